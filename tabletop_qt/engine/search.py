"""A plain player: it looks one action ahead."""

from random import Random

from tabletop_qt.core.position import Position


def choose(position: Position, rng: Random, *, look_ahead: bool = True) -> int:
    """Choose a lawful action of a position that is not over.

    Looking ahead, it wins if it can, shuns what loses at once, and otherwise leaves the other
    side as little choice as it can. A draw is worth a position in which the other side would
    have as much choice as it has now itself: whoever is worse off takes or claims it. Actions
    that are equally good are drawn for.
    """
    actions = position.actions()
    if not look_ahead:
        return rng.choice(actions)
    draw = -len(actions) / 1000
    scores = {action: _score(position, action, draw) for action in actions}
    best = max(scores.values())
    return rng.choice([action for action in actions if scores[action] == best])


def _score(position: Position, action: int, draw: float) -> float:
    seat = position.seat
    position.make(action)
    over = position.over()
    if over is None:
        sign = 1 if position.seat == seat else -1
        score = sign * len(position.actions()) / 1000
    elif over.winners:
        score = 100.0 if seat in over.winners else -100.0
    else:
        score = draw
    position.unmake()
    return score

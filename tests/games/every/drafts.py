"""Half-made moves met by chance, and what their effects come to."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tabletop_qt.core.effects import (
    Added,
    Effect,
    Ended,
    Moved,
    Noted,
    PartGiven,
    PartTaken,
    Promoted,
    Removed,
    Returned,
    Rolled,
    Turned,
)
from tabletop_qt.core.game import Game
from tabletop_qt.core.rules import Draft, Reason, Refused, Rules, Transition
from tabletop_qt.core.steps import Move, Over, Ply, ToMove, ToRoll
from tabletop_qt.core.terms import PieceId, Seat, SiteId
from tests.games.every.tables import play_out, sample, throw


@dataclass(frozen=True)
class Seen:
    """What is seen of a piece: where it stands, of what kind, how it is turned, on which other."""

    site: SiteId
    kind: str
    turn: float = 0
    on: PieceId = ""


Standing = dict[PieceId, Seen]
"""What is seen of each piece."""


def drafts(rules: Rules[Any], rng: Random, states: int, *, last: bool = False) -> Iterator[Any]:
    """Give every draft met on one random way through the prompts of each of some states.

    With `last` there are ends of games among them.
    """
    for state in (*sample(rules, rng, states), *(ends(rules, rng) if last else ())):
        draft = rules.begin(state)
        yield draft
        while steps := rules.prompt(draft).steps:
            draft = rules.extend(draft, (rng.choice(steps),))
            yield draft


def chosen(rules: Rules[Any], state: Any, rng: Random) -> Ply:
    """Throw, or choose a move step by step, with what may be added to it."""
    if isinstance(rules.turn(state), ToRoll):
        return throw(rules, state, rng)
    draft = rules.begin(state)
    while True:
        prompt = rules.prompt(draft)
        if prompt.enough and (not prompt.steps or rng.random() < 0.2):
            return Move(draft.seat, draft.steps)
        draft = rules.extend(draft, (rng.choice(prompt.steps),))


def ends(rules: Rules[Any], rng: Random, games: int = 2) -> list[Any]:
    """Play some games at random and give the states they ended with; a very long one is left."""
    found = []
    for _ in range(games):
        state = play_out(rules, rng, 1000)
        if isinstance(rules.turn(state), Over):
            found.append(state)
    return found


def judged(rules: Rules[Any], state: Any, ply: Ply) -> Transition[Any] | tuple[Reason, ...]:
    """Hand in a ply at the judged door: it is carried out, or it is refused with reasons."""
    try:
        return rules.play(state, ply)
    except Refused as refused:
        return refused.reasons


def chooser(rules: Rules[Any], state: Any) -> Seat | None:
    """Tell whose eyes are on the table: those of a seat that chooses in secret, or everybody's."""
    turn = rules.turn(state)
    return turn.seat if isinstance(turn, ToMove) and turn.secretly else None


def outcome(rules: Rules[Any], state: Any, move: Move) -> tuple[Any, frozenset[Any]]:
    """Give what makes a move another one than the next: where it leads, who moves, what is taken.

    A move that comes back to where it began is another one with another piece; pieces that go
    elsewhere are told by where from, so that those that stand together are as one.
    """
    after, effects = rules.apply(state, move)
    trips: dict[PieceId, tuple[SiteId, SiteId]] = {}
    for effect in effects:
        if isinstance(effect, Moved):
            start, _ = trips.get(effect.piece, (effect.path[0], ""))
            trips[effect.piece] = start, effect.path[-1]
    turned = {effect.piece for effect in effects if isinstance(effect, Turned)} - set(trips)
    moved = turned | {start if start != end else piece for piece, (start, end) in trips.items()}
    moved |= {piece for effect in effects if isinstance(effect, Noted) for piece in effect.pieces}
    taken = {effect for effect in effects if isinstance(effect, Removed | PartTaken | PartGiven)}
    return after, frozenset(moved | taken)


def standing(
    game: Game, rules: Rules[Any], draft: Draft[Any], seat: Seat | None = None
) -> Standing:
    """Read off the picture of a draft what a seat sees standing where."""
    tokens = game.look.tableau(rules, draft, seat).tokens
    return {t.piece: Seen(t.site, t.kind, t.turn, t.on) for t in tokens}


def placed(standing: Standing) -> Standing:
    """Forget what lies on what, which no effect tells."""
    return {piece: replace(seen, on="") for piece, seen in standing.items()}


def retold(before: Standing, effects: Iterable[Effect]) -> Standing:
    """Let effects happen to what stands on the board; each has to fit what it finds."""
    shown = dict(before)
    for effect in effects:
        match effect:
            case Moved(piece, path):
                assert shown[piece].site == path[0], effect
                shown[piece] = replace(shown[piece], site=path[-1], on="")
                for rider, seen in shown.items():
                    if seen.on == piece:
                        shown[rider] = replace(seen, site=path[-1])
            case Returned(piece, path):
                assert shown[piece].site == path[0], effect
                shown[piece] = replace(shown[piece], site=path[-1], on="")
            case Removed(piece, site):
                assert shown.pop(piece).site == site, effect
            case Promoted(piece, kind):
                assert shown[piece].kind != kind, effect
                # Its new picture is not turned.
                shown[piece] = replace(shown[piece], kind=kind, turn=0)
            case Turned(piece, turn):
                assert shown[piece].turn != turn, effect
                shown[piece] = replace(shown[piece], turn=turn)
            case Added(piece, site, kind):
                assert piece not in shown, effect
                shown[piece] = Seen(site, kind)
            case PartTaken(piece) | PartGiven(piece):
                assert piece in shown, effect
            case Ended(_, pieces) | Noted(_, _, pieces):
                assert set(pieces) <= set(shown), effect
            case Rolled(values=values):
                assert all(1 <= value <= 6 for value in values), effect
    return placed(shown)

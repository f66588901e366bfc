"""Actions as steps and back: what is touched, in which order, to make each action."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.steps import Pick, Place, Say, Step, Steps
from tabletop_qt.games.bladder import action as act
from tabletop_qt.games.bladder.cells import CELL_OF, NAME, SIDE_OF
from tabletop_qt.games.bladder.setup import NOWHERE, ON_DIAMOND
from tabletop_qt.games.bladder.state import BALL, State

MARK_WORD = "mark"
HERO = "hero"
SKIP = "skip"
NO_LAME = "no lame"
LEAVE = "leave"
LAME = "lame"
TACKLE = "tackle"
CARRY = "carry"
INTENTS = (HERO, LAME, TACKLE, CARRY)
"""What may be added to an order, in this order (BL-REAL-TIME)."""

_ADD = {
    HERO: act.second_step,
    LAME: act.laming,
    TACKLE: act.tackling,
    CARRY: act.carrying,
}


def ways_of(state: State, actions: Iterable[int]) -> dict[Steps, int]:
    """Give the steps of each lawful action, in the order of the actions.

    What a move may cause is chosen step by step: whom to lame or nobody, the bladder taken or
    left, and who carries it. A choice of one is none.
    """
    actions = list(actions)
    groups: dict[int, list[int]] = defaultdict(list)
    for action in actions:
        groups[action & act.BARE].append(action)
    return {_steps(state, action, groups[action & act.BARE]): action for action in actions}


def _steps(state: State, action: int, group: list[int]) -> Steps:
    start, to = act.start(action), act.to(action)
    match act.kind(action):
        case act.SKIPPED:
            return (Say(SKIP),)
        case act.MARK:
            return Pick(state.man_at(start)), Say(MARK_WORD)
        case act.CLAIM:
            return Say(HERO), Pick(state.man_at(start))
        case act.PASS:
            return Pick(BALL), Pick(state.man_at(to))
    bare = Pick(state.man_at(start)), Place(NAME[to])
    return (*bare, *_choices(state, action, group)) if len(group) > 1 else bare


def _choices(state: State, action: int, group: list[int]) -> Iterator[Step]:
    """Give the choices that tell a move from the others with the same start and end."""
    victim = act.victim(action)
    if any(act.victim(other) != victim for other in group):
        yield Say(NO_LAME) if victim == NOWHERE else Pick(state.man_at(victim))
        group = [other for other in group if act.victim(other) == victim]
    tackled = act.tackled(action)
    if any(act.tackled(other) != tackled for other in group):
        yield Say(LEAVE) if tackled == NOWHERE else Pick(BALL)
        group = [other for other in group if act.tackled(other) == tackled]
    if len(group) > 1:
        yield Pick(_carrier(state, action))


def _carrier(state: State, action: int) -> str:
    """Name the man who is to carry, told by his cell after the move."""
    cell = act.carrier(action)
    return state.man_at(act.start(action) if cell == act.to(action) else cell)


def tried(state: State, action: int) -> Steps:
    """Give the steps that an action which is not lawful would be made by.

    Raises NotationError where there is nobody to make them with.
    """
    start, to = act.start(action), act.to(action)
    kind = act.kind(action)
    if kind == act.SKIPPED:
        return (Say(SKIP),)
    if not state.ids[start]:
        raise NotationError(f"nobody stands on {NAME[start]}", "ALL-EMPTY")
    if kind == act.MARK:
        return Pick(state.man_at(start)), Say(MARK_WORD)
    if kind == act.CLAIM:
        return Say(HERO), Pick(state.man_at(start))
    if kind == act.PASS:
        holder = BALL if start == state.setup.carrier else state.man_at(start)
        steps: list[Step] = [Pick(holder), _man_or_place(state, to)]
    else:
        steps = [Pick(state.man_at(start)), Place(NAME[to])]
    own = SIDE_OF[state.setup.cells[start]]
    if (victim := act.victim(action)) != NOWHERE:
        steps.append(_man_or_place(state, victim, 1 - own))
    if (tackled := act.tackled(action)) != NOWHERE:
        # The bladder itself stands for its carrier; nobody else can be tackled.
        carried = tackled == state.setup.carrier and state.setup.carrier != ON_DIAMOND
        steps.append(Pick(BALL) if carried else Say(TACKLE))
    if (cell := act.carrier(action)) != NOWHERE:
        moved = kind == act.MOVE and cell == to
        steps.append(Pick(state.man_at(start)) if moved else _man_or_place(state, cell, own))
    return tuple(steps)


def _man_or_place(state: State, cell: int, side: int | None = None) -> Step:
    """Give the step that names a man, of a side if one is given, or else his bare square."""
    code = state.setup.cells[cell]
    named = code and side in (None, SIDE_OF[code])
    return Pick(state.man_at(cell)) if named else Place(NAME[cell])


# Orders (BL-REAL-TIME)


def steps_of_order(bare: Steps, order: int) -> Steps:
    """Give the steps of an order: those of its bare action, then its intents."""
    parts = (
        (HERO, act.second(order)),
        (LAME, act.victim(order)),
        (TACKLE, act.tackled(order)),
        (CARRY, act.carrier(order)),
    )
    steps = list(bare)
    for word, cell in parts:
        if cell != NOWHERE:
            steps += (Say(word), Place(NAME[cell]))
    return tuple(steps)


def order_of(bare: int, intents: Steps) -> int | None:
    """Read the intents that follow a bare action; None where they are no order."""
    order, words = bare, list(INTENTS)
    for said, place in zip(intents[::2], intents[1::2], strict=False):
        match said, place:
            case Say(word), Place(site) if word in words and site in CELL_OF:
                order |= _ADD[word](CELL_OF[site])
                del words[: words.index(word) + 1]
            case _:
                return None
    return order if len(intents) % 2 == 0 else None

"""The dice of a turn as they lie on the table: to be thrown or played, used, or lost."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tabletop_qt.core.tableau import OPEN, Die
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, PieceId, Seat
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers import happened
from tabletop_qt.games.uckers.memory import Phase
from tabletop_qt.games.uckers.position import Position
from tabletop_qt.games.uckers.rules import Uckers
from tabletop_qt.games.uckers.state import State
from tabletop_qt.games.uckers.telling import seat_name

USED: Final = "used"
LOST: Final = "lost"
THROWN: Final = "thrown"

_TEXTS: Final = {
    OPEN: MARK("rules", "{value}, still to be played"),
    USED: MARK("rules", "{value}, played"),
    LOST: MARK("rules", "{value}, of no use"),
    THROWN: MARK("rules", "{value}, thrown by {seat}"),
}
_TO_THROW: Final = Die(0, OPEN, Phrase(MARK("rules", "a die to be thrown")), "die-1-blank")


@dataclass(slots=True)
class _Lying:
    """A die that was thrown in this turn."""

    value: int
    state: str
    seat: Seat


def dice_of(rules: Uckers, state: State) -> tuple[Die, ...]:
    """List the dice of the turn in the order they were thrown, and those to be thrown now."""
    if state.over is not None:
        return ()
    position = rules.position(replace(state, since=()))
    lying: list[_Lying] = []
    for action in state.since:
        _follow(position, action, lying)
    waiting = (_TO_THROW,) * rules.options.dice if position.is_chance else ()
    movers = _movers(state, position, lying)
    return (*_shown(lying, rules.options.players, movers), *waiting)


def _shown(
    lying: list[_Lying], players: int, movers: dict[int, frozenset[PieceId]]
) -> Iterator[Die]:
    for number, die in enumerate(lying):
        values: dict[str, str | int | Phrase] = {
            "value": die.value,
            "seat": seat_name(die.seat, players),
        }
        text = Phrase(_TEXTS[die.state], values)
        picture = f"die-{die.value}-{OPEN if die.state == THROWN else die.state}"
        yield Die(die.value, die.state, text, picture, movers.get(number, frozenset()))


def _movers(state: State, position: Position, lying: list[_Lying]) -> dict[int, frozenset[PieceId]]:
    """Find the counters that each open die can move, alone or together with the other one."""
    found: dict[int, set[PieceId]] = {}
    for action in position.actions():
        if act.kind(action) in (act.MOVE, act.BLOB, act.CHALLENGE):
            trial = {number: replace(die) for number, die in enumerate(lying) if die.state == OPEN}
            _spend(action, list(trial.values()))
            for number, die in trial.items():
                if die.state == USED:
                    found.setdefault(number, set()).update(state.pieces_on(act.start(action)))
    return {number: frozenset(pieces) for number, pieces in found.items()}


def _follow(position: Position, action: int, lying: list[_Lying]) -> None:
    """Make an action and keep account of what it does to the dice."""
    seat, starting, challenging = position.seat, position.phase == Phase.START, position.need > 0
    position.make(action)
    if act.is_throw(action):
        for value in act.dice(action):
            state = OPEN
            if starting:
                state = THROWN
            elif challenging:
                state = USED if value == 6 else LOST
            lying.append(_Lying(value, state, seat))
    else:
        _spend(action, [die for die in lying if die.state == OPEN])
    if position.happened & happened.LOST:
        for die in lying:
            die.state = LOST if die.state == OPEN else die.state


def _spend(action: int, dice: list[_Lying]) -> None:
    """Mark the dice that an action uses; those of a challenge that show no six are lost."""
    match act.kind(action):
        case act.MOVE:
            alone = [die for die in dice if die.value == act.distance(action)]
            for die in alone[:1] or dice:
                die.state = USED
        case act.BLOB:
            for die in dice:
                die.state = USED
        case act.CHALLENGE:
            for die in dice:
                die.state = USED if die.value == 6 else LOST

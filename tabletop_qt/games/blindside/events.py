"""What an action does, step by step, as values that can be shown one after the other."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from tabletop_qt.core.steps import Over
from tabletop_qt.core.terms import RuleId, Seat
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside.setup import Phase
from tabletop_qt.games.blindside.ways import Jump, Way


@dataclass(frozen=True, slots=True)
class Went:
    """A pawn went one leg in a straight line (BS-MOVE, BS-REDIRECT)."""

    side: Seat
    start: int
    to: int


@dataclass(frozen=True, slots=True)
class Lost:
    """The pawn on a cell lost arrows, by BS-JUMP or BS-LAND."""

    cell: int
    arrows: int
    """Their mask."""
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Died:
    """The pawn on a cell has no arrows left and leaves the board (BS-DEAD)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Landed:
    """The pawn that moved stands on the same cell as the one it attacks (BS-LAND)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Put:
    """The attacked pawn was put on another cell, by BS-LAND or BS-LAND-NOWHERE."""

    start: int
    to: int
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Turned:
    """The pawn on a cell was turned clockwise by some steps of 60 degrees.

    By BS-ROTATE-STOP, BS-ROTATE-PLACE, BS-LAND or BS-LAND-NOWHERE.
    """

    cell: int
    turns: int
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Rescued:
    """An arrow was put back into the pawn on a start space of the enemy (BS-RESCUE)."""

    cell: int
    arrow: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A side had no legal move (BS-TURN)."""

    side: Seat


@dataclass(frozen=True, slots=True)
class Spaced:
    """A side placed an action space (BS-DRAFT)."""

    side: Seat
    cell: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A side put a pawn with its arrows on a cell, by BS-DRAFT or BS-LOAD."""

    side: Seat
    cell: int
    mask: int
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Kept:
    """Black kept its army (BS-DRAFT)."""


@dataclass(frozen=True, slots=True)
class Swapped:
    """All pawns changed their colour, and Black moves first (BS-DRAFT)."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    over: Over


Event: TypeAlias = (
    Went
    | Lost
    | Died
    | Landed
    | Put
    | Turned
    | Rescued
    | Passed
    | Spaced
    | Placed
    | Kept
    | Swapped
    | Ended
)


def tell(way: Way, action: int, side: Seat) -> Iterator[Event]:
    """Tell of a move along a lawful path, in order."""
    for leg, (start, to) in enumerate(pairwise(way.nodes)):
        yield Went(side, start, to)
        for jump in way.jumps:
            if jump.leg == leg and jump.lost:
                yield from _jumped(jump)
    end, turn = way.nodes[-1], act.turn(action)
    if way.takings:
        yield from _landed(way, action)
    if len(way.nodes) == 1:
        yield Turned(end, turn, "BS-ROTATE-PLACE")
    elif turn:
        yield Turned(end, turn, "BS-ROTATE-STOP")
    if act.rescue(action) >= 0:
        yield Rescued(end, act.rescue(action))


def _jumped(jump: Jump) -> Iterator[Event]:
    yield Lost(jump.cell, jump.lost, "BS-JUMP")
    if not jump.rest:
        yield Died(jump.cell)


def _landed(way: Way, action: int) -> Iterator[Event]:
    end, place = way.nodes[-1], act.place(action)
    yield Landed(end)
    yield Lost(end, 1 << act.arrow(action), "BS-LAND")
    if place < 0:
        yield Died(end)
        return
    rule = next(one.rule for one in way.takings if one.arrow == act.arrow(action))
    yield Put(end, place, rule)
    if act.facing(action):
        yield Turned(place, act.facing(action), rule)


def tell_setting(action: int, side: Seat, phase: Phase) -> Iterator[Event]:
    """Tell of any other action than a move."""
    cell = act.start(action)
    match act.kind(action):
        case act.PASSED:
            yield Passed(side)
        case act.SPACE:
            yield Spaced(side, cell)
        case act.PAWN:
            rule = "BS-LOAD" if phase == Phase.LOAD else "BS-DRAFT"
            yield Placed(side, cell, act.mask(action), rule)
        case act.KEPT:
            yield Kept()
        case act.SWAPPED:
            yield Swapped()

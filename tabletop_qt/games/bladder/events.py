"""What an action does, step by step, as values that can be shown one after the other."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from tabletop_qt.core.terms import RuleId, Seat
from tabletop_qt.games.bladder import action as act
from tabletop_qt.games.bladder.cells import SCORER, SIDE_OF, landed
from tabletop_qt.games.bladder.options import Options
from tabletop_qt.games.bladder.setup import NOWHERE, ON_DIAMOND, Setup


@dataclass(frozen=True, slots=True)
class Marked:
    """A man was marked in secret as his side's hero (BL-HERO)."""

    side: Seat
    cell: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """A man was declared the hero of his side, rightly or not (BL-HERO)."""

    side: Seat
    cell: int
    right: bool


@dataclass(frozen=True, slots=True)
class Skipped:
    """A side had nothing it could do (BL-NO-MOVE)."""

    side: Seat


@dataclass(frozen=True, slots=True)
class Stepped:
    """A man moved; the carrier takes the bladder along (BL-STEP)."""

    side: Seat
    start: int
    to: int


@dataclass(frozen=True, slots=True)
class Turned:
    """The man who has just arrived on a cell turned about (BL-TURN-ABOUT)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Clashed:
    """Two men met on a cell; both are removed, but for a spared one (BL-REAL-TIME)."""

    cell: int
    starts: tuple[int, int]
    """Where Dark's and Light's man came from."""
    spared: Seat = -1
    """The side whose man stays, with `spill` off: the carrier's; -1 if none does."""


@dataclass(frozen=True, slots=True)
class Voided:
    """The second step of an order came to nothing (BL-REAL-TIME).

    Either the claim was wrong, or the square was taken.
    """

    side: Seat
    start: int
    to: int


@dataclass(frozen=True, slots=True)
class Passed:
    """The bladder was passed from man to man (BL-PASS)."""

    start: int
    to: int


@dataclass(frozen=True, slots=True)
class Lamed:
    """A man on a cell was lamed by a side and removed (BL-LAME)."""

    cell: int
    by: Seat


@dataclass(frozen=True, slots=True)
class Took:
    """The bladder was taken from the enemy, by BL-LAME-CARRIER or BL-TACKLE."""

    start: int
    to: int
    rule: RuleId


@dataclass(frozen=True, slots=True)
class PickedUp:
    """The bladder was put from the diamond on a man's head (BL-PICKUP)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Spilled:
    """The bladder fell from a removed carrier back to the diamond (BL-REAL-TIME)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Scored:
    """The bladder came into a goal, by BL-GOAL or BL-OWN-GOAL."""

    cell: int
    winner: Seat
    rule: RuleId


Event: TypeAlias = (
    Marked
    | Claimed
    | Skipped
    | Stepped
    | Turned
    | Clashed
    | Voided
    | Passed
    | Lamed
    | Took
    | PickedUp
    | Spilled
    | Scored
)

LAMED_CARRIER: Final = "BL-LAME-CARRIER"
TACKLED: Final = "BL-TACKLE"


def scored(cell: int, holder: Seat) -> Scored:
    """Tell of a bladder that a side's man brought into a goal (BL-GOAL, BL-OWN-GOAL)."""
    winner = SCORER[cell]
    return Scored(cell, winner, "BL-GOAL" if winner == holder else "BL-OWN-GOAL")


def stepped(cells: bytes | bytearray, start: int, to: int) -> Iterator[Event]:
    """Tell of a man's step, `cells` being as they were before it."""
    code = cells[start]
    yield Stepped(SIDE_OF[code], start, to)
    if landed(code, to) != code:
        yield Turned(to)


def tell(setup: Setup, action: int, options: Options) -> tuple[Event, ...]:
    """Tell what a lawful action of a game in turns does, in order."""
    start = act.start(action)
    match act.kind(action):
        case act.MARK:
            return (Marked(SIDE_OF[setup.cells[start]], start),)
        case act.CLAIM:
            return (Claimed(setup.side, start, setup.heroes[setup.side] == start),)
        case act.SKIPPED:
            return (Skipped(setup.side),)
        case act.PASS:
            return tuple(_of_a_pass(setup, action))
    return tuple(_of_a_move(setup, action, options))


def _of_a_pass(setup: Setup, action: int) -> Iterator[Event]:
    to = act.to(action)
    yield Passed(act.start(action), to)
    if to in SCORER:
        yield scored(to, setup.side)


def _of_a_move(setup: Setup, action: int, options: Options) -> Iterator[Event]:
    start, to, taker = act.start(action), act.to(action), act.carrier(action)
    yield from stepped(setup.cells, start, to)
    if start == setup.carrier and to in SCORER:
        yield scored(to, setup.side)
    victim = act.victim(action)
    if victim != NOWHERE:
        yield Lamed(victim, setup.side)
    if taker == NOWHERE:
        return
    if setup.carrier == ON_DIAMOND:
        yield PickedUp(taker)
        return
    yield Took(setup.carrier, taker, LAMED_CARRIER if victim == setup.carrier else TACKLED)
    if taker in SCORER and options.transfer_scores:
        yield scored(taker, setup.side)

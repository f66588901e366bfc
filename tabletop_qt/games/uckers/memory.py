"""What a position holds, how it is remembered, and what identifies it."""

from enum import IntEnum
from typing import Any

from tabletop_qt.core.steps import Over
from tabletop_qt.core.terms import Seat
from tabletop_qt.games.uckers.options import Options
from tabletop_qt.games.uckers.setup import Setup
from tabletop_qt.games.uckers.standing import Standing


class Phase(IntEnum):
    """What is to be done now."""

    START = 0
    """The starting throw (UC-START)."""
    THROW = 1
    MOVE = 2
    """A use of the throw, or of saved sixes, is to be chosen."""
    OVER = 3


class Memory(Standing):
    """Counters, and how far a turn has come; the last action can be taken back."""

    seat: Seat
    """The seat that throws or moves."""
    phase: Phase
    opening: bool
    """Whether the first throw of the turn is still to come."""
    cocked: int
    """The cocked throws of this turn (UC-COCKY)."""
    lock: int
    """The slot to whose counter the run is bound, or -1 (UC-LOCK, UC-SAVE)."""
    used: bool
    """Whether a saved six was used in this turn (UC-SAVE)."""
    high: int
    """The higher die of the throw."""
    low: int
    """The lower die, or 0 with one die only."""
    need: int
    """The sixes that a challenge still needs; 0 without one (UC-CHALLENGE)."""
    rest: int
    """The die still to be moved when the other has been, or 0."""
    sixed: bool
    """Whether a six of this throw has been moved."""
    listed: list[int]
    """The lawful uses, while one is to be chosen."""
    since: tuple[int, ...]
    """The actions made since the start of the turn."""
    happened: int
    """What the last action brought about by itself, in the bits of `happened`."""

    def __init__(self, setup: Setup, options: Options) -> None:
        super().__init__(setup, options.doorstep)
        self.options = options
        self.any_six = options.challenge_window == "any"
        self.rights = setup.rights
        self.challenger = 0
        self.listed = []
        self.happened = 0
        self._over: Over | None = None
        self._start: tuple[tuple[Seat, ...], tuple[int, ...]] = ((), ())
        """Who takes part in the starting throw, and what has been thrown in it."""
        self._origin = self.count, 0, self.rights
        """The counters, the seat and the rights at the start of the turn."""
        self._past: list[tuple[Any, ...]] = []

    def keep(self) -> None:
        """Remember everything for `unmake`."""
        self._past.append(
            (
                self.count,
                self.places,
                self.walls,
                self.unsteady,
                self.seat,
                self.phase,
                self.opening,
                self.cocked,
                self.lock,
                self.used,
                self.need,
                self.challenger,
                self.high,
                self.low,
                self.rest,
                self.sixed,
                self.listed,
                self.rights,
                self.since,
                self.happened,
                self._origin,
                self._start,
                self._over,
            )
        )

    def unmake(self) -> None:
        """Take back the last action made."""
        (
            self.count,
            self.places,
            self.walls,
            self.unsteady,
            self.seat,
            self.phase,
            self.opening,
            self.cocked,
            self.lock,
            self.used,
            self.need,
            self.challenger,
            self.high,
            self.low,
            self.rest,
            self.sixed,
            self.listed,
            self.rights,
            self.since,
            self.happened,
            self._origin,
            self._start,
            self._over,
        ) = self._past.pop()

    @property
    def key(self) -> int:
        """The identity of the position, with all that decides how the turn may go on."""
        contenders, totals = self._start
        turning = (
            self.seat,
            self.phase,
            self.opening,
            self.cocked,
            self.lock + 1,
            self.used,
            self.need,
            self.challenger if self.need else 0,
            sum(1 << seat for seat in contenders),
            *(totals + (0,) * (4 - len(totals))),
            *self.rights[:2],
            *self.rights.saved,
            self.rights.assist,
        )
        choices = b""
        if self.phase == Phase.MOVE:
            choices = bytes((self.high, self.low, self.rest, self.sixed)) + b"".join(
                choice.to_bytes(2, "big") for choice in self.listed
            )
        unsteady = bytes(sorted(set(self.unsteady))) if self.any_six else b""
        many = bytes(self.count) + b"".join(n.to_bytes(2, "big") for n in turning)
        return int.from_bytes(b"\1" + many + bytes((len(unsteady),)) + unsteady + choices, "big")

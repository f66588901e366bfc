"""What a turn begins with: where all counters stand, who throws, and the rights there are."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from tabletop_qt.core.terms import Seat
from tabletop_qt.games.uckers.track import BASE, SLOTS, slot

NOBODY: Final = -1
"""Before the starting throw and after the end nobody throws."""
COUNTERS: Final = 4
"""The counters of a colour."""


class Rights(NamedTuple):
    """What seats have yet to do or may do; the masks have a bit for each seat."""

    first: int = 0
    """Whose first turn is still to come, where that matters (UC-SNAKE-EYES)."""
    snake: int = 0
    """Who came out by snake eyes on the first turn (UC-SNAKE-BACK)."""
    saved: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The saved sixes of each seat (UC-SAVE)."""
    assist: int = 0
    """Who has qualified to help (UC-ASSIST)."""


NO_RIGHTS: Final = Rights()


@dataclass(frozen=True, slots=True)
class Setup:
    """A position at the start of a turn."""

    places: tuple[tuple[int, ...], ...]
    """The steps of the four counters of each colour, in order."""
    seat: Seat
    rights: Rights = NO_RIGHTS

    def counts(self) -> bytearray:
        """Count the counters on each slot."""
        count = bytearray(SLOTS)
        for colour, steps in enumerate(self.places):
            for step in steps:
                count[slot(colour, step)] += 1
        return count


IN_BASE: Final = ((BASE,) * COUNTERS,) * 4
"""All counters in base."""


def placed(count: bytearray | bytes) -> tuple[tuple[int, ...], ...]:
    """List the steps of each colour's counters out of the counts of the slots."""
    return tuple(
        tuple(
            step
            for step, there in enumerate(count[64 * colour : 64 * colour + 63])
            for _ in range(there)
        )
        for colour in range(4)
    )

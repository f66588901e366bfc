"""What a position string says: everything of a position but its past."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from tabletop_qt.core.terms import Seat
from tabletop_qt.games.bladder.cells import CELLS, DARK, DARK_AHEAD, LIGHT_AHEAD, cells

ON_DIAMOND: Final = -1
"""The carrier's cell while the bladder lies on the diamond."""
NO_ORDER: Final = -1
NOWHERE: Final = -1

UNMARKED: Final = -1
"""No hero is marked yet, written ``?``."""
LAMED: Final = -2
"""The hero was removed before he was declared, written ``x``."""
USED: Final = -3
"""The hero was declared rightly, written ``+``."""
FORFEITED: Final = -4
"""Another man was declared, written ``-``."""

MEN_A_SIDE: Final = 14


HIDDEN: Final = -5
"""What became of the other side's mark is not known to who looks."""
HIDDEN_ORDER: Final = -2
"""Dark's order is written, and not known to who looks."""


class Phase(IntEnum):
    """How far a declared hero's double move has come (BL-HERO)."""

    NONE = 0
    FIRST = 1
    """He is declared, and his first move is to come."""
    SECOND = 2


@dataclass(frozen=True, slots=True)
class Setup:
    """A position without its past, compared by value."""

    cells: bytes
    """What stands on each of the 68 cells, in the codes of `cells`."""
    side: Seat
    """Whose turn it is; while marks are asked, whose turn it will be."""
    carrier: int = ON_DIAMOND
    extra: bool = False
    """Light's extra turn is pending (BL-HALF-TIME)."""
    quiet: int = 0
    """Turns in a row that BL-DRAW counts."""
    heroes: tuple[int, int] = (UNMARKED, UNMARKED)
    """Each side's marked cell, or what became of the mark."""
    phase: Phase = Phase.NONE
    doer: int = NOWHERE
    """Where the declared hero stands while his double move goes on."""
    loud: bool = False
    """The first move of the double move was not quiet."""
    order: int = NO_ORDER
    """Dark's sealed order, while Light's is asked for (BL-REAL-TIME)."""


def _kick_off() -> Setup:
    men = bytearray(CELLS)
    for back, front, code in (("a", "b", DARK_AHEAD), ("h", "g", LIGHT_AHEAD)):
        names = [f"{back}{column}" for column in (1, 2, 3, 6, 7, 8)]
        names += [f"{front}{column}" for column in range(1, 9)]
        for cell in cells(" ".join(names)):
            men[cell] = code
    return Setup(bytes(men), DARK)


KICK_OFF: Final = _kick_off()
"""The set-up of section 2, heroes not marked yet."""

"""What a position string says: everything of a position but its past."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from tabletop_qt.core.terms import Seat

RED: Final = 0
BLACK: Final = 1
TEAMS: Final = ("Red", "Black")

COLOUR: Final = 64
"""The bit of a black pawn's code; the others are its mask."""

Cells = tuple[int, ...]
Pair = tuple[Cells, Cells]
"""Some cells of Red and some of Black."""


class Phase(IntEnum):
    """What the actions of the side to move are."""

    PLAY = 0
    LOAD = 1
    """To load the pawns on the start spaces (BS-LOAD)."""
    ACT = 2
    """To place the action spaces (BS-DRAFT)."""
    PLACE = 3
    """To place the pawns (BS-DRAFT)."""
    PIE = 4
    """To keep the armies or to swap them (BS-DRAFT)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A position without its past, compared by value."""

    cells: bytes
    """The pawn on each cell: 0 for none, else its mask, with `COLOUR` added for a black one."""
    side: Seat = RED
    taken: tuple[int, int] = (0, 0)
    """The arrows captured by Red and by Black."""
    quiet: int = 0
    """Turns since the last capture."""
    passes: int = 0
    """Passes just made in a row (BS-TURN)."""
    rescued: tuple[tuple[int, int], ...] = ()
    """Where a pawn is now and a start space it has used, in order (BS-RESCUE)."""
    drafted: Cells = ()
    """The action spaces placed in a draft, in order."""
    starts: Pair = ((), ())
    """The start spaces of both sides, where play needs them and the options do not tell them."""
    phase: Phase = Phase.PLAY


def pawns(cells: bytes | bytearray, side: Seat) -> Cells:
    """List the cells of a side's pawns in order."""
    return tuple(cell for cell, code in enumerate(cells) if code and code >> 6 == side)

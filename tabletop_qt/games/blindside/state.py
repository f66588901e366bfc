"""The settled state of a game of Blindside."""

from dataclasses import dataclass

from tabletop_qt.core.steps import Over
from tabletop_qt.core.terms import PieceId, Seat
from tabletop_qt.games.blindside.setup import Setup

FRESH: PieceId = "fresh"
"""The pawn that is being placed or loaded, until it is done."""


@dataclass(frozen=True, slots=True)
class Lander:
    """A pawn that stands on the cell of the one it attacks, while the choices are made."""

    cell: int
    number: int
    code: int
    facing: int


@dataclass(frozen=True, slots=True)
class Fresh:
    """A pawn that is being placed or loaded."""

    seat: Seat
    cell: int
    mask: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A position, which pawn is which, how each lies, and what of the past the rules need."""

    setup: Setup
    ids: bytes
    """Which pawn stands on each cell: its number, 0 for none."""
    facing: bytes
    """By how many steps the pawn on each cell has been turned since it was first seen."""
    seen: tuple[int, ...] = ()
    over: Over | None = None
    lander: Lander | None = None
    """Only in a half-made move."""
    fresh: Fresh | None = None
    """Only in a half-made move."""

    def pawn_at(self, cell: int) -> PieceId:
        """Name the pawn on an occupied cell."""
        return f"p{self.ids[cell]}"

    def cell_of(self, piece: PieceId) -> int | None:
        """Find where a pawn stands, or None if it does not stand on the board."""
        number = piece[1:]
        if piece[:1] != "p" or not number.isdecimal() or not 0 < int(number) < 256:
            return None
        cell = self.ids.find(int(number))
        return cell if cell >= 0 else None


def number_pawns(cells: bytes) -> bytes:
    """Number the pawns of a position from 1, in the order of their cells."""
    ids = bytearray(len(cells))
    for number, cell in enumerate((c for c, pawn in enumerate(cells) if pawn), start=1):
        ids[cell] = number
    return bytes(ids)

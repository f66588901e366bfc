"""The settled state of a game of BullTricker."""

from dataclasses import dataclass

from tabletop_qt.core.steps import Over
from tabletop_qt.core.terms import PieceId


@dataclass(frozen=True, slots=True)
class State:
    """What stands where, whose turn it is, and the counts the rules need."""

    cells: bytes
    """What stands on each of the 225 cells, in the engine's numbers."""
    ids: bytes
    """Which piece stands on each cell: its number, 0 for none."""
    seat: int
    quiet: int
    """Plies in a row without a capture or a pawn's move (BT-NO-PROGRESS)."""
    seen: tuple[int, ...]
    """Keys of the positions since the last capture or pawn's move, this one included."""
    over: Over | None = None

    def piece_at(self, cell: int) -> PieceId:
        """Name the piece on an occupied cell."""
        return f"p{self.ids[cell]}"

    def cell_of(self, piece: PieceId) -> int | None:
        """Find where a piece stands, or None if it does not stand on the board."""
        number = piece[1:]
        if piece[:1] != "p" or not number.isdecimal() or not 0 < int(number) < 256:
            return None
        cell = self.ids.find(int(number))
        return cell if cell >= 0 else None


def number_pieces(cells: bytes) -> bytes:
    """Number the pieces of a position from 1, in the order of their cells."""
    ids = bytearray(len(cells))
    for number, cell in enumerate((c for c, piece in enumerate(cells) if piece), start=1):
        ids[cell] = number
    return bytes(ids)

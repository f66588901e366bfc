"""The settled state of a game of Bladder."""

from dataclasses import dataclass

from tabletop_qt.core.steps import Over
from tabletop_qt.core.terms import PieceId
from tabletop_qt.games.bladder.cells import NAME
from tabletop_qt.games.bladder.setup import ON_DIAMOND, Setup

BALL: PieceId = "ball"
"""The bladder, as a piece of its own."""
DIAMOND = "diamond"


@dataclass(frozen=True, slots=True)
class State:
    """A position, which man is which, and what of the past the rules need."""

    setup: Setup
    ids: bytes
    """Which man stands on each cell: his number, 0 for none."""
    seen: tuple[int, ...] = ()
    """Keys of the turns that may come again, this one's included (BL-DRAW)."""
    skips: int = 0
    """Skips made in succession (BL-NO-MOVE)."""
    over: Over | None = None

    def man_at(self, cell: int) -> PieceId:
        """Name the man on an occupied cell."""
        return f"m{self.ids[cell]}"

    def cell_of(self, piece: PieceId) -> int | None:
        """Find where a man stands, or None if he does not stand on the board."""
        number = piece[1:]
        if piece[:1] != "m" or not number.isdecimal() or not 0 < int(number) < 256:
            return None
        cell = self.ids.find(int(number))
        return cell if cell >= 0 else None

    @property
    def ball_at(self) -> str:
        """The site of the bladder."""
        carrier = self.setup.carrier
        return DIAMOND if carrier == ON_DIAMOND else NAME[carrier]


def number_men(cells: bytes) -> bytes:
    """Number the men of a position from 1, in the order of their cells."""
    ids = bytearray(len(cells))
    for number, cell in enumerate((c for c, man in enumerate(cells) if man), start=1):
        ids[cell] = number
    return bytes(ids)

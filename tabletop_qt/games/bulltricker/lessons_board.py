"""How lessons and diagrams tell a position: man by man."""

from tabletop_qt.games.bulltricker.board import CELL_OF, CELLS
from tabletop_qt.games.bulltricker.lines import (
    BLACK_KING,
    BLACK_PAWN,
    BLACK_QUEEN,
    WHITE_KING,
    WHITE_PAWN,
    WHITE_QUEEN,
)
from tabletop_qt.games.bulltricker.notation import encode

_PIECES = {
    "K": WHITE_KING,
    "Q": WHITE_QUEEN,
    "P": WHITE_PAWN,
    "k": BLACK_KING,
    "q": BLACK_QUEEN,
    "p": BLACK_PAWN,
}


def white(men: str, quiet: int = 0) -> str:
    """Give the position string of some men with White to move.

    >>> white("Kg4 ka4 Ph74")
    '7/7k7/7/15/7/15/7/15/7/15/7/15/3P3/7K7/7 w'
    """
    return _string(men, 0, quiet)


def black(men: str, quiet: int = 0) -> str:
    """Give the position string of some men with Black to move."""
    return _string(men, 1, quiet)


def _string(men: str, seat: int, quiet: int) -> str:
    cells = bytearray(CELLS)
    for man in men.split():
        cells[CELL_OF[man[1:]]] = _PIECES[man[0]]
    return encode(bytes(cells), seat, quiet)

"""The 68 cells of Bladder as data, and what may stand on them.

Cells are numbered in the order of position strings: row H to row A, in each row from left to
right, the side squares (columns 9 and 10) at the ends of the rows E and D.

>>> NAME[0], NAME[24], NAME[33], NAME[67]
('h1', 'e9', 'e10', 'a8')
>>> cell_of("d4") == cell_of("4D"), cell_of("9D") == CELL_OF["d9"], cell_of("a9")
(True, True, -1)
"""

import re
from typing import Final

from tabletop_qt.core.terms import Seat

DARK: Final = 0
LIGHT: Final = 1

EMPTY: Final = 0
DARK_AHEAD: Final = 1
"""A Dark man facing row H."""
DARK_TURNED: Final = 2
LIGHT_AHEAD: Final = 3
"""A Light man facing row A."""
LIGHT_TURNED: Final = 4

MEN: Final = ((DARK_AHEAD, DARK_TURNED), (LIGHT_AHEAD, LIGHT_TURNED))
"""The two ways a man of each side may stand."""
SIDE_OF: Final = (-1, DARK, DARK, LIGHT, LIGHT)
"""Whose man a code is; -1 for an empty cell."""
FACING: Final = (0, -1, 1, 1, -1)
"""Where a man faces: -1 up towards row H, 1 down towards row A."""

ROWS: Final = "hgfedcba"
"""The rows from top to bottom."""
LEFT: Final = 9
RIGHT: Final = 10
"""The columns that the side squares are named by."""


def _columns(row: str) -> tuple[int, ...]:
    """List the columns of a row from left to right."""
    inner = tuple(range(1, 9))
    return (LEFT, *inner, RIGHT) if row in "de" else inner


PLACES: Final = tuple((row, column) for row in ROWS for column in _columns(row))
"""Row letter and column number of each cell, as its name tells them."""

CELLS: Final = len(PLACES)
NAME: Final = tuple(f"{row}{column}" for row, column in PLACES)
"""The name of each cell in action notation, which is also the id of its site."""
CELL_OF: Final = {name: cell for cell, name in enumerate(NAME)}

ROW: Final = tuple(ROWS.index(row) for row, _ in PLACES)
"""How far down a cell lies: 0 for row H, 7 for row A."""
COLUMN: Final = tuple({LEFT: 0, RIGHT: 9}.get(column, column) for _, column in PLACES)
"""How far to the right a cell lies: 1 to 8 on the field, 0 and 9 for the side squares."""

_AT: Final = {(ROW[cell], COLUMN[cell]): cell for cell in range(CELLS)}


def cells(names: str) -> tuple[int, ...]:
    """Give the cells of names with blanks between, in their order."""
    return tuple(CELL_OF[name] for name in names.split())


GOALS: Final = cells("h4 h5"), cells("a4 a5")
"""The goal squares each side scores in: Dark's first."""
SCORER: Final[dict[int, Seat]] = {cell: seat for seat in (0, 1) for cell in GOALS[seat]}
"""Which side scores on a goal square (BL-GOAL); the other one loses there (BL-OWN-GOAL)."""
SIDE_SQUARES: Final = cells("e9 e10 d9 d10")
CENTRE: Final = cells("e4 e5 d4 d5")
"""The four squares around the diamond."""
ACROSS: Final = (cells("d4 e5"), cells("d5 e4"))
"""The two pairs of squares that touch across the diamond only."""

BARRED: Final = (
    (),
    tuple(cell for cell in range(CELLS) if ROW[cell] == 0),
    tuple(cell for cell in range(CELLS) if ROW[cell] == 7),
    tuple(cell for cell in range(CELLS) if ROW[cell] == 7),
    tuple(cell for cell in range(CELLS) if ROW[cell] == 0),
)
"""Where a man, by his code, would already have turned about (BL-TURN-ABOUT)."""


def beside(cell: int, down: int, across: int) -> int:
    """Give the cell so many rows below and columns to the right, or -1 off the board."""
    return _AT.get((ROW[cell] + down, COLUMN[cell] + across), -1)


NEIGHBOURS: Final = tuple(
    tuple(
        near
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
        if (down or across) and (near := beside(cell, down, across)) >= 0
    )
    for cell in range(CELLS)
)
"""The cells that share a side or a corner with each cell."""

APART: Final = tuple(
    tuple(near for near in NEIGHBOURS[cell] if {cell, near} not in [set(pair) for pair in ACROSS])
    for cell in range(CELLS)
)
"""The neighbours for laming while the bladder lies on the diamond (BL-LAME-DIAMOND)."""


def distance(one: int, other: int) -> int:
    """Count the king's steps between two cells."""
    return max(abs(ROW[one] - ROW[other]), abs(COLUMN[one] - COLUMN[other]))


def landed(code: int, cell: int) -> int:
    """Give the code of a man that arrives: on the far back row he turns about (BL-TURN-ABOUT)."""
    if cell not in BARRED[code]:
        return code
    ahead, turned = MEN[SIDE_OF[code]]
    return turned if code == ahead else ahead


_WRITTEN: Final = re.compile(r"([a-h])([0-9]+)|([0-9]+)([a-h])")


def cell_of(text: str) -> int:
    """Read the name of a cell, letter or number first, in any case; -1 where there is none."""
    found = _WRITTEN.fullmatch(text.lower())
    if not found:
        return -1
    row, column, printed_column, printed_row = found.groups()
    return CELL_OF.get((row or printed_row) + (column or printed_column), -1)

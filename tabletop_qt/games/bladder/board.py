"""The geometry of Bladder's board: a field of eight by eight, four side squares, the diamond.

The diamond is a place to look at and to point at; no man ever stands on it, and the engine
does not know it.

>>> board = make_board()
>>> len(board.sites), board.sites[0].kind, board["a1"].centre, board["e9"].centre
(69, 'diamond', (50.0, 750.0), (-50.0, 350.0))
"""

from typing import Final

from tabletop_qt.core.board import Board, Label, Point, Site
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP, Phrase
from tabletop_qt.games.bladder.cells import (
    CELLS,
    COLUMN,
    GOALS,
    NAME,
    ROW,
    ROWS,
    SIDE_SQUARES,
    beside,
)

SIZE: Final = 100.0
"""The side of a square, in board units."""
SPAN: Final = 8 * SIZE
FRAME_ACROSS: Final = 130.0
"""The frame left and right of the field, in which the side squares lie."""
FRAME_DOWN: Final = 60.0
TYPE: Final = 24
"""The height of the coordinates."""
DIAMOND: Final = "diamond"
HALF_DIAGONAL: Final = 26.0

SQUARE: Final = "square"
GOAL_SQUARE: Final = "goal square"
SIDE_SQUARE: Final = "side square"

DIRECTIONS: Final = {
    "up": (-1, 0),
    "up right": (-1, 1),
    "right": (0, 1),
    "down right": (1, 1),
    "down": (1, 0),
    "down left": (1, -1),
    "left": (0, -1),
    "up left": (-1, -1),
}
"""The words that links go by, with rows down and columns to the right."""

_THE_DIAMOND = QT_TRANSLATE_NOOP("rules", "the diamond")


def kind(cell: int) -> str:
    """Tell what sort of square a cell is."""
    if cell in SIDE_SQUARES:
        return SIDE_SQUARE
    return GOAL_SQUARE if cell in GOALS[0] + GOALS[1] else SQUARE


def _site(cell: int) -> Site:
    left, top = (COLUMN[cell] - 1) * SIZE, ROW[cell] * SIZE
    right, bottom = left + SIZE, top + SIZE
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    centre = ((left + right) / 2, (top + bottom) / 2)
    outline = tuple(point for corner in corners for point in _cut(corner, centre))
    return Site(NAME[cell], kind(cell), centre, outline, Phrase(NAME[cell].upper()))


def _cut(corner: Point, centre: Point) -> tuple[Point, ...]:
    """Leave room for the diamond at a corner of the four squares around it."""
    x, y = corner
    if corner != (SPAN / 2, SPAN / 2):
        return (corner,)
    across = (x + HALF_DIAGONAL * (1 if centre[0] > x else -1), y)
    down = (x, y + HALF_DIAGONAL * (1 if centre[1] > y else -1))
    return (down, across) if (centre[0] > x) == (centre[1] > y) else (across, down)


def _diamond() -> Site:
    x = y = SPAN / 2
    half = HALF_DIAGONAL
    outline = ((x, y - half), (x + half, y), (x, y + half), (x - half, y))
    return Site(DIAMOND, DIAMOND, (x, y), outline, Phrase(_THE_DIAMOND))


def _labels() -> tuple[Label, ...]:
    """Name the rows left of their first square and the columns below their lowest one."""
    labels = []
    for n, row in enumerate(ROWS):
        x = -SIZE if row in "de" else 0.0
        labels.append(Label(row.upper(), (x - 15, (n + 0.5) * SIZE), TYPE))
    for column in range(1, 9):
        below: Point = ((column - 0.5) * SIZE, SPAN + FRAME_DOWN / 2)
        labels.append(Label(str(column), below, TYPE))
    for text, x in (("9", -SIZE / 2), ("10", SPAN + SIZE / 2)):
        labels.append(Label(text, (x, 5 * SIZE + 20), TYPE))
    return tuple(labels)


def _links() -> dict[str, dict[str, str]]:
    """Join each square to those that share a side or a corner with it."""
    return {
        NAME[cell]: {
            word: NAME[near]
            for word, (down, across) in DIRECTIONS.items()
            if (near := beside(cell, down, across)) >= 0
        }
        for cell in range(CELLS)
    }


def make_board() -> Board:
    """Build the board; the diamond comes first, for it lies on top of the squares it touches."""
    return Board(
        sites=(_diamond(), *(_site(cell) for cell in range(CELLS))),
        bounds=(
            -FRAME_ACROSS,
            -FRAME_DOWN,
            SPAN + 2 * FRAME_ACROSS,
            SPAN + 2 * FRAME_DOWN,
        ),
        links=_links(),
        labels=_labels(),
    )

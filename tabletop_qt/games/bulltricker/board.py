"""The lattice of BullTricker: cells by number, their names, and the board's geometry.

A cell ``(r, c)`` of the 15 x 15 lattice has the number ``15 * r + c``.

>>> name(1, 7), name(12, 7), name(13, 4), name(0, 0)
('A4', 'H7-4', 'G-V3', 'H1-V1')
>>> CELL_OF["h74"], CODE[13 * 15 + 4]
(187, 'gv3')
"""

from tabletop_qt.core.board import Board, Label, Point, Site
from tabletop_qt.core.terms import Phrase

SIZE = 15
CELLS = SIZE * SIZE

SLOT = 36.0
"""Width of an even lattice line, in board units: abutments and the thickness of rectangles."""
ROOM = 64.0
"""Width of an odd lattice line: royal squares and the length of rectangles."""
FRAME = 44.0
SPAN = 8 * SLOT + 7 * ROOM

ROYAL = "royal square"
LYING = "horizontal rectangle"
STANDING = "vertical rectangle"
ABUTMENT = "abutment"


def kind(r: int, c: int) -> str:
    """Tell what sort of cell it is, by the parity of its lines."""
    if r % 2:
        return ROYAL if c % 2 else STANDING
    return LYING if c % 2 else ABUTMENT


def name(r: int, c: int) -> str:
    """Give the name people use, such as ``H7-4``."""
    row = "ABCDEFG"[r // 2] if r % 2 else f"H{r // 2 + 1}"
    column = str(c // 2 + 1) if c % 2 else f"V{c // 2 + 1}"
    return row + column if r % 2 and c % 2 else f"{row}-{column}"


NAME = tuple(name(cell // SIZE, cell % SIZE) for cell in range(CELLS))
"""The name of each cell, by its number."""

CODE = tuple(text.replace("-", "").lower() for text in NAME)
"""The name of each cell in action notation, which is also the id of its site."""

CELL_OF = {code: cell for cell, code in enumerate(CODE)}

KIND = tuple(kind(cell // SIZE, cell % SIZE) for cell in range(CELLS))


def _start(line: int) -> float:
    """Give where a lattice line begins, in board units."""
    return (line + 1) // 2 * SLOT + line // 2 * ROOM


def _site(cell: int) -> Site:
    r, c = divmod(cell, SIZE)
    left, top, right, bottom = _start(c), _start(r), _start(c + 1), _start(r + 1)
    outline = ((left, top), (right, top), (right, bottom), (left, bottom))
    centre = ((left + right) / 2, (top + bottom) / 2)
    return Site(CODE[cell], KIND[cell], centre, outline, Phrase(NAME[cell]))


def _labels() -> tuple[Label, ...]:
    """Name the horizontal lines at the left rim and the vertical ones at the bottom."""
    labels = []
    for line in range(SIZE):
        middle = (_start(line) + _start(line + 1)) / 2
        across, down = name(line, 1), name(1, line)
        row = across[0] if line % 2 else across.split("-")[0]
        column = down[1] if line % 2 else down.split("-")[1]
        left: Point = (-FRAME / 2, middle)
        bottom: Point = (middle, SPAN + FRAME / 2)
        labels += [Label(row, left), Label(column, bottom)]
    return tuple(labels)


def _links() -> dict[str, dict[str, str]]:
    """Join each cell to the lattice cells beside it."""
    links: dict[str, dict[str, str]] = {}
    for cell in range(CELLS):
        r, c = divmod(cell, SIZE)
        links[CODE[cell]] = {
            word: CODE[(r + dr) * SIZE + c + dc]
            for word, dr, dc in (("up", -1, 0), ("right", 0, 1), ("down", 1, 0), ("left", 0, -1))
            if 0 <= r + dr < SIZE and 0 <= c + dc < SIZE
        }
    return links


def make_board() -> Board:
    """Build the one board there is."""
    return Board(
        sites=tuple(_site(cell) for cell in range(CELLS)),
        bounds=(-FRAME, -FRAME, SPAN + 2 * FRAME, SPAN + 2 * FRAME),
        links=_links(),
        labels=_labels(),
    )

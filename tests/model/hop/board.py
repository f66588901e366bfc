"""Five by five places; a1 is Red's left corner, drawn at the bottom."""

from tabletop_qt.core.board import Board, Label, Site
from tabletop_qt.core.terms import Phrase

SIDE = 5
NAMES = tuple(f"{file}{rank}" for rank in range(1, SIDE + 1) for file in "abcde")
CELL_OF = {name: cell for cell, name in enumerate(NAMES)}
STEPS = {"up": SIDE, "right": 1, "down": -SIDE, "left": -1}
CENTRE = CELL_OF["c3"]


def beside(cell: int, step: int) -> int | None:
    """Give the place one step away, or None over the rim."""
    to = cell + step
    over_side = abs(step) == 1 and to // SIDE != cell // SIDE
    return None if over_side or not 0 <= to < SIDE * SIDE else to


def make_board() -> Board:
    """Build the board."""
    sites = []
    links = {}
    for cell, name in enumerate(NAMES):
        x, y = 50 * (cell % SIDE), 50 * (SIDE - 1 - cell // SIDE)
        corners = ((x, y), (x + 50, y), (x + 50, y + 50), (x, y + 50))
        sites.append(Site(name, "place", (x + 25, y + 25), corners, Phrase(name)))
        around = {word: beside(cell, step) for word, step in STEPS.items()}
        links[name] = {word: NAMES[to] for word, to in around.items() if to is not None}
    labels = tuple(Label(file, (25 + 50 * n, 262)) for n, file in enumerate("abcde"))
    return Board(tuple(sites), (-25, -25, 300, 300), links, labels)

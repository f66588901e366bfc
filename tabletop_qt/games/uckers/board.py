"""The geometry of the board: a cross of 15 x 15 cells, a base in each corner.

>>> board = make_board()
>>> len(board.sites), board["0"].centre, board["a-h3"].kind, board["c-b"].centre
(80, (48.0, 384.0), 'chute', (600.0, 600.0))
>>> board["2"].kind, make_board("corner")["1"].kind
('doorstep', 'doorstep')
"""

from typing import Final

from tabletop_qt.core.board import Board, Point, Site
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, SiteId
from tabletop_qt.games.uckers.track import (
    BASE,
    COLOURS,
    FOOT,
    HOME,
    SQUARES,
    TRACKS,
    Track,
    slot,
)

CELL: Final = 48.0
"""The side of a square, in board units."""
RIM: Final = 24.0
ACROSS: Final = 15
"""Cells in a row."""
SPAN: Final = ACROSS * CELL + 2 * RIM

SQUARE: Final = "square"
CORNER: Final = "corner"
DOORSTEP: Final = "doorstep"
FOOT_SQUARE: Final = "foot"
CHUTE: Final = "chute"
HOME_PLACE: Final = "home"
BASE_PLACE: Final = "base"

Cell = tuple[float, float]
"""Column and row; a base lies between four cells."""

_QUARTER: Final[tuple[Cell, ...]] = (
    (0, 7),
    *((column, 6) for column in range(6)),
    *((6, row) for row in range(5, -1, -1)),
)
"""The thirteen ring squares from A's foot on."""
_BASE_MIDDLE: Final[Cell] = (2.5, 2.5)
_APART: Final = 56.0
SPOTS: Final[tuple[Point, ...]] = tuple(
    (x, y) for y in (-_APART, _APART) for x in (-_APART, _APART)
)
"""Where the four spots of a base lie from its middle: the upper two, then the lower two."""
_REACH: Final = 84.0
"""From the middle of a base to the edge of the area of its spots."""


def _turned(cell: Cell, quarters: int) -> Cell:
    """Turn a cell clockwise about the middle of the board."""
    column, row = cell
    for _ in range(quarters):
        column, row = ACROSS - 1 - row, column
    return column, row


def cell_of(at: int) -> Cell:
    """Give the cell of a slot off the ring; of a base its middle."""
    colour, step = at >> 6, at & 63
    return _turned((step - FOOT, 7) if step else _BASE_MIDDLE, colour)


def middle(cell: Cell) -> Point:
    """Give the middle of a cell in board units."""
    column, row = cell
    return RIM + (column + 0.5) * CELL, RIM + (row + 0.5) * CELL


def spots(colour: int) -> tuple[Point, ...]:
    """Give the middles of the four spots of a base, for its first to its fourth counter."""
    x, y = middle(cell_of(slot(colour, BASE)))
    return tuple((x + across, y + down) for across, down in SPOTS)


def site_of(at: int, track: Track) -> SiteId:
    """Name the place of a slot; ring squares go by their number, others by their colour too."""
    name = track.name(at)
    return f"{COLOURS[at >> 6]}-{name}" if name[0] in "bh" else name


def _outline(centre: Point, reach: float) -> tuple[Point, ...]:
    x, y = centre
    return (
        (x - reach, y - reach),
        (x + reach, y - reach),
        (x + reach, y + reach),
        (x - reach, y + reach),
    )


def _ring_site(number: int, track: Track) -> Site:
    seat, place = divmod(number, 13)
    kind = {0: FOOT_SQUARE, 1: CORNER, track.doorstep: DOORSTEP}.get(place, SQUARE)
    centre = middle(_turned(_QUARTER[place], seat))
    texts = {
        DOORSTEP: MARK("rules", "square {number}, the doorstep of {seat}"),
        FOOT_SQUARE: MARK("rules", "square {number}, the foot of {seat}"),
    }
    text = texts.get(kind, MARK("rules", "square {number}"))
    values: dict[str, str | int | Phrase] = {"number": number, "seat": COLOURS[seat].upper()}
    return Site(str(number), kind, centre, _outline(centre, CELL / 2), Phrase(text, values))


def _own_site(colour: int, step: int, track: Track) -> Site:
    """Build a place that only one colour comes to."""
    at = slot(colour, step)
    centre = middle(cell_of(at))
    values: dict[str, str | int | Phrase] = {"seat": COLOURS[colour].upper()}
    kind, text, reach = BASE_PLACE, MARK("rules", "base of {seat}"), _REACH
    if step:
        kind, text, reach = HOME_PLACE, MARK("rules", "home of {seat}"), CELL / 2
    if FOOT < step < HOME:
        kind, text = CHUTE, MARK("rules", "chute {number} of {seat}")
        values["number"] = step - FOOT
    return Site(site_of(at, track), kind, centre, _outline(centre, reach), Phrase(text, values))


def _links(track: Track) -> dict[SiteId, dict[str, SiteId]]:
    """Join each place to the next: ``on`` for everybody, ``in`` for one colour only."""
    links = {str(n): {"on": str((n + 1) % SQUARES)} for n in range(SQUARES)}
    for colour in range(len(COLOURS)):
        foot = slot(colour, FOOT)
        for at in range(foot, slot(colour, HOME)):
            links.setdefault(site_of(at, track), {})["in"] = site_of(at + 1, track)
        base = site_of(slot(colour, BASE), track)
        links[base] = {"on": site_of(track.doorway(colour), track)}
    return links


def make_board(doorstep: str = "second") -> Board:
    """Build the board, with the doorsteps where the option has them (UC-EXIT)."""
    track = TRACKS[doorstep]
    own = (BASE, *range(FOOT + 1, HOME + 1))
    return Board(
        sites=(
            *(_ring_site(number, track) for number in range(SQUARES)),
            *(_own_site(colour, step, track) for colour in range(len(COLOURS)) for step in own),
        ),
        bounds=(0.0, 0.0, SPAN, SPAN),
        links=_links(track),
    )

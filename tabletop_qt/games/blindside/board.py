"""The geometry of the boards: flat-top hexes, so that every side has a straight forward.

>>> board = make_board()
>>> len(board.sites), board["c1"].kind, board["c3"].kind, board.links["a1"]
(80, 'hex', 'action space', {'n': 'a2', 'ne': 'b2', 'se': 'b1'})
"""

from collections.abc import Collection
from math import ceil, cos, floor, pi, sin, sqrt
from typing import Final

from tabletop_qt.core.board import Board, Label, Point, Site
from tabletop_qt.core.terms import Phrase
from tabletop_qt.games.blindside.arena import arena
from tabletop_qt.games.blindside.hexes import WORDS, Hex
from tabletop_qt.games.blindside.layout import Layout
from tabletop_qt.games.blindside.options import Options

SIZE: Final = 60.0
"""From the centre of a hex to a corner, in board units."""
HEIGHT: Final = SIZE * sqrt(3)
"""From one flat side of a hex to the other."""
MARGIN: Final = 60.0

HEX: Final = "hex"
ACTION_SPACE: Final = "action space"


def centre(one: Hex) -> Point:
    """Give the centre of a hex in board units."""
    q, r = one
    return 1.5 * SIZE * q, HEIGHT * (r + q / 2)


def corners(middle: Point) -> tuple[Point, ...]:
    """List the corners of the hex around a point, clockwise from the one in the east."""
    x, y = middle
    return tuple((x + SIZE * cos(pi * n / 3), y + SIZE * sin(pi * n / 3)) for n in range(6))


def _labels(layout: Layout) -> tuple[Label, ...]:
    """Name the files below their lowest hex and the ranks beside their westmost one."""
    labels = []
    cells = range(len(layout.names))
    for file in sorted(set(layout.file_of)):
        low = min((c for c in cells if layout.file_of[c] == file), key=lambda c: layout.rank_of[c])
        x, y = centre(layout.hexes[low])
        labels.append(Label(layout.names[low][0].upper(), (x, y + HEIGHT / 2 + 24)))
    for rank in sorted(set(layout.rank_of)):
        west = min((c for c in cells if layout.rank_of[c] == rank), key=lambda c: layout.file_of[c])
        x, y = centre(layout.hexes[west])
        below, above = layout.next[west][4] < 0, layout.next[west][5] < 0
        across, down = (-82, 0) if below == above else (-64, 37 if below else -37)
        labels.append(Label(str(rank), (x + across, y + down)))
    return tuple(labels)


def board_of(layout: Layout, actions: Collection[int]) -> Board:
    """Build the board of a layout, some of whose cells are action spaces."""
    names = layout.names
    sites = tuple(
        Site(
            name,
            ACTION_SPACE if cell in actions else HEX,
            centre(layout.hexes[cell]),
            corners(centre(layout.hexes[cell])),
            Phrase(name.upper()),
        )
        for cell, name in enumerate(names)
    )
    xs, ys = zip(*(point for site in sites for point in site.outline), strict=True)
    left, top = floor(min(xs) - MARGIN), floor(min(ys) - MARGIN)
    return Board(
        sites=sites,
        bounds=(left, top, ceil(max(xs) + MARGIN - left), ceil(max(ys) + MARGIN - top)),
        links={
            name: {
                word: names[near]
                for word, near in zip(WORDS, layout.next[cell], strict=True)
                if near >= 0
            }
            for cell, name in enumerate(names)
        },
        labels=_labels(layout),
    )


def make_board(options: Options | None = None) -> Board:
    """Build the board of a game; the action spaces of a draft are not known yet.

    Raises NotationError where the switches make no board (BS-BOARD).
    """
    game = arena(options or Options())
    return board_of(game.layout, game.actions)

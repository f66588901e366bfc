"""The drawn board of Uckers: painted plywood from a mess deck as one SVG picture.

Nothing in it has a direction of light, so the picture may be turned by 180 degrees.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from tabletop_qt.core.drawing import Box, chance, fill, plate
from tabletop_qt.games.uckers.counters_rims import disc
from tabletop_qt.games.uckers.ground_bases import bases
from tabletop_qt.games.uckers.ground_home import home
from tabletop_qt.games.uckers.ground_shapes import (
    BASES,
    CHUTES,
    RIM,
    RING,
    SIDE,
    SPAN,
    SPOTS,
    chip,
    framed,
    grain,
    square,
    tile,
)
from tabletop_qt.games.uckers.ground_ways import JOINT, Doorstep, ways
from tabletop_qt.games.uckers.palettes import (
    BRASS,
    DARK_BRASS,
    PALETTES,
    SHELL,
    SQUARE,
    PaletteName,
)

INK: Final = "#efe3c4"
"""The colour of what is written on the frame: more than 4.5 : 1 on its paint."""
DECK: Final = "#3c4a53"
"""The grey paint of the frame."""
WOODS: Final = (SQUARE, "#e7d0a5", "#dfc594")
"""The woods of the squares."""

_PLY: Final = "#b88d56"
_FIBRE: Final = "#93683a"
_SEAM: Final = "#4b3419"


@cache
def ground(palette: PaletteName, doorstep: Doorstep) -> str:
    """Give the whole empty board as SVG text; its view box is the board with its rim."""
    coats = PALETTES[palette]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SPAN:g} {SPAN:g}">'
    wood = (*_frame(), *_cross(), *_squares())
    paint = (*bases(coats), *home(coats), *ways(coats, doorstep))
    return "\n".join((head, *wood, *paint, "</svg>", ""))


def _frame() -> Iterator[str]:
    """The painted rim with its corner plates, and the plywood within."""
    yield from framed((0, 0, SPAN, SPAN), (("#1b2226", 0), (DECK, 1.6)), 12)
    for turn in range(16):
        luck = [chance(turn, k, 41) for k in range(4)]
        along, deep = SPAN * luck[0], 2.6 + 2 * luck[1]
        x, y = ((along, deep), (SPAN - deep, along), (along, SPAN - deep), (deep, along))[turn % 4]
        yield fill(_PLY, chip(x, y, 1 + 2.4 * luck[2], turn, 5), 0.8)
    edge = RIM - 6
    within = SPAN - 2 * edge
    box: Box = (edge, edge, within, within)
    yield from framed(box, ((SHELL, 0), (BRASS, 1.2), (DARK_BRASS, 3.2), (_PLY, 4.4)), 6)
    yield fill(_FIBRE, grain((RIM, RIM, SPAN - 2 * RIM, SPAN - 2 * RIM), 64, 250, 3), 0.45)
    yield from _corners()


def _corners() -> Iterator[str]:
    """A brass plate with a screw at each corner of the frame."""
    far = SPAN - 12
    spots = [(x, y) for x in (12, far) for y in (12, far)]
    for colour, reach in ((SHELL, 7.6), (BRASS, 6.6), (DARK_BRASS, 4.6), (BRASS, 3.8)):
        yield fill(colour, "".join(disc(x, y, reach) for x, y in spots))
    slots = "".join(f"M{x - 2.6:g} {y - 0.6:g}h5.2v1.2h-5.2z" for x, y in spots)
    yield fill(SHELL, slots)


def _cross() -> Iterator[str]:
    """The dark ground of the joints under the arms of the cross."""
    x, long, wide = RIM + 6 * SIDE, SPAN - 2 * RIM, 3 * SIDE
    for box in ((x, RIM, wide, long), (RIM, x, long, wide)):
        yield fill(_SEAM, plate(box, 5, -1))


def _squares() -> Iterator[str]:
    """The squares of ring and chutes, each cut from another piece of wood."""
    cells = (*RING, *(cell for chute in CHUTES for cell in chute))
    by_wood: dict[str, list[str]] = {wood: [] for wood in WOODS}
    fibres = []
    for column, row in cells:
        wood = WOODS[int(len(WOODS) * chance(column, row, 8))]
        by_wood[wood].append(tile(square((column, row), JOINT), 2.2))
        fibres.append(grain(square((column, row), JOINT + 2), 2, 46, column, row))
    for wood, parts in by_wood.items():
        for start in range(0, len(parts), 12):
            yield fill(wood, "".join(parts[start : start + 12]))
    for start in range(0, len(fibres), 12):
        yield fill(_FIBRE, "".join(fibres[start : start + 12]), 0.26)


__all__ = ["BASES", "DECK", "INK", "SPOTS", "WOODS", "Doorstep", "ground"]

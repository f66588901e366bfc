"""The mat that the plates of slate lie on: dark felt with a stitched hem."""

from collections.abc import Iterator
from math import pi

from tabletop_qt.core.drawing import chance, fill
from tabletop_qt.games.blindside.ground_shapes import Box, fills, plate, shrunk, straw

_BINDING = "#0a1415"
_FELT = "#182a2d"
_THREAD = "#6a817d"
_FIBRES = ("#213639", "#112023")


def mat(bounds: Box) -> Iterator[str]:
    """Give the felt with its binding and hem over the whole picture."""
    yield fill(_BINDING, plate(bounds, 14))
    yield fill(_FELT, plate(shrunk(bounds, 4), 11))
    yield from _fibres(bounds)
    yield from fills(_THREAD, [*_stitches(shrunk(bounds, 9.5))], most=6)


def _fibres(bounds: Box) -> Iterator[str]:
    """Short fibres in any direction, pale ones and dark ones."""
    left, top, width, height = shrunk(bounds, 30)
    for shade, colour in enumerate(_FIBRES):
        found = []
        for turn in range(round(width * height / 6500)):
            luck = [chance(shade, turn, k) for k in range(4)]
            x, y = left + width * luck[0], top + height * luck[1]
            found.append(straw(x, y, 8 + 12 * luck[2], pi * luck[3], 0.8))
        yield from fills(colour, found, most=6)


def _stitches(box: Box) -> Iterator[str]:
    """The stitches along the hem, evenly on each side."""
    left, top, width, height = box
    for long, upright in ((width - 14, False), (height - 14, True)):
        count = round(long / 24)
        step = long / count
        for turn in range(count):
            at = 7 + step * (turn + 0.5)
            for far in (False, True):
                if upright:
                    x, y = left + far * width, top + at
                else:
                    x, y = left + at, top + far * height
                yield straw(x, y, step * 0.6, pi / 2 if upright else 0, 1.15)

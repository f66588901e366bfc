"""The middle of the board of Uckers: four homes around a compass, bound with rope."""

from collections.abc import Iterator
from math import hypot
from typing import Final

from tabletop_qt.core.drawing import fill
from tabletop_qt.games.uckers.counters_glyphs import glyph
from tabletop_qt.games.uckers.counters_rims import Spot, at, disc, ring, silhouette
from tabletop_qt.games.uckers.ground_shapes import (
    HOMES,
    HUB,
    for_seat,
    middle,
    strip,
)
from tabletop_qt.games.uckers.palettes import (
    BRASS,
    CREAM,
    DARK_BRASS,
    LETTERS,
    SHELL,
    SQUARE,
    Coat,
    Letter,
    Palette,
)

_REACH: Final = 70.0
"""From the middle to the outside of the rope."""
_CUT: Final = 27.0
"""How much of each corner is cut off."""
_ROPE: Final = "#d8c192"
_STRAND: Final = "#6e5730"


def home(coats: Palette) -> Iterator[str]:
    """Draw the rope, the four homes within it, and the compass in the middle."""
    yield fill(SHELL, ring(_octagon(_REACH + 1.6, _CUT)))
    yield fill(_ROPE, ring(_octagon(_REACH, _CUT)))
    yield fill(_STRAND, "".join(_strands()), 0.9)
    yield fill(SHELL, ring(_octagon(_REACH - 7, _CUT - 4)))
    for seat, letter in enumerate(LETTERS):
        yield for_seat(seat, *_wedge(letter, coats[letter]))
    for seat, letter in enumerate(LETTERS):
        yield from _berth(letter, coats[letter], middle(HOMES[seat]))
    yield from _compass()


def _octagon(reach: float, cut: float) -> list[Spot]:
    x, y = HUB
    k = reach - cut
    corners = [(-reach, -k), (-k, -reach), (k, -reach), (reach, -k)]
    corners += [(reach, k), (k, reach), (-k, reach), (-reach, k)]
    return [(x + u, y + v) for u, v in corners]


def _strands() -> Iterator[str]:
    """The slanting lay of the rope along each side of the octagon."""
    spots = _octagon(_REACH - 3.5, _CUT - 2)
    for (x1, y1), (x2, y2) in zip(spots, (*spots[1:], spots[0]), strict=True):
        long = hypot(x2 - x1, y2 - y1)
        u, v = (x2 - x1) / long, (y2 - y1) / long
        count = round(long / 6.4)
        for k in range(count):
            x, y = x1 + (x2 - x1) * (k + 0.5) / count, y1 + (y2 - y1) * (k + 0.5) / count
            lay = ((-2.6, -3.4), (-1.2, -3.4), (2.6, 3.4), (1.2, 3.4))
            yield ring([(x + u * a - v * b, y + v * a + u * b) for a, b in lay])


def _wedge(letter: Letter, coat: Coat) -> Iterator[str]:
    """One painted quarter with the seat's pattern along its outer edge; drawn for seat A."""
    x, y = HUB
    out, half = _REACH - 8.2, _REACH - _CUT - 4.2
    corner = (out + half) / 2
    spots = [(-out, -half), (-corner, -corner + 0.8), (-1, 0), (-corner, corner - 0.8)]
    yield fill(coat.paint, ring([(x + u, y + v) for u, v in [*spots, (-out, half)]]))
    band = strip(letter, (x - half, y - out + 1.2), 2 * half, 7)
    yield (
        f'<path fill="{coat.trim}" fill-opacity=".85"'
        f' transform="rotate(-90 {x:g} {y:g})" d="{band}"/>'
    )


def _berth(letter: Letter, coat: Coat, spot: Spot) -> Iterator[str]:
    """The place where the finished counters of a seat stand."""
    for colour, reach in ((SHELL, 24.0), (BRASS, 23.2), (SQUARE, 21.8)):
        yield fill(colour, disc(*spot, reach))
    yield fill(coat.paint, silhouette(letter, spot, 19.4) + disc(*spot, 13.4), 0.6, "evenodd")
    yield glyph(letter, *spot, 14, coat.deep, 4.6)


def _compass() -> Iterator[str]:
    """A star of eight points, the same from all sides."""
    for colour, reach in ((SHELL, 24.4), (BRASS, 23.2), (DARK_BRASS, 21.4), ("#22313a", 20.4)):
        yield fill(colour, disc(*HUB, reach))
    yield fill(BRASS, _star(14.0, 5.2, 45), 0.8)
    yield fill(CREAM, _star(19.4, 5.0, 0))
    yield fill(DARK_BRASS, disc(*HUB, 3.6))
    yield fill(BRASS, disc(*HUB, 2.5))


def _star(reach: float, waist: float, first: float) -> str:
    """Four points, with a waist between."""
    turns = range(8)
    return ring([at(HUB, waist if k % 2 else reach, first + 45 * k) for k in turns])

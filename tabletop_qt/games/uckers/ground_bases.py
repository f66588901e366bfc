"""The four painted bases of Uckers: a worn plate in the seat's colour within a brass-like rim."""

from collections.abc import Iterator
from typing import Final

from tabletop_qt.core.drawing import Box, chance, fill
from tabletop_qt.games.uckers.counters_glyphs import glyph
from tabletop_qt.games.uckers.counters_rims import disc, silhouette
from tabletop_qt.games.uckers.ground_shapes import (
    BASES,
    SPOTS,
    chip,
    for_seat,
    framed,
    grain,
    straw,
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

_HALF: Final = 136.0
"""From the middle of a base to its edge."""
_BAND: Final = 12.0
"""The breadth of the pattern that runs along the edge."""
_BARE: Final = "#b98e57"
"""The wood where the paint is off."""


def bases(coats: Palette) -> Iterator[str]:
    """Draw all four bases."""
    for seat, letter in enumerate(LETTERS):
        coat = coats[letter]
        yield for_seat(seat, *_plate(letter, coat))
        yield from _strokes(seat, letter, coat)
        yield from _wear(seat, letter)
        yield from _spots(letter, coat)
        yield from _medal(letter, coat)


def _plate(letter: Letter, coat: Coat) -> Iterator[str]:
    """The rim, the paint, and the seat's pattern along the four edges; drawn for seat A."""
    x, y = BASES["A"]
    box: Box = (x - _HALF, y - _HALF, 2 * _HALF, 2 * _HALF)
    layers = ((SHELL, -1.5), (BRASS, 0.0), (DARK_BRASS, 4.2), (coat.deep, 5.4), (coat.paint, 6.6))
    yield from framed(box, layers, 14)
    start, long = _HALF - 24, 2 * _HALF - 48
    band = strip(letter, (x - start, y - _HALF + 11), long, _BAND)
    for side in range(4):
        yield (
            f'<path fill="{coat.trim}" fill-opacity=".8"'
            f' transform="rotate({90 * side} {x:g} {y:g})" d="{band}"/>'
        )
    out = _HALF - 17
    for colour, reach in ((DARK_BRASS, 4.4), (BRASS, 3.4)):
        screws = (disc(x + u * out, y + v * out, reach) for u in (-1, 1) for v in (-1, 1))
        yield fill(colour, "".join(screws))


def _strokes(seat: int, letter: Letter, coat: Coat) -> Iterator[str]:
    """The strokes of the brush, and a ring painted around the spots."""
    x, y = BASES[letter]
    within = _HALF - 12
    box: Box = (x - within, y - within, 2 * within, 2 * within)
    yield fill(coat.deep, grain(box, 18, 170, seat, 51), 0.3)
    yield fill(CREAM, grain(box, 10, 140, seat, 52), 0.13)
    yield fill(coat.deep, disc(x, y, 103), 0.34)
    yield fill(coat.trim, disc(x, y, 99.5) + disc(x, y, 97.4), 0.8, "evenodd")


def _wear(seat: int, letter: Letter) -> Iterator[str]:
    """Chips at the edges, and the scratches of many games."""
    x, y = BASES[letter]
    chips, scratches = [], []
    for turn in range(7):
        luck = [chance(seat, turn, k, 17) for k in range(4)]
        along, far = (luck[0] - 0.5) * 230, _HALF - 12 - 14 * luck[1]
        spot = ((along, -far), (far, along), (along, far), (-far, along))[turn % 4]
        chips.append(chip(x + spot[0], y + spot[1], 1 + 2.6 * luck[2], seat, turn))
    for turn in range(6):
        luck = [chance(seat, turn, k, 29) for k in range(4)]
        spot = (x + (luck[0] - 0.5) * 200, y + (luck[1] - 0.5) * 200)
        scratches.append(straw(*spot, 12 + 26 * luck[2], 6.3 * luck[3], 0.5))
    yield fill(_BARE, "".join(chips), 0.85)
    yield fill(CREAM, "".join(scratches), 0.24)


def _spots(letter: Letter, coat: Coat) -> Iterator[str]:
    """Four round places of bare wood, each with a ring of brass and the seat's outline."""
    spots = SPOTS[letter]
    for colour, reach in ((SHELL, 32.0), (BRASS, 30.6), (DARK_BRASS, 27.6), (SQUARE, 26.4)):
        yield fill(colour, "".join(disc(x, y, reach) for x, y in spots))
    for spot in spots:
        inner = disc(*spot, 14.4)
        yield fill(coat.paint, silhouette(letter, spot, 20.6) + inner, 0.32, "evenodd")


def _medal(letter: Letter, coat: Coat) -> Iterator[str]:
    """The seat's letter between the spots."""
    spot = BASES[letter]
    yield fill(SHELL, silhouette(letter, spot, 37.4))
    yield fill(BRASS, silhouette(letter, spot, 36.0))
    for colour, reach in ((DARK_BRASS, 28.6), (CREAM, 27.2)):
        yield fill(colour, disc(*spot, reach))
    yield glyph(letter, *spot, 36, coat.deep, 5)

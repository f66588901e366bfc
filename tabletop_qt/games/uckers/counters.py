"""The counters of Uckers as pictures of one cell: single ones, blobs and mixi-blobs.

A blob is a stack of whole counters with its number on a tag; a mixi-blob is parted down the middle,
each side as high as its number. Nothing is told by colour alone.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

from tabletop_qt.core.drawing import fill
from tabletop_qt.games.uckers.counters_glyphs import glyph
from tabletop_qt.games.uckers.counters_rims import (
    LEFT,
    RIGHT,
    ROUND,
    Span,
    Spot,
    disc,
    half_disc,
    rim,
    silhouette,
)
from tabletop_qt.games.uckers.palettes import (
    CREAM,
    PALETTES,
    SHELL,
    Coat,
    Letter,
    Palette,
    PaletteName,
)

CELL: Final = 48
"""The side of a picture, which is that of a cell of the board."""
MOST: Final = 8
"""The highest number a stack can show of one colour."""

Pile: TypeAlias = tuple[Letter, int]
"""How many counters of a seat lie on a square."""

_HEAD: Final = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CELL} {CELL}">'
_MIDDLE: Final[Spot] = (24.0, 24.0)
_LAYERS: Final = 4
"""The counters of a stack that can be seen; the number tells the rest."""
_LINE: Final = 1.7
"""How broad the dark line around a counter is."""
_STEP: Final = 2.8
"""How much higher each counter of a mixi-blob lies than the one below."""
_SHADE: Final = 0.24


@cache
def counter(letter: Letter, palette: PaletteName) -> str:
    """Give one counter: a turned disc with the seat's letter and rim."""
    coat = PALETTES[palette][letter]
    return _picture(
        fill(SHELL, silhouette(letter, _MIDDLE, 22.3), _SHADE),
        *body(letter, coat, _MIDDLE, 21.4),
        *face(coat, _MIDDLE, 13.2),
        glyph(letter, 24, 24, 17.5, coat.deep, 5),
    )


@cache
def stack(piles: Sequence[Pile], palette: PaletteName) -> str:
    """Give what lies on one square: one pile (UC-BLOB) or those of both partners (UC-MIXI)."""
    coats = PALETTES[palette]
    match tuple(piles):
        case ((letter, 1),):
            return counter(letter, palette)
        case ((letter, count),) if 1 < count <= MOST:
            return _picture(*_blob(letter, coats[letter], count))
        case (one, other) if 1 <= one[1] <= MOST and 1 <= other[1] <= MOST and one[0] != other[0]:
            return _picture(*_mixi(min(one, other), max(one, other), coats))
    raise ValueError(f"no stack: {piles}")


def body(
    letter: Letter,
    coat: Coat,
    middle: Spot,
    reach: float,
    span: Span = ROUND,
    aside: float = 0,
) -> Iterator[str]:
    """Draw the painted wood of a counter, or of one half of it, without its face.

    The paint of a half lies `aside`, so that its straight edge is dark too.
    """
    x, y = middle
    inner = (x + aside, y)
    yield fill(SHELL, silhouette(letter, middle, reach, span))
    yield fill(coat.paint, silhouette(letter, inner, reach - _LINE, span))
    yield from rim(letter, coat, inner, (reach * 0.67, reach - _LINE - 0.3), span)


def face(coat: Coat, middle: Spot, reach: float, span: Span = ROUND) -> Iterator[str]:
    """Draw the light disc in the middle of a counter, with its turned edge."""
    yield fill(coat.deep, half_disc(middle, reach, span))
    yield fill(CREAM, half_disc(middle, reach - 1.1, span))


def _picture(*parts: str) -> str:
    return "\n".join((_HEAD, *parts, "</svg>", ""))


def _blob(letter: Letter, coat: Coat, count: int) -> Iterator[str]:
    """A stack seen a little from the front: the edges of the lower counters, then the top one."""
    layers = min(count, _LAYERS)
    step, reach = 3.5, 18.0
    low = 24 + step * (layers - 1) / 2
    yield fill(SHELL, silhouette(letter, (22.6, low), reach + 0.9), _SHADE)
    middle = (22.6, low)
    for layer in range(layers):
        middle = (22.6, low - step * layer)
        yield from body(letter, coat, middle, reach)
    yield from face(coat, middle, 11.6)
    yield glyph(letter, middle[0] - 0.5, middle[1] - 0.3, 15.5, coat.deep, 5)
    yield from _tag(count)


def _tag(count: int) -> Iterator[str]:
    """The number of a blob on a dark tally at the lower right."""
    yield fill(CREAM, disc(36.8, 36.6, 10.4))
    yield fill(SHELL, disc(36.8, 36.6, 9.3))
    yield glyph(str(count), 36.8, 36.6, 14, CREAM, 5)


def _mixi(left: Pile, right: Pile, coats: Palette) -> Iterator[str]:
    """Both partners' counters, parted: no wall stands here."""
    layers = min(max(left[1], right[1]), _LAYERS)
    low = 24 + _STEP * (layers - 1) / 2
    yield from _half(left, coats[left[0]], LEFT, low)
    yield from _half(right, coats[right[0]], RIGHT, low)


def _half(pile: Pile, coat: Coat, span: Span, low: float) -> Iterator[str]:
    """One side of a mixi-blob, as high as its number."""
    letter, count = pile
    aside = -0.9 if span == LEFT else 0.9
    reach = 19.4
    yield fill(SHELL, silhouette(letter, (24, low), reach + 0.9, span), _SHADE)
    middle = (24.0, low)
    for layer in range(min(count, _LAYERS)):
        middle = (24, low - _STEP * layer)
        yield from body(letter, coat, middle, reach, span, aside)
    yield from face(coat, (24 + aside, middle[1]), 13.2, span)
    yield glyph(str(count), 24 + 7 * aside, middle[1], 15.5, coat.deep, 4.8)

"""The badges that stand for seats and teams, and counters put together for bases."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, Literal, TypeAlias

from tabletop_qt.core.drawing import fill
from tabletop_qt.games.uckers.counters import body, face
from tabletop_qt.games.uckers.counters_glyphs import glyph
from tabletop_qt.games.uckers.counters_rims import LEFT, RIGHT, Spot, disc, silhouette
from tabletop_qt.games.uckers.ground_shapes import APART
from tabletop_qt.games.uckers.palettes import (
    BRASS,
    DARK_BRASS,
    PALETTES,
    SHELL,
    Letter,
    Palette,
    PaletteName,
)

Team: TypeAlias = Literal["AC", "BD"]
Badge: TypeAlias = Letter | Team
"""One seat, or both colours of a team."""
TEAMS: Final[dict[Team, tuple[Letter, Letter]]] = {"AC": ("A", "C"), "BD": ("B", "D")}

BASE_SIDE: Final = 2 * APART + 48
"""The side of the picture of a base's counters, in units of the board."""

_MIDDLE: Final[Spot] = (50.0, 50.0)


@cache
def badge(who: Badge, palette: PaletteName) -> str:
    """Give the badge of a seat, or of a team as a counter of two halves, 100 units wide."""
    coats = PALETTES[palette]
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    parts = _team(TEAMS[who], coats) if who == "AC" or who == "BD" else _single(who, coats)
    return "\n".join((head, *_plaque(), *parts, "</svg>", ""))


def _plaque() -> Iterator[str]:
    for colour, reach in ((SHELL, 49.0), (BRASS, 47.4), (DARK_BRASS, 44.0), (SHELL, 43.0)):
        yield fill(colour, disc(*_MIDDLE, reach))


def _single(letter: Letter, coats: Palette) -> Iterator[str]:
    coat = coats[letter]
    yield from body(letter, coat, _MIDDLE, 42)
    yield from face(coat, _MIDDLE, 26)
    yield glyph(letter, *_MIDDLE, 35, coat.deep, 4.8)


def _team(pair: tuple[Letter, Letter], coats: Palette) -> Iterator[str]:
    for letter, span, aside in zip(pair, (LEFT, RIGHT), (-1.4, 1.4), strict=True):
        coat = coats[letter]
        yield from body(letter, coat, _MIDDLE, 42, span, aside)
        yield from face(coat, (50 + aside, 50.0), 26, span)
        yield glyph(letter, 50 + 9.4 * aside, 50, 26, coat.deep, 5)


@cache
def in_base(letter: Letter, count: int, palette: PaletteName) -> str:
    """Give 0 to 4 counters on the spots of a base, `BASE_SIDE` wide about its middle."""
    return _counters_in_base(letter, range(count), palette)


@cache
def on_spot(letter: Letter, spot: int, palette: PaletteName) -> str:
    """Give one counter on one of the four spots of a base, `BASE_SIDE` wide about its middle."""
    return _counters_in_base(letter, (spot,), palette)


def _counters_in_base(letter: Letter, spots: Iterable[int], palette: PaletteName) -> str:
    side, coat = BASE_SIDE, PALETTES[palette][letter]
    low, high = 24.0, side - 24.0
    parts = []
    for spot in spots:
        middle = (high if spot % 2 else low, high if spot > 1 else low)
        parts.append(fill(SHELL, silhouette(letter, middle, 22.3), 0.24))
        parts += [*body(letter, coat, middle, 21.4), *face(coat, middle, 13.2)]
        parts.append(glyph(letter, *middle, 17.5, coat.deep, 5))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side:g} {side:g}">'
    return "\n".join((head, *parts, "</svg>", ""))

"""The drawn pawns of Blindside, their figures, loose arrows, and their blind side.

A pawn may lie at any of six facings, so nothing in it has a direction of light; its figure is a
picture of its own, which stays upright. Red wears a closed line and Black six studs, as on the
start spaces: no side is told by its colour alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin, sqrt

from tabletop_qt.core.drawing import fill
from tabletop_qt.core.terms import Seat
from tabletop_qt.games.blindside.ground_shapes import Spot, corners, disc, ring, worn

_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
_BOX = "-60 -60 120 120"
_MIDDLE = (0.0, 0.0)


@dataclass(frozen=True)
class _Coat:
    """What the pawns of a side are made of."""

    shell: str
    """The outermost line: more than 3 : 1 on the slate."""
    edge: str
    face: str
    groove: str
    arrow: str
    glint: str
    """The fine line around an arrow."""
    gap: float
    """How broad that line is."""
    trim: str
    """The closed line of Red, the studs of Black."""
    figure: str
    cut: float
    """How much the corners are rounded."""


_RED = _Coat(
    shell="#2a0508",
    edge="#7c181d",
    face="#a02428",
    groove="#6a1216",
    arrow="#0d0707",
    glint="#f6c3b0",
    gap=2.8,
    trim="#f3b7a4",
    figure="#6b0d13",
    cut=9.0,
)
_BLACK = _Coat(
    shell="#050607",
    edge="#3c4449",
    face="#1d2124",
    groove="#0a0c0d",
    arrow="#ee4a3c",
    glint="#2b0506",
    gap=1.8,
    trim="#dfe3e2",
    figure="#101316",
    cut=2.0,
)
_COATS = (_RED, _BLACK)

_ARROW: tuple[Spot, ...] = (
    *((0, -39.6), (12.8, -23.4), (4.7, -23.4), (4.7, -14)),
    *((-4.7, -14), (-4.7, -23.4), (-12.8, -23.4)),
)
_GROOVE: tuple[Spot, ...] = ((-3, -36.6), (3, -36.6), (3, -15), (-3, -15))

_DIGITS = (
    "M-3.4-5.4L1.4-8.6V8.6",
    "M-5-4.6C-4.6-10 5-10 5-4.2C5-.6-1 2.4-5 8.4H5.6",
    "M-4.8-8.4H4.6L-.4-1.8C7 -1.8 7 8.4-.4 8.4C-3 8.4-4.6 7.2-5.4 5.6",
    "M2.6 8.6V-8.6L-5.8 4H6",
    "M4.6-8.4H-3.6L-4.4-1.2C6.4-4.6 7.8 8.4-.4 8.4C-2.8 8.4-4.4 7.4-5.2 6",
    "M3.4-8.4C-2.4-6-5.2-1.6-5.2 3A5.2 5.2 0 1 0 5.2 3A5.2 5.2 0 0 0-4.8 1.4",
)
"""The figures from 1 to 6, drawn with a broad pen."""


@cache
def pawn(side: Seat, mask: int, ghost: bool = False) -> str:
    """Give a pawn without its figure; bit d of `mask` is an arrow that points in direction d.

    A ghost is pale: where a pawn could stand, or how it could face.
    """
    coat = _COATS[side]
    return _picture(_BOX, *(_ghost if ghost else _body)(coat), *_arrows(coat, mask))


@cache
def number(side: Seat, count: int) -> str:
    """Give the light disc with the number of a pawn's arrows, 1 to 6; it lies on the pawn."""
    coat = _COATS[side]
    return _picture(
        _BOX,
        fill(coat.shell, disc(0, 0, 16.6)),
        fill("#f6efdf", disc(0, 0, 14.8)),
        f'<path fill="none" stroke="{coat.figure}" stroke-width="4.2" stroke-linecap="round"'
        f' stroke-linejoin="round" d="{_DIGITS[count - 1]}"/>',
    )


@cache
def arrow(side: Seat) -> str:
    """Give one loose arrow as the pawns of a side carry it, pointing up, for a tray."""
    coat = _COATS[side]
    shape = ring([(x * 1.1, (y + 26.8) * 1.1) for x, y in _ARROW])
    return _picture("-20 -20 40 40", _edged(coat, shape))


@cache
def blind(mask: int) -> str:
    """Give the shade over the sides to which no arrow points."""
    return _picture(_BOX, *_shades(mask))


def _picture(box: str, *parts: str) -> str:
    return "\n".join((_HEAD.format(box=box), *parts, "</svg>", ""))


def _body(coat: _Coat) -> Iterator[str]:
    """The hexagon with its six grooves and what tells its side."""
    yield fill("#000000", worn(corners(_MIDDLE, 50), coat.cut), 0.28)
    yield fill(coat.shell, worn(corners(_MIDDLE, 47.4), coat.cut))
    if coat is _RED:
        yield fill(coat.trim, worn(corners(_MIDDLE, 44.2), coat.cut))
        yield fill(coat.edge, worn(corners(_MIDDLE, 41.8), coat.cut))
        yield fill(coat.face, worn(corners(_MIDDLE, 40.2), coat.cut))
    else:
        yield fill(coat.edge, worn(corners(_MIDDLE, 44.6), coat.cut))
        yield fill(coat.face, worn(corners(_MIDDLE, 43.2), coat.cut))
        yield fill(coat.trim, _studs())
    yield fill(coat.groove, "".join(ring(_turned(_GROOVE, d)) for d in range(6)))


def _ghost(coat: _Coat) -> Iterator[str]:
    """The bare shape, through which the board shows."""
    yield fill(coat.face, worn(corners(_MIDDLE, 46), coat.cut), 0.5)
    line = worn(corners(_MIDDLE, 47.4), coat.cut)
    yield fill(coat.shell, line + worn(corners(_MIDDLE, 44.8)[::-1], coat.cut), 0.9)
    if coat is _RED:
        line = worn(corners(_MIDDLE, 44.8), coat.cut)
        yield fill(coat.trim, line + worn(corners(_MIDDLE, 43)[::-1], coat.cut), 0.8)
    else:
        yield fill(coat.trim, _studs(), 0.8)
    yield fill(coat.shell, disc(0, 0, 17) + disc(0, 0, 15, hole=True), 0.9)


def _studs() -> str:
    return "".join(disc(x, y, 3.3) for x, y in corners(_MIDDLE, 38))


def _arrows(coat: _Coat, mask: int) -> Iterator[str]:
    for d in range(6):
        if mask >> d & 1:
            yield _edged(coat, ring(_turned(_ARROW, d)))


def _edged(coat: _Coat, data: str) -> str:
    return (
        f'<path fill="{coat.arrow}" stroke="{coat.glint}" stroke-width="{coat.gap:g}"'
        f' stroke-linejoin="round" d="{data}"/>'
    )


def _turned(spots: tuple[Spot, ...], direction: int) -> list[Spot]:
    """Turn what points north to one of the six directions."""
    c, s = cos(pi * direction / 3), sin(pi * direction / 3)
    return [(c * x - s * y, s * x + c * y) for x, y in spots]


def _shades(mask: int) -> Iterator[str]:
    """A sector for each direction without an arrow, from the disc on, and a bar that shuts it."""
    blind_to = [d for d in range(6) if not mask >> d & 1]
    if not blind_to:
        return
    for near, far, alpha in ((16, 50.5, 0.45), (47, 50.5, 0.75)):
        sector = _sector(near, far)
        yield fill("#020406", "".join(ring(_turned(sector, d)) for d in blind_to), alpha)


def _sector(near: float, far: float) -> tuple[Spot, ...]:
    """Give the north sixth of a hex between two distances from its middle."""
    u, v = near / sqrt(3), far / sqrt(3)
    return ((-u, -near), (u, -near), (v, -far), (-v, -far))

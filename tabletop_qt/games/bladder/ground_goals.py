"""The two goals: straw on the ground, and heaps of smocks at their posts."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import pi

from tabletop_qt.core.drawing import chance, fill
from tabletop_qt.games.bladder.ground_shapes import blotch, outlined, straw, trodden, turned

_STRAW = ("#7f6d33", "#544720")
_STALKS = ("#b59d4f", "#9a8440")
_CHALK = "#efe8d0"
_EDGE = "#160d07"

Spots = list[tuple[float, float]]


@dataclass(frozen=True)
class Cloth:
    """What the smocks of a side are made of."""

    plain: tuple[str, str, str]
    """The cloth of the three smocks of a heap."""
    fold: str
    thread: str
    pattern: tuple[Spots, ...]


def _bar(x: float, y: float, across: float, down: float, lean: float = 0) -> Spots:
    """A thread of the pattern; `lean` makes it an arm of a cross-stitch."""
    return [
        (x - across - lean, y - down),
        (x + across - lean, y - down),
        (x + across + lean, y + down),
        (x - across + lean, y + down),
    ]


_TUNIC: Spots = [
    *((-5, -13), (0, -10), (5, -13), (9, -13), (24, -4), (24, -1), (19, 6), (17, 5), (10, 0)),
    *((10, 2), (13, 17), (11, 19), (0, 16), (-11, 19), (-13, 17), (-10, 2), (-10, 0)),
    *((-17, 5), (-19, 6), (-24, -1), (-24, -4), (-9, -13)),
]
_NECK: Spots = [(-5, -12), (5, -12), (3, -7), (-3, -7)]
_LIGHT = Cloth(
    ("#d9cdb0", "#e6dcc3", "#f1e8d2"),
    "#6b5f49",
    "#56707c",
    tuple(_bar(x, 5.5, 1.6, 13) for x in (-6.5, 0, 6.5)),
)
_DARK = Cloth(
    ("#6e1b20", "#812326", "#952b2c"),
    "#2c090c",
    "#eccf9d",
    tuple(_bar(x, y, 1.3, 5, lean) for x, y in ((0, 1), (-6, 10), (6, 10)) for lean in (-4, 4)),
)
_THROWN = ((-13.0, 3.0, 1.9), (13.0, -3.0, -1.5), (0.0, 1.0, 0.3))
"""Where the three smocks of a heap lie, and how they are turned."""


def floors() -> Iterator[str]:
    """Give the straw in both goals."""
    for row in (0, 7):
        for column in (3, 4):
            yield from _floor(row, column)
        mouth = 100.0 if row == 0 else 700.0
        lines = [straw(287.5 + 25 * k, mouth, 21, 0, 2) for k in range(1, 9)]
        for x in (300, 500):
            lines += [straw(x, 100 * row - 12.5 + 25 * k, 21, pi / 2, 2) for k in range(1, 5)]
        yield fill(_CHALK, "".join(lines), 0.6)


def heaps() -> Iterator[str]:
    """Give the posts of both goals: Light's smocks at the top, Dark's at the bottom."""
    for y, cloth in ((-2.0, _LIGHT), (802.0, _DARK)):
        for x in (300.0, 500.0):
            yield fill(_EDGE, blotch(x, y, 36, 26, 9, int(x), int(y)), 0.45)
            for turn, (u, v, angle) in enumerate(_THROWN):
                yield from _smock(x + u, y + v, angle + 0.4 * (x > 400), cloth, turn)


def _floor(row: int, column: int) -> Iterator[str]:
    """Straw strewn over one square of a goal."""
    dark = (row + column) % 2
    x, y = 100.0 * column, 100.0 * row
    yield fill(_STRAW[dark], trodden((x + 1, y + 1, 98, 98), row, column, 3))
    for bundle in range(3):
        stalks = []
        for turn in range(12):
            luck = [chance(row, column, bundle, turn, k) for k in range(4)]
            u, v = x + 11 + 78 * luck[0], y + 11 + 78 * luck[1]
            stalks.append(straw(u, v, 13 + 9 * luck[2], pi * luck[3]))
        yield fill(_STALKS[dark], "".join(stalks), 0.45 + 0.15 * bundle)


def _big(spots: Spots) -> Spots:
    return [(1.25 * x, 1.25 * y) for x, y in spots]


def _smock(x: float, y: float, angle: float, cloth: Cloth, turn: int) -> Iterator[str]:
    """A smock on the ground, its sleeves spread, with the pattern of its side."""
    yield outlined(cloth.plain[turn], _EDGE, 2.2, turned(x, y, angle, _big(_TUNIC)))
    for mark in cloth.pattern:
        yield fill(cloth.thread, turned(x, y, angle, _big(mark)))
    yield fill(cloth.fold, turned(x, y, angle, _big(_NECK)))

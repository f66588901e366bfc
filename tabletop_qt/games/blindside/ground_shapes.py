"""Path data for the drawn slate: hexes, the outlines of whole plates, flakes and threads.

Everything is a filled path with few parts: Qt draws those several times faster than strokes, and
than paths with hundreds of parts.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, hypot, pi, sin, sqrt
from typing import TypeAlias

from tabletop_qt.core.drawing import chance, fill

Spot: TypeAlias = tuple[float, float]
"""A point in board units, x to the right and y down."""
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""
Edge: TypeAlias = tuple[Spot, Spot]
Sides: TypeAlias = dict[tuple[int, int, int, int], Edge]
"""Sides of hexes by whole numbers for their two ends; the side next door has them swapped."""

REACH = 60.0
"""From the middle of a hex to its corners."""
HALF = REACH * sqrt(3) / 2
"""From the middle of a hex to its sides."""


def fills(colour: str, parts: Sequence[str], alpha: float = 1, most: int = 12) -> Iterator[str]:
    """Give paths of one colour, each with at most `most` of the parts."""
    for start in range(0, len(parts), most):
        yield fill(colour, "".join(parts[start : start + most]), alpha)


def corners(middle: Spot, reach: float) -> list[Spot]:
    """List the corners of a flat-top hex clockwise, the right one first."""
    x, y = middle
    return [(x + reach * cos(pi * k / 3), y + reach * sin(pi * k / 3)) for k in range(6)]


def ring(spots: Iterable[Spot]) -> str:
    """Give the closed line through some points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) + "z"


def hexagon(middle: Spot, reach: float) -> str:
    """Give one hex."""
    return ring(corners(middle, reach))


def worn(spots: Sequence[Spot], cut: float) -> str:
    """Give a closed line whose corners are rounded from `cut` units before to behind them."""
    parts = []
    for k, here in enumerate(spots):
        before, after = spots[k - 1], spots[(k + 1) % len(spots)]
        x1, y1 = towards(here, before, cut)
        x2, y2 = towards(here, after, cut)
        x, y = here
        parts.append(f"{'L' if k else 'M'}{x1:.1f} {y1:.1f}Q{x:.1f} {y:.1f} {x2:.1f} {y2:.1f}")
    return "".join(parts) + "z"


def towards(here: Spot, there: Spot, far: float) -> Spot:
    """Give the point `far` units from one point on the way to another."""
    share = far / hypot(there[0] - here[0], there[1] - here[1])
    return here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1])


def sides(cells: Iterable[Spot], origin: Spot) -> Sides:
    """Give the sides of hexes, each clockwise; plates with the same origin can be compared."""
    found: Sides = {}
    for cell in cells:
        spots = corners(cell, REACH)
        for here, there in zip(spots, (*spots[1:], spots[0]), strict=True):
            found[(*_key(here, origin), *_key(there, origin))] = (here, there)
    return found


def _key(spot: Spot, origin: Spot) -> tuple[int, int]:
    return round((spot[0] - origin[0]) * 2 / REACH), round((spot[1] - origin[1]) / HALF)


def outlines(cells: Sequence[Spot]) -> list[list[Spot]]:
    """Trace hexes that lie together: the ring around them clockwise, holes the other way."""
    edges = sides(cells, cells[0])
    rim = {key[:2]: key for key in edges if (*key[2:], *key[:2]) not in edges}
    rings = []
    while rim:
        key = rim[next(iter(rim))]
        spots = []
        while key[:2] in rim:
            del rim[key[:2]]
            spots.append(edges[key][0])
            key = rim.get(key[2:], key)
        rings.append(spots)
    return rings


def drawn_in(spots: Sequence[Spot], by: float) -> list[Spot]:
    """Move the sides of an outline inwards, or outwards if `by` is less than 0."""
    moved = []
    for k, (x, y) in enumerate(spots):
        (u1, v1), (u2, v2) = (
            _inward(spots[k - 1], (x, y)),
            _inward((x, y), spots[(k + 1) % len(spots)]),
        )
        far = by / (1 + u1 * u2 + v1 * v2)
        moved.append((x + far * (u1 + u2), y + far * (v1 + v2)))
    return moved


def _inward(here: Spot, there: Spot) -> Spot:
    """Give the unit vector to the right of a way: inwards, where it goes clockwise."""
    x, y = there[0] - here[0], there[1] - here[1]
    long = hypot(x, y)
    return -y / long, x / long


def plate(box: Box, round_: float) -> str:
    """Give a rounded rectangle."""
    x, y, width, height = box
    k, across, down = round_, width - 2 * round_, height - 2 * round_
    return (
        f"M{x + k:g} {y:g}h{across:g}q{k:g} 0 {k:g} {k:g}v{down:g}q0 {k:g}-{k:g} {k:g}"
        f"h{-across:g}q-{k:g} 0-{k:g}-{k:g}v{-down:g}q0-{k:g} {k:g}-{k:g}z"
    )


def shrunk(box: Box, by: float) -> Box:
    """Give the box `by` units inside another."""
    return box[0] + by, box[1] + by, box[2] - 2 * by, box[3] - 2 * by


def disc(x: float, y: float, reach: float, *, hole: bool = False) -> str:
    """Give a circle; one that is to be a hole goes the other way round."""
    k, sweep = reach, 0 if hole else 1
    return (
        f"M{x - k:.1f} {y:.1f}a{k:.1f} {k:.1f} 0 1 {sweep} {2 * k:.1f} 0"
        f"a{k:.1f} {k:.1f} 0 1 {sweep} {-2 * k:.1f} 0z"
    )


def straw(x: float, y: float, length: float, angle: float, thick: float) -> str:
    """Give one straight line with pointed ends around (x, y)."""
    u, v = length / 2 * cos(angle), length / 2 * sin(angle)
    p, q = thick * -sin(angle), thick * cos(angle)
    return ring([(x - u, y - v), (x + p, y + q), (x + u, y + v), (x - p, y - q)])


def flake(x: float, y: float, long: float, wide: float, angle: float, *seed: int) -> str:
    """Give a shard with ragged sides that lies along `angle`."""
    c, s = cos(angle), sin(angle)
    spots = []
    for turn in range(8):
        out = 0.7 + 0.5 * chance(*seed, turn)
        around = 2 * pi * (turn + 0.6 * chance(*seed, turn, 1)) / 8
        u, v = long * out * cos(around), wide * out * sin(around)
        spots.append((x + c * u - s * v, y + s * u + c * v))
    return ring(spots)

"""What is let into the slate: the rings of action spaces, start marks, keys across the joints."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import cos, pi, sin

from tabletop_qt.core.drawing import fill
from tabletop_qt.games.blindside.ground_shapes import (
    Edge,
    Sides,
    Spot,
    corners,
    disc,
    fills,
    hexagon,
    ring,
    sides,
    towards,
)

_METAL = "#d6a95f"
_SEAT = "#12181a"
"""What the metal lies in."""
_ENAMEL = "#1d2f35"
_RED = "#6b0f16"
_BLACK = "#0f1214"


def action_space(middle: Spot) -> Iterator[str]:
    """Give the ring of an action space with its two turning arrows; it shows around a pawn."""
    x, y = middle
    yield fill(_SEAT, disc(x, y, 52.4) + disc(x, y, 33.2, hole=True))
    yield fill(_ENAMEL, disc(x, y, 51.2) + disc(x, y, 34.4, hole=True))
    yield fill(_METAL, "".join(_turning(x, y, begin) for begin in (0.0, pi)))


def _turning(x: float, y: float, begin: float) -> str:
    """Give an arrow along the ring, clockwise through less than half of it."""

    def spot(angle: float, out: float) -> Spot:
        return x + out * cos(begin + angle), y + out * sin(begin + angle)

    tail, neck, tip = 0.12, 2.2, 2.92
    steps = [tail + (neck - tail) * k / 8 for k in range(9)]
    outer = [spot(angle, 46.6) for angle in steps]
    inner = [spot(angle, 40.0) for angle in reversed(steps)]
    head = [spot(neck - 0.08, 50.6), spot(tip, 42.6), spot(neck - 0.08, 35.6)]
    return ring([*outer, *head, *inner])


def start_spaces(red: Sequence[Spot], black: Sequence[Spot]) -> Iterator[str]:
    """Give thin marks: a closed line for Red, six ticks at the corners for Black."""
    lines = [hexagon(cell, 55.8) + ring(reversed(corners(cell, 53.2))) for cell in red]
    yield from fills(_RED, lines, most=4)
    yield from fills(_BLACK, [_ticks(cell) for cell in black], most=3)


def _ticks(cell: Spot) -> str:
    outer, inner = corners(cell, 55.8), corners(cell, 50.4)
    return "".join(
        ring(
            [
                towards(outer[k], outer[k - 1], 7),
                outer[k],
                towards(outer[k], outer[(k + 1) % 6], 7),
                inner[k],
            ]
        )
        for k in range(6)
    )


def keys(plates: Sequence[Sequence[Spot]]) -> Iterator[str]:
    """Give small dovetail keys that hold neighbouring plates together, a few along each joint."""
    origin = plates[0][0]
    rims = [sides(cells, origin) for cells in plates]
    joined = [edge for one, other in combinations(rims, 2) for edge in _keyed(one, other)]
    for colour, grow in ((_SEAT, 1.3), (_METAL, 0.0)):
        yield from fills(colour, [_dovetail(edge, grow) for edge in joined])


def _keyed(one: Sides, other: Sides) -> list[Edge]:
    """Choose the sides of a joint that have a key, spread evenly over its length."""
    joint = [edge for key, edge in one.items() if (*key[2:], *key[:2]) in other]
    if not joint:
        return []
    across, down = ({round(edge[0][axis]) for edge in joint} for axis in (0, 1))
    axis = 0 if max(across) - min(across) > max(down) - min(down) else 1
    joint.sort(key=lambda edge: edge[0][axis] + edge[1][axis])
    count = max(1, round(len(joint) / 3.5))
    return [joint[int((k + 0.5) * len(joint) / count)] for k in range(count)]


def _dovetail(edge: Edge, grow: float) -> str:
    (x1, y1), (x2, y2) = edge
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    u, v = (x2 - x1) / 60, (y2 - y1) / 60
    long, wide, waist = 7.2 + grow, 5.6 + grow, 2.4 + grow
    shape = ((-wide, -long), (wide, -long), (waist, 0), (wide, long), (-wide, long), (-waist, 0))
    return ring([(x + a * u - b * v, y + a * v + b * u) for a, b in shape])

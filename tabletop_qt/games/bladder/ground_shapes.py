"""Path data for the drawn common: plates, blotches, clumps of leaves, tufts and stones.

Everything is a filled path with few parts: Qt draws those several times faster than strokes, and
than paths with hundreds of parts.
"""

from math import cos, pi, sin

from tabletop_qt.core.drawing import Box, chance


def outlined(colour: str, edge: str, width: float, data: str) -> str:
    """Give a filled path with an outline; only for the few things that are drawn by hand."""
    return f'<path fill="{colour}" stroke="{edge}" stroke-width="{width:g}" d="{data}"/>'


def trodden(box: Box, *seed: int) -> str:
    """Give a rectangle whose corners are worn."""
    x, y, width, height = box
    corners = [(x, y, 1, 1), (x + width, y, -1, 1), (x + width, y + height, -1, -1)]
    corners.append((x, y + height, 1, -1))
    parts = []
    for turn, (cx, cy, right, down) in enumerate(corners):
        near, far = 3 + 6 * chance(*seed, turn), 3 + 6 * chance(*seed, turn, 1)
        first, last = (cx, cy + down * near), (cx + right * far, cy)
        if turn % 2:
            first, last = last, first
        parts.append(
            f"{'L' if turn else 'M'}{first[0]:.1f} {first[1]:.1f}"
            f"Q{cx:g} {cy:g} {last[0]:.1f} {last[1]:.1f}"
        )
    return "".join(parts) + "z"


def blotch(x: float, y: float, across: float, down: float, points: int, *seed: int) -> str:
    """Give an uneven round patch whose outline runs smoothly through as many points."""
    spots = []
    for turn in range(points):
        reach = 0.78 + 0.44 * chance(*seed, turn)
        angle = 2 * pi * (turn + 0.5 * chance(*seed, turn, 1)) / points
        spots.append((x + across * reach * cos(angle), y + down * reach * sin(angle)))
    return smooth(spots)


def smooth(spots: list[tuple[float, float]]) -> str:
    """Give a closed curve along a ring of points, each of which only draws it near."""
    x, y = _between(spots[-1], spots[0])
    parts = [f"M{x:.1f} {y:.1f}"]
    for here, there in zip(spots, (*spots[1:], spots[0]), strict=True):
        x, y = _between(here, there)
        parts.append(f"Q{here[0]:.1f} {here[1]:.1f} {x:.1f} {y:.1f}")
    return "".join(parts) + "z"


def _between(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def clump(x: float, y: float, reach: float, leaves: int, *seed: int) -> str:
    """Give a clump of leaves seen from above: a ring of bulges."""
    spots = []
    for turn in range(leaves):
        out = reach * (0.84 + 0.3 * chance(*seed, turn))
        angle = 2 * pi * (turn + 0.4 * chance(*seed, turn, 1)) / leaves + 6 * chance(*seed)
        spots.append((x + out * cos(angle), y + out * sin(angle)))
    parts = [f"M{spots[0][0]:.1f} {spots[0][1]:.1f}"]
    for here, there in zip(spots, (*spots[1:], spots[0]), strict=True):
        mx, my = _between(here, there)
        bulge = (x + (mx - x) * 1.42, y + (my - y) * 1.42)
        parts.append(f"Q{bulge[0]:.1f} {bulge[1]:.1f} {there[0]:.1f} {there[1]:.1f}")
    return "".join(parts) + "z"


def tuft(x: float, y: float, size: float, *seed: int) -> str:
    """Give three blades of grass that spring from one point, in any direction."""
    heading = 2 * pi * chance(*seed)
    parts = []
    for blade in (-1, 0, 1):
        angle = heading + blade * (0.5 + 0.3 * chance(*seed, blade + 1))
        long = size * (1 - 0.25 * abs(blade))
        tip = (x + long * cos(angle), y + long * sin(angle))
        side = (size * 0.16 * -sin(angle), size * 0.16 * cos(angle))
        parts.append(
            f"M{x - side[0]:.1f} {y - side[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}"
            f"L{x + side[0]:.1f} {y + side[1]:.1f}z"
        )
    return "".join(parts)


def disc(x: float, y: float, reach: float, flat: float = 1.0) -> str:
    """Give a circle, or an ellipse `flat` times as high as wide."""
    k, m = reach, reach * flat
    return (
        f"M{x - k:.1f} {y:.1f}a{k:.1f} {m:.1f} 0 1 0 {2 * k:.1f} 0"
        f"a{k:.1f} {m:.1f} 0 1 0 {-2 * k:.1f} 0z"
    )


def turned(x: float, y: float, angle: float, spots: list[tuple[float, float]]) -> str:
    """Give a smooth ring of points that was drawn about the origin, put down at (x, y)."""
    c, s = cos(angle), sin(angle)
    return smooth([(x + c * u - s * v, y + s * u + c * v) for u, v in spots])


def straw(x: float, y: float, length: float, angle: float, thick: float = 0.9) -> str:
    """Give one straight stalk with pointed ends around (x, y)."""
    u, v = length / 2 * cos(angle), length / 2 * sin(angle)
    p, q = thick * -sin(angle), thick * cos(angle)
    return (
        f"M{x - u:.1f} {y - v:.1f}L{x + p:.1f} {y + q:.1f}"
        f"L{x + u:.1f} {y + v:.1f}L{x - p:.1f} {y - q:.1f}z"
    )

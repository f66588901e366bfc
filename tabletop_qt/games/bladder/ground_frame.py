"""What lies around the common: a dry-stone wall, the hedge with its gaps, and a dark lane."""

from collections.abc import Iterator
from math import cos, pi, sin

from tabletop_qt.core.drawing import Box, chance, fill, plate
from tabletop_qt.games.bladder.ground_shapes import blotch, clump, disc, straw, tuft

_LANE = "#33281b"
_RUT = "#241a10"
_WATER = "#46504a"
_DEEP = "#1d2c17"
_LEAVES = ("#2a3f1f", "#2e4522", "#273a1d")
_BERRY = "#a8402c"
_SPRAY = "#3b5529"
_STONES = ("#5d5a50", "#6a665a", "#545148")
_JOINT = "#15110a"
_POST = "#7b6240"


def backdrop() -> Iterator[str]:
    """Give what lies under all the rest: bare earth with a pale rim."""
    yield fill("#5d4a31", plate((-130, -60, 1060, 920), 14))
    yield fill(_LANE, plate((-128.6, -58.6, 1057.2, 917.2), 13))


def frame() -> Iterator[str]:
    """Give the lanes, the wall, the hurdles of the gaps and the hedge."""
    yield from _lane()
    yield from _wall()
    yield from _gaps()
    yield from _hedge()


def _lane() -> Iterator[str]:
    """The lanes left and right: cart ruts, puddles and weeds."""
    verges: list[Box] = [(x, y, 128.6, 345) for x in (-128.6, 800) for y in (-47, 502)]
    verges += [(x, 280, 26.6, 240) for x in (-128.6, 902)]
    yield fill(_LANE, "".join(plate(box, 2) for box in verges))
    for side, middle in enumerate((-102.0, 902.0)):
        for rut in (-11.0, 11.0):
            spots = []
            for row in range(11):
                x, y = middle + rut + 3 * chance(side, round(rut) + 20, row), -20.0 + 84 * row
                if abs(x - 400) < 509 and abs(y - 400) < 170:
                    continue
                spots.append(straw(x, y, 100 + 20 * chance(side, row), pi / 2, 2.6))
            yield fill(_RUT, "".join(spots), 0.8)
        for row in (0, 2, 3, 7, 9, 10):
            x, y = middle + 12 * chance(side, row, 5) - 6, 20.0 + 76 * row
            across, down = 6 + 4 * chance(side, row, 6), 14 + 12 * chance(side, row, 7)
            yield fill(_RUT, blotch(x, y, across + 2.5, down + 2.5, 9, side, row))
            yield fill(_WATER, blotch(x, y, across, down, 9, side, row))
        for row in range(12):
            luck = [chance(side, row, k, 31) for k in range(4)]
            x, y = middle + 44 * luck[0] - 22, -40 + 76 * row + 30 * luck[1]
            if abs(y - 400) > 110:
                yield fill("#4a5a2c", tuft(x, y, 8 + 4 * luck[2], side, row), 0.7)


def _hedge() -> Iterator[str]:
    """The hedge: its deep shade, then clumps of leaves, then sprays; no side is lit."""
    places = list(_hedge_places())
    for k, (x, y) in enumerate(places):
        yield fill("#10180c", clump(x, y, 31, 11, k, 1))
    for k, (x, y) in enumerate(places):
        yield fill(_DEEP, clump(x, y, 28, 11, k, 1))
    for k, (x, y) in enumerate(places):
        u, v = 6 * chance(k, 2) - 3, 6 * chance(k, 3) - 3
        yield fill(_LEAVES[k % 3], clump(x + u, y + v, 20, 9, k, 4))
    for k, (x, y) in enumerate(places):
        u, v = 12 * chance(k, 5) - 6, 12 * chance(k, 6) - 6
        yield fill(_SPRAY, clump(x + u, y + v, 8, 6, k, 7), 0.75)
    for k, (x, y) in enumerate(places):
        hanging = [*_berries(x, y, k)] if chance(k, 8) < 0.6 else []
        if hanging:
            yield fill(_DEEP, "".join(disc(u, v, 3.6) for u, v in hanging))
            yield fill(_BERRY, "".join(disc(u, v, 2.5) for u, v in hanging))


def _berries(x: float, y: float, k: int) -> Iterator[tuple[float, float]]:
    """Where the few berries of a clump hang: away from the field and the coordinates."""
    for turn in range(2 + round(chance(k, 9))):
        angle = 2 * pi * chance(k, 10) + 0.8 * turn
        u, v = x + 15 * cos(angle), y + 15 * sin(angle)
        u += 7 if u > 800 else -7 if u < 0 else 0
        v += 7 if v > 800 else -7 if v < 0 else 0
        along = v if 0 < v < 800 else u
        if abs(along % 100 - 50) > 20:  # clear of the coordinates
            yield u, v


def _hedge_places() -> Iterator[tuple[float, float]]:
    """The middles of the clumps, close together, all around but for the gaps."""
    step = 40
    for turn in range(24):
        x = -60 + step * turn
        wave = 5 * chance(turn, 41) - 2.5
        yield x, -44 + wave
        yield x, 844 + wave
    for turn in range(21):
        y = -20 + 42 * turn
        if not 274 < y < 526:
            wave = 5 * chance(turn, 42) - 2.5
            yield -45 + wave, y
            yield 845 + wave, y


def _wall() -> Iterator[str]:
    """A low dry-stone wall between hedge and field."""
    runs: tuple[tuple[Box, bool], ...] = (
        ((-13, -13, 826, 13), False),
        ((-13, 800, 826, 13), False),
        ((-13, 0, 13, 298), True),
        ((-13, 502, 13, 298), True),
        ((800, 0, 13, 298), True),
        ((800, 502, 13, 298), True),
    )
    for run, (box, upright) in enumerate(runs):
        yield fill(_JOINT, plate(box, 3))
        tones: list[list[str]] = [[], [], []]
        at, end = 1.0, box[3] if upright else box[2]
        turn = 0
        while at < end - 6:
            long = min(13 + 15 * chance(run, turn), end - at - 1)
            deep = 9.6 + 1.6 * chance(run, turn, 1)
            inset = 1 + (11 - deep) * chance(run, turn, 2)
            if upright:
                stone = (box[0] + inset, box[1] + at, deep, long - 1.4)
            else:
                stone = (box[0] + at, box[1] + inset, long - 1.4, deep)
            tones[int(3 * chance(run, turn, 3))].append(plate(stone, 3.4))
            at += long
            turn += 1
        for colour, stones in zip(_STONES, tones, strict=True):
            for start in range(0, len(stones), 12):
                yield fill(colour, "".join(stones[start : start + 12]))


def _gaps() -> Iterator[str]:
    """The hurdles and posts that frame the side squares."""
    rails: list[Box] = [(x, y, 100, 6.4) for x in (-104, 804) for y in (293.8, 499.8)]
    rails += [(x, 297, 6.4, 206) for x in (-106.2, 899.8)]
    for rail in rails:
        x, y, width, height = rail
        yield fill(_JOINT, plate(rail, 2.5))
        yield fill(_POST, plate((x + 1.3, y + 1.3, width - 2.6, height - 2.6), 1.5))
    posts = [(x, y) for x in (-102.5, 902.5) for y in (297.5, 400.0, 502.5)]
    posts += [(x, y) for x in (-6.5, 806.5) for y in (297.0, 503.0)]
    for colour, reach in ((_JOINT, 8.0), (_POST, 6.2), ("#9a7d54", 4.2), ("#6a5234", 2.0)):
        yield fill(colour, "".join(disc(x, y, reach) for x, y in posts))

"""Where things lie on the drawn board of Uckers, and the shapes its paint is made of.

The board is a square of 15 cells of 48 units a side within a rim of 24. What belongs to seat A is
drawn once; the other seats have the same, turned about the middle.

>>> RING[0], RING[6], RING[7], RING[13], len(RING)
((0, 7), (5, 6), (6, 5), (7, 0), 52)
>>> middle((7, 7))
(384.0, 384.0)
"""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final, TypeAlias

from tabletop_qt.core.drawing import Box, chance, fill, plate
from tabletop_qt.games.uckers.counters_rims import Spot, disc, numbers, ring
from tabletop_qt.games.uckers.palettes import LETTERS, Letter

Cell: TypeAlias = tuple[int, int]
"""Column from the left and row from the top."""

SIDE: Final = 48.0
"""The side of a cell."""
RIM: Final = 24.0
SPAN: Final = 15 * SIDE + 2 * RIM
HUB: Final[Spot] = (SPAN / 2, SPAN / 2)
"""The middle of the board."""
APART: Final = 56.0
"""How far the spots of a base lie from its middle, across and down."""


def turned(cell: Cell, seat: int) -> Cell:
    """Turn a cell of seat A's part of the board to that of another seat."""
    for _ in range(seat):
        cell = (14 - cell[1], cell[0])
    return cell


def middle(cell: Cell) -> Spot:
    """Give the middle of a cell."""
    return RIM + SIDE * (cell[0] + 0.5), RIM + SIDE * (cell[1] + 0.5)


def square(cell: Cell, inset: float = 0) -> Box:
    """Give the box of a cell."""
    return RIM + SIDE * cell[0] + inset, RIM + SIDE * cell[1] + inset, *(SIDE - 2 * inset,) * 2


_FIRST: Final = ((0, 7), *((c, 6) for c in range(6)), *((6, r) for r in range(5, -1, -1)))
RING: Final[tuple[Cell, ...]] = tuple(turned(c, seat) for seat in range(4) for c in _FIRST)
"""The cells of the ring by their numbers, clockwise from the foot of A's chute."""
CHUTES: Final[tuple[tuple[Cell, ...], ...]] = tuple(
    tuple(turned((column, 7), seat) for column in range(1, 6)) for seat in range(4)
)
"""The five cells of each seat's chute, in the order they are walked."""
HOMES: Final[tuple[Cell, ...]] = tuple(turned((6, 7), seat) for seat in range(4))

BASES: Final[dict[Letter, Spot]] = dict(
    zip(LETTERS, ((168.0, 168.0), (600.0, 168.0), (600.0, 600.0), (168.0, 600.0)), strict=True)
)
"""The middle of each base."""
SPOTS: Final[dict[Letter, tuple[Spot, ...]]] = {
    letter: tuple((x + u * APART, y + v * APART) for v in (-1, 1) for u in (-1, 1))
    for letter, (x, y) in BASES.items()
}
"""Where the four counters of a base stand: the upper two, then the lower two."""


def for_seat(seat: int, *parts: str) -> str:
    """Turn what was drawn for seat A about the middle of the board to another seat."""
    if not seat:
        return "\n".join(parts)
    x, y = HUB
    return "\n".join((f'<g transform="rotate({90 * seat} {x:g} {y:g})">', *parts, "</g>"))


def chevron(x: float, y: float, long: float, half: float, thick: float) -> str:
    """Give a chevron that points to the right, its middle at (x, y)."""
    back, tip = x - long / 2, x + long / 2
    spots = [(back, y - half), (back + thick, y - half), (tip, y)]
    spots += [(back + thick, y + half), (back, y + half), (tip - thick, y)]
    return ring(spots)


def arrow(start: Spot, end: Spot, thick: float, head: float) -> str:
    """Give a straight arrow; its head is as long as it is half wide."""
    long = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    u, v = (end[0] - start[0]) / long, (end[1] - start[1]) / long

    def put(along: float, aside: float) -> Spot:
        return start[0] + u * along - v * aside, start[1] + v * along + u * aside

    neck, half = long - head, thick / 2
    way = [put(0, -half), put(neck, -half), put(neck, -head), put(long, 0)]
    return ring([*way, put(neck, head), put(neck, half), put(0, half)])


def straw(x: float, y: float, length: float, angle: float, thick: float) -> str:
    """Give one straight line with pointed ends around (x, y)."""
    u, v = length / 2 * cos(angle), length / 2 * sin(angle)
    p, q = thick * -sin(angle), thick * cos(angle)
    return ring([(x - u, y - v), (x + p, y + q), (x + u, y + v), (x - p, y - q)])


def chip(x: float, y: float, reach: float, *seed: int) -> str:
    """Give a ragged patch where paint has come off."""
    spots = []
    for turn in range(7):
        out = reach * (0.45 + 0.75 * chance(*seed, turn))
        angle = 2 * pi * (turn + 0.7 * chance(*seed, turn, 1)) / 7
        spots.append((x + 1.5 * out * cos(angle), y + out * sin(angle)))
    return ring(spots)


def tile(box: Box, cut: float) -> str:
    """Give a square of wood whose corners are planed off."""
    x, y, width, height = box
    across, down = width - 2 * cut, height - 2 * cut
    right, left = numbers(cut, cut), numbers(-cut, cut)
    return (
        f"M{numbers(x + cut, y)}h{numbers(across)}l{right}v{numbers(down)}l{left}"
        f"h{numbers(-across)}l{numbers(-cut, -cut)}v{numbers(-down)}z"
    )


def grain(box: Box, lines: int, long: float, *seed: int) -> str:
    """Give the fibres of wood within a box, all from left to right."""
    x, y, width, height = box
    parts = []
    for line in range(lines):
        length = min(width * 0.9, long * (0.5 + chance(*seed, line)))
        left = x + length / 2 + (width - length) * chance(*seed, line, 1)
        down = y + 3 + (height - 6) * (line + chance(*seed, line, 2)) / lines
        tilt = 0.04 * (chance(*seed, line, 3) - 0.5)
        parts.append(straw(left, down, length, tilt, 0.45 + 0.5 * chance(*seed, line, 4)))
    return "".join(parts)


def framed(box: Box, layers: tuple[tuple[str, float], ...], round_: float) -> Iterator[str]:
    """Draw rounded plates within each other, each by its colour and inset."""
    for colour, inset in layers:
        yield fill(colour, plate(box, max(round_ - inset * 0.5, 2), inset))


def strip(letter: Letter, start: Spot, long: float, wide: float) -> str:
    """Give a seat's rim pattern on a straight band that goes to the right from `start`.

    A is notched, B dotted, C striped and D waved, as on the counters.
    """
    x, y = start
    match letter:
        case "A":
            count, part = max(round(long / (wide * 1.7)), 1), wide * 0.5
            pitch = long / count
            tops = (x + (k + 0.5) * pitch for k in range(count))
            return "".join(_box(t - pitch / 4, y, pitch / 2, part) for t in tops) + _box(
                x, y + part, long, wide - part
            )
        case "B":
            count = max(round(long / (wide * 1.85)), 1)
            return "".join(
                disc(x + (k + 0.5) * long / count, y + wide / 2, wide * 0.42) for k in range(count)
            )
        case "C":
            count = max(round(long / (wide * 1.45)), 1)
            return "".join(_bar(x + k * long / count, y, wide, long / count) for k in range(count))
    return _wave(start, long, wide)


def _box(x: float, y: float, width: float, height: float) -> str:
    across, down, back = (numbers(one) for one in (width, height, -width))
    return f"M{numbers(x, y)}h{across}v{down}h{back}z"


def _bar(x: float, y: float, wide: float, pitch: float) -> str:
    """One slanting stripe."""
    across, lean = pitch * 0.45, pitch * 0.5
    return ring([(x, y + wide), (x + lean, y), (x + lean + across, y), (x + across, y + wide)])


def _wave(start: Spot, long: float, wide: float) -> str:
    """A waved band of equal breadth, begun and ended at the same height."""
    (x, y), count = start, max(round(long / (wide * 2.2)), 1)
    half, thick = long / count / 2, wide * 0.36
    swing = wide - thick
    there = f"q{half / 2:.2f} {-swing:.1f} {half:.2f} 0" + f"t{half:.2f} 0" * (2 * count - 1)
    back = f"q{-half / 2:.2f} {swing:.1f} {-half:.2f} 0" + f"t{-half:.2f} 0" * (2 * count - 1)
    return f"M{x:.1f} {y + (wide - thick) / 2:.1f}{there}v{thick:.1f}{back}z"

"""Tables worked out beforehand, so that the engine looks up instead of reckoning.

A man on the move is one number below 256: his cell, plus `DOWN` if he faces row A. Sets of cells
are ints, a bit a cell. How many men of a side stand beside each cell is one int too, four bits a
cell, so that a move changes all the counts around it by one addition.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from tabletop_qt.games.bladder.action import laming, move, passing
from tabletop_qt.games.bladder.cells import (
    ACROSS,
    APART,
    CELLS,
    CENTRE,
    FACING,
    NEIGHBOURS,
    beside,
    distance,
    landed,
)

DOWN: Final = 128
"""The bit of a man who faces row A."""
CELL: Final = 127

BIT: Final = tuple(1 << cell for cell in range(CELLS))
ONE: Final = tuple(1 << 4 * cell for cell in range(CELLS))
"""One man in the count of each cell."""
HIGH: Final = tuple(8 << 4 * cell for cell in range(CELLS))
"""The highest bit of each count: sets of cells in the shape of the counts."""
TWO_OR_MORE: Final = 6 * sum(ONE)
"""Added to counts up to 8, it sets the highest bit of those from 2 on."""
CENTRE_HIGH: Final = sum(HIGH[cell] for cell in CENTRE)
BYTE: Final = tuple(bytes([man]) for man in range(256))

Actions = tuple[int, ...]
Path = tuple[int, ...]


def man_of(code: int, cell: int) -> int:
    """Give the number of a man by his code and cell."""
    return cell | DOWN if FACING[code] > 0 else cell


def _mix(n: int) -> int:
    """Spread a number over 61 bits (the finaliser of splitmix64)."""
    n = (n + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
    n = (n ^ n >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    n = (n ^ n >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return (n ^ n >> 31) >> 3


HASH: Final = tuple(
    (0,) * CELLS if code == 0 else tuple(_mix(8 * cell + code) for cell in range(CELLS))
    for code in range(5)
)
CARRIED: Final = (*(_mix(8 * cell + 5) for cell in range(CELLS)), 0)
"""Hashes of the carrier's cell; the last, at -1, is for the bladder on the diamond."""
LIGHT_TO_MOVE: Final = 1 << 61
EXTRA_TURN: Final = 1 << 62


# Steps


def _crosses(path: Path) -> bool:
    """Tell whether a path has a step across the diamond."""
    return any(set(pair) <= set(path) for pair in ACROSS)


def paths(man: int, reach: int, *, shut: bool) -> Iterator[Path]:
    """List a man's ways, each as the cells it leads over in order (BL-STEP, BL-TWOS).

    `shut` bars the way across the diamond (BL-DIAMOND-STEP off).
    """
    cell, ahead = man & CELL, 1 if man & DOWN else -1
    if cell >= CELLS:
        return
    for down, across in ((ahead, 0), (ahead, -1), (ahead, 1), (0, -1), (0, 1)):
        path = [cell]
        for _ in range(reach):
            following = beside(path[-1], down, across)
            if following < 0 or (shut and _crosses((path[-1], following))):
                break
            path.append(following)
        if len(path) > 1:
            yield tuple(path[1:])


class Free(dict[int, Actions]):
    """The bare moves of one man, by which of the cells on his ways are taken."""

    def __init__(self, man: int, ways: tuple[Path, ...]) -> None:
        super().__init__()
        self._start = man & CELL
        self._ways = ways

    def __missing__(self, taken: int) -> Actions:
        found = []
        for way in self._ways:
            for cell in way:
                if taken & BIT[cell]:
                    break
                found.append(move(self._start, cell))
        actions = self[taken] = tuple(found)
        return actions


Delta = tuple[int, bytes, bytes, int, int, int, int]
"""What a bare move changes: the man's code afterwards, his number before and after, and what is
added to or toggled in the key, the taken cells, the counts and the side's set of cells."""


class Deltas(dict[int, Delta]):
    """What bare moves change, by ``code << 14 | move``."""

    def __init__(self, weights: Actions) -> None:
        super().__init__()
        self._weights = weights

    def __missing__(self, name: int) -> Delta:
        start, to, code = name & 127, name >> 7 & 127, name >> 14
        new = landed(code, to)
        delta = self[name] = (
            new,
            BYTE[man_of(code, start)],
            BYTE[man_of(new, to)],
            HASH[code][start] ^ HASH[new][to],
            BIT[start] ^ BIT[to],
            self._weights[to] - self._weights[start],
            HIGH[start] ^ HIGH[to],
        )
        return delta


Attacks = tuple[dict[int, int], ...]
"""For each victim's cell: the moves that threaten it, and the same moves with him lamed."""


class Tables:
    """All that depends on the reach of a step and on whether the bladder lies on the diamond."""

    __slots__ = ("arrivals", "beside", "deltas", "free", "near", "shifts", "weights")

    def __init__(self, reach: int, *, lying: bool, shut: bool) -> None:
        ways = [tuple(paths(man, reach, shut=shut)) for man in range(256)]
        self.free = tuple(Free(man, found) for man, found in enumerate(ways))
        self.near = tuple(sum({BIT[cell] for way in found for cell in way}) for found in ways)
        """The cells on the ways of each man."""
        self.beside = APART if lying else NEIGHBOURS
        """The cells that count as adjacent for laming (BL-LAME-DIAMOND)."""
        self.weights = tuple(sum(ONE[near] for near in self.beside[cell]) for cell in range(CELLS))
        """What a man on each cell adds to the counts."""
        self.deltas = Deltas(self.weights)
        steps = sorted(
            {move(man & CELL, cell) for man in range(256) for way in ways[man] for cell in way}
        )
        self.shifts = self._attacks(steps, arriving=False)
        """Moves that end beside the victim: enough where three are beside him already."""
        self.arrivals = self._attacks(steps, arriving=True)
        """Moves that end beside the victim and began elsewhere: they make the third man."""

    def _attacks(self, steps: list[int], *, arriving: bool) -> Attacks:
        """BL-ACTIVE: the man that moved ends adjacent to the victim."""
        attacks: Attacks = tuple({} for _ in range(CELLS))
        for step in steps:
            start, to = step & 127, step >> 7
            for victim in self.beside[to]:
                if victim != start and not (arriving and start in self.beside[victim]):
                    attacks[victim][step] = step | laming(victim)
        return attacks


@cache
def tables(reach: int, lying: bool, shut: bool) -> Tables:
    """Give the tables for a step range, built once."""
    return Tables(reach, lying=lying, shut=shut)


@cache
def passes(reach: int) -> tuple[tuple[int, ...], ...]:
    """Give the pass from each cell to each man's number, or 0 out of range (BL-PASS)."""
    return tuple(
        tuple(
            passing(start, man & CELL)
            if man & CELL < CELLS and 0 < distance(start, man & CELL) <= reach
            else 0
            for man in range(256)
        )
        for start in range(CELLS)
    )

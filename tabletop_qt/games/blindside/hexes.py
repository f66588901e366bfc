"""Hexes, directions and masks of arrows.

A hex is axial: q counts to the east, r to the south. Directions run clockwise from 0, the north.
A mask has a bit for each direction in which an arrow points.

>>> away((0, 0), 2), turned((1, 2), 1), WORDS[5]
((1, 0), (-2, 3), 'nw')
>>> rotated(0b100001, 1), TURNS[0b001001]
(3, (0, 1, 2))
"""

from typing import Final, TypeAlias

Hex: TypeAlias = tuple[int, int]

WORDS: Final = ("n", "ne", "se", "s", "sw", "nw")
"""The words of the notation for the directions."""
DIRECTION_OF: Final = {word: direction for direction, word in enumerate(WORDS)}
STEPS: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
FULL: Final = 63
"""The mask of six arrows."""


def away(one: Hex, direction: int, far: int = 1) -> Hex:
    """Give the hex so many steps away in a direction."""
    q, r = STEPS[direction]
    return one[0] + far * q, one[1] + far * r


def turned(one: Hex, turns: int) -> Hex:
    """Turn a hex clockwise about the origin, in steps of 60 degrees."""
    q, r = one
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def row_of(one: Hex) -> int:
    """Give the offset row: odd columns lie half a hex lower."""
    return one[1] + one[0] // 2


def rotated(mask: int, turns: int) -> int:
    """Turn a pawn's mask clockwise, in steps of 60 degrees."""
    return (mask << turns | mask >> 6 - turns) & FULL


def _turns(mask: int) -> tuple[int, ...]:
    """List the smallest turns that give different masks, 0 first."""
    smallest: dict[int, int] = {}
    for turns in range(6):
        smallest.setdefault(rotated(mask, turns), turns)
    return tuple(smallest.values())


ROTATED: Final = tuple(tuple(rotated(mask, turns) for turns in range(6)) for mask in range(64))
"""The mask after a turn, by mask and steps."""
TURNS: Final = tuple(_turns(mask) for mask in range(64))
"""The facings a pawn can be given: one turn for each different mask (BS-ROTATE-STOP)."""
LEAST: Final = tuple(
    tuple(
        next(turns for turns in TURNS[mask] if rotated(mask, turns) == rotated(mask, any_turn))
        for any_turn in range(6)
    )
    for mask in range(64)
)
"""The smallest turn that comes to the same as a turn, by mask and turn."""
COUNT: Final = tuple(mask.bit_count() for mask in range(64))
DIRECTIONS: Final = tuple(
    tuple(direction for direction in range(6) if mask >> direction & 1) for mask in range(64)
)
"""Where the arrows of a mask point."""
AXIS: Final = tuple(1 << d | 1 << (d + 3) % 6 for d in range(6))
"""The arrows that a jump in a direction takes (BS-JUMP)."""

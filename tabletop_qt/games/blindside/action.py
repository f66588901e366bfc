"""Actions as ints: their fields, each a few bits, and the captures on top.

A move without captures is ``start | end << 7 | turn << 14``. Fields that may be missing hold
their value plus one, so that 0 means none. Each pawn that loses arrows by being jumped adds
thirteen bits from `HITS` on, the pawns in the order of their cells.

>>> jumped = with_hit(with_hit(0, 9, 8), 4, 1)
>>> tuple(hits(jumped)), jumped == with_hit(with_hit(0, 4, 1), 9, 8)
(((4, 1), (9, 8)), True)
"""

from collections.abc import Iterator
from typing import Final

END: Final = 7
TURN: Final = 14
ARROW: Final = 17
PLACE: Final = 20
FACING: Final = 27
RESCUE: Final = 30
KIND: Final = 33
HITS: Final = 36

CELL: Final = 127
QUIET: Final = 1 << ARROW
"""Every action below it is a move or a turn in place, without captures and choices."""
CHOICES: Final = (1 << KIND) - (1 << TURN)
"""The bits of what is chosen when the pawn has arrived."""

MOVE: Final = 0
PASSED: Final = 1
SPACE: Final = 2
"""An action space is placed (BS-DRAFT)."""
PAWN: Final = 3
"""A pawn is placed or loaded: the cell and, from bit 7 on, its mask (BS-DRAFT, BS-LOAD)."""
KEPT: Final = 4
SWAPPED: Final = 5

PASS: Final = PASSED << KIND
KEEP: Final = KEPT << KIND
SWAP: Final = SWAPPED << KIND


def kind(action: int) -> int:
    """Tell what sort of action it is: MOVE, PASSED, SPACE, PAWN, KEPT or SWAPPED."""
    return action >> KIND & 7


def start(action: int) -> int:
    """Give the cell a move begins on, or on which something is placed."""
    return action & CELL


def end(action: int) -> int:
    """Give the cell a move ends on."""
    return action >> END & CELL


def turn(action: int) -> int:
    """Give the steps of 60 degrees by which the pawn is turned where it ends."""
    return action >> TURN & 7


def arrow(action: int) -> int:
    """Give the direction of the arrow that a landing takes, or -1."""
    return (action >> ARROW & 7) - 1


def place(action: int) -> int:
    """Give the cell on which the attacked pawn is put, or -1."""
    return (action >> PLACE & CELL) - 1


def facing(action: int) -> int:
    """Give the steps by which the attacked pawn is turned as it is put down."""
    return action >> FACING & 7


def rescue(action: int) -> int:
    """Give the direction in which a rescued arrow points, or -1 (BS-RESCUE)."""
    return (action >> RESCUE & 7) - 1


def mask(action: int) -> int:
    """Give the mask of a pawn that is placed or loaded."""
    return action >> END & 63


def hits(action: int) -> Iterator[tuple[int, int]]:
    """List the jumped pawns that lose arrows: the cell and the mask of what is taken."""
    left = action >> HITS
    while left:
        yield (left & CELL) - 1, left >> 7 & 63
        left >>= 13


def with_hit(action: int, cell: int, lost: int) -> int:
    """Add the arrows that a pawn loses by being jumped (BS-JUMP)."""
    found = dict(hits(action))
    found[cell] = found.get(cell, 0) | lost
    packed = 0
    for at in sorted(found, reverse=True):
        packed = packed << 13 | found[at] << 7 | at + 1
    return action & (1 << HITS) - 1 | packed << HITS


def moving(start: int, end: int, turn: int = 0) -> int:
    """Give the move from a cell to another one, and how the pawn is turned there."""
    return start | end << END | turn << TURN


def taking(arrow: int, place: int = -1, facing: int = 0) -> int:
    """Give the choices of a landing attack (BS-LAND); without a place the pawn is dead."""
    return arrow + 1 << ARROW | place + 1 << PLACE | facing << FACING


def rescuing(direction: int) -> int:
    """Give the choice of where a rescued arrow points (BS-RESCUE)."""
    return direction + 1 << RESCUE


def spacing(cell: int) -> int:
    """Give the placing of an action space (BS-DRAFT)."""
    return cell | SPACE << KIND


def placing(cell: int, mask: int) -> int:
    """Give the placing or loading of a pawn (BS-DRAFT, BS-LOAD)."""
    return cell | mask << END | PAWN << KIND

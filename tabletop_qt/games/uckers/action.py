"""Actions as ints: a slot or dice, a distance, and the kind on top.

>>> throw = throwing(6, 3)
>>> is_throw(throw), dice(throw), dice(COCKED)
(True, (6, 3), ())
"""

from typing import Final

DISTANCE: Final = 8
KIND: Final = 12

MOVE: Final = 0
USE: Final = 1
"""A move with a saved six (UC-SAVE)."""
CHALLENGE: Final = 2
BLOB: Final = 3
"""A blob of two takes one (UC-BLOB-TAKES-BLOB)."""
THROW: Final = 4
WORD: Final = 5

CHALLENGING: Final = CHALLENGE << KIND
COCKED: Final = THROW << KIND
"""A throw in which a die lands cocked (UC-COCKY)."""
FORGO: Final = WORD << KIND
SAVE: Final = WORD << KIND | 1
DECLINE: Final = WORD << KIND | 2
"""The saved sixes stay saved, and the dice are thrown."""

WORDS: Final = {FORGO: "forgo", SAVE: "save", DECLINE: "throw"}


def kind(action: int) -> int:
    """Tell what sort of action it is."""
    return action >> KIND


def start(action: int) -> int:
    """Give the slot a counter stands on that moves or challenges."""
    return action & 255


def distance(action: int) -> int:
    """Give how far a counter moves; 6 for an exit."""
    return action >> DISTANCE & 15


def moving(at: int, distance: int, kind: int = MOVE) -> int:
    """Give a move from a slot."""
    return at | distance << DISTANCE | kind << KIND


def throwing(high: int, low: int = 0) -> int:
    """Give a throw, the higher die first."""
    return COCKED | high | low << 3


def is_throw(action: int) -> bool:
    """Tell whether an action is one of chance."""
    return action >> KIND == THROW


def dice(action: int) -> tuple[int, ...]:
    """Give the dice of a throw, the higher first; none for a cocked one."""
    high, low = action & 7, action >> 3 & 7
    return (high, low) if low else (high,) if high else ()


SINGLE: Final = tuple(throwing(die) for die in range(1, 7))
DOUBLE: Final = tuple(throwing(high, low) for high in range(1, 7) for low in range(1, high + 1))

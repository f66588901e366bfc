"""What happened by itself in an action, as the bits of one number."""

from typing import Final

LOST: Final = 1
"""A throw, or the other die of it, can do nothing (UC-MUST)."""
AGAIN: Final = 2
"""A six gives another throw (UC-SIX-AGAIN)."""
PASSED: Final = 4
"""The turn is over."""
QUALIFIED: Final = 8
"""A player who is home may help from the next turn on (UC-ASSIST)."""
FORFEITED: Final = 16
"""The dice lay cocked too often (UC-COCKY)."""
FAILED: Final = 32
"""A challenge has failed (UC-CHALLENGE-FAIL)."""
WON: Final = 64
"""A challenge is won (UC-CHALLENGE-WON)."""
ALL_OUT: Final = 128
"""Snake eyes on the first turn (UC-SNAKE-EYES)."""
ALL_BACK: Final = 256
"""Snake eyes on the second turn (UC-SNAKE-BACK)."""
BEGUN: Final = 512
"""The starting throw is decided (UC-START)."""
TIED: Final = 1024
"""Those tied for the highest starting throw throw again (UC-START)."""

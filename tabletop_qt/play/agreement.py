"""What is agreed at the table before a game, beyond its rules."""

from dataclasses import dataclass
from typing import Final

FREE: Final = "free"
THROW: Final = "throw"
TAKE_BACK: Final = (FREE, THROW)
"""Moves can be taken back freely, or only as far as the last throw."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """How the game is played and counted; none of it changes what is lawful."""

    names: tuple[str, ...] = ()
    """Who sits where; an empty name is told as the seat is called."""
    real_dice: bool = False
    """Whether the players throw real dice and tell the program what they show."""
    take_back: str = FREE
    exhibition: bool = False
    """Whether the game counts for nothing, however it ends."""
    minutes: int = 0
    """How long each seat may think in all; 0 for as long as it likes."""


AS_USUAL: Final = Agreement()

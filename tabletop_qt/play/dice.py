"""Fair dice that can be checked: each throw is a function of a seed and of its number alone.

>>> dice = Dice("00" * 16)
>>> dice.throw(1, ONE_DIE) == Dice("00" * 16).throw(1, ONE_DIE)
True
>>> len(dice.hash), dice.hash == Dice("00" * 15 + "01").hash
(64, False)
"""

import hashlib
import re
import secrets
from collections.abc import Sequence
from itertools import count
from typing import Final

from tabletop_qt.core.steps import Roll

Chances = Sequence[tuple[Roll, int]]
"""The throws that may come, each with its weight."""

ONE_DIE: Final[Chances] = tuple((Roll((value,)), 1) for value in range(1, 7))

SEED: Final = re.compile("[0-9a-f]{32}")
"""How a seed is written: 128 bits."""


class Dice:
    """The dice of one game. The hash tells that the seed was fixed before the first throw."""

    def __init__(self, seed: str = "") -> None:
        """Take a seed, or a fresh one that nobody has seen."""
        self.seed = seed or secrets.token_hex(16)

    @property
    def hash(self) -> str:
        """The SHA-256 of the seed as it is written, in hexadecimal digits."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def throw(self, number: int, chances: Chances) -> Roll:
        """Give the throw of a number, from 1 on, out of those that may come."""
        drawn = self._below(number, sum(weight for _, weight in chances))
        for roll, weight in chances:
            if drawn < weight:
                return roll
            drawn -= weight
        raise AssertionError("some throw must come")

    def _below(self, number: int, bound: int) -> int:
        """Draw one of `bound` numbers, all as likely as each other.

        What is drawn is a hash of seed and number; values beyond the largest multiple of the
        bound are drawn again, so that none comes more often.
        """
        limit = 2**64 - 2**64 % bound
        for again in count():
            data = hashlib.sha256(f"{self.seed} {number} {again}".encode()).digest()
            value = int.from_bytes(data[:8], "big")
            if value < limit:
                return value % bound
        raise AssertionError

"""Positions of Bladder as lists of men, such as ``Dc5 Le5*``."""

from tabletop_qt.core.rules import Rules
from tabletop_qt.games.bladder import GAME
from tabletop_qt.games.bladder.cells import NAME, ROWS
from tabletop_qt.games.bladder.state import State

FAR = "Da1 Da8 Lh1 Lh8"
"""Men who keep both sides alive and have nothing to do with anything."""


def rules_of(**options: bool | int) -> Rules[State]:
    """Make the rules under some options."""
    return GAME.rules(options)


def field(men: str, side: str = "d", rest: str = "- 0") -> str:
    """Write the position string of men: D and L ahead, d and l turned, * the carrier."""
    standing = {}
    for man in men.split():
        name = man[1:].removesuffix("*")
        assert name in NAME, man
        assert name not in standing, man
        standing[name] = man[0] + ("*" if man.endswith("*") else "")
    rows = []
    for row in ROWS:
        text, empty = "", 0
        for name in (name for name in NAME if name[0] == row):
            if name in standing:
                text += (str(empty) if empty else "") + standing[name]
                empty = 0
            else:
                empty += 1
        rows.append(text + (str(empty) if empty else ""))
    return f"{'/'.join(rows)} {side} {rest}"

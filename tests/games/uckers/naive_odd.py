"""Odd texts about a game of Uckers: positions that are hardly any, actions that are not lawful."""

from __future__ import annotations

import re
from random import Random

from tests.games.uckers.naive_board import CHUTE, COLOURS, Board, on_ring

PIECES = [
    *("b", "h", "h1", "h5", "h6", "52", "2", "02", "1", "-", "a", "b", "c", "d", "e", "\u0663"),
    *("moves", "r6", "r61", "rc", "save", "throw", "forgo", "ab-2", "x", "=", "|", "first"),
    *("first=a", "first=ab", "first=ba", "first=", "snake=a", "snake=b", "assist=a", "assist=ac"),
    *("assist=b", "saved=a1", "saved=b2,a1", "saved=a0", "saved=c1", "saved=a99999"),
    *("h,h,h,h", "b,b,b,b"),
]

JOINTS = ["/", ",", " ", "  ", "\t", "\n", " moves ", " moves"]

WORDS = ["save", "throw", "forgo"]


def odd_position(rng: Random, text: str) -> str:
    """Change a position string here and there."""
    parts = re.split("([ /,])", text)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        at, other = rng.randrange(len(parts)), rng.randrange(len(parts))
        more = rng.choice(PIECES + JOINTS)
        change = rng.choice("--++++===x>")
        if change == "-" and len(parts) > 1:
            del parts[at]
        elif change == "+":
            parts.insert(at, more)
        elif change == "=":
            parts[at] = more
        elif change == "x":
            parts[at], parts[other] = parts[other], parts[at]
        else:
            parts += [" ", more]
    return "".join(parts)


def odd_action(rng: Random, board: Board) -> str:
    """Write an action of a counter that may be there, to somewhere near."""
    colour = rng.choice(COLOURS)
    start = rng.choice(board[colour] if rng.random() < 0.8 else [*CHUTE, "b", "5", "18"])
    end = rng.choice([*CHUTE, "h", *map(str, range(52))])
    if on_ring(start) and rng.random() < 0.7:
        end = str((int(start) + rng.randint(1, 12)) % 52)
    kind = rng.random()
    if kind < 0.6:
        return f"{colour}{start}-{end}"
    if kind < 0.75:
        return f"{colour}{start}={end}"
    if kind < 0.9:
        return f"challenge:{colour}{start}"
    return f"use:{colour}{start}-{end}" if kind < 0.95 else rng.choice(WORDS)

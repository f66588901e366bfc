"""The grammar of Bladder's actions, for the plain oracle of the tests."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.games.bladder.naive_board import CELLS

CELL = r"(?:[a-h](?:10|[1-9])|(?:10|[1-9])[A-Ha-h])"

GRAMMAR = re.compile(
    rf"(?P<start>{CELL})(?P<sign>[->])(?P<stop>{CELL})"
    rf"(?:\+(?P<again>{CELL})-(?P<second>{CELL}))?"
    rf"(?:x(?P<lame>{CELL}))?(?:t(?P<tackle>{CELL}))?(?:@(?P<carrier>{CELL}))?"
)

WORDS = re.compile(rf"(?P<word>mark|hero):(?P<cell>{CELL})")


def cell_named(text: str) -> str | None:
    """Give the cell of a name in either order, ``d9`` or the printed ``9D``, None if there is none.

    >>> cell_named("9D"), cell_named("d9"), cell_named("a9")
    ('d9', 'd9', None)
    """
    if not re.fullmatch(CELL, text):
        return None
    cell = text if text[0] in "abcdefgh" else text[-1].lower() + text[:-1]
    return cell if cell in CELLS else None


@dataclass(frozen=True)
class Order:
    """A move or a pass as it is written; what is not written is empty."""

    start: str
    sign: str
    stop: str
    again: str = ""
    """Where the second step of a hero is said to begin."""
    second: str = ""
    lame: str = ""
    tackle: str = ""
    carrier: str = ""

    def __str__(self) -> str:
        text = self.start + self.sign + self.stop
        if self.second:
            text += "+" + self.again + "-" + self.second
        for sign, cell in (("x", self.lame), ("t", self.tackle), ("@", self.carrier)):
            text += sign + cell if cell else ""
        return text


def read_order(text: str) -> Order | None:
    """Read a move or a pass, None if it is not one or names no cell of the board."""
    match = GRAMMAR.fullmatch(text)
    if match is None:
        return None
    parts: dict[str, str] = {}
    for part, found in match.groupdict().items():
        cell = found if part == "sign" else cell_named(found) if found else ""
        if cell is None:
            return None
        parts[part] = cell
    return Order(**parts)


def plain(text: str) -> str | None:
    """Give the one spelling of an action in letter-first order, None if it is malformed.

    >>> plain("9D-E1"), plain("9D-e1"), plain("mark:2B")
    (None, 'd9-e1', 'mark:b2')
    """
    if text == "skip":
        return text
    match = WORDS.fullmatch(text)
    if match is not None:
        cell = cell_named(match["cell"])
        return match["word"] + ":" + cell if cell else None
    order = read_order(text)
    return str(order) if order else None

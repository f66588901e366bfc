"""Actions as ints: their fields, and how they are written and read (section 9).

A bare move is ``start | to << 7``. The other fields hold a cell plus one, so that 0 means none.

>>> from tabletop_qt.games.bladder.cells import CELL_OF
>>> write(move(CELL_OF["c5"], CELL_OF["d5"]) | tackling(CELL_OF["e5"]) | carrying(CELL_OF["d5"]))
'c5-d5te5@d5'
>>> write(passing(CELL_OF["d4"], CELL_OF["f6"])), write(SKIP), write(mark(CELL_OF["b4"]))
('d4>f6', 'skip', 'mark:b4')
>>> write(read_action("C5-5Dt5E@D5"))
'c5-d5te5@d5'
"""

import re
from typing import Final

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.bladder.cells import NAME, cell_of

TO: Final = 7
VICTIM: Final = 14
TACKLE: Final = 21
CARRIER: Final = 28
KIND: Final = 35
SECOND: Final = 38
FIELD: Final = 127
"""The bits of one field that holds a cell."""

PLAIN: Final = 1 << VICTIM
"""Every action below it is a bare move."""

MOVE: Final = 0
PASS: Final = 1
SKIPPED: Final = 2
MARK: Final = 3
CLAIM: Final = 4
SKIP: Final = SKIPPED << KIND

BARE: Final = PLAIN - 1 | 7 << KIND
"""The bits of an action without its suffixes and second step."""
SUFFIXES: Final = (1 << KIND) - PLAIN


def move(start: int, to: int) -> int:
    """Give the bare move from a cell to another."""
    return start | to << TO


def passing(start: int, to: int) -> int:
    """Give the pass from the carrier's cell to the receiver's (BL-PASS)."""
    return start | to << TO | PASS << KIND


def mark(cell: int) -> int:
    """Give the secret marking of a hero (BL-HERO)."""
    return cell | MARK << KIND


def claim(cell: int) -> int:
    """Give the declaring of a hero (BL-HERO)."""
    return cell | CLAIM << KIND


def laming(cell: int) -> int:
    """Give the suffix that lames the man on a cell (BL-LAME)."""
    return cell + 1 << VICTIM


def tackling(cell: int) -> int:
    """Give the suffix that tackles the carrier on a cell (BL-TACKLE)."""
    return cell + 1 << TACKLE


def carrying(cell: int) -> int:
    """Give the suffix that names the new carrier's square after the move."""
    return cell + 1 << CARRIER


def second_step(cell: int) -> int:
    """Give the part of an order that leads the declared hero on to a cell (BL-REAL-TIME)."""
    return cell + 1 << SECOND


def kind(action: int) -> int:
    """Tell what sort of action it is: MOVE, PASS, SKIPPED, MARK or CLAIM."""
    return action >> KIND & 7


def start(action: int) -> int:
    """Give the cell a move or pass begins on, or the cell that is marked or declared."""
    return action & FIELD


def to(action: int) -> int:
    """Give the cell a move's first step ends on, or the receiver's."""
    return action >> TO & FIELD


def victim(action: int) -> int:
    """Give the cell whose man is to be lamed, or -1."""
    return (action >> VICTIM & FIELD) - 1


def tackled(action: int) -> int:
    """Give the cell of the carrier who is to be tackled, or -1."""
    return (action >> TACKLE & FIELD) - 1


def carrier(action: int) -> int:
    """Give the cell of the man who is to carry, or -1."""
    return (action >> CARRIER & FIELD) - 1


def second(action: int) -> int:
    """Give the cell that the second step of an order leads to, or -1."""
    return (action >> SECOND & FIELD) - 1


def suffix(action: int) -> str:
    """Write what follows the squares of a move or pass: ``x``, ``t`` and ``@``, in this order."""
    fields = (("x", victim(action)), ("t", tackled(action)), ("@", carrier(action)))
    return "".join(sign + NAME[cell] for sign, cell in fields if cell >= 0)


def write(action: int) -> str:
    """Write any action in the notation of section 9."""
    first = NAME[start(action)]
    match kind(action):
        case 2:
            return "skip"
        case 3:
            return f"mark:{first}"
        case 4:
            return f"hero:{first}"
        case 1:
            text = f"{first}>{NAME[to(action)]}"
        case _:
            text = f"{first}-{NAME[to(action)]}"
    if second(action) >= 0:
        text += f"+{NAME[to(action)]}-{NAME[second(action)]}"
    return text + suffix(action)


_CELL: Final = "([a-h][0-9]+|[0-9]+[a-h])"
_WRITTEN: Final = re.compile(
    rf"{_CELL}([->]){_CELL}(?:\+{_CELL}-{_CELL})?(?:x{_CELL})?(?:t{_CELL})?(?:@{_CELL})?"
)


def _named(text: str) -> int:
    cell = cell_of(text)
    if cell < 0:
        raise NotationError(f"there is no square {text!r} on the board", "ALL-PLACE")
    return cell


def read_action(text: str) -> int:
    """Read any action, lawful or not; cells may be written in the printed order.

    Raises NotationError, with one sentence, for a text that is no action of any game of Bladder.
    """
    text = text.lower()
    if text == "skip":
        return SKIP
    word, colon, name = text.partition(":")
    if colon and word in ("mark", "hero"):
        return (mark if word == "mark" else claim)(_named(name))
    found = _WRITTEN.fullmatch(text)
    if not found:
        raise NotationError(f"an action is written like b4-c4, c3-d4xe5 or d4>f6, not {text!r}")
    first, sign, over, again, last, *suffixes = found.groups()
    action = (move if sign == "-" else passing)(_named(first), _named(over))
    if again:
        if sign == ">":
            raise NotationError("only a man who moves has a second step", "BL-HERO")
        if _named(again) != to(action):
            raise NotationError("the second step begins where the first one ends", "BL-HERO")
        action |= second_step(_named(last))
    for name, put in zip(suffixes, (laming, tackling, carrying), strict=True):
        action |= put(_named(name)) if name else 0
    return action

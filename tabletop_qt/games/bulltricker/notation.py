"""Position strings and action notation of BullTricker, both ways.

>>> encode(*decode(START)) == START
True
>>> decode("7/15/7/15")
Traceback (most recent call last):
...
tabletop_qt.core.rules.NotationError: a board has 15 rows, this one has 4
"""

import re

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.bulltricker.board import CELL_OF, CELLS, KIND, NAME, ROYAL, SIZE
from tabletop_qt.games.bulltricker.lines import (
    BLACK_KING,
    BLACK_PAWN,
    CLOSED,
    MEMBERS,
    ROOM_OF,
    WHITE_KING,
    WHITE_PAWN,
    near,
)

START = (
    "7/q1q1q1qkq1q1q1q/ppppppp/p1p1p1p1p1p1p1p/7/15/7/15/7/15/7/"
    "P1P1P1P1P1P1P1P/PPPPPPP/Q1Q1Q1QKQ1Q1Q1Q/7 w"
)

_LETTERS = ".PQpqKk"
_BARRED = {WHITE_PAWN: (0, 13, 14), BLACK_PAWN: (14, 1, 0)}


def _row_cells(r: int) -> range:
    """List the cells that a row of the string names: even rows name rectangles only."""
    return range(r * SIZE, (r + 1) * SIZE) if r % 2 else range(r * SIZE + 1, (r + 1) * SIZE, 2)


def encode(cells: bytes, seat: int, quiet: int) -> str:
    """Write a position string; a quiet count of 0 is left out."""
    rows = []
    for r in range(SIZE):
        row = "".join(_LETTERS[cells[cell]] for cell in _row_cells(r))
        rows.append(re.sub(r"\.+", lambda run: str(len(run.group())), row))
    return f"{'/'.join(rows)} {'wb'[seat]}" + (f" {quiet}" if quiet else "")


def decode(text: str) -> tuple[bytes, int, int]:
    """Read what stands on the cells, the seat to move, and the plies without progress.

    Raises NotationError, with one sentence, for a text that is no position of the game.
    """
    fields = text.split()
    if len(fields) not in (2, 3):
        raise NotationError("a position has a board, the side to move, and perhaps a count")
    board, side = fields[:2]
    if side not in ("w", "b"):
        raise NotationError(f"the side to move is w or b, not {side!r}")
    quiet = fields[2] if len(fields) == 3 else "0"
    if not re.fullmatch(r"[0-9]{1,9}", quiet):
        raise NotationError(f"the count of plies without progress is a number, not {quiet!r}")
    rows = board.split("/")
    if len(rows) != SIZE:
        raise NotationError(f"a board has 15 rows, this one has {len(rows)}")
    cells = bytearray(CELLS)
    for r, row in enumerate(rows):
        _read_row(cells, r, row)
    _check(cells)
    return bytes(cells), "wb".index(side), int(quiet)


def _read_row(cells: bytearray, r: int, row: str) -> None:
    places = _row_cells(r)
    n = 0
    for part in re.findall(r"[0-9]+|.", row):
        if re.fullmatch(r"[1-9][0-9]?", part):
            n += int(part)
        elif part in _LETTERS[1:]:
            if n < len(places):
                cells[places[n]] = _LETTERS.index(part)
            n += 1
        else:
            raise NotationError(f"row {r + 1} has {part!r}, which is neither piece nor number")
    if n != len(places):
        raise NotationError(f"row {r + 1} speaks of {n} cells where there are {len(places)}")


def _check(cells: bytearray) -> None:
    """Refuse what no game can show."""
    for king, owner in ((WHITE_KING, "White"), (BLACK_KING, "Black")):
        if cells.count(king) != 1:
            raise NotationError(f"{owner} has {cells.count(king)} kings instead of one")
    for cell, piece in enumerate(cells):
        if piece and (KIND[cell] == ROYAL) != (piece >= WHITE_KING):
            raise NotationError(
                f"the piece on {NAME[cell]} stands on a cell of the wrong kind", "BT-CELLS"
            )
        if cell // SIZE in _BARRED.get(piece, ()):
            raise NotationError(f"no pawn of that side can stand on {NAME[cell]}", "BT-PAWN")
    white, black = cells.index(WHITE_KING), cells.index(BLACK_KING)
    if near(white, black):
        raise NotationError("the kings stand on neighbouring royal squares", "BT-KINGS-APART")
    if all(CLOSED[_room_code(cells, king)] & bit for king, bit in ((white, 1), (black, 2))):
        raise NotationError("both kings are mated", "BT-MATE")


def _room_code(cells: bytearray, king: int) -> int:
    return sum(cells[cell] << 3 * n for n, cell in enumerate(MEMBERS[ROOM_OF[king]]))


def read_action(text: str) -> tuple[int, str, int]:
    """Split ``FROM-TO`` or ``FROMxTO`` into cells and sign; raise NotationError otherwise."""
    found = re.fullmatch(r"([a-z0-9]+?)([-x])([a-z0-9]+)", text)
    if not found:
        raise NotationError(f"an action is written like h74-h54 or gv3xgv6, not {text!r}")
    start, sign, to = found.groups()
    for name in (start, to):
        if name not in CELL_OF:
            raise NotationError(f"there is no place {name!r} on the board", "ALL-PLACE")
    return CELL_OF[start], sign, CELL_OF[to]

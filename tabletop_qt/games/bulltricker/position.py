"""The engine of BullTricker: the one source of what is lawful.

It keeps, for every group of cells (see `lines`), the actions both sides have in it. A move
changes what stands in a handful of groups, whose actions are looked up anew; listing the lawful
actions only joins what the groups hold.
"""

from collections.abc import Iterable
from itertools import chain
from typing import Final

from tabletop_qt.core.steps import Over
from tabletop_qt.games.bulltricker.board import CELLS, CODE, SIZE
from tabletop_qt.games.bulltricker.lines import (
    BLACK_KING,
    BLACK_PAWN,
    BLACK_QUEEN,
    CLOSED,
    COLUMN_CAPTURE,
    EMPTY,
    GROUPS,
    PLACES,
    ROOM_OF,
    ROW_CAPTURE,
    ROWS,
    WHITE_KING,
    WHITE_PAWN,
    WHITE_QUEEN,
    Actions,
    Entry,
    deltas,
    entry,
    king_steps,
)

CLAIM: Final = 3 << 16
"""The action `draw` of BT-DRAW-REPEAT."""
OCCURRENCES: Final = 7
FEW: Final = 4
"""BT-DRAW-MATERIAL speaks of fewer than this many."""

_BLACK_TO_MOVE: Final = 1 << 61
_KEPT: Final = 50_000
"""Entries kept for a group before its table is emptied: bounds the memory of long runs."""


def _mix(n: int) -> int:
    """Spread a number over 61 bits (the finaliser of splitmix64)."""
    n = (n + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
    n = (n ^ n >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    n = (n ^ n >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return (n ^ n >> 31) >> 3


_HASH: Final = tuple(
    (0, *(_mix(8 * cell + piece) for piece in range(1, 7))) for cell in range(CELLS)
)
_TABLES: Final[tuple[dict[int, Entry], ...]] = tuple({} for _ in range(GROUPS))
_KING_STEPS: Final[dict[int, Actions]] = {}
_MOVE: Final = 0xFFFF
"""The part of an action that says where from and where to."""
_CAPTORS: Final = tuple(
    sum(1 << 4 * row + kind + side for row in range(ROWS) for kind in (0, 2)) for side in (0, 1)
)
"""The bits of each side in the ints that tell who has captures in row."""

Changes = tuple[tuple[int, int], ...]
_DELTAS: Final[dict[int, Changes]] = {}
_WEIGHTS: Final[tuple[Changes, ...]] = tuple(
    tuple((group, 1 << shift) for group, shift in places) for places in PLACES
)

_Taken = tuple[tuple[int, int], ...]
_Past = tuple[int, int, _Taken, int, int, str]
"""What `unmake` needs: the action, the piece that moved, what it took and where, and the key,
the quiet plies and the rule before it."""


class Position:
    """A position that makes and unmakes actions; `cells` holds what stands on each cell."""

    def __init__(
        self,
        cells: bytes,
        side: int,
        quiet: int,
        seen: Iterable[int] = (),
        *,
        queen_first: bool = True,
        material_before_mate: bool = True,
        no_progress: int = 100,
    ) -> None:
        self.cells = bytearray(cells)
        self.side = side
        self.quiet = quiet
        self.queen_first = queen_first
        self.material_before_mate = material_before_mate
        self.quiet_limit = 2 * no_progress if no_progress else 1 << 60
        self.kings = [cells.index(WHITE_KING), cells.index(BLACK_KING)]
        self.men = [
            cells.count(WHITE_PAWN) + cells.count(WHITE_QUEEN),
            cells.count(BLACK_PAWN) + cells.count(BLACK_QUEEN),
        ]
        self.key = side * _BLACK_TO_MOVE
        self._codes = [0] * GROUPS
        for cell, piece in enumerate(cells):
            if piece:
                self.key ^= _HASH[cell][piece]
                for group, shift in PLACES[cell]:
                    self._codes[group] += (piece if shift < 24 else 1) << shift
        empty: Actions = ()
        self._free_white = [empty] * GROUPS
        self._free_black = [empty] * GROUPS
        self._captors = 0
        for group in range(GROUPS):
            found = self._entry(group)
            self._free_white[group], self._free_black[group] = found.free
            self._captors |= found.captors << 4 * group
        self.counts: dict[int, int] = {}
        for key in seen or (self.key,):
            self.counts[key] = self.counts.get(key, 0) + 1
        self._past: list[_Past] = []
        self._rule = self._judge()

    @property
    def seat(self) -> int:
        """The seat to move."""
        return self.side

    # What is lawful

    def actions(self) -> list[int]:
        """List the lawful actions; none once the game is over."""
        if self._rule:
            return []
        if self._captors & _CAPTORS[self.side]:
            actions = self.row_captures(self.side)
        else:
            actions = self._quiet(self.side)
            if not actions:
                return actions
        if self.quiet >= self.quiet_limit:
            return []
        if self.counts[self.key] >= OCCURRENCES:
            actions.append(CLAIM)
        return actions

    def row_captures(self, side: int) -> list[int]:
        """List the captures in row a side must choose from (BT-MUST-CAPTURE, BT-QUEEN-FIRST)."""
        actions = self._row_captures(side, 0)
        if not (actions and self.queen_first):
            actions += self._row_captures(side, 2)
        return actions

    def pawn_captures(self, side: int) -> list[int]:
        """List the captures in row by a side's pawns, whether a queen goes first or not."""
        return self._row_captures(side, 2)

    def unforced(self, side: int) -> list[int]:
        """List all that a side's pieces could do if no capture were compulsory."""
        captures = self._row_captures(side, 0) + self._row_captures(side, 2)
        return captures + self._quiet(side)

    def _row_captures(self, side: int, kind: int) -> list[int]:
        """Join the captures in row of a side's queens (kind 0) or pawns (kind 2)."""
        actions: list[int] = []
        if self._captors & _CAPTORS[side]:
            for group in range(ROWS):
                if self._captors >> 4 * group & 1 << kind + side:
                    found = self._entry(group)
                    actions += (found.pawns if kind else found.queens)[side]
        return actions

    def _quiet(self, side: int) -> list[int]:
        """Join the moves that are no captures in row."""
        groups = self._free_black if side else self._free_white
        actions = list(chain.from_iterable(groups))
        actions += self._king_steps(side)
        return actions

    def _king_steps(self, side: int) -> Actions:
        cell, enemy = self.kings[side], self.kings[1 - side]
        room = self._codes[ROOM_OF[cell]]
        name = room << 16 | enemy << 8 | cell
        steps = _KING_STEPS.get(name)
        if steps is None:
            steps = _KING_STEPS[name] = king_steps(cell, enemy, room)
        return steps

    # Making and unmaking

    def make(self, action: int) -> None:
        """Carry out a lawful action."""
        start, to = action & 255, action >> 8 & 255
        taken: _Taken = ()
        if action > _MOVE:
            taken = tuple((cell, self.cells[cell]) for cell in victims_of(action, self.cells))
        piece = self.cells[start]
        self._past.append((action, piece, taken, self.key, self.quiet, self._rule))
        if action == CLAIM:
            self._rule = "BT-DRAW-REPEAT"
            return
        self.quiet += 1
        for cell, victim in taken:
            self.cells[cell] = EMPTY
            self.key ^= _HASH[cell][victim]
            self._change(_WEIGHTS[cell], -victim)
            self.men[1 - self.side] -= 1
            self.quiet = 0
        hashes = _HASH[to]
        self.key ^= _HASH[start][piece] ^ hashes[piece] ^ _BLACK_TO_MOVE
        self.cells[start] = EMPTY
        self.cells[to] = piece
        changes = _DELTAS.get(action & _MOVE)
        if changes is None:
            changes = _DELTAS[action & _MOVE] = deltas(start, to)
        if piece >= WHITE_KING:
            self.kings[self.side] = to
            self._change(changes, 1)
        else:
            self._change(changes, piece)
            if piece == WHITE_PAWN or piece == BLACK_PAWN:
                self.quiet = 0
                if to < SIZE or to >= CELLS - SIZE:  # BT-PROMOTE
                    self.key ^= hashes[piece] ^ hashes[piece + 1]
                    self.cells[to] = piece + 1
                    self._change(_WEIGHTS[to], 1)
        self.side = 1 - self.side
        self.counts[self.key] = self.counts.get(self.key, 0) + 1
        self._rule = self._judge()

    def unmake(self) -> None:
        """Take back the last action made."""
        action, piece, taken, key, self.quiet, self._rule = self._past.pop()
        if action == CLAIM:
            return
        left = self.counts[self.key] - 1
        if left:
            self.counts[self.key] = left
        else:
            del self.counts[self.key]
        self.key = key
        self.side = 1 - self.side
        start, to = action & 255, action >> 8 & 255
        if self.cells[to] != piece:
            self._change(_WEIGHTS[to], -1)
        self.cells[to] = EMPTY
        self.cells[start] = piece
        if piece >= WHITE_KING:
            self.kings[self.side] = start
            self._change(_DELTAS[action & _MOVE], -1)
        else:
            self._change(_DELTAS[action & _MOVE], -piece)
        for cell, victim in taken:
            self.cells[cell] = victim
            self._change(_WEIGHTS[cell], victim)
            self.men[1 - self.side] += 1

    def _change(self, changes: Changes, factor: int) -> None:
        """Change what stands in groups, and look up the actions in each anew."""
        codes, free_white, free_black = self._codes, self._free_white, self._free_black
        for group, weight in changes:
            code = codes[group] + factor * weight
            codes[group] = code
            found = _TABLES[group].get(code)
            if found is None:
                found = self._entry(group)
            free_white[group], free_black[group] = found.free
            if group < ROWS:
                shift = 4 * group
                self._captors = self._captors & ~(15 << shift) | found.captors << shift

    def _entry(self, group: int) -> Entry:
        """Look up the actions in a group, working them out the first time."""
        code = self._codes[group]
        table = _TABLES[group]
        found = table.get(code)
        if found is None:
            if len(table) >= _KEPT:
                table.clear()
            found = table[code] = entry(group, code)
        return found

    # How it ends

    def _judge(self) -> str:
        """Name the rule that ended the game with the last move, mobility and quiet apart."""
        white, black = self.men
        few = white < FEW and black < FEW
        if few and self.material_before_mate:
            return "BT-DRAW-MATERIAL"
        codes, (white_king, black_king) = self._codes, self.kings
        if CLOSED[codes[ROOM_OF[white_king]]] & 1 or CLOSED[codes[ROOM_OF[black_king]]] & 2:
            # BT-TRICK: the side that has just moved closed in its own king.
            return "BT-MATE" if self.mated(self.side) else "BT-TRICK"
        return "BT-DRAW-MATERIAL" if few else ""

    def mated(self, side: int) -> bool:
        """Tell whether a side's king is closed in (BT-MATE)."""
        return bool(CLOSED[self._codes[ROOM_OF[self.kings[side]]]] >> side & 1)

    def over(self) -> Over | None:
        """Tell how the game ended, or None while it goes on."""
        if self._rule == "BT-MATE":
            return Over((1 - self.side,), self._rule)
        if self._rule == "BT-TRICK":
            return Over((self.side,), self._rule)
        if self._rule:
            return Over((), self._rule)
        if not (self._captors & _CAPTORS[self.side] or self._quiet(self.side)):
            return Over((), "BT-DRAW-IMMOBILE")
        if self.quiet >= self.quiet_limit:
            return Over((), "BT-NO-PROGRESS")
        return None

    # Notation

    def write(self, action: int) -> str:
        """Give an action in notation, such as ``h74-h54`` or ``gv3xgv6``."""
        if action == CLAIM:
            return "draw"
        sign = "x" if action & (ROW_CAPTURE | COLUMN_CAPTURE) else "-"
        return f"{CODE[action & 255]}{sign}{CODE[action >> 8 & 255]}"


def victims_of(action: int, cells: bytes | bytearray) -> tuple[int, ...]:
    """List the cells whose pieces an action takes, in the order they are jumped."""
    start, to, capture = action & 255, action >> 8 & 255, action & ~_MOVE
    if capture == COLUMN_CAPTURE:
        return (to,)
    if capture != ROW_CAPTURE:
        return ()
    stride = 2 * SIZE if (to - start) % SIZE == 0 else 2
    if to < start:
        stride = -stride
    return tuple(cell for cell in range(start + stride, to, stride) if cells[cell])

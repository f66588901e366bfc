"""One try to move a piece from cell to cell, and how reasons speak of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, RuleId
from tabletop_qt.games.bulltricker.board import CODE, KIND, LYING, NAME
from tabletop_qt.games.bulltricker.board import SIZE as S
from tabletop_qt.games.bulltricker.lines import (
    BLACK_KING,
    BLACK_PAWN,
    BLACK_QUEEN,
    ROW_CAPTURE,
    WHITE_KING,
    WHITE_PAWN,
    WHITE_QUEEN,
    side_of,
)
from tabletop_qt.games.bulltricker.position import Position
from tabletop_qt.games.bulltricker.state import State

PIECE_NAMES = {
    WHITE_PAWN: MARK("rules", "white pawn"),
    WHITE_QUEEN: MARK("rules", "white queen"),
    BLACK_PAWN: MARK("rules", "black pawn"),
    BLACK_QUEEN: MARK("rules", "black queen"),
    WHITE_KING: MARK("rules", "white king"),
    BLACK_KING: MARK("rules", "black king"),
}
KINGS, QUEENS, PAWNS = (
    (WHITE_KING, BLACK_KING),
    (WHITE_QUEEN, BLACK_QUEEN),
    (WHITE_PAWN, BLACK_PAWN),
)


def rule_of(piece: int, *, in_row: bool = False, in_column: bool = False) -> RuleId:
    """Name the rule by which a piece moves, or captures in row or in column."""
    if piece in KINGS:
        return "BT-KING"
    word = "QUEEN" if piece in QUEENS else "PAWN"
    if in_row:
        return f"BT-CAP-ROW-{word}"
    return f"BT-CAP-COL-{word}" if in_column else f"BT-{word}"


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody tries to put the piece on cell `start` on cell `to`."""

    position: Position
    state: State
    start: int
    to: int

    @property
    def piece(self) -> int:
        """What is to be moved."""
        return self.state.cells[self.start]

    @property
    def side(self) -> int:
        """Whose piece it is."""
        return side_of(self.piece)

    @property
    def offset(self) -> tuple[int, int]:
        """Lattice lines from start to goal: down and to the right."""
        (r1, c1), (r2, c2) = divmod(self.start, S), divmod(self.to, S)
        return r2 - r1, c2 - c1

    @property
    def lies(self) -> bool:
        """Whether the piece stands on a horizontal rectangle."""
        return KIND[self.start] == LYING

    @property
    def landings(self) -> tuple[int, ...]:
        """Where the piece could land by a capture in row, were it free to."""
        unforced = self.position.unforced(self.side)
        return tuple(
            action >> 8 & 255
            for action in unforced
            if action & 255 == self.start and action & ROW_CAPTURE
        )

    def has_enemy(self, cell: int) -> bool:
        """Tell whether an enemy piece stands on the cell."""
        piece = self.state.cells[cell]
        return bool(piece) and side_of(piece) != self.side

    def between(self) -> Iterator[int]:
        """List the occupied cells strictly between start and goal of a straight try, in order."""
        dr, dc = self.offset
        stride = (dr > 0) * S - (dr < 0) * S + (dc > 0) - (dc < 0)
        for cell in range(self.start + stride, self.to, stride):
            if self.state.cells[cell]:
                yield cell

    def reason(
        self, rule: RuleId, text: str, pieces: Iterable[int] = (), sites: Iterable[int] = ()
    ) -> Reason:
        """Give a reason that points at cells: at the pieces on some, at others themselves."""
        return reason(self.state, rule, text, self.start, self.to, pieces, sites)


def reason(
    state: State,
    rule: RuleId,
    text: str,
    start: int | None = None,
    to: int | None = None,
    pieces: Iterable[int] = (),
    sites: Iterable[int] = (),
) -> Reason:
    """Fill in a reason: {piece} on {start}, the goal {to}, and the first {other} on {there}."""
    pieces, sites = tuple(dict.fromkeys(pieces)), tuple(dict.fromkeys(sites))
    values: dict[str, str | int | Phrase] = {}
    if start is not None:
        values |= {"piece": named(state, start), "start": NAME[start]}
    if to is not None:
        values["to"] = NAME[to]
    if pieces:
        values |= {"other": named(state, pieces[0]), "there": NAME[pieces[0]]}
    if sites:
        values["place"] = NAME[sites[0]]
    return Reason(
        rule,
        Phrase(text, values),
        tuple(CODE[cell] for cell in sites),
        tuple(state.piece_at(cell) for cell in pieces),
    )


def named(state: State, cell: int) -> Phrase:
    """Name the piece on a cell, such as ``white queen``."""
    return Phrase(PIECE_NAMES[state.cells[cell]])

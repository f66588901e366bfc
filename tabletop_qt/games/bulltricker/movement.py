"""The laws of moving from one cell to another: why a try fails by its own shape."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase
from tabletop_qt.games.bulltricker.attempt import KINGS, PAWNS, QUEENS, Try
from tabletop_qt.games.bulltricker.board import ABUTMENT, KIND, ROYAL
from tabletop_qt.games.bulltricker.board import SIZE as S
from tabletop_qt.games.bulltricker.lines import near


@dataclass(frozen=True, slots=True)
class Law:
    """One way in which a move goes wrong by itself, whatever must be captured."""

    applies: Callable[[Try], bool]
    reasons: Callable[[Try], Iterator[Reason]]


def _same_place(t: Try) -> Iterator[Reason]:
    text = MARK("rules", "The {piece} has to leave {start}: a turn is a move.")
    yield t.reason("BT-TURN", text, sites=(t.start,))


def _wrong_cell(t: Try) -> Iterator[Reason]:
    if KIND[t.to] == ABUTMENT:
        text = MARK("rules", "{to} is an abutment: nothing ever stands there.")
    elif t.piece in KINGS:
        text = MARK("rules", "Kings stand on royal squares only; {to} is a rectangle.")
    else:
        text = MARK("rules", "Pawns and queens stand on rectangles only; {to} is a royal square.")
    yield t.reason("BT-CELLS", text, sites=(t.to,))


def _own_piece(t: Try) -> Iterator[Reason]:
    text = MARK("rules", "Your own {other} stands on {there}: you never capture your own.")
    yield t.reason("BT-OWN", text, (t.to,))


def _king(t: Try) -> Iterator[Reason]:
    enemy = t.position.kings[1 - t.side]
    dr, dc = t.offset
    if t.to == enemy:
        text = MARK("rules", "A king is never captured, and captures nothing.")
        yield t.reason("BT-KING", text, (enemy,))
    elif sorted((abs(dr), abs(dc))) != [0, 2]:
        text = MARK(
            "rules", "A king goes one royal square up, down, left or right; {to} is not that."
        )
        yield t.reason("BT-KING", text, sites=(t.start, t.to))
    elif middle := [cell for cell in t.between() if cell]:
        text = MARK("rules", "The {other} on {there} bars the king's way to {to}.")
        yield t.reason("BT-KING", text, middle)
    if t.to != enemy and near(t.to, enemy):
        text = MARK("rules", "On {to} your king would stand next to the {other}: kings keep apart.")
        yield t.reason("BT-KINGS-APART", text, (enemy,), (t.to,))


def _pawn(t: Try) -> Iterator[Reason]:
    dr, dc = t.offset
    forward = dr if t.side else -dr
    if dc == 0 and forward > 0:
        yield from (_pawn_in_row if t.lies else _pawn_in_column)(t, forward)
    elif (forward, abs(dc)) == (1, 1):
        text = MARK(
            "rules", "A pawn pivots to an empty rectangle only; a {other} stands on {there}."
        )
        yield t.reason("BT-PAWN", text, (t.to,))
    elif forward <= 0:
        text = MARK("rules", "A pawn goes forward only: {to} is not ahead of {start}.")
        yield t.reason("BT-PAWN", text, sites=(t.start, t.to))
        if t.has_enemy(t.to) and (dr if t.lies else dc) == 0:
            yield from _pawn_takes_ahead(t)
    else:
        text = MARK(
            "rules",
            "A pawn goes straight ahead or pivots around a corner ahead; {to} is neither from "
            "{start}.",
        )
        yield t.reason("BT-PAWN", text, sites=(t.start, t.to))


def _pawn_takes_ahead(t: Try) -> Iterator[Reason]:
    text = MARK(
        "rules",
        "In a column a pawn takes only what stands on the next vertical rectangle ahead of it; "
        "the {other} on {there} does not.",
    )
    yield t.reason("BT-CAP-COL-PAWN", text, (t.to,))


def _pawn_in_column(t: Try, forward: int) -> Iterator[Reason]:
    blockers = list(t.between())
    if blockers:
        text = MARK("rules", "Nothing jumps in a column: the {other} on {there} is in the way.")
        yield t.reason("BT-NO-JUMP", text, blockers[:1])
    elif t.has_enemy(t.to):
        yield from _pawn_takes_ahead(t)
    if forward == 4 and not t.has_enemy(t.to):
        yield _no_double(t)
    elif not blockers and not t.has_enemy(t.to):
        text = MARK("rules", "A pawn goes one rectangle at a time; {to} is further away.")
        yield t.reason("BT-PAWN", text, sites=(t.start, t.to))


def _no_double(t: Try) -> Reason:
    line = "H2" if t.side else "H7"
    text = MARK("rules", "Only a pawn that still stands on {line} may go two steps.")
    found = t.reason("BT-PAWN-DOUBLE", text, sites=(t.start, t.to))
    phrase = Phrase(text, {**found.text.values, "line": line})
    return Reason(found.rule, phrase, found.sites, found.pieces)


def _pawn_in_row(t: Try, forward: int) -> Iterator[Reason]:
    blockers = list(t.between())
    on_start_line = t.start // S == (2 if t.side else 12)
    if t.landings and (blockers or t.has_enemy(t.to)):
        text = MARK(
            "rules", "The pawn jumps, and its jumps go on to the last: it lands on {place}."
        )
        yield t.reason("BT-CAP-ROW-PAWN", text, blockers or (t.to,), t.landings)
    elif (blockers and not t.has_enemy(blockers[0])) or _is_king(t, blockers):
        text = MARK("rules", "The {other} on {there} is in the way and cannot be jumped.")
        yield t.reason("BT-NO-JUMP", text, blockers[:1])
    elif blockers or t.has_enemy(t.to):
        victim = blockers[0] if blockers else t.to
        text = MARK(
            "rules",
            "In a row a pawn captures by jumping the piece right ahead of it onto the empty "
            "rectangle right behind; the {other} on {there} cannot be taken so.",
        )
        yield t.reason("BT-CAP-ROW-PAWN", text, _with_guard(t, victim))
    if forward == 2 and blockers:
        text = MARK("rules", "Straight ahead the pawn crosses {there}, where the {other} stands.")
        yield t.reason("BT-PAWN", text, blockers[:1])
    elif forward == 4 and on_start_line and not t.landings:
        text = MARK(
            "rules",
            "For a double step to {to} all it crosses must be free; the {other} on {there} is in "
            "the way.",
        )
        yield t.reason("BT-PAWN-DOUBLE", text, blockers or (t.to,))
    elif forward == 4 and not blockers and not t.has_enemy(t.to):
        yield _no_double(t)
    elif forward > 4 and not blockers:
        text = MARK("rules", "A pawn goes one step at a time; {to} is further away.")
        if on_start_line:
            text = MARK("rules", "From here a pawn goes one step or two; {to} is further away.")
        yield t.reason("BT-PAWN", text, sites=(t.start, t.to))


def _is_king(t: Try, blockers: list[int]) -> bool:
    return bool(blockers) and t.state.cells[blockers[0]] in KINGS


def _with_guard(t: Try, victim: int) -> list[int]:
    """Point at a piece that cannot be jumped, and at what stands right behind it."""
    (r1, c1), (r2, c2) = divmod(t.start, S), divmod(victim, S)
    dr, dc = (r2 > r1) - (r2 < r1), (c2 > c1) - (c2 < c1)
    ahead = [(r2 + n * dr, c2 + n * dc) for n in (-1, 1, 2)]
    cells = [r * S + c for r, c in ahead if 0 <= r < S and 0 <= c < S]
    return [victim, *(cell for cell in cells if t.state.cells[cell] and cell != t.start)]


def _queen(t: Try) -> Iterator[Reason]:
    dr, dc = t.offset
    if abs(dr) == abs(dc) == 1:
        text = MARK(
            "rules", "A queen pivots to an empty rectangle only; a {other} stands on {there}."
        )
        yield t.reason("BT-QUEEN", text, (t.to,))
    elif (dc if t.lies else dr) == 0:
        yield from _queen_in_row(t)
    elif (dr if t.lies else dc) == 0:
        yield from _queen_in_column(t)
    else:
        yield from _joined(t)
        text = MARK(
            "rules",
            "A queen pivots to one of the four nearest corners, or slides straight along her row "
            "or column; {to} is neither from {start}.",
        )
        yield t.reason("BT-QUEEN", text, sites=(t.start, t.to))
        return
    yield from _joined(t)


def _queen_in_row(t: Try) -> Iterator[Reason]:
    blockers = list(t.between())
    stop = blockers[0] if blockers else t.to
    landings = [cell for cell in t.landings if _same_way(t, cell)]
    if not t.has_enemy(stop) or t.state.cells[stop] in KINGS:
        text = MARK("rules", "The {other} on {there} stops the queen: she never jumps it.")
        yield t.reason("BT-NO-JUMP", text, (stop,))
    elif landings:
        text = MARK(
            "rules",
            "The queen takes all that this line offers and stops behind the last piece taken, "
            "such as on {place}.",
        )
        yield t.reason("BT-CAP-ROW-QUEEN", text, (stop,), landings)
    else:
        text = MARK(
            "rules",
            "In a row a queen captures by jumping onto the empty rectangle right behind a piece; "
            "the {other} on {there} cannot be taken so.",
        )
        yield t.reason("BT-CAP-ROW-QUEEN", text, _with_guard(t, stop))


def _same_way(t: Try, cell: int) -> bool:
    """Tell whether a landing lies on the try's own side of the start."""
    return (cell > t.start) == (t.to > t.start)


def _queen_in_column(t: Try) -> Iterator[Reason]:
    blockers = list(t.between())
    if blockers:
        text = MARK("rules", "Nothing jumps in a column: the {other} on {there} is in the way.")
        yield t.reason("BT-NO-JUMP", text, blockers[:1])
    if t.has_enemy(t.to):
        text = MARK(
            "rules",
            "In a column a queen takes only what is one abutment away; the {other} on {there} is "
            "further.",
        )
        yield t.reason("BT-CAP-COL-QUEEN", text, (t.to,))


def _joined(t: Try) -> Iterator[Reason]:
    """BT-CAP-LINE and BT-CAP-COL-ONE: a capture in row goes straight and is not joined."""
    for landing in t.landings:
        after = Try(t.position, t.state, landing, t.to)
        (dr, dc), lies = after.offset, t.lies
        along, across = (dr, dc) if lies else (dc, dr)
        if t.has_enemy(t.to) and along == 0 and abs(across) == 2:
            text = MARK(
                "rules",
                "A capture in row is never joined to one in column: the {other} on {there} cannot "
                "be taken too.",
            )
            yield t.reason("BT-CAP-COL-ONE", text, (t.to,), (landing,))
            return
        if not t.state.cells[t.to] and (abs(along), abs(across)) in ((1, 1), (0, 2)):
            text = MARK(
                "rules",
                "Inside a capture the queen neither turns nor goes back: from {place} she does not "
                "go on to {to}.",
            )
            yield t.reason("BT-CAP-LINE", text, sites=(landing,))
            return


LAWS = (
    Law(lambda t: t.to == t.start, _same_place),
    Law(
        lambda t: (KIND[t.to] == ROYAL) != (t.piece in KINGS) or KIND[t.to] == ABUTMENT, _wrong_cell
    ),
    Law(lambda t: bool(t.state.cells[t.to]) and not t.has_enemy(t.to), _own_piece),
    Law(lambda t: t.piece in KINGS, _king),
    Law(lambda t: t.piece in PAWNS, _pawn),
    Law(lambda t: t.piece in QUEENS, _queen),
)
"""The laws of moving in the order they are asked; the first that applies speaks."""

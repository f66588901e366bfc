"""Why a step is refused: named laws, each speaking for the rule it stands for.

The position alone decides what is lawful; a law is asked only about a try that the position
does not allow, and finds the words and the pieces to point at.
"""

from collections.abc import Iterator

from tabletop_qt.core.rules import Draft, Reason
from tabletop_qt.core.steps import Pick, Place, Say, Step
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase
from tabletop_qt.games.bulltricker.attempt import KINGS, QUEENS, Try, reason, rule_of
from tabletop_qt.games.bulltricker.board import CELL_OF, KIND, ROYAL
from tabletop_qt.games.bulltricker.board import SIZE as S
from tabletop_qt.games.bulltricker.lines import BLACK_PAWN, WHITE_PAWN, near, side_of
from tabletop_qt.games.bulltricker.movement import LAWS
from tabletop_qt.games.bulltricker.position import OCCURRENCES, Position
from tabletop_qt.games.bulltricker.state import State

# One step at a time


def judge(position: Position, draft: Draft[State], step: Step) -> tuple[Reason, ...]:
    """Give the rules a step breaks, most specific first; none when it is lawful."""
    state = draft.base
    match draft.steps, step:
        case (), Pick(piece):
            return _pick(position, state, piece)
        case (), Place(site):
            return (_place_nothing(state, site),)
        case (), Say(word):
            return _claim(position, state, word)
        case (Pick(piece),), Place(site):
            start = state.cell_of(piece)
            if start is not None and site in CELL_OF:
                return place(position, state, start, CELL_OF[site])
            return (Reason("ALL-PLACE", Phrase(_NO_PLACE), (site,)),)
    return (_too_much(position, draft, step),)


def _too_much(position: Position, draft: Draft[State], step: Step) -> Reason:
    """BT-TURN: a turn is one piece, picked up and put down."""
    state, first = draft.base, draft.steps[0] if draft.steps else None
    chosen = state.cell_of(first.piece) if isinstance(first, Pick) else None
    match step:
        case Pick(piece) if (cell := state.cell_of(piece)) is not None:
            if side_of(state.cells[cell]) != state.seat:
                return reason(state, "ALL-YOURS", _NOT_YOURS, pieces=(cell,))
            if chosen is not None:
                return reason(state, "BT-TURN", _ONE_PIECE, start=chosen, pieces=(cell, chosen))
        case Place(site) if site not in CELL_OF:
            return Reason("ALL-PLACE", Phrase(_NO_PLACE), (site,))
        case Place(site) if chosen is not None:
            there = (CELL_OF[site],)
            return reason(state, "BT-TURN", _ONE_PIECE, start=chosen, pieces=(chosen,), sites=there)
    king = position.kings[state.seat]
    return reason(state, "BT-TURN", _NO_SUCH_STEP, pieces=(king,))


_NO_PLACE = MARK("rules", "That is no place of the board.")
_NOT_YOURS = MARK("rules", "The {other} on {there} is not yours.")
_ONE_PIECE = MARK("rules", "You move one piece a turn, and have chosen the {piece} of {start}.")
_NO_SUCH_STEP = MARK("rules", "A turn here is one piece moved to another place.")
_NO_PIECE = MARK("rules", "That piece does not stand on the board.")


def _place_nothing(state: State, site: str) -> Reason:
    """ALL-EMPTY: a move begins with a piece."""
    if site not in CELL_OF:
        return Reason("ALL-PLACE", Phrase(_NO_PLACE), (site,))
    cell = CELL_OF[site]
    text = MARK("rules", "Choose a piece first: nothing has been picked up for {place}.")
    return reason(state, "ALL-EMPTY", text, sites=(cell,))


def _claim(position: Position, state: State, word: str) -> tuple[Reason, ...]:
    """BT-DRAW-REPEAT: a draw may be claimed at the seventh occurrence."""
    king = position.kings[state.seat]
    if word != "draw":
        return (reason(state, "BT-TURN", _NO_SUCH_STEP, pieces=(king,)),)
    count = position.counts[position.key]
    if count >= OCCURRENCES and position.actions():
        return ()
    text = MARK(
        "rules",
        "This position has occurred {count} of {needed} times; a draw cannot be claimed yet.",
    )
    values: dict[str, str | int | Phrase] = {"count": count, "needed": OCCURRENCES}
    return (Reason("BT-DRAW-REPEAT", Phrase(text, values), (), (state.piece_at(king),)),)


def _pick(position: Position, state: State, piece: str) -> tuple[Reason, ...]:
    """Tell why a piece cannot be moved at all."""
    cell = state.cell_of(piece)
    if cell is None:
        return (Reason("ALL-EMPTY", Phrase(_NO_PIECE), (), (piece,)),)
    if side_of(state.cells[cell]) != state.seat:
        return (reason(state, "ALL-YOURS", _NOT_YOURS, pieces=(cell,)),)
    if any(action & 255 == cell for action in position.actions()):
        return ()
    forced = tuple(_compulsion(position, state, cell, None))
    return forced or tuple(_stuck(position, state, cell))


_BEFORE = ((-2, 0), (-1, -1), (-1, 0), (-1, 1), (0, -2), (0, -1))
_AROUND = (*_BEFORE, *((-dr, -dc) for dr, dc in reversed(_BEFORE)))
"""What can shut a piece in: offsets of the cells it would cross or come to first."""


def _stuck(position: Position, state: State, cell: int) -> Iterator[Reason]:
    """BT-KING, BT-PAWN, BT-QUEEN: name what stands around a piece without any move."""
    r, c = divmod(cell, S)
    piece = state.cells[cell]
    ahead = {WHITE_PAWN: -1, BLACK_PAWN: 1}.get(piece)
    around = [
        (dr, dc)
        for dr, dc in _AROUND
        if 0 <= r + dr < S and 0 <= c + dc < S and (ahead is None or dr * ahead > 0)
    ]
    cells = [cell + dr * S + dc for dr, dc in around]
    if piece in KINGS:
        enemy = position.kings[1 - state.seat]
        squares = [to for to in cells if KIND[to] == ROYAL]
        if any(near(to, enemy) for to in squares):
            text = MARK("rules", "The {piece} on {start} may not step next to the {other}.")
            yield reason(state, "BT-KINGS-APART", text, cell, pieces=(enemy,))
        # Of the rectangles beside it only those bar a step behind which the board goes on.
        cells = [to for to in cells if KIND[to] != ROYAL and 2 * to - cell in squares]
    text = MARK("rules", "The {piece} on {start} has no move: it is shut in where it stands.")
    blockers = [to for to in cells if state.cells[to]]
    yield reason(state, rule_of(piece), text, cell, pieces=blockers, sites=(cell,))


# From one cell to another


def place(position: Position, state: State, start: int, to: int) -> tuple[Reason, ...]:
    """Give the rules broken by moving the piece on `start` to `to`; none if that is lawful."""
    if any(action & 0xFFFF == start | to << 8 for action in position.actions()):
        return ()
    attempt = Try(position, state, start, to)
    unforced = position.unforced(state.seat)
    shape: tuple[Reason, ...] = ()
    if not any(action & 0xFFFF == start | to << 8 for action in unforced):
        law = next(law for law in LAWS if law.applies(attempt))
        shape = tuple(law.reasons(attempt))
    return (*shape, *_compulsion(position, state, start, to))


def _compulsion(position: Position, state: State, start: int, to: int | None) -> Iterator[Reason]:
    """BT-MUST-CAPTURE and BT-QUEEN-FIRST: what has to be done instead of this move."""
    captures = position.row_captures(state.seat)
    if not captures:
        return
    wanted = [a for a in captures if a & 255 == start and to in (None, a >> 8 & 255)]
    if wanted:
        return
    obliged = [action & 255 for action in captures]
    by_pawn = position.pawn_captures(state.seat)
    if any(a & 255 == start and to in (None, a >> 8 & 255) for a in by_pawn):
        text = MARK("rules", "A queen captures first: the {other} on {there} can, so no pawn may.")
        yield reason(state, "BT-QUEEN-FIRST", text, start, pieces=obliged)
        return
    text = MARK("rules", "A capture in row is compulsory: the {other} on {there} must capture.")
    if len(set(obliged)) > 1:
        text = MARK(
            "rules",
            "A capture in row is compulsory: the {other} on {there}, or another marked piece, "
            "must capture.",
        )
    yield reason(state, "BT-MUST-CAPTURE", text, start, pieces=obliged)


def duties(position: Position, state: State) -> tuple[Reason, ...]:
    """Tell what the side to move is obliged to, with the pieces that are."""
    captures = position.row_captures(state.seat)
    if not captures:
        return ()
    obliged = tuple(dict.fromkeys(action & 255 for action in captures))
    text = MARK("rules", "The {other} on {there} must capture: captures in row are compulsory.")
    if len(obliged) > 1:
        text = MARK(
            "rules", "One of the marked pieces must capture: captures in row are compulsory."
        )
    found = [reason(state, "BT-MUST-CAPTURE", text, pieces=obliged)]
    by_queen = position.queen_first and state.cells[obliged[0]] in QUEENS
    if by_queen and position.pawn_captures(state.seat):
        text = MARK("rules", "A pawn could capture too, but queens capture first.")
        found.append(reason(state, "BT-QUEEN-FIRST", text, pieces=obliged))
    if len(captures) > 1:
        text = MARK("rules", "Which of these captures you make is your free choice.")
        found.append(reason(state, "BT-FREE-CHOICE", text, pieces=obliged))
    return tuple(found)

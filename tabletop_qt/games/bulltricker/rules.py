"""The rules of BullTricker as the rest of the program asks for them."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from tabletop_qt.core.effects import Effect, Ended, Moved, Promoted, Removed
from tabletop_qt.core.game import Values
from tabletop_qt.core.rules import Draft, NotationError, Reason, Rules
from tabletop_qt.core.steps import Move, Pick, Place, Ply, Say, Step, Steps, ToMove, Turn
from tabletop_qt.core.terms import PieceId, RuleId, Seat
from tabletop_qt.games.bulltricker import laws, notation
from tabletop_qt.games.bulltricker.attempt import rule_of
from tabletop_qt.games.bulltricker.board import CODE, SIZE, make_board
from tabletop_qt.games.bulltricker.lines import (
    BLACK_KING,
    COLUMN_CAPTURE,
    MEMBERS,
    ROOM_OF,
    ROW_CAPTURE,
    WHITE_KING,
)
from tabletop_qt.games.bulltricker.position import CLAIM, Position, victims_of
from tabletop_qt.games.bulltricker.rulebook import BOOK
from tabletop_qt.games.bulltricker.state import State, number_pieces

DRAW = "draw"


class BullTricker(Rules[State]):
    """BullTricker under the options `queen_first`, `material_before_mate`, `no_progress`."""

    def __init__(self, options: Values) -> None:
        self.board = make_board()
        self.book = BOOK
        self.queen_first = bool(options["queen_first"])
        self.material_before_mate = bool(options["material_before_mate"])
        self.no_progress = int(options["no_progress"])
        self._latest: tuple[State, Position] | None = None

    def start(self) -> State:
        """Give the set-up of section 2."""
        return self.decode(notation.START)

    def turn(self, state: State) -> Turn:
        """BT-TURN: White and Black move in turn until the game is over."""
        return state.over or ToMove(state.seat)

    def position(self, state: State) -> Position:
        """Give a fresh engine position of the state."""
        position = Position(
            state.cells,
            state.seat,
            state.quiet,
            state.seen,
            queen_first=self.queen_first,
            material_before_mate=self.material_before_mate,
            no_progress=self.no_progress,
        )
        if state.over and state.over.rule == "BT-DRAW-REPEAT":
            position.make(CLAIM)
        return position

    def _live(self, state: State) -> Position:
        """Give the position of the state asked about last, kept so that it is built once.

        Whoever makes an action on it unmakes it again.
        """
        if self._latest is None or self._latest[0] is not state:
            self._latest = state, self.position(state)
        return self._latest[1]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """List the lawful moves; from and to identify each."""
        if seat != state.seat:
            return []
        actions = self._live(state).actions()
        return [Move(seat, self._steps(state, action)) for action in actions]

    def _steps(self, state: State, action: int) -> Steps:
        if action == CLAIM:
            return (Say(DRAW),)
        return Pick(state.piece_at(action & 255)), Place(CODE[action >> 8 & 255])

    def _action(self, state: State, position: Position, steps: Steps) -> int:
        """Find the lawful action that the steps stand for."""
        return next(a for a in position.actions() if self._steps(state, a) == steps)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Effect, ...]]:
        """Carry out a lawful move."""
        position = self._live(state)
        action = self._action(state, position, move.steps)
        position.make(action)
        try:
            return self._outcome(state, action, position)
        finally:
            position.unmake()

    def _outcome(
        self, state: State, action: int, position: Position
    ) -> tuple[State, tuple[Effect, ...]]:
        """Tell what an action led to; `position` is the one after it."""
        over = position.over()
        if action == CLAIM:
            assert over is not None
            return replace(state, over=over), (Ended(over),)
        ids = bytearray(state.ids)
        for cell in victims_of(action, state.cells):
            ids[cell] = 0
        start, to = action & 255, action >> 8 & 255
        ids[start], ids[to] = 0, state.ids[start]
        after = State(
            bytes(position.cells),
            bytes(ids),
            position.side,
            position.quiet,
            (*state.seen, position.key) if position.quiet else (position.key,),
            over,
        )
        effects = self._effects(state, action, after)
        if over:
            effects.append(Ended(over, self._enders(after)))
        return after, tuple(effects)

    def _effects(self, state: State, action: int, after: State) -> list[Effect]:
        """Tell what a move does, jump by jump."""
        start, to = action & 255, action >> 8 & 255
        piece, kind = state.piece_at(start), state.cells[start]
        victims = victims_of(action, state.cells)
        in_row = bool(victims) and not action & COLUMN_CAPTURE
        rule = rule_of(kind, in_row=in_row, in_column=bool(victims) and not in_row)
        stride = (victims[0] - start) // abs(victims[0] - start) if victims else 0
        step = stride * (2 * SIZE if (to - start) % SIZE == 0 else 2)
        effects: list[Effect] = []
        at = start
        for cell in victims:
            landing = to if not in_row or cell == victims[-1] else cell + step
            effects.append(Moved(piece, (CODE[at], CODE[landing]), rule))
            effects.append(Removed(state.piece_at(cell), CODE[cell], rule))
            at = landing
        if not victims:
            effects.append(Moved(piece, (CODE[start], CODE[to]), rule))
        if after.cells[to] != kind:
            effects.append(Promoted(piece, "queen", "BT-PROMOTE"))
        return effects

    def _enders(self, state: State) -> tuple[PieceId, ...]:
        """Name the pieces that the end of the game is to be shown by."""
        over = state.over
        if not (over and over.winners):
            return ()
        king = state.cells.index(BLACK_KING if over.winners[0] == 0 else WHITE_KING)
        return tuple(state.piece_at(cell) for cell in (king, *MEMBERS[ROOM_OF[king]]))

    def preview(self, state: State, steps: Steps) -> tuple[State, tuple[Effect, ...]]:
        """Show the whole move once it is told; a picked piece alone changes nothing."""
        if len(steps) == 2 or steps == (Say(DRAW),):
            return self.apply(state, Move(state.seat, steps))
        return state, ()

    def laws(self, draft: Draft[State], step: Step) -> tuple[Reason, ...]:
        """Judge a step by the laws of the game."""
        return laws.judge(self._live(draft.base), draft, step)

    def duties(self, draft: Draft[State]) -> tuple[Reason, ...]:
        """Tell of the captures in row that are compulsory now."""
        if draft.base.over:
            return ()
        return laws.duties(self._live(draft.base), draft.base)

    def key(self, state: State) -> Hashable:
        """BT-DRAW-REPEAT: the same position with the same side to move."""
        return state.cells, state.seat

    def encode(self, state: State) -> str:
        """Write the position string; a claimed draw leaves it unchanged."""
        return notation.encode(state.cells, state.seat, state.quiet)

    def decode(self, text: str) -> State:
        """Read a position string; a game that is over in it is over."""
        cells, seat, quiet = notation.decode(text)
        state = State(cells, number_pieces(cells), seat, quiet, ())
        position = self.position(state)
        return replace(state, seen=(position.key,), over=position.over())

    def write(self, state: State, ply: Ply) -> str:
        """Write a lawful move, such as ``h74-h54``, ``gv3xgv6`` or ``draw``."""
        assert isinstance(ply, Move)
        position = self._live(state)
        return position.write(self._action(state, position, ply.steps))

    def read(self, state: State, text: str) -> Ply:
        """Read an action; a lawful one has to be written as what it is, move or capture."""
        if text == DRAW:
            return Move(state.seat, (Say(DRAW),))
        start, sign, to = notation.read_action(text)
        if not state.cells[start]:
            raise NotationError(f"nothing stands on {CODE[start]}", "ALL-EMPTY")
        position = self._live(state)
        for action in position.actions():
            if action & 0xFFFF == start | to << 8 and action != CLAIM:
                written = position.write(action)
                if written != text:
                    rule: RuleId = rule_of(state.cells[start])
                    if sign == "-":
                        rule = "BT-CAP-ROW" if action & ROW_CAPTURE else "BT-CAP-COLUMN"
                    raise NotationError(f"that move is written {written}", rule)
        return Move(state.seat, (Pick(state.piece_at(start)), Place(CODE[to])))

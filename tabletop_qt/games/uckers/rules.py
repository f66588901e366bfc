"""The rules of Uckers as the rest of the program asks for them."""

from collections.abc import Hashable, Iterable, Sequence

from tabletop_qt.core.effects import Effect
from tabletop_qt.core.game import Values
from tabletop_qt.core.rules import Draft, Reason, Rules
from tabletop_qt.core.steps import Move, Over, Pick, Ply, Roll, Step, Steps, ToMove, ToRoll, Turn
from tabletop_qt.core.terms import PieceId, RuleId, Seat
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers import (
    laws,
    laws_duties,
    notation,
    risks,
    rulebook,
    stepping,
    strings,
)
from tabletop_qt.games.uckers.board import make_board
from tabletop_qt.games.uckers.options import Options, switches_of
from tabletop_qt.games.uckers.position import Position, beginning
from tabletop_qt.games.uckers.setup import Setup
from tabletop_qt.games.uckers.state import State, number_counters
from tabletop_qt.games.uckers.telling import Telling

UPBOARDED = "up-boarded"
"""The grade of a game that was given up (UC-UPBOARD)."""


class Uckers(Rules[State]):
    """Uckers under the options of `Options`."""

    def __init__(self, options: Values) -> None:
        self._switches = switches_of(options)
        self.options = Options(**self._switches)
        self.board = make_board(self.options.doorstep)
        self.book = rulebook.book(options)
        self._latest: tuple[State, Position, dict[Steps, int]] | None = None

    def start(self) -> State:
        """Give the beginning, with the starting throw where there is one (UC-START)."""
        return self._seen(beginning(self.options), ())

    def _seen(self, setup: Setup, since: Iterable[int]) -> State:
        """Give the state of a position that is seen for the first time."""
        position = Position(setup, since, **self._switches)
        return State(
            position.setup(),
            position.since,
            number_counters(position.standing()),
            position.over(),
        )

    def turn(self, state: State) -> Turn:
        """UC-TEAMS: the players throw in turn, and choose once they have thrown."""
        if state.over is not None:
            return state.over
        position = self.live(state)[0]
        if position.is_chance:
            return ToRoll(self.options.dice, position.seat)
        return ToMove(position.seat)

    def position(self, state: State) -> Position:
        """Give a fresh engine position of the state."""
        return Position(state.setup, state.since, **self._switches)

    def live(self, state: State) -> tuple[Position, dict[Steps, int]]:
        """Give the position of the state asked about last and the steps of its actions.

        They are kept so that they are built once: whoever makes an action unmakes it again.
        """
        if self._latest is None or self._latest[0] is not state:
            position = self.position(state)
            self._latest = state, position, stepping.ways_of(state, position)
        return self._latest[1:]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """List the lawful moves; beside the throws there may be the right to forgo them."""
        position, ways = self.live(state)
        if state.over is not None or position.seat != seat:
            return []
        first: dict[int, Steps] = {}
        for steps, action in ways.items():
            first.setdefault(action, steps)
        return [Move(seat, steps) for steps in first.values()]

    def ways(self, state: State, seat: Seat) -> Iterable[Steps]:
        """List every way to make a move: with any of the counters that stand together."""
        position, ways = self.live(state)
        return ways if state.over is None and position.seat == seat else ()

    # Dice

    def chances(self, state: State) -> tuple[tuple[Roll, int], ...]:
        """List the throws that may come, each with its weight (UC-COCKY)."""
        weights = self.live(state)[0].weights()
        return tuple((Roll(act.dice(throw)), weight) for throw, weight in weights)

    def roll(self, state: State, roll: Roll) -> tuple[State, tuple[Effect, ...]]:
        """Carry out a throw that may come."""
        return self._carry_out(state, act.throwing(*roll.values) if roll.values else act.COCKED)

    # Carrying out

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Effect, ...]]:
        """Carry out a lawful move."""
        action = self.live(state)[1][move.steps]
        picked = next((step.piece for step in move.steps if isinstance(step, Pick)), "")
        return self._carry_out(state, action, picked)

    def _carry_out(
        self, state: State, action: int, picked: PieceId = ""
    ) -> tuple[State, tuple[Effect, ...]]:
        position = self.live(state)[0]
        telling = Telling(state.steps, position)
        effects = telling.tell(action, picked)
        try:
            after = State(position.setup(), position.since, telling.steps, position.over())
        finally:
            position.unmake()
        return after, tuple(effects)

    def preview(self, state: State, steps: Steps) -> tuple[State, tuple[Effect, ...]]:
        """Show a whole move as it will be; a counter picked up changes nothing yet."""
        position, ways = self.live(state)
        return self.apply(state, Move(position.seat, steps)) if steps in ways else (state, ())

    # Why not

    def risk(self, draft: Draft[State], after: State) -> Reason | None:
        """Warn of a blob that is split within reach of an enemy (UC-HIT)."""
        return risks.split(draft, after, self.live(draft.base)[0].track)

    def conceded(self, rule: RuleId, winners: tuple[Seat, ...], *, exhibition: bool) -> Over:
        """UC-UPBOARD: to resign is to up-board, but for an exhibition declared before."""
        if self.options.resign_is_upboard and not exhibition:
            return Over(winners, "UC-UPBOARD", UPBOARDED)
        return Over(winners, rule)

    def laws(self, draft: Draft[State], step: Step) -> tuple[Reason, ...]:
        """Judge a step by the laws of the game."""
        return laws.judge(self.live(draft.base)[0], self.board, draft, step)

    def duties(self, draft: Draft[State]) -> tuple[Reason, ...]:
        """Tell what the throw obliges the mover to, and which counters."""
        return laws_duties.told(self.live(draft.base)[0], draft)

    # Texts

    def key(self, state: State) -> Hashable:
        """Give the counters, the rights, and how far the turn has come."""
        return self.live(state)[0].key

    def encode(self, state: State) -> str:
        """Write the position string."""
        return strings.encode(state.setup, state.since, **self._switches)

    def decode(self, text: str) -> State:
        """Read a position string; a game that is over in it is over."""
        return self._seen(*strings.decode(text, **self._switches))

    def write(self, state: State, ply: Ply) -> str:
        """Write a throw, such as ``r63``, or a lawful move, such as ``a48-h3``."""
        position, ways = self.live(state)
        if isinstance(ply, Roll):
            return position.write(act.throwing(*ply.values) if ply.values else act.COCKED)
        assert isinstance(ply, Move)
        return position.write(ways[ply.steps])

    def read(self, state: State, text: str) -> Ply:
        """Read a throw or a move, lawful or not; what cannot be told by steps is refused."""
        position, ways = self.live(state)
        written = notation.parse(text, position.track, self.options.dice)
        if isinstance(written, int) and act.is_throw(written):
            return Roll(act.dice(written))
        for steps, action in ways.items():
            if position.write(action) == text:
                return Move(position.seat, steps)
        steps = stepping.tried(state, position.track, written)
        if not isinstance(written, int):
            stepping.check_name(written, position, ways.get(steps))
        return Move(position.seat, steps)

"""The Universal Game Interface on standard input and output: a game driven by lines of text."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

from tabletop_qt import __version__
from tabletop_qt.core.game import EMPTY, Game, Option, SeatInfo, team_of
from tabletop_qt.core.position import divide
from tabletop_qt.core.rulebook import Basis
from tabletop_qt.core.rules import NotationError, Refused, Rules, refusal
from tabletop_qt.core.steps import Over, ToMove, ToRoll
from tabletop_qt.core.terms import Seat
from tabletop_qt.engine.search import choose

ENGINE_OPTIONS = (
    Option("level", 1, "Level", "0 moves at random, 1 looks one action ahead.", Basis.RULING, 0, 1),
    Option("seed", 0, "Seed", "The same seed makes the same choices.", Basis.RULING, 0, 2**31 - 1),
)
EXTENSIONS = "info string extensions turn why fen ended"


class Protocol:
    """One conversation about one game. `lines` answers a command, an error never ends it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.values = game.defaults()
        self.engine = {option.name: option.default for option in ENGINE_OPTIONS}
        self._random = Random(0)
        self.rules: Rules[Any] = game.rules()
        self.seats = game.seats_for()
        self.state = self.rules.start()

    def lines(self, command: str) -> Iterator[str]:
        """Answer one command line."""
        word, _, rest = command.strip().partition(" ")
        answer: dict[str, Callable[[str], Iterable[str]]] = {
            "ugi": self._ugi,
            "isready": lambda _: ["readyok"],
            "setoption": self._setoption,
            "uginewgame": self._new_game,
            "position": self._position,
            "query": self._query,
            "go": self._go,
            "stop": lambda _: [],
        }
        if not word:
            return
        if word not in answer:
            yield f"info string unknown command: {word}"
            return
        try:
            yield from answer[word](rest.strip())
        except (NotationError, Refused, ValueError) as problem:
            yield f"info string error: {problem}"

    def _ugi(self, _: str) -> Iterator[str]:
        yield f"id name Tabletop Qt {__version__} {self.game.title}"
        yield "id author the developers of Tabletop Qt"
        yield EXTENSIONS
        for option in (*self.game.options, *ENGINE_OPTIONS):
            yield _describe(option)
        yield "ugiok"

    def _setoption(self, rest: str) -> Iterator[str]:
        words = rest.split()
        if len(words) != 4 or words[0] != "name" or words[2] != "value":
            raise ValueError("an option is set by: setoption name NAME value VALUE")
        options = {option.name: option for option in (*self.game.options, *ENGINE_OPTIONS)}
        if words[1] not in options:
            raise ValueError(f"there is no option {words[1]!r}")
        value = options[words[1]].parse(words[3])
        if words[1] in self.engine:
            self.engine[words[1]] = value
            self._random.seed(self.engine["seed"])
        else:
            self.values[words[1]] = value
        return iter(())

    def _new_game(self, _: str) -> Iterator[str]:
        self.rules = self.game.rules(self.values)
        self.seats = self.game.seats_for(self.values)
        self.state = self.rules.start()
        return iter(())

    def _position(self, rest: str) -> Iterator[str]:
        """Set the position whole or, when anything in it is refused, not at all."""
        before, _, moves = f"{rest} ".partition(" moves ")
        kind, _, text = before.strip().partition(" ")
        rules = self.game.rules(self.values)
        if kind == "startpos" and not text:
            state = rules.start()
        elif kind == "fen":
            state = rules.decode(text)
        else:
            raise ValueError("a position is given by: position startpos|fen F [moves M...]")
        for move in moves.split():
            try:
                state = rules.play(state, rules.read(state, move)).after
            except (NotationError, Refused) as problem:
                raise ValueError(f"{move}: {problem}") from problem
        self.rules, self.state = rules, state
        self.seats = self.game.seats_for(self.values)
        return iter(())

    def _query(self, rest: str) -> Iterator[str]:
        word, _, text = rest.partition(" ")
        turn = self.rules.turn(self.state)
        if word == "why":
            yield from self._why(text.strip())
            return
        match turn:
            case ToMove(seat):
                mover = _side(self.seats, seat)
            case ToRoll():
                mover = "chance"
            case _:
                mover = "none"
        over = turn if isinstance(turn, Over) else None
        answers = {
            "p1turn": str(mover == "p1").lower(),
            "gameover": str(over is not None).lower(),
            "result": _result(self.seats, over),
            "turn": mover,
            "fen": self.rules.encode(self.state),
            "ended": over.rule if over else "none",
        }
        if word not in answers:
            raise ValueError(f"there is no query {word!r}")
        yield f"response {answers[word]}"

    def _why(self, text: str) -> Iterator[str]:
        try:
            ply = self.rules.read(self.state, text)
        except NotationError as problem:
            if not problem.rule:
                raise
            if isinstance(self.rules.turn(self.state), Over):
                reason = refusal("ALL-OVER")
                yield f"response {reason.rule} {reason.text.render()}"
            sentence = str(problem)
            yield f"response {problem.rule} {sentence[:1].upper()}{sentence[1:]}."
            yield "response end"
            return
        reasons = self.rules.why_not_ply(self.state, ply)
        if not reasons:
            yield "response legal"
            return
        for reason in reasons:
            yield f"response {reason.rule} {reason.text.render()}"
        yield "response end"

    def _go(self, rest: str) -> Iterator[str]:
        words = rest.split()
        position = self.rules.position(self.state)
        if words[:1] == ["perft"]:
            depth = _number(words[1:])
            counts = divide(position, depth)
            yield from (f"{action}: {count}" for action, count in counts.items())
            yield ""
            yield f"Nodes searched: {sum(counts.values()) if depth else 1}"
            return
        if words and words[0] not in ("movetime", "depth", "nodes", "infinite"):
            raise ValueError(f"there is no search by {words[0]!r}")
        if words and words[0] != "infinite":
            _number(words[1:])
        turn = self.rules.turn(self.state)
        if not isinstance(turn, ToMove):
            what = "throw first" if isinstance(turn, ToRoll) else "the game is over"
            yield f"info string error: {what}"
            yield "bestmove none"
            return
        # What the other side keeps secret is not known to who moves, and not looked ahead into.
        position = self.rules.position(self.rules.observe(self.state, turn.seat))
        ahead = self.engine["level"] == 1 and not turn.secretly
        action = choose(position, self._random, look_ahead=ahead)
        yield f"info depth {self.engine['level']} nodes {len(position.actions())}"
        yield f"bestmove {position.write(action)}"


def _number(words: list[str]) -> int:
    if len(words) == 1 and words[0].isascii() and words[0].isdigit() and len(words[0]) < 10:
        return int(words[0])
    raise ValueError("a search is bounded by one number")


def _describe(option: Option) -> str:
    default = str(option.default) or EMPTY
    default = default.lower() if option.kind == "check" else default
    line = f"option name {option.name} type {option.kind} default {default}"
    if option.kind == "spin":
        line += f" min {option.low} max {option.high}"
    return line + "".join(f" var {choice}" for choice in option.choices)


def _side(seats: Sequence[SeatInfo], seat: Seat) -> str:
    """Name the side of a seat: a team goes by the first of its seats."""
    return f"p{team_of(seats, seat)[0] + 1}"


def _result(seats: Sequence[SeatInfo], over: Over | None) -> str:
    if over is None:
        return "none"
    return f"{_side(seats, over.winners[0])}win" if over.winners else "draw"


def converse(game: Game, commands: Iterable[str], write: Callable[[str], object]) -> None:
    """Answer command lines until `quit` or their end; each answer is written at once."""
    protocol = Protocol(game)
    for command in commands:
        if command.split()[:1] == ["quit"]:
            return
        for line in protocol.lines(command):
            write(line)

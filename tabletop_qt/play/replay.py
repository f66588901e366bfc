"""From a record to what is saved of it, and back: everything in it is judged anew."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tabletop_qt.core.game import Game, Value
from tabletop_qt.core.rules import NotationError, Refused, Rules, Transition
from tabletop_qt.play.agreement import AS_USUAL, Agreement
from tabletop_qt.play.record import Event, Node, Record
from tabletop_qt.play.saves import Saved, SavedEvent, SaveError

ENDS = ("ALL-RESIGN", "ALL-AGREED", "ALL-ABANDONED", "ALL-FLAG")
"""The rules by which a game may end without a ply."""


@dataclass(slots=True)
class Replayed:
    """A game as far as its plies are lawful, state by state."""

    game: Game
    values: dict[str, Value]
    rules: Rules[Any]
    record: Record
    states: dict[int, Any]
    transitions: dict[int, Transition[Any]]
    texts: dict[int, str]
    trouble: str = ""
    """What is to be told of it: other rules, or the ply that was refused, which the game is open
    up to."""


def kept(
    record: Record,
    texts: Mapping[int, str],
    sealed: frozenset[int],
    seed: str = "",
    agreement: Agreement = AS_USUAL,
    clock: tuple[int, ...] = (),
) -> Saved:
    """Give a game as it is saved; `texts` are its plies in notation, by node."""
    return Saved(
        record.game,
        record.version,
        record.options,
        record.start,
        tuple((node.parent, texts[n]) for n, node in enumerate(record.nodes, start=1)),
        record.line,
        record.at,
        tuple(SavedEvent(e.node, e.rule, e.seat) for e in record.events),
        record.comments,
        seed,
        agreement,
        clock,
        sealed=sealed,
    )


def replay(saved: Saved, game: Game) -> Replayed:
    """Replay a saved game through the judged door.

    Raises SaveError where not even its options, start and events are those of the game.
    """
    values = _values(saved, game)
    try:
        rules = game.rules(values)
    except NotationError as problem:
        raise SaveError(f"The options make no game of {game.title}: {problem}.") from problem
    try:
        start = rules.decode(saved.start)
    except NotationError as problem:
        text = f"The field 'start' is no position of {game.title}: {problem}."
        raise SaveError(text) from problem
    for event in saved.events:
        if event.rule not in ENDS or event.seat not in (None, *range(len(game.seats_for(values)))):
            raise SaveError("The field 'events' holds an end that no game has.")
    record = Record(game.id, game.version, values, rules.encode(start))
    opened = Replayed(game, values, rules, record, {0: start}, {}, {})
    nodes = _play(opened, saved)
    line = tuple(node for node in saved.line if node <= len(nodes))
    events = (Event(e.node, e.rule, e.seat) for e in saved.events if e.node <= len(nodes))
    comments = {node: text for node, text in saved.comments.items() if node <= len(nodes)}
    opened.record = Record(
        game.id, game.version, values, record.start, nodes, line, 0, tuple(events), comments
    ).go(saved.at)
    if saved.rules != game.version:
        opened.trouble = f"{_other_version(saved, game)} {opened.trouble}".rstrip()
    return opened


def _other_version(saved: Saved, game: Game) -> str:
    """Tell that the game was played by other rules than today's."""
    age = "an earlier" if saved.rules < game.version else "a later"
    return (
        f"This game was played by {age} version of the rules of {game.title} ({saved.rules}) "
        f"and is judged by version {game.version}."
    )


def _values(saved: Saved, game: Game) -> dict[str, Value]:
    """Check the options; one that is not told keeps its default."""
    values = game.defaults()
    options = {option.name: option for option in game.options}
    for name, value in saved.options.items():
        if name not in options:
            raise SaveError(f"The option {name!r} is none of {game.title}.")
        try:
            values[name] = options[name].parse(str(value))
        except ValueError as problem:
            raise SaveError(f"The option {problem}.") from problem
    return values


def _play(opened: Replayed, saved: Saved) -> tuple[Node, ...]:
    """Play the plies, each from the node it was played from, up to the first refused one."""
    nodes: list[Node] = []
    rules = opened.rules
    for number, (parent, text) in enumerate(saved.plies, start=1):
        before = opened.states[parent]
        try:
            transition = rules.play(before, rules.read(before, text))
        except (NotationError, Refused) as problem:
            where = f"line {saved.lines[number - 1]}" if saved.lines else f"ply {number}"
            opened.trouble = f"{_sentence(text, where, problem)} The game is open up to there."
            break
        nodes.append(Node(parent, transition.ply))
        opened.states[number] = transition.after
        opened.transitions[number] = transition
        opened.texts[number] = rules.write(before, transition.ply)
    return tuple(nodes)


def _sentence(text: str, where: str, problem: NotationError | Refused) -> str:
    """Tell which ply was refused on which line, and by which rule."""
    if isinstance(problem, Refused) and problem.reasons:
        reason = problem.reasons[0]
        return f"The move {text!r} on {where} is refused by {reason.rule}: {reason.text.render()}"
    return f"The move {text!r} on {where} cannot be read: {problem}."

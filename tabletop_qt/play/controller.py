"""The rules controller: every gesture goes through it, and nothing else reaches a state."""

from collections.abc import Callable, Iterator
from typing import Any

from tabletop_qt.core.effects import Effect
from tabletop_qt.core.game import Game, Values
from tabletop_qt.core.rules import (
    Draft,
    Reason,
    Refused,
    Rules,
    Secrecy,
    Transition,
    Way,
    refusal,
)
from tabletop_qt.core.steps import Face, Over, Pick, Place, Ply, Say, Step, Steps, ToMove
from tabletop_qt.core.tableau import Tableau
from tabletop_qt.core.terms import PieceId, RuleId, Seat, SiteId, Word
from tabletop_qt.play.affordance import Affordances, affordances, outlook
from tabletop_qt.play.answers import (
    Answer,
    Asked,
    Committed,
    Jumped,
    Refusal,
    Remarked,
    Stepped,
    Touch,
)
from tabletop_qt.play.record import Record
from tabletop_qt.play.replay import kept, replay
from tabletop_qt.play.saves import Saved


class RulesController:
    """One game being played: its rules, its record, and the draft of the move being made."""

    def __init__(self, game: Game, values: Values | None = None, start: str | None = None) -> None:
        self._watchers: list[Callable[[Answer], None]] = []
        self._opened_for: int | None = None
        """The node at which a seat was left alone with the table to choose in secret."""
        self._open(game, values, start)

    def _open(self, game: Game, values: Values | None, start: str | None) -> None:
        chosen = game.defaults() | dict(values or {})
        rules = game.rules(chosen)
        state = rules.start() if start is None else rules.decode(start)
        self.game, self.values = game, chosen
        self.rules: Rules[Any] = rules
        self._opened_for = None
        self._states = {0: state}
        self._transitions: dict[int, Transition[Any]] = {}
        self._texts: dict[int, str] = {}
        self.record = Record(game.id, game.version, self.values, self.rules.encode(state))
        self._settle()

    def watch(self, watcher: Callable[[Answer], None]) -> None:
        """Have every later answer told to `watcher`, after the controller is whole again."""
        self._watchers.append(watcher)

    def _tell(self, answer: Answer) -> Answer:
        for watcher in tuple(self._watchers):
            watcher(answer)
        return answer

    def _set_draft(self, draft: Draft[Any]) -> None:
        self.draft = draft
        self.prompt = self.rules.prompt(draft)
        """What may be done next."""
        self._affordances: Affordances | None = None
        self._ahead: tuple[Effect, ...] | None = None
        self._peeks: dict[PieceId, Affordances] = {}

    def _settle(self) -> None:
        """Begin an empty draft at the cursor; after the end nothing can be added to it."""
        self.reminded: Seat | None = None
        turn = self.rules.turn(self.state)
        seat = turn.seat if isinstance(turn, ToMove) and turn.secretly else None
        if self.record.event:
            seat = None
        if seat is None or self._opened_for != self.record.cursor:
            self._opened_for = None
        self.awaited = seat if self._opened_for != self.record.cursor else None
        """The seat that is to choose in secret and has not yet been left alone with the table."""
        draft = self.rules.begin(self.state)
        if self.record.event or self.awaited is not None:
            draft = Draft(self.state, -1, (), self.state, (), ())
        self._set_draft(draft)

    # What is

    @property
    def state(self) -> Any:
        """The settled state at the cursor."""
        return self._states[self.record.cursor]

    @property
    def affordances(self) -> Affordances:
        """What can be touched next."""
        if self._affordances is None:
            self._affordances = affordances(self.rules, self.draft)
        return self._affordances

    @property
    def last(self) -> Transition[Any] | None:
        """The ply that led to the state, unless it is the start."""
        return self._transitions.get(self.record.cursor)

    @property
    def over(self) -> Over | None:
        """How the game ended at the cursor, or None while it goes on."""
        event = self.record.event
        if event is None:
            turn = self.rules.turn(self.state)
            return turn if isinstance(turn, Over) else None
        seats = range(len(self.game.seats))
        winners = () if event.seat is None else tuple(s for s in seats if s != event.seat)
        return Over(winners, event.rule)

    def written(self) -> tuple[str, ...]:
        """Give the plies of the line looked at, in notation."""
        return tuple(self._texts[node] for node in self.record.line[1:])

    def hidden(self, node: int) -> bool:
        """Tell whether the ply that led to a node is not to be read by anybody."""
        secrecy = self._secrecy(node)
        if secrecy is Secrecy.SEALED:
            return not any(True for _ in self.record.children(node))
        return secrecy is Secrecy.SECRET

    def _secrecy(self, node: int) -> Secrecy:
        transition = self._transitions.get(node)
        if transition is None:
            return Secrecy.OPEN
        return self.rules.secrecy(transition.before, transition.ply)

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes see the table: those of a seat that chooses in secret, or everybody's."""
        turn = self.rules.turn(self.state)
        if isinstance(turn, ToMove) and turn.secretly and self.over is None:
            return turn.seat if self.awaited is None else None
        return self.reminded

    def open_curtain(self) -> Answer:
        """Leave the seat that is awaited alone with the table."""
        self._opened_for = self.record.cursor
        self._settle()
        return self._tell(Stepped())

    def remind(self, seat: Seat | None) -> Answer:
        """Show the table as a seat may see it, until anything else happens; None ends it."""
        self._settle()
        self.reminded = seat
        return self._tell(Stepped())

    def tableau(self) -> Tableau:
        """Give the picture of the draft as it may be seen now."""
        return self.game.look.tableau(self.rules, self.draft, self.viewer)

    def facings(self) -> dict[float, Face]:
        """Give the facings offered, by how the picture of the piece is turned then, in degrees."""
        found = {}
        for step in self.prompt.steps:
            if isinstance(step, Face):
                draft = self.rules.extend(self.draft, (step,))
                tokens = self.game.look.tableau(self.rules, draft, self.viewer).tokens
                turn = next(token.turn for token in tokens if token.piece == step.piece)
                found[turn % 360] = step
        return found

    def ahead(self) -> tuple[Effect, ...]:
        """Tell what may still come of the draft by choices that are no places."""
        if self._ahead is None:
            self._ahead = outlook(self.rules, self.draft, self.draft.steps)
        return self._ahead

    def outlook(self, site: SiteId) -> tuple[Effect, ...]:
        """Tell what may come of going to a place, by choices that are made after it."""
        found: dict[Effect, None] = {}
        for way in self.ways_to(site):
            steps = (*self.draft.steps, *way.steps)
            found |= dict.fromkeys(outlook(self.rules, self.draft, steps))
        return tuple(found)

    def line_so_far(self) -> tuple[int, ...]:
        """Give the nodes played from the start to the cursor."""
        return self.record.line[1 : self.record.at + 1]

    def text_of(self, node: int) -> str:
        """Give the ply that led to a node other than the start, in notation."""
        return self._texts[node]

    def liftable(self) -> frozenset[PieceId]:
        """Tell which pieces a move may begin with."""
        steps = self.rules.prompt(self.rules.begin(self.state)).steps
        return frozenset(step.piece for step in steps if isinstance(step, Pick))

    def peek(self, piece: PieceId) -> Affordances:
        """Tell what could be touched next if a piece that may be picked were picked."""
        if piece not in self._peeks:
            draft = self.rules.extend(self.draft, (Pick(piece),))
            self._peeks[piece] = affordances(self.rules, draft)
        return self._peeks[piece]

    def ways_to(self, site: SiteId) -> tuple[Way[Any], ...]:
        """Preview what going to a place would do: one way for each result."""
        return self.rules.reach(self.draft, site)

    # What is done

    def touch(self, touch: Touch, *, dropped: bool = False) -> Answer:
        """Take the step that a touch stands for, or say why there is none.

        With a piece in hand, a touch on the same piece puts it back, and one on another piece
        that may move takes that one instead, unless the piece in hand was dropped there. A
        refused drop puts the piece back; a refused click leaves it in hand.
        """
        if touch.piece and Pick(touch.piece) in self.prompt.steps:
            return self.take((Pick(touch.piece),))
        if touch.site:
            ways = self.rules.reach(self.draft, touch.site)
            if len(ways) > 1:
                return self._tell(Asked(touch.site, ways))
            if ways:
                return self.take(ways[0].steps)
        if self.draft.steps and touch.piece and not dropped:
            if touch.piece == self.affordances.held:
                return self.reset()
            fresh = self.rules.begin(self.state)
            if Pick(touch.piece) in self.rules.prompt(fresh).steps:
                self._set_draft(fresh)
                return self.take((Pick(touch.piece),))
        return self._refuse(touch, dropped=dropped)

    def _refuse(self, touch: Touch, *, dropped: bool) -> Answer:
        """Say why a touch is refused: as a goal with a piece in hand, else as a choice."""
        step: Step | None = None
        placing = self.draft.steps and (self.affordances.held or not self.affordances.lift)
        if touch.site and (placing or not touch.piece):
            step = Place(touch.site)
        elif touch.piece:
            step = Pick(touch.piece)
        reasons = self.why_not(step) if step else ()
        if dropped:
            self._settle()
        return self._tell(Refusal(reasons, touch))

    def why_not(self, step: Step) -> tuple[Reason, ...]:
        """Tell why a step is refused; empty when it is lawful."""
        if self.record.event:
            return (refusal("ALL-OVER", step),)
        return self.rules.why_not(self.draft, step)

    def say(self, word: Word) -> Answer:
        """Say a word that the prompt offers, or be told why not."""
        if Say(word) in self.prompt.steps:
            return self.take((Say(word),))
        return self._tell(Refusal(self.why_not(Say(word)), Touch()))

    def take(self, steps: Steps) -> Answer:
        """Add lawful steps to the draft; a move that cannot go on is carried out at once."""
        self._set_draft(self.rules.extend(self.draft, steps))
        if self.prompt.enough and not self.prompt.steps:
            return self.done()
        return self._tell(Stepped())

    def back(self) -> Answer:
        """Take back the last step of the draft."""
        if not self.draft.steps:
            return self.reset()
        steps = self.draft.steps[:-1]
        self._set_draft(self.rules.extend(self.rules.begin(self.state), steps))
        return self._tell(Stepped())

    def reset(self) -> Answer:
        """Take back the whole draft."""
        self._settle()
        return self._tell(Stepped())

    def done(self) -> Answer:
        """Carry out a draft that is enough; otherwise nothing changes."""
        if not self.prompt.enough:
            return self._tell(Stepped())
        return self._commit(self.rules.finish(self.draft))

    def play(self, ply: Ply) -> Answer:
        """Judge a ply from outside and carry it out; raise Refused with the reasons."""
        if self.record.event:
            raise Refused((refusal("ALL-OVER"),))
        return self._commit(self.rules.play(self.state, ply))

    def attempt(self, text: str) -> Answer:
        """Play what was written in action notation, or be told why not.

        Raises NotationError, with one sentence, for a text that is no action at all.
        """
        ply = self.rules.read(self.state, text)
        self._settle()
        try:
            return self.play(ply)
        except Refused as refused:
            return self._tell(Refusal(refused.reasons, Touch()))

    def _commit(self, transition: Transition[Any]) -> Answer:
        text = self.rules.write(transition.before, transition.ply)
        self.record = self.record.add(transition.ply)
        self._texts[self.record.cursor] = text
        self._transitions[self.record.cursor] = transition
        self._states[self.record.cursor] = transition.after
        self._settle()
        return self._tell(Committed(transition))

    def end(self, rule: RuleId, seat: Seat | None = None) -> Answer:
        """End the game without a ply: `seat` resigned or lost on time, or all agreed."""
        if self.over is None:
            self.record = self.record.end(rule, seat)
        self._settle()
        return self._tell(Jumped())

    def remark(self, node: int, text: str) -> Answer:
        """Set the comment on a node of the record; an empty text takes it away."""
        self.record = self.record.remark(node, text)
        return self._tell(Remarked())

    def turn_to(self, node: int) -> Answer:
        """Go to a ply of another line; an unfinished move is given up."""
        self.record = self.record.turn_to(node)
        self._settle()
        return self._tell(Jumped())

    def go(self, at: int) -> Answer:
        """Move the cursor along the line; an unfinished move is given up.

        It does not stop behind a sealed ply that has been revealed: both go together.
        """
        self.record = self.record.go(at)
        if self._between():
            self.record = self.record.go(self.record.at + 1)
        self._settle()
        return self._tell(Jumped())

    def undo(self) -> Answer:
        """Take back a ply; there is no limit, and it works after the end too."""
        at = self.record.at - 1
        self.record = self.record.go(at)
        while self._between():
            self.record = self.record.go(self.record.at - 1)
        return self.go(self.record.at)

    def _between(self) -> bool:
        """Tell whether the cursor stands behind a sealed ply that was revealed later."""
        record = self.record
        sealed = self._secrecy(record.cursor) is Secrecy.SEALED
        return sealed and record.at < record.last and record.at < len(record.line) - 1

    def redo(self) -> Answer:
        """Play the ply again that was taken back."""
        return self.go(self.record.at + 1)

    # Saving and opening

    def saved(self) -> Saved:
        """Give the whole game, variations and events included, as it is saved."""
        return kept(self.record, self._texts, frozenset(self._sealed()))

    def _sealed(self) -> Iterator[int]:
        """List the nodes whose texts are not to be read by eye; 0 stands for the start."""
        start = self._states[0]
        if self.rules.encode(self.rules.observe(start, None)) != self.record.start:
            yield 0
        yield from (node for node in range(1, len(self.record.nodes) + 1) if self.hidden(node))

    def restore(self, saved: Saved, game: Game) -> str:
        """Open a saved game; the present one is left.

        Gives one sentence about the first ply that was refused, or an empty text. Raises
        SaveError, changing nothing, where it is no saved game of `game`.
        """
        opened = replay(saved, game)
        self.game, self.values, self.rules = game, opened.values, opened.rules
        self._opened_for = None
        self.record = opened.record
        self._states, self._transitions = opened.states, opened.transitions
        self._texts = opened.texts
        self._settle()
        self._tell(Jumped())
        return opened.trouble

    def new_game(
        self, game: Game, values: Values | None = None, start: str | None = None
    ) -> Answer:
        """Begin another game, from a position string if one is given; the present one is left.

        Raises NotationError, changing nothing, for a text that is no position.
        """
        self._open(game, values, start)
        return self._tell(Jumped())

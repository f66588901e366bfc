"""The rules controller: every gesture goes through it, and nothing else reaches a state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tabletop_qt.core.game import Game, Values
from tabletop_qt.core.rules import (
    Draft,
    NotationError,
    Reason,
    Refused,
    Secrecy,
    Transition,
    refusal,
)
from tabletop_qt.core.steps import Pick, Place, Ply, Roll, Say, Step, Steps, ToMove
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP, Phrase, RuleId, Seat, SiteId, Word
from tabletop_qt.play.affordance import preferred
from tabletop_qt.play.agreement import AS_USUAL, Agreement
from tabletop_qt.play.answers import (
    Answer,
    Asked,
    Committed,
    Jumped,
    Refusal,
    Remarked,
    Stepped,
    Touch,
    Warned,
)
from tabletop_qt.play.clock import Clock
from tabletop_qt.play.dice import Dice
from tabletop_qt.play.record import Record
from tabletop_qt.play.replay import replay
from tabletop_qt.play.saves import Saved
from tabletop_qt.play.standing import BEHIND, Standing

DICE = Reason(
    "ALL-THROW",
    Phrase(QT_TRANSLATE_NOOP("rules", "The program throws the dice: click them or press Space.")),
)
"""Why a throw is not typed."""


class RulesController(Standing):
    """One game being played: its rules, its record, and the draft of the move being made."""

    def __init__(self, game: Game, values: Values | None = None, start: str | None = None) -> None:
        self._watchers: list[Callable[[Answer], None]] = []
        self.guard: Callable[[Draft[Any]], Reason | None] | None = None
        """Who is asked before a move that was put together here is carried out."""
        self._open(game, values, start, AS_USUAL)

    def _open(
        self, game: Game, values: Values | None, start: str | None, agreement: Agreement
    ) -> None:
        chosen = game.defaults() | dict(values or {})
        rules = game.rules(chosen)
        state = rules.start() if start is None else rules.decode(start)
        self.game, self.values = game, chosen
        self.rules = rules
        self._alone = None
        self.dice, self.agreement = Dice(), agreement
        self._wind(())
        self._states = {0: state}
        self._transitions, self._texts = {}, {}
        self.record = Record(game.id, game.version, self.values, self.rules.encode(state))
        self._settle()

    def watch(self, watcher: Callable[[Answer], None]) -> None:
        """Have every later answer told to `watcher`, after the controller is whole again."""
        self._watchers.append(watcher)

    def _tell(self, answer: Answer) -> Answer:
        for watcher in tuple(self._watchers):
            watcher(answer)
        return answer

    def _settle(self) -> None:
        """Begin an empty draft at the cursor; after the end nothing can be added to it."""
        self.reminded = None
        seat, node = self._chooser, self.record.cursor
        if self._alone != (node, seat):
            self._alone = None
        self.awaited = seat if self._alone is None else None
        draft = self.rules.begin(self.state)
        if self.record.event or self.awaited is not None or self.looking_back:
            draft = Draft(self.state, -1, (), self.state, (), ())
        self._set_draft(draft)

    def _wind(self, left: tuple[int, ...]) -> None:
        """Set up the clocks that were agreed on, with what is `left` if that is known."""
        seats = len(self.seats)
        minutes = self.agreement.minutes
        whole = left if len(left) == seats else (60 * minutes,) * seats
        self.clock = Clock(whole) if minutes else None

    @property
    def _chooser(self) -> Seat | None:
        """The seat that is to choose in secret now, if there is one."""
        turn = self.rules.turn(self.state)
        secretly = isinstance(turn, ToMove) and turn.secretly and not self.record.event
        return turn.seat if isinstance(turn, ToMove) and secretly else None

    def _stay_alone(self) -> None:
        """Leave a seat alone with the table for as long as it is the one to choose in secret."""
        if self._alone is not None and self._alone[1] == self._chooser:
            self._alone = self.record.cursor, self._alone[1]

    # What is done

    def open_curtain(self) -> Answer:
        """Leave the seat that is awaited alone with the table."""
        seat = self._chooser
        self._alone = None if seat is None else (self.record.cursor, seat)
        self._settle()
        return self._tell(Stepped())

    def remind(self, seat: Seat | None) -> Answer:
        """Show the table as a seat may see it, until anything else happens; None ends it."""
        self._settle()
        self.reminded = seat
        return self._tell(Stepped())

    def touch(
        self, touch: Touch, *, dropped: bool = False, passed: tuple[SiteId, ...] = ()
    ) -> Answer:
        """Take the step that a touch stands for, or say why there is none.

        Where several ways lead to the place, those over the places `passed` are asked for first.

        With a piece in hand, a touch on the same piece puts it back, and one on another piece
        that may move takes that one instead, unless the piece in hand was dropped there. A
        refused drop puts the piece back; a refused click leaves it in hand.
        """
        if touch.piece and Pick(touch.piece) in self.prompt.steps:
            return self.take((Pick(touch.piece),))
        if touch.site:
            ways = preferred(self.ways_to(touch.site), passed)
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

    def roll(self, roll: Roll | None = None) -> Answer:
        """Throw the dice; `roll` is what real dice show, where such were agreed on.

        A throw depends on the seed and on its number in the line, so that one which was taken
        back comes again. Raises Refused where nothing is to be thrown.
        """
        if roll is None or not self.agreement.real_dice:
            thrown = (isinstance(self.record.ply(node), Roll) for node in self.line_so_far())
            number = sum(thrown) + 1
            if self.to_roll is None:
                raise Refused((refusal("ALL-TURN"),))
            roll = self.dice.throw(number, self.rules.chances(self.state))
        return self.play(roll)

    def roll_on(self) -> None:
        """Throw until somebody has a choice, for those who cannot use what comes."""
        while self.to_roll is not None and not self.agreement.real_dice:
            self.roll()

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

    def done(self, *, sure: bool = False) -> Answer:
        """Carry out a draft that is enough; otherwise nothing changes.

        What speaks against it is told first, unless the mover is sure.
        """
        if not self.prompt.enough:
            return self._tell(Stepped())
        if not sure and self.guard and (reason := self.guard(self.draft)):
            return self._tell(Warned(reason))
        return self._commit(self.rules.finish(self.draft))

    def play(self, ply: Ply) -> Answer:
        """Judge a ply from outside and carry it out; raise Refused with the reasons."""
        if self.record.event:
            raise Refused((refusal("ALL-OVER"),))
        if self.looking_back:
            raise Refused((BEHIND,))
        return self._commit(self.rules.play(self.state, ply))

    def attempt(self, text: str) -> Answer:
        """Play what was written in action notation, or be told why not.

        Raises NotationError, with one sentence, for a text that is no action at all.
        """
        ply = self.rules.read(self.state, text)
        self._settle()
        if isinstance(ply, Roll) and not self.agreement.real_dice:
            return self._tell(Refusal((DICE,), Touch()))
        try:
            return self.play(ply)
        except Refused as refused:
            return self._tell(Refusal(refused.reasons, Touch()))

    def try_out(self, text: str) -> Answer:
        """Try an action that is refused, and be told why: what is lawful is not played."""
        try:
            reasons = self.rules.why_not_ply(self.state, self.rules.read(self.state, text))
        except NotationError as problem:
            reasons = (Reason(problem.rule, Phrase(f"{problem}.")),)
        return self._tell(Refusal(reasons, Touch()))

    def _commit(self, transition: Transition[Any]) -> Answer:
        text = self.rules.write(transition.before, transition.ply)
        self.record = self.record.add(transition.ply)
        self._texts[self.record.cursor] = text
        self._transitions[self.record.cursor] = transition
        self._states[self.record.cursor] = transition.after
        self._stay_alone()
        self._settle()
        return self._tell(Committed(transition))

    def end(self, rule: RuleId, seat: Seat | None = None) -> Answer:
        """End the game without a ply: `seat` resigned or lost on time, or all agreed."""
        if self.over is None:
            self.record = self.record.end(rule, seat)
        self._settle()
        return self._tell(Jumped())

    def take_seat(self, seat: Seat, name: str) -> Answer:
        """Let somebody else play on a seat from now on; the record remarks on it."""
        if not name:
            return self._tell(Remarked())
        before = self.agreed_name(seat) or self.seats[seat].name
        names = tuple(
            name if number == seat else self.agreed_name(number)
            for number in range(len(self.seats))
        )
        self.agreement = replace(self.agreement, names=names)
        node = self.record.cursor
        told = " ".join(filter(None, (self.record.comments.get(node), f"{before}: {name}.")))
        return self.remark(node, told)

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
        while self._between():
            self.record = self.record.go(self.record.at + 1)
        self._stay_alone()
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
        sealed = self._secrecy(record.cursor) is Secrecy.SEALED and not self.hidden(record.cursor)
        return sealed and record.at < record.last and record.at < len(record.line) - 1

    def redo(self) -> Answer:
        """Play the ply again that was taken back."""
        return self.go(self.record.at + 1)

    # Saving and opening

    def restore(self, saved: Saved, game: Game) -> str:
        """Open a saved game; the present one is left.

        Gives one sentence about the first ply that was refused, or an empty text. Raises
        SaveError, changing nothing, where it is no saved game of `game`.
        """
        opened = replay(saved, game)
        self.game, self.values, self.rules = game, opened.values, opened.rules
        self._alone = None
        self.record = opened.record
        self._states, self._transitions = opened.states, opened.transitions
        self._texts = opened.texts
        self.dice, self.agreement = Dice(saved.seed), saved.agreement
        self._wind(saved.clock)
        self._settle()
        self._tell(Jumped())
        return opened.trouble

    def new_game(
        self,
        game: Game,
        values: Values | None = None,
        start: str | None = None,
        agreement: Agreement = AS_USUAL,
    ) -> Answer:
        """Begin another game, from a position string if one is given; the present one is left.

        Raises NotationError, changing nothing, for a text that is no position.
        """
        self._open(game, values, start, agreement)
        return self._tell(Jumped())

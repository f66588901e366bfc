"""The tutor: goes through a lesson with a learner, and never moves for him unasked."""

from collections.abc import Callable
from enum import Enum, auto

from tabletop_qt.core.effects import Effect, Ended
from tabletop_qt.core.game import Game
from tabletop_qt.core.lesson import Goal, Lesson, Page, Show, Task
from tabletop_qt.core.steps import Move, Over, Roll, ToMove, ToRoll
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, RuleId, Seat
from tabletop_qt.play.answers import Answer, Committed, Jumped, Refusal
from tabletop_qt.play.controller import RulesController
from tabletop_qt.play.dice import Chances, Dice
from tabletop_qt.teach.progress import Progress


class Mood(Enum):
    """How a page stands."""

    READING = auto()
    """It is read; what it shows is played on demand."""
    TRYING = auto()
    """The learner is to move."""
    STRAYED = auto()
    """The learner made a lawful move that does not lead to the goal."""
    SOLVED = auto()
    """The goal is reached."""


class Tutor:
    """One lesson being taken, on a controller of its own. `watch` tells of every change."""

    def __init__(
        self, game: Game, lesson: Lesson, controller: RulesController, progress: Progress
    ) -> None:
        self.game = game
        self.lesson = lesson
        self._controller = controller
        self._progress = progress
        self._watcher: Callable[[], None] = lambda: None
        self._playing = False
        self.number = 0
        """The page that is open, from 0 on."""
        self.due: list[str] = []
        """Plies that are to be played for others than the learner, or to be shown."""
        self.open(0)
        controller.watch(self._answered)

    def watch(self, watcher: Callable[[], None]) -> None:
        """Have every change told."""
        self._watcher = watcher

    @property
    def page(self) -> Page:
        """The page that is open."""
        return self.lesson.pages[self.number]

    @property
    def last(self) -> bool:
        """Whether it is the last page."""
        return self.number == len(self.lesson.pages) - 1

    # Going through the pages

    def open(self, number: int) -> None:
        """Open a page, as it is at its beginning."""
        self.number = max(0, min(number, len(self.lesson.pages) - 1))
        page = self.page
        self.said: Phrase | None = None
        """What the tutor says about what was just done."""
        self._made: list[tuple[str, tuple[Effect, ...]]] = []
        self._done = 0
        self._hints = 0
        self.mood = Mood.TRYING if isinstance(page, Task) else Mood.READING
        self.due = list(page.plays) if isinstance(page, Show) else []
        self._playing = True
        values = {**self.lesson.values, **page.values}
        self._controller.new_game(self.game, values, page.position)
        self._controller.dice = _Script(self, self._controller.dice.seed)
        self._playing = False
        self.learner = self._mover()
        self._draw_aside()
        if isinstance(page, Show):
            self._progress.learn(page.rules)
        self._watcher()

    def _draw_aside(self) -> None:
        """Leave the learner alone with the table: in a lesson there is nobody to look."""
        if self._controller.awaited is not None:
            self._playing = True
            self._controller.open_curtain()
            self._playing = False

    def next(self) -> None:
        """Open the page after this one."""
        self.open(self.number + 1)

    def previous(self) -> None:
        """Open the page before this one."""
        self.open(self.number - 1)

    def reset(self) -> None:
        """Begin the page anew."""
        self.open(self.number)

    def back(self) -> None:
        """Take back the learner's last move and all that followed it."""
        record = self._controller.record
        at = record.at - 1
        while at > 0 and self._seat(at) != self.learner:
            at -= 1
        self._controller.go(max(0, at))

    def play_on(self) -> bool:
        """Play the next ply that is due; tell whether there was one."""
        if not self.due:
            return False
        rules, state = self._controller.rules, self._controller.state
        text = self.due.pop(0)
        self._playing = True
        self._controller.play(rules.read(state, text))
        self._playing = False
        self._draw_aside()
        if self.mood is Mood.TRYING:
            self._done += 1
            assert isinstance(self.page, Task)
            if not self._solve(self.page):
                self._follow_script()
        self._watcher()
        return True

    def _solve(self, page: Task) -> bool:
        """Tell whether the goal of a task has come about, and say so."""
        turn = self._controller.rules.turn(self._controller.state)
        if not _met(page.goal, self._made, turn.rule if isinstance(turn, Over) else ""):
            return False
        self.mood, self.due = Mood.SOLVED, []
        self.said = Phrase(page.praise or MARK("rules", "That is it."))
        self._progress.solve(self.lesson, self.number)
        return True

    def hint(self) -> Phrase:
        """Give the next hint of the ladder; after the last one the move itself."""
        page = self.page
        assert isinstance(page, Task)
        if self._hints < len(page.hints):
            self.said = Phrase(page.hints[self._hints])
            self._hints += 1
        else:
            move = page.solution[min(self._done, len(page.solution) - 1)]
            self.said = Phrase(MARK("rules", "The move is {move}."), {"move": move})
        self._watcher()
        return self.said

    def scripted(self) -> Roll | None:
        """Give the throw that the lesson has for the learner now, if it has one."""
        page = self.page
        if not isinstance(page, Task) or self.mood is not Mood.TRYING:
            return None
        if self._done >= len(page.solution):
            return None
        rules, state = self._controller.rules, self._controller.state
        ply = rules.read(state, page.solution[self._done])
        return ply if isinstance(ply, Roll) else None

    # Following the learner

    def _mover(self) -> Seat:
        turn = self._controller.rules.turn(self._controller.state)
        return turn.seat if isinstance(turn, ToMove | ToRoll) else -1

    def _seat(self, at: int) -> Seat:
        """Tell whose move stands at a place of the line, -1 for a throw."""
        node = self._controller.record.line[at + 1]
        ply = self._controller.record.ply(node)
        return ply.seat if isinstance(ply, Move) else -1

    def _answered(self, answer: Answer) -> None:
        if self._playing or not isinstance(self.page, Task):
            return
        match answer:
            case Committed(transition):
                self._judge(self.page, transition.ply, transition.effects)
            case Refusal(reasons) if reasons:
                self._refused(self.page, reasons[0].rule)
            case Jumped():
                self._recall(self.page)
        self._draw_aside()
        self._watcher()

    def _refused(self, page: Task, rule: RuleId) -> None:
        """Say what a refused try has to teach."""
        self._progress.refuse(rule)
        for tempting in page.tempting:
            if tempting.rule == rule:
                self.said = Phrase(tempting.text)
                return

    def _judge(self, page: Task, ply: object, effects: tuple[Effect, ...]) -> None:
        """Say what a move comes to."""
        controller = self._controller
        text = controller.text_of(controller.record.cursor)
        on_script = self.mood is Mood.TRYING and text == _at(page.solution, self._done)
        if isinstance(ply, Move):
            self._made.append((text, effects))
        if self._solve(page):
            return
        if on_script:
            self._done += 1
            self.said = None
            self._follow_script()
        elif isinstance(ply, Move):
            self.mood = Mood.STRAYED
            self.said = Phrase(page.answers.get(text, page.others))
            self.due = list(page.punished.get(text, ()))

    def _follow_script(self) -> None:
        """Make due what others than the learner do next."""
        page = self.page
        if not isinstance(page, Task) or self._done >= len(page.solution):
            return
        if self._mover() != self.learner:
            self.due = [page.solution[self._done]]

    def _recall(self, page: Task) -> None:
        """Read anew how far the line looked at goes along the script."""
        controller = self._controller
        nodes = controller.line_so_far()
        self._made, self._done, self.due = [], 0, []
        self.mood, self.said = Mood.TRYING, None
        for node in nodes:
            text = controller.text_of(node)
            transition = controller.transition(node)
            mine = isinstance(transition.ply, Move) and transition.ply.seat == self.learner
            if mine:
                self._made.append((text, transition.effects))
            if self.mood is Mood.TRYING and text == _at(page.solution, self._done):
                self._done += 1
            elif mine:
                self.mood = Mood.STRAYED
                self.said = Phrase(page.answers.get(text, page.others))
        if not self._solve(page) and self.mood is Mood.TRYING:
            self._follow_script()


class _Script(Dice):
    """Dice that show what the lesson needs, and otherwise what they will."""

    def __init__(self, tutor: Tutor, seed: str) -> None:
        super().__init__(seed)
        self._tutor = tutor

    def throw(self, number: int, chances: Chances) -> Roll:
        """Give the throw of the lesson, where it is one that may come."""
        scripted = self._tutor.scripted()
        if scripted is not None and scripted in [roll for roll, _ in chances]:
            return scripted
        return super().throw(number, chances)


def _at(solution: tuple[str, ...], number: int) -> str:
    return solution[number] if number < len(solution) else ""


def _met(goal: Goal, made: list[tuple[str, tuple[Effect, ...]]], over: RuleId) -> bool:
    """Tell whether the learner's moves have brought a goal about."""
    caused = set()
    for _, effects in made:
        for effect in effects:
            caused.add(effect.over.rule if isinstance(effect, Ended) else effect.rule)
    played = {text for text, _ in made}
    return (
        bool(made)
        and (not goal.played or bool(played & set(goal.played)))
        and (not goal.caused or goal.caused in caused)
        and (not goal.ended or goal.ended == over)
    )

"""A lesson being taken: a board, what the tutor says, and the way on, back and around."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tabletop_qt.core.game import Game
from tabletop_qt.core.lesson import Lesson, Show
from tabletop_qt.play.answers import Answer, Asked, Refusal
from tabletop_qt.teach.progress import Progress
from tabletop_qt.teach.tutor import Mood, Tutor
from tabletop_qt.ui.board.study import PACE, StudyBoard
from tabletop_qt.ui.pages.start import label
from tabletop_qt.ui.panels.card import CardRoom, RuleCard
from tabletop_qt.ui.panels.corner import DiceCorner
from tabletop_qt.ui.panels.prompt import PromptBar
from tabletop_qt.ui.panels.trays import Trays
from tabletop_qt.ui.theme import LARGE, MIDDLE, SMALL, STEP
from tabletop_qt.ui.words import say, tr

WIDTH = 44 * STEP


class LessonPage(QWidget):
    """Takes a learner through a lesson. `left` tells that it is over or left."""

    left = Signal(object)

    def __init__(self, game: Game, progress: Progress) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._progress = progress
        self._game = game
        self.tutor: Tutor | None = None
        self.board = StudyBoard(game)
        controller = self.board.controller
        self.title = label("", LARGE, strong=True)
        self.count = label("", SMALL, muted=True)
        self.text = label("", MIDDLE)
        self.said = label("", MIDDLE, strong=True)
        self.caption = label("", SMALL, muted=True)
        self.corner = DiceCorner(controller, sealed=False)
        self.trays = Trays(controller)
        self.prompt = PromptBar(controller)
        self.card = RuleCard()
        self.card.exemplary = False
        self._ways: Answer | None = None
        self._make_buttons()
        self._clock = QTimer(self)
        self._clock.setInterval(PACE)
        self._clock.timeout.connect(self._play_on)
        controller.watch(self._answered)
        self._connect()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.board, 1)
        layout.addWidget(self._side())

    def _make_buttons(self) -> None:
        self.hint = self._button(self.tr("Hint"), self._hint)
        self.back = self._button(self.tr("Step back"), self._back)
        self.reset = self._button(self.tr("Begin again"), self._reset)
        self.show_it = self._button(self.tr("Show it"), self._show)
        self.previous = self._button(self.tr("Previous page"), self._previous)
        self.next = self._button(self.tr("Next page"), self._next)
        self.next.setDefault(True)
        self.leave = self._button(self.tr("Leave the lesson"), self._leave)

    def _button(self, text: str, act: object) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(act)
        return button

    def _connect(self) -> None:
        board, dice = self.board, self.corner.dice
        self.prompt.turned.connect(board.scene.turning.turn)
        self.prompt.settled.connect(board.scene.turning.settle)
        self.prompt.thrown.connect(dice.throw)
        self.prompt.why.connect(self._why)
        board.view.thrown.connect(dice.throw)
        dice.pointed.connect(board.scene.light)
        board.scene.pointed.connect(dice.light)

    def _side(self) -> QWidget:
        side = QWidget()
        side.setFixedWidth(WIDTH)
        column = QVBoxLayout(side)
        column.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        column.setSpacing(STEP + 4)
        for widget in (self.title, self.count, self.text, self.said):
            column.addWidget(widget)
        for part in (self.corner, self.trays, self.caption, self.prompt):
            column.addWidget(part)
        column.addWidget(CardRoom(self.card))
        column.addStretch(1)
        tools = QWidget()
        grid = QGridLayout(tools)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(STEP)
        for number, button in enumerate((self.show_it, self.hint, self.back, self.reset)):
            grid.addWidget(button, number // 2, number % 2)
        grid.addWidget(self.previous, 2, 0)
        grid.addWidget(self.next, 2, 1)
        grid.addWidget(self.leave, 3, 0, 1, 2)
        column.addWidget(tools)
        return side

    def take(self, game: Game, lesson: Lesson) -> None:
        """Begin a lesson."""
        self._game = game
        self.board.stop()
        self.board.scene.hand.cancel()
        self.title.setText(tr(lesson.title))
        self.tutor = Tutor(game, lesson, self.board.controller, self._progress)
        self.tutor.watch(self._follow)
        self._follow()
        self.board.view.setFocus()

    # Following

    def _answered(self, answer: Answer) -> None:
        self._ways = answer if isinstance(answer, Asked) else None
        controller = self.board.controller
        if isinstance(answer, Refusal) and answer.reasons:
            self.card.show_reasons(answer.reasons, controller.rules.book, refused=True)
        else:
            self.card.dismiss()
        self._follow()

    def _follow(self) -> None:
        tutor, controller = self.tutor, self.board.controller
        if tutor is None:
            return
        page = tutor.page
        pages = len(tutor.lesson.pages)
        text = self.tr("Page {number} of {all}")
        self.count.setText(text.format(number=tutor.number + 1, all=pages))
        said = say(tutor.said) if tutor.said else ""
        if said and said != self.said.text():
            self.board.announcer.say(said)
        elif tr(page.text) != self.text.text():
            self.board.announcer.say(tr(page.text))
        self.text.setText(tr(page.text))
        self.said.setText(said)
        self.said.setVisible(tutor.said is not None)
        showing = isinstance(page, Show)
        self.caption.setText("" if showing else say(controller.tableau().caption))
        self.caption.setVisible(not showing and tutor.mood is Mood.TRYING)
        self.show_it.setVisible(showing and bool(page.plays) if isinstance(page, Show) else False)
        self.hint.setVisible(not showing)
        self.hint.setEnabled(tutor.mood is Mood.TRYING)
        self.back.setEnabled(controller.record.at > 0)
        self.reset.setEnabled(controller.record.at > 0)
        self.previous.setEnabled(tutor.number > 0)
        last = self.tr("Finish") if tutor.last else self.tr("Next page")
        self.next.setText(last)
        self.corner.follow()
        self.trays.follow()
        ways = self._ways.ways if isinstance(self._ways, Asked) else ()
        self.prompt.follow(ways)
        self.prompt.setVisible(not showing)
        if tutor.due and not showing:
            self._clock.start()

    def _play_on(self) -> None:
        """Play what is due for others than the learner, and what is shown."""
        self._clock.stop()
        tutor = self.tutor
        if tutor is not None and tutor.play_on() and tutor.due:
            self._clock.start()

    def _why(self) -> None:
        controller = self.board.controller
        if duties := controller.prompt.duties:
            self.card.show_reasons(duties, controller.rules.book, refused=False)
            self.board.scene.point_at(duties)

    # What the learner asks for

    def _show(self) -> None:
        if self.tutor is not None:
            self.tutor.reset()
            self._play_on()

    def _hint(self) -> None:
        if self.tutor is not None:
            self.tutor.hint()

    def _back(self) -> None:
        self._clock.stop()
        if self.tutor is not None:
            self.tutor.back()

    def _reset(self) -> None:
        self._clock.stop()
        if self.tutor is not None:
            self.tutor.reset()

    def _previous(self) -> None:
        self._clock.stop()
        if self.tutor is not None:
            self.tutor.previous()

    def _next(self) -> None:
        self._clock.stop()
        if self.tutor is None:
            return
        if self.tutor.last:
            self._leave()
        else:
            self.tutor.next()

    def _leave(self) -> None:
        self._clock.stop()
        self.board.stop()
        self.board.scene.hand.cancel()
        self.left.emit(self._game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

"""The lessons of a game: what there is to learn, what was learned, and what comes next."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop_qt.core.game import Game
from tabletop_qt.core.lesson import Lesson
from tabletop_qt.teach.progress import Progress
from tabletop_qt.ui.pages.start import label
from tabletop_qt.ui.theme import LARGE, MIDDLE, SMALL, STEP
from tabletop_qt.ui.words import tr

WIDEST = 110 * STEP
NAME = 44 * STEP
"""The width of the column of titles."""


class LessonsPage(QWidget):
    """Lists lessons; `chosen` tells the game and the lesson to take, `left` that none is."""

    chosen = Signal(object, object)
    left = Signal()

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self.setObjectName("page")
        self._progress = progress
        self._game: Game | None = None
        self._title = label("", LARGE, strong=True)
        self._next = label("", MIDDLE)
        self.begin = QPushButton()
        self.begin.setDefault(True)
        self.begin.clicked.connect(lambda _checked=False: self._begin())
        self.back = QPushButton(self.tr("Back"))
        self.back.clicked.connect(self.left)
        self.forget = QPushButton(self.tr("Forget what I learned"))
        self.forget.clicked.connect(lambda _checked=False: self._forget())
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setAccessibleName(self.tr("Lessons"))
        self._following: Lesson | None = None
        body = QWidget()
        body.setMaximumWidth(WIDEST)
        column = QVBoxLayout(body)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        column.setSpacing(2 * STEP)
        for widget in (self._title, self._next):
            column.addWidget(widget)
        column.addWidget(self._area, 1)
        row = QWidget()
        buttons = QHBoxLayout(row)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(STEP)
        buttons.addWidget(self.forget)
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.begin)
        column.addWidget(row)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch(1)
        layout.addWidget(body, 1000)
        layout.addStretch(1)

    def show_game(self, game: Game) -> None:
        """List the lessons of a game."""
        self._game = game
        lessons = game.teaching().lessons if game.teaching else ()
        self._title.setText(self.tr("Learn {game}").format(game=game.title))
        done = sum(self._progress.is_done(lesson) for lesson in lessons)
        count = self.tr("{done} of {all} lessons done.").format(done=done, all=len(lessons))
        self._following = self._progress.next_of(lessons)
        if self._following is None:
            self._next.setText(count)
            self.begin.setText(self.tr("Once more from the start"))
            self._following = lessons[0] if lessons else None
        else:
            title = tr(self._following.title)
            text = self.tr("{count} Next for you: {title}.")
            self._next.setText(text.format(count=count, title=title))
            self.begin.setText(self.tr("Begin"))
        self.begin.setEnabled(self._following is not None)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        for number, lesson in enumerate(lessons, start=1):
            column.addWidget(self._row(game, number, lesson))
        column.addStretch(1)
        self._area.setWidget(page)
        self.begin.setFocus()

    def _row(self, game: Game, number: int, lesson: Lesson) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * STEP)
        done = self._progress.is_done(lesson)
        tick = QLabel("✓" if done else "")
        tick.setFixedWidth(2 * STEP)
        tick.setAccessibleName(self.tr("done") if done else self.tr("not done"))
        name = QPushButton(f"{number}. {tr(lesson.title)}")
        name.setObjectName("link")
        name.setFixedWidth(NAME)
        name.clicked.connect(lambda _checked=False: self.chosen.emit(game, lesson))
        layout.addWidget(tick)
        layout.addWidget(name)
        layout.addWidget(label(tr(lesson.about), SMALL, muted=True), 1)
        return row

    def _begin(self) -> None:
        if self._game is not None and self._following is not None:
            self.chosen.emit(self._game, self._following)

    def _forget(self) -> None:
        self._progress.reset()
        if self._game is not None:
            self.show_game(self._game)

"""The pages beside play: where boards are built, and where games are learned."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from tabletop_qt.core.game import Game, Values
from tabletop_qt.core.lesson import Lesson
from tabletop_qt.play.shelf import Shelf
from tabletop_qt.teach.progress import Progress
from tabletop_qt.ui.pages.builder import BuilderPage
from tabletop_qt.ui.pages.lesson import LessonPage
from tabletop_qt.ui.pages.lessons import LessonsPage


class PagesBeside(QObject):
    """Keeps these pages, and goes from one to the next."""

    def __init__(
        self,
        stack: QStackedWidget,
        shelf: Shelf,
        progress: Progress,
        turn_to: Callable[[QWidget], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._stack = stack
        self._turn_to = turn_to
        self._progress = progress
        self.builder = BuilderPage(shelf)
        self.lessons = LessonsPage(progress)
        self.lessons.chosen.connect(self._take)
        self.lesson: LessonPage | None = None
        """Made for the first lesson that is taken."""
        for page in (self.builder, self.lessons):
            stack.addWidget(page)

    def build(self, game: Game, values: Values) -> None:
        """Build a board for a game that is about to begin."""
        self._turn_to(self.builder)
        self.builder.show_game(game, dict(values))

    def show_lessons(self, game: Game) -> None:
        """Show what there is to learn of a game."""
        self._turn_to(self.lessons)
        self.lessons.show_game(game)

    def _take(self, game: Game, lesson: Lesson) -> None:
        """Take a lesson at a board of its own."""
        if self.lesson is None:
            self.lesson = LessonPage(game, self._progress)
            self.lesson.left.connect(self.show_lessons)
            self._stack.addWidget(self.lesson)
        self._turn_to(self.lesson)
        self.lesson.take(game, lesson)

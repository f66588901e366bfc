"""A table of its own for somebody who learns: the same scene on a small board."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop_qt.core.game import Game
from tabletop_qt.core.lesson import Settings
from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import SiteId
from tabletop_qt.play.answers import Answer
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.access import Announcer, make_accessible
from tabletop_qt.ui.board.scene import BoardScene
from tabletop_qt.ui.board.view import BoardView

PACE = 700
"""The time between plies that are shown, in milliseconds."""


class StudyBoard(QWidget):
    """A board on which examples are played, and which the learner may touch."""

    played = Signal()
    """All plies that were to be shown have been."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.controller = RulesController(game)
        self.scene = BoardScene(self.controller, self)
        self.view = BoardView(self.scene)
        self.view.setMinimumSize(240, 240)
        self.announcer = Announcer(self.controller, self.view)
        make_accessible(self.view, self.controller)
        self._due: list[str] = []
        self._clock = QTimer(self)
        self._clock.setInterval(PACE)
        self._clock.timeout.connect(self.play_on)
        self.controller.watch(self._answered)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)

    def show_position(self, game: Game, values: Settings, position: str) -> None:
        """Set up a position; what was being shown is given up."""
        self.stop()
        self.scene.hand.cancel()
        self.controller.new_game(game, values, position)

    def point_at(self, sites: tuple[SiteId, ...]) -> None:
        """Outline places to look at."""
        self.scene.look_at(sites)

    def play(self, plies: tuple[str, ...]) -> None:
        """Show plies one after the other, at a pace that can be followed."""
        self._due = list(plies)
        if self._due:
            self._clock.start()

    def play_on(self) -> None:
        """Show the next ply that is due."""
        if not self._due:
            self.stop()
            return
        rules, state = self.controller.rules, self.controller.state
        text = self._due.pop(0)
        try:
            self.controller.play(rules.read(state, text))
        except NotationError:
            self._due = []
        if not self._due:
            self.stop()
            self.played.emit()

    def stop(self) -> None:
        """Show no more."""
        self._due = []
        self._clock.stop()

    @property
    def playing(self) -> bool:
        """Whether plies are being shown."""
        return bool(self._due)

    def _answered(self, answer: Answer) -> None:
        del answer
        self.scene.look_at(())

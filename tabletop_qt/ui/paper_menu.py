"""The actions on papers beside the board, and the line written on the back of it."""

from datetime import datetime

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tabletop_qt.core.terms import Seat
from tabletop_qt.play.answers import Answer, Committed, Jumped
from tabletop_qt.play.controller import RulesController
from tabletop_qt.play.honours import Honour, Honours
from tabletop_qt.play.saves import SaveError
from tabletop_qt.ui.files import Files
from tabletop_qt.ui.pages.papers import HonoursPaper, ThrowsPaper
from tabletop_qt.ui.words import called, say


class PaperActions(QObject):
    """Show the throws, show the back of the board; write there how a graded game ended."""

    def __init__(self, controller: RulesController, files: Files, window: QWidget) -> None:
        super().__init__(window)
        self._controller = controller
        self._files = files
        self._window = window
        self.honours = Honours(files.own.with_name("honours.json"))
        self.throws = self._action(self.tr("&Throws…"), self.show_throws)
        self.throws.setShortcut("Ctrl+T")
        self.back = self._action(self.tr("The &back of the board…"), self.show_back)
        controller.watch(self._answered)

    def _action(self, text: str, act: object) -> QAction:
        action = QAction(text, self)
        action.triggered.connect(act)
        return action

    def put(self, game: QMenu, moves: QMenu, *, before: QAction) -> None:
        """Add the actions to menus."""
        game.insertAction(before, self.back)
        moves.addAction(self.throws)

    def follow(self, *, playing: bool) -> None:
        """Offer what the game has."""
        controller = self._controller
        dice = bool(controller.tableau().dice or controller.throws())
        self.throws.setVisible(dice)
        self.throws.setEnabled(playing and dice)
        self.back.setVisible(bool(controller.game.grades))
        self.back.setEnabled(playing)

    def show_throws(self) -> None:
        """Show the log of throws."""
        ThrowsPaper(self._controller, self._window).open()

    def show_back(self) -> None:
        """Show the back of the board."""
        HonoursPaper(self.honours.lines(), self._controller.game, self._window).open()

    def _answered(self, answer: Answer) -> None:
        """Write down how a game ended, when it ends and not when an old end is looked at."""
        controller = self._controller
        over = controller.over
        fresh = isinstance(answer, Committed) or (
            isinstance(answer, Jumped) and controller.record.event is not None
        )
        if not (fresh and over and over.grade) or controller.agreement.exhibition:
            return
        line = controller.tableau().rules_line
        seats = range(len(controller.seats))
        honour = Honour(
            controller.dice.hash,
            f"{datetime.now():%Y-%m-%d}",
            controller.game.id,
            over.grade,
            self._names(over.winners),
            self._names(tuple(seat for seat in seats if seat not in over.winners)),
            say(line) if line else "",
        )
        if any(known.key == honour.key and known.grade == honour.grade for known in self._lines()):
            return
        try:
            self.honours.write(honour)
        except SaveError as problem:
            self._files.told.emit(str(problem))

    def _lines(self) -> list[Honour]:
        return self.honours.lines()

    def _names(self, seats: tuple[Seat, ...]) -> str:
        return ", ".join(called(self._controller, seat) for seat in seats)

"""The actions that go along the record: undo and redo, to the start and to the latest move."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from tabletop_qt.play.controller import RulesController

Keys = QKeySequence.StandardKey | str


class RecordActions(QObject):
    """Moves the cursor of the record."""

    def __init__(self, controller: RulesController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        keys = QKeySequence.StandardKey
        self.undo = self._action(self.tr("&Undo"), controller.undo, keys.Undo)
        self.undo.setToolTip(self.tr("Take back a move"))
        self.redo = self._action(self.tr("&Redo"), controller.redo, keys.Redo)
        self.redo.setToolTip(self.tr("Play it again"))
        self.first = self._action(self.tr("Go to the &start"), self._go_first, "Ctrl+Home")
        self.last = self._action(self.tr("Go to the &latest move"), self._go_last, "Ctrl+End")

    def _action(self, text: str, act: Callable[[], object], keys: Keys) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: act())
        return action

    def _go_first(self) -> None:
        self._controller.go(0)

    def _go_last(self) -> None:
        self._controller.go(self._controller.record.last)

    def follow(self, *, playing: bool) -> None:
        """Offer what there is to go to."""
        record = self._controller.record
        for action in (self.undo, self.first):
            action.setEnabled(playing and record.at > 0)
        for action in (self.redo, self.last):
            action.setEnabled(playing and record.at < record.last)

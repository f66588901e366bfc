"""The actions on files."""

from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from tabletop_qt.ui.files import Files


class FileActions:
    """Open, recent, save and save as; `put` adds them to a menu."""

    def __init__(self, files: Files, window: QWidget) -> None:
        self._files = files
        keys = QKeySequence.StandardKey
        self.open = self._action(window, window.tr("&Open…"), files.ask_open, keys.Open)
        self.save = self._action(window, window.tr("&Save"), files.save, keys.Save)
        self.save_as = self._action(window, window.tr("Save &as…"), files.ask_save, keys.SaveAs)
        self.recent = QMenu(window.tr("Open &recent"), window)
        files.changed.connect(self._follow)
        self._follow()

    def _action(
        self, window: QWidget, text: str, act: object, keys: QKeySequence.StandardKey
    ) -> QAction:
        action = QAction(text, window)
        action.setShortcuts(keys)
        action.triggered.connect(act)
        return action

    def put(self, menu: QMenu) -> None:
        """Add the actions to a menu."""
        menu.addAction(self.open)
        menu.addMenu(self.recent)
        menu.addSeparator()
        menu.addAction(self.save)
        menu.addAction(self.save_as)

    def follow(self, *, playing: bool) -> None:
        """Offer what makes sense on the page that is shown."""
        self.save.setEnabled(playing)
        self.save_as.setEnabled(playing)

    def _follow(self) -> None:
        self.recent.clear()
        for path in self._files.recent():
            action = self.recent.addAction(path.name)
            action.setToolTip(str(path))
            action.triggered.connect(partial(self._files.open, path))
        self.recent.setEnabled(not self.recent.isEmpty())

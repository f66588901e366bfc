"""The actions on texts: copying, pasting, and remarks on a move."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from tabletop_qt.play import saves
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.files import Files

Keys = QKeySequence.StandardKey | str


class EditActions(QObject):
    """Copy the position, copy the whole game, paste either, and remark on a move."""

    def __init__(self, controller: RulesController, files: Files, window: QWidget) -> None:
        super().__init__(window)
        self._controller = controller
        self._files = files
        self._window = window
        keys = QKeySequence.StandardKey
        self.copy_game = self._action(self.tr("&Copy the game"), self._copy_game, keys.Copy)
        self.copy_position = self._action(
            self.tr("Copy the p&osition"), self._copy_position, "Ctrl+Shift+C"
        )
        self.paste = self._action(self.tr("&Paste a game or position"), self._paste, keys.Paste)
        self.keep = self._action(self.tr("&Keep as a set-up…"), self._keep, "Ctrl+K")
        self.remark = self._action(self.tr("&Comment on this move…"), self._remark, "Ctrl+M")

    def _action(self, text: str, act: object, key: Keys) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(act)
        return action

    def put(self, menu: QMenu) -> None:
        """Add the actions on the clipboard to a menu."""
        menu.addActions([self.copy_game, self.copy_position, self.paste, self.keep])

    def follow(self, *, playing: bool) -> None:
        """Offer what makes sense on the page that is shown."""
        for action in (self.copy_game, self.copy_position, self.remark):
            action.setEnabled(playing)
        self.keep.setEnabled(playing and self._controller.over is None and not self._secret())

    def _secret(self) -> bool:
        """Tell whether the position holds what not everybody may see."""
        rules, state = self._controller.rules, self._controller.state
        return rules.encode(rules.observe(state, None)) != rules.encode(state)

    def _keep(self) -> None:
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(self.tr("Keep as a set-up"))
        dialog.setLabelText(self.tr("A name for this position and its rules:"))
        dialog.textValueSelected.connect(self._files.keep_setup)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _copy_game(self) -> None:
        QGuiApplication.clipboard().setText(saves.write(self._controller.saved()))

    def _copy_position(self) -> None:
        controller = self._controller
        seen = controller.rules.observe(controller.state, None)
        QGuiApplication.clipboard().setText(controller.rules.encode(seen))

    def _paste(self) -> None:
        self._files.paste(QGuiApplication.clipboard().text())

    def _remark(self) -> None:
        record = self._controller.record
        node = record.cursor
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(self.tr("Comment"))
        if node and not self._controller.hidden(node):
            text = self.tr("What is there to say about {move}?")
            dialog.setLabelText(text.format(move=self._controller.text_of(node)))
        else:
            dialog.setLabelText(self.tr("What is there to say about this moment?"))
        dialog.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        dialog.setTextValue(record.comments.get(node, ""))
        dialog.textValueSelected.connect(lambda text: self._controller.remark(node, text.strip()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

"""The field for typed moves: action notation, with the lawful moves as completions."""

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QCompleter, QLabel, QLineEdit, QVBoxLayout, QWidget

from tabletop_qt.core.rules import NotationError
from tabletop_qt.play.answers import Answer, Refusal
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.theme import SMALL, font


class TypedMove(QWidget):
    """Plays what is typed, or says in one sentence why not."""

    def __init__(self, controller: RulesController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.field = QLineEdit()
        self.field.setFont(font(SMALL + 1, tabular=True))
        self.field.setPlaceholderText(self.tr("Type a move"))
        self.field.setAccessibleName(self.tr("Type a move"))
        self.problem = QLabel()
        self.problem.setObjectName("danger")
        self.problem.setFont(font(SMALL))
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._moves = QStringListModel(self)
        completer = QCompleter(self._moves, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.field.setCompleter(completer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.field)
        layout.addWidget(self.problem)
        self.field.textEdited.connect(self._edited)
        self.field.returnPressed.connect(self._play)
        self._stale = True
        controller.watch(self._answered)

    def _answered(self, answer: Answer) -> None:
        self._stale = True
        if not isinstance(answer, Refusal):
            self.problem.hide()

    def _edited(self) -> None:
        """Offer the lawful moves of the moment."""
        self.problem.hide()
        if self._stale:
            position = self._controller.rules.position(self._controller.state)
            self._moves.setStringList([position.write(action) for action in position.actions()])
            self._stale = False

    def _play(self) -> None:
        text = self.field.text().strip()
        if not text:
            return
        try:
            answer = self._controller.attempt(text.lower())
        except NotationError as problem:
            sentence = str(problem)
            self.problem.setText(f"{sentence[:1].upper()}{sentence[1:]}.")
            self.problem.show()
            return
        if not isinstance(answer, Refusal):
            self.field.clear()

"""A question to one of the players, which the other may have asked: it does not stop the table."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop_qt.ui.theme import MIDDLE, STEP, font


class Question(QFrame):
    """One question with two answers; whatever else happens at the table takes it back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._title = QLabel()
        self._title.setFont(font(MIDDLE, strong=True))
        self._text = QLabel()
        self._text.setFont(font(MIDDLE))
        for label in (self._title, self._text):
            label.setWordWrap(True)
        self._yes = QPushButton()
        self._no = QPushButton()
        self._yes.clicked.connect(self._accept)
        self._no.clicked.connect(self._decline)
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP)
        buttons.addWidget(self._yes)
        buttons.addWidget(self._no)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, STEP + 4, 2 * STEP, STEP + 4)
        layout.setSpacing(STEP)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addLayout(buttons)
        self._accepted: Callable[[], object] | None = None
        self._declined: Callable[[], object] | None = None
        self.hide()

    def ask(
        self,
        title: str,
        text: str,
        answers: tuple[str, str],
        accepted: Callable[[], object],
        declined: Callable[[], object],
    ) -> None:
        """Ask; `answers` are what accepts and what declines."""
        self._title.setText(title)
        self._text.setText(text)
        self._yes.setText(answers[0])
        self._no.setText(answers[1])
        self._accepted, self._declined = accepted, declined
        self.show()
        self._no.setFocus()

    def take_back(self) -> None:
        """Ask no more."""
        self.hide()

    def _accept(self) -> None:
        self.hide()
        if self._accepted:
            self._accepted()

    def _decline(self) -> None:
        self.hide()
        if self._declined:
            self._declined()

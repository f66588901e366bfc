"""The quiet bar: one sentence at the foot of the window, and details for who wants them."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from tabletop_qt.ui.theme import MIDDLE, STEP, font

WIDEST = 90 * STEP


class NoticeBar(QFrame):
    """Lies over the foot of its parent, so that nothing has to make room for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._text = QLabel()
        self._text.setFont(font(MIDDLE))
        self._text.setWordWrap(True)
        self._details = ""
        self.copy = QPushButton(self.tr("Copy details"))
        self.copy.clicked.connect(self._copy)
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2 * STEP, STEP + 4, 2 * STEP, STEP + 4)
        layout.setSpacing(STEP)
        layout.addWidget(self._text, 1)
        layout.addWidget(self.copy)
        layout.addWidget(close)
        self._parent = parent
        parent.installEventFilter(self)
        self.hide()

    @property
    def sentence(self) -> str:
        """What is said, empty while nothing is."""
        return "" if self.isHidden() else self._text.text()

    def say(self, sentence: str, details: str = "") -> None:
        """Say something until it is closed or something else is said."""
        self._text.setText(sentence)
        self._details = details
        self.copy.setText(self.tr("Copy details"))
        self.copy.setVisible(bool(details))
        self.show()
        self.raise_()
        self._settle()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self.copy.setText(self.tr("Copied"))

    def _settle(self) -> None:
        """Take the middle of the foot of the parent."""
        room = self._parent.rect().adjusted(2 * STEP, 2 * STEP, -2 * STEP, -2 * STEP)
        width = min(room.width(), WIDEST)
        layout = self.layout()
        assert layout is not None
        height = max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        left = room.left() + (room.width() - width) // 2
        self.setGeometry(left, room.bottom() - height, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._settle()
        return super().eventFilter(watched, event)

"""The table: the board and the panel that stands beside or under it."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from tabletop_qt.ui.board.view import BoardView
from tabletop_qt.ui.panels.side import HEIGHT, WIDTH, SidePanel

NARROW = 960
"""Below this width, in pixels, the panel stands under the board where that is the larger."""


class TablePage(QWidget):
    """Gives the board all the room it can."""

    def __init__(self, view: BoardView, panel: SidePanel) -> None:
        super().__init__()
        self._panel = panel
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(view, 1)
        self._box.addWidget(panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = min(self.width() - WIDTH, self.height())
        below = self.width() < NARROW and min(self.width(), self.height() - HEIGHT) > beside
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.TopToBottom if below else directions.LeftToRight)
        self._panel.set_below(below=below)

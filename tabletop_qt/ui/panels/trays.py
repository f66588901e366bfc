"""What the seats have beside the board, each with how much of it they want."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop_qt.core.tableau import Tray
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.art import Art
from tabletop_qt.ui.theme import SMALL, STEP, font
from tabletop_qt.ui.words import called, say

SIZE = 14
"""The side of a picture in a tray, in pixels."""
FAINT = 0.22
"""How much is seen of what is not there yet."""


class TrayRow(QWidget):
    """As many pictures as there are, and as many faint ones as there may come."""

    def __init__(self, art: Art, tray: Tray) -> None:
        super().__init__()
        self._art = art
        self._tray = tray
        self.setMinimumHeight(SIZE + 4)

    def sizeHint(self) -> QSize:
        return QSize(12 * SIZE, SIZE + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        wanted = max(self._tray.goal, self._tray.count, 1)
        width = min(SIZE, self.width() / wanted)
        for number in range(wanted):
            painter.setOpacity(1 if number < self._tray.count else FAINT)
            rect = QRectF(number * width, 2, SIZE, SIZE)
            self._art.paint(painter, self._tray.picture, rect, smooth=True)
        painter.end()


class Trays(QWidget):
    """One line for each tray of the game; hidden where it has none."""

    def __init__(self, controller: RulesController) -> None:
        super().__init__()
        self._controller = controller
        self._art = Art()
        self._shown: tuple[Tray, ...] = ()
        self._lines: list[QWidget] = []
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(4)
        self.hide()

    def forget(self) -> None:
        """Draw pictures anew."""
        self._art.clear()
        self._shown = ()

    def follow(self) -> None:
        """Show the trays of the moment."""
        trays = self._controller.tableau().trays
        if trays == self._shown:
            return
        self._shown = trays
        for line in self._lines:
            line.hide()
            line.deleteLater()
        self._lines = [self._line(tray) for tray in trays]
        for line in self._lines:
            self._box.addWidget(line)
        self.setVisible(bool(trays))

    def _line(self, tray: Tray) -> QWidget:
        game = self._controller.game
        self._art.add(tray.picture, game.look.picture(tray.picture))
        side = called(self._controller, tray.seat)
        goal = self.tr("{side}: {what} {count} of {goal}")
        text = (goal if tray.goal else self.tr("{side}: {what} {count}")).format(
            side=side, what=say(tray.text).lower(), count=tray.count, goal=tray.goal
        )
        name = QLabel(text)
        name.setFont(font(SMALL, tabular=True))
        line = QWidget()
        line.setAccessibleName(text)
        layout = QHBoxLayout(line)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(STEP)
        layout.addWidget(name)
        layout.addWidget(TrayRow(self._art, tray), 1)
        return line

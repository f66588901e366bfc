"""The curtain between two players who choose in secret: nothing of the table is seen."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop_qt.core.terms import Seat
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.art import Art
from tabletop_qt.ui.pages.start import label
from tabletop_qt.ui.theme import LARGE, MIDDLE, STEP
from tabletop_qt.ui.words import called

BADGE = 12 * STEP


class CurtainPage(QWidget):
    """Says whose turn it is to look, and opens for that player alone."""

    opened = Signal()

    def __init__(self, controller: RulesController) -> None:
        super().__init__()
        self._controller = controller
        self._badge = QLabel()
        self._title = label("", LARGE, strong=True)
        self._text = label("", MIDDLE)
        self.open = QPushButton()
        self.open.setDefault(True)
        self.open.setAutoDefault(True)
        self.open.clicked.connect(self.opened)
        self.back = QPushButton(self.tr("Take the last secret choice back"))
        self.back.clicked.connect(lambda _checked=False: controller.undo())
        layout = QVBoxLayout(self)
        layout.setSpacing(2 * STEP)
        layout.addStretch(1)
        for each in (self._badge, self._title, self._text):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(each)
        layout.addSpacing(STEP)
        for button in (self.open, self.back):
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(2)

    def draw_for(self, seat: Seat) -> None:
        """Close the curtain until this seat opens it."""
        game, seats = self._controller.game, self._controller.seats
        side = called(self._controller, seat)
        others = ", ".join(called(self._controller, n) for n in range(len(seats)) if n != seat)
        self._title.setText(self.tr("For {side} alone").format(side=side))
        text = self.tr("{others}, please look away until {side} is done.")
        self._text.setText(text.format(others=others, side=side))
        self.open.setText(self.tr("I am {side}: open").format(side=side))
        art, badge = Art(), seats[seat].badge
        art.add(badge, game.look.picture(badge))
        ratio = self.devicePixelRatioF()
        pixmap = art.pixmap(badge, QSize(BADGE, BADGE) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        self._badge.setPixmap(pixmap)
        node = self._controller.record.cursor
        made = self._controller.awaited is not None and node and self._controller.hidden(node)
        self.back.setVisible(bool(made))
        self.open.setFocus()

"""The corner of the panel for games with dice: the rules in force, the dice, what seals them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.panels.dice import DiceTray
from tabletop_qt.ui.theme import SMALL, STEP, font
from tabletop_qt.ui.words import say


class DiceCorner(QWidget):
    """Hidden for games that have neither dice nor rules that differ from table to table."""

    def __init__(self, controller: RulesController, *, sealed: bool = True) -> None:
        """Show what seals the throws, unless they are no throws of a game."""
        super().__init__()
        self._controller = controller
        self._sealed = sealed
        self.dice = DiceTray(controller)
        self.rules_line = QLabel()
        self.rules_line.setFont(font(SMALL))
        self.rules_line.setObjectName("muted")
        self.rules_line.setWordWrap(True)
        self.fair = QPushButton()
        self.fair.setObjectName("link")
        self.fair.setFont(font(SMALL))
        self.fair.clicked.connect(lambda _checked=False: self.dice.asked.emit())
        self._words = QWidget()
        words = QVBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(4)
        words.addWidget(self.rules_line)
        words.addWidget(self.fair, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(STEP)
        self._box.addWidget(self.dice)
        self._box.addWidget(self._words)

    def set_below(self, *, below: bool) -> None:
        """Lie beside each other, where the panel is low and wide."""
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.LeftToRight if below else directions.TopToBottom)

    def follow(self) -> None:
        """Show what is there at the moment."""
        controller, line = self._controller, self._controller.tableau().rules_line
        text = say(line) if line else ""
        if controller.agreement.exhibition:
            text = self.tr("{rules}. An exhibition.").format(rules=text)
        self.rules_line.setText(text)
        self.rules_line.setVisible(line is not None)
        self.dice.follow()
        thrown = bool(self.dice.dice or controller.throws())
        self.fair.setVisible(thrown and self._sealed)
        sealed = self.tr("All throws (sealed as {hash}…)").format(hash=controller.dice.hash[:8])
        self.fair.setText(self.tr("All throws") if controller.agreement.real_dice else sealed)
        self.setVisible(thrown or line is not None)

"""The prompt bar: the choices of the moment as buttons."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tabletop_qt.core.effects import Removed
from tabletop_qt.core.rules import Way
from tabletop_qt.core.steps import Face, Take, ToMove
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.theme import STEP
from tabletop_qt.ui.words import part, say, tr

LEAST = 36 * STEP
"""The room that a row of buttons has at least."""


class PromptBar(QWidget):
    """The choices of the moment as buttons: the same steps that the board offers."""

    why = Signal()
    turned = Signal(int)
    """The piece being turned is to be turned by so many notches."""
    settled = Signal()
    """The piece being turned is to stay as it is shown."""
    secret = Signal()
    """The side to move asks to see its own secret again."""

    def __init__(
        self, controller: RulesController, new: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._new = new
        self._buttons: list[QPushButton] = []
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(STEP)
        self._lines: list[QHBoxLayout] = []
        self._room = 0
        """What is left of the last row, in pixels."""
        # The room for one row of buttons is kept, so that what is below it never jumps.
        self.setMinimumHeight(QPushButton(" ").sizeHint().height())

    def follow(self, ways: tuple[Way[Any], ...] = ()) -> None:
        """Offer what the draft offers; `ways` are ways to choose from."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for row in self._lines:
            self._rows.removeItem(row)
            row.deleteLater()
        self._lines = []
        self._room = 0
        controller = self._controller
        prompt, offered = controller.prompt, controller.affordances
        for number, way in enumerate(ways, start=1):
            text = self._describe(number, way)
            self._add(text, partial(controller.take, way.steps))
        words = controller.tableau().words
        for word in offered.words:
            self._add(say(words[word]), partial(controller.say, word))
        self._offer_parts()
        if any(isinstance(step, Face) for step in prompt.steps):
            self._offer_turning()
        if prompt.enough and controller.draft.steps:
            self._add(self.tr("Done"), controller.done)
        if len(controller.draft.steps) > 1:
            self._add(self.tr("Back"), controller.back)
        if controller.draft.steps:
            self._add(self.tr("Put it back"), controller.reset)
        if prompt.duties:
            self._add(self.tr("Why must I?"), self.why.emit)
        self._offer_secrets()
        if controller.over:
            self._add(self._new.text().replace("&", ""), self._new.trigger)
            self._add(self.tr("Step back"), controller.undo)

    def _offer_parts(self) -> None:
        """Offer the parts of pieces that can be chosen, under their names."""
        controller = self._controller
        takes = [step for step in controller.prompt.steps if isinstance(step, Take)]
        tokens = controller.tableau().tokens if takes else ()
        for token in tokens:
            for each in token.parts:
                take = Take(token.piece, each.name)
                if take in takes:
                    self._add(say(each.text), partial(controller.take, (take,)))

    def _offer_turning(self) -> None:
        self._add(self.tr("Turn left"), partial(self.turned.emit, -1))
        self._add(self.tr("Turn right"), partial(self.turned.emit, 1))
        self._add(self.tr("Set"), self.settled.emit)

    def _offer_secrets(self) -> None:
        """Offer the curtain to who chooses in secret, or wants to see its own secret."""
        controller = self._controller
        turn = controller.rules.turn(controller.state)
        if controller.awaited is not None:
            side = tr(controller.game.seats[controller.awaited].name)
            self._add(self.tr("{side} chooses in secret…").format(side=side), self.secret.emit)
        elif controller.reminded is not None:
            self._add(self.tr("Hide my secret"), partial(controller.remind, None))
        elif (
            isinstance(turn, ToMove)
            and not controller.draft.steps
            and controller.over is None
            and controller.rules.reminds(controller.state, turn.seat)
        ):
            self._add(self.tr("Show me my secret"), self.secret.emit)

    def buttons(self) -> list[str]:
        """Tell what the buttons say."""
        return [button.text() for button in self._buttons]

    def _add(self, text: str, act: Callable[[], object]) -> None:
        """Add a button to the last row, or to a new one where there is no room for it."""
        button = QPushButton(text)
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda _checked=False: act())
        self._buttons.append(button)
        wide = button.sizeHint().width()
        if wide + STEP > self._room:
            self._room = max(self.width(), LEAST)
            row = QHBoxLayout()
            row.setSpacing(STEP)
            row.addStretch(1)
            self._rows.addLayout(row)
            self._lines.append(row)
        self._room -= wide + STEP
        self._lines[-1].insertWidget(self._lines[-1].count() - 1, button)

    def _describe(self, number: int, way: Way[Any]) -> str:
        tokens = {token.piece: part(token.name) for token in self._controller.tableau().tokens}
        board = self._controller.rules.board
        taken = [
            self.tr("{piece} on {place}").format(
                piece=tokens[effect.piece], place=part(board[effect.site].name)
            )
            for effect in way.effects
            if isinstance(effect, Removed)
        ]
        if taken:
            return self.tr("Way {number}: takes {pieces}").format(
                number=number, pieces=", ".join(taken)
            )
        return self.tr("Way {number}: takes nothing").format(number=number)

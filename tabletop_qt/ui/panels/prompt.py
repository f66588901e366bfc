"""The prompt bar: the choices of the moment as buttons."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop_qt.core.effects import PartTaken, Removed, Returned
from tabletop_qt.core.rules import Way
from tabletop_qt.core.steps import Face, Place, Take, ToMove
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.theme import STEP
from tabletop_qt.ui.words import called, part, say

LEAST = 36 * STEP
"""The room that a row of buttons has at least."""


class PromptBar(QWidget):
    """The choices of the moment as buttons: the same steps that the board offers."""

    why = Signal()
    turned = Signal(int)
    """The piece being turned is to be turned by so many notches."""
    settled = Signal()
    """The piece being turned is to stay as it is shown."""
    thrown = Signal()
    """The dice are to be thrown."""
    secret = Signal()
    """The side to move asks to see its own secret again."""

    def __init__(
        self,
        controller: RulesController,
        new: QAction | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._new = new
        self._buttons: list[QPushButton] = []
        # The room for one row of buttons is kept, so that what is below it never jumps.
        self._least = QPushButton(" ").sizeHint().height()
        self._arrange()

    def follow(self, ways: tuple[Way[Any], ...] = ()) -> None:
        """Offer what the draft offers; `ways` are ways to choose from."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        controller = self._controller
        prompt, offered = controller.prompt, controller.affordances
        for number, way in enumerate(ways, start=1):
            text = self._describe(number, way)
            self._add(text, partial(controller.take, way.steps))
        if controller.to_roll and not controller.agreement.real_dice:
            self._add(self.tr("Throw"), self.thrown.emit)
            self._add(self.tr("Fast-forward"), controller.roll_on).setToolTip(
                self.tr("Throw for everybody until somebody has a choice")
            )
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
        if controller.over and self._new is not None:
            self._add(self._new.text().replace("&", ""), self._new.trigger)
            self._add(self.tr("Step back"), controller.undo)
        self._arrange()

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
            side = called(controller, controller.awaited)
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

    def _add(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(text if button.sizeHint().width() > self.width() else "")
        button.clicked.connect(lambda _checked=False: act())
        self._buttons.append(button)
        button.show()
        return button

    def _arrange(self) -> None:
        """Put the buttons into rows.

        By hand: layouts that come and go leave wrappers of their items behind, and later objects
        at the same address are taken for those.
        """
        room, left, top, height = max(self.width(), LEAST), 0, 0, 0
        for button in self._buttons:
            size = button.sizeHint()
            size.setWidth(min(size.width(), room))
            if left and left + size.width() > room:
                left, top = 0, top + height + STEP
            button.setGeometry(left, top, size.width(), size.height())
            left, height = left + size.width() + STEP, size.height()
        self.setFixedHeight(max(top + height, self._least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._arrange()

    def _describe(self, number: int, way: Way[Any]) -> str:
        """Tell a way by its way-points and by what it takes."""
        board = self._controller.rules.board
        points = [step.site for step in way.steps[:-1] if isinstance(step, Place)]
        through = ", ".join(part(board[site].name) for site in points)
        start = self.tr("Way {number}").format(number=number)
        if through:
            start = self.tr("Way {number} by {places}").format(number=number, places=through)
        losses = ", ".join(self._losses(way)) or self.tr("takes nothing")
        return f"{start}: {losses}"

    def _losses(self, way: Way[Any]) -> Iterator[str]:
        """Tell what a way takes: pieces, and parts of pieces."""
        tokens = {token.piece: token for token in self._controller.tableau().tokens}
        board = self._controller.rules.board
        seen = len(self._controller.draft.effects)
        taken, less = [], []
        for effect in way.effects[seen:]:
            match effect:
                case Removed(piece, site) | Returned(piece, (site, *_)):
                    text = self.tr("{piece} on {place}")
                    place = part(board[site].name)
                    taken.append(text.format(piece=part(tokens[piece].name), place=place))
                case PartTaken(piece, parts):
                    place = part(board[tokens[piece].site].name)
                    text = self.tr("{place} loses {count}")
                    less.append(text.format(place=place, count=len(parts)))
        if taken:
            yield self.tr("takes {pieces}").format(pieces=", ".join(taken))
        yield from less

"""The dice: thrown by a click, a flick or a key, or told by players who throw real ones."""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop_qt.core.steps import Roll
from tabletop_qt.core.tableau import Die
from tabletop_qt.core.terms import PieceId
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui import theme
from tabletop_qt.ui.board.art import Art
from tabletop_qt.ui.theme import STEP
from tabletop_qt.ui.words import say

SIDE = 7 * STEP
"""The side of a die, in pixels."""
TUMBLE = 520
"""How long dice tumble, in milliseconds."""
FRAMES = 9
"""The faces that a tumbling die shows, one after the other."""
LAST = 6
"""Of a long run of throws so many dice are shown."""
FACES = range(1, 7)


class DiceTray(QWidget):
    """The dice of the turn; `pointed` tells the pieces that the die under the pointer can move."""

    pointed = Signal(object)
    asked = Signal()
    """The log of throws is asked for."""

    def __init__(self, controller: RulesController) -> None:
        super().__init__()
        self._controller = controller
        self._art = Art()
        self._shown: tuple[Die, ...] = ()
        self._entered: list[int] = []
        """Values of real dice, as far as they were told."""
        self._hovered: int | None = None
        self._pressed: QPoint | None = None
        self.lit: frozenset[PieceId] = frozenset()
        """The pieces chosen or pointed at on the board: dice that can move them light up."""
        self.moving = True
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(TUMBLE)
        self._clock.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._clock.valueChanged.connect(lambda _: self.update())
        self._clock.finished.connect(self._land)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    # Showing

    def follow(self) -> None:
        """Show the dice of the moment."""
        controller = self._controller
        self._shown = controller.tableau().dice[-LAST:] if controller.over is None else ()
        if not self.waiting:
            self._entered = []
        look = controller.game.look
        for die in self._shown:
            self._art.add(die.picture, look.picture(die.picture))
        if self._shown:
            for face in FACES:
                name = controller.game.look.face(face)
                self._art.add(name, look.picture(name))
        self.setVisible(bool(self._shown))
        self.setFixedHeight(self._height())
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if self.waiting else Qt.CursorShape.ArrowCursor
        )
        words = ", ".join(say(die.text) for die in self._shown)
        self.setAccessibleName(self.tr("Dice: {dice}").format(dice=words))
        self.update()

    def forget(self) -> None:
        """Forget pictures: another game, or other colours."""
        self._art.clear()

    def light(self, pieces: frozenset[PieceId]) -> None:
        """Light up the dice that can move one of some pieces."""
        if pieces != self.lit:
            self.lit = pieces
            self.update()

    @property
    def dice(self) -> Sequence[Die]:
        """The dice shown."""
        return self._shown

    @property
    def waiting(self) -> bool:
        """Whether dice are to be thrown."""
        return self._controller.to_roll is not None

    @property
    def tumbling(self) -> bool:
        """Whether dice are on their way."""
        return self._clock.state() == QVariantAnimation.State.Running

    @property
    def by_hand(self) -> bool:
        """Whether the players throw real dice and tell what they show."""
        return self.waiting and self._controller.agreement.real_dice

    def _height(self) -> int:
        rows = 1 + (1 if self.by_hand else 0)
        return rows * (SIDE + STEP)

    def rect_of(self, number: int) -> QRect:
        """Give where a die of the turn is."""
        return QRect(number * (SIDE + STEP), 0, SIDE, SIDE)

    def face_rect(self, face: int) -> QRect:
        """Give where a face is clicked on that a real die shows."""
        side = min(SIDE, self.width() // 6 - 4)
        return QRect((face - 1) * (side + 4), SIDE + STEP, side, side)

    def sizeHint(self) -> QSize:
        return QSize(4 * (SIDE + STEP), self._height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thrown = 0
        for number, die in enumerate(self._shown):
            rect = self.rect_of(number)
            name = die.picture
            if not die.value:
                name = self._face_in_the_air(die.picture, thrown)
                thrown += 1
            self._paint_die(painter, name, rect, lit=self._is_lit(number, die))
        if self.by_hand:
            for face in FACES:
                name = self._controller.game.look.face(face)
                self._art.paint(painter, name, self.face_rect(face).toRectF(), smooth=True)
        painter.end()

    def _face_in_the_air(self, resting: str, number: int) -> str:
        """Give what a die shows that is thrown, or was told."""
        look = self._controller.game.look
        if number < len(self._entered):
            return look.face(self._entered[number])
        if self.tumbling:
            moment = float(self._clock.currentValue())
            return look.face((int(moment * FRAMES) * 5 + 2 * number) % 6 + 1)
        return resting

    def _is_lit(self, number: int, die: Die) -> bool:
        return bool(self.lit & die.pieces) or (number == self._hovered and bool(die.pieces))

    def _paint_die(self, painter: QPainter, name: str, rect: QRect, *, lit: bool) -> None:
        painter.save()
        if self.tumbling and not name.endswith("lost"):
            moment = float(self._clock.currentValue())
            painter.translate(rect.center())
            painter.rotate((1 - moment) * 220)
            painter.translate(-rect.center())
        self._art.paint(painter, name, rect.toRectF(), smooth=True)
        painter.restore()
        if lit:
            painter.setPen(QPen(QColor(theme.current().accent), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)

    # Throwing

    def throw(self) -> None:
        """Throw the dice; while they tumble it brings them to rest at once."""
        if self.tumbling:
            self._clock.setCurrentTime(TUMBLE)
            return
        if not self.waiting or self.by_hand:
            return
        if self.moving:
            self._clock.start()
        else:
            self._land()

    def settle(self) -> None:
        """Bring tumbling dice to rest: something else is about to happen."""
        if self.tumbling:
            self._clock.stop()
            self._land()

    def abandon(self) -> None:
        """Take the dice back into the hand: the game has gone somewhere else."""
        self._clock.stop()
        self._entered = []

    def _land(self) -> None:
        if self.waiting:
            self._controller.roll()
        self.update()

    def enter(self, face: int) -> None:
        """Tell what a real die shows; with the last one the throw is made."""
        turn = self._controller.to_roll
        if turn is None or not self.by_hand:
            return
        self._entered.append(face)
        if len(self._entered) == turn.dice:
            values = tuple(sorted(self._entered, reverse=True))
            self._entered = []
            self._controller.roll(Roll(values))
        self.update()

    def take_back(self) -> None:
        """Take back what was told of the dice so far."""
        self._entered = []
        self.update()

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Throw once: the second press of a double click is none of its own."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        for face in FACES if self.by_hand else ():
            if self.face_rect(face).contains(event.position().toPoint()):
                self.enter(face)
                return
        self.throw()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        over = [n for n in range(len(self._shown)) if self.rect_of(n).contains(at)]
        self._point(over[0] if over else None)

    def leaveEvent(self, event: object) -> None:
        del event
        self._point(None)

    def _point(self, number: int | None) -> None:
        if number != self._hovered:
            self._hovered = number
            pieces = self._shown[number].pieces if number is not None else frozenset()
            self.pointed.emit(pieces)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.throw()
        elif event.text().isdecimal() and int(event.text()) in FACES:
            self.enter(int(event.text()))
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
            self.take_back()
        else:
            super().keyPressEvent(event)

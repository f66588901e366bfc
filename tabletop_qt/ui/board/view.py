"""The view: the board as large as the window lets it be, and what ends a gesture."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QWidget

from tabletop_qt.core.terms import SiteId
from tabletop_qt.ui import theme
from tabletop_qt.ui.board.scene import BoardScene

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class BoardView(QGraphicsView):
    """Shows a board scene whole, square and in the middle."""

    thrown = Signal()
    """The dice are to be thrown."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board_scene = scene
        self.access: QAccessibleInterface | None = None
        """What screen readers are shown of the board."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 320)
        scene.sceneRectChanged.connect(self._fit)
        self.take_colours()

    def take_colours(self) -> None:
        """Take the colours of the present theme."""
        self.setBackgroundBrush(QColor(theme.current().ground))

    def _fit(self) -> None:
        board = self.sceneRect()
        room = min(self.viewport().width(), self.viewport().height()) - 2 * theme.STEP
        margin = board.width() * theme.STEP / max(room, 1)
        around = board.adjusted(-margin, -margin, margin, margin)
        self.fitInView(around, Qt.AspectRatioMode.KeepAspectRatio)

    def outline_of(self, site: SiteId) -> QRect:
        """Give the rectangle around a place, in pixels of the viewport."""
        return self.mapFromScene(self.board_scene.outline_of(site)).boundingRect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scene = self.board_scene
        if event.key() == Qt.Key.Key_Escape:
            scene.hand.cancel()
            return
        if event.modifiers() & ~(_SHIFT | _KEYPAD):
            event.ignore()
            return
        scene.motion.finish()
        if event.text() in ("[", "]") and scene.turning.turn(1 if event.text() == "]" else -1):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (
            scene.turning.settle() or scene.keys.end()
        ):
            return
        if event.key() == Qt.Key.Key_Space and scene.to_roll:
            self.thrown.emit()
            return
        if not scene.keys.press(event.key(), event.text(), flipped=scene.flipped):
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through what can be touched, then on to the panel."""
        return self.board_scene.keys.tab(forward=forward) or super().focusNextPrevChild(forward)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.board_scene.hover(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.board_scene.keys.leave()
        self._let_go()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._let_go()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._let_go()

    def _let_go(self) -> None:
        """End a drag: the piece goes home."""
        if self.board_scene.hand.dragging:
            self.board_scene.hand.cancel()

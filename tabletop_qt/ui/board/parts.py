"""Choosing a part of a piece, such as one of its arrows: a ring around each that is offered."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop_qt.core.steps import Take
from tabletop_qt.core.tableau import Token
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.items import OVER_Z
from tabletop_qt.ui.theme import MARKS

Spot = tuple[Take, QPointF, float]
"""What is taken, where it lies on the board, and how large it is."""


class PartsItem(QGraphicsObject):
    """Rings around parts that can be chosen."""

    def __init__(self, spots: tuple[Spot, ...], parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.spots = spots
        self.setZValue(OVER_Z + 0.6)

    def boundingRect(self) -> QRectF:
        rect = QRectF()
        for _, middle, radius in self.spots:
            rect |= QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        return rect.adjusted(-5, -5, 5, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for _, middle, radius in self.spots:
            for shade, breadth in ((MARKS.rim, 5.0), (MARKS.capture, 2.8)):
                painter.setPen(QPen(QColor(shade), breadth))
                painter.drawEllipse(middle, radius, radius)


class Parts:
    """Shows which parts can be chosen, and takes the one that is touched."""

    def __init__(self, controller: RulesController) -> None:
        self._controller = controller
        self._item: PartsItem | None = None
        self._drawing = False

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The parts that can be chosen now."""
        return self._item.spots if self._item else ()

    def offer(self, root: QGraphicsItem, tokens: tuple[Token, ...], *, still: bool) -> None:
        """Show the parts that are offered while the table is still."""
        takes = [step for step in self._controller.prompt.steps if isinstance(step, Take)]
        spots = tuple(self._find(takes, tokens)) if takes and still else ()
        if spots == self.spots:
            return
        self.forget()
        if spots:
            self._item = PartsItem(spots, root)

    def _find(self, takes: list[Take], tokens: tuple[Token, ...]) -> list[Spot]:
        """Find where the parts lie that are offered."""
        board = self._controller.rules.board
        found = []
        for token in tokens:
            middle = QPointF(*board[token.site].centre)
            for part in token.parts:
                take = Take(token.piece, part.name)
                if take in takes:
                    found.append((take, middle + QPointF(*part.centre), part.radius))
        return found

    def forget(self) -> None:
        """Take the rings away."""
        item, self._item = self._item, None
        if item is not None and (scene := item.scene()) is not None:
            scene.removeItem(item)

    def press(self, at: QPointF) -> bool:
        """Take the part at a point of the board; tell whether there is one.

        Drawing on over further parts takes those too, until the button is let go.
        """
        self._drawing = self._take(at)
        return self._drawing

    def move(self, at: QPointF) -> bool:
        """Take what is drawn over; tell whether anything is drawn."""
        if self._drawing:
            self._take(at)
        return self._drawing

    def release(self) -> bool:
        """End drawing; tell whether there was any."""
        drawn, self._drawing = self._drawing, False
        return drawn

    def _take(self, at: QPointF) -> bool:
        for take, middle, radius in self.spots:
            away = at - middle
            if away.x() ** 2 + away.y() ** 2 <= radius**2:
                self._controller.take((take,))
                return True
        return False

"""The rotation handle: a ring around a piece with a notch for each facing it may take."""

from collections.abc import Mapping
from math import atan2, cos, degrees, hypot, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop_qt.core.steps import Face
from tabletop_qt.core.terms import PieceId
from tabletop_qt.ui.board.items import OVER_Z
from tabletop_qt.ui.theme import MARKS

KNOB = 13.0
"""The least radius of the knob, in pixels."""


class HandleItem(QGraphicsObject):
    """Turns one piece; `facings` are the facings offered, by the angle of the piece's picture."""

    def __init__(
        self,
        piece: PieceId,
        centre: QPointF,
        radius: float,
        facings: Mapping[float, Face],
        now: float,
        pixel: float,
        parent: QGraphicsItem,
    ) -> None:
        """Make a handle of a radius in board units; a pixel is `pixel` board units wide."""
        super().__init__(parent)
        self.piece = piece
        self.facings = dict(facings)
        self.now = now % 360
        self.angle = self.now
        """The facing shown, in degrees clockwise; `now` until it is turned."""
        self._radius = radius
        self._knob = max(KNOB * pixel, radius / 7)
        self.setPos(centre)
        self.setZValue(OVER_Z + 0.5)

    @property
    def step(self) -> Face | None:
        """The facing that is set by letting go, or None where the piece stands as it did."""
        return self.facings.get(self.angle)

    def _stops(self) -> list[float]:
        return sorted({self.now, *self.facings})

    def spot(self, angle: float) -> QPointF:
        """Give where a facing's notch is, from the middle of the piece."""
        turn = radians(angle - 90)
        return QPointF(cos(turn) * self._radius, sin(turn) * self._radius)

    def grips(self, at: QPointF) -> bool:
        """Tell whether a point of the board is on the ring."""
        away = at - self.pos()
        return abs(hypot(away.x(), away.y()) - self._radius) <= self._knob * 1.2

    def turn(self, at: QPointF) -> None:
        """Turn towards a point of the board: the nearest facing is shown."""
        away = at - self.pos()
        towards = degrees(atan2(away.y(), away.x())) + 90
        self._show(min(self._stops(), key=lambda stop: abs((stop - towards + 180) % 360 - 180)))

    def cycle(self, by: int) -> None:
        """Turn by so many notches clockwise."""
        stops = self._stops()
        self._show(stops[(stops.index(self.angle) + by) % len(stops)])

    def _show(self, angle: float) -> None:
        self.angle = angle
        self.update()

    def boundingRect(self) -> QRectF:
        reach = self._radius + self._knob + 4
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for shade, breadth in ((MARKS.rim, 5.0), (MARKS.lift, 2.5)):
            painter.setPen(QPen(QColor(shade), breadth))
            painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)
        painter.setPen(QPen(QColor(MARKS.rim), 1.6))
        painter.setBrush(QColor(MARKS.drop))
        for angle in self.facings:
            painter.drawEllipse(self.spot(angle), self._knob * 0.45, self._knob * 0.45)
        painter.setPen(QPen(QColor(MARKS.rim), 2.2))
        painter.setBrush(QColor(MARKS.duty))
        knob = self.spot(self.angle)
        painter.drawEllipse(knob, self._knob, self._knob)
        self._paint_arrow(painter, knob)

    def _paint_arrow(self, painter: QPainter, knob: QPointF) -> None:
        """Draw on the knob which ways it goes: round the ring."""
        painter.save()
        painter.translate(knob)
        painter.rotate(self.angle)
        size = self._knob * 0.5
        painter.setPen(QPen(QColor(MARKS.rim), max(1.6, size / 4)))
        for side in (-1, 1):
            tip = QPointF(side * size, 0)
            painter.drawLine(tip, QPointF(side * size * 0.4, -size * 0.5))
            painter.drawLine(tip, QPointF(side * size * 0.4, size * 0.5))
        painter.restore()

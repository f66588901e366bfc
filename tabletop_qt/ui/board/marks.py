"""Marks on the board, the same in all games: told apart by shape first, by colour second."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop_qt.core.board import Board, Point
from tabletop_qt.core.terms import SiteId
from tabletop_qt.ui.board.items import OVER_Z
from tabletop_qt.ui.theme import MARKS, font


class Kind(Enum):
    """What a mark on a place says."""

    LAST = auto()
    """The last move began or ended here."""
    LIFT = auto()
    """What stands here may be picked up."""
    LIT = auto()
    """What stands here is moved by the die that is pointed at."""
    HELD = auto()
    """What stood here has been picked up."""
    DROP = auto()
    """The piece in hand may be put here."""
    FURTHER = auto()
    """The piece in hand may be put here on a later leg of its way."""
    PART = auto()
    """A part of what stands here will be lost."""
    HINT = auto()
    """The piece under the pointer could be put here."""
    CAPTURE = auto()
    """Going here captures something."""
    VICTIM = auto()
    """What stands here will be captured."""
    LESS = auto()
    """What stands here will lose a part of it."""
    DUTY = auto()
    """One of these has to be used."""
    AIM = auto()
    """The pointer is here."""
    CURSOR = auto()
    """The keyboard's cursor is here."""
    END = auto()
    """What stands here ended the game."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark on a place."""

    kind: Kind
    site: SiteId
    spot: Point = (0.0, 0.0)
    """Where it lies on its place, from its middle."""
    size: float = 0.0
    """How far it goes around that spot; 0 for all of the place."""


@dataclass(frozen=True, slots=True)
class Trail:
    """A way over the board, as a thin line; a number makes it one of several to choose from."""

    points: tuple[Point, ...]
    number: int = 0
    faint: bool = False

    @property
    def number_at(self) -> Point:
        """Where the number stands: on the first way-point, or halfway."""
        if len(self.points) > 2:
            return self.points[1]
        (x1, y1), (x2, y2) = self.points
        return (x1 + x2) / 2, (y1 + y2) / 2


def area(board: Board, mark: Mark, inset: float = 0.0) -> QPainterPath:
    """Give the outline of what a mark is about: a place, or a spot on it."""
    if not mark.size:
        return shape(board, mark.site, inset)
    path = QPainterPath()
    middle = QPointF(*board[mark.site].centre) + QPointF(*mark.spot)
    path.addEllipse(middle, mark.size - inset, mark.size - inset)
    return path


def shape(board: Board, site: SiteId, inset: float = 0.0) -> QPainterPath:
    """Give the outline of a place, drawn in by `inset` board units and with round corners.

    It is kept for the next time, so nobody may change it.
    """
    place = board[site]
    return _shape(place.outline, place.centre, inset)


@lru_cache(4096)
def _shape(outline: tuple[Point, ...], middle: Point, inset: float) -> QPainterPath:
    corners = [QPointF(*corner) for corner in outline]
    path = QPainterPath()
    if len(corners) == 4:
        rect = QPolygonF(corners).boundingRect().adjusted(inset, inset, -inset, -inset)
        path.addRoundedRect(rect, 5, 5)
        return path
    centre = QPointF(*middle)
    reach = min(QLineF(centre, corner).length() for corner in corners)
    path.addPolygon(QPolygonF([centre + (c - centre) * (1 - inset / reach) for c in corners]))
    path.closeSubpath()
    return path


class MarksItem(QGraphicsItem):
    """All marks of one layer."""

    def __init__(self, board: Board, z: float, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._board = board
        self._rect = QRectF(*board.bounds)
        self.marks: tuple[Mark, ...] = ()
        self.trails: tuple[Trail, ...] = ()
        self.setZValue(z)

    def show_marks(self, marks: Iterable[Mark], trails: Iterable[Trail] = ()) -> None:
        """Show these marks and trails and no others."""
        shown = tuple(marks), tuple(trails)
        if shown == (self.marks, self.trails):
            return
        changed = set(self.marks) ^ set(shown[0])
        for mark in changed:
            around = area(self._board, mark).boundingRect().adjusted(-8, -8, 8, 8)
            self.update(around)
        for trail in {*self.trails, *shown[1]}:
            self.update(_trail_rect(trail))
        self.marks, self.trails = shown

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        exposed = option.exposedRect
        for mark in self.marks:
            path = area(self._board, mark)
            if path.boundingRect().adjusted(-8, -8, 8, 8).intersects(exposed):
                _PAINT[mark.kind](painter, self._board, mark)
        for trail in self.trails:
            _paint_trail(painter, trail)


def _fill(painter: QPainter, path: QPainterPath, colour: str, alpha: float) -> None:
    tint = QColor(colour)
    tint.setAlphaF(alpha)
    painter.fillPath(path, tint)


def _stroke(painter: QPainter, path: QPainterPath, colour: str, width: float) -> None:
    """Draw an outline in a light colour with a dark rim on both sides."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, breadth in ((MARKS.rim, width + 2), (colour, width)):
        pen = QPen(QColor(shade), breadth)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)


def _last(painter: QPainter, board: Board, mark: Mark) -> None:
    _fill(painter, area(board, mark, 1), MARKS.last, 0.42)


def _lift(painter: QPainter, board: Board, mark: Mark) -> None:
    """A soft glow: several outlines, each fainter and further in."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _fill(painter, area(board, mark, 1), MARKS.lift, 0.3)
    for inset, alpha in ((1.5, 0.9), (3.5, 0.4), (5.5, 0.2)):
        glow = QColor(MARKS.lift)
        glow.setAlphaF(alpha)
        painter.setPen(QPen(glow, 2))
        painter.drawPath(area(board, mark, inset))


def _lit(painter: QPainter, board: Board, mark: Mark) -> None:
    """A strong ring outside the glow."""
    _fill(painter, area(board, mark, 1), MARKS.duty, 0.4)
    _stroke(painter, area(board, mark, -1), MARKS.duty, 3)


def _held(painter: QPainter, board: Board, mark: Mark) -> None:
    _fill(painter, area(board, mark, 1), MARKS.lift, 0.6)
    _stroke(painter, area(board, mark, 2), MARKS.lift, 2)


def _duty(painter: QPainter, board: Board, mark: Mark) -> None:
    """A double outline, steady."""
    _fill(painter, area(board, mark, 1), MARKS.duty, 0.35)
    _stroke(painter, area(board, mark, -0.5), MARKS.duty, 1.6)
    _stroke(painter, area(board, mark, 3.5), MARKS.duty, 1.2)


def _dot(painter: QPainter, board: Board, mark: Mark, radius: float, colour: str) -> None:
    painter.setPen(QPen(QColor(MARKS.rim), 1.5))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(*board[mark.site].centre), radius, radius)


def _drop(painter: QPainter, board: Board, mark: Mark) -> None:
    _dot(painter, board, mark, 7, MARKS.drop)


def _further(painter: QPainter, board: Board, mark: Mark) -> None:
    """A small ring: one leg further than a dot."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, breadth in ((MARKS.rim, 5.0), (MARKS.drop, 2.6)):
        painter.setPen(QPen(QColor(shade), breadth))
        painter.drawEllipse(QPointF(*board[mark.site].centre), 6, 6)


def _part(painter: QPainter, board: Board, mark: Mark) -> None:
    """A cross over a part that will be lost."""
    middle = QPointF(*board[mark.site].centre) + QPointF(*mark.spot)
    cross = QPainterPath()
    for across in (7.5, -7.5):
        cross.moveTo(middle + QPointF(-across, -7.5))
        cross.lineTo(middle + QPointF(across, 7.5))
    _stroke(painter, cross, MARKS.drop, 3.5)


def _hint(painter: QPainter, board: Board, mark: Mark) -> None:
    _dot(painter, board, mark, 4, MARKS.drop)


def _capture(painter: QPainter, board: Board, mark: Mark) -> None:
    """A ring where a capture ends."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    centre = QPointF(*board[mark.site].centre)
    for shade, breadth in ((MARKS.rim, 6.5), (MARKS.capture, 4)):
        painter.setPen(QPen(QColor(shade), breadth))
        painter.drawEllipse(centre, 11, 11)


def _victim(painter: QPainter, board: Board, mark: Mark) -> None:
    """A hatched tint over what will be lost."""
    path = area(board, mark, 1)
    _fill(painter, path, MARKS.refused, 0.18)
    hatch = QColor(MARKS.refused)
    hatch.setAlphaF(0.75)
    painter.fillPath(path, QBrush(hatch, Qt.BrushStyle.BDiagPattern))
    _stroke(painter, path, MARKS.capture, 2)


def _less(painter: QPainter, board: Board, mark: Mark) -> None:
    """A tint and an outline, which leave the parts readable."""
    path = area(board, mark, 1)
    _fill(painter, path, MARKS.refused, 0.22)
    _stroke(painter, path, MARKS.capture, 2.5)


def _aim(painter: QPainter, board: Board, mark: Mark) -> None:
    _stroke(painter, area(board, mark, 1), MARKS.drop, 2)


def _cursor(painter: QPainter, board: Board, mark: Mark) -> None:
    """A strong outline, drawn twice in opposite colours."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, shade, breadth in ((-2, MARKS.rim, 6.0), (-2, MARKS.drop, 3.5)):
        painter.setPen(QPen(QColor(shade), breadth))
        painter.drawPath(area(board, mark, inset))


def _end(painter: QPainter, board: Board, mark: Mark) -> None:
    _fill(painter, area(board, mark, 1), MARKS.refused, 0.5)
    _stroke(painter, area(board, mark, 1), MARKS.capture, 2)


_PAINT = {
    Kind.END: _end,
    Kind.CURSOR: _cursor,
    Kind.LAST: _last,
    Kind.LIFT: _lift,
    Kind.LIT: _lit,
    Kind.HELD: _held,
    Kind.DROP: _drop,
    Kind.FURTHER: _further,
    Kind.PART: _part,
    Kind.HINT: _hint,
    Kind.CAPTURE: _capture,
    Kind.VICTIM: _victim,
    Kind.LESS: _less,
    Kind.DUTY: _duty,
    Kind.AIM: _aim,
}


def _trail_rect(trail: Trail) -> QRectF:
    points = QPolygonF([QPointF(*point) for point in trail.points])
    return points.boundingRect().adjusted(-20, -20, 20, 20)


def _paint_trail(painter: QPainter, trail: Trail) -> None:
    """Draw a thin line with an arrow head, way-points as small squares, and its number."""
    points = [QPointF(*point) for point in trail.points]
    colour = MARKS.last if trail.faint else MARKS.drop
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    last = QLineF(points[-1], points[-2])
    last.setLength(11)
    head = QPainterPath()
    for angle in (28, -28):
        side = QLineF(last)
        side.setAngle(last.angle() + angle)
        head.moveTo(points[-1])
        head.lineTo(side.p2())
    for line in (path, head):
        _stroke(painter, line, colour, 1.6 if trail.faint else 2.2)
    painter.setPen(QPen(QColor(MARKS.rim), 1.2))
    painter.setBrush(QColor(colour))
    for point in points[1:-1]:
        painter.drawRect(QRectF(point.x() - 4, point.y() - 4, 8, 8))
    if trail.number:
        centre = QPointF(*trail.number_at)
        painter.drawEllipse(centre, 12, 12)
        painter.setFont(font(16, strong=True))
        painter.setPen(QColor(MARKS.rim))
        spot = QRectF(centre.x() - 12, centre.y() - 12, 24, 24)
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(trail.number))


class PulseItem(QGraphicsObject):
    """What is in the way of a refused try: it pulses twice and then stays outlined."""

    def __init__(
        self,
        board: Board,
        sites: Iterable[SiteId],
        parent: QGraphicsItem,
        colour: str = MARKS.refused,
    ) -> None:
        super().__init__(parent)
        self.sites = tuple(sites)
        self._colour = colour
        self._paths = [shape(board, site, 1) for site in self.sites]
        self.setZValue(OVER_Z)

    def boundingRect(self) -> QRectF:
        rect = QRectF()
        for path in self._paths:
            rect |= path.boundingRect()
        return rect.adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for path in self._paths:
            _fill(painter, path, self._colour, 0.28)
            _stroke(painter, path, MARKS.drop, 4.5)
            _stroke(painter, path, self._colour, 2.5)

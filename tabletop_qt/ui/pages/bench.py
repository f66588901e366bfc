"""The bench on which people put a board together: its pieces, dragged and turned."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from tabletop_qt.core.board import Point
from tabletop_qt.core.workshop import Flaw, Slab, Slabs, Workshop
from tabletop_qt.ui.board.art import Art
from tabletop_qt.ui.theme import MARKS, font

MARGIN = 180.0
"""The room kept free around the pieces, in board units."""
_TO = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SlabItem(QGraphicsItem):
    """A piece on the bench."""

    def __init__(self, slab: Slab, workshop: Workshop, art: Art) -> None:
        super().__init__()
        self.slab = slab
        self._workshop = workshop
        self._art = art
        self.chosen = False
        self.flawed = False
        art.add(slab.kind, workshop.picture(slab.kind))
        base = Slab(slab.kind, slab.at, 0)
        x, y = workshop.middle(base)
        self._path = QPainterPath()
        for outline in workshop.outline(base):
            self._path.addPolygon(QPolygonF([QPointF(u - x, v - y) for u, v in outline]))
            self._path.closeSubpath()
        self._path = self._path.simplified()
        bounds = self._path.boundingRect()
        reach = max(-bounds.left(), -bounds.top(), bounds.right(), bounds.bottom()) + 16
        self._rect = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        self.lie(slab)

    def lie(self, slab: Slab, heart: Point | None = None) -> None:
        """Lie as told; `heart` is the point it was turned about, off the grid."""
        self.slab = slab
        self.heart = heart or self._workshop.middle(slab)
        self.setPos(QPointF(*self._workshop.middle(slab)))
        self.setRotation(360 / self._workshop.turns * slab.turn)

    def boundingRect(self) -> QRectF:
        return self._rect

    def shape(self) -> QPainterPath:
        return self._path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._art.paint(painter, self.slab.kind, self._art.box(self.slab.kind), smooth=True)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.flawed:
            tint = QColor(MARKS.refused)
            tint.setAlphaF(0.35)
            painter.fillPath(self._path, tint)
            hatch = QColor(MARKS.refused)
            painter.fillPath(self._path, Qt.BrushStyle.BDiagPattern)
            painter.setPen(QPen(hatch, 6))
            painter.drawPath(self._path)
        if self.chosen:
            for shade, breadth in ((MARKS.rim, 9.0), (MARKS.lift, 5.0)):
                painter.setPen(QPen(QColor(shade), breadth))
                painter.drawPath(self._path)
        painter.rotate(-self.rotation())
        painter.setFont(font(44, strong=True))
        painter.setPen(QColor(MARKS.rim))
        painter.setBrush(QColor(MARKS.drop))
        painter.drawEllipse(QPointF(0, 0), 32, 32)
        painter.drawText(QRectF(-32, -32, 64, 64), Qt.AlignmentFlag.AlignCenter, self.slab.kind)


class Bench(QGraphicsScene):
    """The pieces, dragged and turned; `changed_by_hand` tells that they lie otherwise."""

    changed_by_hand = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._workshop: Workshop | None = None
        self._art = Art()
        self.pieces: dict[str, SlabItem] = {}
        self.chosen: str | None = None
        self._grip: QPointF | None = None
        self._before: Slab | None = None

    @property
    def slabs(self) -> Slabs:
        """The pieces as they lie."""
        return tuple(item.slab for item in self.pieces.values())

    def show_slabs(self, workshop: Workshop, slabs: Slabs) -> None:
        """Show these pieces and no others."""
        self.let_go()
        if workshop is not self._workshop:
            self._art.clear()
            self._workshop = workshop
        for item in self.pieces.values():
            self.removeItem(item)
        self.pieces = {}
        for slab in slabs:
            self.pieces[slab.kind] = item = SlabItem(slab, workshop, self._art)
            self.addItem(item)
        if self.chosen not in self.pieces:
            self.chosen = next(reversed(self.pieces), None)
        self.frame()
        self._follow()

    def frame(self) -> None:
        """Make room around the pieces."""
        rect = self.itemsBoundingRect() if self.pieces else QRectF(-300, -300, 600, 600)
        self.setSceneRect(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def mark(self, flaw: Flaw | None) -> None:
        """Mark the pieces that are to be moved."""
        for kind, item in self.pieces.items():
            item.flawed = flaw is not None and kind in flaw.kinds
            item.update()

    def choose(self, kind: str | None) -> None:
        """Choose the piece that keys and buttons mean."""
        self.chosen = kind
        self._follow()

    def choose_next(self) -> None:
        """Choose the piece after the chosen one."""
        kinds = list(self.pieces)
        at = kinds.index(self.chosen) + 1 if self.chosen in kinds else 0
        self.choose(kinds[at % len(kinds)] if kinds else None)

    def _follow(self) -> None:
        for kind, item in self.pieces.items():
            item.chosen = kind == self.chosen
            item.setZValue(item.chosen)
            item.update()

    def turn(self, by: int) -> None:
        """Turn the chosen piece about its middle."""
        if self._workshop and self.chosen:
            item = self.pieces[self.chosen]
            turn = (item.slab.turn + by) % self._workshop.turns
            item.lie(self._workshop.snap(item.slab.kind, turn, item.heart), item.heart)
            self.changed_by_hand.emit()

    def push(self, across: int, down: int) -> None:
        """Move the chosen piece by one place."""
        if self._workshop and self.chosen:
            item = self.pieces[self.chosen]
            x, y = self._workshop.middle(item.slab)
            (right, lower), (aside, below) = self._workshop.strides
            spot = x + across * right + down * aside, y + across * lower + down * below
            self._lie(item, self._workshop.snap(item.slab.kind, item.slab.turn, spot))

    def take_off(self) -> None:
        """Take the chosen piece away."""
        if self.chosen:
            self.removeItem(self.pieces.pop(self.chosen))
            self.choose(next(reversed(self.pieces), None))
            self.changed_by_hand.emit()

    def _lie(self, item: SlabItem, slab: Slab) -> None:
        item.lie(slab)
        self.changed_by_hand.emit()

    # The mouse

    def let_go(self) -> None:
        """Put the piece in hand back to where it was."""
        if self._before is not None and self._before.kind in self.pieces:
            self.pieces[self._before.kind].lie(self._before)
        self._grip = self._before = None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            self.let_go()
            self.changed_by_hand.emit()
            return
        for item in self.items(event.scenePos()):
            if isinstance(item, SlabItem):
                self.choose(item.slab.kind)
                self._grip = item.pos() - event.scenePos()
                self._before = item.slab
                return

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self._grip is None or self._workshop is None or self.chosen is None:
            return
        item = self.pieces[self.chosen]
        spot = event.scenePos() + self._grip
        slab = self._workshop.snap(item.slab.kind, item.slab.turn, (spot.x(), spot.y()))
        if slab != item.slab:
            self._lie(item, slab)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self._grip is not None:
            self._grip = self._before = None
            self.frame()


class BenchView(QGraphicsView):
    """The bench, seen whole."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.bench = bench
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMinimumSize(320, 320)
        bench.sceneRectChanged.connect(self._fit)

    def _fit(self) -> None:
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.bench.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case key if key in _TO:
                self.bench.push(*_TO[Qt.Key(key)])
                self.bench.frame()
            case Qt.Key.Key_BracketLeft:
                self.bench.turn(-1)
            case Qt.Key.Key_BracketRight:
                self.bench.turn(1)
            case Qt.Key.Key_Space:
                self.bench.choose_next()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.bench.take_off()
            case _:
                super().keyPressEvent(event)

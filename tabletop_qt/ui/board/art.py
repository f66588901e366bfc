"""Pictures of a look as pixmaps of the size they are seen at."""

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer


class Art:
    """Draws each picture once for each size; a new size of the board starts anew.

    Sizes are in device pixels, so pictures are as sharp as the screen.
    """

    def __init__(self, kept: int = 200) -> None:
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[str, int, int, int], QPixmap] = {}
        self._kept = kept
        """Pictures kept before all are drawn anew: bounds the memory of a growing window."""

    def add(self, name: str, svg: str) -> None:
        """Keep a picture under a name."""
        if name not in self._renderers:
            self._renderers[name] = QSvgRenderer(QByteArray(svg.encode()))

    def box(self, name: str) -> QRectF:
        """Give the view box of a picture."""
        return self._renderers[name].viewBoxF()

    def clear(self) -> None:
        """Forget all pictures."""
        self._renderers.clear()
        self._pixmaps.clear()

    def paint(self, painter: QPainter, name: str, rect: QRectF, *, smooth: bool = False) -> None:
        """Paint a picture over `rect`, to the pixel unless it is turned or in motion."""
        transform = painter.worldTransform()
        seen = transform.mapRect(rect)
        ratio = painter.device().devicePixelRatio()
        turned = transform.m12() != 0 or transform.m21() != 0
        turn = 180 if not turned and transform.m11() < 0 else 0
        if turned or smooth:
            # In between sizes one picture serves many, so that a growing piece stays quick.
            scale = (abs(transform.m11()) + abs(transform.m12())) * ratio
            size = QSize(*(-(-round(side * scale) // 16) * 16 for side in rect.size().toTuple()))
            pixmap = self._pixmap(name, size, 0)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
            return
        size = QSize(round(seen.width() * ratio), round(seen.height() * ratio))
        pixmap = self._pixmap(name, size, turn)
        painter.save()
        painter.resetTransform()
        corner = QPointF(round(seen.left() * ratio) / ratio, round(seen.top() * ratio) / ratio)
        target = QRectF(corner, QSizeF(size) / ratio)
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        painter.restore()

    def _pixmap(self, name: str, size: QSize, turn: int) -> QPixmap:
        key = (name, size.width(), size.height(), turn)
        found = self._pixmaps.get(key)
        if found is None:
            if len(self._pixmaps) >= self._kept:
                self._pixmaps.clear()
            found = self._pixmaps[key] = self.pixmap(name, size, turn)
        return found

    def pixmap(self, name: str, size: QSize, turn: int = 0) -> QPixmap:
        """Draw a picture at a size in device pixels, turned by `turn` degrees."""
        pixmap = QPixmap(size.expandedTo(QSize(1, 1)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if turn:
            painter.translate(size.width(), size.height())
            painter.rotate(turn)
        self._renderers[name].render(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        return pixmap

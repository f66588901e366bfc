"""The things that lie on the board: its ground, its coordinates, its pieces."""

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop_qt.core.board import Board, Label, Site
from tabletop_qt.core.tableau import Token
from tabletop_qt.ui.board.art import Art
from tabletop_qt.ui.theme import font

GROUND_Z, LABEL_Z, UNDER_Z, TOKEN_Z, OVER_Z, HELD_Z = range(6)
"""The order in which things lie over each other."""


class RootItem(QGraphicsItem):
    """Holds all that turns with the board."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setTransformOriginPoint(rect.center())

    def boundingRect(self) -> QRectF:
        return self._rect


class GroundItem(QGraphicsItem):
    """The empty board."""

    def __init__(self, board: Board, svg: str, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._rect = QRectF(*board.bounds)
        self._art = Art(kept=1)
        self._art.add("ground", svg)
        self.setZValue(GROUND_Z)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        self._art.paint(painter, "ground", self._rect)


class LabelItem(QGraphicsItem):
    """A coordinate on the frame, which stays upright and on its side when the board is turned."""

    def __init__(self, label: Label, ink: str, board: Board, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._text = label.text
        self._ink = QColor(ink)
        self._size = label.size
        self._home = QPointF(*label.centre)
        left, top, width, height = board.bounds
        self._middle = QPointF(left + width / 2, top + height / 2)
        self.setPos(self._home)
        self.setZValue(LABEL_Z)

    def set_flipped(self, flipped: bool) -> None:
        """Take the place that is on the same side of the window."""
        offset = self._home - self._middle
        x, y = offset.x(), offset.y()
        if flipped:
            x, y = (-x, y) if abs(x) > abs(y) else (x, -y)
        self.setPos(self._middle + QPointF(x, y))
        self.setRotation(180 if flipped else 0)

    def boundingRect(self) -> QRectF:
        width, height = 2.25 * self._size, 1.375 * self._size
        return QRectF(-width / 2, -height / 2, width, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.setFont(font(round(self._size)))
        painter.setPen(self._ink)
        painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignCenter, self._text)


class TokenItem(QGraphicsObject):
    """A piece. Its model is `token`; where it is shown may differ only while it moves."""

    def __init__(self, art: Art, layers: Collection[str], parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._art = art
        self._layers = layers
        self._rect = QRectF()
        self.token: Token | None = None
        self._flipped = False
        self.home = QPointF()
        """Where the piece rests, in board units."""
        self.setZValue(TOKEN_Z)

    def show_token(self, token: Token, site: Site, flipped: bool) -> None:
        """Become a token at rest on its place."""
        rect = outline_rect(site)
        if token.side:
            rect = QRectF(0, 0, token.side, token.side)
        rect.moveCenter(QPointF(0, 0))
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        old = self.token
        if old is None or (old.picture, old.overlay) != (token.picture, token.overlay):
            self.update()
        self.token = token
        self._flipped = flipped
        self.home = QPointF(*site.centre)
        self.setPos(self.home)
        self.setRotation(token.turn + (180 if token.upright and flipped else 0))
        self.setScale(1)
        self.setOpacity(1)
        self.setZValue(rest_z(token))

    def means(self, at: QPointF) -> bool:
        """Tell whether a touch at a point of its place means this piece."""
        if self.token is None:
            return True
        reach, aside = self.token.reach, QPointF(*self.token.aside)
        turned = self._flipped and self.token.upright
        away = at - self.home + (aside if turned else -aside)
        return not reach or away.x() ** 2 + away.y() ** 2 < reach**2

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        if self.token:
            smooth = self.scale() != 1
            self._art.paint(painter, self.token.picture, self._rect, smooth=smooth)
            for layer, picture in self.token.layers.items():
                if layer in self._layers:
                    self._art.paint(painter, picture, self._rect, smooth=smooth)
            if self.token.overlay:
                painter.rotate(-self.rotation() - (180 if self._flipped else 0))
                self._art.paint(painter, self.token.overlay, self._rect, smooth=smooth)


def riders(item: TokenItem, items: Iterable[TokenItem]) -> list[TokenItem]:
    """Find the pieces that lie on a piece and go along with it."""
    if item.token is None:
        return []
    return [each for each in items if each.token and each.token.on == item.token.piece]


def rest_z(token: Token) -> float:
    """Tell how high a piece lies at rest: what lies on another one lies above all of them."""
    return TOKEN_Z + (0.5 if token.on or token.reach else 0)


def outline_rect(site: Site) -> QRectF:
    """Give the bounds of a place."""
    xs = [x for x, _ in site.outline]
    ys = [y for _, y in site.outline]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

"""A picture of a position at rest, for pages that show boards nobody plays on."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from tabletop_qt.core.game import Game, Values
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.scene import BoardScene


def portrait(game: Game, values: Values, start: str | None, side: int, ratio: float) -> QPixmap:
    """Draw a position of a game, the start if none is given, into a square of `side` pixels.

    `ratio` is the number of device pixels to a pixel.
    """
    scene = BoardScene(RulesController(game, values, start))
    scene.set_marked(marked=False)
    pixmap = QPixmap(QSize(side, side) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(0, 0, side, side), scene.sceneRect())
    painter.end()
    return pixmap

"""The few icons of the frame, drawn in the colour of the text beside them."""

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_PATHS = {
    "new": "M4 4h16v16h-16z M12 8v8 M8 12h8",
    "undo": "M9 5l-5 5l5 5 M4 10h10a5 5 0 0 1 0 10h-4",
    "redo": "M15 5l5 5l-5 5 M20 10h-10a5 5 0 0 0 0 10h4",
    "flip": "M8 20v-16 M4 8l4 -4l4 4 M16 4v16 M12 16l4 4l4 -4",
    "why": "M8 9a4 4 0 1 1 6 3.4c-1.4 0.8 -2 1.6 -2 3 M12 19v0.6",
    "close": "M6 6l12 12 M18 6l-12 12",
}


def icon(name: str, colour: str, muted: str) -> QIcon:
    """Draw an icon in a colour, and in another for when it is out of use."""
    made = QIcon()
    made.addPixmap(_draw(name, colour), QIcon.Mode.Normal)
    made.addPixmap(_draw(name, muted), QIcon.Mode.Disabled)
    return made


def _draw(name: str, colour: str) -> QPixmap:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" '
        f'stroke="{colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" '
        f'd="{_PATHS[name]}"/></svg>'
    )
    pixmap = QPixmap(QSize(72, 72))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, 72, 72))
    painter.end()
    return pixmap

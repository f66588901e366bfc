"""Draw the icons of the installers from the one SVG: ``python packaging/icons.py FOLDER``."""

import os
import struct
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
MACOS = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}
"""The kinds of pictures in an icon of macOS, and their sizes."""


def program(renderer: QSvgRenderer, size: int) -> QImage:
    """Draw the icon of the program."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def game(renderer: QSvgRenderer, size: int) -> QImage:
    """Draw the icon of a saved game: a sheet of paper with the icon of the program on it."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 256, size / 256)
    sheet = QPainterPath()
    sheet.addRoundedRect(36, 8, 184, 240, 14, 14)
    painter.fillPath(sheet, QColor("#FAF8F4"))
    painter.strokePath(sheet, QColor("#8A8072"))
    small = program(renderer, max(8, size // 2))
    painter.translate(64, 64)
    painter.scale(128 / small.width(), 128 / small.height())
    painter.drawImage(0, 0, small)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """Give a picture in the PNG format."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs know only names of files
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Put pictures of up to 256 pixels together in an icon of Windows."""
    chosen = {size: data for size, data in pictures.items() if size <= 256}
    head = struct.pack("<HHH", 0, 1, len(chosen))
    offset = len(head) + 16 * len(chosen)
    for size, data in chosen.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + b"".join(chosen.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """Put pictures together in an icon of macOS."""
    parts = [
        kind.encode() + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in MACOS.items()
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    """Draw every icon into a folder."""
    app = QGuiApplication([])
    source = Path(__file__).parents[1] / "resources/icons/tabletop-qt.svg"
    renderer = QSvgRenderer(str(source))
    assert renderer.isValid(), source
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in (("tabletop-qt", program), ("application-x-tabletop-qt-game", game)):
        pictures = {size: png(draw(renderer, size)) for size in SIZES}
        for size, data in pictures.items():
            (folder / f"{name}-{size}.png").write_bytes(data)
        (folder / f"{name}.ico").write_bytes(ico(pictures))
        (folder / f"{name}.icns").write_bytes(icns(pictures))
    del app


if __name__ == "__main__":
    main(Path(sys.argv[1]))

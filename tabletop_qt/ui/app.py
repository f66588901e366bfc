"""The one place that makes the application and its event loop."""

import asyncio
import gc
import os
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from qasync import QEventLoop

from tabletop_qt import __version__
from tabletop_qt.core.game import Game
from tabletop_qt.ui import theme
from tabletop_qt.ui.handover import Handover
from tabletop_qt.ui.mishaps import Mishaps
from tabletop_qt.ui.window import MainWindow


def make_application() -> QApplication:
    """Make the application with its names, its type and the colours the user has chosen."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(["tabletop-qt"])
    app.setApplicationName("tabletop-qt")
    app.setApplicationDisplayName("Tabletop Qt")
    app.setOrganizationName("tabletop-qt")
    app.setApplicationVersion(__version__)
    # In a Flatpak the desktop entry, and so the window, has the name that the Flatpak has.
    QGuiApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "tabletop-qt"))
    app.setQuitOnLastWindowClosed(False)
    app.setStyle("Fusion")
    theme.load_fonts(app)
    scheme = QSettings().value("scheme", "Unknown", str)
    if scheme in ("Light", "Dark"):
        theme.choose(Qt.ColorScheme[scheme])
    return app


def open_window(games: Mapping[str, Game], file: Path | None = None) -> int:
    """Open the window, on a saved game if one is given, until it is closed; give the exit code.

    Where the user has a window of the program already, that one opens the game instead.
    """
    app = make_application()
    handover = Handover()
    if not handover.begin(file):
        return 0
    mishaps = Mishaps(app)
    mishaps.install()
    with asyncio.Runner(loop_factory=lambda: QEventLoop(app)) as runner:
        runner.get_loop().set_exception_handler(mishaps.take_from_loop)
        runner.run(_play(games, mishaps, handover, file))
    return 0


async def _play(
    games: Mapping[str, Game], mishaps: Mishaps, handover: Handover, file: Path | None
) -> None:
    closed = asyncio.Event()
    window = MainWindow(games)
    window.closed.connect(closed.set)
    mishaps.happened.connect(window.recover)
    window.show()
    if file:
        window.files.open(file)
    handover.serve(window, window.open_file)
    # What is loaded by now stays: later collections need not walk through it in mid-drag.
    gc.freeze()
    await closed.wait()
    handover.end()

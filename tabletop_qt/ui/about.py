"""What the program is, whose games it plays, and what it is built with."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from tabletop_qt import __version__
from tabletop_qt.core.game import Game
from tabletop_qt.ui.licences import LicencesDialog


def tell_about(games: Iterable[Game], window: QWidget) -> None:
    """Show the name, the version and the credits."""
    box = QMessageBox(window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(_tr("About Tabletop Qt"))
    box.setIconPixmap(window.windowIcon().pixmap(64, 64))
    credits = "".join(f"<p><b>{game.title}</b><br>{game.credit}</p>" for game in games)
    text = _tr("Real board games, played and learned on one table.")
    box.setText(f"<h3>Tabletop Qt {__version__}</h3><p>{text}</p>{credits}")
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    more = box.addButton(_tr("&Licences…"), QMessageBox.ButtonRole.ActionRole)
    more.clicked.connect(lambda: LicencesDialog(window).open())
    box.open()


def _tr(text: str) -> str:
    return QCoreApplication.translate("About", text)

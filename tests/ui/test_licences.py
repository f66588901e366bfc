"""The licences of the parts are in the About box."""

from PySide6.QtWidgets import QMessageBox, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from tabletop_qt.ui import licences
from tabletop_qt.ui.licences import LicencesDialog
from tests.ui.table import Table


def test_the_about_box_leads_to_every_licence(table: Table, qtbot: QtBot) -> None:
    table.window.about.trigger()
    (box,) = table.window.findChildren(QMessageBox)
    (button,) = (b for b in box.findChildren(QPushButton) if "Licences" in b.text())
    button.click()
    (dialog,) = table.window.findChildren(LicencesDialog)
    assert dialog.isVisible()
    (browser,) = dialog.findChildren(QTextBrowser)
    shown = browser.toPlainText()
    for part in licences.parts():
        assert f"{part.name}: {part.purpose}" in shown
        for name in part.texts:
            # A browser has no tabs of its own accord.
            assert licences.text(name).split()[-1] in shown
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in shown
    gone = []
    dialog.destroyed.connect(lambda: gone.append(True))
    dialog.close()
    qtbot.waitUntil(lambda: bool(gone))

"""The licences of the parts that the program brings with it, and the window that shows them."""

import json
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from tabletop_qt.ui.resources import resource

SIZE = (720, 560)


@dataclass(frozen=True, slots=True)
class Part:
    """A part made by others."""

    name: str
    purpose: str
    licence: str
    """The licence under which it is used, by its SPDX name."""
    by: str
    """Who holds the copyright, as its licence asks to be said."""
    source: str
    """Where its sources are."""
    texts: tuple[str, ...]
    """The files with the texts of its licence."""


def parts() -> tuple[Part, ...]:
    """List the parts, as `resources/licences/parts.json` has them."""
    found = json.loads(resource("licences/parts.json").read_text(encoding="utf-8"))
    return tuple(Part(**{**part, "texts": tuple(part["texts"])}) for part in found)


def text(name: str) -> str:
    """Read the text of a licence; the type brings its own."""
    return resource(f"licences/{name}").resolve().read_text(encoding="utf-8")


def everything() -> str:
    """Give the whole notice as a plain text: the parts, then each licence once."""
    listed = parts()
    lines = ["Tabletop Qt is built with the work of others:", ""]
    for part in listed:
        lines += [f"{part.name}: {part.purpose}", f"  {part.by}", f"  Licence: {part.licence}"]
        lines += [f"  Source: {part.source}", f"  Text: {', '.join(part.texts)}", ""]
    for name in dict.fromkeys(name for part in listed for name in part.texts):
        lines += ["=" * 79, name, "=" * 79, "", text(name).rstrip(), ""]
    return "\n".join(lines)


class LicencesDialog(QDialog):
    """Shows the whole notice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences"))
        self.resize(*SIZE)
        browser = QTextBrowser()
        browser.setPlainText(everything())
        browser.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(browser)
        layout.addWidget(buttons)

"""Texts of the rules in the language of the window."""

from PySide6.QtCore import QCoreApplication

from tabletop_qt.core.terms import Phrase


def tr(text: str) -> str:
    """Translate a text that the rules have marked."""
    return QCoreApplication.translate("rules", text)


def part(phrase: Phrase) -> str:
    """Give a text of the rules as a part of a sentence."""
    return phrase.part(tr)


def say(phrase: Phrase) -> str:
    """Give a sentence of the rules as it is to be read."""
    return phrase.render(tr)

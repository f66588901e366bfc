"""Texts of the rules in the language of the window."""

from PySide6.QtCore import QCoreApplication

from tabletop_qt.core.terms import Phrase, Seat
from tabletop_qt.play.controller import RulesController


def tr(text: str) -> str:
    """Translate a text that the rules have marked."""
    return QCoreApplication.translate("rules", text)


def called(controller: RulesController, seat: Seat) -> str:
    """Give the name of who sits on a seat, or else what the seat is called."""
    return controller.agreed_name(seat) or tr(controller.seats[seat].name)


def part(phrase: Phrase) -> str:
    """Give a text of the rules as a part of a sentence."""
    return phrase.part(tr)


def say(phrase: Phrase) -> str:
    """Give a sentence of the rules as it is to be read."""
    return phrase.render(tr)

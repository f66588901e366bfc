"""What is agreed at the table before a game: who plays, how dice are thrown, what counts."""

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tabletop_qt.core.game import Game, Values
from tabletop_qt.play.agreement import FREE, THROW, Agreement
from tabletop_qt.ui.pages.start import label
from tabletop_qt.ui.theme import MIDDLE, STEP
from tabletop_qt.ui.words import tr

LONGEST_GAME = 600
"""The most minutes a clock is set to."""
LONGEST = 40
"""The longest name, in letters."""


class AgreementForm(QWidget):
    """Asks for names and, for games with dice, how they are thrown and what may be taken back."""

    changed = Signal()

    def __init__(self, game: Game, values: Values) -> None:
        super().__init__()
        self._settings = QSettings()
        rules = game.rules(game.defaults())
        dice = bool(rules.chances(rules.start()))
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setSpacing(STEP)
        self._names: list[QLineEdit] = []
        self._labels: list[QLabel] = []
        for seat in range(4):
            field = QLineEdit(str(self._settings.value(f"names/{seat}", "")))
            field.setMaxLength(LONGEST)
            field.setPlaceholderText(self.tr("Name"))
            name = QLabel()
            name.setBuddy(field)
            self._form.addRow(name, field)
            self._names.append(field)
            self._labels.append(name)
        self._dice = QComboBox()
        self._dice.addItem(self.tr("The program throws"), False)
        self._dice.addItem(self.tr("Real dice: you tell what they show"), True)
        self._back = QComboBox()
        self._back.addItem(self.tr("Moves can be taken back freely"), FREE)
        self._back.addItem(self.tr("Only as far as the last throw"), THROW)
        self._minutes = QSpinBox()
        self._minutes.setRange(0, LONGEST_GAME)
        self._minutes.setSpecialValueText(self.tr("No clock"))
        self._minutes.setSuffix(self.tr(" minutes for each"))
        self._exhibition = QCheckBox(self.tr("An exhibition: it counts for nothing"))
        self._form.addRow(self.tr("Clock"), self._minutes)
        if dice:
            self._form.addRow(self.tr("Dice"), self._dice)
            self._form.addRow(self.tr("Taking back"), self._back)
        if game.grades:
            self._form.addRow("", self._exhibition)
        self._dice.setVisible(dice)
        self._back.setVisible(dice)
        self._exhibition.setVisible(bool(game.grades))
        self.follow(game, values)

    def follow(self, game: Game, values: Values) -> None:
        """Ask for a name for each seat there is under the options."""
        seats = game.seats_for(values)
        for number, (name, field) in enumerate(zip(self._labels, self._names, strict=True)):
            shown = number < len(seats)
            name.setText(tr(seats[number].name) if shown else "")
            name.setVisible(shown)
            field.setVisible(shown)

    @property
    def agreement(self) -> Agreement:
        """What is agreed on as the form stands."""
        names = tuple(f.text().strip() for f in self._names if not f.isHidden())
        return Agreement(
            names if any(names) else (),
            bool(self._dice.currentData()),
            str(self._back.currentData()),
            self._exhibition.isChecked(),
            self._minutes.value(),
        )

    def keep(self) -> None:
        """Remember the names for the next game."""
        for seat, field in enumerate(self._names):
            if not field.isHidden():
                self._settings.setValue(f"names/{seat}", field.text().strip())


def headed(title: str, form: AgreementForm) -> QWidget:
    """Put a heading above a form."""
    both = QWidget()
    layout = QVBoxLayout(both)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(STEP)
    layout.addWidget(label(title, MIDDLE, strong=True))
    layout.addWidget(form)
    return both

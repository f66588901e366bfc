"""What is asked before a game: which, and by which rules. Made from what the games export."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tabletop_qt.core.game import Game, Option, Value
from tabletop_qt.ui.theme import LARGE, SMALL, STEP, font
from tabletop_qt.ui.words import tr


class OptionRow(QWidget):
    """One option: its switch, one sentence, and what it rests on."""

    def __init__(self, option: Option, value: Value, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        line = QHBoxLayout()
        self._field: QCheckBox | QSpinBox | QComboBox
        if option.kind == "check":
            self._field = QCheckBox(tr(option.title))
            line.addWidget(self._field, 1)
        else:
            if option.kind == "spin":
                self._field = QSpinBox()
                self._field.setRange(option.low, option.high)
            else:
                self._field = QComboBox()
                self._field.addItems(option.choices)
            label = QLabel(tr(option.title))
            label.setBuddy(self._field)
            line.addWidget(label, 1)
            line.addWidget(self._field)
        layout.addLayout(line)
        text = QLabel(f"{tr(option.text)} {tr(option.basis.value)}")
        text.setObjectName("muted")
        text.setFont(font(SMALL))
        text.setWordWrap(True)
        layout.addWidget(text)
        self.value = value

    @property
    def value(self) -> Value:
        """The value chosen."""
        match self._field:
            case QCheckBox():
                return self._field.isChecked()
            case QSpinBox():
                return self._field.value()
            case _:
                return self._field.currentText()

    @value.setter
    def value(self, value: Value) -> None:
        match self._field:
            case QCheckBox():
                self._field.setChecked(bool(value))
            case QSpinBox():
                self._field.setValue(int(value))
            case _:
                self._field.setCurrentText(str(value))


class NewGameDialog(QDialog):
    """Asks for a game and its options; `begun` tells them when the players start."""

    begun = Signal(object, dict)

    def __init__(
        self, games: Mapping[str, Game], chosen: Game, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._games = list(games.values())
        self._rows: list[OptionRow] = []
        self._which = QComboBox()
        self._which.addItems([game.title for game in self._games])
        self._which.setCurrentIndex(self._games.index(chosen))
        self._which.setVisible(len(self._games) > 1)
        self._title = QLabel()
        self._title.setFont(font(LARGE, strong=True))
        self._about = QLabel()
        self._about.setWordWrap(True)
        self._credit = QLabel()
        self._credit.setObjectName("muted")
        self._credit.setFont(font(SMALL))
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QDialogButtonBox()
        start = buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setDefault(True)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._begin)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        layout.setSpacing(STEP)
        for widget in (self._which, self._title, self._about, self._credit):
            layout.addWidget(widget)
        layout.addSpacing(STEP)
        layout.addWidget(self._area, 1)
        layout.addSpacing(STEP)
        layout.addWidget(buttons)
        self._which.currentIndexChanged.connect(self._show_game)
        self._show_game(self._which.currentIndex())
        self.resize(60 * STEP, 66 * STEP)

    @property
    def game(self) -> Game:
        """The game chosen."""
        return self._games[self._which.currentIndex()]

    def _show_game(self, number: int) -> None:
        game = self._games[number]
        self._title.setText(game.title)
        self._about.setText(tr(game.about))
        self._credit.setText(tr(game.credit))
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        self._rows = [OptionRow(option, option.default) for option in game.options]
        for row in self._rows:
            layout.addWidget(row)
        if len(game.presets) > 1:
            layout.insertWidget(0, self._presets(game))
        layout.addStretch(1)
        self._area.setWidget(page)

    def _presets(self, game: Game) -> QComboBox:
        presets = QComboBox()
        for preset in game.presets:
            presets.addItem(tr(preset.title))
        presets.activated.connect(lambda number: self._use(game, number))
        return presets

    def _use(self, game: Game, number: int) -> None:
        """Set every option to what a preset says."""
        values = game.defaults() | dict(game.presets[number].values)
        for row in self._rows:
            row.value = values[row.option.name]

    def _begin(self) -> None:
        self.begun.emit(self.game, {row.option.name: row.value for row in self._rows})
        self.accept()

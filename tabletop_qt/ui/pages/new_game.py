"""What is asked before a game: by which rules. Made from what the games export."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tabletop_qt.core.game import Game, Option, Preset, Value, Values
from tabletop_qt.core.rules import NotationError
from tabletop_qt.play.saves import SaveError
from tabletop_qt.play.shelf import Setup, Shelf
from tabletop_qt.teach.progress import Progress
from tabletop_qt.ui.board.portrait import portrait
from tabletop_qt.ui.pages.agreeing import AgreementForm, headed
from tabletop_qt.ui.pages.start import label
from tabletop_qt.ui.theme import LARGE, MIDDLE, SMALL, STEP
from tabletop_qt.ui.words import tr

WIDEST = 70 * STEP
LEAST = 58 * STEP
"""The room that words and options keep beside the picture."""
LARGEST = 75 * STEP


class OptionRow(QWidget):
    """One option: its switch, one sentence, and what it rests on."""

    changed = Signal()

    def __init__(self, option: Option, value: Value, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        head = QWidget()
        line = QHBoxLayout(head)
        line.setContentsMargins(0, 0, 0, 0)
        self._field: QCheckBox | QSpinBox | QLineEdit | QComboBox
        if option.kind == "check":
            self._field = QCheckBox(tr(option.title))
            self._field.toggled.connect(self.changed)
            line.addWidget(self._field, 1)
        else:
            if option.kind == "spin":
                self._field = QSpinBox()
                self._field.setRange(option.low, option.high)
                self._field.valueChanged.connect(self.changed)
            elif option.kind == "string":
                self._field = QLineEdit()
                self._field.textChanged.connect(self.changed)
            else:
                self._field = QComboBox()
                self._field.addItems(option.choices)
                self._field.currentIndexChanged.connect(self.changed)
            name = QLabel(tr(option.title))
            name.setBuddy(self._field)
            line.addWidget(name, 1)
            line.addWidget(self._field)
        layout.addWidget(head)
        layout.addWidget(label(f"{tr(option.text)} {tr(option.basis.value)}", SMALL, muted=True))
        self.value = value

    @property
    def value(self) -> Value:
        """The value chosen."""
        match self._field:
            case QCheckBox():
                return self._field.isChecked()
            case QSpinBox():
                return self._field.value()
            case QLineEdit():
                return self._field.text().strip()
            case _:
                return self._field.currentText()

    @value.setter
    def value(self, value: Value) -> None:
        match self._field:
            case QCheckBox():
                self._field.setChecked(bool(value))
            case QSpinBox():
                self._field.setValue(int(value))
            case QLineEdit():
                self._field.setText(str(value))
            case _:
                self._field.setCurrentText(str(value))


class NewGamePage(QWidget):
    """Asks for the options of a game; `begun` tells them when the players start."""

    begun = Signal(object, dict, str, object)
    """The game, its options, a position to begin with where it is not the usual one, and what is
    agreed beyond the rules."""
    building = Signal(object, dict)
    """A board is to be built for the game, whose options are these."""
    left = Signal()

    learning = Signal(object)
    """The lessons of a game are asked for before it."""

    def __init__(self, shelf: Shelf, progress: Progress) -> None:
        super().__init__()
        self.setObjectName("page")
        self._shelf = shelf
        self._progress = progress
        self._game: Game | None = None
        self._start = ""
        self.form: AgreementForm | None = None
        self._kept: list[tuple[QRadioButton, Setup]] = []
        self._rows: list[OptionRow] = []
        self._choices: list[QRadioButton] = []
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._title = label("", LARGE, strong=True)
        self._about = label("", MIDDLE)
        self._credit = label("", SMALL, muted=True)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setAccessibleName(self.tr("Rules to choose"))
        words = QWidget()
        words.setMaximumWidth(WIDEST)
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        for widget in (self._title, self._about, self._credit):
            column.addWidget(widget)
        column.addSpacing(STEP)
        column.addWidget(self._area, 1)
        self.trouble = label("", MIDDLE, strong=True)
        self.trouble.setObjectName("danger")
        self.trouble.hide()
        column.addWidget(self.trouble)
        column.addSpacing(STEP)
        column.addLayout(self._buttons())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addStretch(1)
        layout.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(words, 1000)
        layout.addStretch(1)

    def _buttons(self) -> QHBoxLayout:
        self.start = QPushButton(self.tr("Start"))
        self.start.setDefault(True)
        self.start.clicked.connect(self._begin)
        self.learn = QPushButton()
        self.learn.clicked.connect(lambda _checked=False: self.learning.emit(self._game))
        back = QPushButton(self.tr("Back"))
        back.clicked.connect(self.left)
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP)
        buttons.addWidget(self.learn)
        buttons.addStretch(1)
        buttons.addWidget(back)
        buttons.addWidget(self.start)
        return buttons

    @property
    def values(self) -> dict[str, Value]:
        """The options as they are chosen."""
        return {row.option.name: row.value for row in self._rows}

    def show_game(self, game: Game, values: Values | None = None) -> None:
        """Ask for the options of a game, beginning with `values` or its first preset."""
        self._game = game
        self._start = ""
        chosen = game.defaults() | dict(values or {})
        self._title.setText(game.title)
        self._about.setText(tr(game.about))
        self._credit.setText(tr(game.credit))
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        self._rows = [OptionRow(option, chosen[option.name]) for option in game.options]
        self._choices = []
        self._kept = []
        if len(game.presets) > 1:
            layout.addWidget(label(self.tr("Ways to play"), MIDDLE, strong=True))
            for preset in game.presets:
                layout.addWidget(self._preset(game, preset))
        if setups := self._shelf.setups(game.id):
            layout.addWidget(label(self.tr("Kept by you"), MIDDLE, strong=True))
            for setup in setups:
                layout.addWidget(self._setup(setup))
        if game.workshop:
            build = QPushButton(self.tr("Build a board…"))
            build.clicked.connect(lambda _checked=False: self.building.emit(game, self.values))
            layout.addWidget(build, 0, Qt.AlignmentFlag.AlignLeft)
        self.form = AgreementForm(game, chosen)
        layout.addWidget(headed(self.tr("At the table"), self.form))
        if len(game.presets) > 1:
            layout.addWidget(label(self.tr("Rules one by one"), MIDDLE, strong=True))
        for row in self._rows:
            row.changed.connect(self._change)
            layout.addWidget(row)
        layout.addStretch(1)
        self._area.setWidget(page)
        self._follow()
        self._offer_lessons(game)
        self.start.setFocus()

    def _offer_lessons(self, game: Game) -> None:
        """Offer the lessons of a game; who has done none is told that they are there."""
        lessons = game.teaching().lessons if game.teaching else ()
        fresh = not any(self._progress.is_done(lesson) for lesson in lessons)
        new = self.tr("New to {game}? Learn it first").format(game=game.title)
        self.learn.setText(new if fresh else self.tr("Lessons"))
        self.learn.setVisible(bool(lessons))

    def _preset(self, game: Game, preset: Preset) -> QWidget:
        """Make the choice of a preset: its name, and one sentence."""
        choice = QRadioButton(tr(preset.title))
        choice.setAutoExclusive(False)
        choice.clicked.connect(lambda _checked=False: self._use(game, preset))
        self._choices.append(choice)
        text = label(tr(preset.text), SMALL, muted=True)
        both = QWidget()
        layout = QVBoxLayout(both)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(choice)
        layout.addWidget(text)
        return both

    def _setup(self, setup: Setup) -> QWidget:
        """Make the choice of a set-up that was kept, and of forgetting it."""
        choice = QRadioButton(setup.name)
        choice.setAutoExclusive(False)
        choice.clicked.connect(lambda _checked=False: self._take(setup))
        self._kept.append((choice, setup))
        forget = QPushButton(self.tr("Forget"))
        forget.setAccessibleName(self.tr("Forget {name}").format(name=setup.name))
        forget.clicked.connect(lambda _checked=False: self._forget(setup))
        both = QWidget()
        layout = QHBoxLayout(both)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(choice, 1)
        layout.addWidget(forget)
        return both

    def _take(self, setup: Setup) -> None:
        """Set every option to what a set-up says, and begin with its position."""
        if self._game is not None:
            self._fill(self._game, setup.values)
            self._start = setup.start
            self._follow()

    def _forget(self, setup: Setup) -> None:
        if self._game is not None:
            try:
                self._shelf.remove(setup)
            except SaveError as problem:
                self.trouble.setText(str(problem))
                self.trouble.show()
                return
            self.show_game(self._game, self.values)

    def _fill(self, game: Game, chosen: Values) -> None:
        """Set every option; those that are not told keep their defaults."""
        values = game.defaults() | dict(chosen)
        for row in self._rows:
            row.value = values[row.option.name]

    def _use(self, game: Game, preset: Preset) -> None:
        """Set every option to what a preset says."""
        self._fill(game, preset.values)
        self._change()

    def _change(self) -> None:
        """Other options were chosen: a kept position does not go with them."""
        self._start = ""
        self._follow()

    def _follow(self) -> None:
        """Show which preset the options come to, and the board they make."""
        game = self._game
        if game is None:
            return
        values = self.values
        if self.form is not None:
            self.form.follow(game, values)
        if self._choices:
            for choice, preset in zip(self._choices, game.presets, strict=True):
                choice.setChecked(game.defaults() | dict(preset.values) == values)
        for choice, setup in self._kept:
            same = game.defaults() | dict(setup.values) == values and setup.start == self._start
            choice.setChecked(same)
        self._judge()
        self._draw()

    def _judge(self) -> None:
        """Say what is the matter with the options, where they make no game."""
        trouble = ""
        if self._game is not None:
            try:
                rules = self._game.rules(self.values)
                if self._start:
                    rules.decode(self._start)
            except NotationError as problem:
                trouble = f"{str(problem)[:1].upper()}{str(problem)[1:]}."
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.start.setEnabled(not trouble)

    def _draw(self) -> None:
        if self._game is None or not self.start.isEnabled():
            return
        room = min(self.width() - LEAST, self.height() - 6 * STEP, LARGEST)
        self._picture.setVisible(room >= 30 * STEP)
        if room >= 30 * STEP:
            ratio = self.devicePixelRatioF()
            self._picture.setPixmap(
                portrait(self._game, self.values, self._start or None, room, ratio)
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._begin()
            case _:
                super().keyPressEvent(event)

    def _begin(self) -> None:
        if self._game is not None and self.form is not None and self.start.isEnabled():
            self.form.keep()
            self.begun.emit(self._game, self.values, self._start, self.form.agreement)

"""Where people build a board of their own: pieces on a bench, and what is the matter with them."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tabletop_qt.core.game import Game, Value
from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.workshop import Workshop
from tabletop_qt.play.saves import SaveError
from tabletop_qt.play.shelf import Setup, Shelf
from tabletop_qt.ui import theme
from tabletop_qt.ui.pages.bench import Bench, BenchView
from tabletop_qt.ui.pages.start import label
from tabletop_qt.ui.theme import LARGE, MIDDLE, SMALL, STEP, font
from tabletop_qt.ui.words import say, tr

WIDTH = 40 * STEP


class BuilderPage(QWidget):
    """Builds a board; `built` tells the game and the options that come to it."""

    built = Signal(object, dict)
    left = Signal()

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self.setObjectName("page")
        self._shelf = shelf
        self._game: Game | None = None
        self._values: dict[str, Value] = {}
        self.bench = Bench(self)
        self.bench.changed_by_hand.connect(self._judge)
        self.view = BenchView(self.bench)
        self._make_words()
        self._make_buttons()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addWidget(self.view, 1)
        layout.addWidget(self._side())

    def _make_words(self) -> None:
        self._title = label("", LARGE, strong=True)
        self._text = label("", MIDDLE)
        self.verdict = label("", MIDDLE, strong=True)
        self.verdict.setMinimumHeight(6 * STEP)
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.known = QListWidget()
        self.known.setAccessibleName(self.tr("Boards to begin with"))
        self.known.setFont(font(MIDDLE))
        self.known.itemClicked.connect(self._lay_out)
        self.known.itemActivated.connect(self._lay_out)
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.name.placeholderText())
        self.name.returnPressed.connect(self._keep)
        self.name.textChanged.connect(lambda _: self._judge())
        self._told = label("", SMALL, muted=True)

    def _side(self) -> QWidget:
        """Put words and buttons into a column."""
        side = QWidget()
        side.setFixedWidth(WIDTH)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        for widget in (self._title, self._text, self.verdict, self._tools()):
            column.addWidget(widget)
        column.addSpacing(STEP)
        column.addWidget(label(self.tr("Begin with one of these"), MIDDLE, strong=True))
        column.addWidget(self.known, 1)
        column.addWidget(self._row(self.name, self.keep, self.forget))
        column.addWidget(self._told)
        column.addSpacing(STEP)
        column.addWidget(self._row(None, self.back, self.use))
        return side

    def _make_buttons(self) -> None:
        self.add = self._button(self.tr("Add a plate"), self._add)
        self.off = self._button(self.tr("Take it off"), self.bench.take_off)
        self.turn_left = self._button(self.tr("Turn left"), lambda: self.bench.turn(-1))
        self.turn_right = self._button(self.tr("Turn right"), lambda: self.bench.turn(1))
        self.keep = self._button(self.tr("Keep"), self._keep)
        self.forget = self._button(self.tr("Forget"), self._forget)
        self.use = self._button(self.tr("Use this board"), self._use)
        self.use.setDefault(True)
        self.back = self._button(self.tr("Back"), self.left.emit)

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda _checked=False: act())
        return button

    def _tools(self) -> QWidget:
        tools = QWidget()
        grid = QGridLayout(tools)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(STEP)
        for number, button in enumerate((self.add, self.off, self.turn_left, self.turn_right)):
            grid.addWidget(button, number // 2, number % 2)
        return tools

    def _row(self, wide: QWidget | None, *others: QWidget) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(STEP)
        if wide is None:
            line.addStretch(1)
        else:
            line.addWidget(wide, 1)
        for other in others:
            line.addWidget(other)
        return row

    @property
    def _workshop(self) -> Workshop:
        assert self._game is not None
        assert self._game.workshop is not None
        return self._game.workshop

    def show_game(self, game: Game, values: dict[str, Value]) -> None:
        """Build a board for a game under options, beginning with the one they hold."""
        self._game, self._values = game, values
        self._title.setText(tr(self._workshop.title))
        self._text.setText(tr(self._workshop.text))
        self._told.setText("")
        self.name.setText("")
        self.view.setBackgroundBrush(QColor(theme.current().ground))
        try:
            slabs = self._workshop.read(str(values[self._workshop.option]))
        except NotationError:
            slabs = ()
        self.bench.chosen = None
        self.bench.show_slabs(self._workshop, slabs)
        self._list()
        self._judge()
        self.view.setFocus()

    def _list(self) -> None:
        """List what can be begun with: ready boards, and those that were kept."""
        self.known.clear()
        for title, text in self._workshop.ready.items():
            item = QListWidgetItem(tr(title))
            item.setData(Qt.ItemDataRole.UserRole, text)
            self.known.addItem(item)
        for setup in self._kept():
            item = QListWidgetItem(self.tr("{name} (yours)").format(name=setup.name))
            item.setData(Qt.ItemDataRole.UserRole, setup.values[self._workshop.option])
            item.setData(Qt.ItemDataRole.UserRole + 1, setup.name)
            self.known.addItem(item)

    def _kept(self) -> list[Setup]:
        assert self._game is not None
        option = self._workshop.option
        found = self._shelf.setups(self._game.id)
        return [setup for setup in found if not setup.start and option in setup.values]

    def _lay_out(self, item: QListWidgetItem) -> None:
        try:
            slabs = self._workshop.read(str(item.data(Qt.ItemDataRole.UserRole)))
        except NotationError as problem:
            self._told.setText(f"{problem}.")
            return
        self.name.setText(item.data(Qt.ItemDataRole.UserRole + 1) or "")
        self.bench.show_slabs(self._workshop, slabs)
        self._judge()

    def _add(self) -> None:
        slabs = self._workshop.add(self.bench.slabs)
        self.bench.chosen = slabs[-1].kind
        self.bench.show_slabs(self._workshop, slabs)
        self._judge()

    # Judging and keeping

    @property
    def values(self) -> dict[str, Value]:
        """The options that come to the board as it lies."""
        workshop = self._workshop
        text = workshop.write(self.bench.slabs)
        return self._values | dict(workshop.values) | {workshop.option: text}

    def _judge(self) -> None:
        """Say whether the pieces make a board, and mark those that do not."""
        if self._game is None:
            return
        workshop, slabs = self._workshop, self.bench.slabs
        flaw = workshop.flaw(slabs, self._values)
        self.bench.mark(flaw)
        self.verdict.setObjectName("danger" if flaw else "")
        self.verdict.style().polish(self.verdict)
        self.verdict.setText(say(flaw.text) if flaw else self.tr("This board can be played on."))
        self.use.setEnabled(flaw is None)
        self.keep.setEnabled(flaw is None and bool(self.name.text().strip()))
        self.forget.setEnabled(any(self.name.text().strip() == s.name for s in self._kept()))
        self.add.setEnabled(len(slabs) < len(workshop.kinds))
        for button in (self.off, self.turn_left, self.turn_right):
            button.setEnabled(bool(slabs))

    def _keep(self) -> None:
        name = self.name.text().strip()
        if self._game is None or not self.keep.isEnabled():
            return
        self._store(Setup(name, self._game.id, self.values), kept=True)
        self._told.setText(self.tr("Kept as {name}.").format(name=name))

    def _forget(self) -> None:
        name = self.name.text().strip()
        for setup in self._kept():
            if setup.name == name:
                self._store(setup, kept=False)
                self._told.setText(self.tr("{name} is forgotten.").format(name=name))

    def _store(self, setup: Setup, *, kept: bool) -> None:
        try:
            if kept:
                self._shelf.keep(setup)
            else:
                self._shelf.remove(setup)
        except SaveError as problem:
            self._told.setText(str(problem))
            return
        self._list()
        self._judge()

    def _use(self) -> None:
        if self._game is not None and self.use.isEnabled():
            self.built.emit(self._game, self.values)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

"""Two papers that lie beside the board: the log of throws, and the back of the board."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tabletop_qt.core.game import Game
from tabletop_qt.play import saves
from tabletop_qt.play.controller import RulesController
from tabletop_qt.play.honours import Honour
from tabletop_qt.play.saves import SaveError
from tabletop_qt.play.throws import Throw, chance_of, chi_square, counts, table
from tabletop_qt.ui.pages.start import label
from tabletop_qt.ui.theme import LARGE, MIDDLE, SMALL, STEP, font
from tabletop_qt.ui.words import called, tr

LIKELY = 0.05
"""Counts that fair dice give more seldom are called unusual."""
SELDOM = 0.001


class Paper(QDialog):
    """A sheet that is read beside the table and closed again."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.resize(64 * STEP, 72 * STEP)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        self.column.setSpacing(STEP)
        self.column.addWidget(label(title, LARGE, strong=True))

    def add_table(
        self, heads: Sequence[str], rows: Sequence[Sequence[str]], name: str
    ) -> QTableWidget:
        """Add a table of texts."""
        made = QTableWidget(len(rows), len(heads))
        made.setAccessibleName(name)
        made.setFont(font(SMALL + 1, tabular=True))
        made.setHorizontalHeaderLabels(list(heads))
        made.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        made.verticalHeader().hide()
        made.setShowGrid(False)
        made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                made.setItem(row, column, item)
        self.column.addWidget(made, 1)
        return made


class ThrowsPaper(Paper):
    """The log of all throws, how often each face came, and whether that looks fair."""

    def __init__(self, controller: RulesController, parent: QWidget) -> None:
        super().__init__(self.tr("Throws"), parent)
        self._controller = controller
        self._throws = controller.throws()
        self._names = [called(controller, seat) for seat in range(len(controller.seats))]
        self.fixed = label(self._seal(), SMALL, muted=True)
        self.fixed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.verdict = label(self._verdict(), MIDDLE)
        self.column.addWidget(self.verdict)
        self.counts = self.add_table(
            [self.tr("Player"), *map(str, range(1, 7)), self.tr("Fair")],
            list(self._counted()),
            self.tr("How often each face came"),
        )
        rows = self.counts.verticalHeader().length()
        self.counts.setFixedHeight(rows + self.counts.horizontalHeader().sizeHint().height() + STEP)
        self.log = self.add_table(
            [self.tr("Throw"), self.tr("Player"), self.tr("Dice")],
            [
                (str(t.number), self._names[t.seat], " ".join(map(str, t.values)) or "-")
                for t in reversed(self._throws)
            ],
            self.tr("All throws, the latest first"),
        )
        self.column.addWidget(self.fixed)
        self.told = label("", SMALL, muted=True)
        self.column.addWidget(self.told)
        self.export = QPushButton(self.tr("Export as CSV…"))
        self.export.clicked.connect(lambda _checked=False: self._ask())
        self.export.setAutoDefault(False)
        self.export.setEnabled(bool(self._throws))
        self.column.addWidget(self.export, 0, Qt.AlignmentFlag.AlignLeft)

    def _seal(self) -> str:
        """Tell the hash of the seed and, once the game is over, the seed."""
        controller = self._controller
        if controller.agreement.real_dice:
            return self.tr("These are real dice: the program only wrote down what you told it.")
        text = self.tr(
            "The throws were fixed before the first one by a secret seed, whose SHA-256 is {hash}."
        ).format(hash=controller.dice.hash)
        if controller.over is None:
            return text + " " + self.tr("The seed is shown when the game is over.")
        return text + " " + self.tr("The seed is {seed}.").format(seed=controller.dice.seed)

    def _counted(self) -> list[list[str]]:
        rows = []
        for seat, name in enumerate(self._names):
            rows.append(_count(name, [t for t in self._throws if t.seat == seat]))
        return [*rows, _count(self.tr("All"), self._throws)]

    def _verdict(self) -> str:
        """Say in plain words whether the dice look fair."""
        seen = list(counts(self._throws).values())
        if sum(seen) < 5 * 6:
            return self.tr("There are too few throws yet to say whether the dice look fair.")
        square = chi_square(seen)
        chance = chance_of(square)
        figures = self.tr("(chi-square {square}, 5 degrees of freedom)")
        if chance >= LIKELY:
            text = self.tr("The dice look fair: {percent} of fair dice differ as much or more.")
        elif chance >= SELDOM:
            text = self.tr("That is unusual: only {percent} of fair dice differ as much.")
        else:
            text = self.tr("That is very unusual: {percent} of fair dice differ as much.")
        shown = f"{100 * chance:.0f} %" if chance >= LIKELY else f"{100 * chance:.2g} %"
        return f"{text.format(percent=shown)} {figures.format(square=f'{square:.1f}')}"

    def _ask(self) -> None:
        dialog = QFileDialog(self, self.tr("Export the throws"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("throws.csv")
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        dialog.setDirectory(QStandardPaths.writableLocation(documents))
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_to(self, path: Path) -> None:
        """Write the log into a file, and tell whether that went well."""
        try:
            saves.store(path, table(self._throws, self._names))
        except SaveError as problem:
            self.told.setText(str(problem))
            return
        self.told.setText(self.tr("Written to {file}.").format(file=path.name))


def _count(name: str, throws: Sequence[Throw]) -> list[str]:
    seen = counts(throws)
    return [name, *map(str, seen.values()), f"{sum(seen.values()) / 6:.1f}"]


class HonoursPaper(Paper):
    """The back of the board."""

    def __init__(self, lines: Sequence[Honour], game: Game, parent: QWidget) -> None:
        super().__init__(self.tr("The back of the board"), parent)
        self.resize(96 * STEP, 64 * STEP)
        shown = [line for line in lines if line.game == game.id]
        if not shown:
            text = self.tr("Nothing is written here yet. Games that are played to their end are.")
            self.column.addWidget(label(text, MIDDLE))
            self.column.addStretch(1)
            return
        rows = [
            (
                line.date,
                tr(game.grades.get(line.grade, line.grade)),
                line.winners,
                line.losers,
                line.rules,
            )
            for line in shown
        ]
        heads = [
            self.tr("Date"),
            self.tr("How"),
            self.tr("Won by"),
            self.tr("Lost by"),
            self.tr("Rules"),
        ]
        self.lines = self.add_table(heads, rows, self.tr("Games that were written down"))

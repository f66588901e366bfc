"""The start page: go on with the last game, begin one, or open one. Made from the games."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop_qt.core.game import Game
from tabletop_qt.play.saves import Saved
from tabletop_qt.ui.board.portrait import portrait
from tabletop_qt.ui.theme import LARGE, MIDDLE, SMALL, STEP, font
from tabletop_qt.ui.words import tr

PICTURE = 26 * STEP
SMALL_PICTURE = 15 * STEP
TILE = 32 * STEP
"""The least width of a tile."""
WIDEST = 140 * STEP
LISTED = 8
"""How many games are listed; all others are found by opening a file."""


def label(text: str, size: int, *, strong: bool = False, muted: bool = False) -> QLabel:
    """Make a text that wraps."""
    made = QLabel(text)
    made.setFont(font(size, strong=strong))
    made.setWordWrap(True)
    if muted:
        made.setObjectName("muted")
    return made


class Tile(QFrame):
    """A game or a position: picture, words, and one button; a click anywhere pushes it."""

    def __init__(self, name: str, button: QPushButton) -> None:
        super().__init__()
        self.setObjectName("tile")
        self.button = button
        self.picture = QLabel()
        self.picture.setAccessibleName(name)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.button.click()

    def show_position(self, game: Game, saved: Saved | None, side: int) -> None:
        """Show the position of a saved game, or the start of the game."""
        values, start = (saved.options, saved.start) if saved else ({}, None)
        self.picture.setPixmap(portrait(game, values, start, side, self.devicePixelRatioF()))


class StartPage(QScrollArea):
    """What is seen first. `chosen` tells a game to begin, `opened` a file to open."""

    chosen = Signal(object)
    opened = Signal(object)
    resumed = Signal()
    learning = Signal(object)
    """The lessons of a game are asked for."""

    def __init__(self, games: Mapping[str, Game], open_action: QAction) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._games = games
        self._tiles = [self._tile(game) for game in games.values()]
        self._grid = QGridLayout()
        self._grid.setSpacing(2 * STEP)
        self._columns = 0
        self._last_count = label("", MIDDLE)
        self._last = self._make_last()
        self._listed: list[QWidget] = []
        self._recent = QVBoxLayout()
        self._recent.setSpacing(4)
        open_file = QPushButton(self.tr("Open a file…"))
        open_file.clicked.connect(open_action.trigger)
        body = QWidget()
        body.setMaximumWidth(WIDEST)
        column = QVBoxLayout(body)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(self._last)
        column.addWidget(label(self.tr("Begin a game"), LARGE, strong=True))
        column.addLayout(self._grid)
        column.addSpacing(STEP)
        column.addWidget(label(self.tr("Your games"), LARGE, strong=True))
        column.addLayout(self._recent)
        column.addWidget(open_file, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        room = QWidget()
        row = QHBoxLayout(room)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(body, 1000)
        row.addStretch(1)
        self.setWidget(room)

    def _tile(self, game: Game) -> Tile:
        button = QPushButton(self.tr("Play {game}").format(game=game.title))
        button.clicked.connect(lambda _checked=False: self.chosen.emit(game))
        tile = Tile(game.title, button)
        tile.show_position(game, None, PICTURE)
        layout = QVBoxLayout(tile)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        layout.setSpacing(STEP)
        layout.addWidget(tile.picture)
        layout.addWidget(label(game.title, MIDDLE, strong=True))
        about = label(tr(game.about), SMALL + 1)
        about.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout.addWidget(about, 1)
        layout.addWidget(label(tr(game.credit), SMALL, muted=True))
        row = QWidget()
        buttons = QHBoxLayout(row)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(STEP)
        buttons.addWidget(button, 1)
        if game.teaching:
            learn = QPushButton(self.tr("Learn"))
            learn.setAccessibleName(self.tr("Learn {game}").format(game=game.title))
            learn.clicked.connect(lambda _checked=False: self.learning.emit(game))
            buttons.addWidget(learn)
        layout.addWidget(row)
        return tile

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = min(self.viewport().width(), WIDEST) - 6 * STEP
        columns = max(1, min(room // TILE, len(self._tiles), 4))
        if columns == 3 and len(self._tiles) == 4:
            columns = 2
        if columns != self._columns:
            self._columns = columns
            for number, tile in enumerate(self._tiles):
                self._grid.addWidget(tile, number // columns, number % columns)
            for column in range(4):
                self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def show_last(self, saved: Saved | None, moves: int) -> None:
        """Offer to go on with a game, given as its present position, or with none."""
        self._last.setVisible(saved is not None)
        if saved is None:
            return
        game = self._games[saved.game]
        self._last.show_position(game, saved, SMALL_PICTURE)
        self._last_count.setText(self._count(game, moves))
        self._last.button.setFocus()

    def _make_last(self) -> Tile:
        """Make the tile of the last game once; what it shows changes."""
        button = QPushButton(self.tr("Go on"))
        button.setDefault(True)
        button.clicked.connect(lambda _checked=False: self.resumed.emit())
        tile = Tile(self.tr("Your last game"), button)
        words = QVBoxLayout()
        words.addStretch(1)
        words.addWidget(label(self.tr("Your last game"), LARGE, strong=True))
        words.addWidget(self._last_count)
        words.addSpacing(STEP)
        words.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        layout = QHBoxLayout(tile)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addWidget(tile.picture)
        layout.addLayout(words, 1)
        tile.hide()
        return tile

    def _count(self, game: Game, moves: int) -> str:
        if moves == 1:
            return self.tr("{game}, one move played").format(game=game.title)
        return self.tr("{game}, {count} moves played").format(game=game.title, count=moves)

    def show_games(self, found: Iterable[tuple[Path, Saved, datetime]]) -> None:
        """List the first of the games that can be opened."""
        for old in self._listed:
            self._recent.removeWidget(old)
            old.hide()
            old.deleteLater()
        known = (entry for entry in found if entry[1].game in self._games)
        self._listed = [self._row(*entry) for entry in islice(known, LISTED)]
        if not self._listed:
            text = self.tr("Games you leave or save are kept, and will stand here.")
            self._listed = [label(text, SMALL + 1, muted=True)]
        for line in self._listed:
            self._recent.addWidget(line)

    def _row(self, path: Path, saved: Saved, moment: datetime) -> QWidget:
        row = QFrame()
        row.setObjectName("row")
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * STEP)
        name = QPushButton(self._count(self._games[saved.game], len(saved.line) - 1))
        name.setObjectName("link")
        name.setFont(font(MIDDLE))
        name.setToolTip(str(path))
        name.setCursor(Qt.CursorShape.PointingHandCursor)
        name.clicked.connect(lambda _checked=False: self.opened.emit(path))
        when = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(int(moment.timestamp())), QLocale.FormatType.ShortFormat
        )
        layout.addWidget(name)
        layout.addWidget(label(when, SMALL + 1, muted=True), 1)
        return row

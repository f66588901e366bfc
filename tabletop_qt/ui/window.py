"""The main window: one board, one panel, and the program's actions."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QIcon,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QBoxLayout, QMainWindow, QMenu, QMessageBox, QWidget

from tabletop_qt import __version__
from tabletop_qt.core.game import Game, Values
from tabletop_qt.play.controller import Answer, RulesController
from tabletop_qt.ui import theme
from tabletop_qt.ui.board.scene import BoardScene
from tabletop_qt.ui.board.view import BoardView
from tabletop_qt.ui.file_menu import FileActions
from tabletop_qt.ui.files import Files
from tabletop_qt.ui.icons import icon
from tabletop_qt.ui.panels.side import HEIGHT, WIDTH, SidePanel
from tabletop_qt.ui.resources import resource

NARROW = 960
"""Below this width, in pixels, the panel stands under the board where that is the larger."""

Keys = QKeySequence.StandardKey | str | None


class MainWindow(QMainWindow):
    """The table: plays the games it is given."""

    closed = Signal()

    def __init__(self, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._games = games
        self._settings = QSettings()
        self.controller = RulesController(next(iter(games.values())))
        self.scene = BoardScene(self.controller, self)
        self.view = BoardView(self.scene)
        self.files = Files(self.controller, games, self)
        self.files.told.connect(self._tell)
        self.files.changed.connect(self._follow)
        self.file_actions = FileActions(self.files, self)
        self.setAcceptDrops(True)
        self._make_actions()
        tools = [self.new, self.undo, self.redo, self.flip, self.why]
        self.panel = SidePanel(self.controller, tools)
        self.panel.explained.connect(self.scene.point_at)
        body = QWidget()
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(self.view, 1)
        self._box.addWidget(self.panel)
        self.setCentralWidget(body)
        self.setWindowIcon(QIcon(str(resource("icons/tabletop-qt.svg"))))
        self.resize(1200, 860)
        self._make_menus()
        self._restore()
        self.controller.watch(self._answered)
        self._follow()
        self.take_colours()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.take_colours)
        self.view.setFocus()

    # Actions

    def _action(
        self,
        text: str,
        act: Callable[..., object],
        keys: Keys = None,
        tip: str = "",
        *,
        on: bool | None = None,
    ) -> QAction:
        """Make an action; with `on` it is a switch."""
        action = QAction(text, self)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        if tip:
            action.setToolTip(tip)
        if on is None:
            action.triggered.connect(lambda _checked=False: act())
        else:
            action.setCheckable(True)
            action.setChecked(on)
            action.toggled.connect(act)
        return action

    def _make_actions(self) -> None:
        keys = QKeySequence.StandardKey
        self.new = self._action(
            self.tr("&New game…"), self.ask_new_game, keys.New, self.tr("Start another game")
        )
        self.new.setIconText(self.tr("New"))
        self.quit = self._action(self.tr("&Quit"), self.close, keys.Quit)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.undo = self._action(
            self.tr("&Undo"), self.controller.undo, keys.Undo, self.tr("Take back a move")
        )
        self.redo = self._action(
            self.tr("&Redo"), self.controller.redo, keys.Redo, self.tr("Play it again")
        )
        self.first = self._action(
            self.tr("Go to the &start"), lambda: self.controller.go(0), "Ctrl+Home"
        )
        self.last = self._action(
            self.tr("Go to the &latest move"),
            lambda: self.controller.go(len(self.controller.record.line)),
            "Ctrl+End",
        )
        self.why = self._action(
            self.tr("&Why must I?"),
            self._explain,
            keys.HelpContents,
            self.tr("Explain what you are obliged to"),
        )
        self.why.setIconText(self.tr("Why?"))
        self.flip = self._action(
            self.tr("&Flip the board"), self._flip, "Ctrl+B", self.tr("See it from the other side")
        )
        self.flip.setIconText(self.tr("Flip"))
        self.moving = self._action(
            self.tr("&Animate moves"),
            self._set_moving,
            on=bool(self._settings.value("moving", True, bool)),
        )
        full = QKeySequence.keyBindings(keys.FullScreen)
        self.full = self._action(
            self.tr("F&ull screen"), self._set_full, keys.FullScreen if full else "F11", on=False
        )
        self.about = self._action(self.tr("&About Tabletop Qt"), self._tell_about)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _make_menus(self) -> None:
        bar = self.menuBar()
        game = bar.addMenu(self.tr("&Game"))
        game.addAction(self.new)
        game.addSeparator()
        self.file_actions.put(game)
        game.addSeparator()
        game.addAction(self.quit)
        moves = bar.addMenu(self.tr("&Moves"))
        for action in (self.undo, self.redo, None, self.first, self.last, None, self.why):
            moves.addAction(action) if action else moves.addSeparator()
        view = bar.addMenu(self.tr("&View"))
        view.addAction(self.flip)
        view.addMenu(self._scheme_menu())
        view.addAction(self.moving)
        view.addSeparator()
        view.addAction(self.full)
        help_menu = bar.addMenu(self.tr("&Help"))
        help_menu.addAction(self.about)

    def _scheme_menu(self) -> QMenu:
        menu = QMenu(self.tr("&Light and dark"), self)
        group = QActionGroup(menu)
        schemes = Qt.ColorScheme
        kept = self._settings.value("scheme", "Unknown", str)
        for text, scheme in (
            (self.tr("As the &system"), schemes.Unknown),
            (self.tr("&Light"), schemes.Light),
            (self.tr("&Dark"), schemes.Dark),
        ):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setActionGroup(group)
            action.setChecked(scheme.name == kept)
            action.triggered.connect(lambda _=False, scheme=scheme: self.set_scheme(scheme))
        return menu

    def set_scheme(self, scheme: Qt.ColorScheme) -> None:
        """Be light, dark, or what the system is (Unknown)."""
        self._settings.setValue("scheme", scheme.name)
        theme.choose(scheme)
        self.take_colours()

    def take_colours(self) -> None:
        """Take the colours of the present theme."""
        theme.apply()
        colours = theme.current()
        for name in ("new", "undo", "redo", "flip", "why"):
            action: QAction = getattr(self, name)
            action.setIcon(icon(name, colours.text, colours.line))
            action.setIconVisibleInMenu(False)
        self.view.take_colours()

    def _explain(self) -> None:
        self.panel.explain()

    def ask_new_game(self) -> None:
        """Ask for a game and its options."""
        from tabletop_qt.ui.pages.new_game import NewGameDialog

        self.scene.hand.cancel()
        dialog = NewGameDialog(self._games, self.controller.game, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.begun.connect(self.start_game)
        dialog.open()

    def start_game(self, game: Game, values: Values) -> None:
        """Begin a game under options."""
        self.controller.new_game(game, values)
        self.files.leave()
        self.view.setFocus()

    def offer_last_game(self) -> None:
        """Offer to go on with the game that was being played when the program was last left."""
        saved = self.files.unfinished()
        if saved is None:
            return
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Your last game"))
        title, moves = self._games[saved.game].title, saved.at
        box.setText(self.tr("Your last game of {game} is not over.").format(game=title))
        box.setInformativeText(self.tr("{count} moves have been played.").format(count=moves))
        go_on = box.addButton(self.tr("Go on with it"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("Start anew"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(go_on)
        go_on.clicked.connect(lambda: self.files.restore(saved))
        box.open()

    def _tell(self, sentence: str) -> None:
        """Tell of something that went wrong with a file."""
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.windowTitle().replace("[*]", ""))
        box.setText(sentence)
        box.addButton(self.tr("Close"), QMessageBox.ButtonRole.AcceptRole)
        box.open()

    def _flip(self) -> None:
        self.scene.hand.cancel()
        self.scene.set_flipped(not self.scene.flipped)

    def _set_moving(self, moving: bool) -> None:
        self._settings.setValue("moving", moving)
        self.scene.motion.enabled = moving

    def _set_full(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _tell_about(self) -> None:
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("About Tabletop Qt"))
        box.setIconPixmap(self.windowIcon().pixmap(64, 64))
        credits = "".join(
            f"<p><b>{game.title}</b><br>{game.credit}</p>" for game in self._games.values()
        )
        text = self.tr("Real board games, played and learned on one table.")
        box.setText(f"<h3>Tabletop Qt {__version__}</h3><p>{text}</p>{credits}")
        box.open()

    # Following

    def _answered(self, answer: Answer) -> None:
        del answer
        self._follow()

    def _follow(self) -> None:
        record = self.controller.record
        file = self.files.path
        name = f"{file.stem} - " if file else ""
        self.setWindowTitle(f"{name}{self.controller.game.title}[*] - Tabletop Qt")
        self.setWindowModified(file is not None and not self.files.kept)
        at_end = record.at == len(record.line) - 1
        self.undo.setEnabled(record.at > 0)
        self.first.setEnabled(record.at > 0)
        self.redo.setEnabled(not at_end)
        self.last.setEnabled(not at_end)
        self.why.setEnabled(bool(self.controller.prompt.duties))

    # The window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = min(self.width() - WIDTH, self.height())
        below = self.width() < NARROW and min(self.width(), self.height() - HEIGHT) > beside
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.TopToBottom if below else directions.LeftToRight)
        self.panel.set_below(below=below)

    def _restore(self) -> None:
        geometry: Any = self._settings.value("geometry")
        if geometry is not None:
            self.restoreGeometry(geometry)
        self.scene.motion.enabled = self.moving.isChecked()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for url in event.mimeData().urls()[:1]:
            self.scene.hand.cancel()
            self.files.open(Path(url.toLocalFile()))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.scene.hand.cancel()
        self.scene.motion.finish()
        self._settings.setValue("geometry", self.saveGeometry())
        super().closeEvent(event)
        self.closed.emit()

"""The main window: one board, one panel, and the program's actions."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QIcon,
    QKeySequence,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from tabletop_qt.core.game import Game, Values
from tabletop_qt.core.steps import ToMove
from tabletop_qt.play.agreement import AS_USUAL, Agreement
from tabletop_qt.play.answers import Answer, Committed, Jumped, Refusal
from tabletop_qt.play.controller import RulesController
from tabletop_qt.play.saves import Saved
from tabletop_qt.teach.progress import Progress
from tabletop_qt.ui import theme
from tabletop_qt.ui.about import tell_about
from tabletop_qt.ui.board.access import Announcer, make_accessible
from tabletop_qt.ui.board.scene import BoardScene
from tabletop_qt.ui.board.view import BoardView
from tabletop_qt.ui.edit_menu import EditActions
from tabletop_qt.ui.ending import Ending
from tabletop_qt.ui.file_menu import FileActions
from tabletop_qt.ui.files import Files
from tabletop_qt.ui.icons import icon
from tabletop_qt.ui.learning import Learning
from tabletop_qt.ui.pages.beside import PagesBeside
from tabletop_qt.ui.pages.curtain import CurtainPage
from tabletop_qt.ui.pages.new_game import NewGamePage
from tabletop_qt.ui.pages.start import StartPage
from tabletop_qt.ui.pages.table import TablePage
from tabletop_qt.ui.panels.notice import NoticeBar
from tabletop_qt.ui.panels.side import SidePanel
from tabletop_qt.ui.paper_menu import PaperActions
from tabletop_qt.ui.record_menu import RecordActions
from tabletop_qt.ui.resources import resource
from tabletop_qt.ui.view_menu import ViewActions

Keys = QKeySequence.StandardKey | str | None


class MainWindow(QMainWindow):
    """The program's window: where games are chosen, and the table they are played on."""

    closed = Signal()

    def __init__(self, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._games = games
        self._settings = QSettings()
        self.controller = RulesController(next(iter(games.values())))
        # Whatever goes wrong in showing a ply, it is kept before.
        self.files = Files(self.controller, games, self)
        self.scene = BoardScene(self.controller, self)
        self.view = BoardView(self.scene)
        self.files.changed.connect(self._follow)
        self.file_actions = FileActions(self.files, self)
        self.edit_actions = EditActions(self.controller, self.files, self)
        self.setAcceptDrops(True)
        self._make_actions()
        self.view_actions = ViewActions(self.scene, self)
        tools = [self.new, self.undo, self.redo, self.view_actions.flip, self.why]
        self.panel = SidePanel(self.controller, tools)
        self._connect_panel()
        self.announcer = Announcer(self.controller, self.view)
        make_accessible(self.view, self.controller)
        self._make_company()
        self._make_pages()
        self._before: QWidget = self.start_page
        self._last: Saved | None = None
        """The game that was being played when the program was left, while none is begun."""
        self._begun = False
        self.setCentralWidget(self._pages)
        self.notice = NoticeBar(self._pages)
        self.files.told.connect(self.notice.say)
        self.setWindowIcon(QIcon(str(resource("icons/tabletop-qt.svg"))))
        self.resize(1200, 860)
        self._make_menus()
        self._restore()
        self.controller.watch(self._answered)
        self.take_colours()
        self.view_actions.recoloured.connect(self.take_colours)
        self.view_actions.painted.connect(self._repaint)
        self.show_start()

    def _make_company(self) -> None:
        """Make what asks, writes down and teaches beside the board."""
        controller, panel = self.controller, self.panel
        self.ending = Ending(controller, panel.question, self)
        self.paper_actions = PaperActions(controller, self.files, self)
        panel.dice.asked.connect(self.paper_actions.show_throws)
        progress = Progress(self.files.own.with_name("progress.json"))
        self.learning = Learning(controller, self.scene, panel, progress, self)
        self.learning.lessons.connect(self.show_lessons)

    def _connect_panel(self) -> None:
        """Let the panel and the board work together."""
        panel, scene = self.panel, self.scene
        panel.explained.connect(scene.point_at)
        panel.prompt.secret.connect(self.draw_curtain)
        panel.prompt.turned.connect(scene.turning.turn)
        panel.prompt.settled.connect(scene.turning.settle)
        panel.prompt.thrown.connect(panel.dice.throw)
        self.view.thrown.connect(panel.dice.throw)
        panel.dice.pointed.connect(scene.light)
        scene.pointed.connect(panel.dice.light)

    # Pages

    def _make_pages(self) -> None:
        self.table = TablePage(self.view, self.panel)
        self.start_page = StartPage(self._games, self.file_actions.open)
        self.start_page.chosen.connect(self.ask_for)
        self.start_page.opened.connect(self.files.open)
        self.start_page.resumed.connect(self._resume)
        self.start_page.learning.connect(self.show_lessons)
        self.new_game = NewGamePage(self.files.shelf, self.learning.progress)
        self.new_game.begun.connect(self.start_game)
        self.new_game.left.connect(self._go_back)
        self.new_game.learning.connect(self.show_lessons)
        self.curtain = CurtainPage(self.controller)
        self.curtain.opened.connect(self._open_curtain)
        self._pages = QStackedWidget()
        for page in (self.start_page, self.new_game, self.curtain, self.table):
            self._pages.addWidget(page)
        progress = self.learning.progress
        self.beside = PagesBeside(self._pages, self.files.shelf, progress, self._turn_to, self)
        self.builder = self.beside.builder
        self.builder.built.connect(self.ask_for)
        self.builder.left.connect(lambda: self._turn_to(self.new_game))
        self.beside.lessons.left.connect(self._go_back)
        self.new_game.building.connect(self.beside.build)

    @property
    def playing(self) -> bool:
        """Whether the table is seen."""
        return self._pages.currentWidget() is self.table

    def _turn_to(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self._follow()

    def show_table(self) -> None:
        """Show the board and its panel; a secret that was just made is covered by the curtain."""
        self._begun = True
        controller = self.controller
        node = controller.record.cursor
        if controller.awaited is not None and node and controller.hidden(node):
            self.draw_curtain()
            return
        self._turn_to(self.table)
        self.view.setFocus()

    def draw_curtain(self) -> None:
        """Cover the table until the side to move is alone with it."""
        turn = self.controller.rules.turn(self.controller.state)
        assert isinstance(turn, ToMove)
        self.scene.hand.cancel()
        self._turn_to(self.curtain)
        self.curtain.draw_for(turn.seat)

    def _open_curtain(self) -> None:
        """Show the table to the side to move: to choose in secret, or to see its own secret."""
        controller = self.controller
        if controller.awaited is not None:
            controller.open_curtain()
        else:
            turn = controller.rules.turn(controller.state)
            controller.remind(turn.seat if isinstance(turn, ToMove) else None)
        self._turn_to(self.table)
        self.view.setFocus()

    def show_start(self) -> None:
        """Show what can be gone on with, begun or opened."""
        self.scene.hand.cancel()
        controller = self.controller
        if self._begun:
            start = controller.rules.encode(controller.state)
            now = Saved(controller.game.id, 0, controller.values, start)
            self.start_page.show_last(now, len(controller.line_so_far()))
        else:
            self._last = self.files.unfinished()
            if self._last:
                trial = RulesController(self._games[self._last.game])
                trial.restore(self._last, trial.game)
                now = replace(self._last, start=trial.rules.encode(trial.state))
                self.start_page.show_last(now, len(trial.line_so_far()))
            else:
                self.start_page.show_last(None, 0)
        self.start_page.show_games(self.files.games())
        self._turn_to(self.start_page)

    def _resume(self) -> None:
        """Go on with the last game."""
        if self._last and not self._begun:
            self.files.restore(self._last)
        self.show_table()

    def ask_new_game(self) -> None:
        """Ask for the options of another game of the kind that is played."""
        self.ask_for(self.controller.game)

    def ask_for(self, game: Game, values: Values | None = None) -> None:
        """Ask for the options of a game, beginning with `values` if they are given."""
        self._keep_place()
        self._turn_to(self.new_game)
        self.new_game.show_game(game, values)

    def show_lessons(self, game: Game) -> None:
        """Show what there is to learn of a game."""
        self._keep_place()
        self.beside.show_lessons(game)

    def _keep_place(self) -> None:
        """Take what the hand holds back, and keep the page to come back to."""
        self.scene.hand.cancel()
        page = self._pages.currentWidget()
        if page in (self.start_page, self.table, self.curtain):
            self._before = page

    def _go_back(self) -> None:
        """Leave the new-game page for the one it was come from."""
        if self._before in (self.table, self.curtain):
            self.show_table()
        else:
            self.show_start()

    def start_game(
        self, game: Game, values: Values, start: str = "", agreement: Agreement = AS_USUAL
    ) -> None:
        """Begin a game under options, from a position if one is given."""
        self.controller.new_game(game, values, start or None, agreement)
        self.files.leave()
        self.show_table()

    # Actions

    def _action(
        self, text: str, act: Callable[..., object], keys: Keys = None, tip: str = ""
    ) -> QAction:
        action = QAction(text, self)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        if tip:
            action.setToolTip(tip)
        action.triggered.connect(lambda _checked=False: act())
        return action

    def _make_actions(self) -> None:
        keys = QKeySequence.StandardKey
        self.new = self._action(
            self.tr("&New game…"), self.ask_new_game, keys.New, self.tr("Start another game")
        )
        self.new.setIconText(self.tr("New"))
        self.quit = self._action(self.tr("&Quit"), self.close, keys.Quit)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        along = self.record_actions = RecordActions(self.controller, self)
        self.undo, self.redo = along.undo, along.redo
        self.first, self.last = along.first, along.last
        self.why = self._action(
            self.tr("&Why must I?"),
            self._explain,
            "Shift+F1",
            self.tr("Explain what you are obliged to"),
        )
        self.why.setIconText(self.tr("Why?"))
        self.home = self._action(
            self.tr("Start &page"), self.show_start, "Ctrl+Shift+H", self.tr("All games")
        )
        self.about = self._action(
            self.tr("&About Tabletop Qt"), lambda: tell_about(self._games.values(), self)
        )
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _make_menus(self) -> None:
        bar = self.menuBar()
        game = bar.addMenu(self.tr("&Game"))
        game.addActions([self.new, self.home])
        game.addSeparator()
        self.file_actions.put(game)
        game.addSeparator()
        self.ending.put(game)
        game.addSeparator()
        game.addAction(self.quit)
        edit = bar.addMenu(self.tr("&Edit"))
        edit.addActions([self.undo, self.redo])
        edit.addSeparator()
        self.edit_actions.put(edit)
        moves = bar.addMenu(self.tr("&Moves"))
        moves.addActions([self.first, self.last])
        moves.addSeparator()
        moves.addActions([self.edit_actions.remark, self.why])
        self.paper_actions.put(game, moves, before=self.ending.resign)
        self.view_actions.put(bar.addMenu(self.tr("&View")))
        help_menu = bar.addMenu(self.tr("&Help"))
        self.learning.put(help_menu, moves)
        help_menu.addAction(self.about)

    def take_colours(self) -> None:
        """Take the colours of the present theme."""
        theme.apply()
        colours = theme.current()
        actions = {"flip": self.view_actions.flip}
        actions |= {name: getattr(self, name) for name in ("new", "undo", "redo", "why")}
        for name, action in actions.items():
            action.setIcon(icon(name, colours.text, colours.line))
            action.setIconVisibleInMenu(False)
        self.view.take_colours()

    def _repaint(self) -> None:
        """Draw everything in the colours that were chosen for the pieces."""
        self.controller.repaint()
        self.scene.rebuild()
        self.panel.forget_pictures()

    def _explain(self) -> None:
        self.panel.explain()

    # Following

    def _answered(self, answer: Answer) -> None:
        match answer:
            case Committed() if self._begun:
                self.show_table()
            case Jumped():
                self.show_table()
            case Refusal() if self.controller.awaited is not None and self.playing:
                self.draw_curtain()
        self._follow()

    def _follow(self) -> None:
        playing = self.playing
        file = self.files.path
        name = f"{file.stem} - " if file else ""
        title = f"{name}{self.controller.game.title}[*] - Tabletop Qt"
        self.setWindowTitle(title if playing else "Tabletop Qt")
        self.setWindowModified(playing and file is not None and not self.files.kept)
        self.record_actions.follow(playing=playing)
        self.why.setEnabled(playing and bool(self.controller.prompt.duties))
        self.home.setEnabled(self._pages.currentWidget() is not self.start_page)
        self.file_actions.follow(playing=playing)
        self.edit_actions.follow(playing=playing)
        self.view_actions.follow(self.controller.game.look, playing=playing)
        self.ending.follow(playing=playing)
        self.paper_actions.follow(playing=playing)
        self.learning.follow(playing=playing)
        if playing:
            self.panel.clock.follow()
        else:
            self.panel.clock.pause()

    def recover(self, details: str) -> None:
        """Tell of something nobody foresaw, and show the game as it is."""
        sentence = self.tr("Something went wrong in the program. Your game is kept as it was.")
        self.notice.say(sentence, details)
        self.scene.rebuild()

    # The window

    def _restore(self) -> None:
        geometry: Any = self._settings.value("geometry")
        if geometry is not None:
            self.restoreGeometry(geometry)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for url in event.mimeData().urls()[:1]:
            self.open_file(Path(url.toLocalFile()))

    def open_file(self, path: Path) -> None:
        """Open a saved game that was wished for outside the window."""
        self.scene.hand.cancel()
        self.files.open(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.scene.hand.cancel()
        self.scene.motion.finish()
        self._settings.setValue("geometry", self.saveGeometry())
        super().closeEvent(event)
        self.closed.emit()

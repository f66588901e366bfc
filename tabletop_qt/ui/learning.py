"""The actions on learning: lessons, the rule book, and the coach."""

from functools import partial

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from tabletop_qt.core.effects import Ended
from tabletop_qt.core.terms import RuleId, SiteId
from tabletop_qt.play.answers import Answer, Jumped, Refusal, Warned
from tabletop_qt.play.controller import RulesController
from tabletop_qt.teach.coach import Coach, Level
from tabletop_qt.teach.progress import Progress
from tabletop_qt.ui.board.reader import Reader
from tabletop_qt.ui.board.scene import BoardScene
from tabletop_qt.ui.pages.rule_book import RuleBookPaper
from tabletop_qt.ui.panels.side import SidePanel
from tabletop_qt.ui.words import say


class Learning(QObject):
    """Opens the rule book where it is asked for, and lets the coach speak at the table."""

    lessons = Signal(object)
    """The lessons of a game are asked for."""

    def __init__(
        self,
        controller: RulesController,
        scene: BoardScene,
        panel: SidePanel,
        progress: Progress,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._scene = scene
        self._panel = panel
        self._window = window
        self._settings = QSettings()
        self._reader = Reader(controller)
        self._rules = controller.rules
        self.progress = progress
        self.book: RuleBookPaper | None = None
        kept = str(self._settings.value("coach", Level.GENTLE.value))
        level = Level(kept) if kept in {known.value for known in Level} else Level.GENTLE
        self.coach = Coach(controller, level)
        controller.guard = self.coach.warning
        self.rules = self._action(self.tr("The &rules"), self.open_book, "F1")
        self.learn = self._action(self.tr("&Lessons"), self._ask_lessons, "Ctrl+L")
        self.bearing = self._action(self.tr("Who can go &here?"), self.show_bearing, "Ctrl+E")
        self._levels = QMenu(self.tr("&Coach"), window)
        self._make_levels()
        controller.watch(self._answered)
        scene.hovers.connect(self._would)
        panel.card.shown.connect(self.open_at)

    def _action(self, text: str, act: object, keys: str) -> QAction:
        action = QAction(text, self)
        action.setShortcut(keys)
        action.triggered.connect(act)
        return action

    def _make_levels(self) -> None:
        group = QActionGroup(self._levels)
        for level, text in (
            (Level.OFF, self.tr("&Silent")),
            (Level.GENTLE, self.tr("&Gentle: warns of what loses at once")),
            (Level.FULL, self.tr("&Thorough: warns of threats and risks too")),
        ):
            action = self._levels.addAction(text)
            action.setCheckable(True)
            action.setActionGroup(group)
            action.setChecked(level is self.coach.level)
            action.triggered.connect(partial(self.set_level, level))

    def set_level(self, level: Level) -> None:
        """Let the coach say as much as the player wants."""
        self.coach.level = level
        self._settings.setValue("coach", level.value)

    def put(self, help_menu: QMenu, moves: QMenu) -> None:
        """Add the actions to menus."""
        help_menu.addActions([self.learn, self.rules])
        help_menu.addMenu(self._levels)
        help_menu.addSeparator()
        moves.addAction(self.bearing)

    def follow(self, *, playing: bool) -> None:
        """Offer what makes sense on the page that is shown."""
        self.rules.setEnabled(playing)
        self.learn.setEnabled(playing and self._controller.game.teaching is not None)
        self.bearing.setEnabled(playing and self._controller.over is None)

    def _ask_lessons(self) -> None:
        self.lessons.emit(self._controller.game)

    # The rule book

    def open_book(self) -> None:
        """Open the rule book at what was refused last, or shapes the present choice.

        In the middle of a move that is what brought it about so far.
        """
        duties = [duty.rule for duty in self._controller.prompt.duties]
        effects = reversed(self._controller.draft.effects)
        so_far = [each.rule for each in effects if not isinstance(each, Ended) and each.rule]
        self.open_at(next(filter(None, [self._panel.card.rule, *duties, *so_far]), ""))

    def open_at(self, rule: RuleId) -> None:
        """Open the rule book at a rule, or where it begins."""
        controller = self._controller
        if self.book is None or self._rules is not controller.rules:
            self._rules = controller.rules
            self._close()
            book = controller.rules.book
            self.book = RuleBookPaper(
                controller.game, controller.values, book, self.progress, self._window
            )
            self.book.finished.connect(self._forget)
        if rule:
            self.book.open_rule(rule)
        self.book.show()
        self.book.raise_()
        self.book.activateWindow()

    def _close(self) -> None:
        if self.book is not None:
            self.book.close()
            self.book = None

    def _forget(self) -> None:
        self.book = None

    # The coach

    def _answered(self, answer: Answer) -> None:
        match answer:
            case Refusal(reasons) if reasons:
                self.progress.refuse(reasons[0].rule)
                if self.coach.refuse(reasons[0].rule):
                    self.open_at(reasons[0].rule)
            case Warned(reason):
                self._panel.question.ask(
                    say(reason.text),
                    self.tr("Do you want to play it all the same?"),
                    (self.tr("Play it"), self.tr("Think again")),
                    lambda: self._controller.done(sure=True),
                    self._controller.reset,
                )
            case Jumped() if self._controller.record.at == 0:
                self.coach.forget()

    def _would(self, site: SiteId | None) -> None:
        """Tell what going to the place under the pointer would do."""
        offered = self._controller.affordances
        speaks = self.coach.level is not Level.OFF and offered.held is not None
        told = self._reader.would(site) if site and speaks and site in (offered.drop or {}) else ""
        self._panel.coach.setText(told)
        self._panel.coach.setVisible(bool(told))

    def show_bearing(self) -> None:
        """Show who of the side to move could go where the pointer or the keyboard is."""
        site = self._scene.hovered
        if site is None:
            self._tell(self.tr("Point at a place first."))
            return
        pieces = self.coach.bearing(site)
        self._scene.light(frozenset(pieces))
        count = len(pieces)
        text = (
            self.tr("{count} of your pieces can go there.")
            if count
            else self.tr("None of your pieces can go there.")
        )
        self._tell(text.format(count=count))

    def _tell(self, text: str) -> None:
        self._panel.coach.setText(text)
        self._panel.coach.show()

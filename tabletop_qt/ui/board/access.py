"""The board for those who do not see it: a table with a cell for each place, and announcements."""

import atexit
from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget

from tabletop_qt.core.terms import SiteId
from tabletop_qt.play.answers import Answer
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.reader import Reader
from tabletop_qt.ui.board.view import BoardView
from tabletop_qt.ui.words import say


class Announcer(QObject):
    """Says aloud, through the screen reader, what happens at the table."""

    def __init__(self, controller: RulesController, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self._reader = Reader(controller)
        self._names = self._reader.names()
        self.last = ""
        """What was said last."""
        controller.watch(self._answered)

    def _answered(self, answer: Answer) -> None:
        if text := self._reader.told(answer, self._names):
            self.say(text)
        self._names = self._reader.names()

    def say(self, text: str) -> None:
        """Say a text aloud."""
        self.last = text
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))


class PlaceAccess(QAccessibleInterface):
    """One place of the board."""

    def __init__(self, board: "BoardAccess", site: SiteId) -> None:
        super().__init__()
        self._board = board
        self.site = site

    def isValid(self) -> bool:
        return self._board.isValid()

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._board

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del index
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del x, y
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        del child
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def rect(self) -> QRect:
        return self._board.rect_of(self.site)

    def text(self, text: QAccessible.Text) -> str:
        return self._board.reader.place(self.site) if text == QAccessible.Text.Name else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        del t, text

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._board.cursor() == self.site
        return state


class BoardAccess(QAccessibleWidget):
    """The board as a table whose cells are its places, in the order of the board."""

    def __init__(self, view: BoardView, controller: RulesController) -> None:
        super().__init__(view, QAccessible.Role.Table)
        self._view = view
        self._controller = controller
        self.reader = Reader(controller)
        self._places: dict[SiteId, PlaceAccess] = {}

    def cursor(self) -> SiteId | None:
        """Where the keyboard is on the board."""
        return self._view.board_scene.keys.cursor

    def rect_of(self, site: SiteId) -> QRect:
        """Give the rectangle of a place on the screen."""
        spot = self._view.outline_of(site)
        return QRect(self._view.viewport().mapToGlobal(spot.topLeft()), spot.size())

    def _place(self, site: SiteId) -> PlaceAccess:
        if site not in self._places:
            self._places[site] = PlaceAccess(self, site)
        return self._places[site]

    def forget(self) -> None:
        """Make Qt forget the places; no more is asked of them after this."""
        while self._places:
            _, place = self._places.popitem()
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(place))

    def childCount(self) -> int:
        return len(self._controller.rules.board.sites)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        sites = self._controller.rules.board.sites
        return self._place(sites[index].id) if 0 <= index < len(sites) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        sites = [site.id for site in self._controller.rules.board.sites]
        known = isinstance(child, PlaceAccess) and child.site in sites
        return sites.index(child.site) if known and isinstance(child, PlaceAccess) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        spot = self._view.viewport().mapFromGlobal(QPoint(x, y))
        site = self._view.board_scene.site_at(self._view.mapToScene(spot))
        return self._place(site) if site else None

    def focus(self, site: SiteId | None) -> None:
        """Tell that the keyboard has gone to a place."""
        if site is not None:
            event = QAccessibleEvent(self._place(site), QAccessible.Event.Focus)
            QAccessible.updateAccessibility(event)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        cursor = self.cursor()
        return self._place(cursor) if cursor else None

    def text(self, text: QAccessible.Text) -> str:
        if text == QAccessible.Text.Name:
            return self._controller.game.title
        if text == QAccessible.Text.Description:
            return say(self._controller.tableau().caption)
        return ""


_LIVING: set[BoardAccess] = set()
"""Qt keeps no reference of its own to an interface made in Python, but remembers its address."""


def make_accessible(view: BoardView, controller: RulesController) -> None:
    """Let screen readers see the board of a view."""
    view.access = access = BoardAccess(view, controller)
    _LIVING.add(access)
    view.board_scene.walked.connect(access.focus)
    view.destroyed.connect(partial(_forget, access))
    QAccessible.installFactory(_find)


def _find(key: str, thing: QObject) -> QAccessibleInterface | None:
    del key
    return thing.access if isinstance(thing, BoardView) else None


def _forget(access: BoardAccess, *_: object) -> None:
    """Make Qt forget the interfaces of a board before Python does."""
    if access in _LIVING:
        _LIVING.remove(access)
        access.forget()


@atexit.register
def _forget_all() -> None:
    for access in tuple(_LIVING):
        _forget(access)

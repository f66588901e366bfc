"""The board for those who do not see it: a table with a cell for each place, and announcements."""

import atexit
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget

from tabletop_qt.core.effects import (
    Effect,
    Ended,
    Moved,
    Noted,
    Promoted,
    Removed,
    Returned,
    Rolled,
)
from tabletop_qt.core.terms import PieceId, SiteId
from tabletop_qt.play.answers import Answer, Committed, Refusal
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.view import BoardView
from tabletop_qt.ui.words import called, part, say, tr


def _tr(text: str) -> str:
    return QCoreApplication.translate("Access", text)


class Reader:
    """Puts places, moves, refusals and ends into words."""

    def __init__(self, controller: RulesController) -> None:
        self._controller = controller

    def _names(self) -> tuple[dict[SiteId, list[PieceId]], dict[PieceId, str]]:
        """Tell what stands where, and what it is called."""
        controller = self._controller
        tokens = controller.tableau().tokens
        sites: dict[SiteId, list[PieceId]] = {}
        for token in tokens:
            sites.setdefault(token.site, []).append(token.piece)
        return sites, {token.piece: part(token.name) for token in tokens}

    def place(self, site: SiteId) -> str:
        """Name a place, what stands there, and what can be done with it."""
        sites, names = self._names()
        pieces = sites.get(site, [])
        name = say(self._controller.rules.board[site].name)
        standing = [names[piece] for piece in pieces] or [_tr("empty")]
        able = [self._able(piece, site) for piece in pieces] or [self._able(None, site)]
        words = [name]
        for what, can in zip(standing, able, strict=True):
            words += [what, can] if can else [what]
        return ", ".join(words)

    def _able(self, piece: PieceId | None, site: SiteId) -> str:
        """Tell what can be done with a piece, or with the place where there is none."""
        offered = self._controller.affordances
        if piece is not None and piece == offered.held:
            return _tr("in your hand")
        if offered.held and site in (offered.drop or {}):
            captures = (offered.drop or {})[site]
            return _tr("can be gone to, captures") if captures else _tr("can be gone to")
        if piece in offered.obliged:
            targets = self._controller.peek(piece).drop or {}
            captures = bool(targets) and all(targets.values())
            return _tr("must capture") if captures else _tr("must move")
        if piece in offered.lift:
            return _tr("can be chosen") if self._controller.draft.steps else _tr("can move")
        return ""

    def told(self, answer: Answer, names: dict[PieceId, str]) -> str:
        """Tell what an answer came to; `names` are those of the pieces before it."""
        match answer:
            case Committed(transition):
                sentences = [self._effect(effect, names) for effect in transition.effects]
                return " ".join(sentence for sentence in sentences if sentence)
            case Refusal(reasons) if reasons:
                rule = self._controller.rules.book[reasons[0].rule]
                return f"{tr(rule.title)}. {say(reasons[0].text)}"
            case _ if over := self._controller.over:
                return tr(self._controller.rules.book[over.rule].title)
        return ""

    def names(self) -> dict[PieceId, str]:
        """Name the pieces that are on the board."""
        return self._names()[1]

    def _effect(self, effect: Effect, names: dict[PieceId, str]) -> str:
        board = self._controller.rules.board
        text = ""
        match effect:
            case Moved(piece, path):
                text = _tr("{piece} from {start} to {end}.").format(
                    piece=names.get(piece, ""),
                    start=part(board[path[0]].name),
                    end=part(board[path[-1]].name),
                )
            case Removed(piece, site):
                text = _tr("{piece} on {place} is taken.").format(
                    piece=names.get(piece, ""), place=part(board[site].name)
                )
            case Returned(piece, path):
                text = _tr("{piece} goes back from {place}.").format(
                    piece=names.get(piece, ""), place=part(board[path[0]].name)
                )
            case Rolled(seat, values) if values:
                text = _tr("{side} throws {values}.").format(
                    side=called(self._controller, seat), values=", ".join(map(str, values))
                )
            case Promoted(piece):
                after = self._names()[1]
                text = _tr("It becomes {piece}.").format(piece=after.get(piece, ""))
            case Noted(_, said):
                text = say(said)
            case Ended(over):
                text = f"{tr(self._controller.rules.book[over.rule].title)}."
                if over.winners:
                    sides = ", ".join(called(self._controller, seat) for seat in over.winners)
                    text += " " + _tr("{side} wins.").format(side=sides)
        return text[:1].upper() + text[1:]


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
            self.last = text
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))
        self._names = self._reader.names()


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

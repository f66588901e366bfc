"""Turning a piece by its handle: with the mouse, the wheel, keys or buttons."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from tabletop_qt.core.steps import Face
from tabletop_qt.core.tableau import Token
from tabletop_qt.core.terms import PieceId
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.handle import HandleItem
from tabletop_qt.ui.board.items import TokenItem, outline_rect
from tabletop_qt.ui.board.marking import Marking

WIDE = 0.62
"""The radius of the ring, by the size of the place."""


class Turning:
    """Shows a handle while facings are offered, and takes the one that is set."""

    def __init__(
        self,
        controller: RulesController,
        marking: Marking,
        items: Mapping[PieceId, TokenItem],
        refresh: Callable[[], None],
    ) -> None:
        self._controller = controller
        self._marking = marking
        self._items = items
        self._refresh = refresh
        self._gripped = False
        self.handle: HandleItem | None = None

    def offer(self, root: QGraphicsItem, tokens: tuple[Token, ...], *, still: bool) -> None:
        """Show a handle where facings are offered and the table is still."""
        faces = any(isinstance(step, Face) for step in self._controller.prompt.steps)
        facings = self._controller.facings() if faces and still else {}
        if self.handle is not None and self.handle.facings == facings:
            return
        self.forget()
        if not facings:
            return
        piece = next(iter(facings.values())).piece
        token = next(token for token in tokens if token.piece == piece)
        site = self._controller.rules.board[token.site]
        rect = outline_rect(site)
        radius = max(rect.width(), rect.height()) * WIDE
        views = root.scene().views()
        pixel = 1 / max(abs(views[0].transform().m11()), 0.01) if views else 1.0
        centre = QPointF(*site.centre)
        self.handle = HandleItem(piece, centre, radius, facings, token.turn, pixel, root)

    def forget(self) -> None:
        """Take the handle away; the piece stands as the tableau says."""
        handle, self.handle = self.handle, None
        self._gripped = False
        self._marking.glimpsed = ()
        if handle is not None and (scene := handle.scene()) is not None:
            item = self._items.get(handle.piece)
            if item is not None and item.token is not None:
                item.setRotation(item.token.turn)
            scene.removeItem(handle)

    def press(self, at: QPointF) -> bool:
        """Take hold of the ring at a point of the board; tell whether it is there."""
        if self.handle is None or not self.handle.grips(at):
            return False
        self._gripped = True
        return self.move(at)

    def move(self, at: QPointF) -> bool:
        """Turn towards a point of the board; tell whether the ring is held."""
        if self.handle is None or not self._gripped:
            return False
        self.handle.turn(at)
        self._show(self.handle)
        return True

    def release(self) -> bool:
        """Let go of the ring, which sets the facing; tell whether it was held."""
        gripped, self._gripped = self._gripped, False
        if gripped:
            self.settle()
        return gripped

    def turn(self, by: int) -> bool:
        """Turn by so many notches; tell whether there is a handle."""
        if self.handle is None:
            return False
        self.handle.cycle(by)
        self._show(self.handle)
        return True

    def settle(self) -> bool:
        """Take the facing that is shown; tell whether it is another one than before."""
        step = self.handle.step if self.handle else None
        if step is not None:
            self._controller.take((step,))
        return step is not None

    def _show(self, handle: HandleItem) -> None:
        """Show the piece turned, and where it could go then."""
        self._items[handle.piece].setRotation(handle.angle)
        step, draft = handle.step, self._controller.draft
        self._marking.glimpsed = self._controller.rules.glimpse(draft, step) if step else ()
        self._refresh()

"""The hand: presses, moves and releases become touches; a drag is two of them."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from tabletop_qt.core.terms import PieceId, SiteId
from tabletop_qt.play.answers import Committed, Stepped, Touch
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.items import HELD_Z, TokenItem, riders
from tabletop_qt.ui.board.motion import Motion


class Hand:
    """What the pointer is doing. It never decides what is lawful."""

    def __init__(
        self,
        controller: RulesController,
        motion: Motion,
        items: Mapping[PieceId, TokenItem],
    ) -> None:
        self._controller = controller
        self._items = items
        self._motion = motion
        self._item: TokenItem | None = None
        self._site: SiteId | None = None
        self._grip = QPointF()
        self._held_before = False
        self._passed: list[SiteId] = []
        """The places that the piece in hand was dragged over, in order."""
        self.dragging = False
        self.dropped: PieceId | None = None
        """The piece that is being put down where the pointer is."""

    @property
    def dragged(self) -> PieceId | None:
        """The piece that is off its place in the hand."""
        token = self._item.token if self._item and self.dragging else None
        return token.piece if token else None

    def press(self, at: QPointF, site: SiteId | None, item: TokenItem | None) -> None:
        """Touch what is under the pointer; a piece picked up so may be dragged on."""
        self._motion.finish()
        if site is None:
            self.cancel()
            return
        token = item.token if item else None
        piece = token.piece if token else None
        held = self._controller.affordances.held
        self._held_before = piece is not None and piece == held
        if not self._held_before:
            answer = self._controller.touch(Touch(site, piece))
            if not isinstance(answer, Stepped) or self._controller.affordances.held != piece:
                return
        if item is not None:
            self._item, self._site = item, site
            self._grip = item.pos() - at

    @property
    def passed(self) -> tuple[SiteId, ...]:
        """The places that the piece in hand was dragged over, in order."""
        return tuple(self._passed)

    def move(self, at: QPointF, far: float, site: SiteId | None) -> None:
        """Drag the piece in hand, once the pointer has gone `far` pixels enough for a drag."""
        if self._item is None:
            return
        if not self.dragging and far < QApplication.startDragDistance() / 2:
            return
        if not self.dragging:
            self.dragging = True
        if site is not None and site not in self._passed[-1:]:
            self._passed.append(site)
        for item in (self._item, *self._riders(self._item)):
            item.setZValue(HELD_Z + item.zValue() % 1)
            item.setPos(at + self._grip)

    def _riders(self, item: TokenItem) -> list[TokenItem]:
        """Find what lies on a piece and goes along with it."""
        return riders(item, self._items.values())

    def release(self, site: SiteId | None, item: TokenItem | None) -> None:
        """Put the piece in hand down: on a place, or back home."""
        held, origin = self._item, self._site
        if held is None:
            return
        if not self.dragging:
            self.let_go()
            if self._held_before:
                self._controller.reset()
            return
        if site is None or site == origin:
            self.cancel()
            return
        token = item.token if item and item is not held else None
        touch = Touch(site, token.piece if token else None)
        self.dropped, passed = self.dragged, self.passed
        self.let_go()
        answer = self._controller.touch(touch, dropped=True, passed=passed)
        self.dropped = None
        if not isinstance(answer, Committed):
            self._motion.go_home(held, *self._riders(held))

    def cancel(self) -> None:
        """Give up whatever the hand is doing: the piece goes home, the draft is empty."""
        held = self._item if self.dragging else None
        self.let_go()
        if self._controller.draft.steps:
            self._controller.reset()
        if held is not None:
            self._motion.go_home(held, *self._riders(held))

    def let_go(self) -> None:
        """Forget the piece, wherever it is: somebody else looks after it."""
        self._item = self._site = None
        self._passed = []
        self.dragging = False

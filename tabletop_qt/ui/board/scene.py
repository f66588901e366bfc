"""One scene draws every game: its items follow the controller, its mouse goes to the hand."""

from typing import Any

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QPropertyAnimation, QRectF, Qt, Signal
from PySide6.QtGui import QPolygonF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from tabletop_qt.core.board import Board
from tabletop_qt.core.rules import Reason, Way
from tabletop_qt.core.tableau import Tableau, Token
from tabletop_qt.core.terms import PieceId, SiteId
from tabletop_qt.play.answers import Answer, Asked, Committed, Jumped, Refusal, Stepped, Warned
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.art import Art
from tabletop_qt.ui.board.hand import Hand
from tabletop_qt.ui.board.items import (
    OVER_Z,
    UNDER_Z,
    GroundItem,
    LabelItem,
    RootItem,
    TokenItem,
)
from tabletop_qt.ui.board.keys import Keys
from tabletop_qt.ui.board.marking import Marking
from tabletop_qt.ui.board.marks import Mark, MarksItem, PulseItem, Trail
from tabletop_qt.ui.board.motion import Motion
from tabletop_qt.ui.board.parts import Parts
from tabletop_qt.ui.board.turning import Turning
from tabletop_qt.ui.theme import MARKS


class BoardScene(QGraphicsScene):
    """The board of the controller's game. At every rest its items equal the tableau."""

    hovers = Signal(object)
    """The pointer or the keyboard is on another place, or on none."""
    pointed = Signal(object)
    """Other pieces are under the pointer, or in hand."""
    walked = Signal(object)
    """The keyboard has gone to a place, or left the board."""

    def __init__(self, controller: RulesController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.motion = Motion(self.sync, self)
        self._art = Art()
        self._tokens: dict[PieceId, TokenItem] = {}
        self.hand = Hand(controller, self.motion, self._tokens)
        self._labels: list[LabelItem] = []
        self._pulse: PulseItem | None = None
        self._marking = Marking(controller)
        self.keys = Keys(controller, self._marking, self._walk)
        self.parts = Parts(controller)
        self.turning = Turning(controller, self._marking, self._tokens, self.refresh_marks)
        self.flipped = False
        self.layers: set[str] = set()
        """What is shown on demand."""
        self._shown: tuple[Token, ...] = ()
        self._build()
        controller.watch(self._answered)

    # Building

    def _build(self) -> None:
        """Draw the controller's game anew."""
        look, self._rules = self._controller.game.look, self._controller.rules
        board = self._rules.board
        self._art.clear()
        self._tokens.clear()
        self._marking.sites = {}
        rect = QRectF(*board.bounds)
        self._root = root = RootItem(rect)
        self.addItem(root)
        GroundItem(board, look.ground(self._rules), root)
        self._labels = [LabelItem(label, look.ink, board, root) for label in board.labels]
        self._under = MarksItem(board, UNDER_Z, root)
        self._over = MarksItem(board, OVER_Z, root)
        self._outlines = [
            (site.id, QPolygonF([QPointF(*corner) for corner in site.outline]))
            for site in board.sites
        ]
        self.setSceneRect(rect)
        self.set_flipped(self.flipped)

    def rebuild(self) -> None:
        """Take the drawn game away, and draw the controller's."""
        self.hand.let_go()
        self.motion.abandon()
        self._forget_pulse()
        self.turning.forget()
        self.parts.forget()
        self._marking.hovered = self._marking.cursor = None
        self.removeItem(self._root)
        self._build()

    @property
    def to_roll(self) -> bool:
        """Whether dice are to be thrown."""
        return self._controller.to_roll is not None

    def light(self, pieces: frozenset[PieceId]) -> None:
        """Light up pieces: those that the die under the pointer can move."""
        if pieces != self._marking.lit:
            self._marking.lit = pieces
            self.refresh_marks()

    @property
    def board(self) -> Board:
        """The board that is drawn."""
        return self._controller.rules.board

    def tableau(self) -> Tableau:
        """Give the picture of what is settled."""
        return self._controller.tableau()

    def set_flipped(self, flipped: bool) -> None:
        """Show the board from one side or from the other."""
        self.motion.finish()
        self.flipped = self._marking.flipped = flipped
        self._root.setRotation(180 if flipped else 0)
        for label in self._labels:
            label.set_flipped(flipped)
        self.sync()

    # Following the controller

    def sync(self) -> None:
        """Make the items equal the tableau."""
        self._shown = self.tableau().tokens
        self._seen = self._controller.draft.effects
        tokens = {token.piece: token for token in self._shown}
        for piece in [piece for piece in self._tokens if piece not in tokens]:
            self.removeItem(self._tokens.pop(piece))
        for piece, token in tokens.items():
            self._add_pictures(token)
            if piece not in self._tokens:
                self._tokens[piece] = TokenItem(self._art, self.layers, self._root)
            if self.hand.dragged not in (piece, token.on or piece):
                self._tokens[piece].show_token(token, self.board[token.site], self.flipped)
        sites: dict[SiteId, tuple[PieceId, ...]] = {}
        for piece, token in tokens.items():
            sites[token.site] = (*sites.get(token.site, ()), piece)
        self._marking.sites = sites
        self.refresh_marks()

    def _add_pictures(self, token: Token) -> None:
        look = self._controller.game.look
        for name in filter(None, (token.picture, token.overlay, *token.layers.values())):
            self._art.add(name, look.picture(name))

    def _answered(self, answer: Answer) -> None:
        self._forget_pulse()
        self._marking.asked = ()
        if isinstance(answer, Jumped):
            self.hand.let_go()
        if self._rules is not self._controller.rules:
            self.rebuild()
            return
        match answer:
            case Committed(transition):
                if self.motion.running:
                    # The ply before is still being shown: both are shown done.
                    self.motion.abandon()
                    self.sync()
                    return
                self._clear_marks()
                effects, seen = transition.effects, self._seen
                # What was seen while the move was half-made does not happen twice.
                rest = effects[len(seen) :] if effects[: len(seen)] == seen else effects
                self.motion.show(rest, self._tokens, self.board, self.hand.dropped)
            case Jumped():
                self._clear_marks()
                self._jump()
            case Asked(ways=ways):
                self._marking.asked = ways
                self.refresh_marks()
            case Refusal(reasons):
                self.refresh_marks()
                self.point_at(reasons)
            case Stepped() | Warned():
                if self._shown == self.tableau().tokens:
                    self.refresh_marks()
                else:
                    self.sync()

    def _jump(self) -> None:
        """Go to the picture of another state, piece by piece."""
        self.motion.finish()
        tokens = {token.piece: token for token in self.tableau().tokens}
        gone = [item for piece, item in self._tokens.items() if piece not in tokens]
        come, moved = [], {}
        for piece, token in tokens.items():
            item = self._tokens.get(piece)
            if item is None:
                self._add_pictures(token)
                item = self._tokens[piece] = TokenItem(self._art, self.layers, self._root)
                item.show_token(token, self.board[token.site], self.flipped)
                come.append(item)
            elif item.pos() != QPointF(*self.board[token.site].centre):
                moved[item] = QPointF(*self.board[token.site].centre)
        self.motion.change(moved, gone, come)

    # Marks

    def marks(self) -> tuple[Mark, ...]:
        """Give all marks shown."""
        return (*self._under.marks, *self._over.marks)

    def trails(self) -> tuple[Trail, ...]:
        """Give all ways shown as lines."""
        return (*self._under.trails, *self._over.trails)

    def pointed_at(self) -> tuple[SiteId, ...]:
        """Give the places that the last refusal points at."""
        return self._pulse.sites if self._pulse else ()

    def point_at(self, reasons: tuple[Reason, ...]) -> None:
        """Pulse what reasons point at, and leave it outlined until the next touch."""
        self._forget_pulse()
        sites: list[SiteId] = []
        for reason in reasons[:1]:
            named = [site for site in reason.sites if site in self.board]
            sites += dict.fromkeys([*named, *self._marking.sites_of(reason.pieces)])
        if not sites:
            return
        self._pulse = pulse = PulseItem(self.board, sites, self._root)
        if not self.motion.enabled:
            return
        beat = QPropertyAnimation(pulse, b"opacity", pulse)
        beat.setDuration(720)
        for moment, opacity in ((0.0, 0.0), (0.25, 1.0), (0.5, 0.15), (0.75, 1.0), (1.0, 1.0)):
            beat.setKeyValueAt(moment, opacity)
        beat.setEasingCurve(QEasingCurve.Type.InOutSine)
        beat.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)

    def look_at(self, sites: tuple[SiteId, ...]) -> None:
        """Outline places to look at, until the next touch."""
        self._forget_pulse()
        if sites:
            self._pulse = PulseItem(self.board, sites, self._root, MARKS.duty)

    def _forget_pulse(self) -> None:
        pulse, self._pulse = self._pulse, None
        if pulse is not None:
            self.removeItem(pulse)

    def show_layer(self, name: str, *, shown: bool) -> None:
        """Show a layer of the look, or hide it."""
        if shown:
            self.layers.add(name)
        else:
            self.layers.discard(name)
        for item in self._tokens.values():
            item.update()

    def set_marked(self, *, marked: bool) -> None:
        """Show marks, or the bare board and its pieces."""
        self._under.setVisible(marked)
        self._over.setVisible(marked)

    def _clear_marks(self) -> None:
        self._under.show_marks(())
        self._over.show_marks(())

    def refresh_marks(self) -> None:
        """Show what was done last, what can be touched, and what the pointer is about to do."""
        still = not self.motion.running and not self.hand.dragging
        self.turning.offer(self._root, self._shown, still=still)
        self.parts.offer(self._root, self._shown, still=still)
        if self.motion.running:
            return
        held = self._controller.affordances.held
        self.pointed.emit(
            frozenset({held} if held else self._marking.sites.get(self.hovered or "", ()))
        )
        self._under.show_marks(*self._marking.under())
        self._over.show_marks(*self._marking.over())

    # The mouse

    @property
    def hovered(self) -> SiteId | None:
        """The place that pointer or keyboard is on."""
        return self._marking.hovered

    def point_of(self, site: SiteId) -> QPointF:
        """Give the middle of a place as a point of the scene."""
        return self._root.mapToScene(QPointF(*self.board[site].centre))

    def from_board(self, point: QPointF) -> QPointF:
        """Turn a point in board units into one of the scene."""
        return self._root.mapToScene(point)

    def asked(self) -> tuple[Way[Any], ...]:
        """Give the ways of which one is to be chosen."""
        return self._marking.asked

    def outline_of(self, site: SiteId) -> QPolygonF:
        """Give the outline of a place in points of the scene."""
        corners = [QPointF(*corner) for corner in self.board[site].outline]
        return self._root.mapToScene(QPolygonF(corners))

    def site_at(self, at: QPointF) -> SiteId | None:
        """Find the place under a point of the scene."""
        spot = self._root.mapFromScene(at)
        for site, outline in self._outlines:
            if outline.containsPoint(spot, Qt.FillRule.OddEvenFill):
                return site
        return None

    def _item_at(self, site: SiteId | None, at: QPointF) -> TokenItem | None:
        """Find the piece that a touch on a place means; `at` is a point of the board."""
        for piece in reversed(self._marking.sites.get(site or "", ())):
            item = self._tokens[piece]
            if item.means(at):
                return item
        return None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            self.hand.cancel()
            return
        at = self._root.mapFromScene(event.scenePos())
        if self.turning.press(at) or self.parts.press(at):
            return
        if self._marking.asked and (
            way := self._marking.way_at(self._root.mapFromScene(event.scenePos()))
        ):
            self._controller.take(way.steps)
            return
        site = self.site_at(event.scenePos())
        self._marking.hovered, self._marking.cursor = site, None
        self.hand.press(at, site, self._item_at(site, at))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        at = self._root.mapFromScene(event.scenePos())
        if self.turning.move(at) or self.parts.move(at):
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            far = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
            over = self.site_at(event.scenePos())
            at = self._root.mapFromScene(event.scenePos())
            self.hand.move(at, far.manhattanLength(), over)
            self._marking.passed = self.hand.passed
        at = event.scenePos()
        site = self.site_at(at)
        self.hover(site, self._item_at(site, self._root.mapFromScene(at)))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.turning.release() or self.parts.release():
            return
        if event.button() == Qt.MouseButton.LeftButton:
            site = self.site_at(event.scenePos())
            at = self._root.mapFromScene(event.scenePos())
            self.hand.release(site, self._item_at(site, at))

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        if self.turning.turn(-1 if event.delta() > 0 else 1):
            event.accept()

    def _walk(self, site: SiteId | None) -> None:
        """Follow the keyboard to a place."""
        self._point(site)
        self.walked.emit(site)

    def _point(self, site: SiteId | None) -> None:
        """Show what a place is good for."""
        self._marking.hovered = site
        self.refresh_marks()
        self.hovers.emit(site)

    def hover(self, site: SiteId | None, item: TokenItem | None = None) -> None:
        """Show what the place under the pointer is good for; None when it left the board."""
        if site != self._marking.hovered:
            self._marking.cursor = None
            self._point(site)
        offered = self._controller.affordances
        shape = Qt.CursorShape.ArrowCursor
        if self.hand.dragged:
            shape = Qt.CursorShape.ClosedHandCursor
        elif site in (offered.drop or {}) and offered.held:
            shape = Qt.CursorShape.PointingHandCursor
        elif item and item.token and item.token.piece in offered.lift:
            shape = (
                Qt.CursorShape.PointingHandCursor
                if self._controller.draft.steps
                else Qt.CursorShape.OpenHandCursor
            )
        for view in self.views():
            if view.viewport().cursor().shape() != shape:
                view.viewport().setCursor(shape)

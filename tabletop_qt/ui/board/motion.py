"""Motion: it tells what happened, is decoration, and can be ended at any moment."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from tabletop_qt.core.board import Board
from tabletop_qt.core.effects import Effect, Moved, Removed, Turned
from tabletop_qt.core.terms import PieceId
from tabletop_qt.ui.board.items import HELD_Z, TokenItem, riders

HOMEWARD = 180
FADE = 160
TURN = 240
SHORTEST, LONGEST = 160, 240


class Motion(QObject):
    """Runs one animation at a time; `at_rest` is called when it ends, by itself or not."""

    def __init__(self, at_rest: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._at_rest = at_rest
        self._running: QAbstractAnimation | None = None
        self.enabled = True

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return self._running is not None

    def finish(self) -> None:
        """Bring everything to rest now."""
        if self._running is not None:
            self._running.stop()
            self._ended()

    def abandon(self) -> None:
        """Stop where things are: what moves is about to be taken away."""
        animation, self._running = self._running, None
        if animation is not None:
            animation.stop()
            animation.deleteLater()

    def _start(self, animation: QAbstractAnimation) -> None:
        self.finish()
        if not self.enabled or animation.duration() == 0:
            animation.deleteLater()
            self._at_rest()
            return
        self._running = animation
        animation.finished.connect(self._ended)
        animation.start()

    def _ended(self) -> None:
        animation, self._running = self._running, None
        if animation is not None:
            animation.deleteLater()
            self._at_rest()

    def show(
        self,
        effects: tuple[Effect, ...],
        items: Mapping[PieceId, TokenItem],
        board: Board,
        dropped: PieceId | None,
    ) -> None:
        """Play effects in their order; a piece that was dropped goes straight to its end."""
        self.finish()
        group = QSequentialAnimationGroup(self)
        ends = {
            e.piece: QPointF(*board[e.path[-1]].centre) for e in effects if isinstance(e, Moved)
        }
        at = {piece: item.pos() for piece, item in items.items()}
        for effect in effects:
            match effect:
                case Moved(piece, path):
                    along = [items[piece], *riders(items[piece], items.values())]
                    stops = [QPointF(*board[site].centre) for site in path[1:]]
                    for stop in [ends[piece]] if piece == dropped else stops:
                        if stop != at[piece]:
                            group.addAnimation(self._together(along, at[piece], stop))
                            at |= {each.token.piece: stop for each in along if each.token}
                case Removed(piece):
                    group.addAnimation(self._vanish(items[piece]))
                case Turned(piece, turn):
                    start = items[piece].rotation()
                    end = start + (turn - start) % 360
                    group.addAnimation(self._property(items[piece], b"rotation", start, end, TURN))
        self._start(group)

    def _together(
        self, items: list[TokenItem], start: QPointF, end: QPointF
    ) -> QParallelAnimationGroup:
        """Glide a piece and what lies on it."""
        group = QParallelAnimationGroup()
        for item in items:
            item.setZValue(HELD_Z + item.zValue() % 1)
            group.addAnimation(self._glide(item, start, end))
        return group

    def go_home(self, *items: TokenItem) -> None:
        """Bring pieces back to where they rest."""
        self.finish()
        group = QParallelAnimationGroup(self)
        for item in items:
            if item.pos() != item.home:
                group.addAnimation(self._glide(item, item.pos(), item.home, HOMEWARD))
        self._start(group)

    def change(
        self, moved: Mapping[TokenItem, QPointF], gone: list[TokenItem], come: list[TokenItem]
    ) -> None:
        """Go from one picture to another, all at once."""
        self.finish()
        group = QParallelAnimationGroup(self)
        for item, end in moved.items():
            item.setZValue(HELD_Z)
            group.addAnimation(self._glide(item, item.pos(), end))
        for item in gone:
            group.addAnimation(self._property(item, b"opacity", 1.0, 0.0, FADE))
        for item in come:
            group.addAnimation(self._property(item, b"opacity", 0.0, 1.0, FADE))
        self._start(group)

    def _glide(
        self, item: TokenItem, start: QPointF, end: QPointF, duration: int = 0
    ) -> QPropertyAnimation:
        far = (end - start).manhattanLength()
        duration = duration or int(min(LONGEST, SHORTEST + far / 5))
        return self._property(item, b"pos", start, end, duration)

    def _vanish(self, item: TokenItem) -> QParallelAnimationGroup:
        group = QParallelAnimationGroup()
        group.addAnimation(self._property(item, b"opacity", 1.0, 0.0, FADE))
        group.addAnimation(self._property(item, b"scale", 1.0, 0.6, FADE))
        return group

    def _property(
        self, item: TokenItem, name: bytes, start: object, end: object, duration: int
    ) -> QPropertyAnimation:
        animation = QPropertyAnimation(item, name)
        animation.setStartValue(start)
        animation.setEndValue(end)
        animation.setDuration(duration)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        return animation

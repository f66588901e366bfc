"""Motion: it tells what happened, is decoration, and can be ended at any moment."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from tabletop_qt.core.board import Board
from tabletop_qt.core.effects import Effect, Moved, Removed, Turned
from tabletop_qt.core.terms import PieceId
from tabletop_qt.ui.board.items import HELD_Z, TokenItem, riders

HOMEWARD = 180
FADE = 160
TURN = 240
SHORTEST, LONGEST = 160, 240


@dataclass(frozen=True, slots=True)
class Phase:
    """A part of a motion: how long it takes, and how things look at each moment of it."""

    duration: int
    """In milliseconds."""
    show: Callable[[float], None]
    """Shows the moment, from 0 at the beginning to 1 at the end."""


class Motion(QObject):
    """Runs one motion at a time; `at_rest` is called when it ends, by itself or not.

    One clock serves all motions, so that no animation is made and destroyed while things move.
    """

    def __init__(self, at_rest: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._at_rest = at_rest
        self._phases: list[Phase] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._next)
        self.enabled = True

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._phases)

    def finish(self) -> None:
        """Bring everything to rest now."""
        if self._phases:
            self.abandon()
            self._at_rest()

    def abandon(self) -> None:
        """Stop where things are: what moves is about to be taken away."""
        self._phases = []
        self._clock.stop()

    def _start(self, phases: Iterable[Phase]) -> None:
        self.finish()
        wanted = list(phases) if self.enabled else []
        if not wanted:
            self._at_rest()
            return
        self._phases = wanted
        self._run()

    def _run(self) -> None:
        self._clock.setDuration(self._phases[0].duration)
        self._clock.start()

    def _tick(self, moment: float) -> None:
        if self._phases:
            self._phases[0].show(moment)

    def _next(self) -> None:
        self._phases = self._phases[1:]
        if self._phases:
            self._run()
        else:
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
        phases: list[Phase] = []
        ends = {
            e.piece: QPointF(*board[e.path[-1]].centre) for e in effects if isinstance(e, Moved)
        }
        at = {piece: item.pos() for piece, item in items.items()}
        turn = {piece: item.rotation() for piece, item in items.items()}
        for effect in effects:
            match effect:
                case Moved(piece, path) if piece in items:
                    along = [items[piece], *riders(items[piece], items.values())]
                    stops = [QPointF(*board[site].centre) for site in path[1:]]
                    for stop in [ends[piece]] if piece == dropped else stops:
                        if stop != at[piece]:
                            phases.append(_glide([(item, at[piece], stop) for item in along]))
                            at |= {each.token.piece: stop for each in along if each.token}
                case Removed(piece) if piece in items:
                    phases.append(_vanish(items[piece]))
                case Turned(piece, towards) if piece in items:
                    end = turn[piece] + (towards - turn[piece]) % 360
                    phases.append(_turn(items[piece], turn[piece], end))
                    turn[piece] = end
        self._start(phases)

    def go_home(self, *items: TokenItem) -> None:
        """Bring pieces back to where they rest."""
        self.finish()
        ways = [(item, item.pos(), item.home) for item in items if item.pos() != item.home]
        self._start([_glide(ways, HOMEWARD)] if ways else [])

    def change(
        self, moved: Mapping[TokenItem, QPointF], gone: list[TokenItem], come: list[TokenItem]
    ) -> None:
        """Go from one picture to another, all at once."""
        self.finish()
        ways = [(item, item.pos(), end) for item, end in moved.items()]
        glide = _glide(ways) if ways else Phase(FADE, lambda _moment: None)

        def show(moment: float) -> None:
            glide.show(moment)
            for item in gone:
                item.setOpacity(1 - moment)
            for item in come:
                item.setOpacity(moment)

        self._start([Phase(glide.duration, show)] if ways or gone or come else [])


def _glide(ways: list[tuple[TokenItem, QPointF, QPointF]], duration: int = 0) -> Phase:
    """Move pieces, each from a point to another."""
    far = max((end - start).manhattanLength() for _, start, end in ways)

    def show(moment: float) -> None:
        for item, start, end in ways:
            item.setZValue(HELD_Z + item.zValue() % 1)
            item.setPos(start + (end - start) * moment)

    return Phase(duration or int(min(LONGEST, SHORTEST + far / 5)), show)


def _vanish(item: TokenItem) -> Phase:
    def show(moment: float) -> None:
        item.setOpacity(1 - moment)
        item.setScale(1 - 0.4 * moment)

    return Phase(FADE, show)


def _turn(item: TokenItem, start: float, end: float) -> Phase:
    return Phase(TURN, lambda moment: item.setRotation(start + (end - start) * moment))

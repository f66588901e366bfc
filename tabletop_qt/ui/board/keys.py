"""The board by keyboard: a cursor that walks the places, and the touches it makes."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from tabletop_qt.core.board import Board, Point
from tabletop_qt.core.steps import Take
from tabletop_qt.core.terms import PieceId, SiteId
from tabletop_qt.play.answers import Touch
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.marking import Marking

ARROWS: dict[int, Point] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def step(board: Board, start: SiteId, direction: Point) -> SiteId | None:
    """Find the place next to another one in a direction, by where they lie: on any board.

    Of the places within 45 degrees of the direction the nearest is taken, those straight ahead
    before those aside.
    """
    x0, y0 = board[start].centre
    dx, dy = direction
    best: tuple[float, SiteId] | None = None
    for site in board.sites:
        x, y = site.centre[0] - x0, site.centre[1] - y0
        along, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if along > 0 and aside <= along:
            cost = along + 2 * aside
            if best is None or cost < best[0]:
                best = cost, site.id
    return best[1] if best else None


class Keys:
    """What keys do on the board. Like the hand, it never decides what is lawful."""

    def __init__(
        self,
        controller: RulesController,
        marking: Marking,
        walked: Callable[[SiteId | None], None],
    ) -> None:
        self._controller = controller
        self._marking = marking
        self._walked = walked

    @property
    def cursor(self) -> SiteId | None:
        """Where the keyboard is on the board, while it is used there."""
        return self._marking.cursor

    def press(self, key: int, text: str, *, flipped: bool) -> bool:
        """Do what a key stands for; tell whether it stands for anything."""
        if key in ARROWS:
            dx, dy = ARROWS[Qt.Key(key)]
            self._walk((-dx, -dy) if flipped else (dx, dy))
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._touch()
        elif key == Qt.Key.Key_Backspace:
            self._controller.back()
        elif text.isdecimal() and 0 < int(text) <= len(self._marking.asked):
            self._controller.take(self._marking.asked[int(text) - 1].steps)
        elif text.isdecimal() and 0 < int(text) <= len(takes := self._takes()):
            self._controller.take((takes[int(text) - 1],))
        else:
            return self._say(text)
        return True

    def end(self) -> bool:
        """Carry out a half-made move that is enough; tell whether it is."""
        if self._controller.draft.steps and self._controller.prompt.enough:
            self._controller.done()
            return True
        return False

    def _takes(self) -> list[Take]:
        """List the parts of pieces that can be chosen, in the order they are offered."""
        return [step for step in self._controller.prompt.steps if isinstance(step, Take)]

    def _here(self) -> SiteId | None:
        """Where the cursor is; at first on something that can be touched."""
        if self._marking.cursor in self._controller.rules.board:
            return self._marking.cursor
        return next(iter(self._touchable()), self._controller.rules.board.sites[0].id)

    def _walk(self, direction: Point) -> None:
        here = self._here()
        if self._marking.cursor is None or here is None:
            self._go(here)
            return
        self._go(step(self._controller.rules.board, here, direction) or here)

    def _go(self, site: SiteId | None) -> None:
        self._marking.cursor = site
        self._walked(site)

    def _touch(self) -> None:
        """Pick up what is under the cursor, or put down there what is in hand."""
        here = self._here()
        self._go(here)
        if here is not None:
            self._controller.touch(Touch(here, self._meant(here)))

    def _meant(self, site: SiteId) -> PieceId | None:
        """Tell which piece of a place is meant: the next after the one in hand, as far as any."""
        pieces = self._marking.sites.get(site, ())
        offered = self._controller.affordances
        if offered.held in pieces:
            # Again on the same place: what else can be picked up there, or put it back.
            after = pieces[pieces.index(offered.held) + 1 :]
            fresh = [piece for piece in after if piece in self._controller.liftable()]
            return fresh[0] if fresh else offered.held
        able = [piece for piece in pieces if piece in offered.lift]
        return able[0] if able else pieces[-1] if pieces else None

    def _say(self, text: str) -> bool:
        """Say the offered word that begins with a letter."""
        words = self._controller.affordances.words
        chosen = [word for word in words if text and word.startswith(text.lower())]
        if len(chosen) != 1:
            return False
        self._controller.say(chosen[0])
        return True

    def _touchable(self) -> list[SiteId]:
        """List the places of what can be touched next, in the order of the board."""
        offered = self._controller.affordances
        wanted = set(self._marking.sites_of(tuple(offered.lift)))
        if offered.held or offered.drop:
            wanted |= set(offered.drop or {})
        return [site.id for site in self._controller.rules.board.sites if site.id in wanted]

    def leave(self) -> None:
        """Take the cursor away: the keyboard is somewhere else."""
        if self._marking.cursor is not None:
            self._go(None)

    def tab(self, *, forward: bool) -> bool:
        """Go to the next thing that can be touched; tell whether there is one more."""
        sites = self._touchable()
        if not forward:
            sites.reverse()
        here = self._marking.cursor
        following = sites[sites.index(here) + 1 :] if here in sites else sites
        if not following:
            self._go(None)
            return False
        self._go(following[0])
        return True

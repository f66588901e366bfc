"""Which marks the board carries: read off the controller and the pointer, in every game alike."""

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QPointF

from tabletop_qt.core.effects import Effect, Ended, Moved, PartTaken, Removed, Returned
from tabletop_qt.core.rules import Way
from tabletop_qt.core.terms import PieceId, SiteId
from tabletop_qt.play.affordance import preferred
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.marks import Kind, Mark, Trail

NUMBER = 18
"""How near the middle of a number, in board units, a touch means it."""
SPOT = 30.0
"""How far a mark goes around a piece on a spot of its own, in board units."""


class Marking:
    """Decides what is marked."""

    def __init__(self, controller: RulesController) -> None:
        self._controller = controller
        self.sites: dict[SiteId, tuple[PieceId, ...]] = {}
        """What stands on each place, from below to above."""
        self.hovered: SiteId | None = None
        """The place under the pointer."""
        self.cursor: SiteId | None = None
        """Where the keyboard is, while it is used."""
        self.passed: tuple[SiteId, ...] = ()
        """The places that the piece in hand was dragged over."""
        self.glimpsed: tuple[SiteId, ...] = ()
        """Where the piece being turned could go later."""
        self.flipped = False
        """Whether the board is seen from the other side."""
        self.lit: frozenset[PieceId] = frozenset()
        """Pieces that the die under the pointer can move."""
        self.asked: tuple[Way[Any], ...] = ()
        """Ways of which one is to be chosen."""

    def sites_of(self, pieces: tuple[PieceId, ...]) -> list[SiteId]:
        """Find where pieces stand."""
        return [site for site, there in self.sites.items() if set(there) & set(pieces)]

    def under(self) -> tuple[list[Mark], list[Trail]]:
        """Give what lies under the pieces: what was done last, and what can be touched."""
        return [*self._last_marks(), *self._lift_marks()], [*self._last_trails()]

    def over(self) -> tuple[list[Mark], list[Trail]]:
        """Give what lies over the pieces: where one can go, and what that would do."""
        cursor = [Mark(Kind.CURSOR, self.cursor)] if self.cursor else []
        glimpsed = [Mark(Kind.HINT, site) for site in self.glimpsed]
        if glimpsed:
            return [*glimpsed, *cursor], []
        marks = [*self._target_marks(), *self._preview_marks(), *cursor]
        return marks, self._preview_trails()

    def _last_marks(self) -> Iterator[Mark]:
        last = self._controller.last
        effects = last.effects if last else ()
        for path in _paths(effects):
            yield Mark(Kind.LAST, path[0])
            yield Mark(Kind.LAST, path[-1])
        for effect in effects:
            if isinstance(effect, Ended):
                yield from (Mark(Kind.END, site) for site in self.sites_of(effect.pieces))

    def _last_trails(self) -> Iterator[Trail]:
        last = self._controller.last
        yield from self.trails(last.effects if last else (), faint=True)

    def trails(
        self, effects: tuple[Effect, ...], *, faint: bool = False, number: int = 0
    ) -> list[Trail]:
        """Draw the way of each piece that moved as one line."""
        board = self._controller.rules.board
        centres = [tuple(board[site].centre for site in path) for path in _paths(effects)]
        return [Trail(points, number, faint) for points in centres]

    def _lift_marks(self) -> Iterator[Mark]:
        controller = self._controller
        offered = controller.affordances
        if offered.held:
            yield from self._on(Kind.HELD, frozenset({offered.held}))
            return
        yield from self._on(Kind.LIT, self.lit)
        yield from self._on(Kind.DUTY, offered.lift & offered.obliged)
        duty = set(self.sites_of(tuple(offered.lift & offered.obliged)))
        for mark in self._on(Kind.LIFT, offered.lift - offered.obliged):
            if mark.site not in duty:
                yield mark

    def _on(self, kind: Kind, pieces: frozenset[PieceId]) -> Iterator[Mark]:
        """Mark where pieces stand: each place once, or their own spots on it."""
        found: dict[Mark, None] = {}
        for token in self._controller.tableau().tokens if pieces else ():
            if token.piece not in pieces:
                continue
            if token.side and token.aside != (0.0, 0.0):
                x, y = token.aside
                turn = -1 if self.flipped and token.upright else 1
                found[Mark(kind, token.site, (turn * x, turn * y), token.reach or SPOT)] = None
            else:
                found[Mark(kind, token.site)] = None
        yield from found

    def _target_marks(self) -> Iterator[Mark]:
        offered = self._controller.affordances
        if self.asked:
            return
        if offered.held:
            legs = offered.legs or {}
            for site, captures in (offered.drop or {}).items():
                plain = Kind.DROP if legs.get(site, 1) == 1 else Kind.FURTHER
                yield Mark(Kind.CAPTURE if captures else plain, site)
            yield from (Mark(Kind.DROP, site) for site in self.sites_of(tuple(offered.lift)))
            return
        if self._controller.draft.steps:
            yield from (Mark(Kind.CAPTURE, site) for site in self.sites_of(self._victims()))
        if self._controller.draft.steps or not offered.lift:
            yield from (Mark(Kind.DROP, site) for site in offered.drop or {})
            return
        for piece in self.sites.get(self.hovered or "", ())[:1]:
            if piece in offered.lift:
                for site in self._controller.peek(piece).drop or {}:
                    yield Mark(Kind.HINT, site)

    def _victims(self) -> tuple[PieceId, ...]:
        """Find the pieces offered that would be taken by choosing them."""
        ahead = self._controller.ahead()
        removed = {effect.piece for effect in ahead if isinstance(effect, Removed | Returned)}
        return tuple(removed & self._controller.affordances.lift)

    def _previewed(self) -> tuple[Way[Any], ...]:
        """The ways that going where the pointer is could mean."""
        if self.asked:
            return self.asked
        offered = self._controller.affordances
        if offered.held and self.hovered and self.hovered in (offered.drop or {}):
            return preferred(self._controller.ways_to(self.hovered), self.passed)
        return ()

    def way_at(self, spot: QPointF) -> Way[Any] | None:
        """Find the way whose number is at a point of the board."""
        for way in self.asked:
            for trail in self.trails(way.effects):
                if (QPointF(*trail.number_at) - spot).manhattanLength() <= NUMBER:
                    return way
        return None

    def _preview_marks(self) -> Iterator[Mark]:
        ways = self._previewed()
        if ways and self.hovered and not self.asked:
            yield Mark(Kind.AIM, self.hovered)
        lost = [effect for way in ways for effect in way.effects]
        if ways and self.hovered and not self.asked:
            coming = self._controller.outlook(self.hovered)
            lost += [effect for effect in coming if not isinstance(effect, PartTaken)]
            yield from self._losers(coming)
            for effect in coming:
                if isinstance(effect, Moved):
                    yield Mark(Kind.HINT, effect.path[0])
        yield from self._losers(lost)
        yield from self._parts(lost)

    def _losers(self, effects: Iterable[Effect]) -> Iterator[Mark]:
        """Mark where something would be lost, each place once."""
        sites: dict[SiteId, None] = {}
        less: dict[SiteId, None] = {}
        for effect in effects:
            match effect:
                case Removed(site=site):
                    sites[site] = None
                case Returned(path=path):
                    sites[path[0]] = None
                case PartTaken(piece):
                    less |= dict.fromkeys(self.sites_of((piece,)))
        yield from (Mark(Kind.VICTIM, site) for site in sites)
        yield from (Mark(Kind.LESS, site) for site in less if site not in sites)

    def _parts(self, effects: Iterable[Effect]) -> Iterator[Mark]:
        """Mark the parts that would be lost."""
        tokens = {token.piece: token for token in self._controller.tableau().tokens}
        for effect in effects:
            if isinstance(effect, PartTaken) and effect.piece in tokens:
                token = tokens[effect.piece]
                for part in token.parts:
                    if part.name in effect.parts:
                        yield Mark(Kind.PART, token.site, part.centre)

    def _preview_trails(self) -> list[Trail]:
        ways = self._previewed()
        numbered = len(ways) > 1
        return [
            trail
            for number, way in enumerate(ways, start=1)
            for trail in self.trails(way.effects, number=number if numbered else 0)
        ]


def _paths(effects: tuple[Effect, ...]) -> list[list[SiteId]]:
    """Join the moves of each piece to one path, its start first."""
    paths: dict[PieceId, list[SiteId]] = {}
    for effect in effects:
        if isinstance(effect, Moved):
            path = paths.setdefault(effect.piece, [effect.path[0]])
            path.extend(effect.path[1:])
    return list(paths.values())

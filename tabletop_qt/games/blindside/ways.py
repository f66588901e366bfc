"""Every lawful path of a pawn, and the choices it leaves: what the interface asks about.

Paths with equal results are all there; two of them have the same `Way.action`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.blindside.action import END, moving, rescuing, taking, with_hit
from tabletop_qt.games.blindside.hexes import AXIS, COUNT, DIRECTIONS, LEAST, TURNS
from tabletop_qt.games.blindside.landing import places
from tabletop_qt.games.blindside.reach import Landing, Reach
from tabletop_qt.games.blindside.rescuing import Rescues, slots
from tabletop_qt.games.blindside.setup import Cells

_STAY: Final = (0,)


@dataclass(frozen=True, slots=True)
class Jump:
    """An enemy pawn that is jumped (BS-JUMP)."""

    cell: int
    lost: int
    """The mask of the arrows it loses, perhaps none."""
    rest: int
    """The mask of those it keeps; without any it is dead (BS-DEAD)."""
    leg: int
    """On which leg of the path, from 0."""


@dataclass(frozen=True, slots=True)
class Taking:
    """An arrow that a landing attack may take, and what may become of the pawn (BS-LAND)."""

    arrow: int
    """Its direction."""
    rest: int
    """The mask of those that are left, as they point before the pawn is turned."""
    places: Cells
    """Where the pawn may be put; none where it dies."""
    facings: Cells
    """How it may be turned, in steps of 60 degrees, each with another mask."""
    rule: RuleId
    """BS-LAND, BS-LAND-NOWHERE, or BS-DEAD where it dies."""


@dataclass(frozen=True, slots=True)
class Way:
    """One lawful path of a pawn; with a single node it is a turn in place."""

    nodes: Cells
    """The start, each action space at which the direction changes, and the end."""
    action: int
    """The action without the choices made at its end."""
    mask: int
    """The pawn's arrows."""
    jumps: tuple[Jump, ...] = ()
    """In travel order."""
    turns: Cells = _STAY
    """How the pawn may be turned at the end, in steps of 60 degrees, each with another mask."""
    takings: tuple[Taking, ...] = ()
    """The arrows a landing attack may take; none where the end is empty."""
    rescues: bool = False
    """The pawn puts an arrow back at the end (BS-RESCUE)."""

    def complete(
        self, turn: int = 0, arrow: int = -1, place: int = -1, facing: int = 0, rescue: int = -1
    ) -> int:
        """Give the whole action with some choices; trusted, but turns may be any equal ones."""
        action = self.action | moving(0, 0, LEAST[self.mask][turn])
        if arrow >= 0:
            action |= taking(arrow, place, facing)
        return action | rescuing(rescue) if rescue >= 0 else action

    def actions(self) -> Iterator[int]:
        """List the whole actions that the path can become."""
        for turn in self.turns:
            for rescue in slots(self.mask, turn) if self.rescues else (-1,):
                if not self.takings:
                    yield self.complete(turn, rescue=rescue)
                for one in self.takings:
                    for place in one.places or (-1,):
                        for facing in one.facings:
                            yield self.complete(turn, one.arrow, place, facing, rescue)


@lru_cache(maxsize=512)
def takings(mask: int, where: Cells, rule: RuleId) -> tuple[Taking, ...]:
    """List the arrows that may be taken from a mask, the pawn to be put by a rule."""
    found = []
    for arrow in DIRECTIONS[mask]:
        rest = mask & ~(1 << arrow)
        if not rest:
            found.append(Taking(arrow, 0, (), _STAY, "BS-DEAD"))
        elif where:
            found.append(Taking(arrow, rest, where, TURNS[rest], rule))
    return tuple(found)


class _Paths:
    """The search for all paths of one pawn; the board is changed on the way and restored."""

    def __init__(
        self, reach: Reach, cells: bytearray, start: int, fallback: str, rescues: Rescues
    ) -> None:
        self.reach = reach
        self.cells = cells
        self.start = start
        self.code = cells[start]
        self.mask = self.code & 63
        self.before = bytes(cells)
        self.fallback = fallback
        self.rescues = rescues
        self.found: list[Way] = []
        self.ends = [
            TURNS[self.mask] if reach.is_action[cell] else _STAY for cell in range(len(cells))
        ]

    def search(self) -> list[Way]:
        """List all paths that leave the start."""
        self.cells[self.start] = 0  # BS-ORIGIN
        for direction in DIRECTIONS[self.mask]:
            self.walk((self.start,), direction, COUNT[self.mask], 0, ())
        self.cells[self.start] = self.code
        return self.found

    def walk(
        self, nodes: Cells, direction: int, left: int, used: int, jumps: tuple[Jump, ...]
    ) -> None:
        """Follow one leg and all that may come after it (BS-MOVE)."""
        cells, colour = self.cells, self.code >> 6
        restore = []
        for cell in self.reach.rays[nodes[-1]][direction][left]:
            left -= 1
            code = cells[cell]
            if not code:
                self._end((*nodes, cell), jumps)
                if left and self.reach.is_action[cell]:
                    self._redirect((*nodes, cell), direction, left, used, jumps)
            elif code >> 6 == colour:  # BS-OWN
                break
            elif left:  # BS-JUMP
                lost = code & AXIS[direction]
                jumps = (*jumps, Jump(cell, lost, code & 63 ^ lost, len(nodes) - 1))
                restore.append((cell, code))
                cells[cell] = 0 if code & 63 == lost else code ^ lost
            else:
                self._land((*nodes, cell), code & 63, jumps)
        for cell, code in reversed(restore):
            cells[cell] = code

    def _redirect(
        self, nodes: Cells, going: int, left: int, used: int, jumps: tuple[Jump, ...]
    ) -> None:
        """Change the direction on an action space (BS-REDIRECT)."""
        bit = self.reach.bits[nodes[-1]]
        if not used & bit:
            for direction in DIRECTIONS[self.mask]:
                if direction != going:
                    self.walk(nodes, direction, left, used | bit, jumps)

    def _action(self, end: int, jumps: tuple[Jump, ...]) -> int:
        action = self.start | end << END
        for jump in jumps:
            if jump.lost:
                action = with_hit(action, jump.cell, jump.lost)
        return action

    def _end(self, nodes: Cells, jumps: tuple[Jump, ...]) -> None:
        end = nodes[-1]
        action = self._action(end, jumps) if jumps else self.start | end << END
        rescues = self.rescues.at(self.start, end, self.mask)
        self.found.append(Way(nodes, action, self.mask, jumps, self.ends[end], (), rescues))

    def _land(self, nodes: Cells, mask: int, jumps: tuple[Jump, ...]) -> None:
        end = nodes[-1]
        action = self._action(end, jumps)
        dead = tuple({jump.cell for jump in jumps if not jump.rest})
        freed = tuple(cell for cell in (self.start, *sorted(dead)) if self.reach.is_action[cell])
        landing = Landing(action, mask, freed, dead)
        where = places(self.before, self.reach.actions, landing, self.fallback)
        nowhere = not where or not self.reach.is_action[where[0]]
        arrows = takings(mask, where, "BS-LAND-NOWHERE" if nowhere else "BS-LAND")
        if arrows:
            rescues = self.rescues.at(self.start, end, self.mask)
            self.found.append(Way(nodes, action, self.mask, jumps, _STAY, arrows, rescues))


def ways(
    reach: Reach, cells: bytearray, start: int, fallback: str, rescues: Rescues, *, null: bool
) -> list[Way]:
    """List every lawful path of the pawn on a cell, a turn in place first.

    `cells` is the board, changed during the search only; `null` allows turns in place that
    change nothing.
    """
    mask = cells[start] & 63
    found = _Paths(reach, cells, start, fallback, rescues).search()
    turns = TURNS[mask] if null else TURNS[mask][1:]
    if not reach.is_action[start] or not turns:
        return found
    return [Way((start,), start | start << END, mask, (), turns), *found]  # BS-ROTATE-PLACE

"""What a throw can be used for: the lists of lawful actions, by one die and by two."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from tabletop_qt.games.uckers.action import BLOB, CHALLENGING, DISTANCE, moving
from tabletop_qt.games.uckers.setup import COUNTERS
from tabletop_qt.games.uckers.track import FOOT, Track

PAIR: Final = COUNTERS // 2
"""The counters of a blob that takes one, and of the one taken."""


@dataclass(slots=True)
class Sight:
    """What a mover sees: the own slots, the counts, and the enemy's walls."""

    track: Track
    own: tuple[int, ...]
    count: bytearray
    walls: int

    def movers(self, die: int) -> list[int]:
        """List the slots from which a die can be moved or bring out (UC-MOVE, UC-EXIT)."""
        path, walls = self.track.paths[die], self.walls
        return [at for at in self.own if not path[at] & walls]

    def challenges(self, unsteady: Collection[int]) -> list[int]:
        """List the challenges of blobs by those in place (UC-CHALLENGE)."""
        ahead, walls, count, mates = self.track.ahead, self.walls, self.count, self.track.mates
        return [
            CHALLENGING | at
            for at in self.own
            if ahead[at] & walls and not count[mates[at]] and at not in unsteady
        ]

    def blobs(self, die: int) -> list[int]:
        """List the blobs of two that a double takes with a blob of two (UC-BLOB-TAKES-BLOB)."""
        track, count, walls, found = self.track, self.count, self.walls, []
        for at in self.own:
            to = at + die
            if count[at] != PAIR or count[track.mates[at]] or not track.bits[at]:
                continue
            between = track.paths[die - 1][at] if die > 1 else 0
            if to & 63 > FOOT or not track.bits[to] & walls or between & walls:
                continue
            one, other = track.foes[to]
            if count[one] + count[other] == PAIR:
                found.append(moving(at, die, BLOB))
        return found

    def keepers(self, movers: list[int], die: int, others: list[int]) -> list[int]:
        """Find those of some movers after whose move the other die can still be used.

        What has been moved is not moved on, but what has come out may be (UC-DICE-TOTAL).
        """
        if len(others) > 1:
            return movers
        path, walls, count = self.track.paths[die], self.walls, self.count
        doorway = self.track.doorway
        return [
            at
            for at in movers
            if (others and (at != others[0] or count[at] > 1))
            or (not at & 63 and not path[doorway(at >> 6)] & walls)
        ]


def with_two(sight: Sight, high: int, low: int, challenges: list[int]) -> list[int]:
    """List what is lawful first with two different dice, both to be used (UC-DICE-BOTH)."""
    highs, lows = sight.movers(high), sight.movers(low)
    first = sight.keepers(highs, low, lows)
    second = sight.keepers(lows, high, highs)
    both = _coded(first, high) + _coded(second, low) + _totals(sight, highs, high + low)
    return (both or _coded(highs, high) or _coded(lows, low)) + challenges


def with_larger(sight: Sight, high: int, low: int, challenges: list[int]) -> list[int]:
    """List what is lawful first where the larger die comes first (UC-LARGER-FIRST)."""
    highs, lows = sight.movers(high), sight.movers(low)
    if not highs:
        return challenges or _coded(lows, low)
    first = sight.keepers(highs, low, lows)
    both = _coded(first, high) + _totals(sight, highs, high + low)
    return (both or _coded(highs, high)) + challenges


def with_double(sight: Sight, die: int, challenges: list[int], *, blobs: bool) -> list[int]:
    """List what is lawful first with a double (UC-DICE-BOTH, UC-BLOB-TAKES-BLOB)."""
    movers = sight.movers(die)
    both = _coded(sight.keepers(movers, die, movers), die) + _totals(sight, movers, 2 * die)
    if blobs:
        both += sight.blobs(die)
    return (both or _coded(movers, die)) + challenges


def _totals(sight: Sight, movers: list[int], total: int) -> list[int]:
    """List the moves of both dice by one counter (UC-DICE-TOTAL)."""
    path, walls = sight.track.paths[total], sight.walls
    return [at | total << DISTANCE for at in movers if not path[at] & walls]


def _coded(movers: list[int], die: int) -> list[int]:
    code = die << DISTANCE
    return [at | code for at in movers]


__all__ = ["Sight", "with_double", "with_larger", "with_two"]

"""Where the counters stand: the part of a position that counters are carried about in."""

from collections.abc import Iterable
from typing import Final

from tabletop_qt.games.uckers.setup import COUNTERS, Setup
from tabletop_qt.games.uckers.track import BASE, HOME, TRACKS, WALLED, Track, slot

Places = list[tuple[int, ...]]

HOME_ALL: Final = tuple(slot(colour, HOME) for colour in range(4))
BASE_ALL: Final = tuple(slot(colour, BASE) for colour in range(4))


class Standing:
    """The counters on their slots. What it holds is replaced when it changes, never altered."""

    count: bytearray
    """How many counters stand on each slot."""
    places: Places
    """The slots on which each colour has counters that are not home, in order."""
    walls: tuple[int, int]
    """The ring squares on which each team has a blob, and `WALLED` (UC-BLOB)."""
    unsteady: tuple[int, ...]
    """The slots that were empty at some time of this turn (UC-CHALLENGE)."""

    def __init__(self, setup: Setup, doorstep: str) -> None:
        self.track: Track = TRACKS[doorstep]
        self.count = setup.counts()
        self.places = [
            tuple(sorted({slot(colour, step) for step in steps if step != HOME}))
            for colour, steps in enumerate(setup.places)
        ]
        self.unsteady = ()
        self.walls = (self._walls(0), self._walls(1))

    def _walls(self, team: int) -> int:
        """Find the blobs of a team: two or more of one colour alone (UC-BLOB, UC-MIXI)."""
        count, mates, bits = self.count, self.track.mates, self.track.bits
        blobs = (
            bits[at]
            for colour in (team, team + 2)
            for at in self.places[colour]
            if count[at] > 1 and not count[mates[at]]
        )
        return sum(blobs) | WALLED

    def carry(self, start: int, to: int, number: int = 1) -> None:
        """Put counters of one slot on another, and send what they hit to base (UC-HIT, UC-MIXI)."""
        track = self.track
        count = self.count = self.count[:]
        self.places = self.places[:]
        left = count[start] = count[start] - number
        there = count[to]
        count[to] = there + number
        team = start >> 6 & 1
        wall = self.walls[team]
        if bit := track.bits[start]:
            mates = count[track.mates[start]]
            blob = left > 1 if not mates else mates > 1 and not left
            wall = wall | bit if blob else wall & ~bit
        if bit := track.bits[to]:
            blob = there + number > 1 and not count[track.mates[to]]
            wall = wall | bit if blob else wall & ~bit
            one, other = track.foes[to]
            if count[one] or count[other]:
                self._hit((one, other), bit)
        walls = self.walls
        self.walls = (walls[0], wall) if team else (wall, walls[1])
        if not (left and there):
            self._moved_on(start, to, left, there)

    def _moved_on(self, start: int, to: int, left: int, there: int) -> None:
        """Keep the list of occupied slots of a colour."""
        colour = start >> 6
        own = list(self.places[colour])
        if not left:
            own.remove(start)
            self.unsteady += (start,)
        if not there:
            self.unsteady += (to,)
            if to & 63 != HOME:
                own.append(to)
                own.sort()
        self.places[colour] = tuple(own)

    def _hit(self, slots: Iterable[int], bit: int) -> None:
        """Send the counters on some slots of one square to their bases (UC-HIT)."""
        count, places = self.count, self.places
        for at in slots:
            if number := count[at]:
                colour, base = at >> 6, at & 192
                count[at] = 0
                own = [other for other in places[colour] if other != at]
                if not count[base]:
                    own.insert(0, base)
                count[base] += number
                places[colour] = tuple(own)
                team = colour & 1
                walls = self.walls
                wall = walls[team] & ~bit
                self.walls = (walls[0], wall) if team else (wall, walls[1])

    def blob_ahead(self, at: int) -> int:
        """Count the enemy counters on the square just ahead of a slot of the ring."""
        one, other = self.track.foes[at + 1]
        return self.count[one] + self.count[other]

    def is_home(self, colour: int) -> bool:
        """Tell whether a team is home, by one of its colours (UC-WIN)."""
        count = self.count
        return count[HOME_ALL[colour]] == COUNTERS and count[HOME_ALL[(colour + 2) % 4]] == COUNTERS

    def grade(self, colour: int) -> str:
        """Grade the win of a team by what the enemy has at home and in base (UC-WIN)."""
        count = self.count
        foes = ((colour + 1) % 4, (colour + 3) % 4)
        if any(count[HOME_ALL[foe]] for foe in foes):
            return "plain"
        if all(count[BASE_ALL[foe]] == COUNTERS for foe in foes):
            return "harbour"
        return "eight-piecer"

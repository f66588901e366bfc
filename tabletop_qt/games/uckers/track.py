"""The way of each colour as numbers: slots, and what lies along them.

A *step* tells how far a counter is on its own way: 0 in base, the doorstep, ..., 52 on the foot,
53 to 57 in the chute, 58 at home. A *slot* is a colour with a step, ``colour << 6 | step``.

>>> track = TRACKS["second"]
>>> track.name(slot(0, 0)), track.name(track.doorway(0)), track.name(slot(2, 53))
('b', '2', 'h1')
>>> [track.name(slot(colour, 52)) for colour in range(4)]
['0', '13', '26', '39']
"""

from dataclasses import dataclass
from typing import Final

COLOURS: Final = "abcd"
SQUARES: Final = 52
BASE: Final = 0
FOOT: Final = 52
HOME: Final = 58
SLOTS: Final = 256
NOWHERE: Final = 63
"""A slot that is always empty."""
WALLED: Final = 1 << SQUARES
"""Stands in every set of walls and in every way that cannot be gone."""
FARTHEST: Final = 12


def slot(colour: int, step: int) -> int:
    """Give the slot of a colour and a step."""
    return colour << 6 | step


def square(at: int) -> int:
    """Give the number of the ring square that a slot is on; trusted to be one of the ring."""
    return (13 * (at >> 6) + (at & 63)) % SQUARES


@dataclass(frozen=True)
class Track:
    """The tables of one board; sets of ring squares are masks."""

    doorstep: int
    """The step on which counters come out (UC-EXIT)."""
    bits: tuple[int, ...]
    """The ring square of each slot, as a mask; 0 off the ring."""
    mates: tuple[int, ...]
    """The slot of the partner's colour on the same square."""
    foes: tuple[tuple[int, int], ...]
    """The slots of the two enemy colours on the same square."""
    ahead: tuple[int, ...]
    """The ring square just ahead on a counter's own way, as a mask (UC-CHALLENGE)."""
    paths: tuple[tuple[int, ...], ...]
    """By distance and slot, the ring squares passed and landed on (UC-MOVE, UC-EXACT)."""

    def doorway(self, colour: int) -> int:
        """Give the slot on which a colour comes out."""
        return slot(colour, self.doorstep)

    def target(self, at: int, distance: int) -> int:
        """Give the slot a counter comes to."""
        return at + distance if at & 63 else at + self.doorstep

    def slot_on(self, colour: int, where: int) -> int:
        """Give the slot of a colour on a ring square, `NOWHERE` if it never comes there."""
        step = (where - 13 * colour - 1) % SQUARES + 1
        return slot(colour, step) if step >= self.doorstep else NOWHERE

    def name(self, at: int) -> str:
        """Name the place of a slot as the notation does."""
        step = at & 63
        if step == BASE:
            return "b"
        if step <= FOOT:
            return str(square(at))
        return "h" if step == HOME else f"h{step - FOOT}"


def _is_ring(at: int, doorstep: int) -> bool:
    return doorstep <= at & 63 <= FOOT


def _bit(at: int, doorstep: int) -> int:
    return 1 << square(at) if _is_ring(at, doorstep) else 0


def _path(at: int, distance: int, doorstep: int) -> int:
    """Give the squares of a move, or `WALLED` where there is none."""
    step = at & 63
    if step == BASE:
        return _bit(at + doorstep, doorstep) if distance == 6 else WALLED
    if not doorstep <= step < HOME or step + distance > HOME or not distance:
        return WALLED
    return sum(_bit(at + n, doorstep) for n in range(1, distance + 1))


def _track(doorstep: int) -> Track:
    """Compute the tables of a board."""
    slots = range(SLOTS)
    bare = Track(doorstep, (), (), (), (), ())

    def others(at: int, *turns: int) -> tuple[int, ...]:
        if not _is_ring(at, doorstep):
            return (NOWHERE,) * len(turns)
        return tuple(bare.slot_on(((at >> 6) + turn) % 4, square(at)) for turn in turns)

    return Track(
        doorstep=doorstep,
        bits=tuple(_bit(at, doorstep) for at in slots),
        mates=tuple(others(at, 2)[0] for at in slots),
        foes=tuple((others(at, 1)[0], others(at, 3)[0]) for at in slots),
        ahead=tuple(
            _bit(at + 1, doorstep) if _is_ring(at, doorstep) and at & 63 < FOOT else 0
            for at in slots
        ),
        paths=tuple(
            tuple(_path(at, distance, doorstep) for at in slots) for distance in range(FARTHEST + 1)
        ),
    )


TRACKS: Final = {"second": _track(2), "corner": _track(1)}
"""The boards by the word of the option `doorstep`."""

"""Rescues: a pawn on an enemy start space puts one captured arrow back (BS-RESCUE)."""

from collections.abc import Container, Iterable
from dataclasses import dataclass

from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside.hexes import DIRECTIONS, FULL, ROTATED
from tabletop_qt.games.blindside.setup import Cells

Used = tuple[tuple[int, int], ...]
"""Where a pawn is and a space it has used, in order."""


@dataclass(frozen=True, slots=True)
class Rescues:
    """Where the pawns of the side to move can rescue."""

    spaces: Cells
    """The enemy's start spaces; none while the enemy has captured nothing."""
    used: Used

    def at(self, start: int, end: int, mask: int) -> bool:
        """Tell whether a pawn that moves to `end` with a mask has to rescue there."""
        return mask != FULL and end in self.spaces and (start, end) not in self.used

    def complete(self, actions: Iterable[int], mask: int, in_place: Container[int]) -> list[int]:
        """Add the rescued arrows to what a pawn with a mask can do.

        `in_place` are the turns in place, which rescue nothing.
        """
        found = []
        for action in actions:
            start, end = act.start(action), act.end(action)
            if not self.at(start, end, mask):
                found.append(action)
                continue
            if action in in_place:
                found.append(action)
            found += [action | act.rescuing(way) for way in slots(mask, act.turn(action))]
        return found


def slots(mask: int, turn: int) -> tuple[int, ...]:
    """List the directions of a turned pawn's empty slots."""
    return DIRECTIONS[FULL ^ ROTATED[mask][turn]]


def followed(used: Used, action: int, dead: Container[int]) -> Used:
    """Give the spaces used after a move, `dead` being where pawns died by being jumped."""
    start, end, place = act.start(action), act.end(action), act.place(action)
    landed = act.arrow(action) >= 0
    found = {(end, end)} if act.rescue(action) >= 0 else set()
    for cell, space in used:
        if cell == start:
            found.add((end, space))
        elif cell == end and landed:
            if place >= 0:
                found.add((place, space))
        elif cell not in dead:
            found.add((cell, space))
    return tuple(sorted(found))

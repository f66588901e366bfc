"""The choices of a landing attack: the arrow taken, and where and how the pawn is put (BS-LAND)."""

from collections.abc import Iterable
from typing import Final

from tabletop_qt.games.blindside.action import PLACE, taking
from tabletop_qt.games.blindside.hexes import DIRECTIONS, TURNS
from tabletop_qt.games.blindside.reach import Landing
from tabletop_qt.games.blindside.setup import Cells

ORIGIN: Final = "origin"
ANY_EMPTY: Final = "any_empty"


def _survivals(mask: int) -> tuple[int, ...]:
    """List the arrows that leave others, each with the facings of what is left."""
    return tuple(
        taking(arrow, -1, turns)
        for arrow in DIRECTIONS[mask]
        if (rest := mask & ~(1 << arrow))
        for turns in TURNS[rest]
    )


SURVIVALS: Final = tuple(_survivals(mask) for mask in range(64))
"""Choices without a place, by the mask before the attack."""
DEATHS: Final = tuple(
    taking(DIRECTIONS[mask][0]) if len(DIRECTIONS[mask]) == 1 else 0 for mask in range(64)
)
"""The one choice where the last arrow is taken (BS-DEAD), else 0."""


def free_places(cells: bytes | bytearray, actions: Cells, freed: Cells) -> Cells:
    """List the action spaces unoccupied after an attack, `freed` being those it frees itself."""
    return (*(cell for cell in actions if not cells[cell]), *freed)


def places(cells: bytes | bytearray, actions: Cells, landing: Landing, fallback: str) -> Cells:
    """List where the attacked pawn may be put (BS-LAND, BS-LAND-NOWHERE).

    `cells` is the board before the move.
    """
    free = free_places(cells, actions, landing.freed)
    if free:
        return free
    start = landing.action & 127
    if fallback == ORIGIN:
        return (start,)
    if fallback == ANY_EMPTY:
        return tuple(
            cell
            for cell, code in enumerate(cells)
            if not code or cell == start or cell in landing.dead
        )
    return ()


def complete(landing: Landing, where: Iterable[int]) -> list[int]:
    """List the whole actions of a landing attack, the pawn being put on any of some cells."""
    action = landing.action
    if death := DEATHS[landing.mask]:
        return [action | death]
    choices = SURVIVALS[landing.mask]
    return [
        put | choice
        for cell in where
        for put in (action | cell + 1 << PLACE,)
        for choice in choices
    ]

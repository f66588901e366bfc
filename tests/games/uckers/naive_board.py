"""Places, counters and what stands where, for the plain oracle of Uckers.

A place is named as the notation names it: ``b``, ``0`` to ``51``, ``h1`` to ``h5``, ``h``.
"""

from __future__ import annotations

COLOURS = "abcd"
"""The four colours in the order of their seats, clockwise."""

CHUTE = ("h1", "h2", "h3", "h4", "h5")

Board = dict[str, tuple[str, ...]]
"""The four counters of each colour, in the order base, way, chute, home."""


def partner(colour: str) -> str:
    """UC-TEAMS: A and C are a team, B and D the other.

    >>> partner("a"), partner("d")
    ('c', 'b')
    """
    return COLOURS[(COLOURS.index(colour) + 2) % 4]


def enemies(colour: str) -> tuple[str, str]:
    """UC-TEAMS: give the two colours of the other team.

    >>> enemies("c")
    ('b', 'd')
    """
    return ("b", "d") if colour in "ac" else ("a", "c")


def way(doorstep: str, colour: str) -> list[str]:
    """Section 1: list the places that a counter goes over, from its doorstep to its home.

    >>> way("second", "a")[:2], way("second", "a")[49:52], len(way("second", "a"))
    (['2', '3'], ['51', '0', 'h1'], 57)
    >>> way("corner", "d")[0], way("second", "d")[0], len(way("corner", "d"))
    ('40', '41', 58)
    """
    foot = 13 * COLOURS.index(colour)
    first = foot + (2 if doorstep == "second" else 1)
    ring = [str(square % 52) for square in range(first, foot + 53)]
    return [*ring, *CHUTE, "h"]


def order(doorstep: str, colour: str, place: str) -> int:
    """Section 6: give the rank of a place among those of a colour; the base comes first."""
    return -1 if place == "b" else way(doorstep, colour).index(place)


def arranged(doorstep: str, colour: str, places: list[str]) -> tuple[str, ...]:
    """Section 6: put the places of a colour in the order base, way, chute, home."""
    return tuple(sorted(places, key=lambda place: order(doorstep, colour, place)))


def on_ring(place: str) -> bool:
    """Tell whether a place is one of the 52 squares that all colours share."""
    return place.isdigit()


def count(board: Board, colour: str, place: str) -> int:
    """Count the counters of a colour on a place."""
    return board[colour].count(place)


def is_blob(board: Board, colour: str, square: str) -> bool:
    """UC-BLOB: two or more counters of one colour alone on a square."""
    return (
        on_ring(square)
        and count(board, colour, square) >= 2
        and count(board, partner(colour), square) == 0
    )


def enemy_blob(board: Board, colour: str, square: str) -> str | None:
    """UC-BLOB: give the colour of the blob on a square that stops a colour, if there is one."""
    for enemy in enemies(colour):
        if is_blob(board, enemy, square):
            return enemy
    return None


def target(doorstep: str, board: Board, colour: str, start: str, steps: int) -> str | None:
    """UC-MOVE, UC-EXACT, UC-BLOB: give where a counter on its way lands, None if it may not."""
    path = way(doorstep, colour)
    here = path.index(start)
    if here + steps >= len(path):
        return None  # UC-EXACT
    if any(enemy_blob(board, colour, square) for square in path[here + 1 : here + steps + 1]):
        return None  # UC-BLOB: neither passed nor landed on
    return path[here + steps]


def moved(doorstep: str, board: Board, colour: str, start: str, end: str) -> Board:
    """UC-HIT, UC-MIXI: put one counter on another place; enemies there go to their bases."""
    after = dict(board)
    if on_ring(end):
        for enemy in enemies(colour):
            after = sent_home(doorstep, after, enemy, end)
    places = list(after[colour])
    places.remove(start)
    after[colour] = arranged(doorstep, colour, [*places, end])
    return after


def sent_home(doorstep: str, board: Board, colour: str, square: str) -> Board:
    """Send all counters of a colour on a square to their base."""
    places = ["b" if place == square else place for place in board[colour]]
    return {**board, colour: arranged(doorstep, colour, places)}


def all_home(board: Board, colour: str) -> bool:
    """Tell whether a colour is finished."""
    return all(place == "h" for place in board[colour])

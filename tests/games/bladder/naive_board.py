"""The field, the options and one moment of a game of Bladder, for the plain oracle of the tests.

A cell is its name in action notation, such as ``b4`` or ``d10``.  A man is a letter: ``D`` Dark
facing H, ``d`` Dark turned about, ``L`` Light facing A, ``l`` Light turned about.  A side is ``d``
or ``l``, so a man's side is his letter in lower case.
"""

from __future__ import annotations

from dataclasses import dataclass

Men = dict[str, str]  # cell to letter
End = tuple[tuple[int, ...], str]  # the winners, 0 Dark and 1 Light, none in a draw; the rule

START = "LLL2LLL/LLLLLLLL/8/10/10/8/DDDDDDDD/DDD2DDD d - 0"

ROWS = "abcdefgh"


def cells_of_row(letter: str) -> list[str]:
    """List the cells of a row from left to right as Dark sees them."""
    field = [letter + str(n) for n in range(1, 9)]
    return [letter + "9", *field, letter + "10"] if letter in "de" else field


CELLS = [cell for letter in ROWS for cell in cells_of_row(letter)]

COLUMNS = {"9": 0, "10": 9} | {str(n): n for n in range(1, 9)}
"""The column of each number; the side squares stand left of 1 and right of 8."""

POINTS = {cell: (ROWS.index(cell[0]), COLUMNS[cell[1:]]) for cell in CELLS}

CELL_AT = {point: cell for cell, point in POINTS.items()}

AROUND = ("d4", "d5", "e4", "e5")
"""The four squares around the diamond."""

ACROSS = ({"d4", "e5"}, {"d5", "e4"})
"""The two diagonals that the diamond lies on."""

GOALS = {"a4": "d", "a5": "d", "h4": "l", "h5": "l"}
"""The goal squares and the side whose own goal they are."""


def distance(one: str, two: str) -> int:
    """Give the number of king's steps between two cells."""
    (r, c), (s, t) = POINTS[one], POINTS[two]
    return max(abs(r - s), abs(c - t))


NEIGHBOURS = {
    cell: frozenset(other for other in CELLS if distance(cell, other) == 1) for cell in CELLS
}


def rival(side: str) -> str:
    """Give the other side."""
    return "l" if side == "d" else "d"


def own(men: Men, side: str) -> list[str]:
    """List the cells of the men of a side."""
    return [cell for cell, letter in men.items() if letter.lower() == side]


def turned(letter: str, cell: str) -> str:
    """BL-TURN-ABOUT: give a man's letter after his arrival on a cell."""
    if letter in "DL":
        far = "h" if letter == "D" else "a"
        return letter.lower() if cell[0] == far else letter
    home = "a" if letter == "d" else "h"
    return letter.upper() if cell[0] == home else letter


@dataclass(frozen=True)
class Options:
    """The rule options, by the names of the specification."""

    tackling: bool = True
    pass_range: int = 3
    step_across_diamond: bool = True
    transfer_scores: bool = True
    draw_rules: bool = True
    step_range: int = 1
    hero: bool = False
    hero_after_tackle: bool = True
    spill: bool = True
    real_time: bool = False


@dataclass(frozen=True)
class State:
    """One moment of a game, a value that never changes."""

    men: frozenset[tuple[str, str]]
    carrier: str | None
    """His cell; None while the bladder lies on the diamond."""
    side: str
    extra: bool
    """Light's extra turn is being played, or after a hero's first move still to come."""
    quiet: int
    """Turns in a row with nothing that BL-DRAW names, up to the start of this turn."""
    skipped: bool
    """The turn before this one was a skip."""
    heroes: tuple[str, str]
    """Of Dark and Light: ``?``, a cell, ``x``, ``+`` or ``-``."""
    stage: str
    """``-``, ``1CELL``, ``2CELL`` or ``2CELL!``."""
    order: str
    """Dark's order in Real Time while Light's is awaited, else empty."""
    history: tuple[str, ...]
    """The positions at the starts of all turns so far, with the present turn's."""
    end: End | None


def placement(men: Men, carrier: str | None) -> str:
    """Write the board of a position string, rows H to A."""
    rows = []
    for letter in reversed(ROWS):
        text = ""
        empty = 0
        for cell in cells_of_row(letter):
            if cell not in men:
                empty += 1
                continue
            text += (str(empty) if empty else "") + men[cell] + ("*" if cell == carrier else "")
            empty = 0
        rows.append(text + (str(empty) if empty else ""))
    return "/".join(rows)


def turn_key(men: Men, carrier: str | None, side: str, extra: bool) -> str:
    """BL-DRAW: write what makes a position the same at the start of a turn."""
    return placement(men, carrier) + " " + side + " " + ("x" if extra else "-")

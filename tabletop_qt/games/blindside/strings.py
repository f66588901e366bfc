"""Position strings of Blindside, both ways (section 7).

>>> encode(decode(START)) == START
True
>>> decode("c1:3/h8:24 r 0 0")
Traceback (most recent call last):
...
tabletop_qt.core.rules.NotationError: a position has pawns, the side to move, what Red and Black \
have captured, and the turns since the last capture
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Unpack

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import Seat
from tabletop_qt.games.blindside.arena import Arena, arena, read_cells, read_pawns
from tabletop_qt.games.blindside.checking import check_phase
from tabletop_qt.games.blindside.options import Options, Switches
from tabletop_qt.games.blindside.rescuing import Used
from tabletop_qt.games.blindside.setup import (
    BLACK,
    COLOUR,
    RED,
    TEAMS,
    Cells,
    Pair,
    Phase,
    Setup,
    pawns,
)

START: Final = (
    "c1:3,d1:21,e1:43,f1:55,g1:43,h1:21,i1:33/b8:12,c8:42,d8:29,e8:62,f8:29,g8:42,h8:24 r 0 0 0"
)
"""The start of the ordinary game."""

_SIDES: Final = "rb"
_FIELDS: Final = ("ps", "rs", "act", "st", "ph")
"""The optional fields, in their order."""
_PHASES: Final = {phase.name.lower(): phase for phase in Phase if phase}


# Writing


def encode(setup: Setup, /, **switches: Unpack[Switches]) -> str:
    """Write a position string, with the fields that play needs."""
    game = arena(Options(**switches))
    names = game.layout.names

    def listed(cells: Cells) -> str:
        return ",".join(names[cell] for cell in cells)

    armies = "/".join(
        ",".join(f"{names[cell]}:{setup.cells[cell] & 63}" for cell in pawns(setup.cells, side))
        for side in (RED, BLACK)
    )
    red, black = setup.taken
    fields = [armies, _SIDES[setup.side], str(red), str(black), str(setup.quiet)]
    if setup.passes:
        fields.append(f"ps={setup.passes}")
    if setup.rescued:
        used = ",".join(f"{names[cell]}@{names[space]}" for cell, space in setup.rescued)
        fields.append(f"rs={used}")
    if setup.drafted:
        fields.append(f"act={listed(setup.drafted)}")
    printed = setup.starts == game.starts and not game.places
    if any(setup.starts) and not printed:
        fields.append("st=" + "/".join(map(listed, setup.starts)))
    if setup.phase:
        fields.append(f"ph={setup.phase.name.lower()}")
    return " ".join(fields)


# Reading


def decode(text: str, /, **switches: Unpack[Switches]) -> Setup:
    """Read a position string of the game under some switches.

    Raises NotationError, with one sentence, for a text that is no position of that game.
    """
    game = arena(Options(**switches))
    fields = text.split()
    if len(fields) < 5:
        raise NotationError(
            "a position has pawns, the side to move, what Red and Black have captured, "
            "and the turns since the last capture"
        )
    armies, side, red, black, quiet, *more = fields
    if side not in ("r", "b"):
        raise NotationError(f"the side to move is r or b, not {side!r}")
    taken = (_read_taken(red, RED, game), _read_taken(black, BLACK, game))
    setup = Setup(
        _read_armies(armies, game),
        _SIDES.index(side),
        taken,
        _read_number(quiet, "turns since the last capture"),
    )
    optional = _read_fields(more)
    for name, read in _READERS.items():
        if name in optional:
            setup = read(setup, optional[name], game)
        elif name == "st" and game.keeps_starts and not setup.phase:
            setup = replace(setup, starts=game.starts)
    check_phase(setup, game)
    return setup


def _read_number(text: str, what: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise NotationError(f"the number of {what} is a number, not {text!r}")
    return int(text)


def _read_taken(text: str, side: Seat, game: Arena) -> int:
    taken = _read_number(text, "captured arrows")
    if taken > game.load:
        raise NotationError(
            f"{TEAMS[side]} cannot have captured {taken} arrows of {game.load}", "BS-WIN"
        )
    return taken


def _read_armies(text: str, game: Arena) -> bytes:
    """Read the pawns of both sides."""
    sides = text.split("/")
    if len(sides) != 2:
        raise NotationError("the pawns of Red and of Black are written with one / between them")
    cells = bytearray(len(game.layout.names))
    for side, part in enumerate(sides):
        for cell, mask in read_pawns(part, game.layout):
            if cells[cell]:
                name = game.layout.names[cell].upper()
                raise NotationError(f"there are two pawns on {name}", "BS-OWN")
            cells[cell] = mask | side * COLOUR
    return bytes(cells)


def _read_fields(more: list[str]) -> dict[str, str]:
    """Read the optional fields, each at most once and in their order."""
    found: dict[str, str] = {}
    last = -1
    for field in more:
        name, equals, value = field.partition("=")
        if not equals or name not in _FIELDS:
            raise NotationError(f"{field!r} is no field of a position")
        if _FIELDS.index(name) <= last:
            raise NotationError(f"the field {name} stands in the wrong place")
        last = _FIELDS.index(name)
        found[name] = value
    return found


def _read_phase(setup: Setup, text: str, game: Arena) -> Setup:
    del game
    if text not in _PHASES:
        raise NotationError(f"the phase is load, act, place or pie, not {text!r}", "BS-DRAFT")
    return replace(setup, phase=_PHASES[text])


def _read_passes(setup: Setup, text: str, game: Arena) -> Setup:
    if text not in ("1", "2"):
        raise NotationError(f"the passes in a row are 1 or 2, not {text!r}", "BS-TURN")
    if game.options.no_move == "lose":
        raise NotationError("nobody passes where a side without a move has lost", "BS-TURN")
    return replace(setup, passes=int(text))


def _read_rescued(setup: Setup, text: str, game: Arena) -> Setup:
    if not game.options.rescue:
        raise NotationError("there are no rescues in this game", "BS-RESCUE")
    used: set[tuple[int, int]] = set()
    for part in text.split(","):
        names = part.split("@")
        if len(names) != 2:
            raise NotationError(
                f"a used rescue is written pawnhex@space, not {part!r}", "BS-RESCUE"
            )
        (cell,), (space,) = (read_cells(name, game.layout, "ALL-PLACE") for name in names)
        if not setup.cells[cell]:
            raise NotationError(f"there is no pawn on {names[0].upper()}", "BS-RESCUE")
        starts = setup.starts if game.keeps_starts else game.starts
        if space not in starts[1 - (setup.cells[cell] >> 6)]:
            raise NotationError(f"{names[1].upper()} is no start space of its enemy", "BS-RESCUE")
        used.add((cell, space))
    rescued: Used = tuple(sorted(used))
    return replace(setup, rescued=rescued)


def _read_drafted(setup: Setup, text: str, game: Arena) -> Setup:
    if not game.drafts:
        raise NotationError("the action spaces of this game are not drafted", "BS-DRAFT")
    return replace(setup, drafted=read_cells(text, game.layout, "BS-DRAFT"))


def _read_starts(setup: Setup, text: str, game: Arena) -> Setup:
    """Read the start spaces; they are kept only where play needs them."""
    sides = text.split("/")
    if len(sides) != 2:
        raise NotationError(
            "the start spaces of Red and of Black have one / between them", "BS-DRAFT"
        )
    red, black = (read_cells(part, game.layout, "BS-DRAFT") if part else () for part in sides)
    if set(red) & set(black):
        raise NotationError("a start space belongs to one side only", "BS-DRAFT")
    if not game.keeps_starts or setup.phase:
        return setup
    starts: Pair = (red, black)
    return replace(setup, starts=starts)


_READERS: Final[dict[str, Callable[[Setup, str, Arena], Setup]]] = {
    "ph": _read_phase,
    "ps": _read_passes,
    "act": _read_drafted,
    "st": _read_starts,
    "rs": _read_rescued,
}
"""How the optional fields are read: those first on which others depend."""

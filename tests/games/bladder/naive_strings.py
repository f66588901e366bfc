"""Position strings of Bladder read, checked and written, for the plain oracle of the tests."""

from __future__ import annotations

import re

from tests.games.bladder.naive_board import (
    ROWS,
    Men,
    Options,
    State,
    cells_of_row,
    own,
    placement,
    turn_key,
    turned,
)
from tests.games.bladder.naive_ends import drawn, goal_set_up, men_gone
from tests.games.bladder.naive_moves import steps
from tests.games.bladder.naive_orders import lawful_order
from tests.games.bladder.naive_text import cell_named, plain

SIDES = {"d": "Dark", "l": "Light"}


def read_row(letter: str, text: str) -> tuple[Men, list[str]]:
    """Read one row into its men and the cells with a star."""
    cells = cells_of_row(letter)
    men: Men = {}
    starred = []
    at = 0
    for token in re.findall(r"[0-9]+|.", text, re.DOTALL):
        if token[0] in "0123456789":
            if token[0] == "0":
                raise ValueError(f"Row {letter.upper()} has a number that begins with 0.")
            at += int(token)
        elif token == "*":
            if at == 0 or at > len(cells) or cells[at - 1] not in men:
                raise ValueError(f"Row {letter.upper()} has a star that follows no man.")
            starred.append(cells[at - 1])
        elif token not in "DdLl":
            raise ValueError(f"Row {letter.upper()} has the unknown letter {token!r}.")
        elif at >= len(cells):
            raise ValueError(f"Row {letter.upper()} is too long.")
        else:
            men[cells[at]] = token
            at += 1
    if at != len(cells):
        raise ValueError(f"Row {letter.upper()} has {at} cells instead of {len(cells)}.")
    return men, starred


def read_board(text: str) -> tuple[Men, str | None]:
    """Read the board and refuse one that no game can have."""
    rows = text.split("/")
    if len(rows) != 8:
        raise ValueError(f"The board has {len(rows)} rows instead of 8.")
    men: Men = {}
    starred: list[str] = []
    for letter, row in zip(reversed(ROWS), rows, strict=True):
        found, stars = read_row(letter, row)
        men |= found
        starred += stars
    if len(starred) > 1:
        raise ValueError("Only one man can carry the bladder.")
    for cell, letter in men.items():
        if turned(letter, cell) != letter:
            raise ValueError(f"The man on {cell} should already have turned about.")
    for side, name in SIDES.items():
        if len(own(men, side)) > 14:
            raise ValueError(f"{name} has more than fourteen men.")
    return men, starred[0] if starred else None


def read_state(options: Options, text: str) -> State:
    """Read a position string, refusing with a ValueError all that the specification refuses."""
    fields = text.split(" ")
    order = ""
    if options.real_time and len(fields) > 1 and fields[1] == "l":
        if len(fields) < 5:
            raise ValueError("Dark's order must follow when it is Light's turn.")
        order = fields.pop()
    if options.hero and len(fields) == 4:
        fields += ["?,?", "-"]
    if len(fields) != (6 if options.hero else 4):
        raise ValueError("A position has a board, a side, x or -, a count and the hero fields.")
    men, carrier = read_board(fields[0])
    side = fields[1]
    if side not in SIDES:
        raise ValueError("The side to move must be d or l.")
    if fields[2] not in ("x", "-"):
        raise ValueError("The extra turn must be x or -.")
    extra = fields[2] == "x"
    if extra and (carrier not in own(men, "l") or side != "l"):
        raise ValueError("An extra turn is Light's, who carries the bladder.")
    if extra and options.real_time:
        raise ValueError("Real Time knows no extra turn.")
    if not re.fullmatch("[0-9]+", fields[3]):
        raise ValueError("The count of quiet turns must be a number.")
    heroes, stage = ("?", "?"), "-"
    if options.hero:
        heroes = read_heroes(men, fields[4])
        stage = read_stage(options, men, carrier, side, extra, heroes, fields[5])
    if options.real_time and side == "l":
        order = read_sealed(options, men, carrier, heroes, order)
    quiet = int(fields[3])
    key = turn_key(men, carrier, "d" if options.real_time else side, extra)
    end = goal_set_up(options, men, carrier) or men_gone(men, carrier)
    end = end or drawn(options, quiet, (key,))
    return State(
        men=frozenset(men.items()),
        carrier=carrier,
        side=side,
        extra=extra,
        quiet=quiet,
        skipped=False,
        heroes=heroes,
        stage=stage,
        order=order,
        history=(key,),
        end=end,
    )


def read_heroes(men: Men, text: str) -> tuple[str, str]:
    """BL-HERO: read the two hero fields."""
    fields = text.split(",")
    if len(fields) != 2:
        raise ValueError("There are two heroes, Dark's and Light's.")
    found = []
    for field, (side, name) in zip(fields, SIDES.items(), strict=True):
        cell = cell_named(field)
        if field not in ("?", "x", "+", "-") and cell is None:
            raise ValueError(f"{name}'s hero field must be ?, a cell, x, + or -.")
        if cell is not None and cell not in own(men, side):
            raise ValueError(f"{name}'s hero is not one of his men.")
        if field == "x" and len(own(men, side)) == 14:
            raise ValueError(f"{name} has all his men and can have lost no hero.")
        found.append(cell or field)
    # Dark marks first, and nothing befalls a hero before both are marked.
    if found[0] == "?" and found[1] != "?":
        raise ValueError("Light's hero cannot be marked before Dark's.")
    if found[1] == "?" and found[0] in ("x", "+", "-"):
        raise ValueError("Light's hero must be marked before kick-off.")
    return found[0], found[1]


def read_stage(
    options: Options,
    men: Men,
    carrier: str | None,
    side: str,
    extra: bool,
    heroes: tuple[str, str],
    text: str,
) -> str:
    """BL-HERO: read the field of a double move, 1CELL claimed and 2CELL half made."""
    if text == "-":
        return text
    if options.real_time:
        raise ValueError("In Real Time an order makes the claim.")
    loud = text.endswith("!")
    cell = cell_named(text[1:].removesuffix("!"))
    if text[0:1] not in ("1", "2") or cell is None or (loud and text[0] == "1"):
        raise ValueError("A claim is -, 1CELL, 2CELL or 2CELL!.")
    if heroes[0 if side == "d" else 1] != "+":
        raise ValueError("A double move needs a hero that has been claimed.")
    if cell not in own(men, side) or not steps(options, men, carrier, cell):
        raise ValueError("The hero must be a man of the side to move and able to step.")
    if text[0] == "2" and extra and not loud:
        raise ValueError("A first move that earned an extra turn was not quiet.")
    return text[0] + cell + ("!" if loud else "")


def read_sealed(
    options: Options, men: Men, carrier: str | None, heroes: tuple[str, str], text: str
) -> str:
    """BL-REAL-TIME: read the order of Dark that Light's turn waits with."""
    if options.hero and "?" in heroes:
        raise ValueError("Dark cannot have given an order before the heroes are marked.")
    order = plain(text)
    if order is None or not lawful_order(options, men, carrier, "d", heroes[0], order):
        raise ValueError("Dark's order is not possible.")
    return order


def write_state(options: Options, state: State) -> str:
    """Write a position string."""
    text = placement(dict(state.men), state.carrier)
    text += f" {state.side} {'x' if state.extra else '-'} {state.quiet}"
    if options.hero:
        text += f" {state.heroes[0]},{state.heroes[1]} {state.stage}"
    return text + (f" {state.order}" if state.order else "")

"""Position strings of Bladder, both ways.

>>> encode(decode(START)) == START
True
>>> encode(decode(START, hero=True), hero=True)
'LLL2LLL/LLLLLLLL/8/10/10/8/DDDDDDDD/DDD2DDD d - 0 ?,? -'
>>> decode("8/8 d - 0")
Traceback (most recent call last):
...
tabletop_qt.core.rules.NotationError: a board has 8 rows, this one has 2
"""

import re
from dataclasses import replace
from typing import Final, Unpack

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import Seat
from tabletop_qt.games.bladder.action import read_action, write
from tabletop_qt.games.bladder.cells import (
    BARRED,
    CELLS,
    DARK,
    LIGHT,
    NAME,
    ROW,
    ROWS,
    SIDE_OF,
    cell_of,
)
from tabletop_qt.games.bladder.options import Options, Switches
from tabletop_qt.games.bladder.position import Position
from tabletop_qt.games.bladder.setup import (
    FORFEITED,
    LAMED,
    MEN_A_SIDE,
    NO_ORDER,
    NOWHERE,
    ON_DIAMOND,
    UNMARKED,
    USED,
    Phase,
    Setup,
)
from tabletop_qt.games.bladder.tables import man_of

START: Final = "LLL2LLL/LLLLLLLL/8/10/10/8/DDDDDDDD/DDD2DDD d - 0"

_LETTERS: Final = ".DdLl"
_SIDES: Final = "dl"
_TEAMS: Final = "Dark", "Light"
_FATES: Final = {UNMARKED: "?", LAMED: "x", USED: "+", FORFEITED: "-"}
_WORDS: Final = {sign: fate for fate, sign in _FATES.items()}
_ROW_CELLS: Final = tuple(
    tuple(cell for cell in range(CELLS) if ROW[cell] == row) for row in range(len(ROWS))
)


# Writing


def encode(setup: Setup, **switches: Unpack[Switches]) -> str:
    """Write a position string, with the fields that the switches call for."""
    options = Options(**switches)
    rows = []
    for cells in _ROW_CELLS:
        row = "".join(
            _LETTERS[setup.cells[cell]] + ("*" if cell == setup.carrier else "") for cell in cells
        )
        rows.append(re.sub(r"\.+", lambda run: str(len(run.group())), row))
    fields = ["/".join(rows), _SIDES[setup.side], "x" if setup.extra else "-", str(setup.quiet)]
    if options.hero:
        fields.append(",".join(_FATES.get(hero) or NAME[hero] for hero in setup.heroes))
        fields.append(_encode_phase(setup))
    if setup.order != NO_ORDER:
        fields.append(write(setup.order))
    return " ".join(fields)


def _encode_phase(setup: Setup) -> str:
    if not setup.phase:
        return "-"
    return f"{int(setup.phase)}{NAME[setup.doer]}" + ("!" if setup.loud else "")


# Reading


def decode(text: str, **switches: Unpack[Switches]) -> Setup:
    """Read a position string of the game under some switches.

    Raises NotationError, with one sentence, for a text that is no position of that game.
    """
    options = Options(**switches)
    fields = text.split()
    if len(fields) < 4:
        raise NotationError(
            "a position has a board, the side to move, x or - for an extra turn, "
            "and the number of quiet turns"
        )
    board, side, extra, quiet, *more = fields
    if side not in ("d", "l"):
        raise NotationError(f"the side to move is d or l, not {side!r}")
    if extra not in ("x", "-"):
        raise NotationError(f"the extra turn is x or -, not {extra!r}")
    if not re.fullmatch(r"[0-9]{1,9}", quiet):
        raise NotationError(f"the number of quiet turns is a number, not {quiet!r}")
    cells, carrier = _read_board(board)
    setup = Setup(cells, _SIDES.index(side), carrier, extra == "x", int(quiet))
    _check_extra(setup, options)
    sealed = options.real_time and setup.side == LIGHT
    order = more.pop() if sealed and len(more) % 2 else ""
    if options.hero and more:
        setup = _read_heroes(setup, more, options)
    elif more:
        raise NotationError(f"there is a field too many: {more[0]!r}")
    return _read_order(setup, order, switches)


def _read_board(board: str) -> tuple[bytes, int]:
    """Read the men and the carrier, and refuse what no game can show."""
    rows = board.split("/")
    if len(rows) != len(ROWS):
        raise NotationError(f"a board has 8 rows, this one has {len(rows)}")
    cells = bytearray(CELLS)
    carriers = [cell for n, row in enumerate(rows) for cell in _read_row(cells, n, row)]
    for side, team in enumerate(_TEAMS):
        men = sum(SIDE_OF[code] == side for code in cells)
        if men > MEN_A_SIDE:
            raise NotationError(f"{team} has {men} men, but a side has fourteen at most")
    if len(carriers) > 1:
        names = " and ".join(NAME[cell].upper() for cell in carriers[:2])
        raise NotationError(f"there is one bladder, but both {names} carry it")
    for cell, code in enumerate(cells):
        if cell in BARRED[code]:
            raise NotationError(
                f"the man on {NAME[cell].upper()} should already have turned about",
                "BL-TURN-ABOUT",
            )
    return bytes(cells), carriers[0] if carriers else ON_DIAMOND


def _read_row(cells: bytearray, n: int, row: str) -> list[int]:
    """Read one row into the cells; give the cells of the men marked as carriers."""
    places, name = _ROW_CELLS[n], ROWS[n].upper()
    carriers = []
    at = 0
    for part in re.findall(r"[0-9]+|.\*?", row):
        if re.fullmatch(r"[1-9][0-9]?", part):
            at += int(part)
            continue
        if part[0] not in _LETTERS[1:]:
            raise NotationError(f"row {name} has {part!r}, which is neither man nor number")
        if at < len(places):
            cells[places[at]] = _LETTERS.index(part[0])
            carriers += [places[at]] if part[1:] else []
        at += 1
    if at != len(places):
        raise NotationError(f"row {name} speaks of {at} squares where there are {len(places)}")
    return carriers


def _check_extra(setup: Setup, options: Options) -> None:
    """Refuse an extra turn that nobody can have (BL-HALF-TIME)."""
    if not setup.extra:
        return
    if options.real_time:
        raise NotationError("there are no extra turns in Real Time", "BL-REAL-TIME")
    if setup.side != LIGHT or setup.carrier < 0 or SIDE_OF[setup.cells[setup.carrier]] != LIGHT:
        raise NotationError(
            "an extra turn is Light's, who must be to move and have the bladder", "BL-HALF-TIME"
        )


def _impossible(message: str) -> NotationError:
    return NotationError(message, "BL-HERO")


def _read_heroes(setup: Setup, fields: list[str], options: Options) -> Setup:
    """Read the two fields of BL-HERO, and refuse what cannot be."""
    if len(fields) != 2:
        raise _impossible(
            "two fields tell of the heroes: DARK,LIGHT, and how far a double move has come"
        )
    signs = fields[0].split(",")
    if len(signs) != 2:
        raise _impossible(f"the heroes are written DARK,LIGHT, not {fields[0]!r}")
    dark, light = (_read_hero(setup, side, sign) for side, sign in enumerate(signs))
    if dark == UNMARKED != light:
        raise _impossible("Dark marks a hero first, then Light")
    setup = replace(setup, heroes=(dark, light))
    return setup if fields[1] == "-" else _read_phase(setup, fields[1], options)


def _read_hero(setup: Setup, side: Seat, sign: str) -> int:
    if sign in _WORDS:
        men = sum(SIDE_OF[code] == side for code in setup.cells)
        if _WORDS[sign] == LAMED and men == MEN_A_SIDE:
            raise _impossible(f"{_TEAMS[side]}'s hero cannot be lamed: all fourteen men are there")
        return _WORDS[sign]
    cell = cell_of(sign)
    if cell == NOWHERE:
        raise _impossible(f"a hero is written as a cell, ?, x, + or -, not {sign!r}")
    if SIDE_OF[setup.cells[cell]] != side:
        raise _impossible(f"no man of {_TEAMS[side]} stands on {NAME[cell].upper()} to be a hero")
    return cell


def _read_phase(setup: Setup, text: str, options: Options) -> Setup:
    """Read how far a double move has come: ``1CELL``, ``2CELL`` or ``2CELL!``."""
    found = re.fullmatch(r"(?:(1)(.+?)|(2)(.+?)(!?))", text)
    cell = cell_of(found[2] or found[4]) if found else NOWHERE
    if found is None or cell == NOWHERE:
        raise _impossible(f"a double move is written -, 1CELL, 2CELL or 2CELL!, not {text!r}")
    phase = Phase.FIRST if found[1] else Phase.SECOND
    setup = replace(setup, phase=phase, doer=cell, loud=bool(found[5]))
    team, name = _TEAMS[setup.side], NAME[cell].upper()
    if options.real_time:
        raise _impossible("in Real Time the second step is a part of the order")
    if UNMARKED in setup.heroes or setup.heroes[setup.side] != USED:
        raise _impossible(f"{team}'s double move goes on, but its hero is not written as used")
    if SIDE_OF[setup.cells[cell]] != setup.side:
        raise _impossible(f"no man of {team} stands on {name} to make a double move")
    if setup.extra and phase == Phase.SECOND and not setup.loud:
        raise _impossible("the pick-up that gave the extra turn was no quiet move")
    return setup


def _read_order(setup: Setup, text: str, switches: Switches) -> Setup:
    """Read Dark's sealed order, and ask the engine whether it and a double move are possible."""
    options = Options(**switches)
    if setup.phase:
        man = man_of(setup.cells[setup.doer], setup.doer)
        if not Position(setup, **switches).can_step(man):
            raise _impossible(f"the man on {NAME[setup.doer].upper()} has no move left")
        return setup
    if not options.real_time or setup.side == DARK:
        return setup
    if not text:
        raise NotationError("Dark's order is missing at the end", "BL-REAL-TIME")
    if options.hero and UNMARKED in setup.heroes:
        raise _impossible("heroes are marked before the first order is written")
    order = read_action(text)
    if not Position(replace(setup, side=DARK), **switches).lawful_order(order):
        raise NotationError(f"Dark's order {write(order)} is not lawful there", "BL-REAL-TIME")
    return replace(setup, order=order)

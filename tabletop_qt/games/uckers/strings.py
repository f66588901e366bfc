"""Position strings of Uckers, both ways.

>>> text = "b,b,2,14/b,b,b,b/b,28,h3,h/b,b,b,b a first=b"
>>> encode(*decode(text)) == text
True
>>> encode(*decode("b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b - moves r63"))
'b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b - moves r63'
>>> decode("b,b,2/b,b,b,b/b,b,b,b/b,b,b,b a")
Traceback (most recent call last):
...
tabletop_qt.core.rules.NotationError: a colour has four counters, A has 3
"""

import re
from collections.abc import Iterable
from typing import Final, Unpack

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import Seat
from tabletop_qt.games.uckers.notation import read, slot_named, write
from tabletop_qt.games.uckers.options import Options, Switches
from tabletop_qt.games.uckers.position import Position
from tabletop_qt.games.uckers.setup import COUNTERS, IN_BASE, NOBODY, Rights, Setup
from tabletop_qt.games.uckers.track import COLOURS, FOOT, HOME, NOWHERE, TRACKS, Track, slot

_MOVES: Final = "moves"
_FIELDS: Final = ("first", "snake", "saved", "assist")


# Writing


def encode(setup: Setup, since: Iterable[int] = (), **switches: Unpack[Switches]) -> str:
    """Write a position string: the start of the turn, and the actions made since."""
    track = TRACKS[Options(**switches).doorstep]
    colours = (
        ",".join(track.name(slot(colour, step)) for step in steps)
        for colour, steps in enumerate(setup.places)
    )
    rights = setup.rights
    saved = ",".join(f"{COLOURS[seat]}{n}" for seat, n in enumerate(rights.saved) if n)
    values = (_letters(rights.first), _letters(rights.snake), saved, _letters(rights.assist))
    fields = ["/".join(colours), "-" if setup.seat == NOBODY else COLOURS[setup.seat]]
    fields += [f"{name}={value}" for name, value in zip(_FIELDS, values, strict=True) if value]
    actions = [write(action, track) for action in since]
    return " ".join([*fields, *([_MOVES, *actions] if actions else ())])


def _letters(mask: int) -> str:
    return "".join(letter for seat, letter in enumerate(COLOURS) if mask >> seat & 1)


# Reading


def decode(text: str, **switches: Unpack[Switches]) -> tuple[Setup, tuple[int, ...]]:
    """Read a position string of the game under some switches.

    Raises NotationError, with one sentence, for a text that is no position of that game.
    """
    options = Options(**switches)
    fields, actions = text.split(), []
    if _MOVES in fields:
        cut = fields.index(_MOVES)
        fields, actions = fields[:cut], fields[cut + 1 :]
        if not actions:
            raise NotationError("no action follows the word moves")
    if len(fields) < 2:
        raise NotationError("a position has the places of the four colours and who throws")
    places = _read_places(fields[0], TRACKS[options.doorstep])
    seat = NOBODY if fields[1] == "-" else _seat(fields[1], options)
    if seat == NOBODY and fields[2:]:
        raise NotationError("nothing follows where nobody throws", "UC-START")
    setup = Setup(places, seat, _read_rights(fields[2:], options))
    _check(setup, options)
    return _replay(setup, actions, switches)


def _replay(setup: Setup, actions: list[str], switches: Switches) -> tuple[Setup, tuple[int, ...]]:
    """Make the actions of a turn; those of a turn that is over need not be kept."""
    position = Position(setup, **switches)
    if setup.seat != NOBODY and position.over() is not None:
        raise NotationError("a team is home, the game is over, and nobody throws", "UC-WIN")
    for action in actions:
        position.make(read(action, position, position.options.dice))
    return position.setup(), position.since


def _read_places(text: str, track: Track) -> tuple[tuple[int, ...], ...]:
    """Read where the counters stand, and refuse what no game can show."""
    colours = text.split("/")
    if len(colours) != len(COLOURS):
        raise NotationError(f"the places of four colours are given, not of {len(colours)}")
    places = tuple(_read_colour(n, colour, track) for n, colour in enumerate(colours))
    held: dict[int, int] = {}
    for colour, steps in enumerate(places):
        for step in steps:
            bit = track.bits[slot(colour, step)]
            if bit and held.setdefault(bit, colour & 1) != colour & 1:
                name = track.name(slot(colour, step))
                raise NotationError(f"counters of both teams stand on {name}", "UC-HIT")
    return places


def _read_colour(colour: int, text: str, track: Track) -> tuple[int, ...]:
    team, names = COLOURS[colour].upper(), text.split(",")
    if len(names) != COUNTERS:
        raise NotationError(f"a colour has four counters, {team} has {len(names)}")
    slots = [slot_named(colour, name, track) for name in names]
    for name, at in zip(names, slots, strict=True):
        if at == NOWHERE:
            raise NotationError(f"no counter of {team} ever stands on {name[:20]!r}", "UC-MOVE")
    return tuple(sorted(at & 63 for at in slots))


def _seat(letter: str, options: Options) -> Seat:
    if letter not in tuple(COLOURS[: options.players]):
        letters = ", ".join(COLOURS[: options.players])
        raise NotationError(f"a seat is one of {letters}, not {letter[:20]!r}", "UC-TEAMS")
    return COLOURS.index(letter)


def _read_rights(fields: list[str], options: Options) -> Rights:
    """Read the fields that follow where they are needed."""
    found: dict[str, str] = {}
    for field in fields:
        name, equals, value = field.partition("=")
        if name not in _FIELDS or not equals or not value:
            raise NotationError(f"{field[:20]!r} is no field of a position")
        if name in found:
            raise NotationError(f"there are two fields {name}")
        found[name] = value
    first = _mask(found.get("first", ""), options)
    snakes = options.snake_eyes and options.dice == 2
    return Rights(
        first=first if snakes else 0,
        snake=_mask(found.get("snake", ""), options),
        saved=_read_saved(found.get("saved", ""), options),
        assist=_mask(found.get("assist", ""), options),
    )


def _mask(letters: str, options: Options) -> int:
    seats = [_seat(letter, options) for letter in letters]
    if len(set(seats)) < len(seats):
        raise NotationError(f"a seat is named twice in {letters[:20]!r}")
    return sum(1 << seat for seat in seats)


def _read_saved(text: str, options: Options) -> tuple[int, int, int, int]:
    saved = [0, 0, 0, 0]
    for part in text.split(",") if text else ():
        number = re.fullmatch(r"[1-9][0-9]{0,3}", part[1:])
        seat = _seat(part[:1], options)
        if number is None or saved[seat]:
            raise NotationError("saved sixes are written as a2,b1, each seat once", "UC-SAVE")
        saved[seat] = int(number[0])
    a, b, c, d = saved
    return a, b, c, d


# What no game can show


def _check(setup: Setup, options: Options) -> None:
    """Refuse rights and turns that cannot be."""
    rights = setup.rights
    if rights.snake and not (options.snake_eyes and options.dice == 2):
        raise NotationError("there are no snake eyes in this game", "UC-SNAKE-EYES")
    if rights.snake & rights.first:
        raise NotationError("snake eyes came on a first turn that is over", "UC-SNAKE-BACK")
    if any(rights.saved) and not (options.saved_sixes and options.dice == 1):
        raise NotationError("there are no saved sixes in this game", "UC-SAVE")
    _check_helpers(setup, options)
    if setup.seat == NOBODY:
        _check_nobody(setup, options)
    elif options.players == 4 and _is_home(setup, setup.seat):
        partner = setup.places[setup.seat ^ 2]
        if not options.partner_assist or all(step > FOOT for step in partner):
            letter = COLOURS[setup.seat].upper()
            raise NotationError(f"{letter} is home and does not throw", "UC-ASSIST")


def _is_home(setup: Setup, colour: int) -> bool:
    return all(step == HOME for step in setup.places[colour])


def _check_helpers(setup: Setup, options: Options) -> None:
    if not setup.rights.assist:
        return
    if not options.partner_assist or options.players == 2:
        raise NotationError("nobody helps a partner in this game", "UC-ASSIST")
    for seat, letter in enumerate(COLOURS):
        if setup.rights.assist >> seat & 1 and not _is_home(setup, seat):
            raise NotationError(f"{letter.upper()} is not home and cannot help", "UC-ASSIST")


def _check_nobody(setup: Setup, options: Options) -> None:
    """Nobody throws before the starting throw and after the end only."""
    teams = [_is_home(setup, team) and _is_home(setup, team + 2) for team in (0, 1)]
    if all(teams):
        raise NotationError("only one team can be home first", "UC-WIN")
    if not any(teams) and setup.places != IN_BASE:
        raise NotationError("who throws is missing", "UC-TEAMS")
    if not any(teams) and options.first != "throw":
        raise NotationError("there is no starting throw in this game", "UC-START")

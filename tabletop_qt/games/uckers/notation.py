"""The notation of actions, both ways.

>>> from tabletop_qt.games.uckers.track import TRACKS
>>> track = TRACKS["second"]
>>> write(act.throwing(6, 3), track), write(act.moving(0, 6), track)
('r63', 'ab-2')
>>> parse("a48-h3", track, 2)
Written(kind=0, start=48, to='h3')
>>> parse("r36", track, 2)
Traceback (most recent call last):
...
tabletop_qt.core.rules.NotationError: a throw is written with the higher die first
"""

import re
from dataclasses import dataclass
from typing import Final, Protocol

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers.track import BASE, COLOURS, FOOT, HOME, NOWHERE, Track, slot

_SQUARE: Final = r"[0-9]|[1-4][0-9]|5[01]"
_PLACE: Final = re.compile(rf"b|h[1-5]?|{_SQUARE}")
_MOVE: Final = re.compile(r"(use:)?([a-d])(\w+)([-=])(\w+)")
_CHALLENGE: Final = re.compile(r"challenge:([a-d])(\w+)")
_NAMED: Final = {name: action for action, name in act.WORDS.items()}


class Lister(Protocol):
    """What lists actions and writes them: a position."""

    track: Track

    def actions(self) -> list[int]:
        """List the lawful actions."""

    def write(self, action: int) -> str:
        """Write an action."""


@dataclass(frozen=True, slots=True)
class Written:
    """A move or challenge as it is written, lawful or not."""

    kind: int
    start: int
    """The slot of the counter."""
    to: str = ""
    """The place it comes to, as written."""


def write(action: int, track: Track) -> str:
    """Write an action."""
    kind, at = act.kind(action), act.start(action)
    if kind == act.THROW:
        return "r" + ("".join(map(str, act.dice(action))) or "c")
    if kind == act.WORD:
        return act.WORDS[action]
    place = COLOURS[at >> 6] + track.name(at)
    if kind == act.CHALLENGE:
        return "challenge:" + place
    to = track.name(track.target(at, act.distance(action)))
    if kind == act.BLOB:
        return f"{place}={to}"
    return ("use:" if kind == act.USE else "") + f"{place}-{to}"


def slot_named(colour: int, place: str, track: Track) -> int:
    """Find the slot of a colour by the name of its place, `NOWHERE` if it never comes there.

    >>> from tabletop_qt.games.uckers.track import TRACKS
    >>> [slot_named(1, place, TRACKS["second"]) & 63 for place in ("b", "15", "13", "h1", "h")]
    [0, 2, 52, 53, 58]
    """
    if place == "b":
        return slot(colour, BASE)
    if place == "h":
        return slot(colour, HOME)
    if place in ("h1", "h2", "h3", "h4", "h5"):
        return slot(colour, FOOT + int(place[1]))
    if re.fullmatch(_SQUARE, place):
        return track.slot_on(colour, int(place))
    return NOWHERE


def parse(text: str, track: Track, dice: int) -> Written | int:
    """Read an action, lawful or not; throws and words are given as they are made."""
    if text in _NAMED:
        return _NAMED[text]
    if text.startswith("r"):
        return _throw(text, dice)
    if found := _CHALLENGE.fullmatch(text):
        return Written(act.CHALLENGE, _start(found[1], found[2], track))
    found = _MOVE.fullmatch(text)
    if not found or (found[1] and found[4] == "="):
        raise NotationError(f"{text[:20]!r} is no action of this game")
    to = _place(found[5])
    if to == "b":
        raise NotationError("no counter goes to its base by a move of its own", "UC-MOVE")
    kind = act.BLOB if found[4] == "=" else act.USE if found[1] else act.MOVE
    return Written(kind, _start(found[2], found[3], track), to)


def _throw(text: str, dice: int) -> int:
    """Read a throw, such as ``r63`` or ``rc``."""
    if text == "rc":
        return act.COCKED
    if not re.fullmatch(rf"r[1-6]{{{dice}}}", text):
        raise NotationError("a throw is written r and a number from 1 to 6 for each die, or rc")
    thrown = [int(die) for die in text[1:]]
    if thrown != sorted(thrown, reverse=True):
        raise NotationError("a throw is written with the higher die first")
    return act.throwing(*thrown)


def _place(name: str) -> str:
    if not _PLACE.fullmatch(name):
        raise NotationError(f"there is no place {name[:20]!r} on the board", "ALL-PLACE")
    return name


def _start(letter: str, name: str, track: Track) -> int:
    at = slot_named(COLOURS.index(letter), _place(name), track)
    if at == NOWHERE:
        raise NotationError(f"no counter of {letter.upper()} ever stands on {name}", "UC-MOVE")
    return at


def read(text: str, position: Lister, dice: int) -> int:
    """Read a lawful action; raise NotationError for any other text."""
    for action in position.actions():
        if position.write(action) == text:
            return action
    parse(text, position.track, dice)
    raise NotationError(f"{text} is not lawful there")

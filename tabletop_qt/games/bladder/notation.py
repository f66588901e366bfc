"""The notation of Bladder: position strings, and actions read for the position they are made in.

>>> position = Position(decode("3L4/8/8/5D4/4D5/4D3/8/8 d - 7"))
>>> position.write(read("c5-d5@e5", position))
'c5-d5@e5'
>>> read("c5-d5", position)
Traceback (most recent call last):
...
tabletop_qt.core.rules.NotationError: several men could have the bladder: @ and a square are missing
"""

from typing import Final

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.bladder.action import (
    BARE,
    CARRIER,
    FIELD,
    KIND,
    MOVE,
    PASS,
    TACKLE,
    VICTIM,
    carrier,
    kind,
    read_action,
    tackled,
    victim,
    write,
)
from tabletop_qt.games.bladder.position import Position
from tabletop_qt.games.bladder.setup import ON_DIAMOND
from tabletop_qt.games.bladder.strings import START, decode, encode

__all__ = ["START", "decode", "encode", "read", "read_action", "write"]

_SIGNS: Final = {VICTIM: "x", TACKLE: "t", CARRIER: "@"}
_OTHER_KIND: Final = (MOVE ^ PASS) << KIND


def read(text: str, position: Position) -> int:
    """Read an action, lawful or not, that is to be made in a position.

    Raises NotationError for a text that is no action, and for a lawful one written otherwise
    than section 9 says: with a suffix missing, or with an ``@`` where nobody gains the bladder.
    """
    action = read_action(text)
    if kind(action) not in (MOVE, PASS) or position.lawful(action):
        return action
    if position.lawful(action ^ _OTHER_KIND):
        rule = "BL-STEP" if kind(action) == PASS else "BL-PASS"
        raise _written(action ^ _OTHER_KIND, rule)
    if not position.options.real_time:
        _check_suffixes(action, position)
    return action


def _written(action: int, rule: RuleId) -> NotationError:
    return NotationError(f"that action is written {write(action)}", rule)


def _check_suffixes(action: int, position: Position) -> None:
    """Refuse a lawful action with a suffix missing or a needless ``@``."""
    ways = [way for way in position.actions() if _completes(way, action)]
    if ways:
        fewest = min(len(_added(way, action)) for way in ways)
        ways = [way for way in ways if len(_added(way, action)) == fewest]
        if len(ways) == 1:
            raise _written(ways[0], _rule(ways[0], position))
        raise NotationError(_missing(ways, action), _rule(ways[0], position))
    plain = action & ~(FIELD << CARRIER)
    if plain != action and position.lawful(plain):
        lying = position.carrier == ON_DIAMOND
        raise _written(plain, "BL-PICKUP" if lying else "BL-LAME-CARRIER")


def _completes(way: int, action: int) -> bool:
    """Tell whether a lawful action is the given one with suffixes added."""
    return way & BARE == action & BARE and all(
        not action >> field & FIELD or action >> field & FIELD == way >> field & FIELD
        for field in _SIGNS
    )


def _added(way: int, action: int) -> tuple[int, ...]:
    """List the fields that a lawful action has and the given one lacks."""
    return tuple(f for f in _SIGNS if way >> f & FIELD and not action >> f & FIELD)


def _missing(ways: list[int], action: int) -> str:
    """Say what is missing where there are several ways to go on."""
    missing = sorted({_added(way, action) for way in ways})
    if missing == [(CARRIER,)]:
        return "several men could have the bladder: @ and a square are missing"
    signs = " or ".join(" and ".join(_SIGNS[field] for field in each) for each in missing)
    return f"the bladder is taken with {signs} and a square, which is missing"


def _rule(way: int, position: Position) -> RuleId:
    """Name the rule that calls for the suffixes of a lawful action."""
    if position.carrier == ON_DIAMOND or carrier(way) < 0:
        return "BL-PICKUP" if carrier(way) >= 0 else "BL-LAME"
    if tackled(way) >= 0:
        return "BL-TACKLE"
    return "BL-LAME-CARRIER" if victim(way) == position.carrier else "BL-LAME"

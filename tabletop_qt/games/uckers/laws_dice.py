"""Why a die cannot be used by a counter that it could move: the run, the other die, the order."""

from typing import Final

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers.laws_case import Case

_RUN: Final = MARK("rules", "This run belongs to {bound}: no other moves by {dice}.")
_AFTER_SAVED: Final = MARK(
    "rules", "The throw after a saved six belongs to {bound}: no other moves by {dice}."
)
_ALL_ON_ONE: Final = MARK("rules", "All saved sixes of a turn go to one counter: to {bound}.")
_MOVED_ON: Final = MARK(
    "rules", "The {used} has moved {counter}: the {rest} cannot move it on, but another counter."
)
_LARGER: Final = MARK("rules", "The {high} has to be used first, the {low} after it.")
_LARGER_CHALLENGES: Final = MARK(
    "rules", "The {high} has to be used first: it can challenge the blob on {place}."
)
_LEAVES: Final = MARK(
    "rules", "Playing the {die} first with {counter} would leave the {other} unused."
)
_LEAVES_SECOND: Final = MARK(
    "rules", "Playing one {die} with {counter} would leave the other {die} unused."
)
_HIGHER: Final = MARK(
    "rules", "Only one of the dice can be used, and then it has to be the {high}, not the {low}."
)


def bound(case: Case, at: int) -> Reason | None:
    """Tell to which other counter the throw is bound (UC-LOCK, UC-SAVE)."""
    lock = case.position.lock
    if lock < 0 or at == lock:
        return None
    text = _AFTER_SAVED if binding(case) == "UC-SAVE" else _RUN
    if case.offers_saved:
        text = _ALL_ON_ONE
    return case.say(binding(case), text, case.on(lock, at), bound=case.counter(lock))


def binding(case: Case) -> RuleId:
    """Name the rule that binds a throw to one counter: after a saved six it is UC-SAVE."""
    return "UC-SAVE" if case.position.used and case.throws <= 1 else "UC-LOCK"


def moved_on(case: Case, at: int) -> Reason | None:
    """Refuse to move a counter by the second die that the first has moved (UC-DICE-TOTAL)."""
    position = case.position
    if not position.rest:
        return None
    last = position.since[-1]
    start, to = act.start(last), case.track.target(act.start(last), act.distance(last))
    if at != to or not start & 63 or position.count[to] > 1:
        return None
    used = act.distance(last)
    counter, rest = case.counter(at), position.rest
    return case.say("UC-DICE-TOTAL", _MOVED_ON, case.on(at), counter=counter, used=used, rest=rest)


def out_of_order(case: Case, at: int, die: int) -> Reason:
    """Say why a die that could move a counter may not do so now.

    UC-LARGER-FIRST and UC-DICE-BOTH, with two dice of which none is used.
    """
    position, starts = case.position, case.on(*case.starts)
    high, low = position.high, position.low
    counter, larger = case.counter(at), position.options.larger_first
    if high == low:
        text = _LEAVES_SECOND
        return case.say("UC-DICE-BOTH", text, (*case.on(at), *starts), counter=counter, die=die)
    if larger and die == low:
        if case.sight.movers(high):
            return case.say("UC-LARGER-FIRST", _LARGER, starts, high=high, low=low)
        place = case.place(case.starts[0] + 1)
        return case.say("UC-LARGER-FIRST", _LARGER_CHALLENGES, starts, high=high, place=place)
    if die == low and not both_usable(case):
        return case.say("UC-DICE-BOTH", _HIGHER, starts, high=high, low=low)
    rule, other = "UC-LARGER-FIRST" if larger else "UC-DICE-BOTH", high + low - die
    pieces = (*case.on(at), *starts)
    return case.say(rule, _LEAVES, pieces, counter=counter, die=die, other=other)


def both_usable(case: Case) -> bool:
    """Tell whether two dice, neither of them used, can both be used (UC-DICE-BOTH)."""
    sight, position = case.sight, case.position
    high, low = position.high, position.low
    highs, lows = sight.movers(high), sight.movers(low)
    path = case.track.paths[high + low]
    return bool(
        sight.keepers(highs, low, lows)
        or sight.keepers(lows, high, highs)
        or any(not path[at] & sight.walls for at in highs)
    )

"""What a mover is obliged to, by which rule, and which of his counters are."""

from collections.abc import Iterator
from typing import Final

from tabletop_qt.core.rules import Draft, Reason
from tabletop_qt.core.steps import Say
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers.laws_case import Case
from tabletop_qt.games.uckers.laws_dice import binding, both_usable
from tabletop_qt.games.uckers.laws_moving import stopped
from tabletop_qt.games.uckers.position import Position
from tabletop_qt.games.uckers.state import State
from tabletop_qt.games.uckers.stepping import USE

_RUN: Final = MARK("rules", "This run belongs to {counter}: {dice} can be used by no other.")
_AFTER_SAVED: Final = MARK(
    "rules", "A saved six moved {counter}: {dice} can be used by no other now."
)
_ALL_ON_ONE: Final = MARK("rules", "All saved sixes of a turn go to one counter: to {counter}.")
_CHALLENGE: Final = MARK(
    "rules", "The six has no other use than to challenge the blob on {place}: so you must."
)
_LARGER: Final = MARK("rules", "The {high} has to be used first, the {low} after it.")
_KEEP: Final = MARK("rules", "The {high} has to be used so that the {low} can be used too.")
_BOTH: Final = MARK("rules", "{dice} have both to be used, since there is a way to do it.")
_BOTH_ALIKE: Final = MARK("rules", "{dice} has to be used whole, since there is a way to do it.")
_HIGHER: Final = MARK("rules", "Only one of the dice can be used, and it has to be the {high}.")
_ONLY: Final = MARK("rules", "Only {counter} can use {dice}, so it has to.")


def told(position: Position, draft: Draft[State]) -> tuple[Reason, ...]:
    """Tell what narrows the choice of a counter; nothing where every use is free."""
    case = Case(draft.base, position)
    if case.offers_saved != (draft.steps == (Say(USE),)) or not case.starts:
        return ()
    if position.is_chance or (draft.steps and not case.offers_saved):
        return ()
    narrowed = tuple(_narrowed(case))
    return narrowed or tuple(_only(case))


def _narrowed(case: Case) -> Iterator[Reason]:
    position = case.position
    kinds = {act.kind(action) for action in position.listed}
    if kinds == {act.CHALLENGE}:
        place = case.place(case.starts[0] + 1)
        yield case.say("UC-CHALLENGE", _CHALLENGE, case.on(*case.starts), place=place)
    elif position.lock >= 0:
        yield from _tied(case)
    elif position.low and not position.rest:
        yield from _in_order(case)


def _tied(case: Case) -> Iterator[Reason]:
    """UC-LOCK, UC-SAVE: the throw belongs to one counter, though others could use it."""
    lock, rule = case.position.lock, binding(case)
    others = (at for at in case.sight.own if at != lock)
    if lock in case.starts and not all(stopped(case, at, case.dice[0]) for at in others):
        text = _AFTER_SAVED if rule == "UC-SAVE" else _RUN
        if case.offers_saved:
            text = _ALL_ON_ONE
        yield case.say(rule, text, case.on(lock), counter=case.counter(lock))


def _in_order(case: Case) -> Iterator[Reason]:
    """UC-LARGER-FIRST, UC-DICE-BOTH: not every die may begin, nor with every counter."""
    position, pieces = case.position, case.on(*case.starts)
    high, low = position.high, position.low
    listed = {(act.start(a), act.distance(a)) for a in position.listed if act.kind(a) == act.MOVE}
    highs = {(at, high) for at in case.sight.movers(high)}
    lows = {(at, low) for at in case.sight.movers(low)}
    if position.options.larger_first and high != low:
        if highs and lows:
            yield case.say("UC-LARGER-FIRST", _LARGER, pieces, high=high, low=low)
        if highs - listed:
            yield case.say("UC-LARGER-FIRST", _KEEP, pieces, high=high, low=low)
    elif (highs | lows) - listed:
        text = _BOTH_ALIKE if high == low else _BOTH
        if high != low and not both_usable(case):
            text = _HIGHER
        yield case.say("UC-DICE-BOTH", text, pieces, high=high)


def _only(case: Case) -> Iterator[Reason]:
    """UC-MUST: a single counter can use the throw, so it must."""
    words = any(act.kind(action) == act.WORD for action in case.position.listed)
    if len(case.starts) == 1 and len(case.sight.own) > 1 and not words:
        (at,) = case.starts
        yield case.say("UC-MUST", _ONLY, case.on(at), counter=case.counter(at))

"""What a player of Uckers is asked to do next."""

from collections.abc import Iterator
from typing import Final

from tabletop_qt.core.rules import Draft
from tabletop_qt.core.steps import Say
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers.memory import Phase
from tabletop_qt.games.uckers.position import Position
from tabletop_qt.games.uckers.rules import Uckers
from tabletop_qt.games.uckers.state import State
from tabletop_qt.games.uckers.telling import seat_name

_AT_YOU: Final = (
    MARK("rules", "once at you"),
    MARK("rules", "twice at you"),
    MARK("rules", "three times at you"),
    MARK("rules", "four times at you"),
)


def caption(rules: Uckers, draft: Draft[State]) -> Phrase:
    """Tell what to do next in a draft."""
    if draft.base.over is not None or draft.seat < 0:
        return Phrase(MARK("rules", "The game is over."))
    position, ways = rules.live(draft.base)
    if position.is_chance:
        return _throwing(position)
    actions = [ways[way] for way in draft.ways]
    if not draft.steps:
        return _choosing(position, actions)
    if isinstance(draft.steps[-1], Say):
        return Phrase(MARK("rules", "Move a glowing counter by the saved six."))
    if all(act.kind(action) == act.CHALLENGE for action in actions):
        return Phrase(MARK("rules", "Drop the counter on the blob ahead to challenge it."))
    return Phrase(MARK("rules", "Put the counter down on a dot."))


# Throwing


def _throwing(position: Position) -> Phrase:
    """Tell whose throw it is, and what for."""
    options = position.options
    if position.phase == Phase.START:
        text = MARK("rules", "{seat}, throw to see who begins: the highest does.")
        return Phrase(text, {"seat": seat_name(position.seat, options.players)})
    if position.need:
        declared = position.blob_ahead(position.challenger) + 1
        call = _AT_YOU[min(declared - position.need, len(_AT_YOU)) - 1]
        text = MARK("rules", "Challenge: {call}. Throw a six.")
        return Phrase(text, {"call": Phrase(call)})
    return Phrase(_throw_for(position))


def _throw_for(position: Position) -> str:
    """Tell what a throw outside a challenge is for."""
    if position.since[-1:] == (act.COCKED,):
        return MARK("rules", "A die lies cocked: throw again.")
    if not position.own() and position.assisting and not position.rights.assist:
        return MARK("rules", "You are home: throw a six and you may help your partner.")
    if position.opening and not position.can_use():
        return MARK("rules", "No throw can be of use to you: forgo the turn, or throw.")
    if position.used:
        return MARK("rules", "Throw: it goes to the counter that the saved six moved.")
    if position.lock >= 0:
        return MARK("rules", "A six: throw again, for the same counter.")
    if not position.opening:
        return MARK("rules", "A six: throw again.")
    if position.options.dice == 1:
        return MARK("rules", "Throw the die: click it or press Space.")
    return MARK("rules", "Throw the dice: click them or press Space.")


# Choosing

_AND: Final = MARK("rules", "{one} {other}")


def _choosing(position: Position, actions: list[int]) -> Phrase:
    """Tell what the throw can be used for."""
    kinds = {act.kind(action) for action in actions}
    if act.USE in kinds:
        return Phrase(MARK("rules", "Use a saved six on a glowing counter, or throw."))
    if kinds == {act.WORD}:
        return Phrase(MARK("rules", "The six can move nothing: save it."))
    if kinds == {act.CHALLENGE}:
        return Phrase(MARK("rules", "Challenge: drop a glowing counter on the blob ahead of it."))
    said = _moving(position, {act.distance(a) for a in actions if act.kind(a) == act.MOVE})
    for more in _besides(kinds):
        said = Phrase(_AND, {"one": said, "other": Phrase(more)}) if said else Phrase(more)
    assert said
    return said


def _moving(position: Position, distances: set[int]) -> Phrase | None:
    """Tell by how much a counter may be moved first."""
    high, low, rest = position.high, position.low, position.rest
    values: dict[str, str | int | Phrase] = {"high": high, "low": low, "total": high + low}
    singles = [die for die in dict.fromkeys((high, low)) if die in distances]
    total = bool(low) and not rest and high + low in distances
    if not distances:
        return None
    if not singles:
        return Phrase(MARK("rules", "Move a glowing counter by both dice: {total}."), values)
    values["die"] = singles[0]
    if len(singles) == 2 and total:
        text = MARK("rules", "Move a glowing counter: {high} or {low}, or both on one.")
    elif len(singles) == 2:
        text = MARK("rules", "Move a glowing counter: {high} or {low}.")
    elif total:
        text = MARK("rules", "Move a glowing counter: {die} first, or both on one.")
    elif low and not rest and high != low:
        text = MARK("rules", "Move a glowing counter: {die} first.")
    else:
        text = MARK("rules", "Move a glowing counter: {die}.")
    return Phrase(text, values)


def _besides(kinds: set[int]) -> Iterator[str]:
    """Tell what else may be done with the throw."""
    if act.BLOB in kinds:
        yield MARK("rules", "Or take the blob ahead with yours.")
    if act.CHALLENGE in kinds:
        yield MARK("rules", "Or challenge the blob ahead.")
    if act.WORD in kinds:
        yield MARK("rules", "Or save the six.")

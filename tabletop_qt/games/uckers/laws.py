"""Why a step is refused: the words, and the counters and places to point at.

The position alone decides what is lawful; a law is asked only about a step that is not offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop_qt.core.board import Board
from tabletop_qt.core.rules import Draft, Reason
from tabletop_qt.core.steps import Pick, Place, Say, Step
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, PieceId, SiteId
from tabletop_qt.games.uckers import laws_challenge as challenge
from tabletop_qt.games.uckers import laws_dice, laws_moving, laws_words
from tabletop_qt.games.uckers.laws_case import Case
from tabletop_qt.games.uckers.memory import Phase
from tabletop_qt.games.uckers.position import Position
from tabletop_qt.games.uckers.state import State
from tabletop_qt.games.uckers.stepping import USE

_NO_PLACE: Final = MARK("rules", "That is no place of the board.")
_GONE: Final = MARK("rules", "There is no such counter.")
_CHOOSE: Final = MARK("rules", "Choose a counter first, then {place} for it to go to.")
_NO_PARTS: Final = MARK("rules", "{counter} only moves: it has nothing to turn or to take.")
_WAITS: Final = MARK("rules", "You move one counter at a time: {counter} has to wait.")
_PLACE_WAITS: Final = MARK("rules", "The move you have begun is not to {place}: finish it first.")
_THROW: Final = MARK("rules", "Throw first: {counter} stays until then.")
_THROW_PLACE: Final = MARK("rules", "Throw first: nobody goes to {place} before.")
_START: Final = MARK("rules", "Throw to see who begins: {counter} stays until then.")
_SIX_NEEDED: Final = MARK(
    "rules", "Throw for the next six: the blob on {blob} is challenged, and {counter} stays."
)
_SAY_USE: Final = MARK("rules", "Throw, or say first that you use a saved six: {counter} waits.")
_SAY_USE_PLACE: Final = MARK(
    "rules", "Throw, or say first that you use a saved six: nobody goes to {place} before."
)


def judge(position: Position, board: Board, draft: Draft[State], step: Step) -> tuple[Reason, ...]:
    """Give the rules a step breaks, the most specific first; none where it begins a lawful way."""
    made = len(draft.steps)
    begun = (*draft.steps, step)
    if any(way[: made + 1] == begun for way in draft.ways):
        return ()
    found: list[Reason] = []
    for reason in _reasons(Case(draft.base, position), board, draft, step):
        if reason not in found:
            found.append(reason)
    return tuple(found)


def _reasons(case: Case, board: Board, draft: Draft[State], step: Step) -> Iterator[Reason]:
    if nothing := _nothing(case, board, step):
        yield nothing
        return
    steps = draft.steps
    if steps[:1] == (Say(USE),):
        if not case.offers_saved:
            yield laws_words.refused(case, USE)
            return
        steps = steps[1:]
    elif case.offers_saved and not isinstance(step, Say) and draft.steps not in draft.ways:
        yield _touched(case, step, "UC-SAVE", _SAY_USE, _SAY_USE_PLACE)
        return
    match step, steps:
        case Say(word), _:
            yield laws_words.refused(case, word)
        case _ if case.position.is_chance:
            yield _unthrown(case, step)
        case Pick(piece), ():
            yield from _pick(case, piece)
        case Place(site), (Pick(piece),):
            yield from _place(case, piece, site)
        case Place(site), ():
            yield Reason("ALL-EMPTY", Phrase(_CHOOSE, {"place": case.place_named(site)}), (site,))
        case _:
            yield _touched(case, step, "UC-MOVE", _WAITS, _PLACE_WAITS)


# What is touched


def _nothing(case: Case, board: Board, step: Step) -> Reason | None:
    """ALL-PLACE, ALL-EMPTY: what is touched is not there at all."""
    match step:
        case Place(site):
            return None if site in board else Reason("ALL-PLACE", Phrase(_NO_PLACE), (site,))
        case Say():
            return None
    piece = step.piece
    at = case.state.slot_of(piece)
    if at is None:
        return Reason("ALL-EMPTY", Phrase(_GONE), (), (piece,))
    if not isinstance(step, Pick):
        rule = "ALL-THROW" if case.position.is_chance else "UC-MOVE"
        return case.say(rule, _NO_PARTS, (piece,), counter=case.counter(at))
    return None


def _touched(case: Case, step: Step, rule: str, text: str, of_place: str) -> Reason:
    """Refuse what was touched by one of two sentences: about a counter, or about a place."""
    if isinstance(step, Place):
        return case.say(rule, of_place, (), (step.site,), place=case.place_named(step.site))
    assert isinstance(step, Pick)
    return case.say(rule, text, (step.piece,), counter=_counter(case, step.piece))


def _counter(case: Case, piece: PieceId) -> Phrase:
    at = case.state.slot_of(piece)
    assert at is not None
    return case.counter(at)


def _unthrown(case: Case, step: Step) -> Reason:
    """ALL-THROW: before a throw nothing is touched."""
    position = case.position
    if position.need and isinstance(step, Pick):
        blob, pieces = case.place(position.challenger + 1), (step.piece,)
        counter = _counter(case, step.piece)
        return case.say("ALL-THROW", _SIX_NEEDED, pieces, counter=counter, blob=blob)
    text = _START if position.phase == Phase.START else _THROW
    return _touched(case, step, "ALL-THROW", text, _THROW_PLACE)


# Choosing a counter


def _pick(case: Case, piece: PieceId) -> Iterator[Reason]:
    """Tell why a counter cannot be used at all."""
    at = case.state.slot_of(piece)
    assert at is not None
    case = Case(case.state, case.position, piece)
    if other := laws_moving.not_yours(case, at):
        yield other
        return
    dice = case.dice
    if case.position.high == 6 and challenge.is_behind(case, at):
        yield from challenge.refused(case, at)
    if tied := laws_dice.bound(case, at) or laws_dice.moved_on(case, at):
        yield tied
        return
    if not at & 63 and 6 in dice:
        dice = (6,)
    free = [die for die in dice if not laws_moving.stopped(case, at, die)]
    if free:
        yield from (laws_dice.out_of_order(case, at, die) for die in free)
    else:
        yield from filter(None, (laws_moving.stopped(case, at, die) for die in dice))


# Choosing where it goes


def _place(case: Case, piece: PieceId, site: SiteId) -> Iterator[Reason]:
    """Tell why a counter cannot go to a place."""
    at = case.state.slot_of(piece)
    assert at is not None
    case = Case(case.state, case.position, piece)
    if other := laws_moving.not_yours(case, at):
        yield other
        return
    if case.position.high == 6:
        yield from challenge.refused_at_foot(case, at, site)
    if astray := laws_moving.off_the_way(case, at, site):
        yield astray
        return
    to = case.slot_at(at >> 6, site)
    yield from _ahead(case, at, to)


def _ahead(case: Case, at: int, to: int) -> Iterator[Reason]:
    """Tell why a counter cannot go to a slot that lies ahead on its way."""
    far, dice = (to - at if at & 63 else 6), case.dice
    six, next_to = case.position.high == 6, at & 63 and far == 1
    behind = next_to and not case.offers_saved and challenge.is_behind(case, at)
    if behind and (six or 1 not in dice):
        yield from challenge.refused(case, at)
    if dice == (far, far):
        yield from challenge.not_taken(case, at, to)
    if six and next_to and not behind and case.foes(to) and 1 not in dice:
        yield from challenge.nothing_there(case, at)
    if far in dice:
        yield from _by_die(case, at, far)
    elif len(dice) == 2 and far == sum(dice) and at & 63:
        yield laws_moving.total_stopped(case, at, far)
    elif not at & 63:
        yield from filter(None, (laws_moving.stopped(case, at, dice[0]),))
    elif not behind:
        yield laws_moving.too_far(case, at, to)
        if six and next_to and case.track.bits[to]:
            yield from challenge.nothing_there(case, at)
    if at & 63 and not case.offers_saved:
        yield from challenge.not_taken(case, at, to)


def _by_die(case: Case, at: int, die: int) -> Iterator[Reason]:
    """Tell why a counter cannot use a die that is open."""
    tied = laws_dice.bound(case, at) or laws_dice.moved_on(case, at)
    if tied:
        yield tied
    if stop := laws_moving.stopped(case, at, die):
        yield stop
    elif not tied:
        yield laws_dice.out_of_order(case, at, die)

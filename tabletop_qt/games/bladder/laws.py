"""Why a step is refused: the words, and the men and squares to point at.

The engine alone decides what is lawful; a law is asked only about a step that is not offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from tabletop_qt.core.rules import Draft, Reason
from tabletop_qt.core.steps import Pick, Place, Say, Step, Steps
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, RuleId, Word
from tabletop_qt.games.bladder import causes, walking
from tabletop_qt.games.bladder.case import Case, too_much
from tabletop_qt.games.bladder.cells import (
    CELL_OF,
    CENTRE,
    SCORER,
    distance,
)
from tabletop_qt.games.bladder.setup import ON_DIAMOND, Phase
from tabletop_qt.games.bladder.state import BALL, DIAMOND, State
from tabletop_qt.games.bladder.stepping import (
    CARRY,
    HERO,
    INTENTS,
    LAME,
    MARK_WORD,
    SKIP,
    TACKLE,
)

if TYPE_CHECKING:
    from tabletop_qt.games.bladder.rules import Bladder


def judge(rules: Bladder, draft: Draft[State], step: Step) -> Iterator[Reason]:
    """Give the rules a step breaks that is not offered, the most specific first."""
    state = draft.base
    case = Case(state, rules.options, draft.seat)
    if nothing := _nothing(rules, state, step):
        yield nothing
        return
    if rules.marking(state):
        yield _mark(case, step)
        return
    match draft.steps:
        case ():
            yield from _begin(case, step)
        case (first,):
            yield from _go_on(rules, case, first, step)
        case (first, second, *_) if rules.options.real_time:
            if rules.split(state, draft.steps)[0] is None:
                # The move or pass itself is refused, whatever was to be added to it.
                yield from judge(rules, replace(draft, steps=(first,)), second)
            else:
                yield _intent(case, draft, step)
        case (first, second, *more):
            yield _follow_up(case, (first, second), tuple(more), step)


def _go_on(rules: Bladder, case: Case, first: Step, step: Step) -> Iterator[Reason]:
    """Judge the second step by what was chosen first."""
    match first:
        case Say(word) if word == HERO:
            may = rules.live(case.state)[0].may_claim() and case.setup.phase == Phase.NONE
            yield _claim(case, step) if may else _word(case, HERO)
        case Pick(piece) if piece == BALL:
            yield _pass(case, step)
        case Pick(piece):
            start = case.state.cell_of(piece)
            assert start is not None
            if case.setup.phase != Phase.NONE and start != case.setup.doer:
                # He may not move at all, wherever he was to go.
                yield from _begin(case, first)
            else:
                yield from _go(case, start, step)
        case _:
            yield too_much(case, step)


def _follow_up(case: Case, bare: tuple[Step, Step], more: Steps, step: Step) -> Reason:
    """Judge what is to follow from a move or a pass."""
    match bare:
        case (Pick(piece), Pick()) if piece == BALL:
            text = MARK(
                "rules", "Passing the bladder is a whole turn: it lames and tackles nobody."
            )
            return case.say("BL-ACTIVE", text, pieces=(BALL,))
        case (Pick(piece), Place(site)) if site in CELL_OF:
            start = case.state.cell_of(piece)
            if start is not None:
                return causes.refused(case, start, CELL_OF[site], more, step)
    return too_much(case, step)


def _nothing(rules: Bladder, state: State, step: Step) -> Reason | None:
    """ALL-PLACE, ALL-EMPTY: what is touched is not there at all."""
    match step:
        case Place(site) if site not in rules.board:
            return Reason("ALL-PLACE", Phrase(_NO_PLACE), (site,))
        case Pick(piece) if piece != BALL and state.cell_of(piece) is None:
            return Reason("ALL-EMPTY", Phrase(_GONE), (), (piece,))
    return None


_NO_PLACE = MARK("rules", "That is no place of the board.")
_GONE = MARK("rules", "That man is not on the field.")
_NOT_YOURS = MARK("rules", "The man on {man} is not yours.")
_NO_MAN = MARK("rules", "On {place} there is no man to move: choose one first, then his square.")


# The beginning of a turn


def _begin(case: Case, step: Step) -> Iterator[Reason]:
    match step:
        case Place(site):
            yield Reason("ALL-EMPTY", Phrase(_NO_MAN, {"place": site.upper()}), (site,))
        case Say(word):
            yield _word(case, word)
        case Pick("ball"):
            yield _ball(case)
        case Pick(piece):
            cell = case.state.cell_of(piece)
            assert cell is not None
            if case.side(cell) != case.seat:
                yield case.say("ALL-YOURS", _NOT_YOURS, [cell])
            elif case.setup.phase != Phase.NONE:
                text = MARK("rules", "The declared hero on {man} moves now, and nobody else.")
                yield case.say("BL-HERO", text, [case.setup.doer], [cell])
            else:
                yield walking.stuck(case, cell)
        case _:
            yield too_much(case, step)


def _word(case: Case, word: Word) -> Reason:
    if word == HERO:
        text = MARK("rules", "You have no hero to declare any more.")
        if not case.options.hero:
            text = MARK("rules", "This game is played without hidden heroes.")
        elif case.setup.phase != Phase.NONE:
            text = MARK("rules", "Your hero is declared already: he moves now.")
        return case.say("BL-HERO", text, pieces=(BALL,))
    if word == MARK_WORD:
        text = MARK("rules", "Heroes are marked before kick-off only.")
        return case.say("BL-HERO", text, pieces=(BALL,))
    if word == SKIP:
        text = MARK("rules", "You must act while you can; a turn is skipped only without any move.")
        return case.say("BL-TURN", text, pieces=(BALL,))
    return case.say("BL-TURN", MARK("rules", "Choose a man or the bladder first."), pieces=(BALL,))


def _ball(case: Case) -> Reason:
    carrier = case.setup.carrier
    if carrier == ON_DIAMOND:
        text = MARK(
            "rules",
            "Nobody has the bladder yet: bring a third man to the squares around the diamond.",
        )
        men = [cell for cell in CENTRE if case.side(cell) == case.seat]
        foes = [cell for cell in CENTRE if case.side(cell) == 1 - case.seat]
        if len(men) == len(foes) == 2:
            text = MARK(
                "rules",
                "Two men of each side stand around the diamond: lame one of them before anybody "
                "can pick up the bladder.",
            )
            return case.say("BL-STAND-OFF", text, [*men, *foes], pieces=(BALL,))
        return case.say("BL-PICKUP", text, men, pieces=(BALL,), number=len(men))
    if case.side(carrier) != case.seat:
        if case.options.tackling:
            text = MARK("rules", "The man on {man} has the bladder: tackle or lame him for it.")
            return case.say("BL-TACKLE", text, [carrier], pieces=(BALL,))
        text = MARK("rules", "The man on {man} has the bladder: only laming him takes it.")
        return case.say("BL-NO-TACKLE", text, [carrier], pieces=(BALL,))
    if case.setup.phase != Phase.NONE:
        text = MARK("rules", "The declared hero on {man} moves now: he makes no passes.")
        return case.say("BL-HERO", text, [case.setup.doer], pieces=(BALL,))
    text = MARK("rules", "No other man of yours is within {range} steps of {man}.")
    return case.say(
        _pass_rule(case), text, [carrier], pieces=(BALL,), range=case.options.pass_range
    )


# Heroes


def _mark(case: Case, step: Step) -> Reason:
    """BL-HERO: before kick-off each side marks one of its men, and nothing else happens."""
    match step:
        case Pick(piece) if piece != BALL:
            cell = case.state.cell_of(piece)
            assert cell is not None
            if case.side(cell) != case.seat:
                return case.say("ALL-YOURS", _NOT_YOURS, [cell])
            text = MARK("rules", "You mark one man: confirm him, or put him back.")
            return case.say("BL-HERO", text, [cell])
        case Place(site):
            text = MARK("rules", "Before kick-off you only mark a hero, and {place} is no man.")
            return Reason("BL-HERO", Phrase(text, {"place": site.upper()}), (site,))
    text = MARK("rules", "Before kick-off you only mark a hero: the bladder waits, choose a man.")
    return case.say("BL-HERO", text, pieces=(BALL,))


def _claim(case: Case, step: Step) -> Reason:
    """BL-HERO: any own man that can step may be declared."""
    match step:
        case Pick(piece) if piece != BALL:
            cell = case.state.cell_of(piece)
            assert cell is not None
            if case.side(cell) != case.seat:
                return case.say("ALL-YOURS", _NOT_YOURS, [cell])
            text = MARK("rules", "The man on {man} cannot step: he cannot be declared now.")
            return case.say("BL-HERO", text, [cell])
        case Place(site):
            text = MARK("rules", "{place} is no man: choose the one you declare to be your hero.")
            return Reason("ALL-EMPTY", Phrase(text, {"place": site.upper()}), (site,))
    return case.say("BL-HERO", _CHOOSE_HERO, pieces=(BALL,))


_CHOOSE_HERO = MARK("rules", "Choose the man you declare to be your hero.")


# Passing

_HAS_IT = MARK("rules", "The man on {man} has the bladder already.")


def _pass_rule(case: Case) -> RuleId:
    return "BL-PASS" if case.options.pass_range < 4 else "BL-PASS-FOUR"


def _pass(case: Case, step: Step) -> Reason:
    """BL-PASS, BL-NO-KICK: the bladder goes to an own man within reach."""
    carrier = case.setup.carrier
    if carrier == ON_DIAMOND or case.side(carrier) != case.seat:
        return _ball(case)
    match step:
        case Pick("ball"):
            return case.say("BL-PASS", _HAS_IT, [carrier])
        case Pick(piece):
            cell = case.state.cell_of(piece)
            assert cell is not None
        case Place(site) if site in CELL_OF:
            cell = CELL_OF[site]
        case Place(site):
            text = MARK("rules", "The bladder is never put down again.")
            return Reason("BL-NEVER-DOWN", Phrase(text), (site,))
        case _:
            return too_much(case, step)
    if cell == carrier:
        return case.say("BL-PASS", _HAS_IT, [cell])
    if case.side(cell) == 1 - case.seat:
        text = MARK("rules", "The man on {man} is an enemy: the bladder goes to your own men only.")
        return case.say("BL-NO-KICK", text, [cell])
    if case.side(cell) < 0:
        text = MARK("rules", "Nobody stands on {place}: the bladder is never kicked to a square.")
        if cell in SCORER:
            text = MARK("rules", "Nobody stands on {place}: there is no kicking into an open goal.")
        return case.say("BL-NO-KICK", text, cells=[cell])
    far = distance(carrier, cell)
    text = MARK("rules", "The man on {man} is {far} steps away; a pass goes {range} at most.")
    reach = case.options.pass_range
    return case.say(_pass_rule(case), text, [cell, carrier], far=far, range=reach)


# Moving


def _go(case: Case, start: int, step: Step) -> Iterator[Reason]:
    match step:
        case Place("diamond"):
            text = MARK("rules", "Nobody ever stands on the diamond: step to a square.")
            yield Reason("BL-STEP", Phrase(text), (DIAMOND,))
        case Place(site):
            yield walking.refused(case, start, CELL_OF[site])
        case Say(word) if word == MARK_WORD:
            yield _word(case, MARK_WORD)
        case Pick():
            text = MARK("rules", "The man on {man} does not have the bladder: he cannot pass it.")
            yield case.say("BL-PASS", text, [start])
        case _:
            yield too_much(case, step)


# Orders


def _intent(case: Case, draft: Draft[State], step: Step) -> Reason:
    """BL-REAL-TIME: what an order can say after its move or pass."""
    last = draft.steps[-1]
    word = last.word if isinstance(last, Say) else ""
    text = MARK("rules", "Say first what you add: which man to lame or tackle, or who carries.")
    if word in (LAME, TACKLE):
        text = MARK("rules", "Name an enemy man by the square he stands on now.")
    elif word == CARRY:
        text = MARK("rules", "Name a man of your own, on his square after your move.")
    elif word == HERO:
        text = MARK("rules", "Your hero cannot make his second step to that square.")
    elif isinstance(step, Say) and step.word in INTENTS:
        text = MARK("rules", "That cannot be added to this order.")
    match step:
        case Pick(piece):
            return case.say("BL-REAL-TIME", text, pieces=(piece,))
        case Place(site):
            return Reason("BL-REAL-TIME", Phrase(text), (site,))
    return case.say("BL-REAL-TIME", text, pieces=(BALL,))

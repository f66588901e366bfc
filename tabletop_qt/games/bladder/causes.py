"""Why something does not follow from a move: laming, tackling, carrying."""

from collections.abc import Iterable

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.steps import Pick, Place, Say, Step
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.bladder.case import Case, too_much
from tabletop_qt.games.bladder.cells import APART, CELL_OF, CENTRE, NAME, NEIGHBOURS, SCORER
from tabletop_qt.games.bladder.setup import ON_DIAMOND
from tabletop_qt.games.bladder.state import BALL
from tabletop_qt.games.bladder.stepping import LEAVE, NO_LAME, TACKLE

THREE = 3
TWO = 2


def refused(case: Case, start: int, to: int, more: tuple[Step, ...], step: Step) -> Reason:
    """Tell why something does not follow from a move: laming, tackling, carrying."""
    setup, seat = case.setup, case.seat
    match step:
        case Say(word) if word in _IDLE:
            rule, text = _IDLE[word]
            return case.say(rule, text, [start], pieces=(BALL,))
        case Pick("ball"):
            return _tackle(case, start, to, setup.carrier)
        case Pick(piece):
            cell = case.state.cell_of(piece)
            assert cell is not None
            if case.side(cell) == 1 - seat:
                return _lame(case, start, to, cell, more)
            if Pick(BALL) in more:
                return _tackle(case, start, to, setup.carrier)
            return _carry(case, start, to, cell)
        case Place(site) if site in CELL_OF:
            text = MARK("rules", "On {place} stands nobody whom you could name for that.")
            return case.say("BL-LAME", text, cells=[CELL_OF[site]])
    return too_much(case, step)


_IDLE: dict[str, tuple[RuleId, str]] = {
    NO_LAME: ("BL-LAME", MARK("rules", "There is nobody to lame, so there is nothing to leave.")),
    LEAVE: ("BL-TACKLE", MARK("rules", "The bladder cannot be taken by this move anyway.")),
    TACKLE: ("BL-TACKLE", MARK("rules", "Only the man who has the bladder can be tackled.")),
}


def near_after(case: Case, start: int, to: int, around: Iterable[int]) -> list[int]:
    """List the cells of own men among some cells, once a man has gone from `start` to `to`."""
    seat = case.seat
    return [c for c in around if c == to or (c != start and case.side(c) == seat)]


def _lame(case: Case, start: int, to: int, victim: int, more: tuple[Step, ...]) -> Reason:
    """BL-LAME, BL-ACTIVE, BL-LAME-DIAMOND: why a man is not lamed."""
    setup = case.setup
    lying = setup.carrier == ON_DIAMOND
    name, mover = NAME[victim].upper(), NAME[to].upper()
    if any(isinstance(done, Pick) and done.piece != BALL for done in more):
        text = MARK("rules", "At most one man is lamed by a move.")
        return case.say("BL-LAME", text, [victim])
    if start == setup.carrier and to in SCORER:
        text = MARK("rules", "The bladder in the goal ends the game: nobody is lamed any more.")
        return case.say("BL-GOAL", text, [victim], [to])
    beside = near_after(case, start, to, NEIGHBOURS[victim])
    counted = near_after(case, start, to, APART[victim]) if lying else beside
    across = to in NEIGHBOURS[victim] and lying and to not in APART[victim]
    if across or (len(counted) < THREE <= len(beside)):
        text = MARK(
            "rules",
            "While the bladder lies on the diamond, squares across it do not touch: {victim} "
            "is beside {number} of your men.",
        )
        men = [victim, *(cell for cell in beside if cell not in (to, start))]
        return case.say("BL-LAME-DIAMOND", text, men, [to], number=len(counted), victim=name)
    if to not in NEIGHBOURS[victim]:
        text = MARK(
            "rules", "The man who moves must end beside {victim} to lame him; {mover} is not."
        )
        return case.say("BL-ACTIVE", text, [victim], [to], victim=name, mover=mover)
    text = MARK(
        "rules",
        "It takes three of your men beside {victim} to lame him, not {number}.",
    )
    men = [victim, *(cell for cell in beside if cell not in (to, start))]
    return case.say("BL-LAME", text, men, [to], number=len(counted), victim=name)


def _tackle(case: Case, start: int, to: int, carrier: int) -> Reason:
    """BL-TACKLE, BL-ACTIVE: why the bladder is not taken."""
    if carrier == ON_DIAMOND:
        return _carry(case, start, to, start)
    if case.side(carrier) == case.seat:
        text = MARK("rules", "Your own man on {man} has the bladder already.")
        return case.say("BL-TACKLE", text, [carrier], pieces=(BALL,))
    if not case.options.tackling:
        text = MARK("rules", "There is no tackling here: to take it, lame the carrier on {man}.")
        return case.say("BL-NO-TACKLE", text, [carrier], pieces=(BALL,))
    beside = near_after(case, start, to, NEIGHBOURS[carrier])
    if to not in NEIGHBOURS[carrier]:
        text = MARK("rules", "The man who moves must end beside the carrier on {man}.")
        return case.say("BL-ACTIVE", text, [carrier], [to], pieces=(BALL,))
    if start == carrier or len(beside) >= TWO:
        return too_much(case, Pick(BALL))
    text = MARK("rules", "It takes two of your men beside the carrier on {man}, not {number}.")
    return case.say("BL-TACKLE", text, [carrier], [to], (BALL,), number=len(beside))


def _carry(case: Case, start: int, to: int, cell: int) -> Reason:
    """BL-PICKUP and others: why a man does not get the bladder."""
    carrier = case.setup.carrier
    if carrier == ON_DIAMOND:
        around = near_after(case, start, to, CENTRE)
        if len(around) >= THREE and to in CENTRE:
            text = MARK("rules", "One who stands at the diamond carries; {man} is not there.")
            return case.say("BL-PICKUP", text, [cell], pieces=(BALL,))
        text = MARK(
            "rules",
            "A move that puts your third man around the diamond picks up; there would be {number}.",
        )
        men = [cell, *(c for c in around if c not in (to, start))]
        return case.say("BL-PICKUP", text, men, [to], (BALL,), number=len(around))
    if case.side(carrier) == case.seat:
        text = MARK("rules", "The man on {man} gets the bladder by a pass, which is a turn.")
        return case.say("BL-PASS", text, [cell], pieces=(BALL,))
    return _tackle(case, start, to, carrier)

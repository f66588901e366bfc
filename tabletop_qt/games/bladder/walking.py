"""Why a man does not step somewhere: the laws of a single step."""

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.case import Case
from tabletop_qt.games.bladder.cells import (
    ACROSS,
    COLUMN,
    FACING,
    NEIGHBOURS,
    ROW,
    SIDE_OF,
    beside,
    distance,
)
from tabletop_qt.games.bladder.setup import ON_DIAMOND


def _across(one: int, other: int) -> bool:
    """Tell whether a step goes across the diamond."""
    return {one, other} in [set(pair) for pair in ACROSS]


def _shut(case: Case) -> bool:
    """BL-DIAMOND-STEP: tell whether the way across is shut."""
    return not case.options.step_across_diamond and case.setup.carrier == ON_DIAMOND


def refused(case: Case, start: int, to: int) -> Reason:
    """Tell why the man on `start` does not step to `to`."""
    code, reach = case.setup.cells[start], case.options.step_range
    down, across = ROW[to] - ROW[start], COLUMN[to] - COLUMN[start]
    if to == start:
        text = MARK("rules", "The man on {man} stands there already.")
        return case.say("BL-STEP", text, [start])
    if case.setup.cells[to]:
        text = MARK("rules", "One of your own men stands on {man}: no square is shared.")
        if SIDE_OF[case.setup.cells[to]] != case.seat:
            text = MARK(
                "rules",
                "An enemy stands on {man}. Nobody is taken by stepping on him: three of your men "
                "beside him lame him.",
            )
        return case.say("BL-STEP", text, [to])
    if down * FACING[code] < 0:
        text = MARK("rules", "A man never goes backward: the man on {man} faces the other way.")
        return case.say("BL-STEP", text, [start], [to])
    if _across(start, to) and _shut(case):
        text = MARK("rules", "The way across the diamond is shut while the bladder lies there.")
        return case.say("BL-DIAMOND-STEP", text, [start], [to], ("ball",))
    straight = not down or not across or abs(down) == abs(across)
    if distance(start, to) == 2 and straight:
        middle = beside(start, down // 2, across // 2)
        if middle >= 0 and case.setup.cells[middle]:
            text = MARK("rules", "The man on {man} is in the way: nobody jumps over anybody.")
            return case.say("BL-TWOS" if reach > 1 else "BL-STEP", text, [middle], [to])
        if reach > 1 and middle >= 0 and _shut(case):
            text = MARK("rules", "The way across the diamond is shut while the bladder lies there.")
            return case.say("BL-DIAMOND-STEP", text, [start], [to], ("ball",))
    if reach > 1:
        text = MARK(
            "rules", "A man goes one or two squares in one straight line; {place} is not on one."
        )
        return case.say("BL-TWOS", text, [start], [to])
    text = MARK("rules", "A man goes one square only; {place} is too far from {man}.")
    return case.say("BL-STEP", text, [start], [to])


def stuck(case: Case, cell: int) -> Reason:
    """BL-STEP: name what stands around a man without a step."""
    ahead = FACING[case.setup.cells[cell]]
    around = [c for c in NEIGHBOURS[cell] if (ROW[c] - ROW[cell]) * ahead >= 0]
    men = [c for c in around if case.setup.cells[c]]
    text = MARK("rules", "The man on {man} cannot step: no square ahead or beside him is free.")
    return case.say("BL-STEP", text, [cell, *men])

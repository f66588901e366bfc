"""Why a blob cannot be challenged, or taken by another blob."""

from collections.abc import Iterator
from typing import Final

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import SiteId
from tabletop_qt.games.uckers.laws_case import Case
from tabletop_qt.games.uckers.track import FOOT, NOWHERE, SQUARES, square
from tabletop_qt.games.uckers.using import PAIR

_NO_SIX: Final = MARK("rules", "Only a six challenges the blob on {place}: you have {dice} to use.")
_MIXI: Final = MARK(
    "rules", "{counter} is part of a mixi-blob, which cannot challenge the blob on {place}."
)
_NOT_IN_PLACE: Final = MARK(
    "rules",
    "{counter} may not challenge the blob on {place}: a counter has to stand there since the "
    "start of your turn.",
)
_FIRST_ONLY: Final = MARK(
    "rules",
    "The blob on {place} is challenged only with the first throw of your turn, before any move.",
)
_BEFORE_DICE: Final = MARK(
    "rules", "The blob on {place} is challenged before a die of that throw is moved."
)
_FOOT: Final = MARK(
    "rules", "{counter} turns off at its foot: it does not challenge the blob on {place}."
)
_NO_BLOB: Final = MARK("rules", "There is no enemy blob on {place} that could be challenged.")
_MIXI_THERE: Final = MARK(
    "rules", "The enemy counters on {place} are a mixi-blob: that is hit, never challenged."
)

_OWN_TWO: Final = MARK(
    "rules", "Only exactly two counters take a blob: on {place} you have {number}."
)
_FOES_TWO: Final = MARK(
    "rules", "Only a blob of exactly two is taken: on {place} there are {number}."
)
_BETWEEN: Final = MARK(
    "rules", "The blob on {place} stands between: there may be nothing in the way of two that take."
)
_DOUBLE: Final = MARK(
    "rules", "Only a double {far} takes the blob on {place}, and with both dice at once."
)


# Challenges


def is_behind(case: Case, at: int) -> bool:
    """Tell whether a counter stands right behind an enemy blob, on its own way."""
    return bool(case.track.ahead[at] & case.sight.walls)


def refused(case: Case, at: int) -> Iterator[Reason]:
    """Tell why a counter right behind an enemy blob may not challenge it."""
    position, to, counter = case.position, at + 1, case.counter(at)
    place, foes = case.place(to), case.foes(to)
    if position.high != 6:
        yield case.say("UC-CHALLENGE", _NO_SIX, foes, place=place)
        return
    if position.count[case.track.mates[at]]:
        pieces = case.on(at, case.track.mates[at])
        yield case.say("UC-MIXI", _MIXI, pieces, counter=counter, place=place)
    elif at in position.unsteady:
        pieces = case.on(at) + foes
        yield case.say("UC-CHALLENGE", _NOT_IN_PLACE, pieces, counter=counter, place=place)
    if not position.any_six and (case.throws > 1 or position.used or position.rest):
        yield case.say("UC-CHALLENGE-WHEN", _FIRST_ONLY, foes, place=place)
    elif position.rest:
        yield case.say("UC-CHALLENGE-WHEN", _BEFORE_DICE, foes, place=place)


def refused_at_foot(case: Case, at: int, site: SiteId) -> Iterator[Reason]:
    """Tell that a counter on its own foot challenges nothing on the corner beyond."""
    corner = (square(at) + 1) % SQUARES
    # The counter itself never comes to that square, but its partner does.
    beyond = case.track.slot_on((at >> 6) ^ 2, corner)
    if at & 63 == FOOT and site == str(corner) and case.blob(beyond):
        counter, place = case.counter(at), case.place(beyond)
        pieces = case.on(at) + case.foes(beyond)
        yield case.say("UC-CHALLENGE", _FOOT, pieces, counter=counter, place=place)


def nothing_there(case: Case, at: int) -> Iterator[Reason]:
    """Tell that there is no blob right ahead to spend a six on (UC-CHALLENGE)."""
    foes = case.foes(at + 1)
    text = _MIXI_THERE if len(foes) > 1 else _NO_BLOB
    site = case.site(at + 1)
    yield case.say("UC-CHALLENGE", text, foes, (site,), place=case.place(at + 1))


# Blob takes blob


def not_taken(case: Case, at: int, to: int) -> Iterator[Reason]:
    """Tell what a blob lacks to take the enemy blob on a square ahead (UC-BLOB-TAKES-BLOB)."""
    position, far = case.position, to - at
    number, foes = position.count[at], case.foes(to)
    alone = not position.count[case.track.mates[at]]
    in_force = position.options.blob_takes_blob and position.options.dice == 2
    if not (in_force and number > 1 and alone and far <= 6 and case.blob(to)):
        return
    if number != PAIR:
        pieces, place = case.state.pieces_on(at), case.place(at)
        yield case.say("UC-BLOB-TAKES-BLOB", _OWN_TWO, pieces, place=place, number=number)
    if len(foes) != PAIR:
        place = case.place(to)
        yield case.say("UC-BLOB-TAKES-BLOB", _FOES_TWO, foes, place=place, number=len(foes))
    between = next((way for way in range(at + 1, to) if case.blob(way)), NOWHERE)
    if between != NOWHERE:
        place = case.place(between)
        yield case.say("UC-BLOB-TAKES-BLOB", _BETWEEN, case.foes(between), place=place)
    if case.dice != (far, far):
        yield case.say("UC-BLOB-TAKES-BLOB", _DOUBLE, foes, place=case.place(to), far=far)

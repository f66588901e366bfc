"""Why a counter cannot go somewhere: whose it is, the way, blobs, the exit and the exact number."""

from typing import Final

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import SiteId
from tabletop_qt.games.uckers.laws_case import Case
from tabletop_qt.games.uckers.track import BASE, FARTHEST, FOOT, HOME, NOWHERE, SQUARES, square

_ENEMY: Final = MARK("rules", "{counter} belongs to the other team.")
_PARTNER: Final = MARK("rules", "{counter} is your partner's: he moves it himself.")
_OWNERS: Final = MARK("rules", "{counter} is in its chute, where only its owner moves it.")
_HOME: Final = MARK("rules", "{counter} has arrived and stays there.")

_NO_SIX: Final = MARK("rules", "Only a six brings out {counter}: you have {dice} to use.")
_DOORSTEP: Final = MARK("rules", "A six brings out {counter} onto its doorstep, {doorway}.")
_SHUT: Final = MARK("rules", "An enemy blob holds {place}: {counter} cannot come out.")
_EXACT: Final = MARK("rules", "{counter} needs exactly {need} to get home: {die} is too much.")
_NEEDED: Final = MARK(
    "rules", "{counter} needs exactly {need} to get home: you have {dice} to use."
)
_PASSED: Final = MARK("rules", "{counter} cannot pass the enemy blob on {place}.")
_LANDED: Final = MARK("rules", "{counter} cannot land on {place}: an enemy blob stands there.")
_HALFWAY: Final = MARK(
    "rules",
    "{counter} cannot go on with both dice: an enemy blob stands halfway, on {place}.",
)
_TOTAL_PASSED: Final = MARK(
    "rules", "With both dice {counter} would have to pass the enemy blob on {place}."
)
_TOTAL_LANDED: Final = MARK(
    "rules", "With both dice {counter} would land on the enemy blob on {place}."
)

_THERE: Final = MARK("rules", "{counter} is there already.")
_BEHIND: Final = MARK("rules", "Counters go clockwise, and {place} lies behind {counter}.")
_TURNS_OFF: Final = MARK(
    "rules", "{counter} turns off at the foot of its chute: its way does not lead to {place}."
)
_TO_BASE: Final = MARK("rules", "{counter} goes back to base only when it is hit.")
_OTHERS_PLACE: Final = MARK("rules", "{counter} never comes to {place}, which is for {seat} only.")
_FAR: Final = MARK("rules", "{counter} needs {far} to come to {place}: you have {dice} to use.")


def not_yours(case: Case, at: int) -> Reason | None:
    """Tell why a counter is not the mover's to move (UC-TEAMS, UC-ASSIST), or that it is home."""
    position, colour = case.position, at >> 6
    pieces, counter = case.on(at), case.counter(at)
    if (colour ^ position.seat) & 1:
        return case.say("ALL-YOURS", _ENEMY, pieces, counter=counter)
    mine = colour in position.colours()
    helping = not mine and not position.places[position.seat]
    if not mine and not helping:
        return case.say("UC-TEAMS", _PARTNER, pieces, counter=counter)
    if at & 63 == HOME:
        return case.say("UC-MOVE", _HOME, pieces, counter=counter)
    if helping and at & 63 > FOOT:
        return case.say("UC-ASSIST", _OWNERS, pieces, counter=counter)
    return None


def stopped(case: Case, at: int, die: int) -> Reason | None:
    """Tell what stops a counter from using a die (UC-EXIT, UC-EXACT, UC-BLOB)."""
    counter, step = case.counter(at), at & 63
    if step == BASE:
        return _kept_in(case, at, die)
    if step + die > HOME:
        return case.say("UC-EXACT", _EXACT, case.on(at), counter=counter, need=HOME - step, die=die)
    wall = _wall(case, at, die)
    if wall == NOWHERE:
        return None
    text = _LANDED if wall == at + die else _PASSED
    return case.say("UC-BLOB", text, case.foes(wall), counter=counter, place=case.place(wall))


def _kept_in(case: Case, at: int, die: int) -> Reason | None:
    """Tell what keeps a counter in base (UC-EXIT, UC-BLOB)."""
    doorway, counter = case.track.doorway(at >> 6), case.counter(at)
    if die != 6:
        return case.say("UC-EXIT", _NO_SIX, case.on(at), counter=counter)
    if case.blob(doorway):
        place = case.place(doorway)
        return case.say("UC-BLOB", _SHUT, case.foes(doorway), counter=counter, place=place)
    return None


def _wall(case: Case, at: int, distance: int) -> int:
    """Find the first slot on a counter's way that an enemy blob holds, or `NOWHERE`."""
    ways = range(at + 1, at + distance + 1)
    return next((to for to in ways if case.blob(to)), NOWHERE)


def total_stopped(case: Case, at: int, total: int) -> Reason:
    """Tell which blob stops a counter from going by both dice (UC-DICE-TOTAL)."""
    wall = _wall(case, at, total)
    text = _TOTAL_LANDED if wall == at + total else _TOTAL_PASSED
    if wall - at in case.dice:
        text = _HALFWAY
    counter, place = case.counter(at), case.place(wall)
    return case.say("UC-DICE-TOTAL", text, case.foes(wall), counter=counter, place=place)


def off_the_way(case: Case, at: int, site: SiteId) -> Reason | None:
    """Tell why a place does not lie ahead of a counter (UC-MOVE, UC-EXIT)."""
    to, step = case.slot_at(at >> 6, site), at & 63
    counter, place, sites = case.counter(at), case.place_named(site), (site,)
    if to == at:
        return case.say("UC-MOVE", _THERE, case.on(at), counter=counter)
    if to >> 6 != at >> 6 and to != NOWHERE:
        seat = str(case.place(to).values["seat"])
        text = _OTHERS_PLACE
        return case.say("UC-MOVE", text, (), sites, counter=counter, place=place, seat=seat)
    if to & 63 == BASE:
        return case.say("UC-MOVE", _TO_BASE, case.on(at), counter=counter)
    if step == BASE:
        doorway = case.track.doorway(at >> 6)
        if to == doorway:
            return None
        where = case.place(doorway)
        return case.say(
            "UC-EXIT", _DOORSTEP, case.on(at), (case.site(doorway),), counter=counter, doorway=where
        )
    if to != NOWHERE and to > at:
        return None
    beyond = site.isdigit() and (int(site) - square(at)) % SQUARES <= FARTHEST
    text = _TURNS_OFF if step <= FOOT and beyond else _BEHIND
    return case.say("UC-MOVE", text, case.on(at), sites, counter=counter, place=place)


def too_far(case: Case, at: int, to: int) -> Reason:
    """Say that no die shows the distance to a place ahead (UC-MOVE, UC-EXACT)."""
    counter, place, pieces, sites = case.counter(at), case.place(to), case.on(at), (case.site(to),)
    if to & 63 == HOME:
        return case.say("UC-EXACT", _NEEDED, pieces, sites, counter=counter, need=to - at)
    return case.say("UC-MOVE", _FAR, pieces, sites, counter=counter, place=place, far=to - at)

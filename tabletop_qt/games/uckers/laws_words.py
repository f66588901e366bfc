"""Why a word cannot be said: forgoing, saving, using what is saved, and declining it."""

from typing import Final

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Word
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers.laws_case import Case
from tabletop_qt.games.uckers.laws_moving import stopped
from tabletop_qt.games.uckers.memory import Phase
from tabletop_qt.games.uckers.stepping import USE

SAVE: Final = act.WORDS[act.SAVE]
FORGO: Final = act.WORDS[act.FORGO]
DECLINE: Final = act.WORDS[act.DECLINE]

_NONE_SAVED: Final = MARK("rules", "In this game no sixes are saved: use the throw if you can.")
_THROW_FIRST: Final = MARK("rules", "Throw first: only a six that has been thrown can be saved.")
_SAVED_ALREADY: Final = MARK("rules", "That six is saved already: use it, or throw.")
_ONLY_SIX: Final = MARK("rules", "Only a six can be saved, and the die shows a {high}.")
_NO_SAVED: Final = MARK("rules", "You have no saved six to use.")
_USED_BEFORE: Final = MARK(
    "rules", "Saved sixes are used before the first throw of a turn, and not any more now."
)
_NO_USE: Final = MARK("rules", "None of your counters could use a saved six now.")

_COULD: Final = MARK(
    "rules", "The right throw could still move {counter}: only a hopeless turn is forgone."
)
_COULD_CHALLENGE: Final = MARK(
    "rules", "A six could still challenge with {counter}: only a hopeless turn is forgone."
)
_THROWN: Final = MARK("rules", "A turn is forgone only before its first throw.")
_BEGINNING: Final = MARK("rules", "Nobody's turn has begun: throw to see who starts.")

_BEGUN: Final = MARK("rules", "You have begun something else: take that back to say this.")
_THROW: Final = MARK("rules", "There is nothing to decline: throw.")
_LIES: Final = MARK("rules", "You have {dice} to use: throw again only after that.")
_UNKNOWN: Final = MARK("rules", "Choose a counter, then the place it goes to by {dice}.")
_UNKNOWN_BEFORE: Final = MARK("rules", "Throw first, then choose a counter.")


def refused(case: Case, word: Word) -> Reason:
    """Tell why a word cannot be said now."""
    if _is_offered(case, word):
        return case.say("UC-FORGO" if word == FORGO else "UC-SAVE", _BEGUN)
    if word in (SAVE, USE) and not case.position.saving:
        return case.say("UC-MUST", _NONE_SAVED)
    if word == SAVE:
        return _save(case)
    if word == USE:
        return _use(case)
    if word == FORGO:
        return _forgo(case)
    if case.position.is_chance:
        return case.say("ALL-THROW", _THROW if word == DECLINE else _UNKNOWN_BEFORE)
    return case.say("UC-MUST", _LIES if word == DECLINE else _UNKNOWN, case.on(*case.starts))


def _is_offered(case: Case, word: Word) -> bool:
    """Tell whether a move may begin with a word."""
    words = {act.WORDS[a] for a in case.position.actions() if act.kind(a) == act.WORD}
    return word in words or (word == USE and case.offers_saved)


def _save(case: Case) -> Reason:
    """Tell why there is no six to save (UC-SAVE)."""
    position = case.position
    if position.is_chance:
        return case.say("ALL-THROW", _THROW_FIRST)
    if case.offers_saved:
        return case.say("UC-SAVE", _SAVED_ALREADY)
    return case.say("UC-SAVE", _ONLY_SIX, high=position.high)


def _use(case: Case) -> Reason:
    """Tell why no saved six can be used (UC-SAVE)."""
    position = case.position
    if not position.rights.saved[position.seat]:
        return case.say("UC-SAVE", _NO_SAVED)
    late = not position.opening or act.DECLINE in position.since
    return case.say("UC-SAVE", _USED_BEFORE if late else _NO_USE)


def _forgo(case: Case) -> Reason:
    """Tell why a turn is not hopeless, or can no longer be forgone (UC-FORGO)."""
    position = case.position
    if position.phase == Phase.START:
        return case.say("UC-FORGO", _BEGINNING)
    if not position.opening:
        return case.say("UC-FORGO", _THROWN)
    movers = [at for at in _bound(case) if not all(stopped(case, at, die) for die in (1, 6))]
    if movers:
        at, text = movers[0], _COULD
    else:
        at, text = act.start(case.sight.challenges(position.unsteady)[0]), _COULD_CHALLENGE
    return case.say("UC-FORGO", text, case.on(at), counter=case.counter(at))


def _bound(case: Case) -> tuple[int, ...]:
    """List the counters that the next throw could move."""
    own, lock = case.sight.own, case.position.lock
    return own if lock < 0 else (lock,) if lock in own else ()

"""Actions as steps: what is touched, in which order, to make each action."""

from collections.abc import Iterator
from typing import Final

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.steps import Pick, Place, Say, Steps
from tabletop_qt.core.terms import RuleId, SiteId, Word
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers.board import site_of
from tabletop_qt.games.uckers.memory import Phase
from tabletop_qt.games.uckers.notation import Written
from tabletop_qt.games.uckers.position import Position
from tabletop_qt.games.uckers.state import State
from tabletop_qt.games.uckers.track import COLOURS, SQUARES, Track, square

USE: Final[Word] = "use"
"""Comes before a move with a saved six (UC-SAVE)."""


def aim(action: int, track: Track) -> SiteId:
    """Name the place a move goes to, or the one of a challenged blob.

    Off the ring nothing is challenged, and a counter that would is put where it stands.
    """
    at = act.start(action)
    if act.kind(action) == act.CHALLENGE:
        return str((square(at) + 1) % SQUARES) if track.bits[at] else site_of(at, track)
    return site_of(track.target(at, act.distance(action)), track)


def steps_of(state: State, track: Track, action: int) -> Iterator[Steps]:
    """Give the steps of a lawful action, one way for each counter that can make it."""
    if act.kind(action) == act.WORD:
        yield (Say(act.WORDS[action]),)
        return
    before = (Say(USE),) if act.kind(action) == act.USE else ()
    place = Place(aim(action, track))
    for piece in state.pieces_on(act.start(action)):
        yield (*before, Pick(piece), place)


def ways_of(state: State, position: Position) -> dict[Steps, int]:
    """Give the steps of every lawful way to make an action, those with equal results included."""
    return {
        steps: action
        for action in position.actions()
        if not act.is_throw(action)
        for steps in steps_of(state, position.track, action)
    }


def tried(state: State, track: Track, written: Written | int) -> Steps:
    """Give the steps that an action which is not lawful would be made by.

    Raises NotationError where there is no counter to make them with.
    """
    if isinstance(written, int):
        return (Say(act.WORDS[written]),)
    pieces = state.pieces_on(written.start)
    letter = COLOURS[written.start >> 6]
    if not pieces:
        place = track.name(written.start)
        raise NotationError(f"there is no counter of {letter.upper()} on {place}", "ALL-EMPTY")
    before = (Say(USE),) if written.kind == act.USE else ()
    site = f"{letter}-{written.to}" if written.to.startswith("h") else written.to
    if written.kind == act.CHALLENGE:
        site = aim(act.CHALLENGING | written.start, track)
    return (*before, Pick(pieces[0]), Place(site))


_MISNAMED: Final[dict[RuleId, str]] = {
    "UC-CHALLENGE": "no enemy blob stands just ahead of that counter on its way",
    "UC-CHALLENGE-WHEN": "a challenge is declared with a six",
    "UC-BLOB-TAKES-BLOB": "a blob of two takes one of two by a double of their distance only",
    "UC-BLOB": "the enemy blob there is challenged or taken, never landed on",
    "UC-MOVE": "no blob takes another in this game, and a move is written with a hyphen",
}


def check_name(written: Written, position: Position, done: int | None) -> None:
    """Refuse an unlawful challenge or taking whose steps would speak of a move, and the reverse.

    `done` is the lawful action made by the same steps, where there is one. Raises NotationError.
    """
    mine = {*position.colours(), *(at >> 6 for at in position.own())}
    choosing = position.high and position.phase == Phase.MOVE
    rule = ""
    if written.kind == act.MOVE:
        rule = "UC-BLOB" if done is not None else ""
    elif choosing and written.start >> 6 in mine:
        if written.kind == act.CHALLENGE:
            rule = _no_challenge(written.start, position, done)
        elif written.kind == act.BLOB:
            rule = _no_taking(written, position, done)
    if rule:
        raise NotationError(_MISNAMED[rule], rule)


def _no_challenge(at: int, position: Position, done: int | None) -> RuleId:
    """Name the rule against a challenge; none where the steps alone tell that it is one."""
    track, walls = position.track, position.walls[1 - (position.seat & 1)]
    if not track.bits[at] or done is not None:
        return "UC-CHALLENGE"
    stepping = 1 in (position.high, position.low)
    if not walls >> (square(at) + 1) % SQUARES & 1:
        turning = not track.ahead[at]
        return "UC-CHALLENGE" if position.high < 6 or stepping or turning else ""
    return "UC-CHALLENGE-WHEN" if position.high < 6 and stepping else ""


def _no_taking(written: Written, position: Position, done: int | None) -> RuleId:
    """Name the rule against a taking; none where the blob that is aimed at speaks for itself."""
    options, walls = position.options, position.walls[1 - (position.seat & 1)]
    if not (options.blob_takes_blob and options.dice == 2):
        return "UC-MOVE" if done is not None else ""
    aimed = written.to.isdigit() and walls >> int(written.to) & 1
    clear = aimed and position.track.bits[written.start] and done is None
    return "" if clear else "UC-BLOB-TAKES-BLOB"

"""Why a step is refused: the engine's own words for what is written, with something to point at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_qt.core.rules import Draft, Reason
from tabletop_qt.core.steps import Face, Pick, Place, Say, Step, Take
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, PieceId, SiteId
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside import notation, stepping
from tabletop_qt.games.blindside.hexes import WORDS
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.refusals import BrokenRuleError, refused
from tabletop_qt.games.blindside.setup import Phase
from tabletop_qt.games.blindside.state import State

if TYPE_CHECKING:
    from tabletop_qt.games.blindside.rules import Blindside

_NO_PLACE = MARK("rules", "That is no place of the board.")
_GONE = MARK("rules", "That is no pawn on the board, and no action space moves.")
_CHOOSE = MARK("rules", "{place} is empty: choose a pawn first, then where it goes.")
_FIRST = MARK("rules", "Choose a pawn first, then how it is turned or what it takes.")
_ENEMY = MARK("rules", "The pawn on {place} is not yours.")
_STUCK = MARK("rules", "The pawn on {place} has nowhere to go and nothing to turn on.")
_ONE = MARK("rules", "You move one pawn a turn: put the one from {start} down first.")
_PASSED = MARK("rules", "A pass is the whole turn: no pawn moves with it.")
_ONE_ARROW = MARK("rules", "A landing takes one arrow, and that one has been chosen.")
_NO_ARROW = MARK("rules", "That pawn has no such arrow.")
_SIX = MARK("rules", "A pawn has six facings, and that is none of them.")
_ALIKE = MARK("rules", "Turned so, the arrows point as they do at another facing that is offered.")
_SETTING = MARK("rules", "No pawn or action space moves yet: the armies are being set up.")
_FULL = MARK("rules", "No more arrows can be put there: your other pawns need theirs too.")
_EMPTY = MARK("rules", "Give the pawn its arrows first.")
_WORD = MARK("rules", "That is not to be said now.")
_NEXT = MARK("rules", "The pawn from {start} has gone its way: finish its move, or put it back.")


def judge(rules: Blindside, draft: Draft[State], step: Step) -> tuple[Reason, ...]:
    """Give the rule a step breaks that is not offered, pointing at what is in the way."""
    state = draft.base
    match step:
        case Place(site) if site not in rules.board:
            return (Reason("ALL-PLACE", Phrase(_NO_PLACE), (site,)),)
        case Pick(piece) if state.cell_of(piece) is None:
            return (Reason("ALL-EMPTY", Phrase(_GONE), (), (piece,)),)
    fault = _setting(rules, draft, step) if state.setup.phase else _fault(rules, draft, step)
    faults = (fault, fault.also) if fault.also else (fault,)
    return tuple(Reason(one.rule, one.phrase, *_pointed(rules, state, step, one)) for one in faults)


def _pointed(
    rules: Blindside, state: State, step: Step, fault: BrokenRuleError
) -> tuple[tuple[SiteId, ...], tuple[PieceId, ...]]:
    """Find what a refusal points at: what is in the way, or what was touched."""
    names = rules.live(state)[0].arena.layout.names
    hidden = state.setup.phase == Phase.LOAD
    pieces = tuple(state.pawn_at(c) for c in fault.cells if state.ids[c] and not hidden)
    sites = tuple(names[c] for c in fault.cells if hidden or not state.ids[c])
    if pieces or sites:
        return sites, pieces
    match step:
        case Place(site):
            return (site,), ()
        case Say():
            return (), ()
    return (), (step.piece,)


def _fault(rules: Blindside, draft: Draft[State], step: Step) -> BrokenRuleError:
    """Find the broken rule and its words."""
    state, position = draft.base, rules.live(draft.base)[0]
    if not draft.steps and not isinstance(step, Say):
        return _begun(state, position, step)
    if isinstance(step, Say) or isinstance(draft.steps[0], Say):
        return refused(_WORD if isinstance(step, Say) else _PASSED, "BS-TURN")
    chosen = any(isinstance(one, Take) for one in draft.steps)
    match step:
        case Pick():
            return refused(_ONE, "BS-TURN", start=_start(state, position, draft))
        case Face(_, turn) if not 0 <= turn < stepping.TURNS_ROUND:
            return refused(_SIX, "BS-ROTATE-STOP")
        case Take(_, part) if part not in WORDS:
            return refused(_NO_ARROW, "BS-LAND")
        case Take() if chosen:
            return refused(_ONE_ARROW, "BS-LAND")
    if said := stepping.written(state, position, (*draft.steps, step)):
        try:
            notation.judge(said, position)
        except BrokenRuleError as fault:
            return fault
    return _unchosen(step, _start(state, position, draft), chosen=chosen)


def _start(state: State, position: Position, draft: Draft[State]) -> str:
    """Name the hex that the chosen pawn began its move on."""
    first = draft.steps[0]
    cell = state.cell_of(first.piece) if isinstance(first, Pick) else None
    return position.arena.layout.names[cell].upper() if cell is not None else "?"


def _unchosen(step: Step, start: str, *, chosen: bool) -> BrokenRuleError:
    """Say why a choice is not offered that would otherwise be lawful."""
    if isinstance(step, Face):
        return refused(_ALIKE, "BS-LAND" if chosen else "BS-ROTATE-STOP")
    return refused(_NEXT, "BS-TURN", start=start)


def _begun(state: State, position: Position, step: Step) -> BrokenRuleError:
    """Say why a move does not begin with a step."""
    layout = position.arena.layout
    match step:
        case Place(site):
            cell = layout.cell_of[site]
        case Pick(piece) if (found := state.cell_of(piece)) is not None:
            cell = found
        case _:
            return refused(_FIRST, "BS-TURN")
    place = layout.names[cell].upper()
    if not state.ids[cell]:
        return refused(_CHOOSE, "ALL-EMPTY", cell, place=place)
    if state.setup.cells[cell] >> 6 != state.setup.side:
        return refused(_ENEMY, "ALL-YOURS", cell, place=place)
    return refused(_STUCK, "BS-MOVE", cell, place=place)


def _setting(rules: Blindside, draft: Draft[State], step: Step) -> BrokenRuleError:
    """Find the words for a step of the set-up that is not offered."""
    phase = draft.base.setup.phase
    rule = "BS-LOAD" if phase == Phase.LOAD else "BS-DRAFT"
    position = rules.live(draft.base)[0]
    if not draft.steps and isinstance(step, Place):
        cell = position.arena.layout.cell_of[step.site]
        action = act.spacing(cell) if phase == Phase.ACT else act.placing(cell, 1)
        try:
            notation.judge(action, position)
        except BrokenRuleError as fault:
            return fault
    match step:
        case Take() if draft.steps:
            return refused(_FULL, rule)
        case Say():
            return refused(_EMPTY if draft.steps else _WORD, rule)
    return refused(_SETTING, rule)

"""Why a step is refused: the engine's own words for what is written, with something to point at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_qt.core.rules import Draft, NotationError, Reason
from tabletop_qt.core.steps import Pick, Place, Say, Step, Take
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, PieceId, SiteId
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside import notation, stepping
from tabletop_qt.games.blindside.setup import Phase
from tabletop_qt.games.blindside.state import FRESH, State

if TYPE_CHECKING:
    from tabletop_qt.games.blindside.rules import Blindside

_NO_PLACE = MARK("rules", "That is no place of the board.")
_GONE = MARK("rules", "That pawn is not on the board.")
_CHOOSE = MARK("rules", "Choose a pawn first, then where it goes.")
_STUCK = MARK("rules", "That pawn has nowhere to go and nothing to turn on.")
_ONE = MARK("rules", "You move one pawn a turn: put the chosen one down first.")
_SETTING = MARK("rules", "The armies are still being set up.")
_WORD = MARK("rules", "That is not to be said now.")
_NEXT = MARK("rules", "That cannot be chosen after what was chosen so far.")


def judge(rules: Blindside, draft: Draft[State], step: Step) -> tuple[Reason, ...]:
    """Give the rule a step breaks that is not offered, pointing at what was touched."""
    state = draft.base
    sites, pieces = _pointed(rules, state, step)
    match step:
        case Place(site) if site not in rules.board:
            return (Reason("ALL-PLACE", Phrase(_NO_PLACE), (site,)),)
        case Pick(piece) if state.cell_of(piece) is None:
            return (Reason("ALL-EMPTY", Phrase(_GONE), (), (piece,)),)
    rule, text = _fault(rules, draft, step)
    return (Reason(rule, Phrase(text), sites, pieces),)


def _pointed(
    rules: Blindside, state: State, step: Step
) -> tuple[tuple[SiteId, ...], tuple[PieceId, ...]]:
    """Find what a refusal points at: the place or the piece that was touched."""
    match step:
        case Place(site):
            cell = rules.live(state)[0].arena.layout.cell_of.get(site)
            if cell is not None and state.ids[cell]:
                return (), (state.pawn_at(cell),)
            return (site,), ()
        case Pick(piece):
            return (), (piece,)
        case Say():
            first = next((f"p{number}" for number in state.ids if number), FRESH)
            return (), (first,)
    return (), (step.piece,)


def _fault(rules: Blindside, draft: Draft[State], step: Step) -> tuple[str, str]:
    """Find the broken rule and its words."""
    state = draft.base
    if state.setup.phase:
        return _setting(rules, draft, step)
    match draft.steps, step:
        case (), Place():
            return "ALL-EMPTY", _CHOOSE
        case _, Say():
            return "BS-TURN", _WORD
        case (), Pick(piece):
            return _pick(state, piece)
        case (Pick(), *_), Pick():
            return "BS-TURN", _ONE
    position = rules.live(state)[0]
    said = stepping.written(state, position, (*draft.steps, step))
    if said is not None:
        try:
            notation.judge(said, position)
        except NotationError as problem:
            if problem.rule:
                return problem.rule, _sentence(problem)
    return "BS-TURN", _NEXT


def _sentence(problem: NotationError) -> str:
    text = str(problem).replace("{", "").replace("}", "")
    return f"{text[:1].upper()}{text[1:]}."


def _pick(state: State, piece: PieceId) -> tuple[str, str]:
    cell = state.cell_of(piece)
    assert cell is not None
    if state.setup.cells[cell] >> 6 != state.setup.side:
        return "ALL-YOURS", MARK("rules", "That pawn is not yours.")
    return "BS-MOVE", _STUCK


def _setting(rules: Blindside, draft: Draft[State], step: Step) -> tuple[str, str]:
    """Find the words for a step of the set-up that is not offered."""
    state = draft.base
    rule = "BS-LOAD" if state.setup.phase == Phase.LOAD else "BS-DRAFT"
    position = rules.live(state)[0]
    if not draft.steps and isinstance(step, Place):
        cell = position.arena.layout.cell_of[step.site]
        action = act.spacing(cell) if state.setup.phase == Phase.ACT else act.placing(cell, 1)
        try:
            notation.judge(action, position)
        except NotationError as problem:
            return problem.rule or rule, _sentence(problem)
    match step:
        case Take():
            text = MARK("rules", "No more arrows can be put there: others need theirs too.")
        case Say():
            text = MARK("rules", "That is not to be said now: give the pawn its arrows first.")
        case _:
            text = _SETTING
    return rule, text

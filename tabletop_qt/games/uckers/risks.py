"""What a lawful move risks, for the coach: a blob that is split within reach of an enemy."""

from tabletop_qt.core.rules import Draft, Reason
from tabletop_qt.core.steps import Pick
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase
from tabletop_qt.games.uckers.setup import COUNTERS
from tabletop_qt.games.uckers.state import PIECES, State
from tabletop_qt.games.uckers.track import SQUARES, Track, square

REACH = 6
"""The farthest that one die carries."""
_SPLIT = MARK(
    "rules", "That leaves your counter on {place} alone, {count} squares before an enemy counter."
)


def split(draft: Draft[State], after: State, track: Track) -> Reason | None:
    """UC-HIT: warn of a blob that is split with an enemy close behind it."""
    picked = [step.piece for step in draft.steps if isinstance(step, Pick)]
    if not picked:
        return None
    start = draft.base.slot_of(picked[-1])
    if start is None or not track.bits[start] or len(draft.base.pieces_on(start)) != 2:
        return None
    left = after.pieces_on(start)
    if len(left) != 1:
        return None
    here, team = square(start), (start >> 6) & 1
    behind = [
        (here - square(at)) % SQUARES
        for number, piece in enumerate(PIECES)
        if (number // COUNTERS) & 1 != team
        and (at := after.slot_of(piece)) is not None
        and track.bits[at]
    ]
    near = [far for far in behind if 0 < far <= REACH]
    if not near:
        return None
    return Reason("UC-HIT", Phrase(_SPLIT, {"place": str(here), "count": min(near)}), (), left)

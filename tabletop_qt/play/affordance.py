"""What can be touched in a draft, read off the lawful ways on."""

from collections.abc import Mapping
from dataclasses import dataclass

from tabletop_qt.core.effects import Removed
from tabletop_qt.core.rules import Draft, Rules, S
from tabletop_qt.core.steps import Pick, Place, Say
from tabletop_qt.core.terms import PieceId, SiteId, Word


@dataclass(frozen=True, slots=True)
class Affordances:
    """What the scene lights up."""

    lift: frozenset[PieceId] = frozenset()
    """Pieces that may be picked up or chosen next."""
    drop: Mapping[SiteId, bool] | None = None
    """Places that can be reached, and whether something is captured on the way."""
    held: PieceId | None = None
    """The piece picked up last."""
    obliged: frozenset[PieceId] = frozenset()
    """Pieces of which one has to be used."""
    words: tuple[Word, ...] = ()
    """Words that may be said next."""
    enough: bool = False
    """Whether the draft may be ended as it is."""


def affordances(rules: Rules[S], draft: Draft[S]) -> Affordances:
    """Read off what can be touched next."""
    prompt = rules.prompt(draft)
    made = len(draft.steps)
    places: dict[SiteId, None] = {}
    for way in draft.ways:
        for step in way[made:]:
            if not isinstance(step, Place):
                break
            places[step.site] = None
    picked = [step.piece for step in draft.steps if isinstance(step, Pick)]
    return Affordances(
        lift=frozenset(step.piece for step in prompt.steps if isinstance(step, Pick)),
        drop={site: _captures(rules, draft, site) for site in places},
        held=picked[-1] if picked else None,
        obliged=frozenset(piece for duty in prompt.duties for piece in duty.pieces),
        words=tuple(step.word for step in prompt.steps if isinstance(step, Say)),
        enough=prompt.enough,
    )


def _captures(rules: Rules[S], draft: Draft[S], site: SiteId) -> bool:
    """Tell whether every way on to a place captures something that is not captured yet."""
    seen = len(draft.effects)
    ways = rules.reach(draft, site)
    return all(any(isinstance(e, Removed) for e in way.effects[seen:]) for way in ways)

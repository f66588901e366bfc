"""What can be touched in a draft, read off the lawful ways on."""

from collections.abc import Mapping
from dataclasses import dataclass

from tabletop_qt.core.effects import Effect, Ended, Noted, PartTaken, Removed, Returned
from tabletop_qt.core.rules import Draft, Rules, S, Way
from tabletop_qt.core.steps import Pick, Place, Say, Steps, Take
from tabletop_qt.core.terms import PieceId, SiteId, Word


@dataclass(frozen=True, slots=True)
class Affordances:
    """What the scene lights up."""

    lift: frozenset[PieceId] = frozenset()
    """Pieces that may be picked up or chosen next."""
    drop: Mapping[SiteId, bool] | None = None
    """Places that can be reached, and whether something is captured on the way."""
    legs: Mapping[SiteId, int] | None = None
    """How many places have to be chosen, one after the other, to come to each of those."""
    held: PieceId | None = None
    """The piece picked up last, while it is still to be brought somewhere."""
    obliged: frozenset[PieceId] = frozenset()
    """Pieces of which one has to be used."""
    words: tuple[Word, ...] = ()
    """Words that may be said next."""
    enough: bool = False
    """Whether the draft may be ended as it is."""


def affordances(rules: Rules[S], draft: Draft[S]) -> Affordances:
    """Read off what can be touched next."""
    prompt = rules.prompt(draft)
    places = {site: len(paths[0]) for site, paths in rules.following(draft).paths.items()}
    places |= {step.site: 1 for step in prompt.steps if isinstance(step, Place)}
    picked = [step.piece for step in draft.steps if isinstance(step, Pick | Take)]
    last = draft.steps[-1] if draft.steps else None
    going_on = isinstance(last, Pick) or (bool(places) and not isinstance(last, Say))
    return Affordances(
        lift=frozenset(step.piece for step in prompt.steps if isinstance(step, Pick)),
        drop={site: _captures(rules, draft, site) for site in places},
        legs=places,
        held=picked[-1] if picked and going_on else None,
        obliged=frozenset(piece for duty in prompt.duties for piece in duty.pieces),
        words=tuple(step.word for step in prompt.steps if isinstance(step, Say)),
        enough=prompt.enough,
    )


def preferred(ways: tuple[Way[S], ...], passed: tuple[SiteId, ...]) -> tuple[Way[S], ...]:
    """Put ways first whose way-points were passed in their order, those with the most of them."""

    def unlike(way: Way[S]) -> tuple[bool, int]:
        points = [step.site for step in way.steps[:-1] if isinstance(step, Place)]
        along = iter(passed)
        met = all(point in along for point in points)
        return not met, -len(points) if met else 0

    return tuple(sorted(ways, key=unlike)) if passed else ways


def _captures(rules: Rules[S], draft: Draft[S], site: SiteId) -> bool:
    """Tell whether something is captured on every way on to a place, or may be from there."""
    seen = len(draft.effects)
    ways = rules.reach(draft, site)
    if all(_takes(way.effects[seen:]) for way in ways):
        return bool(ways)
    return any(_takes(outlook(rules, draft, way.steps)) for way in ways)


def _takes(effects: tuple[Effect, ...]) -> bool:
    return any(isinstance(effect, Removed | Returned | PartTaken) for effect in effects)


def outlook(rules: Rules[S], draft: Draft[S], path: Steps = ()) -> tuple[Effect, ...]:
    """Tell what may still come of a draft that goes on along a path, by the choices made then."""
    choices = rules.following(draft).choices.get(path, ())
    if not choices:
        return ()
    steps = (*draft.steps, *path)
    _, seen = rules.preview(draft.base, steps)
    found: dict[Effect, None] = {}
    for choice in choices:
        _, effects = rules.preview(draft.base, (*steps, *choice))
        for effect in effects[len(seen) :]:
            if not isinstance(effect, Noted | Ended):
                found[effect] = None
    return tuple(found)

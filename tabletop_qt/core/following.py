"""What lies ahead in a draft: the places its ways lead over, and what is chosen where they end."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from tabletop_qt.core.steps import Face, Place, Step, Steps
from tabletop_qt.core.terms import SiteId


class Following(NamedTuple):
    """The ways on, sorted by where they lead."""

    paths: Mapping[SiteId, Sequence[Steps]]
    """The steps, places alone, by which each place is come to: the shortest first."""
    choices: Mapping[Steps, Sequence[Steps]]
    """What is chosen next at the end of each path, places and facings not counted."""


def follow(ways: Iterable[Steps], made: int) -> Following:
    """Follow ways once, of which so many steps are made."""
    leads: dict[Steps, dict[Steps, None]] = {}
    for way in ways:
        lead = tuple(takewhile(_is_place, way[made:]))
        choice = tuple(takewhile(_is_choice, way[made + len(lead) :]))
        leads.setdefault(lead, {})[choice] = None
    starts = dict.fromkeys(lead[:length] for lead in leads for length in range(1, len(lead) + 1))
    paths: dict[SiteId, list[Steps]] = {}
    for steps in sorted(starts, key=len):
        last = steps[-1]
        assert isinstance(last, Place)
        paths.setdefault(last.site, []).append(steps)
    choices = {lead: tuple(filter(None, chosen)) for lead, chosen in leads.items()}
    return Following(paths, choices)


def _is_place(step: Step) -> bool:
    return isinstance(step, Place)


def _is_choice(step: Step) -> bool:
    return not isinstance(step, Place | Face)

"""Geometry and topology of a board; no drawing."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tabletop_qt.core.terms import Phrase, SiteId

Point = tuple[float, float]
"""x to the right and y downwards, in the board's own units."""


@dataclass(frozen=True, slots=True)
class Site:
    """One place of a board."""

    id: SiteId
    kind: str
    """What sort of place it is, such as ``royal square``: the game's own word."""
    centre: Point
    outline: tuple[Point, ...]
    """The corners of the place in board units, in order; hits are judged by it."""
    name: Phrase
    """What people call the place, such as ``H7-4``."""


@dataclass(frozen=True, slots=True)
class Label:
    """A coordinate at the rim of the board."""

    text: str
    centre: Point
    size: float = 16
    """The height of its type, in board units."""


@dataclass(frozen=True)
class Board:
    """The places of one game under one set of options, and how they hang together."""

    sites: tuple[Site, ...]
    bounds: tuple[float, float, float, float]
    """Left, top, width and height of all that is drawn, in board units."""
    links: Mapping[SiteId, Mapping[str, SiteId]] = field(default_factory=dict)
    """Direction to neighbour, for each place that has any."""
    labels: tuple[Label, ...] = ()

    @cached_property
    def by_id(self) -> Mapping[SiteId, Site]:
        """The places by their id."""
        return {site.id: site for site in self.sites}

    def __getitem__(self, site: SiteId) -> Site:
        return self.by_id[site]

    def __contains__(self, site: object) -> bool:
        return site in self.by_id

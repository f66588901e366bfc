"""What a person touches, and what the controller answers."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from tabletop_qt.core.rules import Reason, Transition, Way
from tabletop_qt.core.terms import PieceId, SiteId


@dataclass(frozen=True, slots=True)
class Touch:
    """Something touched: a place, a piece, or a piece on its place."""

    site: SiteId | None = None
    piece: PieceId | None = None


@dataclass(frozen=True, slots=True)
class Stepped:
    """The draft has changed; nothing is settled yet."""


@dataclass(frozen=True, slots=True)
class Committed:
    """A ply was carried out."""

    transition: Transition[Any]


@dataclass(frozen=True, slots=True)
class Jumped:
    """The cursor of the record moved, or a new game began."""


@dataclass(frozen=True, slots=True)
class Remarked:
    """A comment was set or taken away; the game itself is as it was."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Several ways with different results lead to the place: one of them is to be chosen."""

    site: SiteId
    ways: tuple[Way[Any], ...]


@dataclass(frozen=True, slots=True)
class Warned:
    """The move is whole and lawful, but something speaks against it; it is not yet made."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Refusal:
    """The touch was refused; `touch` is what was tried."""

    reasons: tuple[Reason, ...]
    touch: Touch


Answer: TypeAlias = Stepped | Committed | Jumped | Remarked | Asked | Warned | Refusal

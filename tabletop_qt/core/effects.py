"""What a ply or a half-made move does, in the order it happens: the source of all motion."""

from dataclasses import dataclass
from typing import TypeAlias

from tabletop_qt.core.steps import Over
from tabletop_qt.core.terms import Phrase, PieceId, RuleId, Seat, SiteId


@dataclass(frozen=True, slots=True)
class Moved:
    """A piece went along `path`, its start first and its end last."""

    piece: PieceId
    path: tuple[SiteId, ...]
    rule: RuleId = ""


@dataclass(frozen=True, slots=True)
class Removed:
    """A piece left the board from `site`."""

    piece: PieceId
    site: SiteId
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Returned:
    """A piece was hit and went back along `path`, the place it stood on first and home last."""

    piece: PieceId
    path: tuple[SiteId, ...]
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Promoted:
    """A piece became one of another kind where it stands."""

    piece: PieceId
    kind: str
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Turned:
    """A piece turned where it stands; `turn` is how its picture is turned now, in degrees."""

    piece: PieceId
    turn: float
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Added:
    """A piece came onto the board."""

    piece: PieceId
    site: SiteId
    kind: str
    rule: RuleId


@dataclass(frozen=True, slots=True)
class PartTaken:
    """A piece lost some of its parts."""

    piece: PieceId
    parts: tuple[str, ...]
    rule: RuleId


@dataclass(frozen=True, slots=True)
class PartGiven:
    """A piece got some parts back."""

    piece: PieceId
    parts: tuple[str, ...]
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice were thrown for `seat`; without values they are to be thrown again."""

    seat: Seat
    values: tuple[int, ...]
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Noted:
    """Something happened by a rule that no motion tells of, or that is to be named."""

    rule: RuleId
    text: Phrase
    pieces: tuple[PieceId, ...] = ()


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; the pieces are those that ended it."""

    over: Over
    pieces: tuple[PieceId, ...] = ()


Effect: TypeAlias = (
    Moved
    | Removed
    | Returned
    | Promoted
    | Turned
    | Added
    | PartTaken
    | PartGiven
    | Rolled
    | Noted
    | Ended
)

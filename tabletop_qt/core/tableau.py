"""The declarative picture of a state, from which one scene draws every game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic

from tabletop_qt.core.board import Point
from tabletop_qt.core.rules import Draft, Rules, S
from tabletop_qt.core.terms import Phrase, PieceId, Seat, SiteId, Word


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a piece that can be chosen, such as one of its arrows."""

    name: str
    """As `Take` names it."""
    centre: Point
    """Its middle, from the middle of the piece as it is shown, in board units."""
    radius: float
    text: Phrase
    """What people call it, such as ``arrow to the north``."""


@dataclass(frozen=True, slots=True)
class Tray:
    """What a seat has beside the board, of as much as it wants."""

    seat: Seat
    picture: str
    count: int
    goal: int
    text: Phrase
    """What it is, such as ``captured arrows``."""


@dataclass(frozen=True, slots=True)
class Token:
    """A piece as it is shown; its picture covers the bounds of the place it stands on."""

    piece: PieceId
    site: SiteId
    kind: str
    """What the piece is, in the game's own word, as effects name it."""
    seat: Seat
    picture: str
    """The name under which the look keeps the drawing."""
    name: Phrase
    """What people call the piece, such as ``white queen``."""
    turn: float = 0.0
    """Clockwise turn of the picture, in degrees."""
    upright: bool = False
    """Whether the picture has a top that stays up when the board is seen from the other side."""
    overlay: str = ""
    """A second picture that lies over the first and always stands upright."""
    on: PieceId = ""
    """The piece it lies on and goes along with."""
    side: float = 0.0
    """The side of its square picture in board units, where it does not cover its place."""
    parts: tuple[Part, ...] = ()
    """Its parts that can be chosen or lost."""
    layers: Mapping[str, str] = field(default_factory=dict)
    """Further pictures of it, by the layer of the look they belong to; they turn with it."""
    reach: float = 0.0
    """How near its middle, in board units, a touch means it; 0 for anywhere on its place."""


@dataclass(frozen=True, slots=True)
class Tableau:
    """All that is shown of a state."""

    tokens: tuple[Token, ...]
    caption: Phrase
    """What the mover is asked to do, or what has happened."""
    words: Mapping[Word, Phrase] = field(default_factory=dict)
    """What the buttons for words of the game say."""
    trays: tuple[Tray, ...] = ()


class Look(ABC, Generic[S]):
    """How a game is drawn: pictures as SVG texts, and the tableau of each state."""

    ink: str
    """The colour of coordinates written on the frame of the board, as ``#rrggbb``."""
    layers: Mapping[str, str] = {}
    """What can be shown on demand: the name of each layer, and what people call it."""

    @abstractmethod
    def ground(self, rules: Rules[S]) -> str:
        """Give the drawing of the empty board; its view box is the bounds of the board."""

    @abstractmethod
    def picture(self, name: str) -> str:
        """Give the drawing of a piece by the name a token has for it."""

    @abstractmethod
    def tableau(self, rules: Rules[S], draft: Draft[S], seat: Seat | None) -> Tableau:
        """Picture what `seat` may see of a draft; None sees what everybody may see."""

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
    """0 where as many as one likes may lie there."""
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
    aside: Point = (0.0, 0.0)
    """How far what `reach` is measured from lies from the middle of its picture."""


@dataclass(frozen=True, slots=True)
class Die:
    """One die of the turn as it lies on the table."""

    value: int
    """The number thrown, or 0 for a die that is still to be thrown."""
    state: str
    """``open`` to be thrown or played, ``used``, ``lost``, or ``thrown`` and no more."""
    text: Phrase
    """What it shows and what has become of it, such as ``5, still to be played``."""
    picture: str
    pieces: frozenset[PieceId] = frozenset()
    """The pieces it can move now."""


@dataclass(frozen=True, slots=True)
class Tableau:
    """All that is shown of a state."""

    tokens: tuple[Token, ...]
    caption: Phrase
    """What the mover is asked to do, or what has happened."""
    words: Mapping[Word, Phrase] = field(default_factory=dict)
    """What the buttons for words of the game say."""
    trays: tuple[Tray, ...] = ()
    dice: tuple[Die, ...] = ()
    """The dice of the turn in the order thrown, and last those to be thrown now."""
    rules_line: Phrase | None = None
    """The rules in force in one line, where they differ from game to game."""


OPEN = "open"
"""The state of a die that is to be thrown or played."""


class Look(ABC, Generic[S]):
    """How a game is drawn: pictures as SVG texts, and the tableau of each state."""

    ink: str
    """The colour of coordinates written on the frame of the board, as ``#rrggbb``."""
    palettes: Mapping[str, str] = {}
    """The sets of colours there are: their names, and what people call them."""
    palette: str = ""
    """The set of colours in use; another one shows in the next pictures."""
    layers: Mapping[str, str] = {}
    """What can be shown on demand: the name of each layer, and what people call it."""

    @abstractmethod
    def ground(self, rules: Rules[S]) -> str:
        """Give the drawing of the empty board; its view box is the bounds of the board."""

    @abstractmethod
    def picture(self, name: str) -> str:
        """Give the drawing of a piece by the name a token has for it."""

    def face(self, value: int) -> str:
        """Name the picture of a die that shows a value, for games with dice."""
        return f"die-{value}-{OPEN}"

    @abstractmethod
    def tableau(self, rules: Rules[S], draft: Draft[S], seat: Seat | None) -> Tableau:
        """Picture what `seat` may see of a draft; None sees what everybody may see."""

"""How people put a board of their own together from pieces."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tabletop_qt.core.board import Point
from tabletop_qt.core.terms import Phrase, RuleId


@dataclass(frozen=True, slots=True)
class Slab:
    """A piece of a board as it lies: its kind, its place on the grid, and its turn."""

    kind: str
    at: tuple[int, int]
    """In the game's own grid."""
    turn: int
    """In the game's own steps, clockwise."""


Slabs = tuple[Slab, ...]


@dataclass(frozen=True, slots=True)
class Flaw:
    """Why pieces make no board."""

    rule: RuleId
    text: Phrase
    kinds: tuple[str, ...] = ()
    """The pieces that are to be moved."""


class Workshop(ABC):
    """The pieces of a game's boards, and what becomes of them."""

    option: str
    """The text option that holds a built board."""
    values: Mapping[str, str | int | bool]
    """Further options that have to be so that the built board is played on."""
    kinds: Sequence[str]
    """The pieces there are, one of each."""
    turns: int
    """The steps of a full turn."""
    strides: tuple[Point, ...]
    """By how much a piece moves to the right and down when it goes one place that way."""
    title: str
    """What is said above the work."""
    text: str
    """What can be done, in a sentence or two."""
    ready: Mapping[str, str]
    """Boards to begin with: their titles, and their texts."""

    @abstractmethod
    def read(self, text: str) -> Slabs:
        """Read the value of the option; raise NotationError where it is something else."""

    @abstractmethod
    def write(self, slabs: Slabs) -> str:
        """Write the value of the option."""

    @abstractmethod
    def picture(self, kind: str) -> str:
        """Give the SVG text of an unturned piece, its middle at the origin, in board units."""

    @abstractmethod
    def outline(self, slab: Slab) -> tuple[tuple[Point, ...], ...]:
        """Give the polygons that a piece covers, in board units."""

    @abstractmethod
    def middle(self, slab: Slab) -> Point:
        """Give the point that a piece is turned about, in board units."""

    @abstractmethod
    def snap(self, kind: str, turn: int, middle: Point) -> Slab:
        """Give the piece as it lies on the grid with its middle next to a point."""

    @abstractmethod
    def add(self, slabs: Slabs) -> Slabs:
        """Put one piece more next to the others, where that is possible."""

    @abstractmethod
    def flaw(self, slabs: Slabs, values: Mapping[str, str | int | bool]) -> Flaw | None:
        """Tell why pieces make no board under options, or None if they do."""

"""The closed vocabulary of which every move, in every game, is made."""

from dataclasses import dataclass
from typing import TypeAlias

from tabletop_qt.core.terms import PieceId, RuleId, Seat, SiteId, Word


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a piece: to move it, or to do something to it."""

    piece: PieceId


@dataclass(frozen=True, slots=True)
class Place:
    """Choose a place, mostly to put the picked piece there."""

    site: SiteId


@dataclass(frozen=True, slots=True)
class Face:
    """Turn a piece to a facing, in the game's own number of turns."""

    piece: PieceId
    turn: int


@dataclass(frozen=True, slots=True)
class Take:
    """Choose a part of a piece, such as one of its arrows."""

    piece: PieceId
    part: str


@dataclass(frozen=True, slots=True)
class Say:
    """Choose a word: a claim, a refusal to use a right, a finished set-up."""

    word: Word


Step: TypeAlias = Pick | Place | Face | Take | Say
Steps: TypeAlias = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """A whole turn of one seat: the ply people make."""

    seat: Seat
    steps: Steps


@dataclass(frozen=True, slots=True)
class Roll:
    """A throw of dice: the ply chance makes. The larger values stand first.

    Without values the dice did not come to lie, and are to be thrown again.
    """

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """Secret moves made known and carried out together, one of each seat asked."""

    moves: tuple[Move, ...]


Ply: TypeAlias = Move | Roll | Reveal


@dataclass(frozen=True, slots=True)
class ToMove:
    """`seat` is to move."""

    seat: Seat
    secretly: bool = False
    """Whether the other seats may not see what is being chosen."""


@dataclass(frozen=True, slots=True)
class ToRoll:
    """That many dice are to be thrown for `seat`, which may have moves to make instead."""

    dice: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Together:
    """These seats write their moves in secret, then all are revealed."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over by `rule`; without winners it is a draw."""

    winners: tuple[Seat, ...]
    rule: RuleId
    grade: str = ""


Turn: TypeAlias = ToMove | ToRoll | Together | Over

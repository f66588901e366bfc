"""A position in which something is tried, and how reasons speak of its counters and places."""

from dataclasses import dataclass, field
from typing import Final

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, PieceId, RuleId, SiteId
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers.board import site_of
from tabletop_qt.games.uckers.notation import slot_named
from tabletop_qt.games.uckers.position import Position
from tabletop_qt.games.uckers.state import State
from tabletop_qt.games.uckers.track import BASE, COLOURS, FOOT, HOME, Track, square
from tabletop_qt.games.uckers.using import Sight

_SQUARE: Final = MARK("rules", "square {number}")
_OWN_PLACES: Final = {
    BASE: MARK("rules", "the base of {seat}"),
    HOME: MARK("rules", "the home of {seat}"),
}
_CHUTE: Final = MARK("rules", "chute {number} of {seat}")
_ON_SQUARE: Final = MARK("rules", "the counter of {seat} on square {number}")
_OFF_RING: Final = {
    BASE: MARK("rules", "the counter of {seat} in base"),
    HOME: MARK("rules", "the counter of {seat} at home"),
}
_IN_CHUTE: Final = MARK("rules", "the counter of {seat} on chute {number}")
_ONE_DIE: Final = MARK("rules", "the {high}")
_TWO_DICE: Final = MARK("rules", "the {high} and the {low}")
_DOUBLE: Final = MARK("rules", "the double {high}")
_SAVED_SIX: Final = MARK("rules", "a saved six")

Value = str | int | Phrase


@dataclass(frozen=True, slots=True)
class Case:
    """A position in which something is tried with a counter, or with none."""

    state: State
    position: Position
    piece: PieceId = ""
    """The counter that was touched."""
    track: Track = field(init=False)
    sight: Sight = field(init=False)
    """What the mover sees, his own slots and the enemy's walls among it."""

    def __post_init__(self) -> None:
        position = self.position
        walls = position.walls[1 - (position.seat & 1)]
        object.__setattr__(self, "track", position.track)
        object.__setattr__(
            self, "sight", Sight(position.track, position.own(), position.count, walls)
        )

    # What is to be used

    @property
    def offers_saved(self) -> bool:
        """Whether saved sixes may be used now, before the throw (UC-SAVE)."""
        return act.DECLINE in self.position.listed and not self.position.is_chance

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice still to be used, the higher first; a saved six is one too."""
        position = self.position
        if self.offers_saved:
            return (6,)
        if position.rest:
            return (position.rest,)
        return tuple(die for die in (position.high, position.low) if die)

    @property
    def starts(self) -> tuple[int, ...]:
        """The slots from which something lawful begins."""
        listed = self.position.listed
        return tuple(dict.fromkeys(act.start(a) for a in listed if act.kind(a) != act.WORD))

    @property
    def throws(self) -> int:
        """How many throws that were not cocked this turn has seen."""
        since = self.position.since
        return sum(act.is_throw(action) and action != act.COCKED for action in since)

    # What stands where

    def blob(self, at: int) -> bool:
        """Tell whether an enemy blob holds the square of a slot (UC-BLOB)."""
        return bool(self.track.bits[at] & self.sight.walls)

    def foes(self, at: int) -> tuple[PieceId, ...]:
        """List the enemy counters on the square of a slot."""
        return tuple(p for foe in self.track.foes[at] for p in self.state.pieces_on(foe))

    def on(self, *slots: int) -> tuple[PieceId, ...]:
        """List the counters on some slots; where one was touched, that one stands for them."""
        found: list[PieceId] = []
        for at in slots:
            there = self.state.pieces_on(at)
            found += (self.piece,) if self.piece in there else there
        return tuple(dict.fromkeys(found))

    def slot_at(self, colour: int, site: SiteId) -> int:
        """Give the slot of a colour on a place, `NOWHERE` if it never comes there."""
        letter, _, name = site.rpartition("-")
        return slot_named(COLOURS.index(letter) if letter else colour, name, self.track)

    # Words

    def say(
        self,
        rule: RuleId,
        text: str,
        pieces: tuple[PieceId, ...] = (),
        sites: tuple[SiteId, ...] = (),
        **values: Value,
    ) -> Reason:
        """Give a reason; {dice} are those still to be used."""
        if self.dice:
            values.setdefault("dice", self.dice_phrase())
        return Reason(rule, Phrase(text, values), sites, tuple(dict.fromkeys(pieces)))

    def dice_phrase(self) -> Phrase:
        """Name the dice that are still to be used by their numbers."""
        high, low = self.dice[0], self.dice[-1]
        text = _TWO_DICE if high != low else _DOUBLE if len(self.dice) > 1 else _ONE_DIE
        return Phrase(_SAVED_SIX if self.offers_saved else text, {"high": high, "low": low})

    def counter(self, at: int) -> Phrase:
        """Name a counter on a slot."""
        step = at & 63
        text = _OFF_RING.get(step, _ON_SQUARE if step <= FOOT else _IN_CHUTE)
        return Phrase(text, _named(at))

    def place(self, at: int) -> Phrase:
        """Name the place of a slot."""
        step = at & 63
        text = _OWN_PLACES.get(step, _SQUARE if step <= FOOT else _CHUTE)
        return Phrase(text, _named(at))

    def place_named(self, site: SiteId) -> Phrase:
        """Name a place of the board."""
        if site.isdigit():
            return Phrase(_SQUARE, {"number": int(site)})
        return self.place(self.slot_at(0, site))

    def site(self, at: int) -> SiteId:
        """Give the place of a slot."""
        return site_of(at, self.track)


def _named(at: int) -> dict[str, Value]:
    """Give what stands for a slot in words: the seat and a number."""
    step = at & 63
    number = square(at) if step <= FOOT else step - FOOT
    return {"seat": COLOURS[at >> 6].upper(), "number": number}

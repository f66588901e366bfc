"""The settled state of a game of Uckers."""

from dataclasses import dataclass, field

from tabletop_qt.core.steps import Over
from tabletop_qt.core.terms import PieceId
from tabletop_qt.games.uckers.setup import COUNTERS, Setup
from tabletop_qt.games.uckers.track import COLOURS, slot

PIECES: tuple[PieceId, ...] = tuple(
    f"{letter}{n}" for letter in COLOURS for n in range(1, COUNTERS + 1)
)
"""The counters, those of a colour one after the other."""


@dataclass(frozen=True, slots=True)
class State:
    """The start of a turn, what was done since, and which counter is which."""

    setup: Setup
    since: tuple[int, ...]
    """The throws and actions made since the start of the turn."""
    steps: bytes = field(compare=False)
    """How far each counter is on its way now, in the order of `PIECES`.

    Counters of one colour on one square are interchangeable, so it tells no states apart.
    """
    over: Over | None = None

    def slot_of(self, piece: PieceId) -> int | None:
        """Find the slot a counter stands on, or None if there is no such counter."""
        if piece not in PIECES:
            return None
        number = PIECES.index(piece)
        return slot(number // COUNTERS, self.steps[number])

    def pieces_on(self, at: int) -> tuple[PieceId, ...]:
        """List the counters on a slot."""
        first = (at >> 6) * COUNTERS
        step = at & 63
        return tuple(
            PIECES[number]
            for number in range(first, first + COUNTERS)
            if self.steps[number] == step
        )


def number_counters(places: tuple[tuple[int, ...], ...]) -> bytes:
    """Say which counter is which in a position that is seen for the first time."""
    return bytes(step for steps in places for step in steps)

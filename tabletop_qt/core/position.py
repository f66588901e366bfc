"""The engine's view of a game: a mutable position that lists, makes and unmakes actions."""

from typing import Protocol

from tabletop_qt.core.steps import Over
from tabletop_qt.core.terms import Seat


class Position(Protocol):
    """The one source of legality of a game. Actions are small ints of the game's own making."""

    @property
    def seat(self) -> Seat:
        """The seat to move; stored, never derived from the number of plies."""

    @property
    def key(self) -> int:
        """The identity of the position for repetition, the seat to move included."""

    def actions(self) -> list[int]:
        """List the lawful actions, one for each result; none once the game is over."""

    def make(self, action: int) -> None:
        """Carry out a lawful action; trusted, nothing is judged here."""

    def unmake(self) -> None:
        """Take back the last action made."""

    def over(self) -> Over | None:
        """Tell how the game ended, or None while it goes on."""

    def write(self, action: int) -> str:
        """Give a lawful action in the game's notation."""


def perft(position: Position, depth: int) -> int:
    """Count the sequences of `depth` lawful actions; a game that is over has no continuations."""
    if depth == 0:
        return 1
    actions = position.actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        position.make(action)
        total += perft(position, depth - 1)
        position.unmake()
    return total


def divide(position: Position, depth: int) -> dict[str, int]:
    """Split `perft` by the first action, written in notation and sorted as text."""
    counts: dict[str, int] = {}
    if depth > 0:
        for action in position.actions():
            text = position.write(action)
            position.make(action)
            counts[text] = perft(position, depth - 1)
            position.unmake()
    return dict(sorted(counts.items()))

"""The options and one moment of a game of Uckers, for the plain oracle of the tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.games.uckers.naive_board import COLOURS, Board, all_home, partner

End = tuple[tuple[int, ...], str, str]
"""The seats that have won, the rule, the grade."""

MESS: dict[str, Any] = {
    "dice": 1,
    "lock_run": True,
    "larger_first": False,
    "unplayable_six": "ends",
    "challenge_window": "any",
    "double_six_counts": 2,
    "blob_takes_blob": False,
    "snake_eyes": False,
    "partner_assist": False,
    "saved_sixes": False,
    "cocky_dice": False,
    "resign_is_upboard": False,
}

FLEET: dict[str, Any] = {
    "dice": 2,
    "lock_run": False,
    "larger_first": True,
    "unplayable_six": "again",
    "challenge_window": "first",
    "double_six_counts": 2,
    "blob_takes_blob": True,
    "snake_eyes": True,
    "partner_assist": True,
    "saved_sixes": False,
    "cocky_dice": False,
    "resign_is_upboard": True,
}

NAVY: dict[str, Any] = {
    "dice": 2,
    "lock_run": False,
    "larger_first": False,
    "unplayable_six": "again",
    "challenge_window": "first",
    "double_six_counts": 2,
    "blob_takes_blob": False,
    "snake_eyes": False,
    "partner_assist": True,
    "saved_sixes": False,
    "cocky_dice": False,
    "resign_is_upboard": False,
}

CHOICES: dict[str, tuple[Any, ...]] = {
    "players": (2, 4),
    "dice": (1, 2),
    "double_six_counts": (1, 2),
    "unplayable_six": ("ends", "again"),
    "challenge_window": ("any", "first"),
    "doorstep": ("second", "corner"),
    "first": ("throw", "a", "b", "c", "d"),
}
"""What the options take that are not switched on or off."""


@dataclass(frozen=True)
class Options:
    """The options by their names, as in the preset ``fleet`` where nothing is said."""

    players: int = 2
    doorstep: str = "second"
    first: str = "throw"
    dice: int = 2
    lock_run: bool = False
    larger_first: bool = True
    unplayable_six: str = "again"
    challenge_window: str = "first"
    double_six_counts: int = 2
    blob_takes_blob: bool = True
    snake_eyes: bool = True
    partner_assist: bool = True
    saved_sixes: bool = False
    cocky_dice: bool = False
    resign_is_upboard: bool = True

    def __post_init__(self) -> None:
        for name, values in CHOICES.items():
            if getattr(self, name) not in values:
                raise ValueError(f"The option {name} takes one of {values}.")

    # Section 2: some options act with one die only, some with two, assisting with four players.

    @property
    def locks(self) -> bool:
        """UC-LOCK is in force."""
        return self.lock_run and self.dice == 1

    @property
    def saves(self) -> bool:
        """UC-SAVE is in force."""
        return self.saved_sixes and self.dice == 1

    @property
    def larger(self) -> bool:
        """UC-LARGER-FIRST is in force."""
        return self.larger_first and self.dice == 2

    @property
    def takes(self) -> bool:
        """UC-BLOB-TAKES-BLOB is in force."""
        return self.blob_takes_blob and self.dice == 2

    @property
    def snakes(self) -> bool:
        """UC-SNAKE-EYES is in force."""
        return self.snake_eyes and self.dice == 2

    @property
    def helps(self) -> bool:
        """UC-ASSIST is in force."""
        return self.partner_assist and self.players == 4

    def colours(self, seat: int) -> tuple[str, ...]:
        """UC-TEAMS: give the colours of a player."""
        colour = COLOURS[seat]
        return (colour, partner(colour)) if self.players == 2 else (colour,)

    @property
    def first_seat(self) -> int:
        """UC-START: give the player of the seat that starts."""
        return COLOURS.index(self.first) % self.players


@dataclass(frozen=True)
class State:
    """One moment of a game, a value that never changes."""

    counters: tuple[tuple[str, ...], ...]
    """The places of A, B, C and D."""
    thrower: int | None
    """The player whose turn it is; None before the starting throw is done and after the end."""
    phase: str
    """``start``, ``saved`` (saved sixes may be used), ``throw``, ``move`` or ``over``."""
    start: str
    """The position string of the start of the turn."""
    since: tuple[str, ...] = ()
    """The throws and actions since then."""

    # What lasts from turn to turn

    first: frozenset[int] = frozenset()
    """UC-SNAKE-EYES: the players whose first turn is still to come."""
    snake: frozenset[int] = frozenset()
    """UC-SNAKE-BACK: the players who threw snake eyes in their first turn."""
    saved: tuple[int, ...] = (0, 0, 0, 0)
    """UC-SAVE: the saved sixes of every player."""
    assist: frozenset[int] = frozenset()
    """UC-ASSIST: the players who have qualified."""

    # The starting throw

    rivals: tuple[int, ...] = ()
    """UC-START: who throws in this round."""
    totals: tuple[int, ...] = ()
    """UC-START: what they have thrown so far."""

    # The turn

    stood: frozenset[tuple[str, str]] = frozenset()
    """UC-CHALLENGE: the colours and squares that were never left since the start of the turn."""
    throws: int = 0
    """The throws of this turn; a cocked one is none."""
    cocked: int = 0
    """UC-COCKY: the cocked throws of this turn."""
    used: bool = False
    """UC-SAVE: whether a saved six was used in this turn."""
    bound: tuple[str, str] | None = None
    """UC-LOCK, UC-SAVE: the only counter that may move, by its colour and place."""
    sixing: tuple[str, str, int] | None = None
    """UC-CHALLENGE: the challenger's colour and square and the sixes still to throw."""

    # The throw

    dice: tuple[int, ...] = ()
    """The dice that are still to be used."""
    six: bool = False
    """UC-SIX-AGAIN: whether the throw showed a six."""
    six_moved: bool = False
    """Whether a six of this throw has moved a counter."""
    last: tuple[str, str] | None = None
    """UC-DICE-TOTAL: the counter moved by the other die, which may not be moved again."""

    end: End | None = None

    @property
    def board(self) -> Board:
        """The places of the counters by their colours."""
        return dict(zip(COLOURS, self.counters, strict=True))


def finished(options: Options, state: State, seat: int) -> bool:
    """UC-ASSIST: tell whether all counters of a player are home."""
    return all(all_home(state.board, colour) for colour in options.colours(seat))


def qualified(options: Options, state: State, seat: int) -> bool:
    """UC-ASSIST: tell whether a player plays his partner's counters."""
    return options.helps and finished(options, state, seat) and seat in state.assist


def played(options: Options, state: State) -> tuple[str, ...]:
    """UC-TEAMS, UC-ASSIST: give the colours that the player to throw moves."""
    assert state.thrower is not None
    if not finished(options, state, state.thrower):
        return options.colours(state.thrower)
    if qualified(options, state, state.thrower):
        return (partner(COLOURS[state.thrower]),)
    return ()

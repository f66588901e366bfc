"""The options and one moment of a game of Blindside, for the plain oracle of the tests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tests.games.blindside.naive_board import Board, Pawn, built, ready_made, zones

End = tuple[tuple[int, ...], str]  # the winners, 0 Red and 1 Black, none in a draw; the rule

CHOICES = {
    "no_move": ("pass", "lose"),
    "landing_fallback": ("origin", "any_empty", "illegal"),
    "no_progress_result": ("draw", "most"),
    "setup": ("fixed", "load", "draft", "free"),
    "pie": ("auto", "on", "off"),
}


def nearest(parts: int, whole: int) -> int:
    """Round a fraction that is never halfway between two numbers.

    >>> nearest(17 * 18, 23), nearest(23 * 3, 7)
    (13, 10)
    """
    return (2 * parts + whole) // (2 * whole)


@dataclass(frozen=True)
class Options:
    """The rule options, by the names of the specification, and what follows from them."""

    no_move: str = "pass"
    reuse_action: bool = False
    allow_null_rotation: bool = False
    landing_fallback: str = "origin"
    win_at: int | str = "auto"
    full_capture: bool = False
    repetition: int = 3
    no_progress: int = 40
    no_progress_result: str = "draw"
    board: str = "box"
    placements: str = ""
    islands: bool = False
    actions: str = "board"
    setup: str = "fixed"
    action_spaces: int | str = "auto"
    pawns: int | str = "auto"
    pie: str = "auto"
    rescue: bool = False

    def __post_init__(self) -> None:
        for name, values in CHOICES.items():
            if getattr(self, name) not in values:
                raise ValueError(f"The option {name} must be one of {', '.join(values)}.")
        if self.repetition < 0 or self.no_progress < 0:
            raise ValueError("The limits of repetition and of no progress are 0 or more.")
        if self.target < 1:
            raise ValueError("A game is won with at least one arrow.")
        if self.actions not in ("board", "none"):
            self.check_spaces(self.actions.split(","))
        if self.way in ("draft", "free"):
            self.check_army()

    def check_spaces(self, names: list[str]) -> None:
        """BS-BOARD: refuse a list of action spaces that is no set of hexes of the board."""
        if len(set(names)) < len(names) or not set(names) <= set(self.plan.near):
            raise ValueError("The action spaces must be different hexes of the board.")

    def check_army(self) -> None:
        """BS-DRAFT, BS-COUNT: refuse an army or action spaces that find no room."""
        red, black = self.room
        if not 1 <= self.army_pawns <= min(red, black):
            raise ValueError("A zone must hold the pawns of its side, and each side has one.")
        if self.way == "draft":
            most = len(self.plan.near) - 2 * self.army_pawns
            if not 0 <= self.drafted <= most:
                raise ValueError("The action spaces must leave room for the pawns.")

    @cached_property
    def plan(self) -> Board:
        """The board."""
        if self.board == "custom":
            return built(self.placements, self.islands)
        return ready_made(self.board)

    @cached_property
    def spaces(self) -> frozenset[str]:
        """The action spaces at the start of a game; a draft begins without."""
        if self.way == "draft" or self.actions == "none":
            return frozenset()
        if self.actions == "board":
            return self.plan.spaces
        return frozenset(self.actions.split(","))

    @cached_property
    def way(self) -> str:
        """The set-up; BS-NO-START: a board without start spaces has free placement."""
        if self.setup in ("fixed", "load") and not self.plan.red:
            return "free"
        return self.setup

    @cached_property
    def asks_pie(self) -> bool:
        """BS-DRAFT: whether Black may swap sides after the set-up."""
        return self.pie == "on" or (self.pie == "auto" and self.way != "fixed")

    @cached_property
    def zones(self) -> tuple[frozenset[str], frozenset[str]]:
        """BS-DRAFT: where Red and where Black place their pawns."""
        return zones(self.plan)

    @cached_property
    def room(self) -> tuple[int, int]:
        """How many pawns each zone holds before anything is drafted."""
        red, black = self.zones
        return len(red - self.spaces), len(black - self.spaces)

    @cached_property
    def army_pawns(self) -> int:
        """BS-COUNT: how many pawns a side has."""
        if self.way in ("fixed", "load"):
            return self.plan.pawns
        if self.pawns in ("auto", 0):
            return min(self.plan.pawns, *self.room)
        return int(self.pawns)

    @cached_property
    def army_arrows(self) -> int:
        """BS-COUNT: how many arrows a side loads."""
        if self.army_pawns == self.plan.pawns:
            return self.plan.arrows
        return nearest(23 * self.army_pawns, 7)

    @cached_property
    def drafted(self) -> int:
        """BS-COUNT: how many action spaces a draft has."""
        return 3 * self.plan.pieces if self.action_spaces == "auto" else int(self.action_spaces)

    @cached_property
    def target(self) -> int:
        """BS-WIN, BS-EXTENDED: how many arrows win."""
        if self.full_capture:
            return self.army_arrows
        return nearest(17 * self.army_arrows, 23) if self.win_at == "auto" else int(self.win_at)


@dataclass(frozen=True)
class State:
    """One moment of a game, a value that never changes."""

    red: tuple[Pawn, ...]
    """Red's pawns in plain text order."""
    black: tuple[Pawn, ...]
    side: str
    taken: tuple[int, int]
    """The arrows captured by Red and by Black."""
    quiet: int
    """Turns since the last capture."""
    passes: int
    """Passes in a row, up to now."""
    used: frozenset[tuple[str, str]]
    """BS-RESCUE: where a pawn stands and the start space at which it has rescued."""
    spaces: frozenset[str]
    """The action spaces, in a draft those placed so far."""
    starts: tuple[frozenset[str], frozenset[str]]
    """BS-RESCUE: Red's and Black's start spaces; empty when they mean nothing."""
    phase: str
    """``load``, ``act``, ``place``, ``pie``, or ``play`` once the set-up is done."""
    history: tuple[str, ...]
    """The positions at the starts of all turns so far, with the present turn's."""
    end: End | None


def own(state: State, side: str) -> dict[str, int]:
    """Give the masks of the pawns of a side by their hexes."""
    return dict(state.red if side == "r" else state.black)


def sites(state: State) -> str:
    """Write the pawns of both sides."""
    return "/".join(
        ",".join(f"{name}:{mask}" for name, mask in pawns) for pawns in (state.red, state.black)
    )


def turn_key(state: State) -> str:
    """BS-REPEAT: write what makes a position the same."""
    return f"{sites(state)} {state.side} {state.taken[0]} {state.taken[1]}"

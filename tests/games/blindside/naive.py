"""A plain, slow oracle of the rules of Blindside, written from the specification for tests only.

Strings go in and strings come out: positions and actions as section 7 writes them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.games.blindside.naive_board import rival
from tests.games.blindside.naive_ends import end_of
from tests.games.blindside.naive_moves import Result, Way, done, ways
from tests.games.blindside.naive_options import End, Options, State, turn_key
from tests.games.blindside.naive_setup import answered, asked, first
from tests.games.blindside.naive_strings import read_state, write_state


class Naive:
    """The rules under some options; every question is asked about a state."""

    def __init__(self, **options: Any) -> None:
        self.options = Options(**options)

    # ------------------------------------------------------------------ positions

    def start(self) -> State:
        """Give the position before the first action, of the set-up if there is one."""
        return first(self.options)

    def decode(self, text: str) -> State:
        """Read a position string; an impossible one is refused with a ValueError."""
        return read_state(self.options, text)

    def encode(self, state: State) -> str:
        """Write the position string of a state."""
        return write_state(self.options, state)

    def over(self, state: State) -> End | None:
        """Give the winners (0 Red, 1 Black, none in a draw) and the rule that ended the game."""
        return state.end

    def turn(self, state: State) -> str:
        """Give who acts: p1 is Red, p2 is Black, none when the game is over."""
        if state.end is not None:
            return "none"
        return "p1" if state.side == "r" else "p2"

    # ------------------------------------------------------------------ actions

    def actions(self, state: State) -> list[str]:
        """List the lawful actions as sorted text, each once in its preferred writing."""
        if state.end is not None:
            return []
        if state.phase != "play":
            return sorted(asked(self.options, state))
        best: dict[Result, Way] = {}
        for way in ways(self.options, state):
            rival_way = best.setdefault(way.result, way)
            if (way.hexes, way.text) < (rival_way.hexes, rival_way.text):
                best[way.result] = way
        return sorted(way.text for way in best.values()) or ["pass"]

    def lawful(self, state: State, text: str) -> bool:
        """Tell whether a text is an accepted writing of a lawful action."""
        if state.end is not None:
            return False
        if state.phase != "play":
            return text in asked(self.options, state)
        found = ways(self.options, state)
        return any(way.text == text for way in found) or (text == "pass" and not found)

    def play(self, state: State, text: str) -> State:
        """Give the state after a lawful action; an unlawful one is a ValueError."""
        if not self.lawful(state, text):
            raise ValueError(f"{text} is not lawful here.")
        if state.phase != "play":
            return answered(self.options, state, text)
        if text == "pass":
            after = replace(state, passes=state.passes + 1)
        else:
            found = ways(self.options, state)
            result = next(way.result for way in found if way.text == text)
            after = replace(done(state, result), passes=0)
        return self.next_turn(state, after)

    def next_turn(self, before: State, after: State) -> State:
        """BS-TURN: hand over the turn and tell whether the game is over."""
        side = before.side
        taken = 0 if side == "r" else 1
        quiet = 0 if after.taken[taken] > before.taken[taken] else before.quiet + 1
        after = replace(after, side=rival(side), quiet=quiet)
        after = replace(after, history=(*before.history, turn_key(after)))
        return replace(after, end=end_of(self.options, after))

    def perft(self, state: State, depth: int) -> int:
        """Count the lines of so many actions."""
        if depth == 0:
            return 1
        actions = self.actions(state)
        if depth == 1:
            return len(actions)
        return sum(self.perft(self.play(state, action), depth - 1) for action in actions)

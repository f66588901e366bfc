"""A plain, slow oracle of the rules of Uckers, written from the specification for tests only.

Strings go in and strings come out: positions and actions as section 6 writes them.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from tests.games.uckers.naive_moves import uses
from tests.games.uckers.naive_options import End, Options, State
from tests.games.uckers.naive_text import position, read_position, written
from tests.games.uckers.naive_throw import (
    may_forgo,
    may_save,
    saved_six,
    thrown,
    throws,
    used,
    used_saved,
)
from tests.games.uckers.naive_turn import (
    end_of,
    saved_uses,
    skipped,
    turn_begun,
    turn_over,
    with_first,
)


class Naive:
    """The rules under some options; every question is asked about a state."""

    def __init__(self, **options: Any) -> None:
        self.options = Options(**options)

    # ------------------------------------------------------------------ positions

    def start(self) -> State:
        """UC-START: give the position before the starting throw, or the first turn."""
        based = State((("b",) * 4,) * 4, None, "start", "")
        if self.options.first == "throw":
            return self.unopened(based)
        return turn_begun(self.options, with_first(self.options, based), self.options.first_seat)

    def unopened(self, state: State) -> State:
        """UC-START: everybody throws, in the order of the seats."""
        rivals = tuple(range(self.options.players))
        start = position(state)
        return replace(state, phase="start", start=start, rivals=rivals)

    def decode(self, text: str) -> State:
        """Read a position string; an impossible one is refused with a ValueError."""
        words = text.split()
        here = words.index("moves") if "moves" in words[:-1] else len(words)
        state = self.decoded(read_position(self.options, " ".join(words[:here])))
        for action in words[here + 1 :]:
            state = self.play(state, action)
        return state

    def decoded(self, state: State) -> State:
        """Fill in what the start of a turn, or the end, has beyond its position string."""
        if state.thrower is not None:
            if skipped(self.options, state, state.thrower):
                raise ValueError("A finished player who cannot help is skipped.")
            return turn_begun(self.options, state, state.thrower)
        end = end_of(self.options, state.board, "a") or end_of(self.options, state.board, "b")
        if end is not None:
            start = position(state)
            return replace(state, phase="over", start=start, end=end)
        if self.options.first != "throw" or state.counters != (("b",) * 4,) * 4:
            raise ValueError("Before the starting throw all counters are in base.")
        return self.unopened(state)

    def encode(self, state: State) -> str:
        """Write the position string of a state."""
        return written(state)

    def over(self, state: State) -> End | None:
        """Give the winners, the rule that ended the game and the grade."""
        return state.end

    def turn(self, state: State) -> tuple[int | None, bool]:
        """Give the seat that acts, None at the end, and whether dice are to be thrown."""
        if state.phase == "over":
            return None, False
        if state.phase == "start":
            return state.rivals[len(state.totals)], True
        return state.thrower, state.phase == "throw"

    # ------------------------------------------------------------------ actions

    def actions(self, state: State) -> list[str]:
        """List the throws or the lawful actions as sorted text."""
        match state.phase:
            case "over":
                return []
            case "start":
                return sorted(throws(self.options, state))
            case "throw":
                forgo = ["forgo"] if may_forgo(self.options, state) else []
                return sorted([*throws(self.options, state), *forgo])
            case "saved":
                found = saved_uses(self.options, state)
                return sorted(["throw", *("use:" + use.text for use in found)])
        save = ["save"] if may_save(self.options, state) else []
        return sorted([use.text for use in uses(self.options, state)] + save)

    def weights(self, state: State) -> dict[str, Fraction]:
        """Give the chance of every throw; nothing where no dice are to be thrown."""
        return throws(self.options, state) if self.turn(state)[1] else {}

    def lawful(self, state: State, text: str) -> bool:
        """Tell whether a text is a lawful action."""
        return text in self.actions(state)

    def play(self, state: State, text: str) -> State:
        """Give the state after a throw or a lawful action; an unlawful one is a ValueError."""
        if not self.lawful(state, text):
            raise ValueError(f"{text} is not lawful here.")
        options = self.options
        state = replace(state, since=(*state.since, text))
        if text == "forgo":
            return turn_over(options, state)
        if text == "save":
            return saved_six(options, state)
        if text == "throw":
            return replace(state, phase="throw")
        if state.phase in ("start", "throw"):
            return thrown(options, state, text)
        if state.phase == "saved":
            found = saved_uses(options, state)
            return used_saved(options, state, next(u for u in found if "use:" + u.text == text))
        return used(options, state, next(u for u in uses(options, state) if u.text == text))

    def perft(self, state: State, depth: int) -> int:
        """Count the lines of so many throws and actions."""
        if depth == 0:
            return 1
        actions = self.actions(state)
        if depth == 1:
            return len(actions)
        return sum(self.perft(self.play(state, action), depth - 1) for action in actions)

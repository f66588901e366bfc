"""The rules against the oracle, ply by ply, along random games under many option sets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletop_qt.core.rules import NotationError, Refused
from tabletop_qt.core.steps import Over, ToMove
from tabletop_qt.games.blindside.boards import BOARDS
from tabletop_qt.games.blindside.game import GAME
from tabletop_qt.games.blindside.hexes import WORDS
from tests.games.blindside.naive import Naive

OPTIONS: dict[str, list[Any]] = {
    "board": list(BOARDS),
    "setup": ["fixed", "fixed", "fixed", "load", "draft", "free"],
    "pie": ["auto", "on", "off"],
    "full_capture": [False, False, True],
    "win_at": ["auto", "auto", "5"],
    "rescue": [False, True],
    "actions": ["board", "board", "board", "none"],
    "landing_fallback": ["origin", "any_empty", "illegal"],
    "reuse_action": [False, True],
    "allow_null_rotation": [False, True],
    "no_move": ["pass", "lose"],
    "repetition": [3, 3, 0, 2],
    "no_progress": [40, 40, 5, 0],
    "no_progress_result": ["draw", "most"],
}


def options(rng: Random) -> dict[str, Any]:
    """Choose options: about half of them as they are by default."""
    return {name: rng.choice(values) for name, values in OPTIONS.items() if rng.random() < 0.5}


class Twins:
    """One game played by the rules and by the oracle."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = values
        self.rules = GAME.rules(values)
        self.naive = Naive(**values)
        self.state = self.rules.start()
        self.other = self.naive.start()

    def compare(self) -> list[str]:
        """Hold both against each other; give the lawful actions."""
        rules, state = self.rules, self.state
        where = (rules.encode(state), self.values)
        assert rules.encode(state) == self.naive.encode(self.other), where
        turn = rules.turn(state)
        end = self.naive.over(self.other)
        if isinstance(turn, Over):
            assert end == (turn.winners, turn.rule), where
            return []
        assert end is None, where
        assert isinstance(turn, ToMove)
        actions = sorted(rules.write(state, move) for move in rules.moves(state, turn.seat))
        assert actions == self.naive.actions(self.other), where
        return actions

    def lawful(self, text: str) -> bool:
        """Tell whether a text is lawful, by both."""
        try:
            self.rules.play(self.state, self.rules.read(self.state, text))
        except (NotationError, Refused):
            found = False
        else:
            found = True
        where = (self.rules.encode(self.state), text, self.values)
        assert self.naive.lawful(self.other, text) == found, where
        return found

    def play(self, text: str) -> None:
        """Play an action in both."""
        self.state = self.rules.play(self.state, self.rules.read(self.state, text)).after
        self.other = self.naive.play(self.other, text)


def mistaken(rng: Random, actions: list[str]) -> str:
    """Write something that is perhaps lawful."""
    text = rng.choice(actions)
    match rng.randrange(4):
        case 0:
            return text + f"/{rng.randrange(6)}"
        case 1:
            return text.split("*")[0] + f"*{rng.choice(WORDS)}"
        case 2:
            return text.split("/")[0]
    other = rng.choice(actions)
    return f"{text[:2]}-{other[3:5]}"


def play_through(seed: int, plies: int) -> None:
    rng = Random(seed)
    twins = Twins(options(rng))
    for _ in range(plies):
        actions = twins.compare()
        if not actions:
            return
        if rng.random() < 0.3:
            twins.lawful(mistaken(rng, actions))
        eager = [action for action in actions if "*" in action]
        twins.play(rng.choice(eager if eager and rng.random() < 0.5 else actions))


@pytest.mark.parametrize("seed", range(40))
def test_rules_and_oracle_agree_along_random_games(seed: int) -> None:
    play_through(seed, 40)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 400))
def test_rules_and_oracle_agree_along_long_random_games(seed: int) -> None:
    play_through(seed, 250)

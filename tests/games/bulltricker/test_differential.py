"""The rules against the oracle, ply by ply, along random games and from random positions.

The oracle lists the actions in order and the choice is made from its list, so that a game is the
same whatever the order of the engine's own list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from tabletop_qt.core.game import Value
from tabletop_qt.core.rules import Rules
from tabletop_qt.games.bulltricker import notation
from tabletop_qt.games.bulltricker.position import Position
from tabletop_qt.games.bulltricker.state import State
from tests.games.bulltricker.asking import engine, make_rules, outcome
from tests.games.bulltricker.boards import random_position
from tests.games.bulltricker.naive import START, Naive

OPTIONS = list(product((True, False), repeat=2))
LIMITS = (0, 2, 20, 100)
"""Rounds without progress."""
LONGEST = 300

Choose = Callable[[Random, list[str], str], str]
"""Chooses from the lawful actions, given what the same side did last."""


def at_random(rng: Random, actions: list[str], last: str) -> str:
    """Choose any action."""
    del last
    return rng.choice(actions)


def homesick(rng: Random, actions: list[str], last: str) -> str:
    """Go back where one came from as a rule, claim a draw now and then, take nothing in column."""
    back = "-".join(reversed(last.split("-")))
    if "draw" in actions and rng.random() < 0.3:
        return "draw"
    if back in actions and rng.random() < 0.9:
        return back
    quiet = [action for action in actions if "x" not in action and action != "draw"]
    return rng.choice(quiet or actions)


class Twins:
    """One game played three times over: by the oracle, the engine and the rules."""

    def __init__(self, text: str, *, queen_first: bool, material: bool, no_progress: int) -> None:
        options: dict[str, Value] = {
            "queen_first": queen_first,
            "material_before_mate": material,
            "no_progress": no_progress,
        }
        self.rules: Rules[State] = make_rules(**options)
        self.naive = Naive(
            text,
            queen_first=queen_first,
            material_before_mate=material,
            no_progress=no_progress,
        )
        self.state = self.rules.decode(text)
        self.position = engine(self.state, self.rules)

    def compare(self) -> list[str]:
        """Demand that all three agree; give the lawful actions."""
        lawful = self.naive.legal()
        found = engine_actions(self.position)
        assert sorted(found) == lawful, self.naive.fen()
        end = outcome(self.position.over())
        assert end == self.naive.end(), self.naive.fen()
        assert outcome(self.state.over) == end
        cells, side, quiet = self.position.cells, self.position.side, self.position.quiet
        claimed = end == ("BT-DRAW-REPEAT", "draw")
        assert notation.encode(bytes(cells), side, quiet) == self.naive.fen()
        assert self.rules.encode(self.state) == self.naive.fen()
        assert len(self.rules.moves(self.state, self.state.seat)) == len(lawful)
        if not claimed:
            assert self.rules.position(self.state).key == self.position.key
        return lawful

    def play(self, action: str) -> None:
        """Play one lawful action in all three."""
        ply = self.rules.read(self.state, action)
        assert self.rules.write(self.state, ply) == action
        self.state = self.rules.play(self.state, ply).after
        self.position.make(engine_actions(self.position)[action])
        self.naive.play(action)


def engine_actions(position: Position) -> dict[str, int]:
    actions = position.actions()
    found = {position.write(action): action for action in actions}
    assert len(found) == len(actions)
    return found


def follow(twins: Twins, rng: Random, choose: Choose, plies: int) -> str:
    """Play on, comparing at every ply; give the rule that ended the game, if one did."""
    done = ["", ""]
    for ply in range(plies):
        lawful = twins.compare()
        if not lawful:
            break
        done[ply % 2] = choose(rng, lawful, done[ply % 2])
        twins.play(done[ply % 2])
    twins.compare()
    end = twins.naive.end()
    return end[0] if end else ""


def games(seed: str, queen_first: bool, material: bool, rounds: int) -> Counter[str]:
    """Play games from the start under one set of options; count how they ended."""
    rng = Random(f"{seed} {queen_first} {material}")
    ended: Counter[str] = Counter()
    for n in range(rounds * len(LIMITS)):
        limit = LIMITS[n % len(LIMITS)]
        twins = Twins(START, queen_first=queen_first, material=material, no_progress=limit)
        ended[follow(twins, rng, at_random, LONGEST)] += 1
    return ended


def shuffles(seed: str, queen_first: bool, material: bool, rounds: int) -> Counter[str]:
    """Play games that repeat themselves, from the start and from positions of few pieces."""
    rng = Random(f"{seed} {queen_first} {material}")
    ended: Counter[str] = Counter()
    for n in range(rounds):
        text = START if n % 2 else random_position(rng)
        limit = LIMITS[n // 2 % len(LIMITS)]
        twins = Twins(text, queen_first=queen_first, material=material, no_progress=limit)
        ended[follow(twins, rng, homesick, 80)] += 1
    return ended


def positions(seed: str, queen_first: bool, material: bool, number: int) -> Counter[str]:
    """Play a few plies on from made-up positions where much is going on."""
    rng = Random(f"{seed} {queen_first} {material}")
    ended: Counter[str] = Counter()
    for _ in range(number):
        twins = Twins(
            random_position(rng),
            queen_first=queen_first,
            material=material,
            no_progress=rng.choice((*LIMITS, 3, 1000)),
        )
        ended[follow(twins, rng, at_random, 3)] += 1
    return ended


EVERY_END = {
    "BT-MATE", "BT-TRICK", "BT-DRAW-IMMOBILE", "BT-DRAW-MATERIAL", "BT-NO-PROGRESS",
}  # fmt: skip


@pytest.mark.parametrize(("queen_first", "material"), OPTIONS)
def test_random_games_agree_with_the_oracle(queen_first: bool, material: bool) -> None:
    ended = games("short", queen_first, material, 3)
    assert "BT-NO-PROGRESS" in ended


@pytest.mark.parametrize(("queen_first", "material"), OPTIONS)
def test_games_that_repeat_themselves_agree_with_the_oracle(
    queen_first: bool, material: bool
) -> None:
    ended = shuffles("short", queen_first, material, 24)
    assert {"BT-DRAW-REPEAT", "BT-NO-PROGRESS"} <= set(ended)


@pytest.mark.parametrize(("queen_first", "material"), OPTIONS)
def test_random_positions_agree_with_the_oracle(queen_first: bool, material: bool) -> None:
    ended = positions("short", queen_first, material, 250)
    assert set(ended) >= EVERY_END


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize(("queen_first", "material"), OPTIONS)
def test_many_random_games_agree_with_the_oracle(
    queen_first: bool, material: bool, part: int
) -> None:
    games(f"long {part}", queen_first, material, 3)
    shuffles(f"long {part}", queen_first, material, 24)
    assert set(positions(f"long {part}", queen_first, material, 250)) >= EVERY_END

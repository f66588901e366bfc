"""The rules against the oracle, ply by ply, along random games under all option sets."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from tabletop_qt.core.rules import NotationError, Refused
from tabletop_qt.core.steps import Over, ToMove
from tabletop_qt.games.bladder import GAME
from tabletop_qt.games.bladder.cells import CELL_OF, NAME, NEIGHBOURS, SIDE_OF
from tabletop_qt.games.bladder.rules import Bladder
from tabletop_qt.games.bladder.state import State
from tests.games.bladder.naive import Naive

VARIANTS = ("tackling", "pass_range", "step_range", "hero", "real_time")
OTHERS = (
    "step_across_diamond",
    "transfer_scores",
    "draw_rules",
    "hero_after_tackle",
    "spill",
)
DEFAULTS = GAME.defaults()


def changed(name: str) -> Any:
    """Give the value of an option that is not its default."""
    value = DEFAULTS[name]
    if isinstance(value, bool):
        return not value
    return 7 - int(value) if name == "pass_range" else 3 - int(value)


COMBINATIONS = list(product((False, True), repeat=len(VARIANTS)))


def options(chosen: tuple[bool, ...], rng: Random) -> dict[str, Any]:
    """Give a combination of the variants, with each other option changed now and then."""
    values = {name: changed(name) for name, on in zip(VARIANTS, chosen, strict=True) if on}
    return values | {name: changed(name) for name in OTHERS if rng.random() < 0.25}


class Twins:
    """One game played by the rules and by the oracle."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = values
        self.rules = Bladder(DEFAULTS | values)
        naive = {name: value for name, value in values.items() if name != "hero_reminder"}
        self.naive = Naive(**naive)
        self.state: State = self.rules.start()
        self.other = self.naive.start()

    def compare(self) -> list[str]:
        """Hold both against each other; give the lawful actions."""
        rules, state = self.rules, self.state
        assert rules.encode(state) == self.naive.encode(self.other), self.values
        where = (rules.encode(state), self.values)
        turn = rules.turn(state)
        end = self.naive.over(self.other)
        if isinstance(turn, Over):
            assert end == (turn.winners, turn.rule), where
            return []
        assert end is None, where
        assert isinstance(turn, ToMove)
        actions = sorted(rules.write(state, move) for move in rules.moves(state, turn.seat))
        assert actions == self.naive.actions(self.other), where
        assert self.naive.turn(self.other) == f"p{turn.seat + 1}", where
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
        ply = self.rules.read(self.state, text)
        self.state = self.rules.play(self.state, ply).after
        self.other = self.naive.play(self.other, text)


def tried(rng: Random, actions: list[str], values: dict[str, Any]) -> str:
    """Write something that is perhaps lawful: an action with suffixes of any sort."""
    text = rng.choice(actions)
    if "-" in text and values.get("hero") and values.get("real_time") and rng.random() < 0.4:
        text += f"+{text.split('-')[1]}-{rng.choice(NAME)}"
    for sign in "xt@":
        if rng.random() < 0.5:
            text += sign + rng.choice(NAME)
    return text


def intending(rng: Random, twins: Twins, actions: list[str]) -> str:
    """Write an order whose intents are likely to come to something."""
    text = rng.choice(actions)
    if text[:5] == "mark:" or text == "skip":
        return text
    setup, seat = twins.state.setup, twins.state.setup.side
    to = CELL_OF[text.replace(">", "-").split("-")[1]]
    foes = [c for c in NEIGHBOURS[to] if SIDE_OF[setup.cells[c]] == 1 - seat]
    own = [c for c in range(68) if SIDE_OF[setup.cells[c]] == seat]
    if "-" in text and twins.values.get("hero") and rng.random() < 0.2:
        again = f"{text}+{NAME[to]}-{NAME[rng.choice(NEIGHBOURS[to])]}"
        if twins.lawful(again):
            text = again
    if foes and rng.random() < 0.7:
        text += "x" + NAME[rng.choice(foes)]
    if foes and rng.random() < 0.7:
        text += "t" + NAME[setup.carrier if setup.carrier in foes else rng.choice(foes)]
    if rng.random() < 0.8:
        text += "@" + NAME[rng.choice([to, *own])]
    return text


def play_through(values: dict[str, Any], rng: Random, plies: int) -> None:
    twins = Twins(values)
    for _ in range(plies):
        actions = twins.compare()
        if not actions:
            return
        if rng.random() < 0.2:
            twins.lawful(tried(rng, actions, values))
        eager = [action for action in actions if set(action) & set("xt@>")]
        if values.get("real_time"):
            text = intending(rng, twins, actions)
        else:
            text = rng.choice(eager if eager and rng.random() < 0.3 else actions)
        assert twins.lawful(text), text
        twins.play(text)


@pytest.mark.parametrize("chosen", COMBINATIONS, ids=str)
def test_rules_and_oracle_agree_along_random_games(chosen: tuple[bool, ...]) -> None:
    rng = Random(str(chosen))
    play_through(options(chosen, rng), rng, 220)


@pytest.mark.slow
@pytest.mark.parametrize("chosen", COMBINATIONS, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_rules_and_oracle_agree_along_long_random_games(
    chosen: tuple[bool, ...], seed: int
) -> None:
    rng = Random(f"{seed}{chosen}")
    for _ in range(3):
        play_through(options(chosen, rng), rng, 1500)

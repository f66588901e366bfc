"""Random play under all combinations of the variants: no exception, and all games end."""

from itertools import product
from random import Random
from typing import Any

import pytest

from tabletop_qt.core.steps import Over
from tests.games.bladder.boards import rules_of
from tests.games.bladder.test_differential import OTHERS, VARIANTS, changed
from tests.games.every.drafts import chosen

COMBINATIONS = list(product((False, True), repeat=len(VARIANTS)))


def play(values: dict[str, Any], seed: int) -> Over:
    rules, rng = rules_of(**values), Random(seed)
    state = rules.start()
    for _ in range(5000):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            return turn
        state = rules.play(state, chosen(rules, state, rng)).after
    raise AssertionError("still going on")


@pytest.mark.parametrize("number", range(32))
def test_games_end_in_every_combination_of_the_variants(number: int) -> None:
    values = {
        name: changed(name) for name, on in zip(VARIANTS, COMBINATIONS[number], strict=True) if on
    }
    other = OTHERS[number % len(OTHERS)]
    for extra in ({}, {other: changed(other)} if other != "draw_rules" else {}):
        over = play(values | extra, number)
        assert over.rule.startswith("BL-")

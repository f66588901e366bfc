"""Whole games of Uckers by the oracle: they end, and their strings are read back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.uckers.naive import Naive
from tests.games.uckers.naive_cases import PRESETS, played_out

VARIED: list[dict[str, Any]] = [
    {"saved_sixes": True},
    {"saved_sixes": True, "lock_run": False, "unplayable_six": "again", "dice": 1},
    {"doorstep": "corner", "cocky_dice": True},
    {"dice": 2, "unplayable_six": "ends", "challenge_window": "any"},
    {"dice": 1, "challenge_window": "first", "partner_assist": True, "saved_sixes": True},
]


def ended(options: dict[str, Any], seed: int, eager: bool = False) -> None:
    game = Naive(**options)
    state, told = played_out(game, Random(seed), eager)
    end = game.over(state)
    assert end is not None
    winners, rule, grade = end
    assert rule == "UC-WIN"
    assert winners in ([(0,), (1,)] if game.options.players == 2 else [(0, 2), (1, 3)])
    assert grade in ("plain", "eight-piecer", "harbour")
    assert told["turns"] > 30


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("preset", list(PRESETS))
def test_games_end(preset: str, players: int) -> None:
    ended(PRESETS[preset] | {"players": players}, 1)


@pytest.mark.parametrize("number", range(len(VARIED)))
def test_games_end_under_crossed_options(number: int) -> None:
    preset = list(PRESETS.values())[number % 3]
    ended(preset | {"players": 4 if number % 2 else 2} | VARIED[number], number)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("preset", list(PRESETS))
def test_many_games_end(preset: str, seed: int) -> None:
    varied = VARIED[seed % len(VARIED)] if seed % 2 else {}
    ended(PRESETS[preset] | {"players": 2 + seed % 4 // 2 * 2} | varied, seed, eager=seed > 5)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_position_of_a_game_is_read_back(preset: str, players: int) -> None:
    game = Naive(**(PRESETS[preset] | {"players": players, "cocky_dice": True}))
    state, rng = game.start(), Random(players)
    for _ in range(400):
        assert game.decode(game.encode(state)) == state
        if game.over(state) is not None:
            break
        state = game.play(state, rng.choice(game.actions(state)))

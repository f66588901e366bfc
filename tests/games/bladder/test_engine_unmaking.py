"""Making and unmaking: what is taken back leaves nothing behind, and what is built anew agrees."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest

from tabletop_qt.games.bladder.notation import decode, encode, read
from tabletop_qt.games.bladder.position import Position
from tabletop_qt.games.bladder.setup import Setup
from tests.games.bladder.engine_boards import SETTINGS, choose

SLOW_SETTINGS = tuple(
    {"step_range": reach, "hero": hero, "real_time": real_time, "spill": spill}
    for reach in (1, 2)
    for hero in (False, True)
    for real_time in (False, True)
    for spill in (False, True)
)


def everything(game: Position) -> dict[str, Any]:
    """Give all that a position holds and tells, the order of its actions included."""
    held = {
        name: copy(value) if isinstance(value, bytearray | dict | list) else value
        for name, value in vars(game).items()
    }
    return held | {"actions": game.actions(), "over": game.over(), "seat": game.seat}


def agrees_with_a_fresh_one(game: Position, switches: dict[str, Any]) -> None:
    """Build the position anew from its string, and from its set-up and past."""
    text = encode(game.setup(), **switches)
    setup = decode(text, **switches) if game.over() is None else game.setup()
    assert setup == game.setup(), text
    assert encode(setup, **switches) == text
    fresh = Position(setup, game.seen, skips=game.skips, ended=game.over(), **switches)
    assert fresh.over() == game.over()
    assert sorted(fresh.actions()) == sorted(game.actions())
    derived = ("key", "_taken", "_own_near", "_foes_near", "_own_set", "_foes_set", "counts")
    for name in derived:
        assert vars(fresh)[name] == vars(game)[name], name
    assert sorted(vars(fresh)["_own"]) == sorted(vars(game)["_own"])
    assert vars(fresh)["_tables"] is vars(game)["_tables"]


def there_and_back(switches: dict[str, Any], rng: Random, plies: int) -> int:
    """Play at random, try every action on the way, take all back; give the number of plies."""
    game = Position(**switches)
    stages = []
    for _ in range(plies):
        before = everything(game)
        assert len(set(before["actions"])) == len(before["actions"])
        for action in before["actions"]:
            assert game.lawful(action)
            assert read(game.write(action), game) == action
            game.make(action)
            game.unmake()
        assert everything(game) == before
        agrees_with_a_fresh_one(game, switches)
        stages.append(before)
        if not before["actions"]:
            break
        action = choose(game, rng)
        assert read(game.write(action), game) == action
        told = game.events(action)
        assert told or switches.get("real_time")
        game.make(action)
    for stage in reversed(stages):
        while len(vars(game)["_past"]) > len(stage["_past"]):
            game.unmake()
        assert everything(game) == stage
    return len(stages)


@pytest.mark.parametrize("switches", SETTINGS, ids=str)
def test_whole_games_are_taken_back_to_the_start(switches: dict[str, Any]) -> None:
    rng = Random(str(switches))
    assert sum(there_and_back(switches, rng, 400) for _ in range(2)) > 50


@pytest.mark.slow
@pytest.mark.parametrize("switches", SLOW_SETTINGS, ids=str)
def test_many_games_are_taken_back_to_the_start(switches: dict[str, Any]) -> None:
    rng = Random(str(switches))
    for _ in range(2):
        there_and_back(switches, rng, 400)


@pytest.mark.parametrize("switches", SETTINGS[:4], ids=str)
def test_different_actions_have_different_results(switches: dict[str, Any]) -> None:
    rng = Random(str(switches))
    game = Position(**switches)
    while actions := game.actions():
        results: set[Setup] = set()
        for action in actions:
            game.make(action)
            results.add(game.setup())
            game.unmake()
        assert len(results) == len(actions)
        game.make(rng.choice(actions))


def test_equal_keys_mean_equal_positions() -> None:
    rng = Random(9)
    seen: dict[int, tuple[object, ...]] = {}
    for _ in range(10):
        game = Position()
        while actions := game.actions():
            game.make(rng.choice(actions))
            what = (bytes(game.cells), game.side, game.carrier, game.extra)
            assert seen.setdefault(game.key, what) == what
    assert len(seen) > 1000

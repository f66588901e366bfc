"""Making and unmaking: what is taken back leaves nothing behind, and what is built anew agrees."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest

from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside import writing
from tabletop_qt.games.blindside.notation import decode, encode, read
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.setup import Phase
from tests.games.blindside.engine_boards import SETTINGS


def everything(game: Position) -> dict[str, Any]:
    """Give all that a position holds and tells, the order of its actions included."""
    held: dict[str, Any] = {
        name: copy(value) if isinstance(value, bytearray | dict | list) else value
        for name, value in vars(game).items()
        if name not in ("_told", "_walked")
    }
    held["_pawns"] = [pawns[:] for pawns in held["_pawns"]]
    return held | {"actions": game.actions(), "over": game.over(), "seat": game.seat}


def agrees_with_a_fresh_one(game: Position, switches: dict[str, Any]) -> None:
    """Build the position anew from its string, and from its set-up and past."""
    text = encode(game.setup(), **switches)
    setup = decode(text, **switches)
    assert setup == game.setup(), text
    assert encode(setup, **switches) == text
    fresh = Position(setup, game.seen, ended=game.over(), **switches)
    assert fresh.over() == game.over()
    assert sorted(fresh.actions()) == sorted(game.actions())
    assert (fresh.key, fresh.counts, fresh.cells) == (game.key, game.counts, game.cells)
    assert [sorted(fresh.pawns(side)) for side in (0, 1)] == [
        sorted(game.pawns(side)) for side in (0, 1)
    ]


def the_ways_agree(game: Position, rng: Random) -> None:
    """Compare the actions with what all paths and choices come to, and write some of them."""
    actions = game.actions()
    paths: dict[int, set[tuple[int, ...]]] = {}
    for cell in game.pawns(game.seat):
        for way in game.ways(cell):
            for action in way.actions():
                paths.setdefault(action, set()).add(way.nodes)
    if actions == [act.PASS]:
        assert not paths
        return
    assert set(paths) == set(actions)
    for action in rng.sample(actions, min(12, len(actions))):
        texts = [
            (len(nodes), writing.write(action, nodes, game.arena.layout)) for nodes in paths[action]
        ]
        assert game.write(action) == min(texts)[1]
        assert {read(text, game) for _, text in texts} == {action}
        assert all(game.events(action, nodes) for nodes in paths[action])


def there_and_back(switches: dict[str, Any], rng: Random, plies: int) -> int:
    """Play at random, try actions on the way, take all back; give the number of plies."""
    game = Position(**switches)
    stages = []
    for _ in range(plies):
        before = everything(game)
        actions = before["actions"]
        assert len(set(actions)) == len(actions)
        for action in rng.sample(actions, min(30, len(actions))):
            game.make(action)
            game.actions()
            game.unmake()
        assert everything(game) == before
        agrees_with_a_fresh_one(game, switches)
        stages.append(before)
        if not actions:
            break
        if game.phase == Phase.PLAY:
            the_ways_agree(game, rng)
        action = rng.choice(actions)
        assert read(game.write(action), game) == action
        assert game.events(action)
        game.make(action)
    for stage in reversed(stages):
        while len(vars(game)["_past"]) > len(stage["_past"]):
            game.unmake()
        assert everything(game) == stage
    return len(stages)


@pytest.mark.parametrize("switches", SETTINGS, ids=str)
def test_whole_games_are_taken_back_to_the_start(switches: dict[str, Any]) -> None:
    assert there_and_back(switches, Random(str(switches)), 80) > 10


@pytest.mark.slow
@pytest.mark.parametrize("switches", SETTINGS, ids=str)
def test_many_games_are_taken_back_to_the_start(switches: dict[str, Any]) -> None:
    rng = Random(str(switches) + "!")
    for _ in range(3):
        there_and_back(switches, rng, 400)


def test_equal_keys_mean_equal_positions() -> None:
    rng = Random(9)
    seen: dict[int, tuple[object, ...]] = {}
    for _ in range(10):
        game = Position()
        while actions := game.actions():
            game.make(rng.choice(actions))
            what = (game.setup().cells, game.seat, game.taken)
            assert seen.setdefault(game.key, what) == what
    assert len(seen) > 1000


def test_the_key_of_a_draft_tells_the_action_spaces_and_the_phase() -> None:
    game = Position(setup="draft", board="skirmish")
    keys = set()
    for action in game.actions():
        game.make(action)
        keys.add(game.key)
        game.unmake()
    assert len(keys) == 20
    pie = Position(pie="on")
    pie.make(act.SWAP)
    assert pie.key != Position(pie="on").key

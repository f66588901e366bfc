"""Making and unmaking: what is taken back leaves nothing behind, and what is built anew agrees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers.notation import parse, read
from tabletop_qt.games.uckers.position import Position
from tabletop_qt.games.uckers.setup import placed
from tabletop_qt.games.uckers.strings import decode, encode
from tabletop_qt.games.uckers.track import FOOT, HOME, WALLED
from tests.games.uckers.engine_boards import SETTINGS

every_setting = pytest.mark.parametrize("switches", SETTINGS, ids=range(len(SETTINGS)))


def everything(game: Position) -> dict[str, Any]:
    """Give all that a position holds and tells, the order of its actions included."""
    held = {name: value for name, value in vars(game).items() if name != "_past"}
    copied = {
        name: value[:] if isinstance(value, bytearray | list) else value
        for name, value in held.items()
    }
    return copied | {"actions": game.actions(), "key": game.key, "weights": game.weights()}


def agrees_with_a_fresh_one(game: Position, switches: dict[str, Any]) -> None:
    """Build the position anew from its string."""
    text = encode(game.setup(), game.since, **switches)
    setup, since = decode(text, **switches)
    assert (setup, since) == (game.setup(), game.since), text
    assert encode(setup, since, **switches) == text
    fresh = Position(setup, since, **switches)
    assert fresh.actions() == game.actions(), text
    assert (fresh.key, fresh.seat, fresh.over()) == (game.key, game.seat, game.over()), text
    assert (fresh.walls, fresh.places, fresh.count) == (game.walls, game.places, game.count)


def makes_sense(game: Position) -> None:
    """Check what holds in every position, from the counts of the slots alone."""
    places = placed(game.count)
    assert [len(steps) for steps in places] == [4, 4, 4, 4]
    held: dict[int, list[int]] = {}
    for colour, steps in enumerate(places):
        for step in steps:
            if game.track.doorstep <= step <= FOOT:
                held.setdefault((13 * colour + step) % 52, []).append(colour)
            else:
                assert step == 0 or FOOT < step <= HOME
    assert all(len({colour & 1 for colour in there}) == 1 for there in held.values())
    blobs = [
        sum(
            1 << place
            for place, there in held.items()
            if len(there) > 1 and len(set(there)) == 1 and there[0] & 1 == team
        )
        for team in (0, 1)
    ]
    assert game.walls == (blobs[0] | WALLED, blobs[1] | WALLED)
    won = [all(step == HOME for colour in (t, t + 2) for step in places[colour]) for t in (0, 1)]
    assert any(won) == (game.over() is not None)
    assert game.over() is not None or game.actions()


def there_and_back(switches: dict[str, Any], rng: Random, plies: int) -> int:
    """Play at random, try actions on the way, take all back; give the number of plies."""
    game = Position(**switches)
    stages: list[dict[str, Any]] = []
    for _ in range(plies):
        before = everything(game)
        actions = before["actions"]
        assert len(set(actions)) == len(actions)
        written = {game.write(action): action for action in actions}
        assert len(written) == len(actions)
        for text, action in written.items():
            assert read(text, game, game.options.dice) == action
            parse(text, game.track, game.options.dice)
            game.make(action)
            game.actions()
            game.unmake()
        assert everything(game) == before
        agrees_with_a_fresh_one(game, switches)
        makes_sense(game)
        if not actions:
            break
        stages.append(before)
        moves = [action for action in actions if not act.is_throw(action)]
        game.make(rng.choice(moves or actions))
    for stage in reversed(stages):
        game.unmake()
        assert everything(game) == stage
    return len(stages)


@every_setting
def test_games_are_taken_back_to_the_start(switches: dict[str, Any]) -> None:
    assert there_and_back(switches, Random(str(switches)), 250) > 200


@pytest.mark.slow
@every_setting
def test_whole_games_are_taken_back_to_the_start(switches: dict[str, Any]) -> None:
    rng = Random(str(switches) + "!")
    for _ in range(4):
        there_and_back(switches, rng, 5000)


@every_setting
def test_games_end(switches: dict[str, Any]) -> None:
    rng = Random(1)
    for _ in range(3):
        game = Position(**switches)
        plies = 0
        while actions := game.actions():
            game.make(rng.choice(actions))
            plies += 1
            assert plies < 10_000
        over = game.over()
        assert over is not None
        assert over.rule == "UC-WIN"
        assert over.grade in ("plain", "eight-piecer", "harbour")


@every_setting
def test_equal_keys_mean_equal_choices(switches: dict[str, Any]) -> None:
    rng = Random(9)
    seen: dict[int, tuple[object, ...]] = {}
    for _ in range(5):
        game = Position(**switches)
        for _ in range(400):
            actions = game.actions()
            if not actions:
                break
            what = (bytes(game.count), game.seat, actions, game.rights)
            assert seen.setdefault(game.key, what) == what
            game.make(rng.choice(actions))
    assert len(seen) > 500

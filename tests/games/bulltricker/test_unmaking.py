"""Making and unmaking actions: what is taken back leaves nothing behind."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest

from tabletop_qt.games.bulltricker import notation
from tabletop_qt.games.bulltricker.position import Position
from tests.games.bulltricker.asking import RULES, engine
from tests.games.bulltricker.boards import random_position
from tests.games.bulltricker.naive import START, Naive


def everything(position: Position) -> dict[str, Any]:
    """Give all that a position holds and tells, the order of its actions included.

    What its lists hold cannot change itself, so that flat copies keep it as it was.
    """
    held = {name: copy(value) for name, value in vars(position).items()}
    return held | {"actions": position.actions(), "over": position.over()}


def rebuilt(position: Position) -> Position:
    """Build the position anew from what stands on its cells."""
    text = notation.encode(bytes(position.cells), position.side, position.quiet)
    return engine(RULES.decode(text))


def there_and_back(text: str, rng: Random, plies: int) -> int:
    """Play at random, try every action on the way, and take all back; give the number of plies."""
    position = engine(RULES.decode(text))
    stages = []
    for _ in range(plies):
        before = everything(position)
        for action in position.actions():
            position.make(action)
            position.unmake()
        assert everything(position) == before
        stages.append(before)
        if not before["actions"]:
            break
        position.make(rng.choice(sorted(before["actions"])))
        fresh = rebuilt(position)
        assert fresh.key == position.key
        assert fresh.men == position.men
        assert fresh.kings == position.kings
        assert fresh.over() == position.over()
        assert fresh.actions() == [each for each in position.actions() if each & 0xFFFF]
    for stage in reversed(stages):
        while len(vars(position)["_past"]) > len(stage["_past"]):
            position.unmake()
        assert everything(position) == stage
    return len(stages)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_taken_back_to_the_start(seed: int) -> None:
    rng = Random(seed)
    assert sum(there_and_back(START, rng, 300) for _ in range(2)) > 50


@pytest.mark.parametrize("seed", range(3))
def test_every_action_of_a_busy_position_is_taken_back(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        there_and_back(random_position(rng), rng, 4)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 15))
def test_many_games_are_taken_back_to_the_start(seed: int) -> None:
    rng = Random(seed)
    for _ in range(20):
        there_and_back(START, rng, 300)
        there_and_back(random_position(rng), rng, 30)


def test_a_position_does_not_share_its_board_with_the_state() -> None:
    state = RULES.start()
    position = engine(state)
    position.make(position.actions()[0])
    assert RULES.encode(state) == START
    assert engine(state).actions() != position.actions()


def test_what_is_kept_of_lines_may_be_forgotten_at_any_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tabletop_qt.games.bulltricker.position._KEPT", 3)
    rng = Random(10)
    for _ in range(20):
        text = random_position(rng)
        game, position = Naive(text), engine(RULES.decode(text))
        for _ in range(6):
            found = {position.write(action): action for action in position.actions()}
            assert sorted(found) == game.legal()
            if not found:
                break
            action = rng.choice(sorted(found))
            position.make(found[action])
            game.play(action)


def test_equal_keys_mean_equal_positions() -> None:
    rng = Random(9)
    seen: dict[int, str] = {}
    texts = set()
    for _ in range(1000):
        text = " ".join(random_position(rng).split()[:2])
        texts.add(text)
        assert seen.setdefault(engine(RULES.decode(text)).key, text) == text
    assert len(seen) == len(texts) > 950

"""The rules of Uckers against the oracle, action by action, along random games."""

from __future__ import annotations

from contextlib import suppress
from importlib.util import find_spec
from random import Random

import pytest

from tabletop_qt.core.rules import NotationError, Refused
from tabletop_qt.core.steps import Move
from tabletop_qt.games.uckers.options import OPTIONS
from tabletop_qt.games.uckers.options import PRESETS as OURS
from tests.games.uckers.naive import Naive
from tests.games.uckers.naive_cases import PRESETS
from tests.games.uckers.naive_odd import WORDS, odd_action, odd_position
from tests.games.uckers.naive_options import Options
from tests.games.uckers.naive_twins import Twins, chosen, midway, options, play_through
from tests.games.uckers.naive_why import broken

THROWS = ["r0", "r7", "r6", "r66", "r16", "r61", "rc", "r", "", "moves"]


def test_options_and_presets_are_the_same() -> None:
    assert {preset.name: dict(preset.values) for preset in OURS} == PRESETS
    plain = Options()
    for option in OPTIONS:
        assert str(option.default) == str(getattr(plain, option.name))


@pytest.mark.parametrize("seed", range(30))
def test_rules_and_oracle_agree_along_random_games(seed: int) -> None:
    rng = Random(seed)
    play_through(Twins(options(rng)), rng, 120)


@pytest.mark.parametrize("seed", range(40))
def test_rules_and_oracle_agree_from_the_middle_of_games(seed: int) -> None:
    rng = Random(1000 + seed)
    values = options(rng)
    for _ in range(6):
        play_through(Twins(values, midway(rng, Naive(**values))), rng, 20)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("preset", list(PRESETS))
def test_rules_and_oracle_agree_to_the_end_of_a_game(preset: str, players: int) -> None:
    values = PRESETS[preset] | {"players": players, "doorstep": "second", "first": "throw"}
    rng = Random(players)
    assert play_through(Twins(values), rng, 20_000)


def read_odd_positions(twins: Twins, rng: Random, number: int) -> None:
    """Let both read odd positions: both refuse one, or both take it for the same."""
    text = twins.naive.encode(twins.other)
    for _ in range(number):
        odd, ours, theirs = odd_position(rng, text), "", ""
        with suppress(NotationError):
            ours = twins.rules.encode(twins.rules.decode(odd))
        with suppress(ValueError):
            theirs = twins.naive.encode(twins.naive.decode(odd))
        assert ours == theirs, (odd, twins.values)


@pytest.mark.parametrize("seed", range(3000, 3016))
def test_odd_positions_are_refused_by_both_or_by_neither(seed: int) -> None:
    rng = Random(seed)
    values = options(rng)
    twins = Twins(values, midway(rng, Naive(**values)) if seed % 4 else "")
    for _ in range(8):
        read_odd_positions(twins, rng, 20)
        if actions := twins.compare():
            twins.play(chosen(rng, twins, actions))


def refusals_of(twins: Twins, text: str) -> set[str]:
    """Give the rules by which an action is refused; none for a lawful one."""
    try:
        ply = twins.rules.read(twins.state, text)
    except NotationError as refusal:
        return {refusal.rule}
    assert isinstance(ply, Move)
    return {reason.rule for reason in twins.rules.why_not_move(twins.state, ply.steps)}


def try_odd_actions(twins: Twins, rng: Random, number: int) -> None:
    """Let the judged door and the oracle tell odd actions from lawful ones."""
    board, lawful = twins.other.board, twins.naive.actions(twins.other)
    for text in [odd_action(rng, board) for _ in range(number)] + THROWS:
        try:
            twins.rules.play(twins.state, twins.rules.read(twins.state, text))
        except (NotationError, Refused):
            assert text not in lawful, (text, twins.naive.encode(twins.other), twins.values)
        else:
            assert text in lawful, (text, twins.naive.encode(twins.other), twins.values)


@pytest.mark.parametrize("seed", range(4000, 4016))
def test_odd_actions_are_played_by_both_or_by_neither(seed: int) -> None:
    rng = Random(seed)
    values = options(rng)
    twins = Twins(values, midway(rng, Naive(**values)))
    for _ in range(12):
        try_odd_actions(twins, rng, 12)
        if actions := twins.compare():
            twins.play(chosen(rng, twins, actions))


@pytest.mark.skipif(
    find_spec("tabletop_qt.games.uckers.laws") is None, reason="steps have no reasons yet"
)
@pytest.mark.parametrize("seed", range(5000, 5016))
def test_refusals_name_a_rule_that_the_action_goes_against(seed: int) -> None:
    rng = Random(seed)
    values = options(rng)
    twins = Twins(values, midway(rng, Naive(**values)))
    for _ in range(12):
        for text in [odd_action(rng, twins.other.board) for _ in range(10)] + WORDS:
            expected, found = broken(twins.naive, twins.other, text), refusals_of(twins, text)
            asked = (text, found, expected, twins.naive.encode(twins.other), values)
            assert expected & found if expected else not found, asked
        if actions := twins.compare():
            twins.play(chosen(rng, twins, actions))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2000, 2060))
def test_rules_and_oracle_agree_along_whole_games(seed: int) -> None:
    rng = Random(seed)
    values = options(rng)
    assert play_through(Twins(values), rng, 30_000)
    for _ in range(40):
        twins = Twins(values, midway(rng, Naive(**values)))
        play_through(twins, rng, 20)
        read_odd_positions(twins, rng, 20)
        try_odd_actions(twins, rng, 20)

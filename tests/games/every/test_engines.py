"""The engine of every game: what it makes is what the rules say, and it is left as it was."""

from random import Random
from typing import Any

import pytest

from tabletop_qt.core.position import Position, divide, perft
from tabletop_qt.core.steps import ToMove, ToRoll
from tests.games.every.drafts import ends
from tests.games.every.tables import Setting, happen, plies, sample, settings

MANY = 120
"""As many moves of a position are carried out; of more, some are chosen."""

every_setting = pytest.mark.parametrize("setting", list(settings()), ids=str)


def told(position: Position) -> tuple[Any, ...]:
    """Ask a position for all it knows, in words that another position has as well."""
    written = sorted(position.write(action) for action in position.actions())
    return position.seat, position.key, position.over(), written


@every_setting
def test_an_action_leads_where_the_move_of_the_same_name_leads(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(31)
    for state in sample(rules, rng, 8):
        position = rules.position(state)
        before = told(position)
        coming = {rules.write(state, ply): ply for ply in plies(rules, state)}
        actions = position.actions()
        for action in rng.sample(actions, min(6, len(actions))):
            after = happen(rules, state, coming[position.write(action)])[0]
            position.make(action)
            assert told(position) == told(rules.position(after))
            turn = rules.turn(after)
            assert (turn.seat if isinstance(turn, ToMove | ToRoll) else turn) == (
                position.over() or position.seat
            )
            position.unmake()
            assert told(position) == before


@every_setting
def test_the_engine_and_the_rules_tell_the_same_positions_apart(setting: Setting) -> None:
    rules = setting.rules()
    states = sample(rules, Random(32), 100) + ends(rules, Random(32))
    keys = {(rules.key(state), rules.position(state).key) for state in states}
    assert len(keys) == len({by_rules for by_rules, _ in keys})
    assert len(keys) == len({by_engine for _, by_engine in keys})
    assert len(keys) > 5


@every_setting
def test_what_is_done_on_a_position_touches_no_other(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(33)
    for state in sample(rules, rng, 10):
        one, other = rules.position(state), rules.position(state)
        before, moves = told(other), rules.moves(state, one.seat)
        action = rng.choice(one.actions())
        one.make(action)
        assert told(other) == before
        assert rules.moves(state, other.seat) == moves
        other.make(action)
        assert told(other) == told(one)


@every_setting
def test_perft_counts_what_the_rules_list(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(34)
    for state in sample(rules, rng, 2):
        position = rules.position(state)
        before = told(position)
        moves = list(zip(position.actions(), plies(rules, state), strict=True))
        counts = {}
        for action, ply in rng.sample(moves, min(MANY, len(moves))):
            after = happen(rules, state, ply)[0]
            counts[rules.write(state, ply)] = len(plies(rules, after))
            position.make(action)
            assert perft(position, 1) == len(plies(rules, after))
            position.unmake()
        if len(counts) == len(moves):
            assert divide(position, 2) == counts
            assert perft(position, 2) == sum(counts.values())
        assert perft(position, 1) == len(moves)
        assert perft(position, 0) == 1
        assert told(position) == before

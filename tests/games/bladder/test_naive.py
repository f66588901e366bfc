"""The oracle of Bladder against the test vectors and positions reasoned from the specification."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.bladder.naive import Naive
from tests.games.bladder.naive_board import CELLS, NEIGHBOURS, START, distance
from tests.games.bladder.naive_cases import (
    LOCKED,
    after,
    asked,
    board,
    end,
    men_of,
    of,
    played,
    tail,
)

DEEP = pytest.mark.slow
TWOS: dict[str, Any] = {"step_range": 2}


# ---------------------------------------------------------------------- test vectors


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({}, [24, 576, 16_032]),
        (TWOS, [48, 2_304, 123_142]),
        ({"real_time": True}, [24, 576, 16_032, 446_224]),
        ({"real_time": True} | TWOS, [48, 2_304, 123_142]),
        ({"hero": True}, [14, 196, 6_664]),
    ],
)
def test_perft_from_the_start(options: dict[str, Any], counts: list[int]) -> None:
    game = Naive(**options)
    assert [game.perft(game.start(), n + 1) for n in range(len(counts))] == counts


@DEEP
@pytest.mark.parametrize(
    ("options", "depth", "count"),
    [
        ({}, 4, 446_224),
        ({}, 5, 13_520_172),
        (TWOS, 4, 6_552_050),
        ({"real_time": True} | TWOS, 4, 6_580_806),
        ({"hero": True}, 4, 203_952),
    ],
)
def test_deep_perft_from_the_start(options: dict[str, Any], depth: int, count: int) -> None:
    game = Naive(**options)
    assert game.perft(game.start(), depth) == count


def test_neighbours_are_counted_as_the_board_says() -> None:
    counts = {cell: len(NEIGHBOURS[cell]) for cell in CELLS}
    assert Counter(counts.values()) == {8: 36, 7: 4, 6: 4, 5: 16, 4: 4, 3: 4}
    assert {cell for cell in CELLS if counts[cell] == 7} == {"d1", "e1", "d8", "e8"}
    assert {cell for cell in CELLS if counts[cell] == 6} == {"c1", "f1", "c8", "f8"}
    assert {cell for cell in CELLS if counts[cell] == 4} == {"d9", "e9", "d10", "e10"}
    assert NEIGHBOURS["d9"] == {"e9", "c1", "d1", "e1"}


def test_steps_between_cells_are_the_kings_distance() -> None:
    for start in CELLS:
        reached, ring, steps = {start}, {start}, 0
        while ring:
            assert {distance(start, cell) for cell in ring} == {steps}
            ring = {near for cell in ring for near in NEIGHBOURS[cell]} - reached
            reached |= ring
            steps += 1
        assert len(reached) == 68


def test_openings_are_straight_diagonal_and_two_sideways() -> None:
    game = Naive()
    actions = game.actions(game.start())
    assert len([x for x in actions if x[0] == "b" and x[1] == x[4]]) == 8
    assert len([x for x in actions if x[0] == "b" and x[1] != x[4]]) == 14
    assert [x for x in actions if x[0] == "a"] == ["a3-a4", "a6-a5"]
    assert {"g3-f4", "h3-h4"} < set(game.actions(game.play(game.start(), "b4-c4")))
    assert game.encode(game.start()) == START


@DEEP
def test_random_games_are_as_long_and_as_wide_as_the_vectors_say() -> None:
    game, rng, lengths, widths = Naive(), random.Random(4), [], []
    for _ in range(40):
        state, length = game.start(), 0
        while game.over(state) is None:
            actions = game.actions(state)
            widths.append(len(actions))
            state = game.play(state, rng.choice(actions))
            length += 1
        lengths.append(length)
    assert 230 < sum(lengths) / len(lengths) < 430
    assert 22 < sum(widths) / len(widths) < 38
    assert max(widths) < 160


# ---------------------------------------------------------------------- moves


def test_a_man_goes_forward_or_sideways_and_never_back() -> None:
    assert men_of("c3", "Dc3 Ld4") == {"c2", "c4", "d2", "d3"}
    assert men_of("c3", "dc3 Ld4 Db4") == {"c2", "c4", "b2", "b3"}
    assert men_of("f3", "Lf3", "l - 0") == {"f2", "f4", "e2", "e3", "e4"}
    assert men_of("f3", "lf3", "l - 0") == {"f2", "f4", "g2", "g3", "g4"}


def test_a_man_turns_about_on_arrival_goal_squares_included() -> None:
    for start, letter, stop, turned in (
        ("g4", "D", "h4", "d"),
        ("b5", "d", "a5", "D"),
        ("b7", "L", "a7", "l"),
        ("g7", "l", "h7", "L"),
    ):
        game, state = asked(letter + start, letter.lower() + " - 0")
        reached = game.play(state, start + "-" + stop)
        assert dict(reached.men)[stop] == turned
        assert game.over(reached) is None
    assert men_of("h4", "dh4 Dg4") == {"h3", "h5", "g3", "g5"}


def test_side_squares_are_ordinary_squares() -> None:
    assert men_of("d1", "Dd1") == {"d9", "e9", "d2", "e1", "e2"}
    assert men_of("d9", "Dd9") == {"d1", "e1", "e9"}
    assert men_of("e10", "De10") == {"e8", "f8"}
    assert men_of("c8", "Dc8") == {"c7", "d7", "d8", "d10"}


def test_the_diamond_can_be_shut_while_the_bladder_lies_there() -> None:
    off: dict[str, Any] = {"step_across_diamond": False}
    for men, start, stop in (("Dd4", "d4", "e5"), ("Dd5", "d5", "e4"), ("de5", "e5", "d4")):
        assert stop in men_of(start, men)
        assert stop not in men_of(start, men, **off)
        assert stop in men_of(start, men + " Db4*", **off)
    assert {"e5", "f6"} <= men_of("d4", "Dd4", **TWOS)
    assert not {"e5", "f6"} & men_of("d4", "Dd4", **TWOS, **off)
    assert "e5" not in men_of("c3", "Dc3", **TWOS, **off)


def test_a_side_without_any_action_skips_and_two_skips_are_a_draw() -> None:
    game = Naive()
    state = game.decode(board(LOCKED))
    assert game.actions(state) == ["skip"]
    once = game.play(state, "skip")
    assert (tail(game, once), game.over(once)) == ("l - 1", None)
    assert game.over(game.play(once, "skip")) == ((), "BL-NO-MOVE")
    assert game.over(game.play(game.decode(game.encode(once)), "skip")) is None
    assert not game.lawful(game.start(), "skip")


def test_twos_go_one_or_two_squares_over_an_empty_one() -> None:
    assert men_of("c3", "Dc3 Ld4", **TWOS) == {"c1", "c2", "c4", "c5", "d2", "d3", "e1", "e3"}
    assert end("dh3*", "h3-h5", **TWOS) == ((0,), "BL-GOAL")


# ---------------------------------------------------------------------- pick-up


def test_the_third_man_picks_up_and_the_player_chooses_the_carrier() -> None:
    assert men_of("d3", "Dd4 Dd5 Dd3") == {"d2", "e2", "e3", "e4@d4", "e4@d5", "e4@e4"}
    assert men_of("d3", "Dd4 Le5 Dd3") == {"d2", "e2", "e3", "e4"}
    assert men_of("d4", "Dd4 Dd5 De4") == {"d3", "e3", "e5@d5", "e5@e4", "e5@e5"}
    assert men_of("d3", "Dd4 Dd5 Dd3 Db1*") == {"d2", "e2", "e3", "e4"}  # BL-NEVER-DOWN


def test_a_stand_off_ends_when_a_square_is_cleared_by_laming() -> None:
    game, state = asked("Dd4 Dd5 Dd3 De2 Le4 Le5")
    assert not [x for x in game.actions(state) if "@" in x]
    assert of(game, state, "e2") == {"e1", "e3", "e3xe4", "f1", "f2", "f3", "f3xe4"}
    state = played(game, state, "e2-e3xe4", "h1-g1")
    assert of(game, state, "d3") == {"d2", "e2", "e4@d4", "e4@d5", "e4@e4"}


def test_only_light_has_an_extra_turn_after_picking_up() -> None:
    game, state = asked("Dd4 Dd5 Dd3", "d - 7")
    assert tail(game, game.play(state, "d3-e4@d4")) == "l - 0"
    game, state = asked("Le4 Le5 Le6", "l - 7")
    state = game.play(state, "e6-d5@e4")
    assert (tail(game, state), game.turn(state)) == ("l x 0", "p2")
    state = game.play(state, "e4>e5")
    assert (tail(game, state), game.turn(state)) == ("d - 1", "p1")


# ---------------------------------------------------------------------- lames and tackles


def test_three_men_may_lame_one_victim_or_none() -> None:
    assert men_of("d2", "De1 De2 Dd2 Lf2") == {"d1", "d3", "e3", "e3xf2"}
    assert men_of("d2", "De1 Dd2 Lf2") == {"d1", "d3", "e2", "e3"}
    two = men_of("c2", "Dd1 Dd3 Df2 Dc2 Le1 Le3")
    assert two == {"c1", "c3", "d2", "d2xe1", "d2xe3"}
    game, state = asked("De1 De2 Dd2 Lf2", "d - 9")
    state = game.play(state, "d2-e3xf2")
    assert game.encode(state) == after("De1 De2 De3") + " l - 0"


def test_only_the_man_that_moved_lames() -> None:
    shifts = {"e1-f1xf2", "e2-f1xf2", "e2-f3xf2", "e3-f3xf2"}
    game, state = asked("De1 De2 De3 Lg2", "l - 0")
    walked = game.play(state, "g2-f2")
    assert len(walked.men) == len(state.men)
    assert {x for x in game.actions(walked) if "x" in x} == shifts
    assert {x for x in men_of("e1", "De1* De2 De3 Lf2") if ">" in x} == {">e2", ">e3"}


def test_the_diamond_keeps_men_apart_until_the_bladder_is_taken() -> None:
    picks = {"e4@d4", "e4@d5", "e4@e4"}
    assert men_of("d3", "Dd4 Dd5 Dd3 Le5") == {"d2", "e2", "e3"} | picks
    assert men_of("d3", "Dd4 Dd5 Dd3 Le5 Db1*") == {"d2", "e2", "e3", "e4", "e4xe5"}
    lames = {"e4xf3@d4", "e4xf3@d5", "e4xf3@e4"}  # BL-LAME-ORDER: lame first, then pick up
    assert men_of("d3", "Dd4 Dd5 Dd3 De2 De3 Lf3") == {"d2"} | picks | lames


def test_a_lamed_carrier_gives_the_bladder_to_any_attacker() -> None:
    choices = {"e3" + way + "f2@" + man for way in "xt" for man in ("e1", "e2", "e3")}
    assert men_of("d2", "De1 De2 Dd2 Lf2*") == {"d1", "d3", "e3"} | choices
    off = men_of("d2", "De1 De2 Dd2 Lf2*", tackling=False)
    assert off == {"d1", "d3", "e3", "e3xf2@e1", "e3xf2@e2", "e3xf2@e3"}
    game, state = asked("De1 De2 Dd2 Lf2*", "d - 9")
    state = game.play(state, "d2-e3xf2@e1")
    assert game.encode(state) == after("De1* De2 De3") + " l - 0"


def test_two_men_may_tackle_the_carrier_and_end_the_turn() -> None:
    plain = {"b5", "b7", "c6", "c7"}
    tackles = {"b5tc5@b4", "b5tc5@b5", "c6tc5@b4", "c6tc5@c6"}
    assert men_of("b6", "Db4 Db6 Lc5*") == plain | tackles
    assert men_of("b6", "Db4 Db6 Lc5*", tackling=False) == plain
    assert men_of("a8", "Db4 Db6 Lc5*") == {"a7", "b7", "b8"}
    more = {"c6xd6", "c6xd6tc5@b4", "c6xd6tc5@c6", "c7xd6"}  # BL-LAME-AND-TACKLE
    assert men_of("b6", "Db4 Db6 Dd7 De7 Lc5* Ld6") == plain | tackles | more
    game, state = asked("Db4 Db6 Lc5*", "d - 9")
    state = game.play(state, "b6-c6tc5@b4")
    assert game.encode(state) == after("Db4* Dc6 Lc5") + " l - 0"


# ---------------------------------------------------------------------- passes


def test_a_pass_reaches_own_men_within_three_steps_over_anybody() -> None:
    men = "Dc3* Df3 Dg3 Df6 Lc4 Ld3"
    near = {">a1", ">a2", ">f3", ">f6"}
    assert {x for x in men_of("c3", men) if ">" in x} == near
    assert {x for x in men_of("c3", men, pass_range=4) if ">" in x} == near | {">g3"}
    game, state = asked(men, "d - 4")
    assert not any(game.lawful(state, "c3>" + cell) for cell in ("c2", "c3", "c4", "g3"))
    state = game.play(state, "c3>f6")
    assert game.encode(state) == after("Dc3 Df3 Dg3 Df6* Lc4 Ld3") + " l - 5"

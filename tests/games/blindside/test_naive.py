"""The oracle of Blindside against the test vectors and moves reasoned from the specification."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.games.blindside.naive import Naive
from tests.games.blindside.naive_board import turned
from tests.games.blindside.naive_cases import READY_MADE, asked, ends, lawful, of, played
from tests.games.blindside.naive_moves import ways
from tests.games.blindside.naive_options import State

START = "c1:3,d1:21,e1:43,f1:55,g1:43,h1:21,i1:33/b8:12,c8:42,d8:29,e8:62,f8:29,g8:42,h8:24 r 0 0 0"

COUNTS = {
    "box": (110, 14_710),
    "stagger": (77, 7_495),
    "pinwheel": (89, 8_375),
    "great_ring": (66, 4_894),
    "twin_lakes": (77, 5_929),
    "long_march": (78, 6_084),
    "archipelago": (35, 1_907),
    "chevron": (69, 4_761),
    "duel": (35, 1_529),
    "skirmish": (16, 687),
}

# ---------------------------------------------------------------------- test vectors


@pytest.mark.parametrize("board", READY_MADE)
def test_perft_from_the_start(board: str) -> None:
    game = Naive(board=board)
    assert (game.perft(game.start(), 1), game.perft(game.start(), 2)) == COUNTS[board]


def test_perft_without_action_spaces() -> None:
    game = Naive(actions="none")
    assert [game.perft(game.start(), depth) for depth in (0, 1, 2)] == [1, 42, 1_841]


@pytest.mark.slow
def test_deep_perft_from_the_start() -> None:
    game = Naive()
    assert game.perft(game.start(), 3) == 2_431_298


def test_first_turn_reaches_so_many_hexes_and_action_spaces() -> None:
    game = Naive()
    actions = game.actions(game.start())
    assert game.encode(game.start()) == START
    plain = {action for action in actions if "/" not in action}
    reached = [{x[-2:] for x in plain if x.startswith(name)} for name, _ in game.start().red]
    assert [len(stops) for stops in reached] == [5, 3, 17, 5, 20, 3, 5]
    assert set().union(*reached) & game.options.spaces == {"c3", "g3", "i3", "d2", "h2"}


@pytest.mark.parametrize("board", READY_MADE)
def test_no_side_can_capture_on_its_first_turn(board: str) -> None:
    game = Naive(board=board)
    for side in ("r", "b"):
        found = ways(game.options, replace(game.start(), side=side))
        assert found
        assert not any(way.result.jumped or way.result.landing for way in found)


def test_two_out_and_two_back_ends_at_the_start() -> None:
    assert lawful("d4:43/j8:1", "d4-d6-d4")
    assert played("d4:43/j8:1", "d4-d6-d4") == "d4:43/j8:1 b 0 0 1"
    # By way of d2 it comes to the same, and that is written first.
    assert {x for x in of("d4", "d4:43/j8:1") if x.endswith("-d4")} == {"d4-d2-d4"}


def test_two_out_and_two_more_in_another_direction_is_a_landing_attack() -> None:
    assert played("d4:43/f7:1,j8:1", "d4-d6-f7*n") == "f7:43/j8:1 b 1 0 0"
    assert not lawful("d4:39/e6:1,j8:1", "d4-d6-e6*n")  # it is three steps only


def test_a_combo_jumps_two_and_lands_on_the_second() -> None:
    pawns = "d3:43/d4:9,d5:15,j8:1"
    found = [action for action in of("d3", pawns) if action.startswith("d3-d6-d5")]
    # Two arrows to choose from, twelve action spaces, six facings of the one arrow left.
    assert len(found) == 2 * 12 * 6
    after = played(pawns, "d3-d6-d5*ne>b6/1")
    assert after == "d5:43/b6:8,j8:1 b 5 0 0"  # se turned by one step is s


def test_a_jump_over_a_pawn_without_an_aligned_arrow_takes_nothing() -> None:
    assert played("a1:9/a2:54,j8:1", "a1-a3", rest="r 0 0 5") == "a3:9/a2:54,j8:1 b 0 0 6"


def test_two_routes_to_one_end_take_different_arrows() -> None:
    pawns, options = "d4:43/d5:9,j8:1", {"actions": "f5"}
    found = of("d4", pawns, **options)
    assert {"d4-d6", "d4-f5-d6"} < set(found)
    assert played(pawns, "d4-d6", **options) == "d6:43/j8:1 b 2 0 0"
    assert played(pawns, "d4-f5-d6", **options) == "d6:43/d5:9,j8:1 b 0 0 1"


# ---------------------------------------------------------------------- moving


def test_a_pawn_goes_along_its_arrows_as_far_as_it_has_arrows() -> None:
    none = {"actions": "none"}
    assert ends("e5", "e5:9/j8:1", **none) == {"e6", "e7", "e4", "e3"}
    assert ends("e5", "e5:2/j8:1", **none) == {"f6"}
    assert ends("e5", "e5:36/j8:1", **none) == {"f5", "g4", "d6", "c6"}
    assert ends("d4", "d4:18/j8:1", **none) == {"e4", "f5", "c3", "b3"}


def test_own_pawns_edges_and_voids_stop_a_line() -> None:
    assert ends("a2", "a2:9,a4:1/j8:1") == {"a3", "a1"}
    assert ends("a7", "a7:41/j8:1") == {"a8", "a6", "a5", "a4"}
    # In the middle of the pinwheel lies a void: f6, f5, g6 and g5.
    assert of("f8", "f8:9/k6:8", board="pinwheel") == ["f8-f10", "f8-f7", "f8-f9"]
    assert ends("f3", "f3:9/k6:8", board="pinwheel") == {"f1", "f2", "f3", "f4"}


@pytest.mark.parametrize(
    ("pawns", "illegal"),
    [
        ("a7:9/a8:6,j8:1", "a7-a8"),  # no steps used up, but an edge behind
        ("a4:9,a6:1/a5:6,j8:1", "a4-a6"),  # an own pawn behind
        ("a4:9/a5:9,j8:1", "a4-a5"),  # a jump ends nowhere but behind
        ("a4:1/a5:1,j8:1", "a4-a5"),  # a landing must say which arrow
        ("a4:1/a5:1,j8:1", "a4-a6"),  # no steps left behind
    ],
)
def test_a_path_that_cannot_be_finished_is_illegal(pawns: str, illegal: str) -> None:
    assert not lawful(pawns, illegal)


def test_a_pawn_at_the_edge_is_landed_on_but_not_jumped() -> None:
    assert of("a7", "a7:9/a8:6,j8:1") == ["a7-a5", "a7-a6"]
    found = of("a6", "a6:9/a7:6,a8:6,j8:1")
    assert {x.split("*")[0] for x in found} == {"a6-a5", "a6-a4", "a6-a8"}


def test_a_redirection_needs_an_unoccupied_action_space_and_steps_left() -> None:
    assert "d4-d6-e6" in of("d4", "d4:43/j8:1")
    assert "d4-d6-e6" not in of("d4", "d4:3/j8:1")
    assert not [x for x in of("d4", "d4:43/d6:18,j8:1") if "d6-" in x]
    assert "d4-d7" in of("d4", "d4:43/d6:18,j8:1")


def test_each_action_space_changes_the_direction_once() -> None:
    pawns, spaces = "c4:63/j8:1", {"actions": "c3,c5"}
    # Up to c5, back to c3, up again to c5, and aside: 1 + 2 + 2 + 1 steps.
    assert not lawful(pawns, "c4-c5-c3-c5-d5", **spaces)
    assert lawful(pawns, "c4-c5-c3-c5-d5", actions="c3,c5", reuse_action=True)
    # Straight on over c5 a second time is no use of it, and so is ending there.
    assert lawful(pawns, "c4-c5-c3-c6", **spaces)
    assert lawful(pawns, "c4-c5-c3-c5", **spaces)
    assert lawful("c4:31/j8:1", "c4-c5-c3-c5/1", **spaces)
    # Over c5 straight on, back on c7, and now it turns on c5.
    assert lawful(pawns, "c4-c7-c5-d5", actions="c5,c7")


def test_the_start_is_free_to_cross_and_an_action_space_of_its_own() -> None:
    assert lawful("c2:63/j8:1", "c2-c3-c1", actions="c3")
    assert lawful("c2:63/j8:1", "c2-c3-c2-d2", actions="c2,c3")
    assert not lawful("c2:63/j8:1", "c2-c3-c2-d2", actions="c3")


def test_an_action_space_freed_by_a_death_is_open_on_a_later_entry() -> None:
    # The pawn on d6 dies when it is jumped; it may not turn there then, but on the way back.
    pawns = "d5:63/d6:9,j8:1"
    assert not lawful(pawns, "d5-d6-c6", actions="d6,d7")
    assert not lawful(pawns, "d5-d6", actions="d6,d7")
    assert lawful(pawns, "d5-d7-d6", actions="d6,d7")
    assert lawful(pawns, "d5-d7-d6/1", actions="d6,d7", board="box")
    assert lawful(pawns, "d5-d7-d6-e6", actions="d6,d7")
    # A pawn that lives keeps its space shut.
    assert not lawful("d5:63/d6:11,j8:1", "d5-d7-d6-e6", actions="d6,d7")


def test_a_move_may_turn_where_it_ends_on_an_open_action_space() -> None:
    assert of("d5-d6", "d5:1/j8:1") == ["d5-d6", *(f"d5-d6/{turn}" for turn in range(1, 6))]
    assert of("d5-d6", "d5:9/j8:1") == ["d5-d6", "d5-d6-d5", "d5-d6/1", "d5-d6/2"]
    found = of("d5-d6", "d5:21/j8:1")
    assert [x for x in found if x.count("-") == 1] == ["d5-d6", "d5-d6/1"]
    assert played("d5:1/j8:1", "d5-d6/2") == "d6:4/j8:1 b 0 0 1"


def test_a_turn_in_place_must_change_the_mask() -> None:
    assert of("d6/", "d6:9/j8:1") == ["d6/1", "d6/2"]
    assert of("d6/", "d6:21/j8:1") == ["d6/1"]
    assert of("d6/", "d6:63/j8:1") == []
    assert of("d6/", "d6:9/j8:1", allow_null_rotation=True) == ["d6/0", "d6/1", "d6/2"]
    assert of("d5/", "d5:9/j8:1") == []
    assert not lawful("d6:9/j8:1", "d6/0")
    assert not lawful("d6:9/j8:1", "d6/3")
    assert lawful("d6:9/j8:1", "d6/4")  # the same as d6/1


def test_a_return_that_turns_is_the_turn_in_place() -> None:
    pawns, spaces = "d4:9/j8:1", {"actions": "d4,d5"}
    actions = of("d4", pawns, **spaces)
    assert "d4/1" in actions
    assert "d4-d5-d4" in actions
    assert "d4-d5-d4/1" not in actions
    assert lawful(pawns, "d4-d5-d4/1", **spaces)
    assert lawful(pawns, "d4-d5-d4/0", **spaces)
    # With the option nothing is what both do, and the shorter writing stands for it.
    actions = of("d4", pawns, **spaces, allow_null_rotation=True)
    assert "d4/0" in actions
    assert "d4-d5-d4" not in actions
    assert lawful(pawns, "d4-d5-d4", **spaces, allow_null_rotation=True)
    # A return that captures is an action of its own.
    pawns = "d4:57/d5:9,j8:1"
    actions = of("d4", pawns, actions="d4,d6")
    assert {"d4-d6-d4", "d4-d6-d4/1", "d4/1"} < set(actions)


def test_equal_results_are_one_action_with_the_shortest_then_first_writing() -> None:
    # From c4 to e4 one may turn on c5, on d4 or on d5.
    pawns, spaces = "c4:63/j8:1", {"actions": "c5,d4,d5"}
    actions = of("c4", pawns, **spaces)
    assert "c4-c5-e4" in actions
    for other in ("c4-d4-e4", "c4-d5-e4"):
        assert other not in actions
        assert lawful(pawns, other, **spaces)
        assert played(pawns, other, **spaces) == played(pawns, "c4-c5-e4", **spaces)
    # A node at which nothing turns is no writing at all.
    assert lawful(pawns, "c4-c6", **spaces)
    assert not lawful(pawns, "c4-c5-c6", **spaces)


@pytest.mark.parametrize(
    "text",
    ["", "pass", "d4", "d4-d4", "d4-d5 ", "D4-D5", "d4-e9", "d4-d6/6", "d4>d5", "keep"],
)
def test_what_is_no_action_is_unlawful(text: str) -> None:
    game, state = asked("d4:9/j8:1")
    assert not game.lawful(state, text)
    with pytest.raises(ValueError, match="is not lawful"):
        game.play(state, text)


# ---------------------------------------------------------------------- capturing


def test_a_jump_takes_the_arrow_facing_it_and_the_one_opposite() -> None:
    assert played("a1:9/a2:63,j8:1", "a1-a3") == "a3:9/a2:54,j8:1 b 2 0 0"
    assert played("a1:9/a2:55,j8:1", "a1-a3") == "a3:9/a2:54,j8:1 b 1 0 0"
    assert played("a1:9/a2:9,j8:1", "a1-a3") == "a3:9/j8:1 b 2 0 0"
    assert played("a4:3/a5:1,j8:1", "a4-a6", rest="r 3 2 9") == "a6:3/j8:1 b 4 2 0"


def test_several_pawns_are_jumped_side_by_side() -> None:
    assert played("a1:25/a2:63,a3:9,j8:1", "a1-a4") == "a4:25/a2:54,j8:1 b 4 0 0"


def test_a_pawn_may_be_jumped_twice() -> None:
    # North over d5 to d6, and back over it again: the second jump finds nothing left to take.
    pawns = "d4:59/d5:63,j8:1"
    assert played(pawns, "d4-d6-d4") == "d4:59/d5:54,j8:1 b 2 0 0"


def test_a_landing_puts_the_pawn_on_a_free_action_space_at_any_facing() -> None:
    found = of("b5", "b5:1/b6:3,j8:1")
    # b6 is the attacker's now; the other eleven are free.
    assert len(found) == 2 * 11 * 6
    assert {x[6:7] for x in found} == {"n"}
    assert played("b5:1/b6:3,j8:1", "b5-b6*n>c7/0") == "b6:1/c7:2,j8:1 b 1 0 0"
    assert played("b5:1/b6:3,j8:1", "b5-b6*ne>c7/5") == "b6:1/c7:32,j8:1 b 1 0 0"
    assert not lawful("b5:1/b6:3,j8:1", "b5-b6*n>b6/0")
    assert not lawful("b5:1/b6:3,j8:1", "b5-b6*n>c7")
    assert not lawful("b5:1/b6:3,j8:1", "b5-b6*n>b5/0")
    assert not lawful("b5:1/b6:3,j8:1", "b5-b6*n")
    assert not lawful("b5:1/b6:3,j8:1", "b5-b6*s>c7/0")
    assert not lawful("b5:1/b6:3,c7:1,j8:1", "b5-b6*n>c7/0")
    assert not lawful("b5:1/b6:1,j8:1", "b5-b6*n>c7/0")


def test_the_space_the_attacker_came_from_is_free_for_the_pawn_landed_on() -> None:
    assert lawful("b6:1/b7:3,j8:1", "b6-b7*n>b6/0")


def test_the_space_of_a_pawn_that_dies_is_free_for_the_pawn_landed_on() -> None:
    pawns = "d5:9/d6:9,d7:3,j8:1"
    assert lawful(pawns, "d5-d7*n>d6/0")
    assert not lawful("d5:9/d6:11,d7:3,j8:1", "d5-d7*n>d6/0")


def test_equal_facings_of_the_pawn_put_down_are_one_action() -> None:
    # n and s are left: three facings.
    found = [x for x in of("b5", "b5:1/b6:11,j8:1") if "*ne>c7" in x]
    assert found == ["b5-b6*ne>c7/0", "b5-b6*ne>c7/1", "b5-b6*ne>c7/2"]
    assert lawful("b5:1/b6:11,j8:1", "b5-b6*ne>c7/3")


def test_an_attacker_does_not_turn_where_it_lands() -> None:
    assert not lawful("d5:1/d6:1,j8:1", "d5-d6*n/1")
    assert of("d5", "d5:1/d6:1,j8:1") == ["d5-d6*n"]


def test_a_landing_needs_exactly_all_steps() -> None:
    assert of("a4", "a4:9/a5:9,j8:1") == ["a4-a2", "a4-a3", "a4-a6"]
    assert lawful("a4:9/a6:1,j8:1", "a4-a6*n")
    assert not lawful("a4:9/a6:1,j8:1", "a4-a7")


def test_without_a_free_action_space_the_option_says_where_a_pawn_goes() -> None:
    pawns, none = "a4:1/a5:3,j8:1", {"actions": "none"}
    assert of("a4-a5*n>", pawns, **none) == [f"a4-a5*n>a4/{turn}" for turn in range(6)]
    assert played(pawns, "a4-a5*n>a4/1", **none) == "a5:1/a4:4,j8:1 b 1 0 0"
    anywhere = of("a4-a5*n>", pawns, **none, landing_fallback="any_empty")
    assert len(anywhere) == (80 - 2) * 6  # all but a5 and j8
    illegal: dict[str, Any] = none | {"landing_fallback": "illegal"}
    assert of("a4", pawns, **illegal) == []
    assert of("a4", "a4:1/a5:1,j8:1", **illegal) == ["a4-a5*n"]
    full = {"actions": "j8", "landing_fallback": "origin"}
    assert of("a4-a5*n>", pawns, **full) == [f"a4-a5*n>a4/{turn}" for turn in range(6)]


def test_what_a_jump_takes_and_what_the_landing_takes_are_told_apart() -> None:
    # The jump takes n and the landing ne, or the other way round: the choices are not the same.
    pawns, spaces = "e3:63/e5:3,j8:1", {"actions": "c4,e7,f6"}
    one, other = "e3-e7-e5*ne", "e3-c4-f6-e5*n"
    assert {one, other} <= set(of("e3", pawns, **spaces))
    assert played(pawns, one, **spaces) == "e5:63/j8:1 b 2 0 0"
    assert played(pawns, other, **spaces) == "e5:63/j8:1 b 2 0 0"


# ---------------------------------------------------------------------- random games


def games(count: int, length: int, **options: Any) -> Iterator[tuple[Naive, State]]:
    """Play some random games, captures preferred, and give every position."""
    for seed in range(count):
        game, rng = Naive(**options), random.Random(seed)
        state = game.start()
        for _ in range(length):
            yield game, state
            actions = game.actions(state)
            if not actions:
                break
            sharp = [action for action in actions if "*" in action or "+" in action]
            state = game.play(state, rng.choice(sharp or actions))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"board": "duel", "rescue": True, "pie": "on"},
        {"board": "skirmish", "setup": "draft", "rescue": True, "reuse_action": True},
        {"board": "skirmish", "setup": "load", "allow_null_rotation": True, "rescue": True},
        {"board": "skirmish", "actions": "none", "landing_fallback": "any_empty"},
        {"board": "chevron", "setup": "free", "no_progress": 5, "no_progress_result": "most"},
    ],
)
def test_random_games_can_be_written_down_and_read_again(options: dict[str, Any]) -> None:
    for game, state in games(3, 60, **options):
        text = game.encode(state)
        again = game.decode(text)
        assert game.encode(again) == text
        if state.end is None:
            assert game.actions(again) == game.actions(state)
        arrows = [
            sum(mask.bit_count() for _, mask in pawns) + lost
            for pawns, lost in ((state.red, state.taken[1]), (state.black, state.taken[0]))
        ]
        if state.phase == "play":
            assert arrows == [game.options.army_arrows] * 2


def test_a_mask_turned_all_the_way_round_is_the_same() -> None:
    for mask in range(64):
        assert turned(mask, 6) == mask
        assert turned(mask, 1) == (mask << 1 | mask >> 5) & 63

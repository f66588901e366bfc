"""The oracle of Blindside at the ends of games, at rescues and on position strings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blindside.naive import Naive
from tests.games.blindside.naive_cases import (
    LOSE,
    REFUSED,
    RESCUE,
    asked,
    end,
    lawful,
    of,
    played,
)

STUCK = "a8:1/j1:8"
"""Neither side can move."""

# ---------------------------------------------------------------------- winning


def test_so_many_captured_arrows_win() -> None:
    assert end("a1:9/a2:1,j8:1", "a1-a3", rest="r 16 16 9") == ((0,), "BS-WIN")
    assert end("a1:9/a2:1,j8:1", "a1-a3", rest="r 15 16 9") is None
    assert end("a8:1,a1:1/j8:9,j7:9", "j7-j5", rest="b 0 16 9") is None
    assert end("j6:1,a1:1/j8:9,j7:9", "j7-j5", rest="b 0 16 9") == ((1,), "BS-WIN")


def test_everything_taken_in_the_last_move_counts() -> None:
    game, state = asked("a1:25/a2:9,a3:9,j8:1", "r 16 3 9")
    state = game.play(state, "a1-a4")
    assert (game.over(state), state.taken) == (((0,), "BS-WIN"), (20, 3))
    assert (game.turn(state), game.actions(state)) == ("none", [])
    assert not game.lawful(state, "j8-j7")
    # The choices of a landing are made although the arrow wins.
    assert not lawful("a1:1/a2:3,j8:1", "a1-a2*n", "r 16 0 0")
    assert end("a1:1/a2:3,j8:1", "a1-a2*n>c7/0", rest="r 16 0 0") == ((0,), "BS-WIN")


@pytest.mark.parametrize(
    ("options", "target"),
    [
        ({}, 17),
        ({"board": "chevron"}, 13),
        ({"board": "duel"}, 11),
        ({"board": "archipelago"}, 11),
        ({"board": "skirmish"}, 5),
        ({"win_at": 3}, 3),
        ({"full_capture": True}, 23),
        ({"full_capture": True, "board": "duel", "win_at": 3}, 15),
        ({"setup": "draft", "pawns": 3}, 7),
        ({"setup": "free", "pawns": 8, "full_capture": True}, 26),
    ],
)
def test_the_option_says_how_many_arrows_win(options: dict[str, Any], target: int) -> None:
    assert Naive(**options).options.target == target


def test_all_arrows_win_the_extended_game() -> None:
    pawns, full = "a1:9/a2:1", {"full_capture": True}
    assert end(pawns, "a1-a3", rest="r 22 0 0", **full) == ((0,), "BS-EXTENDED")
    assert end(pawns, "a1-a3", rest="r 20 0 0", **full) == ((0,), "BS-NO-PAWNS")
    assert end(pawns + ",j8:1", "a1-a3", rest="r 20 0 0", **full) is None


def test_a_side_without_pawns_has_lost() -> None:
    assert end("a1:9/a2:1", "a1-a3") == ((0,), "BS-NO-PAWNS")
    assert end("a2:1/a1:9", "a1-a3", rest="b 0 0 0") == ((1,), "BS-NO-PAWNS")
    assert end("a1:9/a2:1", "a1-a3", rest="r 16 0 0") == ((0,), "BS-WIN")
    assert end("a1:9/") == ((0,), "BS-NO-PAWNS")
    assert end("/a1:9") == ((1,), "BS-NO-PAWNS")


# ---------------------------------------------------------------------- passing


def test_a_side_that_cannot_move_passes_and_two_passes_are_a_draw() -> None:
    game, state = asked(STUCK)
    assert game.actions(state) == ["pass"]
    state = game.play(state, "pass")
    assert game.encode(state) == f"{STUCK} b 0 0 1 ps=1"
    assert (game.actions(state), game.over(state)) == (["pass"], None)
    state = game.play(state, "pass")
    assert game.encode(state) == f"{STUCK} r 0 0 2 ps=2"
    assert game.over(state) == game.over(game.decode(game.encode(state))) == ((), "BS-TURN")


def test_a_move_between_two_passes_keeps_the_game_going() -> None:
    assert played("a8:1/j1:9", "pass", "j1-j2", "pass") == "a8:1/j2:9 b 0 0 3 ps=1"
    assert not lawful("a8:9/j1:9", "pass")


def test_a_side_that_could_turn_in_place_does_not_pass() -> None:
    game, state = asked("d6:1,d7:1,d8:1/j1:8")
    assert game.actions(state) == [f"d6/{turn}" for turn in range(1, 6)]
    game, state = asked("c8:1/j1:8", actions="c8", allow_null_rotation=True)
    assert game.actions(state) == [f"c8/{turn}" for turn in range(6)]


def test_by_option_a_side_that_cannot_move_loses() -> None:
    assert end(STUCK, **LOSE) == ((1,), "BS-TURN")
    assert end("a8:1/j1:9", "j1-j2", rest="b 0 0 0", **LOSE) == ((1,), "BS-TURN")
    assert end("a8:9/j2:8", "a8-a7", "j2-j1", "a7-a8", **LOSE) == ((0,), "BS-TURN")
    assert not lawful(STUCK, "pass", **LOSE)


# ---------------------------------------------------------------------- draws


ROUND = ("a4-a5", "j4-j5", "a5-a4", "j5-j4")
WALKERS = "a4:9/j4:9"


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    assert end(WALKERS, *ROUND, *ROUND[:3]) is None
    assert end(WALKERS, *ROUND, *ROUND) == ((), "BS-REPEAT")
    assert end(WALKERS, *ROUND, repetition=2) == ((), "BS-REPEAT")
    assert end(WALKERS, *ROUND, *ROUND, *ROUND, repetition=0) is None
    # The same pawns with the other side to move are another position.
    assert end("a4:9/j4:9,d6:1", "a4-a5", "d6/1", "a5-a4", "d6/5", repetition=3) is None


def test_rounds_without_a_capture_are_a_draw_or_won_on_arrows() -> None:
    assert end(WALKERS, "a4-a5", rest="r 0 0 79") == ((), "BS-NO-PROGRESS")
    assert end(WALKERS, "a4-a5", rest="r 0 0 78") is None
    assert end(WALKERS, rest="r 0 0 80") == ((), "BS-NO-PROGRESS")
    assert end(WALKERS, "a4-a5", rest="r 0 0 79", no_progress=0) is None
    assert end(WALKERS, "a4-a5", rest="r 0 0 3", no_progress=2) == ((), "BS-NO-PROGRESS")
    most: dict[str, Any] = {"no_progress_result": "most"}
    assert end(WALKERS, "a4-a5", rest="r 4 3 79", **most) == ((0,), "BS-NO-PROGRESS")
    assert end(WALKERS, "a4-a5", rest="r 3 4 79", **most) == ((1,), "BS-NO-PROGRESS")
    assert end(WALKERS, "a4-a5", rest="r 3 3 79", **most) == ((), "BS-NO-PROGRESS")
    assert end(WALKERS, "a4-a5", rest="r 4 3 79") == ((), "BS-NO-PROGRESS")


def test_a_capture_begins_the_count_again_and_a_pass_counts() -> None:
    assert played("a1:9/a2:9,j8:1", "a1-a3", rest="r 0 0 79") == "a3:9/j8:1 b 2 0 0"
    assert end("a8:1/j1:9", "pass", rest="r 0 0 79") == ((), "BS-NO-PROGRESS")


def test_the_tests_for_the_end_come_in_their_order() -> None:
    assert end("a1:9/a2:1", "a1-a3", rest="r 16 0 79") == ((0,), "BS-WIN")
    assert end(STUCK, "pass", "pass", rest="r 0 0 78") == ((), "BS-TURN")
    assert end(STUCK, "pass", rest="r 0 0 1 ps=1", repetition=2) == ((), "BS-TURN")
    assert end(WALKERS, *ROUND, *ROUND, rest="r 0 0 72") == ((), "BS-REPEAT")
    assert end("a8:1/j1:9", "j1-j2", rest="b 0 0 79", **LOSE) == ((), "BS-NO-PROGRESS")


# ---------------------------------------------------------------------- rescues


def test_a_pawn_on_an_enemy_start_space_puts_an_arrow_back() -> None:
    pawns, words = "a1:1,e7:1/j8:1", ("ne", "nw", "s", "se", "sw")
    game, state = asked(pawns, "r 0 1 4", **RESCUE)
    assert game.actions(state) == ["a1-a2", *(f"e7-e8+{word}" for word in words)]
    assert played("e7:1/j8:1", "e7-e8+s", rest="r 2 3 4", **RESCUE) == "e8:9/j8:1 b 2 2 5 rs=e8@e8"
    assert played("a1:1/e2:8", "e2-e1+n", rest="b 3 2 4", **RESCUE) == "a1:1/e1:9 r 2 2 5 rs=e1@e1"
    assert not lawful("e7:1/j8:1", "e7-e8", "r 0 1 0", **RESCUE)
    assert not lawful("e7:1/j8:1", "e7-e8+n", "r 0 1 0", **RESCUE)
    assert not lawful("e7:1/j8:1", "e7-e8+s", "r 0 1 0")


@pytest.mark.parametrize(
    ("pawns", "rest"),
    [
        ("e7:1/j8:1", "r 3 0 0"),  # Black has captured nothing
        ("e7:63/j8:1", "r 0 1 0"),  # no empty slot
        ("e7:1/j8:1", "r 0 1 0 rs=e7@e8"),  # used up
    ],
)
def test_a_visit_without_a_rescue_is_a_plain_move(pawns: str, rest: str) -> None:
    assert lawful(pawns, "e7-e8", rest, **RESCUE)
    after = played(pawns, "e7-e8", rest=rest, **RESCUE)
    assert ("rs=" in after) == ("rs=" in rest)


def test_own_start_spaces_and_those_crossed_rescue_nothing() -> None:
    assert lawful("e2:8/j8:1", "e2-e1", "r 0 1 0", **RESCUE)
    assert played("a8:4/j1:8", "a8-b8+n", rest="r 0 1 0", **RESCUE).startswith("b8:5/")
    assert played("a8:14/j1:8", "a8-c7", rest="r 0 1 0", **RESCUE).startswith("c7:14/")


def test_each_space_rescues_once_a_pawn_and_the_pawn_is_followed() -> None:
    moves = ("e7-e8+s", "j8-j7", "e8-e7", "j7-j6", "e7-e8")
    after = played("e7:1/j8:8", *moves, rest="r 0 4 0", **RESCUE)
    assert after == "e8:9/j6:8 b 0 3 5 rs=e8@e8"
    # Another pawn, and the same pawn on another space, may.
    assert lawful("e7:1,a1:1/j8:1", "e7-e8+s", "r 0 1 0 rs=a1@e8", **RESCUE)
    assert lawful("e7:1/j8:1", "e7-e8+s", "r 0 1 0 rs=e7@f8", **RESCUE)


def test_a_pawn_put_elsewhere_is_followed_and_a_dead_one_forgotten() -> None:
    rest = "r 3 3 0 rs=b6@e1"
    after = played("b5:1/b6:3,j8:1", "b5-b6*n>c7/0", rest=rest, **RESCUE)
    assert after.endswith(" rs=c7@e1")
    after = played("b5:1/b6:1,j8:1", "b5-b6*n", rest=rest, **RESCUE)
    assert after == "b6:1/j8:1 b 4 3 0"
    # A pawn put where another has died does not inherit its rescues.
    rest = "r 3 3 0 rs=d6@e1,d7@f1"
    after = played("d5:9/d6:9,d7:3,j8:1", "d5-d7*n>d6/0", rest=rest, **RESCUE)
    assert after == "d7:9/d6:2,j8:1 b 6 3 0 rs=d6@f1"


def test_a_rescue_comes_after_a_landing_and_after_a_turn() -> None:
    after = played("e7:1/e8:3,j8:1", "e7-e8*n>c7/0+s", rest="r 0 1 0", **RESCUE)
    assert after == "e8:9/c7:2,j8:1 b 1 0 0 rs=e8@e8"
    more: dict[str, Any] = RESCUE | {"actions": "e8"}
    # Turned to point se first, so that n is free again.
    after = played("e7:1/j8:1", "e7-e8/2+n", rest="r 0 1 0", **more)
    assert after == "e8:5/j8:1 b 0 0 1 rs=e8@e8"
    assert not lawful("e7:1/j8:1", "e7-e8/2+se", "r 0 1 0", **more)


def test_a_return_rescues_and_a_turn_in_place_does_not() -> None:
    options: dict[str, Any] = RESCUE | {"actions": "e7,e8"}
    found = of("e8", "e8:9/j8:1", "r 0 1 0", **options)
    assert {"e8-e7-e8+ne", "e8-e7-e8/1+n", "e8/1", "e8/2"} < set(found)
    assert not any(x.startswith("e8/") and "+" in x for x in found)
    assert "e8-e7-e8" not in found
    # Used up, the return is the turn in place again.
    found = of("e8", "e8:9/j8:1", "r 0 1 0 rs=e8@e8", **options)
    assert {"e8-e7-e8", "e8/1", "e8/2"} < set(found)
    assert not any(x.startswith("e8-e7-e8/") for x in found)


def test_a_pawn_put_on_a_start_space_rescues_nothing() -> None:
    options: dict[str, Any] = RESCUE | {"actions": "e1"}
    after = played("b5:1/b6:3,j8:1", "b5-b6*n>e1/0", rest="r 1 1 0", **options)
    assert after == "b6:1/e1:2,j8:1 b 2 1 0"


def test_a_rescue_takes_the_enemy_away_from_his_goal() -> None:
    assert played("e7:1/j8:1", "e7-e8+s", rest="r 0 16 4", **RESCUE).endswith(" b 0 15 5 rs=e8@e8")


# ---------------------------------------------------------------------- position strings


@pytest.mark.parametrize(("text", "options"), REFUSED)
def test_impossible_positions_are_refused_with_one_sentence(
    text: str, options: dict[str, Any]
) -> None:
    with pytest.raises(ValueError, match=r"^[A-Z][^.]*\.$"):
        Naive(**options).decode(text)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("a1:1/j8:1 b 3 4 5", {}),
        ("a8:1/j1:8 b 0 0 1 ps=1", {}),
        ("a1:1/j8:1 r 0 0 0 rs=a1@h8,j8@c1", RESCUE),
        ("c18:8/d1:1 r 0 0 0", {"board": "long_march"}),
        (
            "a1:1/j8:1 r 0 0 0 rs=a1@c1 st=b8,c8,d8,e8,f8,g8,h8/c1,d1,e1,f1,g1,h1,i1",
            RESCUE | {"pie": "on"},
        ),
        (
            "a1:1/e1:1 r 0 0 0 act=c1,c2,c3 st=a1,a2,a3/e1,e2,e3",
            {"setup": "draft", "board": "skirmish"} | RESCUE,
        ),
    ],
)
def test_positions_are_written_as_they_are_read(text: str, options: dict[str, Any]) -> None:
    game = Naive(**options)
    assert game.encode(game.decode(text)) == text


def test_names_are_in_plain_text_order() -> None:
    game, state = asked("b9:1,b10:1,a6:1/c1:8", board="long_march")
    assert game.encode(state) == "a6:1,b10:1,b9:1/c1:8 r 0 0 0"


def test_states_are_values() -> None:
    game = Naive()
    state = game.start()
    game.play(state, "f1-f4")
    assert state == game.start()
    assert hash(state) == hash(game.start())
    assert game.decode(game.encode(state)) == state

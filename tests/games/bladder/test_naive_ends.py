"""The oracle of Bladder at the ends of games and on position strings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bladder.naive import Naive
from tests.games.bladder.naive_cases import (
    FAR,
    REFUSED,
    asked,
    board,
    end,
    men_of,
    played,
    tail,
)

# ---------------------------------------------------------------------- goals and other ends


@pytest.mark.parametrize(
    ("men", "side", "action", "winner", "rule"),
    [
        ("Dg3*", "d", "g3-h4", 0, "BL-GOAL"),
        ("De5* dh5", "d", "e5>h5", 0, "BL-GOAL"),
        ("Lb4*", "l", "b4-a5", 1, "BL-GOAL"),
        ("dh4* dg5", "d", "h4-h5", 0, "BL-GOAL"),
        ("db4*", "d", "b4-a4", 1, "BL-OWN-GOAL"),
        ("Db4* Da4", "d", "b4>a4", 1, "BL-OWN-GOAL"),
        ("lg4*", "l", "g4-h4", 0, "BL-OWN-GOAL"),
        ("dh4 Df6 Lg5*", "d", "f6-g6tg5@h4", 0, "BL-GOAL"),
        ("Da4 Db6 Db4 Lb5*", "d", "b6-c6xb5@a4", 1, "BL-OWN-GOAL"),
    ],
)
def test_goals_end_the_game_at_once(
    men: str, side: str, action: str, winner: int, rule: str
) -> None:
    taken = "@" in action
    game, state = asked(men, side + " - 119", transfer_scores=taken)
    state = game.play(state, action)
    assert (game.over(state), game.turn(state)) == (((winner,), rule), "none")
    assert game.actions(state) == []
    if taken:
        assert end(men, action, transfer_scores=False) is None


def test_a_carrier_who_steps_into_a_goal_lames_nobody() -> None:
    assert men_of("g3", "Dg3* dh3 Dg5 Lg4") == {"g2", "h4"} | {">g5", ">h3"}


def test_a_man_given_the_bladder_in_a_goal_scores_by_his_step_or_pass_only() -> None:
    off: dict[str, Any] = {"transfer_scores": False}
    moves = ("f6-g6tg5@h4", "h8-g8")
    assert end("dh4 Df6 Lg5*", *moves, "h4-h5", **off) == ((0,), "BL-GOAL")
    assert end("dh4 dh5 Df6 Lg5*", *moves, "h4>h5", **off) == ((0,), "BL-GOAL")
    assert end("dh4 Df6 Lg5*", *moves, "h4-g4", **off) is None
    assert (end("dh4*"), end("dh4*", **off)) == (((0,), "BL-GOAL"), None)
    assert (end("Da4*"), end("Da4*", **off)) == (((1,), "BL-OWN-GOAL"), None)


@pytest.mark.parametrize(
    ("men", "actions", "expected"),
    [
        ("De1 De2 Dd2 Lf2", ["d2-e3xf2"], ((0,), "BL-WIPED-OUT")),
        ("Da4 Db6 Db4 Lb5*", ["b6-c6xb5@a4"], ((1,), "BL-OWN-GOAL")),
        ("Lg1", [], ((1,), "BL-WIPED-OUT")),
        ("", [], ((), "BL-WIPED-OUT")),
        ("dh4*", [], ((0,), "BL-GOAL")),
        ("Da4*", [], ((1,), "BL-OWN-GOAL")),
        ("Db1 Db2 Lg1 Lg2", [], ((), "BL-NO-PICKUP")),
        ("Db1* Db2 Lg1 Lg2", [], None),
        ("Db1 Lg1 Lg2 Lg3", [], None),
    ],
)
def test_few_or_no_men(men: str, actions: list[str], expected: object) -> None:
    game = Naive(draw_rules=False)
    assert game.over(played(game, game.decode(board(men, "d - 130")), *actions)) == expected


SHUFFLE = ("b1-b2", "g1-g2", "b2-b1", "g2-g1")


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    drawn = ((), "BL-DRAW")
    assert end("Db1 Lg1", *SHUFFLE, *SHUFFLE[:3]) is None
    assert end("Db1 Lg1", *SHUFFLE, *SHUFFLE) == drawn
    assert end("Db1 Lg1", *SHUFFLE, *SHUFFLE, draw_rules=False) is None
    claims = (*SHUFFLE, "hero:b1", *SHUFFLE)
    assert end("Db1 Lg1", *claims, rest="d - 0 a1,h1 -", hero=True) == drawn
    marks = ("mark:a1", "mark:h1", *SHUFFLE)
    assert end("Db1 Lg1", *marks, *SHUFFLE[:3], hero=True) is None
    assert end("Db1 Lg1", *marks, *SHUFFLE, hero=True) == drawn
    assert end("Db1 Lg1", *SHUFFLE, *SHUFFLE, real_time=True) == drawn


def test_a_hundred_and_twenty_quiet_turns_are_a_draw() -> None:
    drawn = ((), "BL-DRAW")
    assert end("Db1 Lg1", "b1-b2", rest="d - 118") is None
    assert end("Db1 Lg1", "b1-b2", rest="d - 119") == drawn
    assert end("Db1* Lg1", "b1>a1", rest="d - 119") == drawn
    assert end("Db1 Lg1", rest="d - 120") == drawn
    assert end("Db1 Lg1", "b1-b2", rest="d - 119", draw_rules=False) is None
    assert end("De1 De2 Dd2 Lf2", "d2-e3xf2", rest="d - 119") is None
    assert end("Dd4 Dd5 Dd3", "d3-e4@d4", rest="d - 119") is None
    assert end("Db4 Db6 Lc5*", "b6-c6tc5@b4", rest="d - 119") is None
    assert end("Db1 Lg1", "b1-b2", rest="d - 119", real_time=True) is None
    assert end("Db1 Lg1", "b1-b2", "g1-g2", rest="d - 119", real_time=True) == drawn


# ---------------------------------------------------------------------- strings


@pytest.mark.parametrize(("text", "options"), REFUSED)
def test_impossible_positions_are_refused(text: str, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        Naive(**options).decode(text)


@pytest.mark.parametrize(
    ("men", "rest", "options"),
    [
        ("Dd10 Ld9 De9 Le10* dh4 la5", "l x 17", {}),
        ("Db1 Lg1", "d - 3 ?,? -", {"hero": True}),
        ("Db1 Lg1", "d - 3 b1,? -", {"hero": True}),
        ("Db1 Lg1", "l - 3 x,+ 1g1", {"hero": True}),
        ("Db1 Lg1*", "l x 3 -,+ 2g1!", {"hero": True}),
        ("Db1 Lg1*", "l - 3 b1-c1xg1tg2@c1", {"real_time": True}),
        ("Db1 Lg1*", "l - 3 b1,h1 - b1-c1+c1-d1@d1", {"real_time": True, "hero": True}),
    ],
)
def test_strings_come_back_as_they_were(men: str, rest: str, options: dict[str, Any]) -> None:
    game, state = asked(men, rest, **options)
    assert game.encode(state) == board(men + FAR, rest)


def test_hero_fields_may_be_left_out_and_cells_written_as_printed() -> None:
    game, state = asked("Db1 Ld9", "d - 3", hero=True)
    assert tail(game, state) == "d - 3 ?,? -"
    state = played(game, state, "mark:1B", "mark:9D")
    assert tail(game, state) == "d - 3 b1,d9 -"
    game, state = asked("Dd4 Dd5 Dd3")
    assert game.lawful(state, "3D-4E@5D")
    for text in ("d3-e4", "d3-d2@d2", "d3-e4@e5", "d3-e4@", "D3-E2", "d3-e2 ", "d3", "", "d3-d9"):
        assert not game.lawful(state, text)
        with pytest.raises(ValueError, match="lawful"):
            game.play(state, text)

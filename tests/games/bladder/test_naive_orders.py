"""The oracle of Bladder on the Hidden Hero's double move and on Real Time orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bladder.naive import Naive
from tests.games.bladder.naive_board import START
from tests.games.bladder.naive_cases import (
    HEROES,
    REAL_TIME,
    REAL_TIME_ENDS,
    after,
    asked,
    board,
    end,
    played,
    tail,
)

# ---------------------------------------------------------------------- Hidden Hero


def test_dark_marks_then_light_and_a_right_claim_makes_two_moves() -> None:
    game = Naive(hero=True)
    state = game.start()
    assert game.encode(state) == START + " ?,? -"
    for action, text, turn in (
        ("mark:b4", "d - 0 b4,? -", "p2"),
        ("mark:g4", "d - 0 b4,g4 -", "p1"),
        ("hero:b4", "d - 0 +,g4 1b4", "p1"),
        ("b4-c4", "d - 0 +,g4 2c4", "p1"),
        ("c4-d4", "l - 1 +,g4 -", "p2"),
        ("hero:g5", "l - 1 +,- -", "p2"),  # a wrong claim: an ordinary action follows
        ("g4-f4", "d - 2 +,- -", "p1"),
    ):
        state = game.play(state, action)
        assert (tail(game, state), game.turn(state)) == (text, turn)
    assert not [x for x in game.actions(state) if x.startswith("hero")]


def test_a_claim_is_of_a_man_who_can_step_and_binds_his_moves_only() -> None:
    game = Naive(hero=True)
    state = played(game, game.start(), "mark:a1", "mark:h1")
    assert not game.lawful(state, "hero:a1")
    assert not game.lawful(state, "hero:g1")
    game, state = asked("Dc3* Df3", "d - 0 c3,h1 -", hero=True)
    claimed = game.play(state, "hero:c3")
    assert set(game.actions(claimed)) == {"c3-" + x for x in ("c2", "c4", "d2", "d3", "d4")}
    wrong = game.play(state, "hero:f3")
    assert game.lawful(wrong, "c3>f3")


@pytest.mark.parametrize(
    ("men", "rest", "actions", "expected", "options"),
    [
        # the first move not quiet, then quiet
        ("De1 De2 Dd2 Lf2", "d - 5 d2,h1 -", "d2-e3xf2", "d - 5 +,h1 2e3!", {}),
        ("De1 De2 Dd2 Lf2", "d - 5 d2,h1 -", "d2-e3xf2 e3-f3", "l - 0 +,h1 -", {}),
        ("De1 De2 Dd2 Lf2", "d - 5 d2,h1 -", "d2-e3 e3-f3", "l - 6 +,h1 -", {}),
        ("De1 De2 Dd2 Lf2", "d - 5 d2,h1 -", "d2-e3 e3-f3xf2", "l - 0 +,h1 -", {}),
        # no second move: left out without a skip
        ("Db8 Dd7 Dd8 Dd10 Dc7", "d - 5 b8,h1 -", "b8-c8", "l - 6 +,h1 -", {}),
        # a tackle with the first move
        ("Db4 Db6 Lc5*", "d - 5 b6,h1 -", "b6-c6tc5@b4", "d - 5 +,h1 2c6!", {}),
        ("Db4 Db6 Lc5*", "d - 5 b6,h1 -", "b6-c6tc5@b4", "l - 0 +,h1 -",
         {"hero_after_tackle": False}),
        # Light's pick-up with the first move, with the second, and a claim in the extra turn
        ("Le4 Le5 Le6", "l - 3 a1,e6 -", "e6-d5@e4", "l x 3 a1,+ 2d5!", {}),
        ("Le4 Le5 Le6", "l - 3 a1,e6 -", "e6-d5@e4 d5-c5", "l x 0 a1,+ -", {}),
        ("Le4 Le5 Le6", "l - 3 a1,e6 -", "e6-d5@e4 d5-c5 e4>e5", "d - 1 a1,+ -", {}),
        ("Le4 Le5 Lf7", "l - 3 a1,f7 -", "f7-e6 e6-d5@d5", "l x 0 a1,+ -", {}),
        ("Le4* Le5 Ld5", "l x 0 a1,e5 -", "", "l x 0 a1,+ 1e5", {}),
        ("Le4* Le5 Ld5", "l x 0 a1,e5 -", "e5-e6", "l - 0 a1,+ 2e6", {}),
        ("Le4* Le5 Ld5", "l x 0 a1,e5 -", "e5-e6 e6-e7", "d - 1 a1,+ -", {}),
        # turned about between the moves
        ("Dg7", "d - 0 g7,h1 -", "g7-h7 h7-g8", "l - 1 +,h1 -", {}),
    ],
)  # fmt: skip
def test_a_hero_moves_twice(
    men: str, rest: str, actions: str, expected: str, options: dict[str, Any]
) -> None:
    game, state = asked(men, rest, hero=True, **options)
    field = state.heroes[0 if state.side == "d" else 1]
    state = played(game, state, "hero:" + field, *actions.split())
    assert tail(game, state) == expected
    assert game.encode(game.decode(game.encode(state))) == game.encode(state)


def test_a_lamed_hero_is_lost_and_stays_secret() -> None:
    game, state = asked("De1 De2 Dd2 Lf2", "d - 0 d2,f2 -", hero=True)
    state = game.play(state, "d2-e3xf2")
    assert tail(game, state) == "l - 0 e3,x -"
    assert tail(game, game.play(state, "hero:h8")) == "l - 0 e3,- -"


def test_a_goal_with_the_first_move_of_a_hero_ends_the_game() -> None:
    rest = "d - 0 g3,h1 -"
    assert end("Dg3*", "hero:g3", "g3-h4", rest=rest, hero=True) == ((0,), "BL-GOAL")


# ---------------------------------------------------------------------- Real Time


@pytest.mark.parametrize(("title", "men", "dark", "light", "then", "options"), REAL_TIME)
def test_orders_are_carried_out_together(
    title: str, men: str, dark: str, light: str, then: str | None, options: dict[str, Any]
) -> None:
    game, state = asked(men, real_time=True, **options)
    if then is None:
        assert not (game.lawful(state, dark) and game.lawful(game.play(state, dark), light))
        return
    state = played(game, state, dark, light)
    assert game.encode(state).split()[0] == after(then), title
    assert game.encode(state).split()[1:3] == ["d", "-"]


@pytest.mark.parametrize(("men", "dark", "light", "won", "rule", "options"), REAL_TIME_ENDS)
def test_orders_end_the_game(
    men: str, dark: str, light: str, won: tuple[int, ...], rule: str, options: dict[str, Any]
) -> None:
    game = Naive(real_time=True, **options)
    state = played(game, game.decode(board(men)), dark, light)
    assert (game.over(state), game.turn(state)) == ((won, rule), "none")


@pytest.mark.parametrize(("men", "heroes", "dark", "light", "then", "now"), HEROES)
def test_orders_with_a_second_step(
    men: str, heroes: str, dark: str, light: str, then: str, now: str
) -> None:
    game, state = asked(men, f"d - 0 {heroes} -", real_time=True, hero=True)
    state = played(game, state, dark, light)
    fields = game.encode(state).split()
    assert (fields[0], fields[4]) == (after(then), now)


def test_orders_have_suffixes_of_any_cell_and_wait_sealed() -> None:
    game, state = asked("Db4* Dd5 Lc4", "d - 0", real_time=True)
    for text in ("b4-c3xa1tb1@h4", "b4>d5xc4tc4@d5", "b4-c5@9D"):
        assert game.lawful(state, text)
    for text in ("b4-c3@a1xa1", "b4-c3x", "b4-c3xa9", "b4-c4", "b4>c4", "skip", "b4-c3+c3-d3"):
        assert not game.lawful(state, text)
    waiting = game.play(state, "b4-c3x9D")
    assert (tail(game, waiting), game.turn(waiting)) == ("l - 0 b4-c3xd9", "p2")
    assert game.actions(waiting) == game.actions(game.decode(game.encode(waiting)))
    assert "hero" not in "".join(game.actions(waiting))


def test_a_second_step_must_be_possible_before_the_turn() -> None:
    game, state = asked("Db4* Dd5 Ld4", "d - 0 a1,h1 -", real_time=True, hero=True)
    assert game.lawful(state, "b4-c4+c4-d3")
    for text in ("b4-c4+c4-d4", "b4-c4+b4-c5", "b4-c4+c4-b4", "b4>d5+d5-e5"):
        assert not game.lawful(state, text)
    for used in ("+", "-"):
        game, state = asked("Db4 Ld4", f"d - 0 {used},h1 -", real_time=True, hero=True)
        assert not game.lawful(state, "b4-c4+c4-d3")


def test_real_time_counts_pairs_and_starts_anew_after_a_spill() -> None:
    game, state = asked("De2 De3 Dd4 Lf3*", "d - 7", real_time=True)
    assert tail(game, played(game, state, "d4-e4", "h8-g8")) == "d - 8"
    assert tail(game, played(game, state, "d4-e4xf3", "h8-g8")) == "d - 0"
    game, state = asked("Ld4 Ld5 Le6", "d - 7", real_time=True)
    state = played(game, state, "a1-b1", "e6-e5@e5")
    assert tail(game, state) == "d - 0"  # no half-time rule

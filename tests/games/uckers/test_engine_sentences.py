"""Sentences of the rules that no other test of the engine holds to."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_qt.games.uckers.position import Position
from tests.games.uckers.engine_boards import (
    FLEET,
    HOME,
    IN_BASE,
    MESS,
    NAVY,
    PLAIN,
    after,
    play,
    position,
    uses,
)

START = "/".join([IN_BASE] * 4)
FOUR: dict[str, Any] = {"players": 4}
ASSIST = NAVY | FOUR
SAVING = MESS | {"saved_sixes": True}

# UC-TEAMS, UC-START


def test_four_players_throw_in_the_order_of_their_seats() -> None:
    game = position(f"{START} a", **MESS | FOUR)
    seats = [game.seat]
    for _ in range(4):
        seats.append(play(game, "r3").seat)
    assert seats == [0, 1, 2, 3, 0]


def test_a_team_is_one_in_hitting_and_passing() -> None:
    text = f"10,b,b,b/{IN_BASE}/12,b,b,b/{IN_BASE} a"
    assert after(text, "r2", "a10-12", **MESS | FOUR) == (
        f"b,b,b,12/{IN_BASE}/b,b,b,12/{IN_BASE} b"
    )
    blob = f"10,b,b,b/{IN_BASE}/12,12,b,b/{IN_BASE} a"
    assert uses(blob, "r3", **MESS | FOUR) == {"a10-13"}


@pytest.mark.parametrize(
    ("players", "first", "seat"), [(2, "b", 1), (2, "c", 0), (2, "d", 1), (4, "c", 2), (4, "d", 3)]
)
def test_an_option_names_who_begins(players: int, first: str, seat: int) -> None:
    game = Position(players=players, first=first, **NAVY)
    assert (game.seat, game.opening, game.is_chance) == (seat, True, True)


# Options that act with one die, or with two, only


def test_switches_of_one_die_mean_nothing_with_two() -> None:
    two = NAVY | {"lock_run": True, "saved_sixes": True}
    text = f"5,20,b,b/{IN_BASE} a"
    assert uses(text, "r66", **two) == {
        "a5-11", "a5-17", "a20-26", "a20-32", "ab-2", "cb-28",
    }  # fmt: skip
    assert "a20-23" in uses(text, "r61", "a5-12", "r32", **two)


def test_switches_of_two_dice_mean_nothing_with_one() -> None:
    one = MESS | {"larger_first": True, "blob_takes_blob": True, "snake_eyes": True}
    assert Position(first="a", **one).rights.first == 0
    assert uses(f"5,5,b,b/9,9,b,b/{HOME}/{IN_BASE} a", "r3", **one) == {"a5-8"}
    assert after(f"5,5,b,b/9,9,b,b/{HOME}/{IN_BASE} a", "r4", **one).endswith(" b")


# UC-MUST, UC-BLOB, UC-EXIT


def test_a_blob_is_broken_and_partners_are_mixed_where_nothing_else_moves() -> None:
    assert uses(f"20,20,h,h/{IN_BASE}/{HOME}/{IN_BASE} a", "r2", **MESS) == {"a20-22"}
    mixing = f"20,h,h,h/{IN_BASE}/22,22,22,22/{IN_BASE} a"
    assert uses(mixing, "r2", **MESS | FOUR) == {"a20-22"}


def test_hitting_is_not_compulsory() -> None:
    assert uses(f"10,30,b,b/12,b,b,b/{IN_BASE} a", "r2", **MESS) == {"a10-12", "a30-32"}


def test_a_colour_passes_its_own_blob() -> None:
    assert "a10-13" in uses(f"10,12,12,b/{IN_BASE} a", "r3", **MESS)


def test_an_exit_makes_a_blob_with_its_colour_and_a_mixi_blob_with_its_partner() -> None:
    own = play(position(f"2,b,b,b/{IN_BASE} a", **MESS), "r6", "ab-2")
    assert own.walls[0] >> 2 & 1
    mixed = play(position(f"{IN_BASE}/{IN_BASE}/2,2,b,b/{IN_BASE} a", **MESS), "r6", "ab-2")
    assert not mixed.walls[0] >> 2 & 1


# UC-LOCK


def test_counters_of_one_colour_on_one_square_are_interchangeable_in_a_run() -> None:
    text = f"5,11,b,b/{IN_BASE}/11,b,b,b/{IN_BASE} a"
    assert uses(text, "r6", "a5-11", "r3", **MESS) == {"a11-14"}


def test_a_six_that_the_locked_counter_cannot_use_may_be_saved() -> None:
    text = f"5,20,b,b/13,13,b,b/{IN_BASE}/{IN_BASE} a"
    assert uses(text, "r6", "a5-11", "r6", **SAVING) == {"save"}
    home = f"0,20,b,b/{IN_BASE}/{IN_BASE}/{IN_BASE} a"
    assert after(home, "r6", "a0-h", "r6", "save", **SAVING) == (
        f"b,b,20,h/{IN_BASE}/{IN_BASE}/{IN_BASE} b saved=a1"
    )


# UC-DICE-TOTAL, UC-LARGER-FIRST


@pytest.mark.parametrize("square", [6, 7, 8, 9])
def test_no_square_of_a_total_may_hold_an_enemy_blob(square: int) -> None:
    blob = f"5,b,b,b/{square},{square},b,b/{IN_BASE} a"
    assert "a5-9" not in uses(blob, "r31", **NAVY)
    mixed = f"5,b,b,b/{square},b,b,b/{IN_BASE}/{square},b,b,b a"
    assert "a5-9" in uses(mixed, "r31", **NAVY)


def test_a_challenge_stands_beside_the_uses_that_keep_the_smaller() -> None:
    text = f"11,20,h,h/12,12,b,b/{HOME}/{IN_BASE} a"
    assert uses(text, "r62", **PLAIN) == {"a20-28", "challenge:a11"}
    assert uses(text, "r66", **NAVY) == {"a20-32", "challenge:a11"}


# Section 5


@pytest.mark.parametrize("own", ["5,5,h,h", "0,0,h,h"])
def test_a_blob_with_its_partner_or_on_its_foot_takes_nothing(own: str) -> None:
    partner = "5,b,b,b" if own[0] == "5" else IN_BASE
    square = 9 if own[0] == "5" else 4
    text = f"{own}/{square},{square},b,b/{partner}/{IN_BASE} a"
    assert not any("=" in use for use in uses(text, "r44", **PLAIN))


def test_a_mixi_blob_between_does_not_save_a_blob_from_being_taken() -> None:
    text = f"5,5,h,h/7,9,9,b/{HOME}/7,b,b,b a"
    assert "a5=9" in uses(text, "r44", **PLAIN)


def test_snake_eyes_hit_a_mixi_blob_and_leave_the_enemys_first_turn_alone() -> None:
    text = f"{IN_BASE}/2,2,b,b/{IN_BASE}/2,28,b,b a first=ab"
    assert after(text, "r11", **FLEET) == (
        f"2,2,2,2/{IN_BASE}/28,28,28,28/{IN_BASE} b first=b snake=a"
    )


def test_forgoing_or_losing_a_first_turn_is_having_had_it() -> None:
    barred = f"{IN_BASE}/2,2,28,28/{IN_BASE}/{IN_BASE} a"
    assert after(f"{barred} first=ab", "forgo", **FLEET).endswith(" b first=b")
    assert after(f"{barred} first=ab", "r32", **FLEET).endswith(" b first=b")
    assert after(f"{barred} snake=a", "r32", **FLEET).endswith(" b")


def test_what_a_helper_brings_into_the_chute_is_left_to_its_owner() -> None:
    text = f"{HOME}/{IN_BASE}/25,b,h,h/{IN_BASE} a assist=a"
    assert uses(text, "r62", "c25-h1", **ASSIST) == {"cb-28"}
    run = MESS | FOUR | {"partner_assist": True}
    one = f"{HOME}/{IN_BASE}/24,30,b,b/{IN_BASE} a assist=a"
    assert after(one, "r6", "c24-h4", "r1", **run).endswith(" b assist=a")


def test_sixes_are_saved_for_one_player_and_never_pooled() -> None:
    text = f"5,b,b,b/{IN_BASE}/{IN_BASE}/{IN_BASE} a saved=b2"
    assert position(text, **SAVING).is_chance
    both = after(text, "r6", "save", **SAVING)
    assert both.endswith(" b saved=a1,b2")


def test_a_saved_six_neither_challenges_nor_gives_a_throw() -> None:
    text = f"11,h,h,h/12,12,b,b/{HOME}/{IN_BASE} a saved=a1"
    assert position(text, **SAVING).is_chance
    moved = f"5,20,b,b/{IN_BASE}/{IN_BASE}/{IN_BASE} a saved=a1"
    assert after(moved, "use:a5-11", "r2", "a11-13", **SAVING).endswith(" b")


def test_cocked_dice_in_a_challenge_are_thrown_again_and_count_for_one_turn() -> None:
    cocky = MESS | {"cocky_dice": True}
    text = f"11,b,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"
    fight = ("r6", "challenge:a11", "rc", "r6", "rc")
    assert after(text, *fight, "r6", **cocky).startswith("b,b,b,12/")
    assert after(text, *fight, "rc", **cocky) == f"b,b,b,11/b,b,12,12/{IN_BASE}/{IN_BASE} b"
    free = f"5,b,b,b/{IN_BASE}/{IN_BASE}/{IN_BASE} a"
    assert after(free, "rc", "rc", "r1", "a5-6", "rc", **cocky).endswith(" b moves rc")

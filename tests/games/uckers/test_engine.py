"""The track, blobs, hits and one die: the test vectors of the rules, and what lies beside them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tabletop_qt.core.position import divide, perft
from tabletop_qt.core.steps import Over
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

FOUR: dict[str, Any] = {"players": 4}


@pytest.mark.parametrize(
    ("switches", "counts"),
    [
        (MESS, [1, 6, 32, 172, 872, 4432, 22492]),
        (MESS | FOUR, [1, 6, 31, 161, 811, 4091, 20616]),
        (FLEET, [1, 21, 327, 4921, 70761]),
    ],
    ids=["mess 2", "mess 4", "fleet 2"],
)
def test_perft_from_the_start(switches: dict[str, Any], counts: list[int]) -> None:
    game = Position(first="a", **switches)
    assert [perft(game, depth) for depth in range(len(counts))] == counts


def test_throws_are_written_with_the_higher_die_first() -> None:
    assert list(divide(Position(first="a", **MESS), 1)) == ["r1", "r2", "r3", "r4", "r5", "r6"]
    two = list(divide(Position(first="a", cocky_dice=True), 1))
    assert len(two) == 22
    assert {"r63", "r66", "r11", "rc"} < set(two)
    assert "r36" not in two


# The track


def test_a_six_brings_out_to_the_doorstep() -> None:
    assert uses(f"{IN_BASE} a", "r6", **MESS) == {"ab-2", "cb-28"}
    assert uses(f"{IN_BASE} b", "r6", **MESS) == {"bb-15", "db-41"}
    assert uses(f"{IN_BASE} a", "r6", doorstep="corner", **MESS) == {"ab-1", "cb-27"}
    assert uses(f"{IN_BASE} a", "r5", **MESS) == set()


def test_home_is_reached_by_the_exact_score_only() -> None:
    assert uses("0,h,h,h a", "r6", **MESS) == {"a0-h", "cb-28"}
    assert uses("0,h,h,h a", "r5", **MESS) == {"a0-h5"}
    assert uses("h1,h,h,h a", "r6", **MESS) == {"cb-28"}
    assert uses("h1,h,h,h a", "r5", **MESS) == {"ah1-h"}
    assert uses("h3,h,h,h a", "r4", **MESS) == set()
    assert uses("51,h,h,h a", "r4", **MESS) == {"a51-h3"}


def test_each_colour_turns_off_at_its_own_foot() -> None:
    assert uses(f"11,b,b,b/{IN_BASE} a", "r4", **MESS) == {"a11-15"}
    assert uses(f"{IN_BASE}/11,b,b,b b", "r4", **MESS) == {"b11-h2"}
    assert uses(f"{IN_BASE}/50,b,b,b b", "r4", **MESS) == {"b50-2"}


# Blobs


def test_a_blob_is_neither_landed_on_nor_passed() -> None:
    walled = f"10,b,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"
    assert uses(walled, "r1", **MESS) == {"a10-11"}
    for throw in ("r2", "r3", "r4", "r5"):
        assert uses(walled, throw, **MESS) == set()
    assert uses(walled, "r6", **MESS) == {"ab-2", "cb-28"}
    partner = f"{IN_BASE}/12,12,b,b/10,b,b,b/{IN_BASE} a"
    assert uses(partner, "r1", **MESS) == {"c10-11"}
    assert uses(partner, "r3", **MESS) == set()


def test_the_own_side_lands_on_its_blobs_and_passes_them() -> None:
    text = f"{IN_BASE}/12,12,b,b/{IN_BASE}/10,b,b,b b"
    assert uses(text, "r2", **MESS) == {"d10-12", "b12-h1"}
    assert uses(text, "r3", **MESS) == {"d10-13", "b12-h2"}


def test_a_mixi_blob_is_passed_and_hit_as_a_whole() -> None:
    mixi = f"10,b,b,b/12,b,b,b/{IN_BASE}/12,b,b,b a"
    assert uses(mixi, "r3", **MESS) == {"a10-13"}
    assert after(mixi, "r2", "a10-12", **MESS) == f"b,b,b,12/{IN_BASE}/{IN_BASE}/{IN_BASE} b"
    big = f"10,b,b,b/12,12,b,b/{IN_BASE}/12,b,b,b a"
    assert after(big, "r2", "a10-12", **MESS) == f"b,b,b,12/{IN_BASE}/{IN_BASE}/{IN_BASE} b"


def test_what_is_left_of_a_mixi_blob_is_a_blob_again() -> None:
    text = f"10,b,b,b/12,12,b,b/{IN_BASE}/12,b,b,b b"
    game = play(position(text, **MESS), "r1", "d12-13", "r3")
    assert game.seat == 1, "the three of A cannot pass, and the turn is over"


def test_making_a_mixi_blob_opens_the_way() -> None:
    text = f"10,b,b,b/12,12,b,b/{IN_BASE}/11,b,b,b b"
    game = play(position(text, **MESS), "r1", "d11-12", "r3")
    assert [game.write(action) for action in game.actions()] == ["a10-13"]


def test_an_exit_hits_what_may_be_hit_and_stays_in_before_a_blob() -> None:
    single = f"{IN_BASE}/2,b,b,b a"
    assert after(single, "r6", "ab-2", "r1", "a2-3", **MESS).startswith(f"b,b,b,3/{IN_BASE}/")
    assert uses(f"{IN_BASE}/2,2,b,b a", "r6", **MESS) == {"cb-28"}
    assert uses(f"{IN_BASE}/2,2,b,b/{IN_BASE}/2,b,b,b a", "r6", **MESS) == {"ab-2", "cb-28"}


def test_a_chute_is_its_colours_own() -> None:
    text = f"0,b,b,b/13,h1,h1,b/{IN_BASE} a"
    assert uses(text, "r3", **MESS) == {"a0-h3"}


# A run of one die


def test_a_run_is_spent_on_one_counter() -> None:
    text = f"5,20,b,b/{IN_BASE} a"
    assert uses(text, "r6", "a5-11", "r3", **MESS) == {"a11-14"}
    assert uses(text, "r6", "ab-2", "r3", **MESS) == {"a2-5"}
    assert uses(text, "r6", "a5-11", "r6", "a11-17", "r2", **MESS) == {"a17-19"}
    free = MESS | {"lock_run": False}
    assert uses(text, "r6", "a5-11", "r3", **free) == {"a11-14", "a20-23"}


def test_a_locked_counter_that_cannot_use_the_throw_ends_the_turn() -> None:
    text = f"5,20,b,b/13,13,b,b/{IN_BASE} a"
    assert after(text, "r6", "a5-11", "r3", **MESS) == f"b,b,11,20/b,b,13,13/{IN_BASE}/{IN_BASE} b"
    assert after(text, "r6", "a5-11", "r6", **MESS).endswith(" b")


def test_an_unplayable_six_ends_the_turn_or_gives_another_throw() -> None:
    text = f"h1,h,h,h/{IN_BASE}/h2,h,h,h a"
    assert after(text, "r6", **MESS).endswith(" b")
    again = MESS | {"unplayable_six": "again"}
    assert after(text, "r6", **again).endswith(" a moves r6")
    locked = f"5,20,b,b/13,13,b,b/{IN_BASE} a"
    assert after(locked, "r6", "a5-11", "r6", **again).endswith("r6 a5-11 r6")
    assert uses(locked, "r6", "a5-11", "r6", "r1", **again) == {"a11-12"}


def test_the_throw_after_a_locked_counter_came_home_can_only_challenge() -> None:
    text = f"0,11,b,b/12,12,b,b/{IN_BASE} a"
    assert uses(text, "r6", "a0-h", "r6", **MESS) == {"challenge:a11"}
    assert after(text, "r6", "a0-h", "r1", **MESS).endswith(" b")


# Challenges


READY = f"11,b,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"


def test_a_challenge_is_won_by_a_six_for_each_counter_of_the_blob() -> None:
    assert "challenge:a11" in uses(READY, "r6", **MESS)
    won = after(READY, "r6", "challenge:a11", "r6", "r6", **MESS)
    assert won == f"b,b,b,12/{IN_BASE}/{IN_BASE}/{IN_BASE} b"
    lost = after(READY, "r6", "challenge:a11", "r6", "r5", **MESS)
    assert lost == f"b,b,b,11/b,b,12,12/{IN_BASE}/{IN_BASE} b"


def test_a_challenging_blob_is_split() -> None:
    text = READY.replace("11,b,b,b", "11,11,b,b")
    won = after(text, "r6", "challenge:a11", "r6", "r6", **MESS)
    assert won == f"b,b,11,12/{IN_BASE}/{IN_BASE}/{IN_BASE} b"


def test_who_came_into_place_in_this_turn_may_not_challenge() -> None:
    text = f"5,b,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"
    assert uses(text, "r6", "a5-11", "r6", **MESS) == set()
    free = MESS | {"lock_run": False}
    assert "challenge:a11" not in uses(text, "r6", "a5-11", "r6", **free)


def test_who_stood_there_may_challenge_when_another_came_or_a_partner_left() -> None:
    joined = f"5,11,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"
    assert "challenge:a11" in uses(joined, "r6", "a5-11", "r6", **MESS)
    mixed = f"11,b,b,b/12,12,b,b/11,b,b,b/{IN_BASE} a"
    assert not any("challenge" in use for use in uses(mixed, "r6", **MESS))
    left = uses(mixed, "r6", "cb-28", **MESS | {"lock_run": False})
    assert left == set()
    running = f"11,b,b,b/12,12,b,b/0,11,b,b/{IN_BASE} a"
    assert not any("challenge:a" in use for use in uses(running, "r6", "c0-6", "r6", **MESS))


def test_a_counter_on_its_foot_stands_behind_nobody() -> None:
    text = f"0,b,b,b/1,1,b,b/{IN_BASE}/{IN_BASE} a"
    assert "challenge:a0" not in uses(text, "r6", **MESS)
    assert uses(text, "r3", **MESS) == {"a0-h3"}
    other = f"{IN_BASE}/1,1,b,b/0,b,b,b/{IN_BASE} a"
    assert "challenge:c0" in uses(other, "r6", **MESS)


def test_any_six_of_the_run_may_challenge_or_only_the_first_throw() -> None:
    text = f"11,20,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"
    assert uses(text, "r6", "a20-26", "r6", **MESS) == {"a26-32", "challenge:a11"}
    first = MESS | {"challenge_window": "first"}
    assert uses(text, "r6", "a20-26", "r6", **first) == {"a26-32"}
    assert "challenge:a11" in uses(text, "r6", **first)


def chance_to_win(game: Position) -> Fraction:
    """Compute the chance of the challenge that is under way."""
    if not game.need:
        return Fraction(int(game.places[0] != (0, 11)))
    weights = game.weights()
    total, found = sum(weight for _, weight in weights), Fraction(0)
    for throw, weight in weights:
        game.make(throw)
        found += Fraction(weight, total) * chance_to_win(game)
        game.unmake()
    return found


@pytest.mark.parametrize("size", [2, 3, 4])
def test_chances_of_a_challenge(size: int) -> None:
    blob = ",".join(["12"] * size + ["b"] * (4 - size))
    text = READY.replace("12,12,b,b", blob)
    one = play(position(text, **MESS), "r6", "challenge:a11")
    assert chance_to_win(one) == Fraction(1, 6**size)
    first = {2: 0.1127, 3: 0.0398, 4: 0.0142}
    two = play(position(text, **PLAIN), "r61", "challenge:a11")
    assert float(chance_to_win(two)) == pytest.approx(first[size], abs=5e-5)
    double = {2: 0.3056, 3: 0.1127, 4: 0.0398}
    two = play(position(text, **PLAIN), "r66", "challenge:a11")
    assert float(chance_to_win(two)) == pytest.approx(double[size], abs=5e-5)
    single = PLAIN | {"double_six_counts": 1}
    two = play(position(text, **single), "r66", "challenge:a11")
    assert chance_to_win(two) == Fraction(11, 36) ** size


# The end


@pytest.mark.parametrize(
    ("enemies", "grade"),
    [
        (f"{IN_BASE}/{HOME}/{IN_BASE}", "harbour"),
        (f"b,b,b,20/{HOME}/{IN_BASE}", "eight-piecer"),
        (f"b,b,b,20/{HOME}/b,b,b,h", "plain"),
    ],
)
def test_the_first_team_with_all_eight_home_wins(enemies: str, grade: str) -> None:
    for switches, winners in ((MESS, (0,)), (NAVY, (0,)), (MESS | FOUR, (0, 2))):
        throw = "r5" if switches["dice"] == 1 else "r52"
        game = play(position(f"h,h,h,h1/{enemies} a", **switches), throw, "ah1-h")
        assert game.over() == Over(winners, "UC-WIN", grade)
        assert game.actions() == []
        assert not game.is_chance

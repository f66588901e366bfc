"""The oracle of Uckers with four players of whom one is finished."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.uckers.naive_cases import HOME, after, choices, position

FOUR: dict[str, Any] = {"players": 4}
QUALIFIED = "assist=a"

# ---------------------------------------------------------------------- qualifying


@pytest.mark.parametrize("throw", ["r61", "r66"])
def test_a_first_six_only_qualifies_a_finished_player(throw: str) -> None:
    start = {"a": HOME, "c": "30"}
    assert after("fleet", position(**start), throw, **FOUR) == position(
        "b", **start, rest=QUALIFIED
    )
    assert after("fleet", position(**start), "r55", **FOUR) == position("b", **start)


def test_before_he_has_qualified_he_moves_nothing_and_may_forgo() -> None:
    assert choices("fleet", position(a=HOME, c="30"), **FOUR) == ["dice", "forgo"]


def test_an_extra_throw_that_the_last_six_earned_qualifies() -> None:
    start = position(a="0,h,h,h", c="30")
    assert choices("fleet", start, "r61", "a0-h", **FOUR) == ["dice"]
    assert after("fleet", start, "r61", "a0-h", "r61", **FOUR) == position(
        "b", a=HOME, c="30", rest=QUALIFIED
    )
    assert after("fleet", start, "r61", "a0-h", "r21", **FOUR) == position("b", a=HOME, c="30")
    off = {"players": 4, "partner_assist": False}
    assert choices("fleet", start, "r61", "a0-h", **off) == ["dice"]
    assert after("fleet", start, "r61", "a0-h", "r21", **off) == position("b", a=HOME, c="30")
    # A useless six gives its throw where an unplayable one does.
    assert choices("fleet", start, "r61", "a0-h", "r66", **off) == ["dice"]
    useless = after("mess", start, "r6", "a0-h", "r6", saved_sixes=True, **off)
    assert useless == position("b", a=HOME, c="30")


def test_a_six_of_the_throw_that_finished_him_does_not_qualify() -> None:
    start = position(a="h4,h,h,h", c="30")
    assert after("fleet", start, "r62", "ah4-h", "r21", **FOUR) == position("b", a=HOME, c="30")


# ---------------------------------------------------------------------- helping


def test_a_helper_plays_his_partners_counters() -> None:
    start = position(a=HOME, c="30", rest=QUALIFIED)
    assert choices("fleet", start, "r62", **FOUR) == ["c30-38", "cb-28"]
    assert choices("fleet", start, "r62", "cb-28", **FOUR) == ["c28-30", "c30-32"]
    assert choices("fleet", start, "r21", **FOUR) == ["c30-33"]
    assert choices("fleet", start, **FOUR) == ["dice"]


def test_a_counter_that_a_helper_has_released_moves_on_with_the_other_die() -> None:
    start = position(a=HOME, c="b,h,h,h", rest=QUALIFIED)
    moved = after("fleet", start, "r62", "cb-28", "c28-30", "r21", "c30-33", **FOUR)
    assert moved == position("b", a=HOME, c="33,h,h,h", rest=QUALIFIED)


def test_a_helper_challenges_and_takes_with_his_partners_counters() -> None:
    start = position(a=HOME, c="30", b="31,31", rest=QUALIFIED)
    assert "challenge:c30" in choices("fleet", start, "r61", **FOUR)
    won = after("fleet", start, "r61", "challenge:c30", "r66", **FOUR)
    assert won == position("b", a=HOME, c="31", rest=QUALIFIED)
    pair = position(a=HOME, c="30,30", b="34,34", rest=QUALIFIED)
    assert "c30=34" in choices("fleet", pair, "r44", **FOUR)


def test_counters_in_the_chute_are_left_to_their_owner() -> None:
    start = position(a=HOME, c="25,h1,h,h", rest=QUALIFIED)
    assert choices("fleet", start, "r21", **FOUR) == ["c25-h2"]
    entered = after("fleet", start, "r51", "c25-h5", **FOUR)
    assert entered == position("b", a=HOME, c="h1,h5,h,h", rest=QUALIFIED)
    two = position(a=HOME, c="25,20,h,h", rest=QUALIFIED)
    assert choices("fleet", two, "r31", "c25-h2", **FOUR) == ["c20-21"]
    own = position("c", a=HOME, c="25,h1,h,h", rest=QUALIFIED)
    assert "ch1-h3" in choices("fleet", own, "r21", **FOUR)


def test_a_helper_may_bring_a_counter_home_and_win() -> None:
    start = position(a=HOME, c="25,h,h,h", rest=QUALIFIED)
    assert choices("fleet", start, "r61", **FOUR) == ["c25-h"]
    assert after("fleet", start, "r61", "c25-h", **FOUR) == position("-", a=HOME, c=HOME)


def test_a_helper_with_one_die_runs_and_locks_as_the_owner_would() -> None:
    options = {"players": 4, "partner_assist": True}
    start = position(a=HOME, c="24,30", rest=QUALIFIED)
    assert choices("mess", start, "r6", "c24-h4", **options) == ["dice"]
    left = after("mess", start, "r6", "c24-h4", "r1", **options)
    assert left == position("b", a=HOME, c="30,h4", rest=QUALIFIED)
    assert choices("mess", start, "r6", "c30-36", "r1", **options) == ["c36-37"]


def test_a_helper_saves_sixes_for_his_partners_counters() -> None:
    options = {"players": 4, "partner_assist": True, "saved_sixes": True}
    start = position(a=HOME, c="30", rest="saved=a1 assist=a")
    assert choices("mess", start, **options) == ["throw", "use:c30-36", "use:cb-28"]
    used = after("mess", start, "use:c30-36", "r2", "c36-38", **options)
    assert used == position("b", a=HOME, c="38", rest=QUALIFIED)
    # Who has not qualified neither uses nor saves one.
    waiting = position(a=HOME, c="30", rest="saved=a1")
    assert choices("mess", waiting, **options) == ["dice", "forgo"]
    assert after("mess", waiting, "r6", **options) == position(
        "b", a=HOME, c="30", rest="saved=a1 assist=a"
    )


# ---------------------------------------------------------------------- skipping


def test_a_finished_player_is_skipped_where_he_cannot_help() -> None:
    start = position("d", a=HOME, c="h1,h2,h,h", d="50")
    assert after("fleet", start, "r21", "d50-1", **FOUR).split()[1] == "b"
    waiting = position("d", a=HOME, c="h1,b,h,h", d="50")
    assert after("fleet", waiting, "r21", "d50-1", **FOUR).split()[1] == "a"
    off = {"players": 4, "partner_assist": False}
    assert after("fleet", waiting, "r21", "d50-1", **off).split()[1] == "b"


def test_two_finished_players_of_both_teams_are_skipped() -> None:
    start = position("c", a=HOME, c="20", b="h3,h,h,h", d=HOME)
    off = {"players": 4, "partner_assist": False}
    assert after("fleet", start, "r21", "c20-23", **off).split()[1] == "b"


def test_with_two_players_nobody_is_finished_before_the_end() -> None:
    assert choices("mess", position(a=HOME, c="30"), "r2") == ["c30-32"]

"""The oracle of Uckers in challenges: who, when, and what comes of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.uckers.naive_cases import HOME, after, choices, position

BEHIND = {"a": "11", "b": "12,12"}


def challenges(preset: str, where: str, *actions: str, **options: Any) -> list[str]:
    """List the challenges among the lawful actions."""
    found = choices(preset, where, *actions, **options)
    return [action for action in found if action.startswith("challenge:")]


# ---------------------------------------------------------------------- the outcome


def test_three_sixes_send_a_blob_of_two_to_its_base() -> None:
    run = ["r6", "challenge:a11", "r6", "r6"]
    assert after("mess", position(**BEHIND), *run) == position("b", a="12")
    waiting = position(**BEHIND) + " moves " + " ".join(run[:3])
    assert after("mess", position(**BEHIND), *run[:3]) == waiting
    assert choices("mess", position(**BEHIND), *run[:3]) == ["dice"]


def test_a_throw_without_a_six_ends_the_turn_and_nothing_moves() -> None:
    assert after("mess", position(**BEHIND), "r6", "challenge:a11", "r6", "r5") == position(
        "b", **BEHIND
    )
    assert after("fleet", position(**BEHIND), "r61", "challenge:a11", "r55") == position(
        "b", **BEHIND
    )


@pytest.mark.parametrize("number", [3, 4])
def test_a_bigger_blob_needs_a_six_for_every_counter(number: int) -> None:
    blob = ",".join(["12"] * number)
    run = ["r6", "challenge:a11"] + ["r6"] * number
    assert after("mess", position(a="11", b=blob), *run) == position("b", a="12")
    assert choices("mess", position(a="11", b=blob), *run[:-1]) == ["dice"]


def test_a_challenging_blob_is_split_when_it_has_won() -> None:
    split = after("mess", position(a="11,11", b="12,12"), "r6", "challenge:a11", "r6", "r6")
    assert split == position("b", a="11,12")


def test_a_double_six_counts_as_two_by_option() -> None:
    start, run = position(**BEHIND), ["r66", "challenge:a11", "r61"]
    assert after("fleet", start, *run) == position("b", a="12")
    assert choices("fleet", start, *run, double_six_counts=1) == ["dice"]
    assert after("fleet", start, *run, "r66", double_six_counts=1) == position("b", a="12")
    assert after("fleet", start, "r61", "challenge:a11", "r66") == position("b", a="12")
    four = position(a="11", b="12,12,12,12")
    assert after("fleet", four, "r66", "challenge:a11", "r66", "r66") == position("b", a="12")


# ---------------------------------------------------------------------- who may challenge


@pytest.mark.parametrize(
    ("places", "found"),
    [
        ({"a": "11,11", "b": "12,12"}, ["challenge:a11"]),
        ({"c": "11", "b": "12,12"}, ["challenge:c11"]),
        ({"a": "11", "d": "12,12"}, ["challenge:a11"]),
        # A mixi-blob cannot challenge and is not challenged, nor is a single counter.
        ({"a": "11", "c": "11", "b": "12,12"}, []),
        ({"a": "11", "b": "12", "d": "12"}, []),
        ({"a": "11", "b": "12,12", "d": "12"}, []),
        ({"a": "11", "b": "12"}, []),
        ({"a": "10", "b": "12,12"}, []),
        ({"a": "13", "b": "12,12"}, []),
        # The foot is behind the chute, not behind the corner.
        ({"a": "0", "b": "1,1"}, []),
        ({"c": "0", "b": "1,1"}, ["challenge:c0"]),
        ({"c": "26", "d": "27,27"}, []),
        ({"a": "51", "b": "0,0"}, ["challenge:a51"]),
        ({"a": "11,20", "b": "12,12", "d": "21,21"}, ["challenge:a11", "challenge:a20"]),
    ],
)
def test_only_one_colour_just_behind_an_enemy_blob_challenges(
    places: dict[str, str], found: list[str]
) -> None:
    assert challenges("mess", position(**places), "r6") == found


def test_a_base_does_not_stand_behind_its_doorstep() -> None:
    assert challenges("mess", position(b="2,2"), "r6") == []
    assert challenges("mess", position(a="h5", b="12,12"), "r6") == []


def test_only_a_six_challenges() -> None:
    assert challenges("mess", position(**BEHIND), "r5") == []
    assert challenges("fleet", position(**BEHIND), "r55") == []


def test_a_player_of_four_challenges_with_his_own_colour_only() -> None:
    both = position(a="11", c="30", b="12,12", d="31,31")
    assert challenges("mess", both, "r6", players=4) == ["challenge:a11"]
    assert challenges("mess", both, "r6") == ["challenge:a11", "challenge:c30"]


def test_a_counter_that_came_this_turn_is_not_in_place() -> None:
    start = position(a="5", b="12,12")
    assert after("mess", start, "r6", "a5-11", "r6") == position("b", a="11", b="12,12")
    assert challenges("mess", start, "r6", "a5-11", "r6", lock_run=False) == []
    two = position(a="5,11", b="12,12")
    assert challenges("mess", two, "r6", "a5-11", "r6") == ["challenge:a11"]


def test_the_status_of_the_challenger_is_judged_at_the_declaration() -> None:
    mixed = position(a="11", c="5", b="12,12")
    assert challenges("mess", mixed, "r6", "c5-11", "r6") == []
    start = position(a="11", c="20", b="12,12", d="19")
    assert challenges("mess", start, "r6", "c20-26", "r6") == ["challenge:a11"]


# ---------------------------------------------------------------------- when


def test_any_six_of_the_run_may_challenge_also_by_another_counter() -> None:
    start = position(a="11,30", b="12,12")
    assert choices("mess", start, "r6", "a30-36", "r6") == ["a36-42", "challenge:a11"]
    run = ["r6", "a30-36", "r6", "challenge:a11", "r6"]
    # The six that was spent on a move does not count.
    assert choices("mess", start, *run) == ["dice"]
    assert after("mess", start, *run, "r6") == position("b", a="12,36")


def test_by_option_only_the_first_throw_may_challenge() -> None:
    start, first = position(a="11,30", b="12,12"), {"challenge_window": "first"}
    assert challenges("mess", start, "r6", **first) == ["challenge:a11"]
    assert choices("mess", start, "r6", "a30-36", "r6", **first) == ["a36-42"]
    again = {"challenge_window": "first", "unplayable_six": "again"}
    stuck = position(a="11,h,h,h", c=HOME, b="12,12")
    assert choices("mess", stuck, "r6", **again) == ["challenge:a11"]


def test_with_two_dice_nothing_of_the_throw_may_have_moved() -> None:
    start = position(a="11,30", b="12,12")
    assert challenges("navy", start, "r61") == ["challenge:a11"]
    assert challenges("navy", start, "r61", "a30-31") == []
    assert challenges("navy", start, "r61", "a30-37", "r61") == []
    assert challenges("navy", start, "r61", "a30-37", "r61", challenge_window="any") == [
        "challenge:a11"
    ]
    assert challenges("navy", start, "r61", "a30-31", challenge_window="any") == []


# ---------------------------------------------------------------------- compulsory challenges


def test_a_challenge_that_is_the_only_use_of_a_six_is_compulsory() -> None:
    stuck = position(a="11,h,h,h", c=HOME, b="12,12")
    assert choices("mess", stuck, "r6") == ["challenge:a11"]
    assert choices("fleet", stuck, "r62") == ["challenge:a11"]
    assert choices("navy", stuck, "r62") == ["challenge:a11"]
    assert choices("navy", stuck, "r66") == ["challenge:a11"]


def test_the_larger_die_is_used_first_be_it_to_challenge() -> None:
    start = position(a="11,20,h,h", c=HOME, b="12,12,25,25")
    assert choices("fleet", start, "r62") == ["challenge:a11"]
    # With larger_first off the 2 is a way out.
    assert choices("navy", start, "r62") == ["a20-22", "challenge:a11"]
    assert choices("navy", start, "r62", "a20-22") == ["dice"]


def test_a_challenge_stands_beside_the_moves_of_both_dice() -> None:
    start = position(a="11,20,h,h", c=HOME, b="12,12")
    assert choices("fleet", start, "r62") == ["a20-28", "challenge:a11"]
    assert choices("navy", start, "r62") == ["a20-28", "challenge:a11"]
    assert choices("navy", start, "r66") == ["a20-32", "challenge:a11"]
    assert choices("fleet", start, "r66") == ["a20-32", "challenge:a11"]

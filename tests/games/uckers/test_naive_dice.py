"""The oracle of Uckers with two dice: both of them, the larger first, totals and doubles."""

from __future__ import annotations

import pytest

from tests.games.uckers.naive_cases import HOME, after, asked, choices, position

# ---------------------------------------------------------------------- splits and totals


def test_each_die_moves_one_counter_or_both_move_one() -> None:
    start = position(a="10,20")
    assert choices("navy", start, "r31") == [
        "a10-11",
        "a10-13",
        "a10-14",
        "a20-21",
        "a20-23",
        "a20-24",
    ]
    assert choices("navy", start, "r31", "a10-13") == ["a20-21"]
    assert choices("navy", start, "r31", "a20-21") == ["a10-13"]
    assert after("navy", start, "r31", "a20-21") == start + " moves r31 a20-21"
    assert after("navy", start, "r31", "a20-21", "a10-13") == position("b", a="13,21")
    assert after("navy", start, "r31", "a10-14") == position("b", a="14,20")


def test_a_counter_moved_by_one_die_is_not_moved_by_the_other() -> None:
    assert choices("navy", position(a="10,h,h,h", c=HOME), "r31") == ["a10-14"]
    # Another one of its colour on the same square may be.
    assert choices("navy", position(a="10,13"), "r31", "a10-13") == ["a13-14"]
    assert "a11-14" in choices("navy", position(a="10,11"), "r31", "a10-11")


def test_a_total_hits_nothing_halfway() -> None:
    start = position(a="10,h,h,h", c=HOME, b="11", d="13")
    assert after("navy", start, "r31", "a10-14") == position(
        "b", a="14,h,h,h", c=HOME, b="11", d="13"
    )
    onto = position(a="10,h,h,h", c=HOME, d="14")
    assert after("navy", onto, "r31", "a10-14") == position("b", a="14,h,h,h", c=HOME)


@pytest.mark.parametrize("square", ["11", "12", "13", "14"])
def test_a_total_passes_no_enemy_blob(square: str) -> None:
    start = position(a="10", d=f"{square},{square}")
    assert "a10-14" not in choices("navy", start, "r31")


@pytest.mark.parametrize("square", ["11", "13"])
def test_a_total_passes_a_mixi_blob_and_its_own_side(square: str) -> None:
    assert "a10-14" in choices("navy", position(a="10", b=square, d=square), "r31")
    assert "a10-14" in choices("navy", position(a="10", c=f"{square},{square}"), "r31")


def test_a_total_enters_the_chute_and_gets_home_exactly() -> None:
    assert choices("navy", position(a="50,h,h,h", c=HOME), "r62") == ["a50-h"]
    assert choices("navy", position(a="50,h,h,h", c=HOME), "r54") == ["a50-h3"]
    assert choices("navy", position(a="h1,h,h,h", c=HOME), "r41") == ["ah1-h"]


# ---------------------------------------------------------------------- exits


def test_the_other_die_may_move_a_counter_that_was_just_brought_out() -> None:
    start = position(a="b,h,h,h", c=HOME)
    assert choices("navy", start, "r63") == ["ab-2"]
    assert choices("navy", start, "r63", "ab-2") == ["a2-5"]
    assert after("navy", start, "r63", "ab-2", "a2-5") == (start + " moves r63 ab-2 a2-5")
    assert choices("navy", start, "r66", "ab-2") == ["a2-8"]


def test_exits_and_then_the_other_die() -> None:
    assert choices("navy", position(a="10"), "r62", "ab-2") == ["a10-12", "a2-4"]
    assert choices("navy", position(a="10"), "r62", "a10-12") == ["ab-2", "cb-28"]
    assert choices("navy", position(), "r66", "ab-2") == ["a2-8", "ab-2", "cb-28"]
    assert choices("navy", position(a="10", b="2,2"), "r62", "a10-12") == ["cb-28"]


# ---------------------------------------------------------------------- UC-DICE-BOTH


def test_what_would_make_the_other_die_unusable_is_illegal() -> None:
    # The 5 can only be moved by 20, which then must not take the 3.
    start = position(a="20,10,h,h", c=HOME, d="14,14")
    assert choices("navy", start, "r53") == ["a10-13", "a20-25", "a20-28"]
    assert choices("navy", start, "r53", "a10-13") == ["a20-25"]


def test_if_only_one_can_be_used_it_is_the_higher() -> None:
    start = position(a="h1,h,h,h", c=HOME)
    lone = position(a="20,h,h,h", c=HOME, b="27,27")
    assert choices("navy", lone, "r52") == ["a20-25"]
    assert choices("navy", start, "r42") == ["ah1-h5"]
    assert after("navy", start, "r42", "ah1-h5") == position("b", a="h5,h,h,h", c=HOME)
    assert choices("navy", start, "r62") == ["ah1-h3"]
    assert after("navy", start, "r66") == start + " moves r66"


def test_one_of_a_double_is_moved_where_not_both_can_be() -> None:
    start = position(a="h1,h,h,h", c=HOME)
    assert choices("navy", start, "r33") == ["ah1-h4"]
    assert after("navy", start, "r33", "ah1-h4") == position("b", a="h4,h,h,h", c=HOME)
    two = position(a="10,20,h,h", c=HOME, d="14,14")
    # A total of the double, or one step of each.
    assert choices("navy", two, "r33") == ["a10-13", "a20-23", "a20-26"]
    assert choices("navy", two, "r33", "a20-23") == ["a10-13"]


# ---------------------------------------------------------------------- UC-LARGER-FIRST


def test_the_larger_die_is_played_first() -> None:
    start = position(a="10,20")
    assert choices("fleet", start, "r31") == ["a10-13", "a10-14", "a20-23", "a20-24"]
    assert choices("fleet", start, "r31", "a10-13") == ["a20-21"]


def test_a_use_of_the_larger_that_keeps_the_smaller_or_the_total_is_a_duty() -> None:
    # After a10-16 nothing could move the 2.
    start = position(a="10,h,h", c=HOME)
    assert choices("fleet", start, "r62") == ["a10-18", "ab-2"]
    assert choices("navy", start, "r62") == ["a10-12", "a10-18", "ab-2"]
    blocked = position(a="10,h,h", c=HOME, d="17,17")
    assert choices("fleet", blocked, "r62") == ["ab-2"]
    assert choices("fleet", blocked, "r62", "ab-2") == ["a10-12", "a2-4"]
    assert choices("navy", blocked, "r62") == ["a10-12", "ab-2"]
    assert choices("navy", blocked, "r62", "a10-12") == ["ab-2"]


def test_the_larger_is_played_though_it_leaves_the_smaller_without_a_use() -> None:
    start = position(a="20,h,h,h", c=HOME, b="27,27")
    assert choices("fleet", start, "r52") == ["a20-25"]
    assert after("fleet", start, "r52", "a20-25") == position("b", a="25,h,h,h", c=HOME, b="27,27")


def test_only_a_larger_die_without_any_use_lets_the_smaller_come_first() -> None:
    start = position(a="18,20,h,h", c=HOME, b="22,22")
    assert choices("fleet", start, "r62") == ["a18-20"]
    assert choices("fleet", start, "r62", "a18-20") == ["dice"]
    ended = position("b", a="20,20,h,h", c=HOME, b="22,22")
    assert after("fleet", start, "r62", "a18-20", unplayable_six="ends") == ended
    assert after("fleet", start, "r52", "a18-20") == ended


def test_doubles_are_played_both_whatever_comes_first() -> None:
    two = position(a="10,20,h,h", c=HOME, d="14,14")
    assert choices("fleet", two, "r33") == ["a10-13", "a20-23", "a20-26"]


# ---------------------------------------------------------------------- sixes


def test_a_throw_with_a_six_gives_one_more() -> None:
    start = position(a="10,20")
    assert choices("navy", start, "r61", "a10-17") == ["dice"]
    assert choices("navy", start, "r66", "a10-22") == ["dice"]
    assert after("navy", start, "r66", "a10-22", "r21", "a20-23") == position("b", a="22,23")


def test_a_six_that_was_not_moved_gives_its_throw_by_option_only() -> None:
    start = position(a="h1,h,h,h", c=HOME)
    assert choices("navy", start, "r62", "ah1-h3") == ["dice"]
    ends = position("b", a="h3,h,h,h", c=HOME)
    assert after("navy", start, "r62", "ah1-h3", unplayable_six="ends") == ends
    assert after("navy", start, "r66", unplayable_six="ends") == position("b", a="h1,h,h,h", c=HOME)
    total = position(a="10,h,h,h", c=HOME)
    assert choices("navy", total, "r62", "a10-18", unplayable_six="ends") == ["dice"]
    out = position(a="b,h,h,h", c=HOME, b="3,3")
    # One six of the two was moved.
    assert choices("navy", out, "r66", "ab-2", unplayable_six="ends") == ["dice"]


def test_no_counter_is_locked_with_two_dice() -> None:
    start = position(a="10,20")
    assert choices("navy", start, "r61", "a10-17", "r21", lock_run=True)[0] == "a17-18"
    assert "a20-23" in choices("navy", start, "r61", "a10-17", "r21", lock_run=True)


# ---------------------------------------------------------------------- blob takes blob


def test_a_blob_of_two_takes_a_blob_of_two_by_the_double_of_the_distance() -> None:
    start = position(a="5,5,h,h", c=HOME, b="9,9")
    assert choices("fleet", start, "r44") == ["a5=9"]
    assert after("fleet", start, "r44", "a5=9") == position("b", a="9,9,h,h", c=HOME)
    assert choices("fleet", start, "r22") == ["a5-7"]
    assert after("navy", start, "r44") == position("b", a="5,5,h,h", c=HOME, b="9,9")


@pytest.mark.parametrize(
    "counters",
    [
        {"a": "5,5,5,h", "b": "9,9"},
        {"a": "5,h,h,h", "b": "9,9"},
        {"a": "5,5,h,h", "b": "9,9,9"},
        {"a": "5,5,h,h", "b": "9"},
        {"a": "5,5,h,h", "b": "9", "d": "9"},
        {"a": "5,5,h,h", "b": "9,9,7,7"},
        {"a": "5,5,h,h", "b": "9,9", "c": "5,h,h,h"},
        {"a": "5,5,h,h", "b": "10,10"},
    ],
)
def test_only_two_take_exactly_two_with_no_blob_in_between(counters: dict[str, str]) -> None:
    where = position(**({"c": HOME} | counters))
    game, state = asked("fleet", where, "r44")
    assert not [action for action in game.actions(state) if "=" in action]


def test_a_mixi_blob_in_between_does_not_block_the_taking() -> None:
    start = position(a="5,5,h,h", c=HOME, b="9,9,7", d="7")
    assert "a5=9" in choices("fleet", start, "r44")


def test_the_taking_is_one_of_the_uses_of_both_dice() -> None:
    start = position(a="5,5,20,h", c=HOME, b="9,9")
    assert choices("fleet", start, "r44") == ["a20-28", "a5=9"]


def test_a_double_six_that_takes_throws_again() -> None:
    start = position(a="5,5,h,h", c=HOME, b="11,11")
    assert choices("fleet", start, "r66", "a5=11") == ["dice"]
    assert choices("fleet", start, "r66", "a5=11", unplayable_six="ends") == ["dice"]
    # From the foot the way goes into the chute.
    foot = position(a="0,0,h,h", c=HOME, b="6,6")
    assert "a0=6" not in choices("fleet", foot, "r66")

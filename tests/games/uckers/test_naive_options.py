"""The oracle of Uckers on forgoing, cocked dice, snake eyes and saved sixes."""

from __future__ import annotations

from typing import Any

from tests.games.uckers.naive_cases import HOME, after, asked, choices, position

# ---------------------------------------------------------------------- UC-FORGO

STUCK: dict[str, str] = {"a": "11,h,h,h", "c": HOME, "b": "12,12"}
"""Only a challenge is left to A."""

BARRED: dict[str, str] = {"a": "b,h,h,h", "c": HOME, "b": "2,2"}
"""A cannot even come out."""


def test_who_can_do_nothing_whatever_may_forgo_his_turn() -> None:
    for preset in ("mess", "fleet", "navy"):
        assert choices(preset, position(**BARRED)) == ["dice", "forgo"]
        assert after(preset, position(**BARRED), "forgo") == position("b", **BARRED)


def test_an_exit_a_challenge_or_one_lone_move_bars_from_forgoing() -> None:
    assert choices("mess", position()) == ["dice"]
    assert choices("mess", position(**STUCK)) == ["dice"]
    assert choices("fleet", position(**STUCK)) == ["dice"]
    assert choices("mess", position(a="h5,h,h,h", c=HOME)) == ["dice"]
    mixed = {"a": "11,h,h,h", "c": "11,h,h,h", "b": "12,12"}
    assert choices("fleet", position(**mixed)) == ["dice", "forgo"]
    assert choices("fleet", position("-")) == ["dice"]


def test_only_before_the_first_throw_of_a_turn() -> None:
    again = {"unplayable_six": "again"}
    assert choices("mess", position(**BARRED), "r6", **again) == ["dice"]
    assert choices("fleet", position(**BARRED), "r61") == ["dice"]
    assert choices("mess", position(a="0,b,h,h", c=HOME, b="2,2"), "r6", "a0-h") == ["dice"]


def test_a_six_that_could_only_be_saved_does_not_bar_it() -> None:
    saves = {"saved_sixes": True}
    assert choices("mess", position(**BARRED), **saves) == ["dice", "forgo"]
    assert choices("mess", position(**BARRED, rest="saved=a2"), **saves) == ["dice", "forgo"]
    assert after("mess", position(**BARRED, rest="saved=a2"), "forgo", **saves) == position(
        "b", **BARRED, rest="saved=a2"
    )


def test_snake_eyes_that_bring_nobody_out_do_not_bar_it() -> None:
    assert choices("fleet", position(a="b", b="2,2", rest="first=ab")) == ["dice"]
    out = position(b="2,2", d="28,28", rest="first=ab")
    assert choices("fleet", out) == ["dice", "forgo"]
    assert after("fleet", out, "forgo") == position("b", b="2,2", d="28,28", rest="first=b")


# ---------------------------------------------------------------------- UC-COCKY

COCKED: dict[str, Any] = {"cocky_dice": True}


def test_cocked_dice_are_thrown_again() -> None:
    game, state = asked("navy", position(a="10"), **COCKED)
    assert "rc" in game.actions(state)
    assert len(game.actions(state)) == 22
    assert float(game.weights(state)["rc"]) == 1 / 36
    assert choices("navy", position(a="10"), "rc", **COCKED) == ["dice"]
    assert after("navy", position(a="10"), "rc", "r21", **COCKED) == (
        position(a="10") + " moves rc r21"
    )
    assert "rc" not in asked("navy", position(a="10"))[0].actions(state)


def test_three_cocked_throws_in_a_turn_forfeit_it() -> None:
    assert choices("mess", position(a="10"), "rc", "rc", **COCKED) == ["dice"]
    assert after("mess", position(a="10"), "rc", "rc", "rc", **COCKED) == position("b", a="10")
    # They need not follow each other; what was moved stays.
    run = ["rc", "r6", "a10-16", "rc", "rc"]
    assert after("mess", position(a="10"), *run, **COCKED) == position("b", a="16")
    fight = ["r6", "challenge:a11", "rc", "rc", "rc"]
    start = {"a": "11", "b": "12,12"}
    assert after("mess", position(**start), *fight, **COCKED) == position("b", **start)


def test_a_cocked_throw_is_no_throw() -> None:
    start = position(a="11,20", b="12,12")
    assert "challenge:a11" in choices("navy", start, "rc", "r61", **COCKED)
    run = ["r6", "challenge:a11", "rc", "r6", "r6"]
    assert after("mess", start, *run, **COCKED) == position("b", a="12,20")
    assert choices("mess", position(**BARRED), "rc", **COCKED) == ["dice", "forgo"]
    out = after("fleet", position(rest="first=a"), "rc", "r11", **COCKED)
    assert out == position("b", a="2,2,2,2", c="28,28,28,28", rest="snake=a")


# ---------------------------------------------------------------------- UC-SNAKE-EYES

OUT = {"a": "2,2,2,2", "c": "28,28,28,28"}


def test_snake_eyes_bring_all_out_and_the_turn_passes() -> None:
    assert after("fleet", position(rest="first=ab"), "r11") == position(
        "b", **OUT, rest="first=b snake=a"
    )
    assert after("fleet", position("b", **OUT, rest="first=b snake=a"), "r11") == position(
        "a", **OUT, b="15,15,15,15", d="41,41,41,41", rest="snake=ab"
    )
    four = after("fleet", position(rest="first=abcd"), "r11", players=4)
    assert four == position("b", a="2,2,2,2", rest="first=bcd snake=a")


def test_snake_eyes_hit_what_may_be_hit_and_stop_at_a_blob() -> None:
    hit = position(b="2", d="2,28", rest="first=a")
    assert after("fleet", hit, "r11") == position("b", **OUT, rest="snake=a")
    stopped = position(b="2,2", rest="first=a")
    assert after("fleet", stopped, "r11") == position("b", b="2,2", c=OUT["c"], rest="snake=a")


def test_snake_eyes_are_the_first_throw_of_the_first_turn() -> None:
    late = after("fleet", position(rest="first=ab"), "r61", "ab-2", "a2-3", "r11", "a3-5")
    assert late == position("b", a="5", rest="first=b")
    assert after("fleet", position(a="5"), "r11", "a5-7") == position("b", a="7")
    assert after("fleet", position(rest="first=ab"), "r31") == position("b", rest="first=b")
    assert after("navy", position(), "r11") == position("b")


def test_snake_eyes_again_in_the_second_turn_send_all_back() -> None:
    start = position(**OUT, b="20", rest="snake=a")
    assert after("fleet", start, "r11") == position("b", b="20")
    some = position(a="h3,h,20,40", c="28,28,28,28", rest="snake=a")
    assert after("fleet", some, "r11") == position("b", a="h")
    # Only its first throw, and only the second turn.
    later = ["r61", "a2-8", "a2-3", "r11", "a2-4"]
    assert after("fleet", start, *later[:3]) == start + " moves r61 a2-8 a2-3"
    assert "a2-4" in choices("fleet", start, *later[:4])
    assert after("fleet", start, *later) == position("b", a="2,3,4,8", c=OUT["c"], b="20")
    played = after("fleet", start, "r21", "a2-5")
    assert played == position("b", a="2,2,2,5", c=OUT["c"], b="20")


def test_forgoing_the_second_turn_ends_its_danger() -> None:
    start = {"a": "11,h,h,h", "c": "11,h,h,h", "b": "12,12"}
    assert after("fleet", position(**start, rest="snake=a"), "forgo") == position("b", **start)


# ---------------------------------------------------------------------- UC-SAVE

SAVES: dict[str, Any] = {"saved_sixes": True}


def test_a_six_may_be_saved_and_the_turn_ends() -> None:
    start = position(a="10")
    assert choices("mess", start, "r6", **SAVES) == ["a10-16", "ab-2", "cb-28", "save"]
    saved = after("mess", start, "r6", "save", **SAVES)
    assert saved == position("b", a="10", rest="saved=a1")
    more = after("mess", position(a="10", rest="saved=a1,b2"), "throw", "r6", "save", **SAVES)
    assert more == position("b", a="10", rest="saved=a2,b2")
    assert "save" not in choices("mess", start, "r5", **SAVES)
    assert "save" not in choices("fleet", start, "r61", **SAVES)


def test_a_six_that_can_only_be_saved_is_saved() -> None:
    start = position(a="h3,h,h,h", c=HOME)
    assert choices("mess", start, "r6", **SAVES) == ["save"]
    assert choices("mess", start, "r6", unplayable_six="again", **SAVES) == ["save"]


def test_later_sixes_of_a_run_may_be_saved() -> None:
    start = position(a="10,30", b="18,18")
    assert choices("mess", start, "r6", "a10-16", "r6", **SAVES) == ["save"]
    assert after("mess", start, "r6", "a10-16", "r6", "save", **SAVES) == position(
        "b", a="16,30", b="18,18", rest="saved=a1"
    )
    home = position(a="0,30", b="18,18")
    assert choices("mess", home, "r6", "a0-h", "r6", **SAVES) == ["save"]


def test_a_saved_six_is_used_before_the_first_throw() -> None:
    start = position(a="10", rest="saved=a2")
    assert choices("mess", start, **SAVES) == ["throw", "use:a10-16", "use:ab-2", "use:cb-28"]
    assert choices("mess", start, "throw", **SAVES) == ["dice"]
    assert choices("mess", start, "throw", "r3", **SAVES) == ["a10-13"]
    # It gives no throw of its own, and the one that follows goes to the same counter.
    assert choices("mess", start, "use:ab-2", **SAVES) == ["throw", "use:a2-8"]
    assert choices("mess", start, "use:ab-2", "use:a2-8", **SAVES) == ["dice"]
    assert choices("mess", start, "use:ab-2", "throw", "r3", **SAVES) == ["a2-5"]
    used = after("mess", start, "use:ab-2", "throw", "r3", "a2-5", **SAVES)
    assert used == position("b", a="5,10", rest="saved=a1")


def test_a_saved_six_is_offered_only_while_it_could_be_used() -> None:
    assert choices("mess", position(a="h3,h,h,h", c=HOME, rest="saved=a1"), **SAVES) == ["dice"]
    start = position(a="10,h,h,h", c=HOME, b="18,18", rest="saved=a2")
    assert choices("mess", start, "use:a10-16", **SAVES) == ["dice"]
    assert choices("mess", position(a="10", rest="saved=b1"), **SAVES) == ["dice"]


def test_the_throw_after_a_used_six_goes_to_its_counter_or_is_lost() -> None:
    start = position(a="10,30", b="18,18", rest="saved=a1")
    lost = after("mess", start, "use:a10-16", "r3", **SAVES)
    assert lost == position("b", a="16,30", b="18,18")
    assert choices("mess", start, "use:a10-16", "r6", **SAVES) == ["save"]
    home = position(a="0,30", rest="saved=a1")
    assert after("mess", home, "use:a0-h", "r3", **SAVES) == position("b", a="30,h")


def test_with_a_six_the_throw_after_a_used_six_may_challenge() -> None:
    start = position(a="11,30", b="12,12", rest="saved=a1")
    run = ["use:a30-36", "r6"]
    assert choices("mess", start, *run, **SAVES) == ["a36-42", "challenge:a11", "save"]
    first = {"challenge_window": "first"}
    assert choices("mess", start, *run, **SAVES, **first) == ["a36-42", "save"]
    assert "challenge:a11" in choices("mess", start, "throw", "r6", **SAVES, **first)
    # A saved six never challenges.
    assert "use:challenge:a11" not in choices("mess", start, **SAVES)
    stuck = position(a="11,h,h,h", c=HOME, b="12,12", rest="saved=a2")
    assert choices("mess", stuck, **SAVES) == ["dice"]


def test_no_six_is_saved_while_a_challenge_is_on() -> None:
    start = position(a="11", b="12,12")
    assert choices("mess", start, "r6", "challenge:a11", "r6", **SAVES) == ["dice"]


def test_with_a_lock_the_run_stays_with_the_counter_of_the_used_six() -> None:
    start = position(a="10,30", rest="saved=a1")
    run = ["use:a10-16", "r6", "a16-22", "r6"]
    assert choices("mess", start, *run, **SAVES) == ["a22-28", "save"]
    free = {"lock_run": False}
    assert choices("mess", start, *run[:2], **SAVES, **free) == ["a16-22", "save"]
    assert choices("mess", start, *run, **SAVES, **free) == [
        "a22-28",
        "a30-36",
        "ab-2",
        "cb-28",
        "save",
    ]


def test_a_used_six_hits_and_wins() -> None:
    start = position(a="10", b="16", rest="saved=a1")
    assert choices("mess", start, "use:a10-16", **SAVES) == ["dice"]
    hit = after("mess", start, "use:a10-16", "r1", "a16-17", **SAVES)
    assert hit == position("b", a="17")
    winning = position(a="0,h,h,h", c=HOME, b="h", rest="saved=a2,b1")
    game, state = asked("mess", winning, "use:a0-h", **SAVES)
    assert game.over(state) == ((0,), "UC-WIN", "plain")
    assert game.encode(state) == position("-", a=HOME, c=HOME, b="h")


def test_saved_sixes_act_with_one_die_only() -> None:
    assert choices("navy", position(a="10"), "r66", saved_sixes=True)[-1] != "save"
    one_left = choices("navy", position(a="10,20"), "r61", "a10-11", **SAVES)
    assert one_left == ["a20-26", "ab-2", "cb-28"]


def test_a_player_may_forgo_after_a_used_six_that_leaves_no_throw_a_use() -> None:
    start = position(a="0,h,h,b", c=HOME, b="30", rest="saved=a1")
    assert choices("mess", start, "use:a0-h", **SAVES) == ["dice", "forgo"]
    assert after("mess", start, "use:a0-h", "forgo", **SAVES) == position(
        "b", a="h,h,h", c=HOME, b="30"
    )

"""The oracle of Uckers against the written vectors, and one die."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.games.uckers.naive import Naive
from tests.games.uckers.naive_cases import HOME, PRESETS, after, asked, choices, position
from tests.games.uckers.naive_options import State

# ---------------------------------------------------------------------- the start


@pytest.mark.parametrize(
    ("preset", "players", "counts"),
    [
        ("mess", 2, [6, 32, 172, 872, 4432]),
        ("mess", 4, [6, 31, 161, 811, 4091]),
        ("fleet", 2, [21, 327, 4921]),
    ],
)
def test_the_lines_from_the_start_are_counted(preset: str, players: int, counts: list[int]) -> None:
    game = Naive(**(PRESETS[preset] | {"first": "a", "players": players}))
    assert [game.perft(game.start(), depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "players", "depth", "count"),
    [("mess", 2, 6, 22_492), ("mess", 4, 6, 20_616), ("fleet", 2, 4, 70_761)],
)
def test_the_lines_from_the_start_are_counted_deeper(
    preset: str, players: int, depth: int, count: int
) -> None:
    game = Naive(**(PRESETS[preset] | {"first": "a", "players": players}))
    assert game.perft(game.start(), depth) == count


def test_the_highest_throw_starts_and_throws_anew() -> None:
    game = Naive(**(PRESETS["mess"] | {"players": 4}))
    state = game.start()
    assert game.encode(state) == position("-")
    for seat, text in enumerate(["r2", "r5", "r1", "r4"]):
        assert game.turn(state) == (seat, True)
        assert game.actions(state) == ["r1", "r2", "r3", "r4", "r5", "r6"]
        state = game.play(state, text)
    assert game.encode(state) == position("b")


def test_those_tied_for_highest_throw_again_in_the_order_of_their_seats() -> None:
    game, state = asked("mess", position("-"), "r5", "r2", "r5", "r5", players=4)
    assert game.encode(state) == position("-") + " moves r5 r2 r5 r5"
    seats = []
    for text in ("r3", "r6", "r6", "r1", "r2"):
        seats.append(game.turn(state)[0])
        state = game.play(state, text)
    assert seats == [0, 2, 3, 2, 3]
    assert game.encode(state) == position("d")


def test_the_total_of_both_dice_counts_at_the_start() -> None:
    assert after("navy", position("-"), "r61", "r44") == position("b")
    assert after("navy", position("-"), "r61", "r52") == position("-") + " moves r61 r52"
    assert after("fleet", position("-"), "r11", "r21") == position("b", "first=ab")


def test_nothing_is_cocked_at_the_start() -> None:
    game, state = asked("mess", position("-"), cocky_dice=True)
    assert game.actions(state) == ["r1", "r2", "r3", "r4", "r5", "r6"]


@pytest.mark.parametrize(("players", "first", "who"), [(2, "b", "b"), (2, "c", "a"), (4, "d", "d")])
def test_an_option_says_who_starts(players: int, first: str, who: str) -> None:
    game = Naive(**(PRESETS["navy"] | {"players": players, "first": first}))
    assert game.encode(game.start()) == position(who)


# ---------------------------------------------------------------------- the way


def test_a_six_brings_a_counter_to_its_doorstep() -> None:
    assert choices("mess", position(), "r6") == ["ab-2", "cb-28"]
    assert choices("mess", position("b"), "r6") == ["bb-15", "db-41"]
    assert choices("mess", position(), "r6", doorstep="corner") == ["ab-1", "cb-27"]
    assert after("mess", position(), "r5") == position("b")


def test_home_is_reached_by_the_exact_score_only() -> None:
    foot = position(a="0,h,h,h", c="b,h,h,h")
    assert choices("mess", foot, "r6") == ["a0-h", "cb-28"]
    assert choices("mess", foot, "r5") == ["a0-h5"]
    chute = position(a="h1,h,h,h", c="h5,h,h,h")
    assert after("mess", chute, "r6") == position("b", a="h1,h,h,h", c="h5,h,h,h")
    assert choices("mess", chute, "r5") == ["ah1-h"]
    assert choices("mess", chute, "r1") == ["ah1-h2", "ch5-h"]


def test_every_colour_turns_off_at_its_own_foot() -> None:
    assert choices("mess", position(a="50", c="50"), "r4") == ["a50-h2", "c50-2"]
    assert choices("mess", position("b", b="12", d="38"), "r3") == ["b12-h2", "d38-h2"]


def test_own_colours_pass_and_land_freely() -> None:
    crowd = position(a="10,12,12", c="12")
    assert choices("mess", crowd, "r2") == ["a10-12", "a12-14", "c12-14"]
    assert choices("mess", position(a="10,12,12"), "r3") == ["a10-13", "a12-15"]
    assert choices("mess", position(a="10", c="12,12"), "r3") == ["a10-13", "c12-15"]


# ---------------------------------------------------------------------- hitting and blobs


def test_a_blob_stops_enemies_only() -> None:
    a, c = position(a="10", b="12,12"), position(c="10", b="12,12")
    assert choices("mess", a, "r1") == ["a10-11"]
    assert choices("mess", c, "r1") == ["c10-11"]
    for throw in ("r2", "r3", "r4", "r5"):
        assert after("mess", a, throw) == position("b", a="10", b="12,12")
        assert after("mess", c, throw) == position("b", c="10", b="12,12")
    assert "a10-16" not in choices("mess", a, "r6")
    d = position("b", d="10", b="12,12")
    assert "d10-12" in choices("mess", d, "r2")
    assert "d10-13" in choices("mess", d, "r3")


def test_a_single_enemy_is_hit() -> None:
    hit = after("mess", position(a="10", b="12"), "r2", "a10-12")
    assert hit == position("b", a="12")
    # Hitting is not compulsory.
    assert choices("mess", position(a="10,30", b="12"), "r2") == ["a10-12", "a30-32"]


def test_a_mixi_blob_is_passed_and_hit_whole() -> None:
    mixed = position(a="10", b="12", d="12")
    assert after("mess", mixed, "r2", "a10-12") == position("b", a="12")
    assert choices("mess", mixed, "r3") == ["a10-13"]
    big = position(a="10", b="12,12", d="12")
    assert after("mess", big, "r2", "a10-12") == position("b", a="12")
    assert choices("mess", big, "r3") == ["a10-13"]


def test_what_is_left_of_a_mixi_blob_is_a_blob_again() -> None:
    left = after("mess", position("b", a="10", b="12,12", d="12"), "r1", "d12-13")
    assert left == position(a="10", b="12,12", d="13")
    assert after("mess", left, "r2") == position("b", a="10", b="12,12", d="13")


def test_a_blob_or_partners_must_be_broken_or_mixed_where_nothing_else_moves() -> None:
    assert choices("mess", position(a="20,20"), "r2") == ["a20-22"]
    assert choices("mess", position(a="20", c="22,22,h,h", b="26,26"), "r2") == [
        "a20-22",
        "c22-24",
    ]


def test_an_exit_lands_as_a_move_does() -> None:
    hit = position("b", a="3")
    assert after("mess", position(b="2"), "r6", "ab-2", "r1", "a2-3") == hit
    assert after("mess", position(b="2", d="2"), "r6", "ab-2", "r1", "a2-3") == hit
    assert after("mess", position(b="2", d="2,2"), "r6", "ab-2", "r1", "a2-3") == hit
    assert choices("mess", position(b="2,2"), "r6") == ["cb-28"]
    assert "ab-2" in choices("mess", position(c="2"), "r6")
    assert "ab-2" in choices("mess", position(a="2"), "r6")


def test_nothing_stops_a_counter_in_its_chute() -> None:
    assert choices("mess", position(a="0", b="1,1"), "r1") == ["a0-h1"]
    assert choices("mess", position(a="0,h3,h3", b="h3,h3"), "r5") == ["a0-h5"]


# ---------------------------------------------------------------------- the run of one die


def test_a_six_gives_another_throw_without_limit() -> None:
    start = position(a="10")
    run = ["r6", "a10-16", "r6", "a16-22", "r6", "a22-28", "r3", "a28-31"]
    assert choices("mess", start, *run[:6]) == ["dice"]
    assert after("mess", start, *run[:6]) == start + " moves " + " ".join(run[:6])
    assert after("mess", start, *run) == position("b", a="31")


def test_a_run_is_spent_on_one_counter() -> None:
    start = position(a="10,20")
    assert choices("mess", start, "r6", "a10-16", "r3") == ["a16-19"]
    assert choices("mess", start, "r6", "ab-2", "r6") == ["a2-8"]
    assert choices("mess", start, "r6", "ab-2", "r6", lock_run=False) == [
        "a10-16",
        "a2-8",
        "a20-26",
        "ab-2",
        "cb-28",
    ]


def test_counters_on_one_square_are_interchangeable_in_a_run() -> None:
    assert choices("mess", position(a="10,16"), "r6", "a10-16", "r3") == ["a16-19"]
    # The partner on the same square is another counter.
    assert choices("mess", position(a="10", c="16"), "r6", "a10-16", "r3") == ["a16-19"]


def test_a_locked_counter_that_cannot_move_ends_the_turn() -> None:
    start = position(a="10,30", b="18,18")
    assert after("mess", start, "r6", "a10-16", "r3") == position("b", a="16,30", b="18,18")
    assert after("mess", start, "r6", "a10-16", "r6") == position("b", a="16,30", b="18,18")
    again = {"unplayable_six": "again"}
    assert choices("mess", start, "r6", "a10-16", "r6", **again) == ["dice"]
    assert choices("mess", start, "r6", "a10-16", "r6", "r1", **again) == ["a16-17"]
    stopped = position("b", a="16,30", b="18,18")
    assert after("mess", start, "r6", "a10-16", "r6", "r2", **again) == stopped


def test_after_a_locked_counter_is_home_the_next_throw_can_only_challenge() -> None:
    start = position(a="0,11,30", b="12,12")
    assert choices("mess", start, "r6", "a0-h") == ["dice"]
    assert after("mess", start, "r6", "a0-h", "r2") == position("b", a="11,30,h", b="12,12")
    assert choices("mess", start, "r6", "a0-h", "r6") == ["challenge:a11"]
    other = position(a="0,10,30", b="12,12")
    assert after("mess", other, "r6", "a0-h", "r6") == position("b", a="10,30,h", b="12,12")


def test_an_unplayable_six_ends_the_turn_or_gives_another_throw() -> None:
    stuck = position(a="h3,h,h,h", c=HOME)
    assert after("mess", stuck, "r6") == position("b", a="h3,h,h,h", c=HOME)
    assert choices("mess", stuck, "r6", unplayable_six="again") == ["dice"]
    assert choices("mess", stuck, "r6", "r2", unplayable_six="again") == ["ah3-h5"]


# ---------------------------------------------------------------------- ends


WINNING = {"a": "h5,h,h,h", "c": HOME}


@pytest.mark.parametrize(
    ("enemies", "grade"),
    [
        ({}, "harbour"),
        ({"b": "20", "d": "h3"}, "eight-piecer"),
        ({"b": "20", "d": "h"}, "plain"),
        ({"b": "h"}, "plain"),
    ],
)
def test_the_first_team_with_all_eight_home_wins(enemies: dict[str, str], grade: str) -> None:
    game, state = asked("mess", position(**WINNING, **enemies), "r1", "ah5-h")
    assert game.over(state) == ((0,), "UC-WIN", grade)
    assert game.encode(state) == position("-", a=HOME, c=HOME, **enemies)
    assert (game.actions(state), game.turn(state)) == ([], (None, False))
    assert game.over(game.decode(game.encode(state))) == game.over(state)


def test_a_team_of_two_wins_together() -> None:
    game, state = asked("mess", position("d", d="h5,h,h,h", b=HOME), "r1", "dh5-h", players=4)
    assert game.over(state) == ((1, 3), "UC-WIN", "harbour")
    game, state = asked("mess", position("d", d="h5,h,h,h", b="h"), "r1", "dh5-h", players=4)
    assert game.over(state) is None


def test_a_game_is_won_at_once_even_by_a_six_or_in_a_throw_of_two_dice() -> None:
    game, state = asked("fleet", position(a="0,h,h,h", c=HOME, b="30"), "r62", "a0-h")
    assert game.over(state) == ((0,), "UC-WIN", "eight-piecer")


# ---------------------------------------------------------------------- players


def test_a_player_of_four_moves_only_his_own_colour() -> None:
    assert choices("mess", position(a="10", c="20"), "r2", players=4) == ["a10-12"]
    assert after("mess", position(), "r2", players=4) == position("b")
    assert after("mess", position("d"), "r2", players=4) == position("a")


# ---------------------------------------------------------------------- strings


def test_the_example_of_the_specification_is_read_and_written() -> None:
    text = "b,b,2,14/b,b,b,b/b,28,h3,h/b,b,b,b a"
    assert after("mess", text) == text
    assert choices("mess", text, "r2") == ["a14-16", "a2-4", "c28-30", "ch3-h5"]


@pytest.mark.parametrize(
    "text",
    [
        "b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a",
        "b,b,b,1/b,b,b,b/b,b,b,b/b,b,b,b a",
        "b,b,b,52/b,b,b,b/b,b,b,b/b,b,b,b a",
        "b,b,b,20/b,b,b,20/b,b,b,b/b,b,b,b a",
        "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b c",
        "h,h,h,h/b,b,b,b/h,h,h,h/b,b,b,b a",
        "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a first=e",
        "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a first=aa",
        "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b - first=ab",
        "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a snake=a",
        "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a saved=a1",
        "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a moves r6 r6",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\."):
        Naive(**PRESETS["mess"]).decode(text)


def test_fields_are_read_in_any_order_and_written_in_theirs() -> None:
    text = position().split()[0]
    mixed = f"{text}  b snake=a first=db"
    assert after("fleet", mixed, players=4) == f"{text} b first=bd snake=a"
    # Whose first turn is to come says nothing where there are no snake eyes.
    assert after("mess", f"{text} b first=ab") == f"{text} b"


# ---------------------------------------------------------------------- chances


def chance(game: Naive, state: State, blob: str) -> Fraction:
    """Sum the chances of the throws that win a challenge."""
    if state.sixing is None:
        return Fraction(int(state.board[blob] == ("b",) * 4))
    return sum(
        (
            weight * chance(game, game.play(state, text), blob)
            for text, weight in game.weights(state).items()
        ),
        Fraction(0),
    )


@pytest.mark.parametrize(
    ("preset", "throw", "chances"),
    [
        ("mess", "r6", [1 / 36, 1 / 216, 1 / 1296]),
        ("fleet", "r61", [0.1127, 0.0398, 0.0142]),
        ("fleet", "r66", [0.3056, 0.1127, 0.0398]),
    ],
)
def test_the_chances_of_a_challenge(preset: str, throw: str, chances: list[float]) -> None:
    for number, expected in enumerate(chances, 2):
        blob = ",".join(["12"] * number)
        game, state = asked(preset, position(a="11", b=blob), throw, "challenge:a11")
        assert float(chance(game, state, "b")) == pytest.approx(expected, abs=0.00005)


@pytest.mark.parametrize("options", [{"dice": 1}, {"dice": 2}, {"dice": 2, "cocky_dice": True}])
def test_the_chances_of_all_throws_are_one(options: dict[str, Any]) -> None:
    game = Naive(**(options | {"first": "a"}))
    weights = game.weights(game.start())
    assert sum(weights.values()) == 1
    assert sorted(weights) == game.actions(game.start())
    if options["dice"] == 2:
        assert weights["r63"] == 2 * weights["r66"]

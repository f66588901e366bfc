"""Two dice: splitting, totals, both or the larger first, sixes, and blobs that take blobs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers.position import Position
from tests.games.uckers.engine_boards import HOME, IN_BASE, NAVY, PLAIN, after, play, position, uses

ENDS = {"unplayable_six": "ends"}


def test_both_dice_may_go_to_two_counters_or_both_to_one() -> None:
    text = f"5,20,b,b/{IN_BASE} a"
    assert uses(text, "r31", **NAVY) == {
        "a5-8", "a5-6", "a5-9", "a20-23", "a20-21", "a20-24",
    }  # fmt: skip
    assert uses(text, "r31", "a5-8", **NAVY) == {"a20-21"}
    assert uses(text, "r31", **PLAIN) == {"a5-8", "a20-23", "a5-9", "a20-24"}


def test_a_total_hits_nothing_half_way() -> None:
    text = f"5,b,b,b/8,b,b,b/{IN_BASE} a"
    assert after(text, "r31", "a5-9", **NAVY) == f"b,b,b,9/b,b,b,8/{IN_BASE}/{IN_BASE} b"


def test_a_moved_counter_is_not_moved_on_but_its_neighbour_is() -> None:
    text = f"5,8,b,b/{IN_BASE} a"
    assert uses(text, "r31", "a5-8", **NAVY) == {"a8-9"}
    assert after(f"5,b,b,b/{IN_BASE} a", "r31", "a5-9", **NAVY).endswith(" b")
    assert uses(f"5,b,b,b/{IN_BASE} a", "r31", **NAVY) == {"a5-9"}


def test_a_counter_that_has_come_out_may_be_moved_on() -> None:
    assert uses(f"{IN_BASE} a", "r64", "ab-2", **NAVY) == {"a2-6"}
    assert uses(f"{IN_BASE} a", "r66", "ab-2", **NAVY) == {"ab-2", "a2-8", "cb-28"}
    assert after(f"{IN_BASE} a", "r64", "cb-28", "c28-32", **NAVY).endswith(
        " a moves r64 cb-28 c28-32"
    )


def test_a_total_needs_every_square_free() -> None:
    text = f"5,20,b,b/10,10,b,b/{IN_BASE} a"
    # The 5 is playable by the counter on 20 only, which has to leave it the 4 or play both.
    assert uses(text, "r54", **NAVY) == {"a5-9", "a20-25", "a20-29"}


def test_a_move_that_wastes_the_other_die_is_illegal_while_both_can_be_used() -> None:
    # The counter on 20 can play the 2 but not the 4, the one on 5 both.
    text = f"5,20,h,h/22,24,24,b/{HOME}/{IN_BASE} a"
    assert uses(text, "r42", **NAVY) == {"a5-9", "a5-11", "a20-22"}


def test_if_only_one_die_can_be_used_the_higher_goes_first() -> None:
    text = f"5,h,h,h/8,8,b,b/{HOME}/{IN_BASE} a"
    assert uses(text, "r21", **NAVY) == {"a5-7"}
    assert after(text, "r21", "a5-7", **NAVY).endswith(" b")
    assert uses(text, "r41", **NAVY) == {"a5-6"}


def test_the_larger_die_is_used_first_even_if_it_costs_the_smaller() -> None:
    text = f"5,h3,h,h/12,12,b,b/{HOME}/{IN_BASE} a"
    assert uses(text, "r43", **PLAIN) == {"a5-9"}
    assert uses(text, "r43", "a5-9", **PLAIN) == {"ah3-h"}
    alone = f"5,h4,h,h/7,7,b,b/{HOME}/{IN_BASE} a"
    assert uses(alone, "r21", **PLAIN) == {"ah4-h"}
    assert uses(alone, "r21", **NAVY) == {"ah4-h", "a5-6"}
    costly = f"5,h4,h,h/6,6,b,b/{HOME}/{IN_BASE} a"
    assert uses(costly, "r21", **PLAIN) == {"ah4-h"}
    assert after(costly, "r21", "ah4-h", **PLAIN).endswith(" b")


def test_only_where_the_larger_has_no_use_the_smaller_comes_first() -> None:
    text = f"5,h,h,h/8,8,b,b/{HOME}/{IN_BASE} a"
    assert uses(text, "r41", **PLAIN) == {"a5-6"}
    assert after(text, "r41", "a5-6", **PLAIN).endswith(" b")


def test_a_use_of_the_larger_that_keeps_the_smaller_comes_before_one_that_does_not() -> None:
    # Only the counter on 20 can play the 1, so the six is to bring out, or both go to that one.
    text = f"20,h,h,b/3,3,b,b/{HOME}/{IN_BASE} a"
    assert uses(text, "r61", **PLAIN) == {"ab-2", "a20-27"}
    assert uses(text, "r61", "ab-2", **PLAIN) == {"a20-21"}
    assert uses(text, "r61", **NAVY) == {"ab-2", "a20-21", "a20-27"}
    walled = text.replace("3,3,b,b", "3,3,27,27")
    assert uses(walled, "r61", **PLAIN) == {"ab-2"}
    # Without it there is nothing to keep.
    alone = f"20,h,h,h/27,27,b,b/{HOME}/{IN_BASE} a"
    assert uses(alone, "r61", **PLAIN) == {"a20-26"}
    assert uses(alone, "r61", **NAVY) == {"a20-26"}


def test_doubles_are_to_be_used_twice() -> None:
    text = f"5,h3,h,h/8,8,b,b/{HOME}/{IN_BASE} a"
    assert uses(text, "r22", **PLAIN) == {"a5-7", "ah3-h5"}
    assert uses(text, "r22", "a5-7", **PLAIN) == {"ah3-h5"}


# Sixes


def test_a_six_gives_one_more_throw_and_a_double_six_no_second() -> None:
    text = f"5,20,b,b/{IN_BASE} a"
    assert after(text, "r66", "a5-11", "a20-26", **PLAIN).endswith(" a moves r66 a5-11 a20-26")
    assert after(text, "r66", "a5-17", "r21", "a20-23", **PLAIN).endswith(" b")


def test_a_six_that_is_not_moved_throws_again_or_not() -> None:
    text = f"5,7,h,h/11,11,b,b/{HOME}/{IN_BASE} a"
    moved = ("r62", "a5-7")
    assert uses(text, "r62", **PLAIN) == {"a5-7", "a7-9"}
    assert after(text, *moved, **PLAIN).endswith(" a moves r62 a5-7")
    assert after(text, *moved, **PLAIN | ENDS).endswith(" b")
    assert after(f"5,b,b,b/{IN_BASE} a", "r62", "a5-13", **PLAIN | ENDS).endswith(" a5-13")


# Challenges


FORCED = f"11,20,h,h/12,12,25,25/{HOME}/{IN_BASE} a"
"""In place before the blob on 12; the other counter has only four free squares."""


def test_a_challenge_that_is_the_only_use_of_the_six_is_forced_where_the_larger_is_first() -> None:
    assert uses(FORCED, "r62", **PLAIN) == {"challenge:a11"}
    assert uses(FORCED, "r62", **NAVY) == {"challenge:a11", "a20-22"}
    assert uses(FORCED, "r66", **NAVY) == {"challenge:a11"}


def test_without_a_challenge_the_two_is_played_and_the_player_throws_again() -> None:
    text = f"10,12,h,h/16,16,b,b/{HOME}/{IN_BASE} a"
    assert uses(text, "r62", **PLAIN) == {"a10-12", "a12-14"}
    assert after(text, "r62", "a10-12", **PLAIN).endswith(" a moves r62 a10-12")


def test_a_challenge_comes_before_any_die_is_moved() -> None:
    text = f"11,20,30,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"
    window = PLAIN | {"challenge_window": "any"}
    assert "challenge:a11" in uses(text, "r61", **PLAIN)
    assert "challenge:a11" not in uses(text, "r61", "a20-26", **window)
    second = ("r61", "a20-26", "a30-31", "r61")
    assert "challenge:a11" in uses(text, *second, **window)
    assert "challenge:a11" not in uses(text, *second, **PLAIN)


def test_a_throw_that_shows_a_six_carries_a_challenge_on() -> None:
    text = f"11,b,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"
    game = play(position(text, **PLAIN), "r61", "challenge:a11", "r62")
    assert (game.seat, game.need) == (0, 1)
    assert after(text, "r61", "challenge:a11", "r62", "r63", **PLAIN) == (
        f"b,b,b,12/{IN_BASE}/{IN_BASE}/{IN_BASE} b"
    )
    assert after(text, "r61", "challenge:a11", "r66", **PLAIN).endswith(" b")
    assert after(text, "r61", "challenge:a11", "r55", **PLAIN).startswith("b,b,b,11/b,b,12,12/")


# Blob takes blob


@pytest.mark.parametrize(
    ("own", "foes", "throw", "takes"),
    [
        ("5,5,b,b", "9,9,b,b", "r44", True),
        ("5,5,b,b", "9,9,b,b", "r22", False),
        ("5,5,5,b", "9,9,b,b", "r44", False),
        ("5,5,b,b", "9,9,9,b", "r44", False),
        ("5,5,b,b", "7,7,9,9", "r44", False),
        ("50,50,b,b", "2,2,b,b", "r44", False),
        ("49,49,b,b", "0,0,b,b", "r33", True),
        ("5,5,b,b", "6,6,b,b", "r11", True),
    ],
)
def test_a_blob_of_two_takes_one_of_two(own: str, foes: str, throw: str, takes: bool) -> None:
    text = f"{own}/{foes}/{HOME}/{IN_BASE} a"
    start, at = own.split(",", maxsplit=1)[0], foes.split(",")[-1 if "7" in foes else 0]
    assert (f"a{start}={at}" in uses(text, throw, **PLAIN)) == takes
    assert not any("=" in use for use in uses(text, throw, **NAVY))


def test_both_move_onto_the_square_and_the_enemy_two_go_to_base() -> None:
    text = f"5,5,b,b/9,9,b,b/{IN_BASE}/{IN_BASE} a"
    assert after(text, "r44", "a5=9", **PLAIN) == f"b,b,9,9/{IN_BASE}/{IN_BASE}/{IN_BASE} b"
    six = text.replace("9,9", "11,11")
    assert after(six, "r66", "a5=11", **PLAIN).endswith(" a moves r66 a5=11")
    game = play(position(text, **PLAIN), "r44", "a5=9", "r61", "bb-15")
    assert game.walls[0] >> 9 & 1, "the two are a blob again"
    assert not game.walls[1] >> 9 & 1


# Looking ahead agrees with playing on


def playable(game: Position, die: int, moved: int = -1) -> set[int]:
    """Find by the spec's words from where a die can be moved, a moved counter left out."""
    found = set()
    for at in game.own():
        if at == moved and game.count[at] == 1:
            continue
        if not game.track.paths[die][at] & game.walls[1 - (game.seat & 1)]:
            found.add(at)
    return found


def expected(game: Position, high: int, low: int) -> set[tuple[int, int]]:
    """Say which moves, as slot and distance, are lawful first: without challenges and blobs."""
    both: set[tuple[int, int]] = set()
    single: dict[int, set[tuple[int, int]]] = {high: set(), low: set()}
    for die, other in ((high, low), (low, high)):
        for at in playable(game, die):
            single[die].add((at, die))
            to = game.track.target(at, die)
            before = game.count, game.places, game.walls, game.unsteady
            game.carry(at, to)
            if playable(game, other, -1 if not at & 63 else to):
                both.add((at, die))
            game.count, game.places, game.walls, game.unsteady = before
    for at in playable(game, high) & playable(game, low):
        if at & 63 and not game.track.paths[high + low][at] & game.walls[1 - (game.seat & 1)]:
            both.add((at, high + low))
    if game.options.larger_first and high != low and single[high]:
        both = {move for move in both if move[1] != low}
    return both or single[high] or single[low]


@pytest.mark.parametrize("switches", [NAVY, PLAIN, NAVY | {"players": 4}], ids=str)
def test_the_first_move_is_what_playing_on_shows_to_be_lawful(switches: dict[str, Any]) -> None:
    rng = Random(8)
    choices = 0
    for _ in range(4):
        game = Position(first="a", **switches)
        while actions := game.actions():
            if not game.is_chance and not game.rest:
                listed = {(a & 255, act.distance(a)) for a in actions if act.kind(a) == act.MOVE}
                special = len(listed) < len(actions)
                found = expected(game, game.high, game.low)
                assert listed == found or (special and not listed), game.since
                choices += len(listed) > 1
            game.make(rng.choice(actions))
    assert choices > 100

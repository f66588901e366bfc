"""Starting throws, forgoing, snake eyes, helping, saved sixes and cocked dice."""

from __future__ import annotations

from random import Random

from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers import happened
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
SAVING = MESS | {"saved_sixes": True}
ASSIST = NAVY | {"players": 4}


def throws(game: Position) -> set[str]:
    """List what can be done besides throwing."""
    return {game.write(a) for a in game.actions() if not act.is_throw(a)}


# UC-START


def test_the_highest_starting_throw_begins_and_throws_anew() -> None:
    game = play(Position(players=4, **MESS), "r2", "r5")
    assert (game.seat, game.is_chance, len(game.actions())) == (2, True, 6)
    play(game, "r5", "r1")
    assert game.seat == 1, "B and C are tied"
    play(game, "r3", "r4")
    assert game.seat == 2
    assert after(f"{START} -", "r2", "r5", **MESS) == f"{START} b"


def test_the_total_of_both_dice_counts_at_the_start() -> None:
    assert after(f"{START} -", "r61", "r44", **FLEET) == f"{START} b first=ab"
    assert after(f"{START} -", "r61", "r43", **NAVY) == f"{START} - moves r61 r43"
    assert len(Position(cocky_dice=True).actions()) == 21


# UC-FORGO


def test_who_can_do_nothing_with_any_throw_may_forgo() -> None:
    text = f"h1,h,h,h/{IN_BASE}/h,h,h,h/{IN_BASE} a"
    assert throws(position(text, **MESS)) == set()
    blocked = f"{IN_BASE}/2,2,28,28 a"
    assert throws(position(blocked, **MESS)) == {"forgo"}
    assert after(blocked, "forgo", **MESS).endswith(" b")
    challenger = f"{IN_BASE}/2,2,28,28/1,b,b,b/{IN_BASE} a"
    assert throws(position(challenger, **MESS)) == set()
    assert throws(position(f"b,b,b,b/2,2,28,28/{IN_BASE}/{IN_BASE} a", **SAVING)) == {"forgo"}


def test_to_forgo_is_offered_exactly_where_every_throw_is_lost() -> None:
    rng = Random(5)
    offered = 0
    for _ in range(300):
        a, c = (
            ",".join(rng.choices(["b", "h", before, "20"], [8, 4, 1, 1], k=4))
            for before in ("27", "1")
        )
        text = f"{a}/2,2,21,21/{c}/{rng.choice(['28,28', 'b,b'])},b,b a"
        if a == c == HOME:
            continue
        game = position(text, **MESS)
        throws_lost = 0
        for throw in game.actions():
            if act.is_throw(throw):
                game.make(throw)
                throws_lost += bool(game.happened & happened.LOST)
                game.unmake()
        assert (act.FORGO in game.actions()) == (throws_lost == 6), text
        offered += throws_lost == 6
    assert 20 < offered < 280


def test_a_throw_is_forgone_only_before_the_first_throw() -> None:
    blocked = f"{IN_BASE}/2,2,28,28 a"
    game = play(position(blocked, **PLAIN), "r65")
    assert game.seat == 0
    assert throws(game) == set()


# UC-SNAKE-EYES


def test_snake_eyes_on_the_first_turn_bring_all_out() -> None:
    text = after(f"{START} a first=ab", "r11", **FLEET)
    assert text == f"2,2,2,2/{IN_BASE}/28,28,28,28/{IN_BASE} b first=b snake=a"
    assert after(f"{START} a first=a", "r11", players=4, **FLEET).startswith(
        f"2,2,2,2/{IN_BASE}/{IN_BASE}/"
    )


def test_snake_eyes_hit_and_a_blob_on_the_doorstep_keeps_in() -> None:
    text = f"{IN_BASE}/2,28,28,b/{IN_BASE}/{IN_BASE} a first=a"
    assert after(text, "r11", **FLEET) == f"2,2,2,2/b,b,28,28/{IN_BASE}/{IN_BASE} b snake=a"


def test_snake_eyes_again_send_all_back_that_are_not_home() -> None:
    text = f"2,9,h3,h/{IN_BASE}/28,b,b,b/{IN_BASE} a snake=a"
    assert after(text, "r11", **FLEET) == f"b,b,b,h/{START[8:]} b"
    assert after(text, "r21", "a2-5", **FLEET).endswith(" b")


def test_a_double_one_means_nothing_later_in_the_turn_or_in_the_game() -> None:
    assert "a2-3" in uses(f"2,9,b,b/{IN_BASE} a", "r11", **FLEET)
    assert uses(f"{START} a first=a", "r61", "ab-2", "a2-3", "r11", **FLEET) == {"a3-5"}


# UC-ASSIST


def test_a_six_qualifies_a_player_who_is_home_and_does_no_more() -> None:
    text = f"{HOME}/{IN_BASE}/20,b,b,b/{IN_BASE} a"
    assert after(text, "r62", **ASSIST) == f"{HOME}/{IN_BASE}/b,b,b,20/{IN_BASE} b assist=a"
    assert after(text, "r55", **ASSIST).endswith(f"{IN_BASE} b")


def test_a_helper_plays_his_partners_counters_outside_the_chute() -> None:
    text = f"{HOME}/{IN_BASE}/20,h1,b,b/{IN_BASE} a assist=a"
    assert uses(text, "r31", **ASSIST) == {"c20-24"}
    assert uses(text, "r65", "cb-28", **ASSIST) == {"c20-25", "c28-33"}
    near = text.replace("20,", "24,")
    assert after(near, "r43", "c24-h5", **ASSIST).endswith(" b assist=a")


def test_a_helper_challenges_for_his_partner() -> None:
    text = f"{HOME}/21,21,b,b/20,b,b,b/{IN_BASE} a assist=a"
    assert "challenge:c20" in uses(text, "r61", **ASSIST)


def test_who_is_home_is_skipped_when_there_is_nobody_to_help() -> None:
    text = f"{HOME}/{IN_BASE}/20,b,b,b/{IN_BASE} d"
    assert after(text, "r21", **ASSIST).endswith(" a")
    assert after(text.replace("20,b,b,b", "h1,h2,h,h"), "r21", **ASSIST).endswith(" b")
    assert after(text, "r21", **ASSIST | {"partner_assist": False}).endswith(" b")


def test_the_throw_earned_by_the_last_counter_is_thrown_and_qualifies() -> None:
    text = f"0,h,h,h/{IN_BASE}/20,b,b,b/{IN_BASE} a"
    earned = ("r62", "a0-h")
    assert after(text, *earned, **ASSIST).endswith(" a moves r62 a0-h")
    assert after(text, *earned, "r61", **ASSIST).endswith(" b assist=a")


def test_without_help_the_throw_earned_by_the_last_counter_is_useless() -> None:
    text = f"0,h,h,h/{IN_BASE}/20,b,b,b/{IN_BASE} a"
    earned = ("r62", "a0-h")
    alone = ASSIST | {"partner_assist": False}
    assert after(text, *earned, "r55", **alone) == f"{HOME}/{IN_BASE}/b,b,b,20/{IN_BASE} b"
    # A six still gives its throw, unless one that cannot be used ends the turn.
    assert after(text, *earned, "r61", **alone).endswith(" a moves r62 a0-h r61")
    assert after(text, *earned, "r61", "r21", **alone).endswith(" b")
    assert after(text, *earned, "r61", **alone | {"unplayable_six": "ends"}).endswith(" b")
    one = SAVING | {"players": 4}
    assert after(text, "r6", "a0-h", "r6", **one) == f"{HOME}/{IN_BASE}/b,b,b,20/{IN_BASE} b"


def test_a_player_who_still_has_to_qualify_may_forgo() -> None:
    text = f"{HOME}/{IN_BASE}/20,b,b,b/{IN_BASE} a"
    assert throws(position(text, **ASSIST)) == {"forgo"}
    assert throws(position(f"{text} assist=a", **ASSIST)) == set()


# UC-SAVE


def test_a_six_may_be_saved_and_the_turn_is_over() -> None:
    text = f"5,b,b,b/{IN_BASE} a"
    assert uses(text, "r6", **SAVING) == {"a5-11", "ab-2", "cb-28", "save"}
    assert after(text, "r6", "save", **SAVING).endswith(" b saved=a1")
    only = f"h1,h,h,h/{IN_BASE}/h,h,h,h/{IN_BASE} a"
    assert uses(only, "r6", **SAVING) == {"save"}


def test_saved_sixes_are_used_before_the_first_throw_all_on_one_counter() -> None:
    text = f"5,20,b,b/{START[8:]} a saved=a2"
    assert uses(text, **SAVING) == {
        "use:a5-11", "use:a20-26", "use:ab-2", "use:cb-28", "throw",
    }  # fmt: skip
    assert uses(text, "use:a5-11", **SAVING) == {"use:a11-17", "throw"}
    assert uses(text, "use:a5-11", "throw", "r2", **SAVING) == {"a11-13"}
    assert uses(text, "use:a5-11", "use:a11-17", "r2", **SAVING) == {"a17-19"}
    assert uses(text, "throw", "r2", **SAVING) == {"a5-7", "a20-22"}
    assert after(text, "use:a5-11", "throw", "r2", "a11-13", **SAVING).endswith(" b saved=a1")


def test_the_throw_after_a_used_six_may_be_saved_or_challenge() -> None:
    text = f"11,20,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a saved=a1"
    assert uses(text, "use:a20-26", "r6", **SAVING) == {"a26-32", "challenge:a11", "save"}
    first = SAVING | {"challenge_window": "first"}
    assert uses(text, "use:a20-26", "r6", **first) == {"a26-32", "save"}


def test_without_locked_runs_only_the_next_throw_is_bound() -> None:
    text = f"5,20,b,b/{START[8:]} a saved=a1"
    free = SAVING | {"lock_run": False}
    assert uses(text, "use:a5-11", "r6", **free) == {"a11-17", "save"}
    assert uses(text, "use:a5-11", "r6", "a11-17", "r2", **free) == {"a17-19", "a20-22"}
    assert uses(text, "use:a5-11", "r6", "a11-17", "r2", **SAVING) == {"a17-19"}


def test_saved_sixes_that_cannot_be_used_are_not_offered() -> None:
    game = position(f"h1,h,h,h/{IN_BASE}/h,h,h,h/{IN_BASE} a saved=a1", **SAVING)
    assert game.is_chance
    assert throws(game) == set()


def test_a_saved_six_may_win_the_game() -> None:
    game = position(f"0,h,h,h/{IN_BASE}/{HOME}/{IN_BASE} a saved=a2,b1", **SAVING)
    over = play(game, "use:a0-h").over()
    assert over is not None
    assert over.grade == "harbour"
    assert not any(game.rights.saved), "they are gone when the game ends"


def test_a_used_six_that_brings_the_last_counter_home_leaves_the_throw() -> None:
    four = SAVING | {"players": 4, "partner_assist": True}
    text = f"0,h,h,h/{IN_BASE}/20,b,b,b/{IN_BASE} a saved=a1"
    assert after(text, "use:a0-h", **four).endswith(" moves use:a0-h")
    assert after(text, "use:a0-h", "r6", **four).endswith(" b assist=a")


def test_a_helpers_saved_sixes_move_his_partners_counters() -> None:
    four = SAVING | {"players": 4, "partner_assist": True}
    text = f"{HOME}/{IN_BASE}/20,h1,b,b/{IN_BASE} a saved=a1 assist=a"
    assert uses(text, **four) == {"use:c20-26", "use:cb-28", "throw"}
    assert position(text, **four).weights() == []


# UC-COCKY


def test_cocked_dice_are_thrown_again_and_three_times_end_the_turn() -> None:
    cocky = MESS | {"cocky_dice": True}
    text = f"5,b,b,b/{IN_BASE} a"
    assert after(text, "rc", "rc", **cocky).endswith(" a moves rc rc")
    assert after(text, "rc", "rc", "rc", **cocky) == f"b,b,b,5/{START[8:]} b"
    weights = dict(position(text, **cocky).weights())
    assert weights[act.COCKED] * 36 == sum(weights.values())
    assert len(set(weights.values()) - {weights[act.COCKED]}) == 1


def test_a_cocked_throw_is_not_the_first_one() -> None:
    cocky = FLEET | {"cocky_dice": True}
    assert after(f"{START} a first=a", "rc", "r11", **cocky).endswith(" snake=a")
    text = f"11,20,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"
    assert "challenge:a11" in uses(text, "rc", "r61", **cocky)


def test_weights_of_two_dice_add_up() -> None:
    weights = position(f"{START} a", **NAVY).weights()
    assert sum(weight for _, weight in weights) == 36
    assert dict(weights)[act.throwing(6, 5)] == 2
    assert dict(weights)[act.throwing(6, 6)] == 1

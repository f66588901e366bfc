"""The engine: jumps, landing attacks and what becomes of the attacked pawn (section 4)."""

from __future__ import annotations

from tabletop_qt.games.blindside.action import QUIET
from tabletop_qt.games.blindside.notation import encode
from tests.games.blindside.engine_boards import after, play, position, refused, ways_of, written

# Jumps


def test_a_jump_takes_the_arrows_on_its_line_only() -> None:
    assert after("c1:11/c2:63", "c1-c3", actions="none") == "c3:11/c2:54 b 2 0 0"
    assert after("c1:11/c2:14", "c1-c3", actions="none") == "c3:11/c2:6 b 1 0 0"
    # To the north-east over d2: its arrows ne and sw go.
    assert after("c1:11/d2:63", "c1-e2", actions="none") == "e2:11/d2:45 b 2 0 0"


def test_a_pawn_without_arrows_is_dead_and_its_hex_is_empty_at_once() -> None:
    # North over c2 and back again: it dies on the way out and no longer stands there.
    text = "c1:63/c2:9,h8:1"
    assert after(text, "c1-c3-c2", actions="c3") == "c2:63/h8:1 b 2 0 0"
    assert after(text, "c1-c3-c1", actions="c3") == "c1:63/h8:1 b 2 0 0"


def test_the_same_pawn_may_be_jumped_on_two_lines() -> None:
    # North over c3, then over it again from d4 to the south-west.
    text = "c2:63/c3:63,h8:1"
    game = position(text, actions="c4,d4")
    assert "c2-c4-d4-b3" in ways_of(game, "c2")
    assert "c2-c4-d4-b3" in written(game)
    assert after(text, "c2-c4-d4-b3", actions="c4,d4") == "b3:63/c3:36,h8:1 b 4 0 0"


def test_the_same_pawn_jumped_twice_on_one_line_loses_nothing_more() -> None:
    assert after("c1:63/c2:63,h8:1", "c1-c3-c1", actions="c3") == "c1:63/c2:54,h8:1 b 2 0 0"


# Landing


def test_a_landing_takes_exactly_all_spaces() -> None:
    game = position("c1:11/c3:1", actions="none")
    assert "c1-c4" in written(game)
    assert refused("c1-c3*n", game) == "BS-LAND"
    game = position("c1:9/c3:3", actions="none")
    assert {text for text in written(game) if "*" in text} == {
        f"c1-c3*{arrow}>c1/{turns}" for arrow in ("n", "ne") for turns in range(6)
    }


def test_the_attacker_takes_an_arrow_of_his_choice_and_puts_the_pawn_away() -> None:
    game = position("c1:9/c3:27", actions="a1,j8")
    landings = {text for text in written(game) if "*" in text}
    assert len(landings) == 4 * 2 * 6
    assert after("c1:9/c3:27", "c1-c3*ne>j8/1", actions="a1,j8") == "c3:9/j8:50 b 1 0 0"
    assert after("c1:9/c3:27", "c1-c3*ne>j8/0", actions="a1,j8") == "c3:9/j8:25 b 1 0 0"


def test_facings_with_equal_masks_are_one_choice() -> None:
    game = position("c1:9/c3:11", actions="a1")
    assert {text for text in written(game) if "*ne" in text} == {
        "c1-c3*ne>a1/0", "c1-c3*ne>a1/1", "c1-c3*ne>a1/2",
    }  # fmt: skip
    assert after("c1:9/c3:11", "c1-c3*ne>a1/5", actions="a1") == "c3:9/a1:36 b 1 0 0"


def test_another_arrow_taken_is_another_action_even_where_the_board_is_the_same() -> None:
    game = position("c1:9/c3:3", actions="a1")
    landings = [action for action in game.actions() if action >= QUIET]
    keys = set()
    for action in landings:
        game.make(action)
        keys.add(game.key)
        game.unmake()
    assert (len(landings), len(keys)) == (12, 6)


def test_with_its_last_arrow_gone_it_is_dead() -> None:
    game = position("c1:9/c3:2,h8:1", actions="a1")
    assert {text for text in written(game) if "*" in text} == {"c1-c3*ne"}
    assert after("c1:9/c3:2,h8:1", "c1-c3*ne", actions="a1") == "c3:9/h8:1 b 1 0 0"
    assert refused("c1-c3*ne>a1/0", game) == "BS-DEAD"


def test_the_pawn_is_put_on_action_spaces_free_after_the_attack() -> None:
    # a1 is occupied; c1, where the attacker comes from, is free; c3 is not.
    game = position("c1:9,a1:1/c3:6", actions="a1,c1,c3")
    assert {text[-4:-2] for text in written(game, "c1-c3*se")} == {"c1"}
    assert refused("c1-c3*se>a1/0", game) == "BS-LAND"
    assert refused("c1-c3*se>c3/0", game) == "BS-LAND"
    assert after("c1:9,a1:1/c3:6", "c1-c3*se>c1/0", actions="a1,c1,c3") == "a1:1,c3:9/c1:2 b 1 0 0"


def test_an_action_space_freed_by_a_death_on_the_way_takes_the_pawn() -> None:
    text = "c1:11,h1:1/c2:9,c4:6"
    game = position(text, actions="c2")
    assert {text.split("/")[0] for text in written(game, "c1-c4*")} == {
        "c1-c4*ne>c2",
        "c1-c4*se>c2",
    }
    assert after(text, "c1-c4*se>c2/0", actions="c2") == "c4:11,h1:1/c2:2 b 3 0 0"


def test_who_lands_on_an_action_space_does_not_turn_there() -> None:
    game = position("c1:9/c3:2,h8:1", actions="c3,a1")
    assert refused("c1-c3*ne/1", game) == "BS-ACTION-OCCUPIED"
    assert {text for text in written(game) if "*" in text} == {"c1-c3*ne"}


# No action space free (BS-LAND-NOWHERE)


def test_without_a_free_action_space_it_goes_where_the_attacker_came_from() -> None:
    game = position("c1:9/c3:3", actions="none")
    assert after("c1:9/c3:3", "c1-c3*n>c1/1", actions="none") == "c3:9/c1:4 b 1 0 0"
    assert refused("c1-c3*n>c2/1", game) == "BS-LAND-NOWHERE"
    taken = position("c1:9,a1:1/c3:3", actions="a1,c3")
    assert {text[8:10] for text in written(taken, "c1-c3*n>")} == {"c1"}


def test_it_may_go_to_any_empty_hex() -> None:
    game = position("c1:11/c2:9,c4:3", actions="none", landing_fallback="any_empty")
    landings = {text for text in written(game) if "*n>" in text}
    # All hexes but that of the attacker: the pawn on c2 dies.
    assert len(landings) == 79 * 6
    assert {"c1-c4*n>c1/0", "c1-c4*n>c2/0", "c1-c4*n>j8/5"} <= landings
    free = position("c1:11/c4:3", actions="a1", landing_fallback="any_empty")
    assert {text[8:10] for text in written(free, "c1-c4*n>")} == {"a1"}


def test_or_the_attack_is_illegal_unless_it_kills() -> None:
    game = position("c1:9/c3:3", actions="none", landing_fallback="illegal")
    assert written(game) == {"c1-c2"}
    assert refused("c1-c3*n>c1/0", game) == "BS-LAND-NOWHERE"
    kills = position("c1:9/c3:2", actions="none", landing_fallback="illegal")
    assert written(kills) == {"c1-c2", "c1-c3*ne"}


# Both


def test_jumps_and_a_landing_may_be_joined() -> None:
    assert (
        after("c1:11/c2:9,c3:27,c4:7", "c1-c4*ne>c1/0", actions="none")
        == "c4:11/c1:5,c3:18 b 5 0 0"
    )


def test_jumping_one_and_landing_on_another_is_not_the_other_way_round() -> None:
    game = position("c2:63/c3:63,d3:63", actions="c5,d5,e4,f4")
    paths = {text.split("*")[0] for text in written(game) if "*" in text}
    assert {"c2-c5-d5-d3", "c2-f4-e4-c3"} <= paths
    play(game, "c2-c5-d5-d3*ne>c5/0")
    assert encode(game.setup()) == "d3:63/c3:54,c5:61 b 3 0 0"


def test_everything_taken_counts() -> None:
    game = play(position("c1:11/c2:9,c3:9,c4:1,h8:1", actions="none"), "c1-c4*n")
    assert game.taken == (5, 0)
    assert game.pawns(1) == (game.arena.layout.cell_of["h8"],)

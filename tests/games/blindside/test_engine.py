"""The engine: the test vectors of the specification (section 8), and how pawns move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop_qt.core.position import divide, perft
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside.boards import BOARDS
from tabletop_qt.games.blindside.notation import START, decode, encode, read
from tabletop_qt.games.blindside.position import Position
from tests.games.blindside.engine_boards import after, play, position, refused, ways_of, written

# Section 8

PERFT: list[tuple[dict[str, Any], list[int]]] = [
    ({}, [110, 14_710, 2_431_298]),
    ({"board": "stagger"}, [77, 7_495]),
    ({"board": "pinwheel"}, [89, 8_375]),
    ({"board": "great_ring"}, [66, 4_894]),
    ({"board": "twin_lakes"}, [77, 5_929]),
    ({"board": "long_march"}, [78, 6_084]),
    ({"board": "archipelago"}, [35, 1_907]),
    ({"board": "chevron"}, [69, 4_761]),
    ({"board": "duel"}, [35, 1_529]),
    ({"board": "skirmish"}, [16, 687]),
    ({"actions": "none"}, [42, 1_841]),
]


@pytest.mark.parametrize(("switches", "counts"), PERFT, ids=str)
def test_perft_from_the_start(switches: dict[str, Any], counts: list[int]) -> None:
    game = Position(**switches)
    assert [perft(game, depth + 1) for depth in range(len(counts))] == counts


def test_the_pawns_of_the_first_turn_reach_as_much_as_the_specification_says() -> None:
    game = Position()
    names = game.arena.layout.names
    ends = [
        len({act.end(a) for a in game.actions() if act.start(a) == cell}) for cell in game.pawns(0)
    ]
    assert ends == [5, 3, 17, 5, 20, 3, 5]
    assert sum(divide(game, 1).values()) == 110
    reached = {names[act.end(a)] for a in game.actions() if act.end(a) in game.spaces}
    assert reached == {"c3", "g3", "i3", "d2", "h2"}


@pytest.mark.parametrize("board", BOARDS)
def test_no_capture_is_possible_on_the_first_turn_of_either_side(board: str) -> None:
    for side in (0, 1):
        game = Position(replace(Position(board=board).setup(), side=side), board=board)
        assert max(game.actions()) < act.QUIET


def test_two_out_and_two_back_ends_where_it_began() -> None:
    assert "c1-c3-c1" in written(position("c1:27/h8:1", actions="c3"))
    assert after("c1:27/h8:1", "c1-c3-c1", actions="c3") == "c1:27/h8:1 b 0 0 1"


def test_two_out_and_two_on_in_another_direction_land_on_an_enemy() -> None:
    game = position("c1:27/e4:3", actions="c3,a8")
    assert {text for text in written(game) if "*" in text} == {
        "c1-c3-e4*n>a8/0", "c1-c3-e4*n>a8/1", "c1-c3-e4*n>a8/2", "c1-c3-e4*n>a8/3",
        "c1-c3-e4*n>a8/4", "c1-c3-e4*n>a8/5", "c1-c3-e4*ne>a8/0", "c1-c3-e4*ne>a8/1",
        "c1-c3-e4*ne>a8/2", "c1-c3-e4*ne>a8/3", "c1-c3-e4*ne>a8/4", "c1-c3-e4*ne>a8/5",
        "c1-c3-e4*n>c3/0", "c1-c3-e4*n>c3/1", "c1-c3-e4*n>c3/2", "c1-c3-e4*n>c3/3",
        "c1-c3-e4*n>c3/4", "c1-c3-e4*n>c3/5", "c1-c3-e4*ne>c3/0", "c1-c3-e4*ne>c3/1",
        "c1-c3-e4*ne>c3/2", "c1-c3-e4*ne>c3/3", "c1-c3-e4*ne>c3/4", "c1-c3-e4*ne>c3/5",
    }  # fmt: skip


def test_a_combo_jumps_two_and_lands_on_the_second() -> None:
    # d4 keeps its three other arrows after the jump and loses one more by the landing.
    text = "d2:27/d3:9,d4:63"
    game = position(text, actions="d5,a1")
    assert {"d2-d5-d4*ne>a1/0", "d2-d5-d4*ne>d5/0"} <= written(game)
    assert refused("d2-d5-d4*n>a1/0", game) == "BS-LAND"
    assert after(text, "d2-d5-d4*ne>a1/2", actions="d5,a1") == "d4:27/a1:19 b 5 0 0"


def test_jumping_without_an_aligned_arrow_takes_nothing() -> None:
    assert after("c1:3/c2:54", "c1-c3", actions="none") == "c3:3/c2:54 b 0 0 1"


def test_two_routes_to_one_end_may_take_different_arrows() -> None:
    # From c1 to e4: north and turned on c3, or north-east and turned on e2.
    text = "c1:27/c2:9,d2:34,h8:1"
    game = position(text, actions="c3,e2")
    assert {way for way in written(game) if way.endswith("e4")} == {"c1-c3-e4", "c1-e2-e4"}
    assert after(text, "c1-c3-e4", actions="c3,e2") == "e4:27/d2:34,h8:1 b 2 0 0"
    assert after(text, "c1-e2-e4", actions="c3,e2") == "e4:27/c2:9,d2:32,h8:1 b 1 0 0"


# Moving


def test_red_moves_first_and_the_sides_alternate() -> None:
    game = Position()
    assert encode(game.setup()) == START
    assert game.seat == 0
    assert play(game, "f1-f4").seat == 1
    assert play(game, "e8-e6").seat == 0


def test_a_pawn_goes_as_far_as_it_has_arrows_where_they_point() -> None:
    assert written(position("c1:3/h8:1", actions="none"), "c1") == {
        "c1-c2", "c1-c3", "c1-d2", "c1-e2",
    }  # fmt: skip
    assert written(position("c1:32/h8:1", actions="none"), "c1") == {"c1-b2"}


def test_own_pawns_are_never_jumped_and_edges_stop() -> None:
    game = position("c1:3,c3:1/h8:1", actions="none")
    assert written(game, "c1") == {"c1-c2", "c1-d2", "c1-e2"}
    assert written(position("j8:3/a1:1", actions="none")) == {"pass"}
    assert written(position("c7:1/c8:1", actions="none")) == {"c7-c8*n"}
    # Behind the jumped pawn there is no board.
    assert written(position("c7:9/c8:1", actions="none")) == {"c7-c6", "c7-c5"}


def test_a_path_that_cannot_be_finished_is_illegal() -> None:
    game = position("c1:3,c3:1/c2:1", actions="none")
    assert refused("c1-c3", game) == "BS-OWN"
    assert not any(text.startswith("c1-c") for text in written(game))


def test_a_jump_goes_on_and_does_not_end_where_a_pawn_has_died() -> None:
    game = position("c1:11/c2:9", actions="none")
    assert written(game, "c1-c") == {"c1-c3", "c1-c4"}
    assert after("c1:11/c2:9,h8:1", "c1-c3", actions="none") == "c3:11/h8:1 b 2 0 0"


def test_several_pawns_are_jumped_also_side_by_side() -> None:
    assert (
        after("c1:63/c2:9,c3:41,c5:9,h8:1", "c1-c6", actions="none") == "c6:63/c3:32,h8:1 b 6 0 0"
    )


# Action spaces


def test_an_empty_action_space_turns_a_move() -> None:
    game = position("c1:3/h8:1", actions="c2")
    assert {"c1-c3", "c1-c2-d3"} <= written(game)
    assert refused("c1-c3-d4", game) == "BS-REDIRECT"
    assert refused("c1-c2-b3", game) == "BS-MOVE"
    assert refused("c1-c2-c3", game) == "BS-REDIRECT"


def test_going_straight_on_over_an_action_space_is_no_use_of_it() -> None:
    # North over c2 to c3, straight back south, and only then aside on c2.
    game = position("c1:27,h1:1/h8:1", actions="c2,c3")
    assert "c1-c3-c2-d3" in ways_of(game, "c1")
    assert refused("c1-c2-c1-c2-d2", position("c1:63/h8:1", actions="c1,c2")) == "BS-REDIRECT"


def test_each_action_space_turns_once_a_move_but_with_reuse() -> None:
    paths = {"c1-c2-c3-c2-d2", "c1-c2-b2-c2-d2"}
    fixed = position("c1:63/h8:1", actions="c2,b2")
    assert "c1-c2-b2-c2" in ways_of(fixed, "c1")
    assert not paths & set(ways_of(fixed, "c1"))
    assert refused("c1-c2-b2-c2-d2", fixed) == "BS-REDIRECT"
    again = position("c1:63/h8:1", actions="c2,b2", reuse_action=True)
    assert "c1-c2-b2-c2-d2" in ways_of(again, "c1")


def test_the_hex_it_started_from_is_free() -> None:
    game = position("c2:31/h8:1", actions="c3")
    assert {"c2-c3-c1", "c2-c3-c2"} <= set(ways_of(game, "c2"))
    # As an action space it turns the move, and may be turned on.
    game = position("c2:31,h1:1/h8:1", actions="c2,c3")
    assert "c2-c3-c2-d2" in ways_of(game, "c2")
    assert {"c2-c3-c2", "c2/1"} <= written(game)
    assert play(game, "c2-c3-c2/1").cells[game.arena.layout.cell_of["c2"]] == 62


def test_an_occupied_action_space_gives_nothing() -> None:
    game = position("c1:63,c4:1/c3:6", actions="c3,c4")
    assert refused("c1-c3-d3", game) == "BS-ACTION-OCCUPIED"
    assert refused("c1-c4-d4", game) == "BS-OWN"
    assert "c1-c3-d3" not in ways_of(game, "c1")


def test_one_freed_in_the_same_move_is_open_on_a_later_entry() -> None:
    game = position("c1:63,h1:1/c2:9", actions="c2,c3")
    assert {"c1-c3-c2", "c1-c3-c2-d2"} <= set(ways_of(game, "c1"))
    assert refused("c1-c2-d2", game) == "BS-ACTION-OCCUPIED"
    assert "c1-c3-c2" in written(game)


def test_a_move_that_ends_on_an_action_space_may_turn_the_pawn() -> None:
    game = position("c1:3/h8:1", actions="c3")
    assert written(game, "c1-c3") == {"c1-c3", *(f"c1-c3/{n}" for n in range(1, 6))}
    assert after("c1:3/h8:1", "c1-c3/2", actions="c3") == "c3:12/h8:1 b 0 0 1"
    assert refused("c1-c2/1", game) == "BS-ROTATE-STOP"


def test_only_facings_with_different_masks_are_offered() -> None:
    game = position("c1:9/h8:1", actions="c2")
    assert written(game, "c1-c2") == {"c1-c2", "c1-c2/1", "c1-c2/2", "c1-c2-c1"}
    assert after("c1:9/h8:1", "c1-c2/4", actions="c2") == "c2:18/h8:1 b 0 0 1"
    assert written(position("c1:63/h8:1", actions="c1"), "c1/") == set()


def test_a_pawn_on_an_action_space_may_turn_in_place() -> None:
    game = position("c1:9,d1:1/h8:1", actions="c1")
    assert written(game, "c1/") == {"c1/1", "c1/2"}
    assert refused("d1/1", game) == "BS-ROTATE-PLACE"
    assert refused("c1/0", game) == refused("c1/3", game) == "BS-ROTATE-PLACE"
    null = position("c1:9,d1:1/h8:1", actions="c1", allow_null_rotation=True)
    assert written(null, "c1/") == {"c1/0", "c1/1", "c1/2"}


def test_a_return_that_turns_is_the_turn_in_place() -> None:
    text = "c2:27/h8:1"
    game = position(text, actions="c2,c3")
    assert {"c2-c3-c2", "c2/1"} <= written(game)
    assert not any(text.startswith("c2-c3-c2/") for text in written(game))
    assert (
        play(game, "c2-c3-c2/1").cells.hex()
        == play(position(text, actions="c2,c3"), "c2/1").cells.hex()
    )
    null = position(text, actions="c2,c3", allow_null_rotation=True)
    assert "c2/0" in written(null)
    assert "c2-c3-c2" not in written(null)
    assert play(null, "c2-c3-c2").quiet == 1


# Writing


def test_paths_with_the_same_result_are_one_action() -> None:
    game = position("c1:27/h8:1", actions="c3,e2")
    assert len(written(game)) == len(game.actions()) == len(set(game.actions()))
    assert {"c1-c3-e4", "c1-e2-e4"} <= set(ways_of(game, "c1"))
    assert "c1-e2-e4" not in written(game)
    assert read("C1-E2-E4", game) == read("c1-c3-e4", game)


def test_a_return_with_other_captures_is_another_action() -> None:
    game = position("c2:63,h1:1/c3:9,d2:18", actions="c4,e2,d3")
    returns = {text for text in written(game, "c2") if text.endswith("-c2")}
    assert "c2-c4-c2" in returns
    assert len(returns) > 1


def test_decoded_and_encoded_start() -> None:
    assert decode(START) == Position().setup()

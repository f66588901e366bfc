"""The oracle of Blindside on boards, options and set-ups."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blindside.naive import Naive
from tests.games.blindside.naive_board import (
    DATA,
    laid,
    piece_hexes,
    preset_placements,
    ready_made,
    shared_edges,
    turned,
)
from tests.games.blindside.naive_cases import DRAFT, FREE, LOAD, READY_MADE, RESCUE

SPACES = ("b6", "c7", "d6", "i7", "h6", "g7", "b2", "c3", "d2", "i3", "h2", "g3")

# ---------------------------------------------------------------------- boards


@pytest.mark.parametrize("name", READY_MADE)
def test_a_ready_made_board_is_what_its_placements_make(name: str) -> None:
    board, preset = ready_made(name), DATA["presets"][name]
    assert set(board.near) == {cell["name"] for cell in preset["cells"]}
    assert board.spaces == set(preset["actions_names"])
    assert len(board.spaces) == 3 * board.pieces
    assert (board.arrows, len(board.red)) == (preset["info"]["arrows_per_side"], board.pawns)
    assert Naive(board=name).options.target == preset["info"]["win_at"]


@pytest.mark.parametrize("name", READY_MADE)
def test_neighbours_are_mutual(name: str) -> None:
    board = ready_made(name)
    for hex_name, near in board.near.items():
        for d, other in enumerate(near):
            assert other is None or board.near[other][(d + 3) % 6] == hex_name


def test_the_box_is_as_the_specification_draws_it() -> None:
    board = ready_made("box")
    assert len(board.near) == 80
    assert board.spaces == {*SPACES}
    turn = {
        name: chr(ord("a") + ord("j") - ord(name[0])) + str(9 - int(name[1]))
        for name, _ in board.red
    }
    assert {(turn[name], turned(mask, 3)) for name, mask in board.red} == set(board.black)
    assert board.near["e5"] == ("e6", "f6", "f5", "e4", "d5", "d6")
    assert board.near["d4"] == ("d5", "e4", "e3", "d3", "c3", "c4")


def test_joints_share_as_many_edges_as_listed() -> None:
    upright = piece_hexes(("A", (0, 0), 0))
    for edges, rot, q, r in DATA["joints"]["list"]:
        other = piece_hexes(("B", (q, r), rot))
        assert not upright & other
        assert shared_edges(upright, other) == edges


def test_a_piece_turns_clockwise_about_its_corner() -> None:
    assert laid((0, -1), ("A", (5, 5), 1)) == (6, 4)  # north becomes north-east


def custom(placements: str, **options: Any) -> Naive:
    """Make an oracle of a built board."""
    return Naive(board="custom", placements=placements, **options)


def spelled(name: str) -> str:
    """Write the placements of a ready-made board."""
    return ";".join(f"{piece},{q},{r},{rot}" for piece, (q, r), rot in preset_placements(name))


@pytest.mark.parametrize("name", READY_MADE)
def test_a_built_board_may_be_a_ready_made_one(name: str) -> None:
    game = custom(spelled(name), islands=name == "archipelago")
    plan = game.options.plan
    assert plan.near == ready_made(name).near
    assert plan.spaces == ready_made(name).spaces
    size = {1: (3, 7), 2: (5, 15), 3: (6, 18), 4: (7, 23)}[plan.pieces]
    assert (plan.pawns, plan.arrows) == size


@pytest.mark.parametrize(
    ("placements", "islands"),
    [
        ("", False),
        ("A,0,0", False),
        ("E,0,0,0", False),
        ("A,0,0,6", False),
        ("A,0,x,0", False),
        ("A,0,0,0;A,3,6,3", False),
        ("A,0,0,0;B,1,0,0", False),
        ("A,0,0,0;B,1,0,0", True),
        ("A,0,0,0;B,9,5,0", False),
        ("A,0,0,0;B,0,4,0;C,30,0,0;D,30,4,0", True),
        (spelled("archipelago"), False),
        ("A,0,0,0;D,3,6,3;B,20,0,0;C,23,6,3", False),
        ("A,0,0,0;B,0,4,0;C,0,8,0;D,0,12,0;A,0,16,0", False),
    ],
)
def test_boards_that_cannot_be_are_refused(placements: str, islands: bool) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        custom(placements, islands=islands)


def test_a_joint_of_two_edges_is_too_short() -> None:
    upright = piece_hexes(("A", (0, 0), 0))
    short = [
        (q, r)
        for q in range(-6, 7)
        for r in range(-9, 10)
        if not upright & piece_hexes(("B", (q, r), 0))
        and shared_edges(upright, piece_hexes(("B", (q, r), 0))) in (1, 2)
    ]
    assert short
    for q, r in short:
        with pytest.raises(ValueError, match="three hex edges"):
            custom(f"A,0,0,0;B,{q},{r},0")
        assert custom(f"A,0,0,0;B,{q},{r},0", islands=True).options.plan.pieces == 2


@pytest.mark.parametrize(
    "options",
    [
        {"board": "square"},
        {"no_move": "stay"},
        {"landing_fallback": "x"},
        {"no_progress_result": "x"},
        {"setup": "x"},
        {"pie": "x"},
        {"repetition": -1},
        {"no_progress": -1},
        {"win_at": 0},
        {"actions": "a9"},
        {"actions": "a1,a1"},
        {"actions": ""},
        {"setup": "draft", "pawns": 31},
        {"setup": "draft", "action_spaces": 67},
        {"setup": "draft", "board": "skirmish", "pawns": 9},
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        Naive(**options)


def test_the_action_spaces_may_be_chosen() -> None:
    assert Naive(actions="a1,b2").options.spaces == {"a1", "b2"}
    assert Naive(actions="none").options.spaces == set()


# ---------------------------------------------------------------------- set-ups


def test_loading_goes_in_the_order_of_the_names_red_first() -> None:
    game = Naive(**LOAD)
    state = game.start()
    assert game.encode(state) == "/ r 0 0 0 ph=load"
    assert game.turn(state) == "p1"
    # Seven arrows on three pawns: at most five on the first, so that each other has one.
    actions = game.actions(state)
    assert actions == sorted(f"a2:{mask}" for mask in range(1, 63))
    for action, text in (
        ("a2:3", "a2:3/ r 0 0 0 ph=load"),
        ("a3:7", "a2:3,a3:7/ r 0 0 0 ph=load"),
        ("a4:9", "a2:3,a3:7,a4:9/ b 0 0 0 ph=load"),
        ("e2:1", "a2:3,a3:7,a4:9/e2:1 b 0 0 0 ph=load"),
        ("e3:1", "a2:3,a3:7,a4:9/e2:1,e3:1 b 0 0 0 ph=load"),
        ("e4:31", "a2:3,a3:7,a4:9/e2:1,e3:1,e4:31 b 0 0 0 ph=pie"),
    ):
        state = game.play(state, action)
        assert game.encode(state) == text
        assert game.decode(text) == state
    assert game.actions(state) == ["keep", "swap"]


def test_the_last_pawn_takes_what_is_left() -> None:
    game = Naive(**LOAD)
    state = game.decode("a2:3,a3:7/ r 0 0 0 ph=load")
    assert len(game.actions(state)) == 15  # two arrows of six
    assert not game.lawful(state, "a4:1")
    assert not game.lawful(state, "a4:7")


def test_black_may_keep_or_swap() -> None:
    game = Naive(board="skirmish", pie="on")
    state = game.start()
    army = "a2:3,a3:42,a4:12", "e2:33,e3:42,e4:24"
    assert game.encode(state) == "/".join(army) + " b 0 0 0 ph=pie"
    assert game.turn(state) == "p2"
    kept, swapped = game.play(state, "keep"), game.play(state, "swap")
    assert game.encode(kept) == "/".join(army) + " r 0 0 0"
    assert game.encode(swapped) == "/".join(army[::-1]) + " b 0 0 0"
    assert (game.turn(kept), game.turn(swapped)) == ("p1", "p2")
    assert "a2-b3" in game.actions(swapped)


def test_the_start_spaces_change_sides_with_the_armies() -> None:
    game = Naive(board="skirmish", pie="on", **RESCUE)
    swapped = game.play(game.start(), "swap")
    assert game.encode(swapped).endswith(" b 0 0 0 st=e2,e3,e4/a2,a3,a4")
    assert game.decode(game.encode(swapped)) == swapped
    assert "st=" not in game.encode(game.play(game.start(), "keep"))


@pytest.mark.parametrize(
    ("options", "phase"),
    [
        ({}, "play"),
        ({"pie": "on"}, "pie"),
        ({"setup": "load"}, "load"),
        ({"setup": "draft"}, "act"),
        ({"setup": "draft", "action_spaces": 0}, "place"),
        ({"setup": "free"}, "place"),
        ({"board": "custom", "placements": "A,0,0,0"}, "place"),
        ({"board": "custom", "placements": "A,0,0,0", "setup": "load"}, "place"),
    ],
)
def test_the_set_up_begins_with_its_first_part(options: dict[str, Any], phase: str) -> None:
    assert Naive(**options).start().phase == phase


def test_action_spaces_are_drafted_black_first_then_pawns_red_first() -> None:
    game = Naive(**DRAFT)
    state = game.start()
    assert game.encode(state) == "/ b 0 0 0 ph=act"
    assert game.turn(state) == "p2"
    assert game.actions(state) == sorted(f"@{name}" for name in game.options.plan.near)
    for action, text in (
        ("@b2", "/ r 0 0 0 act=b2 ph=act"),
        ("@a1", "/ b 0 0 0 act=a1,b2 ph=act"),
        ("@c4", "/ r 0 0 0 act=a1,b2,c4 ph=place"),
        ("b1:31", "b1:31/ b 0 0 0 act=a1,b2,c4 ph=place"),
        ("e1:7", "b1:31/e1:7 r 0 0 0 act=a1,b2,c4 ph=place"),
        ("a2:1", "a2:1,b1:31/e1:7 b 0 0 0 act=a1,b2,c4 ph=place"),
        ("d3:7", "a2:1,b1:31/d3:7,e1:7 r 0 0 0 act=a1,b2,c4 ph=place"),
        ("a3:1", "a2:1,a3:1,b1:31/d3:7,e1:7 b 0 0 0 act=a1,b2,c4 ph=place"),
        ("e4:1", "a2:1,a3:1,b1:31/d3:7,e1:7,e4:1 b 0 0 0 act=a1,b2,c4 ph=pie"),
        ("keep", "a2:1,a3:1,b1:31/d3:7,e1:7,e4:1 r 0 0 0 act=a1,b2,c4"),
    ):
        assert game.lawful(state, action)
        state = game.play(state, action)
        assert game.encode(state) == text
        assert game.decode(text) == state
    assert not game.lawful(state, "keep")


def test_an_action_space_never_takes_the_last_room_of_a_zone() -> None:
    # Eight hexes a zone and six pawns each: two action spaces in each at most.
    game = Naive(**DRAFT, pawns=6, action_spaces=8)
    state = game.start()
    for action in ("@a1", "@b1"):
        state = game.play(state, action)
    assert {x[1] for x in game.actions(state)} == {"c", "d", "e"}
    assert game.options.army_arrows == 20


def test_pawns_are_placed_in_their_zone_off_the_action_spaces() -> None:
    game = Naive(**FREE)
    state = game.start()
    assert game.encode(state) == "/ r 0 0 0 ph=place"
    names = {x.split(":")[0] for x in game.actions(state)}
    assert names == {"a1", "a2", "a3", "a4", "b1", "b3", "b4"}  # b2 is an action space
    state = game.play(state, "a1:3")
    names = {x.split(":")[0] for x in game.actions(state)}
    assert names == {"d1", "d3", "d4", "e1", "e2", "e3", "e4"}
    assert not game.lawful(state, "d2:3")
    assert not game.lawful(state, "b1:3")
    assert not game.lawful(state, "d1:64")
    assert not game.lawful(state, "d1:0")


@pytest.mark.parametrize(
    ("board", "red", "black"),
    [
        ("box", {"1", "2", "3"}, {"6", "7", "8"}),
        ("long_march", {"1", "2", "3"}, {"16", "17", "18"}),
        ("chevron", set("abc"), set("mno")),
        ("skirmish", set("ab"), set("de")),
    ],
)
def test_zones_are_three_ranks_or_the_outer_files(
    board: str, red: set[str], black: set[str]
) -> None:
    zones = Naive(board=board).options.zones
    part = slice(1, None) if "1" in red else slice(0, 1)
    assert [{name[part] for name in zone} for zone in zones] == [red, black]
    for zone, wanted in zip(zones, (red, black), strict=True):
        assert zone == {name for name in ready_made(board).near if name[part] in wanted}


def test_two_pieces_side_by_side_have_zones_of_files() -> None:
    game = custom("A,0,0,0;B,9,-1,3")  # ten columns and four rows
    assert {name[0] for name in game.options.zones[0]} == set("abc")
    assert {name[0] for name in game.options.zones[1]} == set("hij")


def test_another_number_of_pawns_has_arrows_in_proportion() -> None:
    sizes = {
        pawns: Naive(setup="free", pawns=pawns).options.army_arrows
        for pawns in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    }
    assert sizes == {1: 3, 2: 7, 3: 10, 4: 13, 5: 16, 6: 20, 7: 23, 8: 26, 9: 30, 10: 33}
    assert Naive(setup="free", board="duel").options.army_arrows == 15
    assert Naive(setup="fixed", pawns=3).options.army_arrows == 23


def test_without_the_pie_rule_play_begins_at_once() -> None:
    game = Naive(**FREE, pie="off", pawns=1)
    state = game.play(game.play(game.start(), "a1:7"), "e1:7")
    assert game.encode(state) == "a1:7/e1:7 r 0 0 0"
    assert state.phase == "play"
    assert game.options.target == 2


def test_drafted_start_spaces_are_kept_for_rescues() -> None:
    game = Naive(**FREE, **RESCUE, pie="off", pawns=1)
    state = game.play(game.play(game.start(), "a1:7"), "e1:7")
    assert game.encode(state) == "a1:7/e1:7 r 0 0 0 st=a1/e1"
    assert game.decode(game.encode(state)) == state

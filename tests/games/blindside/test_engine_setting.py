"""The engine: loading, drafting, placing and the pie rule (section 6)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletop_qt.games.blindside.arena import arena
from tabletop_qt.games.blindside.events import Kept, Placed, Spaced, Swapped
from tabletop_qt.games.blindside.notation import START, encode, read
from tabletop_qt.games.blindside.options import Options
from tabletop_qt.games.blindside.position import Position
from tests.games.blindside.engine_boards import ended, play, position, refused, written


def text_of(game: Position, **switches: Any) -> str:
    return encode(game.setup(), **switches)


# Loading


def test_red_loads_its_pawns_in_order_and_then_black() -> None:
    switches = {"setup": "load", "board": "skirmish"}
    game = Position(**switches)  # type: ignore[arg-type]
    assert text_of(game, **switches) == "/ r 0 0 0 ph=load"
    assert {text[:2] for text in written(game)} == {"a2"}
    play(game, "a2:3", "a3:1")
    assert text_of(game, **switches) == "a2:3,a3:1/ r 0 0 0 ph=load"
    # Four of seven arrows are left for the last one.
    assert {int(text[3:]).bit_count() for text in written(game)} == {4}
    play(game, "a4:15")
    assert game.seat == 1
    assert {text[:2] for text in written(game)} == {"e2"}


def test_each_pawn_has_one_to_six_arrows_and_all_are_loaded() -> None:
    game = Position(setup="load", board="duel")
    assert {int(text[3:]).bit_count() for text in written(game)} == {1, 2, 3, 4, 5, 6}
    play(game, "a1:1", "b1:1")
    # Thirteen arrows are left for three pawns.
    assert {int(text[3:]).bit_count() for text in written(game)} == {1, 2, 3, 4, 5, 6}
    play(game, "c1:1")
    assert {int(text[3:]).bit_count() for text in written(game)} == {6}
    assert refused("d1:1", game) == "BS-LOAD"
    assert refused("e1:63", game) == "BS-LOAD"
    assert refused("@a1", game) == refused("swap", game) == "BS-DRAFT"
    assert refused("a1-a2", game) == "BS-LOAD"


def test_after_loading_black_may_swap() -> None:
    switches: dict[str, Any] = {"setup": "load", "board": "skirmish"}
    game = Position(**switches)
    play(game, "a2:31", "a3:1", "a4:1", "e2:3", "e3:3", "e4:7")
    assert (game.seat, written(game)) == (1, {"keep", "swap"})
    assert text_of(game, **switches) == "a2:31,a3:1,a4:1/e2:3,e3:3,e4:7 b 0 0 0 ph=pie"
    play(game, "keep")
    assert text_of(game, **switches) == "a2:31,a3:1,a4:1/e2:3,e3:3,e4:7 r 0 0 0"
    game.unmake()
    play(game, "swap")
    assert text_of(game, **switches) == "e2:3,e3:3,e4:7/a2:31,a3:1,a4:1 b 0 0 0"


# Drafting


def test_action_spaces_are_placed_in_turn_black_first() -> None:
    switches: dict[str, Any] = {"setup": "draft", "board": "skirmish"}
    game = Position(**switches)
    assert text_of(game, **switches) == "/ b 0 0 0 ph=act"
    assert len(game.actions()) == 20
    play(game, "@c2")
    assert text_of(game, **switches) == "/ r 0 0 0 act=c2 ph=act"
    assert refused("@c2", game) == "BS-DRAFT"
    play(game, "@a1", "@c3")
    assert text_of(game, **switches) == "/ r 0 0 0 act=a1,c2,c3 ph=place"
    assert game.events(read("b1:3", game)) == (
        Placed(0, game.arena.layout.cell_of["b1"], 3, "BS-DRAFT"),
    )


def test_a_zone_keeps_room_for_its_pawns() -> None:
    game = Position(setup="draft", board="skirmish", action_spaces=14)
    assert game.arena.spaces == 14
    play(game, "@a1", "@a2", "@a3", "@a4", "@b1")
    assert not written(game) & {"@b2", "@b3", "@b4"}
    assert refused("@b2", game) == "BS-DRAFT"
    assert {"@c1", "@e1"} <= written(game)


def test_no_more_action_spaces_than_leave_room() -> None:
    assert arena(Options(setup="draft", board="skirmish", action_spaces=99)).spaces == 14
    assert arena(Options(setup="draft", board="duel")).spaces == 6
    rng = Random(5)
    game = Position(setup="draft", board="skirmish", action_spaces=14)
    while game.phase.name == "ACT":
        game.make(rng.choice(game.actions()))
    assert game.seat == 0
    assert len(game.spaces) == 14


def test_a_draft_without_action_spaces_begins_with_the_pawns() -> None:
    game = Position(setup="draft", board="skirmish", action_spaces="0")
    assert text_of(game, setup="draft", board="skirmish", action_spaces="0") == "/ r 0 0 0 ph=place"


def test_pawns_are_placed_in_turn_in_the_own_zone_and_off_action_spaces() -> None:
    switches: dict[str, Any] = {"setup": "free", "board": "skirmish"}
    game = Position(**switches)
    assert text_of(game, **switches) == "/ r 0 0 0 ph=place"
    hexes = {text[:2] for text in written(game)}
    assert hexes == {"a1", "a2", "a3", "a4", "b1", "b3", "b4"}  # b2 is an action space
    assert refused("b2:1", game) == refused("c1:1", game) == "BS-DRAFT"
    play(game, "a1:31")
    assert game.seat == 1
    assert {text[0] for text in written(game)} == {"d", "e"}
    play(game, "e1:3", "a2:1", "e2:7")
    assert refused("a2:1", game) == "BS-DRAFT"
    play(game, "b1:1", "d1:3")
    assert text_of(game, **switches) == "a1:31,a2:1,b1:1/d1:3,e1:3,e2:7 b 0 0 0 ph=pie"
    assert game.over() is None
    assert game.events(read("keep", game)) == (Kept(),)
    assert game.events(read("swap", game)) == (Swapped(),)


@pytest.mark.parametrize(
    ("board", "red", "black"),
    [
        ("box", "abcdefghij 1-3", "abcdefghij 6-8"),
        ("duel", "abcde 1-3", "bcdef 6-8"),
        ("chevron", "abc 1-9", "mno 1-9"),
        ("skirmish", "ab 1-4", "de 1-4"),
    ],
)
def test_zones(board: str, red: str, black: str) -> None:
    game = arena(Options(board=board))
    names = game.layout.names
    for zone, text in zip(game.zones, (red, black), strict=True):
        files, ranks = text.split()
        low, high = map(int, ranks.split("-"))
        expected = [name for name in names if name[0] in files and low <= int(name[1:]) <= high]
        assert [names[cell] for cell in zone] == expected


def test_with_another_number_of_pawns_their_arrows_are_in_proportion() -> None:
    assert (arena(Options(setup="free")).pawns, arena(Options(setup="free")).load) == (7, 23)
    four = arena(Options(setup="free", pawns=4))
    assert (four.pawns, four.load, four.win_at) == (4, 13, 10)
    assert arena(Options(setup="free", pawns="9")).load == 30
    assert arena(Options(pawns=4)).pawns == 7
    crowd = arena(Options(setup="free", board="skirmish", pawns=30))
    assert (crowd.pawns, crowd.load) == (7, 23)
    assert arena(Options(setup="draft", board="great_ring", pawns=30)).pawns == 13
    assert arena(Options(setup="draft", board="great_ring", pawns=30)).spaces == 12


# Pie


def test_the_pie_rule_goes_with_every_set_up_but_the_fixed_one() -> None:
    assert [arena(Options(setup=how)).pie for how in ("fixed", "load", "draft", "free")] == [
        False, True, True, True,
    ]  # fmt: skip
    assert not arena(Options(setup="draft", pie="off")).pie
    game = Position(pie="on")
    assert text_of(game, pie="on") == START.replace(" r ", " b ") + " ph=pie"
    assert text_of(play(game, "keep"), pie="on") == START


def test_after_a_swap_black_moves_first_with_reds_army() -> None:
    game = play(Position(pie="on"), "swap")
    assert game.seat == 1
    assert "f1-f4" in written(game)
    red, black = START.split()[0].split("/")
    assert text_of(game, pie="on") == f"{black}/{red} b 0 0 0"


def test_a_swap_takes_the_start_spaces_along() -> None:
    switches: dict[str, Any] = {"pie": "on", "rescue": True, "board": "skirmish"}
    assert text_of(play(Position(**switches), "swap"), **switches).endswith(
        "b 0 0 0 st=e2,e3,e4/a2,a3,a4"
    )
    assert text_of(play(Position(**switches), "keep"), **switches).endswith("r 0 0 0"), (
        "the start spaces are those of the board"
    )


def test_without_the_pie_rule_red_begins_at_once() -> None:
    switches: dict[str, Any] = {"setup": "free", "board": "skirmish", "pie": "off", "pawns": 1}
    game = play(Position(**switches), "a1:7", "e1:7")
    assert text_of(game, **switches) == "a1:7/e1:7 r 0 0 0"


# Built boards


def test_a_built_board_has_no_start_spaces_and_is_placed_freely() -> None:
    built = {"board": "custom", "placements": "A,0,0,0;B,0,4,0"}
    for how in ("fixed", "load", "free"):
        game = arena(Options(setup=how, **built))  # type: ignore[arg-type]
        assert (game.setup, game.pawns, game.load, game.pie) == ("free", 5, 15, True)
    assert arena(Options(setup="draft", **built)).setup == "draft"  # type: ignore[arg-type]
    assert Position(**built).phase.name == "PLACE"  # type: ignore[arg-type]


def test_nothing_ends_during_the_set_up() -> None:
    game = Position(setup="draft", board="skirmish", repetition=1, no_move="lose")
    assert ended(game) is None
    assert game.events(read("@a1", game)) == (Spaced(1, game.arena.layout.cell_of["a1"]),)
    assert refused("pass", game) == "BS-TURN"
    assert refused("a1:1", game) == "BS-DRAFT"


def test_set_up_actions_are_refused_in_play() -> None:
    game = position("c1:3/h8:1")
    assert {refused(text, game) for text in ("@a1", "a1:3", "keep", "swap")} == {"BS-DRAFT"}

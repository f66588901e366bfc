"""The engine: position strings and the notation of actions, both ways (section 7)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.blindside.notation import START, decode, encode, parse, read
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.writing import Written, write
from tests.games.blindside.engine_boards import play, position, refused, written

DRAFT: dict[str, Any] = {"setup": "draft", "board": "skirmish"}
LOAD: dict[str, Any] = {"setup": "load", "board": "skirmish"}
FREE: dict[str, Any] = {"setup": "free", "board": "skirmish"}

STRINGS: list[tuple[dict[str, Any], str]] = [
    ({}, START),
    ({}, "c1:3/h8:24 b 12 9 33"),
    ({}, "c1:3/ r 0 0 0"),
    ({}, "c1:3/h8:24 r 0 0 4 ps=1"),
    ({"board": "long_march"}, "b10:3,b2:1/a16:5,d18:1 r 0 0 0"),
    ({"rescue": True}, "c1:3,h8:1/h7:24 r 0 3 5 ps=1 rs=c1@b8,h8@h8"),
    (LOAD, "/ r 0 0 0 ph=load"),
    (LOAD, "a2:3,a3:1/ r 0 0 0 ph=load"),
    (LOAD, "a2:3,a3:1,a4:15/e2:3 b 0 0 0 ph=load"),
    (LOAD, "a2:3,a3:1,a4:15/e2:3,e3:1,e4:15 b 0 0 0 ph=pie"),
    (LOAD, "a2:3/e2:3 b 1 0 0"),
    (DRAFT, "/ b 0 0 0 ph=act"),
    (DRAFT, "/ b 0 0 0 act=a1,c2 ph=act"),
    (DRAFT, "/ r 0 0 0 act=a1,b1,c2 ph=place"),
    (DRAFT, "a2:7/ b 0 0 0 act=a1,b1,c2 ph=place"),
    (DRAFT, "a2:3/d2:5 r 1 0 0 act=a1,b1,c2"),
    (DRAFT | {"rescue": True}, "a2:3/d2:5 r 1 1 0 rs=a2@d1 act=a1,b1,c2 st=a2,a3/d1,e2"),
    (FREE, "a1:31,a2:1,b1:1/d1:3,e1:3,e2:7 b 0 0 0 ph=pie"),
]


@pytest.mark.parametrize(("switches", "text"), STRINGS, ids=str)
def test_a_position_string_is_read_and_written(switches: dict[str, Any], text: str) -> None:
    setup = decode(text, **switches)
    assert encode(setup, **switches) == text
    assert Position(setup, **switches).setup() == setup


def test_pawns_may_be_read_in_any_order_and_are_written_as_text() -> None:
    text = "c2:1,b2:3,b10:1/d18:1 r 0 0 0"
    assert encode(decode(text, board="long_march"), board="long_march") == (
        "b10:1,b2:3,c2:1/d18:1 r 0 0 0"
    )


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({}, "", ""),
    ({}, "c1:3/h8:24 r 0 0", ""),
    ({}, "c1:3 r 0 0 0", ""),
    ({}, "c1:3/h8:24/ r 0 0 0", ""),
    ({}, "c1/h8:24 r 0 0 0", ""),
    ({}, "c1:0/h8:24 r 0 0 0", ""),
    ({}, "c1:64/h8:24 r 0 0 0", ""),
    ({}, "c1:x/h8:24 r 0 0 0", ""),
    ({}, "z1:3/h8:24 r 0 0 0", "ALL-PLACE"),
    ({}, "c1:3,c1:5/h8:24 r 0 0 0", "BS-OWN"),
    ({}, "c1:3/c1:24 r 0 0 0", "BS-OWN"),
    ({}, "c1:3/h8:24 w 0 0 0", ""),
    ({}, "c1:3/h8:24 r x 0 0", ""),
    ({}, "c1:3/h8:24 r 24 0 0", "BS-WIN"),
    ({}, "c1:3/h8:24 r 17 17 0", "BS-WIN"),
    ({}, "c1:3/h8:24 r 0 0 -1", ""),
    ({}, "/ r 0 0 0", "BS-NO-PAWNS"),
    ({}, "c1:3/h8:24 r 0 0 0 ps=0", "BS-TURN"),
    ({"no_move": "lose"}, "c1:3/h8:24 r 0 0 0 ps=1", "BS-TURN"),
    ({}, "c1:3/h8:24 r 0 0 0 xy=1", ""),
    ({}, "c1:3/h8:24 r 0 0 0 ps", ""),
    ({"rescue": True}, "c1:3/h8:24 r 0 0 0 rs=c1@b8 ps=1", ""),
    ({}, "c1:3/h8:24 r 0 0 0 ps=1 ps=1", ""),
    ({}, "c1:3/h8:24 r 0 0 0 rs=c1@b8", "BS-RESCUE"),
    ({"rescue": True}, "c1:3/h8:24 r 0 0 0 rs=c1", "BS-RESCUE"),
    ({"rescue": True}, "c1:3/h8:24 r 0 0 0 rs=c1@c1", "BS-RESCUE"),
    ({"rescue": True}, "c1:3/h8:24 r 0 0 0 rs=c2@b8", "BS-RESCUE"),
    ({"rescue": True}, "c1:3/h8:24 r 0 0 0 rs=z2@b8", "ALL-PLACE"),
    ({}, "c1:3/h8:24 r 0 0 0 act=a1", "BS-DRAFT"),
    (DRAFT, "a2:3/d2:5 r 1 0 0 act=a1,a1", "BS-DRAFT"),
    (DRAFT, "a2:3/d2:5 r 1 0 0 act=z1", "BS-DRAFT"),
    (DRAFT, "a2:3/d2:5 r 1 0 0 act=a1 st=a1", "BS-DRAFT"),
    (DRAFT, "a2:3/d2:5 r 1 0 0 act=a1 st=a1/a1", "BS-DRAFT"),
    ({}, "c1:3/h8:24 r 0 0 0 ph=play", "BS-DRAFT"),
    ({}, "c1:3/h8:24 r 0 0 0 ph=pie", "BS-DRAFT"),
    ({}, "/ r 0 0 0 ph=load", "BS-LOAD"),
    (LOAD, "/ r 1 0 0 ph=load", "BS-LOAD"),
    (LOAD, "/ b 0 0 0 ph=load", "BS-LOAD"),
    (LOAD, "a3:1/ r 0 0 0 ph=load", "BS-LOAD"),
    (LOAD, "a2:1/e2:1 r 0 0 0 ph=load", "BS-LOAD"),
    (LOAD, "a2:63,a3:3/ r 0 0 0 ph=load", "BS-LOAD"),
    (LOAD, "a2:3,a3:1,a4:15/e2:3,e3:1,e4:15 b 0 0 0 ph=load", "BS-LOAD"),
    (LOAD, "a2:3,a3:1,a4:15/e2:3,e3:1 b 0 0 0 ph=pie", "BS-LOAD"),
    (LOAD, "a2:3,a3:1,a4:15/e2:3,e3:1,e4:15 r 0 0 0 ph=pie", "BS-DRAFT"),
    (DRAFT, "/ r 0 0 0 ph=act", "BS-DRAFT"),
    (DRAFT, "a1:1/ b 0 0 0 ph=act", "BS-DRAFT"),
    (DRAFT, "/ r 0 0 0 act=a1,b1,c2 ph=act", "BS-DRAFT"),
    (DRAFT, "/ r 0 0 0 act=a1,b1 ph=place", "BS-DRAFT"),
    (DRAFT | {"action_spaces": 9}, "/ b 0 0 0 act=a1,a2,a3,a4,b1,b2 ph=act", "BS-DRAFT"),
    (DRAFT, "c1:1/ b 0 0 0 act=a1,b1,c2 ph=place", "BS-DRAFT"),
    (DRAFT, "a1:1/ b 0 0 0 act=a1,b1,c2 ph=place", "BS-DRAFT"),
    (DRAFT, "a2:1/ r 0 0 0 act=a1,b1,c2 ph=place", "BS-DRAFT"),
    (DRAFT, "a2:1,a3:1/ b 0 0 0 act=a1,b1,c2 ph=place", "BS-DRAFT"),
    (FREE, "a1:3,a2:3,a3:7,a4:1/d1:3,e1:3,e2:7 b 0 0 0 ph=pie", "BS-DRAFT"),
    (FREE, "a1:31,a2:1,b1:1/d1:3,e1:3,e2:7 r 0 0 0 ph=place", "BS-DRAFT"),
    (FREE, "a1:31,a2:1/d1:3,e1:3,e2:7 b 0 0 0 ph=pie", "BS-DRAFT"),
]


@pytest.mark.parametrize(("switches", "text", "rule"), REFUSED, ids=str)
def test_a_wrong_position_is_refused(switches: dict[str, Any], text: str, rule: str) -> None:
    with pytest.raises(NotationError) as caught:
        decode(text, **switches)
    assert caught.value.rule == rule
    assert "\n" not in str(caught.value)


def test_start_spaces_are_kept_only_where_play_needs_them() -> None:
    text = "a2:3/d2:5 r 1 0 0 act=a1,b1,c2"
    assert encode(decode(f"{text} st=a2/d2", **DRAFT), **DRAFT) == text


# Actions


@pytest.mark.parametrize(
    "text",
    [
        "pass", "keep", "swap", "@c3", "c3:17", "c7/1", "e1-d2-d5", "e1-e5*s>c7/2", "e1-e5*nw",
        "e1-e3/2", "e1-e3/2+nw", "e1-e5*s>c7/2+n", "e1-e5*s+n",
    ],
)  # fmt: skip
def test_what_is_read_is_written(text: str) -> None:
    board = Position().arena.layout
    assert write(parse(text, board), (), board) == text
    assert parse(f" {text.upper()} ", board) == parse(text, board)


@pytest.mark.parametrize(
    "text",
    ["", "e1-", "-e1", "e1-e3/6", "e1-e3*x", "e1 e3", "c3:0", "c3:64", "@", "e1-e3>c7/1", "pas"],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text, Position().arena.layout)


def test_a_hex_off_the_board() -> None:
    for text in ("z9", "e1-z9", "@z9", "z9:3", "e1-e5*s>z9/0"):
        with pytest.raises(NotationError) as caught:
            parse(text, Position().arena.layout)
        assert caught.value.rule == "ALL-PLACE"


def test_what_a_text_says() -> None:
    board = Position().arena.layout
    cell = board.cell_of
    assert parse("c7/0", board) == Written((cell["c7"],), turn=0)
    assert parse("e1-e5*s+n", board) == Written((cell["e1"], cell["e5"]), arrow=3, rescue=0)


MOVES_REFUSED = [
    ("e8-e6", "ALL-YOURS"),
    ("a1-a2", "ALL-EMPTY"),
    ("e1", "BS-MOVE"),
    ("e1-f3", "BS-MOVE"),
    ("e1-e6", "BS-MOVE"),
    ("d1-e1", "BS-MOVE"),
    ("c1-b1", "BS-MOVE"),
    ("f1-g1", "BS-OWN"),
    ("e1-e4-e5", "BS-REDIRECT"),
    ("e1-e3-d4", "BS-REDIRECT"),
    ("e1-e3*s>c7/0", "BS-LAND"),
    ("e1-e3/1", "BS-ROTATE-STOP"),
    ("e1/1", "BS-ROTATE-PLACE"),
    ("e1-e3+n", "BS-RESCUE"),
    ("pass", "BS-TURN"),
    ("@e4", "BS-DRAFT"),
    ("keep", "BS-DRAFT"),
]


@pytest.mark.parametrize(("text", "rule"), MOVES_REFUSED)
def test_a_move_is_refused_with_the_rule_it_breaks(text: str, rule: str) -> None:
    assert refused(text, Position()) == rule


def test_more_refusals() -> None:
    game = position("c1:11,h1:1/c3:3", actions="a1")
    assert refused("c1-c3-c4", position("c1:11/c3:3", actions="c3")) == "BS-REDIRECT"
    assert refused("c1-c3", game) == "BS-LAND"
    game = position("c1:9,h1:1/c3:3", actions="a1")
    assert refused("c1-c3", game) == "BS-LAND"
    assert refused("c1-c3*s>a1/0", game) == "BS-LAND"
    assert refused("c1-c3*n", game) == "BS-LAND"
    assert refused("c1-c3*n>a1", game) == "BS-LAND"
    assert refused("c1-c3*n>c1/0", game) == "BS-LAND"
    assert refused("c1-c3*n>a1/0/1", game) == "BS-ROTATE-STOP"
    assert refused("c1-c3*n>a1/0/0", game) == "BS-ROTATE-STOP"
    assert refused("c1-c2-c1-c2-c3*n>a1/0", position("c1:9/c3:3", actions="c1,c2")) == "BS-MOVE"
    assert refused("c7-c8*s>c7/0", position("c7:1/c8:1", actions="none")) == "BS-LAND"


def test_a_turn_in_place_says_how_far() -> None:
    game = position("c1:63,d1:9/h8:1", actions="c1,d1")
    assert refused("d1", game) == refused("c1/1", game) == "BS-ROTATE-PLACE"
    assert refused("d2", position("d2:9/h8:1", actions="none")) == "BS-MOVE"


def test_voids_cut_a_line() -> None:
    game = position("f7:63/j10:1", board="pinwheel", actions="none")
    assert {text for text in written(game) if text.endswith("-f8")}
    assert refused("f7-f4", game) == "BS-EDGE"
    assert refused("f7-f6", game) == "ALL-PLACE"
    # Behind the pawn on e6 there is the void.
    behind = position("d7:63/e6:63", board="pinwheel", actions="none")
    assert not {text for text in written(behind) if "-e6" in text or "-f5" in text}


def test_behind_a_jumped_pawn_there_must_be_a_step_left() -> None:
    # Turned on c3, the last step enters d3, and the path wants to turn there.
    game = position("c1:7,h1:1/d3:1", actions="c3,d3")
    assert refused("c1-c3-d3-d4", game) == "BS-END"


def test_a_game_that_is_over() -> None:
    game = position("c1:3/ r 0 0 0")
    assert refused("c1-c2", game) == refused("pass", game) == "ALL-OVER"


def test_a_needless_nought_is_accepted() -> None:
    game = position("c1:9,c5:9/h8:1", actions="c2,c5")
    assert read("c1-c2/0", game) == read("c1-c2", game)
    assert read("c1-c3/0", game) == read("c1-c3", game)
    assert read("c1-c2/3", game) == read("c1-c2", game)
    assert refused("c1-c3/3", game) == "BS-ROTATE-STOP"
    assert read("c5/4", game) == read("c5/1", game)
    assert refused("c5/0", game) == "BS-ROTATE-PLACE"


def test_the_first_turn_is_written_as_the_specification_says() -> None:
    game = Position()
    assert {"f1-f4", "e1-d2-d5"} <= written(game)
    play(game, "f1-f4", "e8-e6")
    assert encode(game.setup()).endswith(" r 0 0 2")

"""The engine: ready-made and built boards, and what is drawn of them (BS-BOARD)."""

from __future__ import annotations

import json
from math import dist
from pathlib import Path
from typing import Any

import pytest

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.blindside.arena import arena
from tabletop_qt.games.blindside.board import HEIGHT, SIZE, make_board
from tabletop_qt.games.blindside.boards import BOARDS
from tabletop_qt.games.blindside.layout import layout, read_placements, shared_edges
from tabletop_qt.games.blindside.options import Options
from tabletop_qt.games.blindside.position import Position

DATA = json.loads(Path(__file__).with_name("boards.json").read_text(encoding="utf-8"))


def test_all_ten_boards_are_there() -> None:
    assert set(BOARDS) == set(DATA["presets"])


@pytest.mark.parametrize("name", BOARDS)
def test_a_ready_made_board_is_that_of_the_data(name: str) -> None:
    game, data = arena(Options(board=name)), DATA["presets"][name]
    board = game.layout
    hexes = {(cell["q"], cell["r"]): cell["name"] for cell in data["cells"]}
    assert dict(zip(board.hexes, board.names, strict=True)) == hexes
    assert [board.names[cell] for cell in game.actions] == data["actions_names"]
    for side, colour in enumerate(("red", "black")):
        pawns = {pawn["name"]: pawn["mask"] | side * 64 for pawn in data[colour]}
        there = {board.names[cell]: game.army[cell] for cell in game.starts[side]}
        assert there == pawns
    info = data["info"]
    assert (game.load, game.win_at) == (info["arrows_per_side"], info["win_at"])
    assert game.pawns == len(data["red"])


def test_the_joints_are_those_of_the_data() -> None:
    for edges, rot, q, r in DATA["joints"]["list"]:
        one, other = read_placements(f"A,0,0,0;B,{q},{r},{rot}")
        assert shared_edges(one, other) == edges


@pytest.mark.parametrize(
    ("placements", "message"),
    [
        ("A,0,0,0;B,1,1,0", "Plate B lies on top of plate A"),
        ("A,0,0,0;B,0,4,0;C,20,0,0", "Plate C shares fewer than 3 hex edges with another"),
        ("A,0,0,0;B,5,1,0", "Plate A shares fewer than 3 hex edges with another"),
        ("A,0,0,0;B,0,4,0;C,12,0,0;D,12,4,0", "Plate C does not hang together with plate A"),
        ("A,0,0,0;A,0,4,0", "There is only one plate A"),
        ("A,0,0,0;E,0,4,0", "There are plates A, B, C and D, but no E"),
    ],
)
def test_what_is_wrong_with_a_built_board_is_named(placements: str, message: str) -> None:
    with pytest.raises(NotationError, match=f"^{message}$") as caught:
        arena(Options(board="custom", placements=placements))
    assert caught.value.rule == "BS-BOARD"


@pytest.mark.parametrize("text", ["A", "A,0,0", "A,0,0,6", "A,x,0,0", "A,0,0,0;;B,0,4,0"])
def test_placements_that_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match="a piece is placed by its letter"):
        layout(text)


def test_a_built_board_has_pieces_at_first_those_of_the_box() -> None:
    assert arena(Options(board="custom")).layout.names == arena(Options()).layout.names
    with pytest.raises(NotationError, match="a built board has one to four pieces"):
        arena(Options(board="custom", placements=""))


def test_placements_are_written_as_they_are_read() -> None:
    for plan in BOARDS.values():
        assert ";".join(map(str, read_placements(plan.placements))) == plan.placements


def test_islands_need_neither_joints_nor_connection() -> None:
    placements = "A,0,0,0;B,0,4,0;C,12,0,0"
    board = arena(Options(board="custom", placements=placements, islands=True)).layout
    assert len(board.names) == 60
    assert "".join(sorted({name[0] for name in board.names})) == "abcdemnopq"
    with pytest.raises(NotationError, match="Plate B lies too far away"):
        layout("A,0,0,0;B,22,0,0", islands=True)
    assert layout("A,0,0,0;B,21,0,0", islands=True).files == 26


def test_a_single_piece_is_a_board_in_any_direction() -> None:
    for rot in range(6):
        game = arena(Options(board="custom", placements=f"c,3,-2,{rot}"))
        assert len(game.layout.names) == 20
        assert (game.pawns, game.load, len(game.actions)) == (3, 7, 3)
        assert not set(game.zones[0]) & set(game.zones[1])


def test_the_actions_option() -> None:
    names = arena(Options()).layout.names
    listed = arena(Options(actions="c3, A1,j8")).actions
    assert [names[cell] for cell in listed] == ["a1", "c3", "j8"]
    assert arena(Options(actions="none")).actions == ()
    for wrong in ("z9", "c3,c3", ""):
        with pytest.raises(NotationError) as caught:
            arena(Options(actions=wrong))
        assert caught.value.rule == "BS-NO-ACTION"


@pytest.mark.parametrize(
    "switches",
    [
        {"board": "castle"},
        {"setup": "random"},
        {"no_move": "win"},
        {"pie": "maybe"},
        {"win_at": "many"},
        {"landing_fallback": "nowhere"},
    ],
)
def test_switches_that_make_no_game(switches: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        Position(**switches)


# What is drawn


def test_the_hexes_lie_side_by_side() -> None:
    board = make_board()
    assert len(board.sites) == 80
    assert board["c1"].name.render() == "C1"
    assert {site.kind for site in board.sites} == {"hex", "action space"}
    for site in board.sites:
        assert len(site.outline) == 6
        assert all(abs(dist(corner, site.centre) - SIZE) < 1e-9 for corner in site.outline)
        for word, near in board.links[site.id].items():
            assert abs(dist(site.centre, board[near].centre) - HEIGHT) < 1e-9
            dx = board[near].centre[0] - site.centre[0]
            dy = board[near].centre[1] - site.centre[1]
            assert ("n" in word) == (dy < 0)
            assert ("e" in word) == (dx > 1)
            assert ("w" in word) == (dx < -1)


@pytest.mark.parametrize("name", BOARDS)
def test_labels_and_margins(name: str) -> None:
    board = make_board(Options(board=name))
    left, top, width, height = board.bounds
    xs = [x for site in board.sites for x, _ in site.outline]
    ys = [y for site in board.sites for _, y in site.outline]
    assert all(number == int(number) for number in board.bounds)
    for far in (min(xs) - left, min(ys) - top, left + width - max(xs), top + height - max(ys)):
        assert 60 <= far < 62
    files = {site.id[0].upper() for site in board.sites}
    ranks = {site.id[1:] for site in board.sites}
    assert sorted(label.text for label in board.labels) == sorted(files | ranks)
    for label in board.labels:
        x, y = label.centre
        assert left < x < left + width
        assert top < y < top + height
        assert all(dist(label.centre, site.centre) > SIZE for site in board.sites)


def test_the_action_spaces_of_a_draft_are_not_on_the_board_yet() -> None:
    assert {site.kind for site in make_board(Options(setup="draft")).sites} == {"hex"}

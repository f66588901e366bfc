"""The engine: all paths of a pawn with their choices, and what an action does step by step."""

from __future__ import annotations

from tabletop_qt.core.steps import Over
from tabletop_qt.games.blindside.events import (
    Died,
    Ended,
    Landed,
    Lost,
    Passed,
    Put,
    Turned,
    Went,
)
from tabletop_qt.games.blindside.notation import parse, read, way_of
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.ways import Jump, Taking, Way
from tabletop_qt.games.blindside.writing import Written
from tests.games.blindside.engine_boards import position, ways_of, written


def way(game: Position, text: str) -> Way:
    """Give the lawful path of a text."""
    said = parse(text, game.arena.layout)
    assert isinstance(said, Written)
    return way_of(said, game)


def test_paths_with_equal_results_are_all_there() -> None:
    game = position("c1:27/h8:1", actions="c3,e2")
    assert {"c1-c3-e4", "c1-e2-e4"} <= set(ways_of(game, "c1"))
    assert way(game, "c1-c3-e4").action == way(game, "c1-e2-e4").action


def test_a_path_tells_its_jumps_in_travel_order() -> None:
    game = position("c1:11/c2:9,c3:63", actions="none")
    c2, c3 = (game.arena.layout.cell_of[name] for name in ("c2", "c3"))
    assert way(game, "c1-c4").jumps == (Jump(c2, 9, 0, 0), Jump(c3, 9, 54, 0))
    turned = position("c1:63/d3:1", actions="c3")
    d3 = turned.arena.layout.cell_of["d3"]
    assert way(turned, "c1-c3-e2").jumps == (Jump(d3, 0, 1, 1),)


def test_a_landing_offers_arrows_places_and_facings() -> None:
    game = position("c1:9/c3:11", actions="a1,j8")
    cell = game.arena.layout.cell_of
    where = (cell["a1"], cell["j8"])
    assert way(game, "c1-c3").takings == (
        Taking(0, 10, where, (0, 1, 2, 3, 4, 5), "BS-LAND"),
        Taking(1, 9, where, (0, 1, 2), "BS-LAND"),
        Taking(3, 3, where, (0, 1, 2, 3, 4, 5), "BS-LAND"),
    )
    assert way(game, "c1-c3").turns == (0,)
    assert len(list(way(game, "c1-c3").actions())) == 2 * (6 + 3 + 6)
    last = position("c1:9/c3:1", actions="a1,j8")
    assert way(last, "c1-c3").takings == (Taking(0, 0, (), (0,), "BS-DEAD"),)


def test_a_stop_on_an_action_space_offers_turns() -> None:
    game = position("c1:9/h8:1", actions="c1,c2")
    assert way(game, "c1-c2").turns == (0, 1, 2)
    assert way(game, "c1-c3").turns == (0,)
    assert way(game, "c1/1").turns == (1, 2)
    assert way(game, "c1-c2").complete(4) == read("c1-c2/1", game)


def test_paths_are_those_of_the_side_to_move() -> None:
    game = position("c1:9/h8:1")
    cell = game.arena.layout.cell_of
    assert game.ways(cell["h8"]) == game.ways(cell["a1"]) == []
    drafting = Position(setup="draft")
    assert drafting.ways(0) == []


# Events


def test_a_move_is_told_leg_by_leg() -> None:
    game = Position()
    cell = game.arena.layout.cell_of
    e1, d2, d5 = cell["e1"], cell["d2"], cell["d5"]
    assert game.events(read("e1-d2-d5", game)) == (Went(0, e1, d2), Went(0, d2, d5))


def test_jumps_and_deaths_are_told_in_order() -> None:
    game = position("c1:63/c2:9,c3:41,h8:1", actions="c4")
    cell = game.arena.layout.cell_of
    told = game.events(read("c1-c4/2", game))
    assert told == (
        Went(0, cell["c1"], cell["c4"]),
        Lost(cell["c2"], 9, "BS-JUMP"),
        Died(cell["c2"]),
        Lost(cell["c3"], 9, "BS-JUMP"),
    )


def test_a_landing_is_told_step_by_step() -> None:
    game = position("c1:9/c3:11", actions="a1")
    cell = game.arena.layout.cell_of
    c1, c3, a1 = cell["c1"], cell["c3"], cell["a1"]
    assert game.events(read("c1-c3*ne>a1/2", game)) == (
        Went(0, c1, c3),
        Landed(c3),
        Lost(c3, 2, "BS-LAND"),
        Put(c3, a1, "BS-LAND"),
        Turned(a1, 2, "BS-LAND"),
    )
    nowhere = position("c1:9/c3:11", actions="none")
    assert nowhere.events(read("c1-c3*ne>c1/0", nowhere))[-1] == Put(c3, c1, "BS-LAND-NOWHERE")


def test_the_path_that_was_gone_may_be_named() -> None:
    game = position("c1:27,a8:9/h8:1", actions="c3,e2,c1")
    cell = game.arena.layout.cell_of
    c1, c3, e2, e4 = (cell[name] for name in ("c1", "c3", "e2", "e4"))
    action = read("c1-e2-e4", game)
    assert game.events(action) == (Went(0, c1, c3), Went(0, c3, e4))
    assert game.events(action, (c1, e2, e4)) == (Went(0, c1, e2), Went(0, e2, e4))
    turn = read("c1/1", game)
    assert game.events(turn) == (Turned(c1, 1, "BS-ROTATE-PLACE"),)
    assert game.events(turn, (c1, c3, c1))[-1] == Turned(c1, 1, "BS-ROTATE-STOP")


def test_passes_and_ends_are_told() -> None:
    game = position("a8:1/b8:1 r 0 0 0 ps=1", actions="none")
    assert written(game) == {"pass"}
    assert game.events(game.actions()[0]) == (Passed(0), Ended(Over((), "BS-TURN")))
    won = position("c1:11/c2:9")
    assert won.events(read("c1-c3", won))[-2:] == (
        Died(won.arena.layout.cell_of["c2"]),
        Ended(Over((0,), "BS-NO-PAWNS")),
    )
    assert won.over() is None

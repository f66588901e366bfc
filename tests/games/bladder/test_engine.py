"""The engine: the test vectors of the specification, and each rule by a small position."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop_qt.core.position import divide, perft
from tabletop_qt.games.bladder.board import make_board
from tabletop_qt.games.bladder.cells import CELL_OF, CELLS, NAME, NEIGHBOURS, cell_of, distance
from tabletop_qt.games.bladder.events import Lamed, PickedUp, Scored, Stepped, Took, Turned
from tabletop_qt.games.bladder.position import Position
from tests.games.bladder.engine_boards import ended, legal, men, play, position

# Section 10


def test_each_cell_has_as_many_neighbours_as_the_specification_says() -> None:
    counts = {name: len(NEIGHBOURS[cell]) for name, cell in CELL_OF.items()}
    assert Counter(counts.values()) == {8: 36, 7: 4, 6: 4, 5: 16, 4: 4, 3: 4}
    assert {name for name, n in counts.items() if n == 7} == {"d1", "e1", "d8", "e8"}
    assert {name for name, n in counts.items() if n == 6} == {"c1", "f1", "c8", "f8"}
    assert {name for name, n in counts.items() if n == 4} == {"d9", "e9", "d10", "e10"}
    assert {NAME[cell] for cell in NEIGHBOURS[CELL_OF["d9"]]} == {"e9", "c1", "d1", "e1"}


PERFT = [
    ({}, [24, 576, 16_032, 446_224]),
    ({"step_range": 2}, [48, 2_304, 123_142]),
    ({"real_time": True}, [24, 576, 16_032, 446_224]),
    ({"real_time": True, "step_range": 2}, [48, 2_304, 123_142, 6_580_806]),
    ({"hero": True}, [14, 196, 6_664, 203_952]),
]


@pytest.mark.parametrize(("switches", "counts"), PERFT, ids=str)
def test_perft_from_the_start(switches: dict[str, int], counts: list[int]) -> None:
    game = Position(**switches)  # type: ignore[arg-type]
    assert [perft(game, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.slow
@pytest.mark.parametrize(("reach", "depth", "count"), [(1, 5, 13_520_172), (2, 4, 6_552_050)])
def test_perft_deeper(reach: int, depth: int, count: int) -> None:
    assert perft(Position(step_range=reach), depth) == count


def test_the_opening_moves() -> None:
    moves = legal(Position())
    assert len(moves) == 24
    assert sum(text[1] == text[-1] for text in moves) == 8
    assert {"a3-a4", "a6-a5", "b4-c4"} <= moves
    assert "g3-f4" in legal(play(Position(), "b4-c4"))
    assert sum(divide(Position(), 2).values()) == 576


def test_random_games_are_as_long_and_wide_as_the_specification_says() -> None:
    rng = Random(1)
    lengths, widest = [], 0
    for _ in range(100):
        game = Position()
        plies = 0
        while actions := game.actions():
            widest = max(widest, len(actions))
            game.make(rng.choice(actions))
            plies += 1
        lengths.append(plies)
    assert 250 < sum(lengths) / len(lengths) < 410
    assert widest < 200


def test_a_pass_range_by_steps_is_the_kings_distance() -> None:
    for start in range(CELLS):
        steps = {start: 0}
        queue = [start]
        for cell in queue:
            for near in NEIGHBOURS[cell]:
                if near not in steps:
                    steps[near] = steps[cell] + 1
                    queue.append(near)
        assert steps == {cell: distance(start, cell) for cell in range(CELLS)}


def test_three_around_pick_up_though_two_alone_count_beside_the_victim() -> None:
    game = position("Dd4 Dd5 De3 Le5 La1")
    assert legal(game, "e3-e4") == {"e3-e4@d4", "e3-e4@d5", "e3-e4@e4"}


# The board


def test_cells_are_read_in_both_orders_and_any_case() -> None:
    assert {cell_of(text) for text in ("d9", "D9", "9d", "9D")} == {CELL_OF["d9"]}
    assert [cell_of(text) for text in ("a9", "d0", "d11", "i4", "", "44", "d04")] == [-1] * 7


def test_the_boards_places_lie_side_by_side() -> None:
    board = make_board()
    assert board.sites[0].id == "diamond"
    assert board.bounds == (-130.0, -60.0, 1060.0, 920.0)
    assert [site.id for site in board.sites[1:]] == list(NAME)
    assert board["e10"].centre == (850.0, 350.0)
    assert board.links["d9"] == {"up": "e9", "up right": "e1", "right": "d1", "down right": "c1"}
    kinds = Counter(site.kind for site in board.sites)
    assert kinds == {"square": 60, "goal square": 4, "side square": 4, "diamond": 1}
    assert {label.text for label in board.labels} == {*"123456789ABCDEFGH", "10"}


# Moving


def test_a_man_steps_forward_and_sideways_only() -> None:
    assert legal(position("Dc4 Lh1 Lh2 Lh3")) == {"c4-d3", "c4-d4", "c4-d5", "c4-c3", "c4-c5"}
    assert legal(position("Lc4 Dh8 La8 La7", "l"), "c4") == {
        "c4-b3", "c4-b4", "c4-b5", "c4-c3", "c4-c5",
    }  # fmt: skip


def test_a_turned_man_steps_the_other_way() -> None:
    assert legal(position("dc4 Lh1 Lh8 Lg8"), "c4") == {
        "c4-b3", "c4-b4", "c4-b5", "c4-c3", "c4-c5",
    }  # fmt: skip


def test_a_man_turns_about_on_the_far_back_row_and_again_on_his_own() -> None:
    game = position("Dg2 Lc8 Lc7 Ld8")
    assert "dh2" in men(play(game, "g2-h1", "c8-b8", "h1-h2"))
    game = position("db2 Lc8 Lc7 Ld8")
    assert "Da2" in men(play(game, "b2-a2"))
    assert "Lh5" in men(play(position("lg5 Da1 Da2 Da3", "l"), "g5-h5"))
    assert "la5" in men(play(position("Lb5 Dc1 Dc2 Dc3", "l"), "b5-a5"))
    two = position("Df2 Lc8 Lc7 Ld8", step_range=2)
    assert "dh2" in men(play(two, "f2-h2"))


def test_side_squares_are_ordinary_squares() -> None:
    assert legal(position("Dc1 Lh8 Lh7 Lh6"), "c1") == {"c1-d9", "c1-d1", "c1-d2", "c1-c2"}
    assert legal(position("Dd9 Lh8 Lh7 Lh6"), "d9") == {"d9-e9", "d9-e1", "d9-d1"}
    assert legal(position("De9 Lh8 Lh7 Lh6"), "e9") == {"e9-f1", "e9-e1"}


def test_men_neither_jump_nor_share() -> None:
    assert legal(position("Dc4 Dd4 Ld3 Ld5 Lc5"), "c4") == {"c4-c3"}


def test_the_way_across_the_diamond_may_be_shut_while_the_bladder_lies_there() -> None:
    assert "d4-e5" in legal(position("Dd4 Lh1 Lh2 Lh3"))
    assert legal(position("Dd4 Lh1 Lh2 Lh3", step_across_diamond=False), "d4-e") == {
        "d4-e3", "d4-e4",
    }  # fmt: skip
    assert "d4-e5" in legal(position("Dd4 Lh1* Lh2 Lh3", step_across_diamond=False))
    two = position("Dc3 Dd4 Lh1 Lh2 Lh3", step_across_diamond=False, step_range=2)
    assert legal(two, "d4") & {"d4-e5", "d4-f6"} == set()
    assert "c3-e5" not in legal(position("Dc3 Lh1 Lh2", step_across_diamond=False, step_range=2))
    assert "c3-e5" in legal(position("Dc3 Lh1 Lh2 Lh3", step_range=2))


def test_two_squares_in_a_line_need_an_empty_middle() -> None:
    moves = legal(position("Dc4 Dd3 Lh1 Lc5 Lh8", step_range=2), "c4")
    assert moves == {"c4-d4", "c4-e4", "c4-d5", "c4-e6", "c4-c3", "c4-c2"}


def test_a_side_without_an_action_skips_and_two_skips_are_a_draw() -> None:
    assert legal(position("Dd9* Ld1 Le1 Le9 Lh1")) == {"skip"}
    walled = "Dg1 Lh1 Dg2 Lh2 Dg3 Lh3 Dg4 Lh4 Dg5 Lh5 Dg6 Lh6 Dg7 Lh7 Dg8 Lh8"
    assert legal(position(walled)) == legal(position(walled, "l")) == {"skip"}
    game = play(position(walled), "skip")
    assert ended(game) is None
    assert ended(play(game, "skip")) == ("BL-NO-MOVE", ())
    game.unmake()
    assert (game.skips, ended(game)) == (1, None)
    assert ended(Position(game.setup(), skips=2)) == ("BL-NO-MOVE", ())


# Picking up


def test_the_third_man_around_the_diamond_picks_up() -> None:
    game = position("Dd4 De4 Dc5 Lh1 Lh2 Lh3")
    assert legal(game, "c5-d5") == {"c5-d5@d4", "c5-d5@e4", "c5-d5@d5"}
    assert game.events(next(a for a in game.actions() if game.write(a) == "c5-d5@d4"))[1:] == (
        PickedUp(CELL_OF["d4"]),
    )
    play(game, "c5-d5@d4")
    assert (game.side, game.carrier, game.extra) == (1, CELL_OF["d4"], False)


def test_two_men_of_each_side_stand_off() -> None:
    assert legal(position("Dd4 De4 Ld5 Le5 Dc3 Lh1"), "c3") == {"c3-d3", "c3-c2", "c3-c4", "c3-d2"}


def test_lights_pick_up_is_worth_an_extra_turn() -> None:
    game = play(position("Ld4 Le4 Lf5 Da1 Da2 Da3", "l"), "f5-e5@e4")
    assert (game.side, game.extra, game.quiet) == (1, True, 0)
    assert {"e4>d4", "e4>e5"} <= legal(game)
    play(game, "d4-c4")
    assert (game.side, game.extra, game.quiet) == (0, False, 1)


def test_a_set_up_third_man_picks_up_by_moving_among_the_four() -> None:
    game = position("Dd4 De4 Dd5 Lh1 Lh2")
    assert legal(game, "d4-e5") == {"d4-e5@e4", "d4-e5@d5", "d4-e5@e5"}
    assert "d4-d3" in legal(game)


# Laming


def test_three_men_beside_an_enemy_may_lame_him() -> None:
    game = position("Dc3 Dc4 Db5 Ld4 Lh1 Lh2 Lh3")
    assert legal(game, "b5-c5") == {"b5-c5", "b5-c5xd4"}
    assert "Ld4" not in men(play(game, "b5-c5xd4"))
    assert (game.quiet, game.side) == (0, 1)


def test_only_the_man_that_moved_lames_and_a_shift_counts() -> None:
    game = position("Dc3 Dc4 Dc5 Ld4 Da1 Lh1 Lh2 Lh3")
    assert legal(game, "a1") == {"a1-a2", "a1-b1", "a1-b2"}
    assert "c3-d3xd4" in legal(game)
    assert "c3-c2xd4" not in legal(game)
    assert legal(game, "c3-b") == set()


def test_walking_into_three_enemies_is_safe() -> None:
    game = play(position("Dc3 Dc4 Dc5 Le4 Lh1 Lh2", "l"), "e4-d4")
    assert not any("x" in text for text in legal(game) if text.startswith(("a", "b")))
    assert "Ld4" in men(game)
    assert "c3-c2xd4" not in legal(game)


def test_at_most_one_is_lamed() -> None:
    game = position("Db2 Da3 Db4 Lc2 Lc3 Lc4 Lh1 Dd2 Dd4 Lc5")
    assert legal(game, "a3-b3") == {"a3-b3", "a3-b3xc2", "a3-b3xc3", "a3-b3xc4"}
    both = men(play(game, "a3-b3xc3"))
    assert "Lc2" in both
    assert "Lc4" in both


def test_across_the_diamond_nobody_is_beside_before_the_pick_up() -> None:
    assert legal(position("Df5 Df6 Dd3 Le5 La1 La2", "d"), "d3-d4") == {"d3-d4"}
    after = position("Df5 Df6 Dd3 Le5 La1* La2")
    assert legal(after, "d3-d4") == {"d3-d4", "d3-d4xe5"}


def test_a_pick_up_lames_first_with_the_diamond_as_it_stood() -> None:
    game = position("De4 Dd5 Dd3 Df5 Le5 Lh1 Lh2")
    assert legal(game, "d3-d4") == {"d3-d4@d4", "d3-d4@e4", "d3-d4@d5"}
    game = position("De4 Dd4 Dc6 Dc5 Ld6 Lh1 Lh2 De6")
    assert "c5-d5xd6@e4" in legal(game)
    play(game, "c5-d5xd6@e4")
    assert men(game) == "Lh1 Lh2 De4* De6 Dd4 Dd5 Dc6"


def test_laming_the_carrier_takes_the_bladder() -> None:
    game = position("Dc3 Dc4 Db5 Ld4* Lh1 Lh2", tackling=False)
    assert legal(game, "b5-c5") == {"b5-c5", "b5-c5xd4@c3", "b5-c5xd4@c4", "b5-c5xd4@c5"}
    assert men(play(game, "b5-c5xd4@c3")) == "Lh1 Lh2 Dc3* Dc4 Dc5"


# Tackling


def test_two_men_beside_the_carrier_may_take_the_bladder() -> None:
    game = position("Dc3 Db4 Ld4* Lh1 Lh2")
    assert legal(game, "b4-c4") == {"b4-c4", "b4-c4td4@c3", "b4-c4td4@c4"}
    assert men(play(game, "b4-c4td4@c3")) == "Lh1 Lh2 Ld4 Dc3* Dc4"
    assert (game.quiet, game.side) == (0, 1)
    assert legal(position("Dc3 Db4 Ld4* Lh1 Lh2", tackling=False), "b4-c4") == {"b4-c4"}


def test_a_tackler_has_to_end_beside_the_carrier() -> None:
    game = position("Dc3 Dc4 Da1 Ld4* Lh1 Lh2")
    assert legal(game, "a1") == {"a1-a2", "a1-b1", "a1-b2"}
    assert legal(game, "c4-c5") == {"c4-c5", "c4-c5td4@c3", "c4-c5td4@c5"}


def test_one_move_may_lame_a_man_and_tackle_the_carrier() -> None:
    game = position("Dd4 Dd6 Dc5 Le5* Le6 Df7 Lh1")
    assert {"c5-d5te5@d5", "c5-d5xe6te5@d5", "c5-d5xe5@d5"} <= legal(game, "c5-d5")
    assert "c5-d5xe6@d5" not in legal(game)
    action = next(a for a in game.actions() if game.write(a) == "c5-d5xe6te5@d4")
    e6, e5, d4, d5, c5 = (CELL_OF[name] for name in ("e6", "e5", "d4", "d5", "c5"))
    expected = (Stepped(0, c5, d5), Lamed(e6, 0), Took(e5, d4, "BL-TACKLE"))
    assert game.events(action) == expected
    assert men(play(game, "c5-d5xe6te5@d4")) == "Lh1 Df7 Le5 Dd4* Dd5 Dd6"


# Passing and scoring


def test_a_pass_reaches_three_kings_steps_over_anybodys_head() -> None:
    men_there = "Db4* Dc4 Le4 Dd5 Df4 De7 De9 Lh1"
    assert legal(position(men_there), "b4>") == {"b4>c4", "b4>d5", "b4>e7"}
    assert "b4>f4" in legal(position(men_there, pass_range=4))
    assert not any(">" in text for text in legal(position("Db4* Lh1 Lh2", "l")))


@pytest.mark.parametrize(
    ("men_there", "side", "action", "end"),
    [
        ("Dg4* Lc1", "d", "g4-h4", ("BL-GOAL", (0,))),
        ("Df4* dh5 Lc1", "d", "f4>h5", ("BL-GOAL", (0,))),
        ("Lb4* Dc1", "l", "b4-a5", ("BL-GOAL", (1,))),
        ("db4* Lc1", "d", "b4-a4", ("BL-OWN-GOAL", (1,))),
        ("Db4* Da5 Lc1", "d", "b4>a5", ("BL-OWN-GOAL", (1,))),
        ("lg5* Dc1", "l", "g5-h5", ("BL-OWN-GOAL", (0,))),
        ("Dg3 dh4 Dg6 Lg5* Lh1", "d", "g3-g4tg5@h4", ("BL-GOAL", (0,))),
    ],
)
def test_the_bladder_in_a_goal_ends_the_game(
    men_there: str, side: str, action: str, end: tuple[str, tuple[int, ...]]
) -> None:
    game = position(men_there, side)
    found = next(a for a in game.actions() if game.write(a) == action)
    last = game.events(found)[-1]
    assert isinstance(last, Scored)
    assert (last.rule, (last.winner,)) == end
    assert ended(play(game, action)) == end
    assert game.actions() == []


def test_a_carriers_step_into_a_goal_lames_nobody() -> None:
    game = position("Dg4* Dg3 Dg6 Lh3 Lg5 Dh6 Lc1")
    assert legal(game, "g4-h5") == {"g4-h5"}
    assert "g4-h4xh3" not in legal(game)


def test_a_taken_bladder_may_score_or_not() -> None:
    men_there = "Dg3 dh4 Lg5* Lh1"
    game = play(position(men_there, transfer_scores=False), "g3-g4tg5@h4")
    assert ended(game) is None
    assert ended(Position(game.setup(), transfer_scores=False)) is None
    assert ended(Position(game.setup())) == ("BL-GOAL", (0,))
    play(game, "h1-h2")
    assert ended(play(game, "h4-h5")) == ("BL-GOAL", (0,))
    own = "Da4 Db3 Lb5* Lh1"
    assert ended(play(position(own), "b3-b4tb5@a4")) == ("BL-OWN-GOAL", (1,))


def test_a_side_without_men_loses() -> None:
    game = play(position("Dc3 Dc4 Db5 Ld4"), "b5-c5xd4")
    assert ended(game) == ("BL-WIPED-OUT", (0,))
    assert ended(position("", "l")) == ("BL-WIPED-OUT", ())
    assert ended(position("Lb1")) == ("BL-WIPED-OUT", (1,))


def test_a_goal_is_judged_before_a_side_is_wiped_out() -> None:
    game = position("Da5 Db4 Dc4 Lb5*", tackling=False)
    assert ended(play(game, "c4-c5xb5@a5")) == ("BL-OWN-GOAL", (1,))


def test_nobody_can_pick_up_with_two_men_each() -> None:
    assert ended(position("Dd4 De4 Lh1 Lh2", draw_rules=False)) == ("BL-NO-PICKUP", ())
    assert ended(position("Dd4* De4 Lh1 Lh2")) is None
    assert ended(position("Dd4 De4 Dc3 Lh1 Lh2")) is None


def test_the_third_time_is_a_draw() -> None:
    dance = ("c4-c5", "f4-f5", "c5-c4", "f5-f4")
    game = play(position("Dc4 Da1 Da2 Lf4 Lh1 Lh2"), *dance, *dance[:3])
    assert ended(game) is None
    seen, before = game.seen, game.setup()
    assert ended(play(game, "f5-f4")) == ("BL-DRAW", ())
    assert ended(play(Position(before, seen), "f5-f4")) == ("BL-DRAW", ())
    game = play(position("Dc4 Da1 Da2 Lf4 Lh1 Lh2", draw_rules=False), *dance, *dance, *dance)
    assert ended(game) is None


def test_a_repetition_outlives_changes_of_possession() -> None:
    dance = ("c4-c5td4@c5", "d6-d5tc5@d4", "c5-c4", "d5-d6")
    game = play(position("Dc3 Dc4 Ld4* Ld6 Lh1"), *dance, *dance[:3])
    assert game.quiet == 1
    assert len(game.seen) == 8
    assert ended(play(game, "d5-d6")) == ("BL-DRAW", ())


def test_a_hundred_and_twenty_quiet_turns_are_a_draw() -> None:
    game = Position(position("Dc4 Da1 Da2 Lf4* Lh1 Lh2").setup())
    game.quiet = 119
    assert ended(play(game, "c4-c5")) == ("BL-DRAW", ())
    later = Position(game.setup())
    assert (later.quiet, ended(later)) == (120, ("BL-DRAW", ()))
    assert ended(Position(game.setup(), draw_rules=False)) is None


def test_events_tell_of_turning_about() -> None:
    game = position("Dg2 Lc8 Lc7 Ld8")
    action = next(a for a in game.actions() if game.write(a) == "g2-h2")
    assert game.events(action) == (Stepped(0, CELL_OF["g2"], CELL_OF["h2"]), Turned(CELL_OF["h2"]))

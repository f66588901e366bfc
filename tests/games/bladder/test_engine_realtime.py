"""Real Time Bladder: two orders carried out together, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_qt.games.bladder.cells import CELL_OF, NAME
from tabletop_qt.games.bladder.events import (
    Claimed,
    Clashed,
    Event,
    Lamed,
    Passed,
    PickedUp,
    Scored,
    Spilled,
    Stepped,
    Took,
    Turned,
    Voided,
)
from tabletop_qt.games.bladder.notation import decode, encode, read
from tabletop_qt.games.bladder.position import Position
from tabletop_qt.games.bladder.setup import FORFEITED, LAMED, UNMARKED, USED
from tests.games.bladder.engine_boards import ended, legal, men, play, setup


def real(there: str, heroes: str = "", **switches: Any) -> Position:
    """Give a Real Time position; with heroes on two cells, or ``x``, under that option too."""
    marks = tuple(CELL_OF.get(name, LAMED) for name in heroes.split()) or (UNMARKED, UNMARKED)
    there_and_marked = setup(there, heroes=marks)
    return Position(there_and_marked, real_time=True, hero=bool(heroes), **switches)


def told(game: Position, dark: str, light: str) -> list[str]:
    """Make both orders; tell what they come to, an event a word."""
    play(game, dark)
    order = read(light, game)
    assert game.lawful_order(order), light
    events = game.events(order)
    game.make(order)
    return [_word(event) for event in events]


def _word(event: Event) -> str:
    match event:
        case Stepped(_, start, to):
            return f"{NAME[start]}-{NAME[to]}"
        case Passed(start, to):
            return f"{NAME[start]}>{NAME[to]}"
        case Clashed(cell, _, spared):
            return f"clash:{NAME[cell]}" + ("" if spared < 0 else f"/{spared}")
        case Lamed(cell, _):
            return f"x{NAME[cell]}"
        case Took(start, to, rule):
            return f"{'t' if rule == 'BL-TACKLE' else ''}{NAME[start]}@{NAME[to]}"
        case PickedUp(cell):
            return f"@{NAME[cell]}"
        case Spilled(cell):
            return f"spill:{NAME[cell]}"
        case Voided(_, start, to):
            return f"void:{NAME[start]}-{NAME[to]}"
        case Scored(cell, winner, _):
            return f"goal:{NAME[cell]}/{winner}"
        case Claimed(_, cell, right):
            return f"{'right' if right else 'wrong'}:{NAME[cell]}"
        case Turned(cell):
            return f"turn:{NAME[cell]}"
    return "skip"


REST = "Da1 Da2 Da3 Lh1 Lh2 Lh3"


def test_darks_order_is_kept_until_lights_comes() -> None:
    game = Position(real_time=True)
    play(game, "b4-c4xg4@c4")
    assert (game.side, game.seat, game.order) == (1, 1, read("b4-c4xg4@c4", game))
    assert encode(game.setup(), real_time=True).endswith(" l - 0 b4-c4xg4@c4")
    assert men(game) == men(Position())
    assert len(game.seen) == 1
    again = Position(decode(encode(game.setup(), real_time=True), real_time=True), real_time=True)
    assert (again.order, again.key) == (game.order, game.key)
    play(game, "g4-f4")
    assert (game.side, game.order, game.quiet, len(game.seen)) == (0, -1, 1, 2)


def test_the_bare_moves_are_listed() -> None:
    game = real("Dd4 De4 Dc5 Lh1 Lh2")
    assert "c5-d5" in legal(game)
    assert all("@" not in text for text in legal(game))


def test_men_may_cross_and_exchange_diagonals_but_not_take_a_square_just_left() -> None:
    assert told(real(f"Dc4 Ld5 {REST}"), "c4-d4", "d5-c5") == ["c4-d4", "d5-c5"]
    assert "c4-d5" not in legal(real(f"Dc4 Ld5 {REST}"))
    game = real(f"Dc4 Dc5 Ld4 Ld5 {REST}")
    play(game, "a1-b1")
    assert "d4-c4" not in legal(game)


def test_the_same_destination_is_a_clash_of_heads() -> None:
    game = real(f"Dc4 Le4 {REST}")
    assert told(game, "c4-d4", "e4-d4") == ["c4-d4", "e4-d4", "clash:d4"]
    assert men(game) == "Lh1 Lh2 Lh3 Da1 Da2 Da3"
    assert (game.quiet, len(game.seen)) == (0, 1)


def test_a_carrier_removed_in_a_clash_spills_the_bladder_or_is_spared() -> None:
    there = f"Dc4* Le4 {REST}"
    game = real(there)
    assert told(game, "c4-d4", "e4-d4") == ["c4-d4", "e4-d4", "clash:d4", "spill:d4"]
    assert game.carrier == -1
    game = real(there, spill=False)
    assert told(game, "c4-d4", "e4-d4") == ["c4-d4", "e4-d4", "clash:d4/0"]
    assert "Dd4*" in men(game)


def test_a_bladder_spilled_in_a_clash_may_be_picked_up_in_the_same_turn() -> None:
    game = real(f"Dd3* De4 Dd5 De5 Lf3 {REST}", step_across_diamond=False)
    assert told(game, "d3-e3@e4", "f3-e3") == [
        "d3-e3", "f3-e3", "clash:e3", "spill:e3", "@e4",
    ]  # fmt: skip
    game = real(f"Dd3* De4 Dd5 Lf3 {REST}")
    assert told(game, "d3-e3@e4", "f3-e3")[-1] == "spill:e3"


def test_a_spared_carrier_scores() -> None:
    game = real("Dg4* Lh3 La1", spill=False)
    assert told(game, "g4-h4", "h3-h4")[-2:] == ["clash:h4/0", "goal:h4/0"]
    game = real("Dg4* Dd4 Dd5 Lh3 Lc1 Lc2 Lc3")
    assert told(game, "g4-h4", "h3-h4")[-1] == "spill:h4"
    assert ended(game) is None


def test_a_goal_comes_before_laming() -> None:
    game = real("Dg4* Lh3 Lg3 lg6")
    events = told(game, "g4-h4", "g6-h5xg4@h5")
    assert events == ["g4-h4", "turn:h4", "g6-h5", "turn:h5", "goal:h4/0"]
    assert ended(game) == ("BL-GOAL", (0,))


def test_a_pass_may_score_for_either_side() -> None:
    game = real(f"Df4* dh5 {REST}")
    assert told(game, "f4>h5", "h1-g1") == ["f4>h5", "h1-g1", "goal:h5/0"]
    game = real(f"Db4* Da5 {REST}")
    assert told(game, "b4>a5", "h1-g1")[-1] == "goal:a5/1"
    assert ended(game) == ("BL-OWN-GOAL", (1,))


def test_only_stated_targets_are_lamed() -> None:
    there = "Dc3 Dc4 Db5 Ld4 Da1 Lh1 Lh2 Lh3"
    game = real(there)
    assert told(game, "b5-c5xd4", "h1-g1") == ["b5-c5", "h1-g1", "xd4"]
    assert game.quiet == 0
    for order in ("b5-c5", "b5-c5xh2", "b5-c5xa1", "b5-c5xe8", "a1-a2xd4"):
        assert told(real(there), order, "h1-g1")[2:] == []


def test_a_target_is_followed_if_it_moves() -> None:
    there = "Dc3 Dc4 Db5 Ld4 Le4 Lh1 Lh2 Lh3"
    assert told(real(there), "b5-c5xd4", "d4-d5")[2:] == []
    there = "Dc3 Dc4 Db5 Le4 Lh1 Lh2 Lh3"
    assert told(real(there), "b5-c5xe4", "e4-d4") == ["b5-c5", "e4-d4", "xd4"]
    assert told(real(there), "b5-c5xd4", "e4-d4")[2:] == []


def test_men_lamed_in_the_same_turn_still_count_as_attackers() -> None:
    game = real("Dc3 Dc4 Db5 Ld3 Ld5 Le4 Dd1* Lh1")
    assert told(game, "b5-c5xe4", "e4-d4xc4") == ["b5-c5", "e4-d4", "xd4", "xc4"]
    assert men(game) == "Lh1 Dd1* Ld3 Ld5 Dc3 Dc5"


def test_a_lamed_mover_cannot_tackle_and_a_lamed_helper_does_not_help() -> None:
    there = "Dc3 Dc4 Db5 Ld3 Ld5* Ld6 Le4 Lh1"
    orders = "b5-c5td5@c5", "e4-d4"
    assert told(real(there), *orders) == ["b5-c5", "e4-d4", "td5@c5"]
    assert told(real(there), orders[0], "e4-d4xb5") == ["b5-c5", "e4-d4", "xc5"]
    assert told(real(there), orders[0], "e4-d4xc4") == ["b5-c5", "e4-d4", "xc4"]


def test_possession_needs_an_entitled_nominee() -> None:
    there = f"Dc3 Dc4 Db5 Ld4* {REST}"
    assert told(real(there), "b5-c5xd4@c3", "h1-g1")[2:] == ["xd4", "d4@c3"]
    assert told(real(there), "b5-c5xd4", "h1-g1")[2:] == ["xd4", "spill:d4"]
    assert told(real(there), "b5-c5xd4@a1", "h1-g1")[2:] == ["xd4", "spill:d4"]
    assert told(real(there), "b5-c5xd4@b5", "h1-g1")[2:] == ["xd4", "spill:d4"]
    assert told(real(there, spill=False), "b5-c5xd4", "h1-g1")[2:] == []
    assert told(real(there, spill=False), "b5-c5xd4@c5", "h1-g1")[2:] == ["xd4", "d4@c5"]
    assert told(real(there), "b5-c5td4", "h1-g1")[2:] == []
    assert told(real(there), "b5-c5td4@c5", "h1-g1")[2:] == ["td4@c5"]


def test_a_nominee_who_is_lamed_gets_nothing() -> None:
    there = "Dc3 Dc4 Db5 Ld4* Ld3 Le2 Lh1"
    orders = "b5-c5xd4@c3", "e2-d2xc3"
    assert told(real(there), *orders)[2:] == ["xd4", "xc3", "spill:d4"]
    assert told(real(there, spill=False), *orders)[2:] == ["xc3"]


def test_lame_and_tackle_may_name_the_same_man() -> None:
    there = f"Dc3 Db5 Ld4* {REST}"
    assert told(real(there), "b5-c5xd4td4@c5", "h1-g1")[2:] == ["td4@c5"]
    assert told(real(f"Dc4 {there}"), "b5-c5xd4td4@c5", "h1-g1")[2:] == ["xd4", "d4@c5"]
    assert told(real(there, tackling=False), "b5-c5td4@c5", "h1-g1")[2:] == []


def test_the_target_of_a_tackle_has_to_be_the_carrier_after_the_passes() -> None:
    there = f"Dc3 Db5 Ld4* Le4 {REST}"
    assert told(real(there), "b5-c5td4@c5", "d4>e4")[2:] == []
    game = real(f"Dc3 Db5 Ld4 Le5* {REST}")
    assert told(game, "b5-c5td4@c3", "e5>d4") == ["e5>d4", "b5-c5", "td4@c3"]


def test_three_around_the_diamond_pick_up_only_with_a_nominee_and_later_too() -> None:
    game = real(f"Dd4 De4 Dc5 {REST}")
    assert told(game, "c5-d5", "h1-g1")[2:] == []
    assert told(game, "a1-b1@d4", "g1-f1")[2:] == ["@d4"]
    assert (game.side, game.extra, game.quiet) == (0, False, 0)
    light = real(f"Ld4 Le4 Lf5 {REST}")
    assert told(light, "a1-b1@d4", "f5-e5@e5")[2:] == ["@e5"]
    assert (light.side, light.extra) == (0, False)


def test_a_lamed_man_does_not_pick_up() -> None:
    game = real("Dd4 De4 Dc5 Ld6 Lc6 Lf6 Lh1 Da1")
    assert told(game, "c5-d5@d4", "f6-e6xc5") == ["c5-d5", "f6-e6", "xd5"]


def test_a_bladder_that_falls_back_holds_the_diamond_rules_again() -> None:
    game = real(f"Dc3 Dc4 Db5 Ld4* {REST}", step_across_diamond=False)
    told(game, "b5-c5xd4", "h1-g1")
    assert game.carrier == -1
    assert vars(game)["_tables"].beside[CELL_OF["d4"]].count(CELL_OF["e5"]) == 0
    game = real(f"Dc3 Dc4 Dd5 De5 De4 Db5 Ld4* {REST}")
    assert told(game, "b5-c5xd4@e5", "h1-g1")[2:] == ["xd4", "d4@e5"]
    game = real(f"Dc3 Dc4 Dd5 De5 Db5 Le4* Dd3 Df4 {REST}")
    assert told(game, "c4-d4xe4@c3", "h1-g1")[2:] == ["xe4", "spill:e4"]
    game = real(f"Dc3 Dc4 Dd5 De5 Db5 Le3* Dd3 De4 {REST}")
    assert told(game, "c4-d4xe3@d5", "h1-g1")[2:] == ["xe3", "spill:e3", "@d5"]


def test_a_taken_bladder_scores_with_a_nominee_in_the_goal() -> None:
    there = f"Dg3 dh4 Lg5* {REST}"
    game = real(there)
    assert told(game, "g3-g4tg5@h4", "h1-g1")[-1] == "goal:h4/0"
    assert ended(game) == ("BL-GOAL", (0,))
    game = real(there, transfer_scores=False)
    assert told(game, "g3-g4tg5@h4", "h1-g1")[-1] == "tg5@h4"
    assert ended(game) is None


def test_both_sides_may_be_wiped_out_or_left_with_too_few() -> None:
    game = real("Dc4* Le4")
    told(game, "c4-d4", "e4-d4")
    assert ended(game) == ("BL-WIPED-OUT", ())
    game = real("Dc4* Da1 Da2 Le4 Lh1 Lh2")
    told(game, "c4-d4", "e4-d4")
    assert ended(game) == ("BL-NO-PICKUP", ())


def test_both_skipping_is_a_draw() -> None:
    walled = "Dg1 Lh1 Dg2 Lh2 Dg3 Lh3 Dg4 Lh4 Dg5 Lh5 Dg6 Lh6 Dg7 Lh7 Dg8 Lh8"
    game = real(walled)
    play(game, "skip")
    assert (ended(game), legal(game)) == (None, {"skip"})
    assert ended(play(game, "skip")) == ("BL-NO-MOVE", ())
    game = real(f"{walled} Dc1")
    assert not game.lawful_order(read("skip", game))
    assert ended(play(game, "c1-c2", "skip")) is None


def test_a_pair_of_orders_is_one_turn_for_the_draws() -> None:
    dance = (("c4-c5", "f4-f5"), ("c5-c4", "f5-f4"))
    game = real(f"Dc4 Lf4 {REST}")
    for _ in range(2):
        for orders in dance:
            assert ended(game) is None
            play(game, *orders)
    assert (game.quiet, ended(game)) == (4, ("BL-DRAW", ()))


def test_two_squares_clash_only_where_they_end() -> None:
    game = real(f"Dc4 Le4 {REST}", step_range=2)
    assert told(game, "c4-d5", "e4-c6") == ["c4-d5", "e4-c6"]
    game = real(f"Dc4 Ld6 {REST}", step_range=2)
    assert told(game, "c4-e6", "d6-d4") == ["c4-e6", "d6-d4"]


# With heroes


def test_a_second_step_is_the_claim() -> None:
    game = real(f"Dc4 Le7 {REST}", "c4 e7")
    assert told(game, "c4-d4+d4-e4", "e7-d7") == ["right:c4", "c4-d4", "e7-d7", "d4-e4"]
    assert game.heroes == (USED, CELL_OF["d7"])
    assert not game.lawful_order(read("e4-f4+f4-g4", game))
    game = real(f"Dc4 Le7 {REST}", "a1 e7")
    assert told(game, "c4-d4+d4-e4", "e7-d7") == ["wrong:c4", "c4-d4", "e7-d7", "void:d4-e4"]
    assert game.heroes == (FORFEITED, CELL_OF["d7"])


def test_a_second_step_has_to_be_possible_before_the_turn() -> None:
    game = real(f"Dc4 Le4 {REST}", "c4 e4")
    assert game.lawful_order(read("c4-c5+c5-c4", game))
    assert not game.lawful_order(read("c4-d4+d4-e4", game))
    assert not game.lawful_order(read("c4-d4+d4-c4", game))
    assert not game.lawful_order(read("hero:c4", game))
    assert game.lawful_order(read("c4-d4+d4-d5xe4te4@d5", game))
    top = real(f"Dg8 Lc4 {REST}", "g8 c4")
    assert top.lawful_order(read("g8-h8+h8-g7", top))
    assert not Position(game.setup(), real_time=True).lawful_order(read("c4-c5+c5-c4", game))


def test_a_second_step_is_void_if_the_square_is_taken() -> None:
    game = real(f"Dc4 Lf5 {REST}", "c4 f5")
    assert told(game, "c4-d4+d4-e4", "f5-e4") == [
        "right:c4", "c4-d4", "f5-e4", "void:d4-e4",
    ]  # fmt: skip
    game = real(f"Dc4 Lf4 {REST}", "c4 f4")
    assert told(game, "c4-d4+d4-e4", "f4-e4+e4-d4")[-2:] == ["void:d4-e4", "void:e4-d4"]


def test_second_steps_clash_and_heroes_are_lost() -> None:
    game = real(f"Dc4 Lg4 {REST}", "c4 g4")
    assert told(game, "c4-d4+d4-e4", "g4-f4+f4-e4")[-1] == "clash:e4"
    assert game.heroes == (USED, USED)
    game = real(f"Dc4 Le4 {REST}", "c4 e4")
    told(game, "c4-d4", "e4-d4")
    assert game.heroes == (LAMED, LAMED)


def test_a_man_who_fell_has_no_second_step() -> None:
    game = real(f"Dc4 Le4 {REST}", "c4 e4")
    assert told(game, "c4-d4+d4-d5", "e4-d4") == ["right:c4", "c4-d4", "e4-d4", "clash:d4"]


def test_a_first_step_into_the_goal_ends_the_turn() -> None:
    game = real(f"Dg4* {REST}", "g4 h1")
    assert told(game, "g4-h4+h4-h5", "h1-g1")[-1] == "goal:h4/0"
    game = real(f"Df4* {REST}", "f4 h1")
    assert told(game, "f4-g4+g4-h4", "h1-g1")[-1] == "goal:h4/0"


def test_targets_and_nominees_are_followed_through_both_steps() -> None:
    there = "Dc3 Dc4 Da5 Le5* Lh1 Lh2 Lh3"
    game = real(there, "a5 e5")
    assert told(game, "a5-b5+b5-c5xe5@c5", "e5-d4") == [
        "right:a5", "a5-b5", "e5-d4", "b5-c5", "xd4", "d4@c5",
    ]  # fmt: skip
    assert game.heroes == (USED, LAMED)


def test_a_lamed_hero_may_be_claimed_and_is_forfeited() -> None:
    game = real(f"Dc4 Lf4 {REST}", "x f4")
    assert told(game, "c4-d4+d4-e4", "f4-f5")[0] == "wrong:c4"
    assert game.heroes[0] == FORFEITED


@pytest.mark.parametrize("order", ["c4-d4", "c4-d4xd5", "c4-d4+d4-e4@e4"])
def test_orders_may_be_taken_back(order: str) -> None:
    game = real(f"Dc4 Lf4 {REST}", "c4 f4")
    before = (game.setup(), game.key, game.seen)
    play(game, order, "f4-e4")
    game.unmake()
    assert game.order == read(order, game)
    game.unmake()
    assert (game.setup(), game.key, game.seen) == before

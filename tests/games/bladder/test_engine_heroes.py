"""Hidden Hero's Bladder: marks, claims and the double move."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_qt.games.bladder.cells import CELL_OF
from tabletop_qt.games.bladder.events import Claimed, Marked, Skipped
from tabletop_qt.games.bladder.notation import encode, read
from tabletop_qt.games.bladder.position import Position
from tabletop_qt.games.bladder.setup import FORFEITED, LAMED, USED, Phase
from tests.games.bladder.engine_boards import ended, legal, men, play, setup


def game_of(men: str, heroes: str, side: str = "d", **switches: Any) -> Position:
    """Give a position with heroes on two cells, or ``x``."""
    dark, light = (CELL_OF.get(name, LAMED) for name in heroes.split())
    fields = {"extra": switches.pop("extra", False), "quiet": switches.pop("quiet", 0)}
    return Position(setup(men, side, heroes=(dark, light), **fields), hero=True, **switches)


def fields(game: Position) -> str:
    """Give the fields of the position string after the board."""
    return encode(game.setup(), hero=True).split(" ", 1)[1]


def test_dark_marks_first_then_light_then_dark_moves() -> None:
    game = Position(hero=True)
    assert (game.seat, game.side, len(legal(game, "mark:"))) == (0, 0, 14)
    assert "mark:a1" in legal(game)
    assert game.events(read("mark:b4", game)) == (Marked(0, CELL_OF["b4"]),)
    play(game, "mark:b4")
    assert (game.seat, game.side, fields(game)) == (1, 0, "d - 0 b4,? -")
    assert all(text[5] in "gh" for text in legal(game))
    play(game, "mark:g3")
    assert (game.seat, game.side, fields(game)) == (0, 0, "d - 0 b4,g3 -")
    assert len(legal(game)) == 34
    assert "hero:a1" not in legal(game)


def test_marks_are_asked_of_dark_first_though_light_is_to_move() -> None:
    game = Position(setup("Da1 Da2 Da3 Lh1 Lh2 Lh3", "l"), hero=True)
    assert legal(game) == {"mark:a1", "mark:a2", "mark:a3"}
    play(game, "mark:a1")
    assert legal(game) == {"mark:h1", "mark:h2", "mark:h3"}
    assert game.seat == 1
    play(game, "mark:h1")
    assert (game.seat, game.side, fields(game)) == (1, 1, "l - 0 a1,h1 -")


def test_marks_and_claims_do_not_count_as_repetition() -> None:
    game = Position(hero=True)
    play(game, "mark:b4", "mark:g3")
    key = game.key
    assert game.seen == (key,)
    play(game, "hero:b1")
    assert (game.key, game.seen) == (key, (key,))
    assert game.heroes == (FORFEITED, CELL_OF["g3"])


def test_a_right_claim_gives_two_moves_of_that_man() -> None:
    game = game_of("Dc4 Da1 Da2 Lh1 Lh2 Lh3", "c4 h1")
    assert game.events(read("hero:c4", game)) == (Claimed(0, CELL_OF["c4"], right=True),)
    play(game, "hero:c4")
    assert (fields(game), game.seat) == ("d - 0 +,h1 1c4", 0)
    assert legal(game) == {"c4-c3", "c4-c5", "c4-d3", "c4-d4", "c4-d5"}
    play(game, "c4-d4")
    assert (fields(game), game.seat) == ("d - 0 +,h1 2d4", 0)
    assert all(text.startswith("d4-") for text in legal(game))
    play(game, "d4-e4")
    assert fields(game) == "l - 1 +,h1 -"
    assert len(game.seen) == 2
    assert not legal(play(game, "h1-g1"), "hero:")


def test_a_wrong_claim_forfeits_the_double_move_and_any_action_follows() -> None:
    game = game_of("Dc4* Da1 Da2 Lh1 Lh2 Lh3", "c4 h1")
    assert game.events(read("hero:a1", game)) == (Claimed(0, CELL_OF["a1"], right=False),)
    play(game, "hero:a1")
    assert fields(game) == "d - 0 -,h1 -"
    assert "c4>a2" in legal(game)
    assert not legal(game, "hero:")
    play(game, "c4>a2")
    assert fields(game) == "l - 1 -,h1 -"


def test_only_a_man_who_can_step_may_be_declared() -> None:
    game = game_of("Dd9* Ld1 Le1 Le9 Da1 Lh1", "d9 h1")
    assert legal(game, "hero:") == {"hero:a1"}


def test_a_mark_goes_with_the_man_and_is_lost_with_him() -> None:
    game = game_of("Dc3 Dc4 Db5 Ld4 Lh1 Lh2", "b5 d4", quiet=5)
    play(game, "b5-c5xd4")
    assert game.heroes == (CELL_OF["c5"], LAMED)
    assert {"hero:h1", "hero:h2"} == legal(game, "hero:")
    play(game, "hero:h1")
    assert fields(game) == "l - 0 c5,- -"


def test_a_declared_hero_who_is_lamed_leaves_no_mark() -> None:
    game = game_of("Dc3 Dc4 Db5 Le4 Lh1 Lh2", "b5 e4", "l")
    play(game, "hero:e4", "e4-d4", "d4-d3")
    assert game.heroes == (CELL_OF["b5"], USED)
    play(game, "c4-d4")
    assert game.heroes == (CELL_OF["b5"], USED)


def test_each_of_the_two_moves_may_lame() -> None:
    game = game_of("Db1 Db2 Dc3 De2 De4 Lc1 Le3 Lh1 Lh2", "c3 h1", quiet=7)
    play(game, "hero:c3", "c3-c2xc1")
    assert fields(game) == "d - 7 +,h1 2c2!"
    assert legal(game, "c2-d3") == {"c2-d3", "c2-d3xe3"}
    again = Position(game.setup(), game.seen, hero=True)
    assert fields(play(game, "c2-d3")) == "l - 0 +,h1 -"
    assert men(play(again, "c2-d3xe3")) == "Lh1 Lh2 De2 De4 Dd3 Db1 Db2"


def test_two_quiet_moves_count_as_one_quiet_turn() -> None:
    game = game_of("Dc4 Da1 Da2 Lh1 Lh2 Lh3", "c4 h1", quiet=118)
    play(game, "hero:c4", "c4-c5", "c5-c4")
    assert (game.quiet, ended(game)) == (119, None)
    assert ended(play(game, "h1-g1")) == ("BL-DRAW", ())


def test_a_tackle_with_the_first_move_cancels_the_second_or_not() -> None:
    there = "Dc3 Db4 Ld4* Lh1 Lh2"
    game = play(game_of(there, "b4 h1"), "hero:b4", "b4-c4td4@c3")
    assert fields(game) == "d - 0 +,h1 2c4!"
    game = play(game_of(there, "b4 h1", hero_after_tackle=False), "hero:b4", "b4-c4td4@c3")
    assert fields(game) == "l - 0 +,h1 -"
    game = play(game_of(there, "b4 h1", hero_after_tackle=False), "hero:b4", "b4-c4")
    assert game.phase == Phase.SECOND
    assert fields(play(game, "c4-c5td4@c5")) == "l - 0 +,h1 -"


def test_lights_pick_up_with_the_first_move_keeps_the_extra_turn_for_later() -> None:
    game = game_of("Ld4 Le4 Lf5 Da1 Da2 Da3", "a1 f5", "l", quiet=4)
    play(game, "hero:f5", "f5-e5@e4")
    assert fields(game) == "l x 4 a1,+ 2e5!"
    assert not legal(game, "e4>")
    play(game, "e5-e6")
    assert fields(game) == "l x 0 a1,+ -"
    assert "e4>e6" in legal(game)
    play(game, "e6-e7")
    assert fields(game) == "d - 1 a1,+ -"


def test_a_pick_up_with_the_second_move_gives_the_extra_turn_too() -> None:
    game = game_of("Ld4 Le4 Lg5 Da1 Da2 Da3", "a1 g5", "l")
    play(game, "hero:g5", "g5-f5", "f5-e5@e4")
    assert fields(game) == "l x 0 a1,+ -"


def test_a_claim_may_be_made_in_lights_extra_turn() -> None:
    game = game_of("Ld4* Le4 Lf6 Da1 Da2 Da3", "a1 f6", "l", extra=True)
    play(game, "hero:f6")
    assert fields(game) == "l x 0 a1,+ 1f6"
    play(game, "f6-f7")
    assert fields(game) == "l - 0 a1,+ 2f7"
    play(game, "f7-f8")
    assert fields(game) == "d - 1 a1,+ -"


def test_a_second_move_that_is_impossible_is_left_out_without_a_skip() -> None:
    game = game_of("Dc1 Ld1 Le1 Le9 Lh1 Da1 Da2", "c1 h1")
    play(game, "hero:c1", "c1-d9")
    assert fields(game) == "l - 1 +,h1 -"
    assert game.skips == 0


def test_a_first_move_that_wins_ends_the_game() -> None:
    game = play(game_of("Dg4* Lc1 Lc2", "g4 c1"), "hero:g4", "g4-h4")
    assert (ended(game), legal(game)) == (("BL-GOAL", (0,)), set())
    game = play(game_of("Dc3 Dc4 Db5 Ld4", "b5 d4"), "hero:b5", "b5-c5xd4")
    assert ended(game) == ("BL-WIPED-OUT", (0,))


def test_the_double_move_turns_the_man_about_between() -> None:
    game = play(game_of("Dg2 Da1 Da2 Lc7 Lc8 Ld8", "g2 c7"), "hero:g2", "g2-h2")
    assert legal(game) == {"h2-h1", "h2-h3", "h2-g1", "h2-g2", "h2-g3"}
    assert "dg1" in men(play(game, "h2-g1"))


def test_a_side_that_cannot_act_skips_and_claims_nothing() -> None:
    game = game_of("Dd9* Ld1 Le1 Le9 Lh1", "d9 h1")
    assert legal(game) == {"skip"}
    assert game.events(read("skip", game)) == (Skipped(0),)


@pytest.mark.parametrize("hero", [False, True])
def test_without_the_option_there_are_neither_marks_nor_claims(hero: bool) -> None:
    words = {word for text in legal(Position(hero=hero)) if ":" in text for word in [text[:4]]}
    assert words == ({"mark"} if hero else set())

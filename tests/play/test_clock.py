"""Clocks: one runs at a time, none goes below nothing, and they are saved with the game."""

import pytest

from tabletop_qt.games import find_game
from tabletop_qt.play import saves
from tabletop_qt.play.agreement import Agreement
from tabletop_qt.play.clock import Clock
from tabletop_qt.play.controller import RulesController


def test_only_the_seat_to_move_loses_time() -> None:
    clock = Clock((60, 60))
    clock.run(0, 100.0)
    assert (clock.left(0, 110), clock.left(1, 110)) == (50, 60)
    clock.run(1, 110.0)
    assert (clock.left(0, 130), clock.left(1, 130)) == (50, 40)
    clock.run(None, 130.0)
    assert clock.all_left(1000) == (50, 40)
    clock.run(1, 1000.0)
    assert clock.left(1, 2000) == 0


def test_what_is_left_is_saved_and_goes_on_from_there() -> None:
    game = find_game("bulltricker")
    controller = RulesController(game)
    controller.new_game(game, {}, None, Agreement(minutes=5))
    assert controller.clock is not None
    controller.clock.run(0, 0.0)
    controller.clock.run(None, 42.0)
    text = saves.write(controller.saved())
    assert saves.read(text).clock == (258, 300)
    other = RulesController(game)
    other.restore(saves.read(text), game)
    assert other.clock is not None
    assert other.clock.all_left(0) == (258, 300)
    assert other.agreement.minutes == 5


def test_a_game_without_a_clock_has_none() -> None:
    assert RulesController(find_game("bulltricker")).clock is None


@pytest.mark.parametrize("spoilt", ["[1, true]", "[-1, 3]", '"x"', "[1.5]"])
def test_a_spoilt_clock_is_told(spoilt: str) -> None:
    game = find_game("bulltricker")
    controller = RulesController(game)
    controller.new_game(game, {}, None, Agreement(minutes=5))
    text = saves.write(controller.saved()).replace('"clock": [300, 300]', f'"clock": {spoilt}')
    with pytest.raises(saves.SaveError, match="clock"):
        saves.read(text)

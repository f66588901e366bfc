"""Choices of a move on the board, by a game the window has never heard of."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop_qt.games import find_game
from tabletop_qt.ui.board.marks import Kind
from tests.ui.table import LEFT, Table

TWO_WAYS = "c3:0/d3:0,e4:0,c4:0,d5:0,a4:0 r 0"
"""From c3 two ways of jumping lead to e5, each taking two other stones."""


@pytest.fixture
def hop(table: Table) -> Table:
    table.controller.new_game(find_game("hop", "tests.model"), None, TWO_WAYS)
    table.rest()
    return table


def numbers(table: Table) -> list[int]:
    return [trail.number for trail in table.scene.trails() if trail.number]


def test_several_ways_to_a_place_are_shown_and_asked_for(hop: Table) -> None:
    hop.drag("c3", "e5")
    hop.rest()
    assert numbers(hop) == [1, 2]
    assert hop.marks(Kind.VICTIM) == {"c4", "d5", "d3", "e4"}
    assert hop.controller.record.at == 0


def test_a_way_is_chosen_by_its_number_on_the_board(hop: Table) -> None:
    hop.drag("c3", "e5")
    hop.rest()
    second = next(trail for trail in hop.scene.trails() if trail.number == 2)
    spot = hop.window.view.mapFromScene(*second.number_at)
    QTest.mouseClick(hop.window.view.viewport(), LEFT, pos=spot)
    hop.rest()
    assert hop.controller.written() == ("c3-e3-e5",)
    assert set(hop.items()) == {"e5", "c4", "d5", "a4"}


def test_a_way_is_chosen_by_its_button_which_says_what_it_takes(hop: Table) -> None:
    hop.drag("c3", "e5")
    hop.rest()
    hop.push("Way 1 by c5: takes blue stone on c4, blue stone on d5")
    hop.rest()
    assert set(hop.items()) == {"e5", "d3", "e4", "a4"}


@pytest.mark.parametrize("by", ["escape", "right", "button"])
def test_a_choice_can_be_left_and_nothing_has_happened(hop: Table, by: str) -> None:
    hop.drag("c3", "e5")
    hop.rest()
    if by == "escape":
        QTest.keyClick(hop.window.view, Qt.Key.Key_Escape)
    elif by == "right":
        QTest.mousePress(hop.window.view.viewport(), Qt.MouseButton.RightButton)
    else:
        hop.push("Put it back")
    hop.rest()
    assert numbers(hop) == []
    assert hop.controller.draft.steps == ()


def test_a_move_that_may_go_on_waits_for_done(hop: Table) -> None:
    hop.drag("c3", "b3")
    hop.rest()
    assert hop.controller.record.at == 0
    assert "b3" in hop.items()
    hop.push("Done")
    hop.rest()
    assert hop.controller.written() == ("c3-b3",)


def test_a_half_made_move_is_shown_by_clicks_too_and_taken_back(hop: Table) -> None:
    hop.click("c3")
    hop.click("b3")
    hop.check()
    assert "b3" in hop.items()
    assert "c3" not in hop.items()
    hop.push("Put it back")
    hop.check()
    assert "c3" in hop.items()


def test_what_was_seen_half_made_does_not_happen_twice(hop: Table) -> None:
    hop.click("c3")
    hop.click("c5")
    hop.check()
    assert "c4" not in hop.items(), "taken by the first leg"
    hop.push("Done")
    hop.rest()
    assert set(hop.items()) == {"c5", "d3", "e4", "d5", "a4"}


def test_the_board_of_another_game_is_drawn_whole(hop: Table) -> None:
    assert len(hop.items()) == 6
    assert hop.window.windowTitle().startswith("Hop")
    for site in hop.scene.board.sites:
        assert hop.scene.site_at(hop.scene.point_of(site.id)) == site.id

"""What the window says and shows when a try is refused, and what it says before it."""

import pytest

from tabletop_qt.ui.board.marks import Kind
from tests.ui.table import Table

DUTY = "7/1k4q8/3p3/15/3P3/15/7/15/2Q4/15/7/15/7/13K1/QQ1Q3 b"
"""Black has to take by the pawn on H2-4 and has a queen that may not move."""


@pytest.fixture
def duty(table: Table) -> Table:
    table.set_up(DUTY)
    table.rest()
    return table


def test_a_refused_drop_goes_home_and_is_explained_in_words_and_on_the_board(table: Table) -> None:
    before = table.position
    table.drag("h74", "h44")
    table.rest()
    card = table.window.panel.card
    assert card.rule_title == "The pawn's move"
    assert "H4-4" in card.sentence
    assert table.pulsing() == {"h74", "h44"}
    assert table.position == before
    assert table.controller.draft.steps == ()


def test_a_refused_click_keeps_the_piece_in_hand(table: Table) -> None:
    table.click("h74")
    table.click("h44")
    assert table.window.panel.card.rule_title == "The pawn's move"
    assert table.marks(Kind.HELD) == {"h74"}
    table.click("h64")
    assert table.controller.written() == ("h74-h64",)


def test_the_pieces_of_the_other_side_are_not_yours(table: Table) -> None:
    table.click("h24")
    assert table.window.panel.card.rule_title == "Move your own pieces"
    assert table.pulsing() == {"h24"}


def test_an_empty_place_is_no_beginning(table: Table) -> None:
    table.click("h44")
    assert table.window.panel.card.rule_title == "Nothing to move there"


def test_the_next_touch_takes_the_marks_of_a_refusal_away(table: Table) -> None:
    table.click("h24")
    table.click("h74")
    assert table.pulsing() == set()
    assert table.window.panel.card.rule_title == ""


def test_the_obliged_pieces_are_outlined_before_the_player_tries(duty: Table) -> None:
    assert duty.marks(Kind.DUTY) == {"h24"}
    assert duty.marks(Kind.LIFT) == set()
    assert "must capture" in duty.window.panel.header.caption.text()


def test_another_piece_is_refused_for_the_rule_that_obliges(duty: Table) -> None:
    duty.click("av4")
    assert duty.window.panel.card.rule_title == "Captures in row are compulsory"
    assert "black pawn on H2-4" in duty.window.panel.card.sentence
    assert duty.pulsing() == {"h24"}


@pytest.mark.parametrize("by", ["button", "action"])
def test_why_must_i_is_answered(duty: Table, by: str) -> None:
    if by == "button":
        duty.push("Why must I?")
    else:
        duty.window.why.trigger()
    assert duty.window.panel.card.rule_title == "Captures in row are compulsory"
    assert duty.pulsing() == {"h24"}


def test_without_an_obligation_there_is_nothing_to_ask_why(table: Table) -> None:
    assert not table.window.why.isEnabled()
    assert "Why must I?" not in table.window.panel.prompt.buttons()


def test_the_rule_can_be_read_in_full_from_the_card(table: Table) -> None:
    table.click("h24")
    table.push("Read the rule")
    texts = [label.text() for label in table.window.panel.card.labels()]
    book = table.controller.rules.book
    assert book["ALL-YOURS"].text in texts
    table.push("Hide the rule")
    assert book["ALL-YOURS"].text not in [x.text() for x in table.window.panel.card.labels()]
    table.push("Close")
    assert table.window.panel.card.rule_title == ""

"""Whole games and single moves through the real window."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop_qt.ui.board.marks import Kind
from tests.ui.table import Table

LANDINGS = "7/13k1/7/15/7/15/2p4/15/7/15/2Q4/15/7/7K7/QQ1Q3 w"
"""White's queen on H6-3 must take along her row and may stop on H3-3, H2-3 or H1-3."""

CHAIN = "7/15/2p4/15/7/15/2p4/15/7/13k1/2p4/15/2P4/7K7/QQ1Q3 w"
"""White's pawn on H7-3 must take three pieces and becomes a queen on H1-3."""


def test_a_whole_game_is_played_by_drags_and_clicks_to_its_end(table: Table) -> None:
    rng = random.Random(20)
    table.scene.motion.enabled = False
    rules = table.controller.rules
    plies = 0
    while table.controller.over is None:
        position = rules.position(table.controller.state)
        actions = [position.write(action) for action in position.actions()]
        captures = [action for action in actions if "x" in action]
        table.play(rng.choice(captures or actions), by_drag=rng.random() < 0.5)
        plies += 1
        table.check()
        assert table.controller.record.at == plies
    over = table.controller.over
    book = rules.book
    assert table.window.panel.card.rule_title == book[over.rule].title
    if over.winners:
        winner = ("White", "Black")[over.winners[0]]
        assert table.window.panel.header.name.text() == f"{winner} wins"
    else:
        assert table.window.panel.header.name.text() == "A draw"


def test_motion_ends_with_the_items_equal_to_the_tableau(table: Table) -> None:
    table.set_up(CHAIN)
    table.rest()
    table.click("h73")
    table.click("h13")
    assert table.moving()
    table.rest()
    assert table.items()["h13"].token.kind == "queen"  # type: ignore[union-attr]
    assert len(table.items()) == 6


def test_new_input_ends_a_running_motion_at_once(table: Table) -> None:
    table.click("h74")
    table.click("h54")
    assert table.moving()
    table.press("h24")
    assert not table.moving()
    table.release("h24")
    table.click("h44")
    table.rest()
    assert table.controller.written() == ("h74-h54", "h24-h44")


def test_plies_that_follow_each_other_at_once_are_all_shown(table: Table) -> None:
    table.controller.attempt("h74-h54")
    table.rest()
    table.controller.attempt("h24-h44")
    assert table.moving()
    table.controller.attempt("h54xh34")
    table.rest()
    assert "h34" in table.items()
    assert "h44" not in table.items()


def test_two_quick_clicks_on_different_pieces_are_both_heard(table: Table) -> None:
    view = table.window.view.viewport()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=table.spot("h74"))
    QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=table.spot("h54"))
    assert table.controller.written() == ("h74-h54",)


def test_several_landings_are_choices_on_the_board(table: Table) -> None:
    table.set_up(LANDINGS)
    table.rest()
    assert table.marks(Kind.DUTY) == {"h63"}
    table.click("h63")
    assert table.marks(Kind.CAPTURE) == {"h33", "h23", "h13"}
    assert table.marks(Kind.DROP) == set()
    table.move("h23")
    assert table.marks(Kind.VICTIM) == {"h43"}
    table.click("h23")
    assert table.controller.written() == ("h63xh23",)


def test_the_way_points_of_a_chain_are_shown_before_it_is_made(table: Table) -> None:
    table.set_up(CHAIN)
    table.click("h73")
    table.move("h13")
    assert table.marks(Kind.VICTIM) == {"h63", "h43", "h23"}
    (trail,) = (trail for trail in table.scene.trails() if not trail.faint)
    centres = [table.scene.board[site].centre for site in ("h73", "h53", "h33", "h13")]
    assert list(trail.points) == centres


def test_a_chain_is_marked_at_its_two_ends_and_drawn_as_one_line(table: Table) -> None:
    table.set_up(CHAIN)
    table.play("h73xh13", by_drag=True)
    table.rest()
    assert table.marks(Kind.LAST) == {"h73", "h13"}
    assert [len(trail.points) for trail in table.scene.trails()] == [4]


def test_hovering_shows_where_a_piece_could_go(table: Table) -> None:
    table.move("h74")
    assert table.marks(Kind.HINT) == {"h64", "h54"}
    table.move("h44")
    assert table.marks(Kind.HINT) == set()


def test_the_last_move_is_marked_at_both_ends(table: Table) -> None:
    table.play("h74-h54", by_drag=True)
    table.rest()
    assert table.marks(Kind.LAST) == {"h74", "h54"}


def test_another_piece_is_taken_instead_by_clicking_it(table: Table) -> None:
    table.click("h74")
    table.click("h75")
    assert table.marks(Kind.HELD) == {"h75"}
    table.click("h55")
    assert table.controller.written() == ("h75-h55",)


def test_a_click_on_the_piece_in_hand_puts_it_back(table: Table) -> None:
    table.click("h74")
    table.click("h74")
    assert table.marks(Kind.HELD) == set()
    assert table.controller.draft.steps == ()


@pytest.mark.parametrize("by_drag", [True, False])
def test_a_turned_board_plays_the_same(table: Table, by_drag: bool) -> None:
    before = table.spot("h74")
    table.window.view_actions.flip.trigger()
    after = table.spot("h74")
    assert after.y() < before.y()
    table.play("h74-h54", by_drag=by_drag)
    table.rest()
    assert table.controller.written() == ("h74-h54",)


def test_a_king_stays_upright_on_a_turned_board_and_a_pawn_does_not(table: Table) -> None:
    table.window.view_actions.flip.trigger()
    items = table.items()
    assert items["g4"].sceneTransform().m11() > 0
    assert items["h74"].sceneTransform().m11() < 0


def test_undo_and_redo_have_no_limit_and_work_after_the_end(table: Table) -> None:
    moves = ("fv4-h63", "bv4-h33", "gv4-h84", "av4-gv4")
    for move in moves:
        table.play(move, by_drag=False)
        table.rest()
    assert table.window.panel.card.rule_title == "Mate"
    assert table.marks(Kind.END) == {"g4", "h74", "gv4", "gv5", "h84"}
    end = table.position
    for _ in range(6):
        table.window.undo.trigger()
        table.rest()
    assert table.controller.record.at == 0
    assert not table.window.undo.isEnabled()
    assert table.window.panel.card.rule_title == ""
    for _ in range(6):
        table.window.redo.trigger()
        table.rest()
    assert table.position == end
    assert table.window.panel.header.name.text() == "Black wins"


def test_a_click_in_the_move_list_goes_to_that_position(table: Table) -> None:
    for move in ("h71-h51", "h27-h47", "h72-h52"):
        table.play(move, by_drag=False)
        table.rest()
    moves = table.window.panel.moves
    cell = moves.visualRect(moves.model().index(0, 1)).center()
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    table.rest()
    assert table.controller.record.at == 2
    assert table.position.split()[1] == "w"
    assert [moves.model().index(r, c).data() for r, c in ((0, 0), (0, 1), (1, 0))] == [
        "h71-h51",
        "h27-h47",
        "h72-h52",
    ]


def test_a_draw_is_claimed_by_its_button_once_the_rule_allows_it(table: Table) -> None:
    table.scene.motion.enabled = False
    prompt = table.window.panel.prompt
    for _ in range(6):
        for move in ("gv1-h81", "av1-h11", "h81-gv1", "h11-av1"):
            assert prompt.buttons() == []
            table.play(move, by_drag=True)
    assert prompt.buttons() == ["Claim a draw"]
    table.push("Claim a draw")
    assert table.window.panel.header.name.text() == "A draw"
    assert table.window.panel.card.rule_title == "Draw: repeated position"
    table.window.undo.trigger()
    assert prompt.buttons() == ["Claim a draw"]


def test_after_the_end_a_touch_is_told_that_the_game_is_over(table: Table) -> None:
    for move in ("fv4-h63", "bv4-h33", "gv4-h84", "av4-gv4"):
        table.play(move, by_drag=True)
        table.rest()
    table.click("h71")
    assert table.window.panel.card.rule_title == "The game is over"

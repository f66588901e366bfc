"""The board for screen readers: a child for each place, its right name, and what is said."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest

from tests.games.every.tables import GAMES, plies
from tests.ui.table import Table

NAME = QAccessible.Text.Name
MUST_CAPTURE = "7/1k4q8/3p3/15/3P3/15/7/15/2Q4/15/7/15/7/13K1/QQ1Q3 b"


def board(table: Table) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(table.window.view)
    assert found is not None
    return found


def names(table: Table) -> dict[str, str]:
    """Read the whole tree: the name of each place."""
    top, sites = board(table), table.scene.board.sites
    assert top.childCount() == len(sites)
    found = {}
    for number, site in enumerate(sites):
        child = top.child(number)
        assert top.indexOfChild(child) == number
        found[site.id] = child.text(NAME)
    return found


def test_the_board_is_a_table_named_after_the_game(table: Table) -> None:
    assert board(table).role() == QAccessible.Role.Table
    assert board(table).text(NAME) == "BullTricker"
    assert board(table).child(0).role() == QAccessible.Role.Cell


def test_places_tell_what_stands_there_and_what_can_be_done(table: Table) -> None:
    seen = names(table)
    assert seen["gv3"] == "G-V3, white queen, can move"
    assert seen["av3"] == "A-V3, black queen"
    assert seen["h54"] == "H5-4, empty"
    table.click("h74")
    seen = names(table)
    assert seen["h74"] == "H7-4, white pawn, in your hand"
    assert seen["h54"] == "H5-4, empty, can be gone to"
    table.scene.hand.cancel()
    table.set_up(MUST_CAPTURE)
    (site,) = [site for site, name in names(table).items() if "must" in name]
    assert names(table)[site] == "H2-4, black pawn, must capture"
    table.click(site)
    assert names(table)["h44"] == "H4-4, empty, can be gone to, captures"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_tree_has_the_right_name_for_each_place_after_each_move(
    table: Table, game: str
) -> None:
    table.window.start_game(GAMES[game], {})
    table.scene.motion.enabled = False
    controller, rng = table.controller, Random(5)
    for _ in range(25):
        if controller.over:
            break
        controller.play(rng.choice(plies(controller.rules, controller.state)))
        tokens = table.scene.tableau().tokens
        for site, name in names(table).items():
            said = controller.rules.board[site].name.render()
            assert name.startswith(f"{said}, ")
            words = name.removeprefix(f"{said}, ").split(", ")
            standing = [token for token in tokens if token.site == site]
            called = [token.name.part() for token in standing] or ["empty"]
            assert [word for word in words if word in called] == called
            movable = [token for token in standing if token.piece in controller.affordances.lift]
            assert len(words) - len(called) == len(movable)


def test_a_place_is_found_by_its_point_on_the_screen(table: Table) -> None:
    top = board(table)
    for site in ("h74", "gv3", "e4"):
        spot = table.window.view.viewport().mapToGlobal(table.spot(site))
        found = top.childAt(spot.x(), spot.y())
        assert found.text(NAME).split(",")[0] == table.scene.board[site].name.render()
        assert found.rect().contains(spot)
    assert top.childAt(-5000, -5000) is None


def test_the_keyboard_is_followed(table: Table) -> None:
    assert board(table).focusChild() is None
    QTest.keyClick(table.window.view, Qt.Key.Key_Tab)
    focused = board(table).focusChild()
    assert focused.state().focused
    assert "can move" in focused.text(NAME)


def test_moves_refusals_and_ends_are_announced(table: Table) -> None:
    said = table.window.announcer
    table.drag("h74", "h54")
    assert said.last == "White pawn from H7-4 to H5-4."
    table.click("h73")
    assert said.last.startswith("Move your own pieces. ")
    table.set_up(MUST_CAPTURE)
    table.drag("h24", "h44")
    assert said.last.startswith("Black pawn from H2-4 to H4-4. White pawn on H3-4 is taken.")
    table.rest()
    table.window.start_game(table.controller.game, {})
    for move in ("fv4-h63", "bv4-h33", "gv4-h84", "av4-gv4"):
        table.play(move, by_drag=False)
    assert said.last.endswith("Black wins.")
    table.window.start_game(table.controller.game, {})
    table.controller.end("ALL-AGREED")
    assert said.last == "Draw agreed"
    table.rest()


def test_another_game_makes_another_tree(table: Table) -> None:
    names(table)
    table.window.start_game(GAMES["hop"], {})
    assert board(table).text(NAME) == "Hop"
    assert len(names(table)) == len(GAMES["hop"].rules().board.sites)

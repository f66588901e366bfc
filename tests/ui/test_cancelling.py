"""What ends a gesture leaves the state as it was and the piece at home."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table import LEFT, Table


def right_click(table: Table) -> None:
    QTest.mousePress(table.window.view.viewport(), Qt.MouseButton.RightButton)


def escape(table: Table) -> None:
    QTest.keyClick(table.window.view, Qt.Key.Key_Escape)


def lose_focus(table: Table) -> None:
    QApplication.sendEvent(table.window.view, QFocusEvent(QEvent.Type.FocusOut))


def hide(table: Table) -> None:
    table.window.hide()


def drop_on_the_frame(table: Table) -> None:
    corner = table.window.view.mapFromScene(table.scene.sceneRect().topLeft() + QPoint(6, 6))
    table.move_to(corner)
    QTest.mouseRelease(table.window.view.viewport(), LEFT, pos=corner)


def drop_beside_the_board(table: Table) -> None:
    QTest.mouseRelease(table.window.view.viewport(), LEFT, pos=QPoint(-300, -300))


def drop_on_the_origin(table: Table) -> None:
    table.move("h74")
    table.release("h74")


def flip(table: Table) -> None:
    table.window.view_actions.flip.trigger()


def ask_for_a_new_game(table: Table) -> None:
    table.window.new.trigger()
    table.push("Back")


def change_the_theme(table: Table) -> None:
    table.window.view_actions.set_scheme(Qt.ColorScheme.Dark)
    table.scene.hand.cancel()
    table.window.view_actions.set_scheme(Qt.ColorScheme.Unknown)


@pytest.mark.parametrize(
    "end",
    [
        right_click,
        escape,
        lose_focus,
        hide,
        drop_on_the_frame,
        drop_beside_the_board,
        drop_on_the_origin,
        flip,
        ask_for_a_new_game,
        change_the_theme,
    ],
)
def test_a_drag_that_is_given_up_changes_nothing(
    table: Table, end: Callable[[Table], None]
) -> None:
    before = table.position
    table.lift("h74", "h54")
    assert table.in_hand()
    end(table)
    table.rest()
    assert table.in_hand() is None
    assert table.position == before
    assert table.controller.draft.steps == ()
    assert table.controller.record.at == 0


def test_undo_in_mid_drag_takes_the_ply_back_and_the_piece_goes_home(table: Table) -> None:
    start = table.position
    table.play("h74-h54", by_drag=False)
    table.rest()
    table.lift("h24", "h44")
    table.window.undo.trigger()
    table.rest()
    assert table.position == start
    table.release("h44")
    table.rest()
    assert table.position == start


def test_a_new_game_in_mid_drag_begins_it(table: Table) -> None:
    start = table.position
    table.play("h74-h54", by_drag=False)
    table.rest()
    table.lift("h24", "h44")
    table.window.start_game(table.controller.game, {"no_progress": 5})
    table.release("h44")
    table.rest()
    assert table.position == start
    assert table.controller.values["no_progress"] == 5


def test_closing_in_mid_drag_closes(table: Table, qtbot: QtBot) -> None:
    table.lift("h74", "h54")
    with qtbot.waitSignal(table.window.closed):
        table.window.close()


def test_resizing_in_mid_motion_comes_to_rest(table: Table) -> None:
    table.click("h74")
    table.click("h54")
    table.window.resize(800, 1000)
    table.rest()
    assert table.controller.written() == ("h74-h54",)

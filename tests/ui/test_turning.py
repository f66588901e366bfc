"""The rotation handle: a facing is chosen by mouse, wheel, keys or buttons."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop_qt.games import find_game
from tabletop_qt.ui.board.handle import HandleItem
from tests.ui.table import LEFT, Table
from tests.ui.test_keyboard import key

KEY = Qt.Key
BESIDE_CENTRE = "c2:0,a1:0/e5:2,d5:2 r 0"
"""A red stone that faces away from Red stands before the centre c3."""


@pytest.fixture
def centre(table: Table) -> Iterator[Table]:
    """A stone that has just stopped on the centre, where it may be turned."""
    table.scene.motion.enabled = False
    table.controller.new_game(find_game("hop", "tests.model"), None, BESIDE_CENTRE)
    table.drag("c2", "c3")
    yield table
    table.scene.hand.cancel()


def handle(table: Table) -> HandleItem:
    found = table.scene.turning.handle
    assert found is not None
    return found


def notch(table: Table, angle: float) -> QPoint:
    """Give where a notch of the handle is in the view."""
    item = handle(table)
    return table.window.view.mapFromScene(item.mapToScene(item.spot(angle)))


def rotation(table: Table) -> float:
    return table.items()["c3"].rotation() % 360


def test_a_handle_stands_around_a_piece_that_may_be_turned(centre: Table) -> None:
    assert sorted(handle(centre).facings) == [90.0, 180.0, 270.0]
    assert handle(centre).now == 0
    knob = notch(centre, 0) - notch(centre, 90)
    assert knob.manhattanLength() > 24
    centre.push("Done")
    centre.rest()
    assert centre.scene.turning.handle is None
    assert centre.controller.written() == ("c2-c3",)


def test_the_knob_is_dragged_and_snaps_to_the_facings(centre: Table) -> None:
    port = centre.window.view.viewport()
    QTest.mousePress(port, LEFT, pos=notch(centre, 0))
    assert rotation(centre) == 0
    between = (notch(centre, 90) * 3 + notch(centre, 0)) / 4
    QTest.mouseMove(port, between)
    assert rotation(centre) == 90, "it is turned while it is dragged"
    QTest.mouseMove(port, notch(centre, 180))
    assert rotation(centre) == 180
    QTest.mouseRelease(port, LEFT, pos=notch(centre, 180))
    centre.rest()
    assert centre.controller.written() == ("c2-c3=2",)


def test_a_click_on_a_notch_sets_it(centre: Table) -> None:
    QTest.mouseClick(centre.window.view.viewport(), LEFT, pos=notch(centre, 270))
    centre.rest()
    assert centre.controller.written() == ("c2-c3=3",)


def test_a_click_on_the_knob_where_it_is_sets_nothing(centre: Table) -> None:
    QTest.mouseClick(centre.window.view.viewport(), LEFT, pos=notch(centre, 0))
    assert centre.controller.record.at == 0
    assert handle(centre).step is None


def test_brackets_turn_and_enter_sets(centre: Table) -> None:
    key(centre, KEY.Key_BracketRight)
    assert rotation(centre) == 90
    key(centre, KEY.Key_BracketLeft, KEY.Key_BracketLeft)
    assert rotation(centre) == 270
    key(centre, KEY.Key_Return)
    centre.rest()
    assert centre.controller.written() == ("c2-c3=3",)


def test_escape_gives_the_turn_up_and_the_move_with_it(centre: Table) -> None:
    key(centre, KEY.Key_BracketRight, KEY.Key_Escape)
    centre.rest()
    assert centre.scene.turning.handle is None
    assert "c2" in centre.items()


def test_the_wheel_turns(centre: Table) -> None:
    view = centre.window.view
    spot = QPointF(centre.spot("c3"))
    event = QWheelEvent(
        spot,
        QPointF(view.viewport().mapToGlobal(spot.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)
    assert rotation(centre) == 90


def test_buttons_turn_and_set(centre: Table) -> None:
    centre.push("Turn right")
    centre.push("Turn right")
    centre.push("Turn left")
    assert rotation(centre) == 90
    centre.push("Set")
    centre.rest()
    assert centre.controller.written() == ("c2-c3=1",)


def test_a_turned_board_turns_its_handle_with_it(centre: Table) -> None:
    centre.scene.hand.cancel()
    centre.window.view_actions.flip.trigger()
    centre.drag("c2", "c3")
    up, down = notch(centre, 0), notch(centre, 180)
    assert up.y() > down.y()
    QTest.mouseClick(centre.window.view.viewport(), LEFT, pos=down)
    centre.rest()
    assert centre.controller.written() == ("c2-c3=2",)


def test_resizing_and_other_touches_leave_nothing_turned(centre: Table) -> None:
    key(centre, KEY.Key_BracketRight)
    centre.window.resize(900, 700)
    QApplication.processEvents()
    assert handle(centre).angle in (0, 90)
    centre.click("a1")
    assert centre.scene.turning.handle is None
    centre.check()

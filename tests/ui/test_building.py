"""Boards of one's own: plates dragged and turned, what is wrong with them, and keeping them."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog

from tabletop_qt.games import find_games
from tabletop_qt.games.blindside import GAME
from tabletop_qt.ui.pages.builder import BuilderPage
from tests.ui.table import LEFT, Table

KEY = Qt.Key
TWO = "A,0,0,0;D,3,6,3"
WORKSHOP = GAME.workshop


@pytest.fixture
def builder(table: Table) -> BuilderPage:
    table.window.ask_for(GAME)
    table.push("Build a board…")
    page = table.window.builder
    begin(page, TWO)
    QApplication.processEvents()
    return page


def begin(page: BuilderPage, text: str) -> None:
    page.show_game(GAME, GAME.defaults() | {"placements": text})


def middle(page: BuilderPage, kind: str) -> QPoint:
    return page.view.mapFromScene(page.bench.pieces[kind].pos())


def drag(page: BuilderPage, kind: str, by: tuple[float, float], *, drop: bool = True) -> None:
    """Drag a plate by some board units."""
    port = page.view.viewport()
    start = middle(page, kind)
    end = page.view.mapFromScene(page.bench.pieces[kind].pos() + QPointF(*by))
    QTest.mousePress(port, LEFT, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(port, start + (end - start) * step / 4)
    if drop:
        QTest.mouseRelease(port, LEFT, pos=end)


def text(page: BuilderPage) -> str:
    assert WORKSHOP is not None
    return WORKSHOP.write(page.bench.slabs)


def flawed(page: BuilderPage) -> set[str]:
    return {kind for kind, item in page.bench.pieces.items() if item.flawed}


def test_a_dragged_plate_snaps_to_the_hexes(builder: BuilderPage) -> None:
    drag(builder, "D", (0, -104))
    assert text(builder) == "A,0,0,0;D,3,5,3"
    assert flawed(builder) == {"D"}
    assert builder.verdict.text() == "Plate D lies on top of plate A."
    assert not builder.use.isEnabled()
    drag(builder, "D", (0, 110))
    assert text(builder) == TWO
    assert flawed(builder) == set()
    assert builder.use.isEnabled()


@pytest.mark.parametrize(
    ("placements", "verdict", "marked"),
    [
        ("A,0,0,0;B,1,1,0", "Plate B lies on top of plate A.", {"B"}),
        (
            "A,0,0,0;B,0,4,0;C,20,0,0",
            "Plate C shares fewer than 3 hex edges with another.",
            {"C"},
        ),
        (
            "A,0,0,0;B,0,4,0;C,12,0,0;D,12,4,0",
            "Plate C does not hang together with plate A.",
            {"C"},
        ),
    ],
)
def test_what_is_wrong_is_said_and_marked(
    builder: BuilderPage, placements: str, verdict: str, marked: set[str]
) -> None:
    begin(builder, placements)
    assert builder.verdict.text() == verdict
    assert flawed(builder) == marked
    assert not builder.use.isEnabled()


def test_islands_may_lie_apart(builder: BuilderPage) -> None:
    apart = "A,0,0,0;B,0,4,0;C,12,0,0;D,12,4,0"
    builder.show_game(GAME, GAME.defaults() | {"placements": apart, "islands": True})
    assert builder.use.isEnabled()


def test_plates_are_turned_by_wheel_keys_and_buttons(builder: BuilderPage) -> None:
    begin(builder, "A,0,0,0")
    where = middle(builder, "A")
    spot = QPointF(where)
    wheel = QWheelEvent(
        spot,
        QPointF(builder.view.viewport().mapToGlobal(where)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(builder.view.viewport(), wheel)
    assert text(builder).endswith(",1")
    QTest.keyClick(builder.view, KEY.Key_BracketRight)
    assert text(builder).endswith(",2")
    QTest.mouseClick(builder.turn_left, LEFT)
    assert text(builder).endswith(",1")
    before = builder.bench.slabs
    for _ in range(6):
        QTest.keyClick(builder.view, KEY.Key_BracketLeft)
    assert builder.bench.slabs == before, "about its own middle"


def test_keys_choose_and_move_and_take_plates_off(builder: BuilderPage) -> None:
    builder.view.setFocus()
    assert builder.bench.chosen == "D"
    for key in (KEY.Key_Down, KEY.Key_Up, KEY.Key_Right, KEY.Key_Left):
        QTest.keyClick(builder.view, key)
    assert text(builder) == TWO, "down and up, right and left come back to the same place"
    QTest.keyClick(builder.view, KEY.Key_Space)
    assert builder.bench.chosen == "A"
    QTest.keyClick(builder.view, KEY.Key_Delete)
    assert set(builder.bench.pieces) == {"D"}
    QTest.keyClick(builder.view, KEY.Key_Delete)
    assert builder.verdict.text() == "A board has one plate at least."
    assert not builder.use.isEnabled()


def test_plates_are_added_where_they_fit(builder: BuilderPage) -> None:
    begin(builder, "A,0,0,0")
    for count in (2, 3, 4):
        QTest.mouseClick(builder.add, LEFT)
        assert len(builder.bench.pieces) == count
        assert builder.use.isEnabled(), builder.verdict.text()
    assert not builder.add.isEnabled()


def test_right_click_in_mid_drag_puts_the_plate_back(builder: BuilderPage) -> None:
    drag(builder, "D", (300, 300), drop=False)
    assert text(builder) != TWO
    QTest.mousePress(builder.view.viewport(), Qt.MouseButton.RightButton)
    assert text(builder) == TWO
    assert builder.use.isEnabled()
    QTest.mouseRelease(builder.view.viewport(), LEFT)


def test_a_board_is_kept_used_again_and_forgotten(table: Table, builder: BuilderPage) -> None:
    begin(builder, "A,0,0,0;B,0,4,0")
    builder.name.setText("My two")
    table.push("Keep")
    begin(builder, TWO)
    names = [builder.known.item(row).text() for row in range(builder.known.count())]
    assert names[-1] == "My two (yours)"
    builder.known.itemClicked.emit(builder.known.item(len(names) - 1))
    assert text(builder) == "A,0,0,0;B,0,4,0"
    table.push("Use this board")
    page = table.window.new_game
    assert page.isVisible()
    assert (page.values["board"], page.values["placements"]) == ("custom", "A,0,0,0;B,0,4,0")
    table.push("Start")
    assert table.window.playing
    assert len(table.scene.board.sites) == 40
    table.window.ask_for(GAME)
    choice = next(c for c, setup in page._kept if setup.name == "My two")
    choice.click()
    assert page.values["placements"] == "A,0,0,0;B,0,4,0"
    assert choice.isChecked()
    table.push("Forget")
    assert page._kept == []


def test_a_drafted_set_up_is_kept_and_begun_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.window.start_game(GAME, {"board": "skirmish", "setup": "draft"})
    controller = table.controller
    while controller.state.setup.phase:
        controller.play(controller.rules.moves(controller.state, controller.draft.seat)[0])
    start = table.position
    monkeypatch.setattr(QInputDialog, "open", lambda self: self.textValueSelected.emit(" Mine "))
    table.window.edit_actions.keep.trigger()
    table.window.start_game(find_games()["bulltricker"], {})
    table.window.ask_for(GAME)
    page = table.window.new_game
    page._kept[0][0].click()
    assert page._kept[0][1].name == "Mine"
    table.push("Start")
    assert table.position == start
    assert table.controller.record.at == 0
    assert table.controller.values["setup"] == "draft"


def test_a_half_set_up_secret_is_not_kept(table: Table) -> None:
    table.window.start_game(GAME, {"board": "skirmish", "setup": "load"})
    assert table.window.edit_actions.keep.isEnabled(), "nothing is loaded yet"
    controller = table.controller
    controller.open_curtain()
    controller.play(controller.rules.moves(controller.state, 0)[0])
    assert not table.window.edit_actions.keep.isEnabled()


@pytest.mark.parametrize(
    ("option", "value", "trouble"),
    [
        ("placements", "A,0,0,0;B,1,1,0", "Plate B lies on top of plate A."),
        ("placements", "what", "A piece is placed by its letter"),
        ("win_at", "many", "Win_at is a number or auto"),
        ("actions", "z9", "'z9' is no hex of this board."),
    ],
)
def test_options_that_make_no_game_are_told_and_cannot_be_begun(
    table: Table, option: str, value: str, trouble: str
) -> None:
    table.window.ask_for(GAME, {"board": "custom", option: value})
    page = table.window.new_game
    assert page.trouble.isVisible()
    assert page.trouble.text().startswith(trouble)
    assert not page.start.isEnabled()
    QTest.keyClick(page, KEY.Key_Return)
    assert page.isVisible()
    page.show_game(GAME)
    assert page.start.isEnabled()
    assert not page.trouble.isVisible()

"""The record at the table: other lines, comments, texts in and out, and ends without a move."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog

from tabletop_qt.core.steps import Over
from tests.games.every.tables import GAMES
from tests.ui.table import LEFT, Table
from tests.ui.test_files import MOVES, play, told

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
KEY = Qt.Key


def over(table: Table) -> Over | None:
    return table.controller.over


def listed(table: Table) -> list[str]:
    """Read the move list, row by row."""
    QApplication.processEvents()
    model = table.window.panel.moves.model()
    rows = range(model.rowCount())
    columns = range(model.columnCount())
    cells = [[model.index(row, column).data() for column in columns] for row in rows]
    return [" ".join(cell for cell in row if cell) for row in cells]


def click_row(table: Table, text: str) -> None:
    moves = table.window.panel.moves
    index = moves.model().index(listed(table).index(text), 0)
    moves.scrollTo(index)
    QTest.mouseClick(moves.viewport(), LEFT, pos=moves.visualRect(index).center())


def test_another_line_is_kept_shown_and_gone_to(table: Table) -> None:
    play(table, *MOVES)
    table.window.undo.trigger()
    table.window.undo.trigger()
    play(table, "h26-h46", "h73-h53", "h25-h45")
    instead = "Instead: h27-h47 h72-h52"
    assert listed(table) == ["h71-h51 h26-h46", instead, "h73-h53 h25-h45"]
    click_row(table, instead)
    table.rest()
    assert table.controller.written() == MOVES
    assert table.controller.record.at == 2
    back = "Instead: h26-h46 h73-h53 h25-h45"
    assert listed(table) == ["h71-h51 h27-h47", back, "h72-h52"]
    table.window.panel.moves.setCurrentIndex(table.window.panel.moves.model().index(1, 0))
    QTest.keyClick(table.window.panel.moves, KEY.Key_Return)
    assert table.controller.written()[1] == "h26-h46"


def remark(table: Table, text: str) -> str:
    """Comment on the move at the cursor; give what the dialog said at first."""
    QTest.keyClick(table.window, KEY.Key_M, CONTROL)
    (dialog,) = [each for each in table.window.findChildren(QInputDialog) if each.isVisible()]
    before = dialog.textValue()
    dialog.setTextValue(text)
    dialog.accept()
    table.window.activateWindow()
    QApplication.processEvents()
    return before


def test_a_comment_is_written_shown_changed_and_taken_away(table: Table) -> None:
    play(table, *MOVES[:2])
    long = "The pawn comes out. " * 8
    assert remark(table, f"  {long}\n") == ""
    assert listed(table) == ["h71-h51 h27-h47", long.strip()]
    moves = table.window.panel.moves
    assert moves.rowHeight(1) > 2 * moves.rowHeight(0), "it is read in full"
    table.window.undo.trigger()
    table.window.undo.trigger()
    remark(table, "A start")
    assert listed(table)[0] == "A start"
    click_row(table, long.strip())
    assert table.controller.record.at == 2
    assert remark(table, "") == long.strip()
    assert listed(table) == ["A start", "h71-h51 h27-h47"]
    assert table.window.files.unfinished() is not None
    saved = table.window.files.unfinished()
    assert saved
    assert saved.comments == {0: "A start"}, "a comment is kept at once"


def test_the_position_is_copied_and_pasted(table: Table) -> None:
    play(table, *MOVES)
    position = table.position
    QTest.keyClick(table.window, KEY.Key_C, CONTROL | SHIFT)
    assert QGuiApplication.clipboard().text() == position
    table.window.start_game(table.controller.game, {"no_progress": 7})
    QGuiApplication.clipboard().setText(f"\n {position}  ")
    QTest.keyClick(table.window, KEY.Key_V, CONTROL)
    table.rest()
    assert table.position == position
    assert table.controller.values["no_progress"] == 7
    assert table.controller.written() == ()


def test_the_game_is_copied_and_pasted_whole(table: Table) -> None:
    play(table, *MOVES)
    remark(table, "so far")
    QTest.keyClick(table.window, KEY.Key_C, CONTROL)
    saved = table.controller.saved()
    table.window.start_game(GAMES["hop"], {})
    QTest.keyClick(table.window, KEY.Key_V, CONTROL)
    table.rest()
    assert table.controller.saved() == saved


def test_a_position_of_another_game_is_known(table: Table) -> None:
    QGuiApplication.clipboard().setText("c4:0,a1:0/a4:2 r 0")
    QTest.keyClick(table.window, KEY.Key_V, CONTROL)
    table.rest()
    assert table.controller.game.id == "hop"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Nothing was copied"),
        ("a shopping list", "no position of BullTricker"),
        ("7/15 w", "15 rows"),
        ("{", "Line 1"),
        ('{"format": 1}', "'plies'"),
        (json.dumps({"format": 99}), "later version"),
        ("8" * 100_000, "no position of BullTricker"),
    ],
)
def test_other_texts_get_one_sentence_and_change_nothing(
    table: Table, text: str, said: str
) -> None:
    play(table, *MOVES)
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(table.window, KEY.Key_V, CONTROL)
    sentence = told(table)
    assert said in sentence
    assert "\n" not in sentence
    assert len(sentence) < 300
    assert table.controller.written() == MOVES


def test_a_draw_is_offered_and_agreed_on(table: Table) -> None:
    play(table, *MOVES)
    table.window.ending.draw.trigger()
    assert over(table) is None
    table.push("Agree to a draw")
    assert over(table) == Over((), "ALL-AGREED")
    assert table.window.panel.header.name.text() == "A draw"
    assert listed(table)[-1] == "Draw agreed"
    assert not table.window.ending.draw.isEnabled()
    table.rest()


def test_an_offer_that_is_declined_is_made_once_a_move(table: Table) -> None:
    play(table, *MOVES)
    table.window.ending.draw.trigger()
    table.push("Play on")
    assert over(table) is None
    assert not table.window.ending.draw.isEnabled()
    assert table.window.ending.abandon.isEnabled()
    play(table, "h26-h46")
    assert table.window.ending.draw.isEnabled()


def test_a_move_takes_an_offer_back(table: Table) -> None:
    play(table, *MOVES)
    table.window.ending.draw.trigger()
    assert table.window.panel.question.isVisible()
    play(table, "h26-h46")
    assert not table.window.panel.question.isVisible()
    assert over(table) is None


def test_resigning_is_asked_once_and_can_be_stepped_back_from(table: Table) -> None:
    play(table, *MOVES)
    table.window.ending.resign.trigger()
    table.push("Play on")
    assert over(table) is None
    table.window.ending.resign.trigger()
    table.push("Resign")
    assert over(table) == Over((0,), "ALL-RESIGN")
    assert table.window.panel.header.name.text() == "White wins"
    assert listed(table)[-1] == "Black: Resigned"
    table.push("Step back")
    assert over(table) is None
    assert table.controller.written() == MOVES
    table.window.redo.trigger()
    assert over(table) == Over((0,), "ALL-RESIGN")


def test_giving_up_together_has_no_result(table: Table) -> None:
    table.window.ending.abandon.trigger()
    table.push("End the game")
    assert over(table) == Over((), "ALL-ABANDONED")
    assert table.window.panel.header.name.text() == "No result"
    table.window.undo.trigger()
    assert over(table) is None


MATE = ("fv4-h63", "bv4-h33", "gv4-h84", "av4-gv4")
REPEATED = ("gv1-h81", "av1-h11", "h81-gv1", "h11-av1") * 6


@pytest.mark.parametrize(
    ("moves", "end"),
    [
        (MATE, "BT-MATE"),
        ((*REPEATED, "draw"), "BT-DRAW-REPEAT"),
        (MOVES, "ALL-RESIGN"),
        (MOVES, "ALL-AGREED"),
        (MOVES, "ALL-ABANDONED"),
        (MOVES, "ALL-FLAG"),
    ],
)
def test_undo_and_redo_over_a_whole_game_after_every_end(
    table: Table, moves: tuple[str, ...], end: str
) -> None:
    table.scene.motion.enabled = False

    def here() -> tuple[str, str | None]:
        ended = over(table)
        return table.position, ended.rule if ended else None

    stops = [here()]
    for move in moves:
        table.controller.attempt(move)
        stops.append(here())
    if end.startswith("ALL-"):
        table.controller.end(end, 1 if end in ("ALL-RESIGN", "ALL-FLAG") else None)
        stops.append(here())
    assert stops[-1][1] == end
    for _ in range(2):
        for expected in reversed(stops[:-1]):
            table.window.undo.trigger()
            table.rest()
            assert here() == expected
        assert not table.window.undo.isEnabled()
        for expected in stops[1:]:
            table.window.redo.trigger()
            table.rest()
            assert here() == expected
        assert not table.window.redo.isEnabled()

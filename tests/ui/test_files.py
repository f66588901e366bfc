"""Games in files, through the window: kept after every ply, opened, saved, refused."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop_qt.games import find_games
from tabletop_qt.play import saves
from tabletop_qt.ui.window import MainWindow
from tests.ui.table import Table

MOVES = ("h71-h51", "h27-h47", "h72-h52")


def another(qtbot: QtBot) -> Table:
    """Start the program again."""
    window = MainWindow(find_games())
    qtbot.addWidget(window)
    window.show()
    return Table(window)


def told(table: Table) -> str:
    """Read the sentence at the foot of the window, and close it."""
    text = table.window.notice.sentence
    table.push("Close")
    assert table.window.notice.sentence == ""
    return text


def play(table: Table, *moves: str) -> None:
    table.scene.motion.enabled = False
    for move in moves:
        table.play(move, by_drag=True)


def test_a_game_is_saved_and_opened_again(table: Table, tmp_path: Path, qtbot: QtBot) -> None:
    play(table, *MOVES)
    table.window.undo.trigger()
    path = tmp_path / "first.tabletop"
    assert table.window.files.save_to(path)
    assert table.window.windowTitle().startswith("first - BullTricker")
    other = another(qtbot)
    assert other.window.files.open(path)
    other.rest()
    assert other.controller.saved() == table.controller.saved()
    assert other.position == table.position
    other.window.redo.trigger()
    other.rest()
    assert other.controller.record.at == 3
    assert other.window.isWindowModified()


def test_the_last_game_is_offered_at_the_next_start(table: Table, qtbot: QtBot) -> None:
    play(table, *MOVES)
    other = another(qtbot)
    other.push("Go on")
    other.rest()
    assert other.controller.written() == MOVES


def test_a_start_that_does_nothing_keeps_the_last_game(table: Table, qtbot: QtBot) -> None:
    play(table, *MOVES)
    idle = another(qtbot)
    idle.window.start_game(idle.controller.game, {})
    idle.window.view_actions.flip.trigger()
    idle.window.close()
    saved = another(qtbot).window.files.unfinished()
    assert saved is not None
    assert len(saved.plies) == 3


def test_a_game_that_is_over_is_not_offered(table: Table) -> None:
    play(table, "fv4-h63", "bv4-h33", "gv4-h84", "av4-gv4")
    assert table.window.files.unfinished() is None


def test_a_spoilt_copy_gives_way_to_the_one_before_it(table: Table) -> None:
    play(table, *MOVES)
    own = table.window.files.own
    own.write_text("{", encoding="utf-8")
    saved = table.window.files.unfinished()
    assert saved is not None
    assert len(saved.plies) == 2


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "Line 1 "),
        (b"\xff\xfe\x00", "is not a text"),
        (b'{"format": 1, "game": "chess"}', "is missing"),
        (b"<html></html>", "Line 1 "),
    ],
)
def test_a_foreign_file_gets_one_sentence_and_the_game_stays(
    table: Table, tmp_path: Path, content: bytes, said: str
) -> None:
    play(table, *MOVES)
    path = tmp_path / "foreign.txt"
    path.write_bytes(content)
    assert not table.window.files.open(path)
    sentence = told(table)
    assert said in sentence
    assert "foreign.txt" in sentence
    assert table.controller.written() == MOVES
    assert path.read_bytes() == content


def test_a_game_that_is_not_played_here_is_named(table: Table, tmp_path: Path) -> None:
    play(table, *MOVES)
    path = tmp_path / "other.tabletop"
    text = saves.write(table.controller.saved()).replace("bulltricker", "chess")
    path.write_text(text, encoding="utf-8")
    assert not table.window.files.open(path)
    assert "'chess'" in told(table)


def test_a_file_with_a_refused_move_opens_up_to_it_and_is_not_written_over(
    table: Table, tmp_path: Path
) -> None:
    play(table, *MOVES)
    path = tmp_path / "wrong.tabletop"
    text = saves.write(table.controller.saved()).replace("h72-h52", "h72-h12")
    path.write_text(text, encoding="utf-8")
    assert table.window.files.open(path)
    sentence = told(table)
    assert "h72-h12" in sentence
    assert "BT-" in sentence
    assert table.controller.written() == MOVES[:2]
    assert table.window.files.path is None


def test_a_file_is_opened_by_dropping_it_on_the_window(table: Table, tmp_path: Path) -> None:
    play(table, *MOVES)
    path = tmp_path / "dropped.tabletop"
    table.window.files.save_to(path)
    table.window.start_game(table.controller.game, {})
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier
    spot = QPointF(300, 300)
    enter = QDragEnterEvent(spot.toPoint(), copy, data, left, none.NoModifier)
    QApplication.sendEvent(table.window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(spot, copy, data, left, none.NoModifier)
    QApplication.sendEvent(table.window, drop)
    table.rest()
    assert table.controller.written() == MOVES


def test_recent_files_are_listed_while_they_are_there(table: Table, tmp_path: Path) -> None:
    play(table, *MOVES)
    for name in ("one", "two"):
        table.window.files.save_to(tmp_path / f"{name}.tabletop")
    menu = table.window.file_actions.recent
    assert [action.text() for action in menu.actions()] == ["two.tabletop", "one.tabletop"]
    (tmp_path / "two.tabletop").unlink()
    table.window.files.changed.emit()
    assert [action.text() for action in menu.actions()] == ["one.tabletop"]


KILLED = """
import sys
from random import Random
from PySide6.QtCore import QSettings
QSettings.setDefaultFormat(QSettings.Format.IniFormat)
from tabletop_qt.games import find_games
from tabletop_qt.ui.app import make_application
from tabletop_qt.ui.window import MainWindow

app = make_application()
window = MainWindow(find_games())
controller, rng = window.controller, Random(int(sys.argv[1]))
while True:
    if controller.over:
        controller.go(0)
    controller.play(rng.choice(controller.rules.moves(controller.state, controller.draft.seat)))
    print(len(controller.record.nodes), flush=True)
"""


def kill(qtbot: QtBot, rounds: int) -> None:
    """Kill the playing program again and again: the ply it told of last is always there."""
    for seed in range(rounds):
        plies = 5 + 7 * seed % 23
        with subprocess.Popen(
            [sys.executable, "-c", KILLED, str(seed)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        ) as process:
            assert process.stdout is not None
            told_of = [process.stdout.readline() for _ in range(plies)]
            process.send_signal(signal.SIGKILL)
            told_of += process.communicate()[0].splitlines()
        assert len(told_of) >= plies
        last = max(int(line) for line in told_of)
        saved = another(qtbot).window.files.unfinished()
        assert saved is not None
        assert len(saved.plies) >= last


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_killed_program_has_kept_its_last_ply(table: Table, qtbot: QtBot) -> None:
    del table
    kill(qtbot, 2)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_program_killed_again_and_again_has_kept_its_last_ply(table: Table, qtbot: QtBot) -> None:
    del table
    kill(qtbot, 40)

"""A second start hands its file over to the window that is there."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tabletop_qt.ui import handover
from tabletop_qt.ui.handover import Handover

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests/data"
START = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from tabletop_qt.ui.handover import Handover
app = QCoreApplication(["tabletop-qt"])
made = Handover(Path(sys.argv[1]))
first = made.begin(Path(sys.argv[2]) if sys.argv[2:] else None)
os._exit(7 if first else 0)
"""


def later(folder: Path, *file: Path) -> subprocess.Popen[bytes]:
    """Start another program, which leaves 0 where it has handed over, and 7 where it went on."""
    command = [sys.executable, "-c", START, str(folder), *map(str, file)]
    environment = {**os.environ, "XDG_ACTIVATION_TOKEN": "", "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, env=environment, cwd=DATA)


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path) -> Iterator[Handover]:
    del qtbot
    made = Handover(tmp_path)
    assert made.begin(None)
    yield made
    made.end()


def test_the_window_that_is_there_opens_the_file_of_a_later_start(
    first: Handover, qtbot: QtBot, tmp_path: Path
) -> None:
    opened: list[Path] = []
    window = QWidget()
    qtbot.addWidget(window)
    window.showMinimized()
    first.serve(window, opened.append)
    with later(tmp_path, Path("format-1-bulltricker.tabletop")) as program:
        qtbot.waitUntil(lambda: bool(opened), timeout=20_000)
        assert program.wait(20) == 0
    assert opened == [DATA / "format-1-bulltricker.tabletop"]
    assert not window.isMinimized()
    with later(tmp_path) as program:
        qtbot.waitUntil(lambda: program.poll() is not None, timeout=20_000)
    assert program.returncode == 0
    assert len(opened) == 1


def test_a_program_that_does_not_answer_is_not_waited_for_long(
    first: Handover, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del first
    monkeypatch.setattr(handover, "PATIENCE", 0.1)
    assert Handover(tmp_path).begin(Path("a.tabletop"))
    assert list((tmp_path / "starts").iterdir()) == []


def test_after_the_end_of_the_first_the_next_start_is_the_first(
    first: Handover, tmp_path: Path
) -> None:
    first.end()
    made = Handover(tmp_path)
    assert made.begin(None)
    made.end()


def test_the_lock_of_a_program_that_crashed_is_taken_over(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    with later(tmp_path) as program:
        assert program.wait(20) == 7
    assert (tmp_path / "running.lock").exists()
    (tmp_path / "starts/old.json").write_text("{}", encoding="utf-8")
    made = Handover(tmp_path)
    assert made.begin(None)
    assert list((tmp_path / "starts").iterdir()) == []
    made.end()


def test_what_is_no_wish_is_passed_over(first: Handover, qtbot: QtBot, tmp_path: Path) -> None:
    opened: list[Path] = []
    window = QWidget()
    qtbot.addWidget(window)
    first.serve(window, opened.append)
    for number, text in enumerate(("[]", "{", '{"file": "a"}', '{"file": "b", "token": ""}')):
        # As it is done: written under another name, then renamed.
        (tmp_path / "starts/new").write_text(text, encoding="utf-8")
        (tmp_path / "starts/new").rename(tmp_path / f"starts/{number}.json")
    qtbot.waitUntil(lambda: bool(opened))
    assert opened == [Path("b")]


def test_a_file_that_the_system_wants_opened_is_opened(first: Handover, qtbot: QtBot) -> None:
    opened: list[Path] = []
    window = QWidget()
    qtbot.addWidget(window)
    first.serve(window, opened.append)
    app = QApplication.instance()
    assert app is not None
    path = DATA / "format-1-bulltricker.tabletop"
    QApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(path))))
    assert opened == [path]


def test_where_nothing_can_be_written_every_start_opens_a_window(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert Handover(tmp_path / "file").begin(None)

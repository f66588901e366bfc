"""The self-test passes here, leaves nothing behind, and can fail."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from tabletop_qt.engine import errand
from tabletop_qt.games import find_games
from tabletop_qt.ui import selftest

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))


def test_the_program_passes_its_self_test_and_leaves_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tabletop_qt", "--self-test"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=ROOT,
        env={**os.environ, "HOME": str(tmp_path)},
    )
    first, *lines, last = done.stdout.splitlines()
    assert first.startswith("Tabletop Qt ")
    # What the machine lacks to open a real window is told, but it is not this test's affair.
    failed = [line for line in lines if not line.startswith("ok ")]
    assert all(line.startswith("FAILED  display: ") for line in failed), done.stdout
    assert (done.returncode, last) == ((1, "1 failed") if failed else (0, "all well"))
    for game in find_games().values():
        assert any(f"{game.title} on the board: 20 plies" in line for line in lines)
        assert any(f"{game.title} in another process: nodes" in line for line in lines)
        assert any(f"{game.title} in lessons: " in line for line in lines)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_the_self_test_takes_no_file() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tabletop_qt", "--self-test", "README.md"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=ROOT,
    )
    assert (done.returncode, done.stdout) == (2, "")


def test_a_check_that_fails_is_told_in_a_line_and_by_the_exit_code(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot

    def checks(*_: object) -> Iterator[tuple[str, selftest.Check]]:
        yield "sound", lambda: "played"
        yield "glass", lambda: str(1 // 0)

    monkeypatch.setattr(selftest, "checks", checks)
    said: list[str] = []
    assert selftest.run({}, said.append) == 1
    assert re.fullmatch(r"ok      sound: played \(0\.\d\d s\)", said[1])
    assert said[2].startswith("FAILED  glass: ZeroDivisionError: ")
    assert said[3] == "1 failed"


def test_a_board_that_is_not_drawn_fails(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    del qtbot
    blank = QPixmap(8, 8)
    blank.fill("white")
    monkeypatch.setattr(selftest, "portrait", lambda *_: blank)
    with pytest.raises(selftest.CheckError, match="has 1 colours"):
        selftest._play(find_games()["uckers"], tmp_path)


def test_a_plugin_that_is_not_there_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "PLUGINS", {sys.platform: ("platforms/libqnone",)})
    with pytest.raises(selftest.CheckError, match="libqnone"):
        selftest._display()


ASKED = ("uckers", ("position startpos", "go perft 1"))
answer = errand._answer


def answer_with_qt(connection: Connection, game: str, commands: tuple[str, ...]) -> None:
    import PySide6.QtCore

    del PySide6
    answer(connection, game, commands)


def die(*_: object) -> None:
    os._exit(3)


def test_a_process_that_has_loaded_qt_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errand, "_answer", answer_with_qt)
    with pytest.raises(errand.ErrandError, match="has loaded PySide6"):
        errand.send(*ASKED)


def test_a_process_that_dies_fails_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errand, "_answer", die)
    with pytest.raises(errand.ErrandError, match="ended without an answer"):
        errand.send(*ASKED)

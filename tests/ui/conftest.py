"""A real window for each test, with its settings in a folder of the test's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop_qt.games import find_games
from tabletop_qt.ui.app import make_application
from tabletop_qt.ui.window import MainWindow
from tests.ui.table import Table


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(tmp_path / scope.name))


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    make_application()
    games = {**find_games(), **find_games("tests.model")}
    window = MainWindow(games)
    qtbot.addWidget(window)
    window.resize(1280, 900)
    window.start_game(games["bulltricker"], {})
    with qtbot.waitExposed(window):
        window.show()
    made = Table(window)
    # A move to where the pointer of an earlier test was left would be none.
    QTest.mouseMove(window.view.viewport(), QPoint(2, 2))
    yield made
    assert not window.scene.hand.dragging, "a piece was left in the hand"
    window.scene.motion.finish()
    made.check()

"""What nobody foresaw: told once, quietly, with details, and the game stays."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from tabletop_qt.ui.mishaps import Mishaps, log_file
from tests.ui.table import Table
from tests.ui.test_files import MOVES, play


@pytest.fixture
def mishaps(table: Table, monkeypatch: pytest.MonkeyPatch) -> Mishaps:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    made = Mishaps(table.window)
    made.install()
    made.happened.connect(table.window.recover)
    return made


def fail(mishaps: Mishaps, message: str = "the roof fell in") -> None:
    """Have something go wrong that nobody catches."""
    try:
        raise RuntimeError(message)
    except RuntimeError as problem:
        sys.excepthook(type(problem), problem, problem.__traceback__)
    assert sys.excepthook == mishaps.take


def test_a_mishap_is_told_and_its_details_are_copied_and_logged(
    table: Table, mishaps: Mishaps
) -> None:
    play(table, *MOVES)
    fail(mishaps)
    assert table.window.notice.sentence.startswith("Something went wrong")
    assert "RuntimeError" not in table.window.notice.sentence
    table.push("Copy details")
    details = QGuiApplication.clipboard().text()
    assert "the roof fell in" in details
    assert "Tabletop Qt 0" in details
    assert "the roof fell in" in log_file().read_text(encoding="utf-8")
    assert table.controller.written() == MOVES
    table.push("Close")
    table.rest()


@pytest.mark.usefixtures("mishaps")
def test_what_goes_wrong_in_showing_a_move_neither_loses_it_nor_stops_the_table(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(table, *MOVES)

    def collapse(*_: object) -> None:
        raise RuntimeError("no picture")

    with monkeypatch.context() as patch:
        patch.setattr(table.scene.motion, "show", collapse)
        try:
            table.drag("h26", "h46")
        except RuntimeError as problem:
            sys.excepthook(type(problem), problem, problem.__traceback__)
    # An exception in a mouse event goes to the hook by itself.
    saved = table.window.files.unfinished()
    assert saved is not None
    assert len(saved.plies) == 4
    assert table.window.notice.sentence.startswith("Something went wrong")
    table.rest()
    play(table, "h73-h53")
    table.rest()


def test_the_log_does_not_grow_for_ever(table: Table, mishaps: Mishaps) -> None:
    mishaps.happened.disconnect(table.window.recover)
    for _ in range(12):
        fail(mishaps, "the roof fell in " * 6000)
    sizes = [path.stat().st_size for path in Path(log_file().parent).glob("log.txt*")]
    assert len(sizes) == 2
    assert sum(sizes) < 2**20

"""The clock on the table: it runs while the table is seen, and a flag that falls loses."""

import pytest
from PySide6.QtWidgets import QApplication

from tabletop_qt.games import find_game
from tabletop_qt.play.agreement import Agreement
from tests.ui.table import Table


class Time:
    """A time that the test moves on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    for module in ("tabletop_qt.ui.panels.clock", "tabletop_qt.play.standing"):
        monkeypatch.setattr(f"{module}.monotonic", made)
    return made


@pytest.fixture
def timed(table: Table, time: Time) -> Table:
    assert time.now == 1000
    table.scene.motion.enabled = False
    game = find_game("bulltricker")
    table.window.start_game(game, {}, "", Agreement(minutes=1))
    QApplication.processEvents()
    return table


def left(table: Table, time: Time) -> tuple[int, ...]:
    clock = table.controller.clock
    assert clock is not None
    return clock.all_left(time.now)


def test_the_time_of_who_is_to_move_runs(timed: Table, time: Time) -> None:
    time.now += 10
    assert left(timed, time) == (50, 60)
    timed.drag("h74", "h54")
    time.now += 20
    assert left(timed, time) == (50, 40)
    assert timed.window.panel.clock.isVisible()


def test_time_stands_still_while_the_table_is_not_seen_or_looked_back_on(
    timed: Table, time: Time
) -> None:
    time.now += 5
    timed.window.show_start()
    time.now += 100
    timed.window.show_table()
    assert left(timed, time) == (55, 60)
    timed.drag("h74", "h54")
    timed.window.undo.trigger()
    time.now += 100
    assert left(timed, time) == (55, 60)


def test_a_flag_that_falls_loses(timed: Table, time: Time) -> None:
    timed.drag("h74", "h54")
    time.now += 61
    timed.window.panel.clock.tick()
    assert timed.controller.over is not None
    assert timed.controller.over.rule == "ALL-FLAG"
    assert timed.window.panel.header.name.text() == "White wins"


def test_games_without_a_clock_show_none(table: Table) -> None:
    assert not table.window.panel.clock.isVisible()

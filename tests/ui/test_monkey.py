"""Random gestures, keys and menu actions in the real window: nothing breaks, nothing sticks."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QPushButton
from pytestqt.qtbot import QtBot

from tests.games.every.tables import GAMES
from tests.ui.table import LEFT, Table

KEYS = [
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Tab,
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_D,
]


class Monkey:
    """Somebody who does anything at all."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.view = table.window.view

    def spot(self) -> QPoint:
        """Choose a point: mostly on a place, sometimes anywhere, sometimes outside."""
        rng, table = self.rng, self.table
        if rng.random() < 0.85:
            offered = table.controller.affordances
            sites = [site.id for site in table.scene.board.sites]
            good = [t.site for t in table.scene.tableau().tokens if t.piece in offered.lift]
            good += offered.drop or {}
            return table.spot(rng.choice(good if good and rng.random() < 0.7 else sites))
        return QPoint(rng.randrange(-50, self.view.width() + 50), rng.randrange(-50, 900))

    def press(self) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.spot())

    def move(self) -> None:
        QTest.mouseMove(self.view.viewport(), self.spot())

    def release(self) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.spot())

    def click(self) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.spot())

    def double_click(self) -> None:
        QTest.mouseDClick(self.view.viewport(), LEFT, pos=self.spot())

    def right_click(self) -> None:
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.RightButton, pos=self.spot())
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.RightButton, pos=self.spot())

    def drag(self) -> None:
        start, end = self.spot(), self.spot()
        QTest.mousePress(self.view.viewport(), LEFT, pos=start)
        QTest.mouseMove(self.view.viewport(), (start + end) / 2)
        QTest.mouseMove(self.view.viewport(), end)
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=end)

    def key(self) -> None:
        QTest.keyClick(self.view, self.rng.choice(KEYS))

    def action(self) -> None:
        window = self.table.window
        actions = [window.undo, window.redo, window.first, window.last, window.why]
        actions.append(window.view_actions.flip)
        self.rng.choice(actions).trigger()

    def ending(self) -> None:
        ending = self.table.window.ending
        self.rng.choice([ending.draw, ending.resign, ending.abandon]).trigger()

    def edit(self) -> None:
        edit = self.table.window.edit_actions
        self.rng.choice([edit.copy_game, edit.copy_position, edit.paste, edit.remark]).trigger()
        for dialog in self.table.window.findChildren(QInputDialog):
            dialog.setTextValue(self.rng.choice(["", "A remark of some length. " * 5]))
            dialog.accept()

    def listed(self) -> None:
        moves = self.table.window.panel.moves
        spot = QPoint(self.rng.randrange(moves.width()), self.rng.randrange(moves.height()))
        QTest.mouseClick(moves.viewport(), LEFT, pos=spot)

    def home(self) -> None:
        self.table.window.home.trigger()

    def button(self) -> None:
        buttons = [b for b in self.table.window.findChildren(QPushButton) if b.isVisible()]
        buttons = [button for button in buttons if "file" not in button.text()]
        if buttons:
            QTest.mouseClick(self.rng.choice(buttons), LEFT)

    def new_game(self) -> None:
        game = self.rng.choice(list(GAMES.values()))
        self.table.window.start_game(game, dict(self.rng.choice(game.presets).values))

    def resize(self) -> None:
        self.table.window.resize(self.rng.randrange(700, 1300), self.rng.randrange(560, 1000))

    def theme(self) -> None:
        self.table.window.view_actions.set_scheme(self.rng.choice(list(Qt.ColorScheme)))

    def hide(self) -> None:
        self.table.window.hide()
        self.table.window.show()

    def ask(self) -> None:
        self.table.window.new.trigger()

    def wait(self) -> None:
        QApplication.processEvents()

    def rest(self) -> None:
        """Let go of everything, and compare what is shown with the model."""
        window = self.table.window
        if not window.playing:
            window.show_table()
        if window.curtain.isVisible():
            window.curtain.open.click()
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=QPoint(-90, -90))
        self.table.rest()


def weighted(monkey: Monkey) -> tuple[list[Callable[[], None]], list[int]]:
    acts = {
        monkey.drag: 20,
        monkey.click: 20,
        monkey.press: 6,
        monkey.move: 6,
        monkey.release: 6,
        monkey.double_click: 2,
        monkey.right_click: 3,
        monkey.key: 15,
        monkey.action: 8,
        monkey.button: 5,
        monkey.resize: 1,
        monkey.theme: 1,
        monkey.hide: 1,
        monkey.ask: 1,
        monkey.new_game: 1,
        monkey.ending: 2,
        monkey.edit: 2,
        monkey.listed: 2,
        monkey.home: 1,
        monkey.wait: 6,
        monkey.rest: 4,
    }
    return list(acts), list(acts.values())


def play_about(table: Table, seed: int, count: int, qtbot: QtBot) -> None:
    """Do anything, `count` times; every exception and every Qt warning fails the test."""
    rng = Random(seed)
    monkey = Monkey(table, rng)
    acts, weights = weighted(monkey)
    plies = 0
    with qtbot.captureExceptions() as exceptions:
        for act in rng.choices(acts, weights, k=count):
            act()
            plies = max(plies, table.controller.record.at)
            assert exceptions == [], act
        monkey.rest()
    assert plies > 3, "nothing was played"


def test_a_thousand_random_gestures_break_nothing(table: Table, qtbot: QtBot) -> None:
    play_about(table, 1, 1000, qtbot)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_ten_thousand_random_gestures_break_nothing(table: Table, qtbot: QtBot, seed: int) -> None:
    play_about(table, seed, 1000, qtbot)

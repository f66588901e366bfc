"""The pages before the table: made from what the games export, and never losing a game."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from tabletop_qt.core.game import Preset
from tabletop_qt.games import find_games
from tabletop_qt.play import saves
from tabletop_qt.ui.files import ENDING
from tabletop_qt.ui.pages.new_game import OptionRow
from tabletop_qt.ui.pages.start import LISTED
from tabletop_qt.ui.window import MainWindow
from tests.games.every.tables import GAMES
from tests.ui.table import LEFT, Table
from tests.ui.test_files import MOVES, another, play


def texts(widget: QWidget) -> list[str]:
    """Read all labels and buttons that are seen."""
    labels = [each.text() for each in widget.findChildren(QLabel) if each.isVisible()]
    return labels + [each.text() for each in widget.findChildren(QPushButton) if each.isVisible()]


def test_every_game_has_a_tile_with_its_title_and_its_words(table: Table) -> None:
    table.window.home.trigger()
    seen = texts(table.window.start_page)
    for game in GAMES.values():
        assert game.title in seen
        assert game.about in seen
        assert f"Play {game.title}" in seen


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_is_chosen_set_up_and_begun_by_mouse(table: Table, game: str) -> None:
    table.window.home.trigger()
    tile = table.button(f"Play {GAMES[game].title}").parentWidget()
    assert tile is not None
    QTest.mouseClick(tile, LEFT, pos=tile.rect().center())
    page = table.window.new_game
    assert page.isVisible()
    seen = " ".join(texts(page))
    for option in GAMES[game].options:
        assert option.text in seen
    wanted = GAMES[game].defaults()
    rows = page.findChildren(OptionRow)
    for box in (box for row in rows for box in row.findChildren(QCheckBox)):
        if box.isVisibleTo(page):
            name = next(o.name for o in GAMES[game].options if o.title == box.text())
            QTest.mouseClick(box, LEFT, pos=QPoint(10, box.height() // 2))
            wanted[name] = box.isChecked()
    table.push("Start")
    assert table.window.playing
    assert table.controller.game is GAMES[game]
    assert table.controller.values == wanted
    table.rest()


def test_options_by_keyboard_and_escape_leads_back(table: Table) -> None:
    QTest.keyClick(table.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = table.window.new_game
    assert page.isVisible()
    page.findChildren(QCheckBox)[0].setFocus()
    QTest.keyClick(page.findChildren(QCheckBox)[0], Qt.Key.Key_Space)
    assert page.values["queen_first"] is False
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert table.window.playing
    assert table.controller.values["queen_first"] is True
    QTest.keyClick(table.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert table.window.playing


def test_presets_set_the_options_and_are_shown_by_them(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["bulltricker"]
    quick = Preset("quick", "Quick", "Drawn soon.", {"no_progress": 10, "queen_first": False})
    object.__setattr__(game, "presets", (*game.presets, quick))
    monkeypatch.setattr(table.controller, "game", game)
    try:
        table.window.ask_for(game)
        page = table.window.new_game
        standard, other = page.findChildren(QRadioButton)
        assert (standard.isChecked(), other.isChecked()) == (True, False)
        QTest.mouseClick(other, LEFT, pos=QPoint(10, other.height() // 2))
        assert page.values == {
            "no_progress": 10,
            "queen_first": False,
            "material_before_mate": True,
        }
        assert (standard.isChecked(), other.isChecked()) == (False, True)
        page.findChildren(QCheckBox)[1].click()
        assert (standard.isChecked(), other.isChecked()) == (False, False)
    finally:
        object.__setattr__(game, "presets", game.presets[:-1])


def test_the_table_is_left_and_come_back_to(table: Table) -> None:
    play(table, *MOVES)
    table.lift("h74", "h64")
    table.window.home.trigger()
    assert table.controller.draft.steps == ()
    assert "BullTricker, 3 moves played" in texts(table.window.start_page)
    assert not table.window.undo.isEnabled()
    table.push("Go on")
    assert table.window.playing
    assert table.controller.written() == MOVES
    table.release("h64")


def test_a_game_that_gives_way_to_another_is_kept_and_listed(table: Table, qtbot: QtBot) -> None:
    play(table, *MOVES)
    table.window.start_game(table.controller.game, {})
    play(table, "h74-h54")
    table.window.start_game(table.controller.game, {})
    play(table, "h73-h53", "h27-h47")
    other = another(qtbot)
    assert other.window.start_page.isVisible()
    kept = [(len(saved.plies), path) for path, saved, _ in other.window.files.games()]
    assert sorted(number for number, _ in kept) == [1, 3]
    other.push("BullTricker, 3 moves played")
    assert other.controller.written() == MOVES
    assert other.window.playing
    other.window.home.trigger()
    assert "BullTricker, 2 moves played" in texts(other.window.start_page)


def test_a_game_in_a_file_of_its_own_is_not_kept_twice(table: Table, tmp_path: Path) -> None:
    play(table, *MOVES)
    table.window.files.save_to(tmp_path / "mine.tabletop")
    table.window.start_game(table.controller.game, {})
    play(table, "h74-h54")
    assert [path.name for path, _, _ in table.window.files.games()] == ["mine.tabletop"]


def test_of_many_games_left_only_those_listed_are_read(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(table, *MOVES)
    files = table.window.files
    files.left.mkdir(parents=True, exist_ok=True)
    text = saves.write(table.controller.saved())
    for number in range(3 * LISTED):
        path = files.left / f"game {number}{ENDING}"
        path.write_text(text if number else "spoilt", encoding="utf-8")
        os.utime(path, (10**9 - 60 * number,) * 2)
    read: list[str] = []
    load = saves.load

    def counted(path: Path) -> str:
        read.append(path.name)
        return load(path)

    monkeypatch.setattr(saves, "load", counted)
    table.window.home.trigger()
    assert [name for name in read if name.startswith("game")] == [
        f"game {number}{ENDING}" for number in range(LISTED + 1)
    ]
    links = table.window.start_page.findChildren(QPushButton, "link")
    assert len([link for link in links if link.isVisible()]) == LISTED


@pytest.mark.parametrize("size", [(1600, 1200), (1200, 860), (900, 700), (640, 560)])
def test_pages_fit_the_window(table: Table, size: tuple[int, int]) -> None:
    window = table.window
    window.resize(*size)
    for show in (window.show_start, lambda: window.ask_for(GAMES["bulltricker"])):
        show()
        QApplication.processEvents()
        page = window.start_page if window.start_page.isVisible() else window.new_game
        for label in page.findChildren(QLabel):
            if label.isVisible() and label.text():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
                right = label.mapTo(window, label.rect().topRight()).x()
                assert right <= window.width(), label.text()
    window.show_table()


def test_the_window_opens_on_the_start_page(qtbot: QtBot) -> None:
    window = MainWindow(find_games())
    qtbot.addWidget(window)
    window.show()
    assert window.start_page.isVisible()
    assert not window.playing
    assert window.windowTitle() == "Tabletop Qt"

"""What can be measured of the looks: contrast, sharpness, room, and a golden picture a game."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tabletop_qt.games import find_games
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui import theme
from tabletop_qt.ui.app import make_application
from tabletop_qt.ui.board.scene import BoardScene
from tests.ui.table import Table

GOLDEN = Path(__file__).parent / "golden"
SIDE = 480


def luminance(colour: str) -> float:
    parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_text_is_told_from_its_ground(colours: theme.Theme) -> None:
    grounds = (colours.ground, colours.surface)
    inks = (colours.text, colours.muted, colours.accent, colours.danger)
    pairs = [(ink, ground) for ink in inks for ground in grounds]
    pairs += [(colours.on_accent, colours.accent), (colours.text, colours.chosen)]
    assert [(pair, contrast(*pair)) for pair in pairs if contrast(*pair) < 4.5] == []


@pytest.mark.parametrize("name", ["last", "lift", "drop", "capture", "duty", "refused"])
def test_a_mark_is_told_from_its_own_rim(name: str) -> None:
    assert contrast(getattr(theme.MARKS, name), theme.MARKS.rim) >= 3


def test_the_chosen_scheme_reaches_board_and_panel(table: Table) -> None:
    table.window.view_actions.set_scheme(Qt.ColorScheme.Dark)
    dark = table.window.view.backgroundBrush().color().name()
    assert dark.upper() == theme.DARK.ground
    assert table.window.palette().window().color().name().upper() == theme.DARK.ground
    table.window.view_actions.set_scheme(Qt.ColorScheme.Light)
    assert table.window.view.backgroundBrush().color().name().upper() == theme.LIGHT.ground


@pytest.mark.parametrize("size", [(1600, 1200), (1280, 900), (960, 700), (800, 1000), (640, 560)])
def test_the_board_is_whole_and_square_at_every_size(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    QApplication.processEvents()
    view = table.window.view
    seen = view.mapFromScene(table.scene.sceneRect()).boundingRect()
    assert view.viewport().rect().contains(seen)
    assert abs(seen.width() - seen.height()) <= 1
    assert seen.width() >= min(view.width(), view.height()) * 0.9
    assert table.window.panel.isVisible()


def test_texts_beside_the_board_never_move_it(table: Table) -> None:
    before = table.spot("h74")
    table.click("h24")
    QApplication.processEvents()
    assert not table.window.panel.card.isHidden()
    assert table.spot("h74") == before


def test_a_card_that_comes_up_has_its_room_at_once(table: Table) -> None:
    table.press("g4")
    table.release("g4")
    QApplication.processEvents()
    card = table.window.panel.card
    for label in card.labels():
        assert label.height() == label.heightForWidth(label.width())
    assert card.height() - table.button("Close").geometry().bottom() >= theme.STEP


@pytest.mark.parametrize("size", [(1280, 900), (800, 1000)])
def test_nothing_that_is_said_is_cut_off(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    for move in ("fv4-h63", "bv4-h33", "gv4-h84", "av4-gv4"):
        table.play(move, by_drag=False)
    table.rest()
    card = table.window.panel.card
    for label in card.labels():
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    for button in table.window.panel.prompt.findChildren(type(table.button("Step back"))):
        assert button.width() >= button.sizeHint().width()


def picture(game: str) -> QImage:
    """Draw the start of a game as the window shows it."""
    make_application()
    controller = RulesController(find_games()[game])
    scene = BoardScene(controller)
    image = QImage(QSize(SIDE, SIDE), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.LIGHT.ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    return image


@pytest.mark.parametrize("game", sorted(find_games()))
def test_the_start_looks_like_its_golden_picture(qapp: QApplication, game: str) -> None:
    """Write a missing one with ``python -m tests.ui.golden``, and look at it."""
    del qapp
    golden = QImage(str(GOLDEN / f"{game}.png")).convertToFormat(QImage.Format.Format_RGB32)
    assert not golden.isNull(), "no golden picture: python -m tests.ui.golden writes it"
    seen = picture(game)
    assert seen.size() == golden.size()
    one, other = bytes(seen.constBits()), bytes(golden.constBits())
    differing = sum(abs(a - b) > 24 for a, b in zip(one, other, strict=True))
    assert differing <= len(one) * 0.002


@pytest.mark.parametrize("game", sorted(find_games()))
def test_pictures_are_drawn_without_text_or_outside_references(game: str) -> None:
    found = find_games()[game]
    rules = found.rules()
    draft = rules.begin(rules.start())
    names = {token.picture for token in found.look.tableau(rules, draft, None).tokens}
    for svg in (found.look.ground(rules), *(found.look.picture(name) for name in names)):
        assert not re.search(r"<text|<image|href=", svg)

"""Hover and click agree at every point of the board."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPolygonF
from PySide6.QtWidgets import QApplication

from tabletop_qt.play.answers import Answer, Refusal, Touch
from tests.games.every.tables import GAMES
from tests.ui.table import LEFT, Table

NONE = Qt.MouseButton.NoButton


def compare(table: Table, monkeypatch: pytest.MonkeyPatch) -> int:
    """Hover and click on a raster of two pixels; give how many places were met."""
    touched: list[str | None] = []

    def touch(touch: Touch, *, dropped: bool = False) -> Answer:
        del dropped
        touched.append(touch.site)
        return Refusal((), touch)

    monkeypatch.setattr(table.controller, "touch", touch)
    view, scene = table.window.view, table.scene
    port = view.viewport()
    corner = view.mapToGlobal(QPoint(0, 0))
    outlines = {site.id: view.mapFromScene(scene.outline_of(site.id)) for site in scene.board.sites}

    def send(kind: QEvent.Type, spot: QPoint, button: Qt.MouseButton) -> None:
        where = QPointF(spot)
        event = QMouseEvent(kind, where, where + corner, button, NONE, Qt.KeyboardModifier(0))
        QApplication.sendEvent(port, event)

    met = set()
    rect = view.mapFromScene(scene.sceneRect()).boundingRect()
    for y in range(rect.top() - 4, rect.bottom() + 4, 2):
        for x in range(rect.left() - 4, rect.right() + 4, 2):
            spot = QPoint(x, y)
            if not port.rect().contains(spot):
                continue
            send(QEvent.Type.MouseMove, spot, NONE)
            hovered = scene.hovered
            touched.clear()
            send(QEvent.Type.MouseButtonPress, spot, LEFT)
            send(QEvent.Type.MouseButtonRelease, spot, LEFT)
            assert touched == ([hovered] if hovered else []), (x, y)
            if hovered:
                met.add(hovered)
                near = QPolygonF(outlines[hovered]).boundingRect().adjusted(-2, -2, 2, 2)
                assert near.contains(QPointF(spot)), (x, y)
    return len(met)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("flipped", [False, True])
def test_hover_and_click_agree_at_every_point(
    table: Table, monkeypatch: pytest.MonkeyPatch, game: str, flipped: bool
) -> None:
    table.window.start_game(GAMES[game], {})
    table.window.resize(640, 560)
    table.scene.set_flipped(flipped)
    QApplication.processEvents()
    assert compare(table, monkeypatch) == len(table.scene.board.sites)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_hover_and_click_agree_on_a_large_board(
    table: Table, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    table.window.start_game(GAMES[game], {})
    table.window.resize(1600, 1200)
    QApplication.processEvents()
    assert compare(table, monkeypatch) == len(table.scene.board.sites)

"""The table by keyboard alone."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop_qt.core.board import Board
from tabletop_qt.core.steps import Place
from tabletop_qt.games import find_game
from tabletop_qt.ui.board.keys import ARROWS, step
from tabletop_qt.ui.board.marks import Kind
from tests.games.every.tables import GAMES, sample
from tests.ui.table import Table

KEY = Qt.Key


def key(table: Table, *keys: Qt.Key) -> None:
    for one in keys:
        QTest.keyClick(table.window.view, one)


STEPS: dict[int, dict[str, dict[Qt.Key, str]]] = {}
"""Where each arrow leads from each place, by board."""


def steps(board: Board) -> dict[str, dict[Qt.Key, str]]:
    """Work out where arrows lead, once for each board."""
    if id(board) not in STEPS:
        STEPS[id(board)] = {
            site.id: {
                KEY(arrow): there
                for arrow, direction in ARROWS.items()
                if (there := step(board, site.id, direction))
            }
            for site in board.sites
        }
    return STEPS[id(board)]


def routes(board: Board, start: str) -> dict[str, list[Qt.Key]]:
    """Find the arrows that lead from a place to every other."""
    ways: dict[str, list[Qt.Key]] = {start: []}
    queue = [start]
    for here in queue:
        for arrow, there in steps(board)[here].items():
            if there not in ways:
                ways[there] = [*ways[here], arrow]
                queue.append(there)
    return ways


@pytest.mark.parametrize("game", sorted(GAMES))
def test_arrows_reach_every_place_that_moves_go_to_from_every_other(game: str) -> None:
    rules = GAMES[game].rules()
    board = rules.board
    drafts = [rules.begin(state) for state in sample(rules, Random(7), 300)]
    steps = {step for draft in drafts for way in draft.ways for step in way}
    used = {step.site for step in steps if isinstance(step, Place)}
    assert len(used) > len(board.sites) / 2
    for site in used:
        assert set(routes(board, site)) >= used


def walk(table: Table, site: str) -> None:
    """Walk the cursor to a place."""
    if not table.marks(Kind.CURSOR):
        key(table, KEY.Key_Right)
    (here,) = table.marks(Kind.CURSOR)
    key(table, *routes(table.scene.board, here)[site])
    assert table.marks(Kind.CURSOR) == {site}


def test_a_piece_is_picked_up_and_put_down_where_the_cursor_is(table: Table) -> None:
    walk(table, "h74")
    key(table, KEY.Key_Space)
    assert table.marks(Kind.HELD) == {"h74"}
    walk(table, "h54")
    key(table, KEY.Key_Return)
    table.rest()
    assert table.controller.written() == ("h74-h54",)


def test_a_turned_board_is_walked_as_it_is_seen(table: Table) -> None:
    table.window.view_actions.flip.trigger()
    walk_start = next(iter(sorted(table.marks(Kind.LIFT))))
    key(table, KEY.Key_Right)
    (here,) = table.marks(Kind.CURSOR)
    assert here in table.marks(Kind.LIFT), walk_start
    before = table.spot(here)
    key(table, KEY.Key_Up)
    (there,) = table.marks(Kind.CURSOR)
    assert table.spot(there).y() < before.y()


def test_tab_goes_through_what_can_be_touched_and_then_on(table: Table) -> None:
    table.window.view.setFocus()
    seen = []
    for _ in range(23):
        key(table, KEY.Key_Tab)
        seen += sorted(table.marks(Kind.CURSOR))
    assert set(seen) == table.marks(Kind.LIFT)
    assert len(seen) == 23
    key(table, KEY.Key_Tab)
    assert table.marks(Kind.CURSOR) == set()


def test_escape_cancels_and_backspace_steps_back(table: Table) -> None:
    for way_out in (KEY.Key_Escape, KEY.Key_Backspace):
        walk(table, "h74")
        key(table, KEY.Key_Space, way_out)
        assert table.controller.draft.steps == ()


def test_a_refusal_by_keyboard_is_explained_as_one_by_mouse(table: Table) -> None:
    walk(table, "h24")
    key(table, KEY.Key_Space)
    assert table.window.panel.card.rule_title == "Move your own pieces"


def test_one_of_several_ways_is_chosen_by_its_number(table: Table) -> None:
    start = "c3:0/d3:0,e4:0,c4:0,d5:0,a4:0 r 0"
    table.controller.new_game(find_game("hop", "tests.model"), None, start)
    table.rest()
    walk(table, "c3")
    key(table, KEY.Key_Space)
    walk(table, "e5")
    key(table, KEY.Key_Space, KEY.Key_2)
    table.rest()
    assert table.controller.written() == ("c3-e3-e5",)


def test_an_offered_word_is_said_by_its_letter(table: Table) -> None:
    table.scene.motion.enabled = False
    key(table, KEY.Key_D)
    assert table.controller.record.at == 0
    for _ in range(6):
        for move in ("gv1-h81", "av1-h11", "h81-gv1", "h11-av1"):
            table.controller.attempt(move)
    key(table, KEY.Key_D)
    assert table.controller.over is not None
    assert table.controller.over.rule == "BT-DRAW-REPEAT"


def test_the_pointer_takes_the_cursor_away(table: Table) -> None:
    walk(table, "h74")
    table.move("h44")
    assert table.marks(Kind.CURSOR) == set()


def test_a_whole_game_is_played_by_keyboard_alone(table: Table) -> None:
    rng = Random(8)
    table.scene.motion.enabled = False
    rules = table.controller.rules
    while table.controller.over is None:
        position = rules.position(table.controller.state)
        actions = [position.write(action) for action in position.actions()]
        captures = [action for action in actions if "x" in action]
        text = rng.choice(captures or actions)
        if rng.random() < 0.3 or text == "draw":
            field = table.window.panel.typed.field
            QTest.keyClicks(field, text)
            QTest.keyClick(field, KEY.Key_Return)
        else:
            start, end = text.replace("x", "-").split("-")
            walk(table, start)
            key(table, KEY.Key_Space)
            walk(table, end)
            key(table, KEY.Key_Return)
        assert table.controller.written()[-1] == text
    table.check()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("foo", "An action is written like"),
        ("h74-h99", "There is no place 'h99' on the board."),
        ("h44-h34", "Nothing stands on h44."),
        ("h74xh54", "That move is written h74-h54."),
    ],
)
def test_what_cannot_be_read_gets_one_sentence(table: Table, text: str, said: str) -> None:
    typed = table.window.panel.typed
    QTest.keyClicks(typed.field, text)
    QTest.keyClick(typed.field, KEY.Key_Return)
    assert typed.problem.text().startswith(said)
    assert not typed.problem.isHidden()
    assert table.controller.record.at == 0


def test_a_typed_move_that_is_refused_is_explained(table: Table) -> None:
    typed = table.window.panel.typed
    QTest.keyClicks(typed.field, "H74-H44")
    QTest.keyClick(typed.field, KEY.Key_Return)
    assert table.window.panel.card.rule_title == "The pawn's move"
    assert typed.field.text() == "H74-H44"


def test_typing_offers_the_lawful_moves(table: Table) -> None:
    typed = table.window.panel.typed
    QTest.keyClicks(typed.field, "h7")
    QApplication.processEvents()
    completer = typed.field.completer()
    assert completer.completionCount() == 14
    popup = completer.popup()
    assert popup is not None
    popup.hide()

"""Uckers at the table: dice thrown, hovered and told, stacks, challenges, papers, whole games."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog

from tabletop_qt.core.steps import Move, Pick, Place, Roll, Say
from tabletop_qt.games.uckers import GAME
from tabletop_qt.play.agreement import THROW, Agreement
from tabletop_qt.ui.board.marks import Kind
from tabletop_qt.ui.pages.papers import HonoursPaper, Paper, ThrowsPaper
from tabletop_qt.ui.panels.dice import DiceTray
from tests.ui.table import LEFT, Table
from tests.ui.test_keyboard import key, walk

KEY = Qt.Key
NOBODY_OUT = "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a"
NAVY = {"dice": 2, "larger_first": False, "snake_eyes": False, "blob_takes_blob": False}


@pytest.fixture
def deck(table: Table) -> Table:
    """A table in the mess, on which nothing moves by itself."""
    table.scene.motion.enabled = False
    table.window.panel.dice.moving = False
    table.window.start_game(GAME, {"first": "a"})
    QApplication.processEvents()
    return table


def tray(table: Table) -> DiceTray:
    return table.window.panel.dice


def set_up(table: Table, position: str, **options: bool | int | str) -> None:
    table.controller.new_game(GAME, options, position)
    QApplication.processEvents()


def click_die(table: Table, number: int = 0) -> None:
    QTest.mouseClick(tray(table), LEFT, pos=tray(table).rect_of(number).center())


def thrown(table: Table) -> int:
    return len(table.controller.throws())


# Throwing


def test_dice_are_thrown_by_a_click_a_flick_space_and_a_button(deck: Table) -> None:
    click_die(deck)
    assert thrown(deck) == 1
    deck.controller.go(0)
    dice = tray(deck)
    QTest.mousePress(dice, LEFT, pos=dice.rect_of(0).center())
    QTest.mouseMove(dice, dice.rect_of(1).center())
    QTest.mouseRelease(dice, LEFT, pos=QPoint(400, -100))
    assert thrown(deck) == 1, "a flick that ends anywhere"
    deck.controller.go(0)
    key(deck, KEY.Key_Space)
    assert thrown(deck) == 1, "Space on the board"
    deck.controller.go(0)
    QTest.keyClick(dice, KEY.Key_Space)
    assert thrown(deck) == 1, "Space on the dice"
    deck.controller.go(0)
    deck.push("Throw")
    assert thrown(deck) == 1
    assert len(deck.controller.record.nodes) == 1, "it was the same throw each time"


def test_dice_tumble_and_a_second_click_brings_them_to_rest(deck: Table) -> None:
    tray(deck).moving = True
    click_die(deck)
    assert tray(deck).tumbling
    assert thrown(deck) == 0
    click_die(deck)
    assert not tray(deck).tumbling
    assert thrown(deck) == 1


def test_a_double_click_throws_once(deck: Table) -> None:
    set_up(deck, NOBODY_OUT, **NAVY)
    spot = tray(deck).rect_of(0).center()
    for _ in range(6):
        before = thrown(deck)
        QTest.mousePress(tray(deck), LEFT, pos=spot)
        QTest.mouseRelease(tray(deck), LEFT, pos=spot)
        QTest.mouseDClick(tray(deck), LEFT, pos=spot)
        QTest.mouseRelease(tray(deck), LEFT, pos=spot)
        assert thrown(deck) <= before + 1
        if deck.controller.to_roll is None:
            break


def test_other_games_while_dice_tumble_are_not_thrown_into(deck: Table) -> None:
    tray(deck).moving = True
    click_die(deck)
    deck.window.start_game(GAME, {"first": "b"})
    assert not tray(deck).tumbling
    assert thrown(deck) == 0


def test_fast_forward_throws_until_somebody_has_a_choice(deck: Table) -> None:
    set_up(deck, NOBODY_OUT)
    deck.push("Fast-forward")
    assert deck.controller.to_roll is None
    assert deck.controller.prompt.steps
    assert deck.controller.throws()[-1].values[0] == 6


def test_a_lost_throw_passes_with_a_word_why(deck: Table) -> None:
    deck.controller.new_game(GAME, {}, NOBODY_OUT, Agreement(real_dice=True))
    deck.controller.roll(Roll((5, 3)))
    assert deck.controller.to_roll is not None
    assert deck.controller.to_roll.seat == 1
    assert deck.window.panel.card.rule_title == "A throw must be used"
    assert "lost" in deck.window.panel.card.sentence


# Real dice


def test_real_dice_are_told_by_click_and_by_key(deck: Table) -> None:
    deck.controller.new_game(GAME, {"first": "a"}, None, Agreement(real_dice=True))
    QApplication.processEvents()
    dice = tray(deck)
    QTest.mouseClick(dice, LEFT, pos=dice.face_rect(3).center())
    assert thrown(deck) == 0
    QTest.mouseClick(dice, LEFT, pos=dice.face_rect(6).center())
    assert deck.controller.written() == ("r63",)
    deck.controller.go(0)
    QTest.keyClick(dice, KEY.Key_2)
    QTest.keyClick(dice, KEY.Key_Escape)
    QTest.keyClick(dice, KEY.Key_4)
    QTest.keyClick(dice, KEY.Key_6)
    assert deck.controller.written()[-1] == "r64"
    assert "Throw" not in deck.window.panel.prompt.buttons()


# Dice and counters


def test_dice_and_counters_light_each_other_up(deck: Table) -> None:
    set_up(deck, "b,b,2,10/b,b,b,b/b,b,b,b/b,b,b,b a moves r64", **NAVY)
    dice = tray(deck)
    QTest.mouseMove(dice, dice.rect_of(1).center())
    assert deck.marks(Kind.LIT) == {"2", "10"}, "the four moves those"
    QTest.mouseMove(dice, dice.rect_of(0).center())
    assert deck.marks(Kind.LIT) >= {"a-b", "c-b"}, "the six brings out"
    QTest.mouseMove(dice, QPoint(dice.width() - 2, 2))
    assert deck.marks(Kind.LIT) == set()
    deck.move("a-b")
    assert dice.lit
    six, four = dice.dice
    assert dice.lit & six.pieces
    assert not dice.lit & four.pieces or "2" in deck.marks(Kind.HINT)


def test_a_counter_is_dragged_off_a_stack_and_out_of_its_base(deck: Table) -> None:
    set_up(deck, "b,b,5,5/b,b,b,b/b,b,b,b/b,b,b,b a moves r64", **NAVY)
    deck.drag("5", "9")
    deck.rest()
    assert deck.controller.written() == ("a5-9",)
    spot = deck.window.view.mapFromScene(
        deck.scene.from_board(QPointF(*deck.scene.board["c-b"].centre) + QPointF(-56, -56))
    )
    deck.drag_at(spot, deck.spot("28"))
    deck.rest()
    assert deck.controller.written() == ("a5-9", "cb-28")


def test_the_total_of_two_dice_is_one_move(deck: Table) -> None:
    set_up(deck, "h,h,h,5/b,b,b,b/h,h,h,h/b,b,b,b a moves r43", **NAVY)
    deck.drag("5", "12")
    deck.rest()
    assert deck.controller.written() == ("a5-12",)
    assert deck.controller.to_roll is not None


def test_dropping_on_the_blob_ahead_is_the_challenge(deck: Table) -> None:
    deck.controller.new_game(
        GAME, NAVY, "b,b,5,11/b,b,12,12/b,b,b,b/b,b,b,b a", Agreement(real_dice=True)
    )
    deck.controller.roll(Roll((6, 2)))
    QApplication.processEvents()
    deck.drag("11", "12")
    deck.rest()
    assert deck.controller.written()[-1] == "challenge:a11"
    assert "nce at you" in deck.window.panel.header.caption.text() or (
        "nce at you" in deck.window.panel.card.sentence
    )


def test_a_refusal_names_the_rule_and_the_dice(deck: Table) -> None:
    set_up(deck, "b,b,5,10/b,b,12,12/b,b,b,b/b,b,b,b a moves r43", **NAVY)
    deck.drag("10", "13")
    card = deck.window.panel.card
    assert "12" in card.sentence
    assert deck.pulsing() >= {"12"}
    deck.rest()
    click_die(deck)
    assert deck.controller.record.at == 0, "the throw is made already"


def test_two_moves_within_twenty_milliseconds_are_both_played(deck: Table) -> None:
    deck.scene.motion.enabled = True
    set_up(deck, "b,b,5,10/b,b,b,b/b,b,b,b/b,b,b,b a moves r43", **NAVY)
    deck.drag("5", "9")
    deck.drag("10", "13")
    deck.rest()
    assert deck.controller.written() == ("a5-9", "a10-13")


# Whole games


def by_mouse(table: Table, move: Move, rng: Random) -> None:
    match move.steps:
        case (Pick(piece), Place(site)):
            start = grip(table, piece)
            if rng.random() < 0.5:
                table.drag_at(start, table.spot(site))
            else:
                table.click_at(start)
                table.click_at(table.spot(site))
        case (Say(word), *rest):
            table.push(table.scene.tableau().words[word].render())
            if rest:
                by_mouse(table, Move(move.seat, tuple(rest)), rng)


def grip(table: Table, piece: str) -> QPoint:
    """Give where a counter is taken hold of: in a base or a mixi-blob on its own side."""
    token = next(t for t in table.scene.tableau().tokens if t.piece == piece)
    middle = QPointF(*table.scene.board[token.site].centre) + QPointF(*token.aside)
    others = [t for t in table.scene.tableau().tokens if t.site == token.site and t.reach]
    if not token.reach and others and not token.side:
        middle += QPointF(12, 0)
    return table.window.view.mapFromScene(table.scene.from_board(middle))


def by_keys(table: Table, move: Move) -> None:
    for step in move.steps:
        match step:
            case Pick(piece):
                walk(table, table.site_of(piece))
                key(table, KEY.Key_Space)
                for _ in range(8):
                    held = table.controller.affordances.held
                    if held is None or held[0] == piece[0]:
                        break
                    key(table, KEY.Key_Space)
            case Place(site):
                walk(table, site)
                key(table, KEY.Key_Space)
            case Say(word):
                key(table, KEY(ord(word[0].upper())))


@pytest.mark.parametrize("keys", [False, True])
def test_a_whole_four_player_game_is_played(deck: Table, keys: bool) -> None:
    names = ("Ann", "Bo", "Cy", "Di")
    deck.window.start_game(GAME, {"players": "4"}, "", Agreement(names=names))
    rng = Random(4 + keys)
    controller = deck.controller
    moves = 0
    while controller.over is None:
        if controller.to_roll:
            if keys:
                key(deck, KEY.Key_Space)
            else:
                click_die(deck)
            continue
        move = rng.choice(controller.rules.moves(controller.state, controller.draft.seat))
        text = controller.rules.write(controller.state, move)
        before = controller.record.at
        (by_keys if keys else lambda t, m: by_mouse(t, m, rng))(deck, move)
        assert controller.record.at == before + 1, text
        assert controller.written()[-1] == text
        moves += 1
    assert moves > 100
    assert deck.window.panel.header.name.text() in {f"{name} wins" for name in names}
    (line,) = deck.window.paper_actions.honours.lines()
    assert {*line.winners.split(", "), *line.losers.split(", ")} == set(names)
    deck.check()


# Papers


def papers(kind: type[Paper]) -> list[Paper]:
    QApplication.processEvents()
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, kind)]


def test_the_throws_paper_counts_seals_and_exports(deck: Table, tmp_path: Path) -> None:
    rng = Random(2)
    controller = deck.controller
    while len(controller.throws()) < 40:
        if controller.to_roll:
            controller.roll()
        else:
            seat = controller.draft.seat
            controller.play(rng.choice(controller.rules.moves(controller.state, seat)))
    deck.push(deck.window.panel.corner.fair.text())
    (paper,) = papers(ThrowsPaper)
    assert isinstance(paper, ThrowsPaper)
    assert controller.dice.hash in paper.fixed.text()
    assert controller.dice.seed not in paper.fixed.text()
    assert "chi-square" in paper.verdict.text()
    assert paper.log.rowCount() == 40
    file = tmp_path / "throws.csv"
    paper.save_to(file)
    assert len(file.read_text().splitlines()) == 41
    paper.close()
    controller.end("ALL-AGREED")
    deck.window.paper_actions.throws.trigger()
    after = papers(ThrowsPaper)[-1]
    assert isinstance(after, ThrowsPaper)
    assert controller.dice.seed in after.fixed.text()
    after.close()


def test_up_boarding_is_written_on_the_back_of_the_board_but_not_an_exhibition(
    deck: Table,
) -> None:
    honours = deck.window.paper_actions.honours
    deck.window.start_game(GAME, {}, "", Agreement(exhibition=True))
    assert deck.window.panel.corner.rules_line.text().endswith("An exhibition.")
    deck.controller.end("ALL-RESIGN", 0)
    assert deck.controller.over is not None
    assert deck.controller.over.rule == "ALL-RESIGN"
    assert honours.lines() == []
    deck.window.start_game(GAME, {}, "", Agreement(names=("Ann", "Bo")))
    deck.controller.end("ALL-RESIGN", 0)
    (line,) = honours.lines()
    assert (line.grade, line.winners, line.losers) == ("up-boarded", "Bo", "Ann")
    deck.controller.undo()
    deck.controller.redo()
    assert len(honours.lines()) == 1
    deck.window.paper_actions.back.trigger()
    (paper,) = papers(HonoursPaper)
    assert isinstance(paper, HonoursPaper)
    assert paper.lines.rowCount() == 1
    paper.close()


def test_who_leaves_the_table_gives_up_or_is_followed_by_another(
    deck: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck.window.start_game(GAME, {"first": "a"}, "", Agreement(names=("Ann", "Bo")))
    monkeypatch.setattr(QInputDialog, "open", lambda self: self.textValueSelected.emit("Cy"))
    deck.window.ending.leave.trigger()
    deck.push("Somebody takes over…")
    assert deck.window.panel.header.name.text() == "Cy to throw"
    assert deck.controller.over is None
    assert deck.controller.record.comments == {0: "Ann: Cy."}
    deck.window.ending.leave.trigger()
    deck.push("Nobody: give up")
    assert deck.window.panel.header.name.text() == "Bo wins"


def test_other_colours_are_painted_at_once_and_kept(deck: Table) -> None:
    before = deck.window.view.grab().toImage()
    deck.window.view_actions.paint(GAME.look, "clear")
    try:
        assert deck.window.view.grab().toImage() != before
        assert deck.window.scene.tableau().tokens[0].picture.endswith("clear")
    finally:
        deck.window.view_actions.paint(GAME.look, "navy")
    assert deck.window.view.grab().toImage() == before


def test_looking_back_is_no_taking_back_where_that_was_agreed(deck: Table) -> None:
    deck.window.start_game(GAME, {"first": "a"}, "", Agreement(take_back=THROW))
    deck.push("Fast-forward")
    deck.window.undo.trigger()
    assert deck.controller.looking_back
    click_die(deck)
    assert "Throw" not in deck.window.panel.prompt.buttons()
    deck.window.redo.trigger()
    assert deck.controller.prompt.steps

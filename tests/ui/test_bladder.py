"""Bladder at the table: follow-up choices on the board, the curtain, orders and heroes."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from tabletop_qt.core.steps import Move, Pick, Place, Say, Steps
from tabletop_qt.games.bladder import GAME
from tabletop_qt.ui.board.marks import Kind
from tests.games.bladder.boards import FAR, field
from tests.games.every.drafts import chosen
from tests.ui.table import Table
from tests.ui.test_keyboard import key, walk
from tests.ui.test_record import listed

KEY = Qt.Key


@pytest.fixture
def common(table: Table) -> Table:
    """A table with a common, on which nothing moves by itself."""
    table.scene.motion.enabled = False
    table.window.start_game(GAME, {})
    return table


def set_up(table: Table, men: str, side: str = "d", rest: str = "- 0", **options: Any) -> None:
    table.controller.new_game(GAME, options, field(f"{men} {FAR}", side, rest))


def made(table: Table) -> Steps:
    """Tell the steps of the half-made move."""
    return table.controller.draft.steps


def caption(table: Table) -> str:
    return table.window.panel.header.caption.text()


def titles(table: Table) -> str:
    card = table.window.panel.card
    return f"{card.rule_title}: {card.sentence}"


TACKLE = "Le5* Lf6 Ld8 Dd4 Dd6 Dc5 Df4 De7"


def test_lame_then_tackle_then_carrier_are_asked_for_in_order(common: Table) -> None:
    set_up(common, TACKLE)
    common.drag("c5", "d5")
    assert caption(common).startswith("Whom do you lame?")
    assert common.marks(Kind.CAPTURE) == {"e5"}
    common.push("Lame nobody")
    assert caption(common).startswith("Tackle?")
    common.click_at(common.middle("e5"))
    assert caption(common).startswith("Who carries")
    assert common.marks(Kind.DROP) == {"d4", "d5", "d6", "f4"}
    common.click("d6")
    common.rest()
    assert common.controller.written() == ("c5-d5te5@d6",)
    assert common.items_on("d6")[-1] == "ball"


def test_each_choice_is_stepped_back_from_until_the_move_is_made(common: Table) -> None:
    set_up(common, TACKLE)
    before = common.position
    common.drag("c5", "d5")
    common.click_at(common.spot("e5"))
    assert len(common.controller.draft.steps) == 3
    assert "e5" not in {t.site for t in common.scene.tableau().tokens if t.kind == "man"}
    for left in (2, 1):
        common.push("Back")
        common.check()
        assert len(common.controller.draft.steps) == left
    common.push("Put it back")
    common.rest()
    assert common.position == before
    assert not common.controller.draft.steps


def test_what_a_move_would_cause_is_shown_while_hovering(common: Table) -> None:
    set_up(common, TACKLE)
    common.lift("c5", "d5")
    assert common.marks(Kind.VICTIM) == {"e5"}
    common.move("c4")
    assert common.marks(Kind.VICTIM) == set()
    common.scene.hand.cancel()
    set_up(common, "Dc4 Dd5 De5 Lg1")
    common.lift("c4", "d4")
    assert "diamond" in common.marks(Kind.HINT), "the bladder would be picked up"
    common.scene.hand.cancel()
    common.rest()


def test_the_bladder_is_dragged_by_itself_and_its_reach_is_shown(common: Table) -> None:
    set_up(common, "De5* Df7 dh7 Dc2")
    start = common.middle("e5")
    QTest.mousePress(common.window.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    common.move_to((start + common.spot("f7")) / 2)
    assert common.in_hand() == "ball"
    assert common.marks(Kind.DROP) == {"f7", "h7", "c2"}
    common.move("f7")
    common.release("f7")
    common.rest()
    assert common.controller.written() == ("e5>f7",)


def test_a_carrier_is_dragged_with_the_bladder_on_his_head(common: Table) -> None:
    set_up(common, "De5* Df7")
    common.drag_at(common.spot("e5"), common.spot("f5"))
    common.rest()
    assert common.controller.written() == ("e5-f5",)
    assert common.items_on("f5")[-1] == "ball"


@pytest.mark.parametrize(
    ("men", "start", "end", "title"),
    [
        ("Dc4", "c4", "b4", "A man's step"),
        ("Dc4 Ld4", "c4", "d4", "A man's step"),
        ("Dc4", "c4", "diamond", "A man's step"),
        ("De5* Df7", "ball", "g5", "From man to man only"),
        ("Df4* Df7", "ball", "h4", "From man to man only"),
        ("De5* Df7 Lf5", "ball", "f5", "From man to man only"),
        ("Dd3* Dd5 Dd7", "ball", "d7", "Passing"),
    ],
)
def test_a_refused_drop_goes_home_and_is_explained(
    common: Table, men: str, start: str, end: str, title: str
) -> None:
    set_up(common, men)
    site = common.site_of("ball") if start == "ball" else start
    spot = common.middle(site) if start == "ball" else common.spot(site)
    common.drag_at(spot, common.spot(end))
    assert titles(common).startswith(f"{title}: ")
    assert common.pulsing()
    common.rest()
    assert common.controller.written() == ()


def test_turning_about_is_seen(common: Table) -> None:
    set_up(common, "Dg7")
    common.drag("g7", "h7")
    common.rest()
    (token,) = [t for t in common.scene.tableau().tokens if t.site == "h7"]
    assert token.turn == 180


def test_half_time_is_announced_with_its_rule(common: Table) -> None:
    set_up(common, "Le4 Ld5 Lf5 Dc1", "l")
    common.drag("f5", "e5")
    common.click("e5")
    common.rest()
    assert titles(common).startswith("Light's extra turn: Half-time: Light has picked up")
    assert "Half-time" in common.window.announcer.last
    assert "extra turn" in caption(common)


def test_a_skipped_turn_is_announced(common: Table) -> None:
    common.controller.new_game(GAME, {}, field("Da1 la2 Lb1 Lb2"))
    assert common.controller.prompt.steps == (Say("skip"),)
    common.push("Skip the turn")
    common.rest()
    assert "skips the turn" in titles(common)


@pytest.mark.parametrize(("own", "title"), [(False, "A goal wins"), (True, "An own goal loses")])
def test_goals_end_the_game_with_their_rule(common: Table, own: bool, title: str) -> None:
    set_up(common, "db4*" if own else "Dg4*")
    common.drag_at(common.spot("b4" if own else "g4"), common.spot("a4" if own else "h4"))
    if own:
        assert common.controller.over is None, "the coach asks first"
        common.push("Play it")
    common.rest()
    assert common.window.panel.card.rule_title == title
    assert common.window.panel.header.name.text() == ("Light wins" if own else "Dark wins")


def eager(table: Table, rng: Random) -> Move:
    """Choose a move, rather one with choices to make or a pass."""
    rules, state = table.controller.rules, table.controller.state
    moves = rules.moves(state, table.controller.draft.seat)
    rich = [move for move in moves if len(move.steps) > 2 or move.steps[0] == Pick("ball")]
    return rng.choice(rich if rich and rng.random() < 0.5 else moves)


def test_a_whole_game_is_played_by_mouse(common: Table) -> None:
    rng = Random(2)
    rules = common.controller.rules
    asked = set()
    while common.controller.over is None:
        move = eager(common, rng)
        text = rules.write(common.controller.state, move)
        asked |= {sign for sign in "xt@>" if sign in text}
        common.play(text, by_drag=rng.random() < 0.5)
        assert common.controller.written()[-1] == text
        common.check()
    assert asked == set("xt@>")


def by_keys(table: Table, move: Move) -> None:
    """Make a move by keys alone."""
    for number, step in enumerate(move.steps):
        match step:
            case Pick("ball") if number == 0:
                walk(table, table.site_of("ball"))
                key(table, KEY.Key_Space)
                if table.controller.affordances.held != "ball":
                    key(table, KEY.Key_Space)
            case Pick(piece):
                walk(table, table.site_of(piece))
                key(table, KEY.Key_Space)
            case Place(site):
                walk(table, site)
                key(table, KEY.Key_Return)
            case Say(word):
                QTest.keyClicks(table.window.view, word[0])


def test_a_whole_game_is_played_by_keyboard(common: Table) -> None:
    rng = Random(5)
    rules = common.controller.rules
    while common.controller.over is None:
        move = eager(common, rng)
        text = rules.write(common.controller.state, move)
        by_keys(common, move)
        assert common.controller.written()[-1] == text
    common.check()


# The curtain


def open_curtain(table: Table) -> None:
    """Go behind the curtain as the side that is to choose."""
    if table.window.playing:
        table.push(f"{('Dark', 'Light')[table.controller.awaited or 0]} chooses in secret…")
    assert not table.window.view.isVisible()
    table.window.curtain.open.click()
    assert table.window.playing


def give_order(table: Table, text: str) -> None:
    open_curtain(table)
    table.play(text, by_drag=True)


def test_nothing_is_touched_before_the_curtain_is_drawn(common: Table) -> None:
    common.window.start_game(GAME, {"real_time": True})
    common.press("b4")
    assert common.window.curtain.isVisible()
    assert made(common) == ()
    common.window.curtain.open.click()
    common.drag("b4", "c4")
    assert made(common)[1:] == (Place("c4"),)
    common.scene.hand.cancel()


def test_orders_are_written_behind_the_curtain_and_played_out_together(common: Table) -> None:
    set_up(common, "Dd4 Dd6 Dc5 Le5* Lf8", real_time=True)
    give_order(common, "c5-d5xe5@d4")
    assert common.window.curtain.isVisible(), "Light's curtain"
    assert not common.window.view.isVisible()
    assert listed(common) == ["secret"]
    assert "c5" not in common.window.announcer.last
    common.window.curtain.open.click()
    assert common.site_of(common.items_on("c5")[0]) == "c5", "nothing has moved yet"
    assert common.marks(Kind.LAST) == set()
    common.play("f8-f7", by_drag=False)
    common.rest()
    assert common.window.playing
    assert listed(common) == ["c5-d5xe5@d4 f8-f7"]
    assert common.items_on("d4")[-1] == "ball"
    said = " ".join(label.text() for label in common.window.panel.card.labels())
    assert "Dark lames the man on E5." in said
    assert "The bladder is taken to D4." in said


def test_a_sealed_order_is_taken_back_by_its_owner(common: Table) -> None:
    common.window.start_game(GAME, {"real_time": True})
    give_order(common, "b4-c4")
    common.push("Take the last secret choice back")
    assert common.window.playing
    assert common.controller.record.at == 0
    give_order(common, "b4-c3")
    assert common.window.curtain.isVisible()


def test_a_whole_real_time_game_is_played_by_mouse(common: Table) -> None:
    common.window.start_game(GAME, {"real_time": True})
    rng = Random(31)
    rules = common.controller.rules
    while common.controller.over is None:
        text = rules.write(common.controller.state, chosen(rules, common.controller.state, rng))
        give_order(common, text)
        assert common.controller.written()[-1] == text
        assert common.window.curtain.isVisible() == (common.controller.record.at % 2 == 1)
    common.rest()


def test_heroes_are_marked_claimed_and_move_twice(common: Table) -> None:
    common.window.start_game(GAME, {"hero": True})
    open_curtain(common)
    common.click("b4")
    assert common.items_on("b4")[-1] == "hero0", "a star shows who is chosen"
    common.check()
    common.push("Make him the hero")
    assert common.window.curtain.isVisible()
    give_order(common, "mark:g5")
    assert common.window.playing
    assert listed(common)[-1] == "secret secret"
    assert {token.kind for token in common.scene.tableau().tokens} == {"man", "bladder"}
    common.push("Declare a hero")
    common.click("b4")
    common.rest()
    assert "he is the hero" in titles(common)
    assert common.marks(Kind.DUTY) == {"b4"}
    common.drag("b4", "c4")
    common.rest()
    assert "moves once more" in titles(common)
    common.drag("c4", "d4")
    common.rest()
    common.push("Declare a hero")
    common.click("g4")
    common.rest()
    assert "he is not the hero" in titles(common)
    assert [button.text() for button in common.window.panel.prompt._buttons] == []
    common.play("g4-f4", by_drag=True)


def test_the_owner_is_reminded_behind_the_curtain_only(common: Table) -> None:
    common.window.start_game(GAME, {"hero": True, "hero_reminder": True})
    give_order(common, "mark:b4")
    give_order(common, "mark:g5")
    assert common.items_on("b4") == [common.items_on("b4")[0]]
    common.push("Show me my secret")
    assert not common.window.view.isVisible()
    common.window.curtain.open.click()
    assert common.items_on("b4")[-1] == "hero0"
    assert common.items_on("g5")[-1] != "hero1"
    common.check()
    common.push("Hide my secret")
    assert common.items_on("b4")[-1] != "hero0"
    common.drag("b4", "c4")
    assert common.items_on("c4")[-1] != "hero0"
    common.rest()


def test_what_is_copied_and_read_aloud_shows_no_secret(common: Table) -> None:
    common.window.start_game(GAME, {"hero": True})
    give_order(common, "mark:b4")
    give_order(common, "mark:g5")
    common.window.edit_actions.copy_position.trigger()
    assert QGuiApplication.clipboard().text().endswith(" d - 0 ?,? -")
    common.window.edit_actions.copy_game.trigger()
    assert "mark:" not in QGuiApplication.clipboard().text()
    tree = QAccessible.queryAccessibleInterface(common.window.view)
    names = [tree.child(n).text(QAccessible.Text.Name) for n in range(tree.childCount())]
    assert not [name for name in names if "hero" in name]
    assert "the diamond, bladder" in [name.lower() for name in names]


def test_the_picture_is_the_same_whatever_the_other_side_has_marked(common: Table) -> None:
    seen = []
    for mark in ("mark:b4", "mark:a1"):
        common.window.start_game(GAME, {"hero": True})
        give_order(common, mark)
        common.window.curtain.open.click()
        common.rest()
        seen.append((common.window.grab().toImage(), listed(common), caption(common)))
        common.scene.hand.cancel()
    assert seen[0] == seen[1]

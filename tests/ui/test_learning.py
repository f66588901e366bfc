"""Learning in the window: lessons by mouse and by keys, the rule book, the coach at the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop_qt.games import find_game
from tabletop_qt.teach.coach import Level
from tabletop_qt.teach.tutor import Mood
from tabletop_qt.ui.board.marks import Kind
from tabletop_qt.ui.pages.lesson import LessonPage
from tabletop_qt.ui.pages.rule_book import RuleBookPaper
from tests.model.hop.teaching import LESSON
from tests.ui.table import LEFT, Table
from tests.ui.test_keyboard import routes

KEY = Qt.Key
HOP = find_game("hop", "tests.model")


@pytest.fixture
def lesson(table: Table) -> LessonPage:
    table.window.ask_for(HOP)
    table.push("New to Hop? Learn it first")
    table.push("Begin")
    page = table.window.beside.lesson
    assert page is not None
    page.board.scene.motion.enabled = False
    QApplication.processEvents()
    return page


def spot(page: LessonPage, site: str) -> object:
    return page.board.view.mapFromScene(page.board.scene.point_of(site))


def drag(page: LessonPage, start: str, end: str) -> None:
    port = page.board.view.viewport()
    begin, goal = spot(page, start), spot(page, end)
    QTest.mousePress(port, LEFT, pos=begin)  # type: ignore[call-overload]
    for step in range(1, 5):
        QTest.mouseMove(port, begin + (goal - begin) * step / 4)  # type: ignore[operator]
    QTest.mouseRelease(port, LEFT, pos=goal)  # type: ignore[call-overload]


def written(page: LessonPage) -> tuple[str, ...]:
    return page.board.controller.written()


def mood(page: LessonPage) -> Mood:
    assert page.tutor is not None
    return page.tutor.mood


def test_a_lesson_is_taken_by_mouse(table: Table, lesson: LessonPage) -> None:
    assert lesson.title.text() == "Jumping"
    table.push("Show it")
    assert written(lesson) == ("c2-c4",)
    table.push("Next page")
    drag(lesson, "c2", "a4")
    assert lesson.said.text() == "Stones do not go aslant."
    assert lesson.card.rule_title == "One leg or two"
    table.push("Hint")
    assert lesson.said.text() == lesson.board.announcer.last == "Look at c3."
    drag(lesson, "c2", "d2")
    table.push("Done")
    assert mood(lesson) is Mood.STRAYED
    assert lesson.said.text().startswith("That is allowed, but")
    table.push("Step back")
    assert written(lesson) == ("c2-d2",)
    assert lesson.board.controller.record.at == 0
    drag(lesson, "c2", "c4")
    table.push("Done")
    assert mood(lesson) is Mood.SOLVED
    assert lesson.said.text() == "The blue stone is gone."
    table.push("Begin again")
    assert mood(lesson) is Mood.TRYING
    table.push("Previous page")
    assert lesson.count.text() == "Page 1 of 3"
    table.push("Leave the lesson")
    assert table.window.beside.lessons.isVisible()


def test_a_lesson_is_taken_by_keys_alone(table: Table, lesson: LessonPage) -> None:
    view, scene = lesson.board.view, lesson.board.scene
    lesson.next.setFocus()
    QTest.keyClick(lesson.next, KEY.Key_Space)
    view.setFocus()
    for goal in ("c2", "c4"):
        if not {m.site for m in scene.marks() if m.kind is Kind.CURSOR}:
            QTest.keyClick(view, KEY.Key_Right)
        (here,) = {m.site for m in scene.marks() if m.kind is Kind.CURSOR}
        for one in routes(scene.board, here)[goal]:
            QTest.keyClick(view, one)
        QTest.keyClick(view, KEY.Key_Space)
    QTest.keyClick(view, KEY.Key_Return)
    assert mood(lesson) is Mood.SOLVED
    assert table.window.learning.progress.is_solved(LESSON, 1)


def test_the_other_side_answers_after_a_while(
    table: Table, lesson: LessonPage, qtbot: object
) -> None:
    table.push("Next page")
    table.push("Next page")
    drag(lesson, "c1", "c2")
    table.push("Done")
    assert lesson._clock.isActive()
    lesson._play_on()
    assert written(lesson) == ("c1-c2", "c4-c3")
    assert not lesson._clock.isActive()
    del qtbot


def test_the_rule_book_opens_at_what_the_move_in_hand_has_done(table: Table, qtbot: QtBot) -> None:
    table.scene.motion.enabled = False
    table.window.start_game(find_game("blindside"), {})
    table.drag("g1", "g3")
    assert table.controller.draft.steps
    table.window.learning.rules.trigger()
    book = table.window.learning.book
    assert isinstance(book, RuleBookPaper)
    assert book.heading.text() == "How a pawn moves"
    qtbot.waitUntil(book.isActiveWindow)
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert table.window.learning.book is None


def test_the_rule_book_opens_at_what_was_refused_and_its_examples_play(table: Table) -> None:
    table.scene.motion.enabled = False
    table.window.start_game(HOP, {})
    table.drag("c1", "e4")
    table.window.learning.rules.trigger()
    book = table.window.learning.book
    assert isinstance(book, RuleBookPaper)
    assert book.heading.text() == "One leg or two"
    assert book.example.text() == "No leg goes aslant."
    assert "Refusals since you learned it last: 1." in book.basis.text()
    book.try_it.click()
    assert book.said.text()
    book.search.setText("jump")
    titles = [book.list.item(row).text() for row in range(book.list.count())]
    assert "Jumping" in titles
    assert "Home" not in titles
    book.open_rule("HO-JUMP")
    book.play.click()
    book.board.play_on()
    assert book.board.controller.written() == ("c2-c4",)
    book.search.setText("together")
    assert book.heading.text() == "Keep together"
    book.close()
    assert table.window.learning.book is None


def opened(table: Table) -> RuleBookPaper | None:
    return table.window.learning.book


def test_the_same_refusal_twice_opens_the_example(table: Table) -> None:
    table.scene.motion.enabled = False
    table.window.start_game(HOP, {})
    table.drag("c1", "e4")
    assert opened(table) is None
    table.drag("c1", "e4")
    book = opened(table)
    assert book is not None
    assert book.heading.text() == "One leg or two"
    book.close()


def test_the_coach_warns_and_asks(table: Table) -> None:
    table.scene.motion.enabled = False
    table.window.start_game(HOP, {}, "a1:0/e2:2,a5:2 r 0")
    table.window.learning.set_level(Level.FULL)
    table.drag("a1", "b2")
    assert table.controller.record.at == 0
    table.push("Think again")
    assert not table.controller.draft.steps
    table.check()
    table.drag("a1", "b2")
    table.push("Play it")
    assert table.controller.record.at == 1
    table.rest()


def test_the_coach_says_what_a_move_would_do_and_who_can_go_there(table: Table) -> None:
    table.scene.motion.enabled = False
    table.window.start_game(HOP, {}, "c2:0/c3:2,e5:2 r 0")
    table.lift("c2", "c4")
    assert "c3" in table.window.panel.coach.text()
    table.window.learning.set_level(Level.OFF)
    table.scene.hand.cancel()
    table.lift("c2", "c4")
    assert not table.window.panel.coach.isVisible()
    table.scene.hand.cancel()
    table.window.learning.set_level(Level.GENTLE)
    table.move("d2")
    table.window.learning.bearing.trigger()
    assert table.window.panel.coach.text() == "1 of your pieces can go there."
    assert table.marks(Kind.LIT) == {"c2"}
    table.scene.light(frozenset())

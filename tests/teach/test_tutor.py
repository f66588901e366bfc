"""The tutor: never moves unasked, answers everything, and goes back from everywhere."""

from pathlib import Path
from random import Random

import pytest

from tabletop_qt.core.game import Game
from tabletop_qt.core.lesson import Lesson, Show, Task
from tabletop_qt.core.steps import Roll, ToMove
from tabletop_qt.games import find_game, find_games
from tabletop_qt.play.controller import RulesController
from tabletop_qt.teach.progress import OFTEN, Progress
from tabletop_qt.teach.tutor import Mood, Tutor
from tests.model.hop.teaching import LESSON

HOP = find_game("hop", "tests.model")


def take(page: int, progress: Progress | None = None) -> tuple[Tutor, RulesController]:
    controller = RulesController(HOP)
    tutor = Tutor(HOP, LESSON, controller, progress or Progress())
    tutor.open(page)
    return tutor, controller


def mood(tutor: Tutor) -> Mood:
    return tutor.mood


def said(tutor: Tutor) -> str:
    return tutor.said.render() if tutor.said else ""


def play(controller: RulesController, text: str) -> None:
    controller.attempt(text)


def test_a_page_that_shows_plays_when_it_is_asked_to() -> None:
    tutor, controller = take(0)
    assert mood(tutor) is Mood.READING
    assert controller.written() == ()
    assert tutor.play_on()
    assert controller.written() == ("c2-c4",)
    assert not tutor.play_on()
    tutor.reset()
    assert controller.written() == ()


def test_the_goal_is_praised_and_the_rule_is_learned() -> None:
    progress = Progress()
    tutor, controller = take(1, progress)
    assert not progress.is_done(LESSON)
    play(controller, "c2-c4")
    assert mood(tutor) is Mood.SOLVED
    assert said(tutor) == "The blue stone is gone."
    assert progress.is_solved(LESSON, 1)
    assert progress.knows("HO-JUMP")
    assert not progress.is_done(LESSON), "there is another task"


def test_another_way_to_the_goal_is_as_good() -> None:
    tutor, controller = take(1)
    play(controller, "c2-c4-c5")
    assert mood(tutor) is Mood.SOLVED


def test_a_temptation_is_answered_and_nothing_has_happened() -> None:
    tutor, controller = take(1)
    play(controller, "c2-a4")
    assert said(tutor) == "Stones do not go aslant."
    assert mood(tutor) is Mood.TRYING
    assert controller.written() == ()


def test_a_move_that_strays_is_answered_punished_and_stepped_back_from() -> None:
    tutor, controller = take(1)
    play(controller, "c2-b2")
    assert mood(tutor) is Mood.STRAYED
    assert said(tutor).startswith("There it is safe")
    assert tutor.play_on()
    assert controller.written() == ("c2-b2", "c3-c4")
    tutor.back()
    assert controller.record.at == 0
    assert mood(tutor) is Mood.TRYING
    play(controller, "c2-d2")
    assert said(tutor).startswith("That is allowed, but")


def test_the_other_side_answers_by_the_script_and_never_the_learner() -> None:
    tutor, controller = take(2)
    assert not tutor.play_on(), "the learner moves first"
    play(controller, "c1-c2")
    assert tutor.due == ["c4-c3"]
    tutor.play_on()
    assert not tutor.play_on()
    assert mood(tutor) is Mood.TRYING
    tutor.back()
    assert controller.record.at == 0
    play(controller, "c1-c2")
    tutor.play_on()
    play(controller, "c2-c4")
    assert mood(tutor) is Mood.SOLVED


def test_hints_go_up_a_ladder_to_the_move() -> None:
    tutor, _ = take(1)
    assert [tutor.hint().render() for _ in range(5)] == [
        "Look at c3.",
        "Your stone on c2 stands beside it.",
        "Go to c4.",
        "The move is c2-c4.",
        "The move is c2-c4.",
    ]


def test_progress_is_kept_reset_and_survives_a_spoilt_file(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    progress = Progress(path)
    for _ in range(OFTEN):
        progress.refuse("HO-JUMP")
    assert progress.next_of([LESSON]) is LESSON
    for page in (1, 2):
        progress.solve(LESSON, page)
    again = Progress(path)
    assert again.is_done(LESSON)
    assert again.refusals("HO-JUMP") == 0
    assert again.next_of([LESSON]) is None
    again.reset()
    assert not Progress(path).is_done(LESSON)
    path.write_text("[")
    assert not Progress(path).knows("HO-JUMP")


def lessons() -> list[tuple[Game, Lesson]]:
    found = []
    for game in (*find_games().values(), HOP):
        found += [(game, one) for one in game.teaching().lessons] if game.teaching else []
    return found


@pytest.mark.parametrize(("game", "lesson"), lessons(), ids=lambda x: getattr(x, "id", ""))
def test_every_lawful_move_has_an_answer_and_a_way_back(game: Game, lesson: Lesson) -> None:
    """From every page: after any lawful move of the learner, back and reset lead to the start."""
    rng = Random(lesson.id)
    controller = RulesController(game)
    tutor = Tutor(game, lesson, controller, Progress())
    for number, page in enumerate(lesson.pages):
        tutor.open(number)
        if isinstance(page, Show):
            while tutor.play_on():
                pass
            tutor.reset()
            assert controller.record.at == 0
            continue
        start = controller.rules.encode(controller.state)
        turn = controller.rules.turn(controller.state)
        if not isinstance(turn, ToMove):
            controller.roll()
            turn = controller.rules.turn(controller.state)
        moves = list(controller.rules.moves(controller.state, tutor.learner))
        for move in rng.sample(moves, min(12, len(moves))):
            controller.play(move)
            assert tutor.said or tutor.mood is Mood.TRYING, (lesson.id, number)
            while tutor.play_on():
                pass
            while controller.record.at > 0:
                before = controller.record.at
                tutor.back()
                assert controller.record.at < before
            assert controller.rules.encode(controller.state) == start
            tutor.reset()
            if not isinstance(controller.rules.turn(controller.state), ToMove):
                controller.roll()


@pytest.mark.parametrize(("game", "lesson"), lessons(), ids=lambda x: getattr(x, "id", ""))
def test_every_task_is_solved_by_its_solution(game: Game, lesson: Lesson) -> None:
    controller = RulesController(game)
    tutor = Tutor(game, lesson, controller, Progress())
    for number, page in enumerate(lesson.pages):
        if not isinstance(page, Task):
            continue
        tutor.open(number)
        for text in page.solution:
            if tutor.due:
                assert tutor.due == [text]
                tutor.play_on()
                continue
            ply = controller.rules.read(controller.state, text)
            if isinstance(ply, Roll):
                controller.roll()
            else:
                controller.play(ply)
            assert controller.written()[-1] == text
        assert mood(tutor) is Mood.SOLVED, (lesson.id, number, controller.written())

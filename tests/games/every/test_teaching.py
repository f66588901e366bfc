"""What the games teach: every task can be done, every temptation is refused for its rule."""

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop_qt.core.effects import Ended
from tabletop_qt.core.game import Game
from tabletop_qt.core.lesson import Diagram, Goal, Lesson, Settings, Show, Task
from tabletop_qt.core.rulebook import COMMON
from tabletop_qt.core.rules import NotationError, Rules
from tabletop_qt.core.steps import Move, ToMove, ToRoll
from tabletop_qt.games import find_games

TAUGHT = {name: game for name, game in find_games().items() if game.teaching}
every_game = pytest.mark.parametrize("game", list(TAUGHT.values()), ids=list(TAUGHT))
LEAST = 8
"""The lessons that a game has at least."""


def teaching(game: Game) -> Any:
    assert game.teaching is not None
    return game.teaching()


def rules_of(game: Game, *settings: Settings) -> Rules[Any]:
    values: dict[str, Any] = {}
    for each in settings:
        values |= each
    return game.rules(values)


def play(rules: Rules[Any], state: Any, text: str) -> tuple[Any, tuple[Any, ...]]:
    transition = rules.play(state, rules.read(state, text))
    return transition.after, transition.effects


def mover(rules: Rules[Any], state: Any) -> int:
    turn = rules.turn(state)
    return turn.seat if isinstance(turn, ToMove | ToRoll) else -1


def refusing(rules: Rules[Any], state: Any, text: str) -> list[str]:
    """Give the rules that an action is refused by, none where it is lawful."""
    try:
        ply = rules.read(state, text)
    except NotationError as problem:
        return [problem.rule]
    return [reason.rule for reason in rules.why_not_ply(state, ply)]


def met(goal: Goal, made: list[tuple[str, tuple[Any, ...]]], over: str) -> bool:
    """Tell whether plies of the learner bring a goal about."""
    caused = {getattr(effect, "rule", "") for _, effects in made for effect in effects}
    caused |= {e.over.rule for _, effects in made for e in effects if isinstance(e, Ended)}
    played = {text for text, _ in made}
    return (
        (not goal.played or bool(played & set(goal.played)))
        and (not goal.caused or goal.caused in caused)
        and (not goal.ended or goal.ended == over)
        and bool(made)
    )


def tasks(game: Game) -> Iterator[tuple[Lesson, Task]]:
    for lesson in teaching(game).lessons:
        for page in lesson.pages:
            if isinstance(page, Task):
                yield lesson, page


@every_game
def test_there_are_lessons_enough_and_each_has_words_and_tasks(game: Game) -> None:
    lessons = teaching(game).lessons
    assert len(lessons) >= LEAST
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert len({lesson.title for lesson in lessons}) == len(lessons)
    for lesson in lessons:
        assert lesson.about.endswith("."), lesson.id
        assert any(isinstance(page, Task) for page in lesson.pages), lesson.id
        for page in lesson.pages:
            assert page.text.endswith((".", "?", "!", ":")), (lesson.id, page.text)
            if isinstance(page, Task):
                assert len(page.hints) >= 3, (lesson.id, page.text)
                assert page.others, (lesson.id, page.text)
                assert page.rules, (lesson.id, page.text)


@every_game
def test_each_goal_is_false_before_and_true_after_its_solution(game: Game) -> None:
    for lesson, task in tasks(game):
        rules = rules_of(game, lesson.values, task.values)
        state = rules.decode(task.position)
        learner = mover(rules, state)
        made: list[tuple[str, tuple[Any, ...]]] = []
        for text in task.solution:
            assert not met(task.goal, made, ""), (lesson.id, task.text, "met before its end")
            ply = rules.read(state, text)
            mine = isinstance(ply, Move) and mover(rules, state) == learner
            canonical = rules.write(state, ply)
            assert canonical == text, (lesson.id, text, canonical)
            state, effects = play(rules, state, text)
            if mine:
                made.append((text, effects))
        turn = rules.turn(state)
        assert met(task.goal, made, getattr(turn, "rule", "")), (lesson.id, task.text)


@every_game
def test_each_temptation_is_refused_for_a_rule_that_is_taught(game: Game) -> None:
    found = 0
    for lesson, task in tasks(game):
        rules = rules_of(game, lesson.values, task.values)
        state = rules.decode(task.position)
        for tempting in task.tempting:
            why = refusing(rules, state, tempting.action)
            assert why[:1] == [tempting.rule], (lesson.id, tempting, why)
            assert tempting.rule in lesson.rules, (lesson.id, tempting)
            assert tempting.text
            found += 1
    assert found >= len(teaching(game).lessons) // 2


@every_game
def test_answers_and_punishments_are_of_lawful_moves(game: Game) -> None:
    for lesson, task in tasks(game):
        rules = rules_of(game, lesson.values, task.values)
        state = rules.decode(task.position)
        for text in (*task.answers, *task.punished):
            assert refusing(rules, state, text) == [], (lesson.id, text)
            assert text not in task.solution[:1], (lesson.id, text)
        for text, line in task.punished.items():
            after = play(rules, state, text)[0]
            for reply in line:
                after = play(rules, after, reply)[0]
            assert text in task.answers, (lesson.id, text)


@every_game
def test_pages_that_show_can_be_played(game: Game) -> None:
    for lesson in teaching(game).lessons:
        for page in lesson.pages:
            if isinstance(page, Show):
                rules = rules_of(game, lesson.values, page.values)
                state = rules.decode(page.position)
                for text in page.plays:
                    state = play(rules, state, text)[0]
                assert set(page.points) <= set(rules.board.by_id), (lesson.id, page.points)
                assert all(rule in rules.book for rule in page.rules), (lesson.id, page.rules)


@every_game
def test_every_rule_has_a_diagram_that_is_true_and_a_lesson(game: Game) -> None:
    taught = {rule for lesson in teaching(game).lessons for rule in lesson.rules}
    diagrams = teaching(game).diagrams
    known = {rule.id for rule in COMMON}
    for rules in (game.rules(preset.values) for preset in game.presets):
        known |= {rule.id for rule in rules.book}
    ids = {rule for rule in known if not rule.startswith("ALL-")}
    assert ids <= set(diagrams), sorted(ids - set(diagrams))
    assert ids <= taught, sorted(ids - taught)
    for rule, diagram in diagrams.items():
        check_diagram(game, rule, diagram)


def check_diagram(game: Game, rule: str, diagram: Diagram) -> None:
    """A diagram plays as it says, and what it invites to try is refused by its rule."""
    rules = rules_of(game, diagram.values)
    assert rule in rules.book, (rule, "switched off by its own options")
    state = rules.decode(diagram.position)
    for text in diagram.plays:
        state = play(rules, state, text)[0]
    for text in diagram.tries:
        assert rule in refusing(rules, state, text), (rule, text, refusing(rules, state, text))
    assert diagram.text.endswith((".", "!", "?")), rule
    assert set(diagram.points) <= set(rules.board.by_id), rule


@every_game
def test_advice_has_examples(game: Game) -> None:
    advice = teaching(game).advice
    assert len(advice) >= 3
    for each in advice:
        assert each.title
        assert each.text.endswith(".")
        rules = rules_of(game, each.diagram.values)
        state = rules.decode(each.diagram.position)
        for text in each.diagram.plays:
            state = play(rules, state, text)[0]

"""The end of a game in the controller: by a ply, by a word, or without a ply."""

from collections.abc import Callable
from typing import Any

import pytest

from tabletop_qt.core.rules import NotationError, Refused
from tabletop_qt.core.steps import Over
from tabletop_qt.games import find_game
from tabletop_qt.play.answers import Answer, Committed, Jumped, Refusal, Stepped, Touch
from tabletop_qt.play.controller import RulesController

HOP = find_game("hop", "tests.model")
BULLTRICKER = find_game("bulltricker")
MUST_CAPTURE = "7/1k4q8/3p3/15/3P3/15/7/15/2Q4/15/7/15/7/13K1/QQ1Q3 b"
ABOUT_TO_WIN = "c4:0,a1:0/a4:2 r 0"


def shown(controller: RulesController) -> tuple[Any, ...]:
    """Tell all that can be seen of a controller."""
    return (
        controller.state,
        controller.draft,
        controller.prompt,
        controller.affordances,
        controller.record,
        controller.over,
        controller.last,
        controller.written(),
    )


def ending(controller: RulesController) -> Over | None:
    return controller.over


def resigned(*texts: str) -> RulesController:
    controller = RulesController(HOP)
    for text in texts:
        controller.attempt(text)
    controller.end("ALL-RESIGN", 0)
    return controller


@pytest.mark.parametrize(
    "touch",
    [
        Touch("a3"),
        Touch("b5", "s3"),
        Touch(None, "nobody"),
        Touch("nowhere"),
        Touch("nowhere", "nobody"),
    ],
)
@pytest.mark.parametrize("held", [False, True])
def test_a_refused_touch_changes_nothing(touch: Touch, held: bool) -> None:
    controller = RulesController(HOP)
    if held:
        controller.touch(Touch("c1", "s1"))
    before = shown(controller)
    answer = controller.touch(touch)
    assert isinstance(answer, Refusal)
    assert answer.touch == touch
    assert answer.reasons
    assert shown(controller) == before


def test_a_touch_on_nothing_is_refused_without_a_reason_and_changes_nothing() -> None:
    controller = RulesController(HOP)
    before = shown(controller)
    assert controller.touch(Touch()) == Refusal((), Touch())
    assert shown(controller) == before


def test_a_word_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    controller = RulesController(BULLTRICKER)
    before = shown(controller)
    answer = controller.say("draw")
    assert isinstance(answer, Refusal)
    assert [reason.rule for reason in answer.reasons] == ["BT-DRAW-REPEAT"]
    assert shown(controller) == before


def test_a_word_that_is_a_whole_move_is_carried_out_at_once() -> None:
    controller = RulesController(BULLTRICKER)
    for _ in range(6):
        for text in ("gv1-h81", "av1-h11", "h81-gv1", "h11-av1"):
            controller.attempt(text)
    assert isinstance(controller.say("draw"), Committed)
    assert ending(controller) == Over((), "BT-DRAW-REPEAT")
    assert controller.written()[-1] == "draw"
    controller.undo()
    assert ending(controller) is None
    assert controller.affordances.words == ("draw",)


def test_a_typed_move_is_carried_out_refused_or_unreadable() -> None:
    controller = RulesController(HOP)
    controller.touch(Touch("c1", "s1"))
    assert isinstance(controller.attempt("b1-b2"), Committed)
    answer = controller.attempt("b5-b1")
    assert isinstance(answer, Refusal)
    assert answer.reasons[0].rule == "HO-LEGS"
    with pytest.raises(NotationError):
        controller.attempt("b5 to b4")
    assert controller.written() == ("b1-b2",)


def test_a_win_ends_the_game_and_can_be_taken_back() -> None:
    controller = RulesController(HOP, None, ABOUT_TO_WIN)
    controller.touch(Touch("c4", "s0"))
    controller.touch(Touch("c5"))
    controller.done()
    assert ending(controller) == Over((0,), "HO-HOME")
    answer = controller.touch(Touch("a4", "s2"))
    assert isinstance(answer, Refusal)
    assert answer.reasons[0].rule == "ALL-OVER"
    controller.undo()
    assert ending(controller) is None
    assert controller.affordances.lift == {"s0", "s1"}
    controller.redo()
    assert ending(controller) == Over((0,), "HO-HOME")


def test_a_game_that_is_won_cannot_be_resigned() -> None:
    controller = RulesController(HOP, None, ABOUT_TO_WIN)
    controller.attempt("c4-c5")
    controller.end("ALL-RESIGN", 0)
    assert ending(controller) == Over((0,), "HO-HOME")
    assert controller.record.events == ()


def test_resigning_gives_up_the_unfinished_move() -> None:
    controller = RulesController(HOP)
    controller.touch(Touch("b1", "s0"))
    assert controller.end("ALL-RESIGN", 0) == Jumped()
    assert controller.draft.steps == ()
    assert controller.affordances.lift == frozenset()
    assert ending(controller) == Over((1,), "ALL-RESIGN")


def test_a_game_that_was_given_up_goes_on_only_after_a_step_back() -> None:
    controller = resigned("b1-b2", "b5-b4")
    assert isinstance(controller.attempt("b2-b3"), Refusal)
    controller.undo()
    assert ending(controller) is None
    controller.redo()
    assert ending(controller) == Over((1,), "ALL-RESIGN")
    controller.undo()
    controller.attempt("b2-b3")
    assert ending(controller) is None
    assert controller.written() == ("b1-b2", "b5-b4", "b2-b3")


@pytest.mark.parametrize(
    ("at", "expected"), [(-7, 0), (0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (700, 3)]
)
def test_the_cursor_goes_anywhere_on_the_line_and_not_beyond(at: int, expected: int) -> None:
    controller = resigned("b1-b2", "b5-b4")
    assert controller.go(at) == Jumped()
    assert controller.record.at == expected
    assert (ending(controller) is None) == (expected < 3)
    assert controller.draft.base == controller.state


@pytest.mark.parametrize(
    "act",
    [
        lambda c: c.touch(Touch("b1", "s0")),
        lambda c: c.touch(Touch("b5", "s3")),
        lambda c: c.attempt("b1-b2"),
        lambda c: c.attempt("b1-e5"),
        lambda c: c.end("ALL-RESIGN", 0),
        lambda c: c.undo(),
        lambda c: c.new_game(BULLTRICKER),
    ],
)
def test_watchers_see_the_controller_as_it_is_afterwards(
    act: Callable[[RulesController], Answer],
) -> None:
    controller = RulesController(HOP)
    seen: list[tuple[Any, ...]] = []
    controller.watch(lambda _: seen.append(shown(controller)))
    act(controller)
    assert seen == [shown(controller)]


def test_every_watcher_is_told_every_answer_once() -> None:
    controller = RulesController(HOP)
    one: list[Answer] = []
    other: list[Answer] = []
    controller.watch(one.append)
    controller.watch(other.append)
    given = [
        controller.touch(Touch("b1", "s0")),
        controller.touch(Touch("b2")),
        controller.back(),
        controller.reset(),
        controller.undo(),
    ]
    assert one == other == given
    assert given[:4] == [Stepped()] * 4


# After a game was given up


def test_stepping_back_after_resigning_does_not_wake_the_game() -> None:
    controller = resigned()
    controller.back()
    assert controller.affordances.lift == frozenset()


def test_nothing_is_played_on_a_game_that_was_resigned() -> None:
    controller = resigned()
    answer = controller.attempt("b1-b2")
    assert isinstance(answer, Refusal)
    assert [reason.rule for reason in answer.reasons] == ["ALL-OVER"]


def test_a_ply_from_outside_is_refused_after_resigning() -> None:
    controller = resigned()
    ply = controller.rules.read(controller.state, "b1-b2")
    with pytest.raises(Refused):
        controller.play(ply)


def test_a_touch_after_resigning_is_told_that_the_game_is_over() -> None:
    answer = resigned().touch(Touch("b1", "s0"))
    assert isinstance(answer, Refusal)
    assert [reason.rule for reason in answer.reasons] == ["ALL-OVER"]


def test_after_resigning_nobody_must_capture() -> None:
    controller = RulesController(BULLTRICKER, None, MUST_CAPTURE)
    controller.end("ALL-RESIGN", 1)
    assert controller.affordances.obliged == frozenset()
    assert controller.prompt.duties == ()

"""The controller: touches become moves or reasons, and nothing else changes a state."""

from collections.abc import Callable

import pytest

from tabletop_qt.core.rules import NotationError, Refused
from tabletop_qt.core.steps import Face, Move, Pick, Place
from tabletop_qt.games import find_game
from tabletop_qt.play.answers import Answer, Asked, Committed, Jumped, Refusal, Stepped, Touch
from tabletop_qt.play.controller import RulesController

HOP = find_game("hop", "tests.model")
BULLTRICKER = find_game("bulltricker")
TWO_WAYS = "c3:0/d3:0,e4:0,c4:0,d5:0,a4:0 r 0"
"""From c3 two ways of jumping lead to e5, each taking two other stones."""


def begin(start: str | None = None) -> RulesController:
    return RulesController(HOP, None, start)


def written(controller: RulesController) -> str:
    return str(controller.rules.encode(controller.state))


def test_a_touch_on_a_piece_picks_it_and_one_on_a_place_moves_it_there() -> None:
    controller = begin()
    assert controller.touch(Touch("b1", "s0")) == Stepped()
    assert controller.affordances.held == "s0"
    controller.touch(Touch("b2"))
    assert controller.prompt.enough, "one leg is a whole move"
    assert controller.prompt.steps, "and another may follow"
    assert controller.record.at == 0
    assert isinstance(controller.done(), Committed)
    assert controller.written() == ("b1-b2",)


def test_a_move_that_cannot_go_on_is_carried_out_at_once() -> None:
    controller = begin()
    controller.touch(Touch("b1", "s0"))
    assert isinstance(controller.touch(Touch("b3")), Committed)
    assert controller.written() == ("b1-b2-b3",)


def test_equal_results_are_one_way_and_different_ones_are_asked_for() -> None:
    controller = begin()
    controller.touch(Touch("b1", "s0"))
    assert len(controller.ways_to("a2")) == 1
    controller = begin(TWO_WAYS)
    controller.touch(Touch("c3", "s0"))
    answer = controller.touch(Touch("e5"))
    assert isinstance(answer, Asked)
    assert len(answer.ways) == 2
    assert controller.draft.steps == (Pick("s0"),)
    assert isinstance(controller.take(answer.ways[1].steps), Committed)
    assert controller.over is not None


def test_enough_waits_for_what_may_follow_and_can_be_stepped_back() -> None:
    controller = begin("c2:0,a1:0/a5:2,b5:2 r 0")
    controller.touch(Touch("c2", "s0"))
    controller.touch(Touch("c3"))
    assert Face("s0", 1) in controller.prompt.steps
    controller.back()
    assert controller.draft.steps == (Pick("s0"),)
    controller.touch(Touch("c3"))
    assert isinstance(controller.take((Face("s0", 1),)), Committed)
    assert controller.written() == ("c2-c3=1",)


def test_a_draft_that_is_not_enough_cannot_be_ended() -> None:
    controller = begin()
    controller.touch(Touch("b1", "s0"))
    assert controller.done() == Stepped()
    assert controller.record.at == 0


def test_a_refused_click_keeps_the_piece_and_a_refused_drop_does_not() -> None:
    for dropped in (False, True):
        controller = begin()
        controller.touch(Touch("b1", "s0"))
        answer = controller.touch(Touch("e5"), dropped=dropped)
        assert isinstance(answer, Refusal)
        assert answer.reasons[0].rule == "HO-LEGS"
        assert bool(controller.draft.steps) is not dropped
        assert controller.record.at == 0


def test_a_drop_on_another_own_piece_is_refused_where_a_click_takes_it_instead() -> None:
    controller = begin()
    controller.touch(Touch("b1", "s0"))
    controller.touch(Touch("c1", "s1"))
    assert controller.affordances.held == "s1"
    answer = controller.touch(Touch("d1", "s2"), dropped=True)
    assert isinstance(answer, Refusal)
    assert answer.reasons[0].rule == "HO-FREE"


def test_a_touch_on_the_piece_in_hand_puts_it_back() -> None:
    controller = begin()
    controller.touch(Touch("b1", "s0"))
    controller.touch(Touch("b1", "s0"))
    assert controller.draft.steps == ()


def test_peeking_changes_nothing() -> None:
    controller = begin()
    seen = controller.peek("s0")
    assert set(seen.drop or {}) >= {"a1", "b2", "b3"}
    assert controller.draft.steps == ()


def test_affordances_tell_captures_and_who_is_obliged() -> None:
    controller = RulesController(
        BULLTRICKER, None, "7/1k4q8/3p3/15/3P3/15/7/15/2Q4/15/7/15/7/13K1/QQ1Q3 b"
    )
    (piece,) = controller.affordances.lift
    assert controller.affordances.obliged == {piece}
    controller.touch(Touch("h24", piece))
    assert controller.affordances.drop == {"h44": True}


@pytest.mark.parametrize("end", ["ALL-RESIGN", "ALL-AGREED", "ALL-ABANDONED", "ALL-FLAG"])
def test_an_end_without_a_ply_stops_play_and_can_be_stepped_back_from(end: str) -> None:
    controller = begin()
    controller.play(controller.rules.read(controller.state, "b1-b2-b3"))
    seat = 1 if end in ("ALL-RESIGN", "ALL-FLAG") else None
    controller.end(end, seat)
    over = controller.over
    assert over is not None
    assert over.winners == ((0,) if seat else ())
    answer = controller.touch(Touch("c5", "s4"))
    assert isinstance(answer, Refusal)
    controller.undo()
    assert controller.over is None
    assert isinstance(controller.touch(Touch("c5", "s4")), Stepped)
    controller.redo()
    assert controller.over is not None


def test_a_text_that_is_no_position_leaves_the_game_as_it_was() -> None:
    controller = begin()
    controller.play(controller.rules.read(controller.state, "b1-b2-b3"))
    before = (controller.game, controller.rules, controller.values, controller.record)
    with pytest.raises(NotationError):
        controller.new_game(BULLTRICKER, None, "nowhere")
    assert (controller.game, controller.rules, controller.values, controller.record) == before


def test_undo_and_redo_reach_every_state_of_the_line_again() -> None:
    controller = begin()
    states = [written(controller)]
    for text in ("b1-b2-b3", "b5-a5-a4", "c1-c2", "a4-b4"):
        controller.play(controller.rules.read(controller.state, text))
        states.append(written(controller))
    for expected in reversed(states[:-1]):
        controller.undo()
        assert written(controller) == expected
    controller.undo()
    assert controller.record.at == 0
    for expected in states[1:]:
        controller.redo()
        assert written(controller) == expected


def test_a_variation_is_kept_beside_the_first_line() -> None:
    controller = begin()
    for text in ("b1-b2", "b5-b4"):
        controller.play(controller.rules.read(controller.state, text))
    controller.go(0)
    controller.play(controller.rules.read(controller.state, "d1-d2"))
    assert controller.written() == ("d1-d2",)
    controller.go(0)
    controller.play(controller.rules.read(controller.state, "b1-b2"))
    controller.redo()
    assert controller.written() == ("b1-b2", "b5-b4")


def test_a_ply_from_outside_is_judged() -> None:
    controller = begin()
    before = written(controller)
    with pytest.raises(Refused) as refusal:
        controller.play(Move(0, (Pick("s0"), Place("e5"))))
    assert refusal.value.reasons[0].rule == "HO-LEGS"
    assert written(controller) == before


@pytest.mark.parametrize(
    ("act", "answer"),
    [
        (lambda c: c.touch(Touch("b1", "s0")), Stepped),
        (lambda c: c.touch(Touch("b5", "s3")), Refusal),
        (lambda c: c.play(c.rules.read(c.state, "b1-b2")), Committed),
        (lambda c: c.undo(), Jumped),
        (lambda c: c.new_game(HOP, {"limit": 2}), Jumped),
    ],
)
def test_watchers_are_told_when_the_controller_is_whole_again(
    act: Callable[[RulesController], Answer], answer: type[Answer]
) -> None:
    controller = begin()
    seen: list[tuple[Answer, bool]] = []
    controller.watch(lambda a: seen.append((a, controller.draft.base is controller.state)))
    given = act(controller)
    assert isinstance(given, answer)
    assert seen == [(given, True)]


def test_a_new_game_leaves_nothing_of_the_old_one() -> None:
    controller = begin()
    controller.play(controller.rules.read(controller.state, "b1-b2"))
    controller.new_game(BULLTRICKER, {"no_progress": 7})
    assert controller.written() == ()
    assert controller.last is None
    assert controller.values["no_progress"] == 7
    assert controller.record.game == "bulltricker"

"""The coach: warns of what loses, as much as the player wants, and never of more."""

import pytest

from tabletop_qt.core.steps import Move
from tabletop_qt.games import find_game
from tabletop_qt.play.answers import Warned
from tabletop_qt.play.controller import RulesController
from tabletop_qt.teach.coach import TWICE, Coach, Level
from tests.games.bladder.boards import FAR, field

HOP = find_game("hop", "tests.model")
OWN_GOAL = field(f"db4* Lg1 {FAR}")
"""Dark's carrier is turned towards Dark's own goal."""


def warned(controller: RulesController, text: str, level: Level) -> str:
    coach = Coach(controller, level)
    controller.reset()
    ply = controller.rules.read(controller.state, text)
    assert isinstance(ply, Move)
    controller.guard = None
    draft = controller.rules.extend(controller.rules.begin(controller.state), ply.steps)
    reason = coach.warning(draft)
    return reason.rule if reason else ""


def test_a_reply_that_wins_is_warned_of_by_a_thorough_coach_alone() -> None:
    controller = RulesController(HOP, None, "a1:0/e2:2,a5:2 r 0")
    assert warned(controller, "a1-a2", Level.FULL) == "HO-HOME"
    assert warned(controller, "a1-a2", Level.GENTLE) == ""
    assert warned(controller, "a1-a2", Level.OFF) == ""


def test_a_move_that_loses_by_itself_is_warned_of() -> None:
    game = find_game("bladder")
    controller = RulesController(game, {}, OWN_GOAL)
    text = "b4-a4"
    assert warned(controller, text, Level.GENTLE) == "BL-OWN-GOAL"
    assert warned(controller, text, Level.OFF) == ""


def test_a_warned_move_is_made_only_when_the_mover_is_sure() -> None:
    controller = RulesController(HOP, None, "a1:0/e2:2,a5:2 r 0")
    controller.guard = Coach(controller, Level.FULL).warning
    ply = controller.rules.read(controller.state, "a1-b1-b2")
    assert isinstance(ply, Move)
    answer = controller.take(ply.steps)
    assert isinstance(answer, Warned)
    assert controller.record.at == 0
    controller.done(sure=True)
    assert controller.record.at == 1


def test_the_same_rule_refused_twice_asks_for_its_example() -> None:
    coach = Coach(RulesController(HOP), Level.GENTLE)
    assert [coach.refuse("HO-LEGS") for _ in range(TWICE + 1)] == [False, True, False]
    assert not any(coach.refuse("ALL-TURN") for _ in range(3))
    coach.forget()
    assert not coach.refuse("HO-LEGS")
    coach.level = Level.OFF
    assert not coach.refuse("HO-LEGS")


@pytest.mark.parametrize(("site", "pieces"), [("b2", {"s0", "s1"}), ("e5", set()), ("e1", {"s2"})])
def test_who_bears_on_a_place(site: str, pieces: set[str]) -> None:
    assert set(Coach(RulesController(HOP)).bearing(site)) == pieces


@pytest.mark.parametrize(
    ("position", "text", "rule"),
    [
        ("b,b,10,10/b,b,b,7/b,b,b,b/b,b,b,b a moves r43", "a10-14", "UC-HIT"),
        ("b,b,10,10/b,b,b,40/b,b,b,b/b,b,b,b a moves r43", "a10-14", ""),
        ("b,b,10,30/b,b,b,7/b,b,b,b/b,b,b,b a moves r43", "a10-14", ""),
        ("b,10,10,10/b,b,b,7/b,b,b,b/b,b,b,b a moves r43", "a10-14", ""),
    ],
)
def test_a_blob_split_before_an_enemy_is_a_risk(position: str, text: str, rule: str) -> None:
    options = {"larger_first": False, "snake_eyes": False, "blob_takes_blob": False}
    controller = RulesController(find_game("uckers"), options, position)
    assert warned(controller, text, Level.FULL) == rule
    assert warned(controller, text, Level.GENTLE) == ""

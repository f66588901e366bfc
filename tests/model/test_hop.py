"""The rules of the model game, each at the smallest position that shows it."""

import pytest

from tabletop_qt.core.effects import Ended, Moved, Removed
from tabletop_qt.core.game import Values
from tabletop_qt.core.rules import Refused, Transition
from tabletop_qt.core.steps import Face, Over, Pick, Place, ToMove
from tests.model.hop import GAME
from tests.model.hop.state import State

NEARLY_STUCK = "a4:0,b4:0,c4:0,d4:0,e3:0/a5:2,b5:2,c5:2,d5:2,e5:2 r 0"


def play(start: str, text: str, values: Values | None = None) -> Transition[State]:
    rules = GAME.rules(values)
    state = rules.decode(start)
    return rules.play(state, rules.read(state, text))


def turn_after(start: str, text: str, values: Values | None = None) -> object:
    return GAME.rules(values).turn(play(start, text, values).after)


def test_the_sides_move_in_turn_unless_two_stones_are_taken() -> None:
    taking_two = "c1:0,a1:0/c2:2,d3:2,a5:2 r 0"
    assert turn_after(taking_two, "c1-c3") == ToMove(1)
    assert turn_after(taking_two, "c1-c3-e3") == ToMove(0)


def test_two_paths_to_one_end_may_take_different_stones() -> None:
    rules = GAME.rules()
    draft = rules.begin(rules.decode("c3:0/d3:0,e4:0,c4:0,d5:0,a4:0 r 0"))
    ways = rules.reach(rules.extend(draft, (Pick("s0"),)), "e5")
    taken = [{e.piece for e in way.effects if isinstance(e, Removed)} for way in ways]
    assert sorted(map(sorted, taken)) == [["s1", "s2"], ["s3", "s4"]]


def test_paths_that_come_to_the_same_are_one_move_and_all_of_them_are_lawful() -> None:
    rules = GAME.rules()
    start = rules.start()
    written = [rules.write(start, move) for move in rules.moves(start, 0)]
    assert [text for text in written if text.startswith("b1") and text.endswith("a2")] == [
        "b1-a1-a2"
    ]
    one, other = (play(rules.encode(start), text) for text in ("b1-a1-a2", "b1-b2-a2"))
    assert one.after == other.after
    assert rules.write(start, other.ply) == "b1-a1-a2"


def test_a_jump_takes_the_enemy_and_what_happens_is_told_in_order() -> None:
    done = play("c1:0,a1:0/c2:2,d3:2,a5:2 r 0", "c1-c3-e3")
    assert done.effects == (
        Moved("s0", ("c1", "c3"), "HO-LEGS"),
        Removed("s2", "c2", "HO-JUMP"),
        Moved("s0", ("c3", "e3"), "HO-LEGS"),
        Removed("s3", "d3", "HO-JUMP"),
    )


def test_a_stone_that_ends_on_the_centre_may_be_turned() -> None:
    rules = GAME.rules()
    draft = rules.extend(rules.begin(rules.decode("c2:0/a5:2 r 0")), (Pick("s0"), Place("c3")))
    turns = {step.turn for step in rules.prompt(draft).steps if isinstance(step, Face)}
    assert turns == {1, 2, 3}, "it faces 0 already"
    assert rules.encode(play("c2:0/a5:2 r 0", "c2-c3=2").after).startswith("c3:2/")


@pytest.mark.parametrize(
    ("start", "text", "values", "end"),
    [
        ("c4:0/a4:2 r 0", "c4-c5", {}, Over((0,), "HO-HOME")),
        ("a4:0/c2:2 b 0", "c2-c1", {}, Over((1,), "HO-HOME")),
        ("c1:0/c2:2 r 0", "c1-c3", {}, Over((0,), "HO-LAST")),
        (NEARLY_STUCK, "e3-e4", {"jumps": False}, Over((0,), "HO-STUCK")),
        ("c2:0/a4:2 r 29", "c2-b2", {}, Over((), "HO-LONG")),
        ("c2:0/a4:2 r 9", "c2-b2", {"limit": 10}, Over((), "HO-LONG")),
    ],
)
def test_the_game_ends(start: str, text: str, values: Values, end: Over) -> None:
    done = play(start, text, values)
    assert GAME.rules(values).turn(done.after) == end
    assert done.effects[-1] == Ended(end)


@pytest.mark.parametrize(
    ("start", "text", "values", "rule"),
    [
        ("c1:0/a5:2 r 0", "c1-d2", {}, "HO-LEGS"),
        ("c1:0,c2:0/a5:2 r 0", "c1-c2", {}, "HO-FREE"),
        ("c1:0/a5:2 r 0", "c1-c2-c1", {}, "HO-FREE"),
        ("c1:0/a5:2 r 0", "c1-c2=1", {}, "HO-FACE"),
        ("c2:0/a5:2 r 0", "c2-c3=0", {}, "HO-FACE"),
        ("c1:0/c2:2 r 0", "c1-c3", {"jumps": False}, "HO-LEGS"),
        ("c1:0/a5:2 r 0", "a5-a4", {}, "ALL-YOURS"),
        ("c1:0/a5:2 r 30", "c1-c2", {}, "ALL-OVER"),
    ],
)
def test_a_refused_move_names_its_rule(start: str, text: str, values: Values, rule: str) -> None:
    with pytest.raises(Refused) as refusal:
        play(start, text, values)
    assert refusal.value.reasons[0].rule == rule

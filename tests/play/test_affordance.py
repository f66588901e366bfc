"""What can be touched, read off the lawful ways on."""

from tabletop_qt.core.steps import Pick, Place, Step
from tabletop_qt.games import find_game
from tabletop_qt.play.affordance import Affordances, affordances

HOP = find_game("hop", "tests.model")
BULLTRICKER = find_game("bulltricker")
ONE_ENEMY = "c2:0,a1:0/c3:0,b5:2 r 0"
"""From c2 a stone may jump the one on c3, and go on from c4."""


def seen(text: str, *steps: Step) -> Affordances:
    rules = HOP.rules()
    return affordances(rules, rules.extend(rules.begin(rules.decode(text)), steps))


def test_the_pieces_that_have_a_move_can_be_lifted_and_no_other() -> None:
    assert seen("a1:0,b1:0,a2:0,d3:0/b5:2 r 0").lift == {"s1", "s2", "s3"}


def test_places_to_drop_on_are_those_of_one_leg_and_of_two() -> None:
    found = seen("a1:0/e4:2 r 0", Pick("s0"))
    assert found.drop is not None
    assert set(found.drop) == {"a2", "b1", "a3", "b2", "c1"}
    assert found.held == "s0"
    assert found.lift == frozenset()
    assert not found.enough


def test_after_a_leg_only_the_places_further_on_are_left() -> None:
    found = seen("a1:0/e4:2 r 0", Pick("s0"), Place("a2"))
    assert found.drop is not None
    assert set(found.drop) == {"a3", "b2"}
    assert found.enough


def test_places_where_something_is_taken_on_the_way_are_told_from_others() -> None:
    found = seen("c3:0/c4:2,a3:2 r 0", Pick("s0"))
    assert found.drop is not None
    assert found.drop["c5"], "over c4"
    assert found.drop["b5"], "over c4, and on"
    assert not found.drop["d4"], "over d3"


def test_what_is_taken_already_does_not_mark_the_places_further_on() -> None:
    found = seen(ONE_ENEMY, Pick("s0"), Place("c4"))
    assert found.drop is not None
    assert not any(found.drop.values()), "nothing is left to take on the way"


def test_after_the_end_nothing_can_be_touched() -> None:
    assert seen("b5:0/b3:2 b 3") == Affordances(drop={}, legs={})


def test_a_word_is_offered_when_it_may_be_said() -> None:
    rules = BULLTRICKER.rules()
    state = rules.start()
    offered = []
    for _ in range(6):
        offered.append(affordances(rules, rules.begin(state)).words)
        for text in ("gv1-h81", "av1-h11", "h81-gv1", "h11-av1"):
            state = rules.play(state, rules.read(state, text)).after
    assert offered == [()] * 6
    assert affordances(rules, rules.begin(state)).words == ("draw",)

"""What every game is given: drafts, the two doors, reasons; shown by the model game."""

import pytest

from tabletop_qt.core.rules import Refused, Rules
from tabletop_qt.core.steps import Face, Move, Pick, Place, Roll, Say, Step, Steps, Take
from tabletop_qt.games import find_game

RULES = find_game("hop", "tests.model").rules()
START = RULES.start()
WON = RULES.decode("b5:0/b3:2 b 3")


def refused(state: object, ply: Move | Roll) -> list[str]:
    """List the rules that a ply is refused by."""
    with pytest.raises(Refused) as refusal:
        RULES.play(state, ply)
    return [reason.rule for reason in refusal.value.reasons]


def test_a_draft_begins_with_the_seat_to_move_and_nothing_done() -> None:
    draft = RULES.begin(START)
    assert (draft.base, draft.seat, draft.steps) == (START, 0, ())
    assert (draft.preview, draft.effects) == (START, ())


def test_a_prompt_offers_each_step_once_in_the_order_of_the_ways() -> None:
    draft = RULES.begin(START)
    assert len(draft.ways) > 3
    assert RULES.prompt(draft).steps == (Pick("s0"), Pick("s1"), Pick("s2"))


def test_extending_stops_at_the_first_step_that_is_refused() -> None:
    draft = RULES.begin(START)
    with pytest.raises(Refused) as refusal:
        RULES.extend(draft, (Pick("s0"), Place("e5"), Place("nowhere")))
    assert [reason.rule for reason in refusal.value.reasons] == ["HO-LEGS"]
    assert str(refusal.value) == "E5 is not one leg from here."


def test_extending_by_nothing_gives_the_same_draft() -> None:
    draft = RULES.extend(RULES.begin(START), (Pick("s0"),))
    assert RULES.extend(draft, ()) == draft


@pytest.mark.parametrize(
    ("step", "sites", "pieces"),
    [
        (Pick("s0"), (), ("s0",)),
        (Place("b2"), ("b2",), ()),
        (Face("s0", 1), (), ("s0",)),
        (Take("s0", "hat"), (), ("s0",)),
        (Say("pass"), (), ()),
    ],
)
def test_after_the_end_every_step_is_refused_and_pointed_at(
    step: Step, sites: tuple[str, ...], pieces: tuple[str, ...]
) -> None:
    (reason,) = RULES.why_not(RULES.begin(WON), step)
    assert (reason.rule, reason.sites, reason.pieces) == ("ALL-OVER", sites, pieces)


def test_a_ply_is_refused_out_of_turn_after_the_end_and_where_no_dice_are_thrown() -> None:
    lawful = RULES.moves(START, 0)[0]
    assert refused(WON, lawful) == ["ALL-OVER"]
    assert refused(START, Move(1, lawful.steps)) == ["ALL-TURN"]
    assert refused(START, Roll((6,))) == ["ALL-TURN"]


@pytest.mark.parametrize("steps", [(), (Pick("s0"),)])
def test_a_beginning_is_no_move(steps: Steps) -> None:
    assert refused(START, Move(0, steps))


def test_both_doors_carry_out_a_move_alike() -> None:
    steps = (Pick("s0"), Place("b2"), Place("b3"))
    finished = RULES.finish(RULES.extend(RULES.begin(START), steps))
    assert finished == RULES.play(START, Move(0, steps))
    assert finished.before is START
    assert RULES.encode(finished.after) == "c1:0,d1:0,b3:0/b5:2,c5:2,d5:2 b 1"


def test_reach_passes_over_places_and_stops_at_other_steps() -> None:
    draft = RULES.begin(START)
    assert RULES.reach(draft, "b2") == (), "a piece comes first"
    held = RULES.extend(draft, (Pick("s0"),))
    assert [way.steps for way in RULES.reach(held, "b3")] == [(Place("b2"), Place("b3"))]


def test_reach_takes_the_shortest_of_equal_ways() -> None:
    state = RULES.decode("a1:0/e4:2 r 0")
    held = RULES.extend(RULES.begin(state), (Pick("s0"),))
    (way,) = RULES.reach(held, "b2")
    assert len(way.steps) == 2
    (way,) = RULES.reach(held, "a2")
    assert way.steps == (Place("a2"),)


def test_without_a_picture_of_its_own_a_half_made_move_shows_nothing_until_it_is_whole() -> None:
    whole = (Pick("s0"), Place("b2"))
    assert Rules.preview(RULES, START, whole[:1]) == (START, ())
    assert Rules.preview(RULES, START, whole) == RULES.apply(START, Move(0, whole))
    assert Rules.preview(RULES, WON, whole) == (WON, ())


def test_a_whole_move_is_refused_by_its_last_refused_step() -> None:
    why = RULES.why_not_move(START, (Pick("s0"), Place("b3"), Place("b5")))
    assert [reason.rule for reason in why] == ["HO-FREE"]


def test_nothing_speaks_against_a_lawful_move() -> None:
    state = RULES.decode("c2:0,a1:0/c3:0,b5:2 r 0")
    broken = {way: RULES.why_not_move(state, way) for way in RULES.begin(state).ways}
    assert {way for way, why in broken.items() if why} == set()

"""Every rule that can stand against a step is the one cited, and points at what is in the way."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from tabletop_qt.core.rules import Draft, Reason
from tabletop_qt.core.steps import Face, Move, Pick, Place, Say
from tabletop_qt.games.uckers.rules import Uckers
from tabletop_qt.games.uckers.state import State
from tabletop_qt.games.uckers.track import COLOURS
from tests.games.uckers.engine_boards import MESS, NAVY, PLAIN
from tests.games.uckers.refusal_rows import FOUR, LOOSE, ROWS, SAVING, Row
from tests.games.uckers.test_laws import DEFAULTS


def rules_of(switches: dict[str, Any]) -> Uckers:
    return Uckers(DEFAULTS | switches)


def board(men: str) -> str:
    """Write the places of all; those of A and C not named are home, those of B and D in base."""
    places = defaultdict(list)
    for man in men.split():
        places[man[0].lower()].append(man[1:])
    rest = {"a": "h", "b": "b", "c": "h", "d": "b"}
    filled = {letter: [*places[letter], *[rest[letter]] * 4][:4] for letter in COLOURS}
    return "/".join(",".join(places) for places in filled.values())


def played(rules: Uckers, men: str, actions: str = "", fields: str = "a") -> State:
    """Give the state after some actions; all of them have to be lawful."""
    state = rules.decode(f"{board(men)} {fields}")
    for text in actions.split():
        state = rules.play(state, rules.read(state, text)).after
    return state


def why(rules: Uckers, state: State, text: str) -> tuple[Reason, ...]:
    """Ask why a whole move is refused."""
    ply = rules.read(state, text)
    assert isinstance(ply, Move)
    return rules.why_not_move(state, ply.steps)


def pointed(rules: Uckers, state: State, reason: Reason) -> str:
    """Say at what a reason points: counters by their colour and place, and places."""
    found = []
    for piece in reason.pieces:
        at = state.slot_of(piece)
        assert at is not None
        found.append(piece[0] + rules.live(state)[0].track.name(at))
    return " ".join(sorted(found) + sorted(f"@{site}" for site in reason.sites))


def said(reasons: tuple[Reason, ...]) -> str:
    return " ".join(reason.text.render() for reason in reasons)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[3]} {row[4]} {row[1]} {row[2]}")
def test_a_wrong_try_names_its_rule_and_points(row: Row) -> None:
    switches, men, actions, text, expected, points, names = row
    rules = rules_of(switches)
    state = played(rules, men, actions)
    reasons = why(rules, state, text)
    assert [reason.rule for reason in reasons] == expected.split(), said(reasons)
    assert pointed(rules, state, reasons[0]) == points, said(reasons)
    assert names in reasons[0].text.render()


@pytest.mark.parametrize(
    ("switches", "men", "actions", "text"),
    [
        (MESS, "A10 B12 B12", "r1", "a10-11"),
        (MESS, "D10 B12 B12 A40", "r2", "d10-12"),
        (MESS, "D10 B12 B12 A40", "r3", "d10-13"),
        (MESS, "A10 B12 D12", "r2", "a10-12"),
        (MESS, "A10 B12 D12", "r3", "a10-13"),
        (MESS, "A0", "r6", "a0-h"),
        (MESS, "A11 B12 B12", "r6", "challenge:a11"),
        (PLAIN, "A5 A5 B9 B9", "r44", "a5=9"),
        (NAVY, "Ab A40", "r65 ab-2", "a2-7"),
        (MESS, "A40 B1 B1 A0", "r6", "a40-46"),
    ],
)
def test_what_the_specification_allows_has_no_reasons_against_it(
    switches: dict[str, Any], men: str, actions: str, text: str
) -> None:
    rules = rules_of(switches)
    seat = "b" if text.startswith("d") else "a"
    assert why(rules, played(rules, men, actions, seat), text) == ()


# Saved sixes


def test_a_saved_six_is_said_before_a_counter_is_touched() -> None:
    rules = rules_of(SAVING)
    state = played(rules, "A10 A20", "", "a saved=a2")
    for text in ("a10-16", "a20-23"):
        (reason,) = why(rules, state, text)
        assert reason.rule == "UC-SAVE"
    assert why(rules, state, "use:a10-16") == ()


@pytest.mark.parametrize(
    ("men", "actions", "text", "rule", "points"),
    [
        ("A10 A20", "", "use:a10-15", "UC-MOVE", "a10 @15"),
        ("A10 A20 B12 B12", "", "use:a10-16", "UC-BLOB", "b12 b12"),
        ("Ah1 A20", "", "use:ah1-h", "UC-EXACT", "ah1 @a-h"),
        ("A10 A20", "use:a10-16", "use:a20-26", "UC-SAVE", "a16 a20"),
        ("A10 A20", "use:a10-16 throw r3", "a20-23", "UC-SAVE", "a16 a20"),
        ("A10 A20", "use:a10-16 throw r3", "use:a16-22", "UC-SAVE", ""),
        ("A10 A20", "throw", "use:a10-16", "UC-SAVE", ""),
        ("A10 A20", "", "save", "UC-SAVE", ""),
        ("A10 A20", "", "forgo", "UC-FORGO", "a10"),
    ],
)
@pytest.mark.parametrize("switches", [SAVING, LOOSE], ids=["lock", "loose"])
def test_saved_sixes_have_their_own_reasons(
    men: str, actions: str, text: str, rule: str, points: str, switches: dict[str, Any]
) -> None:
    rules = rules_of(switches)
    state = played(rules, men, actions, "a saved=a3")
    reasons = why(rules, state, text)
    assert reasons[0].rule == rule
    assert pointed(rules, state, reasons[0]) == points or not text.startswith(("a", "use:"))


def test_the_throw_after_a_used_six_binds_by_the_run_once_it_was_a_six() -> None:
    rules = rules_of(SAVING)
    state = played(rules, "A10 A20", "use:a10-16 r6 a16-22 r3", "a saved=a1")
    assert [reason.rule for reason in why(rules, state, "a20-23")] == ["UC-LOCK"]


# Helping


def test_counters_of_the_partner_in_the_chute_are_moved_by_their_owner_only() -> None:
    rules = rules_of(FOUR)
    state = played(rules, "C30 Ch3", "r53", "a assist=a")
    (reason,) = why(rules, state, "ch3-h")
    assert reason.rule == "UC-ASSIST"
    assert pointed(rules, state, reason) == "ch3"
    assert why(rules, state, "c30-38") == ()


# Steps one at a time


def test_the_reason_is_given_as_soon_as_a_counter_is_touched() -> None:
    rules = rules_of(MESS)
    state = played(rules, "A5 A10 A20", "r6 a5-11 r1")
    draft = rules.begin(state)
    for piece in ("a2", "a3"):
        assert [reason.rule for reason in rules.why_not(draft, Pick(piece))] == ["UC-LOCK"]


def test_a_counter_that_no_die_can_move_names_what_stops_each() -> None:
    rules = rules_of(PLAIN)
    state = played(rules, "A10 A40 B12 B12", "r53")
    draft = rules.begin(state)
    (reason,) = rules.why_not(draft, Pick("a1"))
    assert (reason.rule, pointed(rules, state, reason)) == ("UC-BLOB", "b12 b12")
    assert "square 12" in reason.text.render()


@pytest.mark.parametrize(
    ("step", "rule"),
    [
        (Place("16"), "ALL-EMPTY"),
        (Place("nowhere"), "ALL-PLACE"),
        (Pick("nobody"), "ALL-EMPTY"),
        (Pick("b1"), "ALL-YOURS"),
        (Pick("a2"), "UC-MOVE"),
        (Face("a1", 1), "UC-MOVE"),
        (Say("nonsense"), "UC-MUST"),
    ],
)
def test_a_move_begins_with_a_counter_of_your_own(step: Any, rule: str) -> None:
    rules = rules_of(MESS)
    draft = rules.begin(played(rules, "A10", "r6"))
    assert [reason.rule for reason in rules.why_not(draft, step)] == [rule]


def test_one_counter_is_moved_at_a_time() -> None:
    rules = rules_of(MESS)
    draft = rules.begin(played(rules, "A10 A20", "r6"))
    begun = rules.extend(draft, (Pick("a1"),))
    (reason,) = rules.why_not(begun, Pick("a2"))
    assert (reason.rule, reason.pieces) == ("UC-MOVE", ("a2",))
    done = rules.extend(begun, (Place("16"),))
    assert [reason.rule for reason in rules.why_not(done, Place("20"))] == ["UC-MOVE"]


def test_after_the_end_nothing_is_moved() -> None:
    rules = rules_of(MESS)
    state = rules.decode("h,h,h,h/b,b,b,b/h,h,h,h/b,b,b,20 -")
    (reason,) = rules.why_not_move(state, (Pick("d4"), Place("21")))
    assert reason.rule == "ALL-OVER"


def test_before_the_starting_throw_nothing_is_moved() -> None:
    rules = rules_of(MESS)
    draft = rules.begin(rules.start())
    for step in (Pick("a1"), Pick("d2"), Place("2"), Place("a-h1")):
        (reason,) = rules.why_not(draft, step)
        assert reason.rule == "ALL-THROW"
    assert [reason.rule for reason in rules.why_not(draft, Say("forgo"))] == ["UC-FORGO"]


# Duties


def duties(rules: Uckers, state: State, *steps: Any) -> list[str]:
    draft: Draft[State] = rules.extend(rules.begin(state), steps)
    found = rules.prompt(draft).duties
    return [f"{duty.rule} {pointed(rules, state, duty)}" for duty in found]


@pytest.mark.parametrize(
    ("switches", "men", "actions", "expected"),
    [
        (PLAIN, "A11 A20 B12 B12 B25 B25", "r62", ["UC-CHALLENGE a11"]),
        (MESS, "A11 B12 B12", "r6", ["UC-CHALLENGE a11"]),
        (MESS, "A5 A20", "r6 a5-11 r3", ["UC-LOCK a11"]),
        (MESS, "A5 Ab", "r6 a5-11 r3", ["UC-MUST a11"]),
        (PLAIN, "A5 A20", "r53", ["UC-LARGER-FIRST a20 a5"]),
        (PLAIN, "Ab A20", "r62", ["UC-LARGER-FIRST a20 ab", "UC-LARGER-FIRST a20 ab"]),
        (NAVY, "A20 A30 B33 B33", "r62", ["UC-DICE-BOTH a20 a30"]),
        (NAVY, "A20 B28 B28", "r62", ["UC-DICE-BOTH a20"]),
        (NAVY, "A20", "r44", ["UC-DICE-BOTH a20"]),
        (MESS, "A10 A20 B12 B12", "r3", ["UC-MUST a20"]),
        (MESS, "A10 A20", "r3", []),
        (MESS, "A10", "r3", []),
        (NAVY, "A10 A20", "r53", []),
        (SAVING, "A11 B12 B12", "r6", []),
        (SAVING, "A10 A20 B12 B12", "r6", []),
        (MESS, "A10", "", []),
    ],
)
def test_the_mover_is_told_what_he_is_obliged_to(
    switches: dict[str, Any], men: str, actions: str, expected: list[str]
) -> None:
    rules = rules_of(switches)
    assert duties(rules, played(rules, men, actions)) == expected


def test_a_duty_is_told_before_a_counter_is_chosen_and_not_after() -> None:
    rules = rules_of(MESS)
    state = played(rules, "A5 A20", "r6 a5-11 r3")
    assert duties(rules, state, Pick("a1")) == []


def test_the_second_saved_six_is_bound_to_the_counter_of_the_first() -> None:
    rules = rules_of(SAVING)
    state = played(rules, "A10 A20", "use:a10-16", "a saved=a2")
    assert duties(rules, state) == []
    assert duties(rules, state, Say("use")) == ["UC-SAVE a16"]

"""The rule book of Uckers: every rule of the specification, and only what is in force."""

from itertools import product

import pytest

from tabletop_qt.core.rulebook import COMMON, Basis, Rule
from tabletop_qt.games.uckers.rulebook import BOOK, CLAUSES, book
from tabletop_qt.games.uckers.rulebook_clauses import DEFAULTS, Values

ALWAYS = {
    "UC-TEAMS",
    "UC-START",
    "UC-MOVE",
    "UC-EXACT",
    "UC-EXIT",
    "UC-MUST",
    "UC-FORGO",
    "UC-SIX-AGAIN",
    "UC-HIT",
    "UC-BLOB",
    "UC-MIXI",
    "UC-CHALLENGE",
    "UC-CHALLENGE-WHEN",
    "UC-CHALLENGE-FAIL",
    "UC-CHALLENGE-WON",
    "UC-WIN",
}
TWO_DICE = {"UC-DICE-SPLIT", "UC-DICE-TOTAL", "UC-DICE-BOTH"}
SWITCHED = {
    "UC-LOCK",
    "UC-LARGER-FIRST",
    "UC-BLOB-TAKES-BLOB",
    "UC-SNAKE-EYES",
    "UC-SNAKE-BACK",
    "UC-ASSIST",
    "UC-SAVE",
    "UC-COCKY",
    "UC-UPBOARD",
}

MESS: Values = {
    "dice": 1,
    "lock_run": True,
    "larger_first": False,
    "unplayable_six": "ends",
    "challenge_window": "any",
    "blob_takes_blob": False,
    "snake_eyes": False,
    "partner_assist": False,
    "resign_is_upboard": False,
}
NAVY: Values = {
    "larger_first": False,
    "blob_takes_blob": False,
    "snake_eyes": False,
    "resign_is_upboard": False,
}


def ids(values: Values) -> set[str]:
    return {rule.id for rule in book(values)}


def check(rule: Rule) -> None:
    assert rule.title, rule.id
    assert len(rule.title) <= 40, rule.id
    for text in (rule.text, rule.note):
        assert not text or text.endswith((".", "?")), rule.id
        assert not set("{}") & set(text), rule.id
        assert "  " not in text, rule.id


def test_every_rule_of_the_specification_has_its_words() -> None:
    assert set(CLAUSES) == ALWAYS | TWO_DICE | SWITCHED
    assert len({rule.title for rule in BOOK}) == len(CLAUSES)


def test_the_rules_of_every_table_are_in_the_book() -> None:
    assert all(rule.id in book() for rule in COMMON)


@pytest.mark.parametrize(
    ("values", "more"),
    [
        (MESS, {"UC-LOCK"}),
        (
            {},
            TWO_DICE
            | {"UC-LARGER-FIRST", "UC-BLOB-TAKES-BLOB", "UC-SNAKE-EYES", "UC-SNAKE-BACK"}
            | {"UC-UPBOARD"},
        ),
        (NAVY, TWO_DICE),
        ({**NAVY, "players": 4}, {*TWO_DICE, "UC-ASSIST"}),
        ({**MESS, "saved_sixes": True, "lock_run": False}, {"UC-SAVE"}),
        ({**MESS, "cocky_dice": True}, {"UC-LOCK", "UC-COCKY"}),
    ],
    ids=["mess", "fleet", "navy", "navy-four", "saved", "cocky"],
)
def test_a_book_holds_what_is_in_force(values: Values, more: set[str]) -> None:
    assert ids(values) == ALWAYS | more


def test_what_belongs_to_other_dice_is_not_in_force_even_if_it_is_switched_on() -> None:
    everything = {name: True for name, value in DEFAULTS.items() if isinstance(value, bool)}
    one, two = ids({**everything, "dice": 1}), ids({**everything, "dice": 2})
    assert one - two == {"UC-LOCK", "UC-SAVE"}
    assert two - one == TWO_DICE | (SWITCHED & two) - one
    assert {"UC-LARGER-FIRST", "UC-BLOB-TAKES-BLOB", "UC-SNAKE-EYES", "UC-SNAKE-BACK"} <= two - one


def test_a_rule_depends_on_no_other_options_than_it_names() -> None:
    choices: dict[str, tuple[bool | int | str, ...]] = {
        "players": ("2", "4"),
        "first": ("throw", "a"),
        "dice": (1, 2),
        "unplayable_six": ("ends", "again"),
        "challenge_window": ("any", "first"),
        "double_six_counts": (1, 2),
        "doorstep": ("second", "corner"),
    }
    for name in DEFAULTS:
        for base in ({}, MESS):
            values = choices.get(name, (True, False))
            books = [{r.id: r for r in book({**base, name: value})} for value in values]
            for rule, clause in CLAUSES.items():
                if books[0].get(rule) != books[1].get(rule):
                    assert name in clause.options, (name, rule)


def test_every_wording_is_whole() -> None:
    for clause in CLAUSES.values():
        check(clause.rule)
    names = ("players", "dice", "unplayable_six", "challenge_window", "doorstep")
    worlds = product((2, 4), (1, 2), ("ends", "again"), ("any", "first"), ("second", "corner"))
    for world in worlds:
        for rule in book(dict(zip(names, world, strict=True))):
            check(rule)


@pytest.mark.parametrize(("doorstep", "steps"), [("second", "56 steps"), ("corner", "57 steps")])
def test_the_length_of_the_way_follows_the_doorstep(doorstep: str, steps: str) -> None:
    assert steps in book({"doorstep": doorstep})["UC-MOVE"].text


def test_the_basis_is_that_of_the_specification() -> None:
    by_basis: dict[Basis, set[str]] = {basis: set() for basis in Basis}
    for rule in BOOK:
        by_basis[rule.basis].add(rule.id)
    assert by_basis[Basis.RULING] == {"UC-WIN"}
    assert by_basis[Basis.CUSTOM] == {"UC-DICE-TOTAL", "UC-DICE-BOTH"}
    assert by_basis[Basis.AUTHOR] == {
        "UC-DICE-SPLIT",
        "UC-LARGER-FIRST",
        "UC-CHALLENGE-WHEN",
        "UC-BLOB-TAKES-BLOB",
        "UC-SNAKE-EYES",
        "UC-SNAKE-BACK",
        "UC-ASSIST",
        "UC-COCKY",
        "UC-UPBOARD",
    }
    assert all(rule.note for rule in BOOK if rule.basis is not Basis.TEXT)
    assert book(MESS)["UC-CHALLENGE-WHEN"].basis is Basis.TEXT

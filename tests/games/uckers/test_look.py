"""How a game of Uckers is shown: counters, dice, captions and the rules in force."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_qt.core.steps import Pick, Say, Step
from tabletop_qt.core.tableau import Tableau, Token
from tabletop_qt.games.uckers import GAME
from tabletop_qt.games.uckers.look import NOTHING, UckersLook
from tabletop_qt.games.uckers.palettes import PALETTES
from tests.games.uckers.engine_boards import FLEET, MESS, NAVY, PLAIN

START = "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b"
SAVING = MESS | {"saved_sixes": True}


def tableau(text: str, *steps: Step, look: UckersLook | None = None, **switches: Any) -> Tableau:
    rules = GAME.rules(switches)
    draft = rules.extend(rules.begin(rules.decode(text)), steps)
    return (look or UckersLook()).tableau(rules, draft, None)


def on(shown: Tableau, site: str) -> list[Token]:
    return [token for token in shown.tokens if token.site == site]


def test_every_counter_is_a_token_of_its_owner() -> None:
    two, four = (tableau(f"{START} a", players=players) for players in ("2", "4"))
    assert sorted(token.piece for token in two.tokens) == [
        f"{s}{n}" for s in "abcd" for n in "1234"
    ]
    assert {(token.piece[0], token.seat) for token in two.tokens} == {
        ("a", 0), ("b", 1), ("c", 0), ("d", 1),
    }  # fmt: skip
    assert {(t.piece[0], t.seat) for t in four.tokens} == {(s, n) for n, s in enumerate("abcd")}


def test_counters_that_stand_together_are_one_stack() -> None:
    shown = tableau("b,h,5,5/b,b,b,b/b,b,5,h2/b,b,b,b a")
    pictures = [token.picture for token in on(shown, "5")]
    assert sorted(pictures) == [NOTHING, NOTHING, "stack-a2c1-navy"]
    assert [token.picture for token in on(shown, "c-h2")] == ["counter-c-navy"]
    assert [token.picture for token in on(shown, "a-h")] == ["counter-a-navy"]


def test_a_counter_that_is_picked_up_leaves_the_stack_to_the_others() -> None:
    shown = tableau("b,5,5,5/b,b,b,b/b,b,5,b/b,b,b,b a moves r42", Pick("a3"), **PLAIN)
    *rest, last = on(shown, "5")
    assert (last.piece, last.picture) == ("a3", "counter-a-navy")
    assert sorted(token.picture for token in rest) == [NOTHING, NOTHING, "stack-a2c1-navy"]


def test_the_counters_of_a_base_stand_on_spots_of_their_own() -> None:
    shown = tableau("b,b,5,b/b,b,b,b/b,b,b,b/b,b,b,b a moves r63", **PLAIN)
    pictures = {token.picture for token in on(shown, "a-b")}
    assert pictures == {f"base-a-{spot}-navy" for spot in range(3)}
    lifted = tableau("b,b,5,b/b,b,b,b/b,b,b,b/b,b,b,b a moves r63", Pick("a2"), **PLAIN)
    assert {token.piece: token.picture for token in on(lifted, "a-b")} == {
        "a1": "base-a-0-navy",
        "a2": "counter-a-navy",
        "a3": "base-a-2-navy",
    }


def test_the_halves_of_a_mixi_blob_are_meant_by_a_touch_on_their_side() -> None:
    shown = on(tableau("b,b,5,5/b,b,b,b/b,b,b,5/b,b,b,b a"), "5")
    sides = {token.piece[0]: (bool(token.reach), token.aside[0]) for token in shown}
    assert sides == {"a": (True, -12.0), "c": (False, 0.0)}
    assert shown[0].piece[0] == "c"


def test_another_palette_gives_other_pictures_and_words() -> None:
    look = UckersLook()
    assert tuple(look.palettes) == tuple(PALETTES)
    before = tableau(f"{START} a", look=look)
    look.palette = "other"
    after = tableau(f"{START} a", look=look)
    names = [shown.tokens[0].name.render() for shown in (before, after)]
    assert names == ["A's green counter", "A's red counter"]
    assert look.picture("badge-a") != look.picture("badge-a-navy")
    with pytest.raises(ValueError, match="no picture"):
        look.picture("ship-a")


# Dice


@pytest.mark.parametrize(
    ("since", "switches", "dice"),
    [
        ("", PLAIN, "0 open, 0 open"),
        ("", MESS, "0 open"),
        ("r63", PLAIN, "6 open, 3 open"),
        ("r63 ab-2", PLAIN, "6 used, 3 open"),
        ("r63 a11-20", PLAIN, "6 used, 3 used, 0 open, 0 open"),
        ("r66 ab-2", PLAIN, "6 used, 6 open"),
        ("r65 challenge:a11", PLAIN, "6 used, 5 lost, 0 open, 0 open"),
        ("r66 challenge:a11", PLAIN, "6 used, 6 used, 0 open, 0 open"),
        ("r66 challenge:a11", PLAIN | {"double_six_counts": 1}, "6 used, 6 used, 0 open, 0 open"),
        ("r6 challenge:a11 r6", MESS, "6 used, 6 used, 0 open"),
        ("r6 ab-2 r6", MESS, "6 used, 6 open"),
        ("rc", PLAIN | {"cocky_dice": True}, "0 open, 0 open"),
    ],
)
def test_each_die_tells_what_has_become_of_it(
    since: str, switches: dict[str, Any], dice: str
) -> None:
    ahead = "14,14" if "a11-20" in since else "12,12"
    blob = ahead if ahead == "12,12" else "b,b"
    text = f"b,b,b,11/b,b,{blob}/b,b,b,b/b,b,b,b a"
    shown = tableau(f"{text} moves {since}" if since else text, **switches)
    assert ", ".join(f"{die.value} {die.state}" for die in shown.dice) == dice


def test_a_die_that_can_do_nothing_is_lost() -> None:
    text = "h,h,h,h2/b,b,b,b/h,h,h,b/b,b,b,b a moves r64"
    shown = tableau(text, **NAVY)
    assert [(die.value, die.state) for die in shown.dice] == [(6, "open"), (4, "open")]
    blocked = tableau("h,h,h,h3/b,b,28,28/h,h,h,b/b,b,b,b a moves r64", **NAVY)
    assert [(die.value, die.state) for die in blocked.dice] == [
        (6, "lost"), (4, "lost"), (0, "open"), (0, "open"),
    ]  # fmt: skip


def test_the_starting_throws_name_who_threw() -> None:
    shown = tableau(f"{START} - moves r63", players="4")
    assert [(die.value, die.state, die.text.render()) for die in shown.dice] == [
        (6, "thrown", "6, thrown by Player A"),
        (3, "thrown", "3, thrown by Player A"),
        (0, "open", "A die to be thrown"),
        (0, "open", "A die to be thrown"),
    ]


def test_after_the_end_no_dice_lie_on_the_table() -> None:
    assert tableau("h,h,h,h/b,b,b,b/h,h,h,h/b,b,b,b -").dice == ()


# Words


@pytest.mark.parametrize(
    ("text", "switches", "caption"),
    [
        (f"{START} a", FLEET, "Throw the dice: click them or press Space."),
        (f"{START} a", MESS, "Throw the die: click it or press Space."),
        (f"{START} -", FLEET, "Player A and C, throw to see who begins: the highest does."),
        ("b,b,2,9/#/#/# a moves r53", NAVY, "Move a glowing counter: 5 or 3, or both on one."),
        (
            "b,b,2,9/#/#/# a moves r53",
            PLAIN,
            "Move a glowing counter: 5 first, or both on one.",
        ),
        ("b,b,2,9/#/#/# a moves r53 a2-7", PLAIN, "Move a glowing counter: 3."),
        ("b,b,2,9/#/#/# a moves r44", NAVY, "Move a glowing counter: 4 first, or both on one."),
        ("b,b,b,9/#/#/# a moves r53", NAVY, "Move a glowing counter by both dice: 8."),
        (
            "b,b,b,11/b,b,12,12/#/# a moves r6",
            MESS,
            "Move a glowing counter: 6. Or challenge the blob ahead.",
        ),
        (
            "b,b,b,11/b,b,12,12/#/# a moves r6 challenge:a11",
            MESS,
            "Challenge: once at you. Throw a six.",
        ),
        (
            "h,h,h,h3/b,b,28,28/h,h,h,b/# a",
            MESS,
            "Throw the die: click it or press Space.",
        ),
        (
            "h,h,h,h/b,b,28,28/h,h,h,b/# a",
            MESS,
            "No throw can be of use to you: forgo the turn, or throw.",
        ),
        ("b,b,b,9/#/#/# a moves r6 ab-2", MESS, "A six: throw again, for the same counter."),
        ("b,b,b,9/#/#/# a moves r6", SAVING, "Move a glowing counter: 6. Or save the six."),
        ("b,b,b,9/#/#/# a saved=a1", SAVING, "Use a saved six on a glowing counter, or throw."),
        ("h,h,h,h/#/#/# a", FLEET | {"players": 4}, "You are home: throw a six"),
        ("h,h,h,h/#/h,h,h,h/# -", FLEET, "The game is over."),
    ],
)
def test_the_caption_says_what_to_do_next(
    text: str, switches: dict[str, Any], caption: str
) -> None:
    whole = text.replace("#", "b,b,b,b")
    assert tableau(whole, **switches).caption.render().startswith(caption)


def test_a_saved_six_is_used_step_by_step() -> None:
    text = "b,b,b,9/b,b,b,b/b,b,b,b/b,b,b,b a saved=a2"
    shown = tableau(text, Say("use"), **SAVING)
    assert shown.caption.render() == "Move a glowing counter by the saved six."
    assert [(tray.seat, tray.count) for tray in shown.trays] == [(0, 2)]
    assert UckersLook().picture(shown.trays[0].picture)


@pytest.mark.parametrize(
    ("switches", "line"),
    [
        (FLEET, "Fleet, two players"),
        (NAVY | {"players": "4"}, "Navy, four players"),
        (MESS | {"saved_sixes": True}, "Mess deck, two players; Saved sixes: yes"),
        (FLEET | {"doorstep": "corner"}, "Fleet, two players; Doorstep: on the corner"),
        (
            NAVY | {"double_six_counts": 1},
            "Navy, two players; A double six in a challenge: 1",
        ),
    ],
)
def test_the_rules_in_force_are_one_line(switches: dict[str, Any], line: str) -> None:
    shown = tableau(f"{START} a", **switches)
    assert shown.rules_line is not None
    assert shown.rules_line.render() == line

"""Position strings and actions, read and written; what is refused, and how."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.bladder.cells import CELL_OF
from tabletop_qt.games.bladder.notation import START, decode, encode, read, read_action, write
from tabletop_qt.games.bladder.position import Position
from tabletop_qt.games.bladder.setup import KICK_OFF, UNMARKED, Phase
from tests.games.bladder.engine_boards import position, setup

EMPTY = "8/8/8/10/10/8"
HERO: dict[str, Any] = {"hero": True}
RT: dict[str, Any] = {"real_time": True}
BOTH: dict[str, Any] = {"hero": True, "real_time": True}
BOARD = START.split(" ", maxsplit=1)[0]
FOURTEEN = "all fourteen men are there"


def test_the_start() -> None:
    assert decode(START) == KICK_OFF
    assert encode(KICK_OFF) == START
    assert encode(KICK_OFF, hero=True) == START + " ?,? -"
    assert decode(START, hero=True) == decode(START + " ?,? -", hero=True)
    assert decode(START, hero=True).heroes == (UNMARKED, UNMARKED)


@pytest.mark.parametrize(
    ("text", "switches"),
    [
        ("8/8/8/d*9/9l/8/8/7D d - 12", {}),
        ("8/8/8/5L*4/10/8/8/D7 l x 0", {}),
        ("8/8/8/5L*4/10/8/8/D7 l x 0 x,e5 -", HERO),
        ("8/8/8/5L*4/10/8/8/D7 d - 3 +,- 1a1", HERO),
        ("8/8/8/5L*4/10/8/8/D7 l x 3 -,+ 2e5!", HERO),
        ("8/8/8/5L*4/10/8/8/D7 l - 3 a1,+ 2e5", HERO),
        (f"{BOARD} l - 4 b4-c4xc5tg4@c4", RT),
        (f"{BOARD} l - 4 b1,g2 - b1-c1+c1-d9@d9", BOTH),
        (f"{BOARD} d - 4 b1,? -", BOTH),
    ],
)
def test_strings_are_read_and_written_back(text: str, switches: dict[str, Any]) -> None:
    found = decode(text, **switches)
    assert encode(found, **switches) == text


def test_what_is_read() -> None:
    found = decode("8/8/8/5L*4/10/8/8/D7 l x 3 -,+ 2E5!", hero=True)
    assert found.carrier == found.doer == CELL_OF["e5"]
    assert (found.side, found.extra, found.quiet, found.loud) == (1, True, 3, True)
    assert found.phase == Phase.SECOND
    assert decode(f"{BOARD} d - 0 4b,G2 -", hero=True).heroes == (CELL_OF["b4"], CELL_OF["g2"])


@pytest.mark.parametrize(
    ("text", "switches", "rule", "message"),
    [
        ("", {}, "", "a position has a board, the side to move, x or - for an extra turn, and"),
        (f"{BOARD} d -", {}, "", "a position has a board"),
        (f"{BOARD} w - 0", {}, "", "the side to move is d or l, not 'w'"),
        (f"{BOARD} d y 0", {}, "", "the extra turn is x or -, not 'y'"),
        (f"{BOARD} d - -1", {}, "", "the number of quiet turns is a number, not '-1'"),
        (f"{BOARD} d - 0 ?,? -", {}, "", "there is a field too many: '?,?'"),
        ("8/8 d - 0", {}, "", "a board has 8 rows, this one has 2"),
        (f"{EMPTY}/8/9 d - 0", {}, "", "row A speaks of 9 squares where there are 8"),
        (f"{EMPTY}/8/44 d - 0", {}, "", "row A speaks of 44 squares where there are 8"),
        ("8/8/8/8/10/8/8/8 d - 0", {}, "", "row E speaks of 8 squares where there are 10"),
        (f"{EMPTY}/8/08 d - 0", {}, "", "row A has '08', which is neither man nor number"),
        (f"{EMPTY}/8/Q7 d - 0", {}, "", "row A has 'Q', which is neither man nor number"),
        (f"{EMPTY}/8/*8 d - 0", {}, "", "row A has '*', which is neither man nor number"),
        (f"{EMPTY}/8/D**6 d - 0", {}, "", "row A has '*', which is neither man nor number"),
        (f"{EMPTY}/8/DDDDDDDDD d - 0", {}, "", "row A speaks of 9 squares where there are 8"),
        (
            f"{EMPTY}/DDDDDDD1/DDDDDDDD d - 0",
            {},
            "",
            "Dark has 15 men, but a side has fourteen at most",
        ),
        (
            f"{EMPTY}/D*6L*/8 d - 0",
            {},
            "",
            "there is one bladder, but both B1 and B8 carry it",
        ),
        (f"{EMPTY}/8/d7 d - 0", {}, "BL-TURN-ABOUT", "the man on A1 should already have"),
        (f"{EMPTY}/8/L7 d - 0", {}, "BL-TURN-ABOUT", "the man on A1 should already have"),
        ("D7/8/8/10/10/8/8/8 d - 0", {}, "BL-TURN-ABOUT", "the man on H1 should already have"),
        ("l7/8/8/10/10/8/8/8 d - 0", {}, "BL-TURN-ABOUT", "the man on H1 should already have"),
        (f"{BOARD} l x 0", {}, "BL-HALF-TIME", "an extra turn is Light's"),
        (f"{EMPTY}/D*6L/8 l x 0", {}, "BL-HALF-TIME", "an extra turn is Light's"),
        (f"{EMPTY}/D6L*/8 d x 0", {}, "BL-HALF-TIME", "an extra turn is Light's"),
        (f"{EMPTY}/D6L*/8 l x 0 skip", RT, "BL-REAL-TIME", "there are no extra turns in Real"),
        # Heroes.
        (f"{BOARD} d - 0 ?,?", HERO, "BL-HERO", "two fields tell of the heroes"),
        (f"{BOARD} d - 0 b1 -", HERO, "BL-HERO", "the heroes are written DARK,LIGHT, not 'b1'"),
        (f"{BOARD} d - 0 ?,g1 -", HERO, "BL-HERO", "Dark marks a hero first, then Light"),
        (f"{BOARD} d - 0 ?,+ -", HERO, "BL-HERO", "Dark marks a hero first, then Light"),
        (f"{BOARD} d - 0 c1,g1 -", HERO, "BL-HERO", "no man of Dark stands on C1 to be a hero"),
        (f"{BOARD} d - 0 b1,b1 -", HERO, "BL-HERO", "no man of Light stands on B1 to be a hero"),
        (f"{BOARD} d - 0 b1,q -", HERO, "BL-HERO", "a hero is written as a cell, ?, x, + or -"),
        (f"{BOARD} d - 0 x,g1 -", HERO, "BL-HERO", f"Dark's hero cannot be lamed: {FOURTEEN}"),
        (f"{BOARD} d - 0 b1,g1 b1", HERO, "BL-HERO", "a double move is written -, 1CELL, 2CELL"),
        (f"{BOARD} d - 0 b1,g1 1b1", HERO, "BL-HERO", "Dark's double move goes on, but its hero"),
        (f"{BOARD} d - 0 -,g1 1b1", HERO, "BL-HERO", "Dark's double move goes on, but its hero"),
        (f"{BOARD} l - 0 +,g1 1b1", HERO, "BL-HERO", "Light's double move goes on, but its hero"),
        (f"{BOARD} d - 0 +,? 1b1", HERO, "BL-HERO", "Dark's double move goes on, but its hero"),
        (f"{BOARD} d - 0 +,g1 1c1", HERO, "BL-HERO", "no man of Dark stands on C1 to make a"),
        (f"{BOARD} d - 0 +,g1 1b1!", HERO, "BL-HERO", "a double move is written -, 1CELL"),
        (f"{BOARD} d - 0 +,g1 1a1", HERO, "BL-HERO", "the man on A1 has no move left"),
        (f"{BOARD} d - 0 +,g1 2a1", HERO, "BL-HERO", "the man on A1 has no move left"),
        (f"{EMPTY}/D6L*/8 l x 0 x,+ 2b8", HERO, "BL-HERO", "the pick-up that gave the extra turn"),
        (f"{BOARD} d - 0 +,g1 1b1", BOTH, "BL-HERO", "in Real Time the second step is a part"),
        # Sealed orders.
        (f"{BOARD} l - 0", RT, "BL-REAL-TIME", "Dark's order is missing at the end"),
        (f"{BOARD} l - 0 b1,g1 -", BOTH, "BL-REAL-TIME", "Dark's order is missing at the end"),
        (f"{BOARD} l - 0 b4-b5", RT, "BL-REAL-TIME", "Dark's order b4-b5 is not lawful there"),
        (f"{BOARD} l - 0 skip", RT, "BL-REAL-TIME", "Dark's order skip is not lawful there"),
        (f"{BOARD} l - 0 b4-c4q", RT, "", "an action is written like b4-c4"),
        (f"{BOARD} d - 0 b4-c4", RT, "", "there is a field too many: 'b4-c4'"),
        (f"{BOARD} l - 0 b4-c4", {}, "", "there is a field too many: 'b4-c4'"),
        (f"{BOARD} l - 0 ?,? - b4-c4", BOTH, "BL-HERO", "heroes are marked before the first"),
        (f"{BOARD} l - 0 b4-c4", BOTH, "BL-HERO", "heroes are marked before the first order"),
    ],
)
def test_a_string_is_refused_in_one_sentence(
    text: str, switches: dict[str, Any], rule: str, message: str
) -> None:
    with pytest.raises(NotationError) as caught:
        decode(text, **switches)
    assert str(caught.value).startswith(message)
    assert caught.value.rule == rule


# Actions


@pytest.mark.parametrize(
    "text",
    [
        "b4-c4",
        "c3-d4@e4",
        "c3-d4xe5",
        "c5-d5xe5@d4",
        "c5-d5te5@d5",
        "c5-d5xe6te5@d5",
        "d4>f6",
        "d4>f6xa1ta2@a3",
        "d9-e10+e10-f8xh1@f8",
        "mark:b4",
        "hero:e10",
        "skip",
    ],
)
def test_actions_are_read_and_written_back(text: str) -> None:
    assert write(read_action(text)) == text
    assert write(read_action(text.upper())) == text


def test_cells_may_be_written_in_the_printed_order() -> None:
    assert write(read_action("5C-5Dx6ET5e@d5")) == "c5-d5xe6te5@d5"
    assert write(read_action("10d-10e")) == "d10-e10"


@pytest.mark.parametrize(
    ("text", "rule", "message"),
    [
        ("", "", "an action is written like b4-c4, c3-d4xe5 or d4>f6, not ''"),
        ("b4c4", "", "an action is written like"),
        ("b4-c4te5xe6", "", "an action is written like"),
        ("b4-c4@", "", "an action is written like"),
        ("hero b4", "", "an action is written like"),
        ("mark:", "ALL-PLACE", "there is no square '' on the board"),
        ("b4-a9", "ALL-PLACE", "there is no square 'a9' on the board"),
        ("b4-c4x11d", "ALL-PLACE", "there is no square '11d' on the board"),
        ("b4-c4+c5-c6", "BL-HERO", "the second step begins where the first one ends"),
        ("b4>c4+c4-c5", "BL-HERO", "only a man who moves has a second step"),
    ],
)
def test_what_is_no_action_is_refused(text: str, rule: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_action(text)
    assert str(caught.value).startswith(message)
    assert caught.value.rule == rule


TAKEN = "the bladder is taken with x or t and a square, which is missing"
SEVERAL = "several men could have the bladder: @ and a square are missing"


@pytest.mark.parametrize(
    ("men", "text", "rule", "message"),
    [
        ("Dd4 De4 Dc5 Lh1", "c5-d5", "BL-PICKUP", SEVERAL),
        ("Dc4 Da1 Da2 Lh1", "c4-d4@d4", "BL-PICKUP", "that action is written c4-d4"),
        ("Dc4* Da1 Da2 Lh1", "c4-d4@d4", "BL-LAME-CARRIER", "that action is written c4-d4"),
        ("Dc3 Db4 Ld4* Lh1", "b4-c4td4", "BL-TACKLE", SEVERAL),
        ("Dc3 Db4 Ld4* Lh1", "b4-c4@c3", "BL-TACKLE", "that action is written b4-c4td4@c3"),
        ("Dc3 Dc4 Db5 Ld4* Lh1", "b5-c5xd4", "BL-LAME-CARRIER", SEVERAL),
        ("Dc3 Dc4 Db5 Ld4* Lh1", "b5-c5@c5", "BL-LAME-CARRIER", TAKEN),
        ("Dc4* Dd6 Lh1", "c4-d6", "BL-PASS", "that action is written c4>d6"),
        ("Dc4* Dd6 Lh1", "c4>d4", "BL-STEP", "that action is written c4-d4"),
    ],
)
def test_a_lawful_action_has_to_be_written_as_what_it_is(
    men: str, text: str, rule: str, message: str
) -> None:
    with pytest.raises(NotationError) as caught:
        read(text, position(men))
    assert (str(caught.value), caught.value.rule) == (message, rule)


def test_an_unlawful_action_is_read_as_it_stands() -> None:
    game = position("Dd4 De4 Dc5 Lh1")
    for text in ("c5-b5", "c5-d5xh1@d5", "c5-d5@h1", "a1-a2", "skip", "hero:d4"):
        action = read(text, game)
        assert not game.lawful(action)
        assert game.write(action) == text


def test_an_order_may_have_any_intents() -> None:
    game = Position(setup("Dd4* De4 Dc5 Lh1"), real_time=True)
    for text in ("c5-d5", "c5-d5xa1ta1@a1", "d4>e4xh1", "c5-d5@d5"):
        assert game.lawful(read(text, game))
    assert not game.lawful(read("skip", game))
    with pytest.raises(NotationError, match="that action is written d4>e4xh1"):
        read("d4-e4xh1", game)

"""Position strings and actions: what is refused, and with which sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.uckers.notation import parse, read
from tabletop_qt.games.uckers.strings import decode, encode
from tabletop_qt.games.uckers.track import TRACKS
from tests.games.uckers.engine_boards import FLEET, HOME, IN_BASE, MESS, NAVY, position

START = "/".join([IN_BASE] * 4)
FOUR = NAVY | {"players": 4}
SAVING = MESS | {"saved_sixes": True}


@pytest.mark.parametrize(
    ("text", "switches"),
    [
        (f"{START} -", FLEET),
        (f"{START} - moves r63", FLEET),
        (f"{START} a first=ab", FLEET),
        ("b,b,2,14/b,b,b,b/b,28,h3,h/b,b,b,b a", NAVY),
        ("b,b,2,14/b,b,b,b/b,28,h3,h/b,b,b,b a moves r61 a2-8", NAVY),
        (f"{IN_BASE}/b,15,50,3/{IN_BASE}/{IN_BASE} b", MESS),
        (f"{START} b first=b snake=a", FLEET),
        (f"{START} b saved=a2,b1", SAVING),
        (f"{HOME}/{IN_BASE}/b,b,b,28/{IN_BASE} a assist=a", FOUR),
        (f"b,b,b,1/{START[8:]} a", NAVY | {"doorstep": "corner"}),
        (f"{HOME}/{IN_BASE}/{HOME}/{IN_BASE} -", NAVY),
    ],
)
def test_strings_are_written_as_they_are_read(text: str, switches: dict[str, Any]) -> None:
    assert encode(*decode(text, **switches), **switches) == text


def test_places_are_listed_along_the_way_of_their_colour() -> None:
    text = f"{IN_BASE}/h,3,b,50/{IN_BASE}/{IN_BASE} b"
    assert encode(*decode(text, **MESS), **MESS).split("/")[1] == "b,50,3,h"


def test_fields_are_read_in_any_order_and_written_in_theirs() -> None:
    four = FLEET | {"players": 4}
    text = encode(*decode(f"{START}  b snake=a first=db", **four), **four)
    assert text == f"{START} b first=bd snake=a"
    # Whose first turn is to come says nothing where there are no snake eyes.
    assert encode(*decode(f"{START} b first=ab", **MESS), **MESS) == f"{START} b"


def test_the_moves_of_a_turn_that_is_over_are_forgotten() -> None:
    text = f"{START} a moves r5"
    assert encode(*decode(text, **MESS), **MESS) == f"{START} b"
    won = f"{HOME}/{IN_BASE}/h,h,h,h1/{IN_BASE} a moves r5 ch1-h"
    assert encode(*decode(won, **MESS), **MESS) == f"{HOME}/{IN_BASE}/{HOME}/{IN_BASE} -"


@pytest.mark.parametrize(
    ("text", "switches", "rule"),
    [
        ("", MESS, ""),
        (START, MESS, ""),
        (f"b,b,b/{START[8:]} a", MESS, ""),
        (f"{START}/{IN_BASE} a", MESS, ""),
        (f"b,b,b,52/{START[8:]} a", MESS, "UC-MOVE"),
        (f"b,b,b,02/{START[8:]} a", MESS, "UC-MOVE"),
        (f"b,b,b,h6/{START[8:]} a", MESS, "UC-MOVE"),
        (f"b,b,b,1/{START[8:]} a", MESS, "UC-MOVE"),
        (f"b,b,b,\u0663/{START[8:]} a", MESS, "UC-MOVE"),
        (f"b,b,b,20/b,b,b,20/{IN_BASE}/{IN_BASE} a", MESS, "UC-HIT"),
        (f"{START} e", MESS, "UC-TEAMS"),
        (f"{START} c", MESS, "UC-TEAMS"),
        (f"b,b,b,2/{START[8:]} -", MESS, "UC-TEAMS"),
        (f"{START} -", MESS | {"first": "a"}, "UC-START"),
        (f"{START} - first=ab", FLEET, "UC-START"),
        (f"{START} - first=ab", MESS, "UC-START"),
        (f"{START} a first=ab snake=a", FLEET, "UC-SNAKE-BACK"),
        (f"{START} a snake=a", NAVY, "UC-SNAKE-EYES"),
        (f"{START} a first=aa", FLEET, ""),
        (f"{START} a first=a first=b", FLEET, ""),
        (f"{START} a saved=a1", NAVY, "UC-SAVE"),
        (f"{START} a saved=a0", SAVING, "UC-SAVE"),
        (f"{START} a saved=a1,a1", SAVING, "UC-SAVE"),
        (f"{START} a saved", SAVING, ""),
        (f"{START} a what=a", SAVING, ""),
        (f"{START} a assist=a", FOUR, "UC-ASSIST"),
        (f"{HOME}/{IN_BASE}/b,b,b,28/{IN_BASE} a assist=a", NAVY, "UC-ASSIST"),
        (f"{HOME}/{IN_BASE}/h,h,h,h1/{IN_BASE} a", FOUR, "UC-ASSIST"),
        (f"{HOME}/{IN_BASE}/{HOME}/{IN_BASE} b", NAVY, "UC-WIN"),
        (f"{HOME}/{HOME}/{HOME}/{HOME} -", NAVY, "UC-WIN"),
        (f"{START} a moves", MESS, ""),
        (f"{START} a moves a2-3", MESS, ""),
        (f"{START} a moves r6 ab-28", MESS, ""),
        (f"{HOME}/{IN_BASE}/{HOME}/{IN_BASE} - moves r6", MESS, ""),
    ],
)
def test_what_is_no_position_is_refused(text: str, switches: dict[str, Any], rule: str) -> None:
    with pytest.raises(NotationError) as refusal:
        decode(text, **switches)
    assert refusal.value.rule == rule
    assert str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "text",
    ["", "r", "r0", "r7", "r66", "rr", "a2", "a2-", "e2-3", "a2-b", "a02-3", "a2-52", "A2-3",
     "ah6-h", "challenge:", "challenge:a", "a=3", "a3=", "use:", "use:save", "forgo ", "a1-3",
     "\u0663", "a2-3\n"],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text, TRACKS["second"], 1)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("a60-3", "ALL-PLACE"),
        ("a2-h6", "ALL-PLACE"),
        ("a2=02", "ALL-PLACE"),
        ("a1-3", "UC-MOVE"),
        ("a2-b", "UC-MOVE"),
        ("ah3=b", "UC-MOVE"),
        ("use:a2=8", ""),
    ],
)
def test_an_action_of_no_place_or_way_names_its_rule(text: str, rule: str) -> None:
    with pytest.raises(NotationError) as refusal:
        parse(text, TRACKS["second"], 1)
    assert refusal.value.rule == rule


def test_an_action_that_is_not_lawful_is_not_read_as_one() -> None:
    game = position(f"b,b,b,5/{START[8:]} a moves r3", **MESS)
    assert game.write(read("a5-8", game, 1)) == "a5-8"
    for text in ("a5-9", "r3", "save", "challenge:a5", "use:a5-11", "cb-28"):
        with pytest.raises(NotationError):
            read(text, game, 1)

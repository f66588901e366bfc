"""The position strings of Blindside, for the plain oracle of the tests."""

from __future__ import annotations

import re
from dataclasses import replace

from tests.games.blindside.naive_board import Pawn, arrows_of, rival
from tests.games.blindside.naive_ends import opened
from tests.games.blindside.naive_moves import ways
from tests.games.blindside.naive_options import Options, State, own, sites
from tests.games.blindside.naive_setup import (
    check_setup,
    check_starts,
    other_starts,
    printed_starts,
    roomy,
)

NUMBER = "0|[1-9][0-9]*"

FIELDS = ("ps", "rs", "act", "st", "ph")
"""The fields that may follow, in their order."""


def write_state(options: Options, state: State) -> str:
    """Write a position string."""
    text = f"{sites(state)} {state.side} {state.taken[0]} {state.taken[1]} {state.quiet}"
    if state.passes:
        text += f" ps={state.passes}"
    if state.used:
        text += " rs=" + ",".join(sorted(f"{name}@{space}" for name, space in state.used))
    if options.way == "draft" and state.spaces:
        text += " act=" + ",".join(sorted(state.spaces))
    if state.phase == "play" and other_starts(options, state):
        text += " st=" + "/".join(",".join(sorted(starts)) for starts in state.starts)
    if state.phase != "play":
        text += f" ph={state.phase}"
    return text


def read_state(options: Options, text: str) -> State:
    """Read a position string; one that cannot be is refused with a ValueError."""
    words = text.split()
    if len(words) < 5:
        raise ValueError("A position has pawns, a side to move, two counts and the quiet turns.")
    red, black = read_armies(options, words[0])
    if words[1] not in ("r", "b"):
        raise ValueError("The side to move must be r or b.")
    if not all(re.fullmatch(NUMBER, word) for word in words[2:5]):
        raise ValueError("The captured arrows and the quiet turns must be numbers.")
    fields = read_fields(words[5:])
    if fields.get("ph") == "play":
        raise ValueError("The phase of a set-up is load, act, place or pie.")
    state = State(
        red=red,
        black=black,
        side=words[1],
        taken=(int(words[2]), int(words[3])),
        quiet=int(words[4]),
        passes=read_passes(fields.get("ps")),
        used=frozenset(),
        spaces=read_spaces(options, fields.get("act")),
        starts=(frozenset(), frozenset()),
        phase=fields.get("ph", "play"),
        history=(),
        end=None,
    )
    if state.phase == "play":
        return read_play(options, state, fields)
    if fields.keys() & {"ps", "rs", "st"}:
        raise ValueError("During the set-up nobody has passed or rescued.")
    check_setup(options, state)
    return state


def read_armies(options: Options, text: str) -> tuple[tuple[Pawn, ...], tuple[Pawn, ...]]:
    """Read the pawns of both sides."""
    parts = text.split("/")
    if len(parts) != 2:
        raise ValueError("Red's and Black's pawns are parted by one slash.")
    armies = [[read_pawn(options, item) for item in part.split(",") if part] for part in parts]
    names = [name for army in armies for name, _ in army]
    if len(set(names)) < len(names):
        raise ValueError("Two pawns cannot share a hex.")
    return tuple(sorted(armies[0])), tuple(sorted(armies[1]))


def read_pawn(options: Options, text: str) -> Pawn:
    """Read ``hex:mask``."""
    name, _, mask = text.partition(":")
    if name not in options.plan.near:
        raise ValueError("A pawn must stand on a hex of the board.")
    if not re.fullmatch(NUMBER, mask) or not 1 <= int(mask) <= 63:
        raise ValueError("A mask is a number from 1 to 63.")
    return name, int(mask)


def read_fields(words: list[str]) -> dict[str, str]:
    """Read the fields that may follow, each once and in their order."""
    fields: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if name not in FIELDS or not sign or not value:
            raise ValueError("The fields that may follow are ps, rs, act, st and ph.")
        if name in fields:
            raise ValueError("A field must not be given twice.")
        fields[name] = value
    if list(fields) != [name for name in FIELDS if name in fields]:
        raise ValueError("The fields follow in the order ps, rs, act, st, ph.")
    return fields


def read_passes(text: str | None) -> int:
    """Read the number of passes in a row."""
    if text is None:
        return 0
    if text not in ("1", "2"):
        raise ValueError("There are one or two passes in a row.")
    return int(text)


def read_names(options: Options, text: str) -> frozenset[str]:
    """Read names of hexes by commas."""
    names = text.split(",")
    if not set(names) <= set(options.plan.near):
        raise ValueError("A space must be a hex of the board.")
    if len(set(names)) < len(names):
        raise ValueError("A space must not be named twice.")
    return frozenset(names)


def read_spaces(options: Options, text: str | None) -> frozenset[str]:
    """Read the drafted action spaces."""
    if text is None:
        return options.spaces
    if options.way != "draft":
        raise ValueError("The action spaces are drafted only when the set-up is a draft.")
    spaces = read_names(options, text)
    if len(spaces) > options.drafted:
        raise ValueError("More action spaces are drafted than there are.")
    return spaces


def read_play(options: Options, state: State, fields: dict[str, str]) -> State:
    """Read what a position has once the set-up is done."""
    check_counts(options, state)
    if options.way == "draft":
        if len(state.spaces) != options.drafted:
            raise ValueError("All action spaces must have been drafted.")
        if not roomy(options, state.spaces):
            raise ValueError("A zone had no room for the pawns of its side.")
    state = replace(state, starts=read_starts(options, state, fields.get("st")))
    state = replace(state, used=read_used(options, state, fields.get("rs")))
    if state.passes:
        check_passes(options, state)
    return opened(options, state)


def check_counts(options: Options, state: State) -> None:
    """Refuse armies and counts that no game could lead to."""
    if not state.red and not state.black:
        raise ValueError("The side that has moved last has a pawn.")
    if min(state.taken) >= options.target:
        raise ValueError("Only one side can have captured what wins.")
    for pawns, lost in ((state.red, state.taken[1]), (state.black, state.taken[0])):
        if len(pawns) > options.army_pawns:
            raise ValueError("A side has more pawns than its army.")
        if sum(len(arrows_of(mask)) for _, mask in pawns) + lost > options.army_arrows:
            raise ValueError("A side has more arrows than its army, the captured ones included.")


def check_passes(options: Options, state: State) -> None:
    """BS-TURN: who has passed could not move."""
    if options.no_move == "lose":
        raise ValueError("Nobody passes where a side without a move loses.")
    if state.quiet < state.passes:
        raise ValueError("Passes are quiet turns.")
    sides = (rival(state.side), state.side)[: state.passes]
    if any(ways(options, replace(state, side=side)) for side in sides):
        raise ValueError("Nobody passes who can move.")


def read_starts(
    options: Options, state: State, text: str | None
) -> tuple[frozenset[str], frozenset[str]]:
    """BS-RESCUE: read the start spaces."""
    if text is None:
        if options.rescue and options.way in ("draft", "free"):
            raise ValueError("Rescues need the start spaces.")
        return printed_starts(options)
    if not options.rescue:
        raise ValueError("Start spaces have no meaning where nobody rescues.")
    parts = text.split("/")
    if len(parts) != 2:
        raise ValueError("Red's and Black's start spaces are parted by one slash.")
    starts = read_names(options, parts[0]), read_names(options, parts[1])
    check_starts(options, starts)
    if (starts[0] | starts[1]) & state.spaces and options.way in ("draft", "free"):
        raise ValueError("Start spaces are chosen off the action spaces.")
    return starts


def read_used(options: Options, state: State, text: str | None) -> frozenset[tuple[str, str]]:
    """BS-RESCUE: read the rescues used."""
    if text is None:
        return frozenset()
    if not options.rescue:
        raise ValueError("Nobody rescues without the option.")
    found = []
    for item in text.split(","):
        name, _, space = item.partition("@")
        red = name in own(state, "r")
        if not red and name not in own(state, "b"):
            raise ValueError("Only a pawn has rescued.")
        if space not in state.starts[1 if red else 0]:
            raise ValueError("A pawn rescues on a start space of the enemy.")
        found.append((name, space))
    if len(set(found)) < len(found):
        raise ValueError("A start space serves each pawn once.")
    return frozenset(found)

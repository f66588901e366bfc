"""The position strings of Uckers, for the plain oracle of the tests."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.games.uckers.naive_board import CHUTE, COLOURS, all_home, arranged, enemies, on_ring, way
from tests.games.uckers.naive_options import Options, State, finished

FIELDS = ("first", "snake", "saved", "assist")
"""The fields that may follow, in their order."""


def letters(seats: Iterable[int]) -> str:
    """Name players by the letters of their seats."""
    return "".join(COLOURS[seat] for seat in sorted(seats))


def position(state: State) -> str:
    """Section 6: write the position of the start of a turn, or of the end."""
    text = "/".join(",".join(places) for places in state.counters)
    text += " " + ("-" if state.thrower is None else COLOURS[state.thrower])
    if state.first:
        text += " first=" + letters(state.first)
    if state.snake:
        text += " snake=" + letters(state.snake)
    if any(state.saved):
        items = [f"{COLOURS[seat]}{number}" for seat, number in enumerate(state.saved) if number]
        text += " saved=" + ",".join(items)
    if state.assist:
        text += " assist=" + letters(state.assist)
    return text


def written(state: State) -> str:
    """Section 6: write a position, in the middle of a turn with the actions since its start."""
    return " moves ".join([state.start, " ".join(state.since)]) if state.since else state.start


# ---------------------------------------------------------------------- reading


def read_position(options: Options, text: str) -> State:
    """Read the position of the start of a turn; an impossible one is a ValueError.

    What the turn needs beyond it is not filled in.
    """
    words = text.split()
    if len(words) < 2:
        raise ValueError("A position has places and who throws.")
    counters = read_counters(options, words[0])
    state = State(counters, read_thrower(options, words[1]), "throw", "")
    check_squares(state)
    fields = read_fields(words[2:])
    if state.thrower is None and fields:
        raise ValueError("Before the starting throw and after the end nothing follows.")
    first = read_seats(options, fields.get("first"), True)
    state = State(
        counters=counters,
        thrower=state.thrower,
        phase="throw",
        start="",
        # Whose first turn is to come says nothing where there are no snake eyes.
        first=first if options.snakes else frozenset(),
        snake=read_seats(options, fields.get("snake"), options.snakes),
        saved=read_saved(options, fields.get("saved")),
        assist=read_seats(options, fields.get("assist"), options.helps),
    )
    if state.first & state.snake:
        raise ValueError("Snake eyes were thrown in a first turn that is over.")
    if not all(finished(options, state, seat) for seat in state.assist):
        raise ValueError("Only a finished player qualifies.")
    return state


def read_counters(options: Options, text: str) -> tuple[tuple[str, ...], ...]:
    """Read the places of the four colours."""
    parts = text.split("/")
    if len(parts) != 4:
        raise ValueError("The places of A, B, C and D are parted by slashes.")
    counters = []
    for colour, part in zip(COLOURS, parts, strict=True):
        places = part.split(",")
        lawful = {"b", "h", *CHUTE, *way(options.doorstep, colour)}
        if len(places) != 4 or not set(places) <= lawful:
            raise ValueError("Every colour has four counters, on places of its way.")
        counters.append(arranged(options.doorstep, colour, places))
    return tuple(counters)


def check_squares(state: State) -> None:
    """Refuse enemies on one square and a win of both teams."""
    board = state.board
    for colour in COLOURS:
        for square in filter(on_ring, board[colour]):
            if any(square in board[enemy] for enemy in enemies(colour)):
                raise ValueError("Enemies never share a square.")
    won = [all(all_home(board, colour) for colour in team) for team in ("ac", "bd")]
    if all(won):
        raise ValueError("Only one team wins.")
    if any(won) != (state.thrower is None) and any(won):
        raise ValueError("After the end nobody throws.")


def read_thrower(options: Options, letter: str) -> int | None:
    """Read who throws."""
    if letter == "-":
        return None
    if letter not in list(COLOURS[: options.players]):
        raise ValueError("Who throws is a seat or -.")
    return COLOURS.index(letter)


def read_fields(words: list[str]) -> dict[str, str]:
    """Read the fields that may follow, each once and in any order."""
    fields: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in FIELDS or not value or name in fields:
            raise ValueError("The fields that may follow are first, snake, saved and assist.")
        fields[name] = value
    return fields


def read_seats(options: Options, text: str | None, in_force: bool) -> frozenset[int]:
    """Read a set of players, each once."""
    if text is None:
        return frozenset()
    if not in_force:
        raise ValueError("The field belongs to a rule that is not in force.")
    if not set(text) <= set(COLOURS[: options.players]) or len(text) > len(set(text)):
        raise ValueError("Players are named once.")
    return frozenset(COLOURS.index(letter) for letter in text)


def read_saved(options: Options, text: str | None) -> tuple[int, ...]:
    """UC-SAVE: read the saved sixes."""
    saved = [0, 0, 0, 0]
    if text is None:
        return tuple(saved)
    if not options.saves:
        raise ValueError("No sixes are saved without the option.")
    for item in text.split(","):
        if (
            not re.fullmatch("[a-d][1-9][0-9]{,3}", item)
            or item[0] not in COLOURS[: options.players]
        ):
            raise ValueError("Saved sixes are a seat and a number.")
        if saved[COLOURS.index(item[0])]:
            raise ValueError("Players are named once.")
        saved[COLOURS.index(item[0])] = int(item[1:])
    return tuple(saved)

"""The ends of a game of Blindside, for the plain oracle of the tests."""

from __future__ import annotations

from dataclasses import replace

from tests.games.blindside.naive_moves import ways
from tests.games.blindside.naive_options import End, Options, State, turn_key


def opened(options: Options, state: State) -> State:
    """Begin play: remember the position and tell whether the game is over already."""
    state = replace(state, history=(turn_key(state),))
    return replace(state, end=end_of(options, state))


def end_of(options: Options, state: State) -> End | None:
    """Give the end of a game at the start of a turn; the tests come in the order of section 5."""
    return (
        won(options, state)
        or pawns_gone(state)
        or passed_twice(state)
        or repeated(options, state)
        or no_progress(options, state)
        or immobile(options, state)
    )


def won(options: Options, state: State) -> End | None:
    """BS-WIN, BS-EXTENDED."""
    for number, taken in enumerate(state.taken):
        if taken >= options.target:
            return (number,), "BS-EXTENDED" if options.full_capture else "BS-WIN"
    return None


def pawns_gone(state: State) -> End | None:
    """BS-NO-PAWNS."""
    if state.red and state.black:
        return None
    return (0 if state.red else 1,), "BS-NO-PAWNS"


def passed_twice(state: State) -> End | None:
    """BS-TURN: neither side can move."""
    return ((), "BS-TURN") if state.passes >= 2 else None


def repeated(options: Options, state: State) -> End | None:
    """BS-REPEAT."""
    times = state.history.count(state.history[-1])
    return ((), "BS-REPEAT") if 0 < options.repetition <= times else None


def no_progress(options: Options, state: State) -> End | None:
    """BS-NO-PROGRESS: a round is two turns."""
    if options.no_progress == 0 or state.quiet < 2 * options.no_progress:
        return None
    red, black = state.taken
    if options.no_progress_result == "most" and red != black:
        return (0 if red > black else 1,), "BS-NO-PROGRESS"
    return (), "BS-NO-PROGRESS"


def immobile(options: Options, state: State) -> End | None:
    """BS-TURN with the option no_move: a side without any legal move loses."""
    if options.no_move == "pass" or ways(options, state):
        return None
    return (1 if state.side == "r" else 0,), "BS-TURN"

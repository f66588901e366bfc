"""How turns begin, follow each other and end, for the plain oracle of Uckers."""

from __future__ import annotations

from dataclasses import replace

from tests.games.uckers.naive_board import CHUTE, COLOURS, Board, all_home, on_ring, partner
from tests.games.uckers.naive_moves import Use, die_uses
from tests.games.uckers.naive_options import End, Options, State, finished, played
from tests.games.uckers.naive_text import position


def with_first(options: Options, state: State) -> State:
    """UC-SNAKE-EYES: everybody's first turn is to come, which matters only to snake eyes."""
    first = range(options.players) if options.snakes else ()
    return replace(state, first=frozenset(first))


def turn_begun(options: Options, state: State, seat: int) -> State:
    """Begin the turn of a player: nothing is left of the turn before."""
    begun = State(
        counters=state.counters,
        thrower=seat,
        phase="throw",
        start="",
        first=state.first,
        snake=state.snake,
        saved=state.saved,
        assist=state.assist,
    )
    stood = [
        (colour, place)
        for colour in played(options, begun)
        for place in begun.board[colour]
        if on_ring(place)
    ]
    begun = replace(begun, stood=frozenset(stood), start=position(begun))
    # UC-SAVE: saved sixes are used before the first throw, asked about only while one could be.
    return replace(begun, phase="saved") if saved_uses(options, begun) else begun


def turn_over(options: Options, state: State, snake_eyes_thrown: bool = False) -> State:
    """UC-TEAMS: hand over the turn to the next player who is not skipped."""
    seat = state.thrower
    assert seat is not None
    # UC-SNAKE-BACK: only the turn that follows snake eyes is in danger.
    snake = state.snake | {seat} if snake_eyes_thrown else state.snake - {seat}
    state = replace(state, first=state.first - {seat}, snake=snake)
    following = (seat + 1) % options.players
    while skipped(options, state, following):
        following = (following + 1) % options.players
    return turn_begun(options, state, following)


def skipped(options: Options, state: State, seat: int) -> bool:
    """UC-ASSIST: a finished player throws only while he could help."""
    if options.players == 2 or not finished(options, state, seat):
        return False
    if not options.helps:
        return True
    friend = state.board[partner(COLOURS[seat])]
    return all(place in CHUTE or place == "h" for place in friend)


def saved_uses(options: Options, state: State) -> list[Use]:
    """UC-SAVE: list what a saved six may do: moves of six or an exit, all on one counter."""
    assert state.thrower is not None
    if not options.saves or not state.saved[state.thrower]:
        return []
    return die_uses(options, state, 6)


def won(options: Options, state: State, colour: str) -> State | None:
    """UC-WIN: the first team with all eight counters home wins at once."""
    end = end_of(options, state.board, colour)
    if end is None:
        return None
    over = State(counters=state.counters, thrower=None, phase="over", start="", end=end)
    return replace(over, start=position(over))


def end_of(options: Options, board: Board, colour: str) -> End | None:
    """UC-WIN: tell whether the team of a colour has won, and its grade."""
    if not (all_home(board, colour) and all_home(board, partner(colour))):
        return None
    team = sorted({COLOURS.index(one) % options.players for one in (colour, partner(colour))})
    losers = [
        place for one in COLOURS if one not in (colour, partner(colour)) for place in board[one]
    ]
    if all(place == "b" for place in losers):
        grade = "harbour"
    elif "h" not in losers:
        grade = "eight-piecer"
    else:
        grade = "plain"
    return tuple(team), "UC-WIN", grade

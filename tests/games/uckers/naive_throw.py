"""What throws and actions do, for the plain oracle of Uckers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tests.games.uckers.naive_board import (
    Board,
    count,
    enemy_blob,
    moved,
    sent_home,
    way,
)
from tests.games.uckers.naive_moves import Use, carried_out, uses, with_board
from tests.games.uckers.naive_options import (
    Options,
    State,
    played,
)
from tests.games.uckers.naive_turn import saved_uses, turn_begun, turn_over, with_first, won

# ---------------------------------------------------------------------- throws


def throws(options: Options, state: State) -> dict[str, Fraction]:
    """Section 9: give the chance of every throw; UC-COCKY: a cocked one has 1/36."""
    faces = range(1, 7)
    if options.dice == 1:
        found = {f"r{face}": Fraction(1, 6) for face in faces}
    else:
        found = {
            f"r{high}{low}": Fraction(1 if high == low else 2, 36)
            for high in faces
            for low in faces
            if high >= low
        }
    if options.cocky_dice and state.phase != "start":
        found = {text: chance * Fraction(35, 36) for text, chance in found.items()}
        found["rc"] = Fraction(1, 36)
    return found


def numbers(text: str) -> tuple[int, ...]:
    """Read the dice of a throw.

    >>> numbers("r63")
    (6, 3)
    """
    return tuple(int(digit) for digit in text[1:])


def may_forgo(options: Options, state: State) -> bool:
    """UC-FORGO: no throw whatever could move, bring out or challenge."""
    if state.phase != "throw" or state.throws:
        return False
    return not any(
        useful(options, state, numbers(text)) for text in throws(options, state) if text != "rc"
    )


def useful(options: Options, state: State, dice: tuple[int, ...]) -> bool:
    """UC-FORGO: tell whether a throw could move, bring out or challenge."""
    assert state.thrower is not None
    if is_snake_eyes(options, state, dice):
        out = snake_eyes(options, state).counters
        return state.thrower in state.first and out != state.counters
    return bool(uses(options, replace(state, dice=dice, throws=state.throws + 1)))


# ---------------------------------------------------------------------- the starting throw


def starting(options: Options, state: State, dice: tuple[int, ...]) -> State:
    """UC-START: the highest starts; those tied for highest throw again."""
    totals = (*state.totals, sum(dice))
    if len(totals) < len(state.rivals):
        return replace(state, totals=totals)
    highest = max(totals)
    tied = tuple(seat for seat, total in zip(state.rivals, totals, strict=True) if total == highest)
    if len(tied) > 1:
        return replace(state, rivals=tied, totals=())
    return turn_begun(options, with_first(options, state), tied[0])


# ---------------------------------------------------------------------- a throw


def thrown(options: Options, state: State, text: str) -> State:
    """Carry out a throw; one that cannot be used passes by itself."""
    if state.phase == "start":
        return starting(options, state, numbers(text))
    if text == "rc":
        # UC-COCKY: thrown again; three in a turn forfeit the turn.
        state = replace(state, cocked=state.cocked + 1)
        return turn_over(options, state) if state.cocked == 3 else state
    dice = numbers(text)
    if state.sixing is not None:
        return challenge_thrown(options, state, dice)
    if is_snake_eyes(options, state, dice):
        return after_snake_eyes(options, state)
    state = replace(
        state,
        phase="move",
        throws=state.throws + 1,
        dice=dice,
        six=6 in dice,
        six_moved=False,
        last=None,
    )
    if not played(options, state):
        return useless(options, state)
    return settled(options, state)


def useless(options: Options, state: State) -> State:
    """UC-ASSIST: a finished player's first six only qualifies him, without the option nothing."""
    assert state.thrower is not None
    if options.helps and state.six:
        return turn_over(options, replace(state, assist=state.assist | {state.thrower}))
    return throw_over(options, state)


def settled(options: Options, state: State) -> State:
    """UC-MUST: ask for a use of the dice that are left, or go on where they have none."""
    if state.dice and (uses(options, state) or may_save(options, state)):
        return state
    return throw_over(options, state)


def throw_over(options: Options, state: State) -> State:
    """UC-SIX-AGAIN, unplayable_six: give another throw or end the turn."""
    again = state.six and (options.unplayable_six == "again" or state.six_moved)
    if not again:
        return turn_over(options, state)
    # UC-SAVE: without UC-LOCK only the throw after a used six is bound.
    bound = state.bound if options.locks else None
    return replace(
        state, phase="throw", dice=(), six=False, six_moved=False, last=None, bound=bound
    )


def used(options: Options, state: State, use: Use) -> State:
    """Carry out what a player does with the dice."""
    if use.kind == "challenge":
        return challenged(options, state, use)
    after = carried_out(options, state, use)
    six_moved = state.six_moved or 6 in use.dice
    # UC-LOCK: once a six has moved a counter, an exit too, the run is spent on it.
    lock = options.locks and 6 in use.dice
    bound = (use.colour, use.end) if lock else state.bound
    after = replace(after, six_moved=six_moved, bound=bound)
    return won(options, after, use.colour) or settled(options, after)


# ---------------------------------------------------------------------- challenges


def challenged(options: Options, state: State, use: Use) -> State:
    """UC-CHALLENGE: declare it; one more six for every counter of the blob is to come."""
    enemy = enemy_blob(state.board, use.colour, use.end)
    assert enemy is not None
    needed = 1 + count(state.board, enemy, use.end) - sixes(options, state.dice)
    sixing = (use.colour, use.start, needed)
    return replace(state, phase="throw", dice=(), six=False, sixing=sixing)


def sixes(options: Options, dice: tuple[int, ...]) -> int:
    """UC-CHALLENGE-WHEN: a double six counts as two where the option says so."""
    return min(dice.count(6), options.double_six_counts)


def challenge_thrown(options: Options, state: State, dice: tuple[int, ...]) -> State:
    """UC-CHALLENGE-FAIL, UC-CHALLENGE-WON: count the sixes of a throw."""
    assert state.sixing is not None
    colour, square, needed = state.sixing
    if 6 not in dice:
        return turn_over(options, state)
    needed -= sixes(options, dice)
    if needed > 0:
        sixing = (colour, square, needed)
        return replace(state, throws=state.throws + 1, sixing=sixing)
    path = way(options.doorstep, colour)
    ahead = path[path.index(square) + 1]
    enemy = enemy_blob(state.board, colour, ahead)
    assert enemy is not None
    board = sent_home(options.doorstep, state.board, enemy, ahead)
    board = moved(options.doorstep, board, colour, square, ahead)
    return turn_over(options, with_board(state, board))


# ---------------------------------------------------------------------- snake eyes


def is_snake_eyes(options: Options, state: State, dice: tuple[int, ...]) -> bool:
    """UC-SNAKE-EYES, UC-SNAKE-BACK: a double one as the first throw of one of these turns."""
    return (
        options.snakes
        and dice == (1, 1)
        and state.throws == 0
        and state.thrower in state.first | state.snake
    )


def after_snake_eyes(options: Options, state: State) -> State:
    """UC-SNAKE-EYES, UC-SNAKE-BACK: everything out or back, and the turn passes."""
    assert state.thrower is not None
    if state.thrower in state.first:
        return turn_over(options, snake_eyes(options, state), snake_eyes_thrown=True)
    board = state.board
    for colour in options.colours(state.thrower):
        back = ["h" if place == "h" else "b" for place in board[colour]]
        board[colour] = tuple(sorted(back))
    return turn_over(options, with_board(state, board))


def snake_eyes(options: Options, state: State) -> State:
    """UC-SNAKE-EYES: all counters come out, but not onto an enemy blob."""
    assert state.thrower is not None
    board: Board = state.board
    for colour in options.colours(state.thrower):
        doorstep = way(options.doorstep, colour)[0]
        if enemy_blob(board, colour, doorstep) is None:
            for _ in range(count(board, colour, "b")):
                board = moved(options.doorstep, board, colour, "b", doorstep)
    return with_board(state, board)


# ---------------------------------------------------------------------- saved sixes


def may_save(options: Options, state: State) -> bool:
    """UC-SAVE: a six that was just thrown may be saved instead of used."""
    return options.saves and state.phase == "move" and state.dice == (6,)


def saved_six(options: Options, state: State) -> State:
    """UC-SAVE: save a six; the turn ends."""
    return turn_over(options, with_saved(state, 1))


def with_saved(state: State, more: int) -> State:
    """Give the state with more saved sixes, or fewer, of the player to throw."""
    assert state.thrower is not None
    saved = list(state.saved)
    saved[state.thrower] += more
    return replace(state, saved=tuple(saved))


def used_saved(options: Options, state: State, use: Use) -> State:
    """UC-SAVE: use a saved six; the throw that follows is bound to the same counter."""
    after = carried_out(options, replace(state, dice=(6,)), use)
    after = replace(after, dice=(), last=None, used=True, bound=(use.colour, use.end))
    after = with_saved(after, -1)
    if end := won(options, after, use.colour):
        return end
    return replace(after, phase="saved" if saved_uses(options, after) else "throw")

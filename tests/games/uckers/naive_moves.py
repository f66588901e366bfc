"""What a throw can be used for, for the plain oracle of Uckers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.games.uckers.naive_board import (
    CHUTE,
    COLOURS,
    Board,
    count,
    enemy_blob,
    is_blob,
    moved,
    on_ring,
    partner,
    sent_home,
    target,
    way,
)
from tests.games.uckers.naive_options import Options, State, played, qualified


@dataclass(frozen=True)
class Use:
    """One use of a die, of both dice, or of a six to challenge."""

    kind: str
    """``move``, ``exit``, ``total``, ``take`` (blob takes blob) or ``challenge``."""
    colour: str
    start: str
    end: str
    dice: tuple[int, ...]
    """The dice that it uses."""

    @property
    def text(self) -> str:
        """Section 6: the action."""
        if self.kind == "challenge":
            return f"challenge:{self.colour}{self.start}"
        sign = "=" if self.kind == "take" else "-"
        return f"{self.colour}{self.start}{sign}{self.end}"


# ---------------------------------------------------------------------- which counters


def movable(options: Options, state: State) -> list[tuple[str, str]]:
    """List the counters that may be moved now, by colour and place, each place once."""
    assert state.thrower is not None
    board = state.board
    found = []
    for colour in played(options, state):
        for place in sorted(set(board[colour]) - {"h"}):
            # UC-ASSIST: counters in the chute only their owner moves.
            if place in CHUTE and qualified(options, state, state.thrower):
                continue
            # UC-LOCK, UC-SAVE: counters of one colour on one square are interchangeable.
            if state.bound is not None and state.bound != (colour, place):
                continue
            # UC-DICE-TOTAL: a counter moved by one die is not moved by the other.
            if state.last == (colour, place) and count(board, colour, place) == 1:
                continue
            found.append((colour, place))
    return found


# ---------------------------------------------------------------------- one die


def die_uses(options: Options, state: State, die: int) -> list[Use]:
    """UC-MOVE, UC-EXIT: list the exits and moves by one die."""
    found = []
    for colour, place in movable(options, state):
        if place == "b":
            doorstep = way(options.doorstep, colour)[0]
            # UC-EXIT; UC-MIXI: an enemy blob on the doorstep makes the exit illegal.
            if die == 6 and not enemy_blob(state.board, colour, doorstep):
                found.append(Use("exit", colour, "b", doorstep, (die,)))
        else:
            end = target(options.doorstep, state.board, colour, place, die)
            if end is not None:
                found.append(Use("move", colour, place, end, (die,)))
    return found


# ---------------------------------------------------------------------- both dice


def total_uses(options: Options, state: State) -> list[Use]:
    """UC-DICE-TOTAL: list the moves of one counter by both dice.

    The halfway squares of both orders are among the squares passed.
    """
    found = []
    for colour, place in movable(options, state):
        if place != "b":
            end = target(options.doorstep, state.board, colour, place, sum(state.dice))
            if end is not None:
                found.append(Use("total", colour, place, end, state.dice))
    return found


def take_uses(options: Options, state: State) -> list[Use]:
    """UC-BLOB-TAKES-BLOB: list the blobs of two that take one by a double."""
    one, other = state.dice
    if not options.takes or one != other:
        return []
    return [
        Use("take", colour, place, end, state.dice)
        for colour, place in movable(options, state)
        if (end := taken(options, state.board, colour, place, one)) is not None
    ]


def taken(options: Options, board: Board, colour: str, place: str, die: int) -> str | None:
    """UC-BLOB-TAKES-BLOB: give where the enemy blob of two stands that may be taken."""
    # Exactly two counters of one colour, alone on their square.
    if not is_blob(board, colour, place) or count(board, colour, place) != 2:
        return None
    path = way(options.doorstep, colour)
    here = path.index(place)
    ahead = path[here + 1 : here + die + 1]
    *between, end = ahead
    if any(enemy_blob(board, colour, square) for square in between):
        return None
    enemy = enemy_blob(board, colour, end)
    return end if enemy is not None and count(board, enemy, end) == 2 else None


# ---------------------------------------------------------------------- challenges


def challenge_uses(options: Options, state: State) -> list[Use]:
    """UC-CHALLENGE: list the challenges that the throw may declare."""
    # UC-CHALLENGE-WHEN: before a die of the throw is moved.
    if 6 not in state.dice or len(state.dice) < options.dice:
        return []
    # UC-CHALLENGE-WHEN: on the first throw of the turn, before any move, a used six included.
    if options.challenge_window == "first" and (state.throws != 1 or state.used):
        return []
    found = []
    for colour in played(options, state):
        for place in sorted(set(state.board[colour])):
            # In place: a counter of that colour has stood there since the start of the turn.
            if (colour, place) not in state.stood:
                continue
            # UC-MIXI: a mixi-blob cannot challenge.
            if count(state.board, partner(colour), place):
                continue
            path = way(options.doorstep, colour)
            ahead = path[path.index(place) + 1]
            # From its own foot a counter goes into the chute, where no blob stands.
            if on_ring(ahead) and enemy_blob(state.board, colour, ahead):
                found.append(Use("challenge", colour, place, ahead, (6,)))
    return found


# ---------------------------------------------------------------------- the choice


def uses(options: Options, state: State) -> list[Use]:
    """UC-MUST: list the lawful uses of the dice that are left of a throw."""
    if len(state.dice) == 1:
        return die_uses(options, state, state.dice[0]) + challenge_uses(options, state)
    high, low = state.dice
    if options.larger and high != low:
        return larger_first(options, state, high, low)
    return both_dice(options, state, high, low)


def keeps(options: Options, state: State, use: Use) -> bool:
    """Tell whether after the use of one die the other can be used."""
    after = carried_out(options, state, use)
    return bool(die_uses(options, after, after.dice[0]))


def both_dice(options: Options, state: State, high: int, low: int) -> list[Use]:
    """UC-DICE-BOTH: both if possible in any way, else the higher if it can, else the lower."""
    challenges = challenge_uses(options, state)
    highs = die_uses(options, state, high)
    lows = die_uses(options, state, low) if low != high else []
    both = [use for use in highs + lows if keeps(options, state, use)]
    both += total_uses(options, state) + take_uses(options, state)
    # Section 4: a challenge is compulsory only if neither die can be moved.
    return (both or highs or lows) + challenges


def larger_first(options: Options, state: State, high: int, low: int) -> list[Use]:
    """UC-LARGER-FIRST: a use of the larger, best one that keeps the smaller, or the total."""
    challenges = challenge_uses(options, state)
    highs = die_uses(options, state, high)
    best = [use for use in highs if keeps(options, state, use)] + total_uses(options, state)
    of_larger = (best or highs) + challenges
    # Only if the larger has no use the smaller is played first.
    return of_larger or die_uses(options, state, low)


# ---------------------------------------------------------------------- what a use does


def carried_out(options: Options, state: State, use: Use) -> State:
    """Put the counters of a use where it takes them; the dice it uses are gone."""
    board = state.board
    if use.kind == "take":
        enemy = enemy_blob(board, use.colour, use.end)
        assert enemy is not None
        board = sent_home(options.doorstep, board, enemy, use.end)
        board = moved(options.doorstep, board, use.colour, use.start, use.end)
    board = moved(options.doorstep, board, use.colour, use.start, use.end)
    left = list(state.dice)
    for die in use.dice:
        left.remove(die)
    # UC-DICE-TOTAL: after an exit the other die may move the counter on.
    last = (use.colour, use.end) if use.kind == "move" else None
    return replace(with_board(state, board), dice=tuple(left), last=last)


def with_board(state: State, board: Board) -> State:
    """Give the state with other places, and what has stood in place all the time."""
    stood = frozenset(
        (colour, square) for colour, square in state.stood if count(board, colour, square)
    )
    return replace(state, counters=tuple(board[colour] for colour in COLOURS), stood=stood)

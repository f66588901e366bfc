"""Every game there is, under every set of options that the contract is tested with."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tabletop_qt.core.effects import Effect
from tabletop_qt.core.game import Game, Option, Value
from tabletop_qt.core.rules import Rules
from tabletop_qt.core.steps import Move, Over, Ply, Roll, Together, ToMove, ToRoll
from tabletop_qt.core.terms import Seat
from tabletop_qt.games import find_games

FEW = 3
"""Of an option with many more values about so many are tried."""

GAMES = {**find_games(), **find_games("tests.model")}


@dataclass(frozen=True)
class Setting:
    """A game under one set of options."""

    game: Game
    name: str
    values: dict[str, Value]

    def __str__(self) -> str:
        return f"{self.game.id}-{self.name}"

    def rules(self) -> Rules[Any]:
        return self.game.rules(self.values)


def presets() -> Iterator[Setting]:
    """List each game under each of its presets."""
    for game in GAMES.values():
        for preset in game.presets:
            yield Setting(game, preset.name, dict(preset.values))


def _others(option: Option) -> list[Value]:
    """List values of an option that are not its default."""
    if option.kind == "check":
        return [not option.default]
    if option.kind == "spin":
        return [value for value in (option.low, option.high) if value != option.default]
    others: list[Value] = [choice for choice in option.choices if choice != option.default]
    return others if len(others) <= FEW else others[:: len(others) // FEW]


def settings() -> Iterator[Setting]:
    """List each game under its presets, and with each option changed once."""
    yield from presets()
    for game in GAMES.values():
        for option in game.options:
            for value in _others(option):
                yield Setting(game, f"{option.name}={value}", {option.name: value})


def mover(rules: Rules[Any], state: Any) -> Seat:
    """Tell whose turn it is to move or to throw; after the end the first seat."""
    turn = rules.turn(state)
    return turn.seat if isinstance(turn, ToMove | ToRoll) else 0


def plies(rules: Rules[Any], state: Any) -> list[Ply]:
    """List all that may happen next: the throws that may come, and the moves."""
    throws = [roll for roll, _ in rules.chances(state)]
    return [*throws, *rules.moves(state, mover(rules, state))]


def happen(rules: Rules[Any], state: Any, ply: Ply) -> tuple[Any, tuple[Effect, ...]]:
    """Carry out a lawful ply, by the trusted door."""
    if isinstance(ply, Roll):
        return rules.roll(state, ply)
    assert isinstance(ply, Move)
    return rules.apply(state, ply)


def throw(rules: Rules[Any], state: Any, rng: Random) -> Roll:
    """Throw the dice, each throw by its weight."""
    rolls, weights = zip(*rules.chances(state), strict=True)
    roll = rng.choices(rolls, weights)[0]
    assert isinstance(roll, Roll)
    return roll


def walk(rules: Rules[Any], rng: Random, count: int) -> Iterator[tuple[Any, Ply]]:
    """Play at random: each state, and what happens there; a throw may be forgone for a move."""
    state = rules.start()
    for _ in range(count):
        turn = rules.turn(state)
        if isinstance(turn, Over | Together):
            return
        moves = rules.moves(state, turn.seat)
        ply: Ply
        if isinstance(turn, ToRoll) and not (moves and rng.random() < 0.5):
            ply = throw(rules, state, rng)
        else:
            ply = rng.choice(moves)
        yield state, ply
        state = happen(rules, state, ply)[0]


def play_out(rules: Rules[Any], rng: Random, count: int) -> Any:
    """Give the state that a game played at random ends with, or has come to by then."""
    *_, (state, ply) = walk(rules, rng, count)
    return happen(rules, state, ply)[0]


def sample(rules: Rules[Any], rng: Random, count: int, *, last: bool = False) -> list[Any]:
    """Give states of games played at random; with `last` also ends of games."""
    states: list[Any] = []
    while len(states) < count:
        for made in walk(rules, rng, 400):
            if rng.random() < 0.15:
                states.append(made[0])
            if len(states) >= count:
                break
        else:
            if last and isinstance(rules.turn(after := happen(rules, *made)[0]), Over):
                states.append(after)
    return states[:count]

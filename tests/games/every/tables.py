"""Every game there is, under every set of options that the contract is tested with."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tabletop_qt.core.game import Game, Option, Value
from tabletop_qt.core.rules import Rules
from tabletop_qt.core.steps import Move, ToMove
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


def walk(rules: Rules[Any], rng: Random, plies: int) -> Iterator[tuple[Any, Move]]:
    """Play at random: each state to move in, and the move made there."""
    state = rules.start()
    for _ in range(plies):
        turn = rules.turn(state)
        if not isinstance(turn, ToMove):
            return
        move = rng.choice(rules.moves(state, turn.seat))
        yield state, move
        state = rules.apply(state, move)[0]


def sample(rules: Rules[Any], rng: Random, count: int, *, last: bool = False) -> list[Any]:
    """Give states to move in, from games played at random; with `last` also ends of games."""
    states: list[Any] = []
    while len(states) < count:
        for state, move in walk(rules, rng, 400):
            if rng.random() < 0.15:
                states.append(state)
            after = rules.apply(state, move)[0]
            if last and not isinstance(rules.turn(after), ToMove):
                states.append(after)
    return states[:count]

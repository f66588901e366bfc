"""Short questions to the oracle of Uckers."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.games.uckers.naive import Naive
from tests.games.uckers.naive_options import FLEET, MESS, NAVY, State

PRESETS: dict[str, dict[str, Any]] = {"mess": MESS, "fleet": FLEET, "navy": NAVY}

HOME = "h,h,h,h"


def position(who: str = "a", rest: str = "", **places: str) -> str:
    """Write a position; the counters that are not named are in base.

    >>> position(a="2,14", b="h", rest="first=b")
    'b,b,2,14/b,b,b,h/b,b,b,b/b,b,b,b a first=b'
    """
    colours = []
    for colour in "abcd":
        named = [place for place in places.get(colour, "").split(",") if place]
        colours.append(",".join(["b"] * (4 - len(named)) + named))
    return f"{'/'.join(colours)} {who} {rest}".strip()


def asked(preset: str, where: str, *actions: str, **options: Any) -> tuple[Naive, State]:
    """Make an oracle and what a position is after some throws and actions."""
    game = Naive(**(PRESETS[preset] | options))
    state = game.decode(where)
    for action in actions:
        state = game.play(state, action)
    return game, state


def choices(preset: str, where: str, *actions: str, **options: Any) -> list[str]:
    """List the lawful actions, dice to be thrown as one word."""
    game, state = asked(preset, where, *actions, **options)
    thrown = ["dice"] if game.turn(state)[1] else []
    return thrown + [action for action in game.actions(state) if action[0] != "r"]


def after(preset: str, where: str, *actions: str, **options: Any) -> str:
    """Give the position string after some throws and actions."""
    game, state = asked(preset, where, *actions, **options)
    return game.encode(state)


def played_out(game: Naive, rng: Random, eager: bool = False) -> tuple[State, Counter[str]]:
    """Play a game with random choices to its end; count its turns and those that are lost."""
    state = game.start()
    told: Counter[str] = Counter()
    acted = False
    while game.over(state) is None:
        assert told["plies"] < 60_000
        text = chosen(game, state, rng, eager)
        before, state = state, game.play(state, text)
        told["plies"] += 1
        acted = acted or before.counters != state.counters
        if state.start != before.start and before.phase != "start":
            told["turns"] += 1
            told["lost"] += not acted
            acted = False
    return state, told


def chosen(game: Naive, state: State, rng: Random, eager: bool) -> str:
    """Choose a throw by its chance, or any action, an eager player one that hits."""
    weights = game.weights(state)
    if weights:
        return rng.choices(list(weights), [float(chance) for chance in weights.values()])[0]
    actions = game.actions(state)
    if eager:
        actions = [action for action in actions if hits(game, state, action)] or actions
    return rng.choice(actions)


def hits(game: Naive, state: State, action: str) -> bool:
    """Tell whether an action sends an enemy to its base."""
    after_it = game.play(state, action)
    return any(
        new.count("b") > old.count("b")
        for old, new in zip(state.counters, after_it.counters, strict=True)
    )

"""Positions from position strings, for the tests of the engine."""

from __future__ import annotations

from random import Random
from typing import Any

from tabletop_qt.games.uckers.notation import read
from tabletop_qt.games.uckers.options import PRESETS
from tabletop_qt.games.uckers.position import Position
from tabletop_qt.games.uckers.strings import decode, encode

_BY_NAME: dict[str, dict[str, Any]] = {p.name: dict(p.values) for p in PRESETS}
MESS, FLEET, NAVY = _BY_NAME["mess"], _BY_NAME["fleet"], _BY_NAME["navy"]
PLAIN = FLEET | {"snake_eyes": False}
"""Two dice without the first turn's surprises."""

SETTINGS: tuple[dict[str, Any], ...] = tuple(
    preset | {"players": players} | more
    for players in (2, 4)
    for preset, more in (
        (MESS, {}),
        (FLEET, {}),
        (NAVY, {}),
        (MESS, {"saved_sixes": True, "partner_assist": True, "cocky_dice": True}),
        (MESS, {"saved_sixes": True, "lock_run": False, "challenge_window": "first"}),
        (MESS, {"unplayable_six": "again", "first": "b", "doorstep": "corner"}),
        (FLEET, {"unplayable_six": "ends", "challenge_window": "any", "cocky_dice": True}),
        (NAVY, {"double_six_counts": 1, "blob_takes_blob": True, "doorstep": "corner"}),
        (NAVY, {"snake_eyes": True, "challenge_window": "any", "unplayable_six": "ends"}),
    )
)
"""Option combinations that between them switch everything both ways."""

IN_BASE = "b,b,b,b"
HOME = "h,h,h,h"


def position(text: str, **switches: Any) -> Position:
    """Give the engine's position; colours left out after the last stand in base."""
    places, *rest = text.split(" ")
    colours = places.split("/")
    colours += [IN_BASE] * (4 - len(colours))
    return Position(*decode(" ".join(("/".join(colours), *rest)), **switches), **switches)


def play(game: Position, *texts: str) -> Position:
    """Make actions, each of which has to be lawful."""
    for text in texts:
        game.make(read(text, game, game.options.dice))
    return game


def uses(text: str, *texts: str, **switches: Any) -> set[str]:
    """List what is lawful after some actions; nothing where dice are to be thrown."""
    game = play(position(text, **switches), *texts)
    return set() if game.is_chance else {game.write(action) for action in game.actions()}


def after(text: str, *texts: str, **switches: Any) -> str:
    """Give the position string after some actions."""
    game = play(position(text, **switches), *texts)
    return encode(game.setup(), game.since, **switches)


def walk(game: Position, rng: Random, plies: int) -> None:
    """Play at random."""
    for _ in range(plies):
        actions = game.actions()
        if not actions:
            return
        game.make(rng.choice(actions))

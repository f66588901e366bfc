"""Positions from lists of men, for the tests of the engine.

A man is a letter of the position string, a cell and perhaps ``*``: ``Dd4 Le5* lb2``.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tabletop_qt.games.bladder.cells import CELL_OF, CELLS
from tabletop_qt.games.bladder.notation import read
from tabletop_qt.games.bladder.position import Position
from tabletop_qt.games.bladder.setup import Setup

SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"tackling": False},
    {"pass_range": 4, "step_across_diamond": False},
    {"transfer_scores": False, "draw_rules": False},
    {"step_range": 2, "step_across_diamond": False},
    {"step_range": 2, "hero": True},
    {"hero": True},
    {"hero": True, "hero_after_tackle": False, "transfer_scores": False},
    {"real_time": True},
    {"real_time": True, "spill": False, "step_range": 2, "tackling": False},
    {"real_time": True, "hero": True},
    {"real_time": True, "hero": True, "step_range": 2, "spill": False, "transfer_scores": False},
)
"""Option combinations that between them switch everything both ways."""


def setup(men: str, side: str = "d", **fields: Any) -> Setup:
    """Put men on the field; the one with a star has the bladder."""
    cells = bytearray(CELLS)
    carrier = -1
    for man in men.split():
        cell = CELL_OF[man[1:].rstrip("*")]
        cells[cell] = ".DdLl".index(man[0])
        carrier = cell if man.endswith("*") else carrier
    return Setup(bytes(cells), "dl".index(side), carrier, **fields)


def position(men: str, side: str = "d", **switches: Any) -> Position:
    """Give the engine's position of some men."""
    return Position(setup(men, side), **switches)


def legal(game: Position, start: str = "") -> set[str]:
    """List the lawful actions, written, that begin in some way."""
    return {text for a in game.actions() if (text := game.write(a)).startswith(start)}


def play(game: Position, *texts: str) -> Position:
    """Make actions, each judged first."""
    for text in texts:
        action = read(text, game)
        assert game.lawful(action), f"{text}: {sorted(legal(game))}"
        game.make(action)
    return game


def men(game: Position) -> str:
    """List the men as `setup` reads them, in the order of the cells."""
    names = {cell: name for name, cell in CELL_OF.items()}
    return " ".join(
        ".DdLl"[code] + names[cell] + "*" * (cell == game.carrier)
        for cell, code in enumerate(game.cells)
        if code
    )


def ended(game: Position) -> tuple[str, tuple[int, ...]] | None:
    """Name the rule that ended the game, and the winners."""
    over = game.over()
    return (over.rule, over.winners) if over else None


def choose(game: Position, rng: Random) -> int:
    """Draw a lawful action; to orders, intents and second steps are added at random."""
    action = rng.choice(game.actions())
    if not game.options.real_time:
        return action
    rich = action
    for shift in (14, 21, 28, 38):
        if rng.random() < 0.7:
            rich |= 1 + rng.choice(_near(game, action, shift)) << shift
    return next(a for a in (rich, rich & (1 << 38) - 1, action) if game.lawful(a))


def _near(game: Position, action: int, shift: int) -> list[int]:
    """List cells worth naming in a field of an order."""
    if shift == 38:
        to = action >> 7 & 127
        return [a >> 7 & 127 for a in game.actions() if a & 127 == to] or [to - 1 if to else 1]
    enemies = [cell for cell, code in enumerate(game.cells) if code and (code > 2) != game.side]
    own = [cell for cell, code in enumerate(game.cells) if code and (code > 2) == game.side]
    return [*own, action >> 7 & 127] if shift == 28 else enemies or [0]

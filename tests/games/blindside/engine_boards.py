"""Positions from position strings, for the tests of the engine."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.blindside.notation import decode, encode, read
from tabletop_qt.games.blindside.position import Position

SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"reuse_action": True, "repetition": 0},
    {"allow_null_rotation": True, "rescue": True},
    {"rescue": True, "board": "duel", "reuse_action": True},
    {"landing_fallback": "any_empty", "actions": "none", "board": "pinwheel"},
    {"landing_fallback": "illegal", "actions": "c3,f4"},
    {"landing_fallback": "illegal", "actions": "none", "rescue": True, "board": "skirmish"},
    {"actions": "none", "no_move": "lose", "board": "chevron"},
    {"setup": "load", "rescue": True, "board": "great_ring"},
    {"setup": "draft", "board": "skirmish"},
    {"setup": "draft", "rescue": True, "action_spaces": 21, "board": "stagger"},
    {"setup": "free", "pawns": 4, "board": "chevron", "pie": "off"},
    {"board": "custom", "placements": "A,0,0,0;B,0,4,0"},
    {"board": "twin_lakes", "pie": "on", "rescue": True},
    {"board": "archipelago", "full_capture": True, "no_progress_result": "most"},
    {"board": "long_march", "win_at": 3, "no_progress": 5},
)
"""Option combinations that between them switch everything both ways."""


def position(text: str, **switches: Any) -> Position:
    """Give the engine's position; what is left out after the pawns is ``r 0 0 0``."""
    fields = text.split()
    fields += ["r", "0", "0", "0"][len(fields) - 1 :]
    return Position(decode(" ".join(fields), **switches), **switches)


def written(game: Position, start: str = "") -> set[str]:
    """List the lawful actions, written, that begin in some way."""
    return {text for a in game.actions() if (text := game.write(a)).startswith(start)}


def play(game: Position, *texts: str) -> Position:
    """Make actions, each judged first."""
    for text in texts:
        action = read(text, game)
        assert action in game.actions(), text
        game.make(action)
    return game


def after(text: str, *actions: str, **switches: Any) -> str:
    """Give the position string after some actions."""
    game = play(position(text, **switches), *actions)
    return encode(game.setup(), **switches)


def ended(game: Position) -> tuple[str, tuple[int, ...]] | None:
    """Name the rule that ended the game, and the winners."""
    over = game.over()
    return (over.rule, over.winners) if over else None


def ways_of(game: Position, name: str) -> list[str]:
    """List the paths of the pawn on a hex, as names with dashes between."""
    names = game.arena.layout.names
    return [
        "-".join(names[cell] for cell in way.nodes)
        for way in game.ways(game.arena.layout.cell_of[name])
    ]


def refused(text: str, game: Position) -> str:
    """Give the rule by which an action is refused."""
    with pytest.raises(NotationError) as refusal:
        read(text, game)
    assert str(refusal.value)
    return refusal.value.rule

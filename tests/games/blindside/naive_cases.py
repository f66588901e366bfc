"""Short questions to the oracle of Blindside, and the strings that its tests refuse."""

from __future__ import annotations

from typing import Any

from tests.games.blindside.naive import Naive
from tests.games.blindside.naive_moves import ways
from tests.games.blindside.naive_options import End, State

READY_MADE = (
    "box",
    "stagger",
    "pinwheel",
    "great_ring",
    "twin_lakes",
    "long_march",
    "archipelago",
    "chevron",
    "duel",
    "skirmish",
)


def asked(pawns: str, rest: str = "r 0 0 0", **options: Any) -> tuple[Naive, State]:
    """Make an oracle and a position."""
    game = Naive(**options)
    return game, game.decode(f"{pawns} {rest}")


def of(start: str, pawns: str, rest: str = "r 0 0 0", **options: Any) -> list[str]:
    """List the actions of the pawn on a hex."""
    game, state = asked(pawns, rest, **options)
    return [action for action in game.actions(state) if action.startswith(start)]


def ends(start: str, pawns: str, rest: str = "r 0 0 0", **options: Any) -> set[str]:
    """List the hexes on which the pawn of a hex may end its move."""
    game, state = asked(pawns, rest, **options)
    found = [way.result for way in ways(game.options, state) if way.hexes > 1]
    return {result.stop for result in found if result.start == start}


def lawful(pawns: str, action: str, rest: str = "r 0 0 0", **options: Any) -> bool:
    """Tell whether a text is a lawful action."""
    game, state = asked(pawns, rest, **options)
    return game.lawful(state, action)


def played(pawns: str, *actions: str, rest: str = "r 0 0 0", **options: Any) -> str:
    """Give the position string after some actions."""
    game, state = asked(pawns, rest, **options)
    for action in actions:
        state = game.play(state, action)
    return game.encode(state)


def end(pawns: str, *actions: str, rest: str = "r 0 0 0", **options: Any) -> End | None:
    """Give how the game has ended after some actions."""
    game, state = asked(pawns, rest, **options)
    for action in actions:
        state = game.play(state, action)
    return game.over(state)


RESCUE: dict[str, Any] = {"rescue": True}
LOSE: dict[str, Any] = {"no_move": "lose"}
DRAFT: dict[str, Any] = {"setup": "draft", "board": "skirmish"}
FREE: dict[str, Any] = {"setup": "free", "board": "skirmish"}
LOAD: dict[str, Any] = {"setup": "load", "board": "skirmish"}

REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("", {}),
    ("a1:1/j8:1 r 0 0", {}),
    ("a1:1 r 0 0 0", {}),
    ("a1:1/j8:1/j7:1 r 0 0 0", {}),
    ("/ r 0 0 0", {}),
    ("a1:0/j8:1 r 0 0 0", {}),
    ("a1:64/j8:1 r 0 0 0", {}),
    ("a1:x/j8:1 r 0 0 0", {}),
    ("a1/j8:1 r 0 0 0", {}),
    ("a9:1/j8:1 r 0 0 0", {}),
    ("k1:1/j8:1 r 0 0 0", {}),
    ("a1:1,a1:2/j8:1 r 0 0 0", {}),
    ("a1:1/a1:1 r 0 0 0", {}),
    ("a1:1/j8:1 w 0 0 0", {}),
    ("a1:1/j8:1 r -1 0 0", {}),
    ("a1:1/j8:1 r 0 0 x", {}),
    ("a1:1/j8:1 r 23 0 0", {}),
    ("a1:1/j8:1 r 17 17 0", {}),
    ("a1:63,b1:63,c1:63,d1:63/j8:1 r 0 0 0", {}),
    ("a1:1,b1:1,c1:1,d1:1,e1:1,f1:1,g1:1,h1:1/j8:1 r 0 0 0", {}),
    ("a1:1/j8:1 r 0 0 0 xx=1", {}),
    ("a1:1/j8:1 r 0 0 0 ps", {}),
    ("a1:1/j8:1 r 0 0 0 ps=", {}),
    ("a1:1/j8:1 r 0 0 0 ps=0", {}),
    ("a8:1/j1:8 r 0 0 9 ps=3", {}),
    ("a8:1/j1:8 r 0 0 0 ps=1", {}),
    ("a8:1/j1:8 r 0 0 1 ps=1 ps=1", {}),
    ("a8:1/j1:9 r 0 0 1 ps=1", {}),
    ("a8:1/j1:8 r 0 0 1 ps=1", LOSE),
    ("a8:9/j1:8 r 0 0 2 ps=2", {}),
    ("a1:1/j8:1 r 0 0 0 rs=a1@h8", {}),
    ("a1:1/j8:1 r 0 0 0 st=a1/j8", {}),
    ("a1:1/j8:1 r 0 0 0 act=a4", {}),
    ("a1:1/j8:1 r 0 0 0 ph=play", {}),
    ("a1:1/j8:1 r 0 0 0 ph=act", {}),
    ("a1:1/j8:1 r 0 0 0 ph=pie", {"pie": "on"}),
    ("a1:1/j8:1 r 0 0 0 rs=a2@h8", RESCUE),
    ("a1:1/j8:1 r 0 0 0 rs=a1@a1", RESCUE),
    ("a1:1/j8:1 r 0 0 0 rs=a1@c1", RESCUE),
    ("a1:1/j8:1 r 0 0 0 rs=a1@h8,a1@h8", RESCUE),
    ("a1:1/j8:1 r 0 0 0 st=a1/j8", RESCUE),
    ("a1:1/j8:1 r 0 0 0 st=b8,c8,d8,e8,f8,g8,h8/c1,d1,e1,f1,g1,h1,i1", RESCUE),
    ("a1:1/e1:1 r 0 0 0", DRAFT),
    ("a1:1/e1:1 r 0 0 0 act=c1,c2", DRAFT),
    ("a1:1/e1:1 r 0 0 0 act=c1,c2,c2", DRAFT),
    ("a1:1/e1:1 r 0 0 0 act=c1,c2,z9", DRAFT),
    ("a1:1/e1:1 r 0 0 0 act=c1,c2,c3,c4", DRAFT),
    ("a1:1/e1:1 r 0 0 0 act=c1,c2,c3", DRAFT | RESCUE),
    ("a1:1/e1:1 r 0 0 0 act=c1,c2,c3 st=a1,a2/e1,e2,e3", DRAFT | RESCUE),
    ("a1:1/e1:1 r 0 0 0 act=c1,c2,c3 st=a1,a2,c4/e1,e2,e3", DRAFT | RESCUE),
    ("a1:1/e1:1 r 0 0 0 act=a1,c2,c3 st=a1,a2,a3/e1,e2,e3", DRAFT | RESCUE),
    ("a1:1/e1:1 r 0 0 0 st=a1,a2,a3/e1,e2,e3 act=c1,c2,c3", DRAFT | RESCUE),
    ("/ r 0 0 0 ph=act", DRAFT),
    ("/ b 0 0 1 ph=act", DRAFT),
    ("/ b 1 0 0 ph=act", DRAFT),
    ("a1:1/ b 0 0 0 ph=act", DRAFT),
    ("/ b 0 0 0 ph=place", DRAFT),
    ("/ b 0 0 0 ph=load", DRAFT),
    ("/ r 0 0 0 ph=act act=c1", DRAFT),
    ("/ r 0 0 0 ps=1 ph=act", DRAFT),
    ("a1:1/ r 0 0 0 act=c1,c2,c3 ph=place", DRAFT),
    ("/e1:1 b 0 0 0 act=c1,c2,c3 ph=place", DRAFT),
    ("a1:63/ b 0 0 0 act=c1,c2,c3 ph=place", DRAFT),
    ("c4:3/ b 0 0 0 act=c1,c2,c3 ph=place", DRAFT),
    ("a1:3/ b 0 0 0 act=a1,c2,c3 ph=place", DRAFT),
    ("a3:3/ r 0 0 0 ph=load", LOAD),
    ("a2:3/ b 0 0 0 ph=load", LOAD),
    ("a2:3/e2:3 b 0 0 0 ph=load", LOAD),
    ("a2:63/ r 0 0 0 ph=load", LOAD),
    ("a2:3,a3:3,a4:3/ b 0 0 0 ph=load", LOAD),
]
"""Strings that are no positions, each with the options they are read under."""

"""What comes before the first move: loading, drafting, placing and the pie rule.

>>> from tabletop_qt.games.blindside.options import Options
>>> game = arena(Options(board="skirmish", setup="draft"))
>>> setup = start(game)
>>> setup.phase.name, setup.side, len(actions(setup, game))
('ACT', 1, 20)
"""

from dataclasses import replace

from tabletop_qt.core.terms import Seat
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside.action import KEEP, SWAP
from tabletop_qt.games.blindside.arena import FREE, LOAD, Arena, arena
from tabletop_qt.games.blindside.hexes import COUNT
from tabletop_qt.games.blindside.setup import BLACK, COLOUR, RED, Cells, Phase, Setup, pawns

__all__ = ["actions", "after", "arena", "loads", "start"]

MASKS = range(1, COLOUR)


def start(game: Arena) -> Setup:
    """Give the set-up a game begins with."""
    empty = bytes(len(game.layout.names))
    if game.setup == LOAD:
        return Setup(empty, RED, phase=Phase.LOAD)
    if game.drafts and game.spaces:
        return Setup(empty, BLACK, phase=Phase.ACT)
    if game.places:
        return Setup(empty, RED, phase=Phase.PLACE)
    return _placed(Setup(game.army), game)


def _placed(setup: Setup, game: Arena) -> Setup:
    """Go on when all pawns stand: with the pie rule, or with Red's first move."""
    if game.pie and setup.phase != Phase.PIE:
        return replace(setup, side=BLACK, phase=Phase.PIE)
    setup = replace(setup, phase=Phase.PLAY)
    if not game.keeps_starts:
        return setup
    return replace(setup, starts=(pawns(setup.cells, RED), pawns(setup.cells, BLACK)))


# What is lawful


def actions(setup: Setup, game: Arena) -> list[int]:
    """List the lawful actions before the first move."""
    match setup.phase:
        case Phase.ACT:
            return [act.spacing(cell) for cell in spaces(setup, game)]
        case Phase.PIE:
            return [KEEP, SWAP]
    loads_left = loads(setup, game)
    masks = [mask for mask in MASKS if COUNT[mask] in loads_left]
    return [act.placing(cell, mask) for cell in places(setup, game) for mask in masks]


def spaces(setup: Setup, game: Arena) -> Cells:
    """List where an action space may be placed: each zone keeps room for its pawns (BS-DRAFT)."""
    taken = set(setup.drafted)
    full = [cell for zone in game.zones if len(set(zone) - taken) <= game.pawns for cell in zone]
    return tuple(cell for cell in range(len(setup.cells)) if cell not in taken and cell not in full)


def places(setup: Setup, game: Arena) -> Cells:
    """List where the next pawn of the side to move may stand (BS-LOAD, BS-DRAFT)."""
    if setup.phase == Phase.LOAD:
        loaded = sum(setup.cells[cell] > 0 for cell in game.starts[setup.side])
        return game.starts[setup.side][loaded : loaded + 1]
    spaces = game.actions if game.setup == FREE else setup.drafted
    return tuple(
        cell for cell in game.zones[setup.side] if not setup.cells[cell] and cell not in spaces
    )


def loads(setup: Setup, game: Arena) -> range:
    """Give how many arrows the next pawn of the side to move may carry (BS-LOAD).

    The others after it must be able to carry the rest, with 1 to 6 arrows each.
    """
    pawns, arrows = left(setup, game, setup.side)
    return range(max(1, arrows - 6 * (pawns - 1)), min(6, arrows - (pawns - 1)) + 1)


def left(setup: Setup, game: Arena, side: Seat) -> tuple[int, int]:
    """Count the pawns and the arrows that a side has still to place."""
    there = pawns(setup.cells, side)
    loaded = sum(COUNT[setup.cells[cell] & 63] for cell in there)
    return game.pawns - len(there), game.load - loaded


# Carrying out


def after(setup: Setup, action: int, game: Arena) -> Setup:
    """Carry out a lawful action before the first move."""
    match act.kind(action):
        case act.SPACE:
            return _with_space(setup, act.start(action), game)
        case act.PAWN:
            return _with_pawn(setup, act.start(action), act.mask(action), game)
        case act.SWAPPED:
            swapped = bytes(code ^ COLOUR if code else 0 for code in setup.cells)
            return _placed(replace(setup, cells=swapped), game)
    return replace(_placed(setup, game), side=RED)


def _with_space(setup: Setup, cell: int, game: Arena) -> Setup:
    drafted = tuple(sorted((*setup.drafted, cell)))
    if len(drafted) == game.spaces:
        return replace(setup, drafted=drafted, side=RED, phase=Phase.PLACE)
    return replace(setup, drafted=drafted, side=1 - setup.side)


def _with_pawn(setup: Setup, cell: int, mask: int, game: Arena) -> Setup:
    cells = bytearray(setup.cells)
    cells[cell] = mask | setup.side * COLOUR
    setup = replace(setup, cells=bytes(cells))
    if not any(left(setup, game, side)[0] for side in (RED, BLACK)):
        return _placed(replace(setup, side=RED), game)
    alternate = setup.phase == Phase.PLACE or not left(setup, game, setup.side)[0]
    return replace(setup, side=1 - setup.side) if alternate else setup

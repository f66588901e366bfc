"""Actions as steps: what is touched, in which order, to make each action."""

from functools import cache

from tabletop_qt.core.steps import Face, Pick, Place, Say, Step, Steps, Take
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside.action import KEEP, PASS, SWAP
from tabletop_qt.games.blindside.hexes import DIRECTIONS, WORDS
from tabletop_qt.games.blindside.layout import Layout
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.refusals import refused
from tabletop_qt.games.blindside.rescuing import slots
from tabletop_qt.games.blindside.setup import Cells
from tabletop_qt.games.blindside.state import FRESH, State
from tabletop_qt.games.blindside.ways import Way
from tabletop_qt.games.blindside.writing import Written

DONE = "done"
TURNS_ROUND = 6
NAMED = {PASS: "pass", KEEP: "keep", SWAP: "swap"}


def steps_of(state: State, position: Position, action: int) -> Steps:
    """Give the steps of a lawful action, along the path by which it is written."""
    if action in NAMED:
        return (Say(NAMED[action]),)
    layout = position.arena.layout
    site = layout.names[act.start(action)]
    match act.kind(action):
        case act.SPACE:
            return (Place(site),)
        case act.PAWN:
            arrows = (Take(FRESH, WORDS[d]) for d in DIRECTIONS[act.mask(action)])
            return (Place(site), *arrows, Say(DONE))
    way = position.way(action)
    return begun(state, layout, way) + _ending(state, layout, way, action)


def begun(state: State, layout: Layout, way: Way) -> Steps:
    """Give the steps of a path without the choices at its end."""
    pick = _picked(state.pawn_at(way.nodes[0]))
    return (pick, *(_placed(layout.names[cell]) for cell in way.nodes[1:]))


# Steps are made once and used again: a wide position has thousands of ways.
_picked = cache(Pick)
_placed = cache(Place)
_faced = cache(Face)
_taken = cache(Take)


def _ending(state: State, layout: Layout, way: Way, action: int) -> Steps:
    """Give the choices at the end of a path: what is turned, taken, put and rescued."""
    if not action & act.CHOICES and len(way.nodes) > 1:
        return ()
    piece = state.pawn_at(way.nodes[0])
    steps: list[Step] = []
    turn, arrow, rescue = act.turn(action), act.arrow(action), act.rescue(action)
    if turn or len(way.nodes) == 1:
        steps.append(_faced(piece, turn))
    if arrow >= 0:
        victim = state.pawn_at(way.nodes[-1])
        steps.append(_taken(victim, WORDS[arrow]))
        taking = next(one for one in way.takings if one.arrow == arrow)
        if taking.places:
            steps.append(_placed(layout.names[act.place(action)]))
            if len(taking.facings) > 1:
                steps.append(_faced(victim, act.facing(action)))
    if rescue >= 0:
        steps.append(_taken(piece, WORDS[rescue]))
    return tuple(steps)


def ways_of(state: State, position: Position) -> tuple[dict[Steps, int], dict[int, Steps]]:
    """Give the action of every lawful way, and the steps by which each action is written."""
    if position.phase or position.over():
        written = {action: steps_of(state, position, action) for action in position.actions()}
        return {steps: action for action, steps in written.items()}, written
    layout, ways = position.arena.layout, {}
    best: dict[int, tuple[tuple[int, Cells], Steps]] = {}
    for cell in position.pawns(position.seat):
        for way in position.ways(cell):
            start, rank = begun(state, layout, way), (len(way.nodes), way.nodes)
            for action in way.actions():
                steps = start + _ending(state, layout, way, action)
                ways[steps] = action
                known = best.get(action)
                if known is None or rank < known[0]:
                    best[action] = rank, steps
    if not ways:
        return {(Say("pass"),): PASS}, {PASS: (Say("pass"),)}
    return ways, {action: steps for action, (_, steps) in best.items()}


def tried(state: State, layout: Layout, said: Written | int) -> Steps:
    """Give the steps that an action which is not lawful would be made by.

    Raises NotationError where there is nobody to make them with.
    """
    if isinstance(said, int):
        return _tried_setting(layout, said)
    start, *rest = said.nodes
    name = layout.names[start]
    if not state.ids[start]:
        text = MARK("rules", "There is no pawn on {place}.")
        raise refused(text, "ALL-EMPTY", start, place=name.upper())
    piece = state.pawn_at(start)
    steps: list[Step] = [Pick(piece), *(Place(layout.names[cell]) for cell in rest)]
    if said.turn is not None:
        steps.append(Face(piece, said.turn))
    if said.arrow is not None:
        end = said.nodes[-1]
        victim = state.pawn_at(end) if state.ids[end] else FRESH
        steps.append(Take(victim, WORDS[said.arrow]))
        if said.place is not None:
            steps.append(Place(layout.names[said.place]))
        if said.facing is not None:
            steps.append(Face(victim, said.facing))
    if said.rescue is not None:
        steps.append(Take(piece, WORDS[said.rescue]))
    return tuple(steps)


def _tried_setting(layout: Layout, action: int) -> Steps:
    if action in NAMED:
        return (Say(NAMED[action]),)
    place = Place(layout.names[act.start(action)])
    if act.kind(action) == act.SPACE:
        return (place,)
    return (place, *(Take(FRESH, WORDS[d]) for d in DIRECTIONS[act.mask(action)]), Say(DONE))


def written(state: State, position: Position, steps: Steps) -> Written | None:
    """Say what steps would be written as, as far as they are a move at all."""
    layout = position.arena.layout
    match steps:
        case (Pick(piece), *rest):
            start = state.cell_of(piece)
        case _:
            return None
    if start is None:
        return None
    nodes, turn, arrow, place, facing, rescue = [start], None, None, None, None, None
    for step in rest:
        match step:
            case Place(site) if site in layout.cell_of and arrow is None:
                nodes.append(layout.cell_of[site])
            case Place(site) if site in layout.cell_of:
                place, facing = layout.cell_of[site], 0
            case Face(_, steps_round) if not 0 <= steps_round < TURNS_ROUND:
                return None
            case Face(turned, steps_round) if turned == piece:
                turn = steps_round
            case Face(_, steps_round):
                facing = steps_round
            case Take(whose, part) if part in WORDS and whose != piece:
                arrow = WORDS.index(part)
            case Take(_, part) if part in WORDS:
                rescue = WORDS.index(part)
            case _:
                return None
    return Written(tuple(nodes), turn, arrow, place, facing, rescue)


__all__ = ["DONE", "NAMED", "begun", "slots", "steps_of", "ways_of", "written"]

"""Why a written action is not lawful: the rule it breaks, and one sentence."""

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside import drafting
from tabletop_qt.games.blindside.hexes import AXIS, COUNT, WORDS
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.setup import Cells, Phase


def refused(message: str, rule: RuleId) -> NotationError:
    """Give the refusal of an action by a rule."""
    return NotationError(message, rule)


# Moves


class Course:
    """A written path, followed until it breaks a rule."""

    def __init__(self, position: Position, nodes: Cells) -> None:
        self.board = position.arena.layout
        self.nodes = nodes
        self.reach = position.reach
        self.cells = bytearray(position.cells[: position.size])
        self.colour = position.seat
        self.mask = self.cells[nodes[0]] & 63
        self.left = COUNT[self.mask]
        self.used = 0
        self.open = True
        """Whether the cell entered last was empty."""

    def name(self, cell: int) -> str:
        """Name a cell for people."""
        return self.board.names[cell].upper()

    def fault(self) -> NotationError | None:
        """Find the first rule that the path breaks."""
        self.cells[self.nodes[0]] = 0  # BS-ORIGIN
        going = -1
        for number, node in enumerate(self.nodes[1:]):
            start = self.nodes[number]
            direction, far = self.board.bearing(start, node)
            fault = self._bearing(start, node, direction, going)
            fault = fault or (self._turn(start) if number else None)
            last = number == len(self.nodes) - 2
            fault = fault or self._leg(start, direction, far, last=last)
            if fault:
                return fault
            going = direction
        return None

    def _bearing(self, start: int, node: int, direction: int, going: int) -> NotationError | None:
        if direction < 0:
            return refused(
                f"{self.name(start)} and {self.name(node)} do not lie in one line", "BS-MOVE"
            )
        if direction == going:
            return refused(f"nothing turns on {self.name(start)}: leave it out", "BS-REDIRECT")
        if not self.mask >> direction & 1:
            return refused(f"the pawn has no arrow {WORDS[direction]}", "BS-MOVE")
        return None

    def _turn(self, space: int) -> NotationError | None:
        """Judge a change of direction on a cell that was just entered (BS-REDIRECT)."""
        name, bit = self.name(space), self.reach.bits[space]
        if not self.reach.is_action[space]:
            return refused(f"{name} is no action space to turn on", "BS-REDIRECT")
        if not self.open:
            return refused(f"{name} is occupied, and gives nothing", "BS-ACTION-OCCUPIED")
        if self.used & bit:
            return refused(f"{name} has changed the direction once already", "BS-REDIRECT")
        self.used |= bit
        return None

    def _leg(self, cell: int, direction: int, far: int, *, last: bool) -> NotationError | None:
        for step in range(far):
            if not self.left:
                arrows = COUNT[self.mask]
                return refused(f"the pawn can go {arrows} spaces and no further", "BS-MOVE")
            cell = self.board.next[cell][direction]
            if cell < 0:
                return refused("the line is cut by a void", "BS-EDGE")
            self.left -= 1
            fault = self._enter(cell, direction, ends=last and step == far - 1)
            if fault:
                return fault
        return None

    def _enter(self, cell: int, direction: int, *, ends: bool) -> NotationError | None:
        code = self.cells[cell]
        self.open = not code
        if not code:
            return None
        name = self.name(cell)
        if code >> 6 == self.colour:
            return refused(f"an own pawn stands on {name}", "BS-OWN")
        if ends and self.left:
            return refused(
                f"{name} is occupied: to land there the pawn has to go all its spaces", "BS-LAND"
            )
        if not ends and not self.left:
            return refused(f"no steps are left behind the pawn on {name}", "BS-END")
        if not ends:
            lost = code & AXIS[direction]
            self.cells[cell] = 0 if code & 63 == lost else code ^ lost
        return None


# Other actions


def refusal(action: int, position: Position) -> NotationError:
    """Say why an action without a path is not lawful."""
    phase, kind = position.phase, act.kind(action)
    name = position.arena.layout.names[act.start(action)].upper()
    if kind == act.PASSED:
        return refused("only a side without a legal move passes", "BS-TURN")
    if kind == act.SPACE:
        if phase != Phase.ACT:
            return refused("no action space is to be placed", "BS-DRAFT")
        if act.start(action) in position.spaces:
            return refused(f"{name} is an action space already", "BS-DRAFT")
        return refused(f"{name} is needed for the pawns of its zone", "BS-DRAFT")
    if kind == act.PAWN:
        return _pawn_refused(action, position, name)
    return refused("there are no armies to be kept or swapped now", "BS-DRAFT")


def _pawn_refused(action: int, position: Position, name: str) -> NotationError:
    phase, game, setup = position.phase, position.arena, position.setup()
    if phase not in (Phase.LOAD, Phase.PLACE):
        return refused("no pawn is to be placed or loaded", "BS-DRAFT")
    rule = "BS-LOAD" if phase == Phase.LOAD else "BS-DRAFT"
    cell = act.start(action)
    if cell not in drafting.places(setup, game):
        if phase == Phase.LOAD:
            due = game.layout.names[drafting.places(setup, game)[0]].upper()
            return refused(f"the pawn on {due} is to be loaded", rule)
        if setup.cells[cell]:
            return refused(f"{name} is occupied", rule)
        if cell in position.spaces:
            return refused(f"{name} is an action space", rule)
        return refused(f"{name} is not in the own zone", rule)
    loads = drafting.loads(setup, game)
    return refused(
        f"the pawn carries {loads[0]} to {loads[-1]} arrows, for all have to be loaded", rule
    )

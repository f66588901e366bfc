"""Why a written action is not lawful: the rule it breaks, one sentence, and what is in the way."""

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, RuleId
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside import drafting
from tabletop_qt.games.blindside.hexes import AXIS, COUNT
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.setup import Cells, Phase

TOWARDS = (
    MARK("rules", "the north"),
    MARK("rules", "the north-east"),
    MARK("rules", "the south-east"),
    MARK("rules", "the south"),
    MARK("rules", "the south-west"),
    MARK("rules", "the north-west"),
)
"""What the directions are called."""


class BrokenRuleError(NotationError):
    """The refusal of an action by a rule."""

    def __init__(self, rule: RuleId, phrase: Phrase, cells: Cells = ()) -> None:
        super().__init__(phrase.part().removesuffix("."), rule)
        self.phrase = phrase
        self.cells = cells
        """The cells that are in the way."""
        self.also: BrokenRuleError | None = None
        """What stands against the other way to take it."""


def refused(text: str, rule: RuleId, *cells: int, **values: str | int | Phrase) -> BrokenRuleError:
    """Refuse an action by a rule, pointing at cells."""
    return BrokenRuleError(rule, Phrase(text, values), cells)


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

    def _refused(
        self, text: str, rule: RuleId, *cells: int, **values: str | int | Phrase
    ) -> BrokenRuleError:
        """Refuse the path, naming the pawn as {start} and what is in the way as {place}."""
        values["start"] = self.name(self.nodes[0])
        if cells:
            values["place"] = self.name(cells[0])
        return refused(text, rule, *cells, **values)

    def fault(self) -> BrokenRuleError | None:
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

    def _bearing(self, start: int, node: int, direction: int, going: int) -> BrokenRuleError | None:
        if direction < 0:
            text = MARK("rules", "{here} and {place} do not lie in one line.")
            return self._refused(text, "BS-MOVE", node, here=self.name(start))
        if direction == going:
            text = MARK("rules", "Nothing turns on {place}: leave it out.")
            return self._refused(text, "BS-REDIRECT", start)
        if not self.mask >> direction & 1:
            text = MARK("rules", "The pawn on {start} has no arrow to {way}, where {place} lies.")
            return self._refused(text, "BS-MOVE", node, way=Phrase(TOWARDS[direction]))
        return None

    def _turn(self, space: int) -> BrokenRuleError | None:
        """Judge a change of direction on a cell that was just entered (BS-REDIRECT)."""
        if not self.reach.is_action[space]:
            text = MARK("rules", "{place} is no action space, so the pawn cannot turn off there.")
            return self._refused(text, "BS-REDIRECT", space)
        if not self.open:
            text = MARK("rules", "The action space {place} is occupied, and gives nothing.")
            return self._refused(text, "BS-ACTION-OCCUPIED", space)
        bit = self.reach.bits[space]
        if self.used & bit:
            text = MARK("rules", "{place} has changed the direction of this move once already.")
            return self._refused(text, "BS-REDIRECT", space)
        self.used |= bit
        return None

    def _leg(self, cell: int, direction: int, far: int, *, last: bool) -> BrokenRuleError | None:
        for step in range(far):
            if not self.left:
                return self._too_far(cell)
            before, cell = cell, self.board.next[cell][direction]
            if cell < 0:
                return self._edge(before, direction)
            self.left -= 1
            fault = self._enter(cell, direction, ends=last and step == far - 1)
            if fault:
                return fault
        return None

    def _too_far(self, cell: int) -> BrokenRuleError:
        arrows = COUNT[self.mask]
        if not self.open:
            text = MARK(
                "rules", "The pawn on {start} has no steps left behind the pawn on {place}."
            )
            return self._refused(text, "BS-END", cell)
        if arrows == 1:
            text = MARK(
                "rules", "The pawn on {start} has one arrow, so it goes one space: to {place}."
            )
        else:
            text = MARK(
                "rules",
                "The pawn on {start} has {count} arrows, so it goes no further than {place}.",
            )
        return self._refused(text, "BS-MOVE", cell, count=arrows)

    def _edge(self, cell: int, direction: int) -> BrokenRuleError:
        if self.open:
            text = MARK("rules", "The board has an edge behind {place}, and no line goes over it.")
        else:
            text = MARK("rules", "The board ends behind the pawn on {place}: it cannot be jumped.")
        return self._refused(text, "BS-EDGE", cell, way=Phrase(TOWARDS[direction]))

    def _enter(self, cell: int, direction: int, *, ends: bool) -> BrokenRuleError | None:
        code = self.cells[cell]
        self.open = not code
        if not code:
            return None
        if code >> 6 == self.colour:
            text = MARK("rules", "Your own pawn on {place} is in the way: it is never jumped.")
            return self._refused(text, "BS-OWN", cell)
        if ends and self.left:
            text = MARK(
                "rules",
                "To land on {place} the pawn on {start} has to go all of its {count} spaces: "
                "{left} would be left.",
            )
            arrows = COUNT[self.mask]
            fault = self._refused(text, "BS-LAND", cell, count=arrows, left=self.left)
            if self.board.next[cell][direction] < 0:
                fault.also = self._edge(cell, direction)
            return fault
        if not ends and not self.left:
            return self._too_far(cell)
        if not ends:
            lost = code & AXIS[direction]
            self.cells[cell] = 0 if code & 63 == lost else code ^ lost
        return None


# Other actions


def refusal(action: int, position: Position) -> BrokenRuleError:
    """Say why an action without a path is not lawful."""
    phase, kind, cell = position.phase, act.kind(action), act.start(action)
    if kind == act.PASSED:
        return refused(MARK("rules", "Only a side without a lawful move passes."), "BS-TURN")
    if kind == act.SPACE:
        name = position.arena.layout.names[cell].upper()
        if phase != Phase.ACT:
            return refused(MARK("rules", "No action space is to be placed now."), "BS-DRAFT")
        if cell in position.spaces:
            text = MARK("rules", "{place} is an action space already.")
        else:
            text = MARK("rules", "{place} is needed for the pawns of its zone.")
        return refused(text, "BS-DRAFT", cell, place=name)
    if kind == act.PAWN:
        return _pawn_refused(action, position)
    return refused(MARK("rules", "There are no armies to keep or swap now."), "BS-DRAFT")


def _pawn_refused(action: int, position: Position) -> BrokenRuleError:
    phase, game, setup = position.phase, position.arena, position.setup()
    if phase not in (Phase.LOAD, Phase.PLACE):
        return refused(MARK("rules", "No pawn is to be placed or loaded now."), "BS-DRAFT")
    rule = "BS-LOAD" if phase == Phase.LOAD else "BS-DRAFT"
    cell, names = act.start(action), game.layout.names
    due = drafting.places(setup, game)
    if cell not in due:
        if phase == Phase.LOAD:
            text = MARK("rules", "The pawn on {due} is loaded first.")
        elif setup.cells[cell]:
            text = MARK("rules", "A pawn stands on {place} already.")
        elif cell in position.spaces:
            text = MARK("rules", "{place} is an action space, and no pawn starts on one.")
        else:
            text = MARK("rules", "{place} does not lie in your own zone.")
        first = names[due[0]].upper() if due else ""
        return refused(text, rule, cell, place=names[cell].upper(), due=first)
    loads = drafting.loads(setup, game)
    text = MARK("rules", "That pawn carries {least} to {most} arrows, for all have to be loaded.")
    return refused(text, rule, cell, least=loads[0], most=loads[-1])

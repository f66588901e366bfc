"""What an action does, told in effects: the events of the engine with pawns and sites."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tabletop_qt.core.effects import (
    Added,
    Effect,
    Moved,
    Noted,
    PartGiven,
    PartTaken,
    Removed,
    Turned,
)
from tabletop_qt.core.effects import Ended as EndedEffect
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, RuleId, Seat
from tabletop_qt.games.blindside import events as ev
from tabletop_qt.games.blindside.hexes import DIRECTIONS, ROTATED, WORDS
from tabletop_qt.games.blindside.layout import Layout
from tabletop_qt.games.blindside.setup import COLOUR
from tabletop_qt.games.blindside.state import Lander, State

SEAT_NAMES = (MARK("rules", "Red"), MARK("rules", "Black"))
SPACE_KIND = "action space"


class Telling:
    """Follows pawns over the board while events happen to them."""

    def __init__(self, state: State, layout: Layout) -> None:
        self._names = layout.names
        self._cells = bytearray(state.setup.cells)
        self._ids = bytearray(state.ids)
        self._facing = bytearray(state.facing)
        self._taken = list(state.setup.taken)
        self._lander: Lander | None = None
        self._origin: int | None = None
        """Where the pawn that moves began."""
        self._next = max(state.ids, default=0) + 1

    def shown(self, state: State) -> State:
        """Give a state as it looks now."""
        red, black = self._taken
        setup = replace(state.setup, cells=bytes(self._cells), taken=(red, black))
        ids, facing = bytes(self._ids), bytes(self._facing)
        return replace(state, setup=setup, ids=ids, facing=facing, lander=self._lander)

    def who(self) -> tuple[bytes, bytes]:
        """Give which pawn stands on each cell, and how it lies."""
        return bytes(self._ids), bytes(self._facing)

    def tell(self, events: Iterable[ev.Event]) -> list[Effect]:
        """Tell events in their order."""
        return [effect for event in events for effect in self._of(event)]

    def combo(self) -> Noted:
        """Tell that a move jumped and landed (BS-COMBO)."""
        return Noted("BS-COMBO", Phrase(MARK("rules", "Jumps and a landing in one move.")))

    def _of(self, event: ev.Event) -> Iterator[Effect]:
        match event:
            case ev.Went(_, start, to):
                yield self._go(start, to)
            case ev.Lost(cell, arrows, rule):
                self._taken[1 - (self._cells[cell] >> 6)] += arrows.bit_count()
                self._cells[cell] ^= arrows
                parts = tuple(WORDS[d] for d in DIRECTIONS[arrows])
                yield PartTaken(f"p{self._ids[cell]}", parts, rule)
            case ev.Died(cell):
                yield Removed(f"p{self._ids[cell]}", self._names[cell], "BS-DEAD")
                self._clear(cell)
            case ev.Put(start, to, rule):
                yield self._put(start, to, rule)
            case ev.Turned(cell, turns, rule):
                yield from self._turn(cell, turns, rule)
            case ev.Rescued(cell, arrow):
                self._cells[cell] |= 1 << arrow
                yield PartGiven(f"p{self._ids[cell]}", (WORDS[arrow],), "BS-RESCUE")
            case _:
                yield from self._of_setting(event)

    def _of_setting(self, event: ev.Event) -> Iterator[Effect]:
        match event:
            case ev.Passed(side):
                yield _note("BS-TURN", MARK("rules", "{side} cannot move and passes."), side)
            case ev.Spaced(_, cell):
                yield Added(f"a{cell}", self._names[cell], SPACE_KIND, "BS-DRAFT")
            case ev.Placed(side, cell, mask, rule):
                self._cells[cell] = mask | side * COLOUR
                self._ids[cell], self._next = self._next, self._next + 1
                yield Added(f"p{self._ids[cell]}", self._names[cell], "pawn", rule)
            case ev.Kept():
                yield _note("BS-DRAFT", MARK("rules", "Black keeps its army."), 1)
            case ev.Swapped():
                text = MARK("rules", "The armies change sides, and Black moves first.")
                self._cells = bytearray(c ^ COLOUR if c else 0 for c in self._cells)
                yield _note("BS-DRAFT", text, 1)
            case ev.Ended(over):
                yield EndedEffect(over)

    def _go(self, start: int, to: int) -> Moved:
        number, code, facing = self._take_up(start)
        if self._ids[to]:
            self._lander = Lander(to, number, code, facing)
        else:
            self._cells[to], self._ids[to], self._facing[to] = code, number, facing
        if self._origin is None:
            self._origin = start
        rule = "BS-ORIGIN" if to == self._origin else "BS-MOVE"
        return Moved(f"p{number}", (self._names[start], self._names[to]), rule)

    def _take_up(self, cell: int) -> tuple[int, int, int]:
        lander = self._lander
        if lander is not None and lander.cell == cell:
            # A pawn is jumped by passing over it.
            self._lander = None
            return lander.number, lander.code, lander.facing
        found = self._ids[cell], self._cells[cell], self._facing[cell]
        self._cells[cell] = self._ids[cell] = self._facing[cell] = 0
        return found

    def _clear(self, cell: int) -> None:
        """Take a pawn off its cell; one that has landed there stands alone then."""
        self._cells[cell] = self._ids[cell] = self._facing[cell] = 0
        lander = self._lander
        if lander is not None and lander.cell == cell:
            self._lander = None
            self._cells[cell], self._ids[cell] = lander.code, lander.number
            self._facing[cell] = lander.facing

    def _put(self, start: int, to: int, rule: RuleId) -> Moved:
        number, code, facing = self._ids[start], self._cells[start], self._facing[start]
        self._clear(start)
        self._cells[to], self._ids[to], self._facing[to] = code, number, facing
        return Moved(f"p{number}", (self._names[start], self._names[to]), rule)

    def _turn(self, cell: int, turns: int, rule: RuleId) -> Iterator[Effect]:
        code = self._cells[cell]
        self._cells[cell] = code & COLOUR | ROTATED[code & 63][turns]
        if turns:
            self._facing[cell] = (self._facing[cell] + turns) % 6
            yield Turned(f"p{self._ids[cell]}", 60.0 * self._facing[cell], rule)
        elif rule == "BS-ROTATE-PLACE":
            text = Phrase(MARK("rules", "The pawn stays as it lies."))
            yield Noted(rule, text, (f"p{self._ids[cell]}",))


def _note(rule: RuleId, text: str, side: Seat) -> Noted:
    return Noted(rule, Phrase(text, {"side": Phrase(SEAT_NAMES[side])}))

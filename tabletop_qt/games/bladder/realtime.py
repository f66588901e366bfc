"""Carrying out two secret orders together (BL-REAL-TIME)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from tabletop_qt.core.terms import RuleId, Seat
from tabletop_qt.games.bladder import action as act
from tabletop_qt.games.bladder.cells import (
    APART,
    CENTRE,
    DARK,
    EMPTY,
    LIGHT,
    NEIGHBOURS,
    SCORER,
    SIDE_OF,
    landed,
)
from tabletop_qt.games.bladder.events import (
    LAMED_CARRIER,
    TACKLED,
    Claimed,
    Clashed,
    Event,
    Lamed,
    Passed,
    PickedUp,
    Skipped,
    Spilled,
    Took,
    Voided,
    scored,
    stepped,
)
from tabletop_qt.games.bladder.options import Options
from tabletop_qt.games.bladder.setup import (
    FORFEITED,
    LAMED,
    NO_ORDER,
    NOWHERE,
    ON_DIAMOND,
    USED,
    Setup,
)

SIDES: Final = (DARK, LIGHT)
LAMING: Final = 3
TACKLING: Final = 2
PICKING_UP: Final = 3
"""How many men each takes."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """What two orders came to."""

    setup: Setup
    """The position after them, before the turn is counted."""
    events: tuple[Event, ...]
    goal: int
    """The goal square that the bladder was brought to, or -1."""
    loud: bool
    """Whether a man was removed, or a side gained possession (BL-DRAW)."""
    fresh: bool
    """Whether no earlier position can come again: a removal or a pick-up."""


def resolve(setup: Setup, orders: tuple[int, int], options: Options) -> Resolution:
    """Carry out Dark's and Light's orders, both lawful in the set-up."""
    turn = _Turn(setup, orders, options)
    goal = turn.carry_out()
    after = replace(
        setup,
        cells=bytes(turn.cells),
        carrier=turn.carrier,
        heroes=(turn.heroes[DARK], turn.heroes[LIGHT]),
        order=NO_ORDER,
    )
    fresh = turn.removed or turn.picked_up
    return Resolution(after, tuple(turn.events), goal, fresh or turn.taken, fresh)


class _Turn:
    """The turn while it is carried out."""

    def __init__(self, setup: Setup, orders: tuple[int, int], options: Options) -> None:
        self.before = setup.cells
        self.orders = orders
        self.options = options
        self.cells = bytearray(setup.cells)
        self.carrier = setup.carrier
        self.heroes = list(setup.heroes)
        self.events: list[Event] = []
        self.movers = [
            act.start(order) if act.kind(order) == act.MOVE else NOWHERE for order in orders
        ]
        """Where each side's man who moves this turn stands now; -1 if none does."""
        self.removed = self.taken = self.picked_up = False

    def carry_out(self) -> int:
        """Go through the turn; give the goal square that the bladder was brought to, or -1."""
        rightly = self._claims()
        for steps in (self._first_steps, lambda: self._second_steps(rightly)):
            brought = steps()
            if brought in SCORER:
                self.events.append(scored(brought, SIDE_OF[self.cells[brought]]))
                return brought
        holder = self.carrier
        self._lames()
        self._tackles(holder)
        self._pick_up()
        if self.taken and self.options.transfer_scores and self.carrier in SCORER:
            self.events.append(scored(self.carrier, SIDE_OF[self.cells[self.carrier]]))
            return self.carrier
        return NOWHERE

    # Moving

    def _claims(self) -> tuple[Seat, ...]:
        """Judge the claims that second steps are; give the sides that claimed rightly."""
        rightly = []
        for side in SIDES:
            start = act.start(self.orders[side])
            if act.second(self.orders[side]) == NOWHERE:
                continue
            right = self.heroes[side] == start
            self.heroes[side] = USED if right else FORFEITED
            self.events.append(Claimed(side, start, right))
            if right:
                rightly.append(side)
        return tuple(rightly)

    def _first_steps(self) -> int:
        """Carry out the moves and passes; give the cell the bladder was brought to, or -1."""
        moves = {}
        brought = NOWHERE
        for side in SIDES:
            order = self.orders[side]
            start, to = act.start(order), act.to(order)
            if act.kind(order) == act.MOVE:
                moves[side] = to
            elif act.kind(order) == act.PASS:
                self.carrier = brought = to
                self.events.append(Passed(start, to))
            else:
                self.events.append(Skipped(side))
        return max(brought, self._move(moves))

    def _second_steps(self, rightly: Iterable[Seat]) -> int:
        """Carry out the second steps of declared heroes who are still there."""
        moves = {}
        for side in SIDES:
            start, to = self.movers[side], act.second(self.orders[side])
            if NOWHERE in (start, to):
                continue
            if side in rightly and self.cells[to] == EMPTY:
                moves[side] = to
            else:
                self.events.append(Voided(side, start, to))
        return self._move(moves)

    def _move(self, moves: dict[Seat, int]) -> int:
        """Move the movers of some sides together; give where the carrier was moved to, or -1."""
        starts = {side: self.movers[side] for side in moves}
        codes = {side: self.cells[start] for side, start in starts.items()}
        holder = next((side for side, start in starts.items() if start == self.carrier), NOWHERE)
        for side, to in moves.items():
            self.events += stepped(self.cells, starts[side], to)
        for start in starts.values():
            self.cells[start] = EMPTY
        gone = self._clash(moves, starts, holder)
        for side, to in moves.items():
            if side in gone:
                self._lose(side, starts[side])
                continue
            self.cells[to] = landed(codes[side], to)
            self.movers[side] = to
            if self.heroes[side] == starts[side]:
                self.heroes[side] = to
        if holder == NOWHERE or holder in gone:
            return NOWHERE
        self.carrier = moves[holder]
        return self.carrier

    def _clash(
        self, moves: dict[Seat, int], starts: dict[Seat, int], holder: Seat
    ) -> tuple[Seat, ...]:
        """Two heads meet on one square; give the sides whose men are removed."""
        if len(moves) < 2 or moves[DARK] != moves[LIGHT]:
            return ()
        cell = moves[DARK]
        spared = NOWHERE if self.options.spill else holder
        self.events.append(Clashed(cell, (starts[DARK], starts[LIGHT]), spared))
        gone = tuple(side for side in SIDES if side != spared)
        if holder in gone:
            self._spill(cell)
        return gone

    # Removing men

    def _lose(self, side: Seat, cell: int) -> None:
        """Take a man out of the game; a marked hero is lost and stays secret."""
        self.removed = True
        if self.heroes[side] == cell:
            self.heroes[side] = LAMED
        if self.movers[side] == cell:
            self.movers[side] = NOWHERE

    def _spill(self, cell: int) -> None:
        """The bladder of a removed carrier falls back to the diamond."""
        self.carrier = ON_DIAMOND
        self.events.append(Spilled(cell))

    # Laming, tackling, picking up

    def _count(self, side: Seat, cells: Iterable[int]) -> int:
        return sum(SIDE_OF[self.cells[cell]] == side for cell in cells)

    def _target(self, side: Seat, named: int) -> int:
        """Find where the enemy now stands who is named by his square before the turn, or -1."""
        if named == NOWHERE or SIDE_OF[self.before[named]] != 1 - side:
            return NOWHERE
        order = self.orders[1 - side]
        moved = act.kind(order) == act.MOVE and act.start(order) == named
        return self.movers[1 - side] if moved else named

    def _entitled(self, side: Seat, cells: Iterable[int], lost: int = NOWHERE) -> int:
        """Give the cell of a side's nominee if he is one of its men there and lives, or -1."""
        nominee = act.carrier(self.orders[side])
        if nominee in (NOWHERE, lost) or nominee not in cells:
            return NOWHERE
        return nominee if SIDE_OF[self.cells[nominee]] == side else NOWHERE

    def _threatens(self, side: Seat, cell: int, beside: Iterable[int], men: int) -> bool:
        """BL-ACTIVE: the man that moved ends beside the cell, with so many men there in all."""
        beside = tuple(beside)
        return cell != NOWHERE and self.movers[side] in beside and self._count(side, beside) >= men

    def _lames(self) -> None:
        """BL-LAME on the position after the moves, both sides at once."""
        holder = self.carrier
        beside = APART if holder == ON_DIAMOND else NEIGHBOURS
        lamed = [NOWHERE, NOWHERE]
        for side in SIDES:
            target = self._target(side, act.victim(self.orders[side]))
            if self._threatens(side, target, beside[target], LAMING):
                lamed[side] = target
        heir = NOWHERE
        if holder != ON_DIAMOND and holder in lamed:
            side = lamed.index(holder)
            heir = self._entitled(side, NEIGHBOURS[holder], lost=lamed[1 - side])
            if heir == NOWHERE and not self.options.spill:
                lamed[side] = NOWHERE
        for side in SIDES:
            if lamed[side] != NOWHERE:
                self.cells[lamed[side]] = EMPTY
                self.events.append(Lamed(lamed[side], side))
                self._lose(1 - side, lamed[side])
        if holder != ON_DIAMOND and holder in lamed:
            if heir == NOWHERE:
                self._spill(holder)
            else:
                self._take(heir, LAMED_CARRIER)

    def _take(self, cell: int, rule: RuleId) -> None:
        """The bladder changes sides."""
        self.events.append(Took(self.carrier, cell, rule))
        self.carrier = cell
        self.taken = True

    def _tackles(self, holder: int) -> None:
        """BL-TACKLE: take the bladder from who had it after the moves and was not lamed."""
        if not self.options.tackling or holder == ON_DIAMOND:
            return
        for side in SIDES:
            target = self._target(side, act.tackled(self.orders[side]))
            if target != holder or self.cells[holder] == EMPTY:
                continue
            beside = NEIGHBOURS[holder]
            nominee = self._entitled(side, beside)
            if nominee != NOWHERE and self._threatens(side, holder, beside, TACKLING):
                self._take(nominee, TACKLED)

    def _pick_up(self) -> None:
        """BL-PICKUP: three survivors around the diamond, whether they have just come or not."""
        for side in SIDES:
            if self.carrier != ON_DIAMOND or self._count(side, CENTRE) < PICKING_UP:
                continue
            nominee = self._entitled(side, CENTRE)
            if nominee != NOWHERE:
                self.carrier = nominee
                self.picked_up = True
                self.events.append(PickedUp(nominee))

"""The men on the field: what they can do, and how doing it changes the field.

`own` is the side to move, `foes` the other one. Everything held is replaced, never changed in
place, so that keeping what was there before is enough to go back to it.
"""

from typing import Final

from tabletop_qt.core.terms import Seat
from tabletop_qt.games.bladder.action import carrying, tackling
from tabletop_qt.games.bladder.cells import CELLS, CENTRE, LIGHT, MEN, SCORER, SIDE_OF
from tabletop_qt.games.bladder.options import Options
from tabletop_qt.games.bladder.setup import ON_DIAMOND, Setup
from tabletop_qt.games.bladder.tables import (
    BIT,
    BYTE,
    CARRIED,
    CELL,
    CENTRE_HIGH,
    EXTRA_TURN,
    HASH,
    HIGH,
    LIGHT_TO_MOVE,
    TWO_OR_MORE,
    Tables,
    man_of,
    passes,
    tables,
)

_STEP: Final = (1 << 14) - 1
"""The part of an action that says where from and where to."""
_THREE: Final = 3
"""BL-LAME and BL-PICKUP take three men."""


Kept = tuple[bytearray, int, int, bool, int, bytes, bytes, int, int, int, int, int, Tables]
"""All that a field holds, in the order of `_keep`."""


class Field:
    """The men, the bladder and the side to move, with all that is counted about them."""

    cells: bytearray
    """What stands on each cell, in the codes of `cells`."""
    side: Seat
    carrier: int
    """The cell of the man who has the bladder, or -1: it lies on the diamond."""
    extra: bool
    """Light's extra turn is pending (BL-HALF-TIME)."""
    key: int
    """What makes two positions the same for BL-DRAW: all of the above."""

    def __init__(self, setup: Setup, options: Options) -> None:
        self.options = options
        self._passes = passes(options.pass_range)
        self._place(setup)

    def _place(self, setup: Setup) -> None:
        """Put the men and the bladder where a set-up says, and count anew."""
        self.cells = bytearray(setup.cells)
        self.side = setup.side
        self.carrier = setup.carrier
        self.extra = setup.extra
        self._own, self._own_set = self._men_of(self.side)
        self._foes, self._foes_set = self._men_of(1 - self.side)
        self._taken = sum(BIT[cell] for cell in range(CELLS) if self.cells[cell])
        self.key = CARRIED[self.carrier]
        self.key ^= LIGHT_TO_MOVE if self.side == LIGHT else 0
        self.key ^= EXTRA_TURN if self.extra else 0
        for cell, code in enumerate(self.cells):
            self.key ^= HASH[code][cell]
        self._count()

    def _men_of(self, side: int) -> tuple[bytes, int]:
        """Give the numbers of a side's men, and the set of their cells."""
        cells = [cell for cell, code in enumerate(self.cells) if SIDE_OF[code] == side]
        men = bytes(man_of(self.cells[cell], cell) for cell in cells)
        return men, sum(HIGH[cell] for cell in cells)

    def _count(self) -> None:
        """Count the men beside each cell (BL-LAME-DIAMOND while the bladder lies there)."""
        lying = self.carrier == ON_DIAMOND
        shut = lying and not self.options.step_across_diamond
        self._tables = tables(self.options.step_range, lying, shut)
        weights = self._tables.weights
        self._own_near = sum(weights[man & CELL] for man in self._own)
        self._foes_near = sum(weights[man & CELL] for man in self._foes)

    def _keep(self) -> Kept:
        """Give all that a move may replace."""
        return (
            self.cells,
            self.side,
            self.carrier,
            self.extra,
            self.key,
            self._own,
            self._foes,
            self._own_set,
            self._foes_set,
            self._own_near,
            self._foes_near,
            self._taken,
            self._tables,
        )

    def _restore(self, kept: Kept) -> None:
        """Go back to what was kept."""
        (
            self.cells,
            self.side,
            self.carrier,
            self.extra,
            self.key,
            self._own,
            self._foes,
            self._own_set,
            self._foes_set,
            self._own_near,
            self._foes_near,
            self._taken,
            self._tables,
        ) = kept

    # What can be done

    def holds(self) -> bool:
        """Tell whether the side to move has the bladder."""
        return self.carrier >= 0 and SIDE_OF[self.cells[self.carrier]] == self.side

    def steps(self, men: bytes) -> list[int]:
        """List the bare moves of some own men (BL-STEP, BL-TWOS, BL-DIAMOND-STEP)."""
        free, near, taken = self._tables.free, self._tables.near, self._taken
        found: list[int] = []
        for man in men:
            found += free[man][taken & near[man]]
        return found

    def can_step(self, man: int) -> bool:
        """Tell whether an own man has a step."""
        return bool(self._tables.free[man][self._taken & self._tables.near[man]])

    def throws(self) -> list[int]:
        """List the passes (BL-PASS)."""
        if not self.holds():
            return []
        to = self._passes[self.carrier]
        return [action for man in self._own if (action := to[man])]

    def moves(self, men: bytes) -> list[int]:
        """List the moves of some own men with all that each may do besides."""
        found = self.steps(men)
        carrier = self.carrier
        enemy_holds = carrier >= 0 and SIDE_OF[self.cells[carrier]] != self.side
        threatened = (self._own_near + TWO_OR_MORE) & self._foes_set
        if enemy_holds:
            if threatened or self._own_near >> 4 * carrier & 15:
                found += self._attacks(found, threatened)
        elif threatened:
            bare = found
            if carrier >= 0:
                # BL-GOAL: the carrier's step into a goal lames nobody any more.
                bare = [a for a in found if a & 127 != carrier or a >> 7 not in SCORER]
            found = found + self._lames(bare, threatened)
        if carrier == ON_DIAMOND:
            around = (self._own_set & CENTRE_HIGH).bit_count()
            if around >= _THREE - 1:
                return self._picking_up(found, around)
        return found

    def _lames(self, steps: list[int], threatened: int) -> list[int]:
        """List the moves that lame one of the threatened men (BL-LAME, BL-ACTIVE)."""
        near, tables = self._own_near, self._tables
        found: list[int] = []
        while threatened:
            low = threatened & -threatened
            threatened ^= low
            place = low.bit_length() - 4
            ready = (near >> place & 15) >= _THREE
            attacks = (tables.shifts if ready else tables.arrivals)[place >> 2]
            found += [attacks[step] for step in steps if step in attacks]
        return found

    def _attacks(self, steps: list[int], threatened: int) -> list[int]:
        """List the moves that lame, tackle or do both, while the enemy has the bladder."""
        holder = self.carrier
        found = self._lames(steps, threatened & ~HIGH[holder])
        near = self._own_near >> 4 * holder & 15
        takers = self._takers(holder)
        taken: list[int] = []
        if threatened & HIGH[holder]:
            # BL-LAME-CARRIER: the bladder goes to any of the attackers.
            for action in self._lames(steps, HIGH[holder]):
                taken += self._carried(action, takers)
        if self.options.tackling and near:
            attacks = (self._tables.shifts if near > 1 else self._tables.arrivals)[holder]
            tackle = tackling(holder)
            for action in steps + found:  # BL-LAME-AND-TACKLE
                if action & _STEP in attacks:
                    taken += self._carried(action | tackle, takers)
        return found + taken

    def _takers(self, holder: int) -> list[int]:
        """List the own men's cells beside a carrier."""
        cells, own = self.cells, MEN[self.side]
        return [cell for cell in self._tables.beside[holder] if cells[cell] in own]

    @staticmethod
    def _carried(action: int, cells: list[int]) -> list[int]:
        """Give an action once for each own man who may carry: the moved man, and who stays.

        `cells` are those of the men entitled before the move.
        """
        start, to = action & 127, action >> 7 & 127
        found = [action | carrying(to)]
        found += [action | carrying(cell) for cell in cells if cell != start]
        return found

    def _picking_up(self, actions: list[int], around: int) -> list[int]:
        """BL-PICKUP: make the moves that bring the third man choose the carrier."""
        own = MEN[self.side]
        there = [cell for cell in CENTRE if self.cells[cell] in own]
        found: list[int] = []
        for action in actions:
            if action >> 7 & 127 in CENTRE and around + (action & 127 not in CENTRE) >= _THREE:
                found += self._carried(action, there)
            else:
                found.append(action)
        return found

    # Doing it

    def _shift(self, step: int) -> None:
        """Carry out a bare move; a carrier takes the bladder along (BL-TURN-ABOUT)."""
        start, to = step & 127, step >> 7
        cells = self.cells = self.cells[:]
        code = cells[start]
        new, gone, come, key, taken, near, own = self._tables.deltas[code << 14 | step]
        cells[start] = 0
        cells[to] = new
        self._own = self._own.replace(gone, come)
        self._taken ^= taken
        self._own_near += near
        self._own_set ^= own
        if start == self.carrier:
            self.carrier = to
            key ^= CARRIED[start] ^ CARRIED[to]
        self.key ^= key

    def _remove(self, cell: int) -> None:
        """Lame the foe on a cell; only after `_shift`, which took a copy of the cells."""
        code = self.cells[cell]
        self.cells[cell] = 0
        self._foes = self._foes.replace(BYTE[man_of(code, cell)], b"")
        self._taken ^= BIT[cell]
        self._foes_near -= self._tables.weights[cell]
        self._foes_set ^= HIGH[cell]
        self.key ^= HASH[code][cell]

    def _give(self, cell: int) -> None:
        """Put the bladder on the head of the man on a cell."""
        old, self.carrier = self.carrier, cell
        self.key ^= CARRIED[old] ^ CARRIED[cell]
        if old == ON_DIAMOND:
            self._count()

    def _grant(self, *, extra: bool) -> None:
        """Note whether Light's extra turn is pending (BL-HALF-TIME)."""
        if self.extra != extra:
            self.extra = extra
            self.key ^= EXTRA_TURN

    def _swap(self) -> None:
        """Make it the other side's turn."""
        self.side = 1 - self.side
        self.key ^= LIGHT_TO_MOVE
        self._own, self._foes = self._foes, self._own
        self._own_set, self._foes_set = self._foes_set, self._own_set
        self._own_near, self._foes_near = self._foes_near, self._own_near

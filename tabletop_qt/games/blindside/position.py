"""The engine of Blindside: the one source of what is lawful.

>>> position = Position()
>>> len(position.actions()), position.over()
(110, None)
"""

from collections.abc import Iterable
from typing import Final, Unpack

from tabletop_qt.core.steps import Over
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside import drafting, writing
from tabletop_qt.games.blindside.action import PASS, QUIET
from tabletop_qt.games.blindside.events import Ended, Event, tell, tell_setting
from tabletop_qt.games.blindside.hexes import COUNT, ROTATED
from tabletop_qt.games.blindside.options import Options, Switches
from tabletop_qt.games.blindside.rescuing import Used, followed
from tabletop_qt.games.blindside.setup import BLACK, COLOUR, RED, Cells, Setup
from tabletop_qt.games.blindside.standing import Stage, Standing

PASSES: Final = 2
"""Passes in a row that end the game (BS-TURN)."""
_NEVER: Final = 1 << 60


_Past = tuple[
    bytes, list[int], list[int], int, int, Used, Stage, int, dict[int, int], bool, Over | None
]
"""All that a position holds, in the order of `make`."""


class Position(Standing):
    """A position that makes and unmakes actions.

    `seen` are the keys of the turns that may come again, this one's included; without it the
    set-up is the first. Without a set-up the game begins. `ended` tells of an end that the set-up
    does not show. The switches go by the names of the specification; NotationError is raised
    where they make no game.
    """

    counts: dict[int, int]
    """How often each key was there at the start of a turn, since it can come again."""

    def __init__(
        self,
        setup: Setup | None = None,
        seen: Iterable[int] | None = None,
        /,
        *,
        ended: Over | None = None,
        **switches: Unpack[Switches],
    ) -> None:
        options = Options(**switches)
        super().__init__(setup, options)
        self._repetition = options.repetition or _NEVER
        self._may_lose = options.no_move == "lose"
        self._quiet_limit = 2 * options.no_progress or _NEVER
        self._over: Over | None = None
        self.counts = {}
        for key in (self.key,) if seen is None else seen:
            self.counts[key] = self.counts.get(key, 0) + 1
        self._counted = False
        self._past: list[_Past] = []
        self._over = ended or self._judge()

    @property
    def seen(self) -> tuple[int, ...]:
        """The keys of the turns begun since a capture, or with rescues since the first move."""
        return tuple(key for key, times in self.counts.items() for _ in range(times))

    # What is lawful

    def actions(self) -> list[int]:
        """List the lawful actions, one for each result; none once the game is over."""
        if self._over is not None:
            return []
        if self._stage.phase:
            return drafting.actions(self.setup(), self.arena)
        return self.turns() or [PASS]

    def lawful(self, action: int) -> bool:
        """Tell whether an action is lawful."""
        return action in self.actions()

    # Making and unmaking

    def make(self, action: int) -> None:
        """Carry out a lawful action; trusted, nothing is judged here."""
        cells = self.cells
        red, black = self._pawns
        self._past.append(
            (
                bytes(cells),
                red[:],
                black[:],
                self.quiet,
                self.passes,
                self.rescued,
                self._stage,
                self.key,
                self.counts,
                self._counted,
                self._over,
            )
        )
        if action >= QUIET or self.rescued:
            self._carry_out(action)
            return
        side = cells[-1]
        start, end = action & 127, action >> 7 & 127
        code = cells[start]
        cells[start] = 0
        cells[end] = code & COLOUR | ROTATED[code & 63][action >> 14]
        own = self._pawns[side]
        own[own.index(start)] = end
        self.passes = 0
        self._end_turn(self.quiet + 1)

    def unmake(self) -> None:
        """Take back the last action made."""
        if self._counted:
            left = self.counts[self.key] - 1
            if left:
                self.counts[self.key] = left
            else:
                del self.counts[self.key]
        (
            self.cells[:],
            red,
            black,
            self.quiet,
            self.passes,
            self.rescued,
            self._stage,
            self.key,
            self.counts,
            self._counted,
            self._over,
        ) = self._past.pop()
        self._pawns = [red, black]

    def _carry_out(self, action: int) -> None:
        """Carry out any action but a plain move."""
        if self._stage.phase:
            self._place(drafting.after(self.setup(), action, self.arena))
            self.counts = {self.key: 1}
            self._counted = False
            self._over = self._judge()
        elif action == PASS:
            self.passes += 1
            self._end_turn(self.quiet + 1)
        else:
            taken = self._move(action)
            self.passes = 0
            if taken and not self.options.rescue:
                self.counts = {}  # No earlier position can come again.
            self._end_turn(0 if taken else self.quiet + 1)

    def _move(self, action: int) -> int:
        """Carry out a move with all that it takes, and count that."""
        cells, side = self.cells, self.seat
        own, foes = self._pawns[side], self._pawns[1 - side]
        start, end = act.start(action), act.end(action)
        code = cells[start]
        cells[start] = 0
        taken = 0
        dead = []
        for cell, lost in act.hits(action):  # BS-JUMP
            taken += COUNT[lost]
            cells[cell] ^= lost
            if not cells[cell] & 63:  # BS-DEAD
                cells[cell] = 0
                dead.append(cell)
                foes.remove(cell)
        if act.arrow(action) >= 0:
            taken += 1
            self._land(action, foes)
        cells[end] = code & COLOUR | ROTATED[code & 63][act.turn(action)]
        own[own.index(start)] = end
        cells[side - 3] += taken
        if act.rescue(action) >= 0:
            cells[end] |= 1 << act.rescue(action)
            cells[-2 - side] -= 1
        if self.options.rescue:
            self.rescued = followed(self.rescued, action, dead)
        return taken

    def _land(self, action: int, foes: list[int]) -> None:
        """Take the arrow of a landing attack and put the pawn away (BS-LAND)."""
        cells, end, place = self.cells, act.end(action), act.place(action)
        code = cells[end] ^ 1 << act.arrow(action)
        if place < 0:
            foes.remove(end)
            return
        foes[foes.index(end)] = place
        cells[place] = code & COLOUR | ROTATED[code & 63][act.facing(action)]

    def _end_turn(self, quiet: int) -> None:
        self.quiet = quiet
        cells, counts = self.cells, self.counts
        cells[-1] ^= 1
        key = self.key = int.from_bytes(cells, "little") | self._stage.extra
        times = counts[key] = counts.get(key, 0) + 1
        self._counted = True
        if (
            not quiet
            or times >= self._repetition
            or quiet >= self._quiet_limit
            or self.passes
            or self._may_lose
        ):
            self._over = self._judge()

    # How it ends

    def _judge(self) -> Over | None:
        """Tell how the game ended, the tests made in the order of the specification."""
        if self._stage.phase:
            return None
        options, taken, side = self.options, self.taken, self.seat
        for seat in (1 - side, side):
            if taken[seat] >= self.arena.win_at:
                return Over((seat,), "BS-EXTENDED" if options.full_capture else "BS-WIN")
        for seat in (1 - side, side):
            if not self._pawns[1 - seat]:
                return Over((seat,), "BS-NO-PAWNS")
        if self.passes >= PASSES:
            return Over((), "BS-TURN")
        if self.counts.get(self.key, 0) >= self._repetition:
            return Over((), "BS-REPEAT")
        if self.quiet >= self._quiet_limit:
            most = options.no_progress_result == "most" and taken[RED] != taken[BLACK]
            winners = (int(taken[BLACK] > taken[RED]),) if most else ()
            return Over(winners, "BS-NO-PROGRESS")
        if options.no_move == "lose" and not self.turns():
            return Over((1 - side,), "BS-TURN")
        return None

    def over(self) -> Over | None:
        """Tell how the game ended, or None while it goes on."""
        return self._over

    # Telling

    def write(self, action: int) -> str:
        """Give a lawful action in notation, such as ``e1-e5*s>c7/2``."""
        nodes = self.path(action) if act.kind(action) == act.MOVE else ()
        return writing.write(action, nodes, self.arena.layout)

    def events(self, action: int, nodes: Cells = ()) -> tuple[Event, ...]:
        """Tell step by step what a lawful action does here, before it is made.

        `nodes` are those of the path that is gone; without them it is the one that is written.
        """
        if act.kind(action) == act.MOVE:
            way = self.way(action)
            if nodes and nodes != way.nodes:
                way = next(way for way in self.ways(act.start(action)) if way.nodes == nodes)
            told = [*tell(way, action, self.seat)]
        else:
            told = [*tell_setting(action, self.seat, self.phase)]
        self.make(action)
        over = self._over
        self.unmake()
        return tuple(told) if over is None else (*told, Ended(over))

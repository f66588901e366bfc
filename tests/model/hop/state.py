"""The state of a game of Hop, and the position that lists its actions."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tabletop_qt.core.steps import Over
from tests.model.hop.board import CENTRE, NAMES, SIDE, STEPS, beside

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Man:
    """A stone: whose, where (None: off the board), and which way it faces."""

    seat: int
    cell: int | None
    facing: int


@dataclass(frozen=True, slots=True)
class State:
    """All there is to know."""

    men: tuple[Man, ...]
    seat: int
    plies: int

    def at(self, cell: int | None) -> int | None:
        """Find the stone on a place, by its number."""
        return next(
            (n for n, man in enumerate(self.men) if cell is not None and man.cell == cell), None
        )


@dataclass(frozen=True, slots=True)
class Hops:
    """One way of moving: the stone, its path, what it takes, and how it faces at the end."""

    man: int
    path: Path
    taken: tuple[int, ...]
    facing: int | None = None


def legs(state: State, start: int, cell: int, *, jumps: bool) -> Iterator[tuple[int, int | None]]:
    """List where one leg of the stone that set out from `start` may end, and what it takes."""
    for step in STEPS.values():
        to = beside(cell, step)
        stone = state.at(to)
        if to is None or to == start:
            continue
        if stone is None:
            yield to, None
            continue
        behind = beside(to, step)
        can_jump = jumps and state.men[stone].seat != state.seat
        if can_jump and behind is not None and state.at(behind) is None:
            yield behind, stone


def hops(state: State, *, jumps: bool) -> Iterator[Hops]:
    """List all ways of moving: one or two legs, and on the centre a turn if one likes."""
    for n, man in enumerate(state.men):
        if man.seat != state.seat or man.cell is None:
            continue
        for one, first in legs(state, man.cell, man.cell, jumps=jumps):
            taken = () if first is None else (first,)
            yield from _turns(man, Hops(n, (man.cell, one), taken))
            left = replace(state, men=_without(state.men, taken))
            for two, second in legs(left, man.cell, one, jumps=jumps):
                both = taken if second is None else (*taken, second)
                yield from _turns(man, Hops(n, (man.cell, one, two), both))


def _turns(man: Man, hop: Hops) -> Iterator[Hops]:
    yield hop
    if hop.path[-1] == CENTRE:
        yield from (replace(hop, facing=turn) for turn in range(4) if turn != man.facing)


def _without(men: tuple[Man, ...], taken: tuple[int, ...]) -> tuple[Man, ...]:
    return tuple(replace(m, cell=None) if n in taken else m for n, m in enumerate(men))


def carry_out(state: State, hop: Hops) -> State:
    """Give the state after a way of moving; taking two stones gives another turn."""
    men = list(_without(state.men, hop.taken))
    facing = men[hop.man].facing if hop.facing is None else hop.facing
    men[hop.man] = Man(state.seat, hop.path[-1], facing)
    again = len(hop.taken) == 2
    return State(tuple(men), state.seat if again else 1 - state.seat, state.plies + 1)


def over(state: State, limit: int, *, jumps: bool) -> Over | None:
    """HO-HOME, HO-LAST, HO-STUCK, HO-LONG: tell how the game ended."""
    for seat, row in ((0, SIDE - 1), (1, 0)):
        cells = [m.cell for m in state.men if m.seat == seat and m.cell is not None]
        if any(cell // SIDE == row for cell in cells):
            return Over((seat,), "HO-HOME")
        if not cells:
            return Over((1 - seat,), "HO-LAST")
    if not any(hops(state, jumps=jumps)):
        return Over((1 - state.seat,), "HO-STUCK")
    return Over((), "HO-LONG") if state.plies >= limit else None


def write(hop: Hops) -> str:
    """Write a way of moving, such as ``b1-b2-b3`` or ``c2-c3=1``."""
    turn = "" if hop.facing is None else f"={hop.facing}"
    return "-".join(NAMES[cell] for cell in hop.path) + turn


class Position:
    """The engine: actions are the numbers of the results, in the order of their notation."""

    def __init__(self, state: State, limit: int, *, jumps: bool) -> None:
        self._states = [state]
        self._limit = limit
        self._jumps = jumps

    @property
    def state(self) -> State:
        """The state reached."""
        return self._states[-1]

    @property
    def seat(self) -> int:
        """The seat to move."""
        return self.state.seat

    @property
    def key(self) -> int:
        """The identity of the position."""
        return hash((self.state.men, self.state.seat))

    def results(self) -> list[Hops]:
        """List one way for each result: the one that is written shortest, then first."""
        if self.over():
            return []
        found: dict[State, Hops] = {}
        ways = hops(self.state, jumps=self._jumps)
        for hop in sorted(ways, key=lambda hop: (len(hop.path), write(hop))):
            found.setdefault(carry_out(self.state, hop), hop)
        return list(found.values())

    def actions(self) -> list[int]:
        """List the lawful actions."""
        return list(range(len(self.results())))

    def make(self, action: int) -> None:
        """Carry out an action."""
        self._states.append(carry_out(self.state, self.results()[action]))

    def unmake(self) -> None:
        """Take back the last action."""
        self._states.pop()

    def over(self) -> Over | None:
        """Tell how the game ended."""
        return over(self.state, self._limit, jumps=self._jumps)

    def write(self, action: int) -> str:
        """Write an action."""
        return write(self.results()[action])

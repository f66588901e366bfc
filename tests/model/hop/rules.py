"""The rules of Hop as the program asks for them."""

import re
from collections.abc import Hashable, Iterator, Sequence

from tabletop_qt.core.effects import Effect, Ended, Moved, Removed, Turned
from tabletop_qt.core.game import Values
from tabletop_qt.core.rules import Draft, NotationError, Reason, Rules
from tabletop_qt.core.steps import Face, Move, Pick, Place, Ply, Step, Steps, ToMove, Turn
from tests.model.hop import laws
from tests.model.hop.board import CELL_OF, NAMES, make_board
from tests.model.hop.rulebook import BOOK
from tests.model.hop.state import Hops, Man, Position, State, carry_out, hops, over, write

START = "b1:0,c1:0,d1:0/b5:2,c5:2,d5:2 r 0"


class Hop(Rules[State]):
    """Hop under the options `jumps` and `limit`."""

    def __init__(self, options: Values) -> None:
        self.board = make_board()
        self.book = BOOK
        self.jumps = bool(options["jumps"])
        self.limit = int(options["limit"])

    def start(self) -> State:
        """Give the set-up."""
        return self.decode(START)

    def turn(self, state: State) -> Turn:
        """HO-TURN, HO-AGAIN."""
        return over(state, self.limit, jumps=self.jumps) or ToMove(state.seat)

    def position(self, state: State) -> Position:
        """Give a fresh engine position."""
        return Position(state, self.limit, jumps=self.jumps)

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        """List one move for each result."""
        if seat != state.seat:
            return []
        return [Move(seat, _steps(hop)) for hop in self.position(state).results()]

    def ways(self, state: State, seat: int) -> Iterator[Steps]:
        """List all ways, those with equal results included."""
        if seat == state.seat and not over(state, self.limit, jumps=self.jumps):
            yield from (_steps(hop) for hop in hops(state, jumps=self.jumps))

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Effect, ...]]:
        """Carry out a lawful move."""
        after, effects = self.preview(state, move.steps)
        ended = over(after, self.limit, jumps=self.jumps)
        return after, (*effects, Ended(ended)) if ended else effects

    def preview(self, state: State, steps: Steps) -> tuple[State, tuple[Effect, ...]]:
        """Show a path as far as it goes."""
        if len(steps) < 2:
            return state, ()
        hop = next(h for h in hops(state, jumps=self.jumps) if _steps(h) == steps)
        piece = f"s{hop.man}"
        effects: list[Effect] = []
        taken = list(hop.taken)
        for a, b in zip(hop.path, hop.path[1:], strict=False):
            effects.append(Moved(piece, (NAMES[a], NAMES[b]), "HO-LEGS"))
            jumped = abs(a - b) in (2, 10)
            if jumped:
                man = taken.pop(0)
                effects.append(Removed(f"s{man}", NAMES[(a + b) // 2], "HO-JUMP"))
        after = carry_out(state, hop)
        facing = after.men[hop.man].facing
        if facing != state.men[hop.man].facing:
            effects.append(Turned(piece, 90.0 * facing, "HO-FACE"))
        return after, tuple(effects)

    def laws(self, draft: Draft[State], step: Step) -> tuple[Reason, ...]:
        """Judge a step."""
        return laws.judge(draft, step, jumps=self.jumps)

    def key(self, state: State) -> Hashable:
        """Give what makes two states the same."""
        return state.men, state.seat

    def encode(self, state: State) -> str:
        """Write the position string."""
        sides = (
            ",".join(
                f"{NAMES[man.cell]}:{man.facing}"
                for man in sorted(state.men, key=lambda man: man.cell or 0)
                if man.seat == seat and man.cell is not None
            )
            for seat in (0, 1)
        )
        return f"{'/'.join(sides)} {'rb'[state.seat]} {state.plies}"

    def decode(self, text: str) -> State:
        """Read a position string."""
        man = "[a-e][1-5]:[0-3]"
        men = f"(?:{man}(?:,{man})*)?"
        found = re.fullmatch(f"({men})/({men}) ([rb]) ([0-9]+)", text)
        if not found:
            raise NotationError("a position is written like b1:0/b5:2 r 0")
        red, blue, seat, plies = found.groups()
        made = [
            Man(n, CELL_OF[one[:2]], int(one[3]))
            for n, side in enumerate((red, blue))
            for one in filter(None, side.split(","))
        ]
        if len({one.cell for one in made}) < len(made):
            raise NotationError("two stones stand on one place")
        return State(tuple(made), "rb".index(seat), int(plies))

    def write(self, state: State, ply: Ply) -> str:
        """Write a lawful move; ways with the same result are written alike."""
        assert isinstance(ply, Move)
        after, _ = self.preview(state, ply.steps)
        results = self.position(state).results()
        return write(next(hop for hop in results if carry_out(state, hop) == after))

    def read(self, state: State, text: str) -> Ply:
        """Read an action."""
        found = re.fullmatch("([a-e][1-5])((?:-[a-e][1-5])+)(?:=([0-3]))?", text)
        if not found:
            raise NotationError("an action is written like b1-b2-b3 or c2-c3=1")
        man = state.at(CELL_OF[found[1]])
        if man is None:
            raise NotationError(f"nothing stands on {found[1]}", "ALL-EMPTY")
        places = tuple(Place(site) for site in found[2][1:].split("-"))
        turned = (Face(f"s{man}", int(found[3])),) if found[3] else ()
        return Move(state.seat, (Pick(f"s{man}"), *places, *turned))


def _steps(hop: Hops) -> Steps:
    piece = f"s{hop.man}"
    turned = () if hop.facing is None else (Face(piece, hop.facing),)
    return (Pick(piece), *(Place(NAMES[cell]) for cell in hop.path[1:]), *turned)

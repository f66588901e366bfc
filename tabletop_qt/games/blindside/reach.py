"""What one pawn can do, found quickly: results without the paths that lead to them.

Everything a pawn can come to depends on what stands on the cells of its region only, the cells it
could enter on an empty board. So the answers are kept by that part of the board.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from tabletop_qt.games.blindside.action import END, TURN, hits, with_hit
from tabletop_qt.games.blindside.hexes import AXIS, COUNT, DIRECTIONS, TURNS
from tabletop_qt.games.blindside.layout import Layout
from tabletop_qt.games.blindside.setup import Cells

KEPT: Final = 256
"""How many answers are kept for a cell."""

_TURNED: Final = tuple(tuple(t << TURN for t in turns) for turns in TURNS)
_OTHERS: Final = tuple(
    tuple(tuple(d for d in DIRECTIONS[mask] if d != going) for going in range(6))
    for mask in range(64)
)
"""The other directions of a mask, by mask and direction."""


class Landing(NamedTuple):
    """A landing attack whose choices are still to be made."""

    action: int
    mask: int
    """The attacked pawn's arrows before the attacker takes one."""
    freed: Cells
    """The action spaces that the move itself made free."""
    dead: Cells
    """Where pawns died on the way."""


class Found(NamedTuple):
    """What a pawn can come to."""

    moves: list[int]
    """Moves and turns in place, one for each result."""
    landings: list[Landing]
    returns: bool
    """A move without captures can end where it began."""


class _Walk(NamedTuple):
    """A part of a move still to be gone: from a cell in a direction."""

    at: int
    direction: int
    left: int
    """The steps left."""
    used: int
    """The action spaces used up, a bit each."""


class Reach:
    """The tables of one board with its action spaces, and the answers found so far."""

    def __init__(self, board: Layout, actions: Cells, *, reuse: bool, null: bool) -> None:
        size = len(board.names)
        self.size = size
        self.board = board
        self.actions = actions
        self.is_action = bytes(cell in actions for cell in range(size))
        self.bits = [0 if reuse else 1 << cell for cell in range(size)]
        """What an entry uses up (BS-REDIRECT)."""
        self._null = null
        self.rays = board.rays
        self._regions: list[dict[int, int]] = [{} for _ in range(size)]
        self._answers: list[dict[int, Found]] = [{} for _ in range(size)]

    def _region(self, start: int, mask: int) -> int:
        """Find the cells that a pawn could enter on an empty board, eight bits a cell."""
        entered = {start}
        spaces = {(start, COUNT[mask])}
        queue = list(spaces)
        for at, left in queue:
            for direction in DIRECTIONS[mask]:
                for far, cell in enumerate(self.rays[at][direction][left], start=1):
                    entered.add(cell)
                    if self.is_action[cell] and (cell, left - far) not in spaces:
                        spaces.add((cell, left - far))
                        queue.append((cell, left - far))
        return sum(255 << 8 * cell for cell in entered)

    def find(self, cells: bytearray, whole: int, start: int) -> Found:
        """Find what the pawn on a cell can come to; `whole` is the same board as one int."""
        mask = cells[start] & 63
        region = self._regions[start].get(mask)
        if region is None:
            region = self._regions[start][mask] = self._region(start, mask)
        answers = self._answers[start]
        known = whole & region
        found = answers.get(known)
        if found is None:
            if len(answers) >= KEPT:
                answers.clear()
            found = answers[known] = self._search(cells, start)
        return found

    def _search(self, cells: bytearray, start: int) -> Found:
        code = cells[start]
        mask = code & 63
        cells[start] = 0  # BS-ORIGIN
        search = _Search(self, cells, start, code)
        search.walk([_Walk(start, d, COUNT[mask], 0) for d in DIRECTIONS[mask]], 0)
        cells[start] = code
        moves = set()
        is_action = self.is_action
        for end in search.ends:
            move = start | end
            if is_action[end >> END & 127]:  # BS-ROTATE-STOP
                moves.update([move | turned for turned in _TURNED[mask]])
            else:
                moves.add(move)
        home = start | start << END
        returns = home in moves
        if is_action[start]:  # BS-ROTATE-PLACE
            moves.update([home | turned for turned in _TURNED[mask][not self._null :]])
        return Found(list(moves), list(search.landings.values()), returns)


class _Search:
    """One search from a cell; the board is changed on the way and restored."""

    __slots__ = ("cells", "colour", "ends", "landings", "mask", "reach", "seen", "start")

    def __init__(self, reach: Reach, cells: bytearray, start: int, code: int) -> None:
        self.reach = reach
        self.cells = cells
        self.start = start
        self.colour = code >> 6
        self.mask = code & 63
        self.ends: set[int] = set()
        """Ends, and what was taken on the way."""
        self.landings: dict[int, Landing] = {}
        self.seen: set[tuple[int, int, int, int]] = set()

    def walk(self, walks: list[_Walk], taken: int) -> None:
        """Follow all ways on from some walks that have taken the same arrows (BS-MOVE)."""
        reach, cells, colour, ends, seen = self.reach, self.cells, self.colour, self.ends, self.seen
        others, is_action, bits, rays = (
            _OTHERS[self.mask],
            reach.is_action,
            reach.bits,
            reach.rays,
        )
        while walks:
            at, direction, left, used = walks.pop()
            for cell in rays[at][direction][left]:
                left -= 1
                code = cells[cell]
                if not code:
                    ends.add(cell << END | taken)
                    if left and is_action[cell] and not used & (bit := bits[cell]):
                        state = (cell, left, used, taken)
                        if state not in seen:
                            seen.add(state)
                            walks += [
                                _Walk(cell, other, left, used | bit) for other in others[direction]
                            ]
                elif code >> 6 == colour:  # BS-OWN
                    break
                elif not left:  # BS-LAND
                    self._land(cell, code, taken)
                elif lost := code & AXIS[direction]:  # BS-JUMP
                    cells[cell] = 0 if code & 63 == lost else code ^ lost  # BS-DEAD
                    walk = _Walk(cell, direction, left, used)
                    self._jump(walk, with_hit(taken, cell, lost))
                    cells[cell] = code
                    break

    def _jump(self, walk: _Walk, taken: int) -> None:
        """Go on behind a pawn that has lost arrows."""
        self.walk([walk], taken)

    def _land(self, end: int, code: int, taken: int) -> None:
        key = self.start | end << END | taken
        if key not in self.landings:
            is_action = self.reach.is_action
            dead = self._dead(taken)
            freed = tuple(cell for cell in (self.start, *dead) if is_action[cell])
            self.landings[key] = Landing(key, code & 63, freed, dead)

    def _dead(self, taken: int) -> Cells:
        """List the cells of pawns that have died on the way."""
        return tuple(cell for cell, _ in hits(taken) if not self.cells[cell])


@lru_cache(maxsize=4)
def reach(board: Layout, actions: Cells, reuse: bool, null: bool) -> Reach:
    """Give the tables of a board with its action spaces, built once."""
    return Reach(board, actions, reuse=reuse, null=null)

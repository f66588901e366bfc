"""The board as it stands, and what the pawns of the side to move can do."""

from typing import NamedTuple

from tabletop_qt.core.terms import Seat
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside import drafting
from tabletop_qt.games.blindside.action import END, TURN
from tabletop_qt.games.blindside.arena import arena
from tabletop_qt.games.blindside.hexes import TURNS
from tabletop_qt.games.blindside.landing import complete, places
from tabletop_qt.games.blindside.options import Options
from tabletop_qt.games.blindside.reach import Landing, Reach, reach
from tabletop_qt.games.blindside.rescuing import Rescues, Used
from tabletop_qt.games.blindside.setup import BLACK, RED, Cells, Pair, Phase, Setup, pawns
from tabletop_qt.games.blindside.ways import Way, ways


class Stage(NamedTuple):
    """What changes before the first move only."""

    phase: Phase
    drafted: Cells
    starts: Pair
    """The start spaces, wherever they are told."""
    reach: Reach
    extra: int
    """What the key says of all this."""


Told = tuple[tuple[int, Used, int], Way | None, dict[int, Way]]
"""Of which position and pawn: its turn in place, and the path of each action as it is written."""


class Standing:
    """What a set-up says, in a form that can be changed quickly."""

    cells: bytearray
    """The codes of the pawns as in `Setup`; behind them the two captured counts and the side."""
    key: int
    """The identity of the position for repetition: pawns, captured counts and side."""
    quiet: int
    """Turns since the last capture."""
    passes: int
    """Passes just made in a row."""
    rescued: Used
    """Where a pawn is and a start space it has used, in order (BS-RESCUE)."""

    def __init__(self, setup: Setup | None, options: Options) -> None:
        self.options = options
        self.arena = arena(options)
        self.size = len(self.arena.layout.names)
        self._walked: tuple[int, Used, dict[int, list[Way]]] = (-1, (), {})
        self._told: Told = ((-1, (), -1), None, {})
        self._place(setup or drafting.start(self.arena))

    def _place(self, setup: Setup) -> None:
        """Take over everything of a set-up."""
        self.cells = bytearray((*setup.cells, *setup.taken, setup.side))
        self._pawns = [list(pawns(setup.cells, side)) for side in (RED, BLACK)]
        self.quiet, self.passes, self.rescued = setup.quiet, setup.passes, setup.rescued
        game, options = self.arena, self.options
        self._stage = Stage(
            setup.phase,
            setup.drafted,
            setup.starts if game.keeps_starts else game.starts,
            reach(
                game.layout,
                setup.drafted if game.drafts else game.actions,
                options.reuse_action,
                options.allow_null_rotation,
            ),
            (setup.phase << self.size | sum(1 << cell for cell in setup.drafted))
            << 8 * len(self.cells),
        )
        self.key = int.from_bytes(self.cells, "little") | self._stage.extra

    # What there is

    @property
    def seat(self) -> Seat:
        """The seat to move."""
        return self.cells[-1]

    @property
    def taken(self) -> tuple[int, int]:
        """The arrows captured by Red and by Black."""
        return self.cells[-3], self.cells[-2]

    @property
    def phase(self) -> Phase:
        """What the actions of the side to move are."""
        return self._stage.phase

    @property
    def reach(self) -> Reach:
        """The tables of the board with its action spaces."""
        return self._stage.reach

    @property
    def spaces(self) -> Cells:
        """The action spaces, those drafted so far included."""
        return self._stage.reach.actions

    @property
    def starts(self) -> Pair:
        """The start spaces of Red and Black, as far as they are known."""
        return self._stage.starts

    def pawns(self, side: Seat) -> Cells:
        """List the cells of a side's pawns."""
        return tuple(self._pawns[side])

    def setup(self) -> Setup:
        """Give what a position string says of the position."""
        return Setup(
            bytes(self.cells[: self.size]),
            self.seat,
            self.taken,
            self.quiet,
            self.passes,
            self.rescued,
            self._stage.drafted,
            self._stage.starts if self._says_starts() else ((), ()),
            self._stage.phase,
        )

    def _says_starts(self) -> bool:
        return self.arena.keeps_starts and self._stage.phase == Phase.PLAY

    # What the pawns can do

    def turns(self) -> list[int]:
        """List the moves, landing attacks and turns in place of the side to move (BS-TURN)."""
        cells, whole, find = self.cells, self.key, self._stage.reach.find
        if self.options.rescue:
            return [action for cell in self._pawns[cells[-1]] for action in self._of_pawn(cell)]
        actions: list[int] = []
        for cell in self._pawns[cells[-1]]:
            found = find(cells, whole, cell)
            actions += found.moves
            for landing in found.landings:
                actions += complete(landing, self._places(landing))
        return actions

    def _places(self, landing: Landing) -> Cells:
        """List where the pawn attacked by a landing may be put."""
        return places(self.cells[: self.size], self.spaces, landing, self.options.landing_fallback)

    def _of_pawn(self, cell: int) -> list[int]:
        """List what one pawn can do where rescues are possible (BS-RESCUE)."""
        found = self._stage.reach.find(self.cells, self.key, cell)
        moves = found.moves[:]
        for landing in found.landings:
            moves += complete(landing, self._places(landing))
        rescues = self.rescues()
        mask = self.cells[cell] & 63
        home = cell | cell << END
        turned: list[int] = []
        if cell in self.spaces:
            turned = [home | turn << TURN for turn in TURNS[mask]]
            turned = turned if self.options.allow_null_rotation else turned[1:]
        moves_away = [move for move in moves if found.returns or move not in turned]
        kept = [move for move in moves if move not in moves_away]
        return kept + rescues.complete(moves_away, mask, turned)

    def rescues(self) -> Rescues:
        """Give where the side to move can rescue (BS-RESCUE)."""
        enemy = 1 - self.seat
        taken = self.options.rescue and self.taken[enemy]
        return Rescues(self.starts[enemy] if taken else (), self.rescued)

    # Paths

    def ways(self, cell: int) -> list[Way]:
        """List every lawful path of one pawn of the side to move, with the choices it leaves.

        None where there is no pawn of that side, and during the set-up.
        """
        if self.phase or cell not in self._pawns[self.seat]:
            return []
        if self._walked[:2] != (self.key, self.rescued):
            self._walked = self.key, self.rescued, {}
        found = self._walked[2]
        if cell not in found:
            found[cell] = ways(
                self._stage.reach,
                self.cells[: self.size],
                cell,
                self.options.landing_fallback,
                self.rescues(),
                null=self.options.allow_null_rotation,
            )
        return found[cell]

    def way(self, action: int) -> Way:
        """Give the path by which a lawful move is written: the fewest nodes, then as text."""
        start = act.start(action)
        told = self.key, self.rescued, start
        if self._told[0] != told:
            best: dict[int, Way] = {}
            in_place: Way | None = None
            for way in self.ways(start):
                if len(way.nodes) == 1:
                    in_place = way
                    continue
                known, nodes = best.get(way.action), way.nodes
                if known is None or (len(nodes), nodes) < (len(known.nodes), known.nodes):
                    best[way.action] = way
            self._told = told, in_place, best
        bare = action & ~act.CHOICES
        in_place = self._told[1]
        if in_place and bare == in_place.action and act.rescue(action) < 0:
            turn = act.turn(action)
            if turn or self.options.allow_null_rotation:
                return in_place
        return self._told[2][bare]

    def path(self, action: int) -> Cells:
        """Give the nodes by which a lawful move is written."""
        return self.way(action).nodes

"""Boards that players build from one to four pieces (BS-BOARD)."""

from collections.abc import Iterator, Mapping
from math import ceil, dist, floor, sqrt

from tabletop_qt.core.board import Point
from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase
from tabletop_qt.core.workshop import Flaw, Slab, Slabs, Workshop
from tabletop_qt.games.blindside.arena import arena
from tabletop_qt.games.blindside.board import HEIGHT, SIZE, centre, corners
from tabletop_qt.games.blindside.boards import BOARDS, CUSTOM
from tabletop_qt.games.blindside.ground import plate
from tabletop_qt.games.blindside.hexes import Hex
from tabletop_qt.games.blindside.layout import (
    ACTIONS,
    LETTERS,
    PIECE,
    BrokenBoardError,
    Placement,
    check,
    read_placements,
    shared_edges,
)
from tabletop_qt.games.blindside.options import Options

NEAR = range(-9, 10)
"""How far from another piece a new one is tried, in hexes."""

TITLES = {
    "box": MARK("rules", "Box"),
    "stagger": MARK("rules", "Stagger"),
    "pinwheel": MARK("rules", "Pinwheel"),
    "great_ring": MARK("rules", "Great ring"),
    "twin_lakes": MARK("rules", "Twin lakes"),
    "long_march": MARK("rules", "Long march"),
    "archipelago": MARK("rules", "Archipelago"),
    "chevron": MARK("rules", "Chevron"),
    "duel": MARK("rules", "Duel"),
    "skirmish": MARK("rules", "Skirmish"),
}
"""What the ready-made boards are called."""


class BlindsideWorkshop(Workshop):
    """Four plates of twenty hexes; the middle of a plate is the mean of its hexes."""

    option = "placements"
    values: Mapping[str, str | int | bool] = {"board": CUSTOM}
    kinds = LETTERS
    turns = 6
    strides = ((1.5 * SIZE, HEIGHT / 2), (0.0, HEIGHT))
    title = MARK("rules", "Build a board")
    text = MARK(
        "rules",
        "Drag the plates, and turn them by 60 degrees with the wheel or the buttons. Each plate "
        "has to share three hex edges with another one.",
    )
    ready: Mapping[str, str] = {TITLES[name]: BOARDS[name].placements for name in BOARDS}

    def read(self, text: str) -> Slabs:
        """Read placements such as ``A,0,0,0;D,3,6,3``."""
        return tuple(Slab(one.piece, one.at, one.rot) for one in read_placements(text))

    def write(self, slabs: Slabs) -> str:
        """Write placements in the order of their letters, the first one at the origin."""
        ordered = sorted(slabs, key=lambda slab: slab.kind)
        q, r = ordered[0].at if ordered else (0, 0)
        return ";".join(
            str(Placement(slab.kind, (slab.at[0] - q, slab.at[1] - r), slab.turn))
            for slab in ordered
        )

    def picture(self, kind: str) -> str:
        """Draw a plate with its action spaces."""
        x, y = self.middle(Slab(kind, (0, 0), 0))
        middles = [centre(one) for one in PIECE]
        reach = 16 + SIZE + ceil(max(max(abs(u - x), abs(v - y)) for u, v in middles))
        cells = [(u - x, v - y) for u, v in middles]
        actions = [(u - x, v - y) for u, v in map(centre, ACTIONS)]
        return plate(LETTERS.index(kind), cells, actions, (-reach, -reach, 2 * reach, 2 * reach))

    def outline(self, slab: Slab) -> tuple[tuple[Point, ...], ...]:
        """List the hexes of a plate."""
        return tuple(corners(centre(one)) for one in sorted(_placement(slab).hexes))

    def middle(self, slab: Slab) -> Point:
        """Give the mean of the middles of the hexes."""
        xs, ys = zip(*(centre(one) for one in _placement(slab).hexes), strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)

    def snap(self, kind: str, turn: int, middle: Point) -> Slab:
        """Put the plate on the hexes next to where it is."""
        x, y = self.middle(Slab(kind, (0, 0), turn))
        return Slab(kind, _nearest((middle[0] - x, middle[1] - y)), turn)

    def add(self, slabs: Slabs) -> Slabs:
        """Put one more plate where it joins best, near the middle of the others."""
        left = [kind for kind in LETTERS if kind not in {slab.kind for slab in slabs}]
        if not left:
            return slabs
        if not slabs:
            return (Slab(left[0], (0, 0), 0),)
        xs, ys = zip(*map(self.middle, slabs), strict=True)
        heart = sum(xs) / len(xs), sum(ys) / len(ys)
        there = [_placement(slab) for slab in slabs]
        taken = {one for piece in there for one in piece.hexes}

        def worth(slab: Slab) -> tuple[int, float]:
            piece = _placement(slab)
            edges = sum(shared_edges(piece, other) for other in there)
            return -edges, dist(self.middle(slab), heart)

        free = [slab for slab in _tries(left[0], slabs) if not taken & _placement(slab).hexes]
        return (*slabs, min(free, key=worth))

    def flaw(self, slabs: Slabs, values: Mapping[str, str | int | bool]) -> Flaw | None:
        """Judge the plates, and the game that the options make of them."""
        islands = bool(values.get("islands", False))
        if not slabs:
            return Flaw("BS-BOARD", Phrase(MARK("rules", "A board has one plate at least.")))
        try:
            check(tuple(map(_placement, slabs)), islands=islands)
            arena(Options(board=CUSTOM, placements=self.write(slabs), islands=islands))
        except BrokenBoardError as problem:
            return Flaw(problem.rule, problem.phrase, problem.pieces)
        except NotationError as problem:
            return Flaw(problem.rule, Phrase(f"{problem}."))
        return None


def _placement(slab: Slab) -> Placement:
    return Placement(slab.kind, slab.at, slab.turn)


def _tries(kind: str, slabs: Slabs) -> Iterator[Slab]:
    """List where a plate could lie next to others."""
    for slab in slabs:
        q, r = slab.at
        for across in NEAR:
            for down in NEAR:
                for turn in (slab.turn, (slab.turn + 3) % 6):
                    yield Slab(kind, (q + across, r + down), turn)


def _nearest(point: Point) -> Hex:
    """Find the hex whose middle is next to a point."""
    q = point[0] / (1.5 * SIZE)
    r = point[1] / (sqrt(3) * SIZE) - q / 2
    near = [(floor(q) + i, floor(r) + j) for i in (-1, 0, 1, 2) for j in (-1, 0, 1, 2)]
    return min(near, key=lambda one: dist(centre(one), point))

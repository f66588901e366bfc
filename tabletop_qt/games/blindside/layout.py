"""A board put together from pieces: its hexes, their names, and what is next to what.

Cells are numbered in the plain text order of their names.

>>> box = layout("A,0,0,0;B,9,-1,3;C,0,4,0;D,9,3,3")
>>> len(box.names), box.names[0], box.hexes[box.cell_of["c1"]], box.ranks, box.files
(80, 'a1', (2, 6), 8, 10)
>>> layout("A,0,0,0;B,1,1,0")
Traceback (most recent call last):
...
tabletop_qt.games.blindside.layout.BrokenBoardError: Plate B lies on top of plate A
"""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase
from tabletop_qt.games.blindside.hexes import Hex, away, row_of, turned
from tabletop_qt.games.blindside.setup import Cells

PIECE: Final[tuple[Hex, ...]] = tuple((q, row - q // 2) for q in range(5) for row in range(4))
"""The 20 hexes of a board piece."""
ACTIONS: Final[tuple[Hex, ...]] = ((1, 2), (2, 0), (3, 1))
"""The three action spaces of a board piece."""
LETTERS: Final = "ABCD"
JOINT: Final = 3
"""The hex edges that a piece shares with another one at least (BS-BOARD)."""
FILES: Final = 26
"""Files are named by single letters, so there are no more."""

RULE: Final = "BS-BOARD"


class BrokenBoardError(NotationError):
    """Pieces that make no board, with those that are to be moved."""

    def __init__(self, text: str, *pieces: str, **values: str | int) -> None:
        names = dict(zip(("piece", "other"), pieces, strict=False))
        self.phrase = Phrase(text, {**names, **values})
        self.pieces = pieces[:1]
        super().__init__(self.phrase.part().removesuffix("."), RULE)


@dataclass(frozen=True, slots=True)
class Placement:
    """A board piece that was turned clockwise about its first hex, which was put on `at`."""

    piece: str
    at: Hex
    rot: int

    def put(self, one: Hex) -> Hex:
        """Give the place of a hex of the piece on the board."""
        q, r = turned(one, self.rot)
        return self.at[0] + q, self.at[1] + r

    @property
    def hexes(self) -> frozenset[Hex]:
        """The hexes that the piece covers."""
        return frozenset(map(self.put, PIECE))

    def __str__(self) -> str:
        return f"{self.piece},{self.at[0]},{self.at[1]},{self.rot}"


@dataclass(frozen=True)
class Layout:
    """The hexes of a board, numbered as cells."""

    placements: tuple[Placement, ...]
    names: tuple[str, ...]
    hexes: tuple[Hex, ...]

    @cached_property
    def cell_of(self) -> dict[str, int]:
        """The cells by their names."""
        return {name: cell for cell, name in enumerate(self.names)}

    @cached_property
    def cell_at(self) -> dict[Hex, int]:
        """The cells by their hexes."""
        return {one: cell for cell, one in enumerate(self.hexes)}

    @cached_property
    def next(self) -> tuple[tuple[int, ...], ...]:
        """The neighbour of each cell in each direction, -1 where there is none."""
        at = self.cell_at
        return tuple(tuple(at.get(away(one, d), -1) for d in range(6)) for one in self.hexes)

    @cached_property
    def rays(self) -> tuple[tuple[tuple[Cells, ...], ...], ...]:
        """The cells on the lines from each cell in each direction, by how many steps are left."""
        return tuple(
            tuple(self._lines(cell, direction) for direction in range(6))
            for cell in range(len(self.names))
        )

    def _lines(self, cell: int, direction: int) -> tuple[Cells, ...]:
        line: list[int] = []
        while len(line) < 6 and (cell := self.next[cell][direction]) >= 0:  # BS-EDGE
            line.append(cell)
        return tuple(tuple(line[:steps]) for steps in range(7))

    @cached_property
    def actions(self) -> Cells:
        """The action spaces that come with the pieces."""
        at = self.cell_at
        return tuple(sorted(at[piece.put(one)] for piece in self.placements for one in ACTIONS))

    @cached_property
    def file_of(self) -> tuple[int, ...]:
        """The file of each cell, 1 for a."""
        return tuple(ord(name[0]) - 96 for name in self.names)

    @cached_property
    def rank_of(self) -> tuple[int, ...]:
        """The rank of each cell."""
        return tuple(int(name[1:]) for name in self.names)

    @property
    def files(self) -> int:
        """The number of files, counted over voids."""
        return max(self.file_of)

    @property
    def ranks(self) -> int:
        """The number of ranks, counted over voids."""
        return max(self.rank_of)

    def bearing(self, start: int, to: int) -> tuple[int, int]:
        """Give the direction from a cell to another and the distance.

        The direction is -1 where they do not lie in one line; voids between them count as hexes.
        """
        (q, r), (to_q, to_r) = self.hexes[start], self.hexes[to]
        across, down = to_q - q, to_r - r
        far = max(abs(across), abs(down), abs(across + down))
        for direction in range(6):
            if far and away((q, r), direction, far) == (to_q, to_r):
                return direction, far
        return -1, far


def name_of(one: Hex, west: int, south: int) -> str:
    """Name a hex by its file and rank, `west` and `south` being the outermost column and row."""
    return f"{chr(97 + one[0] - west)}{south - row_of(one) + 1}"


def read_placements(text: str) -> tuple[Placement, ...]:
    """Read ``piece,q,r,rot;...``; raise NotationError where it is something else."""
    if not text.strip():
        raise NotationError("a built board has one to four pieces: piece,q,r,rot;...", RULE)
    found = []
    for part in text.replace(" ", "").strip(";").split(";"):
        match = re.fullmatch(r"([a-zA-Z]),(-?[0-9]{1,4}),(-?[0-9]{1,4}),([0-5])", part)
        if not match:
            raise NotationError(
                f"a piece is placed by its letter, q, r and 0 to 5 turns, not by {part!r}", RULE
            )
        letter, q, r, rot = match.groups()
        found.append(Placement(letter.upper(), (int(q), int(r)), int(rot)))
    return tuple(found)


def check(placements: tuple[Placement, ...], *, islands: bool) -> None:
    """Refuse pieces that make no board, and name the one that is wrong (BS-BOARD).

    `islands` allows pieces that do not hang together.
    """
    letters: set[str] = set()
    for piece in placements:
        if piece.piece not in LETTERS:
            text = MARK("rules", "There are plates A, B, C and D, but no {piece}.")
            raise BrokenBoardError(text, piece.piece)
        if piece.piece in letters:
            raise BrokenBoardError(MARK("rules", "There is only one plate {piece}."), piece.piece)
        letters.add(piece.piece)
    for one, other in combinations(placements, 2):
        if one.hexes & other.hexes:
            text = MARK("rules", "Plate {piece} lies on top of plate {other}.")
            raise BrokenBoardError(text, other.piece, one.piece)
    if not islands and len(placements) > 1:
        _check_joints(placements)
        _check_connection(placements)
    columns = [q for piece in placements for q, _ in piece.hexes]
    if max(columns) - min(columns) >= FILES:
        far = max(placements, key=lambda piece: max(q for q, _ in piece.hexes))
        text = MARK("rules", "Plate {piece} lies too far away: a board has {files} files at most.")
        raise BrokenBoardError(text, far.piece, files=FILES)


def shared_edges(one: Placement, other: Placement) -> int:
    """Count the hex edges at which two pieces touch."""
    there = other.hexes
    return sum(away(here, direction) in there for here in one.hexes for direction in range(6))


def _check_joints(placements: tuple[Placement, ...]) -> None:
    for piece in placements:
        edges = max(shared_edges(piece, other) for other in placements if other is not piece)
        if edges < JOINT:
            text = MARK("rules", "Plate {piece} shares fewer than {edges} hex edges with another.")
            raise BrokenBoardError(text, piece.piece, edges=JOINT)


def _check_connection(placements: tuple[Placement, ...]) -> None:
    joined = [placements[0]]
    for piece in joined:
        joined += [
            other for other in placements if other not in joined and shared_edges(piece, other)
        ]
    for piece in placements:
        if piece not in joined:
            text = MARK("rules", "Plate {piece} does not hang together with plate {other}.")
            raise BrokenBoardError(text, piece.piece, placements[0].piece)


@lru_cache(maxsize=64)
def layout(text: str, *, islands: bool = False) -> Layout:
    """Build the board of some placements; raise NotationError where they are not valid."""
    placements = read_placements(text)
    check(placements, islands=islands)
    hexes = {one for piece in placements for one in piece.hexes}
    west, south = min(q for q, _ in hexes), max(map(row_of, hexes))
    named = sorted((name_of(one, west, south), one) for one in hexes)
    return Layout(placements, tuple(name for name, _ in named), tuple(one for _, one in named))

"""The hexes, names and boards of Blindside, for the plain oracle of the tests.

A hex is its name, such as ``f1`` or ``c18``; a facing is a mask of six bits; a side is ``r`` or
``b``.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

Axial = tuple[int, int]  # q east, r south
Pawn = tuple[str, int]  # hex, mask
Placement = tuple[str, Axial, int]  # letter of the board piece, where it lies, its rotation

DATA: dict[str, Any] = json.loads(Path(__file__).with_name("boards.json").read_text())

STEPS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""One step in each direction, clockwise from north."""

WORDS = ("n", "ne", "se", "s", "sw", "nw")

READY_MADE = {1: "skirmish", 2: "duel", 3: "chevron", 4: "box"}
"""BS-BOARD: the board whose army a built board of so many pieces has."""


def arrows_of(mask: int) -> list[int]:
    """List the directions in which the arrows of a mask point.

    >>> arrows_of(43)
    [0, 1, 3, 5]
    """
    return [d for d in range(6) if mask >> d & 1]


def turned(mask: int, steps: int) -> int:
    """Give a mask turned clockwise by some steps of 60 degrees.

    >>> turned(33, 1), turned(33, 5)
    (3, 48)
    """
    return sum(1 << (d + steps) % 6 for d in arrows_of(mask))


def rival(side: str) -> str:
    """Give the other side."""
    return "b" if side == "r" else "r"


def row_of(place: Axial) -> int:
    """Give the offset row of a hex."""
    return place[1] + place[0] // 2


def shifted(place: Axial, by: Axial) -> Axial:
    """Add two hexes."""
    return place[0] + by[0], place[1] + by[1]


def laid(local: Axial, placement: Placement) -> Axial:
    """BS-BOARD: give where a hex of a board piece comes to lie."""
    _, at, rot = placement
    q, r = local
    for _ in range(rot):
        q, r = -r, q + r
    return shifted((q, r), at)


def piece_hexes(placement: Placement) -> set[Axial]:
    """Give the hexes that a board piece covers."""
    return {laid((q, r), placement) for q, r in DATA["piece"]["hexes"]}


def piece_spaces(placement: Placement) -> set[Axial]:
    """Give the action spaces that come with a board piece."""
    return {laid((q, r), placement) for q, r in DATA["piece"]["action_local"]}


def names_of(hexes: set[Axial]) -> dict[Axial, str]:
    """Name hexes: the file from the westmost column, the rank from the southmost row."""
    west, south = min(q for q, _ in hexes), max(row_of(place) for place in hexes)
    if max(q for q, _ in hexes) - west >= 26:
        raise ValueError("A board has no more columns than there are letters.")
    return {
        place: "abcdefghijklmnopqrstuvwxyz"[place[0] - west] + str(south - row_of(place) + 1)
        for place in hexes
    }


@dataclass(frozen=True, eq=False)
class Board:
    """A board with all that comes with it."""

    name: str
    near: dict[str, tuple[str | None, ...]]
    """The neighbour of each hex in each direction, None for edges and voids."""
    spaces: frozenset[str]
    """The action spaces of its pieces."""
    pieces: int
    red: tuple[Pawn, ...]
    """Red's fixed set-up, empty on a built board."""
    black: tuple[Pawn, ...]
    pawns: int
    """The size of the army of the board."""
    arrows: int
    """The arrows of the army of the board."""


def board_of(name: str, placements: list[Placement]) -> Board:
    """Make a board of pieces; a ready-made one has a fixed set-up too."""
    hexes, spaces = set[Axial](), set[Axial]()
    for placement in placements:
        hexes |= piece_hexes(placement)
        spaces |= piece_spaces(placement)
    names = names_of(hexes)
    near = {
        names[place]: tuple(names.get(shifted(place, step)) for step in STEPS) for place in hexes
    }
    preset = DATA["presets"].get(name, {"red": [], "black": []})
    army = DATA["presets"].get(name, DATA["presets"][READY_MADE[len(placements)]])["red"]
    return Board(
        name=name,
        near=near,
        spaces=frozenset(names[place] for place in spaces),
        pieces=len(placements),
        red=tuple(sorted((pawn["name"], pawn["mask"]) for pawn in preset["red"])),
        black=tuple(sorted((pawn["name"], pawn["mask"]) for pawn in preset["black"])),
        pawns=len(army),
        arrows=sum(len(arrows_of(pawn["mask"])) for pawn in army),
    )


def ready_made(name: str) -> Board:
    """Give the board of a name."""
    if name not in DATA["presets"]:
        raise ValueError("There is no board of that name.")
    return board_of(name, preset_placements(name))


def preset_placements(name: str) -> list[Placement]:
    """Give how the pieces of a ready-made board lie."""
    return [
        (item["piece"], (item["at"][0], item["at"][1]), item["rot"])
        for item in DATA["presets"][name]["placements"]
    ]


def built(text: str, islands: bool) -> Board:
    """BS-BOARD: give the board that a text of placements describes."""
    placements = [read_placement(part) for part in text.split(";")] if text else []
    if not 1 <= len(placements) <= 4:
        raise ValueError("A board has one to four pieces.")
    if len({letter for letter, _, _ in placements}) < len(placements):
        raise ValueError("There is one of each board piece.")
    areas = [piece_hexes(placement) for placement in placements]
    for one, two in combinations(areas, 2):
        if one & two:
            raise ValueError("Board pieces must not overlap.")
    if not islands:
        if len(areas) > 1 and not all(jointed(area, areas) for area in areas):
            raise ValueError("A board piece must share three hex edges with another.")
        if not connected(set[Axial]().union(*areas)):
            raise ValueError("The board must be connected.")
    return board_of("custom", placements)


def read_placement(text: str) -> Placement:
    """Read ``piece,q,r,rot``."""
    parts = text.strip().split(",")
    if len(parts) != 4 or parts[0] not in ("A", "B", "C", "D"):
        raise ValueError("A placement is piece,q,r,rot with a piece from A to D.")
    try:
        q, r, rot = (int(part) for part in parts[1:])
    except ValueError:
        raise ValueError("A placement has whole numbers.") from None
    if not 0 <= rot <= 5:
        raise ValueError("A board piece is turned by 0 to 5 steps.")
    return parts[0], (q, r), rot


def shared_edges(one: set[Axial], two: set[Axial]) -> int:
    """Count the hex edges between two areas."""
    return sum(shifted(place, step) in two for place in one for step in STEPS)


def jointed(area: set[Axial], areas: list[set[Axial]]) -> bool:
    """BS-BOARD: tell whether a piece shares at least three hex edges with another one."""
    return any(shared_edges(area, other) >= 3 for other in areas if other is not area)


def connected(hexes: set[Axial]) -> bool:
    """Tell whether one can walk from any hex to any other."""
    ring = {min(hexes)}
    reached = set(ring)
    while ring:
        ring = {shifted(place, step) for place in ring for step in STEPS} & hexes - reached
        reached |= ring
    return reached == hexes


def rank_of(name: str) -> int:
    """Give the rank of a hex.

    >>> rank_of("c18")
    18
    """
    return int(name[1:])


def zones(board: Board) -> tuple[frozenset[str], frozenset[str]]:
    """BS-DRAFT: give where Red and where Black may place their pawns."""
    ranks = max(rank_of(name) for name in board.near)
    if ranks >= 6 and board.name != "chevron":
        return (
            frozenset(name for name in board.near if rank_of(name) <= 3),
            frozenset(name for name in board.near if rank_of(name) > ranks - 3),
        )
    files = sorted({name[0] for name in board.near})
    deep = 3 if len(files) >= 6 else 2
    return (
        frozenset(name for name in board.near if name[0] in files[:deep]),
        frozenset(name for name in board.near if name[0] in files[-deep:]),
    )

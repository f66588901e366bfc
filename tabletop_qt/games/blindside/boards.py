"""The ready-made boards as data: the placements of their pieces, and the armies.

A placement is ``piece,q,r,rot``; the armies are written as in position strings.

>>> sorted(BOARDS)[:3], ARMY_OF[4].name
(['archipelago', 'box', 'chevron'], 'box')
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Plan:
    """A ready-made board: where its pieces lie, and who stands where at the start."""

    name: str
    placements: str
    armies: str
    islands: bool = False
    """Its parts do not all hang together."""
    files: bool = False
    """The armies stand west and east, whatever the number of ranks."""

    @property
    def pawns(self) -> int:
        """The number of pawns a side."""
        return self.armies.split("/", maxsplit=1)[0].count(":")

    @property
    def arrows(self) -> int:
        """The number of arrows a side."""
        red = self.armies.split("/", maxsplit=1)[0]
        return sum(int(pawn.split(":")[1]).bit_count() for pawn in red.split(","))


_PLANS = (
    Plan(
        "box",
        "A,0,0,0;B,9,-1,3;C,0,4,0;D,9,3,3",
        "c1:3,d1:21,e1:43,f1:55,g1:43,h1:21,i1:33/b8:12,c8:42,d8:29,e8:62,f8:29,g8:42,h8:24",
    ),
    Plan(
        "stagger",
        "A,0,0,0;B,0,-4,0;C,-1,6,3;D,-1,2,3",
        "a1:3,b1:21,c1:43,d1:55,e1:43,f3:21,g3:33/d8:12,e8:42,f10:29,g10:62,h10:29,i10:42,j10:24",
    ),
    Plan(
        "pinwheel",
        "A,0,0,0;B,-2,-3,0;C,9,-3,3;D,7,-6,3",
        "c1:3,d1:21,e1:43,f1:55,g1:43,h3:21,i3:33/d8:12,e8:42,f10:29,g10:62,h10:29,i10:42,j10:24",
    ),
    Plan(
        "great_ring",
        "A,0,0,0;B,-5,0,0;C,0,7,3;D,-5,7,3",
        "d4:3,e4:21,f1:43,g2:55,h1:43,i2:21,j1:33/e11:12,f10:42,g11:29,h10:62,i11:29,j8:42,k8:24",
    ),
    Plan(
        "twin_lakes",
        "A,0,0,0;B,-6,7,5;C,5,-6,2;D,-1,1,3",
        "a2:3,b2:21,c1:43,d1:55,e1:43,f3:21,g3:33/f9:12,g9:42,h11:29,i11:62,j11:29,k10:42,l10:24",
    ),
    Plan(
        "long_march",
        "A,0,0,0;B,2,-6,1;C,1,12,4;D,3,6,3",
        "a4:3,b2:21,c1:43,d1:43,d3:55,e2:21,f2:33/a17:12,b17:42,c16:62,c18:29,d18:29,e17:42,f15:24",
    ),
    Plan(
        "archipelago",
        "A,0,0,0;B,-7,6,0;C,10,0,3;D,3,6,3",
        "g1:3,h1:21,i1:55,j1:21,k1:33/h8:12,i8:42,j8:62,k8:42,l8:24",
        islands=True,
    ),
    Plan(
        "chevron",
        "A,0,0,0;B,9,1,3;C,-1,6,3",
        "a1:3,a2:21,a3:46,a4:21,b2:23,b4:12/n2:53,n4:24,o1:33,o2:21,o3:58,o4:21",
        files=True,
    ),
    Plan(
        "duel",
        "A,0,0,0;D,3,6,3",
        "a1:3,b1:21,c1:55,d1:21,e1:33/b8:12,c8:42,d8:62,e8:42,f8:24",
    ),
    Plan("skirmish", "A,0,0,0", "a2:3,a3:42,a4:12/e2:33,e3:42,e4:24"),
)

BOARDS: Final = {plan.name: plan for plan in _PLANS}
"""The ready-made boards by their names (BS-BOARD)."""
CUSTOM: Final = "custom"
ARMY_OF: Final = {
    pieces: BOARDS[name]
    for pieces, name in ((1, "skirmish"), (2, "duel"), (3, "chevron"), (4, "box"))
}
"""The board whose army a built board has, by its number of pieces."""

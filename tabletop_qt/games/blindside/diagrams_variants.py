"""An example on the board for every variant of Blindside, under options that switch it on."""

from collections.abc import Mapping

from tabletop_qt.core.lesson import Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId

VARIANTS: Mapping[RuleId, Diagram] = {
    "BS-BOARD": Diagram(
        "d6:7,e5:3/e6:11,g11:8 r 0 0 0",
        MARK(
            "rules",
            "The great ring is built from four pieces that leave a hole in the middle. Jumps go "
            "only where the board goes on.",
        ),
        ("e5-e7",),
        values={"board": "great_ring"},
        points=("e6",),
    ),
    "BS-COUNT": Diagram(
        "a1:31/e1:3 r 0 0 0 ph=place",
        MARK(
            "rules",
            "Two pawns a side share seven arrows: Red's second pawn gets the two that are left.",
        ),
        ("a3:3",),
        values={"board": "skirmish", "setup": "free", "pawns": 2},
    ),
    "BS-LOAD": Diagram(
        "a2:3,a3:2/ r 0 0 0 ph=load",
        MARK(
            "rules",
            "Three of seven arrows are loaded, so the last pawn has to carry the other four.",
        ),
        tries=("a4:12",),
        values={"board": "skirmish", "setup": "load"},
        points=("a4",),
    ),
    "BS-DRAFT": Diagram(
        "/ r 0 0 0 act=a1,c2,c3 ph=place",
        MARK(
            "rules",
            "Red places a pawn in the files A and B, but not on the action space A1, and not in "
            "the middle.",
        ),
        tries=("a1:11", "c1:11"),
        values={"board": "skirmish", "setup": "draft"},
        points=("a2", "a3", "a4", "b1", "b2", "b3", "b4"),
    ),
    "BS-NO-ACTION": Diagram(
        "c1:3,d1:21/d3:9,e8:24 r 0 0 0",
        MARK(
            "rules",
            "Without action spaces there are straight moves only, and nothing turns: the pawn on "
            "D1 goes on over D3.",
        ),
        ("d1-d4",),
        values={"board": "duel", "actions": "none"},
    ),
    "BS-NO-START": Diagram(
        "/ r 0 0 0 ph=place",
        MARK(
            "rules",
            "A board of your own has no start spaces: Red places a first pawn freely in its three "
            "ranks.",
        ),
        ("c1:11",),
        values={"board": "custom", "placements": "A,0,0,0;B,0,4,0"},
    ),
    "BS-RESCUE": Diagram(
        "a2:1,d3:6/b4:4 r 0 2 3",
        MARK(
            "rules",
            "E2, E3 and E4 are Black's start spaces. A red pawn that ends there gets one captured "
            "arrow back, but in an empty groove only.",
        ),
        tries=("d3-e3+ne",),
        values={"board": "skirmish", "rescue": True},
        points=("e2", "e3", "e4"),
    ),
    "BS-CLOCK": Diagram(
        "d4:3/d6:11,e8:24 r 0 0 0",
        MARK(
            "rules",
            "A landing asks for an arrow, a space and a facing. The clock runs until all are "
            "chosen.",
        ),
        ("d4-d6*s>d7/0",),
        values={"board": "duel"},
    ),
}
"""The examples by the ids of the rules."""

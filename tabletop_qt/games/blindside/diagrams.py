"""An example on the board for every rule of Blindside, those of the variants apart."""

from collections.abc import Mapping

from tabletop_qt.core.lesson import Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.blindside.diagrams_variants import VARIANTS

DUEL = {"board": "duel"}
LAKES = {"board": "twin_lakes"}
STRAIGHT = {"actions": "none"}
EXTENDED = {"full_capture": True}
PAIRS = {"actions": "c3,d4"}

_MOVING = {
    "BS-TURN": Diagram(
        "a1:3,e3:1/d8:8 r 0 0 0",
        MARK("rules", "Red has moves, so Red cannot pass, and may not move the black pawn."),
        tries=("pass",),
        values=DUEL,
    ),
    "BS-MOVE": Diagram(
        "d4:3/e8:24 r 0 0 0",
        MARK(
            "rules",
            "Two arrows: one or two spaces to the north or the north-east, and nothing else.",
        ),
        tries=("d4-d7", "d4-c4", "d4-e6"),
        values=DUEL,
        points=("d5", "d6", "e5", "f5"),
    ),
    "BS-OWN": Diagram(
        "c3:11,c5:12/e8:24 r 0 0 0",
        MARK("rules", "The pawn on C3 has three steps, but the red pawn on C5 stops it on C4."),
        tries=("c3-c5", "c3-c6"),
        values=DUEL,
        points=("c5",),
    ),
    "BS-EDGE": Diagram(
        "f3:11/l10:24 r 0 0 0",
        MARK("rules", "Behind F4 there is a hole, and the pawn on F3 cannot go over it to F6."),
        tries=("f3-f6",),
        values=LAKES,
        points=("f4",),
    ),
    "BS-END": Diagram(
        "b4:1,d4:3/b5:36,d5:36 r 0 0 0",
        MARK(
            "rules",
            "The pawn on D4 can jump D5 and end on D6. The pawn on B4 has no step left behind B5, "
            "so it cannot jump.",
        ),
        tries=("b4-b6",),
        values=DUEL,
        points=("b5", "d5"),
    ),
    "BS-REDIRECT": Diagram(
        "c2:59/h8:8 r 0 0 0",
        MARK(
            "rules",
            "C3 and D4 are empty action spaces: each may change the direction once in a move. C2 "
            "or E5 may not, and C3 not twice.",
        ),
        tries=("c2-d3-d4", "c2-c3-d4-c3-c4"),
        values=PAIRS,
        points=("c3", "d4"),
    ),
    "BS-ORIGIN": Diagram(
        "d1:27/e8:24 r 0 0 0",
        MARK(
            "rules",
            "Two spaces out to the action space D3 and two straight back: the pawn ends where it "
            "began.",
        ),
        ("d1-d3-d1",),
        values=DUEL,
        points=("d1", "d3"),
    ),
    "BS-ACTION-OCCUPIED": Diagram(
        "d1:21/d3:36,e8:24 r 0 0 0",
        MARK(
            "rules",
            "A black pawn stands on the action space D3, so nobody changes direction there.",
        ),
        tries=("d1-d3-e3",),
        values=DUEL,
        points=("d3",),
    ),
    "BS-ROTATE-STOP": Diagram(
        "b4:3,d1:3/e8:24 r 0 0 0",
        MARK(
            "rules",
            "The pawn on D1 may end on the action space D3 and turn. On an ordinary space like B5 "
            "nothing turns.",
        ),
        tries=("b4-b5/1",),
        values=DUEL,
        points=("d3",),
    ),
    "BS-ROTATE-PLACE": Diagram(
        "b4:3,c6:9/e8:24 r 0 0 0",
        MARK(
            "rules",
            "The pawn on C6 may be turned instead of moving. The one on B4 may not, and a turn "
            "that changes nothing does not count.",
        ),
        tries=("b4/1", "c6/3"),
        values=DUEL,
        points=("c6",),
    ),
}

_CAPTURES = {
    "BS-JUMP": Diagram(
        "d4:3/d5:63,e8:24 r 0 0 0",
        MARK(
            "rules",
            "The jump to the north takes the arrows to the south and to the north, and leaves the "
            "other four.",
        ),
        ("d4-d6",),
        values=DUEL,
        points=("d5",),
    ),
    "BS-DEAD": Diagram(
        "d4:3/d5:9,e8:24 r 0 0 0",
        MARK(
            "rules",
            "Both arrows of the pawn on D5 are in line with the jump: it loses them and leaves "
            "the board.",
        ),
        ("d4-d6",),
        values=DUEL,
        points=("d5",),
    ),
    "BS-LAND": Diagram(
        "b5:7,d4:3/d6:11,e8:24 r 0 0 0",
        MARK(
            "rules",
            "The pawn on D4 has two arrows and may land on D6, two spaces away. The one on B5 has "
            "three and may not.",
        ),
        tries=("b5-d6", "d4-d6*s>c4/0"),
        values=DUEL,
        points=("d6",),
    ),
    "BS-LAND-NOWHERE": Diagram(
        "d3:3/d5:11,e8:24 r 0 0 0",
        MARK(
            "rules",
            "There are no action spaces here: the pawn on D5 can only be put on D3, where the "
            "attacker came from.",
        ),
        tries=("d3-d5*s>b3/0",),
        values={"board": "duel", "actions": "none"},
        points=("d3",),
    ),
    "BS-COMBO": Diagram(
        "d1:11/d2:27,e8:24 r 0 0 0",
        MARK(
            "rules",
            "The pawn jumps D2, turns back on the action space D3 and lands on D2: three arrows "
            "in one move.",
        ),
        ("d1-d3-d2*ne>b3/0",),
        values=DUEL,
        points=("d2", "d3"),
    ),
}

_ENDS = {
    "BS-WIN": Diagram(
        "c1:11,f2:3/c2:63,h8:63 r 15 12 0",
        MARK(
            "rules",
            "Red has captured 15 arrows, and the jump over C2 takes two more: seventeen win.",
        ),
        ("c1-c3",),
        points=("c2",),
    ),
    "BS-EXTENDED": Diagram(
        "c1:11,f2:3/c2:9,h8:24 r 16 8 0",
        MARK(
            "rules", "In the extended game Red goes on with 18 captured arrows: all 23 are needed."
        ),
        ("c1-c3",),
        values=EXTENDED,
    ),
    "BS-NO-PAWNS": Diagram(
        "c1:11,d4:3/c3:9 r 9 4 0",
        MARK("rules", "The last black pawn dies, and Red has won with eleven arrows."),
        ("c1-c4",),
        points=("c3",),
    ),
    "BS-REPEAT": Diagram(
        "a1:9/j8:9 r 9 9 0",
        MARK(
            "rules",
            "Both sides go to and fro. When the same position comes for the third time, the game "
            "is drawn.",
        ),
        ("a1-a2", "j8-j7", "a2-a1", "j7-j8", "a1-a2", "j8-j7", "a2-a1", "j7-j8"),
    ),
    "BS-NO-PROGRESS": Diagram(
        "a1:9/j8:9 r 9 4 78",
        MARK("rules", "The last two of 80 turns go by without a capture, and the game is drawn."),
        ("a1-a2", "j8-j7"),
    ),
    "BS-AGREED": Diagram(
        "c1:11,f2:3/c5:63,h8:63 r 9 9 0",
        MARK("rules", "Nine arrows each, and both sides are wary: the players may call it a tie."),
    ),
}

DIAGRAMS: Mapping[RuleId, Diagram] = {**_MOVING, **_CAPTURES, **_ENDS, **VARIANTS}
"""The examples by the ids of the rules."""

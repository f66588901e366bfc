"""Advice on good play in Blindside, each with an example."""

from tabletop_qt.core.lesson import Advice, Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

DUEL = {"board": "duel"}

ADVICE = (
    Advice(
        MARK("rules", "Turn captured pawns away"),
        MARK(
            "rules",
            "When you put an attacked pawn down, turn its arrows away from your pawns. It is "
            "blind towards you then, and Black must spend a turn before it comes back.",
        ),
        Diagram(
            "c3:3/c5:26,e8:8 r 0 0 0",
            MARK(
                "rules",
                "The pawn is put on C7 with its arrows to the south-east and north-west: it "
                "cannot reach C5.",
            ),
            ("c3-c5*s>c7/1",),
            values={"board": "duel", "actions": "c7"},
            points=("c5", "c7"),
        ),
    ),
    Advice(
        MARK("rules", "Fewer arrows, shorter moves"),
        MARK(
            "rules",
            "Every arrow you take makes the pawn slower. A pawn with one arrow threatens a single "
            "space, so you may pass close by on all other sides.",
        ),
        Diagram(
            "d2:3/d5:8,e8:24 r 0 0 0",
            MARK("rules", "The pawn on D5 has one arrow, and D4 is all that it reaches."),
            points=("d4",),
            values=DUEL,
        ),
    ),
    Advice(
        MARK("rules", "Stay near action spaces"),
        MARK(
            "rules",
            "A pawn beside an action space is worth two: it can go round the corner, stop and "
            "turn, or come back.",
        ),
        Diagram(
            "d2:3,a1:3/e8:24 r 0 0 0",
            MARK(
                "rules",
                "The pawn on D2 is one step from D3, and so it reaches E4 round the corner.",
            ),
            ("d2-d3-e4",),
            values=DUEL,
            points=("d3",),
        ),
    ),
    Advice(
        MARK("rules", "Count spaces, not lines"),
        MARK(
            "rules",
            "A landing needs the exact distance. Count the spaces of the whole way, and look for "
            "a corner that makes it longer.",
        ),
        Diagram(
            "b1:23,d1:51/b4:11,e8:24 r 0 0 0",
            MARK(
                "rules",
                "From B1 it is three spaces to B4, too few for four arrows. From D1 over D3 it is "
                "exactly four.",
            ),
            ("d1-d3-b4*n>b3/0",),
            values=DUEL,
            points=("b4", "d3"),
        ),
    ),
    Advice(
        MARK("rules", "Mind the arrows towards the enemy"),
        MARK(
            "rules",
            "A jump takes the arrows that lie in its line. Those that point straight at the "
            "enemy, and those opposite, fall first, so do not bare that line where you can be "
            "jumped.",
        ),
        Diagram(
            "d4:3/d5:54,e8:24 r 0 0 0",
            MARK(
                "rules",
                "The pawn on D5 has four arrows, but none on the line of the jump, and loses "
                "nothing.",
            ),
            ("d4-d6",),
            values=DUEL,
            points=("d5",),
        ),
    ),
    Advice(
        MARK("rules", "See what hits you back"),
        MARK(
            "rules",
            "Before you capture, count the steps of the enemy pawns around the space where you "
            "end. A pawn that stands exactly as far away as it has arrows can land on you.",
        ),
        Diagram(
            "d4:3/d5:27,e5:22,f7:40 r 0 0 0",
            MARK("rules", "F5 would be within reach of the pawn on F7. On D6 your pawn is safe."),
            ("d4-d6",),
            values=DUEL,
            points=("f5", "f7"),
        ),
    ),
    Advice(
        MARK("rules", "Take the last arrows"),
        MARK(
            "rules",
            "A dead pawn never comes back, and it cannot block or strike. Of two captures that "
            "take as many arrows, choose the one that kills.",
        ),
        Diagram(
            "d4:3/d5:9,e5:26 r 0 0 0",
            MARK("rules", "Both jumps take two arrows, but only the pawn on D5 dies."),
            ("d4-d6",),
            values=DUEL,
            points=("d5",),
        ),
    ),
)
"""Hints in the order in which they help most."""

"""Advice on good play of Uckers, each with an example."""

from typing import Final

from tabletop_qt.core.lesson import Advice, Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import FLEET, MESS

ADVICE: Final = (
    Advice(
        MARK("rules", "Shut the enemy's door"),
        MARK(
            "rules",
            "A blob on an enemy doorstep is the strongest block of all: as long as "
            "it stands, not even a six brings that colour out.",
        ),
        Diagram(
            "15,15,b,b/b,b,b,b/40,b,b,b/b,b,b,30 b",
            MARK(
                "rules",
                "B has thrown a six, and D has to use it: A's blob on square 15 keeps "
                "all of B in base.",
            ),
            ("r6",),
            ("bb-15",),
            values=MESS,
            points=("15", "b-b"),
        ),
    ),
    Advice(
        MARK("rules", "Count six squares back"),
        MARK(
            "rules",
            "A lone counter with an enemy one to six squares behind it is in danger "
            "from a single die. Move it out of reach, or make it a blob.",
        ),
        Diagram(
            "20,24,b,b/18,b,b,b/b,b,b,b/b,b,b,b a",
            MARK(
                "rules",
                "B is close behind two lone counters. The four makes a blob of them, and "
                "B can neither hit it nor pass it.",
            ),
            ("r4", "a20-24"),
            values=MESS,
            points=("18", "24"),
        ),
    ),
    Advice(
        MARK("rules", "Do not mix your colours behind a blob"),
        MARK(
            "rules",
            "A mixi-blob right behind an enemy blob can do nothing but wait, since "
            "it cannot challenge. Keep one colour there, and do not let all your "
            "counters end up in such a place.",
        ),
        Diagram(
            "23,h,h,h/24,24,b,b/23,h,h,h/b,b,b,b a",
            MARK("rules", "A and C are stuck together behind B. Even a six is lost."),
            ("r6",),
            values=MESS,
            points=("23", "24"),
        ),
    ),
    Advice(
        MARK("rules", "Do not park a pair before a pair"),
        MARK(
            "rules",
            "Where blobs take blobs, a blob of two within six squares before an "
            "enemy blob of two may be taken by a double. Keep away from there, or "
            "add a third counter.",
        ),
        Diagram(
            "24,24,h,h/21,21,b,b/40,h,h,h/b,b,b,b b",
            MARK(
                "rules",
                "A's blob stands three squares before that of B, and a double three has taken it.",
            ),
            ("r33", "b21=24"),
            values=FLEET,
            points=("21", "24"),
        ),
    ),
    Advice(
        MARK("rules", "Keep a counter that can use a six"),
        MARK(
            "rules",
            "A six has to be used if it can be. If only your blob can use it, the "
            "blob breaks up; so keep another counter with a free way of six squares, "
            "or one in base with an open door.",
        ),
        Diagram(
            "20,20,b,h/18,b,b,b/h,h,h,h/b,b,b,b a",
            MARK(
                "rules",
                "The counter in base takes the six, and the blob in front of B stays together.",
            ),
            ("r6", "ab-2"),
            values=MESS,
            points=("20", "2"),
        ),
    ),
    Advice(
        MARK("rules", "Stand right behind the blob you fear"),
        MARK(
            "rules",
            "A counter that stands right behind an enemy blob when your turn begins "
            "may challenge it. One that stops two squares behind can do nothing but "
            "wait for it to move.",
        ),
        Diagram(
            "22,h,h,h/24,24,b,b/40,h,h,h/b,b,b,b a",
            MARK(
                "rules",
                "The one has brought A's counter right behind the blob. In its next turn "
                "it may challenge.",
            ),
            ("r61", "c40-46", "a22-23"),
            values=FLEET,
            points=("23", "24"),
        ),
    ),
    Advice(
        MARK("rules", "Weigh what each side can lose"),
        MARK(
            "rules",
            "A counter that is hit loses all the way it has walked. Hit enemies that "
            "have come far, and look after your own that are nearly round.",
        ),
        Diagram(
            "50,b,b,b/16,b,b,b/13,b,b,b/48,b,b,b a",
            MARK(
                "rules",
                "C could hit B on square 16, which has just come out. It is better to "
                "save A's counter, which has nearly gone round.",
            ),
            ("r3", "a50-h1"),
            values=MESS,
            points=("16", "48", "a-h1"),
        ),
    ),
)
"""What pays in the long run."""

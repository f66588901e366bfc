"""Examples of the rules of Uckers for moves, blobs and mixi-blobs."""

from collections.abc import Mapping
from typing import Final

from tabletop_qt.core.lesson import Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.uckers.lessons_settings import FLEET, MESS

MOVING: Final[Mapping[RuleId, Diagram]] = {
    "UC-TEAMS": Diagram(
        "20,b,b,b/b,b,b,30/40,b,b,b/b,b,b,b a",
        MARK(
            "rules",
            "A and C are one team: after the throw the player has chosen C. B and D "
            "are the other team.",
        ),
        ("r4", "c40-44"),
        values=MESS,
        points=("20", "44"),
    ),
    "UC-START": Diagram(
        "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b -",
        MARK(
            "rules",
            "Both have thrown nine, so both throw again. Then seven beats four, and B and D begin.",
        ),
        ("r63", "r54", "r31", "r52"),
        values=FLEET,
    ),
    "UC-MOVE": Diagram(
        "49,b,b,b/b,b,b,b/10,b,b,b/b,b,b,b a",
        MARK(
            "rules",
            "A walks five squares clockwise, turns in at its foot, square 0, and "
            "goes on up its chute. Nobody goes back, and nobody goes less than the "
            "throw.",
        ),
        ("r5", "a49-h2", "r1", "r5"),
        ("c10-5", "c10-13"),
        values=MESS,
        points=("0", "a-h1"),
    ),
    "UC-EXACT": Diagram(
        "h1,0,b,b/b,b,b,b/10,b,b,b/b,b,b,b a",
        MARK(
            "rules",
            "The six brings the counter on the foot home exactly. For the counter on "
            "chute 1 it is one too many.",
        ),
        ("r6",),
        ("ah1-h",),
        values=MESS,
        points=("0", "a-h1", "a-h"),
    ),
    "UC-EXIT": Diagram(
        "b,b,b,b/2,b,b,b/10,b,b,b/b,b,b,b a",
        MARK(
            "rules",
            "A six has brought A's counter out onto square 2, and the single counter "
            "of B there is hit. The four that follows brings nobody out.",
        ),
        ("r6", "ab-2", "r4"),
        ("ab-6",),
        values=MESS,
        points=("2",),
    ),
    "UC-MUST": Diagram(
        "20,20,h,h/b,b,b,b/h4,h,h,h/b,b,b,30 a",
        MARK(
            "rules",
            "The three is too much for C's counter in its chute, so one of the blob "
            "has to go. The throw may not be declined.",
        ),
        ("r3",),
        ("throw",),
        values=MESS,
        points=("20",),
    ),
    "UC-SIX-AGAIN": Diagram(
        "20,h,h,h/b,b,b,b/40,h,h,h/b,b,b,30 a",
        MARK(
            "rules",
            "The throw shows a six, so there is one more throw once both dice have been used.",
        ),
        ("r62", "a20-26", "c40-42", "r31"),
        values=FLEET,
    ),
    "UC-FORGO": Diagram(
        "b,20,h,h/2,2,b,b/h,h,h,h/b,b,b,b a",
        MARK(
            "rules",
            "The counter in base is shut in, but the one on square 20 could move. So "
            "the turn may not be forgone.",
        ),
        (),
        ("forgo",),
        values=MESS,
        points=("2", "20"),
    ),
    "UC-HIT": Diagram(
        "20,b,b,b/23,b,b,b/b,b,b,b/21,b,b,b a",
        MARK(
            "rules",
            "A lands on B's counter and sends it to base. D's counter is only passed, and stays.",
        ),
        ("r3", "a20-23"),
        values=MESS,
        points=("21", "23"),
    ),
    "UC-BLOB": Diagram(
        "22,40,b,b/24,24,b,b/b,b,b,b/b,b,b,b a",
        MARK(
            "rules",
            "Two counters of B are a blob: A cannot pass them, and could not land on them either.",
        ),
        ("r3",),
        ("a22-25",),
        values=MESS,
        points=("24",),
    ),
    "UC-MIXI": Diagram(
        "20,b,b,b/24,b,b,b/b,b,b,b/24,b,b,b a",
        MARK(
            "rules", "B and D on one square bar nobody, and A's counter sends both of them to base."
        ),
        ("r4", "a20-24"),
        values=MESS,
        points=("24",),
    ),
}
"""What holds with one die and with two."""

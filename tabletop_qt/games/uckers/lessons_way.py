"""The first lesson of Uckers: out of base and round the ring."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import MESS

WAY: Final = Lesson(
    "way",
    MARK("rules", "Out of base and round the ring"),
    MARK("rules", "You bring counters out with a six and walk them clockwise round the board."),
    (
        Show(
            MARK(
                "rules",
                "Uckers is a race of two teams. You play the counters of A and C, the "
                "other side those of B and D; every colour has four in its base. First "
                "each side throws once. Your five beats their three, so you begin.",
            ),
            "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b -",
            ("r5", "r3"),
            ("a-b", "c-b"),
            ("UC-TEAMS", "UC-START"),
        ),
        Show(
            MARK(
                "rules",
                "Nobody leaves base without a six. It brings one counter out onto its "
                "doorstep: square 2 for A, square 28 for C. That uses the six, but a six "
                "also earns another throw. Here the four that follows walks on.",
            ),
            "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a",
            ("r6", "ab-2", "r4", "a2-6"),
            ("2", "28"),
            ("UC-EXIT", "UC-SIX-AGAIN"),
        ),
        Show(
            MARK(
                "rules",
                "A counter walks clockwise, once round the ring, to the foot of its own "
                "chute: square 0 for A, square 26 for C. There it turns in. Five squares "
                "of chute lead to its home in the middle, and no enemy ever comes there.",
            ),
            "51,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a",
            ("r4", "a51-h3"),
            ("0", "a-h1", "a-h5", "a-h"),
            ("UC-MOVE",),
        ),
        Task(
            MARK(
                "rules",
                "All your counters are still in base. Throw the die, and bring one of "
                "A's counters out.",
            ),
            "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a",
            Goal(played=("ab-2",)),
            ("r6", "ab-2"),
            ("UC-EXIT", "UC-SIX-AGAIN"),
            MARK(
                "rules",
                "That is allowed, for C is yours too. But here one of A's counters shall come out.",
            ),
            (
                MARK(
                    "rules",
                    "Look at the base of A in the corner, and at the square marked as its "
                    "doorstep.",
                ),
                MARK("rules", "Take any of the four counters in the base of A."),
                MARK("rules", "Put it on square 2."),
            ),
            praise=MARK("rules", "It is out, and the six has earned you another throw."),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown a four. Walk A's counter on square 20 on by the whole number.",
            ),
            "b,b,b,20/b,b,b,25/b,b,b,40/b,b,b,b a moves r4",
            Goal(played=("a20-24",)),
            ("a20-24",),
            ("UC-MOVE", "UC-EXIT", "UC-TEAMS", "ALL-YOURS"),
            MARK(
                "rules", "That is allowed, but here it is A's counter on square 20 that shall walk."
            ),
            (
                MARK("rules", "Look at the numbers of the squares: they grow clockwise."),
                MARK("rules", "Take A's counter on square 20."),
                MARK("rules", "Four squares on is square 24."),
            ),
            (
                Temptation(
                    "a20-16",
                    "UC-MOVE",
                    MARK("rules", "Counters never go back. Count four squares forward, clockwise."),
                ),
                Temptation(
                    "ab-2",
                    "UC-EXIT",
                    MARK(
                        "rules",
                        "The counters in base have to wait for a six. A four is for those that "
                        "are out.",
                    ),
                ),
                Temptation(
                    "b25-29",
                    "ALL-YOURS",
                    MARK("rules", "B is the other side. Your counters are those of A and C."),
                ),
            ),
            answers={
                "c40-44": MARK(
                    "rules",
                    "That is allowed: after a throw you choose freely between A and C. Here, "
                    "though, A shall walk.",
                )
            },
            praise=MARK("rules", "Right: always clockwise, and always the whole number."),
        ),
        Task(
            MARK(
                "rules",
                "C's counter on square 24 is nearly round. Your throw is a five: turn in "
                "at its foot, square 26, and walk up the chute.",
            ),
            "b,b,b,10/b,b,b,b/b,b,b,24/b,b,b,30 a moves r5",
            Goal(played=("c24-h3",)),
            ("c24-h3",),
            ("UC-MOVE",),
            MARK(
                "rules", "That is allowed, but C's counter could be out of all danger in its chute."
            ),
            (
                MARK(
                    "rules", "Look at square 26, the foot of C, and at the chute that begins there."
                ),
                MARK("rules", "Take C's counter on square 24. Two steps bring it to the foot."),
                MARK("rules", "The other three steps lead to the third square of the chute."),
            ),
            (
                Temptation(
                    "c24-29",
                    "UC-MOVE",
                    MARK(
                        "rules",
                        "C has been all the way round. Past its foot only other colours go on "
                        "along the ring.",
                    ),
                ),
            ),
            answers={
                "a10-15": MARK(
                    "rules",
                    "That is allowed, but it leaves C's counter on the ring, one throw away "
                    "from safety.",
                )
            },
            praise=MARK("rules", "In its chute nothing can happen to it any more."),
        ),
        Task(
            MARK(
                "rules",
                "Throw, bring one of C's counters out, and walk it on with the throw "
                "that the six earns.",
            ),
            "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a",
            Goal(played=("c28-31",)),
            ("r6", "cb-28", "r3", "c28-31"),
            ("UC-EXIT", "UC-SIX-AGAIN", "UC-MOVE"),
            MARK("rules", "That is allowed, but here one of C's counters shall come out and walk."),
            (
                MARK("rules", "Look at the base of C, and at its doorstep, square 28."),
                MARK("rules", "Bring one of C's counters out with the six, then throw again."),
                MARK("rules", "Walk it three squares on, from square 28 to square 31."),
            ),
            praise=MARK(
                "rules", "Out and away: a counter on its way is worth more than one that waits."
            ),
        ),
    ),
    MESS,
)
"""From base to the chute."""

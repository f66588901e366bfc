"""Lessons of Uckers about the customs of the Fleet game, and about four players."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import FLEET, FOUR

CUSTOMS: Final = Lesson(
    "customs",
    MARK("rules", "Blob takes blob, and snake eyes"),
    MARK("rules", "You meet two customs of the Fleet game, both about doubles."),
    (
        Show(
            MARK(
                "rules",
                "The Submariners' rule: a blob of two stands one to six squares behind "
                "an enemy blob of two. A double of just that number takes it. Here A is "
                "four behind B, and has thrown a double four.",
            ),
            "20,20,h,h/24,24,b,b/40,h,h,h/b,b,b,b a",
            ("r44", "a20=24"),
            ("20", "24"),
            ("UC-BLOB-TAKES-BLOB",),
        ),
        Show(
            MARK(
                "rules",
                "Snake eyes: a double one as the first throw of your first turn brings "
                "all your counters out. But if a double one opens your second turn as "
                "well, all of them go back.",
            ),
            "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a first=ab",
            ("r11", "r32", "r11"),
            ("2", "28"),
            ("UC-SNAKE-EYES", "UC-SNAKE-BACK"),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown a double three. Your blob can take that of D: move both "
                "of your counters onto it at once.",
            ),
            "27,27,h,h/b,b,b,b/40,h,h,h/30,30,b,b a moves r33",
            Goal(played=("a27=30",), caused="UC-BLOB-TAKES-BLOB"),
            ("a27=30",),
            ("UC-BLOB-TAKES-BLOB", "UC-BLOB", "UC-DICE-TOTAL"),
            MARK("rules", "That is allowed, but a whole blob could have gone back to base."),
            (
                MARK("rules", "Count the squares from your blob to that of D."),
                MARK("rules", "Take one of A's counters on square 27; the other goes with it."),
                MARK("rules", "Put it on square 30."),
            ),
            (
                Temptation(
                    "a27-33",
                    "UC-DICE-TOTAL",
                    MARK(
                        "rules",
                        "One counter alone cannot walk past the blob. But two together can take "
                        "it.",
                    ),
                ),
            ),
            answers={
                "c40-46": MARK(
                    "rules", "That is allowed, but such a double does not come again soon."
                )
            },
            praise=MARK("rules", "Two counters back to base, and no sixes were needed."),
        ),
        Task(
            MARK(
                "rules",
                "A double four, and a blob four squares ahead: but this one has three "
                "counters. See what can be done, and use the throw.",
            ),
            "20,20,h,h/24,24,24,b/40,h,h,h/b,b,b,b a moves r44",
            Goal(played=("c40-48",)),
            ("c40-48",),
            ("UC-BLOB-TAKES-BLOB", "UC-DICE-BOTH"),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK("rules", "Count the counters of B on square 24."),
                MARK(
                    "rules",
                    "Two take two, never three. C's counter on square 40 is free to use both dice.",
                ),
                MARK("rules", "Walk it eight squares, to square 48."),
            ),
            (
                Temptation(
                    "a20=24",
                    "UC-BLOB-TAKES-BLOB",
                    MARK("rules", "Both blobs have to be of exactly two."),
                ),
                Temptation(
                    "c40-44",
                    "UC-DICE-BOTH",
                    MARK("rules", "Then the other four would be lost, for nobody else can use it."),
                ),
            ),
            praise=MARK("rules", "A third counter on a blob protects it from this rule."),
        ),
        Task(
            MARK(
                "rules",
                "Prepare the trap. You have thrown four and one: make a blob of two "
                "within six squares behind that of B, so that a double can take it.",
            ),
            "16,20,h,h/24,24,b,b/40,h,h,h/b,b,b,b a moves r41",
            Goal(played=("a16-20",)),
            ("a16-20",),
            ("UC-BLOB-TAKES-BLOB", "UC-BLOB"),
            MARK(
                "rules",
                "That is allowed, but your two counters could stand together behind B's blob.",
            ),
            (
                MARK("rules", "Look at A's two counters: they are four squares apart."),
                MARK("rules", "Use the four for the one behind, on square 16."),
                MARK("rules", "Put it beside the other, on square 20."),
            ),
            answers={
                "c40-44": MARK(
                    "rules", "That is allowed, but A's two counters stay apart, and single."
                ),
                "c40-45": MARK(
                    "rules", "That is allowed, but A's two counters stay apart, and single."
                ),
                "a16-21": MARK(
                    "rules",
                    "That is allowed, but it passes the other counter of A instead of joining it.",
                ),
            },
            praise=MARK(
                "rules",
                "Use the one with C, so that they stay together: then a double four "
                "takes the blob. Beware of the same when enemies gather behind you.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "It is your first turn. Throw, see what snake eyes do, and in your next "
                "turn use the six of your throw to move on.",
            ),
            "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a first=ab",
            Goal(played=("a2-8", "c28-34", "a2-11", "c28-37")),
            ("r11", "r32", "r63", "a2-8"),
            ("UC-SNAKE-EYES", "UC-SNAKE-BACK", "UC-LARGER-FIRST"),
            MARK("rules", "That is allowed, but here the six shall move a counter on."),
            (
                MARK("rules", "Press the button to throw, and watch your doorsteps."),
                MARK("rules", "All eight are out. In your next turn take one from square 2."),
                MARK("rules", "The six brings it to square 8."),
            ),
            praise=MARK("rules", "What a start! And the danger of going back again is over."),
        ),
    ),
    FLEET,
)
"""Doubles that do more."""

PARTNERS: Final = Lesson(
    "partners",
    MARK("rules", "Four players, and helping your partner"),
    MARK(
        "rules",
        "You play one colour beside a partner, protect him, and help him when you are home.",
    ),
    (
        Show(
            MARK(
                "rules",
                "With four players everybody has one colour, and the turns go from A to "
                "B, C and D. A and C are partners: each moves only his own counters. "
                "Throws that cannot be used pass by themselves.",
            ),
            "20,h,h,h/b,b,b,b/40,b,b,b/b,b,b,b a",
            ("r52", "a20-27", "r31", "r42", "c40-46", "r31"),
            ("20", "40"),
            ("UC-TEAMS",),
        ),
        Show(
            MARK(
                "rules",
                "Whoever has all his counters home keeps throwing. His first six earns "
                "him the right to help, and nothing else happens in that turn. From his "
                "next turn on he plays his partner's counters.",
            ),
            "h,h,h,h/b,b,b,b/20,b,b,b/b,b,b,b a",
            ("r62", "r31", "r42", "c20-26", "r31", "r63", "cb-28"),
            ("a-h",),
            ("UC-ASSIST",),
        ),
        Task(
            MARK(
                "rules",
                "You are A, one of four players, and have thrown five and three. Your "
                "partner C could hit D, but play what is yours to play: both dice on "
                "your counter.",
            ),
            "20,h,h,h/b,b,b,b/30,b,b,b/35,b,b,b a moves r53",
            Goal(played=("a20-28",)),
            ("a20-28",),
            ("UC-TEAMS", "UC-DICE-TOTAL"),
            MARK("rules", "That is allowed, but here both dice shall go to your counter."),
            (
                MARK("rules", "Look at the colours: only A's counters are yours now."),
                MARK("rules", "Your only counter on the ring is on square 20."),
                MARK("rules", "Walk it by both dice, to square 28."),
            ),
            (
                Temptation(
                    "c30-35",
                    "UC-TEAMS",
                    MARK(
                        "rules",
                        "That would be fine for your team, but your partner throws and moves for "
                        "himself.",
                    ),
                ),
            ),
            praise=MARK("rules", "You win together, but each plays his own throws."),
        ),
        Task(
            MARK(
                "rules",
                "B's counter on square 18 is hunting your partner's on square 24. Make a "
                "blob between them with the three.",
            ),
            "20,23,40,h/18,b,b,b/24,b,b,b/b,b,b,b a moves r31",
            Goal(played=("a20-23",)),
            ("a20-23",),
            ("UC-BLOB", "UC-TEAMS"),
            MARK(
                "rules",
                "That is allowed, but your partner's counter stays in danger, and so do yours.",
            ),
            (
                MARK("rules", "Look at the squares between B on 18 and C on 24."),
                MARK("rules", "Your counter on square 20 is three behind the one on square 23."),
                MARK("rules", "Walk it from square 20 to square 23."),
            ),
            answers={
                "a20-24": MARK(
                    "rules",
                    "That is allowed, but landing on your partner makes a mixi-blob, which "
                    "one enemy sends back whole.",
                ),
                "a23-26": MARK(
                    "rules", "That is allowed, but it leaves three single counters in front of B."
                ),
            },
            praise=MARK(
                "rules",
                "B can neither hit your blob nor get past it to your partner. Use the "
                "one for your counter on square 40.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "You are home and have earned the right to help. Your throw is six and "
                "three: bring one of C's counters out for your partner.",
            ),
            "h,h,h,h/b,b,b,b/20,b,h3,h/b,b,b,b a assist=a moves r63",
            Goal(played=("cb-28",)),
            ("cb-28",),
            ("UC-ASSIST", "UC-EXIT"),
            MARK("rules", "That is allowed, but C's counter in base has waited long enough."),
            (
                MARK(
                    "rules", "Look at C's counters: one on the ring, one in the chute, one in base."
                ),
                MARK("rules", "Take the counter in the base of C."),
                MARK("rules", "Put it on square 28."),
            ),
            (
                Temptation(
                    "ch3-h",
                    "UC-ASSIST",
                    MARK(
                        "rules",
                        "Three would be just right, but in its chute only its owner moves a "
                        "counter.",
                    ),
                ),
            ),
            answers={
                "c20-h3": MARK(
                    "rules",
                    "That is allowed: you may walk your partner's counters too. But the six "
                    "could bring one out.",
                ),
            },
            praise=MARK(
                "rules", "You may go on with the three, with this counter or with the other one."
            ),
        ),
    ),
    FOUR,
)
"""A colour for everybody."""

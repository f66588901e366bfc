"""Lessons of Uckers about hitting and about blobs."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import MESS

HITS: Final = Lesson(
    "hits",
    MARK("rules", "Hitting"),
    MARK("rules", "You send single enemy counters back to their base, and keep your own from it."),
    (
        Show(
            MARK(
                "rules",
                "A counter that lands on a single enemy sends it back to its base. All "
                "the way it has walked is lost. Whoever is only passed stays.",
            ),
            "b,b,b,20/b,b,b,23/b,b,b,b/b,b,b,21 a",
            ("r3", "a20-23"),
            ("21", "23"),
            ("UC-HIT",),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown a four. A counter of D stands just in reach of one of "
                "yours: hit it.",
            ),
            "20,31,h,h/b,b,b,b/h,h,h,h/b,b,b,35 a moves r4",
            Goal(played=("a31-35",), caused="UC-HIT"),
            ("a31-35",),
            ("UC-HIT",),
            MARK(
                "rules",
                "That is allowed, for you need not hit. But D's counter has come far and "
                "will be home soon.",
            ),
            (
                MARK("rules", "Look for the single enemy on the ring, on square 35."),
                MARK("rules", "Which of your counters stands exactly four squares behind it?"),
                MARK("rules", "Walk A's counter from square 31 to square 35."),
            ),
            answers={
                "a20-24": MARK(
                    "rules",
                    "That is allowed, but it misses the enemy: D's counter has nearly "
                    "finished its round.",
                )
            },
            praise=MARK("rules", "It has to begin again, and needs a six to do so."),
        ),
        Task(
            MARK(
                "rules",
                "A counter of B stands on A's doorstep, square 2. Your six can bring a "
                "counter out: meet it there.",
            ),
            "b,b,h,40/b,b,b,2/h,h,h,h/b,b,b,b a moves r6",
            Goal(played=("ab-2",), caused="UC-HIT"),
            ("ab-2",),
            ("UC-HIT", "UC-EXIT"),
            MARK("rules", "That is allowed, but coming out could have hit the enemy at your door."),
            (
                MARK("rules", "Look at square 2. Coming out is landing like any other."),
                MARK("rules", "Take a counter in the base of A."),
                MARK("rules", "Put it on square 2."),
            ),
            answers={
                "a40-46": MARK(
                    "rules", "That is allowed, but you leave the enemy on your doorstep unpunished."
                )
            },
            praise=MARK(
                "rules", "Out, and the enemy is back in base: two good things for one six."
            ),
        ),
        Task(
            MARK(
                "rules",
                "You may hit the counter of B on square 16, but you need not. Count "
                "first what you stand to lose: A's counter on square 50 has D's close "
                "behind it. Bring it to safety.",
            ),
            "50,b,b,b/16,b,b,b/13,b,b,b/48,b,b,b a moves r3",
            Goal(played=("a50-h1",)),
            ("a50-h1",),
            ("UC-HIT", "UC-MOVE"),
            MARK("rules", "That is allowed, but A's counter stays in danger."),
            (
                MARK(
                    "rules",
                    "Compare how far each counter has come. The one on square 16 has only "
                    "just come out.",
                ),
                MARK(
                    "rules",
                    "A's counter on square 50 has nearly gone round, and three steps lead it "
                    "into its chute.",
                ),
                MARK("rules", "Walk it from square 50 to the first square of its chute."),
            ),
            answers={
                "c13-16": MARK(
                    "rules",
                    "That is allowed and it hits, but the enemy loses one step and you may "
                    "lose nearly fifty. See what a two does.",
                )
            },
            punished={"c13-16": ("r2", "d48-50")},
            praise=MARK(
                "rules", "Nobody follows it into the chute. Hitting is a choice, never a duty."
            ),
        ),
    ),
    MESS,
)
"""Sending enemies back."""

BLOBS: Final = Lesson(
    "blobs",
    MARK("rules", "Blobs"),
    MARK("rules", "Two counters of one colour together are safe, and bar the way."),
    (
        Show(
            MARK(
                "rules",
                "Two or more counters of one colour alone on a square are a blob. No "
                "enemy may land on it or pass it: A's counter behind this one can go one "
                "square, and no farther.",
            ),
            "22,b,b,b/24,24,b,b/b,b,b,b/b,b,b,b a",
            ("r1", "a22-23"),
            ("24",),
            ("UC-BLOB",),
        ),
        Show(
            MARK(
                "rules",
                "The team of a blob passes it freely. Here D walks past the blob of B, "
                "and B could do so too.",
            ),
            "23,b,b,b/24,24,b,b/b,b,b,b/22,b,b,b b",
            ("r3", "d22-25"),
            ("24",),
            ("UC-BLOB",),
        ),
        Task(
            MARK(
                "rules",
                "B's counter on square 18 is hunting yours. With the four you can make a "
                "blob that it can neither hit nor pass.",
            ),
            "20,24,h,h/18,b,b,b/40,h,h,h/b,b,b,b a moves r4",
            Goal(played=("a20-24",)),
            ("a20-24",),
            ("UC-BLOB",),
            MARK("rules", "That is allowed, but it leaves a lone counter in front of the enemy."),
            (
                MARK("rules", "Look at the two counters of A: they are four squares apart."),
                MARK("rules", "Move the one behind, on square 20."),
                MARK("rules", "Put it beside the other on square 24."),
            ),
            answers={
                "a24-28": MARK(
                    "rules",
                    "That is allowed, but now both stand alone in front of B. See what a two does.",
                ),
                "c40-44": MARK(
                    "rules",
                    "That is allowed, but A's counters stay alone in front of B. See what a "
                    "two does.",
                ),
            },
            punished={"a24-28": ("r2", "b18-20"), "c40-44": ("r2", "b18-20")},
            praise=MARK("rules", "Together they are safe, and B has to wait behind them."),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown a three, and the blob of B bars the way of A's counter. "
                "Use the throw where it can be used.",
            ),
            "22,h,h,h/24,24,b,b/40,h,h,h/b,b,b,b a moves r3",
            Goal(played=("c40-43",)),
            ("c40-43",),
            ("UC-BLOB", "UC-MUST"),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK("rules", "Look at square 24: nobody of yours lands there or goes beyond."),
                MARK("rules", "C's counter on square 40 has a free way."),
                MARK("rules", "Walk it to square 43."),
            ),
            (
                Temptation(
                    "a22-25",
                    "UC-BLOB",
                    MARK(
                        "rules",
                        "A blob is a wall: it is not only hard to hit, it cannot be passed either.",
                    ),
                ),
            ),
            praise=MARK("rules", "One colour was stopped, so the other had to use the throw."),
        ),
        Task(
            MARK(
                "rules",
                "A's counter on square 11 can join the one on square 15. That is B's "
                "doorstep, and all of B is still in base. Shut the door with the four.",
            ),
            "11,15,h,h/b,b,b,b/40,h,h,h/b,b,b,30 a moves r4",
            Goal(played=("a11-15",)),
            ("a11-15",),
            ("UC-BLOB", "UC-EXIT"),
            MARK(
                "rules",
                "That is allowed, but B's door stays open, and whoever comes out hits a "
                "single counter on it.",
            ),
            (
                MARK("rules", "Look at square 15, where B's counters come out."),
                MARK(
                    "rules",
                    "One counter of A is there already; another stands four squares behind.",
                ),
                MARK("rules", "Walk the counter on square 11 to square 15."),
            ),
            answers={
                "a15-19": MARK(
                    "rules", "That is allowed, but it gives the best square of the board away."
                ),
                "c40-44": MARK(
                    "rules",
                    "That is allowed, but a six would now bring B out, onto your counter. "
                    "See it happen.",
                ),
            },
            punished={"c40-44": ("r6", "bb-15")},
            praise=MARK(
                "rules",
                "A blob on the enemy's doorstep is the strongest there is: nobody comes "
                "out, not even with a six.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Now it is your door that is shut, by a blob of B on square 2. Use the "
                "six all the same.",
            ),
            "b,b,h,30/2,2,b,b/h,h,h,h/b,b,b,b a moves r6",
            Goal(played=("a30-36",)),
            ("a30-36",),
            ("UC-BLOB", "UC-EXIT", "UC-MUST"),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK("rules", "Look at square 2: an enemy blob keeps your base shut."),
                MARK("rules", "A's counter on square 30 is free to go."),
                MARK("rules", "Walk it to square 36."),
            ),
            (
                Temptation(
                    "ab-2",
                    "UC-BLOB",
                    MARK("rules", "Coming out is landing, and nobody lands on an enemy blob."),
                ),
            ),
            praise=MARK(
                "rules", "Right. The others have to wait until the blob moves, or is broken."
            ),
        ),
        Task(
            MARK(
                "rules",
                "Sometimes you have to break your own blob. You have thrown a five: see "
                "which of your counters can use it, and play it.",
            ),
            "20,20,h,h/18,b,b,b/h3,h,h,h/b,b,b,b a moves r5",
            Goal(played=("a20-25",)),
            ("a20-25",),
            ("UC-MUST", "UC-EXACT"),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK("rules", "Look at C's counter in its chute: it needs exactly three."),
                MARK("rules", "So one of the two counters of A on square 20 has to go."),
                MARK("rules", "Walk it to square 25."),
            ),
            (
                Temptation(
                    "ch3-h",
                    "UC-EXACT",
                    MARK(
                        "rules",
                        "It would be fine to keep the blob, but five is too much for C's counter.",
                    ),
                ),
            ),
            praise=MARK(
                "rules",
                "A throw that can be used must be used, even if it hurts. Keep another "
                "counter that can take such throws.",
            ),
        ),
    ),
    MESS,
)
"""Walls of one colour."""

"""Lessons of Uckers about mixi-blobs, and about the run of one die."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import MESS

MIXI: Final = Lesson(
    "mixi",
    MARK("rules", "Mixi-blobs"),
    MARK(
        "rules", "Both colours of a team on one square are weak: you use theirs, and avoid yours."
    ),
    (
        Show(
            MARK(
                "rules",
                "B and D on one square are a mixi-blob. It bars nobody, and an enemy "
                "that lands on it sends all of it to base.",
            ),
            "20,b,b,b/24,b,b,b/b,b,b,b/24,b,b,b a",
            ("r4", "a20-24"),
            ("24",),
            ("UC-MIXI",),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown a five. A mixi-blob of B and D stands on square 24: "
                "send both of them back.",
            ),
            "19,22,h,h/24,b,b,b/h,h,h,h/24,b,b,b a moves r5",
            Goal(caused="UC-MIXI"),
            ("a19-24",),
            ("UC-MIXI", "UC-HIT"),
            MARK("rules", "That is allowed, but two enemies could have gone back at one blow."),
            (
                MARK("rules", "Look at square 24: two colours stand there, so it is no wall."),
                MARK("rules", "Which of your counters is exactly five squares behind?"),
                MARK("rules", "Walk A's counter from square 19 to square 24."),
            ),
            answers={
                "a22-27": MARK(
                    "rules",
                    "That is allowed, for anybody may pass a mixi-blob. But landing on it "
                    "would have sent both back.",
                )
            },
            praise=MARK("rules", "Both are back in base, however many stood there."),
        ),
        Task(
            MARK(
                "rules",
                "C's counter on square 28 has a mixi-blob before it on square 30. Pass "
                "it, and hit B's counter on square 32.",
            ),
            "40,h,h,h/30,32,b,b/28,h,h,h/30,b,b,b a moves r4",
            Goal(played=("c28-32",), caused="UC-HIT"),
            ("c28-32",),
            ("UC-MIXI", "UC-HIT"),
            MARK("rules", "That is allowed, but the way past the mixi-blob is open."),
            (
                MARK("rules", "Look at square 30: B and D together do not bar the way."),
                MARK("rules", "C's counter on square 28 may go past them."),
                MARK("rules", "Walk it to square 32."),
            ),
            answers={
                "a40-44": MARK(
                    "rules",
                    "That is allowed, but C's counter could have hit. A mixi-blob is no wall.",
                )
            },
            praise=MARK("rules", "Only a blob of one colour alone would have stopped you."),
        ),
        Task(
            MARK(
                "rules",
                "Two counters of A and one of C stand on square 20, and B is three "
                "squares behind. Move the right one, so that a blob is left.",
            ),
            "20,20,h,h/17,b,b,b/20,h,h,h/b,b,b,b a moves r3",
            Goal(played=("c20-23",)),
            ("c20-23",),
            ("UC-MIXI", "UC-BLOB"),
            MARK("rules", "That is allowed, but what is left is still a mixi-blob."),
            (
                MARK(
                    "rules",
                    "Look at square 20, and think of what is left when one counter has gone.",
                ),
                MARK("rules", "If C's counter leaves, two of one colour remain."),
                MARK("rules", "Walk C's counter from square 20 to square 23."),
            ),
            answers={
                "a20-23": MARK(
                    "rules",
                    "That is allowed, but A and C are left together: a mixi-blob. See what a "
                    "three does.",
                )
            },
            punished={"a20-23": ("r3", "b17-20")},
            praise=MARK(
                "rules",
                "The two of A are a blob at once. They even shield C's counter in front of them.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown a four, and you would rather keep A and C apart. But "
                "look where the blob of D stands, and play what can be played.",
            ),
            "8,h,h,h/b,b,b,b/12,h,h,h/14,14,b,b a moves r4",
            Goal(played=("a8-12",)),
            ("a8-12",),
            ("UC-MIXI", "UC-MUST", "UC-BLOB"),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK("rules", "Look at square 14: C's counter cannot go past that blob."),
                MARK("rules", "Only A's counter on square 8 can use the four."),
                MARK("rules", "It has to go to square 12, even though that makes a mixi-blob."),
            ),
            (
                Temptation(
                    "c12-16",
                    "UC-BLOB",
                    MARK("rules", "That would keep them apart, but the blob of D is in the way."),
                ),
            ),
            praise=MARK("rules", "It had to be. Try to part them again soon."),
        ),
    ),
    MESS,
)
"""Two colours on one square."""

RUN: Final = Lesson(
    "run",
    MARK("rules", "One die: the run belongs to one counter"),
    MARK("rules", "In the game with one die, a six ties the throws that follow to one counter."),
    (
        Show(
            MARK(
                "rules",
                "A six that you use earns another throw, as often as it comes. All "
                "throws of such a run belong to the counter that the first six has "
                "moved.",
            ),
            "5,b,b,b/b,b,b,b/30,b,b,b/b,b,b,b a",
            ("r6", "a5-11", "r6", "a11-17", "r2", "a17-19"),
            (),
            ("UC-SIX-AGAIN", "UC-LOCK"),
        ),
        Show(
            MARK(
                "rules",
                "A six that nothing can use ends the turn in this game. Here the blob on "
                "square 24 is in the way, and there is no other throw.",
            ),
            "22,h,h,h/24,24,b,b/h,h,h,h/b,b,b,b a",
            ("r6",),
            ("24",),
            ("UC-SIX-AGAIN", "UC-MUST"),
        ),
        Show(
            MARK(
                "rules",
                "When the counter of the run has got home, the throw it has earned is "
                "made all the same. But no other counter may walk by it: here the three "
                "is lost.",
            ),
            "0,b,b,b/b,b,b,b/30,b,b,b/b,b,b,b a",
            ("r6", "a0-h", "r3"),
            ("a-h", "30"),
            ("UC-LOCK",),
        ),
        Task(
            MARK(
                "rules",
                "A six has moved A's counter to square 11, and now you have thrown a "
                "two. Go on as the run demands, though another counter could hit.",
            ),
            "5,20,h,h/22,b,b,b/h,h,h,h/b,b,b,b a moves r6 a5-11 r2",
            Goal(played=("a11-13",)),
            ("a11-13",),
            ("UC-LOCK",),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK(
                    "rules",
                    "Look at the counter that has used the six: it stands on square 11 now.",
                ),
                MARK("rules", "The two belongs to it, and to no other."),
                MARK("rules", "Walk it from square 11 to square 13."),
            ),
            (
                Temptation(
                    "a20-22",
                    "UC-LOCK",
                    MARK(
                        "rules",
                        "A fine hit, but the run belongs to the counter that the six has moved.",
                    ),
                ),
            ),
            praise=MARK("rules", "So think of the throws to come before you use a six."),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown a six. The throw it earns will belong to the same "
                "counter: choose one with a free way ahead, and play both throws.",
            ),
            "16,h,h,h/24,24,b,b/30,h,h,h/b,b,b,b a moves r6",
            Goal(played=("c36-40",)),
            ("c30-36", "r4", "c36-40"),
            ("UC-LOCK", "UC-SIX-AGAIN"),
            MARK("rules", "That is allowed, but the throw that follows may be lost."),
            (
                MARK(
                    "rules",
                    "Look at the blob of B on square 24, and at who would stand close behind it.",
                ),
                MARK("rules", "C's counter on square 30 has a free way."),
                MARK("rules", "Walk it to square 36, throw, and walk on."),
            ),
            answers={
                "a16-22": MARK(
                    "rules",
                    "That is allowed, but now the run belongs to a counter with one free "
                    "square before it. See what becomes of a four.",
                )
            },
            punished={"a16-22": ("r4",)},
            praise=MARK(
                "rules",
                "Ten squares in one turn. The other counter would have stood before a wall.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Your six has moved A's counter to square 11, beside another of A. Now "
                "go on with the three.",
            ),
            "5,11,h,h/b,b,b,b/30,h,h,h/b,b,b,33 a moves r6 a5-11 r3",
            Goal(played=("a11-14",)),
            ("a11-14",),
            ("UC-LOCK",),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK("rules", "Look at square 11: the counter of the run has company there."),
                MARK(
                    "rules",
                    "Counters of one colour on one square count as the same, so you may take "
                    "either.",
                ),
                MARK("rules", "Walk one of them to square 14."),
            ),
            (
                Temptation(
                    "c30-33",
                    "UC-LOCK",
                    MARK("rules", "C's counter has no part in this run, however well it stands."),
                ),
            ),
            praise=MARK("rules", "Either of the two would have done."),
        ),
    ),
    MESS,
)
"""Sixes with one die."""

"""A lesson of Uckers about two dice: in what order they are used."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import FLEET, NAVY

ORDER: Final = Lesson(
    "order",
    MARK("rules", "Two dice: which one first"),
    MARK(
        "rules",
        "In the Fleet game the larger die goes first; in the Navy game both must "
        "be used if they can be.",
    ),
    (
        Show(
            MARK(
                "rules",
                "In the Fleet game the larger die is used first, if it has any use. The "
                "smaller one follows, if it can.",
            ),
            "5,20,h,h/b,b,b,b/h,h,h,h/b,b,b,30 a",
            ("r53", "a20-25", "a5-8"),
            (),
            ("UC-LARGER-FIRST",),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown five and three, and would like to hit B's counter on "
                "square 8. Play both dice in the right order.",
            ),
            "5,20,h,h/8,b,b,b/h,h,h,h/b,b,b,b a moves r53",
            Goal(played=("a5-8",), caused="UC-HIT"),
            ("a20-25", "a5-8"),
            ("UC-LARGER-FIRST", "UC-HIT"),
            MARK("rules", "That is allowed, but then the three no longer hits."),
            (
                MARK("rules", "The three hits, but the five has to go first."),
                MARK("rules", "Use the five for the other counter, on square 20."),
                MARK("rules", "First square 20 to 25, then square 5 to 8."),
            ),
            (
                Temptation(
                    "a5-8",
                    "UC-LARGER-FIRST",
                    MARK(
                        "rules",
                        "A good hit, but too early. Find a use for the five that leaves it open.",
                    ),
                ),
            ),
            answers={
                "a5-10": MARK(
                    "rules",
                    "That is allowed, but now this counter has moved and cannot use the three.",
                ),
                "a5-13": MARK(
                    "rules", "That is allowed, but the total passes B's counter and hits nothing."
                ),
                "a20-28": MARK(
                    "rules", "That is allowed, but it takes both dice, and the three was to hit."
                ),
            },
            praise=MARK("rules", "The larger die first, and the hit is still there."),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown six and two. Use the six so that the two can be used as "
                "well: come out with it.",
            ),
            "b,20,h,h/b,b,b,b/h,h,h,h/b,b,b,30 a moves r62",
            Goal(played=("ab-2",)),
            ("ab-2",),
            ("UC-LARGER-FIRST", "UC-MUST", "UC-EXIT"),
            MARK(
                "rules",
                "That is allowed, but a counter in base is a counter that waits. Bring it out.",
            ),
            (
                MARK("rules", "What could use the two, once the six has been played?"),
                MARK(
                    "rules",
                    "Not the counter that has walked by the six. But if one comes out, two "
                    "counters can use it.",
                ),
                MARK("rules", "Bring A's counter out onto square 2."),
            ),
            (
                Temptation(
                    "a20-26",
                    "UC-LARGER-FIRST",
                    MARK(
                        "rules",
                        "After that nothing could use the two. While there is a way to use both "
                        "dice, you have to choose among those.",
                    ),
                ),
            ),
            answers={
                "a20-28": MARK(
                    "rules",
                    "That is allowed: the total uses both dice. But coming out does too, and "
                    "gets one more counter going.",
                )
            },
            praise=MARK("rules", "Now either counter can take the two."),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown six and two, and the six is blocked. So the smaller die "
                "may go first: play it. The six still earns its throw.",
            ),
            "20,h,h,h/25,25,b,b/h,h,h,h/b,b,b,b a moves r62",
            Goal(played=("a20-22",), caused="UC-SIX-AGAIN"),
            ("a20-22",),
            ("UC-LARGER-FIRST", "UC-SIX-AGAIN", "UC-BLOB"),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK("rules", "Look at the blob of B on square 25: the six cannot pass it."),
                MARK("rules", "The two can be used by A's counter on square 20."),
                MARK("rules", "Walk it to square 22."),
            ),
            (
                Temptation(
                    "a20-26",
                    "UC-BLOB",
                    MARK(
                        "rules",
                        "The larger die goes first only if it has a use, and here it has none.",
                    ),
                ),
            ),
            praise=MARK(
                "rules",
                "In the Fleet and Navy games a six throws again, whether it could be used or not.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Now the Navy game: the order is free, but both dice must be used if "
                "there is a way. Find the counter that has to take the six.",
            ),
            "20,30,h,h/33,33,b,b/h,h,h,h/b,b,b,b a moves r62",
            Goal(played=("a20-26",)),
            ("a20-26",),
            ("UC-DICE-BOTH",),
            MARK("rules", "That is allowed, but here the six shall go first."),
            (
                MARK(
                    "rules",
                    "Look at the blob of B on square 33: the counter on square 30 can go two "
                    "squares, but not six.",
                ),
                MARK("rules", "So the six is for A's counter on square 20."),
                MARK("rules", "Walk it to square 26."),
            ),
            (
                Temptation(
                    "a20-22",
                    "UC-DICE-BOTH",
                    MARK("rules", "Then nobody could use the six any more. Keep both dice usable."),
                ),
            ),
            answers={
                "a30-32": MARK(
                    "rules",
                    "That is allowed: in this game the two may come first, and the six "
                    "follows. Here, play the six.",
                ),
                "a20-28": MARK(
                    "rules", "That is allowed: the total uses both dice. Here, split them."
                ),
            },
            praise=MARK(
                "rules", "Both dice can be used now: the two is left for the counter on square 30."
            ),
            values=NAVY,
        ),
        Task(
            MARK(
                "rules",
                "The Navy game again, and only one of your dice can be used. Then it has "
                "to be the higher one: play it.",
            ),
            "20,h,h,h/28,28,b,b/h,h,h,h/b,b,b,b a moves r62",
            Goal(played=("a20-26",)),
            ("a20-26",),
            ("UC-DICE-BOTH",),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK(
                    "rules", "Look at square 28: with both dice A's counter would land on a blob."
                ),
                MARK("rules", "Either die alone could move it, so the six has to."),
                MARK("rules", "Walk A's counter from square 20 to square 26."),
            ),
            (
                Temptation(
                    "a20-22",
                    "UC-DICE-BOTH",
                    MARK(
                        "rules",
                        "The two would be possible, but the six is as well, and the higher one "
                        "has to be used.",
                    ),
                ),
            ),
            praise=MARK("rules", "The two is lost, and the six throws again."),
            values=NAVY,
        ),
    ),
    FLEET,
)
"""What comes first."""

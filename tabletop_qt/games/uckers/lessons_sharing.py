"""A lesson of Uckers about two dice: how they are shared out."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import FLEET

TWO: Final = Lesson(
    "two-dice",
    MARK("rules", "Two dice: split them or add them"),
    MARK("rules", "You move two counters by one die each, or one counter by both together."),
    (
        Show(
            MARK(
                "rules",
                "With two dice each die moves one counter. Here the five goes to A and "
                "the three to C.",
            ),
            "20,h,h,h/b,b,b,b/40,h,h,h/b,b,b,b a",
            ("r53", "a20-25", "c40-43"),
            ("25", "43"),
            ("UC-DICE-SPLIT",),
        ),
        Show(
            MARK(
                "rules",
                "Or both dice go to one counter: that is a single move of eight. Nothing "
                "is hit halfway, so the counters of B and D on squares 23 and 25 stay.",
            ),
            "20,h,h,h/23,b,b,b/40,h,h,h/25,b,b,b a",
            ("r53", "a20-28"),
            ("23", "25"),
            ("UC-DICE-TOTAL",),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown five and three. Split the dice so that both hit: first "
                "the five, then the three.",
            ),
            "20,h,h,h/25,b,b,b/40,h,h,h/43,b,b,b a moves r53",
            Goal(played=("c40-43",), caused="UC-HIT"),
            ("a20-25", "c40-43"),
            ("UC-DICE-SPLIT", "UC-HIT"),
            MARK(
                "rules", "That is allowed, but two enemies stand just in reach, one for each die."
            ),
            (
                MARK(
                    "rules",
                    "Look for enemies that are five and three squares ahead of your counters.",
                ),
                MARK(
                    "rules", "A's counter on square 20 takes the five, C's on square 40 the three."
                ),
                MARK("rules", "A goes to square 25, then C to square 43."),
            ),
            answers={
                "a20-28": MARK(
                    "rules",
                    "That is allowed, but the total only passes B on square 25: nothing is "
                    "hit halfway.",
                ),
                "c40-45": MARK(
                    "rules",
                    "That is allowed, but C's enemy is three squares away, and A's is five.",
                ),
                "c40-48": MARK(
                    "rules",
                    "That is allowed, but the total only passes D on square 43: nothing is "
                    "hit halfway.",
                ),
            },
            praise=MARK("rules", "Two hits with one throw."),
        ),
        Task(
            MARK(
                "rules",
                "D's counter on square 28 has come far; B's on square 25 has only just "
                "begun. Use both dice on one counter to hit the better one.",
            ),
            "20,h,h,h/25,b,b,b/40,h,h,h/28,b,b,b a moves r53",
            Goal(played=("a20-28",), caused="UC-HIT"),
            ("a20-28",),
            ("UC-DICE-TOTAL", "UC-HIT"),
            MARK("rules", "That is allowed, but D's counter gets away."),
            (
                MARK(
                    "rules", "Five and three are eight. Who stands eight squares behind square 28?"
                ),
                MARK("rules", "Take A's counter on square 20."),
                MARK("rules", "Walk it to square 28 in one move."),
            ),
            answers={
                "a20-25": MARK(
                    "rules",
                    "That is allowed and hits B, but then this counter cannot go on with the "
                    "three: D gets away.",
                )
            },
            praise=MARK("rules", "One move of eight. B's counter was passed and stays."),
        ),
        Task(
            MARK(
                "rules",
                "The five has moved A's counter to square 25. D's counter is three "
                "squares on, but look who may use the three, and play it.",
            ),
            "20,h,h,h/b,b,b,b/40,h,h,h/28,b,b,b a moves r53 a20-25",
            Goal(played=("c40-43",)),
            ("c40-43",),
            ("UC-DICE-TOTAL",),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK("rules", "Look at the counter that has just moved: it has had its share."),
                MARK("rules", "The three is for another counter, C's on square 40."),
                MARK("rules", "Walk it to square 43."),
            ),
            (
                Temptation(
                    "a25-28",
                    "UC-DICE-TOTAL",
                    MARK(
                        "rules",
                        "If one counter is to use both dice, they have to be played as one move "
                        "of eight from the beginning.",
                    ),
                ),
            ),
            praise=MARK("rules", "Decide first, then move: split, or one move of the total."),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown four and two. A blob of B stands on A's way, so share "
                "the dice out in a way that is open.",
            ),
            "20,h,h,h/24,24,b,b/40,h,h,h/b,b,b,b a moves r42",
            Goal(played=("a20-22",)),
            ("c40-44", "a20-22"),
            ("UC-DICE-SPLIT", "UC-DICE-TOTAL"),
            MARK("rules", "That is allowed, but here C shall use the four and A the two."),
            (
                MARK(
                    "rules",
                    "Look at the blob on square 24: A cannot go to it or past it, by one die "
                    "or by both.",
                ),
                MARK(
                    "rules", "C's counter on square 40 can use the four, A's on square 20 the two."
                ),
                MARK("rules", "C goes to square 44, then A to square 22."),
            ),
            (
                Temptation(
                    "a20-26",
                    "UC-DICE-TOTAL",
                    MARK(
                        "rules",
                        "The total is a walk of six squares, and the blob stands on the fourth "
                        "of them.",
                    ),
                ),
            ),
            answers={
                "c40-46": MARK(
                    "rules",
                    "That is allowed: C may take both dice. Here, though, A shall use the two.",
                )
            },
            praise=MARK("rules", "Both dice are used, and A stands two squares behind the blob."),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown six and three. Bring one of A's counters out with the "
                "six, and let it walk on with the three: B's counter stands on square 5.",
            ),
            "b,b,h,h/5,b,b,b/40,h,h,h/b,b,b,b a moves r63",
            Goal(played=("a2-5",), caused="UC-HIT"),
            ("ab-2", "a2-5"),
            ("UC-DICE-TOTAL", "UC-EXIT", "UC-HIT"),
            MARK("rules", "That is allowed, but B's counter on square 5 could have been hit."),
            (
                MARK(
                    "rules",
                    "Look at A's doorstep, square 2, and at B's counter three squares beyond.",
                ),
                MARK("rules", "Bring one of A's counters out first."),
                MARK("rules", "Then walk the same counter from square 2 to square 5."),
            ),
            (
                Temptation(
                    "ab-5",
                    "UC-EXIT",
                    MARK(
                        "rules", "Coming out ends on the doorstep. Walking on is a move of its own."
                    ),
                ),
            ),
            answers={
                "c40-49": MARK(
                    "rules",
                    "That is allowed, but only a six brings a counter out, and you have one now.",
                ),
            },
            praise=MARK(
                "rules",
                "Only a counter that has just come out may go on with the other die like this.",
            ),
        ),
    ),
    FLEET,
)
"""Sharing two dice out."""

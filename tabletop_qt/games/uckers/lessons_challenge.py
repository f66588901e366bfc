"""A lesson of Uckers about challenging blobs with sixes."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import FLEET, MESS

CHALLENGE: Final = Lesson(
    "challenge",
    MARK("rules", "Challenging a blob"),
    MARK(
        "rules",
        "From right behind a blob you throw it back to base, with a six for each "
        "counter and one more.",
    ),
    (
        Show(
            MARK(
                "rules",
                "A's counter has stood right behind the blob of B since before this "
                "turn. So a six may challenge it: one six to challenge, and one for each "
                "of its two counters, throw after throw. Listen: once at you, twice at "
                "you, get 'em off! The blob goes to base, and A takes its square.",
            ),
            "23,h,h,h/24,24,b,b/40,h,h,h/b,b,b,b a",
            ("r62", "challenge:a23", "r64", "r61"),
            ("23", "24"),
            ("UC-CHALLENGE", "UC-CHALLENGE-WON"),
        ),
        Show(
            MARK(
                "rules",
                "A throw without a six ends the challenge and the turn, and nothing "
                "moves. With two dice and a blob of two, a challenge is won about one "
                "time in nine; if the first throw was a double six, which counts as two, "
                "nearly one time in three.",
            ),
            "23,h,h,h/24,24,b,b/40,h,h,h/b,b,b,b a",
            ("r62", "challenge:a23", "r63", "r54"),
            ("23", "24"),
            ("UC-CHALLENGE", "UC-CHALLENGE-FAIL"),
        ),
        Task(
            MARK(
                "rules",
                "Your first throw is six and two. Challenge the blob of B on square 24, "
                "throw for it, and in your next turn walk on by the seven that comes.",
            ),
            "23,h,h,h/24,24,b,b/40,h,h,h/b,b,b,b a moves r62",
            Goal(played=("a24-31",)),
            ("challenge:a23", "r66", "r31", "r52", "a24-31"),
            ("UC-CHALLENGE", "UC-CHALLENGE-WON", "UC-BLOB"),
            MARK(
                "rules",
                "That is allowed, but here A's counter shall get past the blob, and then "
                "walk seven.",
            ),
            (
                MARK("rules", "Look at A's counter on square 23 and at the blob right before it."),
                MARK(
                    "rules",
                    "Take A's counter and put it on the blob's square, 24: that is how you "
                    "challenge. Then throw.",
                ),
                MARK("rules", "When your turn comes again, walk from square 24 to square 31."),
            ),
            (
                Temptation(
                    "a23-25",
                    "UC-BLOB",
                    MARK(
                        "rules",
                        "Walking past is not possible. The only way is to throw the blob off.",
                    ),
                ),
            ),
            answers={
                "c40-48": MARK(
                    "rules",
                    "That is allowed: both dice may also move. But then you may not "
                    "challenge any more in this turn.",
                ),
            },
            praise=MARK(
                "rules",
                "The double six counted as two, so the blob was gone at once, and the "
                "way was free.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Your first throw brought A's counter right behind the blob, and now "
                "another six has come. It is too late to challenge in this turn: use the "
                "throw otherwise.",
            ),
            "18,h,h,h/24,24,b,b/40,h,h,h/b,b,b,b a moves r65 c40-46 a18-23 r62",
            Goal(played=("c46-2",)),
            ("c46-2",),
            ("UC-CHALLENGE", "UC-CHALLENGE-WHEN", "UC-DICE-TOTAL"),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK(
                    "rules",
                    "A's counter on square 23 has come there only in this turn, so it may "
                    "not challenge.",
                ),
                MARK("rules", "C's counter on square 46 can use both dice: eight squares."),
                MARK("rules", "Walk it to square 2; after square 51 comes square 0."),
            ),
            (
                Temptation(
                    "challenge:a23",
                    "UC-CHALLENGE",
                    MARK(
                        "rules",
                        "A challenger has to stand in place since the start of the turn. Wait "
                        "for the next one.",
                    ),
                ),
            ),
            praise=MARK(
                "rules",
                "If it still stands there when your next turn begins, a six in the first "
                "throw may challenge.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "A and C stand together right behind the blob of B. Your throw is six "
                "and two: see what they may do, and use the throw.",
            ),
            "23,40,h,h/24,24,b,b/23,h,h,h/b,b,b,b a moves r62",
            Goal(played=("a40-48",)),
            ("a40-48",),
            ("UC-MIXI", "UC-CHALLENGE", "UC-DICE-TOTAL"),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK(
                    "rules",
                    "Look at square 23: two colours together are a mixi-blob, and that "
                    "cannot challenge.",
                ),
                MARK("rules", "A's counter on square 40 can use both dice."),
                MARK("rules", "Walk it eight squares on, to square 48."),
            ),
            (
                Temptation(
                    "challenge:a23",
                    "UC-MIXI",
                    MARK(
                        "rules",
                        "A single counter may challenge, and so may a blob. A mixi-blob behind "
                        "an enemy blob can only wait.",
                    ),
                ),
            ),
            praise=MARK(
                "rules", "Do not let both of your colours end up behind an enemy blob together."
            ),
        ),
        Task(
            MARK(
                "rules",
                "Your first throw is six and two. The counter on square 30 has no room "
                "for a six, so there is only one use for it: make it.",
            ),
            "23,30,h,h/24,24,b,b/h,h,h,h/35,35,b,b a moves r62",
            Goal(played=("challenge:a23",)),
            ("challenge:a23",),
            ("UC-CHALLENGE", "UC-LARGER-FIRST", "UC-MUST"),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK("rules", "Look at the two blobs: nobody can walk six squares."),
                MARK(
                    "rules",
                    "But A's counter on square 23 stands right behind a blob, and a "
                    "challenge uses a six too.",
                ),
                MARK("rules", "Put A's counter from square 23 onto square 24 to challenge."),
            ),
            (
                Temptation(
                    "a30-32",
                    "UC-LARGER-FIRST",
                    MARK("rules", "The larger die comes first, and it has a use: the challenge."),
                ),
            ),
            praise=MARK(
                "rules", "When a challenge is the only use of the larger die, it has to be made."
            ),
        ),
        Task(
            MARK(
                "rules",
                "In the game with one die, any six of the run may challenge. Your first "
                "six has moved C; now challenge with the second.",
            ),
            "23,h,h,h/24,24,b,b/40,h,h,h/b,b,b,b a moves r6 c40-46 r6",
            Goal(played=("challenge:a23",), caused="UC-CHALLENGE"),
            ("challenge:a23",),
            ("UC-CHALLENGE", "UC-CHALLENGE-WHEN"),
            MARK("rules", "That is allowed, but here the six shall challenge."),
            (
                MARK(
                    "rules",
                    "Look at A's counter on square 23: it has stood there since before this turn.",
                ),
                MARK(
                    "rules",
                    "The run belongs to C's counter, but a challenge is open to A all the same.",
                ),
                MARK("rules", "Put A's counter from square 23 onto square 24."),
            ),
            answers={
                "c46-0": MARK(
                    "rules",
                    "That is allowed: the run may go on with C. But the challenge was open too.",
                )
            },
            praise=MARK(
                "rules", "The six that has moved C does not count: two more are needed now."
            ),
            values=MESS,
        ),
    ),
    FLEET,
)
"""Sixing off."""

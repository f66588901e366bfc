"""A lesson of Uckers about the three ways to play, and the other doorstep."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import CORNER, FLEET, MESS, NAVY

THREE_WAYS: Final = Lesson(
    "presets",
    MARK("rules", "Three ways to play"),
    MARK(
        "rules",
        "You see what changes between Mess deck, Fleet and Navy, and where else a doorstep may be.",
    ),
    (
        Show(
            MARK(
                "rules",
                "Mess deck is the game with one die. A run of throws belongs to one "
                "counter, and any six of it may challenge. A six that nothing can use "
                "ends the turn, as here, where a blob is in the way.",
            ),
            "20,h,h,h/25,25,b,b/h,h,h,h/b,b,b,b a",
            ("r6",),
            ("20", "25"),
            ("UC-LOCK", "UC-SIX-AGAIN"),
            MESS,
        ),
        Show(
            MARK(
                "rules",
                "Fleet has two dice, the larger first, and its own customs: blobs take "
                "blobs, snake eyes, and up-boarding for those who resign. A six throws "
                "again even if it could not be used: here the two moves, and another "
                "throw comes.",
            ),
            "20,h,h,h/25,25,b,b/h,h,h,h/b,b,b,b a",
            ("r62", "a20-22", "r41"),
            ("22", "25"),
            ("UC-LARGER-FIRST", "UC-SIX-AGAIN", "UC-UPBOARD"),
            FLEET,
        ),
        Show(
            MARK(
                "rules",
                "Navy has two dice as well, but in any order; both are used if there is "
                "a way. None of the Fleet's customs is in force. Here the two goes "
                "first. In Fleet and Navy alike you challenge with your first throw "
                "only.",
            ),
            "20,h,h,h/b,b,b,b/40,h,h,h/b,b,b,30 a",
            ("r62", "a20-22", "c40-46"),
            (),
            ("UC-DICE-BOTH", "UC-CHALLENGE-WHEN"),
            NAVY,
        ),
        Task(
            MARK(
                "rules",
                "This is the Navy game, and you have thrown a double four with a blob "
                "four squares ahead of yours. See whether it can be taken here, and use "
                "the throw.",
            ),
            "20,20,h,h/24,24,b,b/40,h,h,h/b,b,b,b a moves r44",
            Goal(played=("c40-48",)),
            ("c40-48",),
            ("UC-BLOB", "UC-DICE-BOTH"),
            MARK("rules", "That is allowed, but not what was asked for."),
            (
                MARK("rules", "Remember which game this is: no blob takes another in it."),
                MARK("rules", "C's counter on square 40 is free to use both dice."),
                MARK("rules", "Walk it eight squares, to square 48."),
            ),
            (
                Temptation(
                    "a20=24",
                    "UC-BLOB",
                    MARK(
                        "rules",
                        "In the Fleet game that would be right. Here a blob is broken by sixes "
                        "only.",
                    ),
                ),
                Temptation(
                    "c40-44",
                    "UC-DICE-BOTH",
                    MARK(
                        "rules",
                        "Then the other four would be lost, for A's counters cannot use it.",
                    ),
                ),
            ),
            praise=MARK(
                "rules", "During a game, one line on the screen tells you which rules are in force."
            ),
            values=NAVY,
        ),
        Task(
            MARK(
                "rules",
                "Some boards have their doorsteps on the corner, one square nearer to "
                "the chute. You have thrown a six: bring A's counter out on such a "
                "board.",
            ),
            "b,b,h,h/b,b,b,b/40,h,h,h/b,b,b,30 a moves r6",
            Goal(played=("ab-1",), caused="UC-EXIT"),
            ("ab-1",),
            ("UC-EXIT", "UC-MOVE"),
            MARK("rules", "That is allowed, but here one of A's counters shall come out."),
            (
                MARK("rules", "Look for the square that is marked as the doorstep of A."),
                MARK("rules", "Take one of the counters in the base of A."),
                MARK("rules", "Put it on square 1, the corner."),
            ),
            (
                Temptation(
                    "ab-2",
                    "UC-EXIT",
                    MARK(
                        "rules",
                        "On most boards that is right. On this one the doorstep is the corner "
                        "before it.",
                    ),
                ),
            ),
            answers={
                "c40-46": MARK(
                    "rules", "That is allowed, but here one of A's counters shall come out."
                )
            },
            praise=MARK(
                "rules", "From the corner it is one step more to walk: fifty-seven in all."
            ),
            values=CORNER,
        ),
    ),
    FLEET,
)
"""Sets of rules."""

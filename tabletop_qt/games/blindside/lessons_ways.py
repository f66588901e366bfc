"""The lesson of Blindside on what is in the way of a pawn."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

DUEL = {"board": "duel"}
LAKES = {"board": "twin_lakes"}

WAYS = Lesson(
    "ways",
    MARK("rules", "What is in the way"),
    MARK("rules", "You learn what stops a pawn, and where a move may end."),
    (
        Show(
            MARK(
                "rules",
                "Your own pawns are in the way. The pawn on C3 has three steps, but your pawn on "
                "C5 stops it on C4: you never jump your own pawns, and no two pawns share a space.",
            ),
            "c3:11,c5:12/e8:24 r 0 0 0",
            ("c3-c4",),
            ("c5",),
            ("BS-OWN",),
        ),
        Task(
            MARK(
                "rules",
                "Bring your pawn on D4 as far north as it can go. It has three arrows, and your "
                "other pawn stands on D6.",
            ),
            "d4:11,d6:12/b8:12 r 0 0 0",
            Goal(played=("d4-d5",)),
            ("d4-d5",),
            ("BS-OWN",),
            MARK(
                "rules",
                "That is allowed, but it does not bring the pawn on D4 north as far as it can go.",
            ),
            (
                MARK("rules", "Look at what stands north of D4."),
                MARK("rules", "The pawn on D4 can go north until it meets your pawn on D6."),
                MARK("rules", "Only D5 is left: go there."),
            ),
            (
                Temptation(
                    "d4-d7",
                    "BS-OWN",
                    MARK(
                        "rules", "Three steps would reach D7, but your own pawn stands on the line."
                    ),
                ),
                Temptation(
                    "d4-d6", "BS-OWN", MARK("rules", "That space is taken by a pawn of yours.")
                ),
            ),
            praise=MARK(
                "rules", "So your own pawns can block each other. Leave them lines to move on."
            ),
        ),
        Task(
            MARK(
                "rules",
                "The edge stops a pawn as well, and so does a hole in the board. Bring your pawn "
                "on F3 as far north as it can go.",
            ),
            "c4:3,f3:11/l10:24 r 0 0 0",
            Goal(played=("f3-f4",)),
            ("f3-f4",),
            ("BS-EDGE",),
            MARK(
                "rules",
                "That is allowed, but it does not bring the pawn on F3 further north on its line.",
            ),
            (
                MARK("rules", "Follow the line of spaces from F3 to the north."),
                MARK("rules", "Behind F4 there is a hole in the board."),
                MARK("rules", "The line ends on F4: go there."),
            ),
            (
                Temptation(
                    "f3-f6",
                    "BS-EDGE",
                    MARK(
                        "rules",
                        "F6 lies on the line, but there is no space in between, and a pawn does "
                        "not fly over holes.",
                    ),
                ),
            ),
            praise=MARK(
                "rules",
                "Right. A line ends where the board ends, even if it begins again behind a hole.",
            ),
            values=LAKES,
        ),
        Show(
            MARK(
                "rules",
                "You may jump enemy pawns. The space they stand on counts as a step, and you need "
                "one step more to end on an empty space behind. Your pawn on D4 has two steps, so "
                "it can jump the black pawn on D5.",
            ),
            "b4:1,d4:3/b5:36,d5:36 r 0 0 0",
            ("d4-d6",),
            ("d5",),
            ("BS-END",),
        ),
        Task(
            MARK(
                "rules",
                "Jump a black pawn, and end on the empty space behind it. You can do so with one "
                "of your two pawns only.",
            ),
            "c3:1,e2:3/c4:36,e3:36 r 0 0 0",
            Goal(played=("e2-e4",)),
            ("e2-e4",),
            ("BS-END", "BS-MOVE"),
            MARK(
                "rules",
                "That is allowed, but no pawn of yours ends behind a black one. What happens when "
                "you end on a pawn comes in a later lesson.",
            ),
            (
                MARK("rules", "A jump needs two steps: one onto the pawn and one behind it."),
                MARK("rules", "The pawn on E2 has two arrows, the one on C3 only one."),
                MARK("rules", "From E2 jump north over E3 and end on E4."),
            ),
            (
                Temptation(
                    "c3-c5",
                    "BS-END",
                    MARK(
                        "rules",
                        "One arrow is one step, and that one is used up on C4. You may not play a "
                        "part of a move.",
                    ),
                ),
            ),
            praise=MARK(
                "rules",
                "You left yourself a step to end on. Jumping can also take arrows: you will see "
                "soon.",
            ),
        ),
    ),
    DUEL,
)

"""Lessons of Blindside on jumps: aligned arrows and dead pawns."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

DUEL = {"board": "duel"}

JUMPS = Lesson(
    "jumps",
    MARK("rules", "Jumping for arrows"),
    MARK("rules", "You learn which arrows a jump takes, and when a pawn dies."),
    (
        Show(
            MARK(
                "rules",
                "A jump takes the arrows that lie in line with it: the one that points to where "
                "you come from, and the one opposite. You jump north, so the black pawn on D5 "
                "loses its arrows to the south and to the north, and keeps the others.",
            ),
            "d4:3/d5:63,e8:24 r 0 0 0",
            ("d4-d6",),
            ("d5",),
            ("BS-JUMP",),
        ),
        Show(
            MARK(
                "rules",
                "Here the black pawn has four arrows, but none in line with your jump. You may "
                "jump it, and you take nothing.",
            ),
            "d4:3/d5:54,e8:24 r 0 0 0",
            ("d4-d6",),
            ("d5",),
            ("BS-JUMP",),
        ),
        Task(
            MARK(
                "rules",
                "Your pawn on D4 can jump two black pawns, on D5 or on E5. Take two arrows.",
            ),
            "b4:1,d4:3/b5:9,d5:13,e5:44 r 0 0 0",
            Goal(played=("d4-d6",)),
            ("d4-d6",),
            ("BS-JUMP", "BS-END"),
            MARK("rules", "That is allowed, but it does not take two arrows."),
            (
                MARK(
                    "rules", "Compare the line of each jump with the arrows of the pawn you jump."
                ),
                MARK("rules", "The pawn on D5 has an arrow to the north and one to the south."),
                MARK("rules", "Jump north, from D4 to D6."),
            ),
            (
                Temptation(
                    "b4-b6",
                    "BS-END",
                    MARK(
                        "rules",
                        "The pawn on B5 has two arrows in line, but your pawn on B4 has no second "
                        "step.",
                    ),
                ),
            ),
            {
                "d4-f5": MARK(
                    "rules",
                    "That jump is allowed, but the pawn on E5 has no arrow to the north-east or "
                    "south-west, so it loses none.",
                ),
            },
            praise=MARK(
                "rules",
                "Both arrows on your line have come off. Now it can move neither north nor south.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "A pawn without arrows is dead and leaves the board. Jump the black pawn that "
                "dies of it.",
            ),
            "d4:3/d5:9,e5:26 r 0 0 0",
            Goal(caused="BS-DEAD"),
            ("d4-d6",),
            ("BS-DEAD", "BS-JUMP"),
            MARK("rules", "That is allowed, but no pawn dies."),
            (
                MARK(
                    "rules", "Which black pawn has arrows on the line of your jump, and no others?"
                ),
                MARK(
                    "rules",
                    "It is the pawn on D5, with one arrow to the north and one to the south.",
                ),
                MARK("rules", "Jump it: from D4 to D6."),
            ),
            answers={
                "d4-f5": MARK(
                    "rules",
                    "That is allowed and takes two arrows, but the pawn on E5 keeps the one to "
                    "the south and lives.",
                ),
            },
            praise=MARK("rules", "Two arrows for you, and one enemy less."),
        ),
        Task(
            MARK(
                "rules",
                "You may jump several pawns on one line, also side by side. Take five arrows in "
                "one move.",
            ),
            "c1:55,d1:3/c3:41,c4:9,c5:8,e8:24 r 0 0 0",
            Goal(played=("c1-c6", "c1-c6/1", "c1-c6/2", "c1-c6/3", "c1-c6/4", "c1-c6/5")),
            ("c1-c6",),
            ("BS-JUMP", "BS-DEAD"),
            MARK("rules", "That is allowed, but it does not take five arrows."),
            (
                MARK("rules", "Three black pawns stand in a row on the C file."),
                MARK("rules", "The pawn on C1 has five steps to the north: just enough."),
                MARK("rules", "Go all the way from C1 to C6."),
            ),
            praise=MARK(
                "rules", "Two, two and one. The pawn on C3 keeps the arrow that was not in line."
            ),
        ),
        Task(
            MARK(
                "rules",
                "Jumps and changes of direction go together. Take arrows from both black pawns, "
                "on D2 and on C4, with your pawn on D1.",
            ),
            "d1:51/c4:36,d2:9,e8:24 r 0 0 0",
            Goal(played=("d1-d3-b4",)),
            ("d1-d3-b4",),
            ("BS-JUMP", "BS-REDIRECT"),
            MARK("rules", "That is allowed, but it does not take arrows from both pawns."),
            (
                MARK("rules", "Behind D2 lies an action space that is empty."),
                MARK("rules", "From D3 a line leads to the north-west, over C4."),
                MARK("rules", "Jump D2, turn off on D3, jump C4, and end on B4."),
            ),
            answers={
                "d1-d3": MARK(
                    "rules",
                    "That is allowed and takes two arrows, but you have two steps left for the "
                    "pawn on C4.",
                ),
            },
            praise=MARK(
                "rules",
                "Four steps, four arrows, two pawns. Look for corners behind the pawns you jump.",
            ),
        ),
    ),
    DUEL,
)

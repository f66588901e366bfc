"""The lesson of Blindside on action spaces on the way."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

DUEL = {"board": "duel"}

CHANGING = Lesson(
    "changing",
    MARK("rules", "Changing direction"),
    MARK(
        "rules",
        "You learn to use an empty action space on the way, and to come back to where you began.",
    ),
    (
        Show(
            MARK(
                "rules",
                "The marked spaces are action spaces. If your pawn enters an empty one and has "
                "steps left, it may go on in any direction it has an arrow for. From D1 it goes "
                "two spaces north to D3, and on to the south-east.",
            ),
            "d1:21/e8:24 r 0 0 0",
            ("d1-d3-e3",),
            ("d3",),
            ("BS-REDIRECT",),
        ),
        Task(
            MARK(
                "rules",
                "Bring your pawn on B1 to C3. There is no straight line, but an action space lies "
                "on B3.",
            ),
            "b1:21/e8:24 r 0 0 0",
            Goal(played=("b1-b3-c3",)),
            ("b1-b3-c3",),
            ("BS-REDIRECT", "BS-MOVE"),
            MARK("rules", "That is allowed, but your pawn does not come to C3."),
            (
                MARK(
                    "rules",
                    "Look for an action space that the pawn on B1 can enter with a step left.",
                ),
                MARK(
                    "rules",
                    "It has three steps. North of it lies the action space B3, two steps away.",
                ),
                MARK("rules", "Go north to B3, then one step to the south-east, to C3."),
            ),
            (
                Temptation(
                    "b1-b2-c2",
                    "BS-REDIRECT",
                    MARK(
                        "rules",
                        "You can change direction on the marked spaces only, and B2 is none.",
                    ),
                ),
                Temptation(
                    "b1-c3",
                    "BS-MOVE",
                    MARK(
                        "rules", "Those two do not lie in one line. Enter the action space first."
                    ),
                ),
            ),
            {
                "b1-b3": MARK(
                    "rules", "That is allowed, but you have a step left and do not use it."
                ),
                "b1-b3-a3": MARK(
                    "rules",
                    "That is allowed, but you turned off to the other side: C3 lies to the "
                    "south-east of B3.",
                ),
            },
            praise=MARK(
                "rules",
                "The pawn went round a corner, and its arrows still point as before: it did not "
                "turn.",
            ),
        ),
        Task(
            MARK("rules", "Find the way from C1 to A3 in one move."),
            "c1:55/e8:24 r 0 0 0",
            Goal(played=("c1-c2-a3",)),
            ("c1-c2-a3",),
            ("BS-REDIRECT", "BS-MOVE"),
            MARK("rules", "That is allowed, but it does not bring your pawn to A3."),
            (
                MARK("rules", "Which action space lies next to C1?"),
                MARK("rules", "From the action space C2 a line leads to the north-west, over B2."),
                MARK("rules", "Go to C2, then two spaces to the north-west, to A3."),
            ),
            (
                Temptation(
                    "c1-a3",
                    "BS-MOVE",
                    MARK("rules", "No straight line leads there: you have to go round a corner."),
                ),
                Temptation(
                    "c1-c3-b3",
                    "BS-REDIRECT",
                    MARK(
                        "rules",
                        "C2 lay on your way, and there you could have turned off. C3 is an "
                        "ordinary space.",
                    ),
                ),
            ),
            {
                "c1-a2": MARK(
                    "rules",
                    "That is allowed, but the straight line leads to A2. Turn off on an action "
                    "space.",
                ),
            },
            praise=MARK("rules", "Three of five steps were enough. You need not use them all."),
        ),
        Show(
            MARK(
                "rules",
                "Straight back is a direction, too, if the pawn has an arrow for it. The space it "
                "came from is empty as soon as it has left. So this pawn goes two spaces out and "
                "two back, and ends where it began.",
            ),
            "d1:27/e8:24 r 0 0 0",
            ("d1-d3-d1",),
            ("d3", "d1"),
            ("BS-ORIGIN",),
        ),
        Task(
            MARK(
                "rules",
                "Your pawn on B1 stands well, and you cannot skip a turn. Move it so that it ends "
                "where it began.",
            ),
            "b1:27/e8:24 r 0 0 0",
            Goal(played=("b1-b3-b1",)),
            ("b1-b3-b1",),
            ("BS-ORIGIN", "BS-REDIRECT", "BS-TURN"),
            MARK("rules", "That is allowed, but your pawn does not end on B1."),
            (
                MARK("rules", "Your pawn has four steps: two out and two back."),
                MARK(
                    "rules",
                    "It has an arrow to the south, and an action space lies two steps to the "
                    "north.",
                ),
                MARK("rules", "Go to B3 and straight back to B1."),
            ),
            (
                Temptation(
                    "pass",
                    "BS-TURN",
                    MARK(
                        "rules", "There is no passing by choice: find a move that changes nothing."
                    ),
                ),
                Temptation(
                    "b1-b2-b1",
                    "BS-REDIRECT",
                    MARK(
                        "rules", "Going back is a change of direction, and B2 is no action space."
                    ),
                ),
            ),
            {
                "b1-b3": MARK(
                    "rules",
                    "That is allowed, but it has two steps left, just enough for the way back.",
                ),
            },
            praise=MARK(
                "rules",
                "Two out, two back: a move that leaves everything in place can be worth a lot.",
            ),
        ),
    ),
    DUEL,
)

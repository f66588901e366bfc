"""The first lesson of Blindside: arrows and distance."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

DUEL = {"board": "duel"}

ARROWS = Lesson(
    "arrows",
    MARK("rules", "Arrows and distance"),
    MARK("rules", "You learn where a pawn can go, and how far."),
    (
        Show(
            MARK(
                "rules",
                "You play the red pawns. The arrows in a pawn say where it can go: your pawn on "
                "D4 has one to the north and one to the north-east.",
            ),
            "d4:3/e8:24 r 0 0 0",
            points=("d5", "d6", "e5", "f5"),
            rules=("BS-MOVE",),
        ),
        Show(
            MARK(
                "rules",
                "The number of arrows says how far. With two arrows your pawn goes one space or "
                "two, always in a straight line. Here it goes two spaces to the north-east.",
            ),
            "d4:3/e8:24 r 0 0 0",
            ("d4-f5",),
            rules=("BS-MOVE",),
        ),
        Task(
            MARK(
                "rules",
                "Your pawn on D4 has two arrows. Bring it as far north as it can go in one move.",
            ),
            "d4:3/e8:24 r 0 0 0",
            Goal(played=("d4-d6",)),
            ("d4-d6",),
            ("BS-MOVE",),
            MARK(
                "rules",
                "That is allowed, but it does not bring the pawn on D4 north as far as it can go.",
            ),
            (
                MARK("rules", "Look at the pawn on D4: how many arrows has it?"),
                MARK("rules", "Two arrows are two steps. One of the arrows points north."),
                MARK("rules", "Two spaces north of D4 lies D6."),
            ),
            (
                Temptation(
                    "d4-d7",
                    "BS-MOVE",
                    MARK("rules", "That is three spaces, and your pawn has two arrows."),
                ),
                Temptation(
                    "d4-e6",
                    "BS-MOVE",
                    MARK(
                        "rules",
                        "A pawn goes along one straight line of spaces, and E6 lies beside those "
                        "lines.",
                    ),
                ),
                Temptation(
                    "d4-c4",
                    "BS-MOVE",
                    MARK("rules", "Look at the arrows: none of them points to the south-west."),
                ),
            ),
            {
                "d4-d5": MARK(
                    "rules",
                    "That is allowed, for a pawn need not use all its steps. But it can go one "
                    "space further.",
                ),
            },
            praise=MARK("rules", "Two arrows, two steps. You count arrows before every move."),
            values=DUEL,
        ),
        Task(
            MARK(
                "rules",
                "Many arrows carry a pawn far. Bring one of your pawns to rank 5 in a single "
                "move, so to C5 or to E5.",
            ),
            "c1:55,e3:1/e8:24 r 0 0 0",
            Goal(played=("c1-c5",)),
            ("c1-c5",),
            ("BS-MOVE",),
            MARK("rules", "That is allowed, but no pawn of yours stands on rank 5 then."),
            (
                MARK("rules", "Compare the arrows of your two pawns, not their distance."),
                MARK("rules", "The pawn on C1 has five arrows, and one of them points north."),
                MARK("rules", "From C1 go four spaces north, to C5."),
            ),
            (
                Temptation(
                    "e3-e5",
                    "BS-MOVE",
                    MARK(
                        "rules",
                        "E5 is near, but the pawn on E3 has a single arrow and goes a single step.",
                    ),
                ),
                Temptation(
                    "c1-c7",
                    "BS-MOVE",
                    MARK(
                        "rules", "Even five arrows are five steps only, and C7 is beyond your goal."
                    ),
                ),
            ),
            {
                "c1-c4": MARK("rules", "That is allowed, but it is one step too short."),
                "c1-c6": MARK("rules", "That is allowed, but it is one step too far."),
            },
            praise=MARK(
                "rules", "The pawn that starts further back gets further: it has more arrows."
            ),
        ),
        Task(
            MARK(
                "rules",
                "You and Black move by turns, one pawn a turn. Your pawn on E3 has one arrow: "
                "bring it to E5 in two turns.",
            ),
            "a1:3,e3:1/d8:8 r 0 0 0",
            Goal(played=("e4-e5",)),
            ("e3-e4", "d8-d7", "e4-e5"),
            ("BS-TURN", "BS-MOVE", "ALL-YOURS"),
            MARK(
                "rules",
                "That is allowed, but it costs you a turn and does not bring the pawn on E3 "
                "nearer to E5.",
            ),
            (
                MARK("rules", "You move one pawn each turn. Which one has to move twice?"),
                MARK("rules", "It is the pawn on E3. It goes one space a turn."),
                MARK("rules", "Go to E4 first, wait for Black, then go to E5."),
            ),
            (
                Temptation(
                    "pass",
                    "BS-TURN",
                    MARK("rules", "You cannot skip your turn while you have a move."),
                ),
                Temptation(
                    "d8-d7",
                    "ALL-YOURS",
                    MARK("rules", "That one belongs to Black, and it is your turn."),
                ),
                Temptation(
                    "e3-e5", "BS-MOVE", MARK("rules", "One arrow, one step: it takes two turns.")
                ),
            ),
            praise=MARK("rules", "It took two turns, and Black moved in between."),
        ),
    ),
    DUEL,
)

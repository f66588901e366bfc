"""The lesson of Blindside that gave it its name: attack where nothing hits back."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

DUEL = {"board": "duel"}
ONE_SPACE = {"board": "duel", "actions": "c7"}

BLIND = Lesson(
    "blind",
    MARK("rules", "The blind side"),
    MARK("rules", "You learn to attack so that nothing hits you back."),
    (
        Show(
            MARK(
                "rules",
                "A pawn cannot go where none of its arrows points: that is its blind side. The "
                "black pawn on C7 looks to the north-east and south-east. Your pawn on C5 stands "
                "on its blind side and has nothing to fear from it.",
            ),
            "c5:3/c7:6,e8:8 r 0 0 0",
            (),
            ("c6", "c5", "d7", "d6"),
            ("BS-MOVE",),
        ),
        Task(
            MARK(
                "rules",
                "Land on C5. The pawn can only be put on C7, the one action space of this board. "
                "Take an arrow and turn it so that it cannot hit you back.",
            ),
            "c3:3/c5:26,e8:8 r 0 0 0",
            Goal(
                played=(
                    "c3-c5*s>c7/1",
                    "c3-c5*s>c7/0",
                    "c3-c5*ne>c7/1",
                    "c3-c5*ne>c7/2",
                    "c3-c5*ne>c7/3",
                    "c3-c5*ne>c7/4",
                    "c3-c5*sw>c7/1",
                    "c3-c5*sw>c7/3",
                    "c3-c5*sw>c7/4",
                    "c3-c5*sw>c7/5",
                )
            ),
            ("c3-c5*s>c7/1",),
            ("BS-LAND", "BS-MOVE"),
            MARK(
                "rules",
                "That is allowed, but either you captured nothing, or an arrow of the pawn on C7 "
                "points at you and it can land on C5.",
            ),
            (
                MARK("rules", "The pawn keeps two arrows, and C5 is two spaces south of C7."),
                MARK("rules", "So no arrow may point south after you have turned it."),
                MARK(
                    "rules",
                    "Land on C5, take the arrow to the south, and turn the pawn by one step on C7.",
                ),
            ),
            answers={
                "c3-c5*ne>c7/0": MARK(
                    "rules",
                    "That is allowed, but the arrow to the south still looks at you. See what "
                    "follows.",
                ),
                "c3-c5*sw>c7/0": MARK(
                    "rules",
                    "That is allowed, but you left it the arrow to the south. See what follows.",
                ),
            },
            punished={
                "c3-c5*ne>c7/0": ("c7-c5*n>c7/0",),
                "c3-c5*sw>c7/0": ("c7-c5*n>c7/0",),
            },
            praise=MARK(
                "rules",
                "It is blind towards you. Black has to spend a turn before it can come back.",
            ),
            values=ONE_SPACE,
        ),
        Task(
            MARK(
                "rules",
                "Both jumps of your pawn on D4 take two arrows. Choose the one after which nobody "
                "can hit you back.",
            ),
            "d4:3/d5:27,e5:22,f7:40 r 0 0 0",
            Goal(played=("d4-d6",)),
            ("d4-d6",),
            ("BS-JUMP", "BS-LAND"),
            MARK("rules", "That is allowed, but it is not the safe jump that takes two arrows."),
            (
                MARK(
                    "rules",
                    "Look at the third black pawn, on F7: where do its arrows point, and how far "
                    "does it go?",
                ),
                MARK("rules", "It has two arrows, one of them to the south: it can land on F5."),
                MARK("rules", "So jump north, from D4 to D6."),
            ),
            answers={
                "d4-f5": MARK(
                    "rules",
                    "That is allowed and takes two arrows, but the pawn on F7 is exactly two "
                    "spaces away. See what follows.",
                ),
            },
            punished={"d4-f5": ("f7-f5*n>b3/0",)},
            praise=MARK("rules", "You counted the steps of your enemy as well as your own."),
        ),
        Task(
            MARK(
                "rules",
                "The black pawn on C5 has two arrows and is two spaces away: it can land on your "
                "pawn on C3. Bring that pawn out of its reach.",
            ),
            "c3:20,e1:1/c5:9,f8:8 r 0 0 0",
            Goal(played=("c3-d2", "c3-e2", "c3-b2", "c3-a2")),
            ("c3-d2",),
            ("BS-MOVE", "BS-LAND"),
            MARK("rules", "That is allowed, but your pawn on C3 is still in danger."),
            (
                MARK("rules", "The black pawn has arrows to the north and to the south only."),
                MARK(
                    "rules", "So it is blind to both sides. Your pawn on C3 has to leave its line."
                ),
                MARK("rules", "Step from C3 to D2, for example."),
            ),
            answers={
                "e1-e2": MARK(
                    "rules",
                    "That is allowed, but you left the pawn on C3 in danger. See what follows.",
                ),
            },
            punished={"e1-e2": ("c5-c3*se>b3/0",)},
            praise=MARK("rules", "Beside its line you stand on its blind side."),
        ),
    ),
    DUEL,
)

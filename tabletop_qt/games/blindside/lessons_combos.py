"""The lesson of Blindside on jumps and landings in one move, and on ways to choose."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

DUEL = {"board": "duel"}
CORNERS = {"board": "box", "actions": "c3,e2"}

COMBOS = Lesson(
    "combos",
    MARK("rules", "Combos"),
    MARK("rules", "You learn to join jumps and a landing, and to choose between ways."),
    (
        Show(
            MARK(
                "rules",
                "One move may jump pawns and then land on one. Your pawn jumps C3, which loses "
                "two arrows and dies, and lands on C4 with its last step.",
            ),
            "c1:11/c3:9,c4:6,e8:24 r 0 0 0",
            ("c1-c4*ne>b3/0",),
            ("c3", "c4"),
            ("BS-COMBO",),
        ),
        Task(
            MARK("rules", "Jump the black pawn on D4 and land on the one on D5, in one move."),
            "d2:11/d4:13,d5:38,e8:24 r 0 0 0",
            Goal(caused="BS-LAND"),
            ("d2-d5*ne>b3/0",),
            ("BS-COMBO", "BS-LAND"),
            MARK("rules", "That is allowed, but it does not land on D5."),
            (
                MARK("rules", "How many spaces is it from D2 to D5?"),
                MARK(
                    "rules",
                    "Three: D3, D4 with the first pawn, D5 with the second. Your pawn has three "
                    "arrows.",
                ),
                MARK("rules", "Go from D2 to D5 and choose what to take."),
            ),
            (
                Temptation(
                    "d2-d4",
                    "BS-LAND",
                    MARK("rules", "D4 is too near for a landing: one step would be left. Use it."),
                ),
            ),
            praise=MARK("rules", "Two arrows by the jump and one by the landing."),
        ),
        Task(
            MARK(
                "rules",
                "The same pawn may be hit twice. Take three arrows from the black pawn on D2 in "
                "one move.",
            ),
            "d1:11/d2:27,e8:24 r 0 0 0",
            Goal(caused="BS-LAND"),
            ("d1-d3-d2*ne>b3/0",),
            ("BS-COMBO", "BS-LAND", "BS-REDIRECT"),
            MARK("rules", "That is allowed, but it takes fewer than three arrows from D2."),
            (
                MARK("rules", "What lies right behind D2?"),
                MARK(
                    "rules",
                    "An action space, D3. You have an arrow to the south, so you can go straight "
                    "back.",
                ),
                MARK("rules", "Jump D2, turn round on D3, and land on D2 with the third step."),
            ),
            (
                Temptation(
                    "d1-d2",
                    "BS-LAND",
                    MARK("rules", "That is one space, and you must use all three steps."),
                ),
            ),
            {
                "d1-d4": MARK(
                    "rules",
                    "That is allowed and takes two arrows, but there is a third one to be had.",
                ),
                "d1-d3": MARK(
                    "rules",
                    "That is allowed and takes two arrows, but you have a step left. Use it to "
                    "come back.",
                ),
            },
            praise=MARK("rules", "The jump took the arrows in line, and the landing one more."),
        ),
        Show(
            MARK(
                "rules",
                "Sometimes two ways lead to the same space but jump different pawns. From C1 to "
                "E4 you can turn off on C3 or on E2. Then you choose the way, corner by corner.",
            ),
            "c1:27/c2:9,d2:34,h8:8 r 0 0 0",
            (),
            ("c3", "e2", "e4"),
            ("BS-JUMP",),
            CORNERS,
        ),
        Task(
            MARK(
                "rules",
                "Bring your pawn from C1 to E4, and take as many arrows as you can on the way.",
            ),
            "c1:27/c2:9,d2:34,h8:8 r 0 0 0",
            Goal(played=("c1-c3-e4",)),
            ("c1-c3-e4",),
            ("BS-JUMP", "BS-REDIRECT"),
            MARK("rules", "That is allowed, but the pawn does not come to E4."),
            (
                MARK("rules", "One way jumps the pawn on C2, the other one the pawn on D2."),
                MARK(
                    "rules",
                    "The pawn on C2 has two arrows in line with your jump, the one on D2 only one.",
                ),
                MARK("rules", "Go north to C3, then to the north-east, to E4."),
            ),
            answers={
                "c1-e2-e4": MARK(
                    "rules",
                    "That is allowed and ends on E4, but it takes only one arrow from the pawn on "
                    "D2.",
                ),
                "c1-c3": MARK(
                    "rules",
                    "That is allowed and takes two arrows, but you have not come to E4 yet.",
                ),
            },
            praise=MARK(
                "rules",
                "Two arrows instead of one, and a dead pawn. Compare the ways before you choose.",
            ),
            values=CORNERS,
        ),
    ),
    DUEL,
)

"""The lesson of Blindside on turning pawns, and on occupied action spaces."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

DUEL = {"board": "duel"}

TURNING = Lesson(
    "turning",
    MARK("rules", "Turning a pawn"),
    MARK("rules", "You learn when a pawn may be turned, and when an action space gives nothing."),
    (
        Show(
            MARK(
                "rules",
                "If your move ends on an empty action space, you may turn the pawn there, to any "
                "of its six facings. Now its arrows point north-west and north.",
            ),
            "d1:3/e8:24 r 0 0 0",
            ("d1-d3/5",),
            ("d3",),
            ("BS-ROTATE-STOP",),
        ),
        Task(
            MARK(
                "rules",
                "The only arrow of your pawn on D6 points north, and at the edge it would be "
                "stuck. Bring it to the action space D7, and turn it there so that the arrow "
                "points south.",
            ),
            "b4:3,d6:1/e8:24 r 0 0 0",
            Goal(played=("d6-d7/3",)),
            ("d6-d7/3",),
            ("BS-ROTATE-STOP", "BS-MOVE"),
            MARK(
                "rules",
                "That is allowed, but the arrow of the pawn on D6 does not point south in the end.",
            ),
            (
                MARK("rules", "Which action space can the pawn on D6 reach?"),
                MARK("rules", "It goes north to D7 and ends there, so it may be turned."),
                MARK(
                    "rules", "Turn it on D7 by three steps, half a circle, so that it looks south."
                ),
            ),
            (
                Temptation(
                    "b4-b5/1", "BS-ROTATE-STOP", MARK("rules", "Pawns turn on action spaces only.")
                ),
                Temptation(
                    "d6-d8",
                    "BS-MOVE",
                    MARK("rules", "It has one step, and on D8 it would be stuck."),
                ),
            ),
            {
                "d6-d7": MARK(
                    "rules",
                    "That is allowed, but you did not turn it: its next step leads to the edge.",
                ),
            },
            praise=MARK("rules", "A pawn that would have been stuck can come back now."),
        ),
        Task(
            MARK(
                "rules",
                "Instead of moving, you may turn one pawn that stands on an action space. Turn "
                "yours on C6 so that one of its arrows points north-east.",
            ),
            "b4:3,c6:9/e8:24 r 0 0 0",
            Goal(played=("c6/1",)),
            ("c6/1",),
            ("BS-ROTATE-PLACE",),
            MARK(
                "rules", "That is allowed, but no arrow of the pawn on C6 points north-east then."
            ),
            (
                MARK("rules", "The pawn on C6 already stands on an action space."),
                MARK("rules", "It need not move: turn it in place."),
                MARK("rules", "One step clockwise turns north into north-east."),
            ),
            (
                Temptation(
                    "b4/1",
                    "BS-ROTATE-PLACE",
                    MARK("rules", "That pawn does not stand on an action space."),
                ),
                Temptation(
                    "c6/3",
                    "BS-ROTATE-PLACE",
                    MARK(
                        "rules",
                        "Half a circle changes nothing here: north and south just trade places.",
                    ),
                ),
            ),
            {
                "c6/2": MARK(
                    "rules", "That is allowed, but now its arrows point south-east and north-west."
                ),
            },
            praise=MARK(
                "rules", "That cost you the turn, but the pawn now looks where you need it."
            ),
        ),
        Show(
            MARK(
                "rules",
                "An action space where a pawn stands gives nothing, whether that pawn is yours or "
                "the enemy's. The black pawn on D3 closes that space: you may jump it, but not "
                "turn off there.",
            ),
            "c1:23,d1:21/d3:36,e8:24 r 0 0 0",
            ("d1-d4",),
            ("d3",),
            ("BS-ACTION-OCCUPIED",),
        ),
        Task(
            MARK("rules", "Bring one of your pawns to E3. The action space D3 is occupied."),
            "c1:23,d1:21/d3:36,e8:24 r 0 0 0",
            Goal(played=("c1-c2-e3",)),
            ("c1-c2-e3",),
            ("BS-ACTION-OCCUPIED", "BS-REDIRECT"),
            MARK("rules", "That is allowed, but no pawn of yours comes to E3."),
            (
                MARK("rules", "Look for an action space that is empty."),
                MARK("rules", "The pawn on C1 has four steps, and C2 lies right before it."),
                MARK("rules", "Go to C2, then two spaces to the north-east, to E3."),
            ),
            (
                Temptation(
                    "d1-d3-e3",
                    "BS-ACTION-OCCUPIED",
                    MARK("rules", "The black pawn on D3 has closed that corner for you."),
                ),
            ),
            {
                "d1-d4": MARK(
                    "rules", "That jump is allowed, but it leads straight on, not to E3."
                ),
            },
            praise=MARK(
                "rules",
                "You found the open corner. Occupying action spaces is a way to hinder the enemy.",
            ),
        ),
    ),
    DUEL,
)

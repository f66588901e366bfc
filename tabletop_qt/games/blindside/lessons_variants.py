"""Lessons of Blindside on variants in play: boards, no action spaces, rescues."""

from tabletop_qt.core.lesson import Goal, Lesson, Settings, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

RING = {"board": "great_ring", "actions": "board"}
STRAIGHT = {"board": "duel", "actions": "none"}
RESCUE: Settings = {"board": "skirmish", "rescue": True}

BOARDS = Lesson(
    "boards",
    MARK("rules", "Other boards, and no action spaces"),
    MARK("rules", "You learn to play round holes, and without any corners to turn on."),
    (
        Show(
            MARK(
                "rules",
                "Boards are built from one to four pieces. This one is the great ring: its four "
                "pieces leave a hole in the middle. Each piece brings three action spaces.",
            ),
            "d4:3,e4:21,f1:43,g2:55,h1:43,i2:21,j1:33"
            "/e11:12,f10:42,g11:29,h10:62,i11:29,j8:42,k8:24 r 0 0 0",
            (),
            ("e6", "g5", "i5", "k5"),
            ("BS-BOARD",),
            RING,
        ),
        Task(
            MARK("rules", "Jump the black pawn on E6. Mind the hole in the middle of the board."),
            "d6:7,e5:3/e6:11,g11:8 r 0 0 0",
            Goal(played=("e5-e7",)),
            ("e5-e7",),
            ("BS-BOARD", "BS-EDGE", "BS-LAND"),
            MARK("rules", "That is allowed, but you did not jump the pawn on E6."),
            (
                MARK(
                    "rules",
                    "Both your pawns have an arrow towards E6. What lies behind it on each line?",
                ),
                MARK(
                    "rules", "Seen from D6 there is the hole behind E6, seen from E5 there is E7."
                ),
                MARK("rules", "Jump north from E5 to E7."),
            ),
            (
                Temptation(
                    "d6-g5",
                    "BS-EDGE",
                    MARK("rules", "The board goes on at G5, but right behind E6 is the hole."),
                ),
                Temptation(
                    "d6-e6",
                    "BS-LAND",
                    MARK(
                        "rules", "A landing has to use all three steps, and E6 is one space away."
                    ),
                ),
            ),
            praise=MARK(
                "rules",
                "Two arrows. A pawn with a hole at its back cannot be jumped from the front.",
            ),
            values=RING,
        ),
        Task(
            MARK(
                "rules",
                "This game has no action spaces, so nothing turns and nobody goes round corners. "
                "Take two arrows with your pawn on D1.",
            ),
            "c1:3,d1:21/d3:9,e8:24 r 0 0 0",
            Goal(played=("d1-d4",)),
            ("d1-d4",),
            ("BS-NO-ACTION", "BS-REDIRECT", "BS-ROTATE-STOP"),
            MARK("rules", "That is allowed, but it takes nothing."),
            (
                MARK("rules", "Only straight lines are left. Which one leads over a black pawn?"),
                MARK(
                    "rules",
                    "Your pawn on D1 has three steps north, and the black pawn stands on D3.",
                ),
                MARK("rules", "Go straight north to D4."),
            ),
            (
                Temptation(
                    "d1-d2-e2",
                    "BS-REDIRECT",
                    MARK(
                        "rules",
                        "There is no space on this board where a move could change its direction.",
                    ),
                ),
                Temptation(
                    "c1-c2/1",
                    "BS-NO-ACTION",
                    MARK(
                        "rules", "C2 would be an action space on the usual board. Here it is none."
                    ),
                ),
            ),
            praise=MARK(
                "rules",
                "Straight ahead, two arrows. On such boards the direction of every arrow counts "
                "twice.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Without a free action space, the pawn you land on goes to where you came from. "
                "Land on D5 so that it cannot hit you back from D3.",
            ),
            "b2:3,d3:3/d5:11,e8:24 r 0 0 0",
            Goal(
                played=(
                    "d3-d5*s>d3/1",
                    "d3-d5*s>d3/2",
                    "d3-d5*n>d3/0",
                    "d3-d5*n>d3/2",
                    "d3-d5*n>d3/4",
                    "d3-d5*ne>d3/2",
                )
            ),
            ("d3-d5*s>d3/1",),
            ("BS-LAND-NOWHERE", "BS-NO-ACTION"),
            MARK(
                "rules",
                "That is allowed, but either you captured nothing, or the pawn on D3 can hit one "
                "of your pawns at once.",
            ),
            (
                MARK(
                    "rules",
                    "After the landing the black pawn stands on D3 with two arrows: which of your "
                    "pawns are two spaces away?",
                ),
                MARK("rules", "No arrow of it may point north, to D5, nor south-west, to B2."),
                MARK("rules", "Take the arrow to the south, and turn the pawn by one step."),
            ),
            (
                Temptation(
                    "d3-d5*s>b3/0",
                    "BS-LAND-NOWHERE",
                    MARK(
                        "rules",
                        "There are no action spaces here, so only the space you came from is left.",
                    ),
                ),
            ),
            {
                "d3-d5*s>d3/0": MARK(
                    "rules",
                    "That is allowed, but its arrow to the north still points at you. See what "
                    "follows.",
                ),
                "d3-d5*n>d3/1": MARK(
                    "rules",
                    "That is allowed, but now an arrow points at your pawn on B2. See what "
                    "follows.",
                ),
            },
            {
                "d3-d5*s>d3/0": ("d3-d5*n>d3/0",),
                "d3-d5*n>d3/1": ("d3-b2*n>d3/0",),
            },
            praise=MARK(
                "rules", "It may be turned even here as it is put down, and you used that well."
            ),
        ),
    ),
    STRAIGHT,
)

RESCUES = Lesson(
    "rescues",
    MARK("rules", "Rescuing arrows"),
    MARK("rules", "You learn an option by which captured arrows come back."),
    (
        Show(
            MARK(
                "rules",
                "With this option the enemy's start spaces mean something: on this board they are "
                "E2, E3 and E4. When your pawn ends a move there, you put one of your captured "
                "arrows back into it, and Black has one arrow less.",
            ),
            "a2:1,d3:6/b4:4 r 0 2 3",
            ("d3-e3+n",),
            ("e2", "e3", "e4"),
            ("BS-RESCUE",),
        ),
        Task(
            MARK(
                "rules",
                "Black has captured three of your arrows. Rescue one with your pawn on D3, and "
                "let it point to the south-west, back to the middle.",
            ),
            "a2:1,d3:6/b4:4 r 0 3 3",
            Goal(played=("d3-e3+sw", "d3-e2+sw")),
            ("d3-e3+sw",),
            ("BS-RESCUE", "BS-ROTATE-STOP"),
            MARK(
                "rules",
                "That is allowed, but you have no new arrow to the south-west on a start space of "
                "Black.",
            ),
            (
                MARK("rules", "Which start spaces of Black lie next to D3?"),
                MARK("rules", "The pawn on D3 reaches E3 and E2, one step away."),
                MARK("rules", "Go to E3 and put the arrow into the groove to the south-west."),
            ),
            (
                Temptation(
                    "d3-e3/1",
                    "BS-ROTATE-STOP",
                    MARK("rules", "A start space is no action space: nothing turns there."),
                ),
            ),
            {
                "d3-e3+n": MARK(
                    "rules", "That is allowed, but to the north there is little to reach from E3."
                ),
                "d3-e3+s": MARK("rules", "That is allowed, but you were asked for the south-west."),
            },
            praise=MARK(
                "rules", "Your pawn has three arrows now, and Black's number has fallen to two."
            ),
        ),
        Task(
            MARK(
                "rules",
                "Each space serves a pawn only once, and your pawn on D4 has used E3 already. "
                "Rescue another arrow.",
            ),
            "a2:1,d4:6/b3:4 r 0 2 3 rs=d4@e3",
            Goal(caused="BS-RESCUE"),
            ("d4-e4+s",),
            ("BS-RESCUE",),
            MARK("rules", "That is allowed, but no arrow comes back."),
            (
                MARK(
                    "rules",
                    "E3 has served this pawn. Which other start space of Black can it reach?",
                ),
                MARK("rules", "From D4 it is one step to the north-east, to E4."),
                MARK("rules", "Go to E4 and put the arrow where you like."),
            ),
            (
                Temptation(
                    "d4-e3+s",
                    "BS-RESCUE",
                    MARK(
                        "rules", "You may go there, but E3 has given this pawn its arrow already."
                    ),
                ),
            ),
            {
                "d4-e3": MARK(
                    "rules",
                    "That is allowed, but E3 has served this pawn already, so nothing comes back.",
                ),
            },
            praise=MARK(
                "rules", "Another space, another arrow. Other pawns of yours could still use E3."
            ),
        ),
    ),
    RESCUE,
)

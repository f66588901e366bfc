"""Lessons of Blindside on setting up: loading, drafting, and other numbers."""

from tabletop_qt.core.lesson import Goal, Lesson, Settings, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

LOAD = {"board": "skirmish", "setup": "load"}
DRAFT = {"board": "skirmish", "setup": "draft"}
FREE = {"board": "skirmish", "setup": "free"}
PAIR: Settings = {"board": "skirmish", "setup": "free", "pawns": 2}
BUILT = {"board": "custom", "setup": "free", "placements": "A,0,0,0;B,0,4,0"}

LOADING = Lesson(
    "loading",
    MARK("rules", "Loading your pawns"),
    MARK("rules", "You learn to spread your arrows over your pawns before the game."),
    (
        Show(
            MARK(
                "rules",
                "With free loading the pawns start on the usual spaces, but you spread your "
                "arrows over them as you like, one to six on each. Black does not see it. On this "
                "small board three pawns share seven arrows.",
            ),
            "/ r 0 0 0 ph=load",
            ("a2:3", "a3:35"),
            ("a2", "a3", "a4"),
            ("BS-LOAD",),
        ),
        Task(
            MARK(
                "rules",
                "Load the pawn on A2 with two arrows, one to the north and one to the north-east.",
            ),
            "/ r 0 0 0 ph=load",
            Goal(played=("a2:3",)),
            ("a2:3",),
            ("BS-LOAD",),
            MARK(
                "rules",
                "That is allowed, but the pawn on A2 was to have an arrow to the north and one to "
                "the north-east.",
            ),
            (
                MARK("rules", "The pawns are loaded in the order of their names, so A2 is first."),
                MARK("rules", "Choose A2 and put in the arrows one by one."),
                MARK("rules", "North, north-east, and then say that it is done."),
            ),
            (
                Temptation(
                    "a3:3", "BS-LOAD", MARK("rules", "It will have its turn. Begin with A2.")
                ),
            ),
            {
                "a2:1": MARK(
                    "rules", "That is allowed, but a pawn with one arrow goes one space only."
                ),
            },
            praise=MARK("rules", "Both arrows point at the board, not over its edge."),
        ),
        Task(
            MARK(
                "rules",
                "You have put two arrows into A2 and one into A3. Now load A4, and remember that "
                "all seven have to be loaded. Its arrow to the south shall be among them.",
            ),
            "a2:3,a3:2/ r 0 0 0 ph=load",
            Goal(
                played=(
                    "a4:15",
                    "a4:27",
                    "a4:29",
                    "a4:30",
                    "a4:43",
                    "a4:45",
                    "a4:46",
                    "a4:57",
                    "a4:58",
                    "a4:60",
                )
            ),
            ("a4:15",),
            ("BS-LOAD",),
            MARK("rules", "That is allowed, but the pawn on A4 has no arrow to the south."),
            (
                MARK("rules", "How many of the seven arrows are left?"),
                MARK("rules", "Four are left, and A4 is the last pawn."),
                MARK("rules", "Put four arrows into A4, one of them to the south."),
            ),
            (
                Temptation(
                    "a4:12",
                    "BS-LOAD",
                    MARK("rules", "Two arrows would be left over, and no pawn to carry them."),
                ),
            ),
            praise=MARK(
                "rules", "Seven arrows loaded: a strong pawn, a middling one and a weak one."
            ),
        ),
        Show(
            MARK(
                "rules",
                "When Black has loaded, too, both armies are shown together. After every set-up "
                "of your own making Black may keep the armies or swap them. So load in such a way "
                "that you would take either side.",
            ),
            "a2:3,a3:2,a4:15/e2:33,e3:42 b 0 0 0 ph=load",
            ("e4:24", "keep"),
            (),
            ("BS-LOAD", "BS-DRAFT"),
        ),
    ),
    LOAD,
)

DRAFTING = Lesson(
    "drafting",
    MARK("rules", "Placing everything yourself"),
    MARK(
        "rules", "You learn the order of a drafted set-up, and other numbers of pawns and spaces."
    ),
    (
        Show(
            MARK(
                "rules",
                "In a drafted set-up the players first place the action spaces by turns. Black "
                "places the first one. Then they place their pawns by turns with their arrows. "
                "Red begins with that.",
            ),
            "/ b 0 0 0 ph=act",
            ("@c2", "@b3", "@d3", "a2:11"),
            (),
            ("BS-DRAFT",),
        ),
        Task(
            MARK(
                "rules",
                "It is your turn to place an action space, and Black has taken C2. Place yours on "
                "C3, in the middle as well.",
            ),
            "/ r 0 0 0 act=c2 ph=act",
            Goal(played=("@c3",)),
            ("@c3",),
            ("BS-DRAFT",),
            MARK("rules", "That is allowed, but you were asked to place the action space on C3."),
            (
                MARK("rules", "Action spaces in the middle serve both sides."),
                MARK("rules", "C3 lies north of C2."),
                MARK("rules", "Choose C3."),
            ),
            (Temptation("@c2", "BS-DRAFT", MARK("rules", "Each space is chosen once.")),),
            {
                "@a1": MARK(
                    "rules",
                    "That is allowed, but an action space in a corner of your own is of little "
                    "use to you.",
                ),
            },
            praise=MARK("rules", "Close to the middle an action space is useful from everywhere."),
        ),
        Task(
            MARK(
                "rules",
                "Now place your first pawn, on A2, with arrows to the north, north-east and "
                "south. Your own zone on this board is the two files A and B.",
            ),
            "/ r 0 0 0 act=a1,c2,c3 ph=place",
            Goal(played=("a2:11",)),
            ("a2:11",),
            ("BS-DRAFT",),
            MARK(
                "rules",
                "That is allowed, but you were asked for a pawn on A2 with arrows to the north, "
                "north-east and south.",
            ),
            (
                MARK("rules", "The pawn comes with its arrows and its facing."),
                MARK("rules", "Choose A2, then put in three arrows."),
                MARK("rules", "North, north-east, south, and say that it is done."),
            ),
            (
                Temptation(
                    "c1:11",
                    "BS-DRAFT",
                    MARK("rules", "The middle belongs to nobody when pawns are placed."),
                ),
                Temptation(
                    "a1:11",
                    "BS-DRAFT",
                    MARK("rules", "A1 is in your zone, but action spaces stay free at the start."),
                ),
            ),
            praise=MARK(
                "rules",
                "One placed. Red and Black go on by turns until all pawns and arrows are on the "
                "board.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "You are Black. All pawns have been placed, and you may keep your army or swap. "
                "Look where the arrows of both armies point, and choose the better one.",
            ),
            "a2:3,a3:42,b4:6/d1:7,e1:4,e4:7 b 0 0 0 ph=pie",
            Goal(played=("swap",)),
            ("swap",),
            ("BS-DRAFT",),
            MARK(
                "rules",
                "That is allowed, but Black's pawns look over the edge and can hardly move.",
            ),
            (
                MARK("rules", "Count how many arrows of each army lead anywhere."),
                MARK("rules", "The black pawns on E1 and E4 stand at the east edge and look east."),
                MARK("rules", "Swap: you get the army that can move."),
            ),
            answers={
                "keep": MARK(
                    "rules",
                    "That is allowed, but two of your three pawns look over the edge. The other "
                    "army is better.",
                ),
            },
            praise=MARK("rules", "The armies have changed their colours, and you move first."),
            values=FREE,
        ),
        Show(
            MARK(
                "rules",
                "You may also play without start spaces, as on every board that you build "
                "yourself. Then you place your pawns freely in your zone, as in a draft.",
            ),
            "/ r 0 0 0 ph=place",
            ("c1:11",),
            (),
            ("BS-NO-START", "BS-BOARD"),
            BUILT,
        ),
        Task(
            MARK(
                "rules",
                "The numbers can be changed, too. Here each side has two pawns and seven arrows. "
                "Your first pawn took five: place the second one on A3 with arrows to the north "
                "and north-east.",
            ),
            "a1:31/e1:3 r 0 0 0 ph=place",
            Goal(played=("a3:3",)),
            ("a3:3",),
            ("BS-COUNT", "BS-NO-START", "BS-DRAFT"),
            MARK(
                "rules",
                "That is allowed, but you were asked for a pawn on A3 with arrows to the north "
                "and north-east.",
            ),
            (
                MARK("rules", "Seven arrows less five: how many are left for the last pawn?"),
                MARK("rules", "Two are left: one to the north, one to the north-east."),
                MARK("rules", "Choose A3, put in both arrows, and say that it is done."),
            ),
            (
                Temptation(
                    "a3:1",
                    "BS-DRAFT",
                    MARK("rules", "One arrow would be left over, and all have to be loaded."),
                ),
                Temptation(
                    "b2:3", "BS-DRAFT", MARK("rules", "Pawns do not start on action spaces.")
                ),
            ),
            praise=MARK(
                "rules",
                "A strong pawn and a weak one. Next time you may try it the other way round.",
            ),
            values=PAIR,
        ),
    ),
    DRAFT,
)

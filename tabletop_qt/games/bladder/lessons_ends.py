"""A lesson of Bladder: how a game ends without a goal."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

ENDS = Lesson(
    "other-ends",
    MARK("rules", "Ends without a goal"),
    MARK("rules", "You learn how a side is wiped out, and when a game is drawn."),
    (
        Show(
            MARK(
                "rules",
                "A game is drawn when the same position comes for the third time. Here both sides "
                "only step to and fro; with the eighth step the position is there again.",
            ),
            field("Da1 Db4 Db5 Lh1 Lg4 Lg5"),
            ("a1-a2", "h1-h2", "a2-a1", "h2-h1", "a1-a2", "h1-h2", "a2-a1", "h2-h1"),
            points=("a1", "h1"),
            rules=("BL-DRAW",),
        ),
        Show(
            MARK(
                "rules",
                "While the bladder lies on the diamond, somebody must be able to pick it up. If "
                "both sides have fewer than three men, the game is drawn. That comes about in "
                "Real Time Bladder, when two heads clash as here and both men are carried off.",
            ),
            field("Db4 Da1 Da2 Ld5 Lh1 Lh2"),
            ("b4-c4", "d5-c4"),
            points=("c4",),
            rules=("BL-NO-PICKUP",),
            values={"real_time": True},
        ),
        Task(
            MARK(
                "rules",
                "Light has one man left, on D3. Lame him: a side without men has lost.",
            ),
            field("Dc2 Dd2 Db4 Ld3"),
            Goal(ended="BL-WIPED-OUT"),
            ("b4-c4xd3",),
            ("BL-WIPED-OUT", "BL-LAME", "BL-STEP"),
            MARK("rules", "That is allowed, but the last man of Light goes on."),
            (
                MARK("rules", "Two of your men are beside D3 already."),
                MARK("rules", "Your man on B4 can be the third."),
                MARK("rules", "Step from B4 to C4 or C3, and choose the man on D3."),
            ),
            tempting=(
                Temptation(
                    "d2-d3",
                    "BL-STEP",
                    MARK("rules", "Even the last man is not taken by stepping on him."),
                ),
            ),
            answers={
                "b4-c4": MARK(
                    "rules",
                    "That is allowed, but now choose the man on D3 as well.",
                ),
                "b4-c3": MARK(
                    "rules",
                    "That is allowed, but now choose the man on D3 as well.",
                ),
            },
            praise=MARK("rules", "Nobody of Light is left: you have won without a goal."),
        ),
        Task(
            MARK(
                "rules",
                "For 119 turns nobody was lamed and the bladder changed no side. One more such "
                "turn and the game is drawn. Do something that counts.",
            ),
            field("Dd6 Dd8 Dc7 Le7 Lf3* Lh1", "d - 119"),
            Goal(caused="BL-LAME"),
            ("c7-d7xe7",),
            ("BL-DRAW", "BL-LAME"),
            MARK("rules", "That is allowed, but it is the 120th quiet turn: the game is drawn."),
            (
                MARK("rules", "Laming begins the count anew. Whom can you lame?"),
                MARK("rules", "D6 and D8 are beside Light's man on E7."),
                MARK("rules", "Step from C7 to D7 and choose the man on E7."),
            ),
            tempting=(
                Temptation(
                    "d8-e8xe7",
                    "BL-LAME",
                    MARK("rules", "E8 and D6 are only two. Bring the man on C7 instead."),
                ),
            ),
            answers={
                "c7-d7": MARK(
                    "rules",
                    "That is allowed, but without laming it is one more quiet turn: a draw.",
                ),
            },
            praise=MARK("rules", "The count begins anew, and Light has a man less."),
        ),
        Task(
            MARK(
                "rules",
                "Your only man, on A1, cannot step: B1, B2 and A2 are taken. Then, and only then, "
                "your turn is skipped. If Light had to skip after you, it would be a draw.",
            ),
            field("Da1 Lb1 Lb2 la2"),
            Goal(caused="BL-NO-MOVE"),
            ("skip",),
            ("BL-NO-MOVE", "BL-STEP"),
            MARK("rules", "That is allowed, but the turn was to be skipped."),
            (
                MARK("rules", "Look at the three squares around A1: none is free."),
                MARK("rules", "The man on A1 cannot move, and there is nothing to pass."),
                MARK("rules", "Skip your turn: it is all that can be done."),
            ),
            tempting=(
                Temptation(
                    "a1-b1",
                    "BL-STEP",
                    MARK("rules", "That square is taken, as are the two others."),
                ),
            ),
            praise=MARK("rules", "Light has to move now, and whoever moves sets you free."),
        ),
    ),
)

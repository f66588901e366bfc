"""A lesson of Bladder: how the bladder is passed."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

PASSING = Lesson(
    "passing",
    MARK("rules", "Passing"),
    MARK("rules", "You learn how far a pass goes, to whom, and what it cannot do."),
    (
        Show(
            MARK(
                "rules",
                "The carrier may pass to any of your men up to three squares away, counted in "
                "steps in any direction, backward too. The bladder flies over everybody's head. "
                "A pass is the whole turn.",
            ),
            field("Dd4* Dg6 Db2 Le5 Lf6 Lh1"),
            ("d4>g6", "f6-f5", "g6-h6"),
            points=("g6", "b2"),
            rules=("BL-PASS",),
        ),
        Show(
            MARK(
                "rules",
                "The bladder goes only from man to man. It is never kicked into an open goal and "
                "never laid on a square again: here the goal is open, but all that the carrier "
                "can do is to step, or to pass to E6.",
            ),
            field("Df3* De6 Da1 Lc4 Lc5 Lh8"),
            ("f3>e6",),
            points=("h4", "h5"),
            rules=("BL-NO-KICK", "BL-NEVER-DOWN"),
        ),
        Task(
            MARK(
                "rules",
                "Your carrier on D2 stands before two of Light, who will tackle him. Pass the "
                "bladder to a man who is free and near enough.",
            ),
            field("Dd2* De5 Dg6 Le1 Le3 Lh1"),
            Goal(caused="BL-PASS"),
            ("d2>e5",),
            ("BL-PASS", "BL-NO-KICK"),
            MARK("rules", "That is allowed, but Light's two men can still tackle your carrier."),
            (
                MARK("rules", "Count the steps from D2 to your other men."),
                MARK("rules", "G6 is four steps away, E5 three."),
                MARK("rules", "Take the bladder and choose your man on E5."),
            ),
            tempting=(
                Temptation(
                    "d2>g6",
                    "BL-PASS",
                    MARK("rules", "One step too far: from D2 to G6 it is four columns."),
                ),
                Temptation(
                    "d2>h4",
                    "BL-NO-KICK",
                    MARK("rules", "Nobody kicks. Somebody of yours has to stand there."),
                ),
                Temptation(
                    "d2>e3",
                    "BL-NO-KICK",
                    MARK("rules", "The nearest man is not always a friend."),
                ),
            ),
            answers={
                "g6-g5": MARK(
                    "rules",
                    "That is allowed, but Light tackles D2 before you can pass to him.",
                ),
                "d2-d3": MARK(
                    "rules",
                    "That is allowed, but E3 stays beside him, and E1 comes after him.",
                ),
            },
            punished={"g6-g5": ("e1-d1td2@d1",), "d2-d3": ("e1-d2td3@d2",)},
            praise=MARK("rules", "Away over their heads: E5 is free."),
        ),
        Task(
            MARK(
                "rules",
                "Your carrier on D4 can pass to F6 or to D7. F6 is nearer to the goal, but look "
                "whom Light can reach. Pass to the man who keeps the bladder.",
            ),
            field("Dd4* Df6 Dd7 Lf7 Lg4 Lh1"),
            Goal(played=("d4>d7",)),
            ("d4>d7",),
            ("BL-PASS", "BL-NO-KICK"),
            MARK("rules", "That is allowed, but the task is to pass to the safer man."),
            (
                MARK("rules", "Which of the two can get a second man of Light beside him?"),
                MARK("rules", "F7 is beside F6 already, and G4 can come to F5."),
                MARK("rules", "Take the bladder and choose your man on D7."),
            ),
            tempting=(
                Temptation(
                    "d4>d8",
                    "BL-NO-KICK",
                    MARK("rules", "D8 would be safe, but nobody of yours is there."),
                ),
            ),
            answers={
                "d4>f6": MARK(
                    "rules",
                    "That is allowed, but F7 is beside F6 and G4 comes too: two are a tackle.",
                ),
            },
            punished={"d4>f6": ("g4-f5tf6@f5",)},
            praise=MARK("rules", "Only one of Light can get near D7 at once: no tackle."),
        ),
        Task(
            MARK(
                "rules",
                "You have the bladder on D4, and Light's man on E3 is among your men. Lame him. A "
                "pass lames nobody, so it must be a step.",
            ),
            field("Dd4* Dd2 De2 Df2 Dd6 Le3 Lh1 Lh2"),
            Goal(caused="BL-LAME"),
            ("d2-d3xe3",),
            ("BL-ACTIVE", "BL-PASS", "BL-LAME"),
            MARK("rules", "That is allowed, but it does not lame the man on E3."),
            (
                MARK("rules", "Four of your men are beside E3. One of them must shift."),
                MARK("rules", "The man on D2 can stay beside E3, for example."),
                MARK("rules", "Step from D2 to D3 and choose the man on E3."),
            ),
            tempting=(
                Temptation(
                    "d4>d6xe3",
                    "BL-ACTIVE",
                    MARK("rules", "A pass moves the bladder, not a man: no attack."),
                ),
            ),
            answers={
                "d4>d6": MARK(
                    "rules",
                    "That is allowed, but a pass is the whole turn, and it lames nobody.",
                ),
            },
            praise=MARK("rules", "He is gone. Next turn you can still pass."),
        ),
    ),
)

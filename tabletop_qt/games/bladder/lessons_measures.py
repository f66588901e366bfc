"""A lesson of Bladder: the variants and options that change how far, how and whether."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

MEASURES = Lesson(
    "variants",
    MARK("rules", "Longer steps, longer passes, no tackles"),
    MARK("rules", "You learn the variants and options that change a single rule each."),
    (
        Show(
            MARK(
                "rules",
                "In Bladder Two's a man goes one or two squares in one straight line: forward, "
                "diagonally forward or sideways. The middle square must be empty.",
            ),
            field("Dc3 Dd7 Da8 Lf2 Lf6 Lh8"),
            ("c3-e5", "f6-f4", "d7-d5"),
            points=("e1", "e3", "e5", "c1", "c5"),
            rules=("BL-TWOS",),
            values={"step_range": 2},
        ),
        Task(
            MARK(
                "rules",
                "This is Bladder Two's. Your carrier on F6 can be in Light's goal with one move of "
                "two squares. Find the straight line.",
            ),
            field("Df6* Dc3 Lf5 Lg6 Lh1"),
            Goal(ended="BL-GOAL"),
            ("f6-h4",),
            ("BL-TWOS", "BL-GOAL"),
            MARK("rules", "That is allowed, but a goal was to be had at once."),
            (
                MARK("rules", "A diagonal is a straight line too."),
                MARK("rules", "From F6 over G5 the way is free."),
                MARK("rules", "Go from F6 to H4."),
            ),
            tempting=(
                Temptation(
                    "f6-h5",
                    "BL-TWOS",
                    MARK("rules", "F6 to H5 has a bend in it: no straight line."),
                ),
                Temptation(
                    "f6-h6",
                    "BL-TWOS",
                    MARK("rules", "Light stands on G6: two squares are no jump. H6 is no goal."),
                ),
            ),
            answers={
                "f6-g5": MARK(
                    "rules",
                    "That is allowed, but you may go two squares, and then you are in.",
                ),
            },
            praise=MARK("rules", "Two squares on a diagonal, and the game is won."),
            values={"step_range": 2},
        ),
        Task(
            MARK(
                "rules",
                "With long passes the bladder goes up to four squares. Your man in the goal on H5 "
                "is four steps away from D4. Score.",
            ),
            field("Dd4* dh5 De8 Da1 Le4 Lg5 Lh1"),
            Goal(ended="BL-GOAL"),
            ("d4>h5",),
            ("BL-PASS-FOUR", "BL-GOAL", "BL-NO-KICK"),
            MARK("rules", "That is allowed, but a goal was to be had at once."),
            (
                MARK("rules", "Count the rows from D up to H: four."),
                MARK("rules", "Your man on H5 waits in the goal."),
                MARK("rules", "Take the bladder and choose the man on H5."),
            ),
            tempting=(
                Temptation(
                    "d4>h4",
                    "BL-NO-KICK",
                    MARK("rules", "Near enough, but nobody is there. Choose the man."),
                ),
            ),
            answers={
                "d4>e8": MARK(
                    "rules",
                    "That is allowed and just as long a pass, but H5 is in the goal.",
                ),
            },
            praise=MARK("rules", "Four squares, right into the goal."),
            values={"pass_range": 4},
        ),
        Task(
            MARK(
                "rules",
                "Without tackling only laming the carrier gets you the bladder. E1 and E2 are "
                "beside Light's carrier on F2: bring a third man and lame him.",
            ),
            field("De1 De2 Dd2 Da8 Lf2* Lh1 Lh7"),
            Goal(caused="BL-LAME-CARRIER"),
            ("d2-e3xf2@e3",),
            ("BL-NO-TACKLE", "BL-LAME-CARRIER"),
            MARK("rules", "That is allowed, but Light keeps the bladder."),
            (
                MARK("rules", "Two beside him are not enough in this game."),
                MARK("rules", "Your man on D2 can be the third."),
                MARK("rules", "Step from D2 to E3, choose F2, then choose who carries."),
            ),
            tempting=(
                Temptation(
                    "e1-f1tf2@f1",
                    "BL-NO-TACKLE",
                    MARK("rules", "In the common game two would do. Here it takes three."),
                ),
            ),
            answers={
                "d2-e3": MARK("rules", "That is allowed, but now choose the man on F2 as well."),
            },
            praise=MARK("rules", "Three beside him: he is gone, and the bladder is yours."),
            values={"tackling": False},
        ),
        Task(
            MARK(
                "rules",
                "An option shuts the way across the diamond while the bladder lies there. Take "
                "your man from D4 to E5 all the same: around it, in two turns.",
            ),
            field("Dd4 Da1 Da8 Lg2 Lg7 Lh1"),
            Goal(played=("d5-e5", "e4-e5")),
            ("d4-d5", "h1-g1", "d5-e5"),
            ("BL-DIAMOND-STEP", "BL-STEP"),
            MARK("rules", "That is allowed, but it does not bring your man from D4 to E5."),
            (
                MARK("rules", "Two squares touch both D4 and E5 by a side."),
                MARK("rules", "They are D5 and E4. Take D5 this time."),
                MARK("rules", "Go from D4 to D5, then straight ahead to E5."),
            ),
            tempting=(
                Temptation(
                    "d4-e5",
                    "BL-DIAMOND-STEP",
                    MARK("rules", "The bladder is in the way now. Go around it."),
                ),
            ),
            answers={
                "d4-e4": MARK(
                    "rules",
                    "That is allowed, and from E4 you could go sideways to E5. Take D5 for now.",
                ),
            },
            praise=MARK("rules", "Around the bladder instead of over it."),
            values={"step_across_diamond": False},
        ),
        Task(
            MARK(
                "rules",
                "An option says that a man who takes the bladder within a goal has not scored yet. "
                "Your man on H4 has just taken it: move him within the goal.",
            ),
            field("dh4* Da1 Da8 Lg3 Lg5 Lh1"),
            Goal(ended="BL-GOAL"),
            ("h4-h5",),
            ("BL-GOAL-TRANSFER", "BL-GOAL", "BL-STEP"),
            MARK("rules", "That is allowed, but the bladder was to be carried to H5."),
            (
                MARK("rules", "A goal has two squares. He is on one of them."),
                MARK("rules", "Your man on H4 can go to the other one."),
                MARK("rules", "Step from H4 sideways to H5."),
            ),
            tempting=(
                Temptation(
                    "h4-g5",
                    "BL-STEP",
                    MARK("rules", "Leave Light's men alone: the goal is where you are."),
                ),
            ),
            answers={
                "h4-g4": MARK(
                    "rules",
                    "That is allowed, but it takes the bladder out of the goal again.",
                ),
            },
            punished={"h4-g4": ("g3-f3tg4@f3",)},
            praise=MARK("rules", "Carried within the goal: now it counts."),
            values={"transfer_scores": False},
        ),
    ),
)

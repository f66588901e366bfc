"""A lesson of Bladder: orders that are carried out together."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

REAL_TIME = Lesson(
    "real-time",
    MARK("rules", "Real Time Bladder"),
    MARK("rules", "You learn how secret orders are written and carried out together."),
    (
        Show(
            MARK(
                "rules",
                "Both sides write an order in secret, then both are carried out together. Here "
                "both men go to D4: their heads clash, and both are carried off the field.",
            ),
            field("Dc4 Da1 Da2 Da8 Le4 Lh1 Lh2 Lh8"),
            ("c4-d4", "e4-d4"),
            points=("d4",),
            rules=("BL-REAL-TIME",),
        ),
        Show(
            MARK(
                "rules",
                "If the man with the bladder is carried off and nobody may take it, it falls back "
                "onto the diamond, and everybody can pick it up again. With an option off he "
                "survives such a clash, and only the other man goes.",
            ),
            field("Dc4* Da1 Da2 Da8 Le4 Lh1 Lh2 Lh8"),
            ("c4-d4", "e4-d4"),
            points=("d4", "diamond"),
            rules=("BL-REAL-TIME",),
        ),
        Show(
            MARK(
                "rules",
                "In your order you name whom to lame, whom to tackle and who is to carry. Dark "
                "named the man on E7 by the square where he stood; he stepped to E6, and your men "
                "followed him with their eyes: he is lamed all the same.",
            ),
            field("Dd5 Dd6 Dc7 Da1 Le7 Lh1 Lh2"),
            ("c7-d7xe7", "e7-e6"),
            points=("e7", "e6"),
            rules=("BL-REAL-TIME",),
        ),
        Task(
            MARK(
                "rules",
                "You lead Light, and Dark's order is sealed. Dark's man on D7 will hardly move. "
                "Order your man from F7 to E7 and name D7 as the one to lame.",
            ),
            field("Dd7 Da1 Da8 Le6 Le8 Lf7 Lh1", "l - 0 a1-b1"),
            Goal(caused="BL-LAME"),
            ("f7-e7xd7",),
            ("BL-REAL-TIME", "BL-LAME", "BL-STEP"),
            MARK("rules", "That is allowed, but it lames nobody."),
            (
                MARK("rules", "A move alone lames nobody here: you have to name the man."),
                MARK("rules", "Your man on F7 goes; the target is D7."),
                MARK("rules", "Step F7 to E7, then add the man on D7 as the one to lame."),
            ),
            tempting=(
                Temptation(
                    "f7-d7",
                    "BL-STEP",
                    MARK("rules", "An order is a step like any other: one square."),
                ),
            ),
            answers={
                "f7-e7": MARK(
                    "rules",
                    "That is allowed, but you named nobody, so nobody is lamed.",
                ),
                "f7-e7xa8": MARK(
                    "rules",
                    "That is allowed and costs nothing, but you named a man far away.",
                ),
            },
            praise=MARK("rules", "Named and lamed. A wrong name would have cost you nothing."),
        ),
        Task(
            MARK(
                "rules",
                "You lead Light. Your third man can come to the diamond, from F3 to E4; but in "
                "this game you pick up only if your order names who is to carry. Name one.",
            ),
            field("Ld5 Le5 Lf3 Lh1 Da1 Da8 Dc2", "l - 0 c2-d2"),
            Goal(caused="BL-PICKUP"),
            ("f3-e4@e4",),
            ("BL-REAL-TIME", "BL-PICKUP", "BL-STEP"),
            MARK("rules", "That is allowed, but it does not pick up the bladder."),
            (
                MARK("rules", "First a step that puts three of yours around the diamond."),
                MARK("rules", "F3 goes to E4. Then name one of the three, on his new square."),
                MARK("rules", "Step F3 to E4 and add that the man on E4 carries."),
            ),
            tempting=(
                Temptation(
                    "f3-g3",
                    "BL-STEP",
                    MARK("rules", "An order cannot say more than a man can do."),
                ),
            ),
            answers={
                "f3-e4": MARK(
                    "rules",
                    "That is allowed, but you named no carrier, so the bladder stays where it is.",
                ),
                "f3-e4@f3": MARK(
                    "rules",
                    "That is allowed, but nobody of yours is on F3 any more. Name him on E4.",
                ),
            },
            praise=MARK("rules", "Picked up. There is no extra turn in this game."),
        ),
        Task(
            MARK(
                "rules",
                "You lead Light. Dark's carrier on G4 is about to step into your goal; your man on "
                "H4 leaves him H5 only. Stop him with a clash of heads.",
            ),
            field("Dg4* Da1 Da2 Da8 Lh4 Lh6 Lg1 Lg8", "l - 0 g4-h5"),
            Goal(caused="BL-REAL-TIME"),
            ("h6-h5",),
            ("BL-REAL-TIME", "BL-STEP"),
            MARK("rules", "That is allowed, but Dark's carrier walks into your goal."),
            (
                MARK("rules", "To what square will Dark's carrier go?"),
                MARK("rules", "Send a man to that same square: the one on H6."),
                MARK("rules", "Step from H6 to H5."),
            ),
            tempting=(
                Temptation(
                    "h6-g4",
                    "BL-STEP",
                    MARK("rules", "He cannot get at the carrier where he stands."),
                ),
            ),
            answers={
                "g8-g7": MARK(
                    "rules",
                    "That is allowed, but Dark's order was G4 to H5: Light has lost.",
                ),
                "h6-g5": MARK(
                    "rules",
                    "That is allowed, but beside the carrier is not in his way: Light has lost.",
                ),
            },
            praise=MARK("rules", "Both are carried off, and the bladder is on the diamond again."),
        ),
        Task(
            MARK(
                "rules",
                "You lead Dark, and three of Light can get at your carrier on G4. Goals made by "
                "walking or passing come before laming: order him into the goal.",
            ),
            field("Dg4* Da1 Da2 Da8 Lh3 Lg3 Lg6 Lh8"),
            Goal(ended="BL-GOAL"),
            ("g4-h4", "g6-g5xg4@g5"),
            ("BL-REAL-TIME", "BL-GOAL", "BL-STEP"),
            MARK("rules", "That is allowed, but it gives Light time to lame your carrier."),
            (
                MARK("rules", "Do not wait for Light: both orders come at once."),
                MARK("rules", "Your carrier on G4 is one step away from the goal."),
                MARK("rules", "Step from G4 to H4."),
            ),
            tempting=(
                Temptation(
                    "g4-f4",
                    "BL-STEP",
                    MARK("rules", "There is no way back, and the goal is ahead."),
                ),
            ),
            answers={
                "g4-h5": MARK(
                    "rules",
                    "That is allowed and a goal, unless a head is in the way. Take H4 this time.",
                ),
                "a1-b1": MARK(
                    "rules",
                    "That is allowed, but Light names your carrier, and he is lamed.",
                ),
            },
            punished={"a1-b1": ("g6-g5xg4@g5",)},
            praise=MARK("rules", "The goal counted first; Light's laming came too late."),
        ),
    ),
    values={"real_time": True},
)

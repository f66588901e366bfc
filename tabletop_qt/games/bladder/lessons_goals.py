"""A lesson of Bladder: how goals are scored, for oneself and for the other side."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

GOALS = Lesson(
    "goals",
    MARK("rules", "Goals and own goals"),
    MARK("rules", "You learn every way in which the bladder gets into a goal, your own too."),
    (
        Show(
            MARK(
                "rules",
                "Carry the bladder into the enemy goal and you win at once. For Dark that is H4 "
                "or H5, at the top; for Light A4 or A5, at the bottom.",
            ),
            field("Dg4* Da1 Da8 Lg6 Lh3 Lh6"),
            ("g4-h4",),
            points=("h4", "h5"),
            rules=("BL-GOAL",),
        ),
        Show(
            MARK(
                "rules",
                "Beware of your own goal: if your man there gets the bladder by a pass, or carries "
                "it in himself, Light has won. Here Dark passes to A5 and loses.",
            ),
            field("Dc4* Da5 Db7 Ld3 Ld5 Lh6"),
            ("c4>a5",),
            points=("a4", "a5"),
            rules=("BL-OWN-GOAL",),
        ),
        Task(
            MARK(
                "rules",
                "Your carrier on G4 stands before the goal, and a man of Light guards H4. Carry "
                "the bladder in.",
            ),
            field("Dg4* De4 Da8 Lh4 Lg2 Lh7"),
            Goal(ended="BL-GOAL"),
            ("g4-h5",),
            ("BL-GOAL", "BL-STEP", "BL-NO-KICK"),
            MARK("rules", "That is allowed, but a goal was to be had at once."),
            (
                MARK("rules", "Light's goal has two squares. Which is free?"),
                MARK("rules", "Your man on G4 has the bladder; H5 is free."),
                MARK("rules", "Step from G4 diagonally forward to H5."),
            ),
            tempting=(
                Temptation(
                    "g4-h4",
                    "BL-STEP",
                    MARK("rules", "The guard bars H4, but a goal has two halves."),
                ),
                Temptation(
                    "g4>h4",
                    "BL-NO-KICK",
                    MARK("rules", "That would be a present for the guard. Walk in beside him."),
                ),
            ),
            answers={
                "g4-h3": MARK(
                    "rules",
                    "That is allowed, but H3 is beside the goal: no score.",
                ),
                "g4>e4": MARK(
                    "rules",
                    "That is allowed, but it takes the bladder away from the goal.",
                ),
            },
            praise=MARK("rules", "Goal! The game is won at once."),
        ),
        Task(
            MARK(
                "rules",
                "Your carrier on E4 is three steps from the goal, and one of your men waits in it "
                "on H5. Score at once.",
            ),
            field("De4* dh5 Da8 Lf4 Lg3 Lg5 Lh7"),
            Goal(ended="BL-GOAL"),
            ("e4>h5",),
            ("BL-GOAL", "BL-PASS", "BL-NO-KICK"),
            MARK("rules", "That is allowed, but a goal was to be had at once."),
            (
                MARK("rules", "The bladder can fly over the heads of Light."),
                MARK("rules", "Your man on H5 is within three steps of E4."),
                MARK("rules", "Take the bladder and choose the man on H5."),
            ),
            tempting=(
                Temptation(
                    "e4>h4",
                    "BL-NO-KICK",
                    MARK("rules", "H4 is empty. The man is on H5."),
                ),
            ),
            answers={
                "e4-f5": MARK(
                    "rules",
                    "That is allowed, but on F5 he is beset by Light. The pass wins at once.",
                ),
            },
            punished={"e4-f5": ("h7-g6xf5@g6",)},
            praise=MARK("rules", "That is what men behind the enemy are for."),
        ),
        Task(
            MARK(
                "rules",
                "Light's carrier on G5 defends, and your man waits in the goal on H4, beside him. "
                "Tackle the carrier so that the bladder lands in the goal.",
            ),
            field("dh4 De6 Da8 Lg5* Lh1 Lh8"),
            Goal(ended="BL-GOAL"),
            ("e6-f6tg5@h4",),
            ("BL-GOAL-TRANSFER", "BL-TACKLE", "BL-GOAL", "BL-STEP"),
            MARK("rules", "That is allowed, but the bladder does not come to the man in the goal."),
            (
                MARK("rules", "Your man on H4 is beside the carrier; a second one is needed."),
                MARK("rules", "Your man on E6 can step and be beside G5."),
                MARK("rules", "Step from E6 to F6, take the bladder, and give it to H4."),
            ),
            tempting=(
                Temptation(
                    "e6-g5",
                    "BL-STEP",
                    MARK("rules", "Not onto him: beside him."),
                ),
            ),
            answers={
                "e6-f6tg5@f6": MARK(
                    "rules",
                    "That is allowed, but the man on H4 stands in the goal: give it to him.",
                ),
                "h4-h5": MARK(
                    "rules",
                    "That is allowed, but he is alone beside the carrier: it takes two.",
                ),
            },
            praise=MARK("rules", "Taken within the goal: that scores just as well."),
        ),
        Task(
            MARK(
                "rules",
                "Two of Light press your carrier on B6. Pass to somebody, but mind that A4 is your "
                "own goal.",
            ),
            field("Db6* Da4 De7 Lc5 Lc7 Lh1"),
            Goal(played=("b6>e7",)),
            ("b6>e7",),
            ("BL-OWN-GOAL", "BL-PASS", "BL-STEP"),
            MARK("rules", "That is allowed, but Light can still tackle your carrier."),
            (
                MARK("rules", "Two of your men are within three steps of B6."),
                MARK("rules", "One of them stands in your own goal, on A4. Take the other."),
                MARK("rules", "Take the bladder and choose the man on E7."),
            ),
            tempting=(
                Temptation(
                    "b6-a6",
                    "BL-STEP",
                    MARK("rules", "There is no running back, carrying or not."),
                ),
            ),
            answers={
                "b6-b5": MARK(
                    "rules",
                    "That is allowed, but C7 comes after him, and two of Light tackle him.",
                ),
                "b6>a4": MARK(
                    "rules",
                    "That is allowed, but he stands in your own goal: you lose the game by it.",
                ),
            },
            punished={"b6-b5": ("c7-b6tb5@b6",)},
            praise=MARK("rules", "Over Light's heads to the free man, and away from your goal."),
        ),
        Task(
            MARK(
                "rules",
                "You lead Light, and one of your men waits in Dark's goal on A5. Pick up with the "
                "man on F4, and use your extra turn to score.",
            ),
            field("Ld5 Le5 Lf4 la5 Lh1 Db2 Db8 Da1", "l - 0"),
            Goal(ended="BL-GOAL"),
            ("f4-e4@d5", "d5>a5"),
            ("BL-HALF-TIME", "BL-PICKUP", "BL-GOAL", "BL-PASS"),
            MARK("rules", "That is allowed, but pick up first, then pass to A5."),
            (
                MARK("rules", "Who of your men at the diamond is within three steps of A5?"),
                MARK("rules", "F4 steps to E4; the man on D5 is the one to carry."),
                MARK("rules", "F4 to E4 with the bladder on D5; then pass from D5 to A5."),
            ),
            tempting=(
                Temptation(
                    "d5>a5",
                    "BL-PASS",
                    MARK("rules", "He does not have the bladder yet."),
                ),
            ),
            answers={
                "f4-e4@e4": MARK(
                    "rules",
                    "That is allowed, but from E4 to A5 it is four steps: too far for a pass.",
                ),
                "f4-e4@e5": MARK(
                    "rules",
                    "That is allowed, but from E5 to A5 it is four steps: too far for a pass.",
                ),
            },
            praise=MARK("rules", "Picked up and scored before Dark could move a foot."),
        ),
    ),
)

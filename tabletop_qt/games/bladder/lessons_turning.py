"""A lesson of Bladder: turning about, the goals and the side squares."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

TURNING = Lesson(
    "turning-about",
    MARK("rules", "Turning about and the edges"),
    MARK(
        "rules", "You learn where a man turns about, and that goals and side squares are squares."
    ),
    (
        Show(
            MARK(
                "rules",
                "A man who arrives on the far back row turns about. Look how your man faces the "
                "other way on H7: from now on he walks down the field, behind Light's back.",
            ),
            field("Dg7 Da1 Da8 Lf4 Lg2 Lh2"),
            ("g7-h7", "g2-f2", "h7-g6"),
            points=("h7",),
            rules=("BL-TURN-ABOUT",),
        ),
        Show(
            MARK(
                "rules",
                "The goal squares and the four side squares, the gaps in the hedge, are ordinary "
                "squares. Here a man goes over D10 and E10 back into the field, and another steps "
                "into his own goal.",
            ),
            field("Dc8 Da3 Da8 Lg2 Lh1 Lh2"),
            ("c8-d10", "g2-f2", "d10-e10", "f2-e2", "e10-f8", "h1-g1", "a3-a4"),
            points=("d9", "e9", "d10", "e10", "a4", "a5", "h4", "h5"),
            rules=("BL-GOAL-SQUARES",),
        ),
        Task(
            MARK(
                "rules",
                "Your man on G2 is past all of Light's men, but they are behind him now. Take him "
                "to H2, where he turns about, and then come back down to G3.",
            ),
            field("Dg2 Da1 Da8 Le3 Lf6 Lh8"),
            Goal(played=("h2-g3",)),
            ("g2-h2", "h8-g8", "h2-g3"),
            ("BL-TURN-ABOUT", "BL-STEP"),
            MARK("rules", "That is allowed, but this man was to turn on H2 and come back to G3."),
            (
                MARK("rules", "Where does a man turn about?"),
                MARK("rules", "Your man on G2 is one step away from the far back row."),
                MARK("rules", "Go from G2 straight to H2, then diagonally down to G3."),
            ),
            tempting=(
                Temptation(
                    "g2-f3",
                    "BL-STEP",
                    MARK("rules", "He still faces up the field. Only the back row turns him."),
                ),
            ),
            answers={
                "g2-h3": MARK(
                    "rules",
                    "That is allowed, and he turns there too. This time, please take H2.",
                ),
                "g2-g3": MARK(
                    "rules",
                    "That is allowed, but on G3 he has not turned: he could not attack anybody "
                    "below him.",
                ),
            },
            praise=MARK("rules", "Now he stands behind Light's men, and faces their backs."),
        ),
        Task(
            MARK(
                "rules",
                "Your man on C6 has turned about and walks down. He shall face up again: bring him "
                "to your own back row by the shortest way, where he turns once more.",
            ),
            field("dc6 Da1 Da2 Lg4 Lf2 Lh8"),
            Goal(caused="BL-TURN-ABOUT"),
            ("c6-b6", "h8-g8", "b6-a6"),
            ("BL-TURN-ABOUT", "BL-STEP"),
            MARK("rules", "That is allowed, but it does not bring him nearer to row A."),
            (
                MARK("rules", "See which way your man on C6 faces."),
                MARK("rules", "Forward is down for him: row B first, then row A."),
                MARK("rules", "Go from C6 to B6, then from B6 to A6."),
            ),
            tempting=(
                Temptation(
                    "c6-d6",
                    "BL-STEP",
                    MARK("rules", "For him, up the field is backward until he has turned again."),
                ),
            ),
            answers={
                "c6-b5": MARK(
                    "rules",
                    "That is allowed and just as near. Try the straight way, to B6.",
                ),
                "c6-c7": MARK(
                    "rules",
                    "That is allowed, but a step sideways does not bring him nearer to row A.",
                ),
            },
            praise=MARK("rules", "He has turned again. He may do so as often as he gets there."),
        ),
        Task(
            MARK(
                "rules",
                "Nobody has the bladder yet, but a man who waits in Light's goal can be very "
                "useful later. Let your man on G3 step into the goal.",
            ),
            field("Dg3 Da1 Da8 Lh5 Lf6 Lg8"),
            Goal(played=("g3-h4",)),
            ("g3-h4",),
            ("BL-GOAL-SQUARES", "BL-STEP", "BL-TURN-ABOUT"),
            MARK("rules", "That is allowed, but your man is not in the goal then."),
            (
                MARK("rules", "Light's goal is the two middle squares of the top row."),
                MARK("rules", "H5 is taken by Light; H4 is free."),
                MARK("rules", "Step from G3 diagonally forward to H4."),
            ),
            tempting=(
                Temptation(
                    "g3-h5",
                    "BL-STEP",
                    MARK("rules", "H5 is taken, and two columns away besides."),
                ),
            ),
            answers={
                "g3-h3": MARK(
                    "rules",
                    "That is allowed, and he turns about there, but H3 is beside the goal, not "
                    "in it.",
                ),
                "g3-g4": MARK(
                    "rules",
                    "That is allowed, but he stands before the goal there, not in it.",
                ),
            },
            praise=MARK("rules", "The goal is open to anybody from the first move on."),
        ),
        Task(
            MARK(
                "rules",
                "Light's men on E7 and E8 bar the way of your man on D8. Go around them over the "
                "side square E10 and come out on F8, behind them.",
            ),
            field("Dd8 Da1 Da2 Le7 Le8 Lh1"),
            Goal(played=("e10-f8",)),
            ("d8-e10", "h1-g1", "e10-f8"),
            ("BL-GOAL-SQUARES", "BL-STEP"),
            MARK("rules", "That is allowed, but your man is not behind Light's two men then."),
            (
                MARK("rules", "Look to the right of row E, outside the field."),
                MARK("rules", "From D8 the side square E10 lies diagonally forward."),
                MARK("rules", "Go from D8 to E10, then diagonally forward to F8."),
            ),
            tempting=(
                Temptation(
                    "d8-e8",
                    "BL-STEP",
                    MARK("rules", "There is no pushing through: walk around him."),
                ),
                Temptation(
                    "d8-f8",
                    "BL-STEP",
                    MARK("rules", "Nobody jumps. E10 is the way to F8."),
                ),
            ),
            answers={
                "d8-d10": MARK(
                    "rules",
                    "That is allowed, and the next step could be E10, but from D8 you get "
                    "to E10 at once.",
                ),
            },
            praise=MARK(
                "rules", "You have turned their flank: that is what the side squares are for."
            ),
        ),
    ),
)

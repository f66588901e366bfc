"""The lesson on all that a queen takes in one line."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bulltricker.lessons_board import white

LINE = Lesson(
    "line",
    MARK("rules", "The queen's line"),
    MARK("rules", "You learn what a queen must take in one line, and to attack two at once."),
    (
        Show(
            MARK(
                "rules",
                "A queen takes all that her line offers. Behind the pawn on D-V3 she flies on and "
                "must take the one on D-V6 as well. Then she may stop on D-V7 or on D-V8.",
            ),
            white("Kg1 Qdv1 Ph72 Ph71 Pfv3 kb7 pdv3 pdv6 pbv2 ph23"),
            ("dv1xdv7",),
            rules=("BT-CAP-ROW-QUEEN",),
        ),
        Show(
            MARK(
                "rules",
                "What cannot be jumped just ends the line. Behind the pawn on D-V3 two pawns stand "
                "right behind each other: the queen takes the first pawn and stops before the two. "
                "A king in the row ends the line in the same way.",
            ),
            white("Kg1 Qdv1 Ph72 Ph71 Pfv3 kb7 pdv3 pdv6 pdv7 ph23"),
            ("dv1xdv5",),
            points=("dv6", "dv7"),
            rules=("BT-CAP-ROW-QUEEN",),
        ),
        Task(
            MARK(
                "rules",
                "Take the two black pawns in row D with your queen on D-V1, in one move.",
            ),
            white("Kg1 Qdv1 Ph72 Ph71 Pfv3 kb7 pdv3 pdv6 pbv2 ph23"),
            Goal(caused="BT-CAP-ROW-QUEEN"),
            ("dv1xdv7",),
            ("BT-CAP-ROW-QUEEN",),
            MARK("rules", "That is allowed, but the queen on D-V1 should capture now."),
            (
                MARK("rules", "Follow row D to its end, and count what can be jumped."),
                MARK("rules", "The queen on D-V1 has to jump both pawns."),
                MARK("rules", "Put her down behind the second one, on D-V7 or D-V8."),
            ),
            (
                Temptation(
                    "dv1-dv4",
                    "BT-CAP-ROW-QUEEN",
                    MARK("rules", "She may not stop between: in this line there is more to take."),
                ),
            ),
            praise=MARK("rules", "Well done. Two pawns gone, and it was all one capture."),
        ),
        Task(
            MARK(
                "rules",
                "Take the pawn on D-V5 and stop where no black piece can take your queen. Two "
                "black pieces watch row D from above.",
            ),
            white("Kg1 Qdv1 Ph72 Ph71 Pfv3 kb2 pdv5 pcv6 qcv8 ph21 ph23"),
            Goal(played=("dv1xdv7",)),
            ("dv1xdv7",),
            ("BT-CAP-ROW-QUEEN", "BT-FREE-CHOICE"),
            MARK(
                "rules",
                "That is allowed, but on this place your queen is taken.",
            ),
            (
                MARK("rules", "A standing piece also takes the one just across an abutment."),
                MARK("rules", "The pawn on C-V6 watches D-V6, the queen on C-V8 watches D-V8."),
                MARK("rules", "Let your queen stop on D-V7."),
            ),
            (
                Temptation(
                    "dv1-dv5",
                    "BT-CAP-ROW-QUEEN",
                    MARK("rules", "She lands behind the pawn, never on its place."),
                ),
            ),
            {
                "dv1xdv6": MARK("rules", "That is allowed, but now the pawn on C-V6 takes her."),
                "dv1xdv8": MARK("rules", "That is allowed, but now the queen on C-V8 takes her."),
            },
            {"dv1xdv6": ("cv6xdv6",), "dv1xdv8": ("cv8xdv8",)},
            praise=MARK("rules", "Good. Where a line leaves you the choice, look around first."),
        ),
        Task(
            MARK(
                "rules",
                "Your queen on D-V4 stands between black pawns. She captures to the left or to the "
                "right, never both. Take the larger number.",
            ),
            white("Kg1 Qdv4 Ph72 Ph71 Pfv3 kb7 pdv3 pdv5 pdv7 ph23"),
            Goal(played=("dv4xdv8",)),
            ("dv4xdv8",),
            ("BT-CAP-LINE", "BT-CAP-ROW-QUEEN"),
            MARK("rules", "That is allowed, but it takes one pawn only."),
            (
                MARK("rules", "Count what can be jumped to the left, and to the right."),
                MARK("rules", "To the right of D-V4 stand two pawns with free places behind."),
                MARK("rules", "Jump both, and land on D-V8."),
            ),
            (
                Temptation(
                    "dv4-h42",
                    "BT-CAP-LINE",
                    MARK("rules", "A capture in row goes straight: no turn at its end."),
                ),
                Temptation(
                    "dv4-dv6",
                    "BT-CAP-ROW-QUEEN",
                    MARK("rules", "Behind D-V6 there is another pawn that must be taken too."),
                ),
            ),
            {
                "dv4xdv2": MARK(
                    "rules", "That is allowed, for the choice is free; but it takes one pawn only."
                ),
                "dv4xdv1": MARK(
                    "rules", "That is allowed, for the choice is free; but it takes one pawn only."
                ),
            },
            praise=MARK(
                "rules",
                "Very good. You may choose the direction, but you cannot turn back for the other.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Put your queen between two black pawns, so that she attacks both. Black can save "
                "only one of them; take the other. This is called a fourchette, a fork.",
            ),
            white("Kg1 Qh44 Ph72 Ph71 Pfv2 kb7 pdv3 pdv5 ph21 ph23"),
            Goal(caused="BT-CAP-ROW-QUEEN"),
            ("h44-dv4", "dv3-ev3", "dv4xdv6"),
            ("BT-CAP-LINE", "BT-CAP-ROW-QUEEN", "BT-QUEEN"),
            MARK("rules", "That is allowed, but it does not attack both pawns in row D."),
            (
                MARK("rules", "Two black pawns stand in row D with one rectangle between them."),
                MARK("rules", "Your queen on H4-4 can pivot into that rectangle."),
                MARK("rules", "Pivot to D-V4, and then jump the pawn that stays."),
            ),
            praise=MARK(
                "rules", "Well done. One move, two threats: your opponent has time for one only."
            ),
        ),
    ),
)

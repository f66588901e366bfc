"""The lesson on captures in column."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bulltricker.lessons_board import white

COLUMN = Lesson(
    "column",
    MARK("rules", "Capturing in column"),
    MARK("rules", "You learn to take a piece just across an abutment, when it pays."),
    (
        Show(
            MARK(
                "rules",
                "Along a column pieces capture by taking the enemy's place, just across one "
                "abutment. The standing pawn on D-V4 takes the queen on C-V4 ahead of it. Then "
                "the queen on H5-5 takes the pawn on H5-6 beside her.",
            ),
            white("Kg1 Pdv4 Qh55 Ph72 Pfv2 kb7 qcv4 ph56 ph21 ph23"),
            ("dv4xcv4", "h21-h31", "h55xh56"),
            rules=("BT-CAP-COLUMN", "BT-CAP-COL-PAWN", "BT-CAP-COL-QUEEN"),
        ),
        Task(
            MARK(
                "rules",
                "Take the black queen on C-V4 with your standing pawn: she is just ahead of it in "
                "its column.",
            ),
            white("Kg1 Pdv4 Pdv6 Ph72 Pfv2 kb7 qcv4 qbv6 ph21 ph23"),
            Goal(caused="BT-CAP-COL-PAWN"),
            ("dv4xcv4",),
            ("BT-CAP-COLUMN", "BT-CAP-COL-PAWN", "BT-NO-JUMP"),
            MARK("rules", "That is allowed, but it leaves the black queen on C-V4 alone."),
            (
                MARK("rules", "Only a standing pawn captures in column, and only ahead."),
                MARK("rules", "The pawn on D-V4 stands right below the black queen."),
                MARK("rules", "Put the pawn on C-V4, in her place."),
            ),
            (
                Temptation(
                    "dv6xbv6",
                    "BT-CAP-COL-PAWN",
                    MARK("rules", "This queen is two rectangles away, and that is too far."),
                ),
                Temptation(
                    "dv4-bv4",
                    "BT-NO-JUMP",
                    MARK("rules", "Jumping is for rows. In a column you take the place itself."),
                ),
            ),
            praise=MARK("rules", "Well done: a queen for nothing."),
        ),
        Task(
            MARK(
                "rules",
                "Two black queens lie in the column of your queen on H4-5. Take the one she can "
                "reach.",
            ),
            white("Kg1 Qh45 Ph71 Ph72 Pfv2 kb7 qh46 qh42 ph21 ph23"),
            Goal(caused="BT-CAP-COL-QUEEN"),
            ("h45xh46",),
            ("BT-CAP-COLUMN", "BT-CAP-COL-QUEEN", "BT-NO-JUMP"),
            MARK("rules", "That is allowed, but your queen could take one of the black queens."),
            (
                MARK("rules", "In a column even a queen reaches only the very next rectangle."),
                MARK("rules", "The black queen on H4-6 is the neighbour of your queen."),
                MARK("rules", "Move from H4-5 to H4-6."),
            ),
            (
                Temptation(
                    "h45xh42",
                    "BT-CAP-COL-QUEEN",
                    MARK("rules", "She may slide that far, but not capture from afar."),
                ),
                Temptation(
                    "h45-h47",
                    "BT-NO-JUMP",
                    MARK("rules", "In a column nothing is jumped: stop in the enemy's place."),
                ),
            ),
            praise=MARK("rules", "Good. In columns pieces are dangerous only at arm's length."),
        ),
        Task(
            MARK(
                "rules",
                "Your queen can take the pawn on D-V3 in row, and the one on E-V5 in column, but "
                "not in one move. Take them one after the other, in two moves.",
            ),
            white("Kg1 Qdv1 Ph72 Ph77 Pfv2 kb7 pdv3 pev5 ph21 ph23"),
            Goal(played=("dv5xev5",)),
            ("dv1xdv5", "h23-h33", "dv5xev5"),
            ("BT-CAP-COL-ONE", "BT-CAP-COL-QUEEN", "BT-CAP-ROW-QUEEN"),
            MARK("rules", "That is allowed, but so you do not take both pawns in two moves."),
            (
                MARK("rules", "Choose the landing of the first capture with the second in mind."),
                MARK("rules", "Jump the pawn on D-V3 and stop above the pawn on E-V5."),
                MARK("rules", "Land on D-V5; then take the pawn on E-V5 in its place."),
            ),
            (
                Temptation(
                    "dv1-ev5",
                    "BT-CAP-COL-ONE",
                    MARK("rules", "Each of the two captures is a move of its own."),
                ),
            ),
            praise=MARK("rules", "Very good. You may choose your landing so that it threatens."),
        ),
        Task(
            MARK(
                "rules",
                "You could take a black queen in column, but such a capture is never compulsory. "
                "There is something better: shut the last side of the black king on D6.",
            ),
            white("Kg1 Qh43 Qh56 Qev1 Pfv3 kd6 pdv6 pdv7 qdv1 ph21 ph22"),
            Goal(ended="BT-MATE"),
            ("h43-h46",),
            ("BT-CAP-COLUMN", "BT-QUEEN", "BT-NO-JUMP", "BT-MATE"),
            MARK("rules", "That is allowed, but it does not shut in the black king."),
            (
                MARK("rules", "Which rectangle beside the black king on D6 is empty?"),
                MARK("rules", "Your queen on H4-3 lies on the same column as that rectangle."),
                MARK("rules", "Slide from H4-3 to H4-6."),
            ),
            (
                Temptation(
                    "ev1-cv1",
                    "BT-NO-JUMP",
                    MARK("rules", "The black queen on D-V1 cannot be jumped in a column."),
                ),
            ),
            {
                "ev1xdv1": MARK(
                    "rules",
                    "That is allowed and wins a queen, but you can win the game at once.",
                )
            },
            praise=MARK("rules", "Excellent: a mate is worth more than a queen."),
        ),
    ),
)

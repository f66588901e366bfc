"""Lessons on pawns: how they go, and how they become queens."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bulltricker.lessons_board import white
from tabletop_qt.games.bulltricker.notation import START

PAWNS = Lesson(
    "pawns",
    MARK("rules", "Pawns and the double step"),
    MARK("rules", "You learn how pawns step, pivot and start with two steps at once."),
    (
        Show(
            MARK(
                "rules",
                "A pawn only goes forward: straight to the next rectangle of its line, or by a "
                "pivot to the left or right ahead. This pawn pivots to D-V5, steps straight to "
                "C-V5, and pivots to H3-5.",
            ),
            white("Kg1 Ph54 Pfv2 Ph72 Ph71 ka7 ph21 ph22 ph23"),
            ("h54-dv5", "h21-h31", "dv5-cv5", "h22-h32", "cv5-h35"),
            rules=("BT-PAWN",),
        ),
        Show(
            MARK(
                "rules",
                "The seven lying pawns of each side, White's on H7 and Black's on H2, may go two "
                "steps straight ahead as their first move. The standing pawns beside them may not.",
            ),
            START,
            ("h74-h54", "h26-h46"),
            points=tuple(f"h7{n}" for n in range(1, 8)),
            rules=("BT-PAWN-DOUBLE",),
        ),
        Task(
            MARK(
                "rules",
                "Move your standing pawn from D-V4 straight ahead, up its column, to C-V4.",
            ),
            white("Kg1 Pdv4 Pfv2 Ph72 Ph71 ka7 ph22 ph26"),
            Goal(played=("dv4-cv4",)),
            ("dv4-cv4",),
            ("BT-PAWN", "BT-PAWN-DOUBLE"),
            MARK("rules", "That is allowed, but please move the pawn on D-V4 straight ahead."),
            (
                MARK("rules", "Forward means up the board for White."),
                MARK("rules", "Choose the pawn on D-V4 in the middle of the board."),
                MARK("rules", "Straight ahead of it, over one abutment, lies C-V4."),
            ),
            (
                Temptation(
                    "dv4-ev4",
                    "BT-PAWN",
                    MARK("rules", "Pawns never go back, so think before you move one."),
                ),
                Temptation(
                    "dv4-dv5",
                    "BT-PAWN",
                    MARK("rules", "A pawn does not go sideways; that is for queens."),
                ),
                Temptation(
                    "dv4-bv4",
                    "BT-PAWN-DOUBLE",
                    MARK("rules", "Two steps are for lying pawns at their start only."),
                ),
            ),
            {
                "dv4-h44": MARK(
                    "rules", "That is a pivot and allowed. But this time please go straight."
                ),
                "dv4-h43": MARK(
                    "rules", "That is a pivot and allowed. But this time please go straight."
                ),
            },
            praise=MARK("rules", "Well done. It still stands upright, on the same column."),
        ),
        Task(
            MARK(
                "rules",
                "Take two steps at once with the one pawn that may do so now, to gain time in the "
                "race up the board.",
            ),
            white("Kf2 Ph72 Ph75 Ph64 Pfv7 kb3 ph21 ph26"),
            Goal(played=("h75-h55",)),
            ("h75-h55",),
            ("BT-PAWN-DOUBLE", "BT-NO-JUMP"),
            MARK("rules", "That is allowed, but it is no double step. Which pawn can do one?"),
            (
                MARK("rules", "Only pawns that still lie on line H7 may go two steps."),
                MARK("rules", "Your king on F2 stands in the way of one; choose the pawn on H7-5."),
                MARK("rules", "Move it from H7-5 over H6-5 to H5-5."),
            ),
            (
                Temptation(
                    "h64-h44",
                    "BT-PAWN-DOUBLE",
                    MARK("rules", "This pawn has left line H7 and with it the double step."),
                ),
                Temptation(
                    "h72-h52",
                    "BT-NO-JUMP",
                    MARK("rules", "Your king stands on the royal square it would cross."),
                ),
                Temptation(
                    "fv7-dv7",
                    "BT-PAWN-DOUBLE",
                    MARK("rules", "Standing pawns never have a double step."),
                ),
            ),
            {
                "h75-h65": MARK(
                    "rules", "That is the right pawn, but with one step it gives the other away."
                )
            },
            praise=MARK("rules", "Good. The double step is the quickest way out of your camp."),
        ),
        Task(
            MARK(
                "rules",
                "The black king on D4 stands right in front of your pawn on H5-4. Take the pawn "
                "past the king: straight ahead a king blocks it, but not in a pivot.",
            ),
            white("Kg1 Ph54 Pfv2 Ph72 Ph71 kd4 ph26 ph27"),
            Goal(played=("h54-dv4", "h54-dv5")),
            ("h54-dv5",),
            ("BT-PAWN", "BT-NO-JUMP"),
            MARK("rules", "That is allowed, but please take the pawn on H5-4 past the king."),
            (
                MARK("rules", "A pivot goes around a corner and crosses no royal square."),
                MARK("rules", "Choose the pawn on H5-4, below the black king."),
                MARK("rules", "Turn it to D-V5, or to D-V4 on the other side."),
            ),
            (
                Temptation(
                    "h54-h44",
                    "BT-NO-JUMP",
                    MARK("rules", "Straight ahead it would have to cross D4, where the king is."),
                ),
            ),
            praise=MARK(
                "rules",
                "Very good. And now the pawn itself bars one side of the black king's square.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Bring the pawn on H5-4 to H3-4 in three moves, around your own queen on H4-4.",
            ),
            white("Kg1 Ph54 Qh44 Pdv4 Ph72 ka7 ph22 ph26"),
            Goal(played=("cv5-h34",)),
            ("h54-dv5", "h22-h32", "dv5-cv5", "h26-h36", "cv5-h34"),
            ("BT-PAWN", "BT-OWN", "BT-NO-JUMP"),
            MARK(
                "rules",
                "That is allowed, but it does not bring the pawn from H5-4 to H3-4 in three moves.",
            ),
            (
                MARK("rules", "A pivot, a step and a pivot lead around a royal square."),
                MARK("rules", "The pawn on H5-4 has to go around on the right."),
                MARK("rules", "Pivot to D-V5, step to C-V5, pivot to H3-4."),
            ),
            (
                Temptation(
                    "h54-h44", "BT-OWN", MARK("rules", "Your own queen lies there. Go around her.")
                ),
                Temptation(
                    "h54-h34",
                    "BT-NO-JUMP",
                    MARK("rules", "No piece jumps over one of its own side."),
                ),
            ),
            praise=MARK("rules", "Well done. With pivots a pawn can change lines as it goes."),
        ),
    ),
)

PROMOTION = Lesson(
    "promotion",
    MARK("rules", "A pawn becomes a queen"),
    MARK("rules", "You learn how and when pawns turn into queens."),
    (
        Show(
            MARK(
                "rules",
                "A pawn that reaches the far rim, H1 for White, becomes a queen at once. Here one "
                "does it by a straight step, another by a pivot from row A.",
            ),
            white("Kg1 Ph22 Pav6 Ph72 Ph71 kd7 qh86 ph26 pfv8"),
            ("h22-h12", "h26-h36", "av6-h15"),
            rules=("BT-PROMOTE",),
        ),
        Task(
            MARK(
                "rules",
                "Make a queen of your pawn on A-V4: it stands upright right below the rim.",
            ),
            white("Kg1 Pav4 Pfv2 Ph72 Ph71 kd7 ph26 pfv8"),
            Goal(caused="BT-PROMOTE"),
            ("av4-h14",),
            ("BT-PROMOTE", "BT-PAWN", "BT-CELLS"),
            MARK("rules", "That is allowed, but the pawn on A-V4 is one pivot from the rim."),
            (
                MARK("rules", "Which pawn is nearest to the upper rim, line H1?"),
                MARK("rules", "Pivot the pawn that stands on A-V4."),
                MARK("rules", "Turn it up to H1-4, or to H1-3."),
            ),
            (
                Temptation(
                    "av4-h1v4",
                    "BT-CELLS",
                    MARK("rules", "The rim has small squares too, and nothing stands on them."),
                ),
            ),
            praise=MARK("rules", "Well done: the pawn has become a queen, and the move is over."),
        ),
        Task(
            MARK(
                "rules",
                "Your pawn on H3-3 can reach the rim in one single move. Look for the jump.",
            ),
            white("Kg1 Ph33 Pfv2 Ph72 Ph71 kd7 qh23 ph26 qfv8"),
            Goal(caused="BT-PROMOTE"),
            ("h33xh13",),
            ("BT-PROMOTE", "BT-CAP-ROW-PAWN", "BT-PAWN"),
            MARK("rules", "That is allowed, but look again at the pawn on H3-3."),
            (
                MARK("rules", "What lies right in front of the pawn, and what is behind that?"),
                MARK("rules", "The pawn on H3-3 can jump the black queen on H2-3."),
                MARK("rules", "It lands on the rim, on H1-3."),
            ),
            (
                Temptation(
                    "h33-h23",
                    "BT-CAP-ROW-PAWN",
                    MARK("rules", "In a row you do not take by stepping onto a piece: jump it."),
                ),
                Temptation(
                    "h33-cv3",
                    "BT-PAWN",
                    MARK("rules", "That is behind it, and a pawn never goes back."),
                ),
            ),
            praise=MARK("rules", "Very good. One queen gone, and one queen won."),
        ),
        Task(
            MARK(
                "rules",
                "The black king on A4 is shut in on three sides. Make a queen of your pawn on "
                "H2-2, and let the new queen shut the fourth side with your next move.",
            ),
            white("Kg1 Qav4 Qav5 Qh24 Ph22 ka4 ph21 ph26 ph27"),
            Goal(ended="BT-MATE"),
            ("h22-h12", "h27-h37", "h12-h14"),
            ("BT-PROMOTE", "BT-QUEEN", "BT-MATE"),
            MARK("rules", "That is allowed, but it does not shut in the black king in two moves."),
            (
                MARK("rules", "Which of the four rectangles around A4 is still empty?"),
                MARK("rules", "The pawn on H2-2 becomes a queen on the line of that rectangle."),
                MARK("rules", "Go straight to H1-2; then slide along the rim to H1-4."),
            ),
            answers={
                "h22-av3": MARK(
                    "rules", "That is allowed and goes towards the rim, but it takes a move more."
                ),
                "h22-av2": MARK(
                    "rules", "That is allowed and goes towards the rim, but it takes a move more."
                ),
                "av4-h14": MARK(
                    "rules",
                    "That is allowed, but it opens the side A-V4 while it shuts the upper one.",
                ),
            },
            praise=MARK(
                "rules", "Very good: a mate. A new queen is strong at once, so watch every pawn."
            ),
        ),
    ),
)

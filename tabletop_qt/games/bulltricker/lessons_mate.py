"""Lessons on the end by mate: closing in a king, and the trick."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bulltricker.lessons_board import black, white

MATE = Lesson(
    "mate",
    MARK("rules", "Closing in the king"),
    MARK("rules", "You learn to mate the enemy king, and to keep a door open for your own."),
    (
        Show(
            MARK(
                "rules",
                "A king is mated when all four rectangles around it are occupied and at least one "
                "of the four pieces is the enemy's. At the start three sides are closed already by "
                "its own pieces; here a white queen slides along the rim to the fourth.",
            ),
            white("Kg1 Qh11 Ph72 Pfv2 ka4 qav4 qav5 ph24 ph23"),
            ("h11-h14",),
            points=("h14",),
            rules=("BT-MATE",),
        ),
        Show(
            MARK(
                "rules",
                "Four pieces of its own do not mate a king: Black may fill the rim himself. But "
                "then one exchange is enough. The white queen takes one of the four in column, "
                "and the king is mated.",
            ),
            black("Kg1 Qbv4 Ph73 Pfv2 ka4 qav4 qav5 ph24 qh12 ph27"),
            ("h12-h14", "bv4xav4"),
            rules=("BT-MATE", "BT-CAP-COLUMN"),
        ),
        Task(
            MARK(
                "rules",
                "The black king on A4 still stands as at the start, with three of its own around. "
                "Mate it: put your queen on the fourth side.",
            ),
            white("Kg1 Qh17 Ph72 Pfv2 ka4 qav4 qav5 ph24 ph23 ph25"),
            Goal(ended="BT-MATE"),
            ("h17-h14",),
            ("BT-MATE", "BT-QUEEN", "BT-CELLS"),
            MARK("rules", "That is allowed, but the black king keeps its open side."),
            (
                MARK("rules", "Three sides of A4 are closed. Which one is not?"),
                MARK("rules", "Your queen on H1-7 lies on the line of the open side."),
                MARK("rules", "Slide along the rim to H1-4."),
            ),
            (
                Temptation(
                    "h17-a4",
                    "BT-CELLS",
                    MARK("rules", "The king itself is never taken. Close its last side instead."),
                ),
                Temptation(
                    "h17-av5",
                    "BT-QUEEN",
                    MARK("rules", "That is out of her lines, and it is not needed either."),
                ),
            ),
            praise=MARK("rules", "Well done. Always look at the rim rectangle behind a king."),
        ),
        Task(
            MARK(
                "rules",
                "The black king on A4 has four pieces of its own around it. Exchange one of them "
                "for your queen on B-V4 by a capture in column.",
            ),
            white("Kg1 Qbv4 Ph72 Pfv2 ka4 qav4 qav5 ph24 qh14 ph27 ph26"),
            Goal(ended="BT-MATE"),
            ("bv4xav4",),
            ("BT-MATE", "BT-CAP-COL-QUEEN", "BT-QUEEN"),
            MARK("rules", "That is allowed, but all four pieces around the king stay black."),
            (
                MARK("rules", "One white piece among the four is enough."),
                MARK("rules", "Your queen on B-V4 stands right below the black queen on A-V4."),
                MARK("rules", "Take the queen on A-V4."),
            ),
            (
                Temptation(
                    "bv4xh24",
                    "BT-QUEEN",
                    MARK("rules", "A pivot never captures; it needs an empty rectangle."),
                ),
            ),
            praise=MARK(
                "rules", "Good. A king boxed in by its own side is one exchange from mate."
            ),
        ),
        Task(
            MARK(
                "rules",
                "Now your own king on G4 is in danger: the black queen on H8-1 is about to slide "
                "to H8-4. Open a door for the king with your pawn on H7-4.",
            ),
            white("Kg4 Qgv4 Qgv5 Ph74 Ph72 Pfv7 ka4 qh81 ph26 ph22"),
            Goal(played=("h74-h64", "h74-h54", "h74-fv4", "h74-fv5")),
            ("h74-h54",),
            ("BT-MATE", "BT-KING"),
            MARK(
                "rules",
                "That is allowed, and a move that opens another side helps too; but please use "
                "the pawn on H7-4.",
            ),
            (
                MARK("rules", "A king with one side that cannot be closed at once is safe."),
                MARK("rules", "The pawn on H7-4 closes the upper side of your king."),
                MARK("rules", "Take it away, for instance by the double step to H5-4."),
            ),
            (
                Temptation(
                    "g4-f4",
                    "BT-KING",
                    MARK("rules", "The king cannot get out yet: the door is still shut."),
                ),
            ),
            {
                "h72-h62": MARK("rules", "That is allowed, but it does not help: you are mated."),
                "h72-h52": MARK("rules", "That is allowed, but it does not help: you are mated."),
                "fv7-ev7": MARK("rules", "That is allowed, but it does not help: you are mated."),
                "gv5-h84": MARK(
                    "rules",
                    "That is allowed and stops the mate. But please open the side above the king.",
                ),
            },
            {"h72-h62": ("h81-h84",), "h72-h52": ("h81-h84",), "fv7-ev7": ("h81-h84",)},
            praise=MARK(
                "rules", "Well done. Even if the black queen comes to the rim, one side is open."
            ),
        ),
        Task(
            MARK(
                "rules",
                "Mate in two moves. Your pawn on H4-5 is in the way of your queen on H4-3. Move it "
                "to where Black has to capture it: then his king has no time to step out.",
            ),
            white("Kg1 Qh43 Qh56 Ph45 Pfv3 kd6 pdv6 pdv7 qcv1 pcv7 ph21"),
            Goal(ended="BT-MATE"),
            ("h45-cv5", "cv1xcv6", "h43-h46"),
            ("BT-MATE", "BT-MUST-CAPTURE"),
            MARK(
                "rules",
                "That is allowed, but then the black king has the time to step out.",
            ),
            (
                MARK(
                    "rules", "Black must capture in row if he can. What could he be made to take?"
                ),
                MARK("rules", "The black queen on C-V1 watches row C. Offer her your pawn."),
                MARK("rules", "Pivot the pawn to C-V5; then slide your queen to H4-6."),
            ),
            answers={
                "h45-h35": MARK(
                    "rules", "That is allowed and opens the line, but the king steps out to C6."
                ),
                "h45-cv6": MARK(
                    "rules",
                    "That is allowed, but here the pawn on C-V7 stands right behind yours: nothing "
                    "can be jumped, and the king steps out.",
                ),
            },
            punished={"h45-h35": ("d6-c6",), "h45-cv6": ("d6-c6",)},
            praise=MARK("rules", "Excellent. An offer in the right place wins you a whole move."),
        ),
    ),
)

_CAGE = "Kg1 Qgv1 Qgv2 Qh81 Qh71"
"""The white king at rest, in the last of these tasks."""

TRICK = Lesson(
    "trick",
    MARK("rules", "The trick"),
    MARK("rules", "You learn to make your opponent close in his own king."),
    (
        Show(
            MARK(
                "rules",
                "The black king on D4 has one open side, H4-4. White offers a pawn on H3-4. The "
                "black pawn on H2-4 must jump it, lands on H4-4, and closes in its own king: Black "
                "has lost by a trick.",
            ),
            white("Kg1 Pcv4 Pdv5 Ph72 Pfv2 kd4 pdv4 qh54 ph24 ph21"),
            ("cv4-h34", "h24xh44"),
            rules=("BT-TRICK", "BT-MUST-CAPTURE"),
        ),
        Task(
            MARK(
                "rules",
                "The black king on D3 has one open side, H4-3. Offer a pawn so that a black pawn "
                "has to land there.",
            ),
            white("Kg7 Pcv4 Pdv4 Ph72 Pfv6 kd3 pdv3 qh53 ph23 ph26"),
            Goal(ended="BT-TRICK"),
            ("cv4-h33", "h23xh43"),
            ("BT-TRICK", "BT-MUST-CAPTURE"),
            MARK("rules", "That is allowed, but it does not pull a black piece to H4-3."),
            (
                MARK("rules", "Which black piece would come to H4-3 if it had to jump?"),
                MARK("rules", "Put your pawn on C-V4 in front of the black pawn on H2-3."),
                MARK("rules", "Pivot it to H3-3."),
            ),
            answers={
                "cv4-h34": MARK(
                    "rules", "That is allowed, but there no black pawn has to jump. Pivot left."
                )
            },
            praise=MARK("rules", "Well done: Black had to make the move that mated him."),
        ),
        Task(
            MARK(
                "rules",
                "Three sides of the black king on D6 are closed. Offer your queen on H6-3 where "
                "the black queen on H7-6 must jump her.",
            ),
            white(f"{_CAGE} kd6 ph46 qdv6 Pdv7 Qh63 qh76"),
            Goal(ended="BT-TRICK"),
            ("h63-h66", "h76xh56"),
            ("BT-TRICK", "BT-MUST-CAPTURE"),
            MARK("rules", "That is allowed, but it does not force Black to close in his own king."),
            (
                MARK("rules", "The open side is H5-6. From where would a black piece jump there?"),
                MARK("rules", "Your queen on H6-3 can slide in between."),
                MARK("rules", "Slide along her column to H6-6."),
            ),
            praise=MARK("rules", "Good. A queen is not too dear for a trick: it ends the game."),
        ),
        Task(
            MARK(
                "rules",
                "Take care of tricks yourself. Your queen on D-V1 must capture, but your king on "
                "D6 has three closed sides. Land where you do not close the fourth.",
            ),
            white("Kd6 Qdv1 Ph56 Ph72 Ph71 pdv3 qdv7 qh46 kb2 ph21"),
            Goal(played=("dv1xdv4", "dv1xdv5")),
            ("dv1xdv5",),
            ("BT-TRICK", "BT-CAP-ROW-QUEEN", "BT-MUST-CAPTURE"),
            MARK("rules", "That is allowed, but look at your king: it has no open side left."),
            (
                MARK("rules", "Which side of your king on D6 is open now?"),
                MARK("rules", "The open side is D-V6; your queen must not stop there."),
                MARK("rules", "Stop on D-V4 or on D-V5."),
            ),
            (
                Temptation(
                    "d6-d5",
                    "BT-MUST-CAPTURE",
                    MARK("rules", "The king may not step out now: the capture comes first."),
                ),
            ),
            {
                "dv1xdv6": MARK(
                    "rules",
                    "That is allowed, but it mates your own king: you have lost by a trick.",
                )
            },
            praise=MARK("rules", "Very good. Before you land, look at your own king."),
        ),
        Task(
            MARK(
                "rules",
                "A whole trick: only one side of the black king on D6 is closed. With three offers "
                "in a row Black has to close the others himself.",
            ),
            white(f"{_CAGE} kd6 ph26 qdv3 Qh33 Ph54 Qh63 Pdv7 qh76"),
            Goal(ended="BT-TRICK"),
            ("h33-h36", "h26xh46", "h54-dv5", "dv3xdv6", "h63-h66", "h76xh56"),
            ("BT-TRICK", "BT-MUST-CAPTURE"),
            MARK(
                "rules",
                "That is allowed, but it is not an offer that pulls a black piece to the king.",
            ),
            (
                MARK("rules", "Ask of each black piece: what would it have to jump to land here?"),
                MARK("rules", "Begin with the queen on H3-3, then the pawn, then the other queen."),
                MARK("rules", "Slide to H3-6; pivot the pawn to D-V5; slide to H6-6."),
            ),
            praise=MARK(
                "rules",
                "Splendid! This is the idea of the game: count who has to capture next, and where "
                "that piece will land.",
            ),
        ),
    ),
)

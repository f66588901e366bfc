"""The lesson on captures in row."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bulltricker.lessons_board import white

JUMPS = Lesson(
    "jumps",
    MARK("rules", "Capturing in row"),
    MARK("rules", "You learn to jump enemy pieces along a row, and that you must."),
    (
        Show(
            MARK(
                "rules",
                "Along a row, the lines through royal squares, pieces capture by jumping. The "
                "pawn on H5-4 jumps straight over the black pawn on H4-4 and lands on the empty "
                "rectangle right behind it. The jumped piece leaves the board.",
            ),
            white("Kg1 Ph54 Pfv2 Ph72 Ph71 kb7 ph44 ph23 pbv6"),
            ("h54xh34",),
            rules=("BT-CAP-ROW", "BT-CAP-ROW-PAWN"),
        ),
        Show(
            MARK(
                "rules",
                "A queen jumps from any distance along her row, and flies on behind the piece as "
                "far as you like. Here she goes from D-V1 over D-V5 to D-V7.",
            ),
            white("Kg1 Qdv1 Ph72 Ph71 Pfv3 kb7 pdv5 pbv2 ph23"),
            ("dv1xdv7",),
            points=("dv6", "dv8"),
            rules=("BT-CAP-ROW", "BT-CAP-ROW-QUEEN"),
        ),
        Task(
            MARK(
                "rules",
                "The black pawn on H4-4 lies right in front of your pawn on H5-4, and the "
                "rectangle behind it is empty. Capture it.",
            ),
            white("Kg1 Ph54 Pfv2 Ph72 Ph71 kb7 ph44 ph23 pbv6"),
            Goal(caused="BT-CAP-ROW-PAWN"),
            ("h54xh34",),
            ("BT-CAP-ROW-PAWN", "BT-MUST-CAPTURE"),
            MARK("rules", "That is allowed, but the pawn on H5-4 can capture."),
            (
                MARK("rules", "Look at the two pawns that face each other in the middle."),
                MARK("rules", "Your pawn on H5-4 has to jump."),
                MARK("rules", "Put it down on H3-4, right behind the black pawn."),
            ),
            (
                Temptation(
                    "h54-h44",
                    "BT-CAP-ROW-PAWN",
                    MARK("rules", "In a row you jump over the piece instead of taking its place."),
                ),
                Temptation(
                    "h72-h52",
                    "BT-MUST-CAPTURE",
                    MARK("rules", "While you can capture in row, nothing else may be done."),
                ),
                Temptation(
                    "g1-g2",
                    "BT-MUST-CAPTURE",
                    MARK("rules", "Not even the king may move now: first you capture."),
                ),
            ),
            praise=MARK(
                "rules",
                "Well done. It was your only move: captures in row are compulsory.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Two black pieces lie before your pawn on H7-4, each with an empty rectangle "
                "behind it. Take them both in one move.",
            ),
            white("Kg7 Ph74 Ph72 Ph71 Pfv6 kb7 ph64 qh44 ph21 pbv2"),
            Goal(played=("h74xh34",)),
            ("h74xh34",),
            ("BT-CAP-ROW-PAWN", "BT-MUST-CAPTURE"),
            MARK("rules", "That is allowed, but the pawn on H7-4 can take two pieces."),
            (
                MARK("rules", "After the first jump look ahead once more from where it lands."),
                MARK("rules", "The pawn on H7-4 jumps H6-4, and then H4-4."),
                MARK("rules", "Choose the pawn and the place of its last landing, H3-4."),
            ),
            (
                Temptation(
                    "h74-h54",
                    "BT-CAP-ROW-PAWN",
                    MARK("rules", "It may not stop halfway: all its jumps are one move."),
                ),
                Temptation(
                    "h72-h62",
                    "BT-MUST-CAPTURE",
                    MARK("rules", "A quiet move has to wait until the capture is made."),
                ),
            ),
            praise=MARK(
                "rules", "Good. From H7 a pawn may take up to three, and then become a queen."
            ),
        ),
        Task(
            MARK(
                "rules",
                "Your queen on D-V1 has one black pawn in her row. Capture it; you choose how far "
                "she flies on.",
            ),
            white("Kg1 Qdv1 Ph72 Ph71 Pfv3 kb7 pdv5 pbv2 ph23"),
            Goal(caused="BT-CAP-ROW-QUEEN"),
            ("dv1xdv6",),
            ("BT-CAP-ROW-QUEEN", "BT-MUST-CAPTURE"),
            MARK("rules", "That is allowed, but the queen on D-V1 can capture."),
            (
                MARK("rules", "Follow row D from your queen to the right."),
                MARK("rules", "The queen on D-V1 jumps the black pawn on D-V5."),
                MARK("rules", "Put her down on D-V6, D-V7 or D-V8."),
            ),
            (
                Temptation(
                    "dv1-dv4",
                    "BT-MUST-CAPTURE",
                    MARK("rules", "To come closer is not enough: she has to jump now."),
                ),
                Temptation(
                    "dv1-dv5",
                    "BT-CAP-ROW-QUEEN",
                    MARK("rules", "She does not take the pawn's place; she lands behind it."),
                ),
            ),
            praise=MARK("rules", "Very good. In a row no distance is too great for a queen."),
        ),
        Task(
            MARK(
                "rules",
                "Three of your pieces face black ones, but only one of them can capture: a piece "
                "with another right behind it is safe. Find the capture.",
            ),
            white("Kg1 Qdv1 Ph72 Ph76 Pfv3 kb7 pdv5 pdv6 ph62 ph52 ph66 ph23"),
            Goal(played=("h76xh56",)),
            ("h76xh56",),
            ("BT-CAP-ROW", "BT-CAP-ROW-PAWN", "BT-CAP-ROW-QUEEN"),
            MARK("rules", "That is allowed, but it is not the capture that was asked for."),
            (
                MARK("rules", "Behind which black piece is the next rectangle empty?"),
                MARK("rules", "The pawn on H6-6 stands alone; your pawn on H7-6 faces it."),
                MARK("rules", "Jump with it from H7-6 to H5-6."),
            ),
            (
                Temptation(
                    "dv1-dv7",
                    "BT-CAP-ROW-QUEEN",
                    MARK("rules", "Two pieces right behind each other are never jumped together."),
                ),
                Temptation(
                    "h72-h42",
                    "BT-CAP-ROW-PAWN",
                    MARK("rules", "Here too one black pawn guards the back of the other."),
                ),
            ),
            praise=MARK(
                "rules", "Well seen. Set a piece right behind another, and you guard it in its row."
            ),
        ),
    ),
)

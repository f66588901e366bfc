"""The lesson on which capture comes first."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bulltricker.lessons_board import white

FIRST = Lesson(
    "first",
    MARK("rules", "Which capture comes first"),
    MARK("rules", "You learn what must be captured, by whom, and where you may choose."),
    (
        Show(
            MARK(
                "rules",
                "Here your queen on D-V1 and your pawn on H7-5 can both capture in row. A queen "
                "goes first: while she can capture, no pawn may.",
            ),
            white("Kg1 Qdv1 Ph75 Ph72 Pfv2 kb7 pdv3 ph65 ph23"),
            ("dv1xdv4",),
            points=("h75", "h65"),
            rules=("BT-QUEEN-FIRST",),
        ),
        Show(
            MARK(
                "rules",
                "Among pieces of one kind you choose freely. One of these two pawns could take two "
                "pieces, the other one takes one: both moves are allowed.",
            ),
            white("Kg7 Ph72 Ph75 Pfv3 Ph76 kb7 ph62 ph42 ph65 ph21"),
            ("h75xh55",),
            points=("h72",),
            rules=("BT-FREE-CHOICE",),
        ),
        Task(
            MARK(
                "rules",
                "Your queen on D-V1 and your pawn on H7-5 each face a piece that they could jump. "
                "Make the capture that is allowed.",
            ),
            white("Kg1 Qdv1 Ph75 Ph72 Pfv2 kb7 pdv3 ph65 ph23"),
            Goal(caused="BT-CAP-ROW-QUEEN"),
            ("dv1xdv4",),
            ("BT-QUEEN-FIRST", "BT-MUST-CAPTURE"),
            MARK("rules", "That is allowed, but the queen on D-V1 is to capture."),
            (
                MARK("rules", "Two of your pieces can jump. Which kind goes first?"),
                MARK("rules", "The queen on D-V1 must capture."),
                MARK("rules", "Jump the pawn on D-V3 and stop anywhere behind it."),
            ),
            (
                Temptation(
                    "h75xh55",
                    "BT-QUEEN-FIRST",
                    MARK("rules", "The pawn has to wait until no queen of yours can capture."),
                ),
                Temptation(
                    "h72-h52",
                    "BT-MUST-CAPTURE",
                    MARK("rules", "And a quiet move is out of the question now."),
                ),
            ),
            praise=MARK(
                "rules",
                "Right. The pawn may still capture next time, if Black leaves it the chance.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Your queen on C-V4 would love to take the black queen on B-V4 in her column. But "
                "a capture in row goes before everything else. Find it.",
            ),
            white("Kg1 Qcv4 Ph72 Ph75 Pfv3 kb7 qbv4 ph65 ph21"),
            Goal(played=("h75xh55",)),
            ("h75xh55",),
            ("BT-MUST-CAPTURE", "BT-CAP-ROW-PAWN"),
            MARK("rules", "That is allowed, but it is not the capture in row."),
            (
                MARK("rules", "Which of your pieces has an enemy in front of it in a row?"),
                MARK("rules", "It is the pawn on H7-5; the black pawn lies on H6-5."),
                MARK("rules", "Jump from H7-5 to H5-5."),
            ),
            (
                Temptation(
                    "cv4xbv4",
                    "BT-MUST-CAPTURE",
                    MARK("rules", "A capture in column must wait while one in row is possible."),
                ),
                Temptation(
                    "g1-g2",
                    "BT-MUST-CAPTURE",
                    MARK("rules", "The king may not move either before the capture is made."),
                ),
            ),
            praise=MARK(
                "rules",
                "Right. Now the black queen may take yours on C-V4: who has to capture in row "
                "cannot defend. Remember this as a weapon.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Two of your pawns can capture. The one on H7-2 takes two pieces; but the other "
                "choice shuts the last open side of the black king on D5. Choose well.",
            ),
            white("Kg7 Ph72 Ph75 Pfv3 Ph71 kd5 pdv5 pdv6 ph45 ph65 ph62 ph42"),
            Goal(ended="BT-MATE"),
            ("h75xh55",),
            ("BT-FREE-CHOICE", "BT-CAP-ROW-PAWN", "BT-MATE"),
            MARK("rules", "That is allowed, but it does not shut in the black king."),
            (
                MARK("rules", "Which rectangle beside the black king is still empty?"),
                MARK("rules", "The pawn on H7-5 can land there by its jump."),
                MARK("rules", "Jump from H7-5 over H6-5 to H5-5."),
            ),
            (
                Temptation(
                    "h72-h52",
                    "BT-CAP-ROW-PAWN",
                    MARK("rules", "Inside one line there is no choice: it goes on to the end."),
                ),
            ),
            {
                "h72xh32": MARK(
                    "rules",
                    "That is allowed and takes two, but there is something better than two.",
                )
            },
            praise=MARK(
                "rules", "Excellent. The number does not matter; what matters is where you land."
            ),
        ),
        Task(
            MARK(
                "rules",
                "In this game the option Queens capture first is switched off. So let your pawn on "
                "H3-6 capture and become a queen, though your queen on D-V1 can capture as well.",
            ),
            white("Kg1 Qdv1 Ph36 Ph72 Pfv2 kd7 pdv3 ph26 ph23"),
            Goal(caused="BT-PROMOTE"),
            ("h36xh16",),
            ("BT-QUEEN-FIRST", "BT-FREE-CHOICE", "BT-MUST-CAPTURE"),
            MARK("rules", "That is allowed, but then the pawn on H3-6 does not become a queen."),
            (
                MARK("rules", "Without that rule pawns and queens may be chosen freely."),
                MARK("rules", "Capture with the pawn on H3-6."),
                MARK("rules", "Jump the pawn on H2-6 and land on H1-6."),
            ),
            (
                Temptation(
                    "h72-h52",
                    "BT-MUST-CAPTURE",
                    MARK("rules", "Capturing in row is compulsory under every option."),
                ),
            ),
            praise=MARK("rules", "Well done. Ask before a game which way you want to play."),
            values={"queen_first": False},
        ),
    ),
)

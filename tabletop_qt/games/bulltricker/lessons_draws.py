"""The lesson on the ways a game is drawn."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bulltricker.lessons_board import white

ROUND = ("g1-f1", "a7-b7", "f1-g1", "b7-a7")
"""Both kings step out and back: two rounds, after which the position is the same."""

DRAWS = Lesson(
    "draws",
    MARK("rules", "When nobody wins"),
    MARK("rules", "You learn the four ways a game is drawn, and how to use or avoid them."),
    (
        Show(
            MARK(
                "rules",
                "Both kings walk out and back, six times. Then the position has occurred seven "
                "times with White to move, and White claims a draw instead of moving. Nobody has "
                "to claim; without a claim the game goes on.",
            ),
            white("Kg1 Qfv4 Qfv5 Pfv6 Pfv7 ka7 qbv3 qbv4 ph21 ph22"),
            (*ROUND * 6, "draw"),
            rules=("BT-DRAW-REPEAT",),
        ),
        Task(
            MARK(
                "rules",
                "You are behind: Black has four pawns and queens, you have two. When neither side "
                "has more than three, the game is drawn at once. Bring that about.",
            ),
            white("Kg1 Qdv4 Ph72 kb7 pcv4 qcv7 qbv7 ph26"),
            Goal(ended="BT-DRAW-MATERIAL"),
            ("dv4xcv4",),
            ("BT-DRAW-MATERIAL", "BT-CAP-COL-QUEEN", "BT-NO-JUMP"),
            MARK("rules", "That is allowed, but Black keeps four pieces, and the game goes on."),
            (
                MARK("rules", "One black pawn or queen less is enough."),
                MARK("rules", "Your queen on D-V4 stands right below the black pawn on C-V4."),
                MARK("rules", "Take it in column: move to C-V4."),
            ),
            (
                Temptation(
                    "dv4-bv4",
                    "BT-NO-JUMP",
                    MARK("rules", "In a column she takes the place; she does not jump."),
                ),
                Temptation(
                    "draw",
                    "BT-DRAW-REPEAT",
                    MARK("rules", "A draw is claimed for repetition only, and nothing repeated."),
                ),
            ),
            praise=MARK("rules", "Saved: with so few pieces left nobody could win."),
        ),
        Task(
            MARK(
                "rules",
                "This capture mates the king on A4 and leaves both sides with at most three "
                "pieces. As a rule that is a draw; here the option that puts the draw first is "
                "switched off. So take, and win.",
            ),
            white("Kg1 Qbv4 Ph72 ka4 qav4 qav5 ph24 qh14"),
            Goal(ended="BT-MATE"),
            ("bv4xav4",),
            ("BT-DRAW-MATERIAL", "BT-MATE"),
            MARK("rules", "That is allowed, but it neither takes a piece nor mates."),
            (
                MARK("rules", "One of the four black pieces around the king can be exchanged."),
                MARK("rules", "Your queen on B-V4 stands right below the one on A-V4."),
                MARK("rules", "Take the queen on A-V4."),
            ),
            praise=MARK(
                "rules",
                "Well done. Under the usual rules, mate while one side still has four pieces.",
            ),
            values={"material_before_mate": False},
        ),
        Task(
            MARK(
                "rules",
                "You are lost, unless you run out of moves: a side that cannot move, and is not "
                "mated, has a draw. Your king on G1 cannot move; give away your last pawn.",
            ),
            white("Kg1 Ph54 qh71 qgv2 qdv1 pdv6 ka7"),
            Goal(ended="BT-DRAW-IMMOBILE"),
            ("h54-dv4", "dv1xdv5"),
            ("BT-DRAW-IMMOBILE", "BT-MUST-CAPTURE", "BT-KING"),
            MARK("rules", "That is allowed, but Black need not take the pawn there."),
            (
                MARK("rules", "Which black piece can be made to capture your pawn?"),
                MARK(
                    "rules", "The black queen on D-V1 watches row D; move the pawn on H5-4 there."
                ),
                MARK("rules", "Pivot to D-V4: the rectangle behind it is empty."),
            ),
            (
                Temptation(
                    "g1-f1",
                    "BT-KING",
                    MARK("rules", "The king really is shut in, and just that will save you."),
                ),
            ),
            {
                "h54-dv5": MARK(
                    "rules",
                    "That is allowed, but the pawn on D-V6 stands right behind yours, so it cannot "
                    "be jumped.",
                )
            },
            praise=MARK("rules", "Saved! The winning side must take care not to let this happen."),
        ),
        Task(
            MARK(
                "rules",
                "For 199 moves nothing was captured and no pawn moved; one more such move, and the "
                "game is drawn. You are ahead: keep the game going with your pawn on H5-2.",
            ),
            white("Kg1 Qdv4 Qdv5 Qdv6 Ph52 ka7 qbv3", 199),
            Goal(played=("h52-h42", "h52-dv2", "h52-dv3")),
            ("h52-h42",),
            ("BT-NO-PROGRESS", "BT-DRAW-REPEAT"),
            MARK(
                "rules",
                "That is allowed, but it was the last move of 100 rounds without progress: a draw.",
            ),
            (
                MARK("rules", "A capture or a pawn's move sets the count back to nothing."),
                MARK("rules", "You cannot capture, but you have a pawn on H5-2."),
                MARK("rules", "Move it ahead, to H4-2 for instance."),
            ),
            (
                Temptation(
                    "draw",
                    "BT-DRAW-REPEAT",
                    MARK("rules", "This draw needs no claim; and you would rather win anyway."),
                ),
            ),
            praise=MARK("rules", "Good. Save a pawn's move for such a moment."),
        ),
    ),
)

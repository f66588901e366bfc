"""Lessons on the board, and on how kings and queens go."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bulltricker.lessons_board import white
from tabletop_qt.games.bulltricker.notation import START

BOARD = Lesson(
    "board",
    MARK("rules", "The board and the king"),
    MARK("rules", "You learn where pieces stand, and how the two kings walk."),
    (
        Show(
            MARK(
                "rules",
                "This is how a game begins. The two kings, on G4 and A4, stand on the large royal "
                "squares. All other pieces stand on the rectangles between them: the low ones are "
                "pawns, the tall ones queens. Nothing ever stands on the small squares, the "
                "abutments.",
            ),
            START,
            points=("g4", "a4", "h74", "gv1", "h7v1"),
            rules=("BT-CELLS",),
        ),
        Show(
            MARK(
                "rules",
                "White begins, and then the sides take turns: one piece a turn, and you may not "
                "pass. White moves up the board, Black moves down. Here each side has moved one "
                "pawn.",
            ),
            START,
            ("h74-h54", "h22-h32"),
            rules=("BT-TURN",),
        ),
        Show(
            MARK(
                "rules",
                "Every rectangle lies on two lines. The marked line D runs through royal squares: "
                "such a line is called a row. The marked line V4 runs through abutments: it is "
                "called a column. Pieces act differently in rows and in columns, so keep the two "
                "words apart.",
            ),
            white("Kg1 Qdv4 Pfv6 Ph72 Ph77 ka7 ph21 ph22 ph23"),
            points=(
                *(f"dv{n}" for n in range(1, 9)),
                *(f"{letter}v4" for letter in "abcefg"),
            ),
            rules=("BT-CELLS",),
        ),
        Task(
            MARK(
                "rules",
                "Move your king from F4 one royal square to the right, to F5. A king can only step "
                "where the rectangle between the two royal squares is empty.",
            ),
            white("Kf4 Ph64 Pfv4 Ph72 Qgv8 ka4 ph21 ph27"),
            Goal(played=("f4-f5",)),
            ("f4-f5",),
            ("BT-KING", "BT-CELLS"),
            MARK("rules", "That is allowed, but this time it is the king on F4 that is to move."),
            (
                MARK("rules", "Look at the rectangles on the four sides of your king."),
                MARK("rules", "The king on F4 is the piece to move; two of its sides are empty."),
                MARK("rules", "Cross the empty rectangle F-V5 to the royal square F5."),
            ),
            (
                Temptation(
                    "f4-e4",
                    "BT-KING",
                    MARK("rules", "Your own pawn on H6-4 shuts this side like a door."),
                ),
                Temptation(
                    "f4-e5",
                    "BT-KING",
                    MARK("rules", "A king never goes diagonally, only straight."),
                ),
                Temptation(
                    "f4-fv5",
                    "BT-CELLS",
                    MARK(
                        "rules", "The king crosses this rectangle; it does not stop there. Go on."
                    ),
                ),
            ),
            {
                "f4-g4": MARK(
                    "rules",
                    "That is allowed: the side below is open too. But please go right, to F5.",
                )
            },
            praise=MARK(
                "rules",
                "Well done. Pieces on the rectangles are walls for a king, whoever owns them.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Bring your king from C2 to B4 in three moves. The direct way up is closed: the "
                "black king on A2 keeps your king off all royal squares beside it.",
            ),
            white("Kc2 Ph74 Qfv4 Qgv8 Pfv7 ka2 ph26 ph27"),
            Goal(played=("c4-b4",)),
            ("c2-c3", "h27-h37", "c3-c4", "h26-h36", "c4-b4"),
            ("BT-KINGS-APART", "BT-KING"),
            MARK(
                "rules",
                "That is allowed, but it does not lead your king to B4 in three moves. Walk along "
                "line C.",
            ),
            (
                MARK("rules", "Which royal squares touch A2, corners included? Keep off those."),
                MARK("rules", "Walk your king to the right along line C before you go up."),
                MARK("rules", "Go to C3, then to C4, and from there up to B4."),
            ),
            (
                Temptation(
                    "c2-b2",
                    "BT-KINGS-APART",
                    MARK(
                        "rules",
                        "B2 is next to the black king. So is B3, for corners count as well.",
                    ),
                ),
                Temptation(
                    "c2-b3",
                    "BT-KING",
                    MARK("rules", "A king does not cut corners; and B3 touches A2 besides."),
                ),
            ),
            {
                "c2-d2": MARK(
                    "rules", "That is allowed, but it leads away. The way along line C is shorter."
                ),
            },
            praise=MARK(
                "rules",
                "Good. However close the kings come, a line of royal squares stays free between "
                "them.",
            ),
        ),
    ),
)

QUEENS = Lesson(
    "queens",
    MARK("rules", "How queens move"),
    MARK("rules", "You learn the queen's pivot, her two slides, and what stops her."),
    (
        Show(
            MARK(
                "rules",
                "A queen goes in three ways. First she pivots from D-V4 around a corner and lies "
                "on H4-4. Then she slides along her column to H4-7, over abutments. Last she "
                "slides along her row to H8-7, over royal squares.",
            ),
            white("Kg1 Qdv4 Pfv2 Ph72 Ph71 kb4 ph21 ph22 ph23"),
            ("dv4-h44", "h21-h31", "h44-h47", "h22-h32", "h47-h87"),
            rules=("BT-QUEEN",),
        ),
        Task(
            MARK(
                "rules",
                "Turn your queen from D-V4 around a corner, up and to the right, so that she lies "
                "on H4-4. Such a pivot turns a standing piece into a lying one.",
            ),
            white("Kg1 Qdv4 Pfv2 Ph72 Ph71 ka7 ph22 ph26"),
            Goal(played=("dv4-h44",)),
            ("dv4-h44",),
            ("BT-QUEEN", "BT-CELLS"),
            MARK("rules", "That is allowed, but please pivot the queen from D-V4 to H4-4."),
            (
                MARK("rules", "A pivot ends on one of the four nearest rectangles diagonally."),
                MARK("rules", "Choose the queen on D-V4, your only tall piece."),
                MARK("rules", "Put her on H4-4, the rectangle above the royal square D4."),
            ),
            (
                Temptation(
                    "dv4-d4",
                    "BT-CELLS",
                    MARK("rules", "She may slide across D4, but only a king may stand there."),
                ),
                Temptation(
                    "dv4-h4v4",
                    "BT-CELLS",
                    MARK("rules", "The small squares stay empty for ever. Go around this corner."),
                ),
                Temptation(
                    "dv4-h45",
                    "BT-QUEEN",
                    MARK("rules", "That is one rectangle too far for a pivot."),
                ),
            ),
            {
                "dv4-h43": MARK(
                    "rules", "That is a pivot too, but to the left. Please try the right side."
                ),
                "dv4-h54": MARK(
                    "rules", "That is a pivot too, but downwards. Please try the upper side."
                ),
            },
            praise=MARK(
                "rules", "Well done. Lying on H4-4 she commands a new row and a new column."
            ),
        ),
        Task(
            MARK(
                "rules",
                "Bring your queen from G-V1 to A-V7, beside the black king, in two moves. One of "
                "the two ways there is closed by your other queen on G-V5.",
            ),
            white("Kf2 Qgv1 Qgv5 Ph74 Ph76 ka7 ph22 ph23 ph24"),
            Goal(played=("av1-av7",)),
            ("gv1-av1", "h22-h32", "av1-av7"),
            ("BT-QUEEN", "BT-OWN", "BT-NO-JUMP"),
            MARK("rules", "That is allowed, but it does not lead to A-V7 in two moves."),
            (
                MARK("rules", "From G-V1 the queen slides along row G or along column V1."),
                MARK("rules", "Move the queen on G-V1 up her column first, then to the right."),
                MARK("rules", "Slide to A-V1, over the abutments, and from there to A-V7."),
            ),
            (
                Temptation(
                    "gv1-gv7",
                    "BT-NO-JUMP",
                    MARK("rules", "Your own piece on G-V5 is in the way. She never jumps it."),
                ),
                Temptation(
                    "gv1-gv5",
                    "BT-OWN",
                    MARK("rules", "You never take a piece of your own. Look for another way."),
                ),
            ),
            praise=MARK(
                "rules",
                "Good. Two slides, one in a column and one in a row, take a queen nearly anywhere.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Your queen on D-V1 wants to go to D-V8, but your king on D4 stands in her row. "
                "Lead her around it in three moves: pivot, slide, pivot.",
            ),
            white("Kd4 Qdv1 Ph54 Pfv7 Ph72 kg4 ph26 ph25"),
            Goal(played=("h47-dv8",)),
            ("dv1-h41", "h25-h35", "h41-h47", "h26-h36", "h47-dv8"),
            ("BT-QUEEN", "BT-NO-JUMP"),
            MARK(
                "rules",
                "That is allowed, but it is not the three-move way: pivot up, slide to the right, "
                "pivot down.",
            ),
            (
                MARK("rules", "The lines above and below row D run past the king."),
                MARK("rules", "Lay the queen down on the upper line: the lower one is blocked."),
                MARK("rules", "Pivot to H4-1, slide to H4-7, pivot to D-V8."),
            ),
            (
                Temptation(
                    "dv1-dv8",
                    "BT-NO-JUMP",
                    MARK("rules", "Nobody jumps a king, not even one of the same side."),
                ),
            ),
            {
                "dv1-h51": MARK(
                    "rules",
                    "That is allowed, but on line H5 your own pawn on H5-4 would stop the queen.",
                ),
                "dv1-dv4": MARK(
                    "rules", "That is allowed, but from there the king still bars the row."
                ),
            },
            praise=MARK("rules", "Very good. A king in a row is a wall; a pivot goes around it."),
        ),
    ),
)

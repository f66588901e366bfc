"""The rules of BullTricker in words, one for every id that the laws and effects cite."""

from tabletop_qt.core.rulebook import Basis, Rule, Rulebook
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

_BOARD = MARK("rules", "Board and pieces")
_MOVES = MARK("rules", "Moves")
_IN_ROW = MARK("rules", "Captures in row")
_IN_COLUMN = MARK("rules", "Captures in column")
_FIRST = MARK("rules", "Which capture comes first")
_END = MARK("rules", "The end of the game")

BOOK = Rulebook(
    (
        Rule(
            "BT-CELLS",
            MARK("rules", "Where pieces stand"),
            MARK(
                "rules",
                "Kings stand on the large royal squares, pawns and queens on the rectangles, never "
                "two pieces on one place. Nothing ever stands on an abutment, one of the small "
                "squares. Each rectangle lies on one row, a line through royal squares, and on one "
                "column, a line through abutments.",
            ),
            _BOARD,
            Basis.TEXT,
        ),
        Rule(
            "BT-TURN",
            MARK("rules", "Moving in turn"),
            MARK(
                "rules",
                "White begins, then the sides take turns. On your turn you move one of your "
                "pieces; you may not pass.",
            ),
            _BOARD,
            Basis.TEXT,
        ),
        Rule(
            "BT-OWN",
            MARK("rules", "Never your own pieces"),
            MARK("rules", "You never capture a piece of your own side."),
            _BOARD,
            Basis.TEXT,
        ),
        Rule(
            "BT-KING",
            MARK("rules", "The king's step"),
            MARK(
                "rules",
                "A king steps to the next royal square up, down, left or right, if that square and "
                "the rectangle between are both empty. A king captures nothing, is never captured "
                "and is never jumped.",
            ),
            _MOVES,
            Basis.TEXT,
        ),
        Rule(
            "BT-KINGS-APART",
            MARK("rules", "Kings keep apart"),
            MARK(
                "rules",
                "The two kings never stand on neighbouring royal squares, not even diagonally. "
                "Pieces between them make no difference.",
            ),
            _MOVES,
            Basis.TEXT,
            MARK("rules", "A diagram by the author shows it too."),
        ),
        Rule(
            "BT-PAWN",
            MARK("rules", "The pawn's move"),
            MARK(
                "rules",
                "When it captures nothing, a pawn goes forward, White's towards H1 and Black's "
                "towards H8, to an empty rectangle: straight to the next one in line, or by a "
                "pivot to the nearest one diagonally ahead, left or right. A pivot turns it from "
                "lying to standing or back. Straight ahead from a horizontal rectangle it crosses "
                "a royal square, where a king blocks it; no king blocks a pivot.",
            ),
            _MOVES,
            Basis.TEXT,
        ),
        Rule(
            "BT-PAWN-DOUBLE",
            MARK("rules", "The pawn's double step"),
            MARK(
                "rules",
                "A white pawn that still stands on column H7, or a black one on H2, may go two "
                "steps straight ahead in one move. Both rectangles must be empty, and no king may "
                "stand on either of the two royal squares it crosses. No other pawn may do this.",
            ),
            _MOVES,
            Basis.TEXT,
        ),
        Rule(
            "BT-QUEEN",
            MARK("rules", "The queen's move"),
            MARK(
                "rules",
                "When she captures nothing, a queen goes to an empty rectangle: by a pivot to one "
                "of the four nearest diagonally, or straight along her row or her column as far as "
                "you like. The first piece in her way stops her, and so does a king on a royal "
                "square of her row. No king blocks a pivot.",
            ),
            _MOVES,
            Basis.TEXT,
        ),
        Rule(
            "BT-NO-JUMP",
            MARK("rules", "What is never jumped"),
            MARK(
                "rules",
                "No piece jumps over one of its own side or over a king. Along a column nothing "
                "is jumped at all.",
            ),
            _MOVES,
            Basis.TEXT,
        ),
        Rule(
            "BT-PROMOTE",
            MARK("rules", "A pawn becomes a queen"),
            MARK(
                "rules",
                "A pawn that arrives on the far rim, column H1 for White and H8 for Black, becomes "
                "a queen at once, and the move is over. A side may have any number of queens.",
            ),
            _MOVES,
            Basis.TEXT,
            MARK(
                "rules",
                "That the number of queens has no limit is this program's ruling: the two spare "
                "queens of the printed game are simply what its box holds.",
            ),
        ),
        Rule(
            "BT-CAP-ROW",
            MARK("rules", "Capture in row: jumping"),
            MARK(
                "rules",
                "Along its row a pawn or queen captures by jumping straight over an enemy pawn or "
                "queen that has an empty rectangle right behind it. The jumped piece leaves the "
                "board. Such a capture is compulsory.",
            ),
            _IN_ROW,
            Basis.TEXT,
        ),
        Rule(
            "BT-CAP-ROW-PAWN",
            MARK("rules", "A pawn captures in row"),
            MARK(
                "rules",
                "From a horizontal rectangle a pawn jumps straight forward over an enemy on the "
                "next rectangle of its row, onto the empty rectangle right behind. No king may "
                "stand on the two royal squares it crosses. If it can jump again from there in the "
                "same way it must, up to three enemies in one move.",
            ),
            _IN_ROW,
            Basis.TEXT,
            MARK(
                "rules",
                "That the pawn must jump on to the last enemy is stated by the author in another "
                "document; the English print says only that it can.",
            ),
        ),
        Rule(
            "BT-CAP-ROW-QUEEN",
            MARK("rules", "A queen captures in row"),
            MARK(
                "rules",
                "From any distance along her row a queen jumps the first piece she meets, if it is "
                "an enemy, the rectangle right behind it is empty and no king stands on a royal "
                "square up to there. Flying on in the same direction she must also take every "
                "further enemy she can jump in this way; one she cannot jump, or a king, only ends "
                "the line. She stops on any empty rectangle between the last enemy taken and the "
                "next piece, king or rim.",
            ),
            _IN_ROW,
            Basis.TEXT,
        ),
        Rule(
            "BT-CAP-LINE",
            MARK("rules", "One line, one direction"),
            MARK(
                "rules",
                "A capture in row never turns and never goes back. A queen between two enemies "
                "captures in one direction only, and you choose which.",
            ),
            _IN_ROW,
            Basis.AUTHOR,
        ),
        Rule(
            "BT-CAP-COLUMN",
            MARK("rules", "Capture in column: replacing"),
            MARK(
                "rules",
                "Along its column a pawn or queen captures an enemy pawn or queen just across one "
                "abutment: the enemy leaves the board and the capturer stands in its place. Such a "
                "capture is never compulsory.",
            ),
            _IN_COLUMN,
            Basis.TEXT,
        ),
        Rule(
            "BT-CAP-COL-PAWN",
            MARK("rules", "A pawn captures in column"),
            MARK(
                "rules",
                "From a vertical rectangle a pawn captures the enemy on the next vertical "
                "rectangle straight ahead and stands in its place. From a horizontal rectangle a "
                "pawn never captures in column.",
            ),
            _IN_COLUMN,
            Basis.TEXT,
        ),
        Rule(
            "BT-CAP-COL-QUEEN",
            MARK("rules", "A queen captures in column"),
            MARK(
                "rules",
                "A queen captures an enemy on the next rectangle of her column, on either side, "
                "and stands in its place. She never captures in column from further away.",
            ),
            _IN_COLUMN,
            Basis.TEXT,
        ),
        Rule(
            "BT-CAP-COL-ONE",
            MARK("rules", "One piece in column"),
            MARK(
                "rules",
                "A capture in column takes one piece and ends the move. It is never joined to "
                "another capture, in row or in column.",
            ),
            _IN_COLUMN,
            Basis.TEXT,
        ),
        Rule(
            "BT-MUST-CAPTURE",
            MARK("rules", "Captures in row are compulsory"),
            MARK(
                "rules",
                "If any of your pieces can capture in row, your move must be a capture in row. You "
                "may then make no other move, not even with the king and not even a capture in "
                "column.",
            ),
            _FIRST,
            Basis.TEXT,
        ),
        Rule(
            "BT-QUEEN-FIRST",
            MARK("rules", "Queens capture first"),
            MARK(
                "rules",
                "If one of your queens can capture in row, a queen must do it. None of your pawns "
                "may capture in row on that turn.",
            ),
            _FIRST,
            Basis.AUTHOR,
            MARK(
                "rules",
                "An option of the game switches this rule off; then you choose freely between "
                "queens and pawns that can capture in row.",
            ),
        ),
        Rule(
            "BT-FREE-CHOICE",
            MARK("rules", "Free choice of capture"),
            MARK(
                "rules",
                "If several pieces of the same kind can capture in row, or one in several "
                "directions, the choice is yours: you need not take the larger number. Only along "
                "the line you choose must you take everything that can be taken.",
            ),
            _FIRST,
            Basis.AUTHOR,
        ),
        Rule(
            "BT-MATE",
            MARK("rules", "Mate"),
            MARK(
                "rules",
                "A king is mated when all four rectangles around it hold pawns or queens and at "
                "least one of these is the enemy's. Its owner loses at once, whichever side made "
                "the move. Four pieces of its own side mate no king.",
            ),
            _END,
            Basis.TEXT,
        ),
        Rule(
            "BT-TRICK",
            MARK("rules", "The trick"),
            MARK(
                "rules",
                "If your own move mates your own king, you have lost by a trick. It is a mate like "
                "any other, even if you had to make that move.",
            ),
            _END,
            Basis.TEXT,
        ),
        Rule(
            "BT-DRAW-IMMOBILE",
            MARK("rules", "Draw: no move left"),
            MARK(
                "rules",
                "If the side to move has no move that the rules allow, and its king is not mated, "
                "the game is drawn.",
            ),
            _END,
            Basis.TEXT,
        ),
        Rule(
            "BT-DRAW-MATERIAL",
            MARK("rules", "Draw: too few pieces"),
            MARK(
                "rules",
                "When each side has at most three pawns and queens left, kings not counted, the "
                "game is drawn at once. It is drawn even if the same move mates a king.",
            ),
            _END,
            Basis.TEXT,
            MARK(
                "rules",
                "That the draw goes before a mate is stated by the author in another document; an "
                "option of the game lets the mate go first.",
            ),
        ),
        Rule(
            "BT-DRAW-REPEAT",
            MARK("rules", "Draw: repeated position"),
            MARK(
                "rules",
                "When the position on the board has occurred seven times or more with the same "
                "side to move, that side may claim a draw instead of moving. The start, or a "
                "position set up by hand, counts as the first time. Without a claim the game goes "
                "on.",
            ),
            _END,
            Basis.TEXT,
        ),
        Rule(
            "BT-NO-PROGRESS",
            MARK("rules", "Draw: no progress"),
            MARK(
                "rules",
                "The game is drawn after 100 rounds in a row, or the number you set, without a "
                "capture or a pawn's move. A round is two moves, one by each side. A mate on the "
                "last of these moves still counts.",
            ),
            _END,
            Basis.RULING,
            MARK(
                "rules",
                "Without it a king left alone could be chased for ever. An option of the game sets "
                "another number of rounds, up to 1000; 0 switches this rule off.",
            ),
        ),
    )
)
"""All rules of BullTricker in reading order."""

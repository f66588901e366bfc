"""An example on the board for every rule of duty and of the end."""

from tabletop_qt.core.lesson import Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.bulltricker.lessons_board import white
from tabletop_qt.games.bulltricker.lessons_draws import ROUND

ENDS: dict[RuleId, Diagram] = {
    "BT-MUST-CAPTURE": Diagram(
        white("Kg1 Qcv4 Ph72 Ph75 Pfv3 kb7 qbv4 ph65 ph21"),
        MARK(
            "rules",
            "The pawn on H7-5 can jump the one on H6-5, so it must. The capture of the queen on "
            "B-V4 in column has to wait, and so does the king.",
        ),
        tries=("cv4xbv4", "g1-g2"),
        points=("h75", "h65"),
    ),
    "BT-QUEEN-FIRST": Diagram(
        white("Kg1 Qdv1 Ph75 Ph72 Pfv2 kb7 pdv3 ph65 ph23"),
        MARK(
            "rules",
            "The queen on D-V1 and the pawn on H7-5 can both capture in row. The queen must, so "
            "the pawn may not.",
        ),
        tries=("h75xh55",),
        points=("dv1",),
        values={"queen_first": True},
    ),
    "BT-FREE-CHOICE": Diagram(
        white("Kg7 Ph72 Ph75 Pfv3 Ph76 kb7 ph62 ph42 ph65 ph21"),
        MARK(
            "rules",
            "The pawn on H7-2 could take two, the pawn on H7-5 only one. The choice is free: here "
            "the one is taken.",
        ),
        ("h75xh55",),
        points=("h72",),
    ),
    "BT-MATE": Diagram(
        white("Kg1 Qh11 Ph72 Pfv2 ka4 qav4 qav5 ph24 ph23"),
        MARK(
            "rules",
            "Three pieces of its own stand around the black king on A4. The white queen closes the "
            "fourth side, and the king is mated.",
        ),
        ("h11-h14",),
    ),
    "BT-TRICK": Diagram(
        white("Kg1 Pcv4 Pdv5 Ph72 Pfv2 kd4 pdv4 qh54 ph24 ph21"),
        MARK(
            "rules",
            "White offers a pawn on H3-4. The black pawn must jump it, lands on H4-4, and with "
            "that mates its own king on D4.",
        ),
        ("cv4-h34", "h24xh44"),
    ),
    "BT-DRAW-IMMOBILE": Diagram(
        white("Kg1 Ph54 qh71 qgv2 qdv1 pdv6 ka7"),
        MARK(
            "rules",
            "White gives away the last pawn. Then the king on G1 cannot move, but is not mated "
            "either, for two of its sides are empty: a draw.",
        ),
        ("h54-dv4", "dv1xdv5"),
    ),
    "BT-DRAW-MATERIAL": Diagram(
        white("Kg1 Qbv4 Ph72 ka4 qav4 qav5 ph24 qh14"),
        MARK(
            "rules",
            "The queen on B-V4 takes the one on A-V4. Now neither side has more than three pawns "
            "and queens: a draw, although the black king is closed in.",
        ),
        ("bv4xav4",),
        values={"material_before_mate": True},
    ),
    "BT-DRAW-REPEAT": Diagram(
        white("Kg1 Qfv4 Qfv5 Pfv6 Pfv7 ka7 qbv3 qbv4 ph21 ph22"),
        MARK(
            "rules",
            "Six times the kings walk out and back. White is to move in the same position for the "
            "seventh time and claims the draw.",
        ),
        (*ROUND * 6, "draw"),
    ),
    "BT-NO-PROGRESS": Diagram(
        white("Kg1 Qdv4 Qdv5 Qdv6 Ph52 ka7 qbv3", 199),
        MARK(
            "rules",
            "For 199 moves there was no capture and no pawn's move. The king's step is the last "
            "of 100 rounds: a draw.",
        ),
        ("g1-g2",),
        values={"no_progress": 100},
    ),
}

"""An example on the board for every rule of moving and capturing."""

from tabletop_qt.core.lesson import Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.bulltricker.lessons_board import white
from tabletop_qt.games.bulltricker.notation import START

MOVES: dict[RuleId, Diagram] = {
    "BT-CELLS": Diagram(
        white("Kg1 Qdv4 Ph72 Pfv2 Ph76 ka7 ph22 ph23"),
        MARK(
            "rules",
            "The queen on D-V4 may stand on any marked rectangle around her, but neither on the "
            "royal square D4 nor on an abutment; and the king never stands on a rectangle.",
        ),
        tries=("dv4-d4", "dv4-h4v4", "g1-h71"),
        points=("h43", "h44", "h53", "h54"),
    ),
    "BT-TURN": Diagram(
        START,
        MARK("rules", "White has moved one pawn, then Black one. Now it is White's turn again."),
        ("h74-h54", "h22-h32"),
    ),
    "BT-OWN": Diagram(
        white("Kg1 Qdv1 Pdv4 Pcv1 Ph72 ka7 ph22 ph23"),
        MARK(
            "rules",
            "Your queen on D-V1 takes neither the pawn on D-V4 in her row nor the one on C-V1 in "
            "her column: both are your own.",
        ),
        tries=("dv1-dv4", "dv1-cv1"),
        points=("dv4", "cv1"),
    ),
    "BT-KING": Diagram(
        white("Kf4 Ph65 Qfv4 Ph72 Qgv8 ka4 ph21 ph22"),
        MARK(
            "rules",
            "The king goes from F4 to F5. There the pawn on H6-5 bars the step up, and no king "
            "steps diagonally.",
        ),
        ("f4-f5", "h21-h31"),
        ("f5-e5", "f5-e6"),
        points=("h65",),
    ),
    "BT-KINGS-APART": Diagram(
        white("Kc2 Ph74 Qfv4 Qgv8 Pfv7 ka3 ph26 ph27"),
        MARK(
            "rules",
            "The marked royal squares touch the black king on A3, so the king on C2 may not step "
            "up to B2.",
        ),
        tries=("c2-b2",),
        points=("a2", "b2", "b3", "b4", "a4"),
    ),
    "BT-PAWN": Diagram(
        white("Kg1 Ph54 Pfv2 Ph72 Ph71 ka7 ph21 ph22"),
        MARK(
            "rules",
            "The pawn pivots from H5-4 to D-V5. From there it may go on to the marked rectangles, "
            "but neither back nor sideways.",
        ),
        ("h54-dv5", "h21-h31"),
        ("dv5-ev5", "dv5-dv6"),
        points=("cv5", "h44", "h45"),
    ),
    "BT-PAWN-DOUBLE": Diagram(
        white("Kf2 Ph72 Ph75 Ph77 Pfv7 kb3 ph21 ph22"),
        MARK(
            "rules",
            "The pawn on H7-5 goes two steps at once. The one on H7-2 may not, for the king stands "
            "on a royal square it crosses, and the one on H5-5 has made its first move.",
        ),
        ("h75-h55", "h21-h31"),
        ("h72-h52", "h55-h35"),
    ),
    "BT-QUEEN": Diagram(
        white("Kg1 Qdv4 Pfv2 Ph72 Ph71 kb4 ph21 ph22"),
        MARK(
            "rules",
            "The queen pivots to H4-4, slides along her column to H4-7, and then along her row to "
            "H8-7. She cannot go where neither a line nor a pivot leads.",
        ),
        ("dv4-h44", "h21-h31", "h44-h47", "h22-h32", "h47-h87", "h31-h41"),
        ("h87-fv6",),
    ),
    "BT-NO-JUMP": Diagram(
        white("Kd4 Qdv1 Qh55 Ph72 Pdv7 kg4 ph21 qh56"),
        MARK(
            "rules",
            "The queen on D-V1 does not jump her king on D4. The queen on H5-5 does not jump the "
            "black queen beside her: in a column nothing is jumped.",
        ),
        tries=("dv1-dv6", "h55-h57"),
        points=("d4", "h56"),
    ),
    "BT-PROMOTE": Diagram(
        white("Kg1 Ph22 Pav6 Ph72 Ph71 kd7 ph26 pfv8"),
        MARK(
            "rules",
            "The pawn on H2-2 steps onto the rim and becomes a queen; so does the pawn on A-V6, by "
            "a pivot.",
        ),
        ("h22-h12", "h26-h36", "av6-h15"),
    ),
    "BT-CAP-ROW": Diagram(
        white("Kg1 Ph54 Ph64 Qfv1 Ph71 kb7 ph44 pfv4 ph23"),
        MARK(
            "rules",
            "The queen on F-V1 jumps the pawn on F-V4 in her row. On the next turn the pawn on "
            "H5-4 jumps the one on H4-4 in its own.",
        ),
        ("fv1xfv5", "h23-h33", "h54xh34"),
    ),
    "BT-CAP-ROW-PAWN": Diagram(
        white("Kg7 Ph74 Ph72 Ph71 Pfv6 kb7 ph64 qh44 ph21"),
        MARK(
            "rules",
            "The pawn on H7-4 must jump both black pieces and land on H3-4. It may not stop on "
            "H5-4 halfway.",
        ),
        tries=("h74-h54", "h74-h64"),
        points=("h54", "h34"),
    ),
    "BT-CAP-ROW-QUEEN": Diagram(
        white("Kg1 Qdv1 Ph72 Ph71 Pfv3 kb7 pdv3 pdv6 ph23"),
        MARK(
            "rules",
            "The queen on D-V1 must take both pawns in her row, and then stops on one of the "
            "marked rectangles. She may not stop between the pawns.",
        ),
        tries=("dv1-dv4", "dv1-dv5"),
        points=("dv7", "dv8"),
    ),
    "BT-CAP-LINE": Diagram(
        white("Kg1 Qdv4 Ph72 Ph71 Pfv3 kb7 pdv3 pdv5 ph23"),
        MARK(
            "rules",
            "The queen on D-V4 takes to the left or to the right, not both. Nor may she turn "
            "behind the pawn, to H4-2 for instance.",
        ),
        tries=("dv4-h42",),
        points=("dv3", "dv5"),
    ),
    "BT-CAP-COLUMN": Diagram(
        white("Kg1 Pdv4 Qh55 Ph72 Pfv2 kb7 qcv4 ph56 ph21"),
        MARK(
            "rules",
            "The pawn on D-V4 takes the queen on C-V4 and stands in her place; so does the queen "
            "on H5-5 with the pawn on H5-6. Neither has to.",
        ),
        ("dv4xcv4", "h21-h31", "h55xh56"),
    ),
    "BT-CAP-COL-PAWN": Diagram(
        white("Kg1 Pdv4 Ph55 Ph72 Pdv6 kb7 qcv4 ph56 qbv6"),
        MARK(
            "rules",
            "The standing pawn on D-V4 may take the queen on C-V4. The lying pawn on H5-5 never "
            "captures in column, and for the pawn on D-V6 the other queen is too far away.",
        ),
        tries=("h55xh56", "dv6xbv6"),
        points=("cv4",),
    ),
    "BT-CAP-COL-QUEEN": Diagram(
        white("Kg1 Qh45 Ph71 Ph72 Pfv2 kb7 qh46 qh42 ph21"),
        MARK(
            "rules",
            "The queen on H4-5 may take her neighbour on H4-6, but not the queen far away on H4-2.",
        ),
        tries=("h45xh42",),
        points=("h46",),
    ),
    "BT-CAP-COL-ONE": Diagram(
        white("Kg1 Qdv1 Ph72 Ph77 Pfv2 kb7 pdv3 pev5 ph21"),
        MARK(
            "rules",
            "The queen on D-V1 jumps the pawn on D-V3. The pawn on E-V5 is not taken in the same "
            "move: that would be a move of its own.",
        ),
        tries=("dv1-ev5",),
        points=("dv5", "ev5"),
    ),
}

"""Advice on good play, each piece with an example."""

from tabletop_qt.core.lesson import Advice, Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bulltricker.lessons_board import black, white

ADVICE = (
    Advice(
        MARK("rules", "Watch the rim behind your king"),
        MARK(
            "rules",
            "At the start your king has three neighbours of its own, and only the rim rectangle "
            "behind it is open. An enemy who comes there has won, so ask after every move of the "
            "other side who could slide or pivot to that place.",
        ),
        Diagram(
            black("Kg4 Qgv4 Qgv5 Ph74 Ph72 ka4 qh81 ph26 ph25 ph22"),
            MARK("rules", "The black queen slides along the rim to H8-4, and White is mated."),
            ("h81-h84",),
            points=("h84",),
        ),
    ),
    Advice(
        MARK("rules", "Do not wall in your own king"),
        MARK(
            "rules",
            "A fourth piece of your own beside your king closes nothing for the moment, but it "
            "leaves the king one exchange from mate. Better keep a door open.",
        ),
        Diagram(
            black("Kg1 Qbv4 Ph73 Pfv2 ka4 qav4 qav5 ph24 qh12 ph27"),
            MARK(
                "rules",
                "Black fills the rim with a queen of his own. White takes one of the four in "
                "column, and Black is mated.",
            ),
            ("h12-h14", "bv4xav4"),
        ),
    ),
    Advice(
        MARK("rules", "Count who must capture next"),
        MARK(
            "rules",
            "Before you move, look at every row: who will have to capture, and where will that "
            "piece land? An offered pawn pulls an enemy piece to where it closes its own king.",
        ),
        Diagram(
            white("Kg1 Qgv1 Qgv2 Qh81 Qh71 kd6 ph46 qdv6 Pdv7 Qh63 qh76"),
            MARK("rules", "White offers a queen on H6-6; the jump over her mates Black himself."),
            ("h63-h66", "h76xh56"),
        ),
    ),
    Advice(
        MARK("rules", "Columns threaten, rows force"),
        MARK(
            "rules",
            "A capture in column is never compulsory. It threatens, but it does not take away the "
            "opponent's choice; use it to win a piece, and offers in a row to win time.",
        ),
        Diagram(
            white("Kg1 Qdv1 Ph72 Ph77 Pfv2 kb7 pdv3 pev5 ph21 ph23"),
            MARK(
                "rules",
                "The queen lands above the pawn on E-V5 and threatens it in column. Black need "
                "not wait for that: the pawn steps away.",
            ),
            ("dv1xdv5", "ev5-fv5"),
        ),
    ),
    Advice(
        MARK("rules", "Who must capture cannot defend"),
        MARK(
            "rules",
            "A side that is bound to capture in row can do nothing else on that turn. An offer at "
            "the right moment lets you make your real threat come true.",
        ),
        Diagram(
            white("Kg1 Qh43 Qh56 Ph45 Pfv3 kd6 pdv6 pdv7 qcv1 pcv7 ph21"),
            MARK(
                "rules",
                "The pawn makes way for the queen and must be captured at once. So the black king "
                "has no time to step out, and is mated.",
            ),
            ("h45-cv5", "cv1xcv6", "h43-h46"),
        ),
    ),
    Advice(
        MARK("rules", "Attack two at once"),
        MARK(
            "rules",
            "A queen between two enemy pieces in one row attacks both. Only one of them can be "
            "saved. Standing pawns are the best targets, for they never capture along a row.",
        ),
        Diagram(
            white("Kg1 Qh44 Ph72 Ph71 Pfv2 kb7 pdv3 pdv5 ph21 ph23"),
            MARK("rules", "From D-V4 the queen attacks both pawns, and takes the one that stays."),
            ("h44-dv4", "dv3-ev3", "dv4xdv6"),
        ),
    ),
    Advice(
        MARK("rules", "Guard the back"),
        MARK(
            "rules",
            "A piece can be jumped only if the rectangle right behind it is empty. Put another "
            "piece there, or move to where the rim is behind you.",
        ),
        Diagram(
            black("Kg1 Qdv1 Ph72 Ph77 Pfv3 kb7 pdv5 pcv6 ph21 ph23"),
            MARK("rules", "The pawn steps to D-V6, and the one on D-V5 cannot be jumped any more."),
            ("cv6-dv6",),
            points=("dv5", "dv6"),
        ),
    ),
    Advice(
        MARK("rules", "Drive a bare king into a corner"),
        MARK(
            "rules",
            "Near the end a king without pieces runs for ever in the open, and 100 rounds without "
            "progress are a draw. Close lines behind it with your queens until it stands in a "
            "corner; and never leave it without a move before you mate.",
        ),
        Diagram(
            white("Kd4 Qh11 Qav1 Qh71 Qbv2 Qav2 ka1"),
            MARK("rules", "In the corner the last queen closes the fourth side at H2-1."),
            ("bv2-h21",),
            points=("h21",),
        ),
    ),
)

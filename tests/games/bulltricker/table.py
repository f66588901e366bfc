"""The refusals of BullTricker as data: some men, a try, and the rules it breaks.

A reason is written as its rule, then the cells of the pieces it points at, then the places it
points at, each after an ``@``.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.bulltricker.boards import BLACK_RIM, WHITE_RIM, position


@dataclass(frozen=True)
class Row:
    """A try in a position, and the reasons against it; none if it is lawful."""

    side: str
    men: str
    attempt: str
    reasons: tuple[str, ...]

    @property
    def text(self) -> str:
        """The position string: missing kings stand in the corners, and nobody has too few."""
        men = [self.men, BLACK_RIM if self.side == "w" else WHITE_RIM]
        men += ["Kg7"] * ("K" not in self.men) + ["ka7"] * ("k" not in self.men)
        return position(" ".join(men), self.side)

    def __str__(self) -> str:
        return f"{self.side} {self.men}: {self.attempt}"


def white(men: str, attempt: str, *reasons: str) -> Row:
    """Let White try."""
    return Row("w", men, attempt, reasons)


def black(men: str, attempt: str, *reasons: str) -> Row:
    """Let Black try."""
    return Row("b", men, attempt, reasons)


MUST = "BT-MUST-CAPTURE"

CELLS = [
    white("Qdv4", "dv4-d4", "BT-CELLS @d4"),
    white("Qdv4", "dv4-h4v4", "BT-CELLS @h4v4"),
    white("Qdv4 kd2", "dv4-d2", "BT-CELLS @d2"),
    white("Ph54", "h54-d4", "BT-CELLS @d4"),
    white("Ph54", "h54-h5v4", "BT-CELLS @h5v4"),
    white("Kg4", "g4-gv4", "BT-CELLS @gv4"),
    white("Kg4 qgv4", "g4-gv4", "BT-CELLS @gv4"),
    white("Kg4", "g4-h7v4", "BT-CELLS @h7v4"),
    black("pdv4", "dv4-d4", "BT-CELLS @d4"),
]

OWN = [
    white("Qev4 Pdv4", "ev4-dv4", "BT-OWN dv4"),
    white("Qdv1 Qdv5", "dv1-dv5", "BT-OWN dv5"),
    white("Ph54 Qdv4", "h54-dv4", "BT-OWN dv4"),
    white("Ph54 Ph44", "h54-h44", "BT-OWN h44"),
    white("Pdv4 Pcv4", "dv4-cv4", "BT-OWN cv4"),
    black("qh33 ph34", "h33-h34", "BT-OWN h34"),
]

KING = [
    white("Kg4", "g4-f4"),
    white("Kg4", "g4-g3"),
    white("Kg4", "g4-e4", "BT-KING @g4 @e4"),
    white("Kg4", "g4-f5", "BT-KING @g4 @f5"),
    white("Kg4 Ph74", "g4-f4", "BT-KING h74"),
    white("Kg4 ph74", "g4-f4", "BT-KING h74"),
    white("Kg4 qgv5", "g4-g5", "BT-KING gv5"),
    black("kd4 qdv4", "d4-d3", "BT-KING dv4"),
    black("kd4", "d4-d5"),
    white("Kd4 kd6", "d4-d6", "BT-KING d6"),
]

KINGS_APART = [
    white("Ka1 kb3", "a1-a2", "BT-KINGS-APART b3 @a2"),
    white("Ka1 kb3", "a1-b1"),
    black("Ka1 kb3", "b3-b2", "BT-KINGS-APART a1 @b2"),
    black("Ka1 kb3", "b3-a3"),
    # Whatever stands between.
    white("Ka1 kb3 Qh22 qbv3", "a1-a2", "BT-KINGS-APART b3 @a2"),
    white("Kd4 kd6", "d4-d5", "BT-KINGS-APART d6 @d5"),
    white("Ka1 kb3 Qav2", "a1-a2", "BT-KING av2", "BT-KINGS-APART b3 @a2"),
    white("Ka1 kb3", "a1-b2", "BT-KING @a1 @b2", "BT-KINGS-APART b3 @b2"),
]

PAWN = [
    white("Ph54", "h54-h44"),
    white("Ph54", "h54-dv5"),
    white("Pdv4", "dv4-cv4"),
    white("Pdv4", "dv4-h44"),
    black("pdv4", "dv4-ev4"),
    # A king does not block a pivot.
    white("Ph54 kd4", "h54-dv4"),
    white("Ph54 kd4", "h54-h44", "BT-NO-JUMP d4", "BT-PAWN d4"),
    white("Ph54 Kd4", "h54-h44", "BT-NO-JUMP d4", "BT-PAWN d4"),
    white("Pdv4", "dv4-ev4", "BT-PAWN @dv4 @ev4"),
    white("Ph54", "h54-ev4", "BT-PAWN @h54 @ev4"),
    white("Ph54", "h54-h55", "BT-PAWN @h54 @h55"),
    white("Pdv4", "dv4-dv5", "BT-PAWN @dv4 @dv5"),
    white("Pdv4 pdv5 pdv6", "dv4-dv5", "BT-PAWN @dv4 @dv5"),
    white("Ph54 pev4", "h54-ev4", "BT-PAWN @h54 @ev4"),
    black("pdv4", "dv4-cv4", "BT-PAWN @dv4 @cv4"),
    white("Ph54 pdv4", "h54-dv4", "BT-PAWN dv4"),
    black("pdv4 Qh54", "dv4-h54", "BT-PAWN h54"),
    white("Ph54", "h54-cv4", "BT-PAWN @h54 @cv4"),
    white("Ph74", "h74-h44", "BT-PAWN @h74 @h44"),
    white("Pev4", "ev4-bv4", "BT-PAWN @ev4 @bv4"),
]

PAWN_DOUBLE = [
    white("Ph74", "h74-h54"),
    black("ph24", "h24-h44"),
    white("Ph64", "h64-h44", "BT-PAWN-DOUBLE @h64 @h44"),
    white("Pev4", "ev4-cv4", "BT-PAWN-DOUBLE @ev4 @cv4"),
    black("ph34", "h34-h54", "BT-PAWN-DOUBLE @h34 @h54"),
    black("ph74", "h74-h54", "BT-PAWN @h74 @h54"),
    white("Ph74 Qh64", "h74-h54", "BT-NO-JUMP h64", "BT-PAWN-DOUBLE h64"),
    white("Ph74 kf4", "h74-h54", "BT-NO-JUMP f4", "BT-PAWN-DOUBLE f4"),
    white("Ph74 ke4", "h74-h54", "BT-NO-JUMP e4", "BT-PAWN-DOUBLE e4"),
    black("ph24 Kc4", "h24-h44", "BT-NO-JUMP c4", "BT-PAWN-DOUBLE c4"),
    white("Ph74 ph54", "h74-h54", "BT-CAP-ROW-PAWN h54", "BT-PAWN-DOUBLE h54"),
]

QUEEN = [
    white("Qdv4", "dv4-dv8"),
    white("Qdv4", "dv4-gv4"),
    white("Qh44", "h44-h47"),
    white("Qh44 kd4", "h44-dv4"),
    white("Qdv4 kd4", "dv4-h44"),
    white("Qdv4", "dv4-cv5", "BT-QUEEN @dv4 @cv5"),
    white("Qdv4", "dv4-h34", "BT-QUEEN @dv4 @h34"),
    white("Qdv4 ph44", "dv4-h44", "BT-QUEEN h44"),
    black("qh44 Pdv5", "h44-dv5", "BT-QUEEN dv5"),
]

NO_JUMP = [
    white("Qdv1 Pdv3", "dv1-dv5", "BT-NO-JUMP dv3"),
    white("Qdv1 Kd3", "dv1-dv5", "BT-NO-JUMP d3"),
    white("Qdv1 kd3", "dv1-dv5", "BT-NO-JUMP d3"),
    white("Qh75 Ph55 ph35", "h75-h25", "BT-NO-JUMP h55"),
    white("Qdv4 pbv4", "dv4-av4", "BT-NO-JUMP bv4"),
    white("Qdv4 Pbv4", "dv4-av4", "BT-NO-JUMP bv4"),
    white("Qh42 qh44", "h42-h46", "BT-NO-JUMP h44"),
    # A king before the victim.
    white("Qdv1 kd1 pdv3", "dv1-dv4", "BT-NO-JUMP d1"),
    white("Ph54 kd4 ph44", "h54-h34", "BT-NO-JUMP d4"),
    white("Ph54 Kd4 ph44", "h54-h34", "BT-NO-JUMP d4"),
    white("Pdv4 pcv4", "dv4-bv4", "BT-NO-JUMP cv4", "BT-PAWN-DOUBLE @dv4 @bv4"),
    white("Qdv4 pcv4 qbv4", "dv4-bv4", "BT-NO-JUMP cv4", "BT-CAP-COL-QUEEN bv4"),
]

CAP_ROW_PAWN = [
    white("Ph54 ph44", "h54xh34"),
    black("ph44 Qh54", "h44xh64"),
    white("Ph75 ph65 qh45 ph25", "h75xh15"),
    # The chain goes on to the last.
    white("Ph75 ph65 qh45 ph25", "h75-h55", "BT-CAP-ROW-PAWN h65 @h15", f"{MUST} h75"),
    white("Ph75 ph65 qh45 ph25", "h75-h35", "BT-CAP-ROW-PAWN h65 h45 @h15", f"{MUST} h75"),
    # A king on the way ends it.
    white("Ph75 ph65 qh45 kc5", "h75xh55"),
    white("Ph75 ph65 qh45 kd5", "h75xh55"),
    # One guarded from behind, by a piece or by a king.
    white("Ph54 ph44 ph34", "h54-h34", "BT-CAP-ROW-PAWN h44 h34"),
    white("Ph54 ph44 ph34", "h54-h24", "BT-CAP-ROW-PAWN h44 h34"),
    white("Ph54 ph44 kc4", "h54-h34", "BT-CAP-ROW-PAWN h44 c4"),
    # Not right ahead, or not jumped at all.
    white("Ph54 ph34", "h54-h24", "BT-CAP-ROW-PAWN h34"),
    white("Ph54 ph44", "h54-h44", "BT-CAP-ROW-PAWN h44 @h34", f"{MUST} h54"),
    white("Ph25 qh15", "h25-h15", "BT-CAP-ROW-PAWN h15"),
    # Never backward.
    white("Ph54 ph64", "h54-h74", "BT-PAWN @h54 @h74"),
    # Never from a vertical rectangle.
    white("Pdv4 pdv5", "dv4-dv6", "BT-PAWN @dv4 @dv6"),
]

CAP_ROW_QUEEN = [
    white("Qdv1 pdv2 pdv5", "dv1xdv6"),
    white("Qdv1 pdv2 pdv5", "dv1xdv8"),
    white("Qdv1 pdv3 pdv6 pdv7", "dv1xdv5"),
    # She takes all that the line offers, and does not stop before.
    white("Qdv1 pdv2 pdv5", "dv1-dv3", "BT-CAP-ROW-QUEEN dv2 @dv6 @dv7 @dv8", f"{MUST} dv1"),
    white("Qdv1 pdv2 pdv5", "dv1-dv4", "BT-CAP-ROW-QUEEN dv2 @dv6 @dv7 @dv8", f"{MUST} dv1"),
    white("Qdv1 pdv3", "dv1-dv3", "BT-CAP-ROW-QUEEN dv3 @dv4 @dv5 @dv6 @dv7 @dv8", f"{MUST} dv1"),
    white("Qdv1 pdv3 pdv6 pdv7", "dv1-dv8", "BT-CAP-ROW-QUEEN dv3 @dv4 @dv5", f"{MUST} dv1"),
    # What has no free rectangle right behind it is not taken.
    white("Qdv1 pdv3 pdv4", "dv1-dv5", "BT-CAP-ROW-QUEEN dv3 dv4"),
    white("Qdv1 pdv3 Pdv4", "dv1-dv5", "BT-CAP-ROW-QUEEN dv3 dv4"),
    white("Qdv1 pdv3 pdv4", "dv1-dv3", "BT-CAP-ROW-QUEEN dv3 dv4"),
    white("Qdv1 qdv8", "dv1-dv8", "BT-CAP-ROW-QUEEN dv8"),
    white("Qdv1 pdv3 kd3", "dv1-dv4", "BT-CAP-ROW-QUEEN dv3 d3"),
    white("Qdv1 pdv3 Kd3", "dv1-dv6", "BT-CAP-ROW-QUEEN dv3 d3"),
    black("qh15 Ph35 Qh45", "h15-h55", "BT-CAP-ROW-QUEEN h35 h45"),
]

CAP_LINE = [
    # The fourchette: either way.
    white("Qh45 ph35 ph55", "h45xh25"),
    white("Qh45 ph35 ph55", "h45xh65"),
    white("Qdv1 pdv2", "dv1-h43", "BT-CAP-LINE @dv3", "BT-QUEEN @dv1 @h43", f"{MUST} dv1"),
    white("Qdv1 pdv2", "dv1-ev4", "BT-CAP-LINE @dv4", "BT-QUEEN @dv1 @ev4", f"{MUST} dv1"),
    white(
        "Qdv1 pdv2 qcv3",
        "dv1-cv3",
        "BT-CAP-COL-ONE cv3 @dv3",
        "BT-QUEEN @dv1 @cv3",
        f"{MUST} dv1",
    ),
]

CAP_COLUMN = [
    white("Pdv4 pcv4", "dv4xcv4"),
    white("Qdv4 pev4", "dv4xev4"),
    white("Qh45 qh46", "h45xh46"),
    black("pcv4 Qdv4", "cv4xdv4"),
    # A pawn takes the next one ahead, and that from a vertical rectangle only.
    white("Pdv4 pbv4", "dv4-bv4", "BT-CAP-COL-PAWN bv4"),
    white("Pdv4 pev4", "dv4-ev4", "BT-PAWN @dv4 @ev4", "BT-CAP-COL-PAWN ev4"),
    white("Ph54 ph55", "h54-h55", "BT-PAWN @h54 @h55", "BT-CAP-COL-PAWN h55"),
    # A queen takes exactly one abutment away.
    white("Qdv4 pbv4", "dv4-bv4", "BT-CAP-COL-QUEEN bv4"),
    white("Qh42 ph44", "h42-h44", "BT-CAP-COL-QUEEN h44"),
    black("qcv4 Qev4", "cv4-ev4", "BT-CAP-COL-QUEEN ev4"),
]

PRIORITY = [
    white("Kg4 Ph54 ph44", "g4-g3", f"{MUST} h54"),
    white("Kg4 Ph54 ph44", "g4-e4", "BT-KING @g4 @e4", f"{MUST} h54"),
    white("Ph54 ph44", "h54-dv4", f"{MUST} h54"),
    white("Ph54 ph44 Qfv1", "fv1-fv2", f"{MUST} h54"),
    white("Qdv1 pdv3 Pfv5 qev5", "fv5xev5", f"{MUST} dv1"),
    white("Qdv1 pdv3 Qfv1 pfv3", "fv1-ev1", f"{MUST} dv1 fv1"),
    white("Qdv1 pdv3 Ph75 ph65", "h75-h55", "BT-QUEEN-FIRST dv1"),
    white("Qdv1 pdv3 Ph75 ph65", "h75-fv5", f"{MUST} dv1"),
    white("Qdv1 pdv3 Ph75 ph65", "dv1xdv4"),
    black("qdv1 Pdv3 ph25 Ph35", "h25-h45", "BT-QUEEN-FIRST dv1"),
]

ROWS = [
    *CELLS, *OWN, *KING, *KINGS_APART, *PAWN, *PAWN_DOUBLE, *QUEEN, *NO_JUMP,
    *CAP_ROW_PAWN, *CAP_ROW_QUEEN, *CAP_LINE, *CAP_COLUMN, *PRIORITY,
]  # fmt: skip

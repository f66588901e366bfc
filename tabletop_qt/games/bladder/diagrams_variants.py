"""An example for each variant of Bladder, under the option that switches it on."""

from collections.abc import Mapping

from tabletop_qt.core.lesson import Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.bladder.lessons_field import field

VARIANTS: Mapping[RuleId, Diagram] = {
    "BL-NO-TACKLE": Diagram(
        field("De1 De2 Dd2 Da8 Lf2* Lh1 Lh7"),
        MARK(
            "rules",
            "E1 and E2 are beside the carrier on F2, but without tackling two are not enough. Only "
            "a third man, on E3, can lame him.",
        ),
        tries=("e1-f1tf2@f1",),
        points=("f2",),
        values={"tackling": False},
    ),
    "BL-PASS-FOUR": Diagram(
        field("Dd4* De8 Da1 Lg3 Lg5 Lh1"),
        MARK(
            "rules",
            "From D4 to E8 it is four steps, which is near enough with long passes. From E8 to A1 "
            "it is seven.",
        ),
        ("d4>e8", "h1-g1"),
        ("e8>a1",),
        points=("a1",),
        values={"pass_range": 4},
    ),
    "BL-TWOS": Diagram(
        field("Dc3 Da1 Da8 Lg2 Lf6 Lh8"),
        MARK(
            "rules",
            "A man goes two squares diagonally, from C3 to E5. In his next turn F6 is in the way "
            "of G7, and G6 is on no straight line.",
        ),
        ("c3-e5", "h8-h7"),
        ("e5-g7", "e5-g6"),
        points=("e5",),
        values={"step_range": 2},
    ),
    "BL-HERO": Diagram(
        field("Df4* Dc3 Da8 Lg2 Lh4 Lh7", "d - 0 f4,h7 -"),
        MARK(
            "rules",
            "Dark declares the man on F4, who is indeed the hero. He has made his first move, to "
            "G4; the second is his too, and nobody else may move.",
        ),
        ("hero:f4", "f4-g4"),
        ("c3-d3",),
        points=("g4",),
        values={"hero": True},
    ),
    "BL-REAL-TIME": Diagram(
        field("Dc4* Da1 Da2 Da8 Le4 Lh1 Lh2 Lh8"),
        MARK(
            "rules",
            "Both orders lead to D4. The heads clash, both men are carried off, and the bladder "
            "falls back onto the diamond.",
        ),
        ("c4-d4", "e4-d4"),
        points=("d4", "diamond"),
        values={"real_time": True},
    ),
}
"""Diagrams by the rules they show."""

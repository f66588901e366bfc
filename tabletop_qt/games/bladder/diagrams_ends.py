"""An example for each rule of Bladder about passing, scoring and the end."""

from collections.abc import Mapping

from tabletop_qt.core.lesson import Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.bladder.lessons_field import field

ENDS: Mapping[RuleId, Diagram] = {
    "BL-NO-KICK": Diagram(
        field("Df3* De6 Da1 Lc4 Lc5 Lh8"),
        MARK(
            "rules",
            "The goal is open, but nobody of Dark stands there: the bladder is not kicked to H4, "
            "nor onto the empty square E5.",
        ),
        tries=("f3>h4", "f3>e5"),
        points=("h4", "e5"),
    ),
    "BL-PASS": Diagram(
        field("Dd2* De5 Da1 Lg7 Lh1 Lh8"),
        MARK(
            "rules",
            "From D2 to E5 it is three steps: a pass. From E5 to A1 it would be four, which is too "
            "far.",
        ),
        ("d2>e5", "h1-g1"),
        ("e5>a1",),
        points=("a1",),
    ),
    "BL-GOAL": Diagram(
        field("Dg4* Da1 Da8 Lg6 Lh3 Lh6"),
        MARK("rules", "Dark carries the bladder into Light's goal on H4 and wins."),
        ("g4-h4",),
        points=("h4", "h5"),
    ),
    "BL-OWN-GOAL": Diagram(
        field("Dc4* Da5 Db7 Ld3 Ld5 Lh6"),
        MARK("rules", "Dark passes to a man who stands in Dark's own goal, and loses."),
        ("c4>a5",),
        points=("a4", "a5"),
    ),
    "BL-GOAL-TRANSFER": Diagram(
        field("dh4 De6 Da8 Lg5* Lh1 Lh8"),
        MARK(
            "rules",
            "Dark tackles the carrier on G5 and gives the bladder to the man in the goal on H4: "
            "Dark wins.",
        ),
        ("e6-f6tg5@h4",),
        points=("h4", "g5"),
    ),
    "BL-WIPED-OUT": Diagram(
        field("Dc2 Dd2 Db4 Ld3"),
        MARK("rules", "Light's last man is lamed on D3. Light has lost."),
        ("b4-c4xd3",),
        points=("d3",),
    ),
    "BL-DRAW": Diagram(
        field("Da1 Db4 Db5 Lh1 Lg4 Lg5"),
        MARK(
            "rules",
            "Both sides step to and fro. After eight steps the position is there for the third "
            "time, and the game is drawn.",
        ),
        ("a1-a2", "h1-h2", "a2-a1", "h2-h1", "a1-a2", "h1-h2", "a2-a1", "h2-h1"),
    ),
    "BL-NO-PICKUP": Diagram(
        field("Db4 Da1 Da2 Ld5 Lh1 Lh2"),
        MARK(
            "rules",
            "In Real Time two heads clash on C4. Each side is left with two men, and nobody can "
            "ever pick up: a draw.",
        ),
        ("b4-c4", "d5-c4"),
        points=("c4", "diamond"),
        values={"real_time": True},
    ),
}
"""Diagrams by the rules they show."""

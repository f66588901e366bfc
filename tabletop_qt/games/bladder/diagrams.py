"""An example for each rule of Bladder's common game."""

from collections.abc import Mapping

from tabletop_qt.core.lesson import Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.bladder.diagrams_ends import ENDS
from tabletop_qt.games.bladder.diagrams_variants import VARIANTS
from tabletop_qt.games.bladder.lessons_field import field
from tabletop_qt.games.bladder.notation import START

_TURNS: Mapping[RuleId, Diagram] = {
    "BL-TURN": Diagram(
        START,
        MARK(
            "rules",
            "Dark steps from B4 to C4, Light from G3 to F4. Now Dark has to act again: waiting is "
            "refused.",
        ),
        ("b4-c4", "g3-f4"),
        ("skip",),
    ),
    "BL-STEP": Diagram(
        field("Dc4 Da1 Da8 Ld5 Lh1 Lh8"),
        MARK(
            "rules",
            "The man on C4 can go to C3, C5, D3 and D4. D5 is taken by Light, B4 is behind him, "
            "and E4 is two squares away.",
        ),
        tries=("c4-d5", "c4-b4", "c4-e4"),
        points=("c3", "c5", "d3", "d4"),
    ),
    "BL-TURN-ABOUT": Diagram(
        field("Dg2 Da1 Da8 Lf6 Lh7 Lh8"),
        MARK(
            "rules",
            "The man from G2 turns about on H2. In his next turn he goes down the field, to G2, "
            "and from there no more upward.",
        ),
        ("g2-h2", "h8-g8", "h2-g2", "g8-f8"),
        points=("h2",),
    ),
    "BL-GOAL-SQUARES": Diagram(
        field("Dc8 Da3 Da8 Lg2 Lh6 Lh1"),
        MARK(
            "rules",
            "A man steps from C8 onto the side square D10, one of Light into the goal on H5, and "
            "another of Dark into his own goal on A4.",
        ),
        ("c8-d10", "h6-h5", "a3-a4"),
        points=("d9", "e9", "d10", "e10", "a4", "a5", "h4", "h5"),
    ),
    "BL-DIAMOND-STEP": Diagram(
        field("Dd4 Da1 Da8 Lg2 Lg7 Lh1"),
        MARK("rules", "The man on D4 steps across the diamond to E5, over the lying bladder."),
        ("d4-e5",),
        points=("diamond",),
    ),
    "BL-NO-MOVE": Diagram(
        field("Da1 Lb1 Lb2 la2"),
        MARK("rules", "Dark's only man is shut in on A1, so Dark skips this turn."),
        ("skip",),
    ),
}

_THE_BLADDER: Mapping[RuleId, Diagram] = {
    "BL-PICKUP": Diagram(
        field("Dd4 De5 Dc6 Lf7 Lg4 Lg5"),
        MARK(
            "rules",
            "With the step to D5 three of Dark's men are around the diamond. The bladder goes onto "
            "the head of one of them: here of the man on E5.",
        ),
        ("c6-d5@e5",),
        points=("d4", "d5", "e4", "e5"),
    ),
    "BL-STAND-OFF": Diagram(
        field("Dd4 Dd5 Dc3 Dc6 Le4 Le5 Lg3 Lg6"),
        MARK(
            "rules",
            "Two against two: neither side can bring a third man to the four squares, so nobody "
            "picks up.",
        ),
        ("c3-d3", "g3-f3"),
        points=("d4", "d5", "e4", "e5"),
    ),
    "BL-HALF-TIME": Diagram(
        field("Ld4 Le4 Lf6 Dd7 Db2 Db6", "l - 0"),
        MARK("rules", "Light picks up on E5 and at once has another turn: D4 carries on to C3."),
        ("f6-e5@d4", "d4-c3"),
    ),
    "BL-NEVER-DOWN": Diagram(
        field("Dd4 De4 Dc5 Da1* Lf7 Lg4 Lh1"),
        MARK(
            "rules",
            "The bladder was picked up long ago: Dark's third man at the diamond changes nothing, "
            "and A1 carries on.",
        ),
        ("c5-d5",),
        points=("diamond",),
    ),
}

_ATTACKS: Mapping[RuleId, Diagram] = {
    "BL-LAME": Diagram(
        field("Dd6 Dd8 Dc7 Le7 Lg3 Lh2"),
        MARK(
            "rules",
            "C7 steps to D7: now three of Dark's men are beside E7, and Light's man there is "
            "lamed.",
        ),
        ("c7-d7xe7",),
        points=("e7",),
    ),
    "BL-ACTIVE": Diagram(
        field("Dd6 Dd7 Dd8 Da1 Le7 Lh1 Lh2"),
        MARK(
            "rules",
            "Three are beside E7, but a step from A1 to B1 lames nobody. One of the three has to "
            "shift, from D6 to E6 for example.",
        ),
        tries=("a1-b1xe7",),
        points=("e7",),
    ),
    "BL-LAME-DIAMOND": Diagram(
        field("Dc4 Dd5 De6 Df3 Le5 Lh1 Lh2"),
        MARK(
            "rules",
            "While the bladder lies, a man on D4 does not count against E5. Stepping from C4 to D4 "
            "lames nobody; from F3 to F4 it does.",
        ),
        tries=("c4-d4xe5",),
        points=("d4", "e5"),
    ),
    "BL-LAME-CARRIER": Diagram(
        field("Dd8 Dd6 Dc6 Da1 Le7* Lg2 Lh1"),
        MARK(
            "rules",
            "The carrier on E7 is lamed, and the bladder goes to one of the men beside him: D8.",
        ),
        ("c6-d7xe7@d8",),
        points=("e7",),
    ),
    "BL-LAME-ORDER": Diagram(
        field("Dd4 Dd5 Dd6 Dd3 Le5 Lh1 Lh2"),
        MARK(
            "rules",
            "One step to E4: first E5 is lamed by E4, D5 and D6, then Dark picks up the bladder.",
        ),
        ("d3-e4xe5@d5",),
        points=("e4", "e5"),
    ),
    "BL-TACKLE": Diagram(
        field("Dc7 Db5 Da1 Ld6* Lg2 Lh8"),
        MARK(
            "rules",
            "B5 steps to C5: two of Dark's men are beside the carrier on D6, and C5 takes the "
            "bladder. The old carrier stays.",
        ),
        ("b5-c5td6@c5",),
        points=("d6",),
    ),
    "BL-LAME-AND-TACKLE": Diagram(
        field("Dd6 Dd7 Dc4 Da1 Le5* Le6 Lh1"),
        MARK(
            "rules",
            "On D5 Dark's man lames E6 together with D6 and D7, and then tackles the carrier on E5 "
            "together with D6.",
        ),
        ("c4-d5xe6te5@d6",),
        points=("e5", "e6"),
    ),
}

DIAGRAMS: Mapping[RuleId, Diagram] = {**_TURNS, **_THE_BLADDER, **_ATTACKS, **ENDS, **VARIANTS}

"""A lesson of Bladder: how the bladder is taken from its carrier."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

_TACKLED = MARK(
    "rules",
    "That is allowed and you have the bladder. But its old carrier stays on the field, and Light "
    "can tackle you in turn.",
)
_ONE_OF_TWO = MARK("rules", "That is allowed, but this move could both lame E6 and tackle E5.")

TAKING = Lesson(
    "taking-the-bladder",
    MARK("rules", "Taking the bladder away"),
    MARK("rules", "You learn the two ways to take the bladder: tackling and laming its carrier."),
    (
        Show(
            MARK(
                "rules",
                "Two men are enough to tackle. Your man steps from B5 to C5: now C5 and C7 are "
                "beside the carrier on D6, and you take the bladder with either of the two. The "
                "old carrier stays on the field.",
            ),
            field("Dc7 Db5 Da1 Ld6* Lg2 Lh8"),
            ("b5-c5td6@c5",),
            points=("d6",),
            rules=("BL-TACKLE",),
        ),
        Show(
            MARK(
                "rules",
                "With three men beside the carrier you can lame him. He leaves the field, and the "
                "bladder goes to any of your men who were beside him: here to the man on D8.",
            ),
            field("Dd8 Dd6 Dc6 Da1 Le7* Lg2 Lh1"),
            ("c6-d7xe7@d8",),
            points=("e7",),
            rules=("BL-LAME-CARRIER",),
        ),
        Task(
            MARK(
                "rules",
                "Light's man on E3 has the bladder and runs for your goal. Your man on D2 is "
                "beside him: bring a second one and tackle.",
            ),
            field("Dd2 Dc5 Da8 Le3* Lg8 Lh7"),
            Goal(caused="BL-TACKLE"),
            ("c5-d4te3@d4",),
            ("BL-TACKLE", "BL-ACTIVE", "BL-STEP"),
            MARK("rules", "That is allowed, but Light keeps the bladder."),
            (
                MARK("rules", "It takes two of your men beside E3; one is there."),
                MARK("rules", "Your man on C5 can get beside E3."),
                MARK("rules", "Step from C5 to D4, take the bladder and choose who gets it."),
            ),
            tempting=(
                Temptation(
                    "d2-d3te3@d3",
                    "BL-TACKLE",
                    MARK("rules", "The same man alone, however near, cannot tackle."),
                ),
                Temptation(
                    "d2-e3",
                    "BL-STEP",
                    MARK("rules", "Running into the carrier does not get you the bladder."),
                ),
                Temptation(
                    "a8-b8te3@d2",
                    "BL-ACTIVE",
                    MARK("rules", "The second man has to come beside the carrier himself."),
                ),
            ),
            answers={
                "c5-d4": MARK(
                    "rules",
                    "That is allowed, for you may leave the bladder to him. But why?",
                ),
            },
            praise=MARK("rules", "Two men beside the carrier, and the bladder changes sides."),
        ),
        Task(
            MARK(
                "rules",
                "Tackle the carrier on E6 with your man on C4, and choose well who gets the "
                "bladder: Light's man on F8 can run to the aid of E6.",
            ),
            field("Dd7 Dc4 Da1 Le6* Lf8 Lh1"),
            Goal(played=("c4-d5te6@d5",)),
            ("c4-d5te6@d5",),
            ("BL-TACKLE", "BL-ACTIVE"),
            MARK("rules", "That is allowed, but Light keeps the bladder."),
            (
                MARK("rules", "Which of your two men can F8 reach in one step?"),
                MARK("rules", "C4 steps beside E6; the man on D7 is within Light's reach."),
                MARK("rules", "Step from C4 to D5, take the bladder, and give it to D5."),
            ),
            tempting=(
                Temptation(
                    "c4-c5te6@d7",
                    "BL-ACTIVE",
                    MARK("rules", "C5 is still a row too far away."),
                ),
            ),
            answers={
                "c4-d5te6@d7": MARK(
                    "rules",
                    "That is allowed, but F8 comes beside D7, and Light tackles you right back.",
                ),
                "c4-d5": MARK("rules", "That is allowed, but now take the bladder as well."),
            },
            punished={"c4-d5te6@d7": ("f8-e8td7@e8",)},
            praise=MARK("rules", "Nobody of Light can get a second man beside D5 at once."),
        ),
        Task(
            MARK(
                "rules",
                "Three of yours can be beside the carrier on E2. You may choose what to do to him: "
                "lame him, so that he is gone for good and cannot tackle back.",
            ),
            field("Dd1 Dd3 Dc2 Da8 Le2* Lf4 Lh8"),
            Goal(caused="BL-LAME-CARRIER"),
            ("c2-d2xe2@d1",),
            ("BL-LAME-CARRIER", "BL-LAME", "BL-LAME-AND-TACKLE"),
            MARK("rules", "That is allowed, but Light's carrier was to be lamed."),
            (
                MARK("rules", "D1 and D3 are beside him. Who can be the third?"),
                MARK("rules", "Your man on C2 can."),
                MARK("rules", "Step from C2 to D2, choose the man on E2, then who carries."),
            ),
            tempting=(
                Temptation(
                    "d3-e3xe2",
                    "BL-LAME",
                    MARK("rules", "D1 and E3 are two: enough to tackle, not to lame."),
                ),
            ),
            answers={
                "c2-d2te2@d3": _TACKLED,
                "c2-d2te2@d2": _TACKLED,
                "c2-d2te2@d1": _TACKLED,
            },
            punished={"c2-d2te2@d3": ("f4-e4td3@e4",)},
            praise=MARK("rules", "The bladder is yours and Light is a man short."),
        ),
        Task(
            MARK(
                "rules",
                "One step can do both: lame one man and tackle another, the carrier. Go with your "
                "man from C4 to D5, lame the man on E6 and tackle the one on E5.",
            ),
            field("Dd6 Dd7 Dc4 Da1 Le5* Le6 Lh1"),
            Goal(played=("c4-d5xe6te5@d5", "c4-d5xe6te5@d6")),
            ("c4-d5xe6te5@d6",),
            ("BL-LAME-AND-TACKLE", "BL-LAME", "BL-TACKLE"),
            MARK("rules", "That is allowed, but it does not lame the one and tackle the other."),
            (
                MARK("rules", "From D5 your man is beside E5 and E6."),
                MARK("rules", "It is the man on C4 who goes to D5."),
                MARK("rules", "Step C4 to D5, choose E6 to be lamed, then take the bladder."),
            ),
            tempting=(
                Temptation(
                    "c4-d5xe5",
                    "BL-LAME",
                    MARK("rules", "Only D5 and D6 are beside him: he can be tackled, not lamed."),
                ),
            ),
            answers={
                "c4-d5te5@d5": _ONE_OF_TWO,
                "c4-d5te5@d6": _ONE_OF_TWO,
                "c4-d5xe6": _ONE_OF_TWO,
            },
            punished={"c4-d5te5@d5": ("e5-d4td5@d4",)},
            praise=MARK("rules", "A man less for Light, and the bladder for you, in one step."),
        ),
    ),
)

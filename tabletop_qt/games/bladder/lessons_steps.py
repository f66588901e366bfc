"""The first lesson of Bladder: what it is about, and how a man steps."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field
from tabletop_qt.games.bladder.notation import START

FIRST_STEPS = Lesson(
    "first-steps",
    MARK("rules", "A man's step"),
    MARK("rules", "You learn what the game is about, whose turn it is and how a man steps."),
    (
        Show(
            MARK(
                "rules",
                "Two parishes meet on the common. You lead Dark, at the bottom; Light stands at "
                "the top. The bladder lies on the diamond in the middle. Dark wants to carry it "
                "to H4 or H5, Light wants to carry it to A4 or A5.",
            ),
            START,
            points=("h4", "h5", "a4", "a5", "diamond"),
            rules=("BL-TURN",),
        ),
        Show(
            MARK(
                "rules",
                "Dark begins, then the sides take turns. Each turn is one action: here Dark steps "
                "from B4 to C4, Light from G3 to F4, and Dark again from B6 to C6.",
            ),
            START,
            ("b4-c4", "g3-f4", "b6-c6"),
            rules=("BL-TURN",),
        ),
        Show(
            MARK(
                "rules",
                "A man goes one square: forward, diagonally forward or sideways, onto an empty "
                "square. Your man on C6 can go to five squares. He never goes backward.",
            ),
            field("Dc6 Db2 Db8 Lg2 Lg5 Lg8"),
            ("c6-d7", "g5-f5", "d7-d8"),
            points=("d5", "d6", "d7", "c5", "c7"),
            rules=("BL-STEP",),
        ),
        Task(
            MARK(
                "rules",
                "Your man on C3 shall stand beside the bladder. Take him to D4, diagonally "
                "forward: one of the four squares around the diamond.",
            ),
            field("Dc3 Da1 Da8 Lg5 Lh1 Lh8"),
            Goal(played=("c3-d4",)),
            ("c3-d4",),
            ("BL-STEP",),
            MARK("rules", "That is allowed, but it does not bring your man from C3 to D4."),
            (
                MARK("rules", "Look at the four squares around the diamond in the middle."),
                MARK("rules", "The man to move stands on C3."),
                MARK("rules", "Step with him diagonally forward to the right, to D4."),
            ),
            tempting=(
                Temptation(
                    "c3-b3",
                    "BL-STEP",
                    MARK("rules", "Once past a square, he cannot go back to it: think ahead."),
                ),
                Temptation(
                    "c3-e5",
                    "BL-STEP",
                    MARK("rules", "One square a turn: E5 takes him two turns."),
                ),
            ),
            answers={
                "c3-d3": MARK(
                    "rules",
                    "That is allowed, but D3 is not around the diamond: he would need another turn "
                    "for a step sideways.",
                ),
                "c3-c4": MARK(
                    "rules",
                    "That is allowed, but C4 is still one row below the diamond.",
                ),
            },
            praise=MARK("rules", "Well stepped: from D4 he helps to pick up the bladder."),
        ),
        Task(
            MARK(
                "rules",
                "Three men stand before your man on E7: your own on F6 and two of Light on F7 and "
                "F8. Nobody jumps. Step aside first, then go on to F5 in your next turn.",
            ),
            field("De7 Df6 Da1 Lf7 Lf8 Lh1"),
            Goal(played=("e6-f5",)),
            ("e7-e6", "h1-g1", "e6-f5"),
            ("BL-STEP",),
            MARK("rules", "That is allowed, but it does not bring your man from E7 to F5."),
            (
                MARK("rules", "Look for a way around the three men: forward is shut."),
                MARK("rules", "Your man on E7 can step sideways."),
                MARK("rules", "Go from E7 to E6, and from there diagonally forward to F5."),
            ),
            tempting=(
                Temptation(
                    "e7-f7",
                    "BL-STEP",
                    MARK("rules", "You do not win a square by walking into somebody."),
                ),
                Temptation(
                    "e7-g7",
                    "BL-STEP",
                    MARK("rules", "Even with a run-up nobody flies over a head."),
                ),
                Temptation(
                    "e7-f6",
                    "BL-STEP",
                    MARK("rules", "Your own men are in the way just as the others are."),
                ),
            ),
            answers={
                "e7-e8": MARK(
                    "rules",
                    "That is allowed, but from E8 he faces the two men of Light again, and F5 is "
                    "further away.",
                ),
            },
            praise=MARK("rules", "That is how a wall is passed: sideways, then ahead."),
        ),
        Task(
            MARK(
                "rules",
                "Your man on D3 should not go straight ahead now, for three of Light wait there. "
                "But you must act if you can: let your man on A1 step instead.",
            ),
            field("Dd3 Da1 Dd7 Lf2 Lf4 Lg3"),
            Goal(played=("a1-a2", "a1-b1", "a1-b2")),
            ("a1-b2",),
            ("BL-TURN", "BL-STEP"),
            MARK("rules", "That is allowed, but this time the man on A1 was to step."),
            (
                MARK("rules", "Look for a man far away from Light."),
                MARK("rules", "He stands in the bottom left corner, on A1."),
                MARK("rules", "Step from A1 to B2, or to A2 or B1."),
            ),
            tempting=(
                Temptation(
                    "skip",
                    "BL-TURN",
                    MARK("rules", "Waiting is no action. Move somebody whom it does not hurt."),
                ),
                Temptation(
                    "d3-c3",
                    "BL-STEP",
                    MARK("rules", "Stepping back out of danger is just what men cannot do."),
                ),
            ),
            answers={
                "d3-e3": MARK(
                    "rules",
                    "That is allowed, but now Light puts a third man beside him, and three can "
                    "throw him off the field. You will learn how.",
                ),
            },
            punished={"d3-e3": ("g3-f3xe3",)},
            praise=MARK("rules", "Good: a turn spent far away keeps the others where they are."),
        ),
    ),
)

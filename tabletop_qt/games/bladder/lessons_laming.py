"""A lesson of Bladder: how men are lamed, and how not to be."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

LAMING = Lesson(
    "laming",
    MARK("rules", "Laming: three against one"),
    MARK("rules", "You learn how three men throw an enemy off the field, and how to escape it."),
    (
        Show(
            MARK(
                "rules",
                "Three men beside one enemy can lame him: he leaves the field for good. Squares "
                "are beside each other if they share a side or a corner. Here the man from C7 "
                "joins D6 and D8, and Light's man on E7 is lamed.",
            ),
            field("Dd6 Dd8 Dc7 Le7 Lg3 Lh2"),
            ("c7-d7xe7",),
            points=("e7",),
            rules=("BL-LAME",),
        ),
        Show(
            MARK(
                "rules",
                "Only the man who moves attacks. Your man walks in among three of Light and "
                "nothing happens to him. But in Light's own turn one of the three shifts from F6 "
                "to another square beside him, and now he is lamed.",
            ),
            field("De7 Da1 Da2 Lf6 Lf8 Lg7 Lh1"),
            ("e7-f7", "f6-e6xf7"),
            points=("f7",),
            rules=("BL-ACTIVE",),
        ),
        Task(
            MARK(
                "rules",
                "Light's man on E2 has two of your men beside him, on D1 and D3. Bring the third "
                "and lame him.",
            ),
            field("Dd1 Dd3 Dc2 Da8 Le2 Lg5 Lh8"),
            Goal(caused="BL-LAME"),
            ("c2-d2xe2",),
            ("BL-LAME", "BL-STEP"),
            MARK("rules", "That is allowed, but only two of your men are beside E2 then."),
            (
                MARK("rules", "Count your men around E2: there are two."),
                MARK("rules", "Your man on C2 can join them."),
                MARK("rules", "Step from C2 to D2 and choose the man on E2."),
            ),
            tempting=(
                Temptation(
                    "d1-e2",
                    "BL-STEP",
                    MARK("rules", "In this game nobody is taken by walking onto his square."),
                ),
                Temptation(
                    "d3-e3xe2",
                    "BL-LAME",
                    MARK("rules", "D1 and E3 are two. Another step by the same men adds nobody."),
                ),
            ),
            answers={
                "c2-d2": MARK(
                    "rules",
                    "That is allowed, since laming is never a duty. But why let him go?",
                ),
            },
            praise=MARK("rules", "Three against one: he will not come back."),
        ),
        Task(
            MARK(
                "rules",
                "Light's man has walked in before your three men on D6, D7 and D8. That alone "
                "does not lame him: one of the three has to move and still be beside E7.",
            ),
            field("Dd6 Dd7 Dd8 Da1 Le7 Lh1 Lh2"),
            Goal(caused="BL-LAME"),
            ("d6-e6xe7",),
            ("BL-ACTIVE", "BL-LAME", "BL-STEP"),
            MARK("rules", "That is allowed, but the mover has to end beside E7 to lame the man."),
            (
                MARK("rules", "Which of your men can move and stay beside E7?"),
                MARK("rules", "Each of the three can do it, the man on D6 for example."),
                MARK("rules", "Step from D6 to E6 and choose the man on E7."),
            ),
            tempting=(
                Temptation(
                    "a1-b1xe7",
                    "BL-ACTIVE",
                    MARK("rules", "A man far away lames nobody, though three stand there ready."),
                ),
                Temptation(
                    "d7-e7",
                    "BL-STEP",
                    MARK("rules", "You do not take him by stepping on him: shift beside him."),
                ),
            ),
            answers={
                "d8-d10": MARK(
                    "rules",
                    "That is allowed, but D10 is not beside E7: your man has left the three.",
                ),
                "d6-e6": MARK(
                    "rules",
                    "That is allowed, and it was the very move; but you let him go unlamed.",
                ),
            },
            praise=MARK("rules", "A shift beside him is an attack. That is how three men work."),
        ),
        Task(
            MARK(
                "rules",
                "Your man on C3 is in danger: D2 and D4 are beside him already, and E3 could come "
                "to D3. Bring him to a square where only one of the three is beside him.",
            ),
            field("Dc3 Da1 Da8 Ld2 Ld4 Le3 Lh8"),
            Goal(played=("c3-c2", "c3-c4")),
            ("c3-c4",),
            ("BL-LAME", "BL-ACTIVE", "BL-STEP"),
            MARK("rules", "That is allowed, but your man on C3 is lamed in Light's next move."),
            (
                MARK("rules", "He cannot go back. Which squares are left to him?"),
                MARK("rules", "Going sideways takes your man on C3 away from one of the two."),
                MARK("rules", "Step from C3 to C2 or to C4."),
            ),
            tempting=(
                Temptation(
                    "c3-b3",
                    "BL-STEP",
                    MARK("rules", "The way home is backward. Only sideways is safe here."),
                ),
            ),
            answers={
                "a1-b2": MARK(
                    "rules",
                    "That is allowed, but E3 comes to D3, and three of Light are beside C3.",
                ),
                "c3-d3": MARK(
                    "rules",
                    "That is allowed, and walking in among three is safe for the moment. But then "
                    "one of them shifts and he is lamed.",
                ),
            },
            punished={"a1-b2": ("e3-d3xc3",), "c3-d3": ("d4-c4xd3",)},
            praise=MARK("rules", "Saved: after any move of Light at most two are beside him."),
        ),
        Task(
            MARK(
                "rules",
                "Two of Light are within reach of your three, on E5 and on F7. At most one man is "
                "lamed by a move. Lame the one on F7, who can get at your man on E6.",
            ),
            field("De6 Df8 Dd7 Dd5 Dg8 Le5 Lf7 Lg2 Lh1"),
            Goal(
                played=(
                    "d7-e7xf7",
                    "d7-e8xf7",
                    "e6-e7xf7",
                    "e6-f6xf7",
                    "f8-g7xf7",
                    "g8-g7xf7",
                )
            ),
            ("d7-e7xf7",),
            ("BL-LAME", "BL-ACTIVE", "BL-STEP"),
            MARK("rules", "That is allowed, but Light's man on F7 stays on the field."),
            (
                MARK("rules", "Count your men around F7: E6, F8 and G8."),
                MARK("rules", "A move that ends beside F7 lames him, from D7 for example."),
                MARK("rules", "Step from D7 to E7 and choose the man on F7."),
            ),
            tempting=(
                Temptation(
                    "d5-d6xf7",
                    "BL-ACTIVE",
                    MARK("rules", "There are three beside him, but D6 is not. Move another man."),
                ),
                Temptation(
                    "e6-f7",
                    "BL-STEP",
                    MARK("rules", "He is lamed from beside, not by stepping on him."),
                ),
            ),
            answers={
                "d7-e7": MARK("rules", "That is allowed, but you lamed nobody with it."),
                "d7-d6xe5": MARK(
                    "rules",
                    "That is allowed and lames the other one, on E5. But now F7 goes on.",
                ),
            },
            praise=MARK("rules", "Done. One of them a turn, never two."),
        ),
    ),
)

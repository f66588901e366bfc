"""A lesson of Bladder: the fight around the diamond."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

AROUND_THE_DIAMOND = Lesson(
    "around-the-diamond",
    MARK("rules", "The fight around the diamond"),
    MARK("rules", "You learn how a stand-off is broken and what the lying bladder prevents."),
    (
        Show(
            MARK(
                "rules",
                "Two against two: Dark has D4 and D5, Light has E4 and E5. Nobody can bring a "
                "third man, so the bladder lies. Moving men nearer does not change it; somebody "
                "has to be lamed, or to walk off.",
            ),
            field("Dd4 Dd5 Dc3 Dc6 Le4 Le5 Lg3 Lg6"),
            ("c3-d3", "g3-f3"),
            points=("d4", "d5", "e4", "e5"),
            rules=("BL-STAND-OFF",),
        ),
        Show(
            MARK(
                "rules",
                "While the bladder lies there, squares across the diamond do not count as beside "
                "each other for laming: not D4 and E5, not D5 and E4. Dark's move to E4 picks up, "
                "but Light's man on E5 cannot be lamed: only D5 and E4 count.",
            ),
            field("Dd4 Dd5 Dd3 Le5 Lg3 Lg6 Lh1"),
            ("d3-e4@d4",),
            points=("d4", "e5"),
            rules=("BL-LAME-DIAMOND", "BL-PICKUP"),
        ),
        Task(
            MARK(
                "rules",
                "Break the stand-off. Lame Light's man on E4 first; then, in your next turn, put "
                "your third man on his square and pick up.",
            ),
            field("Dd4 Dd5 Dd3 Dd2 Le4 Le5 Lh1 Lh2"),
            Goal(caused="BL-PICKUP"),
            ("d2-e3xe4", "e5-e6", "d3-e4@d4"),
            ("BL-STAND-OFF", "BL-LAME", "BL-LAME-DIAMOND", "BL-PICKUP", "BL-STEP"),
            MARK("rules", "That is allowed, but the stand-off goes on."),
            (
                MARK("rules", "Which of your men are beside E4? D5 is not, across the diamond."),
                MARK("rules", "D3 and D4 are. Your man on D2 can be the third."),
                MARK("rules", "Step from D2 to E3 and lame E4; then go from D3 or E3 to E4."),
            ),
            tempting=(
                Temptation(
                    "d3-e3xe4",
                    "BL-LAME-DIAMOND",
                    MARK("rules", "E3 and D4 are two; D5 lies across the diamond."),
                ),
                Temptation(
                    "d3-e4",
                    "BL-STEP",
                    MARK("rules", "First his square has to be cleared."),
                ),
            ),
            answers={
                "d2-e3": MARK(
                    "rules",
                    "That is allowed, but you could have lamed the man on E4 with it.",
                ),
                "d3-e3": MARK(
                    "rules",
                    "That is allowed, but from E3 he still lacks a third man beside E4: the man on "
                    "D3 should stay.",
                ),
            },
            praise=MARK("rules", "Clear a square by laming, then fill it: the way to the bladder."),
        ),
        Task(
            MARK(
                "rules",
                "Light's man on E5 is to be lamed while the bladder lies. D5 and E6 are beside "
                "him. Choose the right third man: D4 would not count.",
            ),
            field("Dc4 Dd5 De6 Df3 Le5 Lh1 Lh2"),
            Goal(caused="BL-LAME"),
            ("f3-f4xe5",),
            ("BL-LAME-DIAMOND", "BL-LAME"),
            MARK("rules", "That is allowed, but it lames nobody."),
            (
                MARK("rules", "Look at E5 and leave out the square across the diamond."),
                MARK("rules", "Your man on F3 is the right one."),
                MARK("rules", "Step from F3 sideways to F4 and choose the man on E5."),
            ),
            tempting=(
                Temptation(
                    "c4-d4xe5",
                    "BL-LAME-DIAMOND",
                    MARK("rules", "The lying bladder is between D4 and E5. Take the other man."),
                ),
            ),
            answers={
                "c4-d4": MARK(
                    "rules",
                    "That is allowed, but D4 lies across the diamond from E5 and does not count.",
                ),
                "f3-f4": MARK("rules", "That is allowed, but now choose the man on E5 as well."),
            },
            praise=MARK("rules", "F4, D5 and E6: three who count."),
        ),
        Task(
            MARK(
                "rules",
                "One move can do two things: first it lames, then it picks up. Bring your man from "
                "D3 to E4, lame the man on E5 and take the bladder.",
            ),
            field("Dd4 Dd5 Dd6 Dd3 Le5 Lh1 Lh2"),
            Goal(played=("d3-e4xe5@d4", "d3-e4xe5@d5", "d3-e4xe5@e4")),
            ("d3-e4xe5@d5",),
            ("BL-LAME-ORDER", "BL-LAME", "BL-PICKUP", "BL-STEP"),
            MARK("rules", "That is allowed, but it does not lame and pick up at once."),
            (
                MARK("rules", "On E4 your man would be beside E5 and third at the diamond."),
                MARK("rules", "It is the man on D3 who goes."),
                MARK("rules", "Step from D3 to E4, choose the man on E5, then choose who carries."),
            ),
            tempting=(
                Temptation(
                    "d3-e3xe5",
                    "BL-LAME-DIAMOND",
                    MARK("rules", "D4 lies across the diamond, and E3 is not beside E5 at all."),
                ),
                Temptation(
                    "d4-d5",
                    "BL-STEP",
                    MARK("rules", "That square is taken; it is E4 that is free."),
                ),
            ),
            answers={
                "d4-e4xe5": MARK(
                    "rules",
                    "That is allowed and lames him, but your man left D4: only two are at the "
                    "diamond.",
                ),
                "d3-e4@e4": MARK(
                    "rules",
                    "That is allowed and picks up, but Light's man on E5 stays on the field.",
                ),
                "d3-e4@d5": MARK(
                    "rules",
                    "That is allowed and picks up, but Light's man on E5 stays on the field.",
                ),
            },
            praise=MARK("rules", "Laming comes first, then the pick-up: both with one step."),
        ),
        Task(
            MARK(
                "rules",
                "You lead Light. Pick up with your man on F6 by going to E5, and use the extra "
                "turn to lame Dark's man on D5.",
            ),
            field("Ld4 Le4 Lf6 Lh8 Dd5 Db2 Db7 Da1", "l - 0"),
            Goal(caused="BL-LAME"),
            ("f6-e5@d4", "e5-d6xd5"),
            ("BL-HALF-TIME", "BL-LAME"),
            MARK("rules", "That is allowed, but pick up on E5 first, and then lame D5."),
            (
                MARK("rules", "Your third man at the diamond brings you an extra turn."),
                MARK("rules", "F6 goes to E5; then three of yours are beside D5."),
                MARK("rules", "In the extra turn shift from E5 to D6 or E6 and choose D5."),
            ),
            tempting=(
                Temptation(
                    "f6-e5xd5",
                    "BL-LAME-DIAMOND",
                    MARK("rules", "Not yet: laming comes first, and the bladder still lies."),
                ),
            ),
            answers={
                "f6-e6": MARK(
                    "rules",
                    "That is allowed, but it picks nothing up: E6 is not at the diamond.",
                ),
            },
            praise=MARK("rules", "Picked up, and a man of Dark lamed, before Dark could answer."),
        ),
    ),
)

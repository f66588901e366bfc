"""A lesson of Uckers about getting home, and about throws that cannot be used."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import MESS

HOME: Final = Lesson(
    "home",
    MARK("rules", "Getting home, and throws you cannot use"),
    MARK(
        "rules", "You learn the exact number for home, and what becomes of throws that do not fit."
    ),
    (
        Show(
            MARK(
                "rules",
                "A counter gets home only by exactly the number it needs. From the foot "
                "of its chute that is a six, from the first square of the chute a five, "
                "and so on. A's counter on its foot has thrown just that.",
            ),
            "0,b,b,b/b,b,b,b/b,b,b,b/b,b,b,30 a",
            ("r6", "a0-h"),
            ("0", "a-h1", "a-h"),
            ("UC-EXACT",),
        ),
        Show(
            MARK(
                "rules",
                "A throw that nothing can use is lost, and the turn passes by itself. "
                "A's last counter needs two: a three is too much, and there is no "
                "bouncing back.",
            ),
            "h4,h,h,h/b,b,b,b/h,h,h,h/b,b,b,30 a",
            ("r3",),
            ("a-h4",),
            ("UC-EXACT", "UC-MUST"),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown a four. One of your counters needs exactly that: bring it home.",
            ),
            "h2,b,b,b/b,b,b,b/b,b,b,20/b,b,b,b a moves r4",
            Goal(played=("ah2-h",)),
            ("ah2-h",),
            ("UC-EXACT",),
            MARK(
                "rules", "That is allowed, but the right number for home does not come every time."
            ),
            (
                MARK(
                    "rules", "Look at the chute of A and count the steps that are left to its home."
                ),
                MARK("rules", "A's counter on chute 2 is four steps from home."),
                MARK("rules", "Move it into the home of A."),
            ),
            answers={
                "c20-24": MARK(
                    "rules",
                    "That is allowed, but any throw can do that. Only a four brings A's "
                    "counter home in one go.",
                )
            },
            praise=MARK("rules", "Home, exactly. Four counters of each colour have to get there."),
        ),
        Task(
            MARK(
                "rules",
                "You have thrown a six, and A's counter in the chute is close to home. "
                "Use the six in the way that is open.",
            ),
            "h1,h,h,h/b,b,b,b/h,h,h,10/b,b,b,30 a moves r6",
            Goal(played=("c10-16",)),
            ("c10-16",),
            ("UC-EXACT", "UC-MUST"),
            MARK("rules", "That is allowed, but think of the number A's counter needs."),
            (
                MARK("rules", "Look at A's counter on chute 1: it needs exactly five."),
                MARK("rules", "The six is too much for it. C's counter can use it, so it must."),
                MARK("rules", "Walk C's counter from square 10 to square 16."),
            ),
            (
                Temptation(
                    "ah1-h",
                    "UC-EXACT",
                    MARK(
                        "rules",
                        "One too many. Counters do not bounce back, and do not walk past their "
                        "home.",
                    ),
                ),
            ),
            praise=MARK(
                "rules", "A throw that can be used has to be used, and you choose by which counter."
            ),
        ),
        Task(
            MARK(
                "rules",
                "Your last two counters are in base, and no throw but a six can move "
                "them. You may not give up the turn: throw, and bring one out.",
            ),
            "b,b,h,h/b,b,b,20/h,h,h,h/b,b,b,b a",
            Goal(played=("ab-2",)),
            ("r6", "ab-2"),
            ("UC-FORGO", "UC-EXIT"),
            MARK("rules", "That is allowed, but here one of A's counters shall come out."),
            (
                MARK("rules", "Ask yourself whether any throw at all could help. A six could."),
                MARK("rules", "Press the button to throw."),
                MARK("rules", "Bring one of A's counters out onto square 2."),
            ),
            (
                Temptation(
                    "forgo",
                    "UC-FORGO",
                    MARK(
                        "rules",
                        "A turn is forgone only when it is hopeless. As long as one throw could "
                        "help, you throw.",
                    ),
                ),
            ),
            praise=MARK("rules", "While there is a throw that helps, you throw for it."),
        ),
        Task(
            MARK(
                "rules",
                "Two counters of B stand together on your doorstep, and your last "
                "counters cannot come out, not even with a six. You may spare yourself "
                "the throw: forgo the turn.",
            ),
            "b,b,h,h/b,b,2,2/h,h,h,h/b,b,b,b a",
            Goal(played=("forgo",), caused="UC-FORGO"),
            ("forgo",),
            ("UC-FORGO",),
            MARK("rules", "You may throw, but no throw can help you here."),
            (
                MARK("rules", "Look at square 2: two enemies together keep your base shut."),
                MARK(
                    "rules",
                    "No throw can move a counter, so a button offers you to forgo the turn.",
                ),
                MARK("rules", "Press that button instead of throwing."),
            ),
            praise=MARK(
                "rules", "That saves time. The program offers it as long as you are shut in."
            ),
        ),
    ),
    MESS,
)
"""Exact numbers, lost throws and forgone turns."""

"""A lesson of Uckers about the end of a game and its grades."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import FLEET, MESS

ENDING: Final = Lesson(
    "ending",
    MARK("rules", "Winning"),
    MARK("rules", "You bring the last counters home, and see how a win is graded."),
    (
        Show(
            MARK(
                "rules",
                "The first team with all eight counters home wins at once, whatever "
                "throws are left. Here the enemy has a counter home, so it is a plain "
                "win. If none were home, it would be an eight-piecer; with all eight in "
                "base, an eight-piecer in harbour.",
            ),
            "0,h,h,h/h,20,b,b/h,h,h,h/b,b,b,b a",
            ("r61", "a0-h"),
            ("a-h", "b-h", "c-h"),
            ("UC-WIN",),
        ),
        Show(
            MARK(
                "rules",
                "In the Fleet game, to resign is to up-board, and that counts as an "
                "eight-piecer lost. So it is played to the end, unless the match was "
                "called an exhibition before it began.",
            ),
            "0,h,h,h/h,20,b,b/h,h,h,h/b,b,b,b b",
            (),
            ("a-h",),
            ("UC-UPBOARD",),
        ),
        Task(
            MARK(
                "rules",
                "Your last two counters are in their chutes, and you have thrown four "
                "and two. Bring both home and win.",
            ),
            "h4,h,h,h/20,b,b,b/h2,h,h,h/b,b,b,b a moves r42",
            Goal(ended="UC-WIN"),
            ("ch2-h", "ah4-h"),
            ("UC-WIN", "UC-EXACT", "UC-LARGER-FIRST"),
            MARK("rules", "That is allowed, but both counters could get home with this throw."),
            (
                MARK("rules", "Count what each counter needs: one of them four, the other two."),
                MARK("rules", "The larger die goes first: C's counter on chute 2 needs the four."),
                MARK("rules", "Bring C's counter home, then A's from chute 4."),
            ),
            (
                Temptation(
                    "ah4-h",
                    "UC-LARGER-FIRST",
                    MARK(
                        "rules",
                        "The right number, but in the Fleet game the four has to be played first.",
                    ),
                ),
            ),
            praise=MARK("rules", "All eight are home, and no enemy is: an eight-piecer."),
        ),
        Task(
            MARK(
                "rules",
                "You are far ahead. D's last counter is the only enemy out of base: hit "
                "it with the four, and you may still win in harbour.",
            ),
            "h5,20,h,h/b,b,b,b/h,h,h,h/24,b,b,b a moves r41",
            Goal(played=("a20-24",), caused="UC-HIT"),
            ("a20-24",),
            ("UC-WIN", "UC-HIT"),
            MARK(
                "rules",
                "That is allowed, but as long as D's counter is out there can be no win "
                "in harbour.",
            ),
            (
                MARK(
                    "rules",
                    "Look at the four bases: all enemies are in, except the one on square 24.",
                ),
                MARK("rules", "A's counter on square 20 stands four squares behind it."),
                MARK("rules", "Walk it to square 24."),
            ),
            answers={
                "a20-25": MARK(
                    "rules",
                    "That is allowed, but the total passes D's counter: nothing is hit halfway.",
                )
            },
            praise=MARK(
                "rules",
                "Now all eight enemies are in base. The one brings your counter from chute 5 home.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "One counter of A is left, and it stands on its foot. This is the game "
                "with one die: throw, and finish it.",
            ),
            "0,h,h,h/h,h,20,b/h,h,h,h/b,b,b,b a",
            Goal(ended="UC-WIN"),
            ("r6", "a0-h"),
            ("UC-WIN", "UC-EXACT"),
            MARK("rules", "That is allowed, but the game could be over."),
            (
                MARK("rules", "From the foot of the chute it is six steps home."),
                MARK("rules", "Press the button to throw, then take A's counter on square 0."),
                MARK("rules", "Move it into the home of A."),
            ),
            praise=MARK(
                "rules", "A plain win, for the enemy had two counters home. A win is a win."
            ),
            values=MESS,
        ),
    ),
    FLEET,
)
"""How it ends."""

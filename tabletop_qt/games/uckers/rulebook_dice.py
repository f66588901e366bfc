"""The rules of Uckers for one die and for two in words."""

from typing import Final

from tabletop_qt.core.rulebook import Basis, Rule
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.rulebook_clauses import (
    Clause,
    Wording,
    one_die,
    switched_on,
    two_dice,
)

_ONE: Final = MARK("rules", "With one die")
_TWO: Final = MARK("rules", "With two dice")
_FROM_SHEET: Final = MARK("rules", "Stated by the Navy's standard sheet.")

DICE: Final[tuple[Clause, ...]] = (
    Clause(
        Rule(
            "UC-LOCK",
            MARK("rules", "One counter for the whole run"),
            MARK(
                "rules",
                "Once a six has moved a counter or brought it out, all later throws of that run "
                "belong to the same counter; counters of one colour on one square count as the "
                "same. If it cannot use a throw, your turn ends, even if another counter could. A "
                "six may still challenge instead. When the counter is home, you throw once more, "
                "and only a challenge can use that throw.",
            ),
            _ONE,
            Basis.TEXT,
            MARK("rules", "A six may also be saved, where that option is on."),
        ),
        options=("dice", "lock_run", "saved_sixes"),
        when=(one_die, switched_on("lock_run")),
    ),
    Clause(
        Rule(
            "UC-SAVE",
            MARK("rules", "Saving sixes"),
            MARK(
                "rules",
                "Instead of using a six you may save it; that ends your turn. Before the first "
                "throw of a later turn you may use saved sixes, all on one counter: each moves it "
                "by six or brings it out. The next throw belongs to that counter, or is lost, or "
                "challenges with a six. A saved six never challenges and gives no throw. Each "
                "player keeps his own.",
            ),
            _ONE,
            Basis.TEXT,
            MARK(
                "rules",
                "If saving is the only thing to do with a six, you must save it. Saved sixes are "
                "gone when the game ends; in a match they are carried over only if both sides "
                "agreed before it. Who helps his partner may use them on the partner's counters.",
            ),
        ),
        options=("dice", "saved_sixes"),
        when=(one_die, switched_on("saved_sixes")),
    ),
    Clause(
        Rule(
            "UC-DICE-SPLIT",
            MARK("rules", "Each die moves a counter"),
            MARK(
                "rules",
                "Each of the two dice moves one counter. They may move two different counters, or "
                "both the same one.",
            ),
            _TWO,
            Basis.AUTHOR,
            MARK("rules", "Stated by the revised rules and by the Navy's standard sheet."),
        ),
        options=("dice",),
        when=(two_dice,),
    ),
    Clause(
        Rule(
            "UC-DICE-TOTAL",
            MARK("rules", "Both dice on one counter"),
            MARK(
                "rules",
                "Both dice on one counter are one move of their total. Nothing is hit on the "
                "halfway square, and no square passed may hold an enemy blob, whichever die you "
                "count first. So a counter that one die has moved cannot be moved by the other "
                "afterwards. Only a counter that a six has just brought out may go on with the "
                "other die.",
            ),
            _TWO,
            Basis.CUSTOM,
            _FROM_SHEET,
        ),
        options=("dice",),
        when=(two_dice,),
    ),
    Clause(
        Rule(
            "UC-DICE-BOTH",
            MARK("rules", "Use both dice if you can"),
            MARK(
                "rules",
                "If there is any way to use both dice, you must use both. If only one can be "
                "used, it must be the higher if that can be, else the lower.",
            ),
            _TWO,
            Basis.CUSTOM,
            _FROM_SHEET,
        ),
        options=("dice", "larger_first"),
        when=(two_dice,),
        cases=(
            Wording(
                switched_on("larger_first"),
                MARK("rules", "Of a double you must use both dice if there is any way to do so."),
            ),
        ),
    ),
    Clause(
        Rule(
            "UC-LARGER-FIRST",
            MARK("rules", "The larger die first"),
            MARK(
                "rules",
                "If the larger die has any use, you use it first: for a move, an exit, the total, "
                "or a challenge where one is allowed. Then you use the smaller one if you can. "
                "While there is a way that leaves the smaller die usable, or the total, or a "
                "challenge, you must choose among those. Only if the larger die has no use do you "
                "begin with the smaller; the larger is lost then, whatever that opens for it.",
            ),
            _TWO,
            Basis.AUTHOR,
            MARK("rules", "Stated by the revised rules."),
        ),
        options=("dice", "larger_first"),
        when=(two_dice, switched_on("larger_first")),
    ),
)
"""What the number of dice brings with it."""

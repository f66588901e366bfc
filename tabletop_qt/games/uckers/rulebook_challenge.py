"""The rules of Uckers for challenges, also called sixing off, in words."""

from typing import Final

from tabletop_qt.core.rulebook import Basis, Rule
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.rulebook_clauses import (
    Clause,
    Wording,
    both,
    chosen,
    two_dice,
)

_CHALLENGE: Final = MARK("rules", "Challenging a blob")
_ANY: Final = chosen("challenge_window", "any")
_RULED: Final = MARK(
    "rules", "With two dice, when it may be declared and what counts is this program's ruling."
)

CHALLENGE: Final[tuple[Clause, ...]] = (
    Clause(
        Rule(
            "UC-CHALLENGE",
            MARK("rules", "Challenging a blob"),
            MARK(
                "rules",
                "Your counter stands right behind an enemy blob, on its own way, alone or with "
                "others of its colour only. Then a six may challenge that blob. You need one six "
                "to challenge and one more for each counter of the blob, throw after throw. A "
                "counter of that colour must have stood there since the start of your turn. From "
                "the foot of its own chute a counter does not challenge: its way turns off there.",
            ),
            _CHALLENGE,
            Basis.TEXT,
            MARK(
                "rules",
                "Whether it stands alone, in a blob or in a mixi-blob is judged when you "
                "challenge. If a challenge is the only use of a six, you must make it; with two "
                "dice and the larger one not bound to be first, only if neither die can move.",
            ),
        ),
        options=("dice", "larger_first"),
    ),
    Clause(
        Rule(
            "UC-CHALLENGE-WHEN",
            MARK("rules", "When you may challenge"),
            MARK(
                "rules",
                "You challenge only with the first throw of your turn, before any move. The "
                "other die is not moved. That throw and each one after it must show a six; a "
                "double six counts as two.",
            ),
            _CHALLENGE,
            Basis.AUTHOR,
            MARK(
                "rules",
                "In the printed rules any six of the run may challenge. What a double six counts "
                "is this program's ruling, and an option of the game.",
            ),
        ),
        options=("challenge_window", "double_six_counts", "dice"),
        cases=(
            Wording(
                both(_ANY, both(two_dice, chosen("double_six_counts", "1"))),
                MARK(
                    "rules",
                    "You may challenge with any throw of your turn that shows a six, before a die "
                    "of that throw is moved; then neither is. Each throw after it must show a "
                    "six; a double six counts as one. Sixes spent on moves do not count.",
                ),
                Basis.TEXT,
                _RULED,
            ),
            Wording(
                both(_ANY, two_dice),
                MARK(
                    "rules",
                    "You may challenge with any throw of your turn that shows a six, before a die "
                    "of that throw is moved; then neither is. Each throw after it must show a "
                    "six; a double six counts as two. Sixes spent on moves do not count.",
                ),
                Basis.TEXT,
                _RULED,
            ),
            Wording(
                _ANY,
                MARK(
                    "rules",
                    "You may challenge with any six of your run, also with another counter than "
                    "the one that has moved. Sixes spent on moves do not count.",
                ),
                Basis.TEXT,
                "",
            ),
            Wording(
                both(two_dice, chosen("double_six_counts", "1")),
                MARK(
                    "rules",
                    "You challenge only with the first throw of your turn, before any move. The "
                    "other die is not moved. That throw and each one after it must show a six; a "
                    "double six counts as one.",
                ),
            ),
            Wording(
                chosen("dice", "1"),
                MARK(
                    "rules",
                    "You challenge only with the first throw of your turn, before any move.",
                ),
                note=MARK("rules", "In the printed rules any six of the run may challenge."),
            ),
        ),
    ),
    Clause(
        Rule(
            "UC-CHALLENGE-FAIL",
            MARK("rules", "A challenge that fails"),
            MARK(
                "rules",
                "A throw without a six ends the challenge and your turn. Nothing moves.",
            ),
            _CHALLENGE,
            Basis.TEXT,
        ),
    ),
    Clause(
        Rule(
            "UC-CHALLENGE-WON",
            MARK("rules", "A challenge that is won"),
            MARK(
                "rules",
                "With the last six the whole blob goes back to base, and one challenger moves "
                "onto its square; others of its blob stay behind. Then your turn is over.",
            ),
            _CHALLENGE,
            Basis.TEXT,
            MARK(
                "rules",
                "That the turn is over is stated by the revised rules; for the one-die game it is "
                "this program's ruling.",
            ),
        ),
    ),
)
"""What a six can do to a blob."""

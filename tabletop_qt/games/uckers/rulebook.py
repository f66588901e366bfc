"""The rules of Uckers in words, for the options a game is played with.

>>> "UC-LOCK" in book(), "UC-LOCK" in book({"dice": 1, "lock_run": True})
(False, True)
>>> CLAUSES["UC-LARGER-FIRST"].options
('dice', 'larger_first')
"""

from collections.abc import Mapping
from typing import Final

from tabletop_qt.core.rulebook import Rulebook
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.uckers.rulebook_challenge import CHALLENGE
from tabletop_qt.games.uckers.rulebook_clauses import DEFAULTS, Clause, Values
from tabletop_qt.games.uckers.rulebook_dice import DICE
from tabletop_qt.games.uckers.rulebook_more import MORE
from tabletop_qt.games.uckers.rulebook_moving import MOVING

CLAUSES: Final[Mapping[RuleId, Clause]] = {
    clause.rule.id: clause for clause in (*MOVING, *DICE, *CHALLENGE, *MORE)
}
"""Every rule there is, in reading order, with the options it depends on."""


def book(values: Values | None = None) -> Rulebook:
    """Give the rules in force, in the words for the options; those not named keep their defaults.

    A rule that an option has switched off is not in the book, so nothing may cite it.
    """
    chosen = {**DEFAULTS, **(values or {})}
    return Rulebook(
        tuple(clause.said(chosen) for clause in CLAUSES.values() if clause.in_force(chosen))
    )


BOOK: Final = Rulebook(tuple(clause.said(DEFAULTS) for clause in CLAUSES.values()))
"""All rules of Uckers, whether in force or not, in the words for the default options."""

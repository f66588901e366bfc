"""What Blindside teaches: lessons in order, an example for each rule, and advice."""

from tabletop_qt.core.lesson import Teaching
from tabletop_qt.games.blindside.advice import ADVICE
from tabletop_qt.games.blindside.diagrams import DIAGRAMS
from tabletop_qt.games.blindside.lessons_arrows import ARROWS
from tabletop_qt.games.blindside.lessons_changing import CHANGING
from tabletop_qt.games.blindside.lessons_combos import COMBOS
from tabletop_qt.games.blindside.lessons_ending import DRAWS, WINNING
from tabletop_qt.games.blindside.lessons_judgement import BLIND
from tabletop_qt.games.blindside.lessons_jumping import JUMPS
from tabletop_qt.games.blindside.lessons_landing import LANDING
from tabletop_qt.games.blindside.lessons_setting import DRAFTING, LOADING
from tabletop_qt.games.blindside.lessons_turning import TURNING
from tabletop_qt.games.blindside.lessons_variants import BOARDS, RESCUES
from tabletop_qt.games.blindside.lessons_ways import WAYS

LESSONS = (
    ARROWS,
    WAYS,
    CHANGING,
    TURNING,
    JUMPS,
    LANDING,
    COMBOS,
    BLIND,
    WINNING,
    DRAWS,
    BOARDS,
    RESCUES,
    LOADING,
    DRAFTING,
)
"""The lessons, from first moves to variants."""


def teaching() -> Teaching:
    """Give all that Blindside teaches."""
    return Teaching(LESSONS, DIAGRAMS, ADVICE)

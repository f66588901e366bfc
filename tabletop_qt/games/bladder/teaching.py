"""What Bladder teaches: lessons from the first step to the variants, examples and advice."""

from tabletop_qt.core.lesson import Teaching
from tabletop_qt.games.bladder.advice import ADVICE
from tabletop_qt.games.bladder.diagrams import DIAGRAMS
from tabletop_qt.games.bladder.lessons_carrier import TAKING
from tabletop_qt.games.bladder.lessons_diamond import AROUND_THE_DIAMOND
from tabletop_qt.games.bladder.lessons_ends import ENDS
from tabletop_qt.games.bladder.lessons_goals import GOALS
from tabletop_qt.games.bladder.lessons_hero import HERO
from tabletop_qt.games.bladder.lessons_laming import LAMING
from tabletop_qt.games.bladder.lessons_measures import MEASURES
from tabletop_qt.games.bladder.lessons_passing import PASSING
from tabletop_qt.games.bladder.lessons_pickup import PICKING_UP
from tabletop_qt.games.bladder.lessons_realtime import REAL_TIME
from tabletop_qt.games.bladder.lessons_steps import FIRST_STEPS
from tabletop_qt.games.bladder.lessons_turning import TURNING


def teaching() -> Teaching:
    """Give all that the game teaches."""
    return Teaching(
        (
            FIRST_STEPS,
            TURNING,
            PICKING_UP,
            LAMING,
            AROUND_THE_DIAMOND,
            TAKING,
            PASSING,
            GOALS,
            ENDS,
            MEASURES,
            HERO,
            REAL_TIME,
        ),
        DIAGRAMS,
        ADVICE,
    )

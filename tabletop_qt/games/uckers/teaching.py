"""What Uckers teaches: its lessons, an example for every rule, and advice."""

from tabletop_qt.core.lesson import Teaching
from tabletop_qt.games.uckers.advice import ADVICE
from tabletop_qt.games.uckers.diagrams_dice import DICE, MORE
from tabletop_qt.games.uckers.diagrams_moving import MOVING
from tabletop_qt.games.uckers.lessons_challenge import CHALLENGE
from tabletop_qt.games.uckers.lessons_end import ENDING
from tabletop_qt.games.uckers.lessons_fights import BLOBS, HITS
from tabletop_qt.games.uckers.lessons_fleet import CUSTOMS, PARTNERS
from tabletop_qt.games.uckers.lessons_home import HOME
from tabletop_qt.games.uckers.lessons_mixed import MIXI, RUN
from tabletop_qt.games.uckers.lessons_order import ORDER
from tabletop_qt.games.uckers.lessons_presets import THREE_WAYS
from tabletop_qt.games.uckers.lessons_saved import SAVED
from tabletop_qt.games.uckers.lessons_sharing import TWO
from tabletop_qt.games.uckers.lessons_way import WAY


def teaching() -> Teaching:
    """Give all that is taught, from the first six to the last counter home."""
    return Teaching(
        lessons=(
            WAY,
            HOME,
            HITS,
            BLOBS,
            MIXI,
            TWO,
            ORDER,
            CHALLENGE,
            CUSTOMS,
            RUN,
            PARTNERS,
            SAVED,
            ENDING,
            THREE_WAYS,
        ),
        diagrams={**MOVING, **DICE, **MORE},
        advice=ADVICE,
    )

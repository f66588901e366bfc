"""What BullTricker teaches."""

from tabletop_qt.core.lesson import Teaching
from tabletop_qt.games.bulltricker.advice import ADVICE
from tabletop_qt.games.bulltricker.diagrams import MOVES
from tabletop_qt.games.bulltricker.diagrams_ends import ENDS
from tabletop_qt.games.bulltricker.lessons_column import COLUMN
from tabletop_qt.games.bulltricker.lessons_draws import DRAWS
from tabletop_qt.games.bulltricker.lessons_first import FIRST
from tabletop_qt.games.bulltricker.lessons_jumps import JUMPS
from tabletop_qt.games.bulltricker.lessons_line import LINE
from tabletop_qt.games.bulltricker.lessons_mate import MATE, TRICK
from tabletop_qt.games.bulltricker.lessons_moves import BOARD, QUEENS
from tabletop_qt.games.bulltricker.lessons_pawns import PAWNS, PROMOTION


def teaching() -> Teaching:
    """Give the lessons in the order they build on each other, the diagrams and the advice."""
    lessons = (
        BOARD, QUEENS, PAWNS, JUMPS, LINE, FIRST, COLUMN, PROMOTION, MATE, TRICK, DRAWS
    )  # fmt: skip
    return Teaching(lessons, MOVES | ENDS, ADVICE)

"""BullTricker: a capture game between pawns and queens that closes in the enemy king."""

from tabletop_qt.core.game import Game, Option, Preset, SeatInfo
from tabletop_qt.core.rulebook import Basis
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bulltricker.look import SEAT_NAMES, BullTrickerLook
from tabletop_qt.games.bulltricker.rules import BullTricker
from tabletop_qt.games.bulltricker.teaching import teaching

GAME = Game(
    id="bulltricker",
    title="BullTricker",
    about=MARK(
        "rules",
        "Two kings on a lattice of squares, and a wall of pawns and queens between them. "
        "Captures pull the pieces about until one king is closed in.",
    ),
    credit=MARK("rules", "Designed by David Jonca, France, 1992."),
    seats=(
        SeatInfo(SEAT_NAMES[0], "white-king"),
        SeatInfo(SEAT_NAMES[1], "black-king"),
    ),
    options=(
        Option(
            "queen_first",
            True,
            MARK("rules", "Queens capture first"),
            MARK("rules", "While a queen can capture in row, no pawn may."),
            Basis.AUTHOR,
        ),
        Option(
            "material_before_mate",
            True,
            MARK("rules", "Too few pieces is a draw even with mate"),
            MARK(
                "rules",
                "A mate that leaves both sides with at most three pawns and queens is a draw.",
            ),
            Basis.AUTHOR,
        ),
        Option(
            "no_progress",
            100,
            MARK("rules", "Rounds without progress"),
            MARK(
                "rules",
                "After this many rounds without a capture or a pawn's move the game is drawn; "
                "0 never draws.",
            ),
            Basis.RULING,
            low=0,
            high=1000,
        ),
    ),
    presets=(
        Preset(
            "standard",
            MARK("rules", "Standard"),
            MARK("rules", "The rules of the print as its author explains them."),
            {},
        ),
    ),
    make_rules=BullTricker,
    look=BullTrickerLook(),
    version=1,
    teaching=teaching,
    switches={
        "queen_first": ("BT-QUEEN-FIRST",),
        "material_before_mate": ("BT-DRAW-MATERIAL", "BT-MATE"),
        "no_progress": ("BT-NO-PROGRESS",),
    },
)

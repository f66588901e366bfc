"""The rules of Hop in words."""

from tabletop_qt.core.rulebook import Basis, Rule, Rulebook

_RULES = (
    ("HO-TURN", "Moving in turn", "Red begins; each turn one stone is moved."),
    ("HO-LEGS", "One leg or two", "A stone goes one or two legs, each to a free place beside it."),
    ("HO-JUMP", "Jumping", "A leg may jump an enemy onto the free place behind, and takes it."),
    ("HO-FREE", "Free places", "A leg ends on a free place, never where the move began."),
    ("HO-FACE", "Turning", "A stone that ends on the centre may be turned."),
    ("HO-AGAIN", "Another turn", "Who takes two stones in a move moves again."),
    ("HO-HOME", "Home", "A stone on the far row wins."),
    ("HO-LAST", "The last stone", "A side without stones has lost."),
    ("HO-STUCK", "Stuck", "A side that cannot move has lost."),
    ("HO-LONG", "Draw: too long", "The game is drawn after a number of plies."),
)
BOOK = Rulebook(tuple(Rule(*rule, "All", Basis.RULING) for rule in _RULES))

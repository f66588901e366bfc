"""The rules of Blindside in words, one for every id that refusals and effects cite."""

from tabletop_qt.core.rulebook import Basis, Rule, Rulebook
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.blindside.rulebook_variants import VARIANTS

_MOVING = MARK("rules", "Moving")
_ACTION = MARK("rules", "Action spaces")
_CAPTURE = MARK("rules", "Capturing arrows")
_END = MARK("rules", "The end")

BOOK = Rulebook(
    (
        Rule(
            "BS-TURN",
            MARK("rules", "One move a turn"),
            MARK(
                "rules",
                "Red begins, then the sides take turns. On your turn you make one move. You cannot "
                "pass by choice. If you have no move at all, your turn is skipped; if neither side "
                "can move, the game is drawn.",
            ),
            _MOVING,
            Basis.TEXT,
            MARK(
                "rules",
                "That Red begins and the sides take turns is printed; the rest is this program's "
                "ruling. An option of the game makes a side that cannot move lose instead.",
            ),
        ),
        Rule(
            "BS-MOVE",
            MARK("rules", "How a pawn moves"),
            MARK(
                "rules",
                "Your pawn goes in a straight line, in any direction one of its arrows points. It "
                "goes one space or more, at most as many as it had arrows at the start of the "
                "turn. Every space it enters counts, occupied or not.",
            ),
            _MOVING,
            Basis.TEXT,
        ),
        Rule(
            "BS-OWN",
            MARK("rules", "Your own pawns are in the way"),
            MARK(
                "rules",
                "You never jump your own pawns or land on them, and no two pawns share a space.",
            ),
            _MOVING,
            Basis.TEXT,
        ),
        Rule(
            "BS-EDGE",
            MARK("rules", "Edges and holes"),
            MARK(
                "rules",
                "The edge of the board and holes in it stop a move, also behind a pawn: you jump "
                "only where the board goes on.",
            ),
            _MOVING,
            Basis.RULING,
        ),
        Rule(
            "BS-END",
            MARK("rules", "Where a move ends"),
            MARK(
                "rules",
                "Your move ends on an empty space, or on an enemy pawn with a landing attack. If a "
                "path cannot be finished like that, you cannot play any part of it: an edge, a "
                "hole or your own pawn may be in the way, or no steps may be left behind a jumped "
                "pawn.",
            ),
            _MOVING,
            Basis.TEXT,
        ),
        Rule(
            "BS-REDIRECT",
            MARK("rules", "Changing direction"),
            MARK(
                "rules",
                "When your pawn enters an action space where nobody stands and has steps left, it "
                "may go on in any direction it has an arrow for, straight on and straight back "
                "included. The pawn itself does not turn. Each action space can change the "
                "direction once a move. Going straight on over it does not use it up.",
            ),
            _ACTION,
            Basis.TEXT,
            MARK("rules", "An option of the game lets it change the direction at every entry."),
        ),
        Rule(
            "BS-ORIGIN",
            MARK("rules", "Back to the start"),
            MARK(
                "rules",
                "The space your pawn starts from is free as soon as the pawn has left it. The move "
                "may cross it or end there.",
            ),
            _ACTION,
            Basis.TEXT,
        ),
        Rule(
            "BS-ACTION-OCCUPIED",
            MARK("rules", "An occupied action space"),
            MARK(
                "rules",
                "An action space where a pawn stands gives you nothing. What counts is the moment "
                "you enter: if you jump a pawn there or land on it, you can neither change "
                "direction nor turn there.",
            ),
            _ACTION,
            Basis.TEXT,
            MARK(
                "rules",
                "That an action space freed by a death earlier in the same move is open on a later "
                "entry is this program's ruling.",
            ),
        ),
        Rule(
            "BS-ROTATE-STOP",
            MARK("rules", "Turning at the end of a move"),
            MARK(
                "rules",
                "If your move ends on an action space that was unoccupied when you entered it, you "
                "may turn the pawn to any facing. That ends your turn.",
            ),
            _ACTION,
            Basis.TEXT,
            MARK(
                "rules",
                "The print says to any degree. That there are six facings, so that arrows point "
                "along the lines of spaces, is this program's ruling.",
            ),
        ),
        Rule(
            "BS-ROTATE-PLACE",
            MARK("rules", "Turning in place"),
            MARK(
                "rules",
                "Instead of moving you may turn any one of your pawns that stands on an action "
                "space.",
            ),
            _ACTION,
            Basis.TEXT,
            MARK(
                "rules",
                "That the turn must change where its arrows point is this program's ruling; an "
                "option of the game lifts it. A move that captures nothing, comes back to its "
                "start and turns the pawn there is the same as a turn in place.",
            ),
        ),
        Rule(
            "BS-JUMP",
            MARK("rules", "Jumping takes aligned arrows"),
            MARK(
                "rules",
                "When you jump an enemy pawn, it loses the arrows in line with your jump: the one "
                "that points to where you come from and the one opposite. That is none, one or "
                "two, and you cannot leave them. You may jump several pawns, also side by side; "
                "their arrows come off in the order of your way.",
            ),
            _CAPTURE,
            Basis.TEXT,
        ),
        Rule(
            "BS-DEAD",
            MARK("rules", "Dead pawns"),
            MARK(
                "rules",
                "A pawn without arrows is dead and leaves the board at once. Its space is empty "
                "for the rest of the move.",
            ),
            _CAPTURE,
            Basis.TEXT,
        ),
        Rule(
            "BS-LAND",
            MARK("rules", "A landing attack"),
            MARK(
                "rules",
                "You may end a move on an enemy pawn if you use all your steps: exactly as many "
                "spaces as your pawn had arrows, all legs and jumped spaces counted. You take one "
                "of its arrows, as you choose. Then you put it on any action space that is "
                "unoccupied after the attack, and turn it to any facing, the old one included. If "
                "that was its last arrow, it is dead instead.",
            ),
            _CAPTURE,
            Basis.TEXT,
        ),
        Rule(
            "BS-LAND-NOWHERE",
            MARK("rules", "No action space is free"),
            MARK(
                "rules",
                "If no action space is free for a pawn you landed on, or none is in play, it goes "
                "to the space your own pawn started from, at any facing.",
            ),
            _CAPTURE,
            Basis.RULING,
            MARK(
                "rules",
                "An option of the game puts it on any empty space instead, or allows such a "
                "landing only if it kills.",
            ),
        ),
        Rule(
            "BS-COMBO",
            MARK("rules", "Jumping and landing in one move"),
            MARK(
                "rules",
                "One move may jump pawns and then end with a landing attack. The same pawn may be "
                "hit more than once.",
            ),
            _CAPTURE,
            Basis.TEXT,
        ),
        Rule(
            "BS-WIN",
            MARK("rules", "Seventeen arrows win"),
            MARK(
                "rules",
                "Whoever is first to have captured 17 enemy arrows wins. The move and its choices "
                "are completed first, and everything it takes counts.",
            ),
            _END,
            Basis.TEXT,
            MARK(
                "rules",
                "That in a game with other armies it is 17 for every 23 arrows the enemy has "
                "loaded, rounded, is this program's ruling; a position set up by hand counts as "
                "loaded with the army of its board. An option of the game sets the number.",
            ),
        ),
        Rule(
            "BS-EXTENDED",
            MARK("rules", "The extended game"),
            MARK(
                "rules",
                "In the extended game you win only when you have captured all the arrows of the "
                "enemy: 23 in the ordinary game.",
            ),
            _END,
            Basis.TEXT,
            MARK("rules", "An option of the game switches this on."),
        ),
        Rule(
            "BS-NO-PAWNS",
            MARK("rules", "No pawns left"),
            MARK("rules", "A side without pawns has lost."),
            _END,
            Basis.RULING,
        ),
        Rule(
            "BS-REPEAT",
            MARK("rules", "The same position three times"),
            MARK(
                "rules",
                "The game is drawn when the same position occurs for the third time. Positions are "
                "the same if the pawns, their arrows, the numbers of captured arrows and the side "
                "to move are.",
            ),
            _END,
            Basis.RULING,
            MARK("rules", "An option of the game sets another number, or switches this rule off."),
        ),
        Rule(
            "BS-NO-PROGRESS",
            MARK("rules", "No captures for long"),
            MARK(
                "rules",
                "The game is drawn after 40 full rounds in which no arrow is captured. A skipped "
                "turn counts as a turn.",
            ),
            _END,
            Basis.RULING,
            MARK(
                "rules",
                "Options of the game set another number of rounds, switch this rule off, or let "
                "whoever has captured more arrows win. After each turn the number of captured "
                "arrows is judged first, then sides without pawns, then two skipped turns in a "
                "row, then repetition, then this rule. A side that loses because it cannot move, "
                "where an option says so, comes last.",
            ),
        ),
        Rule(
            "BS-AGREED",
            MARK("rules", "A tie by agreement"),
            MARK("rules", "The players may agree on a tie, or on a stalemate."),
            _END,
            Basis.TEXT,
        ),
        *VARIANTS,
    )
)
"""All rules of Blindside in reading order."""

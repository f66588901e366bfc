"""The variants of Blindside in words: the last part of its rulebook."""

from tabletop_qt.core.rulebook import Basis, Rule
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

_VARIANTS = MARK("rules", "Variants")

VARIANTS: tuple[Rule, ...] = (
    Rule(
        "BS-BOARD",
        MARK("rules", "Other boards"),
        MARK(
            "rules",
            "You may build the board from one to four pieces, in any directions, with holes and "
            "islands.",
        ),
        _VARIANTS,
        Basis.TEXT,
        MARK(
            "rules",
            "The rest is this program's ruling. A piece may be turned in steps of 60 degrees, but "
            "not flipped. Nothing overlaps, each piece shares at least three sides of spaces with "
            "another one, and all is connected; allowing islands lifts the last two. Each piece "
            "brings three action spaces. Smaller boards have smaller armies; a board you build has "
            "the army of the ready-made board with as many pieces. The archipelago is a curiosity: "
            "pawns get stranded there, and most games are drawn.",
        ),
    ),
    Rule(
        "BS-COUNT",
        MARK("rules", "Other numbers"),
        MARK("rules", "You may vary the number of action spaces and of pawns."),
        _VARIANTS,
        Basis.TEXT,
        MARK(
            "rules",
            "How is this program's ruling. An option gives the action spaces of a drafted set-up, "
            "three for each piece of the board unless you change it; if their number is odd, Black "
            "places one more. Another option gives the pawns of each side, where the players place "
            "them, never more than there is room for. With another number of pawns than the "
            "board's own you load the arrows yourselves: 23 for every seven pawns, rounded.",
        ),
    ),
    Rule(
        "BS-LOAD",
        MARK("rules", "Free loading"),
        MARK(
            "rules",
            "The pawns start on the start spaces of the board, but you spread your arrows over "
            "your pawns as you like, one to six on each.",
        ),
        _VARIANTS,
        Basis.TEXT,
        MARK(
            "rules",
            "This program's ruling: first Red loads, pawn by pawn in the order of their names, "
            "then Black. On one screen this is done behind the curtain, and both armies are shown "
            "together.",
        ),
    ),
    Rule(
        "BS-DRAFT",
        MARK("rules", "A drafted set-up"),
        MARK(
            "rules",
            "Build the board, place the action spaces by turns, then the start spaces with your "
            "pawns by turns. Each pawn comes with its arrows and its facing, and all arrows must "
            "be loaded.",
        ),
        _VARIANTS,
        Basis.TEXT,
        MARK(
            "rules",
            "The order and the zones are this program's ruling. Black places the first action "
            "space. It may lie on any empty space, as long as each zone keeps enough free spaces "
            "for its pawns. Red places the first pawn. Your zone is your own three ranks without "
            "the action spaces; on boards with fewer than six ranks, and on the chevron, it is "
            "your three outer files, or two where the zones would share a file. At last Black may "
            "swap sides: the armies change colours, and Black moves first. An option of the game "
            "switches swapping on or off; left alone it is on for every set-up but the fixed one.",
        ),
    ),
    Rule(
        "BS-NO-ACTION",
        MARK("rules", "Without action spaces"),
        MARK(
            "rules",
            "You may play without action spaces. Then no pawn changes its direction or turns, "
            "except that a pawn you landed on may be turned as it is put down.",
        ),
        _VARIANTS,
        Basis.TEXT,
        MARK(
            "rules",
            "Where that pawn is put is this program's ruling: as if no action space were free.",
        ),
    ),
    Rule(
        "BS-NO-START",
        MARK("rules", "Without start spaces"),
        MARK(
            "rules",
            "You may play without start spaces. Then you place your pawns freely, as in a drafted "
            "set-up.",
        ),
        _VARIANTS,
        Basis.TEXT,
        MARK("rules", "The zones and the order are this program's ruling."),
    ),
    Rule(
        "BS-RESCUE",
        MARK("rules", "Rescuing arrows"),
        MARK(
            "rules",
            "When your pawn ends a move on one of the enemy's start spaces, you put one of your "
            "own captured arrows back into any empty groove of that pawn.",
        ),
        _VARIANTS,
        Basis.TEXT,
        MARK(
            "rules",
            "The form of this is this program's ruling. You must rescue if you can, and the "
            "enemy's number of captured arrows falls by one. Each of these spaces serves each pawn "
            "once; a visit that cannot rescue does not use it up. A pawn that is put there by a "
            "landing attack, or turns there in place, rescues nothing. An option of the game "
            "switches this rule on.",
        ),
    ),
    Rule(
        "BS-CLOCK",
        MARK("rules", "A chess clock"),
        MARK("rules", "You may play with a chess clock. If your time runs out, you have lost."),
        _VARIANTS,
        Basis.TEXT,
        MARK(
            "rules",
            "What the end of your time means is this program's ruling. The clock also runs while "
            "you choose within a turn.",
        ),
    ),
)
"""The rules of all variants; they may be combined."""

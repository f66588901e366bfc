"""The rules of Bladder in words, one for every id that the laws and effects cite."""

from tabletop_qt.core.rulebook import Basis, Rule, Rulebook
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.rulebook_variants import VARIANTS

_TURN = MARK("rules", "A turn")
_PICKUP = MARK("rules", "Picking up")
_LAMING = MARK("rules", "Laming")
_TACKLING = MARK("rules", "Tackling")
_SCORING = MARK("rules", "Passing, scoring and the end")

BOOK = Rulebook(
    (
        Rule(
            "BL-TURN",
            MARK("rules", "One action a turn"),
            MARK(
                "rules",
                "Dark begins, then the sides take turns. On your turn you do one thing: you move "
                "one man or, if one of your men has the bladder, you pass it. You must act if you "
                "can.",
            ),
            _TURN,
            Basis.TEXT,
        ),
        Rule(
            "BL-STEP",
            MARK("rules", "A man's step"),
            MARK(
                "rules",
                "A man goes one square forward, diagonally forward or sideways, to an empty "
                "square. He never goes backward or diagonally backward, never jumps over anybody "
                "and never shares a square. Forward is from row A towards row H for Dark and from "
                "H towards A for Light, until the man turns about.",
            ),
            _TURN,
            Basis.TEXT,
        ),
        Rule(
            "BL-TURN-ABOUT",
            MARK("rules", "Turning about"),
            MARK(
                "rules",
                "A man who arrives on the far back row turns about: from then on forward is "
                "towards his own end. Back on his own back row he turns again, and so on as often "
                "as he gets there.",
            ),
            _TURN,
            Basis.TEXT,
            MARK(
                "rules",
                "That he turns by himself on arrival, on goal squares too, and that it costs "
                "nothing is this program's ruling.",
            ),
        ),
        Rule(
            "BL-GOAL-SQUARES",
            MARK("rules", "Goals and side squares are squares"),
            MARK(
                "rules",
                "The goal squares H4, H5, A4 and A5 and the side squares D9, E9, D10 and E10 are "
                "ordinary squares from the first move on. Anybody may enter them, stay there and "
                "leave.",
            ),
            _TURN,
            Basis.TEXT,
        ),
        Rule(
            "BL-DIAMOND-STEP",
            MARK("rules", "Stepping across the diamond"),
            MARK(
                "rules",
                "The diamond is the stone cross in the middle, where D4, D5, E4 and E5 meet; "
                "nobody ever stands on it. A man may step across it, between D4 and E5 or between "
                "D5 and E4, even while the bladder lies there.",
            ),
            _TURN,
            Basis.RULING,
            MARK(
                "rules",
                "An option of the game shuts this way while the bladder lies there, also as a "
                "half of a move of two squares.",
            ),
        ),
        Rule(
            "BL-NO-MOVE",
            MARK("rules", "Nothing to do"),
            MARK(
                "rules",
                "If you can neither move nor pass, your turn is skipped. If both sides must skip "
                "one after the other, the game is drawn.",
            ),
            _TURN,
            Basis.RULING,
            MARK("rules", "A position kept as a line of text does not remember a skip."),
        ),
        Rule(
            "BL-PICKUP",
            MARK("rules", "Picking up the bladder"),
            MARK(
                "rules",
                "When one of your men moves onto one of the four squares around the diamond and "
                "you then have three men on these squares, you pick up the bladder. You put it on "
                "the head of any one of your men there.",
            ),
            _PICKUP,
            Basis.TEXT,
            MARK(
                "rules",
                "That this happens by itself, with only the choice of the man left to you, is "
                "this program's ruling.",
            ),
        ),
        Rule(
            "BL-STAND-OFF",
            MARK("rules", "Two against two"),
            MARK(
                "rules",
                "While each side has two men on the four squares around the diamond, nobody can "
                "pick up the bladder, until one of these squares is cleared by laming, or its man "
                "walks off.",
            ),
            _PICKUP,
            Basis.TEXT,
        ),
        Rule(
            "BL-HALF-TIME",
            MARK("rules", "Light's extra turn"),
            MARK(
                "rules",
                "If Dark picks up the bladder from the diamond, Light moves next as usual. If "
                "Light picks it up, Light has one extra turn at once. It is a full turn: a move, "
                "which may lame, or a pass.",
            ),
            _PICKUP,
            Basis.TEXT,
            MARK("rules", "In Real Time Bladder there is no extra turn."),
        ),
        Rule(
            "BL-NEVER-DOWN",
            MARK("rules", "Never put down again"),
            MARK(
                "rules",
                "Once picked up, the bladder is never put down again, and the diamond plays no "
                "further part.",
            ),
            _PICKUP,
            Basis.TEXT,
            MARK(
                "rules",
                "In Real Time Bladder it can fall back onto the diamond; that is this program's "
                "ruling and an option.",
            ),
        ),
        Rule(
            "BL-LAME",
            MARK("rules", "Laming: three against one"),
            MARK(
                "rules",
                "If three of your men are adjacent to an enemy after your move, you may lame him: "
                "he leaves the board for good. Adjacent means sharing a side or a corner, side "
                "squares included. You lame at most one man a move.",
            ),
            _LAMING,
            Basis.TEXT,
            MARK(
                "rules",
                "That you choose which of several men you lame, or none, is this program's ruling.",
            ),
        ),
        Rule(
            "BL-ACTIVE",
            MARK("rules", "The moved man must attack"),
            MARK(
                "rules",
                "You lame only with the man you moved: he must end his move adjacent to the "
                "victim, and there must be three of you in all. Walking into three enemies is "
                "safe. A man already adjacent who moves to another adjacent square counts. A pass "
                "never lames.",
            ),
            _LAMING,
            Basis.TEXT,
            MARK(
                "rules",
                "The print asks for aggressive laming; this exact form of it is this program's "
                "ruling.",
            ),
        ),
        Rule(
            "BL-LAME-DIAMOND",
            MARK("rules", "No laming across the diamond"),
            MARK(
                "rules",
                "Until the bladder has been picked up, D4 and E5 do not count as adjacent for "
                "laming, nor do D5 and E4.",
            ),
            _LAMING,
            Basis.TEXT,
        ),
        Rule(
            "BL-LAME-CARRIER",
            MARK("rules", "Laming the carrier"),
            MARK(
                "rules",
                "If you lame the man who has the bladder, it goes to one of your men adjacent to "
                "him. You choose which.",
            ),
            _LAMING,
            Basis.TEXT,
        ),
        Rule(
            "BL-LAME-ORDER",
            MARK("rules", "Laming comes first"),
            MARK(
                "rules",
                "First you lame, with the diamond counting as it stood before the move; only then "
                "you pick up or tackle.",
            ),
            _LAMING,
            Basis.RULING,
        ),
        Rule(
            "BL-TACKLE",
            MARK("rules", "Tackling: two against the carrier"),
            MARK(
                "rules",
                "If two of your men are adjacent to the enemy carrier after your move, you may "
                "take the bladder. It goes to any one of your men adjacent to him, as you choose, "
                "and your turn is over.",
            ),
            _TACKLING,
            Basis.TEXT,
            MARK(
                "rules",
                "That the moved man must end adjacent to the carrier, as for laming, and that you "
                "may decline is this program's ruling. An option of the game switches tackling "
                "off.",
            ),
        ),
        Rule(
            "BL-LAME-AND-TACKLE",
            MARK("rules", "Laming and tackling in one move"),
            MARK(
                "rules",
                "One move may lame a man and then tackle the carrier, if the carrier is another "
                "man. With three of your men around the carrier you choose whether to lame or to "
                "tackle him.",
            ),
            _TACKLING,
            Basis.RULING,
        ),
        Rule(
            "BL-NO-KICK",
            MARK("rules", "From man to man only"),
            MARK(
                "rules",
                "The bladder goes only to a man. It is never thrown into an open goal or onto an "
                "empty square.",
            ),
            _SCORING,
            Basis.TEXT,
        ),
        Rule(
            "BL-PASS",
            MARK("rules", "Passing"),
            MARK(
                "rules",
                "The carrier may pass the bladder to any of your men at most three squares away, "
                "counted in steps in any direction, diagonals too. It flies over anybody's head. "
                "A pass is your whole turn.",
            ),
            _SCORING,
            Basis.TEXT,
            MARK("rules", "An option of the game makes it four squares."),
        ),
        Rule(
            "BL-GOAL",
            MARK("rules", "A goal wins"),
            MARK(
                "rules",
                "You win at once when your man carries the bladder into the enemy goal, or when "
                "you pass it to your man standing there. A carrier's step into a goal lames "
                "nobody any more.",
            ),
            _SCORING,
            Basis.TEXT,
        ),
        Rule(
            "BL-OWN-GOAL",
            MARK("rules", "An own goal loses"),
            MARK(
                "rules",
                "If you carry the bladder into your own goal, or pass it to your man standing "
                "there, you lose at once.",
            ),
            _SCORING,
            Basis.TEXT,
        ),
        Rule(
            "BL-GOAL-TRANSFER",
            MARK("rules", "Won within a goal"),
            MARK(
                "rules",
                "A tackle or a lame that puts the bladder on a man standing in a goal scores in "
                "the same way: it wins in the enemy goal and loses in his own. Goals are judged "
                "before anything else.",
            ),
            _SCORING,
            Basis.RULING,
            MARK(
                "rules",
                "An option of the game switches this off; then such a man scores when he steps or "
                "passes within the goal.",
            ),
        ),
        Rule(
            "BL-WIPED-OUT",
            MARK("rules", "No men left"),
            MARK(
                "rules",
                "A side without men loses. If neither side has a man left, the game is drawn. A "
                "goal counts before this.",
            ),
            _SCORING,
            Basis.RULING,
        ),
        Rule(
            "BL-DRAW",
            MARK("rules", "Repetition and no progress"),
            MARK(
                "rules",
                "The game is drawn when the same position occurs for the third time, or after 120 "
                "turns in a row in which no man is lamed or removed, and the bladder is not "
                "picked up and does not change to the other side. A pass within a side does not "
                "count as progress. Positions are the same if men, their facing, the carrier, the "
                "side to move and a pending extra turn are; they are compared at the start of "
                "turns, and the first position of the game counts.",
            ),
            _SCORING,
            Basis.RULING,
            MARK(
                "rules",
                "A skip, an extra turn, a hero's double move and a pair of orders in Real Time "
                "are one turn each; a bladder that falls back onto the diamond starts the count "
                "anew. Marks and claims of heroes make no difference. An option of the game "
                "switches this rule off.",
            ),
        ),
        Rule(
            "BL-NO-PICKUP",
            MARK("rules", "Too few to pick up"),
            MARK(
                "rules",
                "If both sides have fewer than three men while the bladder lies on the diamond, "
                "the game is drawn.",
            ),
            _SCORING,
            Basis.RULING,
            MARK(
                "rules",
                "This holds whatever the option for draws says. After each turn goals are judged "
                "first, then sides without men, then this rule, then skipped turns, then the "
                "other draws. The same goes for a position set up by hand; a bladder already in a "
                "goal counts there only if the rule about winning it within a goal is on.",
            ),
        ),
        *VARIANTS,
    )
)
"""All rules of Bladder in reading order."""

"""The rules of Uckers that options add, and those for the end of a game, in words."""

from typing import Final

from tabletop_qt.core.rulebook import Basis, Rule
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.rulebook_clauses import (
    Clause,
    Wording,
    four_players,
    switched_on,
    two_dice,
)

_MORE: Final = MARK("rules", "Customs of the fleet")
_END: Final = MARK("rules", "The end")
_REVISED: Final = MARK("rules", "Stated by the revised rules.")

MORE: Final[tuple[Clause, ...]] = (
    Clause(
        Rule(
            "UC-BLOB-TAKES-BLOB",
            MARK("rules", "The Submariners' rule"),
            MARK(
                "rules",
                "Exactly two counters of one colour stand one to six squares behind an enemy blob "
                "of exactly two, with no blob of the enemy between. With a double of just that "
                "number both move onto its square, and the enemy two go back to base. That uses "
                "both dice; a double six still throws again.",
            ),
            _MORE,
            Basis.AUTHOR,
            _REVISED,
        ),
        options=("dice", "blob_takes_blob"),
        when=(two_dice, switched_on("blob_takes_blob")),
    ),
    Clause(
        Rule(
            "UC-SNAKE-EYES",
            MARK("rules", "Snake eyes"),
            MARK(
                "rules",
                "If the first throw of your first turn is a double one, all your counters come "
                "out onto their doorsteps and hit what can be hit there. A colour whose doorstep "
                "holds an enemy blob stays in. Then your turn is over.",
            ),
            _MORE,
            Basis.AUTHOR,
            _REVISED,
        ),
        options=("dice", "snake_eyes", "players"),
        when=(two_dice, switched_on("snake_eyes")),
    ),
    Clause(
        Rule(
            "UC-SNAKE-BACK",
            MARK("rules", "Snake eyes again"),
            MARK(
                "rules",
                "If snake eyes brought you out and the first throw of your second turn is a "
                "double one again, all your counters that are not home go back to base. Then your "
                "turn is over.",
            ),
            _MORE,
            Basis.AUTHOR,
            _REVISED,
        ),
        options=("dice", "snake_eyes"),
        when=(two_dice, switched_on("snake_eyes")),
    ),
    Clause(
        Rule(
            "UC-ASSIST",
            MARK("rules", "Helping your partner"),
            MARK(
                "rules",
                "When all your counters are home, you keep throwing. Your first six only earns "
                "you the right to help, and nothing else happens in that turn. From your next "
                "turn on you play your partner's counters: you bring them out, move them on the "
                "ring and challenge with them. Counters in the chute only their owner moves. If "
                "your partner has none in base or on the ring, you are passed over.",
            ),
            _MORE,
            Basis.AUTHOR,
            MARK(
                "rules",
                "Stated by the revised rules. That a counter you have brought out may move on "
                "with the other die is this program's ruling. The extra throw that the six of "
                "your last counter earned is thrown, and a six in it earns you the right too.",
            ),
        ),
        options=("players", "partner_assist"),
        when=(four_players,),
        cases=(
            Wording(
                lambda values: not switched_on("partner_assist")(values),
                MARK("rules", "When all your counters are home, you are passed over."),
                note=_REVISED,
            ),
        ),
    ),
    Clause(
        Rule(
            "UC-COCKY",
            MARK("rules", "Cocked dice"),
            MARK(
                "rules",
                "Now and then a die lands cocked. Then all dice are thrown again. Three cocked "
                "throws in one turn lose you the turn.",
            ),
            _MORE,
            Basis.AUTHOR,
            MARK(
                "rules",
                "Stated by the revised rules. Here one throw in 36 is cocked, and none of those "
                "that decide who begins.",
            ),
        ),
        options=("cocky_dice",),
        when=(switched_on("cocky_dice"),),
    ),
    Clause(
        Rule(
            "UC-WIN",
            MARK("rules", "All eight home"),
            MARK(
                "rules",
                "The first team with all eight counters home wins at once. If no enemy counter is "
                "home, it is an eight-piecer. If all eight enemy counters are in base, it is an "
                "eight-piecer in harbour.",
            ),
            _END,
            Basis.RULING,
            MARK("rules", "So it is in the Navy's standard sheet too."),
        ),
    ),
    Clause(
        Rule(
            "UC-UPBOARD",
            MARK("rules", "Up-boarding"),
            MARK(
                "rules",
                "Who resigns up-boards, and that counts as an eight-piecer lost, unless the match "
                "was declared an exhibition before it began. Leaving the table for good is "
                "up-boarding too. If somebody takes over the seat, the game goes on; and all may "
                "agree to abandon it without a result.",
            ),
            _END,
            Basis.AUTHOR,
            _REVISED,
        ),
        options=("resign_is_upboard",),
        when=(switched_on("resign_is_upboard"),),
    ),
)
"""The rest of the book."""

"""The rules of Uckers for players, moves, blobs and mixi-blobs in words."""

from typing import Final

from tabletop_qt.core.rulebook import Basis, Rule
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.rulebook_clauses import (
    Clause,
    Wording,
    both,
    chosen,
    four_players,
    one_die,
    two_dice,
)

_PLAYERS: Final = MARK("rules", "Teams and turns")
_MOVING: Final = MARK("rules", "Moving")
_STACKS: Final = MARK("rules", "Hitting, blobs and mixi-blobs")

MOVING: Final[tuple[Clause, ...]] = (
    Clause(
        Rule(
            "UC-TEAMS",
            MARK("rules", "Two teams"),
            MARK(
                "rules",
                "A and C are one team, B and D the other. Each player has both colours of a team "
                "and chooses after each throw which of them moves.",
            ),
            _PLAYERS,
            Basis.TEXT,
        ),
        options=("players",),
        cases=(
            Wording(
                four_players,
                MARK(
                    "rules",
                    "A and C are one team, B and D the other. Each player has one colour: he "
                    "throws for it and moves only its counters. The turns go from A to B, C and "
                    "D. Partners do not hit or stop each other, and they win together.",
                ),
            ),
        ),
    ),
    Clause(
        Rule(
            "UC-START",
            MARK("rules", "Who begins"),
            MARK(
                "rules",
                "Everybody throws once, in the order of the seats, and the highest throw begins. "
                "Whoever ties for the highest throws again. The one who begins then throws anew "
                "for his turn.",
            ),
            _PLAYERS,
            Basis.TEXT,
            MARK("rules", "With two dice their sum counts. An option names who begins without it."),
        ),
        options=("first", "dice"),
    ),
    Clause(
        Rule(
            "UC-MOVE",
            MARK("rules", "The way round"),
            MARK(
                "rules",
                "Counters go clockwise and always the full number. Each goes from its doorstep "
                "round the ring to the foot of its own chute, then up the chute and home: 56 "
                "steps in all. Nobody else may enter your chute.",
            ),
            _MOVING,
            Basis.TEXT,
        ),
        options=("doorstep",),
        cases=(
            Wording(
                chosen("doorstep", "corner"),
                MARK(
                    "rules",
                    "Counters go clockwise and always the full number. Each goes from its "
                    "doorstep round the ring to the foot of its own chute, then up the chute and "
                    "home: 57 steps in all. Nobody else may enter your chute.",
                ),
            ),
        ),
    ),
    Clause(
        Rule(
            "UC-EXACT",
            MARK("rules", "Home by the exact number"),
            MARK(
                "rules",
                "A counter gets home only by exactly the number it needs. There is no bouncing "
                "back: with a higher number it cannot move.",
            ),
            _MOVING,
            Basis.TEXT,
        ),
    ),
    Clause(
        Rule(
            "UC-EXIT",
            MARK("rules", "A six brings a counter out"),
            MARK(
                "rules",
                "A six may bring one counter from your base onto your doorstep, the second square "
                "after the foot of your chute. That uses the six. What stands there is met as on "
                "any square: your own colour makes a blob, your partner's a mixi-blob; a single "
                "enemy or an enemy mixi-blob is hit, and an enemy blob keeps you in.",
            ),
            _MOVING,
            Basis.TEXT,
        ),
        options=("doorstep",),
        cases=(
            Wording(
                chosen("doorstep", "corner"),
                MARK(
                    "rules",
                    "A six may bring one counter from your base onto your doorstep, the corner "
                    "next to the foot of your chute. That uses the six. What stands there is met "
                    "as on any square: your own colour makes a blob, your partner's a mixi-blob; "
                    "a single enemy or an enemy mixi-blob is hit, and an enemy blob keeps you in.",
                ),
            ),
        ),
    ),
    Clause(
        Rule(
            "UC-MUST",
            MARK("rules", "A throw must be used"),
            MARK(
                "rules",
                "If a throw can be used, you must use it, even if that breaks a blob or makes a "
                "mixi-blob. Which counter uses it is your choice, and you never have to hit. A "
                "throw that cannot be used is lost.",
            ),
            _MOVING,
            Basis.TEXT,
        ),
    ),
    Clause(
        Rule(
            "UC-SIX-AGAIN",
            MARK("rules", "A six throws again"),
            MARK(
                "rules",
                "A throw that shows a six gives you one more throw, as often as it happens, "
                "whether you could use the six or not. A double six gives one more throw, not "
                "two.",
            ),
            _MOVING,
            Basis.TEXT,
            MARK(
                "rules",
                "That a double six gives one throw only is stated by the Navy's standard sheet. "
                "What becomes of a six that cannot be used is an option of the game.",
            ),
        ),
        options=("dice", "unplayable_six"),
        cases=(
            Wording(
                both(two_dice, chosen("unplayable_six", "ends")),
                MARK(
                    "rules",
                    "A throw of which you have used a six gives you one more throw, as often as "
                    "it happens. A double six gives one more throw, not two.",
                ),
            ),
            Wording(
                chosen("unplayable_six", "ends"),
                MARK(
                    "rules",
                    "A six that you have used gives you another throw, as often as it happens. A "
                    "six that you cannot use ends your turn.",
                ),
            ),
            Wording(
                one_die,
                MARK(
                    "rules",
                    "A six gives you another throw, as often as it happens, whether you could use "
                    "it or not.",
                ),
            ),
        ),
    ),
    Clause(
        Rule(
            "UC-FORGO",
            MARK("rules", "Forgoing a hopeless turn"),
            MARK(
                "rules",
                "If no throw whatever could move a counter, bring one out or challenge, you may "
                "forgo your turn instead of throwing.",
            ),
            _MOVING,
            Basis.TEXT,
            MARK(
                "rules",
                "A six that could only be saved does not bar it, nor does the six that a player "
                "who is home still needs to help his partner.",
            ),
        ),
    ),
    Clause(
        Rule(
            "UC-HIT",
            MARK("rules", "Hitting"),
            MARK(
                "rules",
                "A counter that lands on a single enemy counter sends it back to its base. "
                "Counters in their chutes are safe.",
            ),
            _STACKS,
            Basis.TEXT,
        ),
    ),
    Clause(
        Rule(
            "UC-BLOB",
            MARK("rules", "A blob blocks the enemy"),
            MARK(
                "rules",
                "Two or more counters of one colour alone on a square are a blob. Enemies can "
                "neither land on it nor pass it. Its own team passes it freely and may land on "
                "it.",
            ),
            _STACKS,
            Basis.TEXT,
            MARK(
                "rules",
                "That its own colour passes it too is this program's ruling, as in all other "
                "sources.",
            ),
        ),
    ),
    Clause(
        Rule(
            "UC-MIXI",
            MARK("rules", "A mixi-blob is weak"),
            MARK(
                "rules",
                "Counters of both colours of a team on one square are a mixi-blob, whatever their "
                "number. Anybody may pass it, an enemy who lands on it sends all of it to base, "
                "and it cannot challenge. When one colour has left, two or more that remain are a "
                "blob again.",
            ),
            _STACKS,
            Basis.TEXT,
            MARK("rules", "That anybody may pass it is well attested among players."),
        ),
    ),
)
"""The rules that hold with one die and with two."""

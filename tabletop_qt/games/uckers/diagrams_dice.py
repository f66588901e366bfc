"""Examples of the rules of Uckers for dice, challenges, customs and the end."""

from collections.abc import Mapping
from typing import Final

from tabletop_qt.core.lesson import Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.uckers.lessons_settings import COCKY, FLEET, FOUR, MESS, NAVY, SAVING

DICE: Final[Mapping[RuleId, Diagram]] = {
    "UC-LOCK": Diagram(
        "5,20,b,b/22,b,b,b/b,b,b,b/b,b,b,b a",
        MARK(
            "rules",
            "A six has moved the counter that is now on square 11. The two belongs "
            "to it, so the other may not hit by it.",
        ),
        ("r6", "a5-11", "r2"),
        ("a20-22",),
        values=MESS,
        points=("11",),
    ),
    "UC-SAVE": Diagram(
        "b,20,h,h/b,b,b,b/30,h,h,h/b,b,b,b a saved=a2",
        MARK(
            "rules",
            "Before the throw a saved six has brought A's counter out. The second "
            "may only go to the same counter.",
        ),
        ("use:ab-2",),
        ("use:c30-36",),
        values=SAVING,
        points=("2",),
    ),
    "UC-DICE-SPLIT": Diagram(
        "20,b,b,b/b,b,b,b/40,b,b,b/b,b,b,b a",
        MARK("rules", "The five has moved A's counter, and the three that of C."),
        ("r53", "a20-25", "c40-43"),
        values=FLEET,
        points=("25", "43"),
    ),
    "UC-DICE-TOTAL": Diagram(
        "20,40,b,b/23,23,b,b/b,b,b,b/b,b,b,b a",
        MARK(
            "rules",
            "Five and three on one counter are a single walk of eight. The blob of B "
            "on square 23 is in its way.",
        ),
        ("r53",),
        ("a20-28",),
        values=FLEET,
        points=("23", "28"),
    ),
    "UC-DICE-BOTH": Diagram(
        "20,30,h,h/33,33,b,b/h,h,h,h/b,b,b,b a",
        MARK(
            "rules",
            "Only the counter on square 20 can use the six. So it may not take the "
            "two, for then the six could not be used.",
        ),
        ("r62",),
        ("a20-22",),
        values=NAVY,
        points=("20", "33"),
    ),
    "UC-LARGER-FIRST": Diagram(
        "5,20,h,h/8,b,b,b/h,h,h,h/b,b,b,b a",
        MARK("rules", "The three would hit B on square 8, but the five has to be used first."),
        ("r53",),
        ("a5-8",),
        values=FLEET,
        points=("8",),
    ),
    "UC-CHALLENGE": Diagram(
        "0,40,b,b/b,b,b,b/b,b,b,b/1,1,b,b a",
        MARK(
            "rules",
            "A's counter on its foot does not stand behind the blob on square 1, for "
            "its way turns off into the chute. So it cannot challenge.",
        ),
        ("r62",),
        ("challenge:a0",),
        values=FLEET,
        points=("0", "1"),
    ),
    "UC-CHALLENGE-WHEN": Diagram(
        "23,40,h,h/24,24,b,b/h,h,h,h/b,b,b,b a",
        MARK(
            "rules",
            "In the Fleet and Navy games only the first throw of a turn may "
            "challenge, before any move. This is the second, and it comes too late.",
        ),
        ("r61", "a40-47", "r62"),
        ("challenge:a23",),
        values=FLEET,
        points=("23", "24"),
    ),
    "UC-CHALLENGE-FAIL": Diagram(
        "23,h,h,h/24,24,b,b/40,h,h,h/b,b,b,b a",
        MARK(
            "rules",
            "A throw without a six: the challenge has failed, nothing moves, and the turn is over.",
        ),
        ("r62", "challenge:a23", "r63", "r54"),
        values=FLEET,
        points=("23", "24"),
    ),
    "UC-CHALLENGE-WON": Diagram(
        "23,23,h,h/24,24,b,b/40,h,h,h/b,b,b,b a",
        MARK(
            "rules",
            "Three sixes in three throws: both counters of B are back in base. One "
            "challenger has moved onto their square, the other stays behind.",
        ),
        ("r62", "challenge:a23", "r63", "r61"),
        values=FLEET,
        points=("23", "24"),
    ),
}
"""What the dice decide."""

MORE: Final[Mapping[RuleId, Diagram]] = {
    "UC-BLOB-TAKES-BLOB": Diagram(
        "20,20,h,h/24,24,24,b/40,h,h,h/b,b,b,b a",
        MARK(
            "rules",
            "A double four, and a blob four squares ahead; but two take only two, "
            "and here are three.",
        ),
        ("r44",),
        ("a20=24",),
        values=FLEET,
        points=("20", "24"),
    ),
    "UC-SNAKE-EYES": Diagram(
        "b,b,b,b/b,b,b,b/b,b,b,b/b,b,b,b a first=ab",
        MARK(
            "rules",
            "A double one in the first throw of the first turn: all eight counters are out.",
        ),
        ("r11",),
        values=FLEET,
        points=("2", "28"),
    ),
    "UC-SNAKE-BACK": Diagram(
        "2,2,2,2/b,b,b,b/28,28,28,28/b,b,b,b a snake=a",
        MARK(
            "rules",
            "A double one again, in the first throw of the second turn: all of them "
            "are back in base.",
        ),
        ("r11",),
        values=FLEET,
        points=("a-b", "c-b"),
    ),
    "UC-ASSIST": Diagram(
        "h,h,h,h/b,b,b,b/20,b,h3,h/b,b,b,b a assist=a",
        MARK(
            "rules",
            "A is home and helps: a six has brought C's counter out. The counter in "
            "the chute waits for its owner.",
        ),
        ("r63", "cb-28"),
        ("ch3-h",),
        values=FOUR,
        points=("28", "c-h3"),
    ),
    "UC-COCKY": Diagram(
        "20,h,h,h/b,b,b,30/40,h,h,h/b,b,b,b a",
        MARK("rules", "Three cocked throws in one turn: the turn is over, and nothing has moved."),
        ("rc", "rc", "rc"),
        values=COCKY,
    ),
    "UC-WIN": Diagram(
        "0,h,h,h/b,20,b,b/h,h,h,h/b,b,b,b a",
        MARK(
            "rules",
            "The last counter gets home, and the game is won at once. No enemy is "
            "home: that is an eight-piecer.",
        ),
        ("r61", "a0-h"),
        values=FLEET,
        points=("a-h", "c-h"),
    ),
    "UC-UPBOARD": Diagram(
        "0,h,h,h/b,20,b,b/h,h,h,h/b,b,b,b b",
        MARK(
            "rules",
            "B and D are about to lose. If they resigned now, it would be "
            "up-boarding, and count as an eight-piecer lost.",
        ),
        values=FLEET,
        points=("0",),
    ),
}
"""Customs of the fleet, and the end."""

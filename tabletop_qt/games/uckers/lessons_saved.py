"""A lesson of Uckers about two options: saved sixes and cocked dice."""

from typing import Final

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.lessons_settings import COCKY, SAVING

SAVED: Final = Lesson(
    "saved",
    MARK("rules", "Saved sixes and cocked dice"),
    MARK(
        "rules",
        "You keep sixes for a better day, and see what cocked dice do: two options of the game.",
    ),
    (
        Show(
            MARK(
                "rules",
                "With this option of the one-die game, you may save a six instead of "
                "using it; your turn is over then. Before the first throw of a later "
                "turn you use it. The throw that follows belongs to the same counter.",
            ),
            "20,h,h,h/b,b,b,b/40,h,h,h/b,b,b,b a",
            ("r6", "save", "r3", "use:a20-26", "r4", "a26-30"),
            ("20",),
            ("UC-SAVE",),
        ),
        Show(
            MARK(
                "rules",
                "With this other option a die may land cocked, leaning on something. "
                "Then all dice are thrown again; after three cocked throws in one turn, "
                "the turn is lost.",
            ),
            "20,h,h,h/b,b,b,30/40,h,h,h/b,b,b,b a",
            ("rc", "rc", "rc"),
            (),
            ("UC-COCKY",),
            COCKY,
        ),
        Task(
            MARK(
                "rules",
                "You have thrown a six, and B stands two squares behind your blob. Any "
                "move would break it up: save the six.",
            ),
            "20,20,h,h/18,b,b,b/h5,h,h,h/b,b,b,b a moves r6",
            Goal(played=("save",), caused="UC-SAVE"),
            ("save",),
            ("UC-SAVE",),
            MARK("rules", "That is allowed, but it breaks your blob up in front of the enemy."),
            (
                MARK(
                    "rules",
                    "Look at B on square 18: your blob is safe as long as it stays together.",
                ),
                MARK("rules", "You need not use a six here, for it can be kept."),
                MARK("rules", "Press the button that saves it."),
            ),
            answers={
                "a20-26": MARK(
                    "rules",
                    "That is allowed, and throws again. But see what may happen to the "
                    "counter you leave behind.",
                )
            },
            punished={"a20-26": ("r1", "a26-27", "r2", "b18-20")},
            praise=MARK(
                "rules",
                "Your blob stands, and the six waits for you. It never challenges, "
                "though, and gives no extra throw.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "You have used one saved six to come out, and have another. D's counter "
                "stands on square 8: hit it before you throw.",
            ),
            "b,b,h,h/b,b,b,b/30,h,h,h/8,b,b,b a saved=a2 moves use:ab-2",
            Goal(played=("use:a2-8",), caused="UC-HIT"),
            ("use:a2-8",),
            ("UC-SAVE", "UC-HIT"),
            MARK("rules", "That is allowed, but the second six could hit before you throw."),
            (
                MARK(
                    "rules",
                    "Look at the counter that has just come out, and six squares ahead of it.",
                ),
                MARK(
                    "rules",
                    "First say that you use a saved six, then take A's counter on square 2.",
                ),
                MARK("rules", "Put it on square 8."),
            ),
            (
                Temptation(
                    "use:c30-36",
                    "UC-SAVE",
                    MARK(
                        "rules",
                        "Of one turn all saved sixes belong to one counter, the one that has "
                        "just come out.",
                    ),
                ),
            ),
            answers={
                "throw": MARK(
                    "rules",
                    "That is allowed: you may keep the other six. But D's counter is just in "
                    "reach.",
                )
            },
            praise=MARK(
                "rules",
                "Two saved sixes in one turn, and the throw that follows belongs to the "
                "same counter.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "You have a saved six, but your blob bars the way of B, and A's counter "
                "in the chute could use a small throw. Keep the six, and throw.",
            ),
            "20,20,h2,h/18,b,b,b/h,h,h,h/b,b,b,b a saved=a1",
            Goal(played=("throw",), caused="UC-SAVE"),
            ("throw",),
            ("UC-SAVE",),
            MARK("rules", "That is allowed, but it breaks your blob up in front of the enemy."),
            (
                MARK(
                    "rules",
                    "Look at what a six could do now: it would take a counter out of the blob.",
                ),
                MARK("rules", "A saved six may be kept as long as you like."),
                MARK("rules", "Press the button to throw without using it."),
            ),
            answers={
                "use:a20-26": MARK(
                    "rules",
                    "That is allowed, but now the counter left on square 20 stands alone in "
                    "front of B.",
                )
            },
            praise=MARK(
                "rules", "Any number up to four moves the counter in the chute, and the blob stays."
            ),
        ),
        Task(
            MARK(
                "rules",
                "You play with cocked dice. Throw: when the dice lie cocked, throw "
                "again. Then walk by the total of what comes.",
            ),
            "20,h,h,h/b,b,b,30/h3,h,h,h/b,b,b,b a",
            Goal(played=("a20-27",)),
            ("rc", "r52", "a20-27"),
            ("UC-COCKY", "UC-DICE-TOTAL"),
            MARK("rules", "That is allowed, but here both dice shall go to A's counter."),
            (
                MARK("rules", "Press the button to throw, and once more after the cocked throw."),
                MARK("rules", "A's counter on square 20 can take both dice."),
                MARK("rules", "Five and two: walk it to square 27."),
            ),
            praise=MARK(
                "rules", "A cocked throw costs nothing, unless it is the third in one turn."
            ),
            values=COCKY,
        ),
    ),
    SAVING,
)
"""Two options."""

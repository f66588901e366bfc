"""A lesson of Bladder: the hidden hero."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

HERO = Lesson(
    "hidden-hero",
    MARK("rules", "Hidden Hero's Bladder"),
    MARK("rules", "You learn how a hero is marked, declared and moved twice."),
    (
        Show(
            MARK(
                "rules",
                "In this variant each side secretly marks one of its men before kick-off: first "
                "Dark, then Light. Here Dark marks B4 and Light G6; in a game neither sees the "
                "other's mark. Then Dark begins as usual.",
            ),
            field("Db2 Db4 Db7 Lg2 Lg6 Lh7"),
            ("mark:b4", "mark:g6", "b4-c4"),
            points=("b4",),
            rules=("BL-HERO",),
        ),
        Show(
            MARK(
                "rules",
                "Once in the game you may declare your hero before your move. If you are right, he "
                "makes two moves in a row, each with all that a move can do. Here the hero on C3 "
                "lames a man with his first move and another with his second.",
            ),
            field("Db1 Db2 Dc3 De2 De4 Lc1 Le3 Lh1 Lh2", "d - 0 c3,h1 -"),
            ("hero:c3", "c3-c2xc1", "c2-d3xe3"),
            points=("c3",),
            rules=("BL-HERO",),
        ),
        Show(
            MARK(
                "rules",
                "A wrong claim costs the double move for the whole game: Dark declares C3, but the "
                "hero is B6. An ordinary action follows, here a step of C3. A hero who is lamed is "
                "lost and stays secret.",
            ),
            field("Dc3 Db6 Da8 Lg2 Lg6 Lh7", "d - 0 b6,g2 -"),
            ("hero:c3", "c3-d4", "g6-f5"),
            points=("b6",),
            rules=("BL-HERO",),
        ),
        Task(
            MARK(
                "rules",
                "The game has not begun: mark your hero. A man in front gets a chance to shine "
                "sooner: mark the one on B4.",
            ),
            field("Db4 Da3 Da8 Lg2 Lg6 Lh7"),
            Goal(played=("mark:b4",)),
            ("mark:b4",),
            ("BL-HERO",),
            MARK("rules", "That is allowed, but this time mark the man on B4."),
            (
                MARK("rules", "Before kick-off you do nothing but mark one man."),
                MARK("rules", "The man in front stands on B4."),
                MARK("rules", "Choose the man on B4 and mark him."),
            ),
            tempting=(
                Temptation(
                    "b4-c4",
                    "BL-HERO",
                    MARK("rules", "Patience: first the heroes, then the kick-off."),
                ),
            ),
            answers={
                "mark:a8": MARK(
                    "rules",
                    "That is allowed, but a hero in the far corner has a long way to go.",
                ),
            },
            praise=MARK("rules", "Your hero is marked. Remember him: nobody will remind you."),
        ),
        Task(
            MARK(
                "rules",
                "Your carrier on F4 is your hero, and two steps lead into the goal. Declare him "
                "and score before Light can do anything.",
            ),
            field("Df4* Dc3 Da8 Lg2 Lh4 Lh7", "d - 0 f4,h7 -"),
            Goal(ended="BL-GOAL"),
            ("hero:f4", "f4-g4", "g4-h5"),
            ("BL-HERO", "BL-GOAL", "BL-STEP"),
            MARK("rules", "That is allowed, but the hero was to score in this very turn."),
            (
                MARK("rules", "Declare your hero first, then move him twice."),
                MARK("rules", "He stands on F4; of the goal H5 is free."),
                MARK("rules", "Declare F4, step to G4 or G5, then to H5."),
            ),
            tempting=(
                Temptation(
                    "f4-h5",
                    "BL-STEP",
                    MARK("rules", "Even a hero goes one square a move. Declare him first."),
                ),
            ),
            answers={
                "hero:c3": MARK(
                    "rules",
                    "That is allowed, but he is not your hero: the double move is lost for good.",
                ),
                "f4-g4": MARK(
                    "rules",
                    "That is allowed, but undeclared he has one move, and Light can answer.",
                ),
                "f4-g5": MARK(
                    "rules",
                    "That is allowed, but undeclared he has one move, and Light can answer.",
                ),
            },
            punished={"f4-g4": ("g2-f3tg4@f3",), "f4-g5": ("h7-g6tg5@g6",)},
            praise=MARK("rules", "Two moves in a row: the hero has won the game."),
        ),
        Task(
            MARK(
                "rules",
                "Your hero on E4 has been declared and has made his first move. Now he must make "
                "the second, and nobody else may move. Use it to tackle the carrier on F6.",
            ),
            field("De4 Dg7 Da8 Lf6* Lh2 Lg3", "d - 3 +,h2 2e4"),
            Goal(caused="BL-TACKLE"),
            ("e4-e5tf6@g7",),
            ("BL-HERO", "BL-TACKLE"),
            MARK("rules", "That is allowed, but the hero was to tackle the carrier."),
            (
                MARK("rules", "Your man on G7 is beside the carrier. A second one is needed."),
                MARK("rules", "The hero on E4 can step beside F6."),
                MARK("rules", "Step from E4 to E5 or F5 and take the bladder."),
            ),
            tempting=(
                Temptation(
                    "g7-g6",
                    "BL-HERO",
                    MARK("rules", "The double move belongs to the hero alone."),
                ),
                Temptation(
                    "hero:e4",
                    "BL-HERO",
                    MARK("rules", "He is declared already."),
                ),
            ),
            answers={
                "e4-e5": MARK("rules", "That is allowed, but now take the bladder as well."),
                "e4-f5": MARK("rules", "That is allowed, but now take the bladder as well."),
            },
            praise=MARK("rules", "First there, then at him: that is a hero's turn."),
        ),
    ),
    values={"hero": True},
)

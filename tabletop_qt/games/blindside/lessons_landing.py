"""The lesson of Blindside on landing attacks."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

DUEL = {"board": "duel"}

LANDING = Lesson(
    "landing",
    MARK("rules", "Landing on a pawn"),
    MARK(
        "rules", "You learn to land exactly, to take an arrow, and to put the attacked pawn away."
    ),
    (
        Show(
            MARK(
                "rules",
                "You may end a move on an enemy pawn if that uses up all your steps. You take one "
                "arrow of your choice, put the pawn on a free action space, and turn it as you "
                "like. Here the arrow to the south is taken, and the pawn is put on B3.",
            ),
            "d4:3/d6:11,e8:24 r 0 0 0",
            ("d4-d6*s>b3/0",),
            ("d6", "b3"),
            ("BS-LAND",),
        ),
        Show(
            MARK(
                "rules",
                "Your steps must come out exactly. The black pawn on D6 is two spaces away from "
                "B5, over C6, but your pawn there has three arrows. It cannot land on D6.",
            ),
            "b5:7/d6:11,e8:24 r 0 0 0",
            (),
            ("c6", "d6"),
            ("BS-LAND",),
        ),
        Task(
            MARK(
                "rules",
                "Land on the black pawn on D6. Take any arrow, put the pawn on any free action "
                "space, and turn it as you like.",
            ),
            "b5:7,d4:3/d6:11,e8:24 r 0 0 0",
            Goal(caused="BS-LAND"),
            ("d4-d6*s>b3/0",),
            ("BS-LAND",),
            MARK("rules", "That is allowed, but it is no landing attack."),
            (
                MARK("rules", "Both your pawns have an arrow towards D6. Count their steps."),
                MARK("rules", "The pawn on D4 has two arrows, and D6 is two spaces away."),
                MARK(
                    "rules", "Go from D4 to D6, then choose an arrow, an action space and a facing."
                ),
            ),
            (
                Temptation(
                    "b5-d6",
                    "BS-LAND",
                    MARK(
                        "rules",
                        "From B5 it is two spaces, but that pawn has three arrows. A landing must "
                        "use all of them.",
                    ),
                ),
            ),
            praise=MARK(
                "rules",
                "Exactly two spaces with two arrows. Fewer arrows make short landings, more "
                "arrows long ones.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "Land on D6 and take the arrow to the south, which points at your side. Put the "
                "pawn on D7 without turning it.",
            ),
            "b3:4,d4:3/d6:11,e8:24 r 0 0 0",
            Goal(played=("d4-d6*s>d7/0",)),
            ("d4-d6*s>d7/0",),
            ("BS-LAND",),
            MARK(
                "rules",
                "That is allowed, but the task was to take the arrow to the south and to put the "
                "pawn on D7 as it lay.",
            ),
            (
                MARK("rules", "The pawn on D4 is at the right distance."),
                MARK("rules", "After landing, choose the arrow to the south, then D7."),
                MARK("rules", "Leave the facing as it is."),
            ),
            (
                Temptation(
                    "d4-d6*s>c4/0",
                    "BS-LAND",
                    MARK("rules", "The pawn can be put on action spaces only, and C4 is none."),
                ),
                Temptation(
                    "d4-d6*s>b3/0",
                    "BS-LAND",
                    MARK("rules", "B3 is an action space, but your own pawn stands there."),
                ),
                Temptation(
                    "d4-d6*se>d7/0",
                    "BS-LAND",
                    MARK("rules", "You can only take an arrow that it has."),
                ),
            ),
            {
                "d4-d6*n>d7/0": MARK(
                    "rules",
                    "That is allowed, but the arrow to the south, which points at you, is still "
                    "there.",
                ),
            },
            praise=MARK(
                "rules",
                "The two arrows it keeps point to the north, where there is hardly any board left.",
            ),
        ),
        Task(
            MARK(
                "rules",
                "If you take the last arrow of a pawn, it is dead and is put nowhere. Land so "
                "that a pawn dies.",
            ),
            "b4:1,d4:3/b5:27,d6:2 r 0 0 0",
            Goal(caused="BS-DEAD"),
            ("d4-d6*ne",),
            ("BS-DEAD", "BS-LAND"),
            MARK("rules", "That is allowed, but no pawn dies."),
            (
                MARK("rules", "Which black pawn has a single arrow?"),
                MARK("rules", "It is the pawn on D6, two spaces north of D4."),
                MARK("rules", "Go from D4 to D6 and take its only arrow."),
            ),
            praise=MARK("rules", "No arrow left, no pawn left."),
        ),
        Task(
            MARK(
                "rules",
                "All spaces of the way count, corners included. Land on the black pawn on B4.",
            ),
            "b1:23,d1:51/b4:11,e8:24 r 0 0 0",
            Goal(caused="BS-LAND"),
            ("d1-d3-b4*n>b3/0",),
            ("BS-LAND", "BS-REDIRECT"),
            MARK("rules", "That is allowed, but it is no landing attack."),
            (
                MARK(
                    "rules", "Count the steps of your pawns on B1 and on D1. Each has four arrows."
                ),
                MARK(
                    "rules",
                    "From B1 it is three spaces. From D1 the way over the action space D3 is "
                    "longer.",
                ),
                MARK("rules", "Go from D1 to D3, turn off to the north-west, and land on B4."),
            ),
            (
                Temptation(
                    "b1-b4",
                    "BS-LAND",
                    MARK("rules", "That is three spaces, and your pawn has four arrows."),
                ),
            ),
            praise=MARK(
                "rules", "Two out to the action space, two more onto the enemy: exactly four."
            ),
        ),
    ),
    DUEL,
)

"""Lessons of Blindside on the end: winning, and the ways to a draw."""

from tabletop_qt.core.lesson import Goal, Lesson, Settings, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

BOX = {"board": "box"}
EXTENDED: Settings = {"board": "box", "full_capture": True}
STRAIGHT = {"board": "box", "actions": "none"}
START = "c1:3,d1:21,e1:43,f1:55,g1:43,h1:21,i1:33/b8:12,c8:42,d8:29,e8:62,f8:29,g8:42,h8:24 r 0 0 0"

WINNING = Lesson(
    "winning",
    MARK("rules", "Winning"),
    MARK("rules", "You learn how many arrows win, and what else ends a game."),
    (
        Show(
            MARK(
                "rules",
                "Here stands the whole game: seven pawns and 23 arrows on each side. Whoever is "
                "first to have captured 17 arrows wins. It does not matter how many pawns are "
                "left.",
            ),
            START,
            ("f1-f4", "e8-e6"),
            rules=("BS-WIN",),
        ),
        Task(
            MARK("rules", "You have captured 15 arrows, Black has 12. Win at once."),
            "c1:11,f2:3/c2:63,h8:63 r 15 12 0",
            Goal(ended="BS-WIN"),
            ("c1-c3",),
            ("BS-WIN", "BS-JUMP", "BS-LAND"),
            MARK(
                "rules",
                "That is allowed, but it does not win at once, for two more arrows are needed.",
            ),
            (
                MARK("rules", "Two arrows are missing. Which black pawn can you jump?"),
                MARK(
                    "rules",
                    "The pawn on C2 has arrows to the north and to the south, and yours on C1 "
                    "stands next to it.",
                ),
                MARK("rules", "Jump north from C1 over C2, and end on C3."),
            ),
            (
                Temptation(
                    "c1-c2",
                    "BS-LAND",
                    MARK(
                        "rules",
                        "A landing would take one arrow only, and your pawn must use all three "
                        "steps for one.",
                    ),
                ),
            ),
            praise=MARK("rules", "Seventeen. Black still has many arrows, and the game is won."),
        ),
        Task(
            MARK(
                "rules", "A side without pawns has lost, whatever the numbers say. Win in one move."
            ),
            "c1:11,d4:3/c3:9 r 9 4 0",
            Goal(ended="BS-NO-PAWNS"),
            ("c1-c4",),
            ("BS-NO-PAWNS", "BS-LAND"),
            MARK("rules", "That is allowed, but the last black pawn is still there."),
            (
                MARK("rules", "Black has one pawn left, on C3."),
                MARK("rules", "Both its arrows lie in line with C1."),
                MARK("rules", "Go north from C1, jump C3, and end on C4."),
            ),
            (
                Temptation(
                    "c1-c3",
                    "BS-LAND",
                    MARK(
                        "rules",
                        "C3 is two spaces away and your pawn has three arrows: jump it instead.",
                    ),
                ),
            ),
            praise=MARK("rules", "No pawns, no game: you have won with eleven arrows."),
        ),
        Show(
            MARK(
                "rules",
                "In the extended game, which an option switches on, 17 arrows are not enough: all "
                "23 are to be captured. Here you come to 18, and the game goes on.",
            ),
            "c1:11,f2:3/c2:9,h8:24 r 16 8 0",
            ("c1-c3", "h8-h7"),
            (),
            ("BS-EXTENDED",),
            EXTENDED,
        ),
        Task(
            MARK(
                "rules",
                "This is an extended game, and you have captured 21 arrows. Take the last two.",
            ),
            "c1:11,f2:3/c2:9 r 21 8 0",
            Goal(ended="BS-EXTENDED"),
            ("c1-c3",),
            ("BS-EXTENDED",),
            MARK("rules", "That is allowed, but two arrows are still missing."),
            (
                MARK("rules", "The last two arrows sit in the pawn on C2."),
                MARK("rules", "Both lie in line with your pawn on C1."),
                MARK("rules", "Jump north from C1 over C2, and end on C3."),
            ),
            praise=MARK("rules", "All 23: the extended game is won."),
            values=EXTENDED,
        ),
    ),
    BOX,
)

DRAWS = Lesson(
    "draws",
    MARK("rules", "Draws, passes and the clock"),
    MARK(
        "rules",
        "You learn when a game ends without a winner, and what happens to a side that cannot move.",
    ),
    (
        Show(
            MARK(
                "rules",
                "The game is drawn when the same position has come for the third time: the same "
                "pawns with the same arrows, the same numbers, the same side to move. Both sides "
                "go to and fro here, and after eight moves it is so.",
            ),
            "a1:9/j8:9 r 9 9 0",
            ("a1-a2", "j8-j7", "a2-a1", "j7-j8", "a1-a2", "j8-j7", "a2-a1", "j7-j8"),
            rules=("BS-REPEAT",),
        ),
        Task(
            MARK(
                "rules",
                "Black has captured 14 arrows and you have 3: you can hardly win. But Black only "
                "goes to and fro. Do the same between A1 and A2 until the game is drawn.",
            ),
            "a1:9/j8:9 r 3 14 0",
            Goal(ended="BS-REPEAT"),
            ("a1-a2", "j8-j7", "a2-a1", "j7-j8", "a1-a2", "j8-j7", "a2-a1", "j7-j8"),
            ("BS-REPEAT", "BS-MOVE"),
            MARK("rules", "That is allowed, but it does not bring the same position again."),
            (
                MARK(
                    "rules",
                    "The same position has to come three times. It stands on the board for the "
                    "first time now.",
                ),
                MARK("rules", "Move your pawn one space, and then back again."),
                MARK("rules", "Go A1 to A2, back to A1, and the same once more."),
            ),
            (
                Temptation(
                    "a1-a4",
                    "BS-MOVE",
                    MARK("rules", "Two arrows are two steps. And one step is all you want now."),
                ),
            ),
            praise=MARK(
                "rules", "A draw, with eleven arrows less. Who is ahead should not let this happen."
            ),
        ),
        Task(
            MARK(
                "rules",
                "After 40 full rounds without a capture the game is drawn. You lead by nine "
                "arrows to four, and 79 turns have gone by without a capture. Do not let the lead "
                "slip.",
            ),
            "c1:11,f2:3/c2:63,h8:63 r 9 4 79",
            Goal(caused="BS-JUMP"),
            ("c1-c3",),
            ("BS-NO-PROGRESS", "BS-JUMP", "BS-LAND"),
            MARK(
                "rules",
                "That is allowed, but it captures nothing. It was the eightieth turn, and the "
                "game is drawn.",
            ),
            (
                MARK(
                    "rules",
                    "40 rounds are 80 turns. Only a capture sets the count back to nothing.",
                ),
                MARK("rules", "Your pawn on C1 can capture."),
                MARK("rules", "Jump north from C1 over C2, and end on C3 or C4."),
            ),
            (
                Temptation(
                    "c1-c2",
                    "BS-LAND",
                    MARK("rules", "The jump over C2 is what you want: go on behind it."),
                ),
            ),
            {
                "f2-f3": MARK(
                    "rules",
                    "That is allowed, but the game is drawn with this turn, although you lead.",
                ),
            },
            praise=MARK("rules", "Two arrows, and the count begins anew."),
        ),
        Show(
            MARK(
                "rules",
                "A side that has no move skips its turn. If both sides have to, one after the "
                "other, the game is drawn. Here both pawns look over the edge, and there are no "
                "action spaces to turn on.",
            ),
            "a8:1/b8:1 r 9 9 0",
            ("pass", "pass"),
            (),
            ("BS-TURN",),
            STRAIGHT,
        ),
        Show(
            MARK(
                "rules",
                "The players may also agree on a tie. And if you play with a clock, it runs while "
                "you choose arrows and facings, too: if your time runs out, you have lost.",
            ),
            "c1:11,f2:3/c5:63,h8:63 r 9 9 0",
            rules=("BS-AGREED", "BS-CLOCK"),
        ),
    ),
    BOX,
)

"""A lesson of Bladder: how the bladder is picked up from the diamond."""

from tabletop_qt.core.lesson import Goal, Lesson, Show, Task, Temptation
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

PICKING_UP = Lesson(
    "picking-up",
    MARK("rules", "Picking up the bladder"),
    MARK("rules", "You learn how three men pick up the bladder, and who carries it."),
    (
        Show(
            MARK(
                "rules",
                "Four squares lie around the diamond: D4, D5, E4 and E5. The move that puts your "
                "third man on them picks up the bladder. It goes onto the head of any of your men "
                "there: here the man on E5. The bladder is never put down again.",
            ),
            field("Dd4 De5 Dc6 Lf7 Lg4 Lg5"),
            ("c6-d5@e5",),
            points=("d4", "d5", "e4", "e5", "diamond"),
            rules=("BL-PICKUP", "BL-NEVER-DOWN"),
        ),
        Show(
            MARK(
                "rules",
                "When Light picks up from the diamond, Light has one more turn at once. Here Light "
                "picks up on E5, and D4 walks on before Dark can move. When Dark picks up, Light "
                "simply moves next.",
            ),
            field("Ld4 Le4 Lf6 Dd7 Db2 Db6", "l - 0"),
            ("f6-e5@d4", "d4-c3"),
            points=("d4",),
            rules=("BL-HALF-TIME",),
        ),
        Task(
            MARK(
                "rules",
                "Two of your men stand at the diamond, on D4 and D5. Bring the third one and pick "
                "up the bladder; who carries it is up to you.",
            ),
            field("Dd4 Dd5 Dd3 Da8 Lf7 Lg4 Lh1"),
            Goal(caused="BL-PICKUP"),
            ("d3-e4@d5",),
            ("BL-PICKUP", "BL-STEP"),
            MARK("rules", "That is allowed, but it puts no third man on the four squares."),
            (
                MARK("rules", "Look for an empty square around the diamond."),
                MARK("rules", "Your man on D3 is nearest."),
                MARK("rules", "Step from D3 diagonally forward to E4 and choose a carrier."),
            ),
            tempting=(
                Temptation(
                    "d3-d4",
                    "BL-STEP",
                    MARK("rules", "Each of the three needs a square of his own there."),
                ),
            ),
            answers={
                "d3-e3": MARK(
                    "rules",
                    "That is allowed, but E3 is one square away from the diamond's four.",
                ),
                "d4-e4": MARK(
                    "rules",
                    "That is allowed, but the same two men are there as before. It takes a third.",
                ),
                "d4-e5": MARK(
                    "rules",
                    "That is allowed, but the same two men are there as before. It takes a third.",
                ),
            },
            praise=MARK("rules", "The bladder is yours. From now on it goes from head to head."),
        ),
        Task(
            MARK(
                "rules",
                "Pick up with your man on C5, but think who shall carry: Light's men on F3 and F5 "
                "are close to E4, and two of them beside the carrier can take the bladder.",
            ),
            field("Dd4 De4 Dc5 Da1 Lf3 Lf5 Lh1"),
            Goal(played=("c5-d5@d4", "c5-d5@d5")),
            ("c5-d5@d4",),
            ("BL-PICKUP", "BL-STEP"),
            MARK("rules", "That is allowed, but the bladder stays on the diamond."),
            (
                MARK("rules", "Which of your three men would be out of Light's reach?"),
                MARK("rules", "The man on C5 makes the three; the man on E4 should not carry."),
                MARK("rules", "Step from C5 to D5 and give the bladder to D4 or D5."),
            ),
            tempting=(
                Temptation(
                    "c5-e5",
                    "BL-STEP",
                    MARK("rules", "E5 would make the three as well, but it is two steps away."),
                ),
            ),
            answers={
                "c5-d5@e4": MARK(
                    "rules",
                    "That is allowed, but Light steps beside E4 with a second man and tackles him.",
                ),
            },
            punished={"c5-d5@e4": ("f3-e3te4@e3",)},
            praise=MARK("rules", "Good: the carrier is the man whom two cannot reach at once."),
        ),
        Task(
            MARK(
                "rules",
                "You lead Light now. Pick up by going from F6 to E5, give the bladder to the man "
                "on D4, and use your extra turn to carry it on, away from the crowd.",
            ),
            field("Ld4 Le4 Lf6 Dd7 Db2 Db6", "l - 0"),
            Goal(played=("d4-c3", "d4-c4", "d4-c5", "d4-d3", "d4-d5")),
            ("f6-e5@d4", "d4-c3"),
            ("BL-PICKUP", "BL-HALF-TIME", "BL-STEP"),
            MARK("rules", "That is allowed, but first pick up, then carry on with D4."),
            (
                MARK("rules", "Light walks down the board. E5 is free."),
                MARK("rules", "First the man on F6, then the carrier on D4."),
                MARK("rules", "F6 to E5 with the bladder on D4; then D4 to C3, say."),
            ),
            tempting=(
                Temptation(
                    "f6-g5",
                    "BL-STEP",
                    MARK("rules", "Forward is down the board for Light."),
                ),
                Temptation(
                    "f6-d5",
                    "BL-STEP",
                    MARK("rules", "D5 is at the diamond too, but two steps away: E5 is near."),
                ),
            ),
            answers={
                "f6-e5@e5": MARK(
                    "rules",
                    "That is allowed, but E5 is furthest from Dark's goal. Give it to D4.",
                ),
                "f6-e5@e4": MARK(
                    "rules",
                    "That is allowed, but the man on D4 is already one row nearer to Dark's goal.",
                ),
            },
            praise=MARK("rules", "Two turns in a row: that is what Light's pick-up is worth."),
        ),
        Task(
            MARK(
                "rules",
                "The way across the diamond is open even while the bladder lies there. Take your "
                "man from D4 to E5 before Light's man on F5 gets there.",
            ),
            field("Dd4 Dc4 Da8 Lf5 Lf7 Lh1"),
            Goal(played=("d4-e5",)),
            ("d4-e5",),
            ("BL-DIAMOND-STEP", "BL-STEP"),
            MARK("rules", "That is allowed, but then Light may take E5 first."),
            (
                MARK("rules", "D4 and E5 touch at the diamond."),
                MARK("rules", "It is your man on D4 who goes."),
                MARK("rules", "Step with him diagonally forward to the right, to E5."),
            ),
            tempting=(
                Temptation(
                    "c4-e5",
                    "BL-STEP",
                    MARK("rules", "From C4 it is two steps. The man on D4 needs only one."),
                ),
            ),
            answers={
                "d4-d5": MARK(
                    "rules",
                    "That is allowed, but from D5 you need one more turn, and Light is beside E5.",
                ),
                "d4-e4": MARK(
                    "rules",
                    "That is allowed, but from E4 you need one more turn, and Light is beside E5.",
                ),
            },
            praise=MARK("rules", "Right across, and nobody trips over the bladder."),
        ),
    ),
)

"""What Hop teaches: one lesson of a page to read and two tasks."""

from tabletop_qt.core.lesson import Advice, Diagram, Goal, Lesson, Show, Task, Teaching, Temptation

JUMPED = "c2:0/c3:2,e5:2 r 0"
TWO_PLIES = "c1:0/c4:2,e5:2 r 0"

LESSON = Lesson(
    "jumping",
    "Jumping",
    "How stones jump.",
    (
        Show("A stone jumps over another one.", JUMPED, ("c2-c4",), ("c3",), ("HO-JUMP",)),
        Task(
            "Take the blue stone on c3.",
            JUMPED,
            Goal(caused="HO-JUMP"),
            ("c2-c4",),
            ("HO-JUMP", "HO-LEGS"),
            "That is allowed, but it takes nothing.",
            ("Look at c3.", "Your stone on c2 stands beside it.", "Go to c4."),
            (Temptation("c2-a4", "HO-LEGS", "Stones do not go aslant."),),
            {"c2-b2": "There it is safe, but takes nothing."},
            {"c2-b2": ("c3-c4",)},
            "The blue stone is gone.",
        ),
        Task(
            "Go up, wait for Blue, and jump.",
            TWO_PLIES,
            Goal(played=("c2-c4",)),
            ("c1-c2", "c4-c3", "c2-c4"),
            ("HO-TURN", "HO-JUMP"),
            "That is allowed, but Blue keeps away then.",
            ("Look at the file.", "Your stone on c1.", "Go to c2."),
        ),
    ),
)


def teaching() -> Teaching:
    """Give the lesson, an example of one rule, and a hint."""
    diagram = Diagram(JUMPED, "It jumps.", ("c2-c4",))
    legs = Diagram(JUMPED, "No leg goes aslant.", (), ("c2-a4",), points=("a4",))
    advice = Advice("Keep together", "Stones that stand together are not jumped.", diagram)
    return Teaching((LESSON,), {"HO-JUMP": diagram, "HO-LEGS": legs}, (advice,))

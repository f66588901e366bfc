"""Advice on good play in Bladder, each with an example."""

from tabletop_qt.core.lesson import Advice, Diagram
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.lessons_field import field

ADVICE: tuple[Advice, ...] = (
    Advice(
        MARK("rules", "Three stay together"),
        MARK(
            "rules",
            "Two men alone are easy prey. Three who keep together are hard to lame, because "
            "whoever comes near them can be lamed himself.",
        ),
        Diagram(
            field("Dc3 Dc4 Da1 Ld2 Ld3 Le4 Lh1", "l - 0"),
            MARK(
                "rules",
                "Dark has sent only two men ahead. Light's third man comes from E4 to D4 and lames "
                "the man on C3.",
            ),
            ("e4-d4xc3",),
            points=("c3",),
        ),
    ),
    Advice(
        MARK("rules", "Keep men behind the ball"),
        MARK(
            "rules",
            "A man who has run past the bladder cannot come back before the far end. Keep some men "
            "between the bladder and your goal.",
        ),
        Diagram(
            field("Df3 Df5 Dg7 Ld4* Lg1 Lh8", "l - 0"),
            MARK(
                "rules",
                "All of Dark's men have run past the carrier. He walks into Dark's goal, and "
                "nobody can turn back in time.",
            ),
            ("d4-c4", "g7-h7", "c4-b4", "h7-g7", "b4-a4"),
            points=("a4", "a5"),
        ),
    ),
    Advice(
        MARK("rules", "Do not hurry to pick up"),
        MARK(
            "rules",
            "The bladder does not run away. First bring your men into a better place than the "
            "enemy's; who picks up in the middle of a crowd soon loses it.",
        ),
        Diagram(
            field("Dd4 De4 Dc5 Da1 Le3 Le6 Lf5 Lh1"),
            MARK(
                "rules",
                "Dark picks up, but Light is all around: whoever carries is tackled from E5.",
            ),
            ("c5-d5@d5", "f5-e5td5@e6"),
            points=("e5",),
        ),
    ),
    Advice(
        MARK("rules", "Use the side squares"),
        MARK(
            "rules",
            "The side squares turn a flank: from there a man attacks a line of defenders from its "
            "end, where nobody expects him.",
        ),
        Diagram(
            field("Dd7 Dd8 Dc8 Da1 Le6 Le7 Le8 Lh1"),
            MARK(
                "rules",
                "Three of Light stand in a line. C8 steps out to D10 and lames the last of them, "
                "on E8.",
            ),
            ("c8-d10xe8",),
            points=("d10", "e8"),
        ),
    ),
    Advice(
        MARK("rules", "Get men behind the enemy"),
        MARK(
            "rules",
            "Send men ahead even while others have the bladder. A man who waits in the goal can "
            "score by a pass.",
        ),
        Diagram(
            field("De4* dh5 Da8 Lf4 Lg3 Lg5 Lh7"),
            MARK("rules", "The bladder flies over all heads to the man who waits on H5: a goal."),
            ("e4>h5",),
            points=("h5",),
        ),
    ),
    Advice(
        MARK("rules", "Keep your own goal clear"),
        MARK(
            "rules",
            "A man in his own goal blocks a square, but he must not get the bladder: it would "
            "score for the enemy. Choose carefully whom you pass to or let take it.",
        ),
        Diagram(
            field("Da4 Db6 Da1 Lb5* Lh1 Lh8"),
            MARK(
                "rules",
                "Dark tackles the carrier on B5, but puts the bladder on the man in Dark's own "
                "goal. Light has won; C6 should have got it.",
            ),
            ("b6-c6tb5@a4",),
            points=("a4", "c6"),
        ),
    ),
    Advice(
        MARK("rules", "Mind Light's extra turn"),
        MARK(
            "rules",
            "Light's pick-up is worth two turns. As Light, prepare what you do with the second; as "
            "Dark, see what it could be before Light gets a third man to the diamond.",
        ),
        Diagram(
            field("Ld5 Le5 Lf4 la5 Lh1 Db2 Db8 Da1", "l - 0"),
            MARK(
                "rules",
                "Light picks up with D5 as carrier and passes to the man in Dark's goal at once.",
            ),
            ("f4-e4@d5", "d5>a5"),
            points=("a5",),
        ),
    ),
    Advice(
        MARK("rules", "Never carry alone"),
        MARK(
            "rules",
            "Have another man within three steps of your carrier, on a free square: when two of "
            "the enemy come near, you pass.",
        ),
        Diagram(
            field("Dd2* De5 Dg6 Le1 Le3 Lh1"),
            MARK(
                "rules",
                "Two of Light are beside D2. The pass to E5 saves the bladder; to G6 it is too "
                "far.",
            ),
            ("d2>e5",),
            points=("e5",),
        ),
    ),
)

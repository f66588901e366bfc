"""The variants of Bladder in words: the last part of its rulebook."""

from tabletop_qt.core.rulebook import Basis, Rule
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

_VARIANTS = MARK("rules", "Variants")

VARIANTS: tuple[Rule, ...] = (
    Rule(
        "BL-NO-TACKLE",
        MARK("rules", "Without tackling"),
        MARK(
            "rules",
            "With tackling switched off, you take the bladder from the enemy only by laming the "
            "carrier.",
        ),
        _VARIANTS,
        Basis.TEXT,
    ),
    Rule(
        "BL-PASS-FOUR",
        MARK("rules", "Long passes"),
        MARK(
            "rules",
            "With long passes switched on, a pass reaches up to four squares instead of three.",
        ),
        _VARIANTS,
        Basis.TEXT,
    ),
    Rule(
        "BL-TWOS",
        MARK("rules", "Bladder Two's"),
        MARK(
            "rules",
            "A man may move one or two squares in one straight line, in any direction he may step.",
        ),
        _VARIANTS,
        Basis.TEXT,
        MARK(
            "rules",
            "That the middle square must be empty and has no effect is this program's ruling.",
        ),
    ),
    Rule(
        "BL-HERO",
        MARK("rules", "Hidden Hero's Bladder"),
        MARK(
            "rules",
            "Before kick-off each player secretly marks one of his men. Once in the game you may "
            "declare a man of yours that can step to be your hero. If you are right, your mark is "
            "shown and he makes two moves in a row, each with all that a move can do. If you are "
            "wrong, you lose the double move for the game and take an ordinary action.",
        ),
        _VARIANTS,
        Basis.TEXT,
        MARK(
            "rules",
            "This program's rulings: you declare before the move, also in Light's extra turn; "
            "after a wrong claim any of your men may act, or you pass. The second move must be "
            "made if it can be and is left out if not. It is a move of the same man and never a "
            "pass. A tackle with the first move does not cancel it, unless an option says so. If "
            "Light picks up with the first move, the second comes before the extra turn. A hero "
            "who is lamed is lost and stays secret. An option lets you look at your own mark "
            "again.",
        ),
    ),
    Rule(
        "BL-REAL-TIME",
        MARK("rules", "Real Time Bladder"),
        MARK(
            "rules",
            "Both players write an order in secret; then both orders are shown and carried out "
            "together. An order is one move or one pass. You may add whom to lame, whom to "
            "tackle, and which man is to carry. Two men who go to the same square clash heads, "
            "and both are removed. Only men you named can be lamed or tackled; a wrong name has "
            "no effect and costs nothing. You take the bladder only if you named your man to "
            "carry it. There is no extra turn, and neither side is first.",
        ),
        _VARIANTS,
        Basis.TEXT,
        MARK(
            "rules",
            "That two men clash, that only named men are lamed or tackled, that a wrong name "
            "costs nothing and that you must name your carrier is printed; the rest is this "
            "program's ruling. Each order must be possible before the turn. Both move, and men "
            "may cross or change places; then goals by carrying or passing count. Next each side "
            "lames one named man at most, by the usual rules; men lamed in this turn still "
            "attack. Then a side may tackle the man it named, if he has the bladder and was not "
            "lamed; two of its men must still be there, and a mover who was lamed cannot tackle. "
            "If you name one man for both, he is lamed if possible and else tackled. Then comes "
            "picking up, then goals are judged again. A man you name as a target is followed if "
            "he moves. Name your carrier by his square after your own move: he must still be "
            "there, and adjacent to the old carrier or around the diamond. Three men already "
            "standing around the diamond may pick up on any later turn. If the carrier is removed "
            "and nobody is entitled to the bladder, it falls back onto the diamond, as before the "
            "first pick-up, and may be picked up in the same turn. With that option off, such a "
            "lame fails, and such a clash removes only the other man. In Two's the ways are "
            "judged before the turn, and only men who end on the same square clash. A second step "
            "in an order claims a hero; second steps are made together after the first ones, with "
            "clashes and goals judged each time. A second step onto a taken square is left out; "
            "so is one by a man who is not the hero, and his side loses the double move for the "
            "game.",
        ),
    ),
)
"""The rules of all variants; they may be combined."""

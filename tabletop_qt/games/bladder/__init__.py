"""Bladder: two parishes fight for a pig's bladder and carry it into the other side's goal."""

from tabletop_qt.core.game import Game, Option, Preset, SeatInfo
from tabletop_qt.core.rulebook import Basis
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.bladder.look import BladderLook
from tabletop_qt.games.bladder.rules import Bladder
from tabletop_qt.games.bladder.teaching import teaching
from tabletop_qt.games.bladder.telling import SEAT_NAMES

_OPTIONS = (
    Option(
        "tackling",
        True,
        MARK("rules", "Tackling"),
        MARK("rules", "Two men beside the carrier may take the bladder from him."),
        Basis.TEXT,
    ),
    Option(
        "pass_range",
        3,
        MARK("rules", "How far a pass goes"),
        MARK("rules", "The bladder is passed over this many squares at most."),
        Basis.TEXT,
        low=3,
        high=4,
    ),
    Option(
        "step_range",
        1,
        MARK("rules", "How far a man goes"),
        MARK("rules", "With 2 a man may go two squares in one straight line: Bladder Two's."),
        Basis.TEXT,
        low=1,
        high=2,
    ),
    Option(
        "hero",
        False,
        MARK("rules", "Hidden heroes"),
        MARK(
            "rules",
            "Each side marks one man in secret, who may move twice in a row once in the game.",
        ),
        Basis.TEXT,
    ),
    Option(
        "real_time",
        False,
        MARK("rules", "Real Time"),
        MARK("rules", "Both sides write an order in secret, and both are carried out together."),
        Basis.TEXT,
    ),
    Option(
        "step_across_diamond",
        True,
        MARK("rules", "Stepping across the diamond"),
        MARK("rules", "Without it the way across is shut while the bladder lies there."),
        Basis.RULING,
    ),
    Option(
        "transfer_scores",
        True,
        MARK("rules", "Taking the bladder in a goal scores"),
        MARK("rules", "A man who takes the bladder while he stands in a goal scores at once."),
        Basis.RULING,
    ),
    Option(
        "draw_rules",
        True,
        MARK("rules", "Draws"),
        MARK(
            "rules",
            "The third occurrence of a position, or 120 turns without an event, is a draw.",
        ),
        Basis.RULING,
    ),
    Option(
        "hero_after_tackle",
        True,
        MARK("rules", "A hero moves on after a tackle"),
        MARK("rules", "Without it a tackle with his first move ends the hero's turn."),
        Basis.RULING,
    ),
    Option(
        "hero_reminder",
        False,
        MARK("rules", "Heroes can be looked up"),
        MARK("rules", "Who asks is shown the own hero again, behind the curtain."),
        Basis.RULING,
    ),
    Option(
        "spill",
        True,
        MARK("rules", "The bladder spills"),
        MARK(
            "rules",
            "In Real Time it falls back to the diamond when its carrier goes and nobody may take "
            "it.",
        ),
        Basis.RULING,
    ),
)

GAME = Game(
    id="bladder",
    title="Bladder",
    about=MARK(
        "rules",
        "Mob football on a muddy common: gang up on your enemies, pick up the pig's bladder and "
        "carry it into their goal.",
    ),
    credit=MARK("rules", "Published by Purkess Brittain Games, United Kingdom, 2000."),
    seats=(SeatInfo(SEAT_NAMES[0], "badge-dark"), SeatInfo(SEAT_NAMES[1], "badge-light")),
    options=_OPTIONS,
    presets=(
        Preset(
            "standard",
            MARK("rules", "The common game"),
            MARK("rules", "Men go one square, passes three; two men tackle."),
            {},
        ),
        Preset(
            "no-tackling",
            MARK("rules", "Without tackling"),
            MARK("rules", "The bladder changes sides only when its carrier is lamed."),
            {"tackling": False},
        ),
        Preset(
            "pass-four",
            MARK("rules", "Long passes"),
            MARK("rules", "The bladder is passed over four squares."),
            {"pass_range": 4},
        ),
        Preset(
            "twos",
            MARK("rules", "Bladder Two's"),
            MARK("rules", "Men go one or two squares in a straight line: a faster game."),
            {"step_range": 2},
        ),
        Preset(
            "hero",
            MARK("rules", "Hidden Hero's Bladder"),
            MARK("rules", "Each side has a secret hero, who once moves twice."),
            {"hero": True},
        ),
        Preset(
            "real-time",
            MARK("rules", "Real Time Bladder"),
            MARK("rules", "Secret orders, carried out together; heads may clash."),
            {"real_time": True},
        ),
    ),
    make_rules=Bladder,
    look=BladderLook(),
    version=1,
    teaching=teaching,
    switches={
        "tackling": ("BL-TACKLE", "BL-NO-TACKLE", "BL-LAME-AND-TACKLE"),
        "pass_range": ("BL-PASS", "BL-PASS-FOUR"),
        "step_range": ("BL-STEP", "BL-TWOS"),
        "hero": ("BL-HERO",),
        "hero_after_tackle": ("BL-HERO",),
        "hero_reminder": ("BL-HERO",),
        "real_time": ("BL-REAL-TIME",),
        "spill": ("BL-REAL-TIME",),
        "step_across_diamond": ("BL-DIAMOND-STEP",),
        "transfer_scores": ("BL-GOAL-TRANSFER",),
        "draw_rules": ("BL-DRAW",),
    },
)

"""The switches of Uckers by the names the specification gives them, and their presets."""

from dataclasses import dataclass
from typing import Final, TypedDict

from tabletop_qt.core.game import Option, Preset, Values
from tabletop_qt.core.rulebook import Basis
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK


class Switches(TypedDict, total=False):
    """The switches by keyword; what is left out keeps its default."""

    players: int
    first: str
    doorstep: str
    dice: int
    lock_run: bool
    larger_first: bool
    unplayable_six: str
    challenge_window: str
    double_six_counts: int
    blob_takes_blob: bool
    snake_eyes: bool
    partner_assist: bool
    saved_sixes: bool
    cocky_dice: bool
    resign_is_upboard: bool


@dataclass(frozen=True, slots=True)
class Options:
    """One set of switches, with the defaults of the preset ``fleet``."""

    players: int = 2
    """UC-TEAMS: two players with two colours each, or four with one."""
    first: str = "throw"
    """UC-START: ``throw``, or the seat that begins."""
    doorstep: str = "second"
    """UC-EXIT: ``second`` or ``corner``."""
    dice: int = 2
    lock_run: bool = False
    """UC-LOCK, with one die only."""
    larger_first: bool = True
    """UC-LARGER-FIRST instead of UC-DICE-BOTH, with two dice only."""
    unplayable_six: str = "again"
    """UC-SIX-AGAIN: what a six does that cannot be used, ``ends`` or ``again``."""
    challenge_window: str = "first"
    """UC-CHALLENGE-WHEN: on ``any`` six, or on the ``first`` throw only."""
    double_six_counts: int = 2
    """UC-CHALLENGE-WHEN: how many sixes a double six is in a challenge."""
    blob_takes_blob: bool = True
    """UC-BLOB-TAKES-BLOB, with two dice only."""
    snake_eyes: bool = True
    """UC-SNAKE-EYES and UC-SNAKE-BACK, with two dice only."""
    partner_assist: bool = True
    """UC-ASSIST, with four players only."""
    saved_sixes: bool = False
    """UC-SAVE, with one die only."""
    cocky_dice: bool = False
    """UC-COCKY."""
    resign_is_upboard: bool = True
    """UC-UPBOARD; it changes no move."""


OPTIONS: Final = (
    Option(
        "players",
        "2",
        MARK("rules", "Players"),
        MARK("rules", "Two play two colours each, four play one colour each in two teams."),
        Basis.TEXT,
        choices=("2", "4"),
    ),
    Option(
        "first",
        "throw",
        MARK("rules", "Who begins"),
        MARK("rules", "The highest throw begins, or the seat that is named here."),
        Basis.TEXT,
        choices=("throw", "a", "b", "c", "d"),
    ),
    Option(
        "doorstep",
        "second",
        MARK("rules", "Doorstep"),
        MARK("rules", "A counter comes out on the second square, or on the corner before it."),
        Basis.TEXT,
        choices=("second", "corner"),
    ),
    Option(
        "dice",
        2,
        MARK("rules", "Dice"),
        MARK("rules", "The number of dice in a throw."),
        Basis.TEXT,
        low=1,
        high=2,
    ),
    Option(
        "lock_run",
        False,
        MARK("rules", "A run belongs to one counter"),
        MARK("rules", "With one die, all throws after a six are spent on the counter it moved."),
        Basis.TEXT,
    ),
    Option(
        "larger_first",
        True,
        MARK("rules", "Larger die first"),
        MARK("rules", "With two dice the larger one is used first, if it has any use."),
        Basis.AUTHOR,
    ),
    Option(
        "unplayable_six",
        "again",
        MARK("rules", "A six that cannot be used"),
        MARK("rules", "It gives another throw like any six, or it ends the turn."),
        Basis.AUTHOR,
        choices=("ends", "again"),
    ),
    Option(
        "challenge_window",
        "first",
        MARK("rules", "When to challenge"),
        MARK("rules", "On the first throw of a turn before any move, or on any six."),
        Basis.AUTHOR,
        choices=("any", "first"),
    ),
    Option(
        "double_six_counts",
        2,
        MARK("rules", "A double six in a challenge"),
        MARK("rules", "How many sixes it counts."),
        Basis.RULING,
        low=1,
        high=2,
    ),
    Option(
        "blob_takes_blob",
        True,
        MARK("rules", "Blob takes blob"),
        MARK("rules", "With two dice, a blob of two takes one of two with the right double."),
        Basis.AUTHOR,
    ),
    Option(
        "snake_eyes",
        True,
        MARK("rules", "Snake eyes"),
        MARK("rules", "With two dice, a double one as the very first throw brings all out."),
        Basis.AUTHOR,
    ),
    Option(
        "partner_assist",
        True,
        MARK("rules", "Helping the partner"),
        MARK("rules", "Of four players, one who is home and throws a six plays for the partner."),
        Basis.AUTHOR,
    ),
    Option(
        "saved_sixes",
        False,
        MARK("rules", "Saved sixes"),
        MARK("rules", "With one die, a six may be kept for a later turn."),
        Basis.TEXT,
    ),
    Option(
        "cocky_dice",
        False,
        MARK("rules", "Cocked dice"),
        MARK("rules", "A die may land cocked: all are thrown again, and three times end the turn."),
        Basis.AUTHOR,
    ),
    Option(
        "resign_is_upboard",
        True,
        MARK("rules", "Resigning is up-boarding"),
        MARK("rules", "Who resigns has lost as by an eight-piecer."),
        Basis.AUTHOR,
    ),
)

_MESS: Final[Values] = {
    "dice": 1,
    "lock_run": True,
    "larger_first": False,
    "unplayable_six": "ends",
    "challenge_window": "any",
    "double_six_counts": 2,
    "blob_takes_blob": False,
    "snake_eyes": False,
    "partner_assist": False,
    "saved_sixes": False,
    "cocky_dice": False,
    "resign_is_upboard": False,
}
_FLEET: Final[Values] = {
    "dice": 2,
    "lock_run": False,
    "larger_first": True,
    "unplayable_six": "again",
    "challenge_window": "first",
    "double_six_counts": 2,
    "blob_takes_blob": True,
    "snake_eyes": True,
    "partner_assist": True,
    "saved_sixes": False,
    "cocky_dice": False,
    "resign_is_upboard": True,
}
_NAVY: Final[Values] = {
    **_FLEET,
    "larger_first": False,
    "blob_takes_blob": False,
    "snake_eyes": False,
    "resign_is_upboard": False,
}

PRESETS: Final = (
    Preset(
        "mess",
        MARK("rules", "Mess deck"),
        MARK("rules", "One die: a run of sixes is spent on one counter."),
        _MESS,
    ),
    Preset(
        "fleet",
        MARK("rules", "Fleet"),
        MARK("rules", "Two dice, the larger first; blobs take blobs, and snake eyes."),
        _FLEET,
    ),
    Preset(
        "navy",
        MARK("rules", "Navy"),
        MARK("rules", "Two dice, both to be used in any order."),
        _NAVY,
    ),
)


def switches_of(values: Values) -> Switches:
    """Read the switches out of option values of any kind."""
    return Switches(
        players=int(values["players"]),
        first=str(values["first"]),
        doorstep=str(values["doorstep"]),
        dice=int(values["dice"]),
        lock_run=bool(values["lock_run"]),
        larger_first=bool(values["larger_first"]),
        unplayable_six=str(values["unplayable_six"]),
        challenge_window=str(values["challenge_window"]),
        double_six_counts=int(values["double_six_counts"]),
        blob_takes_blob=bool(values["blob_takes_blob"]),
        snake_eyes=bool(values["snake_eyes"]),
        partner_assist=bool(values["partner_assist"]),
        saved_sixes=bool(values["saved_sixes"]),
        cocky_dice=bool(values["cocky_dice"]),
        resign_is_upboard=bool(values["resign_is_upboard"]),
    )

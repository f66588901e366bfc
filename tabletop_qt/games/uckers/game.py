"""What Uckers exports."""

from tabletop_qt.core.game import Game, SeatInfo, Values
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.uckers.look import UckersLook
from tabletop_qt.games.uckers.options import OPTIONS, PRESETS
from tabletop_qt.games.uckers.rules import UPBOARDED, Uckers
from tabletop_qt.games.uckers.teaching import teaching
from tabletop_qt.games.uckers.telling import NAMES_OF_TWO, SEAT_NAMES

_TEAMS = ("ac", "bd")
_TWO = tuple(
    SeatInfo(name, f"badge-{team}", team) for name, team in zip(NAMES_OF_TWO, _TEAMS, strict=True)
)
_FOUR = tuple(
    SeatInfo(name, f"badge-{letter}", _TEAMS[seat % 2])
    for seat, (name, letter) in enumerate(zip(SEAT_NAMES, "abcd", strict=True))
)


def seats_of(values: Values) -> tuple[SeatInfo, ...]:
    """Give the players: two with two colours each, or four in two teams (UC-TEAMS)."""
    return _FOUR if int(values["players"]) == 4 else _TWO


GAME = Game(
    id="uckers",
    title="Uckers",
    about=MARK(
        "rules",
        "The Royal Navy's own race game: bring eight counters home, block the way with blobs, "
        "and throw sixes to break them.",
    ),
    credit=MARK("rules", "A traditional game of the Royal Navy."),
    seats=_TWO,
    options=OPTIONS,
    presets=PRESETS,
    make_rules=Uckers,
    look=UckersLook(),
    version=1,
    seats_of=seats_of,
    teaching=teaching,
    switches={
        "players": ("UC-TEAMS", "UC-ASSIST"),
        "first": ("UC-START",),
        "doorstep": ("UC-EXIT", "UC-MOVE"),
        "dice": ("UC-DICE-SPLIT", "UC-DICE-TOTAL"),
        "lock_run": ("UC-LOCK",),
        "larger_first": ("UC-LARGER-FIRST", "UC-DICE-BOTH"),
        "unplayable_six": ("UC-SIX-AGAIN",),
        "challenge_window": ("UC-CHALLENGE-WHEN",),
        "double_six_counts": ("UC-CHALLENGE-WHEN",),
        "blob_takes_blob": ("UC-BLOB-TAKES-BLOB",),
        "snake_eyes": ("UC-SNAKE-EYES", "UC-SNAKE-BACK"),
        "partner_assist": ("UC-ASSIST",),
        "saved_sixes": ("UC-SAVE",),
        "cocky_dice": ("UC-COCKY",),
        "resign_is_upboard": ("UC-UPBOARD",),
    },
    grades={
        "plain": MARK("rules", "A plain win"),
        "eight-piecer": MARK("rules", "An eight-piecer: no enemy counter is home"),
        "harbour": MARK("rules", "An eight-piecer in harbour: all enemy counters are in base"),
        UPBOARDED: MARK("rules", "Up-boarded: it counts as an eight-piecer"),
    },
)

"""What Blindside exports."""

from tabletop_qt.core.game import Game, Option, Preset, SeatInfo
from tabletop_qt.core.rulebook import Basis
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.games.blindside.boards import BOARDS, CUSTOM
from tabletop_qt.games.blindside.look import BlindsideLook
from tabletop_qt.games.blindside.options import Options
from tabletop_qt.games.blindside.rules import Blindside
from tabletop_qt.games.blindside.teaching import teaching
from tabletop_qt.games.blindside.telling import SEAT_NAMES
from tabletop_qt.games.blindside.workshop import BlindsideWorkshop

_TEXT, _RULING = Basis.TEXT, Basis.RULING


def _option(
    name: str,
    default: bool | int | str,
    title: str,
    text: str,
    basis: Basis,
    *,
    high: int = 0,
    choices: tuple[str, ...] = (),
) -> Option:
    return Option(name, default, title, text, basis, high=high, choices=choices)


_OPTIONS = (
    _option(
        "board",
        "box",
        MARK("rules", "Board"),
        MARK("rules", "One of the ready-made boards, or one of your own pieces."),
        _TEXT,
        choices=(*BOARDS, CUSTOM),
    ),
    _option(
        "setup",
        "fixed",
        MARK("rules", "Set-up"),
        MARK(
            "rules",
            "The recommended one, arrows loaded freely, or everything placed by the players.",
        ),
        _TEXT,
        choices=("fixed", "load", "draft", "free"),
    ),
    _option(
        "pie",
        "auto",
        MARK("rules", "Black may swap sides"),
        MARK("rules", "With auto Black may swap after every set-up but the recommended one."),
        _RULING,
        choices=("auto", "on", "off"),
    ),
    _option(
        "full_capture",
        False,
        MARK("rules", "Capture all arrows"),
        MARK("rules", "The game goes on until one side has captured every enemy arrow."),
        _TEXT,
    ),
    _option(
        "win_at",
        "auto",
        MARK("rules", "Arrows to capture"),
        MARK("rules", "A number, or auto for 17 of 23 and as much on other boards."),
        _RULING,
    ),
    _option(
        "rescue",
        False,
        MARK("rules", "Rescuing arrows"),
        MARK("rules", "A pawn that ends on an enemy start space takes one own arrow back."),
        _TEXT,
    ),
    _option(
        "actions",
        "board",
        MARK("rules", "Action spaces"),
        MARK("rules", "Those of the board, none, or hexes of your choice with commas between."),
        _TEXT,
    ),
    _option(
        "action_spaces",
        "auto",
        MARK("rules", "Action spaces in a draft"),
        MARK("rules", "A number, or auto for three for each board piece."),
        _TEXT,
    ),
    _option(
        "pawns",
        "auto",
        MARK("rules", "Pawns in a draft"),
        MARK("rules", "A number for each side, or auto for the army of the board."),
        _TEXT,
    ),
    _option(
        "placements",
        Options().placements,
        MARK("rules", "Pieces of a board of your own"),
        MARK("rules", "Each as piece,q,r,turns with semicolons between, such as A,0,0,0;D,3,6,3."),
        _TEXT,
    ),
    _option(
        "islands",
        False,
        MARK("rules", "Islands"),
        MARK("rules", "The pieces of a board of your own need not hang together."),
        _RULING,
    ),
    _option(
        "landing_fallback",
        "origin",
        MARK("rules", "Landing without a free action space"),
        MARK("rules", "The attacked pawn goes where the attacker came from, anywhere, or nowhere."),
        _RULING,
        choices=("origin", "any_empty", "illegal"),
    ),
    _option(
        "reuse_action",
        False,
        MARK("rules", "Action spaces can be used again"),
        MARK("rules", "Every entry of an action space changes the direction anew."),
        _RULING,
    ),
    _option(
        "allow_null_rotation",
        False,
        MARK("rules", "Turning may change nothing"),
        MARK("rules", "A turn in place may leave the pawn as it lies."),
        _RULING,
    ),
    _option(
        "no_move",
        "pass",
        MARK("rules", "Without a move"),
        MARK("rules", "A side without a move passes, or has lost."),
        _RULING,
        choices=("pass", "lose"),
    ),
    _option(
        "repetition",
        3,
        MARK("rules", "Repetition"),
        MARK("rules", "That occurrence of a position is a draw; 0 never draws."),
        _RULING,
        high=1000,
    ),
    _option(
        "no_progress",
        40,
        MARK("rules", "Rounds without a capture"),
        MARK("rules", "After that many rounds without a capture the game ends; 0 never ends it."),
        _RULING,
        high=1000,
    ),
    _option(
        "no_progress_result",
        "draw",
        MARK("rules", "How it ends without captures"),
        MARK("rules", "A draw, or whoever has captured more arrows wins."),
        _RULING,
        choices=("draw", "most"),
    ),
)

GAME = Game(
    id="blindside",
    title="Blindside",
    about=MARK(
        "rules",
        "The arrows in a pawn say where it can go and how far. Jump and land on enemies from "
        "their blind side, and strip them of their arrows.",
    ),
    credit=MARK("rules", "Designed by Keith A. Gardner, 2011."),
    seats=(SeatInfo(SEAT_NAMES[0], "badge-red"), SeatInfo(SEAT_NAMES[1], "badge-black")),
    options=_OPTIONS,
    presets=(
        Preset(
            "standard",
            MARK("rules", "Recommended set-up"),
            MARK("rules", "The box of four pieces, seven pawns and 23 arrows a side."),
            {},
        ),
        Preset(
            "skirmish",
            MARK("rules", "Skirmish"),
            MARK("rules", "One piece and three pawns a side: a short first game."),
            {"board": "skirmish"},
        ),
        Preset(
            "load",
            MARK("rules", "Free loading"),
            MARK("rules", "You spread your arrows over your pawns in secret."),
            {"setup": "load"},
        ),
        Preset(
            "draft",
            MARK("rules", "Drafted set-up"),
            MARK("rules", "You place action spaces, pawns and arrows in turn."),
            {"board": "duel", "setup": "draft"},
        ),
    ),
    make_rules=Blindside,
    look=BlindsideLook(),
    version=1,
    workshop=BlindsideWorkshop(),
    teaching=teaching,
    switches={
        "board": ("BS-BOARD",),
        "placements": ("BS-BOARD",),
        "islands": ("BS-BOARD",),
        "setup": ("BS-LOAD", "BS-DRAFT", "BS-NO-START"),
        "pie": ("BS-DRAFT",),
        "actions": ("BS-NO-ACTION",),
        "action_spaces": ("BS-COUNT",),
        "pawns": ("BS-COUNT",),
        "full_capture": ("BS-EXTENDED",),
        "win_at": ("BS-WIN",),
        "rescue": ("BS-RESCUE",),
        "landing_fallback": ("BS-LAND-NOWHERE",),
        "reuse_action": ("BS-REDIRECT",),
        "allow_null_rotation": ("BS-ROTATE-PLACE",),
        "no_move": ("BS-TURN",),
        "repetition": ("BS-REPEAT",),
        "no_progress": ("BS-NO-PROGRESS",),
        "no_progress_result": ("BS-NO-PROGRESS",),
    },
)

"""Hop: a game of a few stones on twenty-five places, made to be copied."""

from tabletop_qt.core.game import Game, Option, Preset, SeatInfo
from tabletop_qt.core.rulebook import Basis
from tests.model.hop.look import HopLook
from tests.model.hop.rules import Hop
from tests.model.hop.teaching import teaching

GAME = Game(
    id="hop",
    title="Hop",
    about="Bring a stone to the far row, hopping over what is in the way.",
    credit="Made for the tests.",
    seats=(SeatInfo("Red", "red"), SeatInfo("Blue", "blue")),
    options=(
        Option("jumps", True, "Jumps", "Stones may jump.", Basis.RULING),
        Option("limit", 30, "Limit", "Plies until a draw.", Basis.RULING, low=2, high=99),
    ),
    presets=(
        Preset("standard", "Standard", "As it is.", {}),
        Preset("quick", "Quick", "Over soon.", {"limit": 10}),
    ),
    make_rules=Hop,
    look=HopLook(),
    version=1,
    teaching=teaching,
)

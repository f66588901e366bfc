"""The options under which Uckers is taught."""

from typing import Final

from tabletop_qt.core.lesson import Settings
from tabletop_qt.games.uckers.options import PRESETS

_PRESETS: Final = {preset.name: preset.values for preset in PRESETS}

MESS: Final[Settings] = _PRESETS["mess"]
FLEET: Final[Settings] = _PRESETS["fleet"]
NAVY: Final[Settings] = _PRESETS["navy"]

FOUR: Final[Settings] = {**FLEET, "players": "4"}
"""Four players with a colour each, who help their partners."""
SAVING: Final[Settings] = {**MESS, "saved_sixes": True}
COCKY: Final[Settings] = {**FLEET, "cocky_dice": True}
CORNER: Final[Settings] = {**MESS, "doorstep": "corner"}

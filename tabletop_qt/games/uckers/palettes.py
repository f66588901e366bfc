"""The colours of the four seats, as navies pair them, and one set for every kind of colour vision.

No seat is told by its colour alone: each has a letter and a rim of its own, whatever the palette.

>>> [PALETTES["navy"][letter].word for letter in LETTERS]
['green', 'blue', 'red', 'yellow']
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK

Letter: TypeAlias = Literal["A", "B", "C", "D"]
"""A seat, as the board shows it."""
PaletteName: TypeAlias = Literal["navy", "other", "clear"]

LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D")
"""The seats clockwise from the top left."""

SQUARE: Final = "#e3ca9b"
"""The wood of the squares, on which all counters stand."""
SHELL: Final = "#17130d"
"""The outermost line of every counter: more than 3 : 1 on the squares."""
CREAM: Final = "#fbf3df"
"""The disc on which letters and numbers stand."""
BRASS: Final = "#c9a24e"
DARK_BRASS: Final = "#6d5120"


@dataclass(frozen=True, slots=True)
class Coat:
    """The paint of one seat."""

    word: str
    """What people call the colour."""
    paint: str
    deep: str
    """The shadow of the paint, which shows on the squares and on the disc: letters and edges."""
    trim: str
    """What the rim pattern is drawn with on the paint."""


_GREEN = Coat(MARK("rules", "green"), "#1f7a3f", "#0f4a25", "#f3ecd0")
_BLUE = Coat(MARK("rules", "blue"), "#1c5a9e", "#0f3663", "#eaf1f2")
_RED = Coat(MARK("rules", "red"), "#b0261e", "#6e1410", "#fae3cd")
_YELLOW = Coat(MARK("rules", "yellow"), "#e8b21c", "#694a05", "#6a3c00")
_SKY = Coat(MARK("rules", "light blue"), "#5a9bd8", "#174a77", "#0c2a4a")
_NIGHT = Coat(MARK("rules", "dark blue"), "#0f2a5c", "#0a1c40", "#dfe8f3")
_ORANGE = Coat(MARK("rules", "dark orange"), "#ac4910", "#662907", "#fbe6cf")
_SUN = Coat(MARK("rules", "bright yellow"), "#f6cb38", "#694a05", "#6a3c00")

Palette: TypeAlias = Mapping[Letter, Coat]

PALETTES: Final[Mapping[PaletteName, Palette]] = {
    "navy": {"A": _GREEN, "B": _BLUE, "C": _RED, "D": _YELLOW},
    "other": {"A": _RED, "B": _GREEN, "C": _YELLOW, "D": _BLUE},
    "clear": {"A": _SKY, "B": _NIGHT, "C": _ORANGE, "D": _SUN},
}
"""The palettes: the printed pairs, those of other navies, and one for colour-blind players."""

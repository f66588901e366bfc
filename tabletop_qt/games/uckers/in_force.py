"""The rules a game is played by, said in one line."""

from collections.abc import Iterator
from typing import Final

from tabletop_qt.core.game import Preset, Value
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase
from tabletop_qt.games.uckers.options import OPTIONS, PRESETS, Options

_TWO: Final = MARK("rules", "{preset}, two players")
_FOUR: Final = MARK("rules", "{preset}, four players")
_MORE: Final = MARK("rules", "{line}; {switch}: {value}")
_WORDS: Final[dict[Value, str]] = {
    True: MARK("rules", "yes"),
    False: MARK("rules", "no"),
    "ends": MARK("rules", "it ends the turn"),
    "again": MARK("rules", "it throws again"),
    "any": MARK("rules", "on any six"),
    "first": MARK("rules", "on the first throw"),
    "corner": MARK("rules", "on the corner"),
    "second": MARK("rules", "on the second square"),
}
_TITLES: Final = {option.name: option.title for option in OPTIONS}


def rules_line(options: Options) -> Phrase:
    """Name the preset and the players, and each switch that the preset has otherwise."""
    preset = min(PRESETS, key=lambda preset: len(list(_others(options, preset))))
    named = Phrase(_TWO if options.players == 2 else _FOUR, {"preset": Phrase(preset.title)})
    for name in _others(options, preset):
        named = _with(named, name, getattr(options, name))
    return named


def _others(options: Options, preset: Preset) -> Iterator[str]:
    """List the switches that have another value than in a preset."""
    wanted: dict[str, Value] = {"doorstep": "second", **preset.values}
    for name, value in wanted.items():
        if getattr(options, name) != value:
            yield name


def _with(line: Phrase, name: str, value: Value) -> Phrase:
    word: int | Phrase = value if type(value) is int else Phrase(_WORDS[value])
    return Phrase(_MORE, {"line": line, "switch": Phrase(_TITLES[name]), "value": word})

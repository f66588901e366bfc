"""The back of the board: how graded games ended, with names and dates, for ever."""

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from tabletop_qt.play import saves
from tabletop_qt.play.saves import SaveError


@dataclass(frozen=True, slots=True)
class Honour:
    """One line on the back of the board; everything is text as it was then."""

    key: str
    """What tells the game from every other: the hash of its dice."""
    date: str
    """The day, as ``2026-11-30``."""
    game: str
    grade: str
    """In the game's own word."""
    winners: str
    losers: str
    rules: str
    """The rules in force in one line."""


class Honours:
    """The lines kept in a file; what else stands in that file is passed over."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def lines(self) -> list[Honour]:
        """List the lines, the latest first."""
        return list(reversed(self._read()))

    def write(self, honour: Honour) -> None:
        """Write a line; another end of the same game gives way. Raises SaveError if it fails."""
        known = [line for line in self._read() if line.key != honour.key]
        shown = [asdict(line) for line in (*known, honour)]
        saves.store(self._path, json.dumps(shown, indent=2) + "\n")

    def _read(self) -> list[Honour]:
        try:
            found = json.loads(saves.load(self._path))
        except (SaveError, ValueError, RecursionError):
            return []
        names = {field.name for field in fields(Honour)}
        return [
            Honour(**entry)
            for entry in (found if isinstance(found, list) else ())
            if isinstance(entry, dict)
            and set(entry) == names
            and all(isinstance(value, str) for value in entry.values())
        ]

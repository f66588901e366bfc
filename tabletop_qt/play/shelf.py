"""Boards and set-ups that people made and named, to be played again."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from tabletop_qt.play import saves
from tabletop_qt.play.saves import SaveError


@dataclass(frozen=True, slots=True)
class Setup:
    """A game to begin: its options, and a position where it does not begin as usual."""

    name: str
    game: str
    values: Mapping[str, bool | int | str]
    start: str = ""


class Shelf:
    """The set-ups kept in a file; what else stands in that file is passed over."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def setups(self, game: str) -> list[Setup]:
        """List the set-ups of a game, in the order of their names."""
        found = [setup for setup in self._read() if setup.game == game]
        return sorted(found, key=lambda setup: setup.name.casefold())

    def keep(self, setup: Setup) -> None:
        """Keep a set-up; one of the same name gives way. Raises SaveError where that fails."""
        self._write([*self._others(setup), setup])

    def remove(self, setup: Setup) -> None:
        """Forget a set-up. Raises SaveError where that fails."""
        self._write(self._others(setup))

    def _others(self, setup: Setup) -> list[Setup]:
        known = (setup.game, setup.name)
        return [other for other in self._read() if (other.game, other.name) != known]

    def _write(self, setups: list[Setup]) -> None:
        shown = [asdict(setup) for setup in setups]
        saves.store(self._path, json.dumps(shown, indent=2) + "\n")

    def _read(self) -> list[Setup]:
        try:
            found = json.loads(saves.load(self._path))
        except (SaveError, ValueError, RecursionError):
            return []
        made = map(_setup, found if isinstance(found, list) else ())
        return [setup for setup in made if setup is not None]


def _setup(entry: object) -> Setup | None:
    match entry:
        case {"name": str(name), "game": str(game), "values": dict(values), "start": str(start)}:
            if all(isinstance(value, bool | int | str) for value in values.values()):
                return Setup(name, game, values, start)
    return None

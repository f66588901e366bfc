"""The games: each folder here that exports GAME is one. Nothing is registered anywhere."""

from importlib import import_module
from pkgutil import iter_modules

from tabletop_qt.core.game import Game


def find_games(package: str = __name__) -> dict[str, Game]:
    """Find the games of a package by looking: their ids in alphabetical order."""
    path = import_module(package).__path__
    names = sorted(module.name for module in iter_modules(path) if module.ispkg)
    folders = (import_module(f"{package}.{name}") for name in names)
    games = (folder.GAME for folder in folders if hasattr(folder, "GAME"))
    return {game.id: game for game in games}


def find_game(name: str, package: str = __name__) -> Game:
    """Find one game by its id; raise KeyError if there is none."""
    return find_games(package)[name]

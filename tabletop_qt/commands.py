"""The command line."""

import argparse
import sys

from tabletop_qt import __version__
from tabletop_qt.games import find_games


def run(arguments: list[str] | None = None) -> int:
    """Do what the command line asks for and give the exit code."""
    games = find_games()
    parser = argparse.ArgumentParser(
        prog="tabletop-qt", description="Four real board games, played and learned on one table."
    )
    parser.add_argument("--version", action="version", version=f"Tabletop Qt {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    engine = commands.add_parser("engine", help="speak the engine protocol instead of opening")
    engine.add_argument("game", choices=games, metavar="GAME", help=", ".join(games))
    chosen = parser.parse_args(arguments)
    if chosen.command == "engine":
        from tabletop_qt.engine.protocol import converse

        converse(games[chosen.game], sys.stdin, _say)
        return 0
    from tabletop_qt.ui.app import open_window

    return open_window(games)


def _say(line: str) -> None:
    """Write a line and send it off at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()

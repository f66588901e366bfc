"""The command line."""

import argparse
import sys
from pathlib import Path
from typing import NoReturn

from tabletop_qt import __version__
from tabletop_qt.games import find_games


class _Parser(argparse.ArgumentParser):
    """Answers a command line that it does not understand in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"tabletop-qt: {message} (see tabletop-qt --help)\n")


def run(arguments: list[str] | None = None) -> int:
    """Do what the command line asks for and give the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["engine"]:
        return _engine(given[1:])
    parser = _Parser(
        prog="tabletop-qt",
        description="Four real board games, played and learned on one table.",
        epilog="tabletop-qt engine GAME speaks the engine protocol instead of opening a window.",
    )
    parser.add_argument("--version", action="version", version=f"Tabletop Qt {__version__}")
    parser.add_argument("--self-test", action="store_true", help="try every part, then leave")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game to open")
    asked = parser.parse_args(given)
    file: Path | None = asked.file
    if asked.self_test:
        if file is not None:
            parser.error("--self-test takes no file")
        from tabletop_qt.ui import selftest

        return selftest.run(find_games(), _say)
    if file is not None and not file.is_file():
        parser.error(f"there is no file {str(file)!r}")
    from tabletop_qt.ui.app import open_window

    return open_window(find_games(), file)


def _engine(given: list[str]) -> int:
    games = find_games()
    parser = _Parser(prog="tabletop-qt engine", description="Speaks the engine protocol.")
    parser.add_argument("game", choices=games, metavar="GAME", help=", ".join(games))
    game: str = parser.parse_args(given).game
    from tabletop_qt.engine.protocol import converse

    converse(games[game], sys.stdin, _say)
    return 0


def _say(line: str) -> None:
    """Write a line and send it off at once; a program of windows may have nowhere to write to."""
    if sys.stdout is not None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

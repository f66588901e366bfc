"""One question to a spawned process, to see that such processes work where this is installed."""

import multiprocessing
import sys
from multiprocessing.connection import Connection

from tabletop_qt.engine.protocol import Protocol
from tabletop_qt.games import find_game

PATIENCE = 60.0
"""Seconds after which a process that has not answered is ended."""


class ErrandError(RuntimeError):
    """The other process did not answer, or not as it should; the message is one sentence."""


def send(game: str, commands: tuple[str, ...]) -> list[str]:
    """Have a spawned process answer commands of the engine protocol; give the lines it wrote.

    Raises ErrandError where no answer comes, or where that process had loaded Qt.
    """
    spawned = multiprocessing.get_context("spawn")
    here, there = spawned.Pipe()
    process = spawned.Process(target=_answer, args=(there, game, commands), daemon=True)
    process.start()
    there.close()
    try:
        if not here.poll(PATIENCE):
            raise ErrandError(f"The process did not answer in {PATIENCE:.0f} seconds.")
        lines, loaded = here.recv()
    except EOFError as problem:
        raise ErrandError("The process ended without an answer.") from problem
    finally:
        here.close()
        process.join(1)
        process.kill()
        process.join()
    if loaded:
        raise ErrandError(f"The process has loaded {', '.join(loaded)}.")
    assert isinstance(lines, list)
    return lines


def _answer(connection: Connection, game: str, commands: tuple[str, ...]) -> None:
    """Answer in the spawned process; also tell what of Qt was loaded into it."""
    protocol = Protocol(find_game(game))
    lines = [line for command in commands for line in protocol.lines(command)]
    roots = {name.partition(".")[0] for name in sys.modules}
    connection.send((lines, sorted(roots & {"PySide6", "qasync", "shiboken6"})))

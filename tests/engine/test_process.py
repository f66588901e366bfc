"""The engine as a program of its own, driven through its standard input and output."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "tabletop_qt", "engine", "bulltricker"]
PATIENCE = 60.0
"""Seconds after which a program that says nothing is ended, so that a test fails at last."""

LISTED = """
import sys
from tabletop_qt.__main__ import main
code = main(["engine", "bulltricker"])
kinds = {name.partition(".")[0] for name in sys.modules}
print("of Qt:", *sorted(kinds & {"PySide6", "shiboken6", "qasync"}))
raise SystemExit(code)
"""


def run(command: list[str], said: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        input=said,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=PATIENCE,
        check=False,
    )


@contextmanager
def engine() -> Iterator[subprocess.Popen[str]]:
    """Run the engine as long as it is talked to."""
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        guard = Timer(PATIENCE, process.kill)
        guard.start()
        try:
            yield process
        finally:
            guard.cancel()
            guard.join()
            if process.poll() is None:
                process.kill()


def test_the_program_answers_each_command_at_once() -> None:
    with engine() as process:
        assert process.stdin is not None
        assert process.stdout is not None

        def ask(command: str, last: str) -> list[str]:
            """Say one command and read up to the line that ends the answer."""
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(f"{command}\n")
            process.stdin.flush()
            lines: list[str] = []
            while not lines or not lines[-1].startswith(last):
                line = process.stdout.readline()
                assert line, f"the engine ended instead of answering {command}"
                lines.append(line.removesuffix("\n"))
            return lines

        assert ask("ugi", "ugiok")[0].startswith("id name Tabletop Qt")
        assert ask("isready", "readyok") == ["readyok"]
        ask("position startpos moves fv4-h63 bv4-h33 gv4-h84\nquery turn", "response p2")
        assert ask("go movetime 50", "bestmove")[-1] == "bestmove av4-gv4"
        assert ask("position fen nonsense", "info string error: ")
        assert ask("query fen", "response ")[0].endswith(" b 1")
        assert ask("go perft 1", "Nodes searched: ")[-2] == ""
        process.stdin.write("quit\n")
        process.stdin.flush()
        assert process.stdout.read() == ""
        assert process.wait(PATIENCE) == 0


def test_the_program_ends_when_its_input_does() -> None:
    ended = run(COMMAND, "isready\ngo perft 2")
    assert ended.returncode == 0
    assert ended.stderr == ""
    lines = ended.stdout.splitlines()
    assert lines[0] == "readyok"
    assert lines[-1] == "Nodes searched: 2500"


def test_the_engine_loads_no_qt() -> None:
    ended = run(
        [sys.executable, "-c", LISTED],
        "ugi\nposition startpos moves h74-h54\nquery why h24-h14\ngo movetime 5\nquit\n",
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[-1] == "of Qt:"


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    ended = run([*COMMAND[:-1], "chess"], "")
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert "bulltricker" in ended.stderr

"""What compiling the engine of BullTricker with mypyc would gain; nothing is kept of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
MODULES = ("lines", "position")
FILES = [f"tabletop_qt/games/bulltricker/{name}.py" for name in MODULES]

# mypyc wants setuptools to be there before itself.
BUILD = f"""
import setuptools
from mypyc.build import mypycify
setuptools.setup(
    name="compiled", packages=[], ext_modules=mypycify({FILES!r}),
    script_args=["--quiet", "build_ext", "--inplace"],
)
"""
MEASURE = """
import sys
from random import Random
from tabletop_qt.core.position import perft
from tabletop_qt.games import find_game
from tabletop_qt.games.bulltricker import position
from tests.bench.playouts import player, rate
assert position.__file__.endswith(sys.argv[1]), position.__file__
rules = find_game("bulltricker").rules()
assert perft(rules.position(rules.start()), 3) == 133_547
play, turn, seconds = player(find_game("bulltricker")), int(sys.argv[2]), float(sys.argv[3])
rate(play, Random(-1), seconds)  # Fill the tables first.
print(rate(play, Random(turn), seconds))
"""


def report(rounds: int, seconds: float) -> None:
    """Compile a copy, measure it beside the sources, and print both."""
    with TemporaryDirectory() as folder:
        copy, tools = Path(folder, "copy"), Path(folder, "tools")
        leave_out = shutil.ignore_patterns("ui", "__pycache__")
        shutil.copytree(ROOT / "tabletop_qt", copy / "tabletop_qt", ignore=leave_out)
        print("\nmypyc compiles lines.py and position.py of BullTricker", flush=True)
        built = subprocess.run(
            [_builder(tools), "-c", BUILD],
            cwd=copy,
            env=_environment(sysconfig.get_paths()["purelib"]),
            capture_output=True,
            text=True,
            check=False,
        )
        for line in (built.stdout + built.stderr).splitlines():
            if line.startswith(tuple(FILES)):
                print(f"  {line}")
        if built.returncode:
            print(built.stderr, "  it does not compile", sep="\n")
            return
        plain, fast = [], []
        for turn in range(rounds):
            plain.append(_measure(ROOT, ".py", turn, seconds))
            fast.append(_measure(copy, sysconfig.get_config_var("EXT_SUFFIX"), turn, seconds))
    before, after = median(plain), median(fast)
    print(
        f"  plain {before:,.0f}, compiled {after:,.0f} plies a second: {after / before:.2f} times"
    )


def _builder(folder: Path) -> str:
    """Give a Python that has setuptools, in an environment of its own."""
    venv.create(folder, with_pip=True)
    python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
    asked = subprocess.run([python, "-c", "import setuptools"], capture_output=True, check=False)
    if asked.returncode:
        subprocess.run([python, "-m", "pip", "install", "--quiet", "setuptools"], check=True)
    return python


def _environment(*paths: str | Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}


def _measure(folder: Path, suffix: str, turn: int, seconds: float) -> float:
    """Measure the package in a folder, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, suffix, str(turn), str(seconds)],
        cwd=folder,
        env=_environment(folder, ROOT),
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)

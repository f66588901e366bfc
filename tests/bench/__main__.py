"""All benchmarks: ``python -m tests.bench``. The exit code tells whether the bounds are kept."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec

from tests.bench import compiled, playouts, widest


def main() -> int:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="rounds (%(default)s)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, metavar="S", help="seconds a round (%(default)s)"
    )
    parser.add_argument("--mypyc", action="store_true", help="also measure the engine compiled")
    chosen = parser.parse_args()
    kept = playouts.report(chosen.rounds, chosen.seconds)
    kept = widest.report() and kept
    if chosen.mypyc:
        compiled.report(chosen.rounds, chosen.seconds)
    _latency()
    return 0 if kept else 1


def _latency() -> None:
    """Measure how soon a dragged piece follows, where there is a Qt to draw with."""
    if find_spec("PySide6") is None:
        print("\nDrag latency: not measured, there is no Qt")
    elif find_spec("tests.bench.latency") is None:
        print("\nDrag latency: not measured, there is no tests/bench/latency.py")
    else:
        print()
        import_module("tests.bench.latency").report()


if __name__ == "__main__":
    raise SystemExit(main())

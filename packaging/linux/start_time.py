"""Measure how long starts take until something is painted, on an X display of one's own.

``xvfb-run -a python packaging/linux/start_time.py ROUNDS "COMMAND" "COMMAND"``: the commands take
turns, each start with new folders for the user's data, and the best and middle times are told.
"""

import ctypes
import os
import shlex
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from ctypes.util import find_library

SPOT = 600, 300
"""A place of the screen where the window will be."""
PATIENCE = 30.0


class Screen:
    """One pixel of the screen."""

    def __init__(self) -> None:
        self._x = ctypes.CDLL(find_library("X11"))
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self._x, name).restype = ctypes.c_void_p
        for name in ("XDefaultRootWindow", "XGetPixel"):
            getattr(self._x, name).restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(None))
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def pixel(self) -> int:
        """Give the colour of the spot."""
        size, planes, by_pixel = (1, 1), ctypes.c_ulong(0xFFFFFFFF), 2
        image = self._x.XGetImage(self._display, self._root, *SPOT, *size, planes, by_pixel)
        colour = int(self._x.XGetPixel(ctypes.c_void_p(image), 0, 0))
        self._x.XDestroyImage(ctypes.c_void_p(image))
        return colour & 0xFFFFFF


def start(screen: Screen, command: str) -> float:
    """Start a program, wait until it has painted, and end it; give the seconds."""
    dark = screen.pixel()
    with tempfile.TemporaryDirectory() as folder:
        own = {f"XDG_{name}_HOME": f"{folder}/{name}" for name in ("DATA", "CONFIG", "CACHE")}
        began = time.perf_counter()
        with subprocess.Popen(
            shlex.split(command), env={**os.environ, **own}, stderr=subprocess.DEVNULL
        ) as program:
            while screen.pixel() == dark:
                assert program.poll() is None, f"{command} has ended"
                assert time.perf_counter() < began + PATIENCE, f"{command} paints nothing"
                time.sleep(0.002)
            taken = time.perf_counter() - began
            program.send_signal(signal.SIGTERM)
        while screen.pixel() != dark:
            time.sleep(0.01)
    return taken


def main() -> None:
    """Measure the commands in turn."""
    rounds, commands = int(sys.argv[1]), sys.argv[2:]
    screen = Screen()
    taken: dict[str, list[float]] = {command: [] for command in commands}
    for _ in range(rounds):
        for command in commands:
            taken[command].append(start(screen, command))
    first = statistics.median(taken[commands[0]])
    for command, times in taken.items():
        middle = statistics.median(times)
        print(f"{min(times):.3f} s best, {middle:.3f} s middle, {middle / first:.2f}: {command}")


if __name__ == "__main__":
    main()

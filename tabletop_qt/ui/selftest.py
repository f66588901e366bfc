"""The program tries itself, as it is installed: every part once, a line for each, no window shown.

What is added to the program and comes with files, libraries or processes of its own gets a check
here. Whatever a check writes is put into a folder in the user's cache, which is removed again.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

from PySide6.QtCore import QLibrary, QLibraryInfo, QStandardPaths
from PySide6.QtGui import QFontDatabase, QImage, QImageReader, QPixmap
from PySide6.QtWidgets import QApplication

from tabletop_qt import __version__
from tabletop_qt.core.game import Game
from tabletop_qt.core.lesson import Show, Teaching
from tabletop_qt.core.position import perft
from tabletop_qt.engine import errand
from tabletop_qt.play import saves
from tabletop_qt.play.controller import RulesController
from tabletop_qt.play.dice import Dice
from tabletop_qt.ui import licences
from tabletop_qt.ui.app import make_application
from tabletop_qt.ui.board.portrait import portrait
from tabletop_qt.ui.files import ENDING
from tabletop_qt.ui.resources import resource
from tabletop_qt.ui.window import MainWindow

PLIES = 20
"""How many plies of each game are played."""
SIDE = 320
"""The side of the pictures drawn, in pixels."""
SEED = "00" * 16
"""The seed of the dice, so that every run plays the same games."""
PLUGINS = {
    "linux": (
        "platforms/libqxcb",
        "platforms/libqwayland",
        "platforminputcontexts/libcomposeplatforminputcontextplugin",
        "wayland-shell-integration/libxdg-shell",
    ),
    "win32": ("platforms/qwindows",),
    "darwin": ("platforms/libqcocoa",),
}
"""What Qt shows windows and takes keys with on each system."""

Check = Callable[[], str]
"""Tries one part of the program; gives what it found, or raises any exception."""


class CheckError(Exception):
    """Something is not as it should be; the message is one sentence."""


def run(games: Mapping[str, Game], say: Callable[[str], None]) -> int:
    """Run every check and tell of each in one line; give the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application()
    cache = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
    cache.mkdir(parents=True, exist_ok=True)
    say(f"Tabletop Qt {__version__}, Python {sys.version.split()[0]}, {sys.platform}")
    failed = 0
    with tempfile.TemporaryDirectory(prefix="self-test-", dir=cache) as folder:
        for title, check in checks(games, app, Path(folder)):
            began = perf_counter()
            try:
                found = check()
            except Exception as problem:  # noqa: BLE001 - whatever it is, it is told
                failed += 1
                say(f"FAILED  {title}: {type(problem).__name__}: {problem}")
            else:
                say(f"ok      {title}: {found} ({perf_counter() - began:.2f} s)")
    say(f"{failed} failed" if failed else "all well")
    return 1 if failed else 0


def checks(
    games: Mapping[str, Game], app: QApplication, folder: Path
) -> Iterator[tuple[str, Check]]:
    """Give every check with its title."""
    yield "games", partial(_find, games)
    for game in games.values():
        yield f"{game.title} on the board", partial(_play, game, folder)
        yield f"{game.title} in another process", partial(_ask, game)
        if game.teaching:
            yield f"{game.title} in lessons", partial(_learn, game, game.teaching)
    yield "type", partial(_letters, app)
    yield "pictures", _pictures
    yield "window", partial(_window, games)
    yield "display", _display
    yield "licences", _licences


def _find(games: Mapping[str, Game]) -> str:
    if not games:
        raise CheckError("No game was found.")
    return ", ".join(games)


def _play(game: Game, folder: Path) -> str:
    """Play a game by steps as gestures take them, save it, load it, and draw its board."""
    controller = RulesController(game)
    controller.dice = Dice(SEED)
    rng = Random(SEED)
    while len(controller.line_so_far()) < PLIES:
        _go_on(controller, rng)
    path = folder / f"{game.id}{ENDING}"
    saves.store(path, saves.write(controller.saved()))
    opened = RulesController(game)
    trouble = opened.restore(saves.read(saves.load(path)), game)
    if trouble:
        raise CheckError(trouble)
    position = controller.rules.encode(controller.state)
    if opened.rules.encode(opened.state) != position or opened.written() != controller.written():
        raise CheckError("What was loaded is not what was saved.")
    picture = folder / f"{game.id}.png"
    drawn = portrait(game, controller.values, position, SIDE, 1.0)
    if not drawn.save(str(picture)):
        raise CheckError("The picture of the board cannot be written.")
    colours = _colours(QImage(str(picture)))
    if colours < 16:
        raise CheckError(f"The picture of the board has {colours} colours.")
    return f"{PLIES} plies played, saved, loaded and drawn"


def _go_on(controller: RulesController, rng: Random) -> None:
    """Do one thing that the controller offers, drawn at random."""
    if controller.over:
        raise CheckError("The game ended too early.")
    if controller.to_roll:
        controller.roll()
        return
    if controller.awaited is not None:
        controller.open_curtain()
    steps = sorted(controller.prompt.steps, key=repr)
    if controller.prompt.enough and (not steps or rng.random() < 0.5):
        controller.done()
    else:
        controller.take((rng.choice(steps),))


def _ask(game: Game) -> str:
    """Have a spawned process count the moves at the start, and count them here too."""
    *_, last = errand.send(game.id, ("position startpos", "go perft 1"))
    rules = game.rules()
    expected = f"Nodes searched: {perft(rules.position(rules.start()), 1)}"
    if last != expected:
        raise CheckError(f"The process answered {last!r} instead of {expected!r}.")
    return last.lower()


def _learn(game: Game, teaching: Callable[[], Teaching]) -> str:
    """Play what every lesson shows, and what solves every task."""
    taught = teaching()
    for lesson in taught.lessons:
        for page in lesson.pages:
            rules = game.rules({**lesson.values, **page.values})
            state = rules.decode(page.position)
            for text in page.plays if isinstance(page, Show) else page.solution:
                state = rules.play(state, rules.read(state, text)).after
    return f"{len(taught.lessons)} lessons and {len(taught.diagrams)} examples of rules"


def _letters(app: QApplication) -> str:
    family = app.font().family()
    if missing := {"Regular", "SemiBold"} - set(QFontDatabase.styles(family)):
        raise CheckError(f"The type {family!r} is not there as {' and '.join(sorted(missing))}.")
    return family


def _pictures() -> str:
    """Draw the program's icon, which comes as SVG, and see that the formats needed are known."""
    formats = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
    if missing := {"png", "svg"} - formats:
        raise CheckError(f"Qt reads no {' and no '.join(sorted(missing))}.")
    if _colours(QPixmap(str(resource("icons/tabletop-qt.svg"))).toImage()) < 16:
        raise CheckError("The icon cannot be drawn.")
    return "the icon is drawn"


def _window(games: Mapping[str, Game]) -> str:
    """Make the window and paint its first page; as it is never closed, it writes nothing."""
    window = MainWindow(games)
    colours = _colours(window.grab().toImage())
    window.deleteLater()
    if colours < 16:
        raise CheckError(f"The first page has {colours} colours.")
    return "the first page is painted"


def _display() -> str:
    """Load what Qt shows windows with, and so every library of the system that it needs."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    names = PLUGINS.get(sys.platform, ())
    for name in names:
        found = sorted(folder.glob(f"{name}.*"))
        if not found:
            raise CheckError(f"The plugin {name!r} is not in {folder}.")
        library = QLibrary(str(found[0]))
        if not library.load():
            raise CheckError(library.errorString())
    return f"{len(names)} plugins of Qt are loaded"


def _licences() -> str:
    """Read the licence of every part."""
    parts = licences.parts()
    for part in parts:
        for name in part.texts:
            if len(licences.text(name)) < 100:
                raise CheckError(f"The licence {name} of {part.name} is empty.")
    return f"{len(parts)} parts"


def _colours(image: QImage) -> int:
    """Count the colours of a picture, looking at every third pixel each way."""
    points = range(0, image.height(), 3), range(0, image.width(), 3)
    return len({image.pixel(x, y) for y in points[0] for x in points[1]})

"""Opening, saving, and the game that is never lost."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from tabletop_qt.core.game import Game
from tabletop_qt.core.rules import NotationError
from tabletop_qt.play import saves
from tabletop_qt.play.answers import Answer, Committed, Jumped, Remarked
from tabletop_qt.play.controller import RulesController
from tabletop_qt.play.saves import Saved, SaveError
from tabletop_qt.play.shelf import Setup, Shelf

ENDING = ".tabletop"
REMEMBERED = 8
"""How many files are remembered as opened recently."""


def extras() -> Iterator[str]:
    """Give what tells apart the names of files of the same second: nothing, then numbers."""
    yield ""
    yield from (f" ({number})" for number in count(2))


class Files(QObject):
    """The file of the game being played, and the copy kept of it after every ply."""

    changed = Signal()
    """Another file, or other recent files."""
    told = Signal(str)
    """One sentence for the player: something could not be opened or saved."""

    def __init__(
        self, controller: RulesController, games: Mapping[str, Game], window: QWidget
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._games = games
        self._window = window
        self._settings = QSettings()
        self.path: Path | None = None
        """The file the game was opened from or saved to."""
        self.kept = True
        """Whether that file holds the game as it is now."""
        folder = QStandardPaths.StandardLocation.AppLocalDataLocation
        self.own = Path(QStandardPaths.writableLocation(folder)) / f"autosave{ENDING}"
        """The copy kept of the game being played."""
        self.left = self.own.with_name("left")
        """Where games go that gave way to another one."""
        self.shelf = Shelf(self.own.with_name("setups.json"))
        """The boards and set-ups that were made and named."""
        self._own_of: object = None
        """The rules of the game whose copy is kept: each game has its own."""
        self._playing: object = controller.rules
        self._spare = False
        """Whether the game of the copy is in a file of its own, as it is."""
        self._resuming = False
        self._whole = True
        self._troubled = False
        controller.watch(self._answered)

    # The copy kept after every ply

    def _answered(self, answer: Answer) -> None:
        """Keep a copy once something has happened: a start that does nothing leaves the last."""
        if isinstance(answer, Committed | Jumped | Remarked):
            if self._playing is not self._controller.rules:
                self._playing = self._controller.rules
                self._spare = self.path is not None and self.kept
            self.kept = False
            self._keep()
            self.changed.emit()

    def _keep(self) -> None:
        record = self._controller.record
        if not (record.nodes or record.events or record.comments):
            return
        if self._own_of is not self._controller.rules:
            # The copy is of another game, which is not to be lost to this one.
            if not (self._resuming or self._spare):
                self._put_away()
            self._own_of = self._controller.rules
        try:
            saves.store(self.own, saves.write(self._controller.saved()))
            self._troubled = False
        except SaveError as problem:
            # Told once, not after every ply.
            if not self._troubled:
                self.told.emit(str(problem))
            self._troubled = True

    def _put_away(self) -> None:
        """Keep the game of the copy among the games that were left."""
        try:
            moment = datetime.fromtimestamp(self.own.stat().st_mtime)
            self.left.mkdir(parents=True, exist_ok=True)
            names = (f"{moment:%Y-%m-%d %H.%M.%S}{extra}{ENDING}" for extra in extras())
            kept = next(self.left / name for name in names if not (self.left / name).exists())
            self.own.replace(kept)
        except OSError:
            # There is none, or no room for it: then its older states stay where they are.
            return

    def unfinished(self) -> Saved | None:
        """Read the game that was being played when the program was last left, if there is one."""
        for age in range(saves.GENERATIONS):
            try:
                saved = saves.read(saves.load(saves.generation(self.own, age)))
                trial = RulesController(self._games[saved.game])
                trial.restore(saved, trial.game)
            except (SaveError, KeyError):
                continue
            return None if trial.over else saved
        return None

    def restore(self, saved: Saved) -> bool:
        """Go on with the game of the copy; trouble with it is told."""
        return self._open(saved, "", own=True)

    # Files

    def open(self, path: Path) -> bool:
        """Open a saved game; where that fails the present game stays, and why is told."""
        try:
            saved = saves.read(saves.load(path))
        except SaveError as problem:
            self.told.emit(self._named(path.name, str(problem)))
            return False
        if not self._open(saved, path.name):
            return False
        if self._whole:
            self._settle(path)
        return True

    def paste(self, text: str) -> bool:
        """Open a text from outside: a whole game, or a position of one of the games."""
        text = text.strip()
        if text.startswith("{"):
            try:
                saved = saves.read(text)
            except SaveError as problem:
                self.told.emit(str(problem))
                return False
            return self._open(saved, "")
        controller = self._controller
        troubles = []
        for game in (controller.game, *self._games.values()):
            values = controller.values if game is controller.game else {}
            try:
                controller.new_game(game, values, text)
            except NotationError as problem:
                troubles.append(str(problem))
                continue
            self._leave()
            return True
        if text:
            why = self.tr("What was copied is no position of {game}: {why}.")
            self.told.emit(why.format(game=controller.game.title, why=troubles[0]))
        else:
            self.told.emit(self.tr("Nothing was copied that could be pasted."))
        return False

    def _open(self, saved: Saved, name: str, *, own: bool = False) -> bool:
        """Go over to a saved game; tell what is the matter with it."""
        before = self._own_of
        try:
            if saved.game not in self._games:
                text = self.tr("{file} is a game of {game!r}, which is not played here.")
                file = name or self.tr("This")
                raise SaveError(text.format(file=file, game=saved.game))
            self._own_of = None
            self._resuming = own
            trouble = self._controller.restore(saved, self._games[saved.game])
        except SaveError as problem:
            self._own_of = before
            self.told.emit(self._named(name, str(problem)))
            return False
        finally:
            self._resuming = False
        self._leave()
        # What is shown is perhaps not what the file holds, and is not to be written over it.
        self._whole = not trouble
        if trouble:
            self.told.emit(self._named(name, trouble))
        return True

    def _named(self, name: str, problem: str) -> str:
        return problem if name in problem else f"{name}: {problem}"

    def save(self) -> None:
        """Save to the file of the game, or ask for one."""
        if self.path is None:
            self.ask_save()
        else:
            self.save_to(self.path)

    def save_to(self, path: Path) -> bool:
        """Save to a file; where that fails the file stays as it was, and why is told."""
        try:
            saves.store(path, saves.write(self._controller.saved()))
        except SaveError as problem:
            self.told.emit(str(problem))
            return False
        self._settle(path)
        return True

    def _settle(self, path: Path) -> None:
        self.path, self.kept = path, True
        recent = [str(path), *(old for old in map(str, self.recent()) if old != str(path))]
        self._settings.setValue("recent", recent[:REMEMBERED])
        self.changed.emit()

    def recent(self) -> list[Path]:
        """List the files opened or saved lately that are still there, the latest first."""
        kept: Any = self._settings.value("recent", [])
        # A list of one comes back as its only member.
        names = [kept] if isinstance(kept, str) else kept or []
        return [path for path in map(Path, names) if path.is_file()]

    def games(self) -> Iterator[tuple[Path, Saved, datetime]]:
        """Give the games of recent files and those that were left, the latest first.

        Each is read when it is asked for: after years there may be thousands.
        """
        found = []
        for path in {*self.recent(), *self.left.glob(f"*{ENDING}")}:
            with suppress(OSError):
                found.append((path.stat().st_mtime, path))
        for moment, path in sorted(found, reverse=True):
            with suppress(SaveError):
                yield path, saves.read(saves.load(path)), datetime.fromtimestamp(moment)

    def leave(self) -> None:
        """Forget the file: another game has begun."""
        self._leave()
        self.changed.emit()

    def _leave(self) -> None:
        self.path, self.kept = None, True

    def keep_setup(self, name: str) -> None:
        """Keep the position as a set-up to begin with, under a name."""
        controller = self._controller
        if not name.strip():
            return
        start = controller.rules.encode(controller.state)
        setup = Setup(name.strip(), controller.game.id, dict(controller.values), start)
        try:
            self.shelf.keep(setup)
        except SaveError as problem:
            self.told.emit(str(problem))
            return
        self.told.emit(
            self.tr("Kept as {name}: begin a new game to use it.").format(name=setup.name)
        )

    # Asking

    def ask_open(self) -> None:
        """Ask for a file to open."""
        dialog = self._dialog(self.tr("Open a game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def ask_save(self) -> None:
        """Ask for a file to save to."""
        dialog = self._dialog(self.tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING[1:])
        dialog.selectFile(f"{self._controller.game.title}{ENDING}")
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        dialog.open()

    def _dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title)
        dialog.setNameFilters([self.tr("Games") + f" (*{ENDING})", self.tr("All files") + " (*)"])
        folder = self.path.parent if self.path else None
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        dialog.setDirectory(str(folder or QStandardPaths.writableLocation(documents)))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

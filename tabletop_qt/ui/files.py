"""Opening, saving, and the game that is never lost."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from tabletop_qt.core.game import Game
from tabletop_qt.play import saves
from tabletop_qt.play.controller import Answer, Committed, Jumped, RulesController
from tabletop_qt.play.saves import Saved, SaveError

ENDING = ".tabletop"
REMEMBERED = 8
"""How many files are remembered as opened recently."""


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
        self._troubled = False
        controller.watch(self._answered)

    # The copy kept after every ply

    def _answered(self, answer: Answer) -> None:
        """Keep a copy once something has happened: a start that does nothing leaves the last."""
        if isinstance(answer, Committed | Jumped):
            self.kept = False
            self._keep()
            self.changed.emit()

    def _keep(self) -> None:
        record = self._controller.record
        if not record.nodes:
            return
        try:
            saves.store(self.own, saves.write(self._controller.saved()))
            self._troubled = False
        except SaveError as problem:
            # Told once, not after every ply.
            if not self._troubled:
                self.told.emit(str(problem))
            self._troubled = True

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

    def restore(self, saved: Saved) -> None:
        """Go on with a game; trouble with it is told."""
        try:
            if trouble := self._controller.restore(saved, self._games[saved.game]):
                self.told.emit(trouble)
        except SaveError as problem:
            self.told.emit(str(problem))

    # Files

    def open(self, path: Path) -> bool:
        """Open a saved game; where that fails the present game stays, and why is told."""
        try:
            saved = saves.read(saves.load(path))
            if saved.game not in self._games:
                text = self.tr("{file} is a game of {game!r}, which is not played here.")
                raise SaveError(text.format(file=path.name, game=saved.game))
            trouble = self._controller.restore(saved, self._games[saved.game])
        except SaveError as problem:
            self.told.emit(self._named(path, str(problem)))
            return False
        self._settle(path)
        if trouble:
            # What is shown is not what the file holds, and is not to be written over it.
            self.path, self.kept = None, False
            self.told.emit(self._named(path, trouble))
            self.changed.emit()
        return True

    def _named(self, path: Path, problem: str) -> str:
        return problem if path.name in problem else f"{path.name}: {problem}"

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

    def leave(self) -> None:
        """Forget the file: another game has begun."""
        self.path, self.kept = None, True
        self.changed.emit()

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

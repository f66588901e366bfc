"""One window for a user: a second start hands its file over to the program that is running.

The program that holds a lock watches a folder beside its copies; a later one puts what it wants
there and leaves once that has been taken. Files alone do it, the same way on every system, without
Qt's network module and without a bus.
"""

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from PySide6.QtCore import QEvent, QFileSystemWatcher, QLockFile, QObject, QStandardPaths
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

PATIENCE = 5.0
"""Seconds after which a program that does not answer is not waited for."""
_TOKEN = "XDG_ACTIVATION_TOKEN"
"""Where a Wayland desktop says that whoever was started may come to the front."""

Opener = Callable[[Path], object]


class Handover(QObject):
    """The place where starts meet; `begin` says whether this one goes on."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__()
        place = QStandardPaths.StandardLocation.AppLocalDataLocation
        own = folder or Path(QStandardPaths.writableLocation(place))
        self._wishes = own / "starts"
        self._lock = QLockFile(str(own / "running.lock"))
        # A program may run for weeks: only its end makes its lock old.
        self._lock.setStaleLockTime(0)
        self._watcher: QFileSystemWatcher | None = None
        self._open: Opener = lambda _path: None
        self._window: QWidget | None = None

    def begin(self, file: Path | None) -> bool:
        """Take the lock, or have the program that holds it open `file` and come to the front.

        True means that this program is to open a window itself: it is the first, or the first
        one does not answer, or nothing can be written where they would meet.
        """
        try:
            self._wishes.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        if self._lock.tryLock(0):
            for wish in self._wishes.glob("*.json"):
                wish.unlink(missing_ok=True)
            return True
        if self._lock.error() != QLockFile.LockError.LockFailedError:
            return True
        return not self._hand_over(file)

    def _hand_over(self, file: Path | None) -> bool:
        """Leave a wish and wait until it is taken; where nobody takes it, take it back."""
        wish = {"file": str(file.resolve()) if file else "", "token": os.environ.get(_TOKEN, "")}
        try:
            handle, name = tempfile.mkstemp(dir=self._wishes)
            with os.fdopen(handle, "w", encoding="utf-8") as written:
                json.dump(wish, written)
            left = Path(f"{name}.json")
            Path(name).rename(left)
        except OSError:
            return False
        end = monotonic() + PATIENCE
        while monotonic() < end:
            if not left.exists():
                return True
            if self._lock.tryLock(0):
                break
            sleep(0.02)
        left.unlink(missing_ok=True)
        return False

    def serve(self, window: QWidget, opener: Opener) -> None:
        """From now on open in `window` what later starts, or the system, want opened."""
        self._window, self._open = window, opener
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        if self._lock.isLocked():
            self._watcher = QFileSystemWatcher([str(self._wishes)], self)
            self._watcher.directoryChanged.connect(self._look)
            self._look()

    def end(self) -> None:
        """Let the next start be the first."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self._watcher = None
        self._lock.unlock()

    def _look(self) -> None:
        """Take every wish that was left."""
        for left in sorted(self._wishes.glob("*.json")):
            try:
                wish = json.loads(left.read_text(encoding="utf-8"))
                left.unlink()
                file, token = str(wish["file"]), str(wish["token"])
            except (OSError, ValueError, KeyError, TypeError):
                # Taken back in the meantime, or none of ours.
                continue
            if token:
                os.environ[_TOKEN] = token
            self._come_forward()
            if file:
                self._open(Path(file))

    def _come_forward(self) -> None:
        window = self._window
        if window is None:
            return
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # macOS does not start a program twice: it tells the one that runs.
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open(Path(event.file()))
            return True
        return super().eventFilter(watched, event)

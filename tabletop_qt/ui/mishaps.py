"""What nobody foresaw: written to a log, told in one quiet sentence, and play goes on."""

import logging
import sys
import traceback
from asyncio import AbstractEventLoop
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QObject, QStandardPaths, Signal, qVersion

from tabletop_qt import __version__

LOG = logging.getLogger("tabletop_qt")


def log_file() -> Path:
    """Tell where the log is."""
    folder = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(folder)) / "log.txt"


class Mishaps(QObject):
    """The one hook for exceptions that nobody caught; `happened` tells their details."""

    happened = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handler: RotatingFileHandler | None = None

    def install(self) -> None:
        """Catch from now on what nobody else does, and write it to the log."""
        path = log_file()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._handler = RotatingFileHandler(
                path, maxBytes=2**18, backupCount=1, encoding="utf-8", delay=True
            )
            self._handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
            LOG.addHandler(self._handler)
        except OSError:
            # Without a place for a log it is only told.
            self._handler = None
        sys.excepthook = self.take

    def take(
        self, kind: type[BaseException], problem: BaseException, trace: TracebackType | None
    ) -> None:
        """Take an exception that nobody caught."""
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, problem, trace)
            return
        told = "".join(traceback.format_exception(kind, problem, trace))
        about = f"Tabletop Qt {__version__}, Qt {qVersion()}, Python {sys.version.split()[0]}"
        details = f"{about}, {sys.platform}\n{told}"
        LOG.error("%s", details)
        sys.stderr.write(details)
        self.happened.emit(details)

    def take_from_loop(self, _loop: AbstractEventLoop, context: dict[str, Any]) -> None:
        """Take what went wrong in a task that nobody waits for."""
        problem = context.get("exception")
        if not isinstance(problem, BaseException):
            problem = RuntimeError(str(context.get("message")))
        self.take(type(problem), problem, problem.__traceback__)

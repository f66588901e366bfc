"""The program as a process, and guards against traps of its bindings."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QGraphicsRectItem

DATA = Path(__file__).parents[1] / "data"

OPEN_AND_CLOSE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tabletop_qt.games import find_games
from tabletop_qt.ui import app

made = app.make_application()
timer = QTimer()
timer.timeout.connect(lambda: [w.close() for w in QApplication.topLevelWidgets() if w.isVisible()])
timer.start(20)
raise SystemExit(app.open_window(find_games()))
"""


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own."""
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
    )


def test_the_program_opens_and_closes_clean() -> None:
    done = run("-W", "error", "-c", OPEN_AND_CLOSE)
    said = [line for line in done.stderr.splitlines() if "does not support" not in line]
    assert (done.returncode, said) == (0, [])


def test_the_command_line_tells_the_version_without_qt() -> None:
    code = "import sys; from tabletop_qt.commands import run\ntry: run(['--version'])\n"
    code += "except SystemExit: pass\nassert 'PySide6' not in sys.modules"
    done = run("-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Tabletop Qt ")


def test_an_unknown_game_gets_one_clear_sentence() -> None:
    done = run("-m", "tabletop_qt", "engine", "chess")
    assert done.returncode == 2
    assert "chess" in done.stderr
    assert "bulltricker" in done.stderr
    assert "Traceback" not in done.stderr


READ_TREES = """
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtCore import Qt
from tabletop_qt.games import find_games
from tabletop_qt.ui.app import make_application
from tabletop_qt.ui.window import MainWindow

app = make_application()
for _ in range(3):
    window = MainWindow(find_games())
    window.show_table()
    window.show()
    tree = QAccessible.queryAccessibleInterface(window.view)
    assert all(tree.child(n).text(QAccessible.Text.Name) for n in range(tree.childCount()))
    QTest.keyClick(window.view, Qt.Key.Key_Tab)
    window.deleteLater()
    app.processEvents()
"""


def test_a_board_that_was_read_by_a_screen_reader_goes_without_a_crash() -> None:
    done = run("-c", READ_TREES)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["no-such.tabletop"],
        ["one.tabletop", "two.tabletop"],
        ["--fast"],
        ["engine"],
        ["engine", "chess"],
        ["engine", "bulltricker", "more"],
        ["/"],
    ],
)
def test_a_bad_command_line_gets_one_clear_sentence(arguments: list[str]) -> None:
    done = run("-m", "tabletop_qt", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("tabletop-qt: ")
    assert sentence.endswith("(see tabletop-qt --help)")


OPEN_FILE = OPEN_AND_CLOSE.replace(
    "app.open_window(find_games())", "app.open_window(find_games(), Path(sys.argv[1]))"
).replace("[w.close() for", "[(print(w.windowTitle(), w.notice.sentence), w.close()) for")


def test_a_saved_game_is_opened_from_the_command_line(tmp_path: Path) -> None:
    text = (DATA / "format-1-bulltricker.tabletop").read_text(encoding="utf-8")
    good, bad = tmp_path / "good.tabletop", tmp_path / "bad.tabletop"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text[:200], encoding="utf-8")
    code = "import sys\nfrom pathlib import Path\n" + OPEN_FILE
    done = run("-c", code, str(good))
    assert (done.returncode, done.stdout) == (0, "good - BullTricker[*] - Tabletop Qt \n")
    done = run("-c", code, str(bad))
    assert done.returncode == 0
    assert done.stdout.startswith("Tabletop Qt bad.tabletop: Line ")


def test_void_calls_of_the_bindings_keep_their_reference_of_none() -> None:
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for _ in range(500):
        item.setZValue(1)
    assert sys.getrefcount(None) > before - 100

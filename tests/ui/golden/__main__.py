"""Write the golden pictures that are missing: ``python -m tests.ui.golden``."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tabletop_qt.games import find_games
from tests.ui.test_look import GOLDEN, picture

for game in find_games():
    path = GOLDEN / f"{game}.png"
    if not path.exists():
        picture(game).save(str(path))

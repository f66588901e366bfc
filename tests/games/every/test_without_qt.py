"""Rules, pictures and play need no Qt."""

import subprocess
import sys
from pathlib import Path

CODE = """
import sys
from tabletop_qt.games import find_games
from tabletop_qt.play.controller import RulesController

for game in (*find_games().values(), *find_games("tests.model").values()):
    controller = RulesController(game)
    for _ in range(3):
        throws = [roll for roll, _ in controller.rules.chances(controller.state)]
        moves = controller.rules.moves(controller.state, controller.draft.seat)
        controller.play((*moves, *throws)[0])
    tableau = game.look.tableau(controller.rules, controller.draft, None)
    for token in tableau.tokens:
        game.look.picture(token.picture)
    game.look.ground(controller.rules)
loaded = {name.partition(".")[0] for name in sys.modules}
print(*sorted(loaded & {"PySide6", "shiboken6", "qasync"}))
"""


def test_every_game_is_played_and_pictured_without_qt() -> None:
    root = Path(__file__).parents[3]
    run = [sys.executable, "-c", CODE]
    done = subprocess.run(run, cwd=root, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() == ""

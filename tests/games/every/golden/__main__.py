"""Write the golden playthroughs that are missing; read them before they are kept."""

from tests.games.every.golden import path_of, playthrough
from tests.games.every.tables import presets

for setting in presets():
    if not path_of(setting).exists():
        path_of(setting).write_text("\n".join(playthrough(setting)) + "\n", encoding="utf-8")

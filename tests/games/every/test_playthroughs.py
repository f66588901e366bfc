"""The golden playthroughs themselves: none is left over, and each can be played by its text."""

import pytest

from tests.games.every.golden import FOLDER, path_of
from tests.games.every.tables import Setting, presets


def test_no_playthrough_is_left_over() -> None:
    known = {path_of(setting) for setting in presets()}
    assert set(FOLDER.glob("*.txt")) - known == set()


@pytest.mark.parametrize("setting", list(presets()), ids=str)
def test_a_playthrough_is_played_by_its_text_alone(setting: Setting) -> None:
    """Whatever order an engine lists its moves in, and whatever the random source does."""
    rules = setting.rules()
    start, *blocks, end = path_of(setting).read_text(encoding="utf-8").strip().split("\n\n")
    state = rules.decode(start.removeprefix("start: "))
    for block in blocks:
        first, *_, position = block.splitlines()
        state = rules.play(state, rules.read(state, first.split()[1])).after
        assert rules.encode(state) == position.strip(), first
    assert blocks
    assert end.startswith("end: ")

"""Games that were read through by a person are still played the same."""

import pytest

from tests.games.every.golden import path_of, playthrough
from tests.games.every.tables import Setting, presets


@pytest.mark.parametrize("setting", list(presets()), ids=str)
def test_a_golden_playthrough_is_still_played_the_same(setting: Setting) -> None:
    path = path_of(setting)
    assert path.exists(), "no playthrough: python -m tests.games.every.golden writes it"
    assert list(playthrough(setting)) == path.read_text(encoding="utf-8").splitlines()

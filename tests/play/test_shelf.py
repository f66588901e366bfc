"""Set-ups that were made and named: kept, replaced, forgotten, whatever the file holds."""

from pathlib import Path

import pytest

from tabletop_qt.play.saves import SaveError
from tabletop_qt.play.shelf import Setup, Shelf

RING = Setup("Ring", "blindside", {"board": "custom", "placements": "A,0,0,0", "rescue": True})
OTHER = Setup("An opening", "bladder", {"hero": True}, "some position d")


def test_what_is_kept_is_listed_for_its_game(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "deep" / "setups.json")
    assert shelf.setups("blindside") == []
    shelf.keep(RING)
    shelf.keep(OTHER)
    again = Shelf(tmp_path / "deep" / "setups.json")
    assert again.setups("blindside") == [RING]
    assert again.setups("bladder") == [OTHER]


def test_a_name_is_used_once_in_a_game_and_forgotten(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "setups.json")
    shelf.keep(RING)
    shelf.keep(Setup("Ring", "bladder", {}))
    new = Setup("Ring", "blindside", {"board": "duel"}, "x")
    shelf.keep(new)
    shelf.keep(Setup("arc", "blindside", {}))
    assert [setup.name for setup in shelf.setups("blindside")] == ["arc", "Ring"]
    assert shelf.setups("blindside")[1] == new
    shelf.remove(new)
    assert [setup.name for setup in shelf.setups("blindside")] == ["arc"]
    assert shelf.setups("bladder") == [Setup("Ring", "bladder", {})]


@pytest.mark.parametrize(
    "text", ["", "nonsense", "{}", '[1, {"name": 3}, null]', "[" * 9000, '[{"name": "a"}]']
)
def test_a_spoilt_file_holds_nothing_and_can_be_kept_in_again(tmp_path: Path, text: str) -> None:
    path = tmp_path / "setups.json"
    path.write_text(text)
    shelf = Shelf(path)
    assert shelf.setups("blindside") == []
    shelf.keep(RING)
    assert shelf.setups("blindside") == [RING]
    assert path.with_name("setups.json~1").read_text() == text


def test_no_room_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError):
        Shelf(tmp_path / "file" / "setups.json").keep(RING)

"""Saved games: whole or not at all, judged anew, and one sentence for everything else."""

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tabletop_qt.core.steps import ToMove
from tabletop_qt.games import find_game
from tabletop_qt.play import saves
from tabletop_qt.play.controller import RulesController
from tabletop_qt.play.saves import Saved, SaveError, generation, load, read, store, write

DATA = Path(__file__).parents[1] / "data"
BULLTRICKER = find_game("bulltricker")
HOP = find_game("hop", "tests.model")


def played(seed: int, plies: int, game: str = "bulltricker") -> RulesController:
    """Play at random, going back now and then so that there are variations."""
    rng = Random(seed)
    controller = RulesController(BULLTRICKER if game == "bulltricker" else HOP)
    for _ in range(plies):
        turn = controller.rules.turn(controller.state)
        if not isinstance(turn, ToMove) or rng.random() < 0.1:
            controller.go(rng.randrange(controller.record.at + 1))
            continue
        controller.play(rng.choice(controller.rules.moves(controller.state, turn.seat)))
    return controller


@pytest.mark.parametrize("game", ["bulltricker", "hop"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_opened_as_it_was_saved(game: str, seed: int) -> None:
    before = played(seed, 80, game)
    before.end("ALL-RESIGN", 0)
    saved = before.saved()
    assert read(write(saved)) == saved
    after = RulesController(HOP)
    assert after.restore(read(write(saved)), before.game) == ""
    assert after.saved() == saved
    assert after.over == before.over
    assert after.rules.encode(after.state) == before.rules.encode(before.state)
    assert after.undo() == before.undo()
    assert after.rules.encode(after.state) == before.rules.encode(before.state)


def test_a_refused_ply_opens_the_game_up_to_it_and_names_rule_and_line() -> None:
    controller = played(1, 0)
    for text in ("h74-h54", "h27-h47", "h71-h51"):
        controller.play(controller.rules.read(controller.state, text))
    text = write(controller.saved()).replace("h71-h51", "h71-h11")
    opened = RulesController(HOP)
    trouble = opened.restore(read(text), BULLTRICKER)
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "h71-h11" in row)
    assert f"on line {line} is refused by BT-" in trouble
    assert opened.written() == ("h74-h54", "h27-h47")


def test_an_end_that_was_resigned_is_kept_only_where_its_ply_is() -> None:
    controller = played(1, 0)
    for text in ("h74-h54", "h27-h47"):
        controller.play(controller.rules.read(controller.state, text))
    controller.end("ALL-AGREED")
    text = write(controller.saved()).replace("h27-h47", "h27-h77")
    opened = RulesController(HOP)
    assert opened.restore(read(text), BULLTRICKER)
    assert opened.over is None


def test_comments_and_variations_are_opened_as_they_were_saved() -> None:
    controller = played(3, 6)
    controller.remark(0, "A quiet start, [1, 2]")
    controller.remark(4, 'He said "no"\nand left')
    controller.go(2)
    controller.play(controller.rules.moves(controller.state, controller.state.seat)[-1])
    controller.turn_to(4)
    opened = RulesController(HOP)
    assert opened.restore(read(write(controller.saved())), BULLTRICKER) == ""
    assert opened.record == controller.record
    assert opened.record.comments[4] == 'He said "no"\nand left'


@pytest.mark.parametrize(("version", "age"), [(0, "earlier"), (2, "later")])
def test_a_game_by_other_rules_is_opened_and_said_to_be_one(version: int, age: str) -> None:
    saved = replace(played(4, 5).saved(), rules=version)
    opened = RulesController(HOP)
    trouble = opened.restore(saved, BULLTRICKER)
    assert f"{age} version of the rules of BullTricker ({version})" in trouble
    assert len(opened.record.nodes) == len(saved.plies)
    assert opened.saved().rules == BULLTRICKER.version


@pytest.mark.parametrize("path", sorted(DATA.glob("*.tabletop")), ids=lambda path: path.stem)
def test_files_of_every_earlier_program_stay_readable(path: Path) -> None:
    saved = read(load(path))
    opened = RulesController(HOP)
    assert opened.restore(saved, find_game(saved.game)) == ""
    assert tuple(opened.text_of(n) for n in range(1, len(saved.plies) + 1)) == tuple(
        text for _, text in saved.plies
    )


GOOD = write(played(5, 12).saved())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 99}, "later version"),
        ({"format": True}, "'format'"),
        ({"game": 7}, "'game'"),
        ({"plies": {}}, "'plies'"),
        ({"plies": [[5, "h74-h54"]]}, "Ply 1"),
        ({"plies": [["0", "h74-h54"]]}, "Ply 1"),
        ({"line": []}, "'line'"),
        ({"line": [0, 99]}, "'line'"),
        ({"line": [0, True]}, "'line'"),
        ({"at": -1}, "'at'"),
        ({"at": 1000}, "'at'"),
        ({"events": [{}]}, "'events'"),
        ({"comments": []}, "'comments'"),
        ({"comments": {"99": "beyond"}}, "'comments'"),
        ({"comments": {"1": 1}}, "'comments'"),
        ({"comments": {"one": "?"}}, "'comments'"),
        ({"events": [{"node": 0, "rule": "BT-MATE", "seat": None}]}, "'events'"),
        ({"options": {"queen_first": []}}, "'queen_first'"),
        ({"options": {"speed": 3}}, "'speed'"),
        ({"options": {"no_progress": 5000}}, "no_progress"),
        ({"start": "nowhere"}, "'start'"),
    ],
)
def test_a_wrong_field_is_named_in_one_sentence(change: dict[str, object], said: str) -> None:
    text = json.dumps(json.loads(GOOD) | change)
    controller = RulesController(HOP)
    with pytest.raises(SaveError) as problem:
        controller.restore(read(text), BULLTRICKER)
    assert said in str(problem.value)
    assert str(problem.value).count("\n") == 0
    assert controller.game is HOP


@pytest.mark.parametrize("name", ["format", "game", "rules", "options", "start", "plies", "line"])
def test_a_missing_field_is_named(name: str) -> None:
    found = json.loads(GOOD)
    del found[name]
    with pytest.raises(SaveError, match=f"'{name}' is missing"):
        read(json.dumps(found))


def test_the_line_of_a_broken_text_is_told() -> None:
    rows = GOOD.splitlines()
    rows[5] = rows[5].replace('"', "", 1)
    with pytest.raises(SaveError, match=r"^Line 6 "):
        read("\n".join(rows))


def mutated(rng: Random) -> str:
    """Spoil a saved game somewhere."""
    text = list(GOOD)
    for _ in range(rng.choice((1, 1, 2, 8))):
        at = rng.randrange(len(text))
        match rng.randrange(4):
            case 0:
                text[at] = rng.choice('{}[]",:0123456789hvx- \n\\\u00e9')
            case 1:
                del text[at : at + rng.randrange(1, 40)]
            case 2:
                text[at:at] = text[at : at + rng.randrange(1, 40)]
            case _:
                del text[at:]
        text = text or [" "]
    return "".join(text)


def spoil(count: int, seed: int) -> None:
    rng = Random(seed)
    controller = RulesController(HOP)
    refused = 0
    for _ in range(count):
        text = mutated(rng)
        try:
            saved = read(text)
            game = BULLTRICKER if saved.game == "bulltricker" else HOP
            said = controller.restore(saved, game)
        except SaveError as problem:
            said = str(problem)
            refused += 1
            assert said
        assert "\n" not in said
        assert len(said) < 400
    assert refused > count / 2


def test_spoilt_texts_get_a_sentence_each_and_never_more() -> None:
    spoil(500, 1)


@pytest.mark.slow
def test_ten_thousand_spoilt_texts_get_a_sentence_each() -> None:
    spoil(10_000, 2)


@pytest.mark.parametrize("text", ["", "null", "[]", "7", "[" * 100_000, '{"format": ' + "9" * 5000])
def test_foreign_texts_are_no_saved_games(text: str) -> None:
    with pytest.raises(SaveError):
        read(text)


# Files


def test_a_file_keeps_the_states_before_it(tmp_path: Path) -> None:
    path = tmp_path / "games" / "mine.tabletop"
    for text in ("one", "two", "three", "four"):
        store(path, text)
    assert [load(generation(path, age)) for age in range(3)] == ["four", "three", "two"]
    assert len(list(path.parent.iterdir())) == saves.GENERATIONS


def test_a_failed_write_leaves_the_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.tabletop"
    store(path, "one")

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(SaveError, match="cannot be written: no space left on device"):
        store(path, "two")
    assert load(path) == "one"
    assert [entry.name for entry in tmp_path.iterdir()] == ["mine.tabletop"]


def test_files_that_cannot_be_read_are_told_of_by_name(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(SaveError, match=r"^picture\.png is not a text"):
        load(tmp_path / "picture.png")
    with pytest.raises(SaveError, match=r"^gone\.tabletop cannot be read"):
        load(tmp_path / "gone.tabletop")
    with pytest.raises(SaveError, match="cannot be read"):
        load(tmp_path)
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(saves.LARGEST + 1)
    with pytest.raises(SaveError, match=r"^huge is far larger"):
        load(tmp_path / "huge")


def test_saved_games_are_values() -> None:
    saved = Saved("hop", 1, {}, "x")
    assert replace(saved, lines=(1, 2)) == saved

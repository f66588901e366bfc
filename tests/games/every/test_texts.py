"""Texts of every game: positions and actions as written, and as somebody mistypes them."""

from random import Random
from string import printable

import pytest

from tabletop_qt.core.rules import NotationError, Refused
from tabletop_qt.core.steps import Move, Say, ToMove
from tests.games.every.drafts import ends, judged
from tests.games.every.tables import Setting, presets, sample, settings, walk

every_setting = pytest.mark.parametrize("setting", list(settings()), ids=str)
every_preset = pytest.mark.parametrize("setting", list(presets()), ids=str)


def is_claim(move: Move) -> bool:
    """Tell whether a move is words alone: it may rest on what happened before, as no text does."""
    return all(isinstance(step, Say) for step in move.steps)


@every_setting
def test_a_position_read_again_goes_on_as_it_would_have_gone_on(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(41)
    for _ in range(2):
        for state, made in walk(rules, rng, 120):
            for seen in (state, rules.apply(state, made)[0]) if rng.random() < 0.2 else ():
                if seen is not state and is_claim(made):
                    continue
                again = rules.decode(rules.encode(seen))
                turn = rules.turn(seen)
                assert rules.turn(again) == turn
                assert rules.encode(again) == rules.encode(seen)
                seat = turn.seat if isinstance(turn, ToMove) else 0
                moves = (move for move in rules.moves(seen, seat) if not is_claim(move))
                written = {rules.write(seen, move) for move in moves}
                others = (move for move in rules.moves(again, seat) if not is_claim(move))
                assert {rules.write(again, move) for move in others} == written


@every_setting
def test_the_start_is_read_from_its_own_text(setting: Setting) -> None:
    rules = setting.rules()
    start = rules.start()
    turn = rules.turn(start)
    assert isinstance(turn, ToMove)
    assert turn.seat in range(len(setting.game.seats))
    assert rules.decode(rules.encode(start)) == start


def mistyped(text: str, rng: Random) -> str:
    """Spoil a text in a place or two, more often than not so that it still looks right."""
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.randrange(len(text))
        alike = [letter for letter in text if letter.isalpha() == text[at].isalpha()]
        match rng.randrange(5):
            case 0:
                new = ""
            case 1:
                new = rng.choice(printable) + text[at]
            case 2:
                new = rng.choice(printable)
            case _:
                new = rng.choice(alike)
        text = text[:at] + new + text[at + 1 :]
    return text


def check_sentence(problem: NotationError, setting: Setting) -> None:
    said = str(problem)
    assert said
    assert "\n" not in said
    assert not problem.rule or problem.rule in setting.rules().book


@every_preset
def test_a_mistyped_position_is_refused_or_is_a_position(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(42)
    refused = 0
    texts = [rules.encode(state) for state in (*sample(rules, rng, 20), *ends(rules, rng))]
    for _ in range(500):
        text = mistyped(rng.choice(texts), rng)
        try:
            state = rules.decode(text)
        except NotationError as problem:
            check_sentence(problem, setting)
            refused += 1
            continue
        written = rules.encode(state)
        assert rules.encode(rules.decode(written)) == written
        position = rules.position(state)
        assert (rules.begin(state).ways == ()) == (position.over() is not None), text
    assert refused > 100


@every_preset
def test_a_mistyped_action_is_unreadable_or_judged(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(43)
    met = set()
    for state in sample(rules, rng, 25):
        turn = rules.turn(state)
        assert isinstance(turn, ToMove)
        moves = rules.moves(state, turn.seat)
        lawful = {rules.write(state, move) for move in moves}
        for _ in range(12):
            text = mistyped(rules.write(state, rng.choice(moves)), rng)
            try:
                ply = rules.read(state, text)
            except NotationError as problem:
                check_sentence(problem, setting)
                met.add("unreadable")
                continue
            answer = judged(rules, state, ply)
            if isinstance(answer, tuple):
                assert answer, text
                assert all(reason.rule in rules.book for reason in answer)
                assert text not in lawful
                met.add("refused")
                continue
            written = rules.write(state, ply)
            assert written in lawful
            assert rules.play(state, rules.read(state, written)).after == answer.after
    assert met == {"unreadable", "refused"}


@every_preset
def test_after_the_end_no_action_is_played(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(44)
    start = rules.begin(rules.start())
    texts = [rules.write(start.base, move) for move in rules.moves(start.base, start.seat)]
    refused = 0
    for state in ends(rules, rng, 4):
        for text in texts:
            with pytest.raises((Refused, NotationError)) as problem:
                rules.play(state, rules.read(state, text))
            if isinstance(problem.value, Refused):
                refused += 1
                assert [reason.rule for reason in problem.value.reasons] == ["ALL-OVER"]
    assert refused

"""Texts of every game: positions and actions as written, and as somebody mistypes them."""

from random import Random
from string import printable

import pytest

from tabletop_qt.core.rules import NotationError, Refused
from tabletop_qt.core.steps import Move, Ply, Say, ToMove, ToRoll
from tests.games.every.drafts import ends, judged
from tests.games.every.tables import Setting, happen, plies, presets, sample, settings, walk

every_setting = pytest.mark.parametrize("setting", list(settings()), ids=str)
every_preset = pytest.mark.parametrize("setting", list(presets()), ids=str)


def is_claim(ply: Ply) -> bool:
    """Tell whether a ply is words alone: it may rest on what happened before, as no text does."""
    return isinstance(ply, Move) and all(isinstance(step, Say) for step in ply.steps)


@every_setting
def test_a_position_read_again_goes_on_as_it_would_have_gone_on(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(41)
    for _ in range(2):
        for state, made in walk(rules, rng, 120):
            for seen in (state, happen(rules, state, made)[0]) if rng.random() < 0.2 else ():
                if seen is not state and is_claim(made):
                    continue
                again = rules.decode(rules.encode(seen))
                turn = rules.turn(seen)
                assert rules.turn(again) == turn
                assert rules.encode(again) == rules.encode(seen)
                coming = (ply for ply in plies(rules, seen) if not is_claim(ply))
                written = {rules.write(seen, ply) for ply in coming}
                others = (ply for ply in plies(rules, again) if not is_claim(ply))
                assert {rules.write(again, ply) for ply in others} == written


@every_setting
def test_the_start_is_read_from_its_own_text(setting: Setting) -> None:
    rules = setting.rules()
    start = rules.start()
    turn = rules.turn(start)
    assert isinstance(turn, ToMove | ToRoll)
    assert turn.seat in range(len(setting.game.seats_for(setting.values)))
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
        assert (rules.begin(state).ways == () == rules.chances(state)) == (
            position.over() is not None
        ), text
    assert refused > 100


@every_preset
def test_a_mistyped_action_is_unreadable_or_judged(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(43)
    met = set()
    for state in sample(rules, rng, 25):
        coming = plies(rules, state)
        lawful = {rules.write(state, ply) for ply in coming}
        for _ in range(12):
            text = mistyped(rules.write(state, rng.choice(coming)), rng)
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
    start = rules.start()
    texts = [rules.write(start, ply) for ply in plies(rules, start)]
    refused = 0
    for state in ends(rules, rng, 4):
        for text in texts:
            with pytest.raises((Refused, NotationError)) as problem:
                rules.play(state, rules.read(state, text))
            if isinstance(problem.value, Refused):
                refused += 1
                assert [reason.rule for reason in problem.value.reasons] == ["ALL-OVER"]
    assert refused

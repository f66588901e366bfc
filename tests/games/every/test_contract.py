"""The contract that every game keeps, whatever its rules. There is no list to edit."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from tabletop_qt.core.effects import Ended
from tabletop_qt.core.game import team_of
from tabletop_qt.core.rules import Draft, NotationError, Reason, Refused, Rules
from tabletop_qt.core.steps import Move, Over, Pick, Place, Roll, Say, Step, Steps, Together, ToRoll
from tests.games.every.drafts import chooser, outcome, placed, retold, standing
from tests.games.every.tables import (
    Setting,
    happen,
    mover,
    play_out,
    plies,
    presets,
    sample,
    settings,
    walk,
)

WAYS = 60
"""Positions with more ways to move than this on the average are not all gone through."""

every_setting = pytest.mark.parametrize("setting", list(settings()), ids=str)
every_preset = pytest.mark.parametrize("setting", list(presets()), ids=str)


@every_preset
def test_games_end_and_the_end_is_in_the_rule_book(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(1)
    for _ in range(3):
        state = play_out(rules, rng, 10_000)
        turn = rules.turn(state)
        assert isinstance(turn, Over), "still going on"
        assert turn.rule in rules.book
        seats = setting.game.seats_for(setting.values)
        assert set(turn.winners) < set(range(len(seats)))
        assert all(set(team_of(seats, seat)) <= set(turn.winners) for seat in turn.winners)
        assert rules.begin(state).ways == ()
        assert rules.position(state).actions() == []


@every_setting
def test_moves_are_the_actions_of_the_position(setting: Setting) -> None:
    rules = setting.rules()
    for state in sample(rules, Random(2), 25, last=True):
        position = rules.position(state)
        turn = rules.turn(state)
        written = [rules.write(state, ply) for ply in plies(rules, state)]
        assert written == [position.write(action) for action in position.actions()]
        assert len(written) == len(set(written))
        assert position.over() == (turn if isinstance(turn, Over) else None)
        assert bool(rules.chances(state)) == isinstance(turn, ToRoll)
        others = set(range(len(setting.game.seats_for(setting.values)))) - {mover(rules, state)}
        assert [move for other in others for move in rules.moves(state, other)] == []


@every_setting
def test_each_result_is_listed_once(setting: Setting) -> None:
    rules = setting.rules()
    for state in sample(rules, Random(3), 25):
        seat = mover(rules, state)
        moves = rules.moves(state, seat)
        results = {outcome(rules, state, move) for move in moves}
        assert len(results) == len(moves)
        ways = (Move(seat, way) for way in rules.ways(state, seat))
        assert {outcome(rules, state, way) for way in ways} == results


@every_setting
def test_only_a_whole_move_changes_a_state_and_both_doors_agree(setting: Setting) -> None:
    rules = setting.rules()
    for state, ply in walk(rules, Random(4), 60):
        before, known = hash(state), rules.encode(state)
        draft = rules.begin(state)
        if isinstance(ply, Roll):
            done = rules.play(state, ply)
            assert (done.before, done.ply) == (state, ply)
            assert (done.after, done.effects) == rules.roll(state, ply)
            assert (hash(state), rules.encode(state)) == (before, known)
            continue
        assert isinstance(ply, Move)
        for step in ply.steps:
            prompt = rules.prompt(draft)
            assert prompt.enough or prompt.steps, "a dead end"
            assert step in prompt.steps
            draft = rules.extend(draft, (step,))
            assert draft.base is state
        assert rules.prompt(draft).enough
        assert rules.finish(draft) == rules.play(state, ply)
        assert (hash(state), rules.encode(state)) == (before, known)


@every_setting
def test_making_and_unmaking_leaves_a_position_as_it_was(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(5)
    for state in sample(rules, rng, 10):
        position = rules.position(state)
        seen = [(position.key, position.seat, position.actions(), position.over())]
        while (actions := position.actions()) and len(seen) < 40:
            position.make(rng.choice(actions))
            seen.append((position.key, position.seat, position.actions(), position.over()))
        while len(seen) > 1:
            assert (position.key, position.seat, position.actions(), position.over()) == seen.pop()
            position.unmake()
        assert (position.key, position.seat, position.actions(), position.over()) == seen.pop()


@every_setting
def test_notation_is_read_as_it_is_written(setting: Setting) -> None:
    rules = setting.rules()
    for state in sample(rules, Random(6), 15):
        for ply in plies(rules, state):
            text = rules.write(state, ply)
            assert rules.read(state, text) == ply
            assert " " not in text
        seat = mover(rules, state)
        for way in rules.ways(state, seat):
            text = rules.write(state, Move(seat, way))
            again = rules.read(state, text)
            assert rules.play(state, again).after == rules.apply(state, Move(seat, way))[0]


@every_setting
def test_position_strings_are_read_as_they_are_written(setting: Setting) -> None:
    rules = setting.rules()
    for state in sample(rules, Random(7), 25):
        text = rules.encode(state)
        again = rules.decode(text)
        assert rules.encode(again) == text
        if not isinstance(rules.turn(again), Over | Together):
            here, there = rules.position(state), rules.position(again)
            claimless = {here.write(a) for a in here.actions()} - {"draw"}
            assert {there.write(a) for a in there.actions()} == claimless


@pytest.mark.parametrize("text", ["", "?", "a b c d e f", "x" * 5000, "\n", "//// w 0", "\u0663 r"])
@every_preset
def test_what_is_no_position_gets_one_sentence(setting: Setting, text: str) -> None:
    rules = setting.rules()
    with pytest.raises(NotationError) as refusal:
        rules.decode(text)
    assert "\n" not in str(refusal.value)
    with pytest.raises(NotationError):
        rules.read(rules.start(), text)


@every_setting
def test_effects_told_of_the_old_picture_give_the_new_one(setting: Setting) -> None:
    rules, game = setting.rules(), setting.game
    for state, ply in walk(rules, Random(8), 250):
        seat = chooser(rules, state)
        before = standing(game, rules, rules.begin(state), seat)
        after, effects = happen(rules, state, ply)
        for effect in effects:
            assert (
                not effect.rule or effect.rule in rules.book
                if not isinstance(effect, Ended)
                else effect.over.rule in rules.book
            )
            if isinstance(effect, Ended):
                assert effect.over == rules.turn(after)
        now = standing(game, rules, rules.begin(after), seat)
        assert effects
        assert retold(before, effects) == placed(now)
        assert isinstance(rules.turn(after), Over) == isinstance(effects[-1], Ended)


# Law (e)


@every_preset
def test_a_step_is_offered_exactly_when_nothing_speaks_against_it(setting: Setting) -> None:
    _refusals(setting.rules(), Random(9), 2000)


@pytest.mark.slow
@every_setting
def test_a_step_is_offered_exactly_when_nothing_speaks_against_it_at_length(
    setting: Setting,
) -> None:
    _refusals(setting.rules(), Random(10), 10_000)


def _refusals(rules: Rules[Any], rng: Random, count: int) -> None:
    """Try sampled steps at the beginning and in the middle of moves."""
    sites = [site.id for site in rules.board.sites]
    pieces = sorted({t for state in sample(rules, rng, 3) for t in _pieces(rules, state)})
    met = 0
    for state in sample(rules, rng, count, last=True):
        draft = rules.begin(state)
        met += len(draft.ways)
        if met > WAYS * count:
            break
        while True:
            offered = rules.prompt(draft).steps
            tries: list[Step] = [Pick(piece) for piece in rng.sample(pieces, min(6, len(pieces)))]
            tries += [Place(site) for site in rng.sample(sites, min(12, len(sites)))]
            for step in dict.fromkeys((*tries, *offered)):
                why = rules.why_not(draft, step)
                assert (step in offered) == (why == ()), (rules.encode(state), draft.steps, step)
                for reason in why:
                    _check(rules, draft, step, reason)
            if not offered:
                break
            draft = rules.extend(draft, (rng.choice(offered),))


def _pieces(rules: Rules[Any], state: Any) -> set[str]:
    """Find the pieces that have a step somewhere in a state."""
    steps = (step for way in rules.begin(state).ways for step in way)
    return {step.piece for step in steps if isinstance(step, Pick)}


def _check(rules: Rules[Any], draft: Draft[Any], step: Step, reason: Reason) -> None:
    assert reason.rule in rules.book, (draft.steps, step)
    assert isinstance(step, Say) or reason.sites or reason.pieces, (draft.steps, step)
    assert all(site in rules.board or step == Place(site) for site in reason.sites)
    sentence = reason.text.render()
    assert sentence.endswith(".")
    assert not set("{}") & set(sentence)


@every_preset
def test_the_judged_door_gives_reasons_and_changes_nothing(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(11)
    pieces = sorted({piece for state in sample(rules, rng, 10) for piece in _pieces(rules, state)})
    for state in sample(rules, rng, 40, last=True):
        seat = rng.randrange(len(setting.game.seats_for(setting.values)))
        sites = [Place(site.id) for site in rng.sample(rules.board.sites, 2)]
        pick = Pick(rng.choice(pieces))
        tries: list[Steps] = [(pick, *sites[:1]), (pick,), (), (pick, *sites)]
        for steps in tries:
            lawful = set(rules.ways(state, seat))
            if steps in lawful and not isinstance(rules.turn(state), Over):
                continue
            with pytest.raises(Refused) as refusal:
                rules.play(state, Move(seat, steps))
            assert refusal.value.reasons
            assert all(reason.rule in rules.book for reason in refusal.value.reasons)


@every_preset
def test_duties_point_at_pieces_that_can_be_used(setting: Setting) -> None:
    rules = setting.rules()
    for state in sample(rules, Random(12), 200):
        draft = rules.begin(state)
        prompt = rules.prompt(draft)
        for duty in prompt.duties:
            assert duty.rule in rules.book
            assert duty.pieces
            assert {Pick(piece) for piece in duty.pieces} <= set(prompt.steps)


@every_setting
def test_only_throws_that_may_come_are_let_in_and_others_are_refused(setting: Setting) -> None:
    rules = setting.rules()
    for state in sample(rules, Random(13), 40, last=True):
        coming = dict(rules.chances(state))
        assert all(weight > 0 for weight in coming.values())
        for values in ((), (6,), (6, 3), (3, 6), (7,), (1, 1, 1)):
            why = rules.why_not_throw(state, Roll(values))
            assert (Roll(values) in coming) == (why == ())
            assert why == rules.why_not_ply(state, Roll(values))
            assert all(reason.rule in rules.book for reason in why)
            if why:
                with pytest.raises(Refused):
                    rules.play(state, Roll(values))


def test_the_games_load_no_qt() -> None:
    code = (
        "import sys\n"
        "from tabletop_qt.games import find_games\n"
        "for game in find_games().values(): game.rules().start()\n"
        "loaded = {'PySide6', 'shiboken6', 'qasync', 'asyncio'} & set(sys.modules)\n"
        "assert not loaded, loaded\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

"""The laws of the half-made move (design, section 1), for every game."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tabletop_qt.core.rules import Draft, Rules
from tabletop_qt.core.steps import Move, Place, ToRoll
from tabletop_qt.core.terms import SiteId
from tests.games.every.drafts import chooser, drafts, ends, judged, placed, retold, standing
from tests.games.every.tables import Setting, presets, settings

every_preset = pytest.mark.parametrize("setting", list(presets()), ids=str)
every_setting = pytest.mark.parametrize("setting", list(settings()), ids=str)


def ahead(draft: Draft[Any]) -> set[SiteId]:
    """List the places that can be reached by places alone."""
    found = set()
    for way in draft.ways:
        for step in way[len(draft.steps) :]:
            if not isinstance(step, Place):
                break
            found.add(step.site)
    return found


def offered(rules: Rules[Any], draft: Draft[Any]) -> set[SiteId]:
    """List the places that may be chosen next."""
    return {step.site for step in rules.prompt(draft).steps if isinstance(step, Place)}


@every_setting
def test_questions_change_no_state(setting: Setting) -> None:
    """Law (a), as far as it can be seen from outside."""
    rules, look = setting.rules(), setting.game.look
    for draft in drafts(rules, Random(21), 20, last=True):
        kept, known = deepcopy(draft.base), hash(draft.base)
        for site in rules.board.sites[:3]:
            rules.why_not(draft, Place(site.id))
            rules.reach(draft, site.id)
        look.tableau(rules, draft, None)
        if rules.prompt(draft).enough:
            rules.finish(draft)
        rules.encode(draft.base)
        assert draft.base == kept
        assert hash(draft.base) == hash(kept) == known


@every_setting
def test_every_draft_is_enough_or_goes_on(setting: Setting) -> None:
    """Law (b)."""
    rules = setting.rules()
    for draft in drafts(rules, Random(22), 25):
        prompt = rules.prompt(draft)
        waits = isinstance(rules.turn(draft.base), ToRoll) and not draft.steps
        assert prompt.enough or prompt.steps or waits, draft.steps
        assert len(set(prompt.steps)) == len(prompt.steps)
        for step in prompt.steps:
            assert rules.extend(draft, (step,)).base is draft.base


@every_setting
def test_a_draft_taken_back_is_the_same_as_before(setting: Setting) -> None:
    """Law (c): nothing is learned in a draft, so other rules know it as well."""
    rules, others = setting.rules(), setting.rules()
    for draft in drafts(rules, Random(23), 15):
        again = others.begin(draft.base)
        for step in draft.steps:
            shorter = again
            again = others.extend(again, (step,))
            back = rules.extend(rules.begin(draft.base), again.steps[:-1])
            assert back == shorter
        assert again == draft


@every_setting
def test_enough_says_whether_the_judged_door_opens(setting: Setting) -> None:
    """Law (d)."""
    rules = setting.rules()
    for draft in drafts(rules, Random(24), 25):
        answer = judged(rules, draft.base, Move(draft.seat, draft.steps))
        if rules.prompt(draft).enough:
            assert answer == rules.finish(draft)
        else:
            assert isinstance(answer, tuple), draft.steps
            assert answer, draft.steps
            assert all(reason.rule in rules.book for reason in answer)


@every_setting
def test_a_half_made_move_is_shown_as_its_effects_tell(setting: Setting) -> None:
    rules, game = setting.rules(), setting.game
    for draft in drafts(rules, Random(25), 25):
        seat = chooser(rules, draft.base)
        before = standing(game, rules, rules.begin(draft.base), seat)
        now = standing(game, rules, draft, seat)
        assert retold(before, draft.effects) == placed(now), draft.steps
        if rules.prompt(draft).enough and seat is None:
            after = rules.finish(draft).after
            assert now == standing(game, rules, rules.begin(after)), draft.steps


@every_setting
def test_reach_gives_one_way_for_each_result_and_misses_none(setting: Setting) -> None:
    rules = setting.rules()
    for draft in drafts(rules, Random(26), 10):
        made = len(draft.steps)
        for site in ahead(draft):
            found = rules.reach(draft, site)
            results = [way.preview for way in found]
            assert len(set(results)) == len(results) > 0
            for way in found:
                assert way.steps[-1] == Place(site)
                gone = rules.extend(draft, way.steps)
                assert (gone.preview, gone.effects) == (way.preview, way.effects)
            beginnings = {
                whole[:n] for whole in draft.ways for n in range(made + 1, len(whole) + 1)
            }
            for steps in beginnings:
                rest = steps[made:]
                if rest[-1] == Place(site) and all(isinstance(step, Place) for step in rest):
                    preview = rules.preview(draft.base, steps)[0]
                    shortest = found[results.index(preview)].steps
                    assert len(shortest) <= len(rest)


@every_setting
def test_what_cannot_be_reached_has_a_reason(setting: Setting) -> None:
    rules = setting.rules()
    rng = Random(27)
    for draft in drafts(rules, rng, 10, last=True):
        within = ahead(draft) | offered(rules, draft)
        for site in rng.sample(rules.board.sites, min(12, len(rules.board.sites))):
            if site.id not in within:
                assert rules.reach(draft, site.id) == ()
                assert rules.why_not(draft, Place(site.id))


@every_preset
def test_after_the_end_a_draft_is_empty_and_says_so(setting: Setting) -> None:
    rules = setting.rules()
    ended = ends(rules, Random(28), 4)
    assert ended
    for state in ended:
        draft = rules.begin(state)
        prompt = rules.prompt(draft)
        assert (prompt.steps, prompt.enough, prompt.duties) == ((), False, ())
        why = rules.why_not(draft, Place(rules.board.sites[0].id))
        assert [reason.rule for reason in why] == ["ALL-OVER"]

"""Law (e) for every step there is: of pieces, places, facings, parts and words, known or not."""

import re
from random import Random
from typing import Any

import pytest

from tabletop_qt.core.rules import Draft, Reason, Rules
from tabletop_qt.core.steps import Face, Pick, Place, Say, Step, Take
from tabletop_qt.core.terms import PieceId
from tests.games.every.drafts import chooser, drafts, standing
from tests.games.every.tables import Setting, presets, sample, settings

WORD = re.compile("[a-z0-9'-]+")

every_preset = pytest.mark.parametrize("setting", list(presets()), ids=str)
every_setting = pytest.mark.parametrize("setting", list(settings()), ids=str)


@every_setting
def test_every_kind_of_step_is_offered_or_has_reasons(setting: Setting) -> None:
    try_all(setting, Random(61), 40)


@pytest.mark.slow
@every_setting
def test_every_kind_of_step_is_offered_or_has_reasons_at_length(setting: Setting) -> None:
    try_all(setting, Random(62), 2000)


def try_all(setting: Setting, rng: Random, states: int) -> None:
    rules, game = setting.rules(), setting.game
    everybody = sorted(
        {
            piece
            for state in sample(rules, rng, 3)
            for piece in standing(game, rules, rules.begin(state))
        }
    )
    for draft in drafts(rules, rng, states, last=True):
        offered = rules.prompt(draft).steps
        seat, begun = chooser(rules, draft.base), rules.begin(draft.base)
        shown = {*standing(game, rules, draft, seat), *standing(game, rules, begun, seat)}
        words = game.look.tableau(rules, draft, None).words
        for step in dict.fromkeys((*tries(rules, rng, everybody), *map(Say, words), *offered)):
            why = rules.why_not(draft, step)
            assert (step in offered) == (why == ()), (rules.encode(draft.base), draft.steps, step)
            for reason in why:
                check(rules, draft, step, reason, shown)


def tries(rules: Rules[Any], rng: Random, everybody: list[PieceId]) -> list[Step]:
    """Make up steps: of pieces that may be gone, and of things that never were."""
    pieces = [*rng.sample(everybody, min(5, len(everybody))), "nobody"]
    sites = [site.id for site in rng.sample(rules.board.sites, min(6, len(rules.board.sites)))]
    return [
        *map(Pick, pieces),
        *map(Place, (*sites, "nowhere")),
        *(Face(piece, turn) for piece in pieces[-2:] for turn in (0, 1, 2, 3, 99)),
        Take(pieces[0], "part"),
        Say("nonsense"),
    ]


def check(
    rules: Rules[Any], draft: Draft[Any], step: Step, reason: Reason, shown: set[PieceId]
) -> None:
    """A reason cites a rule, says a sentence, and points at something that is there."""
    met = (rules.encode(draft.base), draft.steps, step, reason)
    assert reason.rule in rules.book, met
    sentence = reason.text.render()
    assert sentence.endswith("."), met
    assert not set("{}") & set(sentence), met
    assert isinstance(step, Say) or reason.sites or reason.pieces, met
    assert all(site in rules.board or step == Place(site) for site in reason.sites), met
    tried = {step.piece} if isinstance(step, Pick | Face | Take) else set()
    assert set(reason.pieces) <= shown | tried, met


@every_setting
def test_a_refusal_names_a_piece_or_a_place(setting: Setting) -> None:
    name_all(setting, Random(63), 25)


@pytest.mark.slow
@every_preset
def test_a_refusal_names_a_piece_or_a_place_at_length(setting: Setting) -> None:
    name_all(setting, Random(64), 2500)


def name_all(setting: Setting, rng: Random, states: int) -> None:
    """Try pieces and places: each sentence speaks of one, and never of a wrong move in general."""
    rules, game = setting.rules(), setting.game
    places = {site.name.render().lower() for site in rules.board.sites}
    places |= {site.id.lower() for site in rules.board.sites}
    for draft in drafts(rules, rng, states):
        seat = chooser(rules, draft.base)
        tokens = game.look.tableau(rules, draft, seat).tokens
        nouns = {word for token in tokens for word in WORD.findall(token.name.render().lower())}
        offered = rules.prompt(draft).steps
        pieces = [token.piece for token in tokens]
        tries: list[Step] = [Pick(piece) for piece in rng.sample(pieces, min(4, len(pieces)))]
        tries += [Place(site.id) for site in rng.sample(rules.board.sites, 6)]
        for step in tries:
            if step not in offered:
                said = rules.why_not(draft, step)[0].text.render().lower()
                words = set(WORD.findall(said))
                named = words & (places | nouns) or any(name in said for name in places)
                assert named, (rules.encode(draft.base), draft.steps, step, said)

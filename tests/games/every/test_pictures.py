"""The picture of every game is whole at every moment, for everybody who looks."""

from random import Random
from xml.etree import ElementTree

import pytest

from tabletop_qt.core.effects import Effect, Ended
from tabletop_qt.core.steps import Over, Say
from tabletop_qt.core.terms import Phrase
from tests.games.every.drafts import chosen, drafts, standing
from tests.games.every.tables import Setting, happen, presets

every_preset = pytest.mark.parametrize("setting", list(presets()), ids=str)


def check_phrase(phrase: Phrase) -> None:
    said = phrase.render()
    assert said.strip()
    assert not set("{}") & set(said)


@every_preset
def test_half_made_moves_and_ends_are_pictured_whole_for_every_seat(setting: Setting) -> None:
    rules, game = setting.rules(), setting.game
    pictures = set()
    for draft in drafts(rules, Random(51), 40, last=True):
        for seat in (None, *range(len(game.seats_for(setting.values)))):
            tableau = game.look.tableau(rules, draft, seat)
            check_phrase(tableau.caption)
            for token in tableau.tokens:
                check_phrase(token.name)
                assert token.site in rules.board
                assert token.seat in range(len(game.seats_for(setting.values)))
                pictures.add(token.picture)
            for said in tableau.words.values():
                check_phrase(said)
            words = {s.word for s in rules.prompt(draft).steps if isinstance(s, Say)}
            assert words <= set(tableau.words)
    for picture in pictures:
        assert ElementTree.fromstring(game.look.picture(picture)).get("viewBox"), picture


@every_preset
def test_the_pieces_that_ended_a_game_stand_on_the_board(setting: Setting) -> None:
    rules, game = setting.rules(), setting.game
    rng = Random(1)
    won: list[Over] = []
    for _ in range(30):
        if won:
            break
        effects: tuple[Effect, ...] = ()
        state = rules.start()
        while not isinstance(rules.turn(state), Over):
            state, effects = happen(rules, state, chosen(rules, state, rng))
        (end,) = (effect for effect in effects if isinstance(effect, Ended))
        assert set(end.pieces) <= set(standing(game, rules, rules.begin(state)))
        won += [end.over] if end.over.winners else []
    assert won, "no game was won: try another seed"


@every_preset
def test_what_a_prompt_obliges_to_is_said_in_the_rule_book(setting: Setting) -> None:
    rules, game = setting.rules(), setting.game
    for draft in drafts(rules, Random(53), 100):
        shown = standing(game, rules, draft)
        for duty in rules.prompt(draft).duties:
            assert duty.rule in rules.book
            assert set(duty.pieces) <= set(shown)
            assert all(site in rules.board for site in duty.sites)
            assert duty.pieces or duty.sites
            check_phrase(duty.text)

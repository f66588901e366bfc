"""No rule of a book stands there unused: each is cited by what happens, is refused or demanded."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tabletop_qt.core.effects import Ended
from tabletop_qt.core.game import Game
from tabletop_qt.core.lesson import Settings, Task
from tabletop_qt.core.rules import NotationError, Rules
from tabletop_qt.core.steps import Move
from tabletop_qt.games import find_games
from tests.games.every.tables import presets, walk

TAUGHT = {name: game for name, game in find_games().items() if game.teaching}
every_game = pytest.mark.parametrize("game", list(TAUGHT.values()), ids=list(TAUGHT))

BY_OTHERS = {
    "BL-NEVER-DOWN": "refuses the diamond as a place for the bladder, which no action says",
    "BL-STAND-OFF": "refuses the bladder on the diamond, which no action says",
    "BT-TURN": "refuses a second piece that is touched, which no action says",
    "BT-CAP-ROW": "refuses what is written as a move though it captures",
    "BT-CAP-COLUMN": "refuses what is written as a move though it captures",
    "BS-AGREED": "an event of the record, not an action of the rules",
    "BS-CLOCK": "an event of the record, not an action of the rules",
    "BS-BOARD": "judged by the workshop, before there is a position",
    "BS-COUNT": "options of numbers, judged when a game is made of them",
    "BS-NO-START": "says that a set-up is the draft's, whose actions cite BS-DRAFT",
    "UC-UPBOARD": "an event of the record, not an action of the rules",
}
"""Rules that no position can cite, and where they act instead; each has a test there."""


def rules_of(game: Game, *settings: Settings) -> Rules[Any]:
    values: dict[str, Any] = {}
    for each in settings:
        values |= each
    return game.rules(values)


def cited(rules: Rules[Any], position: str, texts: tuple[str, ...]) -> Iterator[str]:
    """List the rules cited by playing actions, and by what is refused or demanded on the way."""
    state = rules.decode(position)
    for text in texts:
        yield from (duty.rule for duty in rules.prompt(rules.begin(state)).duties)
        try:
            ply = rules.read(state, text)
        except NotationError as problem:
            yield problem.rule
            return
        if reasons := rules.why_not_ply(state, ply):
            yield from (reason.rule for reason in reasons)
            return
        transition = rules.play(state, ply)
        for effect in transition.effects:
            yield effect.over.rule if isinstance(effect, Ended) else effect.rule
        state = transition.after
    yield from (duty.rule for duty in rules.prompt(rules.begin(state)).duties)


def in_play(game: Game) -> Iterator[str]:
    """List the rules that random games cite."""
    for setting in presets():
        if setting.game is not game:
            continue
        rules = setting.rules()
        for before, ply in walk(rules, Random(8), 150):
            yield from (duty.rule for duty in rules.prompt(rules.begin(before)).duties)
            effects = (
                rules.apply(before, ply)[1]
                if isinstance(ply, Move)
                else rules.play(before, ply).effects
            )
            for effect in effects:
                yield effect.over.rule if isinstance(effect, Ended) else effect.rule


@every_game
def test_every_rule_is_cited_by_an_effect_a_refusal_or_a_prompt(game: Game) -> None:
    assert game.teaching is not None
    teaching = game.teaching()
    found = set(in_play(game))
    for diagram in teaching.diagrams.values():
        rules = rules_of(game, diagram.values)
        found |= set(cited(rules, diagram.position, diagram.plays))
        for text in diagram.tries:
            found |= set(cited(rules, diagram.position, (*diagram.plays, text)))
    for lesson in teaching.lessons:
        for page in lesson.pages:
            rules = rules_of(game, lesson.values, page.values)
            plays = page.solution if isinstance(page, Task) else page.plays
            found |= set(cited(rules, page.position, plays))
            for tempting in page.tempting if isinstance(page, Task) else ():
                found |= set(cited(rules, page.position, (tempting.action,)))
    ids = {rule for rule in teaching.diagrams if not rule.startswith("ALL-")}
    missing = ids - found - set(BY_OTHERS)
    assert not missing, sorted(missing)

"""Half-made moves met by chance, and what their effects come to."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from tabletop_qt.core.effects import Effect, Ended, Moved, Promoted, Removed
from tabletop_qt.core.game import Game
from tabletop_qt.core.rules import Draft, Reason, Refused, Rules, Transition
from tabletop_qt.core.steps import Over, Ply
from tabletop_qt.core.terms import PieceId, SiteId
from tests.games.every.tables import sample, walk

Standing = dict[PieceId, tuple[SiteId, str]]
"""Where each piece stands, and of what kind it is."""


def drafts(rules: Rules[Any], rng: Random, states: int, *, last: bool = False) -> Iterator[Any]:
    """Give every draft met on one random way through the prompts of each of some states.

    With `last` there are ends of games among them.
    """
    for state in (*sample(rules, rng, states), *(ends(rules, rng) if last else ())):
        draft = rules.begin(state)
        yield draft
        while steps := rules.prompt(draft).steps:
            draft = rules.extend(draft, (rng.choice(steps),))
            yield draft


def ends(rules: Rules[Any], rng: Random, games: int = 2) -> list[Any]:
    """Play some games at random and give the states they ended with; a very long one is left."""
    found = []
    for _ in range(games):
        state = rules.start()
        for before, move in walk(rules, rng, 1000):
            state = rules.apply(before, move)[0]
        if isinstance(rules.turn(state), Over):
            found.append(state)
    return found


def judged(rules: Rules[Any], state: Any, ply: Ply) -> Transition[Any] | tuple[Reason, ...]:
    """Hand in a ply at the judged door: it is carried out, or it is refused with reasons."""
    try:
        return rules.play(state, ply)
    except Refused as refused:
        return refused.reasons


def standing(game: Game, rules: Rules[Any], draft: Draft[Any]) -> Standing:
    """Read off the picture of a draft what stands where."""
    tokens = game.look.tableau(rules, draft, None).tokens
    return {token.piece: (token.site, token.kind) for token in tokens}


def retold(before: Standing, effects: Iterable[Effect]) -> Standing:
    """Let effects happen to what stands on the board; each has to fit what it finds."""
    shown = dict(before)
    for effect in effects:
        match effect:
            case Moved(piece, path):
                site, kind = shown[piece]
                assert site == path[0], effect
                shown[piece] = path[-1], kind
            case Removed(piece, site):
                assert shown.pop(piece)[0] == site, effect
            case Promoted(piece, kind):
                assert shown[piece][1] != kind, effect
                shown[piece] = shown[piece][0], kind
            case Ended(_, pieces):
                assert set(pieces) <= set(shown), effect
    return shown

"""How long the widest positions take: to list all turns, and to answer in mid-drag."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from tabletop_qt.core.game import Game
from tabletop_qt.core.rules import Draft, Rules
from tabletop_qt.core.steps import Pick, ToMove
from tabletop_qt.core.terms import Seat
from tabletop_qt.games import find_games
from tabletop_qt.play.affordance import affordances

RECORDED = {
    "blindside": "d1:21,d2:24,e1:43,g7:29,h1:21,h4:55,i1:33/"
    "b2:5,b7:29,b8:12,c5:42,e5:62,f8:29,h8:24 r 1 0 5",
}
"""Positions with more turns than random games commonly meet: 1,521 here."""
LIST_MS, PROMPT_MS = 25.0, 8.0
"""Bounds of the medians."""
TIMES = 25


def report() -> bool:
    """Measure and print; tell whether the bounds are kept."""
    print("\nThe widest position of each game, medians in milliseconds")
    kept = True
    for name, game in find_games().items():
        rules = game.rules()
        state = rules.decode(RECORDED[name]) if name in RECORDED else _widest(rules)
        turn = rules.turn(state)
        assert isinstance(turn, ToMove)
        count = len(rules.moves(state, turn.seat))
        # Rules keep the ways of the state they were asked about last: each time they are new.
        listing = _timed(partial(_list, game, state, turn.seat))
        draft = rules.begin(state)
        picks = [step for step in rules.prompt(draft).steps if isinstance(step, Pick)]
        held = [rules.extend(draft, (pick,)) for pick in picks]
        answers = [_timed(partial(_touchable, rules, one)) for one in held]
        slowest = max(answers, default=0.0)
        fine = listing <= LIST_MS and slowest <= PROMPT_MS
        kept = kept and fine
        print(
            f"{name:14}{count:6} turns: listed in {listing:.1f} (bound {LIST_MS:g}), what can be "
            f"touched next in {slowest:.1f} (bound {PROMPT_MS:g})  {'kept' if fine else 'MISSED'}"
        )
    return kept


def _list(game: Game, state: Any, seat: Seat) -> None:
    game.rules().moves(state, seat)


def _touchable(rules: Rules[Any], draft: Draft[Any]) -> None:
    """Ask what can be touched next, of a draft that nothing is known of yet."""
    affordances(rules, replace(draft))


def _widest(rules: Rules[Any]) -> Any:
    """Find the widest position of some random games."""
    rng = Random(1)
    widest, found = rules.start(), 0
    for _ in range(20):
        state = rules.start()
        for _ in range(200):
            throws = [roll for roll, _ in rules.chances(state)]
            if throws:
                state = rules.roll(state, rng.choice(throws))[0]
                continue
            draft = rules.begin(state)
            moves = rules.moves(state, draft.seat) if draft.ways else ()
            if not moves:
                break
            if len(moves) > found:
                widest, found = state, len(moves)
            state = rules.apply(state, rng.choice(moves))[0]
    return widest


def _timed(act: Callable[[], object]) -> float:
    """Give the median time of an act in milliseconds."""
    times = []
    for _ in range(TIMES):
        start = perf_counter()
        act()
        times.append((perf_counter() - start) * 1000)
    return median(times)

"""Law (e): a step is offered or it has reasons; and what reasons and duties have to be."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tabletop_qt.core.rules import Draft, NotationError, Reason
from tabletop_qt.core.steps import Face, Move, Pick, Place, Say, Step, Take, ToMove, ToRoll
from tabletop_qt.games.uckers.options import OPTIONS, PRESETS
from tabletop_qt.games.uckers.rules import Uckers
from tabletop_qt.games.uckers.state import PIECES, State
from tests.games.uckers.naive import Naive
from tests.games.uckers.naive_twins import midway, options

DEFAULTS: dict[str, Any] = {option.name: option.default for option in OPTIONS}
WORDS = ("forgo", "save", "use", "throw", "nonsense")
TURNS = 18
"""Turns out of the middle of games in which every step there is gets tried, by preset."""

EVERY: tuple[Step, ...] = (
    *map(Pick, (*PIECES, "nobody")),
    *map(Say, WORDS),
    Face("a1", 1),
    Take("c2", "part"),
)

NAMED = re.compile(r"[0-9]|\b(base|home|chute|foot|saved six)\b")
"""A square or a die is named by its number, other places by a word."""

for_both = pytest.mark.parametrize("players", [2, 4])
named_preset = pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.name))


def drafts(rules: Uckers, rng: Random, state: State, plies: int) -> Iterator[Draft[State]]:
    """Play on at random from a state, and give every draft on the way, half-made or whole."""
    for _ in range(plies):
        draft = rules.begin(state)
        yield draft
        turn = rules.turn(state)
        if not isinstance(turn, ToMove | ToRoll):
            return
        if isinstance(turn, ToRoll) and (not draft.ways or rng.random() < 0.7):
            throws = [roll for roll, _ in rules.chances(state)]
            sixes = [roll for roll in throws if 6 in roll.values or len({*roll.values}) == 1]
            state = rules.roll(state, rng.choice(sixes if rng.random() < 0.5 else throws))[0]
            continue
        while steps := rules.prompt(draft).steps:
            draft = rules.extend(draft, (rng.choice(steps),))
            yield draft
        state = rules.finish(draft).after


def turns(values: dict[str, Any], rng: Random, count: int) -> Iterator[tuple[Uckers, Draft[State]]]:
    """Give drafts of turns in the middle of games."""
    rules, naive = Uckers(DEFAULTS | values), Naive(**values)
    for _ in range(count):
        state = rules.decode(midway(rng, naive))
        yield from ((rules, draft) for draft in drafts(rules, rng, state, 6))


def check(rules: Uckers, draft: Draft[State], step: Step, reason: Reason) -> None:
    """A reason cites a rule in force, says one sentence and points at what is there."""
    met = (rules.encode(draft.base), draft.steps, step, reason)
    sentence = reason.text.render()
    assert reason.rule in rules.book, met
    assert sentence.endswith("."), met
    assert len(sentence) <= 130, met
    assert not set("{}") & set(sentence), met
    assert isinstance(step, Say) or reason.sites or reason.pieces, met
    assert all(site in rules.board or step == Place(site) for site in reason.sites), met
    assert {*reason.pieces} <= {*PIECES, "nobody"}, met
    assert len({*reason.pieces}) == len(reason.pieces), met
    if not isinstance(step, Say) and reason.rule not in ("ALL-EMPTY", "ALL-PLACE", "ALL-OVER"):
        assert NAMED.search(sentence), met
    assert not re.search(r"illegal|invalid|error|wrong|green|blue|red\b|yellow", sentence), met


def check_what_is_pointed_at(rules: Uckers, draft: Draft[State], reason: Reason) -> None:
    """Blobs in the way are enemy blobs; a bound throw or die points at who has to use it."""
    state, met = draft.base, (rules.encode(draft.base), draft.steps, reason)
    slots = [state.slot_of(piece) for piece in reason.pieces]
    if reason.rule == "UC-BLOB":
        assert len(slots) >= 2, met
        (at,) = {at for at in slots if at is not None}
        assert (at >> 6 ^ draft.seat) & 1, met
        track = rules.live(state)[0].track
        assert not state.pieces_on(track.mates[at]), met
    elif reason.rule in ("UC-LARGER-FIRST", "UC-DICE-BOTH"):
        usable = {way[0] for way in rules.begin(state).ways}
        assert usable & {Pick(piece) for piece in reason.pieces}, met
    elif reason.rule == "UC-LOCK":
        assert rules.live(state)[0].lock in slots, met


def try_all(rules: Uckers, draft: Draft[State], tally: Counter[str]) -> None:
    """Try every step there is."""
    places = (*(site.id for site in rules.board.sites), "nowhere")
    offered = set(rules.prompt(draft).steps)
    assert offered <= {*EVERY, *map(Place, places)}
    for step in (*EVERY, *map(Place, places)):
        why = rules.why_not(draft, step)
        assert (step in offered) == (why == ()), (rules.encode(draft.base), draft.steps, step)
        for reason in why:
            check(rules, draft, step, reason)
            check_what_is_pointed_at(rules, draft, reason)
            tally[reason.rule] += 1


@for_both
@named_preset
def test_a_step_is_offered_exactly_when_nothing_speaks_against_it(
    preset: Any, players: int
) -> None:
    rng, tally = Random(players), Counter[str]()
    for rules, draft in turns({**preset.values, "players": players}, rng, TURNS):
        try_all(rules, draft, tally)
    expected = {"ALL-THROW", "ALL-YOURS", "UC-BLOB", "UC-EXACT", "UC-EXIT", "UC-MOVE"}
    assert expected <= set(tally)


def test_so_it_is_under_crossed_options() -> None:
    rng, tally = Random(7), Counter[str]()
    for _ in range(40):
        for rules, draft in turns(options(rng), rng, 1):
            try_all(rules, draft, tally)
    assert {"UC-LOCK", "UC-SAVE", "UC-DICE-TOTAL", "UC-FORGO", "UC-MUST"} <= set(tally)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_so_it_is_at_length(seed: int) -> None:
    rng, tally = Random(seed), Counter[str]()
    for _ in range(60):
        for rules, draft in turns(options(rng), rng, 4):
            try_all(rules, draft, tally)


def test_whole_moves_from_any_counter_to_any_place_are_lawful_or_refused() -> None:
    rng = Random(3)
    for _ in range(40):
        for rules, draft in turns(options(rng), rng, 1):
            if draft.steps or not draft.ways:
                continue
            state, lawful = draft.base, {*draft.ways}
            for _ in range(60):
                pick, place = Pick(rng.choice(PIECES)), Place(rng.choice(rules.board.sites).id)
                for steps in ((pick, place), (Say("use"), pick, place)):
                    why = rules.why_not_move(state, steps)
                    assert (steps in lawful) == (why == ()), (rules.encode(state), steps)
                    assert all(reason.rule in rules.book for reason in why)


def test_what_is_written_is_lawful_or_refused() -> None:
    rng = Random(4)
    kinds = ("a{}-{}", "c{}-{}", "b{}-{}", "use:a{}-{}", "a{}={}", "challenge:a{}")
    refused = 0
    for _ in range(60):
        for rules, draft in turns(options(rng), rng, 1):
            if draft.steps:
                continue
            for _ in range(30):
                start, to = rng.randrange(52), rng.choice((*range(52), "h", "h1", "h5"))
                text = rng.choice(kinds).format(rng.choice((start, "b", "h2", "h")), to)
                try:
                    ply = rules.read(draft.base, text)
                except NotationError:
                    continue
                assert isinstance(ply, Move)
                why = rules.why_not_move(draft.base, ply.steps)
                refused += bool(why)
                assert (ply.steps in draft.ways) == (why == ())
    assert refused > 100


@for_both
@named_preset
def test_duties_point_at_counters_that_may_be_chosen(preset: Any, players: int) -> None:
    rng, told = Random(5), Counter[str]()
    for rules, draft in turns({**preset.values, "players": players}, rng, 40):
        prompt = rules.prompt(draft)
        for duty in prompt.duties:
            told[duty.rule] += 1
            assert duty.rule in rules.book
            assert duty.pieces
            assert {Pick(piece) for piece in duty.pieces} <= set(prompt.steps)
            assert NAMED.search(duty.text.render())
    expected = {"mess": "UC-LOCK", "fleet": "UC-LARGER-FIRST", "navy": "UC-DICE-BOTH"}
    assert told[expected[preset.name]]
    assert told["UC-MUST"]

"""The rules as the program asks for them: steps, throws, effects, the board."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from random import Random
from typing import Any

import pytest

from tabletop_qt.core.effects import Effect, Ended, Moved, Noted, Returned, Rolled
from tabletop_qt.core.rules import NotationError, Refused
from tabletop_qt.core.steps import Move, Over, Pick, Place, Ply, Roll, Say, ToMove, ToRoll
from tabletop_qt.games.uckers.board import make_board, site_of, spots
from tabletop_qt.games.uckers.options import OPTIONS, PRESETS
from tabletop_qt.games.uckers.rules import Uckers
from tabletop_qt.games.uckers.state import PIECES, State
from tabletop_qt.games.uckers.track import HOME, TRACKS, slot
from tests.games.uckers.engine_boards import FLEET, IN_BASE, MESS, PLAIN, SETTINGS

DEFAULTS: dict[str, Any] = {option.name: option.default for option in OPTIONS}
every_setting = pytest.mark.parametrize("switches", SETTINGS, ids=range(len(SETTINGS)))


def rules_of(switches: dict[str, Any]) -> Uckers:
    return Uckers(DEFAULTS | switches)


def act(rules: Uckers, state: State, text: str) -> tuple[State, tuple[Effect, ...]]:
    """Make an action through the judged door."""
    done = rules.play(state, rules.read(state, text))
    return done.after, done.effects


def played(rules: Uckers, text: str, *actions: str) -> tuple[State, tuple[Effect, ...]]:
    """Give the state after some actions, and the effects of the last one."""
    state = rules.decode(text)
    effects: tuple[Effect, ...] = ()
    for action in actions:
        state, effects = act(rules, state, action)
    return state, effects


def standing(rules: Uckers, state: State) -> dict[str, str]:
    """Say where each counter stands."""
    track = TRACKS[rules.options.doorstep]
    found = {}
    for piece in PIECES:
        at = state.slot_of(piece)
        assert at is not None
        found[piece] = site_of(at, track)
    return found


@every_setting
def test_effects_and_texts_agree_with_the_engine(switches: dict[str, Any]) -> None:
    rules = rules_of(switches)
    rng = Random(str(switches))
    state = rules.start()
    for _ in range(150):
        position = rules.position(state)
        turn = rules.turn(state)
        if state.over is not None:
            break
        assert isinstance(turn, ToMove | ToRoll)
        seat = turn.seat
        plies: list[Ply] = [*rules.moves(state, seat), *(roll for roll, _ in rules.chances(state))]
        written = {rules.write(state, ply): ply for ply in plies}
        assert sorted(written) == sorted(position.write(a) for a in position.actions())
        text, ply = rng.choice(sorted(written.items()))
        assert rules.read(state, text) == ply
        before = standing(rules, state)
        done = rules.play(state, ply)
        assert done.effects
        _retold(before, done.effects)
        assert before == standing(rules, done.after)
        assert isinstance(done.effects[-1], Ended) == (done.after.over is not None)
        again = rules.decode(rules.encode(done.after))
        assert again == done.after
        assert rules.key(again) == rules.key(done.after)
        state = done.after


def _retold(shown: dict[str, str], effects: tuple[Effect, ...]) -> None:
    for effect in effects:
        match effect:
            case Moved(piece, path) | Returned(piece, path):
                assert shown[piece] == path[0]
                shown[piece] = path[-1]
            case Noted(rule, text):
                assert rule.startswith("UC-")
                assert not set("{}") & set(text.render())


@every_setting
def test_each_result_is_listed_once_and_every_way_comes_to_one(switches: dict[str, Any]) -> None:
    rules = rules_of(switches)
    rng = Random(4)
    state = rules.start()
    for _ in range(120):
        turn = rules.turn(state)
        if not isinstance(turn, ToMove | ToRoll):
            break
        moves = rules.moves(state, turn.seat)
        results = {rules.apply(state, move)[0] for move in moves}
        assert len(results) == len(moves)
        ways = list(rules.ways(state, turn.seat))
        assert {rules.apply(state, Move(turn.seat, way))[0] for way in ways} == results
        plies: list[Ply] = [*moves, *(roll for roll, _ in rules.chances(state))]
        state = rules.play(state, rng.choice(plies)).after


def test_counters_that_stand_together_are_interchangeable() -> None:
    rules = rules_of(MESS)
    state, _ = played(rules, f"5,5,b,b/{IN_BASE}/{IN_BASE}/{IN_BASE} a", "r3")
    assert [rules.write(state, move) for move in rules.moves(state, 0)] == ["a5-8"]
    ways = set(rules.ways(state, 0))
    assert ways == {(Pick(piece), Place("8")) for piece in ("a3", "a4")}
    one, other = (rules.apply(state, Move(0, way))[0] for way in sorted(ways, key=str))
    assert one == other
    assert standing(rules, one)["a3"] == "8"
    assert standing(rules, other)["a4"] == "8"


def test_a_challenge_is_made_by_touching_the_blob() -> None:
    rules = rules_of(MESS)
    text = f"11,b,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"
    state, _ = played(rules, text, "r6")
    assert (Pick("a4"), Place("12")) in set(rules.ways(state, 0))
    after, effects = played(rules, text, "r6", "challenge:a11", "r6", "r6")
    assert [effect for effect in effects if isinstance(effect, Moved | Returned)] == [
        Moved("a4", ("11", "12"), "UC-CHALLENGE-WON"),
        Returned("b3", ("12", "b-b"), "UC-CHALLENGE-WON"),
        Returned("b4", ("12", "b-b"), "UC-CHALLENGE-WON"),
    ]
    assert rules.turn(after) == ToRoll(1, 1)


@pytest.mark.parametrize(
    ("switches", "places", "throw", "text", "rule"),
    [
        (MESS, "11,b,b,b/12,b,b,b", "r1", "challenge:a11", "UC-CHALLENGE"),
        (MESS, "11,b,b,b/12,12,b,b", "r6", "a11-12", "UC-BLOB"),
        (MESS, "5,5,b,b/b,b,b,b", "r4", "a5=9", "UC-MOVE"),
        (PLAIN, "5,5,b,b/b,b,b,b", "r44", "a5=9", "UC-BLOB-TAKES-BLOB"),
        (PLAIN, "5,5,b,b/9,9,b,b", "r44", "a5-9", "UC-BLOB"),
        (PLAIN, "11,11,b,b/12,12,b,b", "r66", "a11=12", "UC-BLOB-TAKES-BLOB"),
        (MESS, "h3,2,b,b/12,12,b,b", "r6", "challenge:ah3", "UC-CHALLENGE"),
        (MESS, "h3,2,b,b/12,12,b,b", "r6", "challenge:ab", "UC-CHALLENGE"),
        (MESS, "5,b,b,b/b,b,b,b", "r3", "challenge:a5", "UC-CHALLENGE"),
        (PLAIN, "5,5,b,b/b,b,b,b", "r44", "a5=20", "UC-BLOB-TAKES-BLOB"),
        (MESS, "h,2,b,b/12,12,b,b", "r6", "challenge:ah", "UC-CHALLENGE"),
        (MESS, "11,20,b,b/12,12,b,b", "r1", "challenge:a11", "UC-CHALLENGE-WHEN"),
    ],
)
def test_a_text_is_never_taken_for_another_action_of_the_same_steps(
    switches: dict[str, Any], places: str, throw: str, text: str, rule: str
) -> None:
    rules = rules_of(switches)
    state, _ = played(rules, f"{places}/{IN_BASE}/{IN_BASE} a", throw)
    with pytest.raises(NotationError) as refusal:
        rules.read(state, text)
    assert refusal.value.rule == rule


def test_words_and_saved_sixes_as_steps() -> None:
    rules = rules_of(MESS | {"saved_sixes": True})
    state = rules.decode(f"b,b,b,5/{IN_BASE}/{IN_BASE}/{IN_BASE} a saved=a1")
    ways = set(rules.ways(state, 0))
    assert (Say("throw"),) in ways
    assert (Say("use"), Pick("a4"), Place("11")) in ways
    assert (Say("use"), Pick("c1"), Place("28")) in ways
    assert rules.moves(state, 1) == []


def test_who_may_forgo_is_to_throw_all_the_same() -> None:
    rules = rules_of(MESS)
    state = rules.decode(f"{IN_BASE}/2,2,28,28/{IN_BASE}/{IN_BASE} a")
    assert rules.turn(state) == ToRoll(1, 0)
    assert rules.moves(state, 0) == [Move(0, (Say("forgo"),))]
    assert len(rules.chances(state)) == 6
    assert rules.turn(act(rules, state, "forgo")[0]) == ToRoll(1, 1)


def test_chances_are_the_throws_with_their_weights() -> None:
    rules = rules_of(PLAIN)
    chances = dict(rules.chances(rules.start()))
    assert (chances[Roll((6, 3))], chances[Roll((4, 4))], len(chances)) == (2, 1, 21)
    cocky = rules_of(PLAIN | {"cocky_dice": True})
    state = cocky.decode(f"{IN_BASE}/{IN_BASE}/{IN_BASE}/{IN_BASE} a")
    chances = dict(cocky.chances(state))
    assert 36 * chances[Roll(())] == sum(chances.values())
    _, effects = act(cocky, state, "rc")
    assert effects == (Rolled(0, (), "UC-COCKY"),)
    with pytest.raises(Refused):
        rules.play(rules.start(), Roll((3, 6)))


def test_a_hit_and_a_total_are_told() -> None:
    rules = rules_of(PLAIN)
    text = f"5,b,b,b/9,b,b,b/{IN_BASE}/9,b,b,b a"
    _, effects = played(rules, text, "r31", "a5-9")
    assert effects[:3] == (
        Moved("a4", ("5", "6", "7", "8", "9"), "UC-DICE-TOTAL"),
        Returned("b4", ("9", "b-b"), "UC-MIXI"),
        Returned("d4", ("9", "d-b"), "UC-MIXI"),
    )


def test_snake_eyes_are_told() -> None:
    rules = rules_of(FLEET)
    text = f"2,h1,b,b/{IN_BASE}/{IN_BASE}/{IN_BASE} a snake=a"
    _, effects = played(rules, text, "r11")
    assert set(effects[1:3]) == {
        Returned("a3", ("2", "a-b"), "UC-SNAKE-BACK"),
        Returned("a4", ("a-h1", "a-b"), "UC-SNAKE-BACK"),
    }


def test_what_is_not_lawful_is_read_and_then_refused() -> None:
    rules = rules_of(MESS)
    state, _ = played(rules, f"5,b,b,b/{IN_BASE}/{IN_BASE}/{IN_BASE} a", "r3")
    for text in ("a5-9", "use:a5-11", "save", "ab-2", "a5-h1", "a5=9"):
        with pytest.raises(Refused):
            rules.play(state, rules.read(state, text))
    for text in ("a6-9", "challenge:a5"):
        with pytest.raises(NotationError):
            rules.read(state, text)


def test_the_counter_that_ends_the_game_is_told() -> None:
    rules = rules_of(MESS)
    text = f"h,h,h,h1/{IN_BASE}/h,h,h,h/b,b,b,2 a"
    state, effects = played(rules, text, "r5", "ah1-h")
    path = ("a-h1", "a-h2", "a-h3", "a-h4", "a-h5", "a-h")
    over = Over((0,), "UC-WIN", "eight-piecer")
    assert effects == (Moved("a1", path, "UC-MOVE"), Ended(over, ("a1",)))
    assert rules.turn(state) == over
    assert rules.chances(state) == ()
    assert rules.moves(state, 0) == []
    assert not list(rules.ways(state, 0))
    assert state.slot_of("a5") is None


def test_touching_a_counter_changes_nothing_yet_and_a_whole_move_is_shown() -> None:
    rules = rules_of(MESS)
    state, _ = played(rules, f"5,b,b,b/{IN_BASE}/{IN_BASE}/{IN_BASE} a", "r3")
    draft = rules.extend(rules.begin(state), (Pick("a4"),))
    assert draft.preview == state
    draft = rules.extend(draft, (Place("8"),))
    assert standing(rules, draft.preview)["a4"] == "8"
    thrown = rules.begin(rules.decode(f"{IN_BASE}/{IN_BASE}/{IN_BASE}/{IN_BASE} a"))
    assert [reason.rule for reason in rules.why_not(thrown, Pick("a1"))] == ["ALL-THROW"]


def notes(rules: Uckers, text: str, *actions: str) -> list[tuple[str, str]]:
    """Give the rules and sentences noted of the last action."""
    effects = played(rules, text, *actions)[1]
    return [(note.rule, note.text.render()) for note in effects if isinstance(note, Noted)]


def test_lost_throws_are_told_with_their_reason() -> None:
    rules = rules_of(MESS)
    nothing = f"{IN_BASE}/{IN_BASE}/{IN_BASE}/{IN_BASE} a"
    assert notes(rules, nothing, "r5") == [
        ("UC-MUST", "Player A and C can do nothing with 5: the throw is lost.")
    ]
    locked = f"5,20,b,b/13,13,b,b/{IN_BASE}/{IN_BASE} a"
    assert [rule for rule, _ in notes(rules, locked, "r6", "a5-11", "r3")] == ["UC-LOCK"]
    two = rules_of(PLAIN)
    walled = f"5,h,h,h/8,8,b,b/h,h,h,h/{IN_BASE} a"
    assert notes(two, walled, "r41", "a5-6") == [
        ("UC-MUST", "Player A and C can do nothing with 4: the throw is lost.")
    ]
    six = [rule for rule, _ in notes(two, walled, "r61", "a5-6")]
    assert six == ["UC-MUST", "UC-SIX-AGAIN"]


def test_a_challenge_is_called_at_every_six() -> None:
    rules = rules_of(MESS)
    text = f"11,b,b,b/12,12,b,b/{IN_BASE}/{IN_BASE} a"
    throws = ("r6", "challenge:a11", "r6", "r6")
    calls = [notes(rules, text, *throws[:n]) for n in (2, 3, 4)]
    assert [call[-1][1].split("!")[0] for call in calls] == [
        "Once at you", "Twice at you", "Get 'em off",
    ]  # fmt: skip
    assert notes(rules, text, *throws[:3], "r5")[0][0] == "UC-CHALLENGE-FAIL"


# The board


@pytest.mark.parametrize("doorstep", ["second", "corner"])
def test_every_place_of_every_way_is_a_site(doorstep: str) -> None:
    board, track = make_board(doorstep), TRACKS[doorstep]
    assert len(board.sites) == 52 + 4 * 7
    for colour in range(4):
        steps = (0, *range(track.doorstep, HOME + 1))
        sites = [board[site_of(slot(colour, step), track)] for step in steps]
        assert len(sites) == len({site.id for site in sites})
        assert sites[1].kind == "doorstep"
        for one, other in pairwise(sites[1:]):
            link = board.links[one.id]
            assert other.id in (link.get("on"), link.get("in"))
            # The steps past the homes are diagonal.
            assert dist(one.centre, other.centre) == pytest.approx(48, rel=0.5)
    assert not {site.id for site in board.sites} & set(PIECES)


def test_the_board_lies_as_in_the_picture() -> None:
    board = make_board()

    def cell(site: str) -> tuple[float, float]:
        x, y = board[site].centre
        return (x - 48) / 48, (y - 48) / 48

    assert [cell(site) for site in ("1", "6", "7", "12", "13", "14")] == [
        (0, 6), (5, 6), (6, 5), (6, 0), (7, 0), (8, 0),
    ]  # fmt: skip
    assert [cell(site) for site in ("26", "32", "33", "39", "45", "46")] == [
        (14, 7), (9, 8), (8, 9), (7, 14), (6, 9), (5, 8),
    ]  # fmt: skip
    assert [cell(site) for site in ("a-h1", "a-h", "b-h", "c-h", "d-h", "d-h5")] == [
        (1, 7), (6, 7), (7, 6), (8, 7), (7, 8), (7, 9),
    ]  # fmt: skip
    assert spots(0) == ((112, 112), (224, 112), (112, 224), (224, 224))
    assert board.bounds == (0, 0, 768, 768)


def test_presets_name_only_options_with_lawful_values() -> None:
    by_name = {option.name: option for option in OPTIONS}
    for preset in PRESETS:
        for name, value in preset.values.items():
            assert by_name[name].parse(str(value).lower()) == value
    assert next(p for p in PRESETS if p.name == "fleet").values.items() <= DEFAULTS.items()

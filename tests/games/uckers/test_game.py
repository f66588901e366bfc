"""Who sits at a table of Uckers, and who wins together."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_qt.core.game import team_of
from tabletop_qt.core.rules import Refused
from tabletop_qt.core.steps import Move, Pick, Roll
from tabletop_qt.games.uckers import GAME
from tabletop_qt.play import saves
from tabletop_qt.play.agreement import THROW, Agreement
from tabletop_qt.play.answers import Committed, Refusal
from tabletop_qt.play.controller import RulesController


def test_two_players_have_two_colours_each_and_four_one() -> None:
    assert [seat.badge for seat in GAME.seats_for()] == ["badge-ac", "badge-bd"]
    four = GAME.seats_for({"players": "4"})
    assert [seat.name for seat in four] == ["Player A", "Player B", "Player C", "Player D"]
    assert [team_of(four, seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]


@pytest.mark.parametrize(
    ("players", "seat", "winners"), [("2", 0, (1,)), ("4", 2, (1, 3)), ("4", 1, (0, 2))]
)
def test_who_resigns_loses_with_the_partner(
    players: str, seat: int, winners: tuple[int, ...]
) -> None:
    controller = RulesController(GAME, {"players": players})
    controller.end("ALL-RESIGN", seat)
    assert controller.over is not None
    assert controller.over.winners == winners


def test_a_place_where_an_enemy_is_hit_is_told_from_a_free_one() -> None:
    start = "b,b,b,10/b,b,b,12/b,b,b,b/b,b,b,b a moves r2"
    controller = RulesController(GAME, {"dice": 1}, start)
    controller.take((Pick("a4"),))
    assert controller.affordances.drop == {"12": True}
    controller.new_game(GAME, {"dice": 1}, start.replace("r2", "r1"))
    controller.take((Pick("a4"),))
    assert controller.affordances.drop == {"11": False}


def test_real_dice_are_told_taken_back_and_saved_like_moves() -> None:
    controller = RulesController(GAME)
    controller.new_game(GAME, {"first": "a"}, None, Agreement(real_dice=True))
    for text in ("r63", "ab-2", "a2-5", "r21"):
        assert isinstance(controller.attempt(text), Committed)
    written = controller.written()
    controller.undo()
    assert controller.written() == written
    assert controller.saved().at == 3
    other = RulesController(GAME)
    assert other.restore(controller.saved(), GAME) == ""
    assert other.written() == ("r63", "ab-2", "a2-5", "r21")
    assert other.state == controller.state
    assert other.agreement.real_dice


def play_on(controller: RulesController, rng: Random, plies: int) -> None:
    """Play at random; the program throws."""
    for _ in range(plies):
        if controller.to_roll:
            controller.roll()
        elif controller.over is None:
            seat = controller.draft.seat
            controller.play(rng.choice(controller.rules.moves(controller.state, seat)))


def test_the_program_s_dice_are_not_typed() -> None:
    controller = RulesController(GAME, {"first": "a"})
    answer = controller.attempt("r66")
    assert isinstance(answer, Refusal)
    assert [reason.rule for reason in answer.reasons] == ["ALL-THROW"]
    assert controller.record.at == 0


def values(controller: RulesController) -> list[tuple[int, ...]]:
    return [throw.values for throw in controller.throws()]


def test_throws_taken_back_come_again_whatever_is_played_between() -> None:
    controller = RulesController(GAME, {"first": "a"})
    play_on(controller, Random(1), 60)
    thrown = [throw.values for throw in controller.throws()]
    assert len(thrown) > 20
    saved = controller.saved()
    for seed in (2, 3):
        controller.go(0)
        play_on(controller, Random(seed), 60)
        again = [throw.values for throw in controller.throws()]
        both = min(len(thrown), len(again))
        assert again[:both] == thrown[:both]
    other = RulesController(GAME)
    other.restore(saves.read(saves.write(saved)), GAME)
    assert [throw.values for throw in other.throws()] == thrown
    play_on(other, Random(4), 30)
    controller.go(0)
    play_on(controller, Random(5), 90)
    longer = [throw.values for throw in controller.throws()]
    assert [throw.values for throw in other.throws()][: len(longer)] == longer[
        : len(other.throws())
    ]


def test_the_seed_of_a_game_is_not_read_in_its_file() -> None:
    controller = RulesController(GAME)
    text = saves.write(controller.saved())
    assert controller.dice.seed not in text
    assert saves.read(text).seed == controller.dice.seed
    spoilt = text.replace('"dice": "sealed:', '"dice": "sealed:AAAA')
    with pytest.raises(saves.SaveError):
        saves.read(spoilt)


def test_a_move_after_throws_were_seen_is_told_as_a_second_thought() -> None:
    controller = RulesController(GAME, {"first": "a", "dice": 1}, None)
    rng = Random(6)
    play_on(controller, rng, 40)
    nodes = controller.line_so_far()
    chosen = [
        at
        for at, node in enumerate(nodes, start=1)
        if isinstance(controller.record.ply(node), Move)
        and len(moves_before(controller, node)) > 1
        and any(isinstance(controller.record.ply(later), Roll) for later in nodes[at:])
    ]
    at = chosen[0]
    node = nodes[at - 1]
    assert not controller.second_thought(node)
    other = next(m for m in moves_before(controller, node) if m != controller.record.ply(node))
    controller.go(at - 1)
    controller.play(other)
    assert controller.second_thought(controller.record.cursor)


def moves_before(controller: RulesController, node: int) -> list[Move]:
    parent = controller._states[controller.record.nodes[node - 1].parent]
    return list(controller.rules.moves(parent, controller.rules.begin(parent).seat))


def back(controller: RulesController) -> bool:
    return controller.looking_back


def test_looking_back_beyond_the_last_throw_is_no_taking_back() -> None:
    controller = RulesController(GAME)
    controller.new_game(GAME, {"first": "a"}, None, Agreement(take_back=THROW))
    play_on(controller, Random(7), 30)
    line = controller.record.line
    controller.go(3)
    assert back(controller)
    assert controller.to_roll is None
    assert not controller.affordances.lift
    with pytest.raises(Refused):
        controller.roll()
    controller.go(len(line) - 1)
    assert not back(controller)
    play_on(controller, Random(8), 1)
    assert controller.record.line[: len(line)] == line


def test_throwing_on_stops_where_somebody_has_a_choice() -> None:
    controller = RulesController(GAME, {"first": "a"})
    controller.roll_on()
    assert controller.to_roll is None
    assert controller.prompt.steps


def test_each_die_tells_the_counters_it_can_move() -> None:
    controller = RulesController(
        GAME, {"first": "a"}, "b,b,b,2/b,b,b,b/b,b,b,b/b,b,b,b a moves r63"
    )
    six, three = controller.tableau().dice
    assert (six.value, three.value) == (6, 3)
    assert "a4" in three.pieces
    assert {"a1", "c1"} <= six.pieces

"""What one seat may not know cannot be told from anything it is shown."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tabletop_qt.core.rules import Draft, Rules, Secrecy
from tabletop_qt.core.steps import Over, Say, ToMove
from tabletop_qt.engine.protocol import Protocol
from tabletop_qt.games.bladder import GAME
from tabletop_qt.games.bladder.cells import SIDE_OF
from tabletop_qt.games.bladder.state import State
from tabletop_qt.play import saves
from tabletop_qt.play.controller import RulesController
from tests.games.bladder.boards import FAR, field, rules_of

HERO = {"hero": True}
SECRET_OPTIONS = [
    {"hero": True},
    {"hero": True, "hero_reminder": True},
    {"real_time": True},
    {"hero": True, "real_time": True},
]


def others(state: State, seat: int) -> list[State]:
    """Give states that differ from this one in the other seat's secrets alone."""
    setup, found = state.setup, []
    mark = setup.heroes[1 - seat]
    if mark >= 0:
        for cell, code in enumerate(setup.cells):
            if SIDE_OF[code] == 1 - seat and cell != mark:
                marks = list(setup.heroes)
                marks[1 - seat] = cell
                found.append(replace(state, setup=replace(setup, heroes=(marks[0], marks[1]))))
    if setup.order >= 0 and seat == 1:
        rules = rules_of(hero=mark != -1, real_time=True)
        before = replace(setup, order=-1, side=0)
        for action in rules.position(replace(state, setup=before)).actions()[:20]:
            found.append(replace(state, setup=replace(setup, order=action)))
    return found


def unclaimed(rules: Rules[State], rng: Random, plies: int) -> Iterator[State]:
    """Play at random without declaring a hero: give each state."""
    state = rules.start()
    for _ in range(plies):
        yield state
        turn = rules.turn(state)
        assert isinstance(turn, ToMove)
        moves = [m for m in rules.moves(state, turn.seat) if m.steps[0] != Say("hero")]
        state = rules.apply(state, rng.choice(moves))[0]


def shown(rules: Rules[State], state: State, seat: int) -> tuple[Any, ...]:
    """Give all that a seat is shown of a state."""
    draft: Draft[State] = rules.begin(state)
    turn = rules.turn(state)
    own = not isinstance(turn, Over) and getattr(turn, "seat", None) == seat
    tableau = GAME.look.tableau(rules, draft, seat)
    return (
        rules.observe(state, seat),
        rules.key(state),
        tableau.tokens,
        tableau.caption.render(),
        turn,
        rules.prompt(draft) if own else None,
        rules.reminds(state, seat),
    )


@pytest.mark.parametrize("options", SECRET_OPTIONS, ids=str)
def test_another_secret_of_the_other_seat_changes_nothing_that_is_shown(
    options: dict[str, Any],
) -> None:
    rules = rules_of(**options)
    met = 0
    for state in unclaimed(rules, Random(3), 60):
        for seat in (0, 1):
            before = shown(rules, state, seat)
            for other in others(state, seat):
                met += 1
                assert shown(rules, other, seat) == before
    assert met > 300


def test_what_everybody_may_see_shows_no_secret() -> None:
    rules = rules_of(hero=True, real_time=True)
    state = rules.decode(field(f"Dc4 {FAR}", "l", "- 0 c4,h1 - c4-d4"))
    public = rules.encode(rules.observe(state, None))
    assert public == field(f"Dc4 {FAR}", "d", "- 0 ?,? -")
    assert rules.encode(rules.decode(public)) == public


def test_a_saved_game_shows_no_hero_and_no_sealed_order() -> None:
    controller = RulesController(GAME, {"hero": True, "real_time": True})
    for text in ("mark:b4", "mark:g5", "b7-c7xg3@c7"):
        controller.attempt(text)
    text = saves.write(controller.saved())
    for secret in ("b4", "g5", "mark", "c7", "g3"):
        assert secret not in text
    again = RulesController(GAME)
    assert again.restore(saves.read(text), GAME) == ""
    assert again.written() == controller.written()
    controller.attempt("g1-f1")
    text = saves.write(controller.saved())
    assert "b7-c7xg3@c7" in text, "both orders are known now"
    assert "mark" not in text


def test_a_start_with_secrets_is_saved_sealed() -> None:
    start = field(f"Dc4 {FAR}", "d", "- 0 c4,h1 -")
    controller = RulesController(GAME, HERO, start)
    text = saves.write(controller.saved())
    assert "c4,h1" not in text
    again = RulesController(GAME)
    assert again.restore(saves.read(text), GAME) == ""
    assert again.record.start == start


def test_a_broken_seal_is_told_of() -> None:
    controller = RulesController(GAME, HERO)
    controller.attempt("mark:b4")
    text = saves.write(controller.saved())
    with pytest.raises(saves.SaveError, match="seal of ply 1"):
        saves.read(text.replace("sealed:", "sealed:!"))


def test_secrecy_of_each_ply() -> None:
    controller = RulesController(GAME, {"hero": True, "real_time": True})
    for text in ("mark:b4", "mark:g5", "b7-c7", "g1-f1"):
        controller.attempt(text)
    hidden = [controller.hidden(node) for node in range(1, 5)]
    assert hidden == [True, True, False, False]
    controller.attempt("b8-c8")
    assert controller.hidden(5)
    rules, state = controller.rules, controller.state
    assert rules.secrecy(state, rules.read(state, "g2-f2")) is Secrecy.OPEN


def test_a_reveal_is_taken_back_with_both_orders() -> None:
    controller = RulesController(GAME, {"real_time": True})
    for text in ("b7-c7", "g1-f1", "b8-c8"):
        controller.attempt(text)
    controller.undo()
    assert controller.record.at == 2, "a sealed order is taken back alone"
    controller.undo()
    assert controller.record.at == 0
    controller.redo()
    assert controller.record.at == 2
    controller.go(1)
    assert controller.record.at == 2


def best(*commands: str) -> str:
    """Give the move that the engine plays after some commands."""
    protocol = Protocol(GAME)
    answers = [line for command in commands for line in protocol.lines(command)]
    assert not [line for line in answers if "error" in line], answers
    return answers[-1]


@pytest.mark.parametrize("level", [0, 1])
def test_a_computer_player_plays_the_same_whatever_the_other_side_has_written(level: int) -> None:
    first = (f"setoption name level value {level}", "setoption name seed value 3")
    hero = (*first, "setoption name hero value true")
    marks = [
        best(*hero, f"position startpos moves mark:b4 mark:{mark}", "go movetime 1")
        for mark in ("g1", "g2", "h8", "h3")
    ]
    assert len(set(marks)) == 1
    orders = [
        best(
            *first,
            "setoption name real_time value true",
            f"position startpos moves {order}",
            "go movetime 1",
        )
        for order in ("b4-c4", "b1-c2xg3", "a3-a4@b4")
    ]
    assert len(set(orders)) == 1

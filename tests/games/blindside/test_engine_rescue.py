"""The engine: rescues on the enemy's start spaces (BS-RESCUE)."""

from __future__ import annotations

from tabletop_qt.games.blindside.events import Rescued, Turned, Went
from tabletop_qt.games.blindside.notation import read
from tests.games.blindside.engine_boards import after, play, position, refused, written

TO_B8 = "b6:9,a1:1/j1:9"
"""Black has started on b8, of the box."""


def test_a_pawn_on_an_enemy_start_space_puts_an_arrow_back() -> None:
    game = position(f"{TO_B8} r 0 2 5", rescue=True, actions="none")
    assert written(game, "b6-b8") == {f"b6-b8+{way}" for way in ("ne", "se", "sw", "nw")}
    assert (
        after(f"{TO_B8} r 0 2 5", "b6-b8+se", rescue=True, actions="none")
        == "a1:1,b8:13/j1:9 b 0 1 6 rs=b8@b8"
    )
    assert refused("b6-b8", game) == "BS-RESCUE"
    assert refused("b6-b8+n", game) == "BS-RESCUE"
    assert refused("b6-b7+se", game) == "BS-RESCUE"


def test_the_arrow_points_where_it_is_said_when_the_move_is_over() -> None:
    text = f"{TO_B8} r 0 2 5"
    game = position(text, rescue=True, actions="b8")
    assert "b6-b8/1+n" in written(game)
    assert "b6-b8/1+ne" not in written(game)
    assert after(text, "b6-b8/1+n", rescue=True, actions="b8").startswith("a1:1,b8:19/")
    b6, b8 = (game.arena.layout.cell_of[name] for name in ("b6", "b8"))
    assert game.events(read("b6-b8/1+n", game)) == (
        Went(0, b6, b8), Turned(b8, 1, "BS-ROTATE-STOP"), Rescued(b8, 0),
    )  # fmt: skip


def test_nothing_is_rescued_where_nothing_is_captured_or_no_slot_is_empty() -> None:
    assert "b6-b8" in written(position(f"{TO_B8} r 2 0 5", rescue=True, actions="none"))
    full = position("b2:63/j1:9 r 0 2 5", rescue=True, actions="none")
    assert "b2-b8" in written(full)
    assert play(full, "b2-b8").rescued == ()
    assert "b6-b8" in written(position(f"{TO_B8} r 0 2 5", actions="none"))


def test_each_space_serves_a_pawn_once_and_another_pawn_again() -> None:
    game = position(f"{TO_B8} r 0 5 5", rescue=True, actions="none")
    play(game, "b6-b8+se", "j1-j2", "b8-b7", "j2-j1")
    assert game.rescued == ((game.arena.layout.cell_of["b7"], game.arena.layout.cell_of["b8"]),)
    assert "b7-b8" in written(game)
    other = position("b7:13,b6:9/j1:9 r 0 4 5 rs=b6@b8", rescue=True, actions="none")
    assert "b7-b8+n" not in written(other)
    assert {"b7-b8+ne", "b7-b8+sw"} <= written(other)


def test_a_landing_rescues_too() -> None:
    text = "b6:9/b8:3,j1:9 r 0 2 5"
    game = position(text, rescue=True, actions="a1")
    assert "b6-b8*n>a1/2+se" in written(game)
    assert after(text, "b6-b8*n>a1/2+se", rescue=True, actions="a1") == (
        "b8:13/a1:8,j1:9 b 1 1 0 rs=b8@b8"
    )
    assert refused("b6-b8*n>a1/2", game) == "BS-RESCUE"


def test_a_return_rescues_and_a_turn_in_place_does_not() -> None:
    text = "b8:27,a1:1/j1:9 r 0 2 5"
    game = position(text, rescue=True, actions="b8,b6")
    assert {"b8/1", "b8-b6-b8+se", "b8-b6-b8/1+n"} <= written(game)
    assert "b8-b6-b8" not in written(game)
    assert refused("b8/1+n", game) == "BS-RESCUE"
    assert refused("b8-b6-b8/1", game) == "BS-RESCUE"
    used = position(f"{text} rs=b8@b8", rescue=True, actions="b8,b6")
    assert {"b8/1", "b8-b6-b8"} <= written(used)
    assert read("b8-b6-b8/1", used) == read("b8/1", used)
    null = position(text, rescue=True, actions="b8,b6", allow_null_rotation=True)
    assert {"b8/0", "b8-b6-b8+se"} <= written(null)


def test_a_relocated_pawn_does_not_rescue_but_keeps_what_it_has_used() -> None:
    text = "b2:9/b4:3,j1:9 r 2 2 5 rs=b4@c1"
    assert after(text, "b2-b4*n>c1/0", rescue=True, actions="c1") == (
        "b4:9/c1:2,j1:9 b 3 2 0 rs=c1@c1"
    )


def test_what_a_dead_pawn_has_used_is_forgotten() -> None:
    jumped = "b2:11/b3:9,j1:9 r 2 0 5 rs=b3@c1"
    assert after(jumped, "b2-b4", rescue=True, actions="none") == "b4:11/j1:9 b 4 0 0"
    landed = "b2:9/b4:2,j1:9 r 2 0 5 rs=b4@c1"
    assert after(landed, "b2-b4*ne", rescue=True, actions="none") == "b4:9/j1:9 b 3 0 0"


def test_with_rescues_an_earlier_position_can_come_again() -> None:
    game = position("b6:9/j1:9 r 0 1 5", rescue=True, actions="none")
    play(game, "b6-b8+se")
    assert len(game.seen) == 2
    game = position("c1:11/c2:63,h8:1 r 0 0 0", rescue=True, actions="none")
    assert len(play(game, "c1-c3").seen) == 2
    game = position("c1:11/c2:63,h8:1 r 0 0 0", actions="none")
    assert len(play(game, "c1-c3").seen) == 1


def test_the_start_spaces_are_told_where_the_options_do_not_tell_them() -> None:
    text = "b6:9,a1:1/j1:9 r 0 2 5 st=b8/j1"
    game = position(text, rescue=True, setup="load")
    assert "b6-b8" in written(game)
    assert after(text, "b6-b8", rescue=True, setup="load").endswith("st=b8/j1")
    plain = position("b6:9,a1:1/j1:9 r 0 2 5", rescue=True, setup="load")
    assert "b6-b8+se" in written(plain)

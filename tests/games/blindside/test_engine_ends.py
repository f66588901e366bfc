"""The engine: how the game ends (section 5), and passes."""

from __future__ import annotations

import pytest

from tabletop_qt.games.blindside.arena import arena
from tabletop_qt.games.blindside.notation import read
from tabletop_qt.games.blindside.options import Options
from tabletop_qt.games.blindside.position import Position
from tests.games.blindside.engine_boards import ended, play, position, written


def test_seventeen_captured_arrows_win_and_all_taken_counts() -> None:
    game = position("c1:11/c2:63,h8:63 r 15 16 0")
    assert ended(game) is None
    assert ended(play(game, "c1-c3")) == ("BS-WIN", (0,))
    assert game.taken == (17, 16)
    assert game.actions() == []
    game.unmake()
    assert ended(game) is None
    assert ended(position("c1:11/c2:63 r 17 3 0")) == ("BS-WIN", (0,))
    assert ended(position("c1:11/c2:63 r 3 19 0")) == ("BS-WIN", (1,))


@pytest.mark.parametrize(
    ("switches", "arrows"),
    [
        ({}, 17),
        ({"board": "duel"}, 11),
        ({"board": "chevron"}, 13),
        ({"board": "skirmish"}, 5),
        ({"win_at": "9"}, 9),
        ({"win_at": 12}, 12),
        ({"full_capture": True}, 23),
        ({"full_capture": True, "win_at": 5, "board": "duel"}, 15),
        ({"setup": "free", "pawns": 4}, 10),
    ],
    ids=str,
)
def test_how_many_arrows_win(switches: dict[str, object], arrows: int) -> None:
    assert arena(Options(**switches)).win_at == arrows  # type: ignore[arg-type]


def test_all_arrows_are_to_be_captured_with_the_extended_game() -> None:
    game = position("c1:11/c2:9,h8:1 r 20 0 0", full_capture=True)
    assert ended(play(game, "c1-c3")) is None
    game = position("c1:11/c2:9 r 21 0 0", full_capture=True)
    assert ended(play(game, "c1-c3")) == ("BS-EXTENDED", (0,))


def test_an_enemy_without_pawns_has_lost() -> None:
    assert ended(play(position("c1:11/c2:9"), "c1-c3")) == ("BS-NO-PAWNS", (0,))
    assert ended(position("c1:11/")) == ("BS-NO-PAWNS", (0,))
    assert ended(position("/c1:11")) == ("BS-NO-PAWNS", (1,))


# Passes


BLOCKED = "a8:1/b8:1"


def test_a_side_without_a_move_passes_and_two_passes_are_a_draw() -> None:
    game = position(BLOCKED, actions="none")
    assert written(game) == {"pass"}
    assert ended(play(game, "pass")) is None
    assert (game.passes, game.seat, game.quiet) == (1, 1, 1)
    assert written(game) == {"pass"}
    assert ended(play(game, "pass")) == ("BS-TURN", ())
    game.unmake()
    assert game.passes == 1


def test_a_move_ends_a_row_of_passes() -> None:
    game = play(position("a8:1/b7:1", actions="none"), "pass")
    assert play(game, "b7-b8").passes == 0
    assert written(game) == {"pass"}


def test_a_turn_in_place_is_a_legal_move() -> None:
    game = position(BLOCKED, actions="a8")
    assert written(game) == {f"a8/{turns}" for turns in range(1, 6)}


def test_with_lose_the_side_that_cannot_move_has_lost() -> None:
    assert ended(position(BLOCKED, actions="none", no_move="lose")) == ("BS-TURN", (1,))
    game = position("a7:1/b8:1", actions="none", no_move="lose")
    assert ended(play(game, "a7-a8")) == ("BS-TURN", (0,))
    assert game.actions() == []


# Repetition and progress


SHUTTLE = ("a1-a2", "j8-j7", "a2-a1", "j7-j8")
QUIET = "a1:9/j8:9"


def test_the_third_occurrence_is_a_draw() -> None:
    game = position(QUIET, actions="none")
    play(game, *SHUTTLE)
    assert ended(game) is None
    play(game, *SHUTTLE[:3])
    assert ended(game) is None
    assert ended(play(game, SHUTTLE[3])) == ("BS-REPEAT", ())
    game.unmake()
    assert ended(game) is None


def test_repetition_may_be_off_or_stricter() -> None:
    assert ended(play(position(QUIET, actions="none", repetition=0), *SHUTTLE * 5)) is None
    game = play(position(QUIET, actions="none", repetition=2), *SHUTTLE)
    assert ended(game) == ("BS-REPEAT", ())


def test_the_past_can_be_handed_on() -> None:
    game = play(position(QUIET, actions="none"), *SHUTTLE, *SHUTTLE[:3])
    later = Position(game.setup(), game.seen, actions="none")
    later.make(read(SHUTTLE[3], later))
    assert ended(later) == ("BS-REPEAT", ())


def test_captured_counts_are_a_part_of_the_position() -> None:
    keys = {
        position(f"{QUIET} {rest}").key for rest in ("r 0 0 0", "b 0 0 0", "r 1 0 0", "r 0 1 0")
    }
    assert len(keys) == 4
    assert position(f"{QUIET} r 0 0 7").key == position(QUIET).key


def test_forty_rounds_without_a_capture_are_a_draw() -> None:
    game = position(f"{QUIET} r 3 2 78", actions="none")
    assert ended(play(game, "a1-a2")) is None
    assert ended(play(game, "j8-j7")) == ("BS-NO-PROGRESS", ())
    assert ended(position(f"{QUIET} r 3 2 80", actions="none", no_progress=0)) is None
    assert ended(position(f"{QUIET} r 3 2 6", actions="none", no_progress=3)) is not None


def test_or_whoever_has_captured_more_wins() -> None:
    most = {"actions": "none", "no_progress_result": "most"}
    assert ended(position(f"{QUIET} r 3 2 80", **most)) == ("BS-NO-PROGRESS", (0,))
    assert ended(position(f"{QUIET} r 2 3 80", **most)) == ("BS-NO-PROGRESS", (1,))
    assert ended(position(f"{QUIET} r 3 3 80", **most)) == ("BS-NO-PROGRESS", ())


def test_a_capture_begins_the_count_anew_and_a_pass_does_not() -> None:
    game = position("c1:11/c2:63 r 0 0 79", actions="none")
    assert play(game, "c1-c3").quiet == 0
    assert ended(game) is None
    game = position("a8:1/b8:1 r 0 0 79", actions="none")
    assert ended(play(game, "pass")) == ("BS-NO-PROGRESS", ())


def test_the_order_of_the_tests() -> None:
    # The winning capture also removes the last pawn.
    assert ended(play(position("c1:11/c2:9 r 15 0 0"), "c1-c3")) == ("BS-WIN", (0,))
    # Two passes come before a repetition, and that before no progress.
    game = position("a8:1/b8:1 r 0 0 78", actions="none", repetition=1)
    assert ended(game) == ("BS-REPEAT", ())
    game = position("a8:1/b8:1 b 0 0 79 ps=1", actions="none", repetition=0)
    assert ended(play(game, "pass")) == ("BS-TURN", ())
    # No progress comes before a side that cannot move.
    game = position("a7:1/b8:1 r 0 0 79", actions="none", no_move="lose")
    assert ended(play(game, "a7-a8")) == ("BS-NO-PROGRESS", ())


def test_an_end_can_be_handed_on() -> None:
    over = play(position(QUIET, actions="none", repetition=2), *SHUTTLE).over()
    assert Position(position(QUIET).setup(), ended=over).actions() == []

"""The engine protocol where dice are thrown and seats are teams."""

from __future__ import annotations

import pytest

from tabletop_qt.engine.protocol import Protocol
from tabletop_qt.games.uckers import GAME

BASE = "b,b,b,b"
HOME = "h,h,h,h"


class Talk:
    """A conversation about Uckers."""

    def __init__(self, **values: object) -> None:
        self.protocol = Protocol(GAME)
        for name, value in values.items():
            self.ask(f"setoption name {name} value {value}")
        self.ask("uginewgame")

    def ask(self, command: str) -> list[str]:
        return list(self.protocol.lines(command))

    def told(self, query: str) -> str:
        (line,) = self.ask(f"query {query}")
        return line.removeprefix("response ")


def test_throws_are_moves_of_a_position() -> None:
    talk = Talk(first="a")
    assert talk.ask("position startpos moves r63 ab-2 a2-5") == []
    assert talk.told("fen") == f"{'/'.join([BASE] * 4)} a first=ab moves r63 ab-2 a2-5"
    assert talk.ask("position startpos moves r63 ab-2 a2-5 r21") == []
    assert talk.told("turn") == "p1"


def test_chance_is_to_move_where_dice_are_to_be_thrown() -> None:
    talk = Talk(first="a")
    assert [talk.told(word) for word in ("turn", "p1turn", "gameover")] == [
        "chance", "false", "false",
    ]  # fmt: skip
    talk.ask("position startpos moves r63")
    assert [talk.told(word) for word in ("turn", "p1turn")] == ["p1", "true"]


@pytest.mark.parametrize(("seat", "side"), [("a", "p1"), ("b", "p2"), ("c", "p1"), ("d", "p2")])
def test_a_seat_of_four_goes_by_its_team(seat: str, side: str) -> None:
    talk = Talk(players=4, first=seat)
    talk.ask("position startpos moves r63")
    assert talk.told("turn") == side


@pytest.mark.parametrize(
    ("fen", "result"),
    [(f"{HOME}/{BASE}/{HOME}/{BASE} -", "p1win"), (f"{BASE}/{HOME}/{BASE}/{HOME} -", "p2win")],
)
@pytest.mark.parametrize("players", [2, 4])
def test_a_team_wins_as_one_side(players: int, fen: str, result: str) -> None:
    talk = Talk(players=players)
    talk.ask(f"position fen {fen}")
    assert [talk.told(word) for word in ("result", "ended", "turn")] == [result, "UC-WIN", "none"]


def test_the_engine_waits_for_the_dice_even_where_a_turn_may_be_forgone() -> None:
    talk = Talk(dice=1, unplayable_six="ends")
    waiting = ["info string error: throw first", "bestmove none"]
    talk.ask(f"position fen {BASE}/{BASE}/{BASE}/{BASE} a")
    assert talk.ask("go movetime 10") == waiting
    talk.ask(f"position fen {HOME}/b,b,28,28/h,h,h,b/{BASE} a")
    assert "forgo: 6" in talk.ask("go perft 2")
    assert talk.ask("go depth 1") == waiting
    assert talk.told("why forgo") == "legal"


def test_perft_counts_each_distinct_throw_as_a_ply() -> None:
    talk = Talk(first="a")
    for depth, total in ((1, 21), (2, 327), (3, 4921)):
        *counts, empty, last = talk.ask(f"go perft {depth}")
        assert (empty, last) == ("", f"Nodes searched: {total}")
        assert len(counts) == 21
        assert counts[0].startswith("r11: ")


@pytest.mark.parametrize(
    ("moves", "text", "rules"),
    [
        ("", "r63", []),
        ("", "ab-2", ["ALL-THROW"]),
        ("r63", "r21", ["ALL-TURN"]),
        ("r63", "ab-2", []),
        ("", "rc", ["ALL-TURN"]),
    ],
)
def test_query_why_judges_throws(moves: str, text: str, rules: list[str]) -> None:
    talk = Talk(first="a")
    talk.ask(f"position startpos moves {moves}")
    lines = talk.ask(f"query why {text}")
    if rules:
        assert [line.split()[1] for line in lines[:-1]] == rules
        assert lines[-1] == "response end"
    else:
        assert lines == ["response legal"]


@pytest.mark.parametrize("text", ["r5", "r36", "r70"])
def test_what_is_no_throw_is_told(text: str) -> None:
    (line,) = Talk(first="a").ask(f"query why {text}")
    assert line.startswith("info string error: a throw is written ")


def test_a_throw_out_of_turn_leaves_the_position_in_place() -> None:
    talk = Talk(first="a")
    talk.ask("position startpos moves r63")
    known = talk.told("fen")
    (line,) = talk.ask("position startpos moves r63 r21")
    assert line.startswith("info string error: r21: ")
    assert talk.told("fen") == known


def test_after_the_end_a_throw_is_refused_because_the_game_is_over() -> None:
    talk = Talk()
    talk.ask(f"position fen {HOME}/{BASE}/{HOME}/{BASE} -")
    assert talk.ask("query why r63")[0].startswith("response ALL-OVER ")
    assert talk.ask("go perft 1") == ["", "Nodes searched: 0"]

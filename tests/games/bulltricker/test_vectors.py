"""The test vectors of the specification, section 7."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tabletop_qt.core.effects import Ended
from tabletop_qt.core.position import divide, perft
from tabletop_qt.core.steps import Over
from tabletop_qt.games.bulltricker.lines import COLUMN_CAPTURE, MEMBERS, ROOM_OF
from tabletop_qt.games.bulltricker.position import Position
from tests.games.bulltricker.asking import (
    RULES,
    effects_of,
    ends,
    engine,
    legal,
    piece,
    played,
    reasons,
    verdict,
)
from tests.games.bulltricker.boards import BLACK_RIM, WHITE_RIM, board_of, position, written
from tests.games.bulltricker.naive import START, Board, Cell, Naive, name

# Perft


def test_the_game_begins_as_the_specification_says() -> None:
    assert RULES.encode(RULES.start()) == START


@pytest.mark.parametrize(
    ("depth", "count"), [(0, 1), (1, 50), (2, 2_500), (3, 133_547), (4, 7_133_423)]
)
def test_perft_from_the_start(depth: int, count: int) -> None:
    assert perft(engine(RULES.start()), depth) == count


@pytest.mark.slow
def test_perft_of_five_plies_from_the_start() -> None:
    assert perft(engine(RULES.start()), 5) == 399_420_197


@pytest.mark.slow
def test_perft_of_four_plies_without_captures_in_column() -> None:
    def count(depth: int) -> int:
        actions = [action for action in start.actions() if not action & COLUMN_CAPTURE]
        if depth == 1:
            return len(actions)
        total = 0
        for action in actions:
            start.make(action)
            total += count(depth - 1)
            start.unmake()
        return total

    start = engine(RULES.start())
    assert count(4) == 7_132_701


def test_the_counts_of_the_first_moves_add_up() -> None:
    counts = divide(engine(RULES.start()), 3)
    assert list(counts) == legal(RULES.start())
    assert sum(counts.values()) == 133_547
    game = Naive()
    game.play("h74-h54")
    seconds = [game.copy() for _ in game.legal()]
    for twin, action in zip(seconds, game.legal(), strict=True):
        twin.play(action)
    assert counts["h74-h54"] == sum(len(twin.legal()) for twin in seconds)


# The shortest ends


def lines(start: Position, depth: int) -> Iterator[list[int]]:
    """Go along every line of so many plies; while a line is given, the position is at its end."""
    if depth == 0:
        yield []
        return
    for action in start.actions():
        start.make(action)
        for rest in lines(start, depth - 1):
            yield [action, *rest]
        start.unmake()


def spell(start: Position, line: list[int]) -> str:
    return " ".join(start.write(action) for action in line)


def test_sixteen_lines_of_four_plies_end_the_game_by_a_mate_of_white() -> None:
    start = engine(RULES.start())
    ended = {}
    for line in lines(start, 3):
        assert start.over() is None
        beside = {cell for king in start.kings for cell in MEMBERS[ROOM_OF[king]]}
        # Nothing but a man that arrives beside a king ends a game so early.
        for action in (each for each in start.actions() if each >> 8 & 255 in beside):
            start.make(action)
            if over := start.over():
                ended[spell(start, [*line, action])] = over
            start.unmake()
    assert len(ended) == 16
    assert set(ended.values()) == {Over((1,), "BT-MATE")}
    assert "fv4-h63 bv4-h33 gv4-h84 av4-gv4" in ended


@pytest.mark.slow
def test_no_other_line_of_four_plies_ends_the_game() -> None:
    start = engine(RULES.start())
    assert sum(start.over() is not None for _ in lines(start, 4)) == 16


def test_the_four_ply_mate_of_the_specification() -> None:
    before = played(RULES.start(), "fv4-h63", "bv4-h33", "gv4-h84")
    assert verdict(before) is None
    state = played(before, "av4-gv4")
    assert verdict(state) == ("BT-MATE", "b")
    assert legal(state) == []
    king = [piece(state, code) for code in ("g4", "h74", "gv4", "gv5", "h84")]
    assert effects_of(before, "av4-gv4")[-1] == Ended(Over((1,), "BT-MATE"), tuple(king))


# The first moves, and how many there can be


def test_the_fifty_first_moves_by_kind() -> None:
    first = legal(RULES.start())
    assert len(first) == len(set(first)) == 50
    by_pawns = [text for text in first if text.startswith("h7")]
    assert sorted(by_pawns) == sorted(f"h7{n}-{to}{n}" for n in range(1, 8) for to in ("h6", "h5"))
    assert [text for text in first if text[4:] == f"ev{text[2]}"] == [
        f"fv{n}-ev{n}" for n in range(1, 9)
    ]
    assert len([text for text in first if text.startswith("fv") and "-h6" in text]) == 14
    assert len([text for text in first if text.startswith("gv") and "-h8" in text]) == 14
    assert not [text for text in first if text.startswith("g4")]
    assert not [text for text in first if "x" in text or text == "draw"]


def test_a_position_may_have_more_than_220_actions() -> None:
    queens = "Qh11 Qbv2 Qh35 Qcv8 Qh46 Qdv3 Qh54 Qev1 Qh67 Qfv5 Qh72 Qgv6 Qav7 Qh21 Qh43 Qev6"
    text = position(f"Kg1 ka7 {queens}")
    found = legal(RULES.decode(text))
    assert len(found) > 220
    assert found == Naive(text).legal()


def test_a_position_has_about_45_actions_on_average() -> None:
    rng = Random(45)
    counts = []
    for _ in range(60):
        game = engine(RULES.start())
        while actions := game.actions():
            counts.append(len(actions))
            game.make(rng.choice(actions))
    assert 40 < sum(counts) / len(counts) < 50


# Examples


def test_kings_close_squares_to_each_other() -> None:
    men = "Ka1 kb3 " + WHITE_RIM
    for side, king, closed, still_open in (("w", "a1", "a2", "b1"), ("b", "b3", "b2", "b4")):
        state = RULES.decode(position(men, side))
        assert f"-{closed}" not in ends(state, king)
        assert f"-{still_open}" in ends(state, king)
        assert [reason.rule for reason in reasons(state, f"{king}-{closed}")] == ["BT-KINGS-APART"]


TRICK: Board = {
    (2, 11): "p", (7, 4): "q", (7, 11): "k", (12, 11): "q",
    (4, 5): "Q", (8, 7): "P", (10, 5): "Q", (7, 12): "P",
    (13, 1): "K", (13, 0): "Q", (13, 2): "Q", (14, 1): "Q", (12, 1): "Q",
}  # fmt: skip

TRICKED: list[tuple[tuple[Cell, Cell], tuple[Cell, Cell]]] = [
    (((4, 5), (4, 11)), ((2, 11), (6, 11))),
    (((8, 7), (7, 8)), ((7, 4), (7, 10))),
    (((10, 5), (10, 11)), ((12, 11), (8, 11))),
]
"""White's offers, and where Black's only answer goes."""


def test_the_trick_move_by_move() -> None:
    state = RULES.decode(written(TRICK, "w"))
    before, answer = state, ""
    for (start, offer), (taker, landing) in TRICKED:
        state = played(state, f"{name(start)}-{name(offer)}")
        assert verdict(state) is None
        answer = f"{name(taker)}x{name(landing)}"
        assert legal(state) == [answer]
        before, state = state, played(state, answer)
    assert verdict(state) == ("BT-TRICK", "w")
    assert legal(state) == []
    around = [(7, 11), (6, 11), (7, 10), (7, 12), (8, 11)]
    shown = tuple(piece(state, name(cell)) for cell in around)
    assert effects_of(before, answer)[-1] == Ended(Over((0,), "BT-TRICK"), shown)


def test_a_king_boxed_in_by_its_own_pieces_is_mated_by_an_exchange() -> None:
    box = "Kg4 Ph74 Qh84 Qgv4 Qgv5 ka1 qfv4 " + BLACK_RIM
    state = RULES.decode(position(box, "b"))
    assert verdict(state) is None
    assert not ends(RULES.decode(position(box, "w")), "g4")
    state = played(state, "fv4xgv4")
    assert verdict(state) == ("BT-MATE", "b")


@pytest.mark.parametrize("n", range(1, 8))
def test_a_pawn_takes_three_and_becomes_a_queen(n: int) -> None:
    chain = f"Ph7{n} ph6{n} qh4{n} ph2{n}"
    state = RULES.decode(position(f"Kg1 kg7 {chain} Qav1 Qav2 Qav3"))
    action = f"h7{n}xh1{n}"
    assert legal(state) == [action]
    after = played(state, action)
    assert RULES.encode(after) == written(board_of(f"Kg1 kg7 Qh1{n} Qav1 Qav2 Qav3"), "b")

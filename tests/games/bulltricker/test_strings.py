"""Position strings, read and written; what is refused, and how."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.bulltricker.board import CODE
from tests.games.bulltricker.asking import RULES
from tests.games.bulltricker.boards import (
    BLACK_RIM,
    WHITE_RIM,
    board_of,
    position,
    random_position,
    written,
)
from tests.games.bulltricker.naive import CELL_OF_NAME, START, Naive

KINGS = "Kg7 ka1"
ROWS = START.split(" ", maxsplit=1)[0].split("/")


def with_row(number: int, row: str) -> str:
    """Give the start with one lattice row, counted from 1, written otherwise."""
    rows = list(ROWS)
    rows[number - 1] = row
    return "/".join(rows) + " w"


@pytest.mark.parametrize(
    ("text", "rule", "message"),
    [
        # Not exactly one king a side.
        (position("ka1"), "", "White has 0 kings instead of one"),
        (position("Kg7"), "", "Black has 0 kings instead of one"),
        (position(f"{KINGS} Kd4"), "", "White has 2 kings instead of one"),
        (position(f"{KINGS} kd4 kd7"), "", "Black has 3 kings instead of one"),
        # A piece on a cell of the wrong kind.
        *(
            (
                position(men),
                "BT-CELLS",
                f"the piece on {name} stands on a cell of the wrong kind",
            )
            for men, name in (
                (f"{KINGS} Qd4", "D4"), (f"{KINGS} pd4", "D4"),
                ("Kgv7 ka1", "G-V7"), ("Kg7 kh11", "H1-1"),
            )
        ),
        # Kings not apart.
        (position("Ka2 ka1"), "BT-KINGS-APART", "the kings stand on neighbouring royal squares"),
        (position("Kb1 ka1"), "BT-KINGS-APART", "the kings stand on neighbouring royal squares"),
        (position("Kc4 kd5"), "BT-KINGS-APART", "the kings stand on neighbouring royal squares"),
        (
            position("Kc4 kc5 Qcv5"),
            "BT-KINGS-APART",
            "the kings stand on neighbouring royal squares",
        ),
        # A pawn where it would be a queen, or where it cannot have come from.
        *(
            (
                position(f"{KINGS} {letter}{code}"),
                "BT-PAWN",
                f"no pawn of that side can stand on {name}",
            )
            for letter, code, name in (
                ("P", "h14", "H1-4"), ("P", "gv3", "G-V3"), ("P", "h84", "H8-4"),
                ("p", "h84", "H8-4"), ("p", "av3", "A-V3"), ("p", "h14", "H1-4"),
            )
        ),
        (
            position("ka1 Qh11 Qav1 Qav2 Qh21 Kg7 qh77 qgv7 qgv8 qh87"),
            "BT-MATE",
            "both kings are mated",
        ),
        # Not even a board.
        ("", "", "a position has a board, the side to move, and perhaps a count"),
        (START[:-2], "", "a position has a board, the side to move, and perhaps a count"),
        (f"{START} 1 1", "", "a position has a board, the side to move, and perhaps a count"),
        (START[:-1] + "W", "", "the side to move is w or b, not 'W'"),
        (f"{START} -1", "", "the count of plies without progress is a number, not '-1'"),
        (f"{START} 1.5", "", "the count of plies without progress is a number, not '1.5'"),
        (START.replace("/15/7/15/", "/"), "", "a board has 15 rows, this one has 12"),
        (START.replace(" w", "/7 w"), "", "a board has 15 rows, this one has 16"),
        (with_row(1, "8"), "", "row 1 speaks of 8 cells where there are 7"),
        (with_row(1, ""), "", "row 1 speaks of 0 cells where there are 7"),
        (with_row(3, "pppppppp"), "", "row 3 speaks of 8 cells where there are 7"),
        (with_row(6, "14"), "", "row 6 speaks of 14 cells where there are 15"),
        (with_row(6, "99"), "", "row 6 speaks of 99 cells where there are 15"),
        (with_row(3, "pppxppp"), "", "row 3 has 'x', which is neither piece nor number"),
        (with_row(3, "ppp.ppp"), "", "row 3 has '.', which is neither piece nor number"),
        (with_row(3, "pp21ppp"), "", "row 3 speaks of 26 cells where there are 7"),
        (with_row(5, "07"), "", "row 5 has '07', which is neither piece nor number"),
        (with_row(5, "0"), "", "row 5 has '0', which is neither piece nor number"),
        (with_row(5, "\u0667"), "", "row 5 has '\u0667', which is neither piece nor number"),
    ],
)  # fmt: skip
def test_a_position_string_is_refused_with_a_reason(text: str, rule: str, message: str) -> None:
    with pytest.raises(NotationError) as refusal:
        RULES.decode(text)
    assert str(refusal.value) == message
    assert refusal.value.rule == rule
    assert not rule or rule in RULES.book
    with pytest.raises(ValueError, match=r".\.$"):  # The oracle refuses it too.
        Naive(text)


@pytest.mark.parametrize(
    "text",
    [
        START,
        f"{START} 1",
        f"{START} 123456789",
        START.replace(" w", " b"),
        position(f"{KINGS} {BLACK_RIM} Pav5 Ph75"),
        position(f"{KINGS} {WHITE_RIM} pgv5 ph25", "b 17"),
        # One king mated, a king boxed in, no piece but the kings.
        position("ka1 Qh11 Qav1 qav2 Qh21 Kg7 Qdv4", "b"),
        position("ka1 qh11 qav1 qav2 qh21 Kg7"),
        position(KINGS, "b"),
    ],
)
def test_a_position_string_comes_back_as_it_was(text: str) -> None:
    state = RULES.decode(text)
    assert RULES.encode(state) == text == Naive(text).fen()
    assert RULES.decode(RULES.encode(state)) == state


def test_a_count_of_none_may_be_written() -> None:
    assert RULES.decode(f"{START} 0") == RULES.start()
    assert RULES.encode(RULES.decode(f"{START} 0")) == START


def test_the_number_of_pieces_is_not_checked() -> None:
    cells = [code for code, (r, c) in CELL_OF_NAME.items() if r % 2 != c % 2 and 2 < r < 12]
    text = position(f"{KINGS} " + " ".join(f"Q{code}" for code in cells))
    assert RULES.encode(RULES.decode(text)) == text


def test_every_cell_has_its_place_in_the_string() -> None:
    for code, (r, c) in CELL_OF_NAME.items():
        if r % 2 != c % 2:
            text = position(f"{KINGS} q{code}")
            state = RULES.decode(text)
            assert CODE[state.cells.index(4)] == code
            assert RULES.encode(state) == text


def test_the_pieces_are_named_in_the_order_of_their_cells() -> None:
    state = RULES.decode(position("ka1 Qh11 Kg7 pdv4"))
    names = [state.piece_at(cell) for cell, man in enumerate(state.cells) if man]
    assert names == ["p1", "p2", "p3", "p4"]
    assert [CODE[state.cell_of(name) or 0] for name in names] == ["h11", "a1", "dv4", "g7"]
    assert state.cell_of("p5") is None


def test_random_positions_come_back_as_they_were() -> None:
    rng = Random(8)
    for _ in range(300):
        text = random_position(rng)
        assert RULES.encode(RULES.decode(text)) == text


def test_a_string_is_written_as_the_text_of_men_is() -> None:
    assert written(board_of("Kg4 ka4 Qdv1"), "b 2") == (
        "7/7k7/7/15/7/15/7/Q14/7/15/7/15/7/7K7/7 b 2"
    )
    assert RULES.encode(RULES.decode(position("Kg4 ka4 Qdv1", "b 2"))).endswith("K7/7 b 2")

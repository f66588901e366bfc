"""The oracle of BullTricker against the test vectors and the examples of the specification."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tests.games.bulltricker.naive import (
    CELL_OF_NAME,
    ORTHOGONAL,
    START,
    Board,
    Cell,
    Naive,
    along,
    cells_of_row,
    name,
    row_steps,
)

FAR: Board = {(0, 1): "q", (0, 3): "q", (0, 5): "q", (0, 7): "q"}
"""Four black queens out of the way, so that the position is no draw by material."""

TRICK: Board = {
    (2, 11): "p", (7, 4): "q", (7, 11): "k", (12, 11): "q",
    (4, 5): "Q", (8, 7): "P", (10, 5): "Q", (7, 12): "P", (13, 1): "K",
    (13, 0): "Q", (13, 2): "Q", (14, 1): "Q", (12, 1): "Q",
}  # fmt: skip


def position(board: Board, rest: str = "w") -> str:
    """Write a position string without going through the oracle's own writer."""
    rows = []
    for r in range(15):
        row = "".join(board.get(cell, "1") for cell in cells_of_row(r))
        rows.append(re.sub("1+", lambda run: str(len(run[0])), row))
    return "/".join(rows) + " " + rest


def act(start: Cell, sign: str, stop: Cell) -> str:
    """Write an action between two cells."""
    return name(start) + sign + name(stop)


def after(game: Naive, *actions: str) -> Naive:
    """Give the game after some actions, leaving the given one as it was."""
    twin = game.copy()
    for action in actions:
        twin.play(action)
    return twin


def lines(game: Naive, depth: int) -> Iterator[tuple[list[str], Naive]]:
    """Give every line of so many plies with the game it leads to."""
    if depth == 0:
        yield [], game
        return
    for action in game.legal():
        for line, reached in lines(after(game, action), depth - 1):
            yield [action, *line], reached


def perft(game: Naive, depth: int, *, columns: bool = True) -> int:
    """Count the lines of so many plies, on demand without captures in column."""
    actions = [x for x in game.legal() if columns or not is_column_capture(game, x)]
    if depth == 1:
        return len(actions)
    return sum(perft(after(game, action), depth - 1, columns=columns) for action in actions)


def is_column_capture(game: Naive, action: str) -> bool:
    """Tell a capture in column by its end on the victim's cell."""
    return "x" in action and CELL_OF_NAME[action.split("x")[1]] in game.board


def from_cell(game: Naive, start: Cell) -> list[str]:
    """List the ends of the legal actions of one piece, each after its sign."""
    own = name(start)
    return [x.removeprefix(own) for x in game.legal() if x.startswith((own + "-", own + "x"))]


# ---------------------------------------------------------------------- test vectors


@pytest.mark.parametrize(("depth", "count"), [(1, 50), (2, 2_500), (3, 133_547)])
def test_perft_from_the_start(depth: int, count: int) -> None:
    """Section 7 gives the number of lines."""
    assert perft(Naive(), depth) == count


@pytest.mark.slow
@pytest.mark.parametrize(("columns", "count"), [(True, 7_133_423), (False, 7_132_701)])
def test_perft_of_four_plies_from_the_start(columns: bool, count: int) -> None:
    """Section 7 gives the number of lines, with and without captures in column."""
    assert perft(Naive(), 4, columns=columns) == count


@pytest.mark.slow
def test_sixteen_lines_of_four_plies_end_the_game_by_a_mate_of_white() -> None:
    """A mate fills the king's last free rectangle or changes one of four full ones."""
    ended = []
    for line, game in lines(Naive(), 3):
        last = set()
        for side in ("w", "b"):
            beside = [along(game.king(side), step, 1) for step in ORTHOGONAL]
            free = [cell for cell in beside if cell not in game.board]
            last |= {name(cell) for cell in free or beside} if len(free) <= 1 else set()
        for action in game.legal():
            if action.replace("x", "-").split("-")[1] in last:
                end = after(game, action).end()
                if end is not None:
                    ended.append((" ".join([*line, action]), end))
    assert len(ended) == 16
    assert {end for _, end in ended} == {("BT-MATE", "b")}
    assert "fv4-h63 bv4-h33 gv4-h84 av4-gv4" in dict(ended)


def test_the_four_ply_mate_of_the_specification() -> None:
    """The queen arrives on the last free rectangle beside the white king."""
    game = after(Naive(), "fv4-h63", "bv4-h33", "gv4-h84")
    assert game.end() is None
    game.play("av4-gv4")
    assert game.end() == ("BT-MATE", "b")
    assert game.legal() == []
    assert game.fen().endswith(" w 2")


def test_the_fifty_first_moves() -> None:
    """Fourteen by the pawns of H7, 22 by those of F, 14 by the queens, none by the king."""
    first = Naive().legal()
    assert first == sorted(first)
    assert sum(x.startswith("h7") for x in first) == 14
    f_pawns = [x for x in first if x.startswith("fv")]
    assert sum(x.split("-")[1].startswith("ev") for x in f_pawns) == 8
    assert sum(x.split("-")[1].startswith("h6") for x in f_pawns) == 14
    assert sum(x.startswith("gv") and "-h8" in x for x in first) == 14
    assert not any(x.startswith("g4") for x in first)


def test_the_trick_move_by_move() -> None:
    """Three offers in a row pull Black's men round Black's own king."""
    game = Naive(position(TRICK))
    offers = [((4, 5), (4, 11)), ((8, 7), (7, 8)), ((10, 5), (10, 11))]
    answers = [((2, 11), (6, 11)), ((7, 4), (7, 10)), ((12, 11), (8, 11))]
    for (start, stop), (taker, landing) in zip(offers, answers, strict=True):
        game.play(act(start, "-", stop))
        assert game.end() is None
        assert game.legal() == [act(taker, "x", landing)]
        game.play(act(taker, "x", landing))
    assert game.end() == ("BT-TRICK", "w")
    assert game.legal() == []
    assert Naive(game.fen()).end() == ("BT-TRICK", "w")
    assert Naive(game.fen().replace(" w", " b")).end() == ("BT-MATE", "w")


@pytest.mark.parametrize("column", range(1, 15, 2))
def test_a_pawn_takes_three_in_a_chain_and_becomes_a_queen(column: int) -> None:
    """The chain is one move, and it cannot be cut short."""
    board = {(12, column): "P", (10, column): "p", (6, column): "q", (2, column): "p"}
    royals = {(13, 1): "K", (13, 13): "k"}
    game = Naive(position({**board, **royals, (14, 3): "Q", (14, 5): "Q", (14, 7): "Q"}))
    assert game.legal() == [act((12, column), "x", (0, column))]
    for stop in ((8, column), (4, column)):
        assert "BT-CAP-ROW-PAWN" in game.broken(act((12, column), "x", stop))
    game.play(game.legal()[0])
    assert game.board[(0, column)] == "Q"
    assert not any(cell in game.board for cell in board)


def test_kings_stay_apart() -> None:
    """Kings on (1,1) and (3,5) close (1,3) and (3,3) to each other."""
    men = {(14, c): "Q" for c in (1, 3, 5, 7)}
    for side, king, closed in (("w", (1, 1), (1, 3)), ("b", (3, 5), (3, 3))):
        game = Naive(position({(1, 1): "K", (3, 5): "k", **men}, side))
        assert game.broken(act(king, "-", closed)) == {"BT-KINGS-APART"}
        assert "-" + name(closed) not in from_cell(game, king)
        assert from_cell(game, king) != []
    for closed in ((1, 3), (3, 3)):
        with pytest.raises(ValueError, match="neighbouring"):
            Naive(position({closed: "K", (3, 5): "k", **men}))
        with pytest.raises(ValueError, match="neighbouring"):
            Naive(position({closed: "k", (1, 1): "K", **men}))


def test_a_king_boxed_in_by_its_own_men_is_mated_by_an_exchange() -> None:
    """Four own men mate nobody, an enemy that takes one of them in column does."""
    box = {(13, 7): "K", (12, 7): "P", (14, 7): "Q", (13, 6): "Q", (13, 8): "Q"}
    game = Naive(position({**box, **FAR, (1, 1): "k", (11, 6): "q"}, "b"))
    assert game.end() is None
    game.play("fv4xgv4")
    assert game.end() == ("BT-MATE", "b")


# ---------------------------------------------------------------------- moves


def test_a_king_stops_what_crosses_its_square_but_no_pivot() -> None:
    """A king of either colour on (7,7) blocks rows and leaves pivots alone."""
    for ours, theirs in (("K", "k"), ("k", "K")):
        game = Naive(position({(7, 7): ours, (1, 1): theirs, (8, 7): "P", (7, 4): "Q", **FAR}))
        assert from_cell(game, (8, 7)) == ["-dv4", "-dv5"]
        assert "-dv4" in from_cell(game, (7, 4))
        assert "-dv5" not in from_cell(game, (7, 4))
        pivots = {"-" + name(cell) for cell in ((6, 3), (6, 5), (8, 3), (8, 5))}
        assert pivots <= set(from_cell(game, (7, 4)))


def test_only_a_pawn_on_its_first_column_goes_two_steps() -> None:
    """H7 is White's and H2 Black's; anything on the way forbids the double step."""
    kings = {(13, 1): "K", (13, 13): "k"}
    board = {**kings, **FAR, (12, 7): "P", (10, 5): "P"}
    assert "-h54" in from_cell(Naive(position(board)), (12, 7))
    assert "-h43" not in from_cell(Naive(position(board)), (10, 5))
    for way in ((10, 7), (8, 7)):
        assert "-h54" not in from_cell(Naive(position({**board, way: "Q"})), (12, 7))
    for king in ((11, 7), (9, 7)):
        crossed = {**FAR, (13, 1): "K", (12, 7): "P", king: "k"}
        assert "-h54" not in from_cell(Naive(position(crossed)), (12, 7))
    black = Naive(position({**kings, (2, 7): "p", **dict.fromkeys([*FAR], "Q")}, "b"))
    assert "-h44" in from_cell(black, (2, 7))


def test_a_pawn_becomes_a_queen_by_a_pivot_or_straight() -> None:
    """Both ways lead to the far horizontal column."""
    men = {(14, c): "q" for c in (7, 9, 11, 13)}
    board = {(13, 1): "K", (13, 5): "k", (2, 3): "P", (1, 8): "P", **men}
    for start, stop in (((2, 3), (0, 3)), ((1, 8), (0, 9))):
        game = after(Naive(position(board)), act(start, "-", stop))
        assert game.board[stop] == "Q"
    game = Naive(position(board))
    assert from_cell(game, (1, 8)) == ["-h14", "-h15"]


# ---------------------------------------------------------------------- captures


def queen_ends(*men: tuple[Cell, str], kings: tuple[Cell, Cell] = ((1, 1), (5, 1))) -> list[str]:
    """List what a white queen on (9,0) may do along her row among some men."""
    board: Board = {kings[0]: "K", kings[1]: "k", (9, 0): "Q", **FAR}
    board.update(dict(men))
    return from_cell(Naive(position(board)), (9, 0))


@pytest.mark.parametrize(
    ("men", "ends"),
    [
        # She stops on any free rectangle behind the last victim.
        ([((9, 4), "p")], ["xev4", "xev5", "xev6", "xev7", "xev8"]),
        # An own man further on ends the line.
        ([((9, 4), "p"), ((9, 10), "P")], ["xev4", "xev5"]),
        # Everything that the line offers is taken, side by side with one gap or far apart.
        ([((9, 4), "p"), ((9, 8), "q")], ["xev6", "xev7", "xev8"]),
        ([((9, 2), "p"), ((9, 10), "q")], ["xev7", "xev8"]),
        ([((9, 2), "p"), ((9, 6), "p"), ((9, 10), "q")], ["xev7", "xev8"]),
        # A further enemy that cannot be taken only ends the line.
        ([((9, 4), "p"), ((9, 10), "p"), ((9, 12), "p")], ["xev4", "xev5"]),
        ([((9, 4), "p"), ((9, 14), "p")], ["xev4", "xev5", "xev6", "xev7"]),
    ],
)
def test_a_queen_takes_all_her_line_offers(men: list[tuple[Cell, str]], ends: list[str]) -> None:
    """BT-CAP-ROW-QUEEN, along a horizontal row."""
    assert queen_ends(*men) == ends


@pytest.mark.parametrize(
    "men", [[((9, 4), "p"), ((9, 6), "p")], [((9, 14), "p")], [((9, 4), "P"), ((9, 6), "p")]]
)
def test_a_queen_takes_nothing_without_a_free_place_behind(men: list[tuple[Cell, str]]) -> None:
    """Two enemies in a row, an enemy at the rim or an own man first: no capture."""
    assert queen_ends(*men) != []
    assert not any("xev" in end for end in queen_ends(*men))


def test_a_king_forbids_only_the_jump_that_crosses_it() -> None:
    """A king of either colour forbids the capture before the landing and ends the line after."""
    for crossed, ends in (((9, 3), []), ((9, 5), []), ((9, 7), ["xev4"]), ((9, 9), None)):
        for kings in ((crossed, (1, 1)), ((1, 1), crossed)):
            found = [end for end in queen_ends(((9, 4), "p"), kings=kings) if end[0] == "x"]
            assert found == (["xev4", "xev5"] if ends is None else ends)
    # A king between the second victim and the place before or behind it saves that victim.
    for king in ((9, 7), (9, 9)):
        for kings in ((king, (1, 1)), ((1, 1), king)):
            assert queen_ends(((9, 4), "p"), ((9, 8), "p"), kings=kings) == ["xev4"]


def test_a_queen_between_two_enemies_chooses_one_direction() -> None:
    """BT-CAP-LINE: no reversing, each direction for itself."""
    board = {(13, 1): "K", (1, 13): "k", (6, 7): "Q", (4, 7): "p", (8, 7): "p", **FAR}
    del board[(0, 7)]
    game = Naive(position(board))
    assert game.legal() == ["h44xh14", "h44xh24", "h44xh64", "h44xh74", "h44xh84"]
    assert (8, 7) in after(game, "h44xh14").board
    assert (4, 7) not in after(game, "h44xh14").board


def test_a_pawn_jumps_forward_only_and_never_over_a_king() -> None:
    """BT-CAP-ROW-PAWN: on horizontal rectangles, with no king on either square crossed."""
    board = {(13, 1): "K", (1, 13): "k", (8, 7): "P", (6, 7): "p", **FAR}
    assert Naive(position(board)).legal() == ["h54xh34"]
    behind = {(13, 1): "K", (1, 13): "k", (8, 7): "P", (10, 7): "p", **FAR}
    assert not any("x" in x for x in Naive(position(behind)).legal())
    for king in ((7, 7), (5, 7)):
        for other in ("Kk", "kK"):
            crossed = {king: other[0], (13, 1): other[1], (8, 7): "P", (6, 7): "p", **FAR}
            assert not any("x" in x for x in Naive(position(crossed)).legal())
    standing = {(13, 1): "K", (1, 13): "k", (9, 6): "P", (9, 8): "p", **FAR}
    assert not any("x" in x for x in Naive(position(standing)).legal())


def test_captures_in_column_are_optional_and_short() -> None:
    """BT-CAP-COLUMN: the next rectangle of the column only, for a pawn standing and forward."""
    board = {
        (13, 1): "K", (1, 13): "k", (9, 6): "P", (7, 6): "p", (11, 6): "q",
        (6, 3): "Q", (6, 5): "q", (6, 1): "p", (9, 12): "Q", (5, 12): "q", **FAR,
    }  # fmt: skip
    game = Naive(position(board))
    assert [x for x in from_cell(game, (9, 6)) if x[0] == "x"] == ["xdv4"]
    assert [x for x in from_cell(game, (6, 3)) if x[0] == "x"] == ["xh41", "xh43"]
    assert [x for x in from_cell(game, (9, 12)) if x[0] == "x"] == []
    assert any("-" in x for x in game.legal())
    taken = after(game, "ev4xdv4")
    assert taken.board[(7, 6)] == "P"
    assert taken.fen().endswith(" b")
    flat = {(13, 1): "K", (1, 13): "k", (8, 5): "P", (8, 7): "p", (8, 3): "p", **FAR}
    assert not any("x" in x for x in Naive(position(flat)).legal())


def test_a_capture_in_row_must_be_made_and_queens_go_first() -> None:
    """BT-MUST-CAPTURE and, as an option, BT-QUEEN-FIRST."""
    board = {
        (13, 1): "K", (1, 13): "k", (8, 7): "P", (6, 7): "p",
        (11, 0): "Q", (11, 12): "p", (9, 0): "q", **FAR,
    }  # fmt: skip
    game = Naive(position(board))
    assert game.legal() == ["fv1xfv8"]
    assert game.broken("h54xh34") == {"BT-QUEEN-FIRST"}
    assert game.broken("fv1xev1") == {"BT-MUST-CAPTURE"}
    assert game.broken("g1-g2") == {"BT-MUST-CAPTURE"}
    free = Naive(position(board), queen_first=False)
    assert free.legal() == ["fv1xfv8", "h54xh34"]
    assert free.broken("h54xh34") == set()


# ---------------------------------------------------------------------- the end


def test_few_men_are_a_draw_even_with_a_mate() -> None:
    """BT-DRAW-MATERIAL: both sides at most three, the mate first only with the option off."""
    cage = {(1, 1): "k", (0, 1): "Q", (1, 0): "Q", (2, 1): "Q", (13, 13): "K"}
    board = {**cage, (14, 1): "q", (1, 4): "q", (14, 5): "q"}
    moved = {(1, 2) if cell == (1, 4) else cell: letter for cell, letter in board.items()}
    assert Naive(position(board, "b")).end() == ("BT-DRAW-MATERIAL", "draw")
    assert Naive(position(moved, "w")).end() == ("BT-DRAW-MATERIAL", "draw")
    off = Naive(position(moved, "w"), material_before_mate=False)
    assert off.end() == ("BT-TRICK", "w")
    assert Naive(position({**moved, (14, 7): "q"}, "w")).end() == ("BT-TRICK", "w")
    four = {**board, (14, 7): "q"}
    assert Naive(position(four, "b")).end() is None
    assert after(Naive(position(four, "b")), "av3-av2").end() == ("BT-TRICK", "w")


def test_a_capture_down_to_three_each_that_mates_is_the_draw() -> None:
    """BT-DRAW-MATERIAL: the same move takes the fourth man and closes the king in."""
    cage = {(1, 1): "k", (0, 1): "Q", (2, 1): "p", (1, 0): "q", (1, 4): "q", (1, 6): "Q"}
    board = {**cage, (13, 13): "K", (10, 9): "p", (14, 1): "Q"}
    for flag, end in ((True, ("BT-DRAW-MATERIAL", "draw")), (False, ("BT-MATE", "w"))):
        game = Naive(position(board), material_before_mate=flag)
        assert game.end() is None
        assert game.legal() == ["av4xav2"]
        assert after(game, "av4xav2").end() == end


def test_a_side_without_a_move_draws() -> None:
    """BT-DRAW-IMMOBILE: a man and the other king shut in the king, three men the pawn."""
    shut = {(12, 13): "p", (14, 13): "Q", (13, 12): "Q", (13, 14): "Q"}
    board = {(1, 1): "k", (1, 2): "Q", (5, 1): "K", **shut}
    assert Naive(position(board, "b")).end() == ("BT-DRAW-IMMOBILE", "draw")
    assert Naive(position(board, "b")).legal() == []
    assert Naive(position(board, "w")).end() is None
    assert Naive(position({**board, (7, 1): "K", (5, 1): "1"}, "b")).legal() == ["a1-b1"]


SHUTTLE = ("gv1-h81", "av1-h11", "h81-gv1", "h11-av1")


def test_the_seventh_occurrence_lets_the_player_to_move_claim() -> None:
    """BT-DRAW-REPEAT: the start counts as the first, the quiet count does not matter."""
    game = Naive()
    for _ in range(5):
        game = after(game, *SHUTTLE)
        assert "draw" not in game.legal()
    assert game.broken("draw") == {"BT-DRAW-REPEAT"}
    game = after(game, *SHUTTLE)
    assert game.legal()[0] == "draw"
    assert game.broken("draw") == set()
    claimed = after(game, "draw")
    assert claimed.end() == ("BT-DRAW-REPEAT", "draw")
    assert claimed.legal() == []
    assert claimed.fen() == game.fen() == START + " 24"
    # Unclaimed, the game goes on; the next position is also there for the seventh time.
    assert "draw" in after(game, SHUTTLE[0]).legal()
    assert "draw" not in after(game, "h74-h54").legal()
    assert "draw" in after(game, *SHUTTLE).legal()
    # A position set up by a string begins to count anew.
    assert "draw" not in Naive(game.fen()).legal()


def test_plies_without_progress_are_counted_and_may_end_the_game() -> None:
    """BT-NO-PROGRESS: two plies a round; with 0 the count is kept but ends nothing."""
    game = Naive(START + " 198")
    game.play(SHUTTLE[0])
    assert game.end() is None
    game.play(SHUTTLE[1])
    assert game.fen().endswith(" w 200")
    assert game.end() == ("BT-NO-PROGRESS", "draw")
    assert game.legal() == []
    assert after(Naive(START + " 199"), "h74-h54").fen().endswith(" b")
    off = after(Naive(START + " 1000", no_progress=0), SHUTTLE[0])
    assert off.end() is None
    assert off.fen().endswith(" b 1001")
    assert Naive(START + " 1", no_progress=1).end() is None
    assert Naive(START + " 2", no_progress=1).end() == ("BT-NO-PROGRESS", "draw")
    assert Naive(START + " 0").fen() == START


# ---------------------------------------------------------------------- position strings


KINGS: Board = {(1, 1): "k", (13, 13): "K"}
MATED: Board = {
    (1, 1): "k", (0, 1): "Q", (1, 0): "q", (1, 2): "q", (2, 1): "q",
    (13, 13): "K", (14, 13): "q", (13, 12): "Q", (13, 14): "Q", (12, 13): "Q",
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (position({(1, 1): "k"}), "White must have exactly one king"),
        (position({**KINGS, (7, 7): "k"}), "Black must have exactly one king"),
        (position({**KINGS, (7, 7): "Q"}), "cannot stand on d4"),
        (position({(1, 1): "k", (13, 12): "K"}), "cannot stand on gv7"),
        (position({(1, 1): "k", (14, 13): "K"}), "cannot stand on h87"),
        (position({(1, 1): "k", (3, 3): "K"}), "neighbouring"),
        (position({(1, 1): "k", (1, 3): "K"}), "neighbouring"),
        (position({**KINGS, (0, 1): "P"}), "White pawn"),
        (position({**KINGS, (13, 0): "P"}), "White pawn"),
        (position({**KINGS, (14, 1): "P"}), "White pawn"),
        (position({**KINGS, (14, 1): "p"}), "Black pawn"),
        (position({**KINGS, (1, 2): "p"}), "Black pawn"),
        (position({**KINGS, (0, 1): "p"}), "Black pawn"),
        (position(MATED), "Both kings"),
        ("", "a side"),
        (START[:-2], "a side"),
        (START[:-1] + "W", "must be w or b"),
        (START + " -1", "must be a number"),
        (START + " 1 1", "a side"),
        (START.replace("7/q", "8/q"), "8 cells"),
        (START.replace("15", "14"), "14 cells"),
        (START.replace("ppppppp", "pppppppp"), "too long"),
        (START.replace("ppppppp", "pppxppp"), "unknown letter"),
        (START.replace("/15/", "/"), "rows"),
    ],
)
def test_a_position_string_is_refused_with_a_sentence(text: str, reason: str) -> None:
    """Section 6 lists the refusals."""
    with pytest.raises(ValueError, match=reason) as refusal:
        Naive(text)
    assert str(refusal.value).endswith(".")


def test_pawns_may_be_set_up_where_pawns_can_get() -> None:
    """A White pawn may stand on r = 1 to 12, a Black one on r = 2 to 13."""
    board = {**KINGS, **FAR, (1, 8): "P", (12, 1): "P", (2, 3): "p", (13, 6): "p"}
    game = Naive(position(board))
    assert game.fen() == position(board)


def test_the_number_of_men_is_not_checked() -> None:
    """More than eight queens is no reason to refuse."""
    queens: Board = {(r, c): "Q" for r in range(4, 12, 2) for c in range(1, 15, 2)}
    assert Naive(position({**KINGS, **queens})).end() is None


# ---------------------------------------------------------------------- the oracle's own promises


def random_games(seed: int, games: int, plies: int) -> Iterator[Naive]:
    """Give every position of some random games, each position once."""
    dice = random.Random(seed)
    for _ in range(games):
        game = Naive()
        for _ in range(plies):
            yield game
            actions = game.legal()
            if not actions:
                break
            game = after(game, dice.choice(actions))


def test_strings_copies_and_captures_hold_in_random_games() -> None:
    """A position comes back from its string, and a move leaves the earlier copy alone."""
    for game in random_games(1, 4, 120):
        before = game.fen()
        twin = Naive(before)
        assert twin.fen() == before
        assert [x for x in game.legal() if x != "draw"] == twin.legal()
        for action in game.legal()[:3]:
            men = len(game.board)
            lost = men - len(after(game, action).board)
            assert (lost > 0) == ("x" in action)
            assert game.fen() == before


def test_a_row_capture_ends_on_an_empty_cell_of_the_same_row() -> None:
    """A capture in row is told from one in column by its end."""
    for game in random_games(2, 4, 120):
        for action in (x for x in game.legal() if "x" in x and not is_column_capture(game, x)):
            start, stop = (CELL_OF_NAME[word] for word in action.split("x"))
            assert any(along(start, s, k) == stop for s in row_steps(start) for k in range(15))
            assert all("x" in x for x in game.legal())


def test_nothing_is_broken_exactly_by_what_is_legal() -> None:
    """FROM-TO breaks no rule if and only if it is legal with one sign or the other."""
    dice = random.Random(4)
    for i, game in enumerate(random_games(3, 2, 160)):
        if i % 10:
            continue
        legal = {x.replace("x", "-") for x in game.legal()}
        for start in (name(dice.choice(game.own("KQP"))), "d4"):
            for stop in CELL_OF_NAME:
                action = f"{start}-{stop}"
                assert (game.broken(action) == set()) == (action in legal)


def test_broken_names_what_no_rule_of_the_game_covers() -> None:
    """The ids common to all games come back for what is no move at all."""
    game = Naive()
    assert game.broken("d4-d5") == {"ALL-EMPTY"}
    assert "ALL-YOURS" in game.broken("h24-h34")
    assert game.broken("h94-h34") == {"ALL-PLACE"}
    assert game.broken("h74") == {"ALL-PLACE"}
    assert "BT-CELLS" in game.broken("h74-h7v4")
    assert "BT-OWN" in game.broken("gv4-fv4")
    assert Naive(START + " 200").broken("h74-h54") == {"ALL-OVER"}


@pytest.mark.parametrize("action", ["", "draw", "h74xh54", "h24-h44", "H74-h54", "h74-h54 "])
def test_what_is_not_legal_cannot_be_played(action: str) -> None:
    """An action must be written exactly as the list of legal ones has it."""
    with pytest.raises(ValueError, match="not legal"):
        Naive().play(action)

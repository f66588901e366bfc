"""Why a try is refused: the rules it breaks, what they point at, and how they say it."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tabletop_qt.core.rules import NotationError, Refused
from tabletop_qt.core.steps import Face, Move, Pick, Place, Say, Step, Take
from tabletop_qt.games.bulltricker.board import CODE
from tests.games.bulltricker.asking import (
    RULES,
    engine,
    faults,
    legal,
    make_rules,
    move,
    piece,
    played,
    reasons,
    steps,
    told,
)
from tests.games.bulltricker.boards import BLACK_RIM, position, random_position
from tests.games.bulltricker.naive import CELL_OF_NAME, Naive, name
from tests.games.bulltricker.table import ROWS, Row

FREE = make_rules(queen_first=False)
START = RULES.start()
ENDED = "ka7 Kg7 Qdv4 qdv1"
"""Few men: a draw by material as soon as it is set up."""


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_try_is_answered_with_the_rules_it_breaks(row: Row) -> None:
    state = RULES.decode(row.text)
    assert tuple(told(state, reason) for reason in reasons(state, row.attempt)) == row.reasons


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_table_itself_agrees_with_the_oracle(row: Row) -> None:
    game = Naive(row.text)
    lawful = {text.replace("x", "-") for text in game.legal()}
    assert (row.attempt.replace("x", "-") in lawful) == (not row.reasons)
    assert {reason.split()[0] for reason in row.reasons} <= game.broken(row.attempt)


@pytest.mark.parametrize("row", [row for row in ROWS if row.reasons], ids=str)
def test_a_refusal_is_a_sentence_about_what_it_points_at(row: Row) -> None:
    state = RULES.decode(row.text)
    known = tuple(row.attempt.replace("x", "-").split("-"))
    found = reasons(state, row.attempt)
    assert found
    assert [fault for reason in found for fault in faults(state, reason, known)] == []


@pytest.mark.parametrize("row", [row for row in ROWS if not row.reasons], ids=str)
def test_what_breaks_no_rule_can_be_played(row: Row) -> None:
    state = RULES.decode(row.text)
    game = Naive(row.text)
    assert row.attempt in legal(state)
    game.play(row.attempt)
    assert RULES.encode(played(state, row.attempt)) == game.fen()


@pytest.mark.parametrize("row", [row for row in ROWS if row.reasons], ids=str)
def test_what_breaks_a_rule_is_refused_at_the_door_for_the_same_reasons(row: Row) -> None:
    state = RULES.decode(row.text)
    with pytest.raises(Refused) as refusal:
        RULES.play(state, RULES.read(state, row.attempt))
    found = reasons(state, row.attempt)
    assert refusal.value.reasons == found
    assert str(refusal.value) == " ".join(reason.text.render() for reason in found)


def test_every_rule_by_which_a_try_can_fail_has_a_row() -> None:
    cited = {reason.split()[0] for row in ROWS for reason in row.reasons}
    assert cited == {
        "BT-CELLS", "BT-OWN", "BT-KING", "BT-KINGS-APART", "BT-PAWN", "BT-PAWN-DOUBLE",
        "BT-QUEEN", "BT-NO-JUMP", "BT-CAP-ROW-PAWN", "BT-CAP-ROW-QUEEN", "BT-CAP-LINE",
        "BT-CAP-COL-PAWN", "BT-CAP-COL-QUEEN", "BT-CAP-COL-ONE", "BT-MUST-CAPTURE",
        "BT-QUEEN-FIRST",
    }  # fmt: skip


# Every try there is


def answer_everything(seed: int, positions: int) -> None:
    """Compare every try by the side to move, in random positions, with the oracle."""
    rng = Random(seed)
    for _ in range(positions):
        queen_first = rng.random() < 0.7
        rules = make_rules(queen_first=queen_first, no_progress=0)
        text = random_position(rng)
        state, game = rules.decode(text), Naive(text, queen_first=queen_first, no_progress=0)
        if game.end():
            continue
        lawful = {action.replace("x", "-") for action in game.legal()}
        for start in (name(cell) for cell in game.own("KQP")):
            for to in CELL_OF_NAME:
                found = rules.why_not_move(state, steps(state, start, to))
                attempt = f"{start}-{to}"
                assert (not found) == (attempt in lawful), (text, attempt)
                # What stays where it is makes no move, which the oracle has no words for.
                allowed = game.broken(attempt) | ({"BT-TURN"} if start == to else set())
                assert {reason.rule for reason in found} <= allowed, (text, attempt)
                wrong = [fault for each in found for fault in faults(state, each, (start, to))]
                assert not wrong, (text, attempt)


@pytest.mark.parametrize("seed", range(4))
def test_everything_unlawful_has_a_reason_that_the_oracle_shares(seed: int) -> None:
    answer_everything(seed, 3)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 20))
def test_everything_unlawful_has_a_reason_in_many_positions(seed: int) -> None:
    answer_everything(seed, 20)


def test_no_try_breaks_a_rule_twice() -> None:
    rng = Random(5)
    for _ in range(20):
        text = random_position(rng)
        state, game = RULES.decode(text), Naive(text)
        lawful = {text.replace("x", "-") for text in game.legal()}
        starts = [name(cell) for cell in game.own("KQP") if not state.over]
        for start, to in product(starts, CELL_OF_NAME):
            if f"{start}-{to}" not in lawful:
                rules = [reason.rule for reason in reasons(state, f"{start}-{to}")]
                assert len(rules) == len(set(rules)), (text, start, to)


# What is no try of one's own piece


def test_the_place_a_piece_stands_on_is_no_move() -> None:
    state = RULES.decode(position(f"Kg7 ka7 Qdv4 {BLACK_RIM}"))
    (reason,) = reasons(state, "dv4-dv4")
    assert told(state, reason) == "BT-TURN @dv4"
    assert reason.text.render() == "The white queen has to leave D-V4: a turn is a move."


def test_the_other_sides_piece_is_not_yours() -> None:
    (reason,) = reasons(START, "h24-h34")
    assert told(START, reason) == "ALL-YOURS h24"
    assert reason.text.render() == "The black pawn on H2-4 is not yours."


@pytest.mark.parametrize(
    ("attempt", "rule", "message"),
    [
        ("d4-d5", "ALL-EMPTY", "nothing stands on d4"),
        ("h94-h34", "ALL-PLACE", "there is no place 'h94' on the board"),
        ("h74-i1", "ALL-PLACE", "there is no place 'i1' on the board"),
        ("h74", "", "an action is written like h74-h54 or gv3xgv6, not 'h74'"),
        ("", "", "an action is written like h74-h54 or gv3xgv6, not ''"),
        ("H74-H54", "", "an action is written like h74-h54 or gv3xgv6, not 'H74-H54'"),
        ("h74-h54-h44", "", "an action is written like h74-h54 or gv3xgv6, not 'h74-h54-h44'"),
        ("resign", "", "an action is written like h74-h54 or gv3xgv6, not 'resign'"),
    ],
)
def test_what_is_no_action_is_not_even_read(attempt: str, rule: str, message: str) -> None:
    with pytest.raises(NotationError) as refusal:
        RULES.read(START, attempt)
    assert refusal.value.rule == rule
    assert str(refusal.value) == message


@pytest.mark.parametrize(
    ("men", "attempt", "right", "rule"),
    [
        ("Qdv1 pdv3", "dv1-dv4", "dv1xdv4", "BT-CAP-ROW"),
        ("Ph54 ph44", "h54-h34", "h54xh34", "BT-CAP-ROW"),
        ("Qdv4 pcv4", "dv4-cv4", "dv4xcv4", "BT-CAP-COLUMN"),
    ],
)
def test_a_capture_has_to_be_written_as_one(men: str, attempt: str, right: str, rule: str) -> None:
    state = RULES.decode(position(f"Kg7 ka7 {men} {BLACK_RIM}"))
    with pytest.raises(NotationError) as refusal:
        RULES.read(state, attempt)
    assert str(refusal.value) == f"that move is written {right}"
    assert refusal.value.rule == rule


def test_a_quiet_move_has_to_be_written_as_one() -> None:
    with pytest.raises(NotationError, match=r"^that move is written h74-h54$"):
        RULES.read(START, "h74xh54")


# Step by step


def refused(text: str, *made: Step, step: Step, known: tuple[str, ...] = ()) -> list[str]:
    """Tell why a step is refused after others that are lawful."""
    state = RULES.decode(text)
    draft = RULES.extend(RULES.begin(state), made)
    found = RULES.why_not(draft, step)
    assert [fault for reason in found for fault in faults(state, reason, known)] == []
    return [told(state, reason) for reason in found]


def pick_refused(men: str, code: str, side: str = "w") -> list[str]:
    """Tell why the piece on a cell cannot be picked up."""
    text = position(men, side)
    return refused(text, step=Pick(piece(RULES.decode(text), code)), known=(code,))


BLOCKED = f"Kg7 ka7 Ph54 Ph44 Qdv4 qdv5 qdv6 {BLACK_RIM}"


def test_a_piece_that_can_move_may_be_picked_up() -> None:
    assert pick_refused(f"Kg7 ka7 Ph54 {BLACK_RIM}", "h54") == []


def test_a_piece_that_must_not_move_now_is_not_picked_up() -> None:
    men = f"Kg7 ka7 Qdv1 pdv3 Ph75 ph65 Qfv1 {BLACK_RIM}"
    assert pick_refused(men, "fv1") == ["BT-MUST-CAPTURE dv1"]
    assert pick_refused(men, "g7") == ["BT-MUST-CAPTURE dv1"]
    assert pick_refused(men, "h75") == ["BT-QUEEN-FIRST dv1"]
    assert pick_refused(men, "dv1") == []
    assert pick_refused(men, "dv3") == ["ALL-YOURS dv3"]


def test_a_shut_in_pawn_is_told_what_shuts_it_in() -> None:
    assert pick_refused(BLOCKED, "h54") == ["BT-PAWN h44 dv4 dv5 @h54"]


def test_a_shut_in_pawn_is_not_told_of_pieces_behind_it() -> None:
    men = f"{BLOCKED} Qev4 Qev5 Qh55 Qh64"
    assert pick_refused(men, "h54") == ["BT-PAWN h44 dv4 dv5 @h54"]


def test_a_shut_in_queen_is_told_what_shuts_her_in() -> None:
    men = f"Kg7 ka7 Qh81 Qgv1 Qgv2 Qh82 Ph71 {BLACK_RIM}"
    assert pick_refused(men, "h81") == ["BT-QUEEN h71 gv1 gv2 h82 @h81"]


def test_a_shut_in_king_is_told_what_shuts_him_in() -> None:
    men = f"Kg4 ka7 Ph74 Qgv4 Qgv5 {BLACK_RIM}"
    assert pick_refused(men, "g4") == ["BT-KING h74 gv4 gv5 @g4"]


def test_a_king_that_may_not_step_next_to_the_other_is_told_so() -> None:
    men = "Ka1 ka3 Qh21 qh15 qh16 qh17 qav8"
    assert pick_refused(men, "a1") == ["BT-KINGS-APART a3", "BT-KING h21 @a1"]


@pytest.mark.parametrize(
    ("king", "room", "enemy"),
    [("g7", "Qh77 Qgv7 Qgv8 Qh87", "g1"), ("d7", "Qh47 Qdv7 Qdv8 Qh57", "e1")],
)
def test_a_king_at_the_rim_is_not_next_to_the_opposite_rim(
    king: str, room: str, enemy: str
) -> None:
    rules = [reason.split()[0] for reason in pick_refused(f"K{king} k{enemy} {room}", king)]
    assert rules == ["BT-KING"]


def test_a_move_begins_with_a_piece_and_is_made_of_one() -> None:
    start = RULES.encode(START)
    pawn, queen, enemy = (piece(START, code) for code in ("h74", "gv1", "h24"))
    assert refused(start, step=Place("h54")) == ["ALL-EMPTY @h54"]
    assert refused(start, Pick(pawn), step=Pick(queen)) == ["BT-TURN gv1 h74"]
    assert refused(start, Pick(pawn), step=Pick(enemy)) == ["ALL-YOURS h24"]
    assert refused(start, Pick(pawn), Place("h54"), step=Place("h44")) == ["BT-TURN h74 @h44"]
    made = (Pick(pawn), Place("h54"))
    assert refused(start, *made, step=Pick(queen)) == ["BT-TURN gv1 h74"]
    (reason,) = RULES.why_not(RULES.extend(RULES.begin(START), made), Place("nowhere"))
    assert (reason.rule, reason.sites) == ("ALL-PLACE", ("nowhere",))


@pytest.mark.parametrize("step", [Face("p1", 1), Take("p1", "arrow"), Say("pass")])
def test_other_games_steps_are_no_steps_here(step: Step) -> None:
    assert refused(RULES.encode(START), step=step) == ["BT-TURN g4"]


def test_a_place_that_is_not_on_the_board_is_no_place() -> None:
    draft = RULES.extend(RULES.begin(START), (Pick(piece(START, "h74")),))
    for at in (draft, RULES.begin(START)):
        (reason,) = RULES.why_not(at, Place("h94"))
        assert (reason.rule, reason.sites) == ("ALL-PLACE", ("h94",))
        assert reason.text.render() == "That is no place of the board."


@pytest.mark.parametrize("name_of_none", ["p99", "p0", "p", "", "q1", "p-1", "p256"])
def test_a_piece_that_is_not_there_is_nothing_to_move(name_of_none: str) -> None:
    (reason,) = RULES.why_not(RULES.begin(START), Pick(name_of_none))
    assert reason.rule == "ALL-EMPTY"
    assert reason.text.render() == "That piece does not stand on the board."


def test_a_draw_is_not_there_for_the_asking() -> None:
    (reason,) = RULES.why_not(RULES.begin(START), Say("draw"))
    assert told(START, reason) == "BT-DRAW-REPEAT g4"
    assert reason.text.render() == (
        "This position has occurred 1 of 7 times; a draw cannot be claimed yet."
    )


def test_a_picked_piece_alone_is_no_move() -> None:
    (reason,) = RULES.why_not_move(START, (Pick(piece(START, "h74")),))
    assert reason.text.render() == "That move is not finished."
    with pytest.raises(Refused, match="not finished"):
        RULES.play(START, Move(0, (Pick(piece(START, "h74")),)))


def test_nothing_is_played_after_the_end() -> None:
    state = RULES.decode(position(ENDED))
    assert legal(state) == []
    assert [told(state, reason) for reason in reasons(state, "dv4-dv3")] == ["ALL-OVER dv4"]
    assert [told(state, reason) for reason in reasons(state, "draw")] == ["ALL-OVER"]
    with pytest.raises(Refused, match="The game is over"):
        RULES.play(state, move(state, "dv4", "dv3"))


def test_nothing_is_played_out_of_turn() -> None:
    with pytest.raises(Refused, match="the other side's turn") as refusal:
        RULES.play(START, Move(1, steps(START, "h24", "h34")))
    assert [reason.rule for reason in refusal.value.reasons] == ["ALL-TURN"]
    assert RULES.moves(START, 1) == []


def test_pieces_are_picked_up_exactly_as_the_engine_moves_them() -> None:
    rng = Random(6)
    for _ in range(40):
        state = RULES.decode(random_position(rng))
        draft = RULES.begin(state)
        movers = {action & 255 for action in engine(state).actions()}
        for cell in (cell for cell, man in enumerate(state.cells) if man and not state.over):
            found = RULES.why_not(draft, Pick(state.piece_at(cell)))
            assert (not found) == (cell in movers)
            wrong = [fault for reason in found for fault in faults(state, reason, (CODE[cell],))]
            assert not wrong


# What the mover is obliged to


def duties(men: str, queen_first: bool = True) -> list[str]:
    """Tell the duties of White."""
    rules = RULES if queen_first else FREE
    state = rules.decode(position(f"Kg7 ka7 {men} {BLACK_RIM}"))
    found = rules.prompt(rules.begin(state)).duties
    assert [fault for reason in found for fault in faults(state, reason)] == []
    return [told(state, reason) for reason in found]


def test_without_a_capture_in_row_there_is_no_duty() -> None:
    assert duties("Qdv4 pcv4") == []


def test_one_capture_is_a_duty_and_several_leave_a_choice() -> None:
    assert duties("Ph54 ph44") == ["BT-MUST-CAPTURE h54"]
    assert duties("Ph54 ph44 Ph55 ph45") == ["BT-MUST-CAPTURE h54 h55", "BT-FREE-CHOICE h54 h55"]
    assert duties("Qdv1 pdv3") == ["BT-MUST-CAPTURE dv1", "BT-FREE-CHOICE dv1"]


def test_a_pawn_that_has_to_wait_for_a_queen_is_told_of() -> None:
    men = "Qdv6 pdv7 Ph75 ph65"
    assert duties(men) == ["BT-MUST-CAPTURE dv6", "BT-QUEEN-FIRST dv6"]
    both = "dv6 h75"
    assert duties(men, queen_first=False) == [f"BT-MUST-CAPTURE {both}", f"BT-FREE-CHOICE {both}"]


def test_with_queens_first_switched_off_pawns_may_capture_too() -> None:
    text = position(f"Kg7 ka7 Qdv1 pdv3 Ph75 ph65 {BLACK_RIM}")
    assert reasons(FREE.decode(text), "h75xh55", FREE) == ()
    (reason,) = reasons(FREE.decode(text), "h75-fv5", FREE)
    assert told(FREE.decode(text), reason) == "BT-MUST-CAPTURE dv1 h75"


def test_a_finished_game_obliges_nobody() -> None:
    assert RULES.duties(RULES.begin(RULES.decode(position("Kg7 ka7 Ph54 ph44")))) == ()


def test_a_rectangle_at_the_rim_bars_no_step() -> None:
    men = f"Kg4 ka7 Ph74 Qgv4 Qgv5 Qh84 {BLACK_RIM}"
    assert pick_refused(men, "g4") == ["BT-KING h74 gv4 gv5 @g4"]

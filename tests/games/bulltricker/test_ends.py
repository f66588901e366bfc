"""How a game ends, and when it does not."""

from __future__ import annotations

import pytest

from tabletop_qt.core.game import Value
from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.steps import Over, Say, ToMove
from tests.games.bulltricker.asking import (
    RULES,
    effects_of,
    engine,
    legal,
    make_rules,
    played,
    reasons,
    verdict,
)
from tests.games.bulltricker.boards import BLACK_RIM, WHITE_RIM, position
from tests.games.bulltricker.naive import START, Naive

SHUTTLE = ("gv1-h81", "av1-h11", "h81-gv1", "h11-av1")
"""Four plies that lead back to where they began."""

SHUT_PAWN = "ph77 Qh87 Qgv7 Qgv8 Ph67"
"""A black pawn that cannot move and that White cannot take in row."""
IMMOBILE = f"ka1 Qav2 Kc1 {SHUT_PAWN}"
"""Black to move cannot: av2 and the white king shut in the king, four men the pawn."""
BOXED = "Kg4 Ph74 Qh84 Qgv4 Qgv5"
"""A white king among four pieces of its own."""


# Each end for itself, set up on the board


@pytest.mark.parametrize(
    ("men", "rest", "end"),
    [
        # BT-MATE: four full rectangles, one of them at least the enemy's.
        (f"Kg7 ka1 Qh11 qav1 qav2 qh21 {WHITE_RIM}", "b", ("BT-MATE", "w")),
        (f"Kg7 ka1 Qh11 Qav1 Pav2 Ph21 {WHITE_RIM}", "b", ("BT-MATE", "w")),
        (f"ka7 Kd4 Pdv4 Qdv5 Qh54 ph44 {BLACK_RIM}", "w", ("BT-MATE", "b")),
        # Four of its own close nobody in, three of anybody neither.
        (f"Kg7 ka1 qh11 qav1 qav2 qh21 {WHITE_RIM}", "b", None),
        (f"{BOXED} ka1 {BLACK_RIM}", "w", None),
        (f"Kg7 ka1 Qh11 Qav1 Pav2 {WHITE_RIM}", "b", None),
        # BT-TRICK: it is the winner's turn, so the loser has just moved.
        (f"Kg7 ka1 Qh11 qav1 qav2 qh21 {WHITE_RIM}", "w", ("BT-TRICK", "w")),
        (f"ka7 Kd4 Pdv4 Qdv5 Qh54 ph44 {BLACK_RIM}", "b", ("BT-TRICK", "b")),
        # BT-DRAW-MATERIAL: at most three on both sides.
        ("Kg7 ka7", "w", ("BT-DRAW-MATERIAL", "draw")),
        ("Kg7 ka7 Qdv1 Qdv3 Qdv5 pbv1 pbv3 pbv5", "w", ("BT-DRAW-MATERIAL", "draw")),
        ("Kg7 ka7 Qdv1 Qdv3 Qdv5 Qdv7", "w", None),
        ("Kg7 ka7 Qdv1 Qdv3 Qdv5 pbv1 pbv3 pbv5 pbv7", "w", None),
        # BT-DRAW-IMMOBILE: only the side to move must be able to.
        (IMMOBILE, "b", ("BT-DRAW-IMMOBILE", "draw")),
        (IMMOBILE, "w", None),
        # BT-NO-PROGRESS: 100 rounds are 200 plies.
        (f"Kg7 ka7 {WHITE_RIM}", "w 199", None),
        (f"Kg7 ka7 {WHITE_RIM}", "w 200", ("BT-NO-PROGRESS", "draw")),
        (f"Kg7 ka7 {WHITE_RIM}", "b 345", ("BT-NO-PROGRESS", "draw")),
    ],
)
def test_a_position_set_up_ends_as_if_the_other_side_had_just_moved(
    men: str, rest: str, end: tuple[str, str] | None
) -> None:
    text = position(men, rest)
    state = RULES.decode(text)
    assert verdict(state) == end == Naive(text).end()
    assert (legal(state) == []) == (end is not None)
    assert (state.over == RULES.turn(state)) == (end is not None)


# The order of the tests

MATED_FEW = "ka1 Qh11 Qav1 qav2 Qh21 Kg7 "
"""Black is mated by three; with as few on Black's side it is a draw by material too."""
MATED_IMMOBILE = f"ka1 Qh11 Qav1 Qav2 Qh21 Ka4 {SHUT_PAWN}"


@pytest.mark.parametrize(
    ("men", "rest", "options", "end"),
    [
        (MATED_FEW, "b", {}, ("BT-DRAW-MATERIAL", "draw")),
        (MATED_FEW, "b", {"material_before_mate": False}, ("BT-MATE", "w")),
        (MATED_FEW, "w", {"material_before_mate": False}, ("BT-TRICK", "w")),
        (f"{MATED_FEW} Qgv1", "b", {}, ("BT-MATE", "w")),
        # The option makes no difference without a mate, nor to the draw itself.
        ("Kg7 ka7 Qdv1", "b", {"material_before_mate": False}, ("BT-DRAW-MATERIAL", "draw")),
        (MATED_IMMOBILE, "b 200", {}, ("BT-MATE", "w")),
        ("ka1 Qav2 Kc1", "b 200", {}, ("BT-DRAW-MATERIAL", "draw")),
        ("ka1 Qav2 Kc1", "b", {"material_before_mate": False}, ("BT-DRAW-MATERIAL", "draw")),
        (IMMOBILE, "b 200", {}, ("BT-DRAW-IMMOBILE", "draw")),
        (IMMOBILE, "w 200", {}, ("BT-NO-PROGRESS", "draw")),
    ],
)
def test_the_first_of_several_ends_counts(
    men: str, rest: str, options: dict[str, Value], end: tuple[str, str]
) -> None:
    rules = make_rules(**options)
    assert verdict(rules.decode(position(men, rest)), rules) == end


# Ends that a move brings about


@pytest.mark.parametrize(
    ("men", "rest", "action", "end"),
    [
        # By a slide, a pivot, a pawn's step, a capture in column and one in row.
        (f"Kg7 ka1 qh11 qh21 qav1 Qav4 {WHITE_RIM}", "w", "av4-av2", ("BT-MATE", "w")),
        (f"Kg7 ka1 qh11 qh21 qav1 Qh22 {WHITE_RIM}", "w", "h22-av2", ("BT-MATE", "w")),
        (f"Kg7 ka1 qh11 qh21 qav1 Pbv2 {WHITE_RIM}", "w", "bv2-av2", ("BT-MATE", "w")),
        (f"Kg7 ka1 qh11 qh21 qav1 qav2 Qbv2 {WHITE_RIM}", "w", "bv2xav2", ("BT-MATE", "w")),
        (f"Kg7 ka1 qh11 qh21 qav1 qav3 Qav4 {WHITE_RIM}", "w", "av4xav2", ("BT-MATE", "w")),
        # By the loser's own move.
        (f"Kg7 ka1 Qh11 qh21 qav1 qav4 {WHITE_RIM}", "b", "av4-av2", ("BT-TRICK", "w")),
        (f"{BOXED} ka1 qfv4 {BLACK_RIM}", "b", "fv4xgv4", ("BT-MATE", "b")),
        # The fourth piece lost.
        ("Kg7 ka7 Pdv4 Qgv1 pcv4 pbv1 pbv3 pbv5", "w", "dv4xcv4", ("BT-DRAW-MATERIAL", "draw")),
        ("Kg7 ka7 Pdv4 Qgv1 pcv4 pbv1 pbv3 pbv5 pbv7", "w", "dv4xcv4", None),
        # The last exit barred.
        (f"ka1 Qav3 Kc1 {SHUT_PAWN}", "w", "av3-av2", ("BT-DRAW-IMMOBILE", "draw")),
        (f"ka1 Qav3 Kc1 {SHUT_PAWN}", "w 199", "av3-av2", ("BT-DRAW-IMMOBILE", "draw")),
        # The two hundredth ply; a mate with it still counts, a capture or a pawn starts anew.
        (f"Kg7 ka7 {WHITE_RIM}", "w 199", "g7-f7", ("BT-NO-PROGRESS", "draw")),
        (f"Kg7 ka7 {WHITE_RIM}", "w 198", "g7-f7", None),
        (f"Kg7 ka1 qh11 qh21 qav1 Qav4 {WHITE_RIM}", "w 199", "av4-av2", ("BT-MATE", "w")),
        (f"Kg7 ka7 Pdv4 {WHITE_RIM}", "w 199", "dv4-cv4", None),
        (f"Kg7 ka7 Qdv4 pcv4 {WHITE_RIM}", "w 199", "dv4xcv4", None),
    ],
)
def test_a_move_ends_the_game_or_not(
    men: str, rest: str, action: str, end: tuple[str, str] | None
) -> None:
    text = position(men, rest)
    state = RULES.decode(text)
    assert verdict(state) is None
    after = played(state, action)
    assert verdict(after) == end
    game = Naive(text)
    game.play(action)
    assert game.end() == end
    # What has ended stays ended when the game is set up again from its string.
    again = verdict(RULES.decode(RULES.encode(after)))
    assert again == end


@pytest.mark.parametrize(
    ("material_first", "end"),
    [(True, ("BT-DRAW-MATERIAL", "draw")), (False, ("BT-MATE", "w"))],
)
def test_a_capture_that_mates_and_leaves_too_few(
    material_first: bool, end: tuple[str, str]
) -> None:
    rules = make_rules(material_before_mate=material_first)
    state = rules.decode(position("Kg7 ka1 Qh11 qh21 qav1 qav3 Qav4 pev1"))
    assert verdict(state, rules) is None
    assert verdict(played(state, "av4xav2", rules=rules), rules) == end


# No progress


def test_plies_without_progress_are_counted_from_the_string_on() -> None:
    state = RULES.decode(f"{START} 197")
    counts = []
    for action in SHUTTLE[:3]:
        state = played(state, action)
        counts.append(RULES.encode(state).split()[2])
    assert counts == ["198", "199", "200"]
    assert verdict(state) == ("BT-NO-PROGRESS", "draw")
    assert legal(state) == []


def test_a_pawns_move_and_a_capture_start_the_count_anew() -> None:
    state = RULES.decode(f"{START} 150")
    assert RULES.encode(played(state, "gv1-h81")).endswith(" b 151")
    assert RULES.encode(played(state, "h74-h54")).endswith(" b")
    taking = RULES.decode(position(f"Kg7 ka7 Qdv4 pcv4 {WHITE_RIM}", "w 150"))
    assert RULES.encode(played(taking, "dv4xcv4")).endswith(" b")


@pytest.mark.parametrize("rounds", [1, 2, 1000])
def test_the_option_sets_the_number_of_rounds(rounds: int) -> None:
    rules = make_rules(no_progress=rounds)
    before = rules.decode(f"{START} {2 * rounds - 2}")
    once = played(before, SHUTTLE[0], rules=rules)
    assert verdict(once, rules) is None
    assert verdict(played(once, SHUTTLE[1], rules=rules), rules) == ("BT-NO-PROGRESS", "draw")


def test_without_a_limit_the_count_goes_on_and_ends_nothing() -> None:
    rules = make_rules(no_progress=0)
    state = played(rules.decode(f"{START} 99999"), *SHUTTLE, rules=rules)
    assert verdict(state, rules) is None
    assert rules.encode(state) == f"{START} 100003"


# Repetition


def test_the_seventh_occurrence_lets_the_player_to_move_claim_a_draw() -> None:
    state = RULES.start()
    for occurrence in range(2, 7):
        state = played(state, *SHUTTLE)
        assert "draw" not in legal(state)
        (reason,) = reasons(state, "draw")
        assert reason.rule == "BT-DRAW-REPEAT"
        assert f"occurred {occurrence} of 7 times" in reason.text.render()
    before_last = played(state, *SHUTTLE[:3])
    assert "draw" not in legal(before_last)
    state = played(before_last, SHUTTLE[3])
    assert "draw" in legal(state)
    assert reasons(state, "draw") == ()
    assert RULES.turn(state) == ToMove(0)
    assert verdict(state) is None


def test_a_claim_ends_the_game_and_leaves_the_string_unchanged() -> None:
    state = played(RULES.start(), *SHUTTLE * 6)
    claimed = played(state, "draw")
    assert RULES.turn(claimed) == Over((), "BT-DRAW-REPEAT")
    assert RULES.encode(claimed) == RULES.encode(state) == f"{START} 24"
    assert engine(claimed).over() == claimed.over
    assert legal(claimed) == []
    assert RULES.moves(claimed, 0) == []


def test_a_draw_not_claimed_may_be_claimed_when_the_position_comes_back() -> None:
    state = played(RULES.start(), *SHUTTLE * 6)
    # Each of the four positions occurs for the seventh time in turn: each player may claim.
    for action in SHUTTLE[:3]:
        state = played(state, action)
        assert "draw" in legal(state)
    new = played(state, "av2-h12")
    assert "draw" not in legal(new)
    state = played(state, SHUTTLE[3])
    assert "draw" in legal(state)


def test_the_same_pieces_with_the_other_side_to_move_are_another_position() -> None:
    text = position(f"Kd4 ka1 {BLACK_RIM}")
    state = RULES.decode(text)
    ring = ("d4-d5", "d5-e5", "e5-e4", "e4-d4")
    shuttle = ("a1-b1", "b1-a1")
    key = RULES.key(state)
    for turn, action in enumerate(ring):
        state = played(state, action, shuttle[turn % 2])
    assert RULES.key(state) == key
    other = RULES.decode(text.replace(" w", " b"))
    assert RULES.key(other) != key
    assert engine(other).key != engine(state).key


def test_a_position_set_up_occurs_for_the_first_time() -> None:
    late = RULES.encode(played(RULES.start(), *SHUTTLE * 6))
    state = RULES.decode(late)
    assert "draw" not in legal(state)
    state = played(state, *SHUTTLE * 5)
    assert "draw" not in legal(state)
    state = played(state, *SHUTTLE)
    assert "draw" in legal(state)
    assert RULES.encode(played(state, "draw")) == f"{START} 48"


def test_the_count_of_plies_is_no_part_of_the_position() -> None:
    assert RULES.key(RULES.decode(f"{START} 7")) == RULES.key(RULES.start())


def test_what_was_before_a_pawns_move_does_not_come_back() -> None:
    state = played(RULES.start(), *SHUTTLE * 5, "h74-h54")
    assert len(state.seen) == 1
    for _ in range(6):
        assert "draw" not in legal(state)
        state = played(state, "av1-h11", "gv1-h81", "h11-av1", "h81-gv1")
    assert "draw" in legal(state)


def test_repetition_never_ends_a_game_by_itself() -> None:
    state = played(RULES.start(), *SHUTTLE * 20)
    assert verdict(state) is None
    assert legal(state) == sorted([*legal(RULES.start()), "draw"])


def test_a_claim_can_be_taken_back_in_the_engine() -> None:
    found = engine(played(RULES.start(), *SHUTTLE * 6))
    before = found.actions()
    claim = next(action for action in before if found.write(action) == "draw")
    found.make(claim)
    assert found.over() == Over((), "BT-DRAW-REPEAT")
    assert found.actions() == []
    found.unmake()
    assert found.over() is None
    assert found.actions() == before


@pytest.mark.parametrize("word", ["resign", "agree", "Draw", "draw "])
def test_resigning_and_agreeing_are_no_actions_of_the_rules(word: str) -> None:
    with pytest.raises(NotationError):
        RULES.read(RULES.start(), word)
    assert RULES.why_not(RULES.begin(RULES.start()), Say(word)) != ()


def test_the_end_is_shown_once() -> None:
    state = RULES.decode(position(f"Kg7 ka7 {WHITE_RIM}", "w 199"))
    assert len(effects_of(state, "g7-f7")) == 2

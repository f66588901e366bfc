"""What a move does, step by step: all that the board will show of it."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_qt.core.effects import Effect, Ended, Moved, Promoted, Removed
from tabletop_qt.core.rules import Draft
from tabletop_qt.core.steps import Move, Over, Pick, Place, Say
from tabletop_qt.games.bulltricker.state import State
from tests.games.bulltricker.asking import (
    LETTERS,
    RULES,
    effects_of,
    make_rules,
    piece,
    played,
    steps,
)
from tests.games.bulltricker.boards import BLACK_RIM, WHITE_RIM, position, random_position
from tests.games.bulltricker.naive import CELL_OF_NAME

KINGS = "Kg7 ka7"


def shown(men: str, action: str, side: str = "w") -> list[str]:
    """Write what an action does, pieces by the cell they started from."""
    rim = BLACK_RIM if side == "w" else WHITE_RIM
    state = RULES.decode(position(f"{KINGS} {men} {rim}", side))
    names = {state.piece_at(r * 15 + c): code for code, (r, c) in CELL_OF_NAME.items()}
    return [tell(effect, names) for effect in effects_of(state, action)]


def tell(effect: Effect, names: dict[str, str]) -> str:
    match effect:
        case Moved(piece=man, path=path, rule=rule):
            return f"{names[man]} goes {'-'.join(path)} by {rule}"
        case Removed(piece=man, site=site, rule=rule):
            return f"{names[man]} leaves {site} by {rule}"
        case Promoted(piece=man, kind=kind, rule=rule):
            return f"{names[man]} becomes {kind} by {rule}"
        case Ended(over=over):
            return f"the end by {over.rule}"
    raise AssertionError(effect)


@pytest.mark.parametrize(
    ("men", "action", "told"),
    [
        ("", "g7-f7", ["g7 goes g7-f7 by BT-KING"]),
        ("Ph74", "h74-h54", ["h74 goes h74-h54 by BT-PAWN"]),
        ("Ph74", "h74-fv4", ["h74 goes h74-fv4 by BT-PAWN"]),
        ("Qdv1", "dv1-dv6", ["dv1 goes dv1-dv6 by BT-QUEEN"]),
        (
            "Pdv4 qcv4", "dv4xcv4",
            ["dv4 goes dv4-cv4 by BT-CAP-COL-PAWN", "cv4 leaves cv4 by BT-CAP-COL-PAWN"],
        ),
        (
            "Qh45 ph46", "h45xh46",
            ["h45 goes h45-h46 by BT-CAP-COL-QUEEN", "h46 leaves h46 by BT-CAP-COL-QUEEN"],
        ),
        (
            "Ph54 ph44", "h54xh34",
            ["h54 goes h54-h34 by BT-CAP-ROW-PAWN", "h44 leaves h44 by BT-CAP-ROW-PAWN"],
        ),
        ("Ph25", "h25-h15", ["h25 goes h25-h15 by BT-PAWN", "h25 becomes queen by BT-PROMOTE"]),
        ("Pav5", "av5-h15", ["av5 goes av5-h15 by BT-PAWN", "av5 becomes queen by BT-PROMOTE"]),
    ],
)  # fmt: skip
def test_a_move_is_shown_by_what_it_does(men: str, action: str, told: list[str]) -> None:
    assert shown(men, action) == told


def test_a_pawns_chain_is_shown_jump_by_jump() -> None:
    assert shown("Ph75 ph65 qh45 ph25", "h75xh15") == [
        "h75 goes h75-h55 by BT-CAP-ROW-PAWN",
        "h65 leaves h65 by BT-CAP-ROW-PAWN",
        "h75 goes h55-h35 by BT-CAP-ROW-PAWN",
        "h45 leaves h45 by BT-CAP-ROW-PAWN",
        "h75 goes h35-h15 by BT-CAP-ROW-PAWN",
        "h25 leaves h25 by BT-CAP-ROW-PAWN",
        "h75 becomes queen by BT-PROMOTE",
    ]


def test_a_queens_flight_lands_behind_each_piece_taken_and_at_last_where_chosen() -> None:
    assert shown("Qdv1 pdv3 qdv6", "dv1xdv8") == [
        "dv1 goes dv1-dv4 by BT-CAP-ROW-QUEEN",
        "dv3 leaves dv3 by BT-CAP-ROW-QUEEN",
        "dv1 goes dv4-dv8 by BT-CAP-ROW-QUEEN",
        "dv6 leaves dv6 by BT-CAP-ROW-QUEEN",
    ]
    assert shown("Qdv8 qdv7 pdv5 pdv2", "dv8xdv1") == [
        "dv8 goes dv8-dv6 by BT-CAP-ROW-QUEEN",
        "dv7 leaves dv7 by BT-CAP-ROW-QUEEN",
        "dv8 goes dv6-dv4 by BT-CAP-ROW-QUEEN",
        "dv5 leaves dv5 by BT-CAP-ROW-QUEEN",
        "dv8 goes dv4-dv1 by BT-CAP-ROW-QUEEN",
        "dv2 leaves dv2 by BT-CAP-ROW-QUEEN",
    ]


def test_black_is_shown_down_the_board() -> None:
    assert shown("ph25 Qh35 Ph55", "h25xh65", "b") == [
        "h25 goes h25-h45 by BT-CAP-ROW-PAWN",
        "h35 leaves h35 by BT-CAP-ROW-PAWN",
        "h25 goes h45-h65 by BT-CAP-ROW-PAWN",
        "h55 leaves h55 by BT-CAP-ROW-PAWN",
    ]
    assert shown("qh15 Qh35 Ph55", "h15xh85", "b") == [
        "h15 goes h15-h45 by BT-CAP-ROW-QUEEN",
        "h35 leaves h35 by BT-CAP-ROW-QUEEN",
        "h15 goes h45-h85 by BT-CAP-ROW-QUEEN",
        "h55 leaves h55 by BT-CAP-ROW-QUEEN",
    ]


def test_a_game_that_ends_is_shown_with_the_pieces_that_ended_it() -> None:
    state = RULES.decode(position("Kg7 ka1 qh11 qh21 qav1 Qav4 Qh81 Qh82 Qh83"))
    (moved, ended) = effects_of(state, "av4-av2")
    assert moved == Moved(piece(state, "av4"), ("av4", "av2"), "BT-QUEEN")
    pieces = tuple(piece(state, code) for code in ("a1", "h11", "av1", "av4", "h21"))
    assert ended == Ended(Over((0,), "BT-MATE"), pieces)


def test_a_draw_is_shown_without_pieces() -> None:
    rules = make_rules(no_progress=1)
    state = rules.decode(position(f"{KINGS} {WHITE_RIM}", "w 1"))
    assert effects_of(state, "g7-f7", rules)[1:] == (Ended(Over((), "BT-NO-PROGRESS")),)


def test_a_claim_is_nothing_but_the_end() -> None:
    state = played(RULES.start(), *("gv1-h81", "av1-h11", "h81-gv1", "h11-av1") * 6)
    draft = RULES.extend(RULES.begin(state), (Say("draw"),))
    assert draft.effects == (Ended(Over((), "BT-DRAW-REPEAT")),)
    assert RULES.finish(draft).effects == draft.effects


# All effects together make the next state


def carried_out(state: State, effects: tuple[Effect, ...]) -> dict[str, tuple[str, str]]:
    """Carry effects out on the pieces alone: for each the place and the letter of its kind."""
    men = {
        state.piece_at(r * 15 + c): (code, LETTERS[state.cells[r * 15 + c]])
        for code, (r, c) in CELL_OF_NAME.items()
        if state.cells[r * 15 + c]
    }
    for effect in effects:
        match effect:
            case Moved(piece=man, path=path):
                assert len(path) == 2
                assert men[man][0] == path[0]
                men[man] = (path[1], men[man][1])
            case Removed(piece=man, site=site):
                assert men.pop(man)[0] == site
            case Promoted(piece=man, kind="queen"):
                site, letter = men[man]
                assert (letter, site[:2]) in (("P", "h1"), ("p", "h8"))
                men[man] = (site, "Q" if letter == "P" else "q")
            case Ended(over=over):
                assert effect is effects[-1]
                assert over.rule in RULES.book
            case _:
                raise AssertionError(effect)
    return men


def check_effects(state: State, rng: Random, plies: int) -> int:
    """Play at random and carry out the effects of each ply beside; give the number of plies."""
    for ply in range(plies):
        moves = list(RULES.moves(state, state.seat))
        if not moves:
            return ply
        after, effects = RULES.apply(state, rng.choice(moves))
        assert carried_out(state, effects) == carried_out(after, ())
        assert (after.over is not None) == isinstance(effects[-1], Ended)
        state = after
    return plies


@pytest.mark.parametrize("seed", range(4))
def test_the_effects_of_a_ply_lead_to_the_next_state(seed: int) -> None:
    rng = Random(seed)
    assert sum(check_effects(RULES.start(), rng, 150) for _ in range(3)) > 60
    for _ in range(40):
        check_effects(RULES.decode(random_position(rng)), rng, 5)


# A draft shows the move before it is made


def test_a_picked_piece_changes_nothing_and_a_put_down_one_shows_the_whole_move() -> None:
    state = RULES.decode(position(f"{KINGS} Ph75 ph65 qh45 ph25 {BLACK_RIM}"))
    pick, place = steps(state, "h75", "h15")
    lifted = RULES.extend(RULES.begin(state), (pick,))
    assert (lifted.preview, lifted.effects) == (state, ())
    assert not RULES.prompt(lifted).enough
    dropped = RULES.extend(lifted, (place,))
    assert RULES.prompt(dropped).enough
    assert dropped.base == state
    assert dropped.preview == played(state, "h75xh15")
    assert dropped.effects == effects_of(state, "h75xh15")


def test_the_prompt_offers_the_pieces_that_can_move_then_their_places() -> None:
    state = RULES.decode(position(f"{KINGS} Qdv1 pdv2 pdv5 Ph54 {BLACK_RIM}"))
    draft: Draft[State] = RULES.begin(state)
    queen = Pick(piece(state, "dv1"))
    assert RULES.prompt(draft).steps == (queen,)
    draft = RULES.extend(draft, (queen,))
    assert set(RULES.prompt(draft).steps) == {Place("dv6"), Place("dv7"), Place("dv8")}
    assert [way.steps for way in RULES.reach(draft, "dv7")] == [(Place("dv7"),)]
    assert RULES.reach(draft, "dv3") == ()


def test_a_piece_keeps_its_name_as_long_as_it_stands() -> None:
    state = RULES.decode(position(f"{KINGS} Ph75 ph65 qh45 ph25 {BLACK_RIM}"))
    pawn = piece(state, "h75")
    after, _ = RULES.apply(state, Move(0, steps(state, "h75", "h15")))
    assert piece(after, "h15") == pawn
    assert LETTERS[after.cells[9]] == "Q"

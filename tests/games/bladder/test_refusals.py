"""Every kind of wrong try names its rule and points at the men or squares that matter."""

from typing import Any

import pytest

from tabletop_qt.core.rules import NotationError, Reason
from tabletop_qt.core.steps import Move, Pick, Place, Say
from tabletop_qt.games.bladder.cells import NAME
from tests.games.bladder.boards import FAR, field, rules_of

SHUT = {"step_across_diamond": False}
TWOS = {"step_range": 2}
HERO = {"hero": True}
MARKED = "- 0 a1,h1 -"


def why(text: str, position: str, options: dict[str, Any]) -> tuple[Reason, ...]:
    """Ask why a whole action is refused."""
    rules = rules_of(**options)
    state = rules.decode(position)
    ply = rules.read(state, text)
    assert isinstance(ply, Move)
    return rules.why_not_move(state, ply.steps)


@pytest.mark.parametrize(
    ("men", "text", "rule", "points", "options"),
    [
        # BL-STEP
        ("Dc4", "c4-b4", "BL-STEP", "c4 b4", {}),
        ("Dc4", "c4-b5", "BL-STEP", "c4 b5", {}),
        ("dc4", "c4-d4", "BL-STEP", "c4 d4", {}),
        ("Dc4 Dd4", "c4-d4", "BL-STEP", "d4", {}),
        ("Dc4 Ld4", "c4-d4", "BL-STEP", "d4", {}),
        ("Dc4 Ld4", "c4-e4", "BL-STEP", "d4 e4", {}),
        ("Dc4", "c4-e4", "BL-STEP", "c4 e4", {}),
        ("Dc4", "c4-c4", "BL-STEP", "c4", {}),
        # BL-TWOS
        ("Dc4", "c4-f4", "BL-TWOS", "c4 f4", TWOS),
        ("Dc4", "c4-e5", "BL-TWOS", "c4 e5", TWOS),
        ("Dc4 Ld5", "c4-e6", "BL-TWOS", "d5 e6", TWOS),
        # BL-DIAMOND-STEP
        ("Dd4", "d4-e5", "BL-DIAMOND-STEP", "d4 e5 ball", SHUT),
        ("Dc3", "c3-e5", "BL-STEP", "c3 e5", SHUT),
        ("Dd4", "d4-f6", "BL-DIAMOND-STEP", "d4 f6 ball", SHUT | TWOS),
        # whose men
        ("Lc4", "c4-b4", "ALL-YOURS", "c4", {}),
        ("Dc4 Le8*", "e8>c4", "BL-TACKLE", "e8 ball", {}),
        ("Dc4 Le8*", "e8>c4", "BL-NO-TACKLE", "e8 ball", {"tackling": False}),
        ("Dc4 De8*", "c4>e8", "BL-PASS", "c4", {}),
        ("Dc4", "c4>a1", "BL-PASS", "c4", {}),
        # BL-PASS, BL-NO-KICK
        ("Dd4* De8", "d4>e8", "BL-PASS", "e8 d4", {}),
        ("Dd3* De8 De4", "d3>e8", "BL-PASS-FOUR", "e8 d3", {"pass_range": 4}),
        ("Dd4* De6 Le5", "d4>e5", "BL-NO-KICK", "e5", {}),
        ("Dd4* De6", "d4>e7", "BL-NO-KICK", "e7", {}),
        ("Df4* Df6", "f4>h4", "BL-NO-KICK", "h4", {}),
        ("Dd4* De6", "d4>d4", "BL-PASS", "d4", {}),
        # BL-LAME, BL-ACTIVE
        ("Dc4 Dd3 Le3", "c4-d4xe3", "BL-LAME", "e3 d3 d4", {}),
        ("Dd3 Df3 De2 Le3 Dg7", "g7-h7xe3", "BL-ACTIVE", "e3 h7", {}),
        ("Dd3 Df3 De2 Le3 Dd8", "d3-c3xe3", "BL-STEP", "d3 c3", {}),
        ("Df2 Df3 De2 Le3 Dd8", "e2-f1xe3", "BL-ACTIVE", "e3 f1", {}),
        ("Dd4* Dd2 De2 Df2 Le3 Dd6", "d4>d6xe3", "BL-ACTIVE", "ball", {}),
        # BL-LAME-DIAMOND
        ("Dd4 Dd5 Df3 Le5", "f3-f4xe5", "BL-LAME-DIAMOND", "e5 d4 d5 f4", {}),
        ("Dc4 Df5 Df6 Le5", "c4-d4xe5", "BL-LAME-DIAMOND", "e5 f5 f6 d4", {}),
        # BL-GOAL
        ("Dg4* Dg5 Dg6 Lh6 Dd8", "g5-h5xh6", "BL-LAME", "h6 g6 h5", {}),
        ("Dg4* Dg5 Dg6 Lh6", "g4-h5xh6", "BL-GOAL", "h6 h5", {}),
        # BL-TACKLE
        ("Dc4 Le4*", "c4-d4te4@d4", "BL-TACKLE", "e4 d4 ball", {}),
        ("Dd3 Df5 Le4* Da5", "a5-b5te4@d3", "BL-ACTIVE", "e4 b5 ball", {}),
        ("Dc4 Df5 Le4*", "c4-d4te4@d4", "BL-NO-TACKLE", "e4 ball", {"tackling": False}),
        ("Dc4 Df5 De4*", "c4-d4te4@d4", "BL-TACKLE", "e4 ball", {}),
        # A suffix says what it says, whatever else could be done to the man it names.
        ("Dd2 Dd4 Df3 Db4 Le3 Da2*", "d2-d3te3", "BL-TACKLE", "d2 ball", {}),
        ("Dc4 Dd5 De5", "c4-d4xd5", "BL-LAME", "d5", {}),
        # BL-PICKUP
        ("Dc4 Dd5 De5", "c4-d4@a1", "BL-PICKUP", "a1 ball", {}),
        # BL-TURN
        ("Dc4", "skip", "BL-TURN", "ball", {}),
        # BL-HERO
        ("Dc4", "hero:c4", "BL-HERO", "ball", {}),
        ("Dc4", "mark:c4", "BL-HERO", "ball", {}),
    ],
)
def test_a_wrong_try_names_its_rule_and_points(
    men: str, text: str, rule: str, points: str, options: dict[str, Any]
) -> None:
    rules = rules_of(**options)
    position = field(f"{men} {FAR}")
    state = rules.decode(position)
    reasons = why(text, position, options)
    assert reasons, "it is lawful"
    assert reasons[0].rule == rule, reasons[0].text.render()
    assert reasons[0].text.render().endswith(".")
    names = {f"m{number}": NAME[cell] for cell, number in enumerate(state.ids) if number}
    pointed = [names.get(piece, piece) for piece in reasons[0].pieces]
    assert {*reasons[0].sites, *pointed} == set(points.split())


def test_while_marking_nothing_else_is_done() -> None:
    rules = rules_of(hero=True)
    draft = rules.begin(rules.start())
    for step, rule in ((Place("c4"), "BL-HERO"), (Say("hero"), "BL-HERO")):
        assert [reason.rule for reason in rules.why_not(draft, step)] == [rule]


def test_only_the_declared_hero_moves() -> None:
    rules = rules_of(hero=True)
    state = rules.decode(field(f"Dc4 Dd2 {FAR}", rest="- 0 c4,h1 -"))
    after = rules.play(state, rules.read(state, "hero:c4")).after
    ply = rules.read(after, "d2-e2")
    assert isinstance(ply, Move)
    (reason,) = rules.why_not_move(after, ply.steps)
    assert (reason.rule, reason.sites) == ("BL-HERO", ("d2",))
    assert [duty.rule for duty in rules.duties(rules.begin(after))] == ["BL-HERO"]


def test_a_second_claim_is_refused() -> None:
    rules = rules_of(hero=True)
    state = rules.decode(field(f"Dc4 Dd2 {FAR}", rest="- 0 -,h1 -"))
    ply = rules.read(state, "hero:c4")
    assert isinstance(ply, Move)
    assert [reason.rule for reason in rules.why_not_move(state, ply.steps)] == ["BL-HERO"]


@pytest.mark.parametrize(
    ("men", "text", "written"),
    [
        ("Dc4 Dd5 De5", "c4-d4", "@"),
        ("Dc4 Dd3 Lf8", "c4-d4@d4", "c4-d4"),
        ("Dc4 Le8*", "c4>d4", "c4-d4"),
    ],
)
def test_a_lawful_action_written_otherwise_is_told_how(men: str, text: str, written: str) -> None:
    rules = rules_of()
    state = rules.decode(field(f"{men} {FAR}"))
    with pytest.raises(NotationError, match=written):
        rules.read(state, text)


def test_an_order_may_name_anybody_but_moves_as_the_rules_say() -> None:
    rules = rules_of(real_time=True)
    state = rules.decode(field(f"Dc4 Le8* {FAR}"))
    for text in ("c4-d4xa5tb7@h4", "c4-d4@c4"):
        ply = rules.read(state, text)
        assert isinstance(ply, Move)
        assert rules.why_not_move(state, ply.steps) == ()
    ply = rules.read(state, "c4-b4xe8")
    assert isinstance(ply, Move)
    assert rules.why_not_move(state, ply.steps)[0].rule == "BL-STEP"


def test_a_stand_off_around_the_diamond_is_named() -> None:
    """BL-STAND-OFF: two of each side; it takes a lame to clear it."""
    rules = rules_of()
    state = rules.decode(field(f"Dd4 De5 Ld5 Le4 {FAR}"))
    (reason,) = rules.why_not(rules.begin(state), Pick("ball"))
    assert reason.rule == "BL-STAND-OFF"
    assert len([piece for piece in reason.pieces if piece != "ball"]) == 4

"""Every kind of wrong try names its rule and points at what is in the way."""

from typing import Any

import pytest

from tabletop_qt.core.rules import NotationError, Reason
from tabletop_qt.core.steps import Move
from tabletop_qt.games.blindside.game import GAME

BLACK = "b8:12"


def why(text: str, position: str, options: dict[str, Any]) -> tuple[Reason, ...]:
    """Ask why a whole action is refused."""
    rules = GAME.rules(options)
    state = rules.decode(position)
    ply = rules.read(state, text)
    assert isinstance(ply, Move)
    return rules.why_not_move(state, ply.steps)


@pytest.mark.parametrize(
    ("pawns", "text", "rule", "points", "options"),
    [
        # wrong direction, no line at all
        (f"c1:3/{BLACK}", "c1-b1", "BS-MOVE", "b1", {}),
        (f"c1:3/{BLACK}", "c1-e5", "BS-MOVE", "e5", {}),
        (f"c1:3/{BLACK}", "c1-c1", "BS-MOVE", "c1", {}),
        # too far
        (f"c1:3/{BLACK}", "c1-c4", "BS-MOVE", "c3", {}),
        (f"c1:1/{BLACK}", "c1-c3", "BS-MOVE", "c2", {}),
        # own pawns
        (f"c1:3,c2:3/{BLACK}", "c1-c2", "BS-OWN", "c2", {}),
        (f"c1:3,c2:3/{BLACK}", "c1-c3", "BS-OWN", "c2", {}),
        # the edge, also behind a jumped pawn
        (f"c7:3,a1:1/{BLACK}", "c7-e10", "ALL-PLACE", "", {}),
        ("c7:7,a1:1/c8:12,b8:12", "c7-c8", "BS-LAND", "c8", {}),
        # no steps left behind a jumped pawn
        ("c1:3/c2:12,c3:12,b8:12", "c1-c4", "BS-END", "c3", {}),
        # not exact for a landing
        ("c1:7/c2:12,b8:12", "c1-c2*n>c3/0", "BS-LAND", "c2", {}),
        # a landing's arrow and place
        ("c1:3/c3:12,b8:12", "c1-c3*n>c7/0", "BS-LAND", "c3", {}),
        ("c1:3/c3:12,b8:12", "c1-c3*s>a1/0", "BS-LAND", "a1", {}),
        # changing direction
        (f"c1:7/{BLACK}", "c1-c2-d2", "BS-REDIRECT", "c2", {}),
        ("c1:15,c3:1/b8:12", "c1-c3-d2", "BS-OWN", "c3", {}),
        ("c1:15/c3:9,b8:12", "c1-c3-d3", "BS-ACTION-OCCUPIED", "c3", {}),
        (f"c1:63/{BLACK}", "c1-c3-c2-c3-d3", "BS-REDIRECT", "c2", {}),
        # turning
        (f"c1:3/{BLACK}", "c1-c2/1", "BS-ROTATE-STOP", "c2", {}),
        (f"c1:3/{BLACK}", "c1/1", "BS-ROTATE-PLACE", "c1", {}),
        (f"c3:3/{BLACK}", "c3/0", "BS-ROTATE-PLACE", "c3", {}),
        (f"c3:63/{BLACK}", "c3/1", "BS-ROTATE-PLACE", "c3", {}),
        # whose pawns, and where none are
        (f"c1:3/{BLACK}", "b8-b7", "ALL-YOURS", "b8", {}),
        # passing
        (f"c1:3/{BLACK}", "pass", "BS-TURN", "", {}),
        # nowhere to put the victim
        (
            "c1:3/c3:12,b8:12",
            "c1-c3*s>a1/0",
            "BS-LAND-NOWHERE",
            "a1",
            {"actions": "none", "landing_fallback": "origin"},
        ),
        (
            "c1:3/c3:12,b8:12",
            "c1-c3*s>a1/0",
            "BS-LAND-NOWHERE",
            "c3",
            {"actions": "none", "landing_fallback": "illegal"},
        ),
        # rescues
        (f"c1:3/{BLACK}", "c1-c2+s", "BS-RESCUE", "c2", {"rescue": True}),
    ],
)
def test_a_wrong_try_names_its_rule(
    pawns: str, text: str, rule: str, points: str, options: dict[str, Any]
) -> None:
    position = f"{pawns} r 0 0 0"
    if rule == "ALL-PLACE":
        with pytest.raises(NotationError) as caught:
            why(text, position, options)
        assert caught.value.rule == rule
        return
    reasons = why(text, position, options)
    assert reasons[0].rule == rule, reasons
    rules = GAME.rules(options)
    state = rules.decode(position)
    names = {site: site for site in rules.board.by_id}
    where = {state.pawn_at(cell): names[site.id] for cell, site in enumerate(rules.board.sites)}
    pointed = {*reasons[0].sites, *(where[piece] for piece in reasons[0].pieces)}
    assert pointed == set(points.split())
    sentence = reasons[0].text.render()
    if points:
        assert points.upper() in sentence or "pawn" in sentence


def test_the_edge_behind_a_pawn_that_could_be_jumped_is_named() -> None:
    """BS-EDGE: red on c6 has one step left on c8, and behind that the board ends."""
    landing, edge = why("c6-c8", "c6:7/c8:12,b8:12 r 0 0 0", {})
    assert (landing.rule, edge.rule) == ("BS-LAND", "BS-EDGE")
    assert "1 would be left" in landing.text.render()
    assert edge.pieces == landing.pieces
    assert "C8" in edge.text.render()


def test_a_void_behind_a_jumped_pawn_is_an_edge() -> None:
    """BS-EDGE: the lake of the great ring lies between the jumped pawn and the end."""
    position = "d6:63/e6:12,e11:12 r 0 0 0"
    (reason,) = why("d6-g5", position, {"board": "great_ring"})
    assert reason.rule == "BS-EDGE"
    assert len(reason.pieces) == 1
    assert "E6" in reason.text.render()

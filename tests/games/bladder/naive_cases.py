"""Positions written by hand, the ways to ask about them, and the tables of the oracle's tests."""

from __future__ import annotations

import re
from typing import Any

from tests.games.bladder.naive import Naive
from tests.games.bladder.naive_board import ROWS, State, cells_of_row

FAR = " Da1 Da2 Da8 Lh1 Lh2 Lh8"
"""Three men a side out of the way, so that no side is wiped out or too weak to pick up."""

LOCKED = " ".join(f"Da{n} Lb{n}" for n in range(1, 9))
"""Two full rows that face each other at Dark's end: nobody can step."""


def board(men: str, rest: str = "d - 0") -> str:
    """Write a position string without the oracle's own writer; men are such as ``De4*``."""
    placed = {
        man[1:].removesuffix("*"): man[0] + man[-1:].strip("0123456789") for man in men.split()
    }
    rows = ["".join(placed.get(cell, "1") for cell in cells_of_row(row)) for row in reversed(ROWS)]
    return "/".join(re.sub("1+", lambda run: str(len(run[0])), row) for row in rows) + " " + rest


def after(men: str) -> str:
    """Write the board of FAR and some men; ``-Lh8`` takes a man of FAR away."""
    tokens = (men + FAR).split()
    gone = {man[1:] for man in tokens if man.startswith("-")}
    return board(" ".join(man for man in tokens if man.lstrip("-") not in gone)).split()[0]


def asked(men: str, rest: str = "d - 0", **options: Any) -> tuple[Naive, State]:
    """Set up a position of the given men and FAR."""
    game = Naive(**options)
    return game, game.decode(board(men + FAR, rest))


def of(game: Naive, state: State, start: str) -> set[str]:
    """Give the moves and passes of one man without his own cell."""
    return {
        action.removeprefix(start).removeprefix("-")
        for action in game.actions(state)
        if action.startswith((start + "-", start + ">"))
    }


def men_of(start: str, men: str, rest: str = "d - 0", **options: Any) -> set[str]:
    """Give the moves and passes of one man of a set-up position."""
    return of(*asked(men, rest, **options), start)


def played(game: Naive, state: State, *actions: str) -> State:
    """Give the state after some actions."""
    for action in actions:
        state = game.play(state, action)
    return state


def end(men: str, *actions: str, rest: str = "d - 0", **options: Any) -> Any:
    """Give the end after some actions from a position of the given men and FAR."""
    game, state = asked(men, rest, **options)
    return game.over(played(game, state, *actions))


def tail(game: Naive, state: State) -> str:
    """Give a position string without its board."""
    return game.encode(state).split(" ", 1)[1]


REFUSED = [
    ("8/8/8/10/10/8/8 d - 0", {}),  # seven rows
    ("8/8/8/8/8/8/8/8 d - 0", {}),  # E and D have ten cells
    ("9/8/8/10/10/8/8/8 d - 0", {}),
    ("7/8/8/10/10/8/8/8 d - 0", {}),
    ("08/8/8/10/10/8/8/8 d - 0", {}),
    ("8/8/8/10/10/K7/8/8 d - 0", {}),
    ("8/8/8/10/10/*8/8/8 d - 0", {}),  # a star that follows no man
    ("8/8/8/10/10/1*7/8/8 d - 0", {}),
    ("8/8/8/10/10/D**7/8/8 d - 0", {}),
    (board("Db1* Lg1*"), {}),  # two carriers
    (board("Dh1 Lg1"), {}),  # should have turned about
    (board("da1 Lg1"), {}),
    (board("Db1 La1"), {}),
    (board("Db1 lh1"), {}),
    (board("Lh1 " + " ".join(f"Db{n} Dc{n}" for n in range(1, 9))), {}),  # sixteen men
    (board("Db1 Lg1", "w - 0"), {}),
    (board("Db1 Lg1", "l x 0"), {}),  # x without Light carrying
    (board("Db1* Lg1", "l x 0"), {}),
    (board("Db1 Lg1*", "d x 0"), {}),
    (board("Db1 Lg1*", "l X 0"), {}),
    (board("Db1 Lg1", "d - -1"), {}),
    (board("Db1 Lg1", "d - many"), {}),
    (board("Db1 Lg1", "d -"), {}),
    (board("Db1 Lg1", "d - 0 ?,? -"), {}),  # hero fields without heroes
    (board("Db1 Lg1", "d - 0 ?,?"), {"hero": True}),
    (board("Db1 Lg1", "d - 0 ? -"), {"hero": True}),
    (board("Db1 Lg1", "d - 0 g1,b1 -"), {"hero": True}),  # the other side's men
    (board("Db1 Lg1", "d - 0 b2,g1 -"), {"hero": True}),
    (board("Db1 Lg1", "d - 0 ?,g1 -"), {"hero": True}),  # Dark marks first
    (board("Db1 Lg1", "d - 0 x,? -"), {"hero": True}),
    (board("Db1 Lg1", "d - 0 b1,g1 1b1"), {"hero": True}),  # nothing was claimed
    (board("Db1 Lg1", "d - 0 +,g1 1g1"), {"hero": True}),
    (board("Db1 Lg1", "d - 0 +,g1 1b1!"), {"hero": True}),
    (board("Db1 Lg1", "d - 0 +,g1 3b1"), {"hero": True}),
    (board("Db1 Lg1", "d - 0 +,g1 1b1"), {"hero": True, "real_time": True}),
    (board(LOCKED, "d - 0 +,b1 1a1"), {"hero": True}),  # he cannot step
    (board(LOCKED, "d - 0 +,b1 2a1"), {"hero": True}),
    (board("Db1 Lg1*", "l x 0 b1,+ 2g1"), {"hero": True}),  # a pick-up is not quiet
    (board("Lh1 Db1 " + " ".join(f"Da{n} De{n}" for n in range(1, 7)) + " De7", "d - 0 x,h1 -"),
     {"hero": True}),  # fourteen men, so no hero is lost
    (board("Db1 Lg1", "l - 0"), {"real_time": True}),  # Dark's order is missing
    (board("Db1 Lg1", "l - 0 b1-d1"), {"real_time": True}),
    (board("Db1 Lg1", "l - 0 g1-f1"), {"real_time": True}),
    (board("Db1 Lg1", "d - 0 b1-c1"), {"real_time": True}),
    (board("Db1 Lg1*", "l x 0 b1-c1"), {"real_time": True}),
    (board("Db1 Lg1", "l - 0 b1-c1"), {"real_time": True, "hero": True}),  # nobody is marked yet
]  # fmt: skip

REAL_TIME = [
    # title, men, Dark's order, Light's order, men after, options
    ("clash", "Db4 Ld5", "b4-c4", "d5-c4", "", {}),
    ("men cross", "Dc4 Ld4", "c4-d5", "d4-c5", "Dd5 Lc5", {}),
    ("a destination must be empty before", "Db4 Lc4", "b4-c4", "c4-c5", None, {}),
    ("lame", "De1 De2 Dd2 Lf2", "d2-e3xf2", "h8-g8", "De1 De2 De3 Lg8 -Lh8", {}),
    ("no target named", "De1 De2 Dd2 Lf2", "d2-e3", "h8-g8", "De1 De2 De3 Lf2 Lg8 -Lh8", {}),
    ("target missing", "De1 De2 Dd2 Lf2", "d2-e3xf3", "h8-g8", "De1 De2 De3 Lf2 Lg8 -Lh8", {}),
    ("own men are no target", "De1 De2 Dd2 Df2", "d2-e3xf2", "h8-g8",
     "De1 De2 De3 Df2 Lg8 -Lh8", {}),
    ("target followed", "De4 De2 Dd2 Lf2", "d2-e3xf2", "f2-f3", "De4 De2 De3", {}),
    ("target by its old square", "De4 De2 Dd2 Lf2", "d2-e3xf3", "f2-f3", "De4 De2 De3 Lf3", {}),
    ("target escapes", "De1 De2 Dd2 Lf2", "d2-e3xf2", "f2-f1", "De1 De2 De3 Lf1", {}),
    ("the mover is not beside", "De1 De2 De3 Lf2", "a1-b1xf2", "h8-g8",
     "De1 De2 De3 Lf2 Db1 -Da1 Lg8 -Lh8", {}),
    ("lamed men attack", "De2 De4 Dd3 Lf2 Lf4 Lg3", "d3-e3xg3", "g3-f3xd3",
     "De2 De4 Lf2 Lf4", {}),
    ("a clashed mover lames nobody", "De1 De2 Df1 Dd4 Lf2 Lf3", "d4-e3xf2", "f3-e3",
     "De1 De2 Df1 Lf2", {}),
    ("the diamond parts", "Dd4 Dd5 Dd3 Le5", "d3-e4xe5@e4", "h8-g8",
     "Dd4 Dd5 De4* Le5 Lg8 -Lh8", {}),
    ("tackle", "De4 Dd2 Lf2 Lf3* Lg1", "d2-e2tf3@e4", "h8-g8",
     "De4* De2 Lf2 Lf3 Lg1 Lg8 -Lh8", {}),
    ("tackling off", "De4 Dd2 Lf2 Lf3* Lg1", "d2-e2tf3@e4", "h8-g8",
     "De4 De2 Lf2 Lf3* Lg1 Lg8 -Lh8", {"tackling": False}),
    ("no nominee", "De4 Dd2 Lf2 Lf3* Lg1", "d2-e2tf3", "h8-g8",
     "De4 De2 Lf2 Lf3* Lg1 Lg8 -Lh8", {}),
    ("nominee too far", "De4 Dd2 Lf2 Lf3* Lg1", "d2-e2tf3@a1", "h8-g8",
     "De4 De2 Lf2 Lf3* Lg1 Lg8 -Lh8", {}),
    ("no target of a tackle", "De4 Dd2 Lf2 Lf3* Lg1", "d2-e2@e4", "h8-g8",
     "De4 De2 Lf2 Lf3* Lg1 Lg8 -Lh8", {}),
    ("a lamed mover cannot tackle", "De4 De3 Dd2 Lf2 Lf3* Lg1", "d2-e2tf3@e4", "g1-f1xd2",
     "De4 De3 Lf1 Lf2 Lf3*", {}),
    ("tackle for want of a lame", "De2 Dd4 Lf3*", "d4-e4xf3tf3@e2", "h8-g8",
     "De2* De4 Lf3 Lg8 -Lh8", {}),
    ("lame before tackle", "De2 De3 Dd4 Lf3*", "d4-e4xf3tf3@e2", "h8-g8",
     "De2* De3 De4 Lg8 -Lh8", {}),
    ("the old carrier has passed", "De5 Dd4 Lf3* Lf5", "d4-e4tf3@e4", "f3>f5",
     "De5 De4 Lf3 Lf5*", {}),
    ("tackle the receiver", "De5 Dd4 Lf3* Lf5", "d4-e4tf5@e4", "f3>f5", "De5 De4* Lf3 Lf5", {}),
    ("tackle the moved carrier", "De5 Dd4 Lf3*", "d4-e4tf3@e5", "f3-f4", "De5* De4 Lf4", {}),
    ("a pass tackles and lames nobody", "De5* De6 De4 Lf5 Lf3", "e5>e6xf5tf5@e6", "h8-g8",
     "De5 De6* De4 Lf5 Lf3 Lg8 -Lh8", {}),
    ("lame another, tackle the carrier", "De2 De4 Dd4 Lf3* Lf4 Dg4", "d4-e3xf4tf3@e3", "h8-g8",
     "De2 De3* De4 Lf3 Dg4 Lg8 -Lh8", {}),
    ("spill", "De2 De3 Dd4 Lf3*", "d4-e4xf3", "h8-g8", "De2 De3 De4 Lg8 -Lh8", {}),
    ("no spill, no lame", "De2 De3 Dd4 Lf3*", "d4-e4xf3", "h8-g8",
     "De2 De3 De4 Lf3* Lg8 -Lh8", {"spill": False}),
    ("spilt and picked up", "Dd4 De4 De5 Dd6 Lf5*", "d6-e6xf5@d4", "h8-g8",
     "Dd4* De4 De5 De6 Lg8 -Lh8", {}),
    ("the nominee falls", "De2 De3 Dd4 Lf3* Lf2 Lg1", "d4-e4xf3@e2", "g1-f1xe2",
     "De3 De4 Lf2 Lf1", {}),
    ("the nominee falls, no spill", "De2 De3 Dd4 Lf3* Lf2 Lg1", "d4-e4xf3@e2", "g1-f1xe2",
     "De3 De4 Lf3* Lf2 Lf1", {"spill": False}),
    ("the carrier clashes", "Db4* Ld5", "b4-c4", "d5-c4", "", {}),
    ("the carrier clashes, no spill", "Db4* Ld5", "b4-c4", "d5-c4", "Dc4*", {"spill": False}),
    ("a clash of others, no spill", "Db4 Ld5", "b4-c4", "d5-c4", "", {"spill": False}),
    ("no goal by a clash", "Dg4* Lh6", "g4-h5", "h6-h5", "", {}),
    ("spilt by a clash and picked up", "Db2* Ld4 Ld5 Le4 Ld1", "b2-c2", "d1-c2@d5",
     "Ld4 Ld5* Le4", {}),
    ("three stand there already", "Dd4 Dd5 De4", "a1-b1@d5", "h8-g8",
     "Dd4 Dd5* De4 Db1 -Da1 Lg8 -Lh8", {}),
    ("nobody nominated", "Dd4 Dd5 Dd3", "d3-e4", "h8-g8", "Dd4 Dd5 De4 Lg8 -Lh8", {}),
    ("nominee elsewhere", "Dd4 Dd5 Dd3", "d3-e4@d3", "h8-g8", "Dd4 Dd5 De4 Lg8 -Lh8", {}),
    ("nominee by his new square", "Dd4 Dd5 Dd3", "d3-e4@e4", "h8-g8",
     "Dd4 Dd5 De4* Lg8 -Lh8", {}),
    ("the third man clashes", "Dd4 Dd5 Dd3 Lf4", "d3-e4@d4", "f4-e4", "Dd4 Dd5", {}),
    ("no transfer", "dh4 Df6 Lg5*", "f6-g6tg5@h4", "h8-g8", "dh4* Dg6 Lg5 Lg8 -Lh8",
     {"transfer_scores": False}),
    ("Two's destination empty", "Dc4 Le4", "c4-d4", "e4-c4", None, {"step_range": 2}),
    ("Two's meet", "Db4 Lf4", "b4-d4", "f4-d4", "", {"step_range": 2}),
    ("Two's meet on the way", "Db4 Le3", "b4-d4", "e3-c5", "Dd4 Lc5", {"step_range": 2}),
]  # fmt: skip
"""The men after stand beside FAR (``-`` takes one of these away); None: an order is unlawful."""

REAL_TIME_ENDS = [
    # men, Dark's order, Light's order, winners, rule, options
    ("Dg4* Lg3 Lh3 Lg6" + FAR, "g4-h4", "g6-g5xg4tg4@g5", (0,), "BL-GOAL", {}),
    ("De5* dh5 Lg4 Lg5 Lf6" + FAR, "e5>h5", "f6-f5xh5@g5", (0,), "BL-GOAL", {}),
    ("Dg4* Lh6" + FAR, "g4-h5", "h6-h5", (0,), "BL-GOAL", {"spill": False}),
    ("db4* Lg1" + FAR, "b4-a4", "g1-g2", (1,), "BL-OWN-GOAL", {}),
    ("Lb4* Lg1" + FAR, "a1-b1", "b4-a5", (1,), "BL-GOAL", {}),
    ("dh4 Df6 Lg5*" + FAR, "f6-g6tg5@h4", "h8-g8", (0,), "BL-GOAL", {}),
    ("Da4 Db6 Db4 Lb5*" + FAR, "b6-c6xb5@a4", "h8-g8", (1,), "BL-OWN-GOAL", {}),
    ("Db4* Ld5", "b4-c4", "d5-c4", (), "BL-WIPED-OUT", {}),
    ("Db4* Ld5 Lh1", "b4-c4", "d5-c4", (1,), "BL-WIPED-OUT", {}),
    ("Db4* Da1 Da2 Ld5 Lh1 Lh2", "b4-c4", "d5-c4", (), "BL-NO-PICKUP", {}),
    (LOCKED, "skip", "skip", (), "BL-NO-MOVE", {}),
]

HEROES = [
    # men, heroes, Dark's order, Light's order, men after, heroes after
    ("Db4 Lg4", "b4,h1", "b4-c4+c4-d4", "g4-f4", "Dd4 Lf4", "+,h1"),
    ("Db4 Lg4", "a1,h1", "b4-c4+c4-d4", "g4-f4", "Dc4 Lf4", "-,h1"),
    ("Db4 Lg4", "x,h1", "b4-c4+c4-d4", "g4-f4", "Dc4 Lf4", "-,h1"),
    ("Db4 Le4", "b4,h1", "b4-c4+c4-d4", "e4-d4", "Dc4 Ld4", "+,h1"),  # the square is taken
    ("Db4 Lf4", "b4,f4", "b4-c4+c4-d4", "f4-e4+e4-d4", "", "+,+"),
    ("Db4 Lf4", "b4,h1", "b4-c4+c4-d4", "f4-e4+e4-d4", "Dd4 Le4", "+,-"),
    ("Db4 Ld5", "b4,h1", "b4-c4+c4-d4", "d5-c4", "", "+,h1"),
    ("Db4 Ld5", "b4,d5", "b4-c4", "d5-c4", "", "x,x"),
    ("Dc1 Dd2 De3 Lf2", "c1,f2", "c1-d1+d1-e1xf2", "h8-g8",
     "Dd2 De3 De1 Lf2 Lg8 -Lh8", "+,f2"),  # only e1 and e3 are beside
    ("Dc1 De2 De3 Lf2", "c1,f2", "c1-d1+d1-e1xf2", "h8-g8", "De2 De3 De1 Lg8 -Lh8", "+,x"),
    ("Dg4 Lg8", "g4,h1", "g4-h4+h4-g5", "g8-f8", "dg5 Lf8", "+,h1"),  # turned about at once
]  # fmt: skip

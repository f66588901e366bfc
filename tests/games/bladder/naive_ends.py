"""The ends of a game of Bladder, for the plain oracle of the tests."""

from __future__ import annotations

from tests.games.bladder.naive_board import GOALS, End, Men, Options, own

NUMBER = {"d": 0, "l": 1}


def goal_carried(men: Men, carrier: str) -> End:
    """BL-GOAL, BL-OWN-GOAL: give the end when the bladder is carried or passed into a goal."""
    if GOALS[carrier] == men[carrier].lower():
        return (1 - NUMBER[GOALS[carrier]],), "BL-OWN-GOAL"
    return (NUMBER[men[carrier].lower()],), "BL-GOAL"


def goal_transferred(options: Options, carrier: str | None, side: str) -> End | None:
    """BL-GOAL-TRANSFER: a lame or a tackle that puts the bladder into a goal scores as well."""
    if not options.transfer_scores or carrier is None or carrier not in GOALS:
        return None
    winner = 1 - NUMBER[GOALS[carrier]]
    return (winner,), "BL-GOAL" if winner == NUMBER[side] else "BL-OWN-GOAL"


def goal_set_up(options: Options, men: Men, carrier: str | None) -> End | None:
    """BL-NO-PICKUP: a position set up with the bladder in a goal is over."""
    if not options.transfer_scores or carrier is None or carrier not in GOALS:
        return None
    return goal_carried(men, carrier)


def men_gone(men: Men, carrier: str | None) -> End | None:
    """BL-WIPED-OUT, then BL-NO-PICKUP."""
    dark, light = len(own(men, "d")), len(own(men, "l"))
    if dark == 0 and light == 0:
        return (), "BL-WIPED-OUT"
    if dark == 0 or light == 0:
        return (1 if dark == 0 else 0,), "BL-WIPED-OUT"
    if carrier is None and dark < 3 and light < 3:
        return (), "BL-NO-PICKUP"
    return None


def drawn(options: Options, quiet: int, history: tuple[str, ...]) -> End | None:
    """BL-DRAW: the third occurrence of the last position, or 120 quiet turns in a row."""
    if options.draw_rules and (quiet >= 120 or history.count(history[-1]) >= 3):
        return (), "BL-DRAW"
    return None

"""The switches of Bladder, by the names the specification gives them."""

from dataclasses import dataclass
from typing import TypedDict


class Switches(TypedDict, total=False):
    """The switches by keyword; what is left out keeps its default."""

    tackling: bool
    pass_range: int
    step_across_diamond: bool
    transfer_scores: bool
    draw_rules: bool
    step_range: int
    hero: bool
    hero_after_tackle: bool
    spill: bool
    real_time: bool


@dataclass(frozen=True, slots=True)
class Options:
    """One set of switches, with the defaults of the base game."""

    tackling: bool = True
    """BL-TACKLE: the bladder may be taken from a carrier who stays."""
    pass_range: int = 3
    """BL-PASS: king's steps, 3 or 4."""
    step_across_diamond: bool = True
    """BL-DIAMOND-STEP: the lying bladder does not shut the way across the diamond."""
    transfer_scores: bool = True
    """BL-GOAL-TRANSFER: taking the bladder with a man in a goal square scores."""
    draw_rules: bool = True
    """BL-DRAW: repetition and quiet turns end the game."""
    step_range: int = 1
    """BL-TWOS: squares in one straight line, 1 or 2."""
    hero: bool = False
    """BL-HERO."""
    hero_after_tackle: bool = True
    """BL-HERO: a tackle with the first move does not cancel the second."""
    spill: bool = True
    """BL-REAL-TIME: a removed carrier's bladder may fall back to the diamond."""
    real_time: bool = False
    """BL-REAL-TIME."""

"""The switches of Blindside, by the names the specification gives them."""

from dataclasses import dataclass
from typing import Final, TypedDict

AUTO: Final = "auto"

CHOICES: Final = {
    "no_move": ("pass", "lose"),
    "landing_fallback": ("origin", "any_empty", "illegal"),
    "no_progress_result": ("draw", "most"),
    "setup": ("fixed", "load", "draft", "free"),
    "pie": (AUTO, "on", "off"),
}
"""The words that a switch takes, for those that take only a few."""


class Switches(TypedDict, total=False):
    """The switches by keyword; what is left out keeps its default."""

    no_move: str
    reuse_action: bool
    allow_null_rotation: bool
    landing_fallback: str
    win_at: int | str
    full_capture: bool
    repetition: int
    no_progress: int
    no_progress_result: str
    board: str
    placements: str
    islands: bool
    actions: str
    setup: str
    action_spaces: int | str
    pawns: int | str
    pie: str
    rescue: bool


@dataclass(frozen=True, slots=True)
class Options:
    """One set of switches, with the defaults of the base game."""

    no_move: str = "pass"
    """BS-TURN: a side without a legal move passes, or with ``lose`` has lost."""
    reuse_action: bool = False
    """BS-REDIRECT: an action space changes the direction on every entry."""
    allow_null_rotation: bool = False
    """BS-ROTATE-PLACE: a turn in place may change nothing."""
    landing_fallback: str = "origin"
    """BS-LAND-NOWHERE: ``origin``, ``any_empty`` or ``illegal``."""
    win_at: int | str = AUTO
    """BS-WIN: arrows to capture, or ``auto`` for 17 of 23."""
    full_capture: bool = False
    """BS-EXTENDED: all arrows are to be captured."""
    repetition: int = 3
    """BS-REPEAT: the occurrence that is a draw; 0 is off."""
    no_progress: int = 40
    """BS-NO-PROGRESS: full rounds without a capture; 0 is off."""
    no_progress_result: str = "draw"
    """BS-NO-PROGRESS: ``draw`` or ``most``."""
    board: str = "box"
    """BS-BOARD: the name of a ready-made board, or ``custom``."""
    placements: str = "A,0,0,0;B,9,-1,3;C,0,4,0;D,9,3,3"
    """BS-BOARD: ``piece,q,r,rot;...`` of a custom board, the pieces of the box at first."""
    islands: bool = False
    """BS-BOARD: a custom board need not hang together."""
    actions: str = "board"
    """BS-NO-ACTION: ``board``, ``none``, or the names of hexes with commas between."""
    setup: str = "fixed"
    """``fixed``, ``load`` (BS-LOAD), ``draft`` or ``free`` (BS-DRAFT)."""
    action_spaces: int | str = AUTO
    """BS-COUNT: the action spaces of a draft, or ``auto`` for three a board piece."""
    pawns: int | str = AUTO
    """BS-COUNT: pawns a side in a draft or free set-up, or ``auto`` for the board's army."""
    pie: str = AUTO
    """BS-DRAFT: ``on``, ``off``, or ``auto`` for every set-up but the fixed one."""
    rescue: bool = False
    """BS-RESCUE."""

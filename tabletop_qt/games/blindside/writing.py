"""The text of actions (section 7): how they are written, and what a text says.

>>> from tabletop_qt.games.blindside.arena import arena
>>> from tabletop_qt.games.blindside.options import Options
>>> box = arena(Options()).layout
>>> parse("E1-E5*s>C7/2", box)
Written(nodes=(32, 36), turn=None, arrow=3, place=22, facing=2, rescue=None)
>>> write(parse("C1:3", box), (), box), write(act.moving(32, 34, 2), (32, 34), box)
('c1:3', 'e1-e3/2')
"""

import re
from dataclasses import dataclass
from typing import Final

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside.action import KEEP, PASS, SWAP
from tabletop_qt.games.blindside.hexes import DIRECTION_OF, WORDS
from tabletop_qt.games.blindside.layout import Layout
from tabletop_qt.games.blindside.setup import COLOUR, Cells

_NAMED: Final = {"pass": PASS, "keep": KEEP, "swap": SWAP}
_NAME: Final = "[a-z][0-9]+"
_WAY: Final = "|".join(sorted(WORDS, key=len, reverse=True))
_MOVE: Final = re.compile(
    rf"({_NAME}(?:-{_NAME})*)"
    rf"(?:\*({_WAY})(?:>({_NAME})(?:/([0-5]))?)?)?"
    rf"(?:/([0-5]))?(?:\+({_WAY}))?"
)


@dataclass(frozen=True, slots=True)
class Written:
    """What the text of a move says, lawful or not; None for what is not there."""

    nodes: Cells
    """The cells of the path; a single one for a turn in place."""
    turn: int | None = None
    arrow: int | None = None
    place: int | None = None
    facing: int | None = None
    rescue: int | None = None


def parse(text: str, board: Layout) -> Written | int:
    """Read the text of an action: a move, or the int of any other action.

    Raises NotationError for a text that is no action of any position of the board.
    """
    text = text.strip().lower()
    if text in _NAMED:
        return _NAMED[text]
    if found := re.fullmatch(rf"@({_NAME})", text):
        return act.spacing(_cell(found[1], board))
    if found := re.fullmatch(rf"({_NAME}):([0-9]+)", text):
        if not (len(found[2]) <= 2 and 0 < int(found[2]) < COLOUR):
            raise NotationError(f"the mask of a pawn is a number from 1 to 63, not {found[2]}")
        return act.placing(_cell(found[1], board), int(found[2]))
    found = _MOVE.fullmatch(text)
    if not found:
        raise NotationError(f"{text!r} is no action of Blindside")
    nodes, arrow, place, facing, turn, rescue = found.groups()
    return Written(
        tuple(_cell(name, board) for name in nodes.split("-")),
        None if turn is None else int(turn),
        DIRECTION_OF.get(arrow),
        None if place is None else _cell(place, board),
        None if facing is None else int(facing),
        DIRECTION_OF.get(rescue),
    )


def _cell(name: str, board: Layout) -> int:
    cell = board.cell_of.get(name)
    if cell is None:
        raise NotationError(f"{name.upper()} is no hex of this board", "ALL-PLACE")
    return cell


def write(action: Written | int, nodes: Cells, board: Layout) -> str:
    """Write an action, a move with the nodes of its path."""
    if isinstance(action, Written):
        return _put_together(action, board)
    first = board.names[act.start(action)]
    match act.kind(action):
        case act.SPACE:
            return f"@{first}"
        case act.PAWN:
            return f"{first}:{act.mask(action)}"
        case act.MOVE:
            return _put_together(_said(action, nodes), board)
    return next(word for word, named in _NAMED.items() if named == action)


def _said(action: int, nodes: Cells) -> Written:
    """Say what has to be written of a move: turns that change nothing only where they are due."""
    turn, arrow, place, rescue = (
        act.turn(action), act.arrow(action), act.place(action), act.rescue(action)
    )  # fmt: skip
    return Written(
        nodes,
        turn if turn or len(nodes) == 1 else None,
        None if arrow < 0 else arrow,
        None if place < 0 else place,
        None if place < 0 else act.facing(action),
        None if rescue < 0 else rescue,
    )


def _put_together(said: Written, board: Layout) -> str:
    text = "-".join(board.names[cell] for cell in said.nodes)
    if said.arrow is not None:
        text += f"*{WORDS[said.arrow]}"
    if said.place is not None:
        text += f">{board.names[said.place]}"
    if said.facing is not None:
        text += f"/{said.facing}"
    if said.turn is not None:
        text += f"/{said.turn}"
    return text if said.rescue is None else f"{text}+{WORDS[said.rescue]}"

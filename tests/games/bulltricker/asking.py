"""Short questions to the rules of BullTricker, put and answered in action notation."""

from __future__ import annotations

import re
from typing import Any

from tabletop_qt.core.effects import Effect
from tabletop_qt.core.game import Value
from tabletop_qt.core.rules import Reason, Rules
from tabletop_qt.core.steps import Move, Over, Pick, Place, Steps
from tabletop_qt.games.bulltricker import GAME
from tabletop_qt.games.bulltricker.board import CELL_OF, CODE, NAME
from tabletop_qt.games.bulltricker.position import Position
from tabletop_qt.games.bulltricker.state import State

LETTERS = ".PQpqKk"
KINDS = {"K": "king", "Q": "queen", "P": "pawn"}


def make_rules(**options: Value) -> Rules[State]:
    """Make rules under the default options and those given."""
    return GAME.rules(options)


RULES = make_rules()
"""The rules under the default options."""


def engine(state: State, rules: Rules[State] = RULES) -> Position:
    """Give the engine's own position of a state."""
    found: Any = rules.position(state)
    assert isinstance(found, Position)
    return found


def legal(state: State, rules: Rules[State] = RULES) -> list[str]:
    """List the lawful actions in order."""
    position = rules.position(state)
    return sorted(position.write(action) for action in position.actions())


def ends(state: State, start: str, rules: Rules[State] = RULES) -> list[str]:
    """List the ends of the lawful actions of one piece, each after its sign."""
    return [text[len(start) :] for text in legal(state, rules) if text[: len(start)] == start]


def played(state: State, *actions: str, rules: Rules[State] = RULES) -> State:
    """Give the state after some actions, each judged."""
    for text in actions:
        state = rules.play(state, rules.read(state, text)).after
    return state


def effects_of(state: State, text: str, rules: Rules[State] = RULES) -> tuple[Effect, ...]:
    """Give what one action does."""
    return rules.play(state, rules.read(state, text)).effects


def verdict(state: State, rules: Rules[State] = RULES) -> tuple[str, str] | None:
    """Tell how a game ended: the rule, and ``w``, ``b`` or ``draw``."""
    over = rules.position(state).over()
    assert over == state.over
    return outcome(over)


def outcome(over: Over | None) -> tuple[str, str] | None:
    """Tell an end as the oracle does."""
    if over is None:
        return None
    return over.rule, "wb"[over.winners[0]] if over.winners else "draw"


def piece(state: State, code: str) -> str:
    """Name the piece on a cell."""
    assert state.cells[CELL_OF[code]], f"nothing on {code}"
    return state.piece_at(CELL_OF[code])


def steps(state: State, start: str, to: str) -> Steps:
    """Give the steps of moving what stands on a cell to another."""
    return Pick(piece(state, start)), Place(to)


def move(state: State, start: str, to: str) -> Move:
    """Give the move of what stands on a cell to another, by the side to move."""
    return Move(state.seat, steps(state, start, to))


def reasons(state: State, attempt: str, rules: Rules[State] = RULES) -> tuple[Reason, ...]:
    """Tell why an action is refused."""
    ply = rules.read(state, attempt)
    assert isinstance(ply, Move)
    return rules.why_not_move(state, ply.steps)


def told(state: State, reason: Reason) -> str:
    """Write a reason as the table of refusals does."""
    cells = [state.cell_of(found) for found in reason.pieces]
    words = [CODE[cell] if cell is not None else "?" for cell in cells]
    return " ".join([reason.rule, *words, *(f"@{site}" for site in reason.sites)])


_CELL = r"(?:H[1-8]-(?:V[1-8]|[1-7])|[A-G]-V[1-8]|[A-G][1-7])\b"
_MAN = re.compile(rf"(white|black) (king|queen|pawn) (?:stands )?on ({_CELL})")


def faults(state: State, reason: Reason, known: tuple[str, ...] = ()) -> list[str]:
    """Tell what is wrong with a reason's sentence or with what it points at.

    `known` are cells that a sentence may name without pointing at them: those of the try.
    """
    text = reason.text.render()
    found = []
    if not re.fullmatch(r"[A-Z][^{}]*[a-z0-9]\.", text) or "  " in text:
        found.append("is no sentence")
    if not (reason.sites or reason.pieces):
        found.append("points at nothing")
    if len(set(reason.sites)) + len(set(reason.pieces)) < len(reason.sites + reason.pieces):
        found.append("points at a thing twice")
    if reason.rule not in RULES.book:
        found.append("cites no rule of the book")
    cells = [state.cell_of(name) for name in reason.pieces]
    if None in cells:
        found.append("points at a piece that is not there")
    shown = {NAME[cell] for cell in cells if cell is not None}
    shown |= {NAME[CELL_OF[site]] for site in (*reason.sites, *known)}
    found += [f"speaks of {name}" for name in set(re.findall(_CELL, text)) - shown]
    for side, kind, name in _MAN.findall(text):
        letter = LETTERS[state.cells[NAME.index(name)]]
        really = f"{'white' if letter.isupper() else 'black'} {KINDS.get(letter.upper(), 'none')}"
        if really != f"{side} {kind}":
            found.append(f"says {side} {kind} for {letter} on {name}")
    return [f"{reason.rule} {fault}: {text}" for fault in found]

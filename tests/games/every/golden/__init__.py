"""Golden playthroughs: one text a game and preset, with every ply, prompt and effect."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tabletop_qt.core.effects import Effect, Ended, Moved, Promoted, Removed
from tabletop_qt.core.rules import Rules
from tabletop_qt.core.steps import Move, Over, ToMove
from tests.games.every.tables import Setting

FOLDER = Path(__file__).parent
PLIES = 120


def path_of(setting: Setting) -> Path:
    """Tell where a playthrough is kept."""
    return FOLDER / f"{setting}.txt"


def playthrough(setting: Setting) -> Iterator[str]:
    """Play a game at random and tell all of it.

    The order in which an engine lists its moves makes no difference.
    """
    rules = setting.rules()
    rng = Random(setting.name)
    state = rules.start()
    yield f"start: {rules.encode(state)}"
    for ply in range(1, PLIES + 1):
        turn = rules.turn(state)
        if not isinstance(turn, ToMove):
            break
        moves = {rules.write(state, move): move for move in rules.moves(state, turn.seat)}
        text = rng.choice(sorted(moves))
        yield ""
        yield f"{ply}. {text}  {_prompts(rules, state, moves[text])}"
        state, effects = rules.apply(state, moves[text])
        yield from (f"  {_told(effect)}" for effect in effects)
        yield f"  {rules.encode(state)}"
    turn = rules.turn(state)
    yield ""
    yield f"end: {_end(turn)}" if isinstance(turn, Over) else "end: none yet"


def _prompts(rules: Rules[Any], state: Any, move: Move) -> str:
    """Tell how many steps are offered before each step of a move, and what is a duty there."""
    draft = rules.begin(state)
    told = []
    for step in move.steps:
        prompt = rules.prompt(draft)
        enough = "enough or " if prompt.enough else ""
        duties = "".join(f" {duty.rule}" for duty in prompt.duties)
        told.append(f"{enough}{len(prompt.steps)}{duties}")
        draft = rules.extend(draft, (step,))
    return f"(of {', '.join(told)})"


def _end(over: Over) -> str:
    return f"{over.rule} {' '.join(str(seat) for seat in over.winners) or 'draw'}"


def _told(effect: Effect) -> str:
    match effect:
        case Moved(piece, path, rule):
            return f"{piece} {' '.join(path)} {rule}".strip()
        case Removed(piece, site, rule):
            return f"{piece} off {site} {rule}"
        case Promoted(piece, kind, rule):
            return f"{piece} becomes {kind} {rule}"
        case Ended(over):
            return f"over {_end(over)}"

"""Golden playthroughs: one text a game and preset, with every ply, prompt and effect."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tabletop_qt.core.effects import (
    Added,
    Effect,
    Ended,
    Moved,
    Noted,
    PartGiven,
    PartTaken,
    Promoted,
    Removed,
    Returned,
    Rolled,
    Turned,
)
from tabletop_qt.core.steps import Over
from tests.games.every.tables import Setting, happen, walk

FOLDER = Path(__file__).parent
PLIES = 120


def path_of(setting: Setting) -> Path:
    """Tell where a playthrough is kept."""
    return FOLDER / f"{setting}.txt"


def playthrough(setting: Setting) -> Iterator[str]:
    """Play a game at random and tell all of it."""
    rules = setting.rules()
    state = rules.start()
    yield f"start: {rules.encode(state)}"
    for number, (before, ply) in enumerate(walk(rules, Random(setting.name), PLIES), start=1):
        prompt = rules.prompt(rules.begin(before))
        duties = " ".join(duty.rule for duty in prompt.duties)
        state, effects = happen(rules, before, ply)
        yield ""
        text = rules.write(before, ply)
        yield f"{number}. {text}  ({len(prompt.steps)} first steps) {duties}".strip()
        yield from (f"  {_told(effect)}" for effect in effects)
        yield f"  {rules.encode(state)}"
    turn = rules.turn(state)
    yield ""
    yield f"end: {_end(turn)}" if isinstance(turn, Over) else "end: none yet"


def _end(over: Over) -> str:
    return f"{over.rule} {' '.join(str(seat) for seat in over.winners) or 'draw'}"


def _told(effect: Effect) -> str:
    match effect:
        case Moved(piece, path, rule):
            return f"{piece} {' '.join(path)} {rule}".strip()
        case Removed(piece, site, rule):
            return f"{piece} off {site} {rule}"
        case Returned(piece, path, rule):
            return f"{piece} back {' '.join(path)} {rule}"
        case Rolled(seat, values, rule):
            return f"{seat} throws {' '.join(map(str, values)) or 'again'} {rule}".strip()
        case Promoted(piece, kind, rule):
            return f"{piece} becomes {kind} {rule}"
        case Turned(piece, turn, rule):
            return f"{piece} turned to {turn:g} {rule}"
        case Added(piece, site, kind, rule):
            return f"{piece} {kind} on {site} {rule}"
        case PartTaken(piece, parts, rule):
            return f"{piece} loses {' '.join(parts)} {rule}"
        case PartGiven(piece, parts, rule):
            return f"{piece} gets {' '.join(parts)} {rule}"
        case Noted(rule, text):
            return f"{rule}: {text.render()}"
        case Ended(over):
            return f"over {_end(over)}"

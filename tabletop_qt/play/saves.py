"""Saved games: one JSON text each, a ply a line, and files that survive whatever happens."""

import base64
import hashlib
import json
import os
import re
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from tabletop_qt.play.agreement import AS_USUAL, TAKE_BACK, Agreement
from tabletop_qt.play.dice import SEED

FORMAT = 1
"""The version of the text; older ones stay readable for ever."""
GENERATIONS = 3
"""How many states of a file are kept, the present one included."""
LARGEST = 64 * 2**20
"""More bytes than any game comes to; a larger file is not read into memory."""


class SaveError(ValueError):
    """A text that is no saved game; the message is one sentence with the line or the field."""


@dataclass(frozen=True, slots=True)
class SavedEvent:
    """An end without a ply, at a node of the tree."""

    node: int
    rule: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Saved:
    """A game as it is saved: everything as text and numbers, nothing of it judged yet."""

    game: str
    rules: int
    """The version of the game's rules it was played by."""
    options: Mapping[str, bool | int | str]
    start: str
    plies: tuple[tuple[int, str], ...] = ()
    """The tree: ply n (from 1) as the node it was played from, and its action notation."""
    line: tuple[int, ...] = (0,)
    at: int = 0
    events: tuple[SavedEvent, ...] = ()
    comments: Mapping[int, str] = field(default_factory=dict)
    seed: str = ""
    """The seed of the dice, which is written so that nobody reads it by eye."""
    agreement: Agreement = AS_USUAL
    clock: tuple[int, ...] = field(default=(), compare=False)
    """What each seat has left to think, in seconds, where a clock was agreed on."""
    sealed: frozenset[int] = field(default=frozenset(), compare=False)
    """The plies, and 0 for the start, whose texts are written so that nobody reads them by eye."""
    lines: tuple[int, ...] = field(default=(), compare=False)
    """The line of the text on which each ply stands, where it was read from one."""


def write(saved: Saved) -> str:
    """Write a game as a text."""
    head: dict[str, object] = {
        "format": FORMAT,
        "game": saved.game,
        "rules": saved.rules,
        "options": dict(saved.options),
        "start": seal(0, saved.start) if 0 in saved.sealed else saved.start,
    }
    if saved.seed:
        head["dice"] = seal(_SEED, saved.seed)
    if saved.agreement != AS_USUAL:
        head["agreement"] = asdict(saved.agreement)
    if saved.clock:
        head["clock"] = list(saved.clock)
    events = [{"node": e.node, "rule": e.rule, "seat": e.seat} for e in saved.events]
    tail = {"line": list(saved.line), "at": saved.at, "events": events}
    if saved.comments:
        tail["comments"] = dict(saved.comments)
    texts = [
        (parent, seal(number, text) if number in saved.sealed else text)
        for number, (parent, text) in enumerate(saved.plies, start=1)
    ]
    plies = ",\n".join(f"    {json.dumps(list(ply))}" for ply in texts)
    parts = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    parts.append(f'  "plies": [\n{plies}\n  ]' if plies else '  "plies": []')
    parts += [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in tail.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def read(text: str) -> Saved:
    """Read a text; raise SaveError where it is no saved game of a version known here."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as problem:
        raise SaveError(f"Line {problem.lineno} is not written as in a saved game.") from problem
    except (ValueError, RecursionError) as problem:
        raise SaveError("The text is not written as in a saved game.") from problem
    if not isinstance(found, dict):
        raise SaveError("The text is not a saved game.")
    version = _take(found, "format", int)
    if version > FORMAT:
        raise SaveError("The field 'format' is of a later version of the program.")
    plies = tuple(_ply(number, ply) for number, ply in enumerate(_take(found, "plies", list), 1))
    line = tuple(_take(found, "line", list))
    _check_line(line, plies)
    events = tuple(_event(event, len(plies)) for event in _take(found, "events", list))
    ended = any(event.node == line[-1] for event in events)
    at = _take(found, "at", int)
    if not 0 <= at < len(line) + ended:
        raise SaveError("The field 'at' lies beyond the line of moves.")
    return Saved(
        _take(found, "game", str),
        _take(found, "rules", int),
        _options(_take(found, "options", dict)),
        unseal(0, _take(found, "start", str)),
        tuple((parent, unseal(number, text)) for number, (parent, text) in enumerate(plies, 1)),
        line,
        at,
        events,
        _comments(found, len(plies)),
        _seed(found),
        _agreement(found),
        _clock(found),
        lines=_lines(text, len(plies)),
    )


def _take(found: Mapping[str, Any], name: str, kind: type) -> Any:
    """Take a field of a kind."""
    if name not in found:
        raise SaveError(f"The field {name!r} is missing.")
    value = found[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise SaveError(f"The field {name!r} holds something else than a saved game's.")
    return value


def _ply(number: int, ply: object) -> tuple[int, str]:
    match ply:
        case [int(parent), str(text)] if not isinstance(parent, bool) and 0 <= parent < number:
            return parent, text
    raise SaveError(f"Ply {number} of the field 'plies' is not a ply played from one before it.")


def _check_line(line: tuple[Any, ...], plies: tuple[tuple[int, str], ...]) -> None:
    """A line begins at the start and follows the tree."""
    if line[:1] != (0,) or any(type(node) is not int for node in line):
        raise SaveError("The field 'line' does not begin at the start of the game.")
    for before, node in pairwise(line):
        if not 0 < node <= len(plies) or plies[node - 1][0] != before:
            raise SaveError("The field 'line' does not follow the plies.")


def _options(options: Mapping[str, Any]) -> Mapping[str, bool | int | str]:
    for name, value in options.items():
        if not isinstance(value, bool | int | str):
            raise SaveError(f"The option {name!r} holds something else than an option's value.")
    return options


def _event(event: object, plies: int) -> SavedEvent:
    match event:
        case {"node": int(node), "rule": str(rule), "seat": int() | None as seat} if (
            0 <= node <= plies
        ):
            return SavedEvent(node, rule, seat)
    raise SaveError("The field 'events' holds something that is no event.")


def _seed(found: Mapping[str, Any]) -> str:
    """Take the seed of the dice; a game without dice has none."""
    seed = unseal(_SEED, _take(found, "dice", str)) if "dice" in found else ""
    if seed and not SEED.fullmatch(seed):
        raise SaveError("The field 'dice' holds no seed.")
    return seed


def _agreement(found: Mapping[str, Any]) -> Agreement:
    """Take what was agreed before the game; what is not told is as usual."""
    match found.get("agreement", {}):
        case {
            "names": [*names],
            "real_dice": bool(real_dice),
            "take_back": str(take_back),
            "exhibition": bool(exhibition),
            "minutes": int(minutes),
        } if all(isinstance(name, str) for name in names) and take_back in TAKE_BACK:
            return Agreement(tuple(names), real_dice, take_back, exhibition, minutes)
        case {**rest} if not rest:
            return AS_USUAL
    raise SaveError("The field 'agreement' holds something that is not agreed on before a game.")


def _clock(found: Mapping[str, Any]) -> tuple[int, ...]:
    """Take what is left on the clocks; a game without them leaves it out."""
    left = _take(found, "clock", list) if "clock" in found else []
    if any(type(seconds) is not int or seconds < 0 for seconds in left):
        raise SaveError("The field 'clock' holds something that is no time.")
    return tuple(left)


def _comments(found: Mapping[str, Any], plies: int) -> dict[int, str]:
    """Take the comments, each under the number of its node; a game without any leaves them out."""
    comments: dict[int, str] = {}
    for node, text in (_take(found, "comments", dict) if "comments" in found else {}).items():
        known = re.fullmatch("[0-9]{1,9}", node) and int(node) <= plies
        if not (known and isinstance(text, str)):
            raise SaveError("The field 'comments' holds something that is no comment.")
        comments[int(node)] = text
    return comments


def _lines(text: str, plies: int) -> tuple[int, ...]:
    """Find on which line of the text each ply stands: a number and a text in brackets."""
    starts = [found.start() for found in re.finditer(r'\[\s*\d+\s*,\s*"', text)]
    return tuple(text.count("\n", 0, start) + 1 for start in starts if len(starts) == plies)


# Seals: a courtesy between people at one table, not a lock

_SEAL = "sealed:"
_SEED = -1
"""The number under which the seed of the dice is sealed."""


def seal(number: int, text: str) -> str:
    """Write the text of a ply so that nobody reads it by eye; 0 stands for the start."""
    return _SEAL + base64.b64encode(_mask(number, text.encode())).decode()


def unseal(number: int, text: str) -> str:
    """Read a text that may be sealed; raise SaveError where the seal is broken."""
    if not text.startswith(_SEAL):
        return text
    try:
        return _mask(number, base64.b64decode(text[len(_SEAL) :], validate=True)).decode()
    except ValueError as problem:
        where = {0: "the field 'start'", _SEED: "the field 'dice'"}.get(number, f"ply {number}")
        raise SaveError(f"The seal of {where} is broken.") from problem


def _mask(number: int, data: bytes) -> bytes:
    """Add bytes that depend on the number alone; doing it twice changes nothing."""
    stream = hashlib.shake_256(f"tabletop {number}".encode()).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, stream, strict=True))


# Files


def load(path: Path) -> str:
    """Read the text of a file; raise SaveError with one sentence where that fails."""
    try:
        if path.stat().st_size > LARGEST:
            raise SaveError(f"{path.name} is far larger than any saved game.")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise SaveError(f"{path.name} is not a text, so it is no saved game.") from problem
    except OSError as problem:
        raise SaveError(f"{path.name} cannot be read: {_why(problem)}.") from problem


def store(path: Path, text: str) -> None:
    """Put a text into a file, whole or not at all, keeping the states before it.

    Raises SaveError with one sentence where that fails; the file is then as it was.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            _keep(path)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as problem:
        raise SaveError(f"{path.name} cannot be written: {_why(problem)}.") from problem


def generation(path: Path, age: int) -> Path:
    """Tell where the state of a file is kept that is `age` states old."""
    return path.with_name(f"{path.name}~{age}") if age else path


def _keep(path: Path) -> None:
    """Make every kept state one older; the file itself stays until it is replaced."""
    for age in range(GENERATIONS - 1, 1, -1):
        if generation(path, age - 1).exists():
            generation(path, age - 1).replace(generation(path, age))
    if path.exists():
        older = generation(path, 1)
        older.unlink(missing_ok=True)
        try:
            older.hardlink_to(path)
        except OSError:
            # A file system without links: the text is copied.
            older.write_bytes(path.read_bytes())


def _why(problem: OSError) -> str:
    return (problem.strerror or "the system refuses it").lower()

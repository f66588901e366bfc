"""Which rules an unlawful action goes against, for the plain oracle of Uckers."""

from __future__ import annotations

import re
from dataclasses import replace

from tests.games.uckers.naive import Naive
from tests.games.uckers.naive_board import CHUTE, count, enemy_blob, is_blob, on_ring, partner, way
from tests.games.uckers.naive_options import Options, State, played, qualified

WORDS = {"save": "UC-SAVE", "throw": "UC-SAVE", "forgo": "UC-FORGO"}

ACTION = re.compile(
    r"(use:|challenge:)?([a-d])(b|h[1-5]?|[0-9]|[1-4][0-9]|5[01])"
    r"(?:([-=])(h[1-5]?|[0-9]|[1-4][0-9]|5[01]))?"
)


def broken(game: Naive, state: State, text: str) -> set[str]:
    """List the rules by any of which an action may be refused; none for a lawful one."""
    if game.lawful(state, text):
        return set()
    if state.phase == "over":
        return {"ALL-OVER"}
    throwing = {"ALL-THROW"} if game.turn(state)[1] else set()
    if text in WORDS:
        return of_word(game.options, text) | throwing
    found = ACTION.fullmatch(text)
    assert found is not None, text
    kind, colour, start, sign, end = found.groups()
    if start not in ["b", *way(game.options.doorstep, colour)]:
        return {"UC-MOVE"}
    if start not in state.board[colour]:
        return {"ALL-EMPTY"}
    if state.thrower is None:
        return throwing | {"ALL-YOURS"}
    saving = set()
    if kind == "use:":
        saving = {"UC-SAVE"} if game.options.saves else {"UC-MUST", "UC-MOVE"}
    elif state.phase == "saved":
        saving = {"UC-SAVE"}
    mine = {*game.options.colours(state.thrower), *played(game.options, state)}
    if colour not in mine:
        helping = {"UC-ASSIST"} if game.options.helps and partner(colour) in mine else set()
        return throwing | {"ALL-YOURS", "UC-TEAMS"} | helping | saving
    if throwing or (saving and (state.phase != "saved" or kind != "use:")):
        return throwing | saving
    if saving:
        return saving | of_move(game.options, replace(state, dice=(6,)), colour, start, end)
    if kind == "challenge:":
        return of_challenge(game.options, state, colour, start)
    if sign == "=" and game.options.takes:
        return {"UC-BLOB-TAKES-BLOB"}
    moving = of_move(game.options, state, colour, start, end)
    return moving | {"UC-MOVE"} if sign == "=" else moving


def of_word(options: Options, text: str) -> set[str]:
    """UC-SAVE, UC-FORGO: refuse a word; a rule that is not in force is not cited."""
    if WORDS[text] == "UC-SAVE" and not options.saves:
        return {"UC-MUST", "UC-MOVE"}
    return {WORDS[text]} | ({"UC-MUST"} if text == "throw" else set())


def of_challenge(options: Options, state: State, colour: str, start: str) -> set[str]:
    """UC-CHALLENGE, UC-CHALLENGE-WHEN, UC-MIXI: refuse a challenge."""
    if not on_ring(start):
        return {"UC-CHALLENGE"}
    ahead = blob_ahead(options, state, colour, start)
    if ahead is None:
        return {"UC-CHALLENGE"}
    found = set()
    if 6 not in state.dice:
        found |= {"UC-CHALLENGE", "UC-CHALLENGE-WHEN"}
    if len(state.dice) < options.dice:
        found.add("UC-CHALLENGE-WHEN")
    if options.challenge_window == "first" and (state.throws != 1 or state.used):
        found.add("UC-CHALLENGE-WHEN")
    if (colour, start) not in state.stood:
        found.add("UC-CHALLENGE")
    if count(state.board, partner(colour), start):
        found |= {"UC-CHALLENGE", "UC-MIXI"}
    return found


def blob_ahead(options: Options, state: State, colour: str, start: str) -> str | None:
    """Give the square just ahead on a counter's own way if an enemy blob stands there."""
    path = way(options.doorstep, colour)
    ahead = path[path.index(start) + 1]
    return ahead if on_ring(ahead) and enemy_blob(state.board, colour, ahead) else None


def of_move(options: Options, state: State, colour: str, start: str, end: str) -> set[str]:
    """Refuse a move: for what binds the counter, for its way, or for a duty to both dice."""
    path = way(options.doorstep, colour)
    found = of_binding(options, state, colour, start)
    if start == "b":
        found |= of_exit(state, colour, end, path[0])
    elif start == "h" or end not in path or path.index(end) <= path.index(start):
        return found | {"UC-MOVE"} | ({"UC-EXACT"} if "h" in (start, end) else set())
    else:
        found |= of_way(options, state, colour, path[path.index(start) + 1 : path.index(end) + 1])
        if end == blob_ahead_of(options, state, colour, start):
            # The blob just ahead is challenged by the same touch.
            found |= of_challenge(options, state, colour, start)
    if found:
        return found
    larger = options.larger and len(set(state.dice)) > 1
    return {"UC-LARGER-FIRST", "UC-MUST"} if larger else {"UC-DICE-BOTH", "UC-MUST"}


def blob_ahead_of(options: Options, state: State, colour: str, start: str) -> str | None:
    """Give the blob just ahead of a counter on the ring."""
    return blob_ahead(options, state, colour, start) if on_ring(start) else None


def of_binding(options: Options, state: State, colour: str, start: str) -> set[str]:
    """UC-LOCK, UC-SAVE, UC-DICE-TOTAL, UC-ASSIST: refuse a counter that may not be moved now."""
    found = set()
    assert state.thrower is not None
    if start in CHUTE and qualified(options, state, state.thrower):
        found.add("UC-ASSIST")
    if state.bound is not None and state.bound != (colour, start):
        found |= {"UC-SAVE"} if state.used else set()
        found |= {"UC-LOCK"} if options.locks else set()
    if state.last == (colour, start) and count(state.board, colour, start) == 1:
        found.add("UC-DICE-TOTAL")
    return found


def of_exit(state: State, colour: str, end: str, doorstep: str) -> set[str]:
    """UC-EXIT, UC-BLOB: refuse to bring out a counter."""
    if end != doorstep or 6 not in state.dice:
        return {"UC-EXIT"}
    return {"UC-BLOB", "UC-EXIT"} if enemy_blob(state.board, colour, doorstep) else set()


def of_way(options: Options, state: State, colour: str, passed: list[str]) -> set[str]:
    """UC-MOVE, UC-BLOB, UC-DICE-TOTAL: refuse a distance, or a way with a blob on it."""
    total = len(passed) == sum(state.dice) and len(state.dice) == 2
    found = set()
    if len(passed) not in state.dice and not total:
        found |= {"UC-MOVE"} | ({"UC-EXACT"} if passed[-1] == "h" else set())
        if options.dice == 2:
            found |= {"UC-DICE-SPLIT", "UC-DICE-TOTAL"}
    if any(enemy_blob(state.board, colour, square) for square in passed):
        found |= {"UC-BLOB"} | ({"UC-DICE-TOTAL"} if total else set())
        if options.takes and is_blob(state.board, *_blob_at(state, colour, passed[-1])):
            found.add("UC-BLOB-TAKES-BLOB")
    return found


def _blob_at(state: State, colour: str, square: str) -> tuple[str, str]:
    return enemy_blob(state.board, colour, square) or colour, square

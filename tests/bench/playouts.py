"""How many plies of random games a game's engine plays in a second of processor time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from time import process_time

import chess

from tabletop_qt.core.game import Game
from tabletop_qt.games import find_games

CHESS = "python-chess"
BOUNDS = {"bulltricker": 3.0, "bladder": 2.0, "uckers": 3.0}
"""How many times as many plies as python-chess each game is to play at least."""

Play = Callable[[Random], int]
"""Plays one random game to its end and gives the number of plies."""
Rates = dict[str, list[float]]
"""Plies a second of each contender, round by round."""


def play_chess(rng: Random) -> int:
    """Play one game of chess in the ordinary way."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)


def player(game: Game) -> Play:
    """Give what plays one random game of ours; a claim of a draw is an action like others."""
    rules = game.rules()
    start = rules.start()

    def play(rng: Random) -> int:
        position = rules.position(start)
        plies = 0
        while actions := position.actions():
            position.make(rng.choice(actions))
            plies += 1
        return plies

    return play


def players() -> dict[str, Play]:
    """Give a player for each game found that has an engine position."""
    found = {}
    for name, game in find_games().items():
        rules = game.rules()
        try:
            rules.position(rules.start())
        except NotImplementedError:
            continue
        found[name] = player(game)
    return found


def rate(play: Play, rng: Random, seconds: float) -> float:
    """Play whole games for at least so much processor time; give plies a second."""
    plies, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        plies += play(rng)
    return plies / spent


def alternate(plays: Mapping[str, Play], rounds: int, seconds: float) -> Rates:
    """Let all play in turn, several rounds, so that a slow moment of the machine meets all."""
    rates: Rates = {name: [] for name in plays}
    for turn in range(rounds):
        for name, play in plays.items():
            rates[name].append(rate(play, Random(turn), seconds))
    return rates


def report(rounds: int, seconds: float) -> bool:
    """Measure and print; tell whether every game keeps its bound."""
    rates = alternate({CHESS: play_chess, **players()}, rounds, seconds)
    base = median(rates[CHESS])
    print(f"Random play-outs, plies a second of processor time, {rounds} rounds of {seconds:g} s")
    print(f"{'':14}{'median':>10}{'lowest':>10}{'highest':>10}{'ratio':>8}{'bound':>7}")
    kept = True
    for name, found in rates.items():
        ratio, bound = median(found) / base, BOUNDS.get(name)
        line = f"{name:14}{median(found):10,.0f}{min(found):10,.0f}{max(found):10,.0f}{ratio:8.2f}"
        if bound is not None:
            line += f"{bound:7.1f}  {'kept' if ratio >= bound else 'MISSED'}"
            kept = kept and ratio >= bound
        print(line)
    return kept

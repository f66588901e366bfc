"""One game of Uckers played by the rules and by the oracle, from anywhere and by chance."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from tabletop_qt.core.steps import Over, ToMove, ToRoll
from tabletop_qt.games.uckers.rules import Uckers
from tests.games.uckers.naive import Naive
from tests.games.uckers.naive_board import enemies, partner, way
from tests.games.uckers.naive_cases import PRESETS
from tests.games.uckers.naive_options import FLEET

SWITCHES = [name for name, value in FLEET.items() if isinstance(value, bool)]

WORDS: dict[str, list[Any]] = {
    "players": [2, 4],
    "doorstep": ["second", "corner"],
    "first": ["throw", "a", "b"],
    "dice": [1, 2],
    "unplayable_six": ["ends", "again"],
    "challenge_window": ["any", "first"],
    "double_six_counts": [1, 2],
}


def options(rng: Random) -> dict[str, Any]:
    """Choose a value for every option: those of a preset, about half of them crossed."""
    values = dict(rng.choice(list(PRESETS.values())))
    for name in SWITCHES:
        if rng.random() < 0.4:
            values[name] = rng.random() < 0.5
    for name, choices in WORDS.items():
        if name not in values or rng.random() < 0.4:
            values[name] = rng.choice(choices)
    return values


def midway(rng: Random, naive: Naive) -> str:
    """Write the position of a turn in the middle of a game in which much may happen."""
    while True:
        places = {colour: [chosen_place(rng, naive, colour) for _ in range(4)] for colour in "abcd"}
        who = rng.choice("abcd")
        if rng.random() < 0.2:
            places[who] = ["h"] * 4
            who = rng.choice([who, partner(who)])
        if rng.random() < 0.6:
            confront(rng, naive, places, who)
        colours = {colour: ",".join(places[colour]) for colour in "abcd"}
        seat = "abcd"["abcd".index(who) % naive.options.players]
        text = "/".join(colours.values()) + f" {seat}" + fields(rng, naive, colours)
        try:
            return naive.encode(naive.decode(text))
        except ValueError:
            continue  # enemies on one square, or a game that is over


def chosen_place(rng: Random, naive: Naive, colour: str) -> str:
    """Choose a place of a colour."""
    kind = rng.random()
    if kind < 0.2:
        return "b"
    if kind < 0.5:
        return "h"
    path = way(naive.options.doorstep, colour)
    # The last squares are those from which the chute and home are near.
    return rng.choice(path if kind < 0.75 else path[44:56])


def confront(rng: Random, naive: Naive, places: dict[str, list[str]], who: str) -> None:
    """Put counters of a colour, or of its partner, not far behind an enemy blob."""
    colour, enemy = rng.choice([who, partner(who)]), rng.choice(enemies(who))
    path = way(naive.options.doorstep, colour)
    here = rng.randrange(51)
    ahead = path[min(here + rng.choice([1, 1, 1, 2, 3, 4, 5, 6]), 50)]
    if ahead in way(naive.options.doorstep, enemy):
        fighters, blob = rng.choice([1, 2, 2, 3]), rng.choice([2, 2, 2, 3])
        places[colour][:fighters] = [path[here]] * fighters
        places[enemy][:blob] = [ahead] * blob


def fields(rng: Random, naive: Naive, colours: dict[str, str]) -> str:
    """Choose the fields that may follow the position."""
    rules, text = naive.options, ""
    seats = "abcd"[: rules.players]
    done = [seat for seat in seats if set(colours[seat].split(",")) == {"h"}]
    # A finished player's second turn is long over.
    early = [seat for seat in seats if seat not in done and rules.snakes and rng.random() < 0.3]
    first = "".join(seat for seat in early if rng.random() < 0.5)
    snake = "".join(seat for seat in early if seat not in first)
    if first:
        text += f" first={first}"
    if snake:
        text += f" snake={snake}"
    saved = [f"{seat}{rng.randint(1, 3)}" for seat in seats if rng.random() < 0.5]
    if saved and rules.saves:
        text += " saved=" + ",".join(saved)
    ready = "".join(seat for seat in done if rng.random() < 0.7)
    if ready and rules.helps:
        text += f" assist={ready}"
    return text


class Twins:
    """One game played by the rules and by the oracle."""

    def __init__(self, values: dict[str, Any], start: str = "") -> None:
        self.values = values
        self.rules = Uckers(values)
        self.naive = Naive(**values)
        self.state = self.rules.decode(start) if start else self.rules.start()
        self.other = self.naive.decode(start) if start else self.naive.start()

    def compare(self) -> list[str]:
        """Hold both against each other; give the throws or lawful actions."""
        rules, state, text = self.rules, self.state, self.naive.encode(self.other)
        assert rules.encode(state) == text, (text, self.values)
        seat, throwing = self.naive.turn(self.other)
        end = self.naive.over(self.other)
        position = rules.position(state)
        actions = sorted(position.write(action) for action in position.actions())
        assert actions == self.naive.actions(self.other), (text, self.values)
        weights = {position.write(throw): weight for throw, weight in position.weights()}
        chances = {throw: Fraction(n, sum(weights.values())) for throw, n in weights.items()}
        assert chances == self.naive.weights(self.other), (text, self.values)
        match rules.turn(state):
            case Over(winners, rule, grade):
                assert (winners, rule, grade) == end, (text, self.values)
            case ToRoll(dice, roller):
                asked = (dice, roller, True, None)
                expected = (self.naive.options.dice, seat, throwing, end)
                assert asked == expected, (text, self.values)
            case ToMove(mover):
                assert (mover, False, None) == (seat, throwing, end), (text, self.values)
            case other:
                raise AssertionError(other)
        return actions

    def read_back(self) -> None:
        """Read the position string back, by both."""
        text = self.rules.encode(self.state)
        again = self.rules.decode(text)
        assert self.rules.encode(again) == text, self.values
        assert self.rules.turn(again) == self.rules.turn(self.state), (text, self.values)
        assert self.naive.decode(text) == self.other, (text, self.values)

    def play(self, text: str) -> None:
        """Play a throw or an action in both."""
        self.state = self.rules.play(self.state, self.rules.read(self.state, text)).after
        self.other = self.naive.play(self.other, text)


def is_rare(text: str) -> bool:
    """Tell whether an action is one that chance seldom allows."""
    return text.startswith(("challenge", "use", "save")) or "=" in text


def chosen(rng: Random, twins: Twins, actions: list[str]) -> str:
    """Choose a throw or an action, those that are rare more often than chance would."""
    naive, state = twins.naive, twins.other
    weights = naive.weights(state)
    if "forgo" in actions and rng.random() < 0.3:
        return "forgo"
    if not weights:
        rare = [text for text in actions if is_rare(text)]
        return rng.choice(rare if rare and rng.random() < 0.5 else actions)
    kind = rng.random()
    if kind < 0.3:
        return rng.choice([text for text in weights if "6" in text or text[1] == text[-1]])
    if kind < 0.4:
        throws = [t for t in weights if any(map(is_rare, naive.actions(naive.play(state, t))))]
        return rng.choice(throws or list(weights))
    return rng.choices(list(weights), [float(chance) for chance in weights.values()])[0]


def play_through(twins: Twins, rng: Random, plies: int) -> bool:
    """Play random actions in both; tell whether the game has come to its end."""
    for _ in range(plies):
        actions = twins.compare()
        if rng.random() < 0.1:
            twins.read_back()
        if not actions:
            return True
        twins.play(chosen(rng, twins, actions))
    return False

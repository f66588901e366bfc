"""A plain, slow oracle of the rules of Bladder, written from the specification for tests only.

Strings go in and strings come out: positions and actions as section 9 writes them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.games.bladder.naive_board import (
    START,
    End,
    Men,
    Options,
    State,
    own,
    rival,
    turn_key,
)
from tests.games.bladder.naive_ends import drawn, goal_carried, goal_transferred, men_gone
from tests.games.bladder.naive_moves import Deed, deeds_of_man, deeds_of_passing, steps
from tests.games.bladder.naive_orders import Melee, bare_orders, lawful_order, may_claim
from tests.games.bladder.naive_strings import read_state, write_state
from tests.games.bladder.naive_text import plain


class Naive:
    """The rules under some options; every question is asked about a state."""

    def __init__(self, **options: Any) -> None:
        self.options = Options(**options)

    # ------------------------------------------------------------------ positions

    def start(self) -> State:
        """Give the position before kick-off."""
        return self.decode(START)

    def decode(self, text: str) -> State:
        """Read a position string; an impossible one is refused with a ValueError."""
        return read_state(self.options, text)

    def encode(self, state: State) -> str:
        """Write the position string of a state."""
        return write_state(self.options, state)

    def over(self, state: State) -> End | None:
        """Give the winners (0 Dark, 1 Light, none in a draw) and the rule that ended the game."""
        return state.end

    def turn(self, state: State) -> str:
        """Give who acts: p1 is Dark, p2 is Light, none when the game is over."""
        if state.end is not None:
            return "none"
        return "p1" if self.actor(state) == "d" else "p2"

    def actor(self, state: State) -> str:
        """BL-HERO: Dark marks, then Light; after that the side to move acts."""
        if self.options.hero and "?" in state.heroes:
            return "d" if state.heroes[0] == "?" else "l"
        return state.side

    def hero_field(self, state: State) -> str:
        """Give the hero field of the side that acts."""
        return state.heroes[0 if self.actor(state) == "d" else 1]

    # ------------------------------------------------------------------ actions

    def actions(self, state: State) -> list[str]:
        """List the lawful actions as sorted text, in Real Time the bare orders."""
        if state.end is not None:
            return []
        men = dict(state.men)
        mates = own(men, self.actor(state))
        if self.options.hero and self.hero_field(state) == "?":
            return sorted("mark:" + cell for cell in mates)
        if self.options.real_time:
            return sorted(bare_orders(self.options, men, state.carrier, state.side))
        found = [deed.text for deed in self.deeds(state)]
        if self.options.hero and state.stage == "-" and may_claim(self.hero_field(state)):
            for cell in mates:
                if steps(self.options, men, state.carrier, cell):
                    found.append("hero:" + cell)
        return sorted(found) or ["skip"]

    def deeds(self, state: State) -> list[Deed]:
        """BL-TURN: list the moves and passes of the side to move, or the moves of its hero."""
        men = dict(state.men)
        if state.stage != "-":
            return deeds_of_man(self.options, men, state.carrier, stage_cell(state.stage))
        found = []
        for cell in own(men, state.side):
            found += deeds_of_man(self.options, men, state.carrier, cell)
        return found + deeds_of_passing(self.options, men, state.carrier, state.side)

    def lawful(self, state: State, text: str) -> bool:
        """Tell whether a text is a lawful action, in Real Time with intents and second steps."""
        action = plain(text)
        if action is None or state.end is not None:
            return False
        marking = self.options.hero and "?" in state.heroes
        if not self.options.real_time or marking:
            return action in self.actions(state)
        field = self.hero_field(state)
        return lawful_order(self.options, dict(state.men), state.carrier, state.side, field, action)

    def play(self, state: State, text: str) -> State:
        """Give the state after a lawful action; an unlawful one is a ValueError."""
        action = plain(text)
        if action is None or not self.lawful(state, text):
            raise ValueError(f"{text} is not lawful here.")
        if action.startswith("mark:"):
            return self.with_hero(state, action.removeprefix("mark:"))
        if self.options.real_time:
            if state.side == "d":
                return replace(state, side="l", order=action)
            return self.resolved(state, action)
        if action.startswith("hero:"):
            return self.claimed(state, action.removeprefix("hero:"))
        if action == "skip":
            return self.skipped(state)
        return self.done(state, next(deed for deed in self.deeds(state) if deed.text == action))

    def perft(self, state: State, depth: int) -> int:
        """Count the lines of so many actions."""
        if depth == 0:
            return 1
        actions = self.actions(state)
        if depth == 1:
            return len(actions)
        return sum(self.perft(self.play(state, action), depth - 1) for action in actions)

    # ------------------------------------------------------------------ what an action does

    def with_hero(self, state: State, field: str) -> State:
        """Give the state with another hero field of the side that acts."""
        dark, light = state.heroes
        heroes = (field, light) if self.actor(state) == "d" else (dark, field)
        return replace(state, heroes=heroes)

    def claimed(self, state: State, cell: str) -> State:
        """BL-HERO: a right claim opens the double move, a wrong one forfeits it."""
        if self.hero_field(state) == cell:
            return replace(self.with_hero(state, "+"), stage="1" + cell)
        return self.with_hero(state, "-")

    def skipped(self, state: State) -> State:
        """BL-NO-MOVE: skip the turn; the second skip in succession is a draw."""
        end = ((), "BL-NO-MOVE") if state.skipped else None
        after = replace(state, skipped=True)
        return self.next_turn(after, dict(state.men), state.carrier, False, False, end)

    def done(self, state: State, deed: Deed) -> State:
        """Carry out a move or a pass, and say whether the hero's second move follows."""
        end = None
        if deed.scored and deed.carrier is not None:
            end = goal_carried(deed.men, deed.carrier)
        elif deed.taken:
            end = goal_transferred(self.options, deed.carrier, state.side)
        end = end or men_gone(deed.men, deed.carrier)
        loud = deed.loud or state.stage.endswith("!")
        # BL-HALF-TIME: the extra turn is Light's after a pick-up with either move of a hero.
        earned = (deed.picked and state.side == "l") or (state.stage[0] == "2" and state.extra)
        after = replace(state, heroes=heroes_after(state, deed), skipped=False)
        if state.stage[0] == "1" and end is None and self.goes_on(deed):
            stage = "2" + deed.landing + ("!" if loud else "")
            return replace(
                after,
                men=frozenset(deed.men.items()),
                carrier=deed.carrier,
                extra=earned,
                stage=stage,
            )
        return self.next_turn(after, deed.men, deed.carrier, loud, earned, end)

    def goes_on(self, deed: Deed) -> bool:
        """BL-HERO: the second move is compulsory if possible; a tackle may end the turn."""
        if deed.tackled and not self.options.hero_after_tackle:
            return False
        return bool(steps(self.options, deed.men, deed.carrier, deed.landing))

    def next_turn(
        self,
        state: State,
        men: Men,
        carrier: str | None,
        loud: bool,
        earned: bool,
        end: End | None,
    ) -> State:
        """Hand over the turn; the tests come in the order that BL-NO-PICKUP gives."""
        side = "d" if self.options.real_time else "l" if earned else rival(state.side)
        quiet = 0 if loud else state.quiet + 1
        history = (*state.history, turn_key(men, carrier, side, earned))
        return replace(
            state,
            men=frozenset(men.items()),
            carrier=carrier,
            side=side,
            extra=earned,
            quiet=quiet,
            stage="-",
            order="",
            history=history,
            end=end or drawn(self.options, quiet, history),
        )

    def resolved(self, state: State, action: str) -> State:
        """BL-REAL-TIME: carry out Dark's order and Light's together."""
        orders = (state.order, action)
        melee = Melee(self.options, dict(state.men), state.carrier, state.heroes, orders)
        melee.run()
        men, carrier = melee.men(), melee.carrier()
        end = melee.end or men_gone(men, carrier)
        if orders == ("skip", "skip"):
            end = end or ((), "BL-NO-MOVE")
        after = replace(state, heroes=melee.heroes_now())
        return self.next_turn(after, men, carrier, melee.loud, False, end)


def stage_cell(stage: str) -> str:
    """Give the cell of the hero in the midst of his double move."""
    return stage[1:].removesuffix("!")


def heroes_after(state: State, deed: Deed) -> tuple[str, str]:
    """BL-HERO: follow the marked men of both sides through a move; who is lamed is lost."""
    start = deed.text.split("-")[0]
    fields = []
    for field in state.heroes:
        if field == deed.lamed:
            fields.append("x")
        elif field == start and deed.landing:
            fields.append(deed.landing)
        else:
            fields.append(field)
    return fields[0], fields[1]

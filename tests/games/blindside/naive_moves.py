"""The moves of Blindside: every path and every choice, one by one, for the plain oracle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.games.blindside.naive_board import WORDS, arrows_of, rival, turned
from tests.games.blindside.naive_options import Options, State, own

Arrow = tuple[str, int]  # the hex of the pawn at the start of the turn, the direction


@dataclass(frozen=True)
class Landing:
    """What a landing attack does to the pawn landed on."""

    arrow: int
    place: str
    """Where the pawn is put, empty if it is dead."""
    mask: int
    """How it stands there."""


@dataclass(frozen=True)
class Result:
    """What makes an action: equal results are one action."""

    start: str
    stop: str
    mask: int
    """The mover's mask when it has turned, before it rescues."""
    jumped: frozenset[Arrow]
    """The arrows taken by jumps."""
    landing: Landing | None
    rescue: int | None
    """The slot into which a rescued arrow is put."""


@dataclass(frozen=True)
class Way:
    """One accepted writing of an action."""

    text: str
    hexes: int
    """How many hexes the path is written with."""
    result: Result


@dataclass(frozen=True)
class Run:
    """A path while it is walked, and when it has ended."""

    nodes: tuple[str, ...]
    """The start and the action spaces at which the direction has changed."""
    here: str
    steps: int
    enemies: tuple[tuple[str, int], ...]
    """The enemy pawns as the jumps so far have left them."""
    jumped: frozenset[Arrow]
    landed: bool = False

    def text(self) -> str:
        return "-".join((*self.nodes, self.here))


@dataclass(frozen=True)
class Table:
    """A position as one pawn sees that is about to move."""

    options: Options
    state: State
    start: str

    @property
    def mask(self) -> int:
        return own(self.state, self.state.side)[self.start]

    @property
    def mates(self) -> set[str]:
        """The other pawns of the mover's side; BS-ORIGIN: its own hex is free."""
        return set(own(self.state, self.state.side)) - {self.start}

    def runs(self) -> Iterator[Run]:
        """BS-MOVE: give all complete paths."""
        enemies = tuple(own(self.state, rival(self.state.side)).items())
        run = Run((self.start,), self.start, 0, enemies, frozenset())
        for heading in arrows_of(self.mask):
            yield from self.walk(run, heading)

    def walk(self, run: Run, heading: int) -> Iterator[Run]:
        """Enter the next hex, and give all paths that go on from there."""
        there = self.options.plan.near[run.here][heading]
        if there is None or there in self.mates:
            return  # BS-EDGE, BS-OWN
        run = replace(run, here=there, steps=run.steps + 1)
        last = run.steps == len(arrows_of(self.mask))
        if there in dict(run.enemies):
            if last:
                yield replace(run, landed=True)  # BS-LAND
            else:
                # BS-ACTION-OCCUPIED: nothing but straight on behind a jumped pawn
                yield from self.walk(jump(run, heading), heading)
            return
        yield run
        if last:
            return
        yield from self.walk(run, heading)
        # BS-REDIRECT: the nodes behind the start are the spaces used so far
        open_to_use = self.options.reuse_action or there not in run.nodes[1:]
        if there in self.state.spaces and open_to_use:
            changed = replace(run, nodes=(*run.nodes, there))
            for other in arrows_of(self.mask):
                if other != heading:
                    yield from self.walk(changed, other)

    def ways(self) -> Iterator[Way]:
        """Give every writing of every action of this pawn."""
        if self.start in self.state.spaces:
            yield from self.turns_in_place()
        for run in self.runs():
            if run.landed:
                yield from self.landings(run)
            else:
                yield from self.stops(run)

    def turns_in_place(self) -> Iterator[Way]:
        """BS-ROTATE-PLACE: turn instead of moving."""
        for turn in range(6):
            mask = turned(self.mask, turn)
            if mask != self.mask or self.options.allow_null_rotation:
                result = Result(self.start, self.start, mask, frozenset(), None, None)
                yield Way(f"{self.start}/{turn}", 1, result)

    def stops(self, run: Run) -> Iterator[Way]:
        """BS-END, BS-ROTATE-STOP: end on an empty hex, turned or not."""
        writings = [("", self.mask), ("/0", self.mask)]
        if run.here in self.state.spaces:
            writings += [(f"/{turn}", turned(self.mask, turn)) for turn in range(1, 6)]
        for text, mask in writings:
            result = Result(self.start, run.here, mask, run.jumped, None, None)
            yield from self.rescues(run, text, result)

    def landings(self, run: Run) -> Iterator[Way]:
        """BS-LAND: take an arrow, then put the pawn somewhere if it is not dead."""
        mask = dict(run.enemies)[run.here]
        for arrow in arrows_of(mask):
            rest = mask - (1 << arrow)
            choices = [("", Landing(arrow, "", 0))]
            if rest:
                choices = [
                    (f">{place}/{turn}", Landing(arrow, place, turned(rest, turn)))
                    for place in self.refuges(run)
                    for turn in range(6)
                ]
            for text, landing in choices:
                result = Result(self.start, run.here, self.mask, run.jumped, landing, None)
                yield from self.rescues(run, f"*{WORDS[arrow]}{text}", result)

    def refuges(self, run: Run) -> set[str]:
        """BS-LAND, BS-LAND-NOWHERE: give where a pawn landed on may be put."""
        # The victim's hex is the attacker's now, so it is not free either.
        occupied = self.mates | set(dict(run.enemies))
        free = set(self.state.spaces) - occupied
        if free:
            return free
        if self.options.landing_fallback == "origin":
            return {self.start}
        if self.options.landing_fallback == "any_empty":
            return set(self.options.plan.near) - occupied
        return set()

    def rescues(self, run: Run, text: str, result: Result) -> Iterator[Way]:
        """BS-RESCUE: add the rescue, compulsory if possible."""
        writing, hexes = run.text() + text, len(run.nodes) + 1
        slots = [d for d in range(6) if d not in arrows_of(result.mask)]
        if not self.may_rescue(run.here) or not slots:
            yield Way(writing, hexes, result)
            return
        for slot in slots:
            yield Way(f"{writing}+{WORDS[slot]}", hexes, replace(result, rescue=slot))

    def may_rescue(self, stop: str) -> bool:
        """BS-RESCUE: tell whether an arrow could be put back by a move that ends here."""
        if not self.options.rescue:
            return False
        red = self.state.side == "r"
        lost = self.state.taken[1 if red else 0]
        enemy_starts = self.state.starts[1 if red else 0]
        return stop in enemy_starts and lost > 0 and (self.start, stop) not in self.state.used


def jump(run: Run, heading: int) -> Run:
    """BS-JUMP: take the arrows aligned with the jump; BS-DEAD: without arrows a pawn leaves."""
    enemies = dict(run.enemies)
    lost = [d for d in arrows_of(enemies[run.here]) if d % 3 == heading % 3]
    enemies[run.here] -= sum(1 << d for d in lost)
    if not enemies[run.here]:
        del enemies[run.here]
    jumped = run.jumped | {(run.here, d) for d in lost}
    return replace(run, enemies=tuple(enemies.items()), jumped=jumped)


def ways(options: Options, state: State) -> list[Way]:
    """Give every writing of every move and turn of the side to move."""
    found = []
    for start in own(state, state.side):
        found += list(Table(options, state, start).ways())
    return found


def done(state: State, result: Result) -> State:
    """Give the pawns, counts and used rescues after an action; the turn is not handed over."""
    mine, theirs = own(state, state.side), own(state, rival(state.side))
    # Where every pawn of before is afterwards; the dead are nowhere.
    now = {name: name for name in mine | theirs}
    del mine[result.start]
    mine[result.stop] = result.mask + (0 if result.rescue is None else 1 << result.rescue)
    now[result.start] = result.stop
    for name, arrow in result.jumped:
        theirs[name] -= 1 << arrow
    for name in [name for name, mask in theirs.items() if not mask]:
        del theirs[name], now[name]
    if result.landing is not None:
        del theirs[result.stop], now[result.stop]
        if result.landing.place:
            theirs[result.landing.place] = result.landing.mask
            now[result.stop] = result.landing.place
    used = {(now[name], space) for name, space in state.used if name in now}
    if result.rescue is not None:
        used.add((result.stop, result.stop))
    gain = len(result.jumped) + (result.landing is not None)
    loss = int(result.rescue is not None)
    red, black = state.taken
    armies = {state.side: mine, rival(state.side): theirs}
    return replace(
        state,
        red=tuple(sorted(armies["r"].items())),
        black=tuple(sorted(armies["b"].items())),
        taken=(red + gain, black - loss) if state.side == "r" else (red - loss, black + gain),
        used=frozenset(used),
    )

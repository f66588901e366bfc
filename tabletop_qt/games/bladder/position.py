"""The engine of Bladder: the one source of what is lawful.

>>> position = Position(KICK_OFF)
>>> len(position.actions()), position.over()
(24, None)
"""

from collections.abc import Iterable
from typing import Final, Unpack

from tabletop_qt.core.steps import Over
from tabletop_qt.games.bladder import action as act
from tabletop_qt.games.bladder.action import BARE, CLAIM, MARK, MOVE, PASS, PLAIN, SKIP, SKIPPED
from tabletop_qt.games.bladder.cells import DARK, LIGHT, SCORER, SIDE_OF
from tabletop_qt.games.bladder.events import Event, tell
from tabletop_qt.games.bladder.field import Kept
from tabletop_qt.games.bladder.hero import HeroField
from tabletop_qt.games.bladder.options import Options, Switches
from tabletop_qt.games.bladder.realtime import resolve
from tabletop_qt.games.bladder.setup import KICK_OFF, NOWHERE, ON_DIAMOND, Phase, Setup

OCCURRENCES: Final = 3
QUIET_TURNS: Final = 120
"""The two limits of BL-DRAW."""
SKIPS: Final = 2
"""Skips in succession that end the game (BL-NO-MOVE)."""
FEW: Final = 3
"""BL-NO-PICKUP speaks of fewer men than this."""
_NEVER: Final = 1 << 60

_Past = tuple[
    Kept, tuple[int, int], Phase, int, bool, int, int, int, dict[int, int], bool, Over | None
]
"""All that a position holds, in the order of `make`."""


class Position(HeroField):
    """A position that makes and unmakes actions.

    `seen` are the keys of the turns that may come again, this one's included; without it the
    set-up is the first. `skips` counts the skips just made in succession, and `ended` tells of an
    end that the set-up does not show. The switches go by the names of the specification.
    """

    quiet: int
    """Turns in a row that BL-DRAW counts."""
    skips: int
    """Skips just made in succession (BL-NO-MOVE)."""
    order: int
    """Dark's order while Light's is asked for, or -1 (BL-REAL-TIME)."""
    counts: dict[int, int]
    """How often each key was there at the start of a turn, since it can come again."""

    def __init__(
        self,
        setup: Setup = KICK_OFF,
        seen: Iterable[int] | None = None,
        *,
        skips: int = 0,
        ended: Over | None = None,
        **switches: Unpack[Switches],
    ) -> None:
        options = Options(**switches)
        super().__init__(setup, options)
        self._unusual = options.hero or options.real_time
        self._occurrences = OCCURRENCES if options.draw_rules else _NEVER
        self._quiet_limit = QUIET_TURNS if options.draw_rules else _NEVER
        self.quiet = setup.quiet
        self.order = setup.order
        self.skips = skips
        self.counts = {}
        for key in (self.key,) if seen is None else seen:
            self.counts[key] = self.counts.get(key, 0) + 1
        self._counted = False
        self._past: list[_Past] = []
        self._over = ended or self._judge(self.carrier if options.transfer_scores else NOWHERE)

    def setup(self) -> Setup:
        """Give what a position string says of the position."""
        return Setup(
            bytes(self.cells),
            self.side,
            self.carrier,
            self.extra,
            self.quiet,
            self.heroes,
            self.phase,
            self.doer,
            self.loud,
            self.order,
        )

    @property
    def seen(self) -> tuple[int, ...]:
        """The keys of the turns begun since a man was removed or the bladder was picked up."""
        return tuple(key for key, times in self.counts.items() for _ in range(times))

    # What is lawful

    def actions(self) -> list[int]:
        """List the lawful actions, one for each result; none once the game is over.

        In Real Time these are the bare orders: moves and passes without intents.
        """
        if self._over is not None:
            return []
        if not self._unusual:
            return self.moves(self._own) + self.throws() or [SKIP]
        if self.marking():
            return self._marks()
        if self.phase:
            return self._hero_moves()
        if self.options.real_time:
            return self.steps(self._own) + self.throws() or [SKIP]
        return (self.moves(self._own) + self.throws() or [SKIP]) + self._claims()

    def lawful(self, action: int) -> bool:
        """Tell whether an action is lawful; in Real Time, intents and second step included."""
        return self.lawful_order(action) if self.options.real_time else action in self.actions()

    def lawful_order(self, action: int) -> bool:
        """Tell whether an order is lawful: its intents may name any cell (BL-REAL-TIME)."""
        bare, after = action & BARE, act.second(action)
        if bare not in self.actions():
            return False
        if act.kind(bare) not in (MOVE, PASS):
            return action == bare
        return after < 0 or (act.kind(bare) == MOVE and self._can_go_on(bare, after))

    # Making and unmaking

    def make(self, action: int) -> None:
        """Carry out a lawful action; Light's order in Real Time carries out both."""
        self._past.append(
            (
                self._keep(),
                self.heroes,
                self.phase,
                self.doer,
                self.loud,
                self.quiet,
                self.skips,
                self.order,
                self.counts,
                self._counted,
                self._over,
            )
        )
        self._counted = False
        if self._unusual or action >= PLAIN:
            self._carry_out(action)
            return
        carries = action & 127 == self.carrier
        self._shift(action)
        self._end_turn(self.carrier if carries else NOWHERE)

    def unmake(self) -> None:
        """Take back the last action made."""
        if self._counted:
            left = self.counts[self.key] - 1
            if left:
                self.counts[self.key] = left
            else:
                del self.counts[self.key]
        (
            kept,
            self.heroes,
            self.phase,
            self.doer,
            self.loud,
            self.quiet,
            self.skips,
            self.order,
            self.counts,
            self._counted,
            self._over,
        ) = self._past.pop()
        self._restore(kept)

    def _carry_out(self, action: int) -> None:
        """Carry out any action but a bare move of the base game."""
        kind = act.kind(action)
        if kind == MARK:
            self._set_hero(self.seat, act.start(action))
        elif self.options.real_time:
            self._take_order(action)
        elif kind == CLAIM:
            self._declare(act.start(action))
        elif kind == SKIPPED:
            self._end_turn(skips=self.skips + 1)
        elif kind == PASS:
            self._give(act.to(action))
            self._end_turn(self.carrier)
        else:
            self._move(action)

    def _move(self, action: int) -> None:
        """Carry out a move and what it causes: lame first, then pick up or tackle."""
        start, victim, taker = act.start(action), act.victim(action), act.carrier(action)
        lying, carries = self.carrier == ON_DIAMOND, self.carrier == start
        self._shift(action & PLAIN - 1)
        self._follow(start, act.to(action))
        goal = self.carrier if carries else NOWHERE
        if victim >= 0:
            self._remove(victim)
        if taker >= 0:
            self._give(taker)
            if self.options.transfer_scores:
                goal = taker
        if victim >= 0 or (taker >= 0 and lying):
            self.counts = {}  # No earlier position can come again.
        loud = victim >= 0 or taker >= 0
        half_time = lying and taker >= 0 and self.side == LIGHT
        if self.phase == Phase.SECOND:
            loud, half_time = loud or self.loud, half_time or self.extra
        elif self._goes_on(action) and self._judge(goal) is None:
            self._grant(extra=half_time)
            self._await_second(action, loud=loud)
            return
        self._dismiss()
        self._end_turn(goal, loud=loud, again=half_time)

    def _end_turn(
        self, goal: int = NOWHERE, *, loud: bool = False, again: bool = False, skips: int = 0
    ) -> None:
        """End a turn; `again` gives Light the extra turn of BL-HALF-TIME."""
        self.quiet = 0 if loud else self.quiet + 1
        self.skips = skips
        if self.extra or again:
            self._grant(extra=again)
        if not again:
            self._swap()
        key, counts = self.key, self.counts
        counts[key] = counts.get(key, 0) + 1
        self._counted = True
        self._over = self._judge(goal)

    def _take_order(self, order: int) -> None:
        """Keep Dark's order; carry both out when Light's comes (BL-REAL-TIME)."""
        if self.side == DARK:
            self.order = order
            self._swap()
            return
        result = resolve(self.setup(), (self.order, order), self.options)
        skips = SKIPS if self.order == order == SKIP else 0
        self._place(result.setup)
        self._mark(result.setup)
        self.order = result.setup.order
        if result.fresh:
            self.counts = {}
        self._end_turn(result.goal, loud=result.loud, skips=skips)

    # How it ends

    def _judge(self, goal: int) -> Over | None:
        """Tell how the game ended; `goal` is a cell that the bladder was brought to, or -1."""
        if goal in SCORER:
            holder, scorer = SIDE_OF[self.cells[goal]], SCORER[goal]
            return Over((scorer,), "BL-GOAL" if holder == scorer else "BL-OWN-GOAL")
        own, foes = len(self._own), len(self._foes)
        if not own or not foes:
            winners = (self.side,) if own else (1 - self.side,) if foes else ()
            return Over(winners, "BL-WIPED-OUT")
        if self.carrier == ON_DIAMOND and own < FEW and foes < FEW:
            return Over((), "BL-NO-PICKUP")
        if self.skips >= SKIPS:
            return Over((), "BL-NO-MOVE")
        if self.quiet >= self._quiet_limit or self.counts.get(self.key, 0) >= self._occurrences:
            return Over((), "BL-DRAW")
        return None

    def over(self) -> Over | None:
        """Tell how the game ended, or None while it goes on."""
        return self._over

    # Telling

    def write(self, action: int) -> str:
        """Give an action in notation, such as ``c5-d5te5@d5``."""
        return act.write(action)

    def events(self, action: int) -> tuple[Event, ...]:
        """Tell step by step what a lawful action does here, before it is made.

        In Real Time Dark's order does nothing yet, and Light's does what both come to.
        """
        if not self.options.real_time or act.kind(action) == MARK:
            return tell(self.setup(), action, self.options)
        if self.side == DARK:
            return ()
        return resolve(self.setup(), (self.order, action), self.options).events

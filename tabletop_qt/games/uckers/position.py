"""The engine of Uckers: the one source of what is lawful. Throws are actions like others.

>>> position = Position(first="a")
>>> len(position.actions()), position.is_chance, position.over()
(21, True, None)
"""

from collections.abc import Iterable
from typing import Final, Unpack

from tabletop_qt.core.terms import Seat
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers import happened, notation
from tabletop_qt.games.uckers.action import DISTANCE, MOVE, SAVE, THROW, USE
from tabletop_qt.games.uckers.course import Course
from tabletop_qt.games.uckers.memory import Phase
from tabletop_qt.games.uckers.options import Options, Switches
from tabletop_qt.games.uckers.setup import IN_BASE, NOBODY, Rights, Setup
from tabletop_qt.games.uckers.using import Sight, with_double, with_larger, with_two

_COCKED_OUT: Final = 3
"""Cocked throws in a turn that forfeit it (UC-COCKY)."""
_CHANCES: Final = 36
"""One throw in so many is a cocked one."""


class Position(Course):
    """A position that makes and unmakes actions.

    Without a set-up the game begins. `since` are the actions made since the start of the turn.
    The switches go by the names of the specification.
    """

    def __init__(
        self,
        setup: Setup | None = None,
        since: Iterable[int] = (),
        /,
        **switches: Unpack[Switches],
    ) -> None:
        options = Options(**switches)
        super().__init__(setup or beginning(options), options)
        for action in since:
            self.make(action)
        self._past.clear()

    # What is lawful

    def actions(self) -> list[int]:
        """List the lawful actions, one for each result; none once the game is over."""
        if self.phase == Phase.MOVE:
            return self.listed[:]
        if self.phase == Phase.OVER:
            return []
        if self.phase == Phase.START:
            return list(self._dice)
        if self.opening and not self.can_use():
            return [*self._throws, act.FORGO]
        return list(self._throws)

    @property
    def is_chance(self) -> bool:
        """Whether dice are to be thrown."""
        return self.phase in (Phase.START, Phase.THROW)

    def weights(self) -> list[tuple[int, int]]:
        """List each throw that may come with its weight; none where nothing is thrown.

        The weights add up to 6 or 36, and with cocked dice to 36 times as much (UC-COCKY).
        """
        if not self.is_chance:
            return []
        plain = [(throw, 1 if self._is_certain(throw) else 2) for throw in self._dice]
        if self.phase == Phase.START or not self.options.cocky_dice:
            return plain
        total = sum(weight for _, weight in plain)
        return [(throw, weight * (_CHANCES - 1)) for throw, weight in plain] + [(act.COCKED, total)]

    @staticmethod
    def _is_certain(throw: int) -> bool:
        dice = act.dice(throw)
        return len(dice) == 1 or dice[0] == dice[1]

    def lawful(self, action: int) -> bool:
        """Tell whether an action is lawful."""
        return action in self.actions()

    def write(self, action: int) -> str:
        """Give an action in the game's notation."""
        return notation.write(action, self.track)

    # Making

    def make(self, action: int) -> None:
        """Carry out a lawful action; trusted, nothing is judged here."""
        self.keep()
        self.since += (action,)
        self.happened = 0
        kind = action >> act.KIND
        if kind == THROW:
            self._throw(action & 7, action >> 3 & 7)
        elif kind == MOVE:
            self._move(action & 255, action >> DISTANCE)
        elif kind == USE:
            self._use(action & 255)
        elif kind == act.CHALLENGE:
            self._declare(action & 255)
        elif kind == act.BLOB:
            at = action & 255
            self.carry(at, at + act.distance(action), 2)
            self.spent(sixed=self.high == 6)
        elif action == act.DECLINE:
            self.phase = Phase.THROW
        else:
            if action == SAVE:
                self._save(1)
            self.pass_on()

    # Throws

    def _throw(self, high: int, low: int) -> None:
        """Carry out a throw: find what it can be used for, or lose it (UC-MUST)."""
        if self.phase == Phase.START:
            self.start_throw(high + low)
            return
        if not high:
            self._cock()
            return
        opening, self.opening = self.opening, False
        self.high, self.low, self.rest, self.sixed = high, low, 0, False
        if self.need:
            self._go_on(high, low)
            return
        if high == low == 1 and opening and self.snaking():
            return
        own = self.own()
        if not own and not self.rights.assist >> self.seat & 1:
            self._useless(high)
            return
        self.listed = self._uses(own, opening=opening)
        if self.listed:
            self.phase = Phase.MOVE
        else:
            self.happened |= happened.LOST
            self.spent(sixed=False)

    def _cock(self) -> None:
        """Have all dice thrown again, three times at most (UC-COCKY)."""
        self.cocked += 1
        if self.cocked == _COCKED_OUT:
            self.happened |= happened.FORFEITED
            self.pass_on()

    def _useless(self, high: int) -> None:
        """Throw for a player who is home: a six qualifies him, no more (UC-ASSIST)."""
        if high == 6 and self.assisting:
            rights = self.rights
            self.rights = rights._replace(assist=rights.assist | 1 << self.seat)
            self.happened |= happened.QUALIFIED
            self.pass_on()
        else:
            self.happened |= happened.LOST
            # UC-SIX-AGAIN: a six gives its throw even where there is nobody left to move.
            self.spent(sixed=False)

    def _uses(self, own: tuple[int, ...], *, opening: bool) -> list[int]:
        """List what can be done with the dice thrown."""
        high, low, options = self.high, self.low, self.options
        sight = Sight(self.track, own, self.count, self.walls[1 - (self.seat & 1)])
        challenges: list[int] = []
        if high == 6 and (self.any_six or (opening and not self.used)):
            challenges = sight.challenges(self.unsteady)
        if not low:
            return self._uses_of_one(sight, high) + challenges + self._saving(high)
        if high == low:
            return with_double(sight, high, challenges, blobs=options.blob_takes_blob)
        if options.larger_first:
            return with_larger(sight, high, low, challenges)
        return with_two(sight, high, low, challenges)

    def _uses_of_one(self, sight: Sight, die: int) -> list[int]:
        """List the moves of one die; a run is bound to one counter (UC-LOCK)."""
        path, walls, code = self.track.paths[die], sight.walls, die << DISTANCE
        lock = self.lock
        if lock < 0:
            return [at | code for at in sight.own if not path[at] & walls]
        return [lock | code] if lock in sight.own and not path[lock] & walls else []

    def _saving(self, die: int) -> list[int]:
        return [SAVE] if self.saving and die == 6 else []

    # Moves

    def _move(self, at: int, distance: int) -> None:
        """Move a counter by a die, or by both, and see what is left to use."""
        to = at + distance if at & 63 else at + self.track.doorstep
        self.carry(at, to)
        if self.ended(to):
            return
        high, low = self.high, self.low
        if not low:
            self.lock = to
            self.spent(sixed=distance == 6)
        elif self.rest:
            self.spent(sixed=self.sixed or distance == 6)
        elif distance == high + low:
            self.spent(sixed=high == 6)
        else:
            self._move_other(low if distance == high else high, to, 0 if at & 63 else 1)
            self.sixed = distance == 6
            if not self.listed:
                self.happened |= happened.LOST
                self.spent(sixed=self.sixed)

    def _move_other(self, die: int, moved: int, out: int) -> None:
        """List the moves of the second die; a moved counter is not moved on (UC-DICE-TOTAL)."""
        path, walls, code = self.track.paths[die], self.walls[1 - (self.seat & 1)], die << DISTANCE
        others = self.count[moved] - 1 + out
        self.rest = die
        self.listed = [
            at | code for at in self.own() if not path[at] & walls and (at != moved or others)
        ]

    # Saved sixes

    def _save(self, number: int) -> None:
        """Add to the saved sixes of a player (UC-SAVE)."""
        saved = list(self.rights.saved)
        saved[self.seat] += number
        a, b, c, d = saved
        self.rights = self.rights._replace(saved=(a, b, c, d))

    def _use(self, at: int) -> None:
        """Move a counter by a saved six, and bind the throw that follows to it (UC-SAVE)."""
        to = self.track.target(at, 6)
        self._save(-1)
        self.carry(at, to)
        if self.ended(to):
            return
        self.lock = to
        self.used = True
        self.offer_saved()

    # Challenges

    def _declare(self, at: int) -> None:
        """Begin a challenge: a six for every counter of the blob is to follow (UC-CHALLENGE)."""
        counted = self.options.double_six_counts if self.low == 6 else 1
        self.need = self.blob_ahead(at) + 1 - counted
        self.challenger = at
        self.phase = Phase.THROW

    def _go_on(self, high: int, low: int) -> None:
        """Throw on in a challenge (UC-CHALLENGE-WON, UC-CHALLENGE-FAIL)."""
        if high < 6:
            self.happened |= happened.FAILED
            self.pass_on()
            return
        self.need -= self.options.double_six_counts if low == 6 else 1
        if self.need <= 0:
            self.happened |= happened.WON
            self.carry(self.challenger, self.challenger + 1)
            self.pass_on()


def beginning(options: Options) -> Setup:
    """Give the set-up of a new game, with the seat that begins (UC-START)."""
    if options.first == "throw":
        return Setup(IN_BASE, NOBODY)
    seat: Seat = "abcd".index(options.first) % options.players
    snakes = options.snake_eyes and options.dice == 2
    return Setup(IN_BASE, seat, Rights(first=(1 << options.players) - 1 if snakes else 0))

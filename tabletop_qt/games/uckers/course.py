"""How turns follow one another: the part of a position that knows whose throw comes next."""

from typing import Final

from tabletop_qt.core.steps import Over
from tabletop_qt.core.terms import Seat
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers import happened
from tabletop_qt.games.uckers.action import DECLINE, USE
from tabletop_qt.games.uckers.memory import Memory, Phase
from tabletop_qt.games.uckers.options import Options
from tabletop_qt.games.uckers.setup import NO_RIGHTS, NOBODY, Rights, Setup, placed
from tabletop_qt.games.uckers.track import BASE, FOOT, HOME, slot

_UNBOUND: Final = -1


class Course(Memory):
    """A position as far as turns go: who throws, who passes, and how the game ends."""

    def __init__(self, setup: Setup, options: Options) -> None:
        super().__init__(setup, options)
        one_die = options.dice == 1
        self._locking = options.lock_run and one_die
        self._again = options.unplayable_six == "again"
        self.saving = options.saved_sixes and one_die
        self.assisting = options.partner_assist and options.players == 4
        self._snakes = options.snake_eyes and not one_die
        self._dice = act.SINGLE if one_die else act.DOUBLE
        self._throws = (*self._dice, act.COCKED) if options.cocky_dice else self._dice
        self._begin(max(setup.seat, 0))
        if not any(self.ended(slot(team, HOME)) for team in (0, 1)) and setup.seat == NOBODY:
            self.phase = Phase.START
            self._start = (tuple(range(options.players)), ())

    # Who has what

    def colours(self) -> tuple[int, ...]:
        """List the colours that belong to the seat (UC-TEAMS)."""
        return (self.seat, self.seat + 2) if self.options.players == 2 else (self.seat,)

    def own(self) -> tuple[int, ...]:
        """List the slots of the counters that the seat may move (UC-TEAMS, UC-ASSIST)."""
        seat, places = self.seat, self.places
        if self.options.players == 2:
            return places[seat] + places[seat | 2]
        if places[seat] or not self.rights.assist >> seat & 1:
            return places[seat]
        return tuple(at for at in places[seat ^ 2] if at & 63 <= FOOT)

    def can_use(self) -> bool:
        """Tell whether any throw could move, bring out or challenge (UC-FORGO)."""
        own, lock, walls = self.own(), self.lock, self.walls[1 - (self.seat & 1)]
        sources = own if lock < 0 else (lock,) if lock in own else ()
        one, six = self.track.paths[1], self.track.paths[6]
        for at in sources:
            # A one goes part of the way of any higher die, and only a six brings out.
            if not one[at] & walls or not six[at] & walls:
                return True
        ahead, count, mates = self.track.ahead, self.count, self.track.mates
        unsteady = self.unsteady
        return (self.any_six or not self.used) and any(
            ahead[at] & walls and not count[mates[at]] and at not in unsteady for at in own
        )

    # Turns

    def start_throw(self, total: int) -> None:
        """Take a starting throw; the highest begins, ties throw again (UC-START)."""
        contenders, totals = self._start
        totals = (*totals, total)
        self._start = contenders, totals
        if len(totals) < len(contenders):
            self.seat = contenders[len(totals)]
            return
        best = max(totals)
        highest = tuple(
            seat for seat, thrown in zip(contenders, totals, strict=True) if thrown == best
        )
        self._start = highest, ()
        self.seat = highest[0]
        if len(highest) > 1:
            self.happened |= happened.TIED
            return
        self._start = (), ()
        self.happened |= happened.BEGUN
        if self._snakes:
            self.rights = Rights(first=(1 << self.options.players) - 1)
        self._begin(self.seat)

    def _begin(self, seat: Seat) -> None:
        """Begin a turn, with the choice of using saved sixes where there are any."""
        self.seat = seat
        self.phase = Phase.THROW
        self.opening = True
        self.used = self.sixed = False
        self.cocked = self.need = 0
        self.high = self.low = self.rest = 0
        self.lock = _UNBOUND
        self.unsteady = self.since = ()
        self._origin = self.count, seat, self.rights
        if self.saving:
            self.offer_saved()

    def offer_saved(self) -> None:
        """Offer the saved sixes that can be used, all on one counter (UC-SAVE)."""
        self.phase = Phase.THROW
        if not self.rights.saved[self.seat]:
            return
        own, lock, path = self.own(), self.lock, self.track.paths[6]
        walls = self.walls[1 - (self.seat & 1)]
        self.listed = [
            act.moving(at, 6, USE)
            for at in own
            if not path[at] & walls and (at == lock or lock == _UNBOUND)
        ]
        if self.listed:
            self.listed.append(DECLINE)
            self.phase = Phase.MOVE

    def spent(self, *, sixed: bool) -> None:
        """End a throw whose dice are used or lost; a six gives another (UC-SIX-AGAIN)."""
        if self.high == 6 and (sixed or self._again):
            self.phase = Phase.THROW
            self.happened |= happened.AGAIN
            if not self._locking:
                self.lock = _UNBOUND
        else:
            self.pass_on()

    def pass_on(self) -> None:
        """End the turn; players with nothing to move are skipped (UC-ASSIST)."""
        seat, players, rights = self.seat, self.options.players, self.rights
        self.happened |= happened.PASSED
        bit = 1 << seat
        if rights.first & bit:
            self.rights = rights._replace(first=rights.first ^ bit)
        elif rights.snake & bit:
            self.rights = rights._replace(snake=rights.snake ^ bit)
        seat = (seat + 1) % players
        if players == 4:
            while not self.places[seat] and not self.has_to_help(seat):
                seat = (seat + 1) % players
        self._begin(seat)

    def has_to_help(self, seat: Seat) -> bool:
        """Tell whether a player who is home still throws, for the partner (UC-ASSIST)."""
        return self.assisting and any(at & 63 <= FOOT for at in self.places[seat ^ 2])

    def snaking(self) -> bool:
        """Carry out a double one as the first throw of a turn, where that has a meaning.

        UC-SNAKE-EYES on the first turn, UC-SNAKE-BACK on the second.
        """
        bit, rights = 1 << self.seat, self.rights
        if rights.first & bit:
            self.happened |= happened.ALL_OUT
            self.rights = rights._replace(snake=rights.snake | bit)
            self._all_out()
        elif rights.snake & bit:
            self.happened |= happened.ALL_BACK
            for at in (at for colour in self.colours() for at in self.places[colour]):
                if at & 63 != BASE:
                    self.carry(at, at & 192, self.count[at])
        else:
            return False
        self.pass_on()
        return True

    def _all_out(self) -> None:
        """Bring out all counters whose doorstep no enemy blob holds (UC-SNAKE-EYES)."""
        walls = self.walls[1 - (self.seat & 1)]
        for base in (slot(colour, BASE) for colour in self.colours()):
            if self.count[base] and not self.track.paths[6][base] & walls:
                self.carry(base, base + self.track.doorstep, self.count[base])

    # The end

    def ended(self, to: int) -> bool:
        """End the game if a counter that has come to a slot was its team's last (UC-WIN)."""
        if to & 63 != HOME or not self.is_home(to >> 6):
            return False
        team = to >> 6 & 1
        winners = (team,) if self.options.players == 2 else (team, team + 2)
        self._over = Over(winners, "UC-WIN", self.grade(team))
        self.rights = NO_RIGHTS
        # How the last turn went no longer tells ends apart.
        self._begin(team)
        self.phase = Phase.OVER
        return True

    def over(self) -> Over | None:
        """Tell how the game ended, or None while it goes on."""
        return self._over

    def setup(self) -> Setup:
        """Give the position at the start of the turn; before and after the game, as it is."""
        if self.phase in (Phase.START, Phase.OVER):
            return Setup(placed(self.count), NOBODY)
        count, seat, rights = self._origin
        return Setup(placed(count), seat, rights)

    def standing(self) -> tuple[tuple[int, ...], ...]:
        """List the steps of each colour's counters as they stand now."""
        return placed(self.count)

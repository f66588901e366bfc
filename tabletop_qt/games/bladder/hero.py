"""Hidden heroes: the marks, the claims and the double move (BL-HERO)."""

from tabletop_qt.core.terms import Seat
from tabletop_qt.games.bladder import action as act
from tabletop_qt.games.bladder.cells import DARK, LIGHT, landed
from tabletop_qt.games.bladder.field import Field
from tabletop_qt.games.bladder.options import Options
from tabletop_qt.games.bladder.setup import FORFEITED, LAMED, NOWHERE, UNMARKED, USED, Phase, Setup
from tabletop_qt.games.bladder.tables import BIT, CELL, man_of


class HeroField(Field):
    """A field on which each side may have a marked man; without the option nobody has."""

    heroes: tuple[int, int]
    """Each side's marked cell, or what became of the mark."""
    phase: Phase
    """How far a declared hero's double move has come."""
    doer: int
    """Where the declared hero stands while his double move goes on, or -1."""
    loud: bool
    """The first move of the double move was not quiet."""

    def __init__(self, setup: Setup, options: Options) -> None:
        super().__init__(setup, options)
        self._mark(setup)

    def _mark(self, setup: Setup) -> None:
        """Take over what a set-up says of the heroes."""
        self.heroes = setup.heroes
        self.phase, self.doer, self.loud = setup.phase, setup.doer, setup.loud

    def marking(self) -> bool:
        """Tell whether heroes are being marked, before anything else (BL-HERO)."""
        return self.options.hero and UNMARKED in self.heroes

    @property
    def seat(self) -> Seat:
        """The seat to act: the side to move, or who is asked for a mark (BL-HERO)."""
        if self.marking():
            return DARK if self.heroes[DARK] == UNMARKED else LIGHT
        return self.side

    def may_claim(self) -> bool:
        """Tell whether the side to move may still declare a man its hero (BL-HERO).

        Also when the hero was lamed: his owner need not remember which man he was.
        """
        return self.options.hero and self.heroes[self.side] not in (UNMARKED, USED, FORFEITED)

    def _marks(self) -> list[int]:
        """List the men who may be marked: any own man."""
        men = self._own if self.seat == self.side else self._foes
        return [act.mark(man & CELL) for man in men]

    def _claims(self) -> list[int]:
        """List the men who may be declared: any own man that can step."""
        if not self.may_claim():
            return []
        return [act.claim(man & CELL) for man in self._own if self.can_step(man)]

    def _hero_moves(self) -> list[int]:
        """List the moves of the man whose double move goes on: moves, not passes."""
        return self.moves(bytes([man_of(self.cells[self.doer], self.doer)]))

    def _can_go_on(self, step: int, to: int) -> bool:
        """Tell whether a hero could make a second step before the turn (BL-REAL-TIME)."""
        first, over = act.start(step), act.to(step)
        man = man_of(landed(self.cells[first], over), over)
        taken = self._taken ^ BIT[first] ^ BIT[over]
        free = self._tables.free[man][taken & self._tables.near[man]]
        return self.may_claim() and act.move(over, to) in free

    def _set_hero(self, side: Seat, what: int) -> None:
        dark, light = self.heroes
        self.heroes = (what, light) if side == DARK else (dark, what)

    def _follow(self, start: int, to: int) -> None:
        """Keep the mark on an own hero that moves."""
        if self.heroes[self.side] == start:
            self._set_hero(self.side, to)

    def _remove(self, cell: int) -> None:
        """Lame the foe on a cell; a marked hero is lost and stays secret."""
        super()._remove(cell)
        if self.heroes[1 - self.side] == cell:
            self._set_hero(1 - self.side, LAMED)

    def _declare(self, cell: int) -> None:
        """Declare a man the hero: right, he has two moves; wrong, the right is forfeited."""
        if self.heroes[self.side] == cell:
            self._set_hero(self.side, USED)
            self.phase, self.doer, self.loud = Phase.FIRST, cell, False
        else:
            self._set_hero(self.side, FORFEITED)

    def _goes_on(self, action: int) -> bool:
        """Tell whether a second move follows a first that has just been made."""
        if self.phase != Phase.FIRST:
            return False
        if act.tackled(action) >= 0 and not self.options.hero_after_tackle:
            return False
        to = act.to(action)
        return self.can_step(man_of(self.cells[to], to))

    def _await_second(self, action: int, *, loud: bool) -> None:
        self.phase, self.doer, self.loud = Phase.SECOND, act.to(action), loud

    def _dismiss(self) -> None:
        """End the double move."""
        self.phase, self.doer, self.loud = Phase.NONE, NOWHERE, False

"""BL-REAL-TIME: two orders carried out together, for the plain oracle of the tests."""

from __future__ import annotations

from tests.games.bladder.naive_board import (
    AROUND,
    GOALS,
    NEIGHBOURS,
    End,
    Men,
    Options,
    own,
    rival,
    turned,
)
from tests.games.bladder.naive_ends import goal_carried, goal_transferred
from tests.games.bladder.naive_moves import lame_neighbours, passes, steps
from tests.games.bladder.naive_text import Order, read_order


def bare_orders(options: Options, men: Men, carrier: str | None, side: str) -> list[str]:
    """List the moves and passes of a side without any suffix, a skip if there is none."""
    found = []
    for start in own(men, side):
        found += [start + "-" + stop for stop in steps(options, men, carrier, start)]
    found += [f"{carrier}>{mate}" for mate in passes(options, men, carrier, side)]
    return found or ["skip"]


def may_claim(field: str) -> bool:
    """BL-HERO: once in the game, and a lamed hero stays secret."""
    return field not in ("?", "+", "-")


def lawful_order(
    options: Options, men: Men, carrier: str | None, side: str, field: str, text: str
) -> bool:
    """Rule 1: tell whether an order is possible in the position before the turn."""
    bare = bare_orders(options, men, carrier, side)
    order = read_order(text)
    if order is None:
        return text == "skip" and bare == ["skip"]
    if order.start + order.sign + order.stop not in bare:
        return False
    if not order.second:
        return True
    if order.sign == ">" or order.again != order.stop:
        return False
    if not options.hero or not may_claim(field):
        return False
    after = {cell: letter for cell, letter in men.items() if cell != order.start}
    after[order.stop] = turned(men[order.start], order.stop)
    holder = order.stop if carrier == order.start else carrier
    return order.second in steps(options, after, holder, order.stop)


class Melee:
    """One pair of orders on its way from rule 2 to rule 7; a man is named by his first square."""

    def __init__(
        self,
        options: Options,
        men: Men,
        carrier: str | None,
        heroes: tuple[str, str],
        orders: tuple[str, str],
    ) -> None:
        self.options = options
        self.letter = dict(men)
        self.place = {man: man for man in men}
        self.holder = carrier
        self.heroes = {"d": heroes[0], "l": heroes[1]}
        self.orders: dict[str, Order | None] = {
            "d": read_order(orders[0]),
            "l": read_order(orders[1]),
        }
        self.mover: dict[str, str] = {}
        self.loud = False
        self.end: End | None = None

    # ------------------------------------------------------------------ what is where

    def side_of(self, man: str) -> str:
        """Give the side of a man."""
        return self.letter[man].lower()

    def alive(self, side: str) -> list[str]:
        """List the men of a side that are still on the field."""
        return [man for man in self.place if self.side_of(man) == side]

    def near(self, side: str, cell: str) -> list[str]:
        """List the men of a side adjacent to a cell."""
        return [man for man in self.alive(side) if self.place[man] in NEIGHBOURS[cell]]

    def men(self) -> Men:
        """Give the board as it stands."""
        return {cell: self.letter[man] for man, cell in self.place.items()}

    def carrier(self) -> str | None:
        """Give the cell of the carrier."""
        return None if self.holder is None else self.place[self.holder]

    def nominee(self, side: str) -> str | None:
        """Give the living own man on the square that the side's order names after ``@``."""
        order = self.orders[side]
        for man in self.alive(side):
            if order is not None and self.place[man] == order.carrier:
                return man
        return None

    # ------------------------------------------------------------------ rules 2 and 3

    def run(self) -> None:
        """Carry out both orders from the first steps to the last goal check."""
        claims = self.claims()
        targets = {}
        for side, order in self.orders.items():
            if order is None:
                continue
            if order.sign == ">":
                self.holder = order.stop
            else:
                self.mover[side] = order.start
                targets[order.start] = order.stop
        self.move_together(targets)
        if self.scored():
            return
        targets = {}
        for side, order in self.orders.items():
            if order is None or side not in claims or order.start not in self.place:
                continue
            if order.second not in self.place.values():
                targets[order.start] = order.second
        self.move_together(targets)
        if self.scored():
            return
        self.lame_and_tackle()
        self.pick_up()

    def claims(self) -> set[str]:
        """BL-HERO: note the claims that the orders make, and give the sides that are right."""
        right = set()
        for side, order in self.orders.items():
            if order is not None and order.second:
                if order.start == self.heroes[side]:
                    right.add(side)
                self.heroes[side] = "+" if side in right else "-"
        return right

    def move_together(self, targets: dict[str, str]) -> None:
        """Rule 2: all the steps at once; two men with one destination clash."""
        clash = len(targets) == 2 and len(set(targets.values())) == 1
        for man, cell in targets.items():
            self.place[man] = cell
            self.letter[man] = turned(self.letter[man], cell)
        if not clash:
            return
        self.loud = True
        for man in targets:
            if man == self.holder and not self.options.spill:
                continue
            del self.place[man]
            if man == self.holder:
                self.holder = None  # nobody is entitled by adjacency: the bladder spills

    def scored(self) -> bool:
        """Rule 3: what was carried or passed into a goal ends the game before all else."""
        if self.holder is None or self.place[self.holder] not in GOALS:
            return False
        order = self.orders[self.side_of(self.holder)]
        carried = self.holder in self.mover.values()
        passed = order is not None and order.sign == ">"
        if carried or passed:
            self.end = goal_carried(self.men(), self.place[self.holder])
        return carried or passed

    # ------------------------------------------------------------------ rules 4 and 5

    def lame_and_tackle(self) -> None:
        """Rules 4 and 5: both lames at once, then a tackle of a carrier who is not lamed."""
        holder = self.holder
        victims = {self.victim(side) for side in ("d", "l")} - {None}
        spot = None if holder is None else self.place[holder]
        gone = {man: self.place[man] for man in victims if man is not None}
        if holder is not None and spot is not None and holder in victims:
            taker = self.entitled(rival(self.side_of(holder)), spot, set(gone))
            if taker is None and not self.options.spill:
                del gone[holder]  # a lame without an entitled nominee fails
            else:
                self.holder = taker
        for man in gone:
            self.loud = True
            del self.place[man]
        if holder is None or spot is None:
            return
        if holder not in gone:
            self.tackle(holder)
        elif self.holder is not None:
            side = self.side_of(self.holder)
            self.end = goal_transferred(self.options, self.carrier(), side)

    def victim(self, side: str) -> str | None:
        """Rule 4: give the man whom a side lames, judged on the position after the moves."""
        order = self.orders[side]
        if order is None or order.lame not in self.alive(rival(side)):
            return None
        cell = self.place[order.lame]
        near = [
            man
            for man in self.alive(side)
            if lame_neighbours(self.carrier(), self.place[man], cell)
        ]
        # BL-ACTIVE: a pass moves nobody, and who fell in a clash is near to nobody.
        return order.lame if self.mover.get(side) in near and len(near) >= 3 else None

    def entitled(self, side: str, spot: str, lamed: set[str]) -> str | None:
        """Give the side's nominee if he lives and is adjacent to the old carrier's square."""
        man = self.nominee(side)
        fit = man is not None and man not in lamed and man in self.near(side, spot)
        return man if fit else None

    def tackle(self, holder: str) -> None:
        """Rule 5: two adjacent survivors, the moved man among them, and a nominee."""
        side = rival(self.side_of(holder))
        order = self.orders[side]
        if not self.options.tackling or order is None or order.tackle != holder:
            return
        near = self.near(side, self.place[holder])
        taker = self.entitled(side, self.place[holder], set())
        if self.mover.get(side) in near and len(near) >= 2 and taker is not None:
            self.holder = taker
            self.loud = True
            self.end = goal_transferred(self.options, self.carrier(), side)

    # ------------------------------------------------------------------ rules 6 and 7

    def pick_up(self) -> None:
        """Rule 6: three survivors around the diamond and a nominee among them."""
        for side in ("d", "l"):
            around = [man for man in self.alive(side) if self.place[man] in AROUND]
            if self.holder is None and len(around) >= 3 and self.nominee(side) in around:
                self.holder = self.nominee(side)
                self.loud = True

    def heroes_now(self) -> tuple[str, str]:
        """BL-HERO: give the hero fields after the turn; who followed his man finds him again."""
        fields = []
        for side in ("d", "l"):
            field = self.heroes[side]
            if field in self.letter:
                field = self.place.get(field, "x")
            fields.append(field)
        return fields[0], fields[1]

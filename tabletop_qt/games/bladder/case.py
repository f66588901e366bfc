"""A position in which something is tried, and how reasons speak of it."""

from collections.abc import Iterable
from dataclasses import dataclass

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.steps import Pick, Place, Step
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, PieceId, RuleId, Seat
from tabletop_qt.games.bladder.cells import NAME, SIDE_OF
from tabletop_qt.games.bladder.options import Options
from tabletop_qt.games.bladder.setup import Setup
from tabletop_qt.games.bladder.state import BALL, State


@dataclass(frozen=True, slots=True)
class Case:
    """A position in which something is tried."""

    state: State
    options: Options
    seat: Seat

    @property
    def setup(self) -> Setup:
        """What stands where."""
        return self.state.setup

    def side(self, cell: int) -> int:
        """Tell whose man stands on a cell; -1 for an empty one."""
        return SIDE_OF[self.setup.cells[cell]]

    def say(
        self,
        rule: RuleId,
        text: str,
        men: Iterable[int] = (),
        cells: Iterable[int] = (),
        pieces: tuple[PieceId, ...] = (),
        **values: str | int,
    ) -> Reason:
        """Give a reason that points at men, squares and pieces; {man} is the first man's."""
        men, cells = tuple(dict.fromkeys(men)), tuple(dict.fromkeys(cells))
        filled: dict[str, str | int | Phrase] = dict(values)
        if men:
            filled["man"] = NAME[men[0]].upper()
        if cells:
            filled["place"] = NAME[cells[0]].upper()
        standing = tuple(self.state.man_at(cell) for cell in men if self.state.ids[cell])
        sites = tuple(NAME[cell] for cell in (*cells, *(c for c in men if not self.state.ids[c])))
        return Reason(rule, Phrase(text, filled), sites, (*standing, *pieces))

    def own(self) -> list[int]:
        """List the cells of the own men."""
        return [cell for cell in range(len(NAME)) if self.side(cell) == self.seat]


_ONE_ACTION = MARK("rules", "You do one thing a turn: move one man, or pass the bladder.")


def too_much(case: Case, step: Step) -> Reason:
    """BL-TURN: a turn is one action."""
    match step:
        case Pick(piece):
            return case.say("BL-TURN", _ONE_ACTION, pieces=(piece,))
        case Place(site):
            return Reason("BL-TURN", Phrase(_ONE_ACTION), (site,))
    return case.say("BL-TURN", _ONE_ACTION, pieces=(BALL,))

"""How Hop is drawn."""

from tabletop_qt.core.rules import Draft, Rules
from tabletop_qt.core.tableau import Look, Tableau, Token
from tabletop_qt.core.terms import Phrase
from tests.model.hop.board import NAMES
from tests.model.hop.state import State

_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}</svg>'
_COLOURS = {"red": "#c33", "blue": "#36c"}


class HopLook(Look[State]):
    """Round stones with a mark at the front."""

    ink = "#ffffff"

    def ground(self, rules: Rules[State]) -> str:
        """Give the board."""
        box = " ".join(str(part) for part in rules.board.bounds)
        inside = '<rect x="-25" y="-25" width="300" height="300" fill="#345"/>'
        for site in rules.board.sites:
            x, y = site.outline[0]
            inside += f'<rect x="{x + 2}" y="{y + 2}" width="46" height="46" fill="#9ab"/>'
        return _SVG.format(box=box, inside=inside)

    def picture(self, name: str) -> str:
        """Give a stone."""
        inside = f'<circle cx="25" cy="25" r="18" fill="{_COLOURS[name]}"/>'
        inside += '<circle cx="25" cy="13" r="4" fill="#fff"/>'
        return _SVG.format(box="0 0 50 50", inside=inside)

    def tableau(self, rules: Rules[State], draft: Draft[State], seat: int | None) -> Tableau:
        """Picture a draft."""
        del rules, seat
        tokens = tuple(
            Token(
                f"s{n}",
                NAMES[man.cell],
                "stone",
                man.seat,
                ("red", "blue")[man.seat],
                Phrase(("red stone", "blue stone")[man.seat]),
                turn=90.0 * man.facing,
            )
            for n, man in enumerate(draft.preview.men)
            if man.cell is not None
        )
        return Tableau(tokens, Phrase("Move a stone."))

"""How BullTricker is drawn."""

from functools import cache
from importlib.resources import files

from tabletop_qt.core.rules import Draft, Rules
from tabletop_qt.core.steps import Pick
from tabletop_qt.core.tableau import Look, Tableau, Token
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, Seat
from tabletop_qt.games.bulltricker.attempt import KINGS, PIECE_NAMES, QUEENS
from tabletop_qt.games.bulltricker.board import CODE, KIND, ROYAL, STANDING
from tabletop_qt.games.bulltricker.ground import ground
from tabletop_qt.games.bulltricker.lines import side_of
from tabletop_qt.games.bulltricker.state import State

SEAT_NAMES = (MARK("rules", "White"), MARK("rules", "Black"))


class BullTrickerLook(Look[State]):
    """A slotted wooden board; plaques that stand along their slots."""

    ink = "#F3E7CF"

    def ground(self, rules: Rules[State]) -> str:
        """Give the board, the same under all options."""
        del rules
        return ground()

    def picture(self, name: str) -> str:
        """Give a piece by its name, such as ``white-queen-lying``."""
        return _picture(name)

    def tableau(self, rules: Rules[State], draft: Draft[State], seat: Seat | None) -> Tableau:
        """Picture a draft; nothing in this game is hidden from anybody."""
        del seat
        state = draft.preview
        tokens = tuple(_token(state, cell) for cell, piece in enumerate(state.cells) if piece)
        words = {"draw": Phrase(MARK("rules", "Claim a draw"))}
        return Tableau(tokens, _caption(rules, draft), words)


def _token(state: State, cell: int) -> Token:
    piece = state.cells[cell]
    side = side_of(piece)
    kind = "king" if piece in KINGS else "queen" if piece in QUEENS else "pawn"
    picture = f"{('white', 'black')[side]}-{kind}"
    if KIND[cell] != ROYAL:
        picture += "-standing" if KIND[cell] == STANDING else "-lying"
    return Token(
        state.piece_at(cell),
        CODE[cell],
        kind,
        side,
        picture,
        Phrase(PIECE_NAMES[piece]),
        turn=180.0 if side and kind == "pawn" else 0.0,
        upright=kind == "king",
    )


def _caption(rules: Rules[State], draft: Draft[State]) -> Phrase:
    state = draft.base
    if state.over:
        return Phrase(MARK("rules", "The game is over."))
    match draft.steps:
        case (Pick(piece), *_):
            cell = state.cell_of(piece)
            assert cell is not None
            name = Phrase(PIECE_NAMES[state.cells[cell]])
            text = MARK("rules", "Put the {piece} down on a dot or a ring.")
            return Phrase(text, {"piece": name})
    if rules.duties(draft):
        return Phrase(MARK("rules", "You must capture: drag one of the outlined pieces."))
    return Phrase(MARK("rules", "Drag a glowing piece, or click it and then a marked place."))


@cache
def _picture(name: str) -> str:
    art = files("tabletop_qt.games.bulltricker") / "art" / f"{name}.svg"
    return art.read_text(encoding="utf-8")

"""How Uckers is drawn.

>>> look = UckersLook("clear")
>>> look.picture("badge-ac") == badge("AC", "clear")
True
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, get_args

from tabletop_qt.core.rules import Draft, Rules
from tabletop_qt.core.steps import Pick
from tabletop_qt.core.tableau import Look, Tableau, Token, Tray
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, PieceId
from tabletop_qt.games.uckers.board import CELL, SPOTS, site_of
from tabletop_qt.games.uckers.captions import caption
from tabletop_qt.games.uckers.counters import Pile, counter, stack
from tabletop_qt.games.uckers.counters_badges import BASE_SIDE, Badge, badge, on_spot
from tabletop_qt.games.uckers.counters_dice import DieState, die
from tabletop_qt.games.uckers.ground import INK, ground
from tabletop_qt.games.uckers.in_force import rules_line
from tabletop_qt.games.uckers.lying import dice_of
from tabletop_qt.games.uckers.palettes import LETTERS, PALETTES, Letter, PaletteName
from tabletop_qt.games.uckers.rules import Uckers
from tabletop_qt.games.uckers.setup import COUNTERS
from tabletop_qt.games.uckers.state import PIECES, State
from tabletop_qt.games.uckers.track import BASE, COLOURS, TRACKS, slot

DEFAULT: Final[PaletteName] = "navy"
NOTHING: Final = "nothing"
"""The picture of a counter that lies in a stack which another one shows."""
HALF: Final = 14.0
SPOT: Final = 30.0
"""How near the middle of its half, or of its spot, a touch means a counter."""

WORDS: Final = {
    "save": Phrase(MARK("rules", "Save the six")),
    "use": Phrase(MARK("rules", "Use a saved six")),
    "throw": Phrase(MARK("rules", "Throw, and keep the sixes")),
    "forgo": Phrase(MARK("rules", "Forgo the turn")),
}
_NAME: Final = MARK("rules", "{seat}'s {colour} counter")
_EMPTY: Final = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CELL:g} {CELL:g}"></svg>'


class UckersLook(Look[State]):
    """Painted plywood from a mess deck, and turned counters in four colours."""

    ink = INK
    palettes: Mapping[str, str] = {
        "navy": MARK("rules", "Green, blue, red, yellow"),
        "other": MARK("rules", "Red, green, yellow, blue"),
        "clear": MARK("rules", "Told apart by every eye"),
    }

    def __init__(self, palette: PaletteName = DEFAULT) -> None:
        self.palette: str = palette

    @property
    def _coat(self) -> PaletteName:
        return next(known for known in PALETTES if known == self.palette)

    def ground(self, rules: Rules[State]) -> str:
        """Give the board, with the doorsteps where the option has them (UC-EXIT)."""
        corner = _uckers(rules).options.doorstep == "corner"
        return ground(self._coat, "corner" if corner else "second")

    def picture(self, name: str) -> str:
        """Give a picture by its name; one that names no palette comes in the present one.

        Names are such as ``counter-a-navy``, ``stack-a2c1-navy``, ``base-a-1-navy``, ``badge-ac``
        and ``die-5-open``.
        """
        if name == NOTHING:
            return _EMPTY
        kind, what, *rest = name.split("-")
        if kind == "die":
            return die(int(what), _die_state(rest[0]))
        palette = next((known for known in PALETTES if known in rest), self._coat)
        match kind:
            case "counter":
                return counter(_letter(what), palette)
            case "stack":
                return stack(tuple(_piles(what)), palette)
            case "base":
                return on_spot(_letter(what), int(rest[0]), palette)
            case "badge":
                return badge(_badge(what), palette)
        raise ValueError(f"no picture: {name}")

    def tableau(self, rules: Rules[State], draft: Draft[State], seat: int | None) -> Tableau:
        """Picture a draft, the same for everybody; the counter picked up lies on its stack."""
        del seat
        uckers, state = _uckers(rules), draft.preview
        picked = [step.piece for step in draft.steps if isinstance(step, Pick)]
        lifted = picked[-1] if picked and state == draft.base else ""
        return Tableau(
            tuple(_Counters(uckers, state, lifted, self._coat).tokens()),
            caption(uckers, draft),
            WORDS,
            tuple(_trays(draft.base)),
            dice_of(uckers, draft.base),
            rules_line(uckers.options),
        )


class _Counters:
    """The counters of a state as tokens."""

    def __init__(self, rules: Uckers, state: State, lifted: PieceId, palette: PaletteName) -> None:
        self._state = state
        self._track = TRACKS[rules.options.doorstep]
        self._players = rules.options.players
        self._lifted = lifted
        self._palette = palette

    def tokens(self) -> Iterator[Token]:
        """List the tokens, one for each counter; the last of a place is the first to be meant."""
        places: dict[str, list[PieceId]] = defaultdict(list)
        for number, piece in enumerate(PIECES):
            step = self._state.steps[number]
            at = slot(number // COUNTERS, step)
            if piece == self._lifted:
                continue
            if step == BASE:
                yield self._in_base(piece, site_of(at, self._track), number % COUNTERS)
            else:
                places[site_of(at, self._track)].append(piece)
        for site, pieces in places.items():
            yield from self._stack(site, pieces)
        lifted = self._state.slot_of(self._lifted)
        if lifted is not None:
            picture = f"counter-{self._lifted[0]}-{self._palette}"
            yield self._token(self._lifted, site_of(lifted, self._track), picture, side=CELL)

    def _in_base(self, piece: PieceId, site: str, spot: int) -> Token:
        """Show a counter on its spot; the first one is meant by all of the base between them."""
        picture = f"base-{piece[0]}-{spot}-{self._palette}"
        reach = SPOT if spot else 0.0
        return self._token(piece, site, picture, side=BASE_SIDE, reach=reach, aside=SPOTS[spot])

    def _stack(self, site: str, pieces: Sequence[PieceId]) -> Iterator[Token]:
        """Show what lies on a place as one stack, and the left half of a mixi-blob to be meant."""
        piles = {letter: [p for p in pieces if p[0] == letter] for letter in COLOURS}
        shown = {letter: pile for letter, pile in piles.items() if pile}
        text = "".join(f"{letter}{len(pile)}" for letter, pile in shown.items())
        single = len(pieces) == 1
        picture = f"counter-{text[0]}" if single else f"stack-{text}"
        left = min(shown) if len(shown) > 1 else ""
        for number, piece in enumerate(sorted(pieces, key=lambda piece: piece[0] == left)):
            drawn = NOTHING if number else f"{picture}-{self._palette}"
            if piece[0] == left:
                yield self._token(piece, site, drawn, reach=HALF, aside=(-CELL / 4, 0.0))
            else:
                yield self._token(piece, site, drawn)

    def _token(
        self,
        piece: PieceId,
        site: str,
        picture: str,
        *,
        side: float = 0.0,
        reach: float = 0.0,
        aside: tuple[float, float] = (0.0, 0.0),
    ) -> Token:
        colour = COLOURS.index(piece[0])
        letter = LETTERS[colour]
        word = Phrase(PALETTES[self._palette][letter].word)
        return Token(
            piece,
            site,
            "counter",
            colour % self._players,
            picture,
            Phrase(_NAME, {"seat": letter, "colour": word}),
            upright=True,
            side=side,
            reach=reach,
            aside=aside,
        )


def _trays(state: State) -> Iterator[Tray]:
    """Show the saved sixes of those who have any (UC-SAVE)."""
    for seat, count in enumerate(state.setup.rights.saved):
        if count:
            yield Tray(seat, "die-6-open", count, 0, Phrase(MARK("rules", "Saved sixes")))


def _uckers(rules: Rules[State]) -> Uckers:
    assert isinstance(rules, Uckers)
    return rules


# Names of pictures


def _letter(what: str) -> Letter:
    return next(letter for letter in LETTERS if letter.lower() == what)


def _badge(what: str) -> Badge:
    if what == "ac":
        return "AC"
    return "BD" if what == "bd" else _letter(what)


def _piles(what: str) -> Iterator[Pile]:
    for letter, count in zip(what[::2], what[1::2], strict=True):
        yield _letter(letter), int(count)


def _die_state(what: str) -> DieState:
    return next(state for state in get_args(DieState) if state == what)

"""How Bladder is drawn."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise

from tabletop_qt.core.rules import Draft, Rules
from tabletop_qt.core.steps import Pick, Place, Say, Steps, ToMove
from tabletop_qt.core.tableau import Look, Tableau, Token
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, Seat
from tabletop_qt.games.bladder.cells import DARK, NAME, SIDE_OF
from tabletop_qt.games.bladder.ground import INK, ground
from tabletop_qt.games.bladder.setup import LAMED, ON_DIAMOND, Phase
from tabletop_qt.games.bladder.state import BALL, State
from tabletop_qt.games.bladder.stepping import (
    CARRY,
    HERO,
    LAME,
    LEAVE,
    MARK_WORD,
    NO_LAME,
    SKIP,
    TACKLE,
)
from tabletop_qt.games.bladder.telling import MAN_NAMES, turn_of

PICTURES = ("dark-man", "light-man")
SIDE = 100.0
"""The side of a square, which every picture fills."""
HEAD = 20.0
"""How near the middle of a man's head a touch means the bladder on it."""

WORDS = {
    MARK_WORD: Phrase(MARK("rules", "Make him the hero")),
    HERO: Phrase(MARK("rules", "Declare a hero")),
    SKIP: Phrase(MARK("rules", "Skip the turn")),
    NO_LAME: Phrase(MARK("rules", "Lame nobody")),
    LEAVE: Phrase(MARK("rules", "Leave the bladder")),
    LAME: Phrase(MARK("rules", "Lame somebody")),
    TACKLE: Phrase(MARK("rules", "Tackle somebody")),
    CARRY: Phrase(MARK("rules", "Name the carrier")),
}


class BladderLook(Look[State]):
    """A trampled common, and two parishes of peasants on it."""

    ink = INK

    def ground(self, rules: Rules[State]) -> str:
        """Give the field, the same under all options."""
        del rules
        return ground()

    def picture(self, name: str) -> str:
        """Give a man, the bladder or a sign by its name, such as ``dark-man``."""
        return _picture(name)

    def tableau(self, rules: Rules[State], draft: Draft[State], seat: Seat | None) -> Tableau:
        """Picture a draft; a seat sees its own mark where it may."""
        state = draft.preview
        tokens = [*_men(state), _bladder(state), *_hero(rules, draft, seat)]
        return Tableau(tuple(tokens), _caption(rules, draft, seat), WORDS)


def _men(state: State) -> Iterator[Token]:
    for cell, code in enumerate(state.setup.cells):
        if code:
            side = SIDE_OF[code]
            name = Phrase(MAN_NAMES[side])
            turn = turn_of(code)
            yield Token(
                state.man_at(cell), NAME[cell], "man", side, PICTURES[side], name, turn=turn
            )


def _bladder(state: State) -> Token:
    carrier = state.setup.carrier
    held = carrier != ON_DIAMOND and state.ids[carrier]
    return Token(
        BALL,
        state.ball_at,
        "bladder",
        SIDE_OF[state.setup.cells[carrier]] if held else DARK,
        "ball",
        Phrase(MARK("rules", "bladder")),
        upright=True,
        on=state.man_at(carrier) if held else "",
        side=SIDE,
        reach=HEAD,
    )


def _hero(rules: Rules[State], draft: Draft[State], seat: Seat | None) -> Iterator[Token]:
    """Show a seat its own hero: while it marks him, and when it asks."""
    state = draft.base
    if seat is None or state.over:
        return
    cell = state.setup.heroes[seat]
    match draft.steps:
        case (Pick(piece), *_) if rules.turn(state) == ToMove(seat, secretly=True) and cell < 0:
            marked = state.cell_of(piece)
            marking = draft.ways and draft.ways[0][-1] == Say(MARK_WORD)
            cell = marked if marked is not None and marking else -1
        case _ if not rules.reminds(state, seat):
            return
    if cell >= 0 and state.ids[cell]:
        yield Token(
            f"hero{seat}",
            NAME[cell],
            "hero",
            seat,
            "hero",
            Phrase(MARK("rules", "your hero")),
            upright=True,
            on=state.man_at(cell),
            side=SIDE,
            reach=0.01,
        )


def _caption(rules: Rules[State], draft: Draft[State], seat: Seat | None) -> Phrase:
    state = draft.base
    if state.over:
        return Phrase(MARK("rules", "The game is over."))
    if draft.ways and draft.ways[0][-1] == Say(MARK_WORD):
        if draft.steps:
            return Phrase(MARK("rules", "Make him your hero, or choose another man."))
        return Phrase(MARK("rules", "Choose your hero in secret: click one of your men."))
    if seat is not None and state.setup.heroes[seat] == LAMED and rules.reminds(state, seat):
        return Phrase(MARK("rules", "Your hero was lamed."))
    turn = rules.turn(state)
    if isinstance(turn, ToMove) and turn.secretly:
        return _order(draft.steps)
    return _turn(rules, draft)


def _turn(rules: Rules[State], draft: Draft[State]) -> Phrase:
    """Tell what is asked in a game in turns."""
    setup = draft.base.setup
    match draft.steps:
        case () if setup.phase != Phase.NONE:
            text = MARK("rules", "The declared hero moves: drag him.")
        case () if setup.extra:
            text = MARK("rules", "Your extra turn: drag a man, or the bladder.")
        case ():
            text = MARK("rules", "Drag one of your men, or the bladder to pass it.")
        case (Say("hero"),):
            text = MARK("rules", "Click the man you declare to be your hero.")
        case (Pick("ball"),):
            text = _DROP_IT
        case (Pick(),):
            text = MARK("rules", "Put the man down on a dot or a ring.")
        case _:
            text = _follow_up(rules.prompt(draft).steps)
    return Phrase(text)


_DROP_IT = MARK("rules", "Drop the bladder on a marked man of yours.")


def _follow_up(steps: Steps) -> str:
    """Ask for what may come of a move."""
    if Say(NO_LAME) in steps:
        return MARK("rules", "Whom do you lame? Click a ringed man, or lame nobody.")
    if Say(LEAVE) in steps:
        return MARK("rules", "Tackle? Click the bladder to take it, or leave it.")
    return MARK("rules", "Who carries the bladder? Click one of the glowing men.")


def _order(steps: Steps) -> Phrase:
    """Tell what is asked while an order is written (BL-REAL-TIME)."""
    match steps:
        case ():
            return Phrase(MARK("rules", "Write your order in secret: move a man, or pass."))
        case (Pick("ball"),):
            return Phrase(_DROP_IT)
        case (Pick(),):
            return Phrase(MARK("rules", "Put the man down on a dot."))
        case (*_, Say("lame")):
            return Phrase(MARK("rules", "Click the man your order is to lame."))
        case (*_, Say("tackle")):
            return Phrase(MARK("rules", "Click the man your order is to tackle."))
        case (*_, Say("carry")):
            return Phrase(MARK("rules", "Click your man who is to have the bladder."))
        case (*_, Say("hero")):
            return Phrase(MARK("rules", "Click the square of your hero's second step."))
    return Phrase(MARK("rules", "{told} Add to it, or be done."), {"told": _told(steps)})


_PARTS = {
    HERO: MARK("rules", "then to {place}"),
    LAME: MARK("rules", "lame {place}"),
    TACKLE: MARK("rules", "tackle {place}"),
    CARRY: MARK("rules", "{place} carries"),
}


def _told(steps: Steps) -> Phrase:
    """Read an order back to who writes it."""
    intents: list[Phrase] = []
    for word, place in pairwise(steps):
        if isinstance(word, Say) and isinstance(place, Place):
            intents.append(Phrase(_PARTS[word.word], {"place": place.site.upper()}))
    if not intents:
        return Phrase(MARK("rules", "Your order is a move or pass without more."))
    told = ", ".join(phrase.part() for phrase in intents)
    return Phrase(MARK("rules", "Your order: {told}."), {"told": told})


@cache
def _picture(name: str) -> str:
    art = files("tabletop_qt.games.bladder") / "art" / f"{name}.svg"
    return art.read_text(encoding="utf-8")

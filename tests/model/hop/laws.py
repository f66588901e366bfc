"""Why a step of Hop is refused: asked only about a step that begins no lawful way."""

from tabletop_qt.core.rules import Reason
from tabletop_qt.core.steps import Face, Pick, Place, Say, Step, Steps, Take
from tabletop_qt.core.terms import Phrase
from tests.model.hop.board import CELL_OF, CENTRE, NAMES, PITS, STEPS, beside
from tests.model.hop.state import State


def man_of(state: State, piece: str) -> int | None:
    """Find the number of a stone that is on the board."""
    number = int(piece[1:]) if piece[:1] == "s" and piece[1:].isdecimal() else -1
    on_board = 0 <= number < len(state.men) and state.men[number].cell is not None
    return number if on_board else None


def judge(state: State, made: Steps, step: Step) -> tuple[Reason, ...]:
    """Give the rules a step breaks after those made, most specific first."""
    match made, step:
        case _, Place(site) if site not in CELL_OF:
            return (Reason("ALL-PLACE", Phrase("That is no place."), (site,)),)
        case (), Pick(piece):
            return (_pick(state, piece),)
        case (), Place(site):
            return (Reason("ALL-EMPTY", Phrase("Choose a stone first."), (site,)),)
        case (Pick(piece), *legs), Place(site) if man_of(state, piece) is not None:
            return (_place(state, piece, [s.site for s in legs if isinstance(s, Place)], site),)
        case (Pick(piece), *_), Face(turned):
            text = Phrase("Only the stone that ended on c3 is turned, and it has to turn.")
            return (
                Reason("HO-FACE", text, (NAMES[CENTRE],), tuple(dict.fromkeys((piece, turned)))),
            )
        case (Pick(piece), *_), Say("pass"):
            text = Phrase("Only who took two stones in a move has a turn to give up.")
            return (Reason("HO-AGAIN", text, (), (piece,)),)
    return (_other(state, step),)


def _pick(state: State, piece: str) -> Reason:
    number = man_of(state, piece)
    if number is None:
        return Reason("ALL-EMPTY", Phrase("That stone is off the board."), (), (piece,))
    if state.men[number].seat != state.seat:
        return Reason("ALL-YOURS", Phrase("That stone is not yours."), (), (piece,))
    return Reason("HO-LEGS", Phrase("That stone has nowhere to go."), (), (piece,))


def _place(state: State, piece: str, legs: list[str], site: str) -> Reason:
    """Say why a leg fails; `legs` are those made before it."""
    number = man_of(state, piece)
    assert number is not None
    start = state.men[number].cell
    assert start is not None
    cell = CELL_OF[legs[-1]] if legs else start
    to = CELL_OF[site]
    if len(legs) == 2:
        return Reason("HO-LEGS", Phrase("A move has two legs at most."), (site,))
    if to in PITS and state.at(to) is None and _is_near(cell, to):
        text = Phrase("Nobody stays in the pit on {site}, and there is no way on.", {"site": site})
        return Reason("HO-PIT", text, (site,), (piece,))
    if state.at(to) is not None or to == start:
        return Reason("HO-FREE", Phrase("{site} is not free.", {"site": site}), (site,))
    text = Phrase("{site} is not one leg from {cell}.", {"site": site, "cell": NAMES[cell]})
    return Reason("HO-LEGS", text, (NAMES[cell], site))


def _is_near(cell: int, to: int) -> bool:
    """Tell whether a leg, a jump or not, might go from one place to the other."""
    steps = STEPS.values()
    one = {step: beside(cell, step) for step in steps}
    two = {beside(mid, step) for step, mid in one.items() if mid is not None}
    return to in one.values() or to in two


def _other(state: State, step: Step) -> Reason:
    match step:
        case Place(site):
            return Reason("HO-TURN", Phrase("The move is made."), (site,))
        case Pick(piece) | Take(piece) | Face(piece):
            return Reason("HO-TURN", Phrase("One stone a turn."), (), (piece,))
    own = [n for n, man in enumerate(state.men) if man.seat == state.seat]
    pieces = tuple(f"s{n}" for n in own if state.men[n].cell is not None)
    return Reason("HO-TURN", Phrase("A turn is a stone moved."), (), pieces)

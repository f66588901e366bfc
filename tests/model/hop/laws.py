"""Why a step of Hop is refused."""

from tabletop_qt.core.rules import Draft, Reason
from tabletop_qt.core.steps import Face, Pick, Place, Say, Step, Take
from tabletop_qt.core.terms import Phrase
from tests.model.hop.board import CELL_OF, CENTRE, NAMES
from tests.model.hop.state import State, legs


def man_of(state: State, piece: str) -> int | None:
    """Find the number of a stone that is on the board."""
    number = int(piece[1:]) if piece[:1] == "s" and piece[1:].isdecimal() else -1
    on_board = 0 <= number < len(state.men) and state.men[number].cell is not None
    return number if on_board else None


def judge(draft: Draft[State], step: Step, *, jumps: bool) -> tuple[Reason, ...]:
    """Give the rules a step breaks; none when it is lawful."""
    places = [s.site for s in draft.steps if isinstance(s, Place)]
    match draft.steps, step:
        case (), Pick(piece):
            return _pick(draft.base, piece, jumps=jumps)
        case (), Place(site):
            return (Reason("ALL-EMPTY", Phrase("Choose a stone first."), (site,)),)
        case (Pick(piece), *_), Place(site) if not isinstance(draft.steps[-1], Face):
            return _place(draft, piece, places, site, jumps=jumps)
        case (Pick(piece), *_), Face(turned, turn):
            return _face(draft, piece, places, turned, turn)
    return (_other(step),)


def _pick(state: State, piece: str, *, jumps: bool) -> tuple[Reason, ...]:
    number = man_of(state, piece)
    if number is None:
        return (Reason("ALL-EMPTY", Phrase("That stone is off the board."), (), (piece,)),)
    man = state.men[number]
    if man.seat != state.seat:
        return (Reason("ALL-YOURS", Phrase("That stone is not yours."), (), (piece,)),)
    assert man.cell is not None
    if not any(legs(state, man.cell, man.cell, jumps=jumps)):
        return (Reason("HO-LEGS", Phrase("That stone has nowhere to go."), (), (piece,)),)
    return ()


def _place(
    draft: Draft[State], piece: str, places: list[str], site: str, *, jumps: bool
) -> tuple[Reason, ...]:
    if site not in CELL_OF:
        return (Reason("ALL-PLACE", Phrase("That is no place."), (site,)),)
    number = man_of(draft.base, piece)
    assert number is not None
    start = draft.base.men[number].cell
    assert start is not None
    if len(places) == 2:
        return (Reason("HO-LEGS", Phrase("A stone goes two legs at most."), (site,)),)
    seen = draft.preview if places else draft.base
    cell = CELL_OF[places[-1]] if places else start
    # The side that moves is the draft's; a preview may be after its turn.
    seen = State(seen.men, draft.seat, seen.plies)
    if any(NAMES[to] == site for to, _ in legs(seen, start, cell, jumps=jumps)):
        return ()
    if seen.at(CELL_OF[site]) is not None or CELL_OF[site] == start:
        return (Reason("HO-FREE", Phrase("{site} is not free.", {"site": site}), (site,)),)
    text = Phrase("{site} is not one leg from here.", {"site": site})
    return (Reason("HO-LEGS", text, (NAMES[cell], site)),)


def _face(
    draft: Draft[State], piece: str, places: list[str], turned: str, turn: int
) -> tuple[Reason, ...]:
    number = man_of(draft.base, piece)
    assert number is not None
    at_centre = places[-1:] == [NAMES[CENTRE]] and not isinstance(draft.steps[-1], Face)
    turns = set(range(4)) - {draft.base.men[number].facing}
    if turned == piece and at_centre and turn in turns:
        return ()
    text = Phrase("Only the stone that ended on c3 is turned, and it has to turn.")
    return (Reason("HO-FACE", text, (NAMES[CENTRE],), (piece,)),)


def _other(step: Step) -> Reason:
    match step:
        case Place(site):
            return Reason("HO-TURN", Phrase("The stone has made its move."), (site,))
        case Pick(piece) | Take(piece) | Face(piece):
            return Reason("HO-TURN", Phrase("One stone a turn."), (), (piece,))
        case Say():
            return Reason("HO-TURN", Phrase("Nothing is said here."))

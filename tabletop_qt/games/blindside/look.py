"""How Blindside is drawn."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from math import cos, pi, sin

from tabletop_qt.core.rules import Draft, Rules
from tabletop_qt.core.steps import Face, Pick, Place, Say, Take
from tabletop_qt.core.tableau import Look, Part, Tableau, Token, Tray
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, Seat
from tabletop_qt.games.blindside import pawns
from tabletop_qt.games.blindside.arena import Arena
from tabletop_qt.games.blindside.board import centre
from tabletop_qt.games.blindside.drafting import left as left_to_place
from tabletop_qt.games.blindside.ground import INK, ground
from tabletop_qt.games.blindside.ground_inlay import action_space
from tabletop_qt.games.blindside.hexes import COUNT, DIRECTIONS, ROTATED, WORDS
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.setup import Phase
from tabletop_qt.games.blindside.state import FRESH, State
from tabletop_qt.games.blindside.stepping import DONE

SIDE = 120.0
"""The side of a pawn's picture."""
LANDED = 62.0
"""The side of a pawn that has just landed on another one."""
ARROW_AT = 31.0
ARROW_SIZE = 13.0
"""How far from the middle of a pawn its arrows lie, and how large they are to touch."""

BLIND = "blind"
"""The layer that shows where pawns have no arrows."""

PAWN_NAMES = (MARK("rules", "red pawn"), MARK("rules", "black pawn"))
ARROW_NAMES = (
    MARK("rules", "Arrow north"),
    MARK("rules", "Arrow north-east"),
    MARK("rules", "Arrow south-east"),
    MARK("rules", "Arrow south"),
    MARK("rules", "Arrow south-west"),
    MARK("rules", "Arrow north-west"),
)
SPACE_NAME = MARK("rules", "action space")
WORDS_SAID = {
    DONE: Phrase(MARK("rules", "The pawn is ready")),
    "keep": Phrase(MARK("rules", "Keep the armies")),
    "swap": Phrase(MARK("rules", "Swap the armies")),
    "pass": Phrase(MARK("rules", "Pass")),
}


class BlindsideLook(Look[State]):
    """Plates of slate, and hexagonal pawns with arrows in their grooves."""

    ink = INK
    layers: Mapping[str, str] = {BLIND: MARK("rules", "Blind sides")}

    def ground(self, rules: Rules[State]) -> str:
        """Give the board with the action spaces it has from the beginning."""
        arena = _arena(rules)
        layout = arena.layout
        plates = [[centre(one) for one in sorted(piece.hexes)] for piece in layout.placements]
        spaces = [centre(layout.hexes[cell]) for cell in arena.actions]
        red, black = ([centre(layout.hexes[cell]) for cell in side] for side in arena.starts)
        return ground(plates, spaces, (red, black), rules.board.bounds)

    def picture(self, name: str) -> str:
        """Give a pawn, a number, an arrow or a badge by its name, such as ``pawn-0-21``."""
        return _picture(name)

    def tableau(self, rules: Rules[State], draft: Draft[State], seat: Seat | None) -> Tableau:
        """Picture a draft; while arrows are loaded a seat sees its own only."""
        shown = draft.preview
        hidden = shown.setup.phase == Phase.LOAD
        takes = {s.piece for s in rules.prompt(draft).steps if isinstance(s, Take)}
        tokens = [*_spaces(rules, shown), *_pawns(rules, shown, seat, takes, hidden=hidden)]
        tokens += _special(rules, shown, takes)
        return Tableau(
            tuple(tokens), _caption(rules, draft), WORDS_SAID, _trays(rules, shown, seat)
        )


def _spaces(rules: Rules[State], state: State) -> Iterator[Token]:
    """Show the action spaces that were placed in a draft."""
    names = [site.id for site in rules.board.sites]
    for cell in state.setup.drafted:
        yield Token(
            f"a{cell}",
            names[cell],
            "action space",
            0,
            "space",
            Phrase(SPACE_NAME),
            side=SIDE,
            reach=0.01,
        )


def _pawn(
    piece: str, site: str, code: int, facing: int, *, slots: bool = False, side: float = SIDE
) -> Token:
    """Show a pawn: its body turned, its figure upright; with `slots` the empty ones count too."""
    seat, mask = code >> 6, code & 63
    lying = ROTATED[mask][(6 - facing) % 6]
    return Token(
        piece,
        site,
        "pawn",
        seat,
        f"pawn-{seat}-{lying}" if mask else f"ghost-{seat}",
        Phrase(PAWN_NAMES[seat]),
        turn=60.0 * facing,
        overlay=f"number-{seat}-{COUNT[mask]}" if mask else "",
        side=side,
        reach=0.01 if side < SIDE else 0.0,
        parts=_parts(DIRECTIONS[63 if slots else mask]),
        layers=_layers(lying),
    )


@cache
def _layers(lying: int) -> Mapping[str, str]:
    return {BLIND: f"blind-{lying}"} if 0 < lying < 63 else {}


@cache
def _parts(directions: tuple[int, ...]) -> tuple[Part, ...]:
    return tuple(
        Part(
            WORDS[d],
            (sin(pi * d / 3) * ARROW_AT, -cos(pi * d / 3) * ARROW_AT),
            ARROW_SIZE,
            Phrase(ARROW_NAMES[d]),
        )
        for d in directions
    )


def _pawns(
    rules: Rules[State], state: State, seat: Seat | None, takes: set[str], *, hidden: bool
) -> Iterator[Token]:
    names = [site.id for site in rules.board.sites]
    for cell, code in enumerate(state.setup.cells):
        if code and not (hidden and seat != code >> 6):
            piece = state.pawn_at(cell)
            # A rescued arrow goes into an empty slot.
            slots = piece in takes and state.lander is None
            yield _pawn(piece, names[cell], code, state.facing[cell], slots=slots)


def _special(rules: Rules[State], state: State, takes: set[str]) -> Iterator[Token]:
    """Show a pawn that has landed on another one, and one that is being loaded."""
    names = [site.id for site in rules.board.sites]
    if lander := state.lander:
        piece = f"p{lander.number}"
        yield _pawn(piece, names[lander.cell], lander.code, lander.facing, side=LANDED)
    if fresh := state.fresh:
        code = fresh.seat << 6 | fresh.mask
        yield _pawn(FRESH, names[fresh.cell], code, 0, slots=FRESH in takes)


def _arrows_left(rules: Rules[State], state: State, viewer: Seat | None) -> Iterator[Tray]:
    """Show the arrows that are still to be loaded, to each seat its own while that is secret."""
    if state.setup.phase not in (Phase.LOAD, Phase.PLACE):
        return
    game = _arena(rules)
    fresh = state.fresh
    for seat in (0, 1):
        if state.setup.phase == Phase.LOAD and seat != viewer:
            continue
        left = left_to_place(state.setup, game, seat)[1]
        left -= COUNT[fresh.mask] if fresh and fresh.seat == seat else 0
        text = Phrase(MARK("rules", "Still to load"))
        yield Tray(seat, f"arrow-{seat}", left, game.load, text)


def _trays(rules: Rules[State], state: State, seat: Seat | None) -> tuple[Tray, ...]:
    if state.setup.phase:
        return tuple(_arrows_left(rules, state, seat))
    goal = _arena(rules).win_at
    text = Phrase(MARK("rules", "Captured"))
    return tuple(
        Tray(side, f"arrow-{1 - side}", state.setup.taken[side], goal, text) for side in (0, 1)
    )


@lru_cache(maxsize=8)
def _arena(rules: Rules[State]) -> Arena:
    """Give what the options of the rules come to."""
    position = rules.position(rules.start())
    assert isinstance(position, Position)
    return position.arena


def _caption(rules: Rules[State], draft: Draft[State]) -> Phrase:
    state = draft.base
    if state.over:
        return Phrase(MARK("rules", "The game is over."))
    if state.setup.phase:
        return Phrase(_SETTING[state.setup.phase] if not draft.steps else _LOADING)
    steps = rules.prompt(draft).steps
    match draft.steps:
        case ():
            text = MARK("rules", "Drag a glowing pawn along one of its arrows.")
        case _ if any(isinstance(step, Take) for step in steps):
            text = MARK("rules", "Which arrow? Click one of the ringed arrows.")
        case (Pick(), *_, Take()) if any(isinstance(step, Place) for step in steps):
            text = MARK("rules", "Put the attacked pawn on a marked place.")
        case (Pick(), *rest) if _faces(steps) and any(isinstance(one, Take) for one in rest):
            text = MARK("rules", "Turn the attacked pawn by its ring, or set it down as it lies.")
        case (Pick(), *_, Place()) if draft.effects and _faces(steps):
            text = MARK("rules", "Turn the pawn by its ring, go on, or be done.")
        case (Pick(),) if _faces(steps):
            text = MARK("rules", "Put the pawn down on a dot, or turn it by its ring.")
        case _ if _faces(steps):
            text = MARK("rules", "Turn the pawn by its ring and let go.")
        case _:
            text = MARK("rules", "Put the pawn down on a dot.")
    return Phrase(text)


def _faces(steps: tuple[object, ...]) -> bool:
    return any(isinstance(step, Face) for step in steps)


_LOADING = MARK("rules", "Click the slots that are to have an arrow, then say it is ready.")
_SETTING = {
    Phase.LOAD: MARK("rules", "Load your pawns in secret: click the marked start space."),
    Phase.ACT: MARK("rules", "Place an action space on any marked hex."),
    Phase.PLACE: MARK("rules", "Place a pawn on a marked hex of your zone."),
    Phase.PIE: MARK("rules", "Keep your army, or take the other one and move first."),
}


@cache
def _picture(name: str) -> str:
    kind, *rest = name.split("-")
    numbers = [int(part) for part in rest if part.isdigit()]
    match kind:
        case "pawn":
            return pawns.pawn(numbers[0], numbers[1])
        case "ghost":
            return pawns.pawn(numbers[0], 0, ghost=True)
        case "blind":
            return pawns.blind(numbers[0])
        case "number":
            return pawns.number(numbers[0], numbers[1])
        case "arrow":
            return pawns.arrow(numbers[0])
        case "space":
            head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120">'
            return "\n".join((head, *action_space((0.0, 0.0)), "</svg>", ""))
    art = files("tabletop_qt.games.blindside") / "art" / f"{name}.svg"
    return art.read_text(encoding="utf-8")


__all__ = ["BlindsideLook", "Say"]

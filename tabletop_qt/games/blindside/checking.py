"""Whether a position during the set-up can be there (BS-LOAD, BS-DRAFT)."""

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import RuleId
from tabletop_qt.games.blindside import drafting
from tabletop_qt.games.blindside.arena import FREE, LOAD, Arena
from tabletop_qt.games.blindside.setup import BLACK, RED, TEAMS, Phase, Setup, pawns


def check_phase(setup: Setup, game: Arena) -> None:
    """Refuse a position that no game under the switches can show; raise NotationError."""
    if setup.phase == Phase.PLAY:
        _check_play(setup, game)
        return
    rule = "BS-LOAD" if setup.phase == Phase.LOAD else "BS-DRAFT"
    if any(setup.taken) or setup.quiet or setup.passes or setup.rescued:
        raise NotationError("nothing is captured and nobody passes before the first move", rule)
    _check_there_is(setup, game, rule)
    if setup.phase == Phase.ACT:
        _check_spaces(setup, game)
        return
    if game.drafts and len(setup.drafted) != game.spaces:
        raise NotationError(f"there are {game.spaces} action spaces to be drafted first", rule)
    if setup.phase == Phase.PIE:
        _check_pie(setup, game)
    elif setup.phase == Phase.LOAD:
        _check_loads(setup, game)
    else:
        _check_places(setup, game)


def _check_play(setup: Setup, game: Arena) -> None:
    if not any(setup.cells):
        raise NotationError("there are no pawns", "BS-NO-PAWNS")
    if min(setup.taken) >= game.win_at:
        raise NotationError("only one side can have captured enough to win", "BS-WIN")


def _check_there_is(setup: Setup, game: Arena, rule: RuleId) -> None:
    """Refuse a phase that the game does not have."""
    there_is = {
        Phase.LOAD: game.setup == LOAD,
        Phase.ACT: game.drafts and game.spaces > 0,
        Phase.PLACE: game.places,
        Phase.PIE: game.pie,
    }
    if not there_is[setup.phase]:
        raise NotationError(f"this game has no phase {setup.phase.name.lower()}", rule)


def _turn(setup: Setup, expected: int, rule: RuleId) -> None:
    if setup.side != expected:
        raise NotationError(f"it is {TEAMS[expected]}'s turn to choose", rule)


def _check_spaces(setup: Setup, game: Arena) -> None:
    if any(setup.cells):
        raise NotationError("the action spaces are placed before the pawns", "BS-DRAFT")
    if len(setup.drafted) >= game.spaces:
        raise NotationError(f"only {game.spaces} action spaces are placed", "BS-DRAFT")
    if any(len(set(zone) - set(setup.drafted)) < game.pawns for zone in game.zones):
        raise NotationError("the action spaces leave a zone too little room", "BS-DRAFT")
    _turn(setup, RED if len(setup.drafted) % 2 else BLACK, "BS-DRAFT")


def _check_loads(setup: Setup, game: Arena) -> None:
    """The pawns are loaded in order, Red's first (BS-LOAD)."""
    loaded = {side: pawns(setup.cells, side) for side in (RED, BLACK)}
    for side, there in loaded.items():
        if there != game.starts[side][: len(there)]:
            raise NotationError(f"{TEAMS[side]} loads the start spaces in order", "BS-LOAD")
        _check_rest(setup, game, side, "BS-LOAD")
    if loaded[BLACK] and len(loaded[RED]) < game.pawns:
        raise NotationError("Red loads its pawns first", "BS-LOAD")
    if len(loaded[BLACK]) >= game.pawns:
        raise NotationError("all pawns are loaded already", "BS-LOAD")
    _turn(setup, RED if len(loaded[RED]) < game.pawns else BLACK, "BS-LOAD")


def _check_places(setup: Setup, game: Arena) -> None:
    """The pawns are placed in turn, Red's first (BS-DRAFT)."""
    for side in (RED, BLACK):
        _check_zone(setup, game, side)
        _check_rest(setup, game, side, "BS-DRAFT")
    red, black = len(pawns(setup.cells, RED)), len(pawns(setup.cells, BLACK))
    if red - black not in (0, 1):
        raise NotationError("the pawns are placed in turn, Red's first", "BS-DRAFT")
    if black >= game.pawns:
        raise NotationError("all pawns are placed already", "BS-DRAFT")
    _turn(setup, BLACK if red > black else RED, "BS-DRAFT")


def _check_zone(setup: Setup, game: Arena, side: int) -> None:
    spaces = game.actions if game.setup == FREE else setup.drafted
    for cell in pawns(setup.cells, side):
        name = game.layout.names[cell].upper()
        if cell not in game.zones[side]:
            raise NotationError(f"{name} is not in {TEAMS[side]}'s zone", "BS-DRAFT")
        if cell in spaces:
            raise NotationError(f"{name} is an action space", "BS-DRAFT")


def _check_rest(setup: Setup, game: Arena, side: int, rule: RuleId) -> None:
    """The pawns still to come must be able to carry the arrows still to be loaded."""
    to_come, arrows = drafting.left(setup, game, side)
    if to_come < 0:
        raise NotationError(f"{TEAMS[side]} has {game.pawns} pawns at most", rule)
    if not to_come <= arrows <= 6 * to_come:
        raise NotationError(
            f"{TEAMS[side]} has {game.load} arrows for {game.pawns} pawns, 1 to 6 each", rule
        )


def _check_pie(setup: Setup, game: Arena) -> None:
    """All pawns stand when Black may swap the armies (BS-DRAFT)."""
    _turn(setup, BLACK, "BS-DRAFT")
    for side in (RED, BLACK):
        if game.places:
            _check_zone(setup, game, side)
        elif pawns(setup.cells, side) != game.starts[side]:
            raise NotationError(f"{TEAMS[side]}'s pawns stand on the start spaces", "BS-LOAD")
        _check_rest(setup, game, side, "BS-DRAFT")
        if drafting.left(setup, game, side)[0]:
            raise NotationError(f"{TEAMS[side]} has {game.pawns} pawns to place", "BS-DRAFT")

"""What the switches of a game come to: its board, zones, armies and limits.

>>> game = arena(Options())
>>> game.setup, game.pawns, game.load, game.win_at, len(game.actions), game.pie
('fixed', 7, 23, 17, 12, False)
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.blindside.boards import ARMY_OF, BOARDS, CUSTOM, Plan
from tabletop_qt.games.blindside.layout import Layout, layout
from tabletop_qt.games.blindside.options import AUTO, CHOICES, Options
from tabletop_qt.games.blindside.setup import COLOUR, Cells, Pair

FIXED: Final = "fixed"
LOAD: Final = "load"
DRAFT: Final = "draft"
FREE: Final = "free"

DEEP: Final = 3
"""The ranks or files of a zone."""
PER_PIECE: Final = 3
"""The action spaces that come with a board piece."""


@dataclass(frozen=True, slots=True)
class Arena:
    """One game under one set of switches, before anything is placed."""

    options: Options
    layout: Layout
    setup: str
    """How the game is set up: without start spaces (BS-NO-START) it is ``free``."""
    actions: Cells
    """The action spaces; none yet where they are drafted."""
    army: bytes
    """The pawns of the fixed set-up, in the codes of `Setup`; none on a built board."""
    starts: Pair
    """The start spaces of Red and Black; none on a built board."""
    zones: Pair
    """Where each side may place its pawns (BS-DRAFT)."""
    pawns: int
    """Pawns a side."""
    load: int
    """Arrows a side."""
    spaces: int
    """Action spaces to be placed in a draft."""
    win_at: int
    """Captured arrows that win (BS-WIN, BS-EXTENDED)."""
    pie: bool
    """Black may swap the armies before the first move (BS-DRAFT)."""

    @property
    def drafts(self) -> bool:
        """The players place the action spaces."""
        return self.setup == DRAFT

    @property
    def places(self) -> bool:
        """The players place their pawns."""
        return self.setup in (DRAFT, FREE)

    @property
    def keeps_starts(self) -> bool:
        """A position has to say where the start spaces are (BS-RESCUE)."""
        return self.options.rescue and (self.setup != FIXED or self.pie)


def _layout_of(options: Options) -> Layout:
    if options.board == CUSTOM:
        return layout(options.placements, islands=options.islands)
    if options.board not in BOARDS:
        raise NotationError(f"there is no board called {options.board!r}", "BS-BOARD")
    plan = BOARDS[options.board]
    return layout(plan.placements, islands=plan.islands)


def read_cells(text: str, board: Layout, rule: str) -> Cells:
    """Read names with commas between as cells in order; raise NotationError for a wrong one."""
    found = set()
    for name in text.lower().replace(" ", "").split(","):
        if name not in board.cell_of:
            raise NotationError(f"{name!r} is no hex of this board", rule)
        if board.cell_of[name] in found:
            raise NotationError(f"{name.upper()} is named twice", rule)
        found.add(board.cell_of[name])
    return tuple(sorted(found))


def read_pawns(text: str, board: Layout) -> tuple[tuple[int, int], ...]:
    """Read ``hex:mask,...`` as cells and masks; raise NotationError for a wrong pawn."""
    found = []
    for part in text.lower().split(",") if text else ():
        name, colon, mask = part.partition(":")
        if not colon or not mask.isascii() or not mask.isdigit():
            raise NotationError(f"a pawn is written hex:mask, not {part!r}")
        if name not in board.cell_of:
            raise NotationError(f"{name!r} is no hex of this board", "ALL-PLACE")
        if not (len(mask) <= 2 and 0 < int(mask) < COLOUR):
            raise NotationError(f"the mask of a pawn is a number from 1 to 63, not {mask}")
        found.append((board.cell_of[name], int(mask)))
    return tuple(found)


def zones(board: Layout, *, files: bool) -> Pair:
    """Give the hexes in which Red and Black place their pawns (BS-DRAFT).

    `files` asks for the outer files on a board with ranks enough.
    """
    by_files = files or board.ranks < 2 * DEEP
    lines, last = (board.file_of, board.files) if by_files else (board.rank_of, board.ranks)
    deep = DEEP if last >= 2 * DEEP else 2
    return (
        tuple(cell for cell, line in enumerate(lines) if line <= deep),
        tuple(cell for cell, line in enumerate(lines) if line > last - deep),
    )


def _number(value: int | str, name: str) -> int | None:
    """Read the value of a switch that may be ``auto``, which is None."""
    if value == AUTO:
        return None
    if isinstance(value, str) and not (value.isascii() and value.isdigit()):
        raise NotationError(f"{name} is a number or {AUTO}, not {value!r}", "BS-COUNT")
    return int(value)


def _pawns(options: Options, plan: Plan, room: int) -> tuple[int, int]:
    """Give the number of pawns and of arrows a side (BS-COUNT)."""
    wanted = _number(options.pawns, "pawns") or plan.pawns
    pawns = max(1, min(wanted, room))
    full = BOARDS["box"]
    return pawns, plan.arrows if pawns == plan.pawns else round(full.arrows * pawns / full.pawns)


def _spaces(options: Options, board: Layout, pawns: int) -> int:
    """Give the number of action spaces in a draft: no more than leave the pawns their room."""
    wanted = _number(options.action_spaces, "action_spaces")
    if wanted is None:
        wanted = PER_PIECE * len(board.placements)
    return min(wanted, len(board.names) - 2 * pawns)


def _win_at(options: Options, load: int) -> int:
    """Give the captured arrows that win: 17 of 23, rounded (BS-WIN, BS-EXTENDED)."""
    if options.full_capture:
        return load
    return _number(options.win_at, "win_at") or round(17 * load / 23)


def _army(plan: Plan, board: Layout) -> tuple[bytes, Pair]:
    cells = bytearray(len(board.names))
    sides = [read_pawns(side, board) for side in plan.armies.split("/")]
    for side, pawns in enumerate(sides):
        for cell, mask in pawns:
            cells[cell] = mask | side * COLOUR
    red, black = (tuple(sorted(cell for cell, _ in pawns)) for pawns in sides)
    return bytes(cells), (red, black)


def _check_words(options: Options) -> None:
    for name, choices in CHOICES.items():
        if getattr(options, name) not in choices:
            raise NotationError(f"{name} is one of {', '.join(choices)}")


@lru_cache(maxsize=64)
def arena(options: Options) -> Arena:
    """Work out what the switches come to; raise NotationError where they make no game."""
    _check_words(options)
    board = _layout_of(options)
    built = options.board == CUSTOM
    plan = ARMY_OF[len(board.placements)] if built else BOARDS[options.board]
    setup = FREE if built and options.setup in (FIXED, LOAD) else options.setup
    actions: Cells = board.actions
    if setup == DRAFT or options.actions == "none":
        actions = ()
    elif options.actions != "board":
        actions = read_cells(options.actions, board, "BS-NO-ACTION")
    both = zones(board, files=plan.files and not built)
    pawns, load = plan.pawns, plan.arrows
    if setup in (DRAFT, FREE):
        room = min(len(set(zone) - set(actions)) for zone in both)
        pawns, load = _pawns(options, plan, room)
    army, starts = (bytes(len(board.names)), ((), ())) if built else _army(plan, board)
    return Arena(
        options,
        board,
        setup,
        actions,
        army,
        starts,
        both,
        pawns,
        load,
        _spaces(options, board, pawns),
        _win_at(options, load),
        options.pie == "on" or (options.pie == AUTO and setup != FIXED),
    )

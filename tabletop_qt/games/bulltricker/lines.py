"""Where BullTricker's pieces can go, group of cells by group of cells.

Every move of a pawn or queen stays inside one group, and depends on that group alone:

- 14 **rows** of eight rectangles with seven royal squares between them (slides, straight
  steps, captures by jumping),
- 16 **columns** of seven rectangles with abutments between them (slides, straight steps,
  captures by displacement),
- 49 **rooms**, the four rectangles around a royal square (pivots).

What stands in a group is one int: three bits a cell, for rows also a bit for each royal square
with a king. `entry` turns it into the lists of actions both sides have in the group. An action
is an int: the cell it starts from, ``to << 8``, and how it captures.
"""

from itertools import pairwise
from typing import Final, NamedTuple

from tabletop_qt.games.bulltricker.board import CELLS, KIND, ROYAL, SIZE

EMPTY: Final = 0
WHITE_PAWN: Final = 1
WHITE_QUEEN: Final = 2
BLACK_PAWN: Final = 3
BLACK_QUEEN: Final = 4
WHITE_KING: Final = 5
BLACK_KING: Final = 6

ROW_CAPTURE: Final = 1 << 16
COLUMN_CAPTURE: Final = 2 << 16

ROWS: Final = 14
COLUMNS: Final = 16
ROOMS: Final = 49
GROUPS: Final = ROWS + COLUMNS + ROOMS

Actions = tuple[int, ...]


class Entry(NamedTuple):
    """The actions of both sides in one group, White's before Black's."""

    free: tuple[Actions, Actions]
    """Quiet moves and captures in column."""
    queens: tuple[Actions, Actions] = ((), ())
    """Captures in row by queens."""
    pawns: tuple[Actions, Actions] = ((), ())
    """Captures in row by pawns."""
    captors: int = 0
    """Who has captures in row: bit 0 White's queens, 1 Black's, 2 White's pawns, 3 Black's."""


def _lattice(lines: int, first: int) -> list[tuple[int, ...]]:
    """List the lines of every second cell: those that run down, then those that run across."""
    down = [tuple(r * SIZE + c for r in range(first, SIZE, 2)) for c in range(1 - first, SIZE, 2)]
    across = [tuple(r * SIZE + c for c in range(first, SIZE, 2)) for r in range(1 - first, SIZE, 2)]
    assert len(down) + len(across) == lines
    return down + across


ROYALS: Final = tuple(cell for cell in range(CELLS) if KIND[cell] == ROYAL)

MEMBERS: Final[tuple[tuple[int, ...], ...]] = (
    *_lattice(ROWS, 0),
    *_lattice(COLUMNS, 1),
    *((cell - SIZE, cell - 1, cell + 1, cell + SIZE) for cell in ROYALS),
)
"""The rectangles of each group, in the order of their numbers."""

ROOM_OF: Final = {cell: ROWS + COLUMNS + n for n, cell in enumerate(ROYALS)}
"""The group of the four rectangles around a royal square."""


def _places() -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each cell: the groups in whose ints it stands, and the shift of its bits there."""
    places: list[list[tuple[int, int]]] = [[] for _ in range(CELLS)]
    for group, members in enumerate(MEMBERS):
        for n, cell in enumerate(members):
            places[cell].append((group, 3 * n))
    for group, members in enumerate(MEMBERS[:ROWS]):
        for n, (one, other) in enumerate(pairwise(members)):
            places[(one + other) // 2].append((group, 24 + n))
    return tuple(tuple(of_cell) for of_cell in places)


PLACES: Final = _places()


def deltas(start: int, to: int) -> tuple[tuple[int, int], ...]:
    """Tell by what to add, a piece's value times, to which groups' ints when it moves."""
    change: dict[int, int] = {}
    for cell, sign in ((start, -1), (to, 1)):
        for group, shift in PLACES[cell]:
            change[group] = change.get(group, 0) + (sign << shift)
    return tuple(change.items())


def side_of(piece: int) -> int:
    """Tell whose piece it is: 0 White, 1 Black."""
    return 0 if piece in (WHITE_PAWN, WHITE_QUEEN, WHITE_KING) else 1


def entry(group: int, code: int) -> Entry:
    """List the actions in a group, given what stands in it."""
    if group < ROWS:
        return _row(MEMBERS[group], code)
    if group < ROWS + COLUMNS:
        return _column(MEMBERS[group], code)
    return _room(MEMBERS[group], code)


def _row(members: tuple[int, ...], code: int) -> Entry:
    """BT-QUEEN, BT-PAWN and BT-PAWN-DOUBLE along a row, BT-CAP-ROW and its two kinds."""
    stand = [code >> 3 * n & 7 for n in range(8)]
    # A wall is a king on the royal square before rectangle n; the rims are walls too.
    walls = [True, *(bool(code >> 24 + n & 1) for n in range(7)), True]
    runs_down = members[1] - members[0] == 2 * SIZE
    free: tuple[list[int], list[int]] = ([], [])
    queens: tuple[list[int], list[int]] = ([], [])
    pawns: tuple[list[int], list[int]] = ([], [])
    for n, piece in enumerate(stand):
        side = side_of(piece)
        if piece in (WHITE_QUEEN, BLACK_QUEEN):
            for step in (-1, 1):
                quiet, landings = queen_run(stand, walls, n, step)
                free[side].extend(members[n] | members[to] << 8 for to in quiet)
                queens[side].extend(members[n] | members[to] << 8 | ROW_CAPTURE for to in landings)
        elif piece and runs_down:
            # A pawn on the vertical rectangle of a row moves along its column instead.
            quiet, landing = pawn_run(stand, walls, n)
            free[side].extend(members[n] | members[to] << 8 for to in quiet)
            if landing is not None:
                pawns[side].append(members[n] | members[landing] << 8 | ROW_CAPTURE)
    captors = [bool(found) << n for n, found in enumerate((*queens, *pawns))]
    return Entry(
        (tuple(free[0]), tuple(free[1])),
        (tuple(queens[0]), tuple(queens[1])),
        (tuple(pawns[0]), tuple(pawns[1])),
        sum(captors),
    )


def _open(walls: list[bool], n: int, step: int) -> bool:
    """Tell whether no king and no rim lies between rectangle n and the next one."""
    return not walls[n if step < 0 else n + 1]


def queen_run(
    stand: list[int], walls: list[bool], n: int, step: int
) -> tuple[list[int], list[int]]:
    """Run a queen along her row: where she may slide to, and where a capture may land."""
    side = side_of(stand[n])
    slides: list[int] = []
    landings: list[int] = []
    at = n
    captured = False
    while _open(walls, at, step):
        ahead = at + step
        if stand[ahead] == EMPTY:
            (landings if captured else slides).append(ahead)
            at = ahead
            continue
        behind = ahead + step
        # BT-CAP-ROW-QUEEN: what cannot be taken just ends the line.
        if side_of(stand[ahead]) == side or not _open(walls, ahead, step) or stand[behind]:
            break
        captured = True
        landings = [behind]
        at = behind
    return slides, landings


def pawn_run(stand: list[int], walls: list[bool], n: int) -> tuple[list[int], int | None]:
    """Run a pawn down or up its row: its straight steps, and where its capture must land."""
    side = side_of(stand[n])
    step = 1 if side else -1
    steps: list[int] = []
    at = n
    if _open(walls, n, step) and stand[n + step] == EMPTY:
        steps.append(n + step)
        # BT-PAWN-DOUBLE: H7 is the seventh rectangle of a row, H2 the second.
        on_start = n == (1 if side else 6)
        if on_start and _open(walls, n + step, step) and stand[n + 2 * step] == EMPTY:
            steps.append(n + 2 * step)
    # BT-CAP-ROW-PAWN: the chain goes on while the same pattern repeats.
    while (
        _open(walls, at, step)
        and stand[at + step]
        and side_of(stand[at + step]) != side
        and _open(walls, at + step, step)
        and not stand[at + 2 * step]
    ):
        at += 2 * step
    return steps, at if at != n else None


def _column(members: tuple[int, ...], code: int) -> Entry:
    """BT-QUEEN and BT-PAWN along a column, BT-CAP-COL-QUEEN and BT-CAP-COL-PAWN."""
    stand = [code >> 3 * n & 7 for n in range(7)]
    runs_down = members[1] - members[0] == 2 * SIZE
    free: tuple[list[int], list[int]] = ([], [])
    for n, piece in enumerate(stand):
        side = side_of(piece)
        forward = 1 if side else -1
        is_queen = piece in (WHITE_QUEEN, BLACK_QUEEN)
        if not piece or not (is_queen or runs_down):
            continue
        for step in (-1, 1) if is_queen else (forward,):
            reach = range(n + step, 7 if step > 0 else -1, step)
            for to in reach if is_queen else reach[:1]:
                action = members[n] | members[to] << 8
                if stand[to]:
                    if to == n + step and side_of(stand[to]) != side:
                        free[side].append(action | COLUMN_CAPTURE)
                    break
                free[side].append(action)
    return Entry((tuple(free[0]), tuple(free[1])))


_PIVOTS: Final = ((0, 1), (0, 2), (3, 1), (3, 2))
"""The pairs of a room's rectangles (top, left, right, bottom) that a pivot joins."""


def _room(members: tuple[int, ...], code: int) -> Entry:
    """Pivots of BT-QUEEN and BT-PAWN around a royal square; no king blocks them."""
    stand = [code >> 3 * n & 7 for n in range(4)]
    free: tuple[list[int], list[int]] = ([], [])
    for one, other in _PIVOTS:
        for n, to in ((one, other), (other, one)):
            piece = stand[n]
            if not piece or stand[to]:
                continue
            goes_up = members[to] < members[n]
            if piece in (WHITE_QUEEN, BLACK_QUEEN) or goes_up == (piece == WHITE_PAWN):
                free[side_of(piece)].append(members[n] | members[to] << 8)
    return Entry((tuple(free[0]), tuple(free[1])))


def _closed(code: int) -> int:
    """Judge BT-MATE for a room: bit 0 if a white king there is mated, bit 1 if a black one."""
    stand = [code >> 3 * n & 7 for n in range(4)]
    if EMPTY in stand or max(stand) > BLACK_QUEEN:
        return 0
    sides = {side_of(piece) for piece in stand}
    return (1 if 1 in sides else 0) | (2 if 0 in sides else 0)


CLOSED: Final = bytes(_closed(code) for code in range(1 << 12))
"""For what stands in a room: which colour's king would be mated in it."""


def near(one: int, other: int) -> bool:
    """Tell whether two royal squares are neighbours, diagonal ones included (BT-KINGS-APART)."""
    (r1, c1), (r2, c2) = divmod(one, SIZE), divmod(other, SIZE)
    return abs(r1 - r2) <= 2 and abs(c1 - c2) <= 2


def king_steps(cell: int, enemy: int, room: int) -> Actions:
    """List the steps of a king (BT-KING, BT-KINGS-APART), given what stands in its room."""
    r, c = divmod(cell, SIZE)
    steps = []
    for n, (dr, dc) in enumerate(((-2, 0), (0, -2), (0, 2), (2, 0))):
        to = cell + dr * SIZE + dc
        on_board = 0 < r + dr < SIZE and 0 < c + dc < SIZE
        if on_board and not room >> 3 * n & 7 and not near(to, enemy):
            steps.append(cell | to << 8)
    return tuple(steps)

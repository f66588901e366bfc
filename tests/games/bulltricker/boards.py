"""Short texts for positions of BullTricker, and random positions where much is going on."""

from __future__ import annotations

from random import Random

from tests.games.bulltricker.naive import (
    CELL_OF_NAME,
    Board,
    Cell,
    Naive,
    cells_of_row,
    is_horizontal,
    is_rectangle,
    is_royal,
)

BLACK_RIM = "qh11 qh12 qh13 qh14"
"""Four black queens that no jump can take: with them a position is no draw by material."""
WHITE_RIM = "Qh81 Qh82 Qh83 Qh84"
"""The same for White."""

RECTANGLES = [(r, c) for r in range(15) for c in range(15) if is_rectangle((r, c))]
ROYALS = [(r, c) for r in range(15) for c in range(15) if is_royal((r, c))]


def board_of(men: str) -> Board:
    """Read men such as ``Kg4 ka1 Qdv4``, each a letter and its cell."""
    board: Board = {}
    for man in men.split():
        cell = CELL_OF_NAME[man[1:]]
        assert cell not in board, f"two men on {man[1:]}"
        board[cell] = man[0]
    return board


def written(board: Board, rest: str) -> str:
    """Write a position string.

    >>> written(board_of("Kg4 ka4 Qdv1"), "w 3")
    '7/7k7/7/15/7/15/7/Q14/7/15/7/15/7/7K7/7 w 3'
    """
    rows = []
    for r in range(15):
        empty, row = 0, ""
        for cell in cells_of_row(r):
            if cell in board:
                row += (str(empty) if empty else "") + board[cell]
                empty = 0
            else:
                empty += 1
        rows.append(row + (str(empty) if empty else ""))
    return "/".join(rows) + f" {rest}"


def position(men: str, rest: str = "w") -> str:
    """Write the position string of some men; `rest` is the side to move and perhaps a count."""
    return written(board_of(men), rest)


# Random positions


def random_position(rng: Random) -> str:
    """Make up a position that the rules accept, of one of several busy kinds."""
    while True:
        board = _two_kings(rng)
        rng.choice((_scatter, _crowd_rows, _close_in, _near_promotion, _shut_in))(rng, board)
        count = rng.choice((0, 0, 0, 1, 5, 6, 7, 39, 40, 199, 200))
        text = written(board, rng.choice("wb") + (f" {count}" if count else ""))
        try:
            Naive(text)
        except ValueError:
            continue
        return text


def _two_kings(rng: Random) -> Board:
    white, black = rng.sample(ROYALS, 2)
    if rng.random() < 0.5:  # Near each other, where they close squares to each other.
        black = min(
            (cell for cell in ROYALS if max(abs(cell[0] - white[0]), abs(cell[1] - white[1])) > 2),
            key=lambda cell: (abs(cell[0] - white[0]) + abs(cell[1] - white[1]), rng.random()),
        )
    return {white: "K", black: "k"}


def _put(board: Board, cell: Cell, letter: str) -> None:
    """Put a man on an empty cell where such a man may stand."""
    barred = {"P": (0, 13, 14), "p": (14, 1, 0)}.get(letter, ())
    if cell not in board and cell[0] not in barred:
        board[cell] = letter


def _scatter(rng: Random, board: Board) -> None:
    """Few to many men anywhere, mostly queens."""
    for cell in rng.sample(RECTANGLES, rng.randint(2, 36)):
        _put(board, cell, rng.choice("QQQqqqPp"))


def _crowd_rows(rng: Random, board: Board) -> None:
    """Rows with men in most places: long chains, guarded men, kings in the way."""
    for _ in range(rng.randint(1, 4)):
        line = rng.randrange(1, 15, 2)
        down = rng.random() < 0.6
        density = rng.uniform(0.2, 0.7)
        for n in range(0, 15, 2):
            if rng.random() < density:
                cell = (n, line) if down else (line, n)
                _put(board, cell, rng.choice("QqPPpp" if down else "QQqqPp"))
    for cell in rng.sample(RECTANGLES, rng.randint(3, 9)):
        _put(board, cell, rng.choice("QqPp"))


def _close_in(rng: Random, board: Board) -> None:
    """Men all around the kings: mates, tricks, kings that cannot move."""
    for r, c in list(board):
        for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if rng.random() < 0.8:
                _put(board, cell, rng.choice("QqQqPp"))
    for cell in rng.sample(RECTANGLES, rng.randint(0, 12)):
        _put(board, cell, rng.choice("QqPp"))


def _near_promotion(rng: Random, board: Board) -> None:
    """Pawns one or two steps, or one jump, before the far line."""
    for cell in rng.sample(RECTANGLES, rng.randint(2, 10)):
        _put(board, cell, rng.choice("QqPp"))
    for r, letter in ((1, "P"), (2, "P"), (4, "P"), (13, "p"), (12, "p"), (10, "p")):
        for c in range(15):
            if is_rectangle((r, c)) and rng.random() < 0.25:
                _put(board, (r, c), letter)
            elif is_horizontal((r, c)) and rng.random() < 0.2:
                _put(board, (r, c), "q" if letter == "P" else "Q")


def _shut_in(rng: Random, board: Board) -> None:
    """One side with hardly a move: a king at the rim, a pawn or two, enemies around."""
    board.clear()
    king, queen, pawn, enemy = rng.choice((("K", "q", "P", "k"), ("k", "Q", "p", "K")))
    r, c = rng.choice([cell for cell in ROYALS if cell[0] in (1, 13) or cell[1] in (1, 13)])
    board[r, c] = king
    board[rng.choice([cell for cell in ROYALS if cell != (r, c)])] = enemy
    for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
        if (0 < y < 14 and 0 < x < 14) or rng.random() < 0.2:
            _put(board, (y, x), rng.choice((queen, queen, pawn)))
    ahead = -2 if pawn == "P" else 2
    for y, x in rng.sample(RECTANGLES, 2):
        if rng.random() < 0.6 and (y + ahead, x) in RECTANGLES:
            _put(board, (y, x), pawn)
            for cell in ((y + ahead, x), (y + ahead // 2, x - 1), (y + ahead // 2, x + 1)):
                if cell in RECTANGLES:
                    _put(board, cell, queen)
    for cell in rng.sample(RECTANGLES, 4):
        _put(board, cell, queen)

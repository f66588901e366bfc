"""A plain, slow oracle of the rules of BullTricker, written from the specification for tests only.

A cell is ``(r, c)`` with r = 0 at Black's rim; the board is a dict from cell to letter, capitals
being White.  A pawn or a queen only ever stands on a rectangle and a king only on a royal square,
so a piece on a royal square is a king.
"""

from __future__ import annotations

Cell = tuple[int, int]
Board = dict[Cell, str]
Move = tuple[Cell, Cell, tuple[Cell, ...]]  # from, to, the cells of the victims

START = (
    "7/q1q1q1qkq1q1q1q/ppppppp/p1p1p1p1p1p1p1p/7/15/7/15/7/15/7/"
    "P1P1P1P1P1P1P1P/PPPPPPP/Q1Q1Q1QKQ1Q1Q1Q/7 w"
)

ORTHOGONAL = ((-1, 0), (1, 0), (0, -1), (0, 1))
DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))
DIGITS = "0123456789"


def on_board(cell: Cell) -> bool:
    """Tell whether a cell is one of the 15 x 15 of the lattice."""
    return 0 <= cell[0] <= 14 and 0 <= cell[1] <= 14


def is_royal(cell: Cell) -> bool:
    """Tell whether a cell is a royal square, r and c both odd."""
    return on_board(cell) and cell[0] % 2 == 1 and cell[1] % 2 == 1


def is_horizontal(cell: Cell) -> bool:
    """Tell whether a cell is a horizontal rectangle, r even and c odd."""
    return on_board(cell) and cell[0] % 2 == 0 and cell[1] % 2 == 1


def is_vertical(cell: Cell) -> bool:
    """Tell whether a cell is a vertical rectangle, r odd and c even."""
    return on_board(cell) and cell[0] % 2 == 1 and cell[1] % 2 == 0


def is_rectangle(cell: Cell) -> bool:
    """Tell whether a cell is a rectangle of either kind."""
    return is_horizontal(cell) or is_vertical(cell)


def name(cell: Cell) -> str:
    """Give the name of a cell in action notation, such as a4, h74, gv3 or h1v1."""
    r, c = cell
    if is_royal(cell):
        return "abcdefg"[(r - 1) // 2] + str((c - 1) // 2 + 1)
    if is_horizontal(cell):
        return "h" + str(r // 2 + 1) + str((c - 1) // 2 + 1)
    if is_vertical(cell):
        return "abcdefg"[(r - 1) // 2] + "v" + str(c // 2 + 1)
    return "h" + str(r // 2 + 1) + "v" + str(c // 2 + 1)


CELL_OF_NAME: dict[str, Cell] = {name((r, c)): (r, c) for r in range(15) for c in range(15)}


def side_of(letter: str) -> str:
    """Give the side that owns a letter."""
    return "w" if letter in "KQP" else "b"


def other(side: str) -> str:
    """Give the opponent of a side."""
    return "b" if side == "w" else "w"


def forward(side: str) -> int:
    """Give d, the direction of a side's pawns: -1 for White, +1 for Black."""
    return -1 if side == "w" else 1


def row_steps(cell: Cell) -> tuple[Cell, Cell]:
    """Give the two unit steps along the row of a rectangle, where royal squares are crossed."""
    return ((-1, 0), (1, 0)) if is_horizontal(cell) else ((0, -1), (0, 1))


def column_steps(cell: Cell) -> tuple[Cell, Cell]:
    """Give the two unit steps along the column of a rectangle, where abutments are crossed."""
    return ((0, -1), (0, 1)) if is_horizontal(cell) else ((-1, 0), (1, 0))


def along(cell: Cell, step: Cell, distance: int) -> Cell:
    """Give the cell at a distance from another one in the direction of a unit step."""
    return (cell[0] + distance * step[0], cell[1] + distance * step[1])


def between(start: Cell, stop: Cell) -> list[Cell]:
    """List the cells strictly between two cells of a lattice line, none if they share no line."""
    (r, c), (s, t) = start, stop
    if r == s:
        return [(r, k) for k in range(min(c, t) + 1, max(c, t))]
    if c == t:
        return [(k, c) for k in range(min(r, s) + 1, max(r, s))]
    return []


def cells_of_row(r: int) -> list[Cell]:
    """List the cells of lattice row r that the position string names."""
    if r % 2 == 0:
        return [(r, c) for c in range(1, 15, 2)]
    return [(r, c) for c in range(15)]


def read_row(r: int, text: str) -> Board:
    """Read one lattice row of a position string."""
    cells = cells_of_row(r)
    board: Board = {}
    at = 0
    i = 0
    while i < len(text):
        if text[i] in DIGITS:
            digits = ""
            while i < len(text) and text[i] in DIGITS:
                digits += text[i]
                i += 1
            if digits[0] == "0":
                raise ValueError(f"Row {r} has a number that begins with 0.")
            at += int(digits)
            continue
        if text[i] not in "KQPkqp":
            raise ValueError(f"Row {r} has the unknown letter {text[i]!r}.")
        if at >= len(cells):
            raise ValueError(f"Row {r} is too long.")
        board[cells[at]] = text[i]
        at += 1
        i += 1
    if at != len(cells):
        raise ValueError(f"Row {r} has {at} cells instead of {len(cells)}.")
    return board


def read_position(text: str) -> tuple[Board, str, int]:
    """Read a position string into board, side to move and plies without progress."""
    fields = text.split(" ")
    if len(fields) not in (2, 3):
        raise ValueError("A position is a board, a side and perhaps a count.")
    rows = fields[0].split("/")
    if len(rows) != 15:
        raise ValueError(f"The board has {len(rows)} rows instead of 15.")
    board: Board = {}
    for r in range(15):
        board.update(read_row(r, rows[r]))
    if fields[1] not in ("w", "b"):
        raise ValueError("The side to move must be w or b.")
    count = 0
    if len(fields) == 3:
        if fields[2] == "" or any(x not in DIGITS for x in fields[2]):
            raise ValueError("The count of plies must be a number.")
        count = int(fields[2])
    return board, fields[1], count


class Naive:
    """One game of BullTricker, from the start or from a set-up position."""

    def __init__(
        self,
        position: str = START,
        *,
        queen_first: bool = True,
        material_before_mate: bool = True,
        no_progress: int = 100,
    ) -> None:
        """Set up a position, refusing an impossible one with a ValueError."""
        self.queen_first = queen_first
        self.material_before_mate = material_before_mate
        self.no_progress = no_progress
        self.board, self.side, self.count = read_position(position)
        self.claimed = False
        self.refuse_impossible()
        self.history: list[str] = [self.key()]

    # ------------------------------------------------------------------ the position

    def refuse_impossible(self) -> None:
        """Raise ValueError for the positions that section 6 refuses."""
        for letter, owner in (("K", "White"), ("k", "Black")):
            if list(self.board.values()).count(letter) != 1:
                raise ValueError(f"{owner} must have exactly one king.")
        for cell, letter in self.board.items():
            self.refuse_wrong_cell(cell, letter)
            if letter == "P" and cell[0] in (0, 13, 14):
                raise ValueError(f"A White pawn cannot stand on {name(cell)}.")
            if letter == "p" and cell[0] in (14, 1, 0):
                raise ValueError(f"A Black pawn cannot stand on {name(cell)}.")
        if not self.kings_apart(self.king("w"), self.king("b")):
            raise ValueError("The kings stand on neighbouring royal squares.")
        if self.mated("w") and self.mated("b"):
            raise ValueError("Both kings are mated.")

    def refuse_wrong_cell(self, cell: Cell, letter: str) -> None:
        """BT-CELLS: kings stand on royal squares, pawns and queens on rectangles."""
        right = is_royal(cell) if letter in "Kk" else is_rectangle(cell)
        if not right:
            raise ValueError(f"The piece {letter} cannot stand on {name(cell)}.")

    def placement(self) -> str:
        """Write the board part of the position string."""
        rows = []
        for r in range(15):
            text = ""
            empty = 0
            for cell in cells_of_row(r):
                if cell in self.board:
                    text += (str(empty) if empty else "") + self.board[cell]
                    empty = 0
                else:
                    empty += 1
            rows.append(text + (str(empty) if empty else ""))
        return "/".join(rows)

    def key(self) -> str:
        """Write what makes a position the same for BT-DRAW-REPEAT: board and side to move."""
        return self.placement() + " " + self.side

    def fen(self) -> str:
        """Write the position string, with the count of plies without progress unless it is 0."""
        return self.key() + (f" {self.count}" if self.count else "")

    def copy(self) -> Naive:
        """Give an independent copy of the game."""
        twin = Naive.__new__(Naive)
        twin.queen_first = self.queen_first
        twin.material_before_mate = self.material_before_mate
        twin.no_progress = self.no_progress
        twin.board = dict(self.board)
        twin.side = self.side
        twin.count = self.count
        twin.claimed = self.claimed
        twin.history = list(self.history)
        return twin

    def king(self, side: str) -> Cell:
        """Find the king of a side."""
        letter = "K" if side == "w" else "k"
        return next(cell for cell, x in self.board.items() if x == letter)

    def free(self, cell: Cell) -> bool:
        """Tell whether a cell is on the board and empty."""
        return on_board(cell) and cell not in self.board

    def enemy(self, cell: Cell) -> bool:
        """BT-OWN: only a pawn or queen of the side not to move can be captured."""
        letter = self.board.get(cell)
        return letter is not None and letter not in "Kk" and side_of(letter) != self.side

    def own(self, kinds: str) -> list[Cell]:
        """List the cells of the pieces of the side to move that are of the given kinds (KQP)."""
        return [
            cell
            for cell, letter in self.board.items()
            if side_of(letter) == self.side and letter.upper() in kinds
        ]

    # ------------------------------------------------------------------ moves without a capture

    def king_steps(self, cell: Cell) -> list[Cell]:
        """BT-KING: one royal square on, target empty and the rectangle between empty."""
        return [
            along(cell, step, 2)
            for step in ORTHOGONAL
            if self.free(along(cell, step, 1)) and self.free(along(cell, step, 2))
        ]

    def kings_apart(self, one: Cell, two: Cell) -> bool:
        """BT-KINGS-APART: two kings are never neighbours, straight or diagonal."""
        return abs(one[0] - two[0]) > 2 or abs(one[1] - two[1]) > 2

    def king_moves(self, cell: Cell) -> list[Move]:
        """BT-KING and BT-KINGS-APART: the steps that keep away from the other king."""
        rival = self.king(other(self.side))
        return [
            (cell, target, ())
            for target in self.king_steps(cell)
            if self.kings_apart(target, rival)
        ]

    def pawn_moves(self, cell: Cell) -> list[Move]:
        """BT-PAWN: straight on unless a king is crossed, or a pivot to (r+d, c-1) or (r+d, c+1)."""
        r, c = cell
        d = forward(self.side)
        moves: list[Move] = []
        if self.free((r + d, c)) and self.free((r + 2 * d, c)):
            moves.append((cell, (r + 2 * d, c), ()))
        for target in ((r + d, c - 1), (r + d, c + 1)):
            if self.free(target):
                moves.append((cell, target, ()))
        return moves

    def pawn_double(self, cell: Cell) -> list[Move]:
        """BT-PAWN-DOUBLE: from H7 (White) or H2 (Black), two steps over nothing at all."""
        r, c = cell
        d = forward(self.side)
        if r != (12 if self.side == "w" else 2):
            return []
        if all(self.free((r + k * d, c)) for k in (1, 2, 3, 4)):
            return [(cell, (r + 4 * d, c), ())]
        return []

    def queen_moves(self, cell: Cell) -> list[Move]:
        """BT-QUEEN: one pivot step, or a slide along row or column until anything stops her."""
        moves: list[Move] = []
        for step in DIAGONAL:
            if self.free(along(cell, step, 1)):
                moves.append((cell, along(cell, step, 1), ()))
        for step in ORTHOGONAL:
            distance = 2
            # The cell just before is a royal square (a king there stops her) or an abutment.
            while self.free(along(cell, step, distance - 1)) and self.free(
                along(cell, step, distance)
            ):
                moves.append((cell, along(cell, step, distance), ()))
                distance += 2
        return moves

    # ------------------------------------------------------------------ captures in row

    def row_captures_pawn(self, cell: Cell) -> list[Move]:
        """BT-CAP-ROW-PAWN: forward jumps from a horizontal rectangle, the whole chain."""
        if not is_horizontal(cell):
            return []
        d = forward(self.side)
        r, c = cell
        victims: list[Cell] = []
        while (
            self.free((r + d, c))
            and self.enemy((r + 2 * d, c))
            and self.free((r + 3 * d, c))
            and self.free((r + 4 * d, c))
        ):
            victims.append((r + 2 * d, c))
            r += 4 * d
        return [(cell, (r, c), tuple(victims))] if victims else []

    def row_captures_queen(self, cell: Cell) -> list[Move]:
        """BT-CAP-ROW-QUEEN: every direction of her row, BT-CAP-LINE: one direction a capture."""
        moves: list[Move] = []
        for step in row_steps(cell):
            moves += self.queen_line(cell, step)
        return moves

    def queen_line(self, cell: Cell, step: Cell) -> list[Move]:
        """BT-CAP-ROW-QUEEN: fly cell by cell, take all the line offers, then stop where free."""
        victims: list[Cell] = []
        landings: list[Cell] = []
        here = cell
        while True:
            if not self.free(along(here, step, 1)):  # the rim, or a king on the royal square
                break
            ahead = along(here, step, 2)
            if self.free(ahead):
                here = ahead
                if victims:
                    landings.append(here)
                continue
            behind = along(here, step, 4)
            if self.enemy(ahead) and self.free(along(here, step, 3)) and self.free(behind):
                victims.append(ahead)
                here = behind
                landings = [here]
                continue
            break
        return [(cell, landing, tuple(victims)) for landing in landings]

    # ------------------------------------------------------------------ captures in column

    def column_captures_pawn(self, cell: Cell) -> list[Move]:
        """BT-CAP-COL-PAWN: from a vertical rectangle, the enemy on the next one forward."""
        target = (cell[0] + 2 * forward(self.side), cell[1])
        if is_vertical(cell) and self.enemy(target):
            return [(cell, target, (target,))]
        return []

    def column_captures_queen(self, cell: Cell) -> list[Move]:
        """BT-CAP-COL-QUEEN: an enemy exactly one abutment away along her column."""
        targets = [along(cell, step, 2) for step in column_steps(cell)]
        return [(cell, target, (target,)) for target in targets if self.enemy(target)]

    # ------------------------------------------------------------------ which moves are legal

    def row_captures(self) -> list[Move]:
        """BT-CAP-ROW: every capture in row of the side to move, queens first or not."""
        moves: list[Move] = []
        for cell in self.own("Q"):
            moves += self.row_captures_queen(cell)
        for cell in self.own("P"):
            moves += self.row_captures_pawn(cell)
        return moves

    def other_moves(self) -> list[Move]:
        """List every quiet move and every capture in column, were there no compulsion."""
        moves: list[Move] = []
        for cell in self.own("K"):
            moves += self.king_moves(cell)
        for cell in self.own("P"):
            moves += self.pawn_moves(cell) + self.pawn_double(cell)
            moves += self.column_captures_pawn(cell)
        for cell in self.own("Q"):
            moves += self.queen_moves(cell) + self.column_captures_queen(cell)
        return moves

    def queens_first(self, captures: list[Move]) -> list[Move]:
        """BT-QUEEN-FIRST: if a queen can capture in row, a pawn may not."""
        by_queens = [move for move in captures if self.board[move[0]] in "Qq"]
        return by_queens if self.queen_first and by_queens else captures

    def moves(self) -> list[Move]:
        """BT-MUST-CAPTURE: if any capture in row exists, the move must be one."""
        captures = self.row_captures()
        return self.queens_first(captures) if captures else self.other_moves()

    def may_claim(self) -> bool:
        """BT-DRAW-REPEAT: the position on the board has occurred at least seven times."""
        return self.history.count(self.history[-1]) >= 7

    def notation(self, move: Move) -> str:
        """Write a move in action notation."""
        start, stop, victims = move
        return name(start) + ("x" if victims else "-") + name(stop)

    def legal(self) -> list[str]:
        """List the legal actions in order, none when the game is over."""
        moves = self.moves()
        if self.verdict(moves) is not None:
            return []
        return sorted([self.notation(move) for move in moves] + ["draw"] * self.may_claim())

    # ------------------------------------------------------------------ playing

    def play(self, action: str) -> None:
        """Carry out a legal action, BT-TURN: then it is the other side's turn."""
        if action not in self.legal():
            raise ValueError(f"The action {action!r} is not legal.")
        if action == "draw":
            self.claimed = True
            return
        self.carry_out(next(move for move in self.moves() if self.notation(move) == action))

    def carry_out(self, move: Move) -> None:
        """Change the board, the side to move, the count and the history by one move."""
        start, stop, victims = move
        letter = self.board.pop(start)
        for victim in victims:
            del self.board[victim]
        self.board[stop] = self.promoted(letter, stop)
        self.count = 0 if victims or letter in "Pp" else self.count + 1
        self.side = other(self.side)
        self.history.append(self.key())

    def promoted(self, letter: str, cell: Cell) -> str:
        """BT-PROMOTE: a pawn on the far horizontal column becomes a queen at once."""
        if letter == "P" and cell[0] == 0:
            return "Q"
        if letter == "p" and cell[0] == 14:
            return "q"
        return letter

    # ------------------------------------------------------------------ the end

    def mated(self, side: str) -> bool:
        """BT-MATE: the king's four rectangles are all occupied, at least one by an enemy."""
        cells = [along(self.king(side), step, 1) for step in ORTHOGONAL]
        if any(cell not in self.board for cell in cells):
            return False
        return any(side_of(self.board[cell]) != side for cell in cells)

    def end_by_mate(self) -> tuple[str, str] | None:
        """BT-MATE, or BT-TRICK if the mated king's own side has just moved."""
        mover = other(self.side)
        for side in ("w", "b"):
            if self.mated(side):
                return ("BT-TRICK" if side == mover else "BT-MATE", other(side))
        return None

    def end_by_material(self) -> tuple[str, str] | None:
        """BT-DRAW-MATERIAL: both sides have at most three pawns and queens."""
        men = [side_of(letter) for letter in self.board.values() if letter not in "Kk"]
        if men.count("w") <= 3 and men.count("b") <= 3:
            return ("BT-DRAW-MATERIAL", "draw")
        return None

    def end_by_immobility(self, moves: list[Move]) -> tuple[str, str] | None:
        """BT-DRAW-IMMOBILE: the side to move has no legal move."""
        return None if moves else ("BT-DRAW-IMMOBILE", "draw")

    def end_by_no_progress(self) -> tuple[str, str] | None:
        """BT-NO-PROGRESS: so many rounds in a row without a capture or a pawn's move."""
        if self.no_progress and self.count >= 2 * self.no_progress:
            return ("BT-NO-PROGRESS", "draw")
        return None

    def verdict(self, moves: list[Move]) -> tuple[str, str] | None:
        """Test for the end in the order of section 5, given the moves of the side to move."""
        if self.claimed:
            return ("BT-DRAW-REPEAT", "draw")
        if self.material_before_mate:
            first, second = self.end_by_material(), self.end_by_mate()
        else:
            first, second = self.end_by_mate(), self.end_by_material()
        return first or second or self.end_by_immobility(moves) or self.end_by_no_progress()

    def end(self) -> tuple[str, str] | None:
        """Give the rule that ended the game and the winner, 'w', 'b' or 'draw'."""
        return self.verdict(self.moves())

    # ------------------------------------------------------------------ why an action is refused

    def broken(self, action: str) -> set[str]:
        """Give every rule id that FROM-TO, whatever its sign, may be said to break."""
        over = self.end() is not None
        if action == "draw":
            if over:
                return {"ALL-OVER"}
            return set() if self.may_claim() else {"BT-DRAW-REPEAT"}
        names = action.replace("x", "-").split("-")
        if len(names) != 2 or any(word not in CELL_OF_NAME for word in names):
            return {"ALL-PLACE", "ALL-OVER"} if over else {"ALL-PLACE"}
        if over:
            return {"ALL-OVER"}
        start, stop = CELL_OF_NAME[names[0]], CELL_OF_NAME[names[1]]
        if start not in self.board:
            return {"ALL-EMPTY"}
        if side_of(self.board[start]) != self.side:
            return {"ALL-YOURS", "ALL-TURN", "BT-TURN"}
        if (start, stop) in [move[:2] for move in self.moves()]:
            return set()
        captures = self.row_captures()
        if (start, stop) in [move[:2] for move in captures]:
            return {"BT-QUEEN-FIRST"}
        rules = {"BT-MUST-CAPTURE"} if captures else set()
        if captures and self.queen_first and self.board[start] in "Pp":
            rules |= {"BT-QUEEN-FIRST"} if self.queens_first(captures) != captures else set()
        if (start, stop) not in [move[:2] for move in self.other_moves()]:
            rules |= self.broken_at_target(stop)
            if self.board[start] in "Kk":
                rules |= self.broken_by_king(start, stop)
            else:
                rules |= self.broken_by_man(start, stop)
        return rules

    def broken_at_target(self, stop: Cell) -> set[str]:
        """Give the rules that the target cell's own kind or occupant speaks of."""
        rules: set[str] = set()
        letter = self.board.get(stop)
        if letter is not None and side_of(letter) == self.side:
            rules |= {"BT-OWN", "BT-NO-JUMP"}
        if letter is not None and letter in "Kk":
            rules |= {"BT-KING", "BT-CELLS"}
        return rules

    def broken_by_king(self, start: Cell, stop: Cell) -> set[str]:
        """BT-KING, BT-KINGS-APART and their kin, for a king's move that is not one."""
        rules: set[str] = set()
        if stop not in self.king_steps(start):
            rules |= {"BT-KING"}
        if not is_royal(stop):
            rules |= {"BT-CELLS"}
        elif not self.kings_apart(stop, self.king(other(self.side))):
            rules |= {"BT-KINGS-APART"}
        if any(cell in self.board for cell in between(start, stop)):
            rules |= {"BT-NO-JUMP"}
        return rules

    def broken_by_man(self, start: Cell, stop: Cell) -> set[str]:
        """BT-PAWN, BT-QUEEN and the rules of capture, for a man's move that is not one."""
        kind = "PAWN" if self.board[start] in "Pp" else "QUEEN"
        capture_in_row = {"BT-CAP-ROW", f"BT-CAP-ROW-{kind}"}
        capture_in_column = {"BT-CAP-COLUMN", f"BT-CAP-COL-{kind}"}
        rules = {f"BT-{kind}"}
        if not is_rectangle(stop):
            rules |= {"BT-CELLS"}
        if kind == "PAWN" and stop[1] == start[1] and abs(stop[0] - start[0]) == 4:
            rules |= {"BT-PAWN-DOUBLE"}
        crossed = [cell for cell in between(start, stop) if cell in self.board]
        if crossed:
            rules |= {"BT-NO-JUMP"}
        if any(self.board[cell] in "Kk" for cell in crossed):
            rules |= {"BT-KING"}
        if any(side_of(self.board[cell]) == self.side for cell in crossed):
            rules |= {"BT-OWN"}
        if any(self.enemy(cell) for cell in crossed):
            rules |= capture_in_row | capture_in_column | {"BT-CAP-COL-ONE"}
        if self.enemy(stop):
            rules |= capture_in_row | capture_in_column
        if self.row_captures_pawn(start) if kind == "PAWN" else self.row_captures_queen(start):
            rules |= capture_in_row | {"BT-CAP-LINE", "BT-CAP-COL-ONE", "BT-FREE-CHOICE"}
        return rules

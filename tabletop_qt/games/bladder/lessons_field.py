"""Positions of lessons and diagrams, written as lists of men."""

from tabletop_qt.games.bladder.cells import NAME, ROWS


def field(men: str, rest: str = "d - 0") -> str:
    """Write the position string of some men, such as ``Dc5 le6*``, and what follows its rows.

    >>> field("Dc5 le6* Lh1", "l - 7")
    'L7/8/8/6l*3/10/4D3/8/8 l - 7'
    """
    standing = {man[1:].removesuffix("*"): man[0] + "*" * man.endswith("*") for man in men.split()}
    return f"{'/'.join(_row(row, standing) for row in ROWS)} {rest}"


def _row(row: str, standing: dict[str, str]) -> str:
    text, empty = "", 0
    for name in (name for name in NAME if name[0] == row):
        if name not in standing:
            empty += 1
            continue
        text += f"{empty or ''}{standing[name]}"
        empty = 0
    return f"{text}{empty or ''}"

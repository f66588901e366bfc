"""The drawn board of Bladder: a trampled common between hedges as one SVG picture.

Nothing in it has a direction of light, so the picture may be turned by 180 degrees.
"""

from collections.abc import Iterator
from math import cos, exp, hypot, pi, sin

from tabletop_qt.core.drawing import chance, fill, plate
from tabletop_qt.games.bladder.ground_frame import backdrop, frame
from tabletop_qt.games.bladder.ground_goals import floors, heaps
from tabletop_qt.games.bladder.ground_shapes import blotch, disc, trodden, tuft, turned

INK = "#F4EAD0"
"""The colour of the coordinates: more than 4.5 : 1 on hedge and lane."""

_BOUNDS = (-130, -60, 1060, 920)
_FIELD = 800
_GRASS = "#55753a"
_MUD = ("#626a39", "#6f663b", "#78613c", "#7d5c3c")
"""The ground from hardly trodden to deep mud."""
_SHADE = "#0c1a08"
"""What makes every second square darker."""
_EDGE = "#1a130b"

Cell = tuple[int, int]
"""Row from the top and column from the left; the side squares lie in columns -1 and 8."""

_CELLS: tuple[Cell, ...] = (
    *((row, column) for row in range(8) for column in range(8)),
    *((row, column) for row in (3, 4) for column in (-1, 8)),
)


def ground() -> str:
    """Give the whole board with its frame as SVG text, the corner of the field at (0, 0)."""
    box = " ".join(str(number) for number in _BOUNDS)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    turf = (*_field(), *_chequer(), *_wear(), *_growth(), *floors())
    return "\n".join((head, *backdrop(), *turf, *frame(), *heaps(), *_cross(), "</svg>", ""))


def _mud(x: float, y: float) -> float:
    """How trampled the ground is: most in the middle, then at the gaps and the goals."""
    u, v = (x - 400) / 100, (y - 400) / 100
    middle = 1.2 - hypot(u * 0.86, v) / 3.1
    gaps = max(exp(-(((abs(u) - 4.6) / 1.5) ** 2) - (v / 1.1) ** 2) * 0.85, 0)
    return max(0.0, min(1.0, max(middle, gaps)))


def _field() -> Iterator[str]:
    """The grass, and the mud trodden into it from the middle and the gaps."""
    yield fill(_MUD[1], plate((-100, 300, 1000, 200), 3))
    yield fill(_GRASS, plate((0, 0, _FIELD, _FIELD), 3))
    for depth, colour in enumerate(_MUD):
        across, down = 330 - 76 * depth, 318 - 75 * depth
        for gap, turn in ((-30, 1), (830, 2)):
            yield fill(
                colour, blotch(gap, 400, 190 - 45 * depth, 130 - 26 * depth, 13, turn, depth)
            )
        yield fill(colour, blotch(400, 400, across, down, 21, 7, depth))
        for turn in range(16):
            luck = [chance(depth, turn, k, 3) for k in range(3)]
            angle, out = 2 * pi * (turn + luck[0]) / 16, 0.96 + 0.16 * luck[1]
            size = 6 + 15 * luck[2]
            x, y = 400 + across * out * cos(angle), 400 + down * out * sin(angle)
            yield fill(colour, blotch(x, y, size * 1.3, size, 7, depth, turn))


def _chequer() -> Iterator[str]:
    """Every second square darker; its corners are worn."""
    for row, column in _CELLS:
        if (row + column) % 2:
            box = (100.0 * column + 1, 100.0 * row + 1, 98.0, 98.0)
            yield fill(_SHADE, trodden(box, row, column), 0.4)


def _wear() -> Iterator[str]:
    """The prints of boots where the ground is soft."""
    for row, column in _CELLS:
        prints = []
        for turn in range(4):
            luck = [chance(row, column, turn, k) for k in range(5)]
            x, y = 100 * column + 12 + 76 * luck[0], 100 * row + 12 + 76 * luck[1]
            if luck[2] < _mud(x, y) - 0.1:
                prints.append(_print(x, y, 2 * pi * luck[3], 1 if luck[4] < 0.5 else -1))
        if prints:
            yield fill("#2c1d10", "".join(prints), 0.34)


def _print(x: float, y: float, angle: float, side: int) -> str:
    """The sole and the heel of one boot."""
    sole = [(-4.0, -3.2), (2.0, -4.0), (8.0, -3.6 - side), (10.0, 0.0), (8.0, 3.6 - side)]
    sole += [(2.0, 4.0), (-4.0, 3.2), (-5.0, 0.0)]
    heel = disc(x - 9.0 * cos(angle), y - 9.0 * sin(angle), 2.9)
    return turned(x, y, angle, sole) + heel


def _growth() -> Iterator[str]:
    """Tufts where nobody treads, pale ones and dark ones, and a few daisies near the hedges."""
    for row, column in _CELLS:
        pale: list[str] = []
        dark: list[str] = []
        for turn in range(9):
            luck = [chance(row, column, turn, k, 9) for k in range(4)]
            x, y = 100 * column + 9 + 82 * luck[0], 100 * row + 9 + 82 * luck[1]
            if luck[2] * 0.8 > _mud(x, y):
                (pale if turn % 2 else dark).append(tuft(x, y, 8 + 5 * luck[3], row, column, turn))
        lit = (row + column) % 2 == 0
        if dark:
            yield fill("#2b4420" if lit else "#1e3218", "".join(dark), 0.7)
        if pale:
            yield fill("#6f8f4a" if lit else "#55753a", "".join(pale), 0.75)
        if chance(row, column, 77) > 0.62 and _mud(100 * column + 50, 100 * row + 50) < 0.1:
            yield from _daisy(100 * column + 14, 100 * row + 80, row, column)


def _daisy(x: float, y: float, *seed: int) -> Iterator[str]:
    petals, hearts = [], []
    for turn in range(2 + round(chance(*seed, 5))):
        u, v = x + 14 * turn + 5 * chance(*seed, turn), y + 9 * chance(*seed, turn, 1)
        petals.append(disc(u, v, 2.7))
        hearts.append(disc(u, v, 1.1))
    yield fill("#e9e2c4", "".join(petals), 0.8)
    yield fill("#c79a2e", "".join(hearts))


def _cross() -> Iterator[str]:
    """The steps of the stone cross; its squares stay clear."""
    layers = (
        (_EDGE, 30.0),
        ("#6f6c62", 28.2),
        ("#4f4c44", 23.4),
        ("#78756a", 21.8),
    )
    for colour, reach in layers:
        yield fill(colour, _octagon(reach))
    yield fill("#3a3832", _plus(15.4, 6.4))
    yield fill("#8b877a", _plus(13.8, 4.8))
    cracks = ("M-26-9l8 3-1 2-7-2z", "M10 24l2-6 2 0-1 7z", "M20-16l5-4 1 2-5 4z")
    for crack in cracks:
        yield f'<path fill="#3a3832" transform="translate(400 400)" d="{crack}"/>'


def _octagon(reach: float) -> str:
    k = reach * 0.414
    return (
        f"M{400 - k:.1f} {400 - reach:.1f}L{400 + k:.1f} {400 - reach:.1f}"
        f"L{400 + reach:.1f} {400 - k:.1f}L{400 + reach:.1f} {400 + k:.1f}"
        f"L{400 + k:.1f} {400 + reach:.1f}L{400 - k:.1f} {400 + reach:.1f}"
        f"L{400 - reach:.1f} {400 + k:.1f}L{400 - reach:.1f} {400 - k:.1f}z"
    )


def _plus(reach: float, half: float) -> str:
    r, h = reach, half
    return (
        f"M{400 - h:g} {400 - r:g}h{2 * h:g}v{r - h:g}h{r - h:g}v{2 * h:g}h{h - r:g}v{r - h:g}"
        f"h{-2 * h:g}v{h - r:g}h{h - r:g}v{-2 * h:g}h{r - h:g}z"
    )

"""What is painted on the squares of Uckers: doorsteps, chutes, and the way round.

Everything is drawn for seat A and turned for the others; only letters always stand upright.
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from tabletop_qt.core.drawing import Box, fill, plate
from tabletop_qt.games.uckers.counters_glyphs import glyph
from tabletop_qt.games.uckers.counters_rims import disc
from tabletop_qt.games.uckers.ground_shapes import (
    CHUTES,
    RING,
    SIDE,
    arrow,
    chevron,
    for_seat,
    middle,
    square,
    strip,
)
from tabletop_qt.games.uckers.palettes import (
    BRASS,
    CREAM,
    LETTERS,
    SHELL,
    SQUARE,
    Coat,
    Letter,
    Palette,
)

Doorstep: TypeAlias = Literal["second", "corner"]
"""Which square a counter enters by: the second one after the foot, or the corner."""

JOINT: Final = 1.3
"""Half the joint between two squares."""
_MARK: Final = "#8a6a3a"
"""The worn paint of the arrows that say which way everybody goes."""
_STEPS: Final[dict[Doorstep, int]] = {"second": 2, "corner": 1}


def ways(coats: Palette, doorstep: Doorstep) -> Iterator[str]:
    """Draw all that is painted on the squares."""
    number = _STEPS[doorstep]
    for seat, letter in enumerate(LETTERS):
        coat = coats[letter]
        parts = (*_round(number), *_chute(letter, coat), *_foot(coat), *_door(coat, number))
        yield for_seat(seat, *parts, *_bridge())
        x, y = middle(RING[13 * seat + number])
        yield glyph(letter, x, y, 19, coat.deep, 4.6, 0.85)


def _chute(letter: Letter, coat: Coat) -> Iterator[str]:
    """Bands with the seat's pattern on both sides, and chevrons that point home (UC-EXACT)."""
    bands, patterns, marks = [], [], []
    for cell in CHUTES[0]:
        x, y, side, _ = square(cell, JOINT)
        centre = middle(cell)
        for top in (y, y + side - 7.5):
            bands.append(plate((x, top, side, 7.5), 2))
            patterns.append(strip(letter, (x + 1.5, top + 1.4), side - 3, 4.7))
        marks.append(chevron(centre[0] - 5, centre[1], 19, 12, 8))
        marks.append(chevron(centre[0] + 8, centre[1], 19, 12, 8))
    yield fill(coat.paint, "".join(bands))
    yield fill(coat.trim, "".join(patterns), 0.9)
    yield _edged(coat, "".join(marks))


def _foot(coat: Coat) -> Iterator[str]:
    """The arrow by which a seat leaves the ring for its own chute."""
    x, y = middle(RING[0])
    low = y + SIDE / 2 - 5
    bend = f"M{x - 4:g} {low:g}V{y + 2:g}Q{x - 4:g} {y - 4:g} {x + 2:g} {y - 4:g}"
    inner = f"H{x + 12:g}V{y - 11.5:g}L{x + 25:g} {y:g}L{x + 12:g} {y + 11.5:g}V{y + 4:g}"
    back = f"H{x + 5.5:g}Q{x + 4:g} {y + 4:g} {x + 4:g} {y + 5.5:g}V{low:g}z"
    yield _edged(coat, bend + inner + back)


def _door(coat: Coat, number: int) -> Iterator[str]:
    """The doorstep, painted but for the round place in its middle, and the way to it (UC-EXIT)."""
    cell = RING[number]
    x, y = middle(cell)
    box: Box = square(cell, JOINT)
    yield fill(coat.deep, plate(box, 4))
    yield fill(coat.paint, plate(box, 3, 1.3))
    yield fill(coat.deep, disc(x, y, 22.6))
    yield fill(SQUARE, disc(x, y, 21.4))
    top = y - SIDE / 2
    gate: Box = (x - 17, top - 33, 34, 33)
    yield fill(SHELL, plate(gate, 3))
    yield fill(BRASS, plate(gate, 3, 1.2))
    yield fill(coat.paint, plate(gate, 2, 4))
    yield (
        f'<path fill="{CREAM}" stroke="{coat.deep}" stroke-width="1.6" stroke-linejoin="round"'
        f' d="{arrow((x, top - 27), (x, top + 3), 9, 12)}"/>'
    )


def _round(doorstep: int) -> Iterator[str]:
    """The faint arrows that show the way round (UC-MOVE)."""
    marks = []
    for number in range(1, 13):
        if number == doorstep:
            continue
        x, y = middle(RING[number])
        if number <= 6 or number == 12:
            marks.append(chevron(x, y, 15, 9, 5))
        else:
            marks.append(_up(x, y))
    yield fill(_MARK, "".join(marks), 0.42)


def _up(x: float, y: float) -> str:
    """The same chevron, pointing up the board."""
    half, long, thick = 9, 7.5, 5
    return (
        f"M{x - half:g} {y + long:g}v-{thick:g}L{x:g} {y - long:g}l{half:g} {2 * long - thick:g}"
        f"v{thick:g}L{x:g} {y - long + thick:g}z"
    )


def _bridge() -> Iterator[str]:
    """The little bridge from corner to corner, where the way goes on aslant."""
    (x1, y1), (x2, y2) = middle(RING[6]), middle(RING[7])
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    for colour, inset in ((SHELL, 0.0), (BRASS, 1.3), ("#22313a", 3.2)):
        data = plate((x - 19, y - 11, 38, 22), 4, inset)
        yield f'<path fill="{colour}" transform="rotate(-45 {x:g} {y:g})" d="{data}"/>'
    yield fill(CREAM, arrow((x - 10.5, y + 10.5), (x + 10.5, y - 10.5), 4.4, 7.4))


def _edged(coat: Coat, data: str) -> str:
    return (
        f'<path fill="{coat.paint}" stroke="{coat.deep}" stroke-width="1.4"'
        f' stroke-linejoin="round" d="{data}"/>'
    )

"""The drawn board of Blindside: plates of slate on a dark mat, as one SVG picture.

Nothing in it has a direction of light, so the picture may be turned by 180 degrees.
"""

from collections.abc import Iterator, Sequence
from math import pi

from tabletop_qt.core.drawing import chance, fill
from tabletop_qt.games.blindside.ground_inlay import action_space, keys, start_spaces
from tabletop_qt.games.blindside.ground_mat import mat
from tabletop_qt.games.blindside.ground_shapes import (
    REACH,
    Box,
    Spot,
    drawn_in,
    fills,
    flake,
    hexagon,
    outlines,
    straw,
    worn,
)

INK = "#EFE7D3"
"""The colour of the coordinates: more than 4.5 : 1 on the mat."""

_GLOOM = "#04090a"
"""The shade under the plates."""
_SAWN = "#0e1416"
"""The sawn sides of the plates, and the joint between them."""
_ARRIS = "#aab5b8"
"""The worn edge of a plate."""
_CHAMFER = "#a0abb0"
"""The edge of a hex, broken all around."""
_BED = "#465157"
"""The grooves between the hexes of a plate."""

_TONES = (
    ("#859096", "#828d93", "#889398", "#7f8a91", "#859098"),
    ("#869291", "#838f8e", "#899593", "#808c8b", "#869294"),
    ("#8a8c94", "#878991", "#8d8f97", "#84868e", "#898b93"),
    ("#8e8e8b", "#8b8b88", "#91918e", "#888885", "#8d8d8b"),
)
"""The tones of the hexes of each plate: all about as light, so marks look the same on them."""


def ground(
    plates: Sequence[Sequence[Spot]],
    actions: Sequence[Spot],
    starts: tuple[Sequence[Spot], Sequence[Spot]],
    bounds: Box,
) -> str:
    """Give an empty board of any shape as SVG text: plates by the middles of their hexes.

    `starts` are Red's and Black's start spaces; the view box is `bounds`.
    """
    box = " ".join(f"{number:g}" for number in bounds)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    slate = [line for number, cells in enumerate(plates) for line in _plate(number, cells)]
    inlays = [line for middle in actions for line in action_space(middle)]
    return "\n".join(
        (
            head,
            *mat(bounds),
            *_shade(plates),
            *slate,
            *keys(plates),
            *start_spaces(*starts),
            *inlays,
            "</svg>",
            "",
        )
    )


def plate(number: int, cells: Sequence[Spot], actions: Sequence[Spot], bounds: Box) -> str:
    """Give one loose plate as SVG text; the view box is `bounds`."""
    box = " ".join(f"{one:g}" for one in bounds)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    inlays = [line for middle in actions for line in action_space(middle)]
    return "\n".join((head, *_shade([cells]), *_plate(number, cells), *inlays, "</svg>", ""))


def _shade(plates: Sequence[Sequence[Spot]]) -> Iterator[str]:
    """The shade around plates that lie together, the same on all sides, and the sawn sides."""
    rings = outlines([cell for cells in plates for cell in cells])
    for by, alpha in ((-19, 0.18), (-14, 0.26), (-9, 0.36)):
        data = "".join(worn(drawn_in(ring, by), 14) for ring in rings)
        yield fill(_GLOOM, data, alpha)
    yield fill(_SAWN, "".join(worn(drawn_in(ring, -5), 5) for ring in rings))


def _plate(number: int, cells: Sequence[Spot]) -> Iterator[str]:
    """One plate: its worn edge, its bed, and the hexes cut into it."""
    rings = outlines(cells)
    for colour, by in ((_ARRIS, 1.6), (_BED, 3.4)):
        yield fill(colour, "".join(worn(drawn_in(ring, by), 4) for ring in rings))
    tones = _TONES[number % len(_TONES)]
    groups: list[list[str]] = [[] for _ in tones]
    for k, cell in enumerate(cells):
        groups[int(len(tones) * chance(number, k))].append(hexagon(cell, REACH - 5.0))
    yield from fills(_CHAMFER, [hexagon(cell, REACH - 3.6) for cell in cells])
    for tone, group in zip(tones, groups, strict=True):
        yield from fills(tone, group)
    yield from _grain(number, cells)


def _grain(number: int, cells: Sequence[Spot]) -> Iterator[str]:
    """Where the slate has split: shards and fine veins along the grain of the plate."""
    grain = pi * (0.12 + 0.31 * number)
    pale: list[str] = []
    dark: list[str] = []
    veins: list[str] = []
    for k, (x, y) in enumerate(cells):
        for turn in range(2):
            luck = [chance(number, k, turn, n) for n in range(5)]
            u, v = x + 36 * (luck[0] - 0.5), y + 36 * (luck[1] - 0.5)
            long, wide = 11 + 17 * luck[2], 4 + 6 * luck[3]
            angle = grain + 0.5 * (luck[4] - 0.5)
            (pale if turn % 2 else dark).append(flake(u, v, long, wide, angle, number, k, turn))
        luck = [chance(number, k, n, 7) for n in range(4)]
        u, v = x + 44 * (luck[0] - 0.5), y + 44 * (luck[1] - 0.5)
        if luck[2] < 0.7:
            angle = grain + 0.4 * (luck[3] - 0.5)
            veins.append(straw(u, v, 22 + 34 * luck[2], angle, 0.7))
    yield from fills("#ffffff", pale, 0.06, 6)
    yield from fills("#1c2a33", dark, 0.08, 6)
    yield from fills("#39454c", veins, 0.4, 6)

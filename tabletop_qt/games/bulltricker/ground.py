"""The drawn board of BullTricker: a slotted wooden board as one SVG picture.

Nothing in it has a direction of light, so the picture may be turned by 180 degrees.
It is made of filled paths alone, each with few parts: Qt draws those several times faster than
strokes, and than paths with hundreds of parts.
"""

from collections.abc import Iterator

from tabletop_qt.core.drawing import Box, chance, fill, plate

_LINES = 15
_NARROW = 36
_WIDE = 64
_SPAN = 8 * _NARROW + 7 * _WIDE
_RIM = 44

_RAIL = "#33201a"
"""The frame: dark enough for #F3E7CF at more than 4.5 : 1."""
_EDGE = "#160b07"
_BED = "#26150e"
"""The joint that shows between the cells."""
_BRASS = "#b9904f"
_ROYALS = ("#683f26", "#6c4228", "#643c24", "#6a4128")
_SLOTS = ("#a47542", "#a77845", "#a07140", "#a57644")


def ground() -> str:
    """The whole board with its frame as SVG text, lattice origin at (0, 0)."""
    box = f"{-_RIM} {-_RIM} {_SPAN + 2 * _RIM} {_SPAN + 2 * _RIM}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    return "\n".join((head, *_frame(), *_royals(), *_slots(), *_posts(), "</svg>", ""))


def _start(line: int) -> int:
    """Where a lattice line begins."""
    return (line + 1) // 2 * _NARROW + line // 2 * _WIDE


def _box(row: int, column: int) -> Box:
    """The place of a cell."""
    width, height = (_WIDE if column % 2 else _NARROW), (_WIDE if row % 2 else _NARROW)
    return _start(column), _start(row), width, height


def _cut(box: Box, inset: float, corner: float) -> str:
    """Path data of a rectangle with cut corners that lies `inset` units within a box."""
    x, y, width, height = box[0] + inset, box[1] + inset, box[2] - 2 * inset, box[3] - 2 * inset
    k, across, down = corner, width - 2 * corner, height - 2 * corner
    return (
        f"M{x + k:g} {y:g}h{across:g}l{k:g} {k:g}v{down:g}l{-k:g} {k:g}"
        f"h{-across:g}l{-k:g}-{k:g}v{-down:g}z"
    )


def _diamond(x: float, y: float, reach: float) -> str:
    """Path data of a square on its corner around (x, y)."""
    return f"M{x:g} {y - reach:g}l{reach:g} {reach:g}-{reach:g} {reach:g}-{reach:g}-{reach:g}z"


def _disc(box: Box, radius: float) -> str:
    """Path data of a circle in the middle of a box."""
    x, y, k = box[0] + box[2] / 2, box[1] + box[3] / 2, radius
    return f"M{x - k:g} {y:g}a{k:g} {k:g} 0 1 0 {2 * k:g} 0a{k:g} {k:g} 0 1 0 {-2 * k:g} 0z"


def _fibre(x: float, y: float, length: float, upright: bool, bow: float, thick: float) -> str:
    """Path data of one wood fibre that begins at (x, y), tapering at both ends."""
    half, out, back = f"{length / 2:.0f}", f"{bow:.1f}", f"{bow + 2 * thick:.1f}"
    if upright:
        return f"M{x:.1f} {y:.0f}q{out} {half} 0 {length:.0f}q{back}-{half} 0-{length:.0f}z"
    return f"M{x:.0f} {y:.1f}q{half} {out} {length:.0f} 0q-{half} {back}-{length:.0f} 0z"


def _grain(box: Box, upright: bool, rows: int, *seed: int) -> str:
    """Path data of the fibres in one cell: short, as long level ones are slow to draw."""
    x, y, width, height = box
    run, across = (height, width) if upright else (width, height)
    lean = 4 * chance(*seed) - 2
    parts = []
    for row in range(rows):
        luck = [chance(*seed, row, turn) for turn in range(5)]
        length = (run - 13) * (0.35 + 0.5 * luck[0])
        first = 6.5 + (run - 13 - length) * luck[1]
        at = 6.5 + (across - 14) * (row + 0.1 + 0.8 * luck[2]) / rows
        bow, thick = lean + luck[3] - 0.5, 0.4 + 0.9 * luck[4] ** 2
        left, top = (x + at, y + first) if upright else (x + first, y + at)
        parts.append(_fibre(left, top, length, upright, bow, thick))
    return "".join(parts)


def _frame() -> Iterator[str]:
    """The rails around the lattice, their joints, and the bed the cells lie in."""
    whole = (0.0, 0.0, float(_SPAN), float(_SPAN))
    yield fill("#7d5a40", plate(whole, 9, -_RIM))
    yield fill(_RAIL, plate(whole, 8, 1.2 - _RIM))
    for side in range(4):
        for row in range(8):
            yield from _rail_grain(side, row)
    for x in (-_RIM + 4, _SPAN + _RIM - 4):
        for y in (-_RIM + 4, _SPAN + _RIM - 4):
            dx, dy = (-33 if x > 0 else 33), (-33 if y > 0 else 33)
            yield fill(_EDGE, f"M{x} {y}l{dx} {dy}h1.2L{x} {y}z", 0.8)
    for colour, out, round_ in ((_EDGE, 9, 5), (_BRASS, 7.6, 4), (_EDGE, 5.9, 3), (_BED, 2, 2)):
        yield fill(colour, plate(whole, round_, -out))
    for colour, reach in ((_EDGE, 8), (_BRASS, 6.4), ("#d3ae6c", 2.6)):
        corners = (_diamond(x, y, reach) for x in (-22, _SPAN + 22) for y in (-22, _SPAN + 22))
        yield fill(colour, "".join(corners))


def _rail_grain(side: int, row: int) -> Iterator[str]:
    """The fibres one behind the other along one of the four rails, at one depth."""
    depth = 12 + 29 * (row + 0.8 * chance(side, row)) / 8
    out = -depth if side < 2 else _SPAN + depth
    at, end = 8 - depth, _SPAN + depth - 8
    yield f'<g fill="{_EDGE}" fill-opacity="{0.25 + 0.35 * chance(side, row, 1):.2f}">'
    while at < end - 20:
        luck = [chance(side, row, round(at), turn) for turn in range(4)]
        length = min(50 + 90 * luck[0], end - at)
        x, y = (out, at) if side % 2 else (at, out)
        bow, thick = 2 * luck[1] - 1, 0.45 + 0.5 * luck[2]
        yield f'<path d="{_fibre(x, y, length, side % 2 > 0, bow, thick)}"/>'
        at += length - 20 + 60 * luck[3] ** 2
    yield "</g>"


def _layers(boxes: list[Box], layers: tuple[tuple[str, float, float], ...]) -> Iterator[str]:
    """Rounded plates of one row of cells, one upon the other: colour, inset, rounding."""
    for colour, inset, round_ in layers:
        yield fill(colour, "".join(plate(box, round_, inset) for box in boxes))


def _toned(boxes: list[Box], row: int, tones: tuple[str, ...], inset: float) -> Iterator[str]:
    """The floors of one row of cells, no two pieces of wood quite alike."""
    for tone, colour in enumerate(tones):
        mine = (box for c, box in enumerate(boxes) if int(chance(row, c) * len(tones)) == tone)
        data = "".join(plate(box, 2.6, inset) for box in mine)
        if data:
            yield fill(colour, data)


def _royals() -> Iterator[str]:
    """The rooms: dark squares whose grain alternates like a parquet, with a king's ring."""
    for r in range(1, _LINES, 2):
        boxes = [_box(r, c) for c in range(1, _LINES, 2)]
        yield from _layers(boxes, (("#8a5f41", 0.9, 3.4), ("#5b361f", 1.7, 2.8)))
        yield from _toned(boxes, r, _ROYALS, 3.2)
        for k, box in enumerate(boxes):
            yield fill("#2a1409", _grain(box, (r // 2 + k) % 2 > 0, 11, r, k), 0.28)
        for colour, alpha, wide, slim in (("#26120a", 0.5, 26.1, 25), ("#d9a870", 0.25, 25, 24.1)):
            for box in boxes:
                yield fill(colour, _disc(box, wide) + _disc(box, slim), alpha, "evenodd")


def _slots() -> Iterator[str]:
    """The walls between the rooms: lighter slots, sunk, with the grain along them."""
    sunk = (
        ("#ad8453", 0.9, 6),
        ("#362012", 1.8, 5.3),
        ("#5f4025", 2.9, 4.5),
        ("#7b5732", 3.8, 3.9),
        ("#90683e", 4.8, 3.2),
    )
    for r in range(_LINES):
        boxes = [_box(r, c) for c in range((r + 1) % 2, _LINES, 2)]
        yield from _layers(boxes, sunk)
        yield from _toned(boxes, r, _SLOTS, 6)
        for k, box in enumerate(boxes):
            yield fill("#5a3210", _grain(box, r % 2 > 0, 6, r, k), 0.25)


def _posts() -> Iterator[str]:
    """The abutments: small dark posts where nobody ever stands."""
    for r in range(0, _LINES, 2):
        boxes = [_box(r, c) for c in range(0, _LINES, 2)]
        for colour, inset, cut in (("#6e4c2d", 1.6, 7), ("#472c1b", 2.6, 6.6), ("#3a2316", 7.5, 4)):
            yield fill(colour, "".join(_cut(box, inset, cut) for box in boxes))
        for colour, reach in ((_EDGE, 6.4), ("#74502c", 5)):
            yield fill(colour, "".join(_diamond(x + 18, y + 18, reach) for x, y, _, _ in boxes))

"""The rims that tell the seats apart without colour: A notched, B dotted, C striped, D waved.

A rim goes round a whole counter or round one half of it, as in a mixi-blob.
"""

from collections.abc import Callable, Iterator, Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

from tabletop_qt.core.drawing import fill
from tabletop_qt.games.uckers.palettes import Coat, Letter

Spot: TypeAlias = tuple[float, float]
Span: TypeAlias = tuple[float, float]
"""From where to where something goes round, in degrees clockwise from the right."""

ROUND: Final[Span] = (0, 360)
LEFT: Final[Span] = (90, 270)
RIGHT: Final[Span] = (-90, 90)

_TEETH: Final = 8
_LOBES: Final = 10


def numbers(*values: float) -> str:
    """Write numbers as briefly as path data allows, to a tenth of a unit."""
    text = ""
    for value in values:
        short = f"{round(value, 1) + 0.0:g}"
        if short.lstrip("-").startswith("0."):
            short = short.replace("0.", ".")
        text += short if not text or short[0] == "-" else f" {short}"
    return text


def disc(x: float, y: float, reach: float) -> str:
    """Give a circle."""
    half = f"a{numbers(reach, reach)} 0 1 1 "
    wide = round(2 * reach, 1)
    return f"M{numbers(x - reach, y)}{half}{numbers(wide, 0)}{half}{numbers(-wide, 0)}z"


def ring(spots: Sequence[Spot]) -> str:
    """Give the closed line through some points."""
    return f"M{_line(spots)}z"


def at(middle: Spot, reach: float, degrees: float) -> Spot:
    """Give the point that lies so far from a middle in a direction."""
    angle = pi * degrees / 180
    return middle[0] + reach * cos(angle), middle[1] + reach * sin(angle)


def sector(middle: Spot, inner: float, outer: float, span: Span) -> str:
    """Give a piece of a flat ring."""
    (x1, y1), (x2, y2) = (at(middle, outer, one) for one in span)
    (x3, y3), (x4, y4) = (at(middle, inner, one) for one in reversed(span))
    far = int(span[1] - span[0] > 180)
    return (
        f"M{x1:.1f} {y1:.1f}A{outer:g} {outer:g} 0 {far} 1 {x2:.1f} {y2:.1f}"
        f"L{x3:.1f} {y3:.1f}A{inner:g} {inner:g} 0 {far} 0 {x4:.1f} {y4:.1f}z"
    )


def half_disc(middle: Spot, reach: float, span: Span) -> str:
    """Give the part of a circle within a span, closed by a straight line."""
    if span == ROUND:
        return disc(*middle, reach)
    (x1, y1), (x2, y2) = (at(middle, reach, one) for one in span)
    return f"M{x1:.1f} {y1:.1f}A{reach:g} {reach:g} 0 0 1 {x2:.1f} {y2:.1f}z"


def silhouette(letter: Letter, middle: Spot, reach: float, span: Span = ROUND) -> str:
    """Give the outline of a seat's counter: A has notches in it, D is waved, B and C are round."""
    match letter:
        case "A":
            return _notched(middle, reach, span)
        case "D":
            return ring(list(_waved(middle, reach, span)))
    return half_disc(middle, reach, span)


def _notched(middle: Spot, reach: float, span: Span) -> str:
    """Give teeth with notches between; a half begins and ends in the middle of a tooth."""
    pitch, notch = 360 / _TEETH, 17.0
    deep = reach * 0.84
    parts = [f"M{_line([at(middle, reach, span[0])])}"]
    for turn in range(round((span[1] - span[0]) / pitch)):
        gap = span[0] + turn * pitch + (pitch - notch) / 2
        notched = [at(middle, deep, gap + 2), at(middle, deep, gap + notch - 2)]
        parts.append(_arc(reach, at(middle, reach, gap)))
        parts.append(f"L{_line([*notched, at(middle, reach, gap + notch)])}")
        parts.append(_arc(reach, at(middle, reach, span[0] + (turn + 1) * pitch)))
    return "".join(parts) + "z"


def _arc(reach: float, end: Spot) -> str:
    return f"A{reach:g} {reach:g} 0 0 1 {_line([end])}"


def _waved(middle: Spot, reach: float, span: Span) -> Iterator[Spot]:
    steps = 6 * _LOBES if span == ROUND else 3 * _LOBES
    for step in range(steps + (span != ROUND)):
        degrees = span[0] + step * (span[1] - span[0]) / steps
        yield at(middle, reach * (0.955 + 0.045 * _wave(degrees)), degrees)


def _wave(degrees: float) -> float:
    return cos(pi * _LOBES * degrees / 180)


def rim(
    letter: Letter, coat: Coat, middle: Spot, band: tuple[float, float], span: Span = ROUND
) -> Iterator[str]:
    """Draw a seat's pattern on its paint, from the inner to the outer radius of a band."""
    yield from _RIMS[letter](coat, middle, band, span)


def _marks(count: int, span: Span) -> Iterator[float]:
    """Share marks out over a span, the first half a step in."""
    pitch = 360 / count
    for turn in range(round((span[1] - span[0]) / pitch)):
        yield span[0] + (turn + 0.5) * pitch


def _notches(coat: Coat, middle: Spot, band: tuple[float, float], span: Span) -> Iterator[str]:
    """A block of trim under each notch."""
    inner, outer = band
    low, high = inner + (outer - inner) * 0.1, inner + (outer - inner) * 0.52
    blocks = [sector(middle, low, high, (one - 10, one + 10)) for one in _marks(_TEETH, span)]
    yield fill(coat.trim, "".join(blocks))


def _dots(coat: Coat, middle: Spot, band: tuple[float, float], span: Span) -> Iterator[str]:
    inner, outer = band
    half = (outer - inner) / 2
    dots = [disc(*at(middle, inner + half, one), half * 0.68) for one in _marks(8, span)]
    yield fill(coat.trim, "".join(dots))


def _stripes(coat: Coat, middle: Spot, band: tuple[float, float], span: Span) -> Iterator[str]:
    bars = [sector(middle, *band, (one - 9, one + 9)) for one in _marks(8, span)]
    yield fill(coat.trim, "".join(bars))


def _waves(coat: Coat, middle: Spot, band: tuple[float, float], span: Span) -> Iterator[str]:
    inner, outer = band
    mean, swing = (inner + outer) / 2, (outer - inner) * 0.26
    steps = round((span[1] - span[0]) / 6)
    line = []
    for step in range(steps + 1):
        degrees = span[0] + step * (span[1] - span[0]) / steps
        line.append(at(middle, mean + swing * _wave(degrees), degrees))
    yield (
        f'<path fill="none" stroke="{coat.trim}" stroke-width="{(outer - inner) * 0.28:.1f}"'
        f' stroke-linejoin="round" d="M{_line(line)}"/>'
    )


def _line(spots: Sequence[Spot]) -> str:
    """Write points for a line: the first as it is, the others from the one before."""
    (x, y), *others = [(round(u, 1), round(v, 1)) for u, v in spots]
    text = numbers(x, y)
    for count, (u, v) in enumerate(others):
        step = numbers(u - x, v - y)
        text += step if count and step[0] == "-" else f" {step}" if count else f"l{step}"
        x, y = u, v
    return text


_Rim: TypeAlias = Callable[[Coat, Spot, tuple[float, float], Span], Iterator[str]]
_RIMS: Final[dict[Letter, _Rim]] = {"A": _notches, "B": _dots, "C": _stripes, "D": _waves}

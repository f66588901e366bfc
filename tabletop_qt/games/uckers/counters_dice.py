"""The bone dice of Uckers: what a die shows, and what has become of it, told without colour."""

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, TypeAlias

from tabletop_qt.core.drawing import fill, plate
from tabletop_qt.games.uckers.counters_rims import disc

DieState: TypeAlias = Literal["open", "used", "lost", "blank"]
"""Still to be played, played, of no use, or not yet thrown."""

_HEAD: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
_EDGE: Final = "#2b2014"
_BONE: Final = "#f6ecd2"
_WORN: Final = "#e2d3ae"
_PIP: Final = "#241a10"
_PALE: Final = "#d5cab2"
"""The bone of a die that is done with, and what its pips have faded to."""
_FADED: Final = "#786b55"
_TICK: Final = "#1c4d2a"
_CROSS: Final = "#8c1c16"

_LOW, _MID, _HIGH = 18.5, 32.0, 45.5
_CORNERS: Final = ((_LOW, _LOW), (_HIGH, _HIGH), (_HIGH, _LOW), (_LOW, _HIGH))
_SIDES: Final = ((_LOW, _MID), (_HIGH, _MID))
_CENTRE: Final = ((_MID, _MID),)
PIPS: Final = {
    1: _CENTRE,
    2: _CORNERS[:2],
    3: (*_CORNERS[:2], *_CENTRE),
    4: _CORNERS,
    5: (*_CORNERS, *_CENTRE),
    6: (*_CORNERS, *_SIDES),
}
"""Where the pips of each face lie."""


@cache
def die(value: int, state: DieState) -> str:
    """Give one die; a blank one shows no pips, whatever its value.

    A die that is done with is smaller and pale, so that all its pips stay to be read beside the
    tick or the cross.
    """
    if state in ("open", "blank"):
        parts = (*_bone(_BONE, _WORN), *_face(value, state))
    else:
        parts = ('<g transform="scale(.84)">', *_bone(_PALE, _FADED), *_face(value, state), "</g>")
    return "\n".join((_HEAD, *parts, *_tally(state), "</svg>", ""))


def _bone(bone: str, edge: str) -> Iterator[str]:
    box = (3.0, 3.0, 58.0, 58.0)
    yield fill(_BONE, plate(box, 13, -1.6), 0.75)
    yield fill(_EDGE, plate(box, 12))
    yield fill(edge, plate(box, 11, 2.2))
    yield fill(bone, plate(box, 15, 3.6))


def _face(value: int, state: DieState) -> Iterator[str]:
    match state:
        case "blank":
            yield fill(_WORN, disc(32, 32, 15) + disc(32, 32, 11.5), 1, "evenodd")
        case "open":
            yield _pips(value, 5.6, _PIP)
        case _:
            yield _pips(value, 5.6, _FADED)


def _pips(value: int, reach: float, colour: str) -> str:
    return fill(colour, "".join(disc(x, y, reach) for x, y in PIPS[value]))


def _tally(state: DieState) -> Iterator[str]:
    """At the lower right a round tally with a tick, or a square one with a cross."""
    if state == "used":
        yield fill(_BONE, disc(51, 51, 12.6))
        yield fill(_TICK, disc(51, 51, 11.2))
        yield _stroke(_BONE, 4, "M45.4 51.4L49.6 55.4L56.6 47")
    elif state == "lost":
        yield fill(_BONE, plate((38.6, 38.6, 24.8, 24.8), 4))
        yield fill(_CROSS, plate((40, 40, 22, 22), 3))
        yield _stroke(_BONE, 4, "M45.4 45.4L56.6 56.6M56.6 45.4L45.4 56.6")


def _stroke(colour: str, width: float, data: str) -> str:
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"'
        f' stroke-linejoin="round" d="{data}"/>'
    )

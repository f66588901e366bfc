"""The letters and numbers of Uckers, drawn with a broad round pen so that no font is needed."""

from typing import Final

_PEN: Final = {
    "A": "M-7.2 10L0-10L7.2 10M-4.6 3.6H4.6",
    "B": "M-5.8 10V-10H.4A4.9 4.7 0 0 1 .4-.6H-5.8M.4-.6A5.4 5.3 0 0 1 .4 10H-5.8",
    "C": "M6.8-5.4A8 10 0 1 0 6.8 5.4",
    "D": "M-6.2 10V-10H-1.8A8.4 10 0 0 1-1.8 10z",
    "1": "M-4-6.4L1-10V10",
    "2": "M-5.8-5.2C-5.4-11.6 5.8-11.6 5.8-4.9C5.8-.7-1.2 2.8-5.8 10H6.4",
    "3": "M-5.6-10H5.4L-.6-2.2C8.4-2.2 8.2 10-.6 10C-3.4 10-5.4 8.7-6.3 6.9",
    "4": "M3 10V-10L-6.8 4.6H6.8",
    "5": "M5.2-10H-4.3L-5.1-1.4C7.4-5.6 9 10-.5 10C-3.2 10-5.1 8.8-6.1 7",
    "6": "M4-10C-2.8-7.2-6-2-6 3.8A6 6.2 0 1 0 6 3.8A6 6.2 0 0 0-5.6 1.8",
    "7": "M-6-10H6.2L-1.4 10",
    "8": "M0-.6A4.7 4.7 0 1 1 .1-.6M0-.6A5.7 5.3 0 1 0 .1-.6",
}
"""Each sign within a box 20 high around the origin."""

SIGNS: Final = frozenset(_PEN)
"""The signs that can be drawn: the seats' letters and the counts of a stack."""


def glyph(
    sign: str, x: float, y: float, height: float, colour: str, weight: float = 4.4, alpha: float = 1
) -> str:
    """Draw one sign with its middle at (x, y); `weight` is the pen's width on a height of 20."""
    scale = (height - weight * height / 26) / 20
    fade = "" if alpha == 1 else f' stroke-opacity="{alpha:g}"'
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{weight:g}"{fade}'
        f' stroke-linecap="round" stroke-linejoin="round"'
        f' transform="translate({x:g} {y:g}) scale({scale:.3f})" d="{_PEN[sign]}"/>'
    )

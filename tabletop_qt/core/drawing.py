"""What drawings in SVG share: chance that is always the same, and filled paths."""


def chance(*seed: int) -> float:
    """Give a number from 0 up to 1 that depends on the seed alone."""
    word = 0x9E3779B9
    for part in seed:
        word = (word ^ (part + 0x7F4A7C15)) * 0x85EBCA6B & 0xFFFFFFFF
        word = (word ^ (word >> 13)) * 0xC2B2AE35 & 0xFFFFFFFF
        word ^= word >> 16
    return word / 2**32


def fill(colour: str, data: str, alpha: float = 1, rule: str = "nonzero") -> str:
    """Write one filled path."""
    fade = "" if alpha == 1 else f' fill-opacity="{alpha:g}"'
    even = "" if rule == "nonzero" else f' fill-rule="{rule}"'
    return f'<path fill="{colour}"{fade}{even} d="{data}"/>'


Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def plate(box: Box, round_: float, inset: float = 0) -> str:
    """Give the path of a rounded rectangle that lies `inset` units within a box."""
    x, y, width, height = box[0] + inset, box[1] + inset, box[2] - 2 * inset, box[3] - 2 * inset
    k, across, down = round_, width - 2 * round_, height - 2 * round_
    return (
        f"M{x + k:g} {y:g}h{across:g}q{k:g} 0 {k:g} {k:g}v{down:g}q0 {k:g}-{k:g} {k:g}"
        f"h{-across:g}q-{k:g} 0-{k:g}-{k:g}v{-down:g}q0-{k:g} {k:g}-{k:g}z"
    )

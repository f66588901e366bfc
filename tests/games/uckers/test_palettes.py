"""Colours of Uckers: told apart by every kind of eye, and from the wood they lie on."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from tabletop_qt.games.uckers.ground import DECK, INK, WOODS
from tabletop_qt.games.uckers.palettes import (
    CREAM,
    LETTERS,
    PALETTES,
    SHELL,
    Coat,
    PaletteName,
)

Triple = tuple[float, float, float]

EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "ordinary": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What each eye makes of linear red, green and blue, by the model of Machado and others."""

APART = 35.0
"""A distance in CIE Lab at which nobody takes one colour for another; 2.3 is just noticed."""

every_palette = pytest.mark.parametrize("name", PALETTES)


def linear(colour: str) -> Triple:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def seen(colour: str, eye: str) -> Triple:
    """Give a colour in CIE Lab (D65) as an eye sees it."""
    light = linear(colour)
    rows = EYES[eye]
    red, green, blue = (
        min(max(sum(a * c for a, c in zip(row, light, strict=True)), 0.0), 1.0) for row in rows
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    u, v, w = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * v - 16, 500 * (u - v), 200 * (v - w)


def distances(name: PaletteName, eye: str) -> Iterator[float]:
    paints = [PALETTES[name][letter].paint for letter in LETTERS]
    for one, other in combinations(paints, 2):
        pairs = zip(seen(one, eye), seen(other, eye), strict=True)
        yield sum((a - b) ** 2 for a, b in pairs) ** 0.5


def coats(name: PaletteName) -> list[Coat]:
    return [PALETTES[name][letter] for letter in LETTERS]


def test_the_eyes_see_grey_as_grey() -> None:
    for eye in EYES:
        lightness, *colour = seen("#808080", eye)
        assert lightness == pytest.approx(53.6, abs=0.2)
        assert colour == pytest.approx([0, 0], abs=0.5)


def test_red_and_green_of_one_lightness_are_alike_without_one_of_their_cones() -> None:
    red, green = seen("#c04040", "deuteranopia"), seen("#6f7a20", "deuteranopia")
    apart = sum((a - b) ** 2 for a, b in zip(red, green, strict=True)) ** 0.5
    assert apart < 15


@pytest.mark.parametrize("eye", EYES)
def test_the_clear_palette_is_told_apart_by_every_eye(eye: str) -> None:
    assert min(distances("clear", eye)) >= APART


def test_the_printed_colours_are_not_told_apart_by_every_eye() -> None:
    assert min(min(distances("navy", eye)) for eye in EYES) < APART / 2


@every_palette
def test_ordinary_eyes_tell_all_seats_apart(name: PaletteName) -> None:
    assert min(distances(name, "ordinary")) >= APART


@pytest.mark.parametrize("wood", WOODS)
def test_the_line_around_a_counter_is_told_from_every_wood(wood: str) -> None:
    assert contrast(SHELL, wood) >= 3


@every_palette
@pytest.mark.parametrize("wood", WOODS)
def test_what_is_painted_on_squares_is_edged_in_what_shows(name: PaletteName, wood: str) -> None:
    assert min(contrast(coat.deep, wood) for coat in coats(name)) >= 4.5


@every_palette
def test_letters_and_rims_show_on_their_own_counters(name: PaletteName) -> None:
    for coat in coats(name):
        assert contrast(coat.deep, CREAM) >= 4.5
        assert contrast(coat.trim, coat.paint) >= 3


def test_what_is_written_on_the_frame_can_be_read() -> None:
    assert contrast(INK, DECK) >= 4.5


@every_palette
def test_a_team_has_two_colours_that_people_name_differently(name: PaletteName) -> None:
    assert len({coat.word for coat in coats(name)}) == 4


def test_the_palettes_are_those_of_the_rules() -> None:
    words = {name: [coat.word for coat in coats(name)] for name in PALETTES}
    assert words["navy"] == ["green", "blue", "red", "yellow"]
    assert words["other"] == ["red", "green", "yellow", "blue"]

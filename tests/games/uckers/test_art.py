"""Every picture of Uckers is whole, of bounded size, and says what it is to say."""

from itertools import combinations, product
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tabletop_qt.games.uckers.counters import MOST, Pile, counter, stack
from tabletop_qt.games.uckers.counters_badges import BASE_SIDE, TEAMS, badge, in_base
from tabletop_qt.games.uckers.counters_dice import PIPS, DieState, die
from tabletop_qt.games.uckers.counters_glyphs import SIGNS
from tabletop_qt.games.uckers.counters_rims import rim, silhouette
from tabletop_qt.games.uckers.ground import ground
from tabletop_qt.games.uckers.ground_shapes import (
    BASES,
    CHUTES,
    HOMES,
    RING,
    SPOTS,
    Cell,
    middle,
    square,
    strip,
)
from tabletop_qt.games.uckers.ground_ways import Doorstep
from tabletop_qt.games.uckers.palettes import LETTERS, PALETTES, SHELL, Letter, PaletteName

STATES: tuple[DieState, ...] = ("open", "used", "lost", "blank")
DOORSTEPS: tuple[tuple[Doorstep, int], ...] = (("second", 2), ("corner", 1))

PICTURE = """
                         12  13f 14c
                         11  B1  15d
                         10  B2  16
                         09  B3  17
                         08  B4  18
                         07  B5  19
 01c 02d 03  04  05  06  //  B*  //  20  21  22  23  24  25
 00f A1  A2  A3  A4  A5  A*  ++  C*  C5  C4  C3  C2  C1  26f
 51  50  49  48  47  46  //  D*  //  32  31  30  29  28d 27c
                         45  D5  33
                         44  D4  34
                         43  D3  35
                         42  D2  36
                         41d D1  37
                         40c 39f 38
"""
"""The board as the rules draw it: four characters a column."""


def cells() -> dict[str, Cell]:
    found = {}
    for row, line in enumerate(PICTURE.strip("\n").split("\n")):
        for column in range(15):
            if name := line[1 + 4 * column : 5 + 4 * column].strip():
                found[name.rstrip("fcd")] = (column, row)
    return found


def drawn(svg: str, side: int) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return image


def box(svg: str) -> str | None:
    return ElementTree.fromstring(svg).get("viewBox")


def near(colour: QColor, other: str) -> bool:
    wanted = QColor(other)
    apart = (
        colour.red() - wanted.red(),
        colour.green() - wanted.green(),
        colour.blue() - wanted.blue(),
    )
    return all(abs(part) <= 12 for part in apart)


def piles() -> list[tuple[Pile, ...]]:
    single: list[tuple[Pile, ...]] = [((letter, n),) for letter in LETTERS for n in range(1, 9)]
    counts = list(product(range(1, 5), repeat=2))
    pairs = [((one, n), (other, m)) for one, other in TEAMS.values() for n, m in counts]
    return [*single, *pairs]


def test_ring_chutes_and_homes_lie_where_the_rules_draw_them() -> None:
    places = cells()
    assert [places[f"{number:02}"] for number in range(52)] == list(RING)
    for letter, chute, home in zip(LETTERS, CHUTES, HOMES, strict=True):
        assert [places[f"{letter}{k}"] for k in range(1, 6)] == list(chute)
        assert places[f"{letter}*"] == home
    assert middle((0, 0)) == (48, 48)
    assert middle((14, 14)) == (720, 720)


def test_bases_lie_clockwise_from_the_top_left_with_their_spots_apart() -> None:
    assert [(x < 384, y < 384) for x, y in BASES.values()] == [
        (True, True),
        (False, True),
        (False, False),
        (True, False),
    ]
    for letter in LETTERS:
        for (x1, y1), (x2, y2) in combinations(SPOTS[letter], 2):
            assert max(abs(x1 - x2), abs(y1 - y2)) >= 64


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("doorstep", [name for name, _ in DOORSTEPS])
def test_the_board_is_whole_and_not_too_long(palette: PaletteName, doorstep: Doorstep) -> None:
    svg = ground(palette, doorstep)
    assert box(svg) == "0 0 768 768"
    assert len(svg) < 80_000
    drawn(svg, 96)


@pytest.mark.parametrize("palette", PALETTES)
def test_the_doorstep_is_painted_where_the_option_puts_it(palette: PaletteName) -> None:
    images = {name: drawn(ground(palette, name), 768) for name, _ in DOORSTEPS}
    for (name, number), seat in product(DOORSTEPS, range(4)):
        for other in (1, 2):
            x, y, _, _ = square(RING[13 * seat + other], 4)
            spot = images[name].pixelColor(round(x) + 1, round(y) + 1)
            assert near(spot, PALETTES[palette][LETTERS[seat]].paint) == (other == number)


def test_counters_stand_on_wood_everywhere() -> None:
    image = drawn(ground("navy", "second"), 768)
    spots = [middle(cell) for cell in RING[4:6]]
    spots += [spot for letter in LETTERS for spot in SPOTS[letter]]
    for x, y in spots:
        assert image.pixelColor(round(x), round(y) + 12).lightness() > 150


@pytest.mark.parametrize("palette", PALETTES)
def test_every_stack_is_whole_within_its_cell(palette: PaletteName) -> None:
    pictures = {pile: stack(pile, palette) for pile in piles()}
    assert len(set(pictures.values())) == len(pictures)
    for pile, svg in pictures.items():
        assert box(svg) == "0 0 48 48"
        assert len(svg) < 24_000
        image = drawn(svg, 96)
        assert image.pixelColor(48, 48).alpha() == 255
        edge = [(k, end) for k in range(96) for end in (0, 95)]
        cut = max(image.pixelColor(x, y).alpha() for x, y in (*edge, *((y, x) for x, y in edge)))
        assert cut < 128, pile


def test_a_stack_of_one_is_a_counter_and_partners_may_come_in_any_order() -> None:
    assert stack((("B", 1),), "navy") == counter("B", "navy")
    assert stack((("C", 2), ("A", 1)), "navy") == stack((("A", 1), ("C", 2)), "navy")


@pytest.mark.parametrize("wrong", [(), (("A", 0),), (("A", MOST + 1),), (("A", 1), ("A", 1))])
def test_what_is_no_stack_is_not_drawn(wrong: tuple[Pile, ...]) -> None:
    with pytest.raises(ValueError, match="no stack"):
        stack(wrong, "navy")


def test_seats_are_told_apart_in_one_and_the_same_paint() -> None:
    coat = PALETTES["navy"]["A"]
    rims = {"".join(rim(letter, coat, (0, 0), (14, 19))) for letter in LETTERS}
    bands = {strip(letter, (0, 0), 100, 10) for letter in LETTERS}
    assert len(rims) == len(bands) == 4
    outlines = {letter: silhouette(letter, (0, 0), 20) for letter in LETTERS}
    assert len({outlines[letter] for letter in ("A", "B", "D")}) == 3
    assert {*"ABCD", *"12345678"} == SIGNS


@pytest.mark.parametrize("palette", PALETTES)
def test_badges_show_seats_and_teams(palette: PaletteName) -> None:
    pictures = [badge(who, palette) for who in (*LETTERS, *TEAMS)]
    assert len(set(pictures)) == 6
    assert {box(svg) for svg in pictures} == {"0 0 100 100"}
    for pair, (left, right) in TEAMS.items():
        image = drawn(badge(pair, palette), 200)
        for letter, x in ((left, 38), (right, 162)):
            column = [image.pixelColor(x, y) for y in range(60, 140)]
            assert any(near(colour, PALETTES[palette][letter].paint) for colour in column)


@pytest.mark.parametrize("count", range(5))
def test_a_base_shows_as_many_counters_as_it_holds(count: int) -> None:
    letter: Letter = "C"
    image = drawn(in_base(letter, count, "navy"), round(BASE_SIDE))
    x, y = BASES[letter]
    within = [(u - x + BASE_SIDE / 2, v - y + BASE_SIDE / 2) for u, v in SPOTS[letter]]
    filled = [image.pixelColor(round(u), round(v)).alpha() == 255 for u, v in within]
    assert filled == [k < count for k in range(4)]


@pytest.mark.parametrize(("value", "count"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_a_face_has_its_pips_and_every_state_keeps_them_in_sight(value: int, count: int) -> None:
    assert len(set(PIPS[value])) == count
    for state, scale, colour in (("open", 1, "#241a10"), ("used", 0.84, "#786b55")):
        image = drawn(die(value, "open" if state == "open" else "used"), 128)
        for x, y in PIPS[value]:
            spot = image.pixelColor(round(2 * scale * x), round(2 * scale * y))
            assert near(spot, colour), (state, x, y)


def test_the_states_of_a_die_are_told_apart_without_colour() -> None:
    for value in PIPS:
        grey = [
            drawn(die(value, state), 48).convertToFormat(QImage.Format.Format_Grayscale8)
            for state in STATES
        ]
        for one, other in combinations(grey, 2):
            spots = product(range(48), repeat=2)
            apart = sum(
                abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 60
                for x, y in spots
            )
            assert apart >= 24
    assert die(1, "blank") == die(6, "blank")
    assert {box(die(2, state)) for state in STATES} == {"0 0 64 64"}


def test_counters_are_edged_all_around() -> None:
    image = drawn(counter("B", "navy"), 480)
    for x, y in ((33, 240), (447, 240), (240, 33), (240, 447)):
        assert near(image.pixelColor(x, y), SHELL)

"""What a game has to bring: a rule book, pictures, a board, words."""

from random import Random
from xml.etree import ElementTree

import pytest

from tabletop_qt.core.board import Board
from tabletop_qt.core.game import Game, Value
from tabletop_qt.core.rulebook import COMMON
from tabletop_qt.core.steps import Say
from tabletop_qt.games import find_games
from tests.games.every.tables import GAMES, Setting, presets, sample, settings

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
every_preset = pytest.mark.parametrize("setting", list(presets()), ids=str)


@every_game
def test_the_rule_book_is_whole(game: Game) -> None:
    rules = list(game.rules().book)
    assert len({rule.id for rule in rules}) == len(rules)
    assert len({rule.title for rule in rules}) == len(rules)
    for rule in (*rules, *COMMON):
        assert rule.text.endswith((".", "?")), rule.id
        assert rule.title, rule.id
        assert rule.section, rule.id
        assert len(rule.title) <= 40, rule.id
        assert not set("{}") & set(rule.text), rule.id


@every_game
def test_a_game_tells_what_it_is_and_its_options_what_they_change(game: Game) -> None:
    assert game.title
    assert game.about.endswith(".")
    assert game.credit.endswith(".")
    assert game.presets
    for option in game.options:
        assert option.text.endswith("."), option.name
        assert option.title, option.name
    for preset in game.presets:
        assert set(preset.values) <= set(game.defaults())


@every_game
def test_every_piece_has_a_picture_and_a_name_and_stands_on_the_board(game: Game) -> None:
    rules = game.rules()
    for state in sample(rules, Random(1), 30, last=True):
        tableau = game.look.tableau(rules, rules.begin(state), None)
        assert tableau.caption.render()
        assert len({token.piece for token in tableau.tokens}) == len(tableau.tokens)
        for token in tableau.tokens:
            assert token.site in rules.board
            assert token.name.render()
            assert token.seat in range(len(game.seats_for()))
            assert ElementTree.fromstring(game.look.picture(token.picture)).get("viewBox")
        steps = (step for way in rules.begin(state).ways for step in way)
        assert {step.word for step in steps if isinstance(step, Say)} <= set(tableau.words)


def each(game: Game) -> list[dict[str, Value]]:
    return [setting.values for setting in settings() if setting.game is game]


@every_game
def test_the_ground_is_drawn_to_the_bounds_of_the_board(game: Game) -> None:
    rules = game.rules()
    box = ElementTree.fromstring(game.look.ground(rules)).get("viewBox")
    assert box is not None
    assert tuple(float(part) for part in box.split()) == rules.board.bounds
    assert game.seats_for() == game.seats
    for seat in (*game.seats, *(seat for values in each(game) for seat in game.seats_for(values))):
        assert ElementTree.fromstring(game.look.picture(seat.badge)).get("viewBox")


@pytest.mark.parametrize("game", list(find_games().values()), ids=list(find_games()))
def test_every_option_tells_which_rules_it_changes(game: Game) -> None:
    assert set(game.switches) == {option.name for option in game.options}
    assert game.teaching is not None
    known = set(game.teaching().diagrams)
    for name, rules in game.switches.items():
        assert rules, name
        assert set(rules) <= known, name


def inside(board: Board, point: tuple[float, float], site: str) -> bool:
    """Tell whether a point lies within the outline of a place, by crossing its edges."""
    x, y = point
    corners = board[site].outline
    crossings = 0
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            crossings += 1
    return crossings % 2 == 1


@every_preset
def test_the_board_is_sound(setting: Setting) -> None:
    board = setting.rules().board
    left, top, width, height = board.bounds
    assert len(board.by_id) == len(board.sites)
    for site in board.sites:
        assert [other.id for other in board.sites if inside(board, site.centre, other.id)] == [
            site.id
        ]
        for x, y in site.outline:
            assert left <= x <= left + width
            assert top <= y <= top + height
        assert site.name.render()
    both_ways = set()
    for start, links in board.links.items():
        assert start in board
        for there in links.values():
            assert there in board
            both_ways.add(start in board.links.get(there, {}).values())
    assert len(both_ways) <= 1, "all links go both ways, or all are one-way"
    for label in board.labels:
        assert left <= label.centre[0] <= left + width
        assert top <= label.centre[1] <= top + height

"""Blindside at the table: legs and way-points, arrows that fall, landings, turning, set-ups."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tabletop_qt.core.effects import Effect, Ended, Moved, PartTaken, Turned
from tabletop_qt.core.steps import Face, Move, Pick, Place, Say, Step, Steps, Take
from tabletop_qt.games.blindside import GAME
from tabletop_qt.ui.board.marks import Kind
from tests.ui.table import LEFT, Table
from tests.ui.test_keyboard import key, walk
from tests.ui.test_turning import handle, notch

KEY = Qt.Key
COMBO = "c1:3,d3:43,g3:21/b8:12,d4:63,d5:47,g8:42 r 3 5 0"
"""The pawn on d3 can jump two enemies, turn on d6, and land on the second one."""
LANDING = "c1:3,e1:43/b8:12,e5:47 r 0 0 0"
"""The pawn on e1 is four spaces from the one on e5."""


@pytest.fixture
def slate(table: Table) -> Table:
    """A table with a box of slate, on which nothing moves by itself."""
    table.scene.motion.enabled = False
    table.window.start_game(GAME, {})
    return table


def set_up(table: Table, position: str, **options: bool | int | str) -> None:
    table.controller.new_game(GAME, options, position)


def caption(table: Table) -> str:
    return table.window.panel.header.caption.text()


def refusal(table: Table) -> tuple[str, str]:
    card = table.window.panel.card
    return card.rule_title, card.sentence


def lift_along(table: Table, *sites: str) -> None:
    """Press on the first place and drag over the others, without letting go."""
    table.press(sites[0])
    for here, there in pairwise(sites):
        begin, end = table.spot(here), table.spot(there)
        for step in range(1, 4):
            table.move_to(begin + (end - begin) * step / 3)


def part_spot(table: Table, take: Take) -> QPoint:
    """Give where an arrow that can be chosen is in the view."""
    spots = {one: middle for one, middle, _ in table.scene.parts.spots}
    return table.window.view.mapFromScene(table.scene.from_board(spots[take]))


def choose_way(table: Table, steps: Steps) -> None:
    """Choose one of the ways that are shown as ghosts, by the number on it."""
    asked = table.scene.asked()
    number = next(n for n, way in enumerate(asked, start=1) if way.steps == steps)
    (trail,) = [trail for trail in table.scene.trails() if trail.number == number]
    spot = table.scene.from_board(QPointF(*trail.number_at))
    table.click_at(table.window.view.mapFromScene(spot))


def turn_by_mouse(table: Table, step: Face) -> None:
    """Drag the knob to the notch of a facing."""
    angle = next(a for a, face in handle(table).facings.items() if face == step)
    port = table.window.view.viewport()
    QTest.mousePress(port, LEFT, pos=notch(table, handle(table).angle))
    QTest.mouseMove(port, notch(table, angle))
    QTest.mouseRelease(port, LEFT, pos=notch(table, angle))


def by_mouse(table: Table, move: Move) -> None:
    """Make a move by dragging along its path, clicking on arrows, and turning the ring."""
    made: list[Step] = []
    for n, step in enumerate(move.steps):
        if n < len(made):
            continue
        match step:
            case Pick(piece):
                along = [table.site_of(piece)]
                for place in move.steps[1:]:
                    if not isinstance(place, Place):
                        break
                    along.append(place.site)
                if len(along) == 1:
                    table.click(along[0])
                    made.append(step)
                    continue
                lift_along(table, *along)
                table.release(along[-1])
                made = [*move.steps[: len(along)]]
                if table.scene.asked():
                    choose_way(table, tuple(made[1:]))
            case Place(site):
                victim = next(s.piece for s in reversed(made) if isinstance(s, Take))
                table.drag(table.site_of(victim), site)
                made.append(step)
            case Take():
                table.click_at(part_spot(table, step))
                made.append(step)
            case Face():
                turn_by_mouse(table, step)
                made.append(step)
            case Say(word):
                table.push(table.scene.tableau().words[word].render())
                made.append(step)
    if table.controller.draft.steps:
        table.push("Done")


def by_keys(table: Table, move: Move) -> None:
    """Make a move by keys alone."""
    for n, step in enumerate(move.steps):
        match step:
            case Pick(piece):
                walk(table, table.site_of(piece))
                key(table, KEY.Key_Space)
            case Place(site) if isinstance(move.steps[n - 1], Take):
                walk(table, site)
                key(table, KEY.Key_Space)
            case Place(site):
                walk(table, site)
                key(table, KEY.Key_Space)
                if asked := table.scene.asked():
                    way = next(w for w in asked if w.steps == (step,))
                    key(table, KEY(KEY.Key_0 + asked.index(way) + 1))
            case Take():
                takes = [s for s in table.controller.prompt.steps if isinstance(s, Take)]
                key(table, KEY(KEY.Key_0 + takes.index(step) + 1))
            case Face():
                angle = next(a for a, face in handle(table).facings.items() if face == step)
                while handle(table).angle != angle:
                    key(table, KEY.Key_BracketRight)
                key(table, KEY.Key_Return)
            case Say(word):
                key(table, KEY(ord(word[0].upper())))
    if table.controller.draft.steps:
        key(table, KEY.Key_Return)


def eager(table: Table, rng: Random, wanted: Iterable[str]) -> Move:
    """Choose a move: one that does something still wanted, else one that takes most."""
    controller = table.controller
    moves = list(controller.rules.moves(controller.state, controller.draft.seat))
    rng.shuffle(moves)
    worth = {move: feats(table, move) for move in moves[:200]}
    missing = set(wanted)

    def rank(move: Move) -> tuple[int, bool, int]:
        return len(missing & worth[move]), "end" in worth[move] and not missing, len(worth[move])

    return max(worth, key=rank)


def feats(table: Table, move: Move) -> set[str]:
    """Tell what is remarkable about a move."""
    controller = table.controller
    effects: tuple[Effect, ...] = controller.rules.apply(controller.state, move)[1]
    lands = any(isinstance(step, Take) for step in move.steps)
    taken = [effect for effect in effects if isinstance(effect, PartTaken)]
    found = set()
    if any(effect.rule == "BS-JUMP" for effect in taken):
        found |= {"jump"} | ({"combo"} if lands else set())
    if lands:
        found.add("landing")
    if any(isinstance(effect, Turned) for effect in effects):
        placed = not any(isinstance(effect, Moved) for effect in effects)
        found.add("turn in place" if placed else "turn")
    if any(isinstance(effect, Ended) for effect in effects):
        found.add("end")
    return found


@pytest.mark.parametrize("keys", [False, True])
def test_a_whole_game_is_played(slate: Table, keys: bool) -> None:
    """With jumps, a combo, landings and rotations: by mouse, and by keys alone."""
    rng = Random(5)
    wanted = {"jump", "combo", "landing", "turn", "turn in place"}
    met: set[str] = set()
    rules = slate.controller.rules
    while slate.controller.over is None:
        move = eager(slate, rng, wanted - met)
        met |= feats(slate, move)
        text = rules.write(slate.controller.state, move)
        (by_keys if keys else by_mouse)(slate, move)
        assert slate.controller.written()[-1] == text
    assert met >= wanted
    slate.check()


# Moving


def test_hexes_show_by_leg_and_a_path_may_be_dragged(slate: Table) -> None:
    slate.press("e1")
    near, far = slate.marks(Kind.DROP), slate.marks(Kind.FURTHER)
    assert {"e2", "e3", "e4", "e5", "d2"} <= near
    assert "d4" in far
    assert not near & far
    slate.release("e1")
    slate.scene.hand.cancel()
    lift_along(slate, "e1", "d2", "d4")
    (trail,) = slate.scene.trails()
    board = slate.scene.board
    assert trail.points == tuple(board[site].centre for site in ("e1", "d2", "d4"))
    slate.release("d4")
    slate.rest()
    assert slate.controller.written() == ("e1-d2-d4",)


def test_arrows_about_to_fall_are_marked_before_the_drop(slate: Table) -> None:
    set_up(slate, COMBO)
    lift_along(slate, "d3", "d6")
    assert slate.marks(Kind.LESS) == {"d4", "d5"}
    crosses = [mark for mark in slate.scene.marks() if mark.kind is Kind.PART]
    assert sorted(mark.site for mark in crosses) == ["d4", "d4", "d5", "d5"]
    assert {round(mark.spot[0]) for mark in crosses} == {0}, "north and south"
    slate.move("e3")
    assert slate.marks(Kind.PART) == set()
    slate.scene.hand.cancel()


def test_ways_that_take_other_arrows_are_shown_and_asked_for(slate: Table) -> None:
    set_up(slate, COMBO)
    before = slate.position
    slate.drag("d3", "d5")
    assert caption(slate).startswith("2 ways lead there")
    assert sorted(t.number for t in slate.scene.trails() if t.number) == [1, 2]
    assert slate.marks(Kind.DROP) == set()
    texts = [button for button in slate.window.panel.prompt.buttons() if "loses" in button]
    assert texts == ["Way 1 by D6: D4 loses 2, D5 loses 2", "Way 2 by D2: D4 loses 2"]
    slate.push(texts[1])
    assert slate.controller.draft.steps[1:] == (Place("d2"), Place("d5"))
    assert slate.position == before
    slate.push("Put it back")
    slate.check()


def test_a_landing_is_made_step_by_step_and_stepped_back(slate: Table) -> None:
    set_up(slate, LANDING)
    before = slate.position
    slate.drag("e1", "e5")
    assert caption(slate).startswith("Which arrow?")
    victim = next(t.piece for t in slate.scene.tableau().tokens if t.site == "e5" and t.seat == 1)
    slate.click_at(part_spot(slate, Take(victim, "s")))
    assert slate.marks(Kind.DROP) >= {"c7", "b6"}
    slate.drag("e5", "c7")
    assert slate.site_of(victim) == "c7"
    assert caption(slate).startswith("Turn the attacked pawn")
    for left in (3, 2, 1):
        slate.push("Back")
        slate.check()
        assert len(slate.controller.draft.steps) == left
    slate.push("Put it back")
    assert slate.position == before
    by_mouse(slate, read(slate, "e1-e5*s>c7/2"))
    slate.rest()
    assert slate.controller.written() == ("e1-e5*s>c7/2",)
    assert slate.controller.tableau().trays[0].count == 1


def read(table: Table, text: str) -> Move:
    ply = table.controller.rules.read(table.controller.state, text)
    assert isinstance(ply, Move)
    return ply


def test_the_attacked_pawn_may_be_set_down_as_it_lies(slate: Table) -> None:
    set_up(slate, LANDING)
    by_mouse(slate, read(slate, "e1-e5*s>c7/0"))
    slate.rest()
    assert slate.controller.written() == ("e1-e5*s>c7/0",)


def test_a_pawn_on_an_action_space_is_turned_in_place_with_a_view_of_what_follows(
    slate: Table,
) -> None:
    set_up(slate, "c1:3,g3:21/b8:12,e8:62 r 0 0 0")
    slate.click("g3")
    assert len(handle(slate).facings) == 1, "three arrows in a triangle: two facings differ"
    key(slate, KEY.Key_BracketRight)
    assert slate.marks(Kind.HINT) >= {"h4", "g1"}
    assert "g4" not in slate.marks(Kind.HINT)
    key(slate, KEY.Key_Return)
    slate.rest()
    assert slate.controller.written() == ("g3/1",)


def test_blind_sides_are_shown_on_demand(slate: Table) -> None:
    plain = slate.window.view.grab().toImage()
    action = slate.window.view_actions.layer("blind")
    action.trigger()
    assert slate.window.view.grab().toImage() != plain
    action.trigger()
    assert slate.window.view.grab().toImage() == plain
    slate.window.start_game(slate.window._games["bulltricker"], {})
    with pytest.raises(KeyError):
        slate.window.view_actions.layer("blind")


@pytest.mark.parametrize(
    ("position", "start", "end", "title", "points_at"),
    [
        (LANDING, "c1", "b1", "How a pawn moves", {"b1"}),
        (LANDING, "c1", "c4", "How a pawn moves", {"c3"}),
        ("c1:3,c2:3/b8:12 r 0 0 0", "c1", "c2", "Your own pawns are in the way", {"c2"}),
        ("c7:3,a1:1/c8:12,h1:9 r 0 0 0", "c7", "c8", "A landing attack", {"c8"}),
        (LANDING, "e1", "f4", "How a pawn moves", {"f4"}),
    ],
)
def test_refusals_point_at_what_is_in_the_way(
    slate: Table, position: str, start: str, end: str, title: str, points_at: set[str]
) -> None:
    set_up(slate, position)
    before = slate.position
    slate.drag(start, end)
    assert slate.position == before
    assert refusal(slate)[0] == title
    assert slate.pulsing() == points_at
    slate.rest()


# Before the first move


def test_a_game_is_drafted_from_an_empty_table_to_the_first_move(slate: Table) -> None:
    slate.window.start_game(GAME, {"board": "skirmish", "setup": "draft"})
    assert slate.scene.tableau().tokens == ()
    rng = Random(2)
    while slate.controller.state.setup.phase:
        controller = slate.controller
        moves = controller.rules.moves(controller.state, controller.draft.seat)
        move = rng.choice(moves)
        text = controller.rules.write(controller.state, move)
        match move.steps:
            case (Place(site), *rest):
                assert site in slate.marks(Kind.DROP)
                slate.click(site)
                for step in rest:
                    if isinstance(step, Take):
                        slate.click_at(part_spot(slate, step))
                if rest:
                    slate.push("The pawn is ready")
            case (Say(word),):
                slate.push({"keep": "Keep the armies", "swap": "Swap the armies"}[word])
        assert controller.written()[-1] == text
    slate.check()
    assert not slate.controller.state.setup.phase
    mover = slate.controller.draft.seat
    move = slate.controller.rules.moves(slate.controller.state, mover)[0]
    by_mouse(slate, move)
    assert slate.controller.record.ply(slate.controller.record.cursor) == move


def covered(table: Table) -> bool:
    """Tell whether the curtain hides the table."""
    return not table.window.playing


def load(table: Table, site: str, words: Iterable[str]) -> None:
    table.click(site)
    for word in words:
        table.click_at(part_spot(table, Take("fresh", word)))
    table.push("The pawn is ready")


def test_arrows_are_loaded_behind_the_curtain_and_revealed_together(slate: Table) -> None:
    slate.window.start_game(GAME, {"board": "skirmish", "setup": "load", "pie": "off"})
    slate.push("Red chooses in secret…")
    slate.window.curtain.open.click()
    load(slate, "a2", ("n", "ne"))
    assert not covered(slate), "the same seat goes on"
    assert slate.controller.awaited is None
    assert [tray.count for tray in slate.controller.tableau().trays] == [5]
    load(slate, "a3", ("n", "se", "s"))
    load(slate, "a4", ("n", "s"))
    assert covered(slate), "the curtain falls before Black looks"
    hidden = slate.controller.saved()
    assert hidden.sealed == {1, 2, 3}
    slate.window.curtain.open.click()
    assert {t.seat for t in slate.scene.tableau().tokens if t.kind == "pawn"} == set()
    load(slate, "e2", ("n", "ne"))
    slate.window.undo.trigger()
    assert not covered(slate), "Black takes back its own pawn alone"
    assert slate.controller.record.at == 3
    load(slate, "e2", ("s", "ne"))
    assert slate.controller.hidden(1)
    load(slate, "e3", ("n", "se", "s"))
    load(slate, "e4", ("n", "s"))
    assert not covered(slate)
    assert len(slate.scene.tableau().tokens) == 6
    assert slate.controller.saved().sealed == {4}, "but for what was taken back"
    assert slate.position.endswith(" r 0 0 0")
    slate.window.undo.trigger()
    assert slate.controller.record.at == 0, "what was revealed is taken back as a whole"
    slate.window.redo.trigger()
    assert slate.controller.record.at == 6

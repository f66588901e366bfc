"""The record: a tree with a cursor."""

from tabletop_qt.core.steps import Move, Pick
from tabletop_qt.play.record import Record


def ply(name: str, seat: int = 0) -> Move:
    return Move(seat, (Pick(name),))


def line(record: Record) -> list[str]:
    """Name the plies of the variation looked at."""
    found = []
    for node in record.line[1:]:
        played = record.ply(node)
        assert isinstance(played, Move)
        step = played.steps[0]
        assert isinstance(step, Pick)
        found.append(step.piece)
    return found


EMPTY = Record("hop", 1, {}, "start")


def played(*names: str) -> Record:
    record = EMPTY
    for name in names:
        record = record.add(ply(name))
    return record


def test_the_cursor_stops_at_both_ends() -> None:
    record = played("a", "b")
    assert record.go(-5).at == 0
    assert record.go(99).at == 2
    assert record.go(1).cursor == 1


def test_another_ply_after_stepping_back_begins_a_variation_and_keeps_the_old_one() -> None:
    record = played("a", "b", "c").go(1).add(ply("x"))
    assert line(record) == ["a", "x"]
    assert list(record.children(1)) == [2, 4]


def test_a_ply_played_before_is_followed_again_to_its_latest_end() -> None:
    record = played("a", "b", "c").go(1).add(ply("x")).go(1).add(ply("b"))
    assert line(record) == ["a", "b", "c"]
    assert record.at == 2
    assert len(record.nodes) == 4


def test_the_next_ply_of_the_line_only_moves_the_cursor() -> None:
    record = played("a", "b", "c").go(0).add(ply("a"))
    assert (line(record), record.at) == (["a", "b", "c"], 1)


def test_the_same_step_by_another_seat_is_another_ply() -> None:
    record = played("a").go(0).add(ply("a", seat=1))
    assert len(record.nodes) == 2


def test_an_event_is_a_stop_of_its_own_behind_its_ply() -> None:
    record = played("a", "b").end("ALL-RESIGN", 0)
    assert record.event is not None
    assert (record.event.rule, record.event.seat) == ("ALL-RESIGN", 0)
    assert record.at == record.last == 3
    assert record.go(2).event is None
    assert record.go(2).cursor == record.cursor
    assert record.go(2).go(3).event == record.event


def test_a_game_given_up_by_mistake_goes_on() -> None:
    record = played("a", "b").end("ALL-RESIGN", 0).go(2).add(ply("c"))
    assert (line(record), record.at, record.last) == (["a", "b", "c"], 3, 3)
    assert record.event is None
    again = played("a").end("ALL-RESIGN", 0).go(1).end("ALL-AGREED")
    assert [event.rule for event in again.events] == ["ALL-AGREED"]


def test_an_end_in_mid_line_begins_a_line_of_its_own_and_keeps_the_other() -> None:
    record = played("a", "b").go(1).end("ALL-RESIGN", 1)
    assert (line(record), record.at) == (["a"], 2)
    assert len(record.nodes) == 2


def test_an_end_before_the_first_ply_can_be_taken_back() -> None:
    record = played().end("ALL-RESIGN", 0)
    assert record.event is not None
    assert record.go(0).event is None


def test_variations_are_listed_and_gone_to() -> None:
    record = played("a", "b").go(1).add(ply("c")).add(ply("d"))
    assert list(record.variations(record.line[2])) == [2]
    other = record.turn_to(2)
    assert (line(other), other.at) == (["a", "b"], 2)
    assert line(other.turn_to(3)) == ["a", "c", "d"]
    assert other.turn_to(3).at == 2


def test_comments_stand_at_their_nodes_until_they_are_emptied() -> None:
    record = played("a").remark(1, "bold").remark(0, "a start")
    assert record.comments == {1: "bold", 0: "a start"}
    assert record.remark(1, "").comments == {0: "a start"}


def test_a_record_is_a_value() -> None:
    before = played("a", "b")
    before.add(ply("c"))
    before.end("ALL-AGREED")
    assert before == played("a", "b")

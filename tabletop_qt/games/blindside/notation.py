"""The notation of Blindside: position strings, and actions read for the position they are made in.

>>> position = Position()
>>> position.write(read("E1-D2-D5", position))
'e1-d2-d5'
>>> read("f1-f2-f4", position)
Traceback (most recent call last):
...
tabletop_qt.games.blindside.refusals.BrokenRuleError: Nothing turns on F2: leave it out
"""

from tabletop_qt.core.rules import NotationError
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase
from tabletop_qt.games.blindside.hexes import LEAST
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.refusals import TOWARDS, BrokenRuleError, Course, refusal, refused
from tabletop_qt.games.blindside.rescuing import slots
from tabletop_qt.games.blindside.setup import Phase
from tabletop_qt.games.blindside.strings import START, decode, encode
from tabletop_qt.games.blindside.ways import Taking, Way
from tabletop_qt.games.blindside.writing import Written, parse

__all__ = ["START", "decode", "encode", "judge", "parse", "read", "way_of"]

_UNTURNED = MARK("rules", "The pawn on {place} has to point another way after a turn in place.")
_NO_SPACE = MARK("rules", "{place} is no action space, so the pawn cannot be turned there.")


def read(text: str, position: Position) -> int:
    """Read a lawful action, by any of its paths.

    Raises NotationError, with the rule that is broken, for any other text.
    """
    return judge(parse(text, position.arena.layout), position)


def judge(written: Written | int, position: Position) -> int:
    """Give the lawful action that is written; raise NotationError with the rule it breaks."""
    if position.over():
        raise refused(MARK("rules", "The game is over: step back or start a new one."), "ALL-OVER")
    if isinstance(written, int):
        if not position.lawful(written):
            raise refusal(written, position)
        return written
    way = way_of(written, position)
    return _complete(way, written, position)


def way_of(written: Written, position: Position) -> Way:
    """Find the lawful path that is written; raise NotationError with the rule it breaks."""
    nodes = written.nodes
    start = nodes[0]
    name = position.arena.layout.names[start].upper()
    code = position.cells[start]
    if position.phase:
        rule = "BS-LOAD" if position.phase == Phase.LOAD else "BS-DRAFT"
        raise refused(MARK("rules", "The armies are still being set up."), rule)
    if not code:
        raise refused(MARK("rules", "There is no pawn on {place}."), "ALL-EMPTY", start, place=name)
    if code >> 6 != position.seat:
        raise refused(
            MARK("rules", "The pawn on {place} is not yours."), "ALL-YOURS", start, place=name
        )
    for way in position.ways(start):
        if way.nodes == nodes:
            return way
    if len(nodes) > 1:
        raise Course(position, nodes).fault() or _nowhere(position, nodes[-1])
    if written.turn is None:
        text = MARK("rules", "It is not said where the pawn on {place} goes.")
        raise refused(text, "BS-MOVE", start, place=name)
    if start not in position.spaces:
        rule = "BS-ROTATE-PLACE" if position.spaces else "BS-NO-ACTION"
        raise refused(_NO_SPACE, rule, start, place=name)
    raise refused(_UNTURNED, "BS-ROTATE-PLACE", start, place=name)


def _nowhere(position: Position, end: int) -> NotationError:
    name = position.arena.layout.names[end].upper()
    text = MARK("rules", "The pawn on {place} could be put nowhere, so it is not landed on.")
    return refused(text, "BS-LAND-NOWHERE", end, place=name)


def _complete(way: Way, written: Written, position: Position) -> int:
    """Judge the choices at the end of a path, and give the whole action."""
    turn = _turn(way, written, position)
    rescue = -1 if written.rescue is None else written.rescue
    _check_rescue(way, turn, rescue, position)
    taking = _taking(way, written, position)
    if taking is None:
        return way.complete(turn, rescue=rescue)
    if not taking.places:
        return way.complete(turn, taking.arrow, rescue=rescue)
    place, facing = _put(taking, written, position)
    return way.complete(turn, taking.arrow, place, LEAST[taking.rest][facing], rescue)


def _turn(way: Way, written: Written, position: Position) -> int:
    """Judge how the pawn is turned at the end (BS-ROTATE-STOP, BS-ROTATE-PLACE)."""
    in_place, end = len(way.nodes) == 1, way.nodes[-1]
    name = position.arena.layout.names[end].upper()
    if written.turn is None:
        if in_place:
            text = MARK("rules", "It is not said how far the pawn on {place} turns.")
            raise refused(text, "BS-ROTATE-PLACE", end, place=name)
        return 0
    turn = LEAST[way.mask][written.turn]
    if turn in way.turns and not way.takings and (not written.turn or end in position.spaces):
        return turn
    if in_place:
        raise refused(_UNTURNED, "BS-ROTATE-PLACE", end, place=name)
    if end in position.spaces:
        text = MARK("rules", "{place} was occupied when the pawn came there, and gives nothing.")
        raise refused(text, "BS-ACTION-OCCUPIED", end, place=name)
    rule = "BS-ROTATE-STOP" if position.spaces else "BS-NO-ACTION"
    raise refused(_NO_SPACE, rule, end, place=name)


def _check_rescue(way: Way, turn: int, rescue: int, position: Position) -> None:
    """Judge the arrow that is put back (BS-RESCUE)."""
    end = way.nodes[-1]
    name = position.arena.layout.names[end].upper()
    if not way.rescues:
        if rescue >= 0:
            text = MARK("rules", "No arrow can be rescued on {place}.")
            raise refused(text, "BS-RESCUE", end, place=name)
        return
    if rescue < 0:
        text = MARK("rules", "An arrow is rescued on {place}: it is not said into which slot.")
        raise refused(text, "BS-RESCUE", end, place=name)
    if rescue not in slots(way.mask, turn):
        text = MARK("rules", "The slot to {way} of the pawn on {place} is not empty.")
        raise refused(text, "BS-RESCUE", end, place=name, way=Phrase(TOWARDS[rescue]))


def _taking(way: Way, written: Written, position: Position) -> Taking | None:
    """Judge the arrow that a landing takes (BS-LAND)."""
    end = way.nodes[-1]
    name = position.arena.layout.names[end].upper()
    if not way.takings:
        if written.arrow is not None:
            text = MARK("rules", "There is no enemy on {place} to land on.")
            raise refused(text, "BS-LAND", end, place=name)
        return None
    if written.arrow is None:
        text = MARK("rules", "It is not said which arrow the pawn on {place} loses.")
        raise refused(text, "BS-LAND", end, place=name)
    for taking in way.takings:
        if taking.arrow == written.arrow:
            if written.place is not None and not taking.places:
                text = MARK("rules", "The pawn on {place} is dead, and is put nowhere.")
                raise refused(text, "BS-DEAD", end, place=name)
            return taking
    text = MARK("rules", "The pawn on {place} has no arrow to {way}.")
    raise refused(text, "BS-LAND", end, place=name, way=Phrase(TOWARDS[written.arrow]))


def _put(taking: Taking, written: Written, position: Position) -> tuple[int, int]:
    """Judge where and how the attacked pawn is put (BS-LAND, BS-LAND-NOWHERE)."""
    if written.place is None:
        raise refused(MARK("rules", "It is not said where the attacked pawn is put."), taking.rule)
    if written.facing is None:
        raise refused(MARK("rules", "It is not said how the attacked pawn lies."), taking.rule)
    if written.place not in taking.places:
        raise _misplaced(taking, written.place, position)
    return written.place, written.facing


def _misplaced(taking: Taking, place: int, position: Position) -> BrokenRuleError:
    names = position.arena.layout.names
    where = ", ".join(names[cell].upper() for cell in taking.places)
    text = MARK("rules", "The attacked pawn can be put on {where} only, and not on {place}.")
    if len(taking.places) > 6:
        text = MARK("rules", "The attacked pawn cannot be put on {place}: it is not free for that.")
    return refused(text, taking.rule, place, where=where, place=names[place].upper())

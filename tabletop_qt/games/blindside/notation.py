"""The notation of Blindside: position strings, and actions read for the position they are made in.

>>> position = Position()
>>> position.write(read("E1-D2-D5", position))
'e1-d2-d5'
>>> read("f1-f2-f4", position)
Traceback (most recent call last):
...
tabletop_qt.core.rules.NotationError: nothing turns on F2: leave it out
"""

from tabletop_qt.core.rules import NotationError
from tabletop_qt.games.blindside.hexes import LEAST, WORDS
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.refusals import Course, refusal, refused
from tabletop_qt.games.blindside.rescuing import slots
from tabletop_qt.games.blindside.setup import Phase
from tabletop_qt.games.blindside.strings import START, decode, encode
from tabletop_qt.games.blindside.ways import Taking, Way
from tabletop_qt.games.blindside.writing import Written, parse

__all__ = ["START", "decode", "encode", "judge", "parse", "read", "way_of"]

_UNTURNED = "a turn in place has to change where the arrows point"


def read(text: str, position: Position) -> int:
    """Read a lawful action, by any of its paths.

    Raises NotationError, with the rule that is broken, for any other text.
    """
    return judge(parse(text, position.arena.layout), position)


def judge(written: Written | int, position: Position) -> int:
    """Give the lawful action that is written; raise NotationError with the rule it breaks."""
    if position.over():
        raise refused("the game is over", "ALL-OVER")
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
        raise refused("the armies are still being set up", rule)
    if not code:
        raise refused(f"there is no pawn on {name}", "ALL-EMPTY")
    if code >> 6 != position.seat:
        raise refused(f"the pawn on {name} is the enemy's", "ALL-YOURS")
    for way in position.ways(start):
        if way.nodes == nodes:
            return way
    if len(nodes) > 1:
        raise Course(position, nodes).fault() or _nowhere(position, nodes[-1])
    if written.turn is None:
        raise NotationError(f"where the pawn on {name} goes is missing", "BS-MOVE")
    if start not in position.spaces:
        raise refused(f"{name} is no action space to turn on", "BS-ROTATE-PLACE")
    raise refused(_UNTURNED, "BS-ROTATE-PLACE")


def _nowhere(position: Position, end: int) -> NotationError:
    name = position.arena.layout.names[end].upper()
    return refused(f"the pawn on {name} could be put nowhere", "BS-LAND-NOWHERE")


def _complete(way: Way, written: Written, position: Position) -> int:
    """Judge the choices at the end of a path, and give the whole action."""
    turn = _turn(way, written, position)
    rescue = -1 if written.rescue is None else written.rescue
    _check_rescue(way, turn, rescue)
    taking = _taking(way, written, position)
    if taking is None:
        return way.complete(turn, rescue=rescue)
    if not taking.places:
        return way.complete(turn, taking.arrow, rescue=rescue)
    place, facing = _put(taking, written, position)
    return way.complete(turn, taking.arrow, place, LEAST[taking.rest][facing], rescue)


def _turn(way: Way, written: Written, position: Position) -> int:
    """Judge how the pawn is turned at the end (BS-ROTATE-STOP, BS-ROTATE-PLACE)."""
    in_place = len(way.nodes) == 1
    if written.turn is None:
        if in_place:
            raise refused("how far the pawn turns is missing", "BS-ROTATE-PLACE")
        return 0
    end = way.nodes[-1]
    turn = LEAST[way.mask][written.turn]
    if turn in way.turns and not way.takings and (not written.turn or end in position.spaces):
        return turn
    if in_place:
        raise refused(_UNTURNED, "BS-ROTATE-PLACE")
    name = position.arena.layout.names[end].upper()
    if end in position.spaces:
        raise refused(f"{name} was occupied, and gives nothing", "BS-ACTION-OCCUPIED")
    raise refused(f"{name} is no action space to turn on", "BS-ROTATE-STOP")


def _check_rescue(way: Way, turn: int, rescue: int) -> None:
    """Judge the arrow that is put back (BS-RESCUE)."""
    if not way.rescues:
        if rescue >= 0:
            raise refused("no arrow can be rescued there", "BS-RESCUE")
        return
    if rescue < 0:
        raise refused("an arrow is rescued there: + and a direction are missing", "BS-RESCUE")
    if rescue not in slots(way.mask, turn):
        raise refused(f"the slot {WORDS[rescue]} is not empty", "BS-RESCUE")


def _taking(way: Way, written: Written, position: Position) -> Taking | None:
    """Judge the arrow that a landing takes (BS-LAND)."""
    name = position.arena.layout.names[way.nodes[-1]].upper()
    if not way.takings:
        if written.arrow is not None:
            raise refused(f"there is no enemy on {name} to land on", "BS-LAND")
        return None
    if written.arrow is None:
        raise refused("which arrow is taken is missing: * and its direction", "BS-LAND")
    for taking in way.takings:
        if taking.arrow == written.arrow:
            if written.place is not None and not taking.places:
                raise refused(f"the pawn on {name} is dead and is put nowhere", "BS-DEAD")
            return taking
    raise refused(f"the pawn on {name} has no arrow {WORDS[written.arrow]}", "BS-LAND")


def _put(taking: Taking, written: Written, position: Position) -> tuple[int, int]:
    """Judge where and how the attacked pawn is put (BS-LAND, BS-LAND-NOWHERE)."""
    names = position.arena.layout.names
    if written.place is None:
        raise refused("where the attacked pawn is put is missing: > and a hex", taking.rule)
    if written.facing is None:
        raise refused("how the attacked pawn is turned is missing: / and 0 to 5", taking.rule)
    if written.place not in taking.places:
        where = ", ".join(names[cell].upper() for cell in taking.places)
        raise refused(f"the attacked pawn can be put on {where} only", taking.rule)
    return written.place, written.facing

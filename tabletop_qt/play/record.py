"""The record of a game as a value: a tree of plies, a cursor, and events that are no plies."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from tabletop_qt.core.steps import Ply
from tabletop_qt.core.terms import RuleId, Seat

ROOT = 0
"""The node before the first ply."""


@dataclass(frozen=True, slots=True)
class Node:
    """One ply, and the node it was played from."""

    parent: int
    ply: Ply


@dataclass(frozen=True, slots=True)
class Event:
    """Something that ended the game at a node without a ply, such as ALL-RESIGN."""

    node: int
    rule: RuleId
    seat: Seat | None = None
    """Whose doing it was, where it was one seat's."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game. Node 0 is the start; node n is ``nodes[n - 1]``. Nothing is ever thrown away."""

    game: str
    version: int
    options: Mapping[str, bool | int | str]
    start: str
    """The position string the game began with."""
    nodes: tuple[Node, ...] = ()
    line: tuple[int, ...] = (ROOT,)
    """The nodes of the variation looked at, from the start to its last ply."""
    at: int = 0
    """The cursor: an index into `line`."""
    events: tuple[Event, ...] = field(default=())

    @property
    def cursor(self) -> int:
        """The node looked at."""
        return self.line[self.at]

    @property
    def event(self) -> Event | None:
        """What ended the game at the cursor without a ply, if anything did."""
        return next((event for event in self.events if event.node == self.cursor), None)

    def ply(self, node: int) -> Ply:
        """Give the ply that led to a node other than the start."""
        return self.nodes[node - 1].ply

    def children(self, node: int) -> Iterator[int]:
        """List the nodes played from a node, the oldest first."""
        return (n for n, child in enumerate(self.nodes, start=1) if child.parent == node)

    def add(self, ply: Ply) -> "Record":
        """Play a ply at the cursor; one that was played there before is followed again."""
        following = self.line[self.at + 1 :]
        for child in self.children(self.cursor):
            if self.ply(child) == ply:
                if following[:1] == (child,):
                    return replace(self, at=self.at + 1)
                return self._turn_into(child, self.nodes)
        nodes = (*self.nodes, Node(self.cursor, ply))
        return self._turn_into(len(nodes), nodes)

    def _turn_into(self, child: int, nodes: tuple[Node, ...]) -> "Record":
        """Leave the present variation for another one, to its latest end."""
        line = (*self.line[: self.at + 1], child)
        grown = replace(self, nodes=nodes, line=line, at=self.at + 1)
        while children := tuple(grown.children(grown.line[-1])):
            grown = replace(grown, line=(*grown.line, children[-1]))
        return grown

    def go(self, at: int) -> "Record":
        """Move the cursor along the line; beyond its ends it stops at them."""
        return replace(self, at=max(0, min(at, len(self.line) - 1)))

    def end(self, rule: RuleId, seat: Seat | None = None) -> "Record":
        """Note that the game ended at the cursor without a ply; the first such note stands."""
        if self.event:
            return self
        return replace(self, events=(*self.events, Event(self.cursor, rule, seat)))

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
    """The cursor: an index into `line`; one more stands behind the event that ended it."""
    events: tuple[Event, ...] = field(default=())
    """At most one at each node."""
    comments: Mapping[int, str] = field(default_factory=dict)
    """What was remarked on, by node."""

    @property
    def cursor(self) -> int:
        """The node looked at."""
        return self.line[min(self.at, len(self.line) - 1)]

    @property
    def last(self) -> int:
        """Where the cursor can go at most: behind the last ply, and behind an event after it."""
        return len(self.line) - (self.event_at(self.line[-1]) is None)

    @property
    def event(self) -> Event | None:
        """What ended the game without a ply, where the cursor stands behind it."""
        return self.event_at(self.cursor) if self.at == len(self.line) else None

    def event_at(self, node: int) -> Event | None:
        """Give the event that ends the game at a node, if any does."""
        return next((event for event in self.events if event.node == node), None)

    def variations(self, node: int) -> Iterator[int]:
        """List the nodes played from the same place instead of a node, the oldest first."""
        if node != ROOT:
            yield from (n for n in self.children(self.nodes[node - 1].parent) if n != node)

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
                return self.turn_to(child)
        nodes = (*self.nodes, Node(self.cursor, ply))
        return replace(self, nodes=nodes).turn_to(len(nodes))

    def turn_to(self, node: int) -> "Record":
        """Put the cursor at a node, on the line that leads to it and on to its latest end."""
        line = [node]
        while line[0] != ROOT:
            line.insert(0, self.nodes[line[0] - 1].parent)
        at = len(line) - 1
        while children := tuple(self.children(line[-1])):
            line.append(children[-1])
        return replace(self, line=tuple(line), at=at)

    def go(self, at: int) -> "Record":
        """Move the cursor along the line; beyond its ends it stops at them."""
        return replace(self, at=max(0, min(at, self.last)))

    def end(self, rule: RuleId, seat: Seat | None = None) -> "Record":
        """End the line at the cursor without a ply; an older such end of the node gives way."""
        kept = tuple(event for event in self.events if event.node != self.cursor)
        line = self.line[: self.at + 1]
        events = (*kept, Event(self.cursor, rule, seat))
        return replace(self, line=line, at=len(line), events=events)

    def remark(self, node: int, text: str) -> "Record":
        """Set the comment on a node; an empty text takes it away."""
        comments = {n: old for n, old in self.comments.items() if n != node}
        return replace(self, comments={**comments, node: text} if text else comments)

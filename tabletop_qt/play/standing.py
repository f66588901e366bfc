"""How a game that is being played stands: every question about it, and nothing that changes it."""

from collections.abc import Iterator
from time import monotonic
from typing import Any

from tabletop_qt.core.effects import Effect
from tabletop_qt.core.game import Game, SeatInfo, Value, team_of
from tabletop_qt.core.rules import Draft, Prompt, Reason, Rules, Secrecy, Transition, Way, refusal
from tabletop_qt.core.steps import Face, Move, Over, Pick, Roll, Step, ToMove, ToRoll
from tabletop_qt.core.tableau import Tableau
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP, Phrase, PieceId, Seat, SiteId
from tabletop_qt.play.affordance import Affordances, affordances, outlook
from tabletop_qt.play.agreement import THROW, Agreement
from tabletop_qt.play.clock import Clock
from tabletop_qt.play.dice import Dice
from tabletop_qt.play.record import Record
from tabletop_qt.play.replay import kept
from tabletop_qt.play.saves import Saved
from tabletop_qt.play.throws import Throw

BEHIND = Reason(
    "ALL-TURN",
    Phrase(
        QT_TRANSLATE_NOOP(
            "rules", "You are looking back: what was thrown since stays. Go to the latest move."
        )
    ),
)
"""Why nothing can be played where only looking back was agreed on."""


class Standing:
    """The rules, the record and the draft of the move being made, as they are now."""

    game: Game
    values: dict[str, Value]
    rules: Rules[Any]
    record: Record
    draft: Draft[Any]
    prompt: Prompt
    """What may be done next."""
    dice: Dice
    """The dice of the game, for games that have such."""
    agreement: Agreement
    """What was agreed before the game, beyond its rules."""
    clock: Clock | None
    """What the seats have left to think, where a clock was agreed on."""
    awaited: Seat | None
    """The seat that is to choose in secret and has not yet been left alone with the table."""
    reminded: Seat | None
    """The seat that is shown its own secret."""
    _alone: tuple[int, Seat] | None
    """The node at which a seat was left alone with the table to choose in secret, and the seat."""
    _states: dict[int, Any]
    _transitions: dict[int, Transition[Any]]
    _texts: dict[int, str]

    def _set_draft(self, draft: Draft[Any]) -> None:
        self.draft = draft
        self._pictures: dict[Seat | None, Tableau] = {}
        self.prompt = self.rules.prompt(draft)
        """What may be done next."""
        self._affordances: Affordances | None = None
        self._ahead: tuple[Effect, ...] | None = None
        self._peeks: dict[PieceId, Affordances] = {}

    @property
    def state(self) -> Any:
        """The settled state at the cursor."""
        return self._states[self.record.cursor]

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The seats of the game under its options."""
        return self.game.seats_for(self.values)

    def agreed_name(self, seat: Seat) -> str:
        """Give the name of who sits on a seat, empty where none was told."""
        names = self.agreement.names
        return names[seat] if seat < len(names) else ""

    def seat_of(self, node: int) -> Seat:
        """Tell whose ply led to a node other than the start."""
        ply = self.record.ply(node)
        if isinstance(ply, Move):
            return ply.seat
        turn = self.rules.turn(self._states[self.record.nodes[node - 1].parent])
        return turn.seat if isinstance(turn, ToRoll) else 0

    @property
    def affordances(self) -> Affordances:
        """What can be touched next."""
        if self._affordances is None:
            self._affordances = affordances(self.rules, self.draft)
        return self._affordances

    @property
    def last(self) -> Transition[Any] | None:
        """The ply that led to the state, unless it is the start."""
        return self._transitions.get(self.record.cursor)

    @property
    def over(self) -> Over | None:
        """How the game ended at the cursor, or None while it goes on."""
        event = self.record.event
        if event is None:
            turn = self.rules.turn(self.state)
            return turn if isinstance(turn, Over) else None
        if event.seat is None:
            return Over((), event.rule)
        lost = team_of(self.seats, event.seat)
        won = tuple(s for s in range(len(self.seats)) if s not in lost)
        return self.rules.conceded(event.rule, won, exhibition=self.agreement.exhibition)

    @property
    def to_roll(self) -> ToRoll | None:
        """What is to be thrown now, if anything is."""
        turn = self.rules.turn(self.state)
        return turn if isinstance(turn, ToRoll) and self.playable else None

    @property
    def playable(self) -> bool:
        """Whether play goes on here: not after an end, nor before throws that stay made."""
        return self.over is None and not self.looking_back

    @property
    def looking_back(self) -> bool:
        """Whether the last throw lies ahead, and is not to be taken back (as was agreed)."""
        record = self.record
        ahead = record.line[record.at + 1 :]
        thrown = any(isinstance(record.ply(node), Roll) for node in ahead)
        return thrown and self.agreement.take_back == THROW

    def throws(self) -> tuple[Throw, ...]:
        """List the throws of the line played, from its start to the cursor."""
        found: list[Throw] = []
        for node in self.line_so_far():
            ply = self.record.ply(node)
            if isinstance(ply, Roll):
                found.append(Throw(len(found) + 1, self.seat_of(node), ply.values))
        return tuple(found)

    def second_thought(self, node: int) -> bool:
        """Tell whether a ply was played instead of another one after later throws were seen."""
        record = self.record
        if isinstance(record.ply(node), Roll):
            return False
        older = [other for other in record.variations(node) if other < node]
        while older:
            other = older.pop()
            if isinstance(record.ply(other), Roll):
                return True
            older += [child for child in record.children(other) if child < node]
        return False

    def written(self) -> tuple[str, ...]:
        """Give the plies of the line looked at, in notation."""
        return tuple(self._texts[node] for node in self.record.line[1:])

    def hidden(self, node: int) -> bool:
        """Tell whether the ply that led to a node is not to be read by anybody."""
        secrecy = self._secrecy(node)
        return secrecy is Secrecy.SECRET or (secrecy is Secrecy.SEALED and not self._opened(node))

    def _opened(self, node: int) -> bool:
        """Tell whether what was sealed at a node has been made known by a later ply."""
        later = list(self.record.children(node))
        while later:
            child = later.pop()
            if self._secrecy(child) is Secrecy.OPEN:
                return True
            later += self.record.children(child)
        return False

    def _secrecy(self, node: int) -> Secrecy:
        transition = self._transitions.get(node)
        if transition is None:
            return Secrecy.OPEN
        return self.rules.secrecy(transition.before, transition.ply)

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes see the table: those of a seat that chooses in secret, or everybody's."""
        turn = self.rules.turn(self.state)
        if isinstance(turn, ToMove) and turn.secretly and self.over is None:
            return turn.seat if self.awaited is None else None
        return self.reminded

    def tableau(self) -> Tableau:
        """Give the picture of the draft as it may be seen now."""
        viewer = self.viewer
        if viewer not in self._pictures:
            self._pictures[viewer] = self.game.look.tableau(self.rules, self.draft, viewer)
        return self._pictures[viewer]

    def repaint(self) -> None:
        """Picture the draft anew: the look has other colours."""
        self._pictures = {}

    def facings(self) -> dict[float, Face]:
        """Give the facings offered, by how the picture of the piece is turned then, in degrees."""
        found = {}
        for step in self.prompt.steps:
            if isinstance(step, Face):
                draft = self.rules.extend(self.draft, (step,))
                tokens = self.game.look.tableau(self.rules, draft, self.viewer).tokens
                turn = next(token.turn for token in tokens if token.piece == step.piece)
                found[turn % 360] = step
        return found

    def ahead(self) -> tuple[Effect, ...]:
        """Tell what may still come of the draft by choices that are no places."""
        if self._ahead is None:
            self._ahead = outlook(self.rules, self.draft)
        return self._ahead

    def outlook(self, site: SiteId) -> tuple[Effect, ...]:
        """Tell what may come of going to a place, by choices that are made after it."""
        found: dict[Effect, None] = {}
        for way in self.ways_to(site):
            found |= dict.fromkeys(outlook(self.rules, self.draft, way.steps))
        return tuple(found)

    def line_so_far(self) -> tuple[int, ...]:
        """Give the nodes played from the start to the cursor."""
        return self.record.line[1 : self.record.at + 1]

    def transition(self, node: int) -> Transition[Any]:
        """Give the ply that led to a node other than the start, and what it did."""
        return self._transitions[node]

    def text_of(self, node: int) -> str:
        """Give the ply that led to a node other than the start, in notation."""
        return self._texts[node]

    def liftable(self) -> frozenset[PieceId]:
        """Tell which pieces a move may begin with."""
        steps = self.rules.prompt(self.rules.begin(self.state)).steps
        return frozenset(step.piece for step in steps if isinstance(step, Pick))

    def peek(self, piece: PieceId) -> Affordances:
        """Tell what could be touched next if a piece that may be picked were picked."""
        if piece not in self._peeks:
            draft = self.rules.extend(self.draft, (Pick(piece),))
            self._peeks[piece] = affordances(self.rules, draft)
        return self._peeks[piece]

    def ways_to(self, site: SiteId) -> tuple[Way[Any], ...]:
        """Preview what going to a place would do: one way for each result."""
        return self.rules.reach(self.draft, site)

    def saved(self) -> Saved:
        """Give the whole game, variations and events included, as it is saved."""
        seed = self.dice.seed if self.rules.chances(self._states[0]) else ""
        sealed = frozenset(self._sealed())
        clock = self.clock.all_left(monotonic()) if self.clock else ()
        return kept(self.record, self._texts, sealed, seed, self.agreement, clock)

    def _sealed(self) -> Iterator[int]:
        """List the nodes whose texts are not to be read by eye; 0 stands for the start."""
        start = self._states[0]
        if self.rules.encode(self.rules.observe(start, None)) != self.record.start:
            yield 0
        yield from (node for node in range(1, len(self.record.nodes) + 1) if self.hidden(node))

    def why_not(self, step: Step) -> tuple[Reason, ...]:
        """Tell why a step is refused; empty when it is lawful."""
        if self.record.event:
            return (refusal("ALL-OVER", step),)
        if self.looking_back:
            return (BEHIND,)
        return self.rules.why_not(self.draft, step)

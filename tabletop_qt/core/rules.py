"""The rules of a game and the half-made move: what stands between the interface and a state."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Generic, TypeVar

from tabletop_qt.core.board import Board
from tabletop_qt.core.effects import Effect
from tabletop_qt.core.following import Following, follow
from tabletop_qt.core.position import Position
from tabletop_qt.core.rulebook import Rulebook
from tabletop_qt.core.steps import (
    Move,
    Over,
    Pick,
    Place,
    Ply,
    Roll,
    Say,
    Step,
    Steps,
    ToMove,
    ToRoll,
    Turn,
)
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP, Phrase, PieceId, RuleId, Seat, SiteId

S = TypeVar("S", bound=Hashable)
"""A game's settled state: immutable, compared and hashed by value."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a step is refused or demanded: the rule, one sentence, and something to point at."""

    rule: RuleId
    text: Phrase
    sites: tuple[SiteId, ...] = ()
    pieces: tuple[PieceId, ...] = ()


@dataclass(frozen=True, slots=True)
class Prompt:
    """What may be done next in a draft."""

    steps: tuple[Step, ...]
    enough: bool
    """Whether the steps made so far are a whole move."""
    duties: tuple[Reason, ...] = ()
    """The obligations that shape this choice, each pointing at the pieces obliged by it."""


@dataclass(frozen=True, slots=True)
class Draft(Generic[S]):
    """A half-made move; `base` is the settled state it started from and never changes."""

    base: S
    seat: Seat
    steps: Steps
    preview: S
    """How the board looks with the steps made so far."""
    effects: tuple[Effect, ...]
    """What the steps made so far do."""
    ways: tuple[Steps, ...]
    """Every lawful whole move that begins with `steps`."""


@dataclass(frozen=True, slots=True)
class Transition(Generic[S]):
    """One ply carried out."""

    before: S
    ply: Ply
    after: S
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Way(Generic[S]):
    """One lawful way on to a place, and what it comes to."""

    steps: Steps
    """The steps still to make."""
    preview: S
    effects: tuple[Effect, ...]


class Secrecy(Enum):
    """How long a ply stays unseen by other seats than the one that made it."""

    OPEN = auto()
    SEALED = auto()
    """Until the next ply, which makes both known."""
    SECRET = auto()
    """For good."""


class Refused(Exception):  # noqa: N818 - the door's answer, named for what it says
    """A ply that the rules do not allow, with the reasons, most specific first."""

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        super().__init__(" ".join(reason.text.render() for reason in reasons))
        self.reasons = reasons


class NotationError(ValueError):
    """A text that is no action or position of the game; the message is one sentence."""

    def __init__(self, message: str, rule: RuleId = "") -> None:
        super().__init__(message)
        self.rule = rule
        """The rule the text goes against, where it can be read that far."""


class Rules(ABC, Generic[S]):
    """One game under one set of options. Pure: the same question has the same answer."""

    board: Board
    book: Rulebook
    _known: tuple[Draft[S], Following] | None = None

    @abstractmethod
    def start(self) -> S:
        """Give the state a game begins with."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Tell what is to happen next, or how the game ended."""

    @abstractmethod
    def position(self, state: S) -> Position:
        """Give a fresh engine position of the state: the one source of legality."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[Move]:
        """List the lawful moves of the seat, one for each result."""

    def ways(self, state: S, seat: Seat) -> Iterable[Steps]:
        """List every lawful sequence of steps, those with equal results included."""
        return (move.steps for move in self.moves(state, seat))

    @abstractmethod
    def apply(self, state: S, move: Move) -> tuple[S, tuple[Effect, ...]]:
        """Carry out a lawful move. Trusted: what comes from outside goes through `play`."""

    def preview(self, state: S, steps: Steps) -> tuple[S, tuple[Effect, ...]]:
        """Show a lawful beginning of a move; without a picture of its own it changes nothing."""
        turn = self.turn(state)
        if isinstance(turn, ToMove | ToRoll) and steps in set(self.ways(state, turn.seat)):
            return self.apply(state, Move(turn.seat, steps))
        return state, ()

    @abstractmethod
    def laws(self, draft: Draft[S], step: Step) -> tuple[Reason, ...]:
        """Judge one step by the game's named laws: the broken ones, most specific first."""

    def duties(self, draft: Draft[S]) -> tuple[Reason, ...]:
        """Tell what the mover is obliged to, each with the pieces that are obliged."""
        del draft
        return ()

    def glimpse(self, draft: Draft[S], step: Step) -> tuple[SiteId, ...]:
        """Tell where a piece could go later if a step were taken now; nothing by default."""
        del draft, step
        return ()

    @abstractmethod
    def key(self, state: S) -> Hashable:
        """Give what makes two states the same position for repetition."""

    @abstractmethod
    def encode(self, state: S) -> str:
        """Write the position string of the state."""

    @abstractmethod
    def decode(self, text: str) -> S:
        """Read a position string; raise NotationError with one sentence where it is refused."""

    @abstractmethod
    def write(self, state: S, ply: Ply) -> str:
        """Write a lawful ply in action notation."""

    @abstractmethod
    def read(self, state: S, text: str) -> Ply:
        """Read an action, lawful or not; raise NotationError where it is not even an action."""

    # Dice

    def chances(self, state: S) -> tuple[tuple[Roll, int], ...]:
        """List the throws that may come, each with its weight; none where nothing is thrown."""
        del state
        return ()

    def roll(self, state: S, roll: Roll) -> tuple[S, tuple[Effect, ...]]:
        """Carry out a throw that may come. Trusted, like `apply`."""
        raise NotImplementedError

    # Coaching

    def risk(self, draft: Draft[S], after: S) -> Reason | None:
        """Tell of a lawful whole move what it risks, though it loses nothing by itself."""
        del draft, after
        return None

    # Ends without a ply

    def conceded(self, rule: RuleId, winners: tuple[Seat, ...], *, exhibition: bool) -> Over:
        """Tell how a game ends that a side gave up or lost on time."""
        del exhibition
        return Over(winners, rule)

    # Hidden information

    def secrecy(self, state: S, ply: Ply) -> Secrecy:
        """Tell how long a ply made in the state stays unseen by others."""
        del state, ply
        return Secrecy.OPEN

    def observe(self, state: S, seat: Seat | None) -> S:
        """Take out of a state what `seat` must not know; None knows what everybody may."""
        del seat
        return state

    def reminds(self, state: S, seat: Seat) -> bool:
        """Tell whether the seat has a secret of its own that it may ask to see again."""
        del state, seat
        return False

    # Given to every game

    def begin(self, state: S) -> Draft[S]:
        """Open an empty draft for the seat to move."""
        turn = self.turn(state)
        if not isinstance(turn, ToMove | ToRoll):
            return Draft(state, -1, (), state, (), ())
        return Draft(state, turn.seat, (), state, (), tuple(self.ways(state, turn.seat)))

    def prompt(self, draft: Draft[S]) -> Prompt:
        """Give the next steps of all lawful ways on, each step once, in the order of the ways."""
        made = len(draft.steps)
        steps = dict.fromkeys(way[made] for way in draft.ways if len(way) > made)
        duties = self.duties(draft) if draft.ways else ()
        return Prompt(tuple(steps), self.whole(draft, draft.steps), duties)

    def whole(self, draft: Draft[S], steps: Steps) -> bool:
        """Tell whether steps are a lawful whole move from the base of a draft."""
        return steps in draft.ways

    def extend(self, draft: Draft[S], steps: Steps) -> Draft[S]:
        """Add lawful steps; raise Refused with the reasons at the first that is not."""
        for step in steps:
            made = len(draft.steps)
            ways = tuple(way for way in draft.ways if len(way) > made and way[made] == step)
            if not ways:
                raise Refused(self.why_not(draft, step))
            taken = (*draft.steps, step)
            preview, effects = self.preview(draft.base, taken)
            draft = Draft(draft.base, draft.seat, taken, preview, effects, ways)
        return draft

    def why_not(self, draft: Draft[S], step: Step) -> tuple[Reason, ...]:
        """Tell why a step is refused; empty exactly when it begins some lawful way on."""
        match self.turn(draft.base):
            case Over():
                return (refusal("ALL-OVER", step),)
            case ToMove(seat) | ToRoll(_, seat) if seat == draft.seat:
                return self.laws(draft, step)
        return (refusal("ALL-TURN", step),)

    def following(self, draft: Draft[S]) -> Following:
        """Sort the ways on of a draft; kept for the one that was asked about last."""
        if self._known is None or self._known[0] is not draft:
            self._known = draft, follow(draft.ways, len(draft.steps))
        return self._known[1]

    def reach(self, draft: Draft[S], site: SiteId) -> tuple[Way[S], ...]:
        """Find the lawful ways on to a place, over way-points too: one for each result."""
        paths = self.following(draft).paths.get(site, ())
        if not paths and Place(site) in self.prompt(draft).steps:
            paths = [(Place(site),)]
        found: dict[S, Way[S]] = {}
        for steps in paths:
            preview, effects = self.preview(draft.base, (*draft.steps, *steps))
            found.setdefault(preview, Way(steps, preview, effects))
        return tuple(found.values())

    def finish(self, draft: Draft[S]) -> Transition[S]:
        """Carry out a draft that is enough. Trusted and fast."""
        move = Move(draft.seat, draft.steps)
        after, effects = self.apply(draft.base, move)
        return Transition(draft.base, move, after, effects)

    def play(self, state: S, ply: Ply) -> Transition[S]:
        """Judge a ply from outside and carry it out; raise Refused with the reasons."""
        turn = self.turn(state)
        if isinstance(turn, Over):
            raise Refused((refusal("ALL-OVER"),))
        if isinstance(ply, Roll):
            return self._throw(state, ply)
        mover = turn.seat if isinstance(turn, ToMove | ToRoll) else None
        if not (isinstance(ply, Move) and mover == ply.seat):
            raise Refused((refusal("ALL-TURN"),))
        draft = self.begin(state)
        if not self.whole(draft, ply.steps):
            raise Refused(self.why_not_move(state, ply.steps))
        return self.finish(replace(draft, steps=ply.steps))

    def _throw(self, state: S, roll: Roll) -> Transition[S]:
        """Judge a throw and carry it out."""
        if reasons := self.why_not_throw(state, roll):
            raise Refused(reasons)
        after, effects = self.roll(state, roll)
        return Transition(state, roll, after, effects)

    def why_not_throw(self, state: S, roll: Roll) -> tuple[Reason, ...]:
        """Tell why a throw is refused; empty exactly when it may come."""
        if isinstance(self.turn(state), Over):
            return (refusal("ALL-OVER"),)
        coming = [chance for chance, _ in self.chances(state)]
        if roll in coming:
            return ()
        return (Reason("ALL-TURN", Phrase(_OTHER_THROW if coming else _NO_THROW)),)

    def why_not_ply(self, state: S, ply: Ply) -> tuple[Reason, ...]:
        """Tell why a ply from outside is refused; empty exactly when it is lawful."""
        if isinstance(ply, Roll):
            return self.why_not_throw(state, ply)
        if isinstance(ply, Move):
            return self.why_not_move(state, ply.steps)
        return (refusal("ALL-TURN"),)

    def why_not_move(self, state: S, steps: Steps) -> tuple[Reason, ...]:
        """Tell why a whole move is refused; empty exactly when it is lawful.

        The last refused step speaks, for it knows most of what was meant.
        """
        draft = self.begin(state)
        if self.whole(draft, steps):
            return ()
        reasons: tuple[Reason, ...] = ()
        for step in steps:
            reasons = self.why_not(draft, step) or reasons
            if any(reason.rule.startswith("ALL-") for reason in reasons):
                return reasons
            if reasons:
                draft = replace(draft, steps=(*draft.steps, step))
            else:
                draft = self.extend(draft, (step,))
        return reasons or (Reason("ALL-TURN", Phrase(_UNFINISHED)),)


_COMMON = {
    "ALL-OVER": QT_TRANSLATE_NOOP("rules", "The game is over: step back or start a new one."),
    "ALL-TURN": QT_TRANSLATE_NOOP("rules", "It is the other side's turn."),
}

_NO_THROW = QT_TRANSLATE_NOOP("rules", "The dice wait: something else is to be chosen first.")
_OTHER_THROW = QT_TRANSLATE_NOOP("rules", "Such a throw does not come here.")
_UNFINISHED = QT_TRANSLATE_NOOP("rules", "That move is not finished.")


def refusal(rule: RuleId, step: Step | None = None) -> Reason:
    """Refuse a step by a rule of every table, pointing at what was touched."""
    text = Phrase(_COMMON[rule])
    match step:
        case Place(site):
            return Reason(rule, text, sites=(site,))
        case Say() | None:
            return Reason(rule, text)
        case Pick(piece):
            return Reason(rule, text, pieces=(piece,))
    return Reason(rule, text, pieces=(step.piece,))

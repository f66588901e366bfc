"""The rules of Blindside as the rest of the program asks for them."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from itertools import takewhile

from tabletop_qt.core.effects import Added, Effect, Ended, PartGiven
from tabletop_qt.core.game import Values
from tabletop_qt.core.rules import Draft, NotationError, Prompt, Reason, Refused, Rules, Secrecy
from tabletop_qt.core.steps import (
    Face,
    Move,
    Pick,
    Place,
    Ply,
    Say,
    Step,
    Steps,
    Take,
    ToMove,
    Turn,
)
from tabletop_qt.core.terms import Seat, SiteId
from tabletop_qt.games.blindside import action as act
from tabletop_qt.games.blindside import laws, notation, stepping, writing
from tabletop_qt.games.blindside.board import make_board
from tabletop_qt.games.blindside.drafting import loads, places
from tabletop_qt.games.blindside.events import Lost, Put, Turned, Went, tell
from tabletop_qt.games.blindside.hexes import COUNT, ROTATED, WORDS
from tabletop_qt.games.blindside.options import Options, Switches
from tabletop_qt.games.blindside.position import Position
from tabletop_qt.games.blindside.rulebook import BOOK
from tabletop_qt.games.blindside.setup import COLOUR, Phase
from tabletop_qt.games.blindside.state import FRESH, Fresh, State, number_pawns
from tabletop_qt.games.blindside.stepping import DONE
from tabletop_qt.games.blindside.telling import Telling
from tabletop_qt.games.blindside.ways import Way

LOADING = (Phase.LOAD, Phase.PLACE)
"""The phases in which pawns are given their arrows."""


class Blindside(Rules[State]):
    """Blindside under the options of `Options`."""

    def __init__(self, options: Values) -> None:
        self._switches = Switches(
            no_move=str(options["no_move"]),
            reuse_action=bool(options["reuse_action"]),
            allow_null_rotation=bool(options["allow_null_rotation"]),
            landing_fallback=str(options["landing_fallback"]),
            win_at=str(options["win_at"]),
            full_capture=bool(options["full_capture"]),
            repetition=int(options["repetition"]),
            no_progress=int(options["no_progress"]),
            no_progress_result=str(options["no_progress_result"]),
            board=str(options["board"]),
            placements=str(options["placements"]),
            islands=bool(options["islands"]),
            actions=str(options["actions"]),
            setup=str(options["setup"]),
            action_spaces=str(options["action_spaces"]),
            pawns=str(options["pawns"]),
            pie=str(options["pie"]),
            rescue=bool(options["rescue"]),
        )
        self.options = Options(**self._switches)
        self.board = make_board(self.options)
        self.book = BOOK
        self._latest: tuple[State, Position, dict[Steps, int], dict[int, Steps]] | None = None

    def start(self) -> State:
        """Give the set-up, or what comes before it."""
        return self._begun(Position(**self._switches))

    def _begun(self, position: Position) -> State:
        setup = position.setup()
        return State(
            setup,
            number_pawns(setup.cells),
            bytes(len(setup.cells)),
            position.seen,
            position.over(),
        )

    def turn(self, state: State) -> Turn:
        """BS-TURN: Red and Black in turn; arrows are loaded in secret (BS-LOAD)."""
        secretly = state.setup.phase == Phase.LOAD
        return state.over or ToMove(state.setup.side, secretly=secretly)

    def position(self, state: State) -> Position:
        """Give a fresh engine position of the state."""
        return Position(state.setup, state.seen, ended=state.over, **self._switches)

    def live(self, state: State) -> tuple[Position, dict[Steps, int], dict[int, Steps]]:
        """Give the position of the state asked about last, its ways, and each action's steps.

        They are kept so that they are built once: whoever makes an action unmakes it again.
        """
        if self._latest is None or self._latest[0] is not state:
            position = self.position(state)
            self._latest = state, position, *stepping.ways_of(state, position)
        return self._latest[1:]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """List the lawful moves, one for each result."""
        turn = self.turn(state)
        if not isinstance(turn, ToMove) or turn.seat != seat:
            return []
        position, _, written = self.live(state)
        return [Move(seat, written[action]) for action in position.actions()]

    def ways(self, state: State, seat: Seat) -> Iterable[Steps]:
        """List every lawful way, those with equal results included."""
        turn = self.turn(state)
        return self.live(state)[1] if isinstance(turn, ToMove) and turn.seat == seat else ()

    # Carrying out

    def action(self, state: State, steps: Steps) -> int | None:
        """Find the lawful action that steps are made of, or None."""
        position, ways, _ = self.live(state)
        if (found := ways.get(steps)) is not None:
            return found
        if state.setup.phase in LOADING and steps and steps[-1] == Say(DONE):
            mask, site = _mask(steps), steps[0]
            if isinstance(site, Place) and len(steps) == 2 + COUNT[mask]:
                cell = position.arena.layout.cell_of.get(site.site, -1)
                action = act.placing(cell, mask) if cell >= 0 and mask else -1
                return action if position.lawful(action) else None
        return None

    def _way(self, state: State, position: Position, steps: Steps) -> Way:
        """Find the path that steps go along."""
        assert isinstance(steps[0], Pick)
        start = state.cell_of(steps[0].piece)
        assert start is not None
        along = takewhile(lambda step: isinstance(step, Place), steps[1:])
        path = (steps[0], *along)
        layout = position.arena.layout
        ways = position.ways(start)
        return next(way for way in ways if stepping.begun(state, layout, way) == path)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Effect, ...]]:
        """Carry out a lawful move along its own path."""
        action = self.action(state, move.steps)
        assert action is not None
        position = self.live(state)[0]
        nodes: tuple[int, ...] = ()
        if act.kind(action) == act.MOVE:
            nodes = self._way(state, position, move.steps).nodes
        told = Telling(state, position.arena.layout)
        effects = told.tell(position.events(action, nodes))
        if act.arrow(action) >= 0 and any(act.hits(action)):
            effects.insert(_before_end(effects), told.combo())
        position.make(action)
        try:
            ids, facing = told.who()
            setup, seen, over = position.setup(), position.seen, position.over()
        finally:
            position.unmake()
        after = State(setup, ids, facing, seen, over)
        if state.setup.phase == Phase.LOAD != setup.phase:
            effects += self._revealed(after, state.setup.side)
        return after, tuple(effects)

    def _revealed(self, state: State, seat: Seat) -> Iterable[Effect]:
        """Show a seat the pawns that the other one loaded in secret (BS-LOAD)."""
        names = self.live(state)[0].arena.layout.names
        for cell, code in enumerate(state.setup.cells):
            if code and code >> 6 != seat:
                yield Added(state.pawn_at(cell), names[cell], "pawn", "BS-LOAD")

    def preview(self, state: State, steps: Steps) -> tuple[State, tuple[Effect, ...]]:
        """Show a half-made move: the pawn on its way, what it has jumped, what was chosen."""
        if self.action(state, steps) is not None:
            return self.apply(state, Move(state.setup.side, steps))
        if not steps or state.setup.phase in (Phase.ACT, Phase.PIE):
            return state, ()
        position = self.live(state)[0]
        if isinstance(steps[0], Place):
            return _fresh(state, position, steps)
        if not isinstance(steps[0], Pick):
            return state, ()
        told = Telling(state, position.arena.layout)
        effects = told.tell(self._half(state, position, steps))
        return told.shown(state), tuple(effects)

    def _half(
        self, state: State, position: Position, steps: Steps
    ) -> Iterable[Went | Lost | Put | Turned]:
        """Tell of a half-made move as far as it goes."""
        cell_of = position.arena.layout.cell_of
        pick, *rest = steps
        assert isinstance(pick, Pick)
        start = state.cell_of(pick.piece)
        assert start is not None
        nodes = [start]
        while rest and isinstance(rest[0], Place):
            nodes.append(cell_of[rest.pop(0).site])  # type: ignore[union-attr]
        way = next(w for w in position.ways(start) if w.nodes[: len(nodes)] == tuple(nodes))
        bare = replace(way, nodes=tuple(nodes), takings=())
        yield from tell(bare, bare.action, state.setup.side)  # type: ignore[misc]
        victim = nodes[-1]
        for step in rest:
            match step:
                case Take(_, part):
                    yield Lost(victim, 1 << WORDS.index(part), "BS-LAND")
                case Place(site):
                    yield Put(victim, cell_of[site], "BS-LAND")
                case Face(_, turns):
                    yield Turned(nodes[-1], turns, "BS-ROTATE-STOP")

    # Half-made pawns (BS-LOAD, BS-DRAFT)

    def prompt(self, draft: Draft[State]) -> Prompt:
        """Offer the next steps; arrows are put into a pawn in any order."""
        found = super().prompt(draft)
        if draft.base.setup.phase not in LOADING or not draft.steps or not draft.ways:
            return found
        if draft.steps[-1] == Say(DONE):
            return replace(found, steps=())
        mask = _mask(draft.steps)
        position = self.live(draft.base)[0]
        allowed = loads(position.setup(), position.arena)
        steps: list[Step] = []
        if COUNT[mask] < max(allowed):
            steps += [Take(FRESH, word) for d, word in enumerate(WORDS) if not mask >> d & 1]
        if COUNT[mask] in allowed:
            steps.append(Say(DONE))
        return replace(found, steps=tuple(steps))

    def whole(self, draft: Draft[State], steps: Steps) -> bool:
        """Tell whether steps are a lawful whole move."""
        return bool(draft.ways) and self.action(draft.base, steps) is not None

    def extend(self, draft: Draft[State], steps: Steps) -> Draft[State]:
        """Add lawful steps; raise Refused with the reasons at the first that is not."""
        for step in steps:
            if draft.base.setup.phase not in LOADING or not draft.steps:
                draft = super().extend(draft, (step,))
                continue
            if step not in self.prompt(draft).steps:
                raise Refused(self.why_not(draft, step))
            taken = (*draft.steps, step)
            shown, effects = self.preview(draft.base, taken)
            draft = replace(draft, steps=taken, preview=shown, effects=effects)
        return draft

    # Why not

    def laws(self, draft: Draft[State], step: Step) -> tuple[Reason, ...]:
        """Judge a step by the laws of the game."""
        begun = not draft.steps or self._begins(draft)
        if begun and step in self.prompt(draft).steps:
            return ()
        return laws.judge(self, draft, step)

    def _begins(self, draft: Draft[State]) -> bool:
        """Tell whether the steps made so far are lawful."""
        made = len(draft.steps)
        if draft.base.setup.phase in LOADING:
            return isinstance(draft.steps[0], Place)
        return any(way[:made] == draft.steps for way in draft.ways)

    def glimpse(self, draft: Draft[State], step: Step) -> tuple[SiteId, ...]:
        """Show where a pawn could go later if it were turned so."""
        if not isinstance(step, Face):
            return ()
        shown = self.extend(draft, (step,)).preview
        cell = shown.cell_of(step.piece)
        if cell is None:
            return ()
        cells = shown.setup.cells
        setup = replace(shown.setup, side=cells[cell] >> 6, phase=Phase.PLAY, passes=0)
        position = Position(setup, **self._switches)
        names = position.arena.layout.names
        ends = {way.nodes[-1] for way in position.ways(cell)}
        return tuple(names[end] for end in sorted(ends - {cell}))

    # Secrets

    def secrecy(self, state: State, ply: Ply) -> Secrecy:
        """What is loaded stays sealed until all is (BS-LOAD)."""
        if state.setup.phase != Phase.LOAD:
            return Secrecy.OPEN
        after = self.apply(state, ply)[0] if isinstance(ply, Move) else state
        return Secrecy.SEALED if after.setup.phase == Phase.LOAD else Secrecy.OPEN

    def observe(self, state: State, seat: Seat | None) -> State:
        """While arrows are loaded, take out those of the other side (BS-LOAD)."""
        if state.setup.phase != Phase.LOAD:
            return state
        cells = bytes(c if c and c >> 6 == seat else 0 for c in state.setup.cells)
        return replace(
            state, setup=replace(state.setup, cells=cells), ids=number_pawns(cells), seen=()
        )

    # Texts

    def key(self, state: State) -> Hashable:
        """BS-REPEAT: pawns with masks, captured counts and side to move."""
        setup = state.setup
        return setup.cells, setup.taken, setup.side, setup.phase, setup.drafted

    def encode(self, state: State) -> str:
        """Write the position string."""
        return notation.encode(state.setup, **self._switches)

    def decode(self, text: str) -> State:
        """Read a position string; a game that is over in it is over."""
        return self._begun(Position(notation.decode(text, **self._switches), **self._switches))

    def write(self, state: State, ply: Ply) -> str:
        """Write a lawful move, such as ``e1-e5*s>c7/2``."""
        assert isinstance(ply, Move)
        action = self.action(state, ply.steps)
        assert action is not None
        return self.live(state)[0].write(action)

    def read(self, state: State, text: str) -> Ply:
        """Read an action, lawful or not."""
        position = self.live(state)[0]
        layout = position.arena.layout
        said = writing.parse(text, layout)
        try:
            action = notation.judge(said, position)
        except NotationError as problem:
            if not problem.rule:
                raise
            return Move(state.setup.side, stepping.tried(state, layout, said))
        return Move(state.setup.side, stepping.steps_of(state, position, action))


def _before_end(effects: Sequence[Effect]) -> int:
    """Find where something is told last, but for the end of the game."""
    return len(effects) - (bool(effects) and isinstance(effects[-1], Ended))


def _mask(steps: Steps) -> int:
    """Read the arrows that were put into a new pawn."""
    mask = 0
    for step in steps:
        if isinstance(step, Take) and step.part in WORDS:
            mask |= 1 << WORDS.index(step.part)
    return mask


def _fresh(state: State, position: Position, steps: Steps) -> tuple[State, tuple[Effect, ...]]:
    """Show a pawn that is being placed or loaded."""
    first = steps[0]
    assert isinstance(first, Place)
    mask = _mask(steps)
    cell = position.arena.layout.cell_of[first.site]
    rule = "BS-LOAD" if state.setup.phase == Phase.LOAD else "BS-DRAFT"
    effects: list[Effect] = [Added(FRESH, first.site, "pawn", rule)]
    effects += [PartGiven(FRESH, (s.part,), rule) for s in steps if isinstance(s, Take)]
    shown = replace(state, fresh=Fresh(state.setup.side, cell, mask))
    return shown, tuple(effects)


__all__ = ["COLOUR", "ROTATED", "Blindside", "places"]

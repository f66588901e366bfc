"""The rules of Bladder as the rest of the program asks for them."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from tabletop_qt.core.effects import Effect, Moved, Removed
from tabletop_qt.core.game import Values
from tabletop_qt.core.rules import Draft, Prompt, Reason, Refused, Rules, Secrecy
from tabletop_qt.core.steps import Move, Pick, Place, Ply, Say, Step, Steps, ToMove, Turn
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, Seat
from tabletop_qt.games.bladder import action as act
from tabletop_qt.games.bladder import laws, notation, stepping, telling
from tabletop_qt.games.bladder.board import make_board
from tabletop_qt.games.bladder.cells import CELL_OF, DARK, NAME, SIDE_OF, landed
from tabletop_qt.games.bladder.events import stepped
from tabletop_qt.games.bladder.options import Options, Switches
from tabletop_qt.games.bladder.position import Position
from tabletop_qt.games.bladder.rulebook import BOOK
from tabletop_qt.games.bladder.setup import (
    FORFEITED,
    HIDDEN,
    HIDDEN_ORDER,
    LAMED,
    NO_ORDER,
    NOWHERE,
    UNMARKED,
    USED,
    Phase,
)
from tabletop_qt.games.bladder.state import BALL, State, number_men
from tabletop_qt.games.bladder.stepping import CARRY, HERO, INTENTS, LAME, SKIP, TACKLE


class Bladder(Rules[State]):
    """Bladder under the options of `Options`, and `hero_reminder`."""

    def __init__(self, options: Values) -> None:
        self.board = make_board()
        self.book = BOOK
        self._switches = Switches(
            tackling=bool(options["tackling"]),
            pass_range=int(options["pass_range"]),
            step_across_diamond=bool(options["step_across_diamond"]),
            transfer_scores=bool(options["transfer_scores"]),
            draw_rules=bool(options["draw_rules"]),
            step_range=int(options["step_range"]),
            hero=bool(options["hero"]),
            hero_after_tackle=bool(options["hero_after_tackle"]),
            spill=bool(options["spill"]),
            real_time=bool(options["real_time"]),
        )
        self.options = Options(**self._switches)
        self._reminder = bool(options["hero_reminder"])
        self._latest: tuple[State, Position, dict[Steps, int]] | None = None

    def start(self) -> State:
        """Give the set-up of section 2."""
        return self.decode(notation.START)

    def turn(self, state: State) -> Turn:
        """BL-TURN: Dark and Light in turn, in secret where marks or orders are written."""
        if state.over:
            return state.over
        setup = state.setup
        marking = self.marking(state)
        if marking:
            return ToMove(0 if setup.heroes[DARK] == UNMARKED else 1, secretly=True)
        return ToMove(setup.side, secretly=self.options.real_time)

    def marking(self, state: State) -> bool:
        """Tell whether heroes are being marked (BL-HERO)."""
        return self.options.hero and UNMARKED in state.setup.heroes

    def position(self, state: State) -> Position:
        """Give a fresh engine position of the state."""
        return Position(
            state.setup,
            state.seen,
            skips=state.skips,
            ended=state.over,
            **self._switches,
        )

    def live(self, state: State) -> tuple[Position, dict[Steps, int]]:
        """Give the position of the state asked about last and the steps of its actions.

        They are kept so that they are built once: whoever makes an action unmakes it again.
        """
        if self._latest is None or self._latest[0] is not state:
            position = self.position(state)
            self._latest = state, position, stepping.ways_of(state, position.actions())
        return self._latest[1:]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """List the lawful moves; in Real Time the bare orders."""
        turn = self.turn(state)
        if not isinstance(turn, ToMove) or turn.seat != seat:
            return []
        return [Move(seat, steps) for steps in self.live(state)[1]]

    # Carrying out

    def action(self, state: State, steps: Steps) -> int | None:
        """Find the lawful action that steps are made of, or None."""
        position, ways = self.live(state)
        if (found := ways.get(steps)) is not None or not self.options.real_time:
            return found
        bare, intents = self.split(state, steps)
        if bare is None:
            return None
        order = stepping.order_of(ways[bare], intents)
        return order if order is not None and position.lawful(order) else None

    def split(self, state: State, steps: Steps) -> tuple[Steps | None, Steps]:
        """Part the bare action of an order from its intents; None while it is not whole."""
        ways = self.live(state)[1]
        if steps[:2] in ways:
            return steps[:2], steps[2:]
        return (steps[:1], steps[1:]) if steps[:1] in ways else (None, steps)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Effect, ...]]:
        """Carry out a lawful move."""
        action = self.action(state, move.steps)
        assert action is not None
        position = self.live(state)[0]
        told = telling.Telling(state, aloud=self.options.real_time)
        effects = told.tell(position.events(action))
        position.make(action)
        try:
            setup, over = position.setup(), position.over()
            after = State(setup, told.ids(), position.seen, position.skips, over)
        finally:
            position.unmake()
        if setup.order != NO_ORDER:
            effects.append(telling.sealed(DARK))
        if setup.extra and not state.setup.extra:
            effects.append(telling.extra_turn())
        if setup.phase == Phase.SECOND:
            effects.append(telling.second_move(after.man_at(setup.doer)))
        if not self.options.real_time:
            effects += telling.together(effects, over)
        if over:
            effects.append(telling.ended(after))
        return after, tuple(effects)

    def preview(self, state: State, steps: Steps) -> tuple[State, tuple[Effect, ...]]:
        """Show a half-made move: the man on his new square, his victim gone."""
        if steps in self.live(state)[1] and not self.options.real_time:
            return self.apply(state, Move(state.setup.side, steps))
        effects: list[Effect] = []
        shown = state
        moving = steps[0].piece if steps and isinstance(steps[0], Pick) else ""
        for before, step in zip((None, *steps), steps, strict=False):
            match step:
                case Place(site) if before in (Pick(moving), Say(HERO)):
                    shown, done = _moved(shown, moving, site)
                    effects += done
                case Pick(piece) if moving == BALL != piece:
                    cell = shown.cell_of(piece)
                    assert cell is not None
                    effects.append(Moved(BALL, (shown.ball_at, NAME[cell]), "BL-PASS"))
                    shown = replace(shown, setup=replace(shown.setup, carrier=cell))
                case Pick(piece) if piece not in (moving, BALL):
                    shown, done = _lamed(shown, piece)
                    effects += done
        return shown, tuple(effects)

    # Half-made orders (BL-REAL-TIME)

    def prompt(self, draft: Draft[State]) -> Prompt:
        """Offer the next steps; an order that is whole may be given intents."""
        found = super().prompt(draft)
        if not (self.options.real_time and draft.ways):
            return found
        bare, intents = self.split(draft.base, draft.steps)
        if bare is None or bare == (Say(SKIP),) or self.marking(draft.base):
            return found
        return replace(found, steps=self._intents(draft, bare, intents))

    def _intents(self, draft: Draft[State], bare: Steps, intents: Steps) -> tuple[Step, ...]:
        """List what may be added to an order, one intent after the other."""
        words = [step.word for step in intents if isinstance(step, Say)]
        if len(intents) % 2:
            cells = self._named(draft, bare, words[-1])
            return tuple(Place(NAME[cell]) for cell in cells)
        left = INTENTS[INTENTS.index(words[-1]) + 1 :] if words else INTENTS
        return tuple(Say(word) for word in left if self._named(draft, bare, word))

    def _named(self, draft: Draft[State], bare: Steps, word: str) -> list[int]:
        """List the cells that an intent can sensibly name."""
        state, seat = draft.base, draft.seat
        position, ways = self.live(state)
        if word == HERO:
            order = ways[bare]
            return [
                cell for cell in range(len(NAME)) if position.lawful(order | act.second_step(cell))
            ]
        if word in (LAME, TACKLE):
            cells = state.setup.cells
            if word == TACKLE and not self.options.tackling:
                return []
            return [cell for cell, code in enumerate(cells) if SIDE_OF[code] == 1 - seat]
        assert word == CARRY
        moved = draft.preview.setup.cells
        return [cell for cell, code in enumerate(moved) if SIDE_OF[code] == seat]

    def whole(self, draft: Draft[State], steps: Steps) -> bool:
        """Tell whether steps are a lawful whole move."""
        if not (self.options.real_time and draft.ways):
            return super().whole(draft, steps)
        return self.action(draft.base, steps) is not None

    def extend(self, draft: Draft[State], steps: Steps) -> Draft[State]:
        """Add lawful steps; raise Refused with the reasons at the first that is not."""
        for step in steps:
            bare = self.split(draft.base, draft.steps)[0] if self.options.real_time else None
            if bare is None or not draft.steps:
                draft = super().extend(draft, (step,))
                continue
            if step not in self.prompt(draft).steps:
                raise Refused(self.why_not(draft, step))
            taken = (*draft.steps, step)
            shown, effects = self.preview(draft.base, taken)
            draft = replace(draft, steps=taken, preview=shown, effects=effects)
        return draft

    # Why not, and what must be

    def laws(self, draft: Draft[State], step: Step) -> tuple[Reason, ...]:
        """Judge a step by the laws of the game."""
        if step in self.prompt(draft).steps:
            return ()
        return tuple(laws.judge(self, draft, step))

    def duties(self, draft: Draft[State]) -> tuple[Reason, ...]:
        """Tell of the double move that a declared hero has to make (BL-HERO)."""
        setup = draft.base.setup
        if setup.phase == Phase.NONE or draft.steps:
            return ()
        text = MARK("rules", "The declared hero on {place} moves now: the double move is his.")
        values: dict[str, str | int | Phrase] = {"place": NAME[setup.doer].upper()}
        return (Reason("BL-HERO", Phrase(text, values), (), (draft.base.man_at(setup.doer),)),)

    # Secrets

    def secrecy(self, state: State, ply: Ply) -> Secrecy:
        """Marks stay secret for good (BL-HERO), Dark's order until Light's (BL-REAL-TIME)."""
        del ply
        if self.marking(state):
            return Secrecy.SECRET
        dark = self.options.real_time and state.setup.side == DARK
        return Secrecy.SEALED if dark else Secrecy.OPEN

    def observe(self, state: State, seat: Seat | None) -> State:
        """Take out the other side's hero and order; for everybody, both, to be asked anew."""
        setup = state.setup
        secret = [mark >= 0 or mark == LAMED for mark in setup.heroes]
        if seat is None:
            if any(secret):
                setup = replace(
                    setup, heroes=(UNMARKED, UNMARKED), phase=Phase.NONE, doer=NOWHERE, loud=False
                )
            if setup.order != NO_ORDER:
                setup = replace(setup, order=NO_ORDER, side=DARK)
            return replace(state, setup=setup)
        if secret[1 - seat]:
            dark, light = setup.heroes
            heroes = (dark, HIDDEN) if seat == DARK else (HIDDEN, light)
            setup = replace(setup, heroes=heroes)
        if setup.order != NO_ORDER and seat != DARK:
            setup = replace(setup, order=HIDDEN_ORDER)
        return replace(state, setup=setup)

    def reminds(self, state: State, seat: Seat) -> bool:
        """BL-HERO, `hero_reminder`: the owner may see his mark again."""
        own = state.setup.heroes[seat]
        return self._reminder and own not in (UNMARKED, USED, FORFEITED)

    # Texts

    def key(self, state: State) -> Hashable:
        """BL-DRAW: men, facing, carrier, side to move and extra turn; marks are ignored."""
        setup = state.setup
        return setup.cells, setup.carrier, setup.side, setup.extra

    def encode(self, state: State) -> str:
        """Write the position string."""
        return notation.encode(state.setup, **self._switches)

    def decode(self, text: str) -> State:
        """Read a position string; a game that is over in it is over."""
        setup = notation.decode(text, **self._switches)
        state = State(setup, number_men(setup.cells))
        position = Position(setup, **self._switches)
        return replace(state, seen=position.seen, over=position.over())

    def write(self, state: State, ply: Ply) -> str:
        """Write a lawful move, such as ``c5-d5te5@d5``."""
        assert isinstance(ply, Move)
        action = self.action(state, ply.steps)
        assert action is not None
        return act.write(action)

    def read(self, state: State, text: str) -> Ply:
        """Read an action, lawful or not."""
        position, ways = self.live(state)
        action = notation.read(text, position)
        turn = self.turn(state)
        seat = turn.seat if isinstance(turn, ToMove) else state.setup.side
        bare = {found: steps for steps, found in ways.items()}
        if action in bare:
            return Move(seat, bare[action])
        if self.options.real_time and action & act.BARE in bare:
            return Move(seat, stepping.steps_of_order(bare[action & act.BARE], action))
        return Move(seat, stepping.tried(state, action))


def _moved(state: State, piece: str, site: str) -> tuple[State, list[Effect]]:
    """Show a man on his new square."""
    start, to = state.cell_of(piece), CELL_OF[site]
    assert start is not None
    setup = state.setup
    told = telling.Telling(state, aloud=False)
    effects = told.tell(stepped(setup.cells, start, to))
    cells = bytearray(setup.cells)
    cells[to], cells[start] = landed(cells[start], to), 0
    carrier = to if setup.carrier == start else setup.carrier
    setup = replace(setup, cells=bytes(cells), carrier=carrier)
    return replace(state, setup=setup, ids=told.ids()), effects


def _lamed(state: State, piece: str) -> tuple[State, list[Effect]]:
    """Show the field without a lamed man."""
    cell = state.cell_of(piece)
    assert cell is not None
    cells, ids = bytearray(state.setup.cells), bytearray(state.ids)
    cells[cell] = ids[cell] = 0
    shown = replace(state, setup=replace(state.setup, cells=bytes(cells)), ids=bytes(ids))
    return shown, [Removed(piece, NAME[cell], "BL-LAME")]

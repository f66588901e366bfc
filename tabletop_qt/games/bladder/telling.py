"""What an action does, told in effects: the events of the engine with men and sites."""

from collections.abc import Iterable, Iterator

from tabletop_qt.core.effects import Effect, Ended, Moved, Noted, Removed, Turned
from tabletop_qt.core.steps import Over
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, PieceId, RuleId, Seat
from tabletop_qt.games.bladder import events as ev
from tabletop_qt.games.bladder.cells import FACING, NAME, SCORER, SIDE_OF, landed
from tabletop_qt.games.bladder.setup import NOWHERE
from tabletop_qt.games.bladder.state import BALL, DIAMOND, State

SEAT_NAMES = (MARK("rules", "Dark"), MARK("rules", "Light"))
MAN_NAMES = (MARK("rules", "dark man"), MARK("rules", "light man"))


def turn_of(code: int) -> float:
    """Tell how the picture of a man is turned, in degrees: upwards or downwards."""
    return 0.0 if FACING[code] < 0 else 180.0


class Telling:
    """Follows men over the board while events happen to them."""

    def __init__(self, state: State, *, aloud: bool) -> None:
        self._at = {cell: number for cell, number in enumerate(state.ids) if number}
        self._codes = {number: state.setup.cells[cell] for cell, number in self._at.items()}
        self._met: dict[int, int] = {}
        """The second man on a cell where two heads meet."""
        self._ball = state.ball_at
        self._aloud = aloud
        """Whether everything is named: in Real Time nobody knows what comes."""

    def ids(self) -> bytes:
        """Give which man stands where now."""
        ids = bytearray(len(NAME))
        for cell, number in self._at.items():
            ids[cell] = number
        return bytes(ids)

    def tell(self, events: Iterable[ev.Event]) -> list[Effect]:
        """Tell events in their order."""
        return [effect for event in events for effect in self._of(event)]

    def _of(self, event: ev.Event) -> Iterator[Effect]:
        match event:
            case ev.Marked(side):
                yield _note("BL-HERO", MARK("rules", "{side} has marked a hero."), side)
            case ev.Claimed(side, cell, right):
                yield self._claimed(side, cell, right=right)
            case ev.Skipped(side):
                text = MARK("rules", "{side} cannot do anything and skips the turn.")
                yield _note("BL-NO-MOVE", text, side)
            case ev.Stepped(_, start, to):
                yield self._step(start, to)
            case ev.Turned(cell):
                number = self._met.get(cell, self._at[cell])
                code = self._codes[number] = landed(self._codes[number], cell)
                yield Turned(f"m{number}", turn_of(code), "BL-TURN-ABOUT")
            case ev.Clashed(cell, _, spared):
                yield from self._clash(cell, spared)
            case ev.Voided(side, _, to):
                text = MARK("rules", "{side}'s second step to {place} comes to nothing.")
                yield _note("BL-REAL-TIME", text, side, to)
            case _:
                yield from self._of_the_bladder(event)

    def _of_the_bladder(self, event: ev.Event) -> Iterator[Effect]:
        match event:
            case ev.Passed(_, to):
                yield from self._give(to, "BL-PASS", _PASSED)
            case ev.Lamed(cell, by):
                yield from self._lame(cell, by)
            case ev.Took(_, to, rule):
                yield from self._give(to, rule, MARK("rules", "The bladder is taken to {place}."))
            case ev.PickedUp(cell):
                text = MARK("rules", "The bladder is picked up on {place}.")
                yield from self._give(cell, "BL-PICKUP", text)
            case ev.Spilled():
                yield self._move_ball(DIAMOND, "BL-REAL-TIME")
                if self._aloud:
                    text = MARK("rules", "The bladder falls back to the diamond.")
                    yield Noted("BL-REAL-TIME", Phrase(text), (BALL,))
            case ev.Scored():
                return

    def _claimed(self, side: Seat, cell: int, *, right: bool) -> Noted:
        text = MARK("rules", "{side} declares the man on {place}: he is the hero.")
        if not right:
            text = MARK("rules", "{side} declares the man on {place}: he is not the hero.")
        return _note("BL-HERO", text, side, cell, (f"m{self._at[cell]}",))

    def _step(self, start: int, to: int) -> Moved:
        number = self._at.pop(start)
        if to in self._at:
            self._met[to] = number
        else:
            self._at[to] = number
        if self._ball == NAME[start]:
            self._ball = NAME[to]
        visits = to in SCORER and self._ball != NAME[to]
        rule = "BL-GOAL-SQUARES" if visits else "BL-STEP"
        return Moved(f"m{number}", (NAME[start], NAME[to]), rule)

    def _clash(self, cell: int, spared: Seat) -> Iterator[Effect]:
        gone = []
        for number in (self._at.pop(cell), self._met.pop(cell)):
            if spared != NOWHERE and SIDE_OF[self._codes[number]] == spared:
                self._at[cell] = number
            else:
                gone.append(number)
                yield Removed(f"m{number}", NAME[cell], "BL-REAL-TIME")
        text = MARK("rules", "Two heads clash on {place}: both men are carried off.")
        if len(gone) < 2:
            text = MARK("rules", "Two heads clash on {place}: the man without the bladder goes.")
        yield _note("BL-REAL-TIME", text, 0, cell)

    def _lame(self, cell: int, by: Seat) -> Iterator[Effect]:
        number = self._at.pop(cell)
        yield Removed(f"m{number}", NAME[cell], "BL-LAME")
        if self._aloud:
            yield _note("BL-LAME", MARK("rules", "{side} lames the man on {place}."), by, cell)

    def _give(self, cell: int, rule: RuleId, text: str) -> Iterator[Effect]:
        yield self._move_ball(NAME[cell], rule)
        if self._aloud:
            yield _note(rule, text, 0, cell, (BALL,))

    def _move_ball(self, site: str, rule: RuleId) -> Moved:
        start, self._ball = self._ball, site
        return Moved(BALL, (start, site), rule)


_PASSED = MARK("rules", "The bladder is passed to {place}.")


def _note(
    rule: RuleId, text: str, side: Seat, cell: int = NOWHERE, pieces: tuple[PieceId, ...] = ()
) -> Noted:
    values: dict[str, str | int | Phrase] = {"side": Phrase(SEAT_NAMES[side])}
    if cell != NOWHERE:
        values["place"] = NAME[cell].upper()
    return Noted(rule, Phrase(text, values), pieces)


def together(effects: list[Effect], over: Over | None) -> Iterator[Noted]:
    """Name the rules by which several things happen in one move."""
    lamed = any(isinstance(one, Removed) and one.rule == "BL-LAME" for one in effects)
    taken = [one.rule for one in effects if isinstance(one, Moved) and one.piece == BALL]
    if lamed and "BL-TACKLE" in taken:
        text = MARK("rules", "One man is lamed first, and then the carrier is tackled.")
        yield Noted("BL-LAME-AND-TACKLE", Phrase(text), (BALL,))
    if lamed and "BL-PICKUP" in taken:
        text = MARK("rules", "The man is lamed first, and then the bladder picked up.")
        yield Noted("BL-LAME-ORDER", Phrase(text), (BALL,))
    if over and over.rule in ("BL-GOAL", "BL-OWN-GOAL") and taken and taken[-1] != "BL-PASS":
        text = MARK("rules", "The bladder comes to a man in a goal square: that scores as well.")
        yield Noted("BL-GOAL-TRANSFER", Phrase(text), (BALL,))


def extra_turn() -> Noted:
    """Tell of Light's extra turn (BL-HALF-TIME)."""
    text = MARK("rules", "Half-time: Light has picked up and has one extra turn at once.")
    return Noted("BL-HALF-TIME", Phrase(text), (BALL,))


def second_move(piece: PieceId) -> Noted:
    """Tell that a declared hero moves again (BL-HERO)."""
    return Noted("BL-HERO", Phrase(MARK("rules", "The hero moves once more.")), (piece,))


def sealed(side: Seat) -> Noted:
    """Tell that an order is written (BL-REAL-TIME)."""
    return _note("BL-REAL-TIME", MARK("rules", "{side}'s order is sealed."), side)


def ended(after: State) -> Ended:
    """Tell of the end, with the men who ended the game: the carrier, or who is left."""
    over = after.over
    assert over is not None
    carrier = after.setup.carrier
    pieces: tuple[PieceId, ...] = ()
    if carrier != NOWHERE and after.ids[carrier]:
        pieces = (after.man_at(carrier),)
    return Ended(over, pieces)

"""What an action or a throw does, told in effects."""

from collections.abc import Iterator
from typing import Final

from tabletop_qt.core.effects import Effect, Ended, Moved, Noted, Returned, Rolled
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, PieceId, RuleId, Seat, SiteId
from tabletop_qt.games.uckers import action as act
from tabletop_qt.games.uckers import happened
from tabletop_qt.games.uckers.board import site_of
from tabletop_qt.games.uckers.memory import Phase
from tabletop_qt.games.uckers.position import Position
from tabletop_qt.games.uckers.setup import COUNTERS
from tabletop_qt.games.uckers.state import PIECES
from tabletop_qt.games.uckers.track import BASE, COLOURS, Track, slot

SEAT_NAMES: Final = (
    MARK("rules", "Player A"),
    MARK("rules", "Player B"),
    MARK("rules", "Player C"),
    MARK("rules", "Player D"),
)
NAMES_OF_TWO: Final = (MARK("rules", "Player A and C"), MARK("rules", "Player B and D"))

_CALLS: Final = (
    MARK("rules", "Once at you!"),
    MARK("rules", "Twice at you!"),
    MARK("rules", "Three times at you!"),
    MARK("rules", "Four times at you!"),
)
_GET_THEM_OFF: Final = MARK("rules", "Get 'em off! The blob goes to base.")

_NOTES: Final[dict[int, tuple[RuleId, str]]] = {
    happened.ALL_OUT: (
        "UC-SNAKE-EYES",
        MARK("rules", "Snake eyes on the first turn: all counters of {seat} come out."),
    ),
    happened.ALL_BACK: (
        "UC-SNAKE-BACK",
        MARK("rules", "Snake eyes again: all counters of {seat} go back to base."),
    ),
    happened.QUALIFIED: ("UC-ASSIST", MARK("rules", "{seat} may help from the next turn on.")),
    happened.FORFEITED: (
        "UC-COCKY",
        MARK("rules", "The dice of {seat} lay cocked three times: the turn is over."),
    ),
    happened.FAILED: ("UC-CHALLENGE-FAIL", MARK("rules", "No six: the challenge has failed.")),
    happened.WON: ("UC-CHALLENGE-WON", _GET_THEM_OFF),
    happened.AGAIN: ("UC-SIX-AGAIN", MARK("rules", "A six: {seat} throws again.")),
    happened.TIED: ("UC-START", MARK("rules", "Those tied for the highest throw throw again.")),
    happened.BEGUN: ("UC-START", MARK("rules", "{next} has thrown the most and begins.")),
}

_LOST: Final = MARK("rules", "{seat} can do nothing with {dice}: the throw is lost.")
_LOST_TO_LOCK: Final = MARK(
    "rules", "The run belongs to one counter, which can do nothing with {dice}: the throw is lost."
)

_WORDS: Final[dict[int, tuple[RuleId, str]]] = {
    act.FORGO: ("UC-FORGO", MARK("rules", "{seat} cannot move with any throw and forgoes it.")),
    act.SAVE: ("UC-SAVE", MARK("rules", "{seat} saves the six, and the turn is over.")),
    act.DECLINE: ("UC-SAVE", MARK("rules", "{seat} keeps the saved sixes and throws.")),
}

_MOVES: Final = {act.USE: "UC-SAVE", act.BLOB: "UC-BLOB-TAKES-BLOB"}


def seat_name(seat: Seat, players: int) -> Phrase:
    """Name a player: in a game of two by both colours (UC-TEAMS)."""
    return Phrase((NAMES_OF_TWO if players == 2 else SEAT_NAMES)[seat])


class Telling:
    """Follows counters over the board while one action is made on a position."""

    def __init__(self, steps: bytes, position: Position) -> None:
        self._position = position
        self._track: Track = position.track
        self._steps = bytearray(steps)
        self._players = position.options.players

    @property
    def steps(self) -> bytes:
        """How far each counter is on its way now."""
        return bytes(self._steps)

    def tell(self, action: int, piece: PieceId = "") -> list[Effect]:
        """Make an action on the position and tell what it does; a picked counter goes first."""
        position = self._position
        before, seat, need = position.count, position.seat, position.need
        lost = self._lost(action)
        rule, challenger = self._rule_of(action), position.challenger
        effects: list[Effect] = []
        if act.is_throw(action):
            effects.append(Rolled(seat, act.dice(action), rule))
        position.make(action)
        if position.happened & happened.WON:
            effects += self._go(challenger, challenger + 1, 1, "", "UC-CHALLENGE-WON")
        elif position.happened & (happened.ALL_OUT | happened.ALL_BACK):
            effects += self._snakes(before)
        elif not act.is_throw(action) and act.kind(action) not in (act.CHALLENGE, act.WORD):
            at = act.start(action)
            number = 2 if act.kind(action) == act.BLOB else 1
            to = self._track.target(at, act.distance(action))
            effects += self._go(at, to, number, piece, rule)
        effects += self._notes(action, seat, need, lost)
        over = position.over()
        if over is not None:
            last = [effect.piece for effect in effects if isinstance(effect, Moved)][-1:]
            effects.append(Ended(over, tuple(last)))
        return effects

    def _rule_of(self, action: int) -> RuleId:
        """Name the rule that a throw or a move is made by."""
        position, kind = self._position, act.kind(action)
        if kind == act.THROW:
            if position.phase == Phase.START:
                return "UC-START"
            if action == act.COCKED:
                return "UC-COCKY"
            return "UC-CHALLENGE" if position.need else ""
        if kind in _MOVES:
            return _MOVES[kind]
        if not act.start(action) & 63:
            return "UC-EXIT"
        if act.distance(action) > max(position.high, position.low):
            return "UC-DICE-TOTAL"
        return "UC-DICE-SPLIT" if position.high and position.low else "UC-MOVE"

    # Counters

    def _go(
        self, start: int, to: int, number: int, first: PieceId, rule: RuleId
    ) -> Iterator[Effect]:
        """Move counters of one slot to another, and send back what they hit."""
        path = self._path(start, to)
        movers = sorted(self._on(start), key=lambda piece: PIECES[piece] != first)
        for piece in movers[:number]:
            self._steps[piece] = to & 63
            yield Moved(PIECES[piece], path, rule)
        if self._track.bits[to]:
            yield from self._hit(to, rule)

    def _hit(self, to: int, rule: RuleId) -> Iterator[Effect]:
        hit = [(at, piece) for at in self._track.foes[to] for piece in self._on(at)]
        if rule not in ("UC-CHALLENGE-WON", "UC-BLOB-TAKES-BLOB"):
            rule = "UC-HIT" if len(hit) == 1 else "UC-MIXI"
        for at, piece in hit:
            yield self._back(at, piece, rule)

    def _back(self, at: int, piece: int, rule: RuleId) -> Returned:
        self._steps[piece] = BASE
        base = site_of(at & 192, self._track)
        return Returned(PIECES[piece], (site_of(at, self._track), base), rule)

    def _on(self, at: int) -> list[int]:
        first = (at >> 6) * COUNTERS
        return [n for n in range(first, first + COUNTERS) if self._steps[n] == at & 63]

    def _path(self, start: int, to: int) -> tuple[SiteId, ...]:
        between = range(start + 1, to) if start & 63 else ()
        return tuple(site_of(at, self._track) for at in (start, *between, to))

    def _snakes(self, before: bytearray) -> Iterator[Effect]:
        """Tell of all counters that came out or went back by snake eyes."""
        after = self._position.count
        out = self._position.happened & happened.ALL_OUT
        for colour in range(len(COLOURS)):
            base = slot(colour, BASE)
            if out and after[base] < before[base]:
                doorway = self._track.doorway(colour)
                yield from self._go(base, doorway, before[base], "", "UC-SNAKE-EYES")
            elif not out and after[base] > before[base]:
                for piece in range(COUNTERS * colour, COUNTERS * (colour + 1)):
                    at = slot(colour, self._steps[piece])
                    if at & 63 and not after[at]:
                        yield self._back(at, piece, "UC-SNAKE-BACK")

    # Words

    def _lost(self, action: int) -> Noted:
        """Say what is lost if anything is: the throw, or the other die (UC-MUST, UC-LOCK)."""
        position = self._position
        dice = act.dice(action)
        if not act.is_throw(action):
            high, low = position.high, position.low
            dice = (low,) if act.distance(action) == high else (high,)
        locked = position.lock >= 0
        values: dict[str, str | int | Phrase] = {
            "seat": seat_name(position.seat, self._players),
            "dice": " ".join(map(str, dice)),
        }
        text = Phrase(_LOST_TO_LOCK if locked else _LOST, values)
        return Noted("UC-LOCK" if locked else "UC-MUST", text)

    def _notes(self, action: int, seat: Seat, need: int, lost: Noted) -> Iterator[Effect]:
        position = self._position
        values: dict[str, str | int | Phrase] = {
            "seat": seat_name(seat, self._players),
            "next": seat_name(position.seat, self._players),
        }
        if action in _WORDS:
            rule, text = _WORDS[action]
            yield Noted(rule, Phrase(text, values))
        if act.kind(action) == act.CHALLENGE or (need and need > position.need > 0):
            blob = position.blob_ahead(position.challenger)
            thrown = min(blob + 1 - position.need, len(_CALLS))
            yield Noted("UC-CHALLENGE", Phrase(_CALLS[thrown - 1]))
        if position.happened & happened.LOST:
            yield lost
        for bit, (rule, text) in _NOTES.items():
            if position.happened & bit:
                yield Noted(rule, Phrase(text, values))

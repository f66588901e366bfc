"""The coach: says what a move would lose at once, and who bears on a place."""

from enum import Enum
from typing import Any

from tabletop_qt.core.game import team_of
from tabletop_qt.core.rules import Draft, Reason
from tabletop_qt.core.steps import Over, Pick, Place, ToMove
from tabletop_qt.core.terms import QT_TRANSLATE_NOOP as MARK
from tabletop_qt.core.terms import Phrase, PieceId, RuleId, SiteId
from tabletop_qt.play.controller import RulesController

MOST = 2000
"""Replies that are looked through before a move; of more none are."""
TWICE = 2
"""From so many refusals by one rule on its example is opened."""


class Level(Enum):
    """How much the coach says."""

    OFF = "off"
    GENTLE = "gentle"
    """It warns of moves that lose by themselves."""
    FULL = "full"
    """It warns of what the other side could do at once, and of risks too."""


class Coach:
    """Looks over the shoulder of whoever moves."""

    def __init__(self, controller: RulesController, level: Level = Level.GENTLE) -> None:
        self._controller = controller
        self.level = level
        self._refused: dict[RuleId, int] = {}

    def refuse(self, rule: RuleId) -> bool:
        """Note a refusal; tell whether the example of the rule is due."""
        if self.level is Level.OFF or rule.startswith("ALL-"):
            return False
        self._refused[rule] = self._refused.get(rule, 0) + 1
        return self._refused[rule] == TWICE

    def forget(self) -> None:
        """Begin to count anew: another game has begun."""
        self._refused.clear()

    def warning(self, draft: Draft[Any]) -> Reason | None:
        """Tell what speaks against a whole move that is lawful."""
        if self.level is Level.OFF or draft.seat < 0:
            return None
        rules = self._controller.rules
        after = rules.finish(draft).after
        turn = rules.turn(after)
        own = team_of(self._controller.seats, draft.seat)
        if isinstance(turn, Over):
            lost = bool(turn.winners) and not set(own) & set(turn.winners)
            text = MARK("rules", "That would lose the game at once.")
            return Reason(turn.rule, Phrase(text)) if lost else None
        if self.level is not Level.FULL:
            return None
        return self._threat(after, turn, own) or rules.risk(draft, after)

    def _threat(self, after: Any, turn: object, own: tuple[int, ...]) -> Reason | None:
        """Find a reply that wins at once."""
        if not isinstance(turn, ToMove) or turn.seat in own or turn.secretly:
            return None
        position = self._controller.rules.position(after)
        actions = position.actions()
        for action in actions if len(actions) <= MOST else ():
            position.make(action)
            over = position.over()
            position.unmake()
            if over and over.winners and not set(own) & set(over.winners):
                text = MARK("rules", "The other side could then win at once by {move}.")
                return Reason(over.rule, Phrase(text, {"move": position.write(action)}))
        return None

    def bearing(self, site: SiteId) -> tuple[PieceId, ...]:
        """List the pieces of whoever moves that could go to a place now."""
        draft = self._controller.rules.begin(self._controller.state)
        found: dict[PieceId, None] = {}
        for way in draft.ways:
            picked = [step.piece for step in way if isinstance(step, Pick)]
            if picked and Place(site) in way:
                found[picked[0]] = None
        return tuple(found)

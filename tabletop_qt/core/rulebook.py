"""The rules of a game in words: what refusals, prompts and effects cite."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from tabletop_qt.core.terms import QT_TRANSLATE_NOOP, RuleId


class Basis(Enum):
    """Where a rule comes from; the value is what a player reads."""

    TEXT = QT_TRANSLATE_NOOP("rules", "Stated by the printed rules.")
    AUTHOR = QT_TRANSLATE_NOOP("rules", "Stated by the author or publisher in another document.")
    CUSTOM = QT_TRANSLATE_NOOP("rules", "Well attested among players.")
    RULING = QT_TRANSLATE_NOOP("rules", "This program's own ruling, where every source is silent.")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its stable id, a title, and the rule itself in plain words."""

    id: RuleId
    title: str
    text: str
    section: str
    basis: Basis
    note: str = ""
    """What of the rule rests on another basis, where only a part does."""


@dataclass(frozen=True)
class Rulebook:
    """All rules of one game in reading order."""

    rules: tuple[Rule, ...]

    @cached_property
    def _by_id(self) -> dict[RuleId, Rule]:
        return {rule.id: rule for rule in (*self.rules, *COMMON)}

    def __getitem__(self, rule: RuleId) -> Rule:
        return self._by_id[rule]

    def __contains__(self, rule: object) -> bool:
        return rule in self._by_id

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)


_TABLE = QT_TRANSLATE_NOOP("rules", "At the table")

COMMON: tuple[Rule, ...] = (
    Rule(
        "ALL-OVER",
        QT_TRANSLATE_NOOP("rules", "The game is over"),
        QT_TRANSLATE_NOOP("rules", "After the end nobody moves. You may step back, or start anew."),
        _TABLE,
        Basis.RULING,
    ),
    Rule(
        "ALL-TURN",
        QT_TRANSLATE_NOOP("rules", "Wait for your turn"),
        QT_TRANSLATE_NOOP("rules", "Only the side whose turn it is may move."),
        _TABLE,
        Basis.RULING,
    ),
    Rule(
        "ALL-YOURS",
        QT_TRANSLATE_NOOP("rules", "Move your own pieces"),
        QT_TRANSLATE_NOOP("rules", "You may move the pieces of your own side only."),
        _TABLE,
        Basis.RULING,
    ),
    Rule(
        "ALL-EMPTY",
        QT_TRANSLATE_NOOP("rules", "Nothing to move there"),
        QT_TRANSLATE_NOOP("rules", "A move begins with a piece. That place is empty."),
        _TABLE,
        Basis.RULING,
    ),
    Rule(
        "ALL-PLACE",
        QT_TRANSLATE_NOOP("rules", "No place of the board"),
        QT_TRANSLATE_NOOP("rules", "Pieces stand and move on the places of the board only."),
        _TABLE,
        Basis.RULING,
    ),
    Rule(
        "ALL-THROW",
        QT_TRANSLATE_NOOP("rules", "Throw first"),
        QT_TRANSLATE_NOOP("rules", "The dice are thrown before a piece is moved."),
        _TABLE,
        Basis.RULING,
    ),
    Rule(
        "ALL-RESIGN",
        QT_TRANSLATE_NOOP("rules", "Resigned"),
        QT_TRANSLATE_NOOP(
            "rules", "A player may give up the game at any time; the other side wins."
        ),
        _TABLE,
        Basis.RULING,
    ),
    Rule(
        "ALL-AGREED",
        QT_TRANSLATE_NOOP("rules", "Draw agreed"),
        QT_TRANSLATE_NOOP("rules", "The players may agree on a draw at any time."),
        _TABLE,
        Basis.RULING,
    ),
    Rule(
        "ALL-ABANDONED",
        QT_TRANSLATE_NOOP("rules", "Abandoned"),
        QT_TRANSLATE_NOOP("rules", "All players agreed to end the game without a result."),
        _TABLE,
        Basis.RULING,
    ),
    Rule(
        "ALL-FLAG",
        QT_TRANSLATE_NOOP("rules", "Time is up"),
        QT_TRANSLATE_NOOP("rules", "A player whose time has run out has lost."),
        _TABLE,
        Basis.RULING,
    ),
)
"""The rules of every table, which no game's own rulebook has to state."""

"""What a game teaches, as data: pages to read and tasks to do, examples of rules, and advice."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tabletop_qt.core.terms import RuleId, SiteId

Settings: TypeAlias = Mapping[str, bool | int | str]
"""Option values; those that are not told keep their defaults."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """An example of a rule, on a board of its own."""

    position: str
    text: str
    """One or two sentences: what is to be seen."""
    plays: tuple[str, ...] = ()
    """Actions in notation that are played, throws among them."""
    tries: tuple[str, ...] = ()
    """Actions that are refused by the rule after those plays: the learner may try them."""
    values: Settings = field(default_factory=dict)
    points: tuple[SiteId, ...] = ()
    """Places to look at."""


@dataclass(frozen=True, slots=True)
class Show:
    """A page to read: what it says is played on the board, ply by ply."""

    text: str
    position: str
    plays: tuple[str, ...] = ()
    points: tuple[SiteId, ...] = ()
    rules: tuple[RuleId, ...] = ()
    values: Settings = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be brought about by the learner; all that is told must come true."""

    played: tuple[str, ...] = ()
    """One of these actions was played."""
    caused: RuleId = ""
    """Something happened by this rule."""
    ended: RuleId = ""
    """The game ended by this rule."""


@dataclass(frozen=True, slots=True)
class Temptation:
    """A wrong try whose refusal is the point."""

    action: str
    rule: RuleId
    text: str
    """What the learner is told when he has tried it, besides the refusal itself."""


@dataclass(frozen=True, slots=True)
class Task:
    """Something to do."""

    text: str
    position: str
    goal: Goal
    solution: tuple[str, ...]
    """All plies in notation: the learner's, the answers of the other side, and throws. After each
    ply of the learner that is found here, those that follow and are not his are played."""
    rules: tuple[RuleId, ...]
    """What is learned by it."""
    others: str
    """The answer to every other lawful move: "that is allowed, but ..."."""
    hints: tuple[str, ...]
    """A ladder: what to look at, which piece, where to; the move itself is told after the last."""
    tempting: tuple[Temptation, ...] = ()
    answers: Mapping[str, str] = field(default_factory=dict)
    """Answers of their own to some lawful moves, by their notation."""
    punished: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What follows on some lawful moves, played out before the learner steps back."""
    praise: str = ""
    """What is said when it is done."""
    values: Settings = field(default_factory=dict)


Page: TypeAlias = Show | Task


@dataclass(frozen=True, slots=True)
class Lesson:
    """Pages that belong together."""

    id: str
    title: str
    about: str
    """One sentence: what is learned."""
    pages: tuple[Page, ...]
    values: Settings = field(default_factory=dict)
    """The options of its pages, where they tell no others."""

    @property
    def rules(self) -> tuple[RuleId, ...]:
        """The rules that it teaches, each once."""
        return tuple(dict.fromkeys(rule for page in self.pages for rule in page.rules))


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint on good play, with an example."""

    title: str
    text: str
    diagram: Diagram


@dataclass(frozen=True, slots=True)
class Teaching:
    """All that a game teaches."""

    lessons: tuple[Lesson, ...]
    diagrams: Mapping[RuleId, Diagram]
    """An example for every rule of the book, under options that switch it on."""
    advice: tuple[Advice, ...]

"""What somebody has learned: rules that were taught and done, and those refused again and again."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tabletop_qt.core.lesson import Lesson, Task
from tabletop_qt.core.terms import RuleId
from tabletop_qt.play import saves
from tabletop_qt.play.saves import SaveError

OFTEN = 3
"""A rule that was refused so often is worth its lesson."""


class Progress:
    """Kept in a file of its own; what that file holds otherwise is passed over."""

    def __init__(self, path: Path | None = None) -> None:
        """Keep it in a file, or only as long as the program runs."""
        self._path = path
        self._read_rules: set[RuleId] = set()
        self._solved: set[str] = set()
        self._refused: Counter[RuleId] = Counter()
        self._load()

    def learn(self, rules: Iterable[RuleId]) -> None:
        """Note that rules were read about."""
        new = set(rules) - self._read_rules
        if new:
            self._read_rules |= new
            self._keep()

    def solve(self, lesson: Lesson, page: int) -> None:
        """Note that the task of a page was done."""
        task = lesson.pages[page]
        assert isinstance(task, Task)
        self._read_rules |= set(task.rules)
        self._solved.add(f"{lesson.id}/{page}")
        for rule in task.rules:
            del self._refused[rule]
        self._keep()

    def refuse(self, rule: RuleId) -> None:
        """Note that a try was refused by a rule."""
        self._refused[rule] += 1
        self._keep()

    def is_done(self, lesson: Lesson) -> bool:
        """Tell whether every task of a lesson was done."""
        tasks = [n for n, page in enumerate(lesson.pages) if isinstance(page, Task)]
        return all(f"{lesson.id}/{n}" in self._solved for n in tasks)

    def is_solved(self, lesson: Lesson, page: int) -> bool:
        """Tell whether the task of a page was done."""
        return f"{lesson.id}/{page}" in self._solved

    def knows(self, rule: RuleId) -> bool:
        """Tell whether a rule was taught."""
        return rule in self._read_rules

    def refusals(self, rule: RuleId) -> int:
        """Tell how often a rule has refused something since it was learned last."""
        return self._refused[rule]

    def next_of(self, lessons: Iterable[Lesson]) -> Lesson | None:
        """Choose what to learn next: what was refused often, or else the first not done."""
        known = list(lessons)
        for rule, count in self._refused.most_common():
            for lesson in known:
                if count >= OFTEN and rule in lesson.rules:
                    return lesson
        return next((lesson for lesson in known if not self.is_done(lesson)), None)

    def reset(self) -> None:
        """Forget everything."""
        self._read_rules.clear()
        self._solved.clear()
        self._refused.clear()
        self._keep()

    def _keep(self) -> None:
        if self._path is None:
            return
        shown = {
            "rules": sorted(self._read_rules),
            "solved": sorted(self._solved),
            "refused": dict(sorted(self._refused.items())),
        }
        try:
            saves.store(self._path, json.dumps(shown, indent=2) + "\n")
        except SaveError:
            # What was learned is not lost by that, only not remembered.
            return

    def _load(self) -> None:
        if self._path is None:
            return
        try:
            found = json.loads(saves.load(self._path))
        except (SaveError, ValueError, RecursionError):
            return
        match found:
            case {"rules": [*rules], "solved": [*solved], "refused": dict(refused)}:
                self._read_rules = {rule for rule in rules if isinstance(rule, str)}
                self._solved = {one for one in solved if isinstance(one, str)}
                for rule, count in refused.items():
                    if type(count) is int and count > 0:
                        self._refused[str(rule)] = count

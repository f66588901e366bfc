"""What a rule of Uckers depends on: the options that switch it, and the words for each case."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from tabletop_qt.core.rulebook import Basis, Rule
from tabletop_qt.games.uckers.options import OPTIONS

Values: TypeAlias = Mapping[str, bool | int | str]
Case: TypeAlias = Callable[[Values], bool]
"""Tells whether something holds under the options of a game."""

DEFAULTS: Final[Values] = {option.name: option.default for option in OPTIONS}
"""The options as they are where none is named: those of the preset ``fleet``."""


@dataclass(frozen=True, slots=True)
class Wording:
    """Other words for a rule in one case, with their own basis and note where those differ."""

    case: Case
    text: str
    basis: Basis | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule with what it depends on."""

    rule: Rule
    options: tuple[str, ...] = ()
    """The options that switch the rule or change what it says."""
    when: tuple[Case, ...] = ()
    """The rule is in force if all of these hold."""
    cases: tuple[Wording, ...] = ()
    """Other words for the rule; the first whose case holds are taken."""

    def in_force(self, values: Values) -> bool:
        """Tell whether the rule holds under some options."""
        return all(case(values) for case in self.when)

    def said(self, values: Values) -> Rule:
        """Give the rule in the words for some options."""
        for other in self.cases:
            if other.case(values):
                rule = self.rule
                basis = rule.basis if other.basis is None else other.basis
                note = rule.note if other.note is None else other.note
                return replace(rule, text=other.text, basis=basis, note=note)
        return self.rule


def one_die(values: Values) -> bool:
    """Tell whether the game is played with one die."""
    return str(values["dice"]) == "1"


def two_dice(values: Values) -> bool:
    """Tell whether the game is played with two dice."""
    return not one_die(values)


def four_players(values: Values) -> bool:
    """Tell whether every colour has a player of its own."""
    return str(values["players"]) == "4"


def switched_on(option: str) -> Case:
    """Give the case that an option is on."""
    return lambda values: values[option] in (True, "on", "true")


def chosen(option: str, value: str) -> Case:
    """Give the case that an option has a value."""
    return lambda values: str(values[option]) == value


def both(one: Case, other: Case) -> Case:
    """Give the case that two cases hold together."""
    return lambda values: one(values) and other(values)

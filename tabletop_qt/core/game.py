"""What a game's folder exports."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tabletop_qt.core.lesson import Teaching
from tabletop_qt.core.rulebook import Basis
from tabletop_qt.core.rules import Rules
from tabletop_qt.core.tableau import Look
from tabletop_qt.core.terms import RuleId, Seat
from tabletop_qt.core.workshop import Workshop

Value: TypeAlias = bool | int | str
Values: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that can be switched, under its name in the engine protocol."""

    name: str
    default: Value
    title: str
    text: str
    """One sentence: what the option changes."""
    basis: Basis
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """The protocol's type of the option: ``check``, ``spin``, ``combo`` or ``string``."""
        if isinstance(self.default, bool):
            return "check"
        if isinstance(self.default, int):
            return "spin"
        return "combo" if self.choices else "string"

    def parse(self, text: str) -> Value:
        """Read a value as the protocol writes it; raise ValueError with one sentence."""
        if self.kind == "check":
            if text.lower() in _CHECK:
                return _CHECK[text.lower()]
            raise ValueError(f"{self.name} takes true or false, not {text!r}")
        if self.kind == "spin":
            if text.isascii() and text.isdigit() and self.low <= int(text) <= self.high:
                return int(text)
            raise ValueError(f"{self.name} takes a number from {self.low} to {self.high}")
        if text in self.choices:
            return text
        if self.kind == "string":
            return "" if text == EMPTY else text
        raise ValueError(f"{self.name} takes one of {', '.join(self.choices)}")


EMPTY = "<empty>"
"""How the protocol writes an empty text."""

_CHECK = {"true": True, "on": True, "false": False, "off": False}


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of option values; options it does not name keep their defaults."""

    name: str
    title: str
    text: str
    values: Values


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """How a seat is named and told apart."""

    name: str
    badge: str
    """The picture of the look that stands for the seat."""
    team: str = ""
    """What seats that win and lose together have in common; without it a seat is alone."""


def team_of(seats: Sequence[SeatInfo], seat: Seat) -> tuple[Seat, ...]:
    """List the seats that win and lose with a seat, itself among them."""
    team = seats[seat].team
    return tuple(n for n, info in enumerate(seats) if n == seat or (team and info.team == team))


@dataclass(frozen=True, slots=True)
class Game:
    """One game: everything the program knows of it."""

    id: str
    title: str
    about: str
    """One or two sentences for somebody who does not know the game."""
    credit: str
    seats: tuple[SeatInfo, ...]
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    make_rules: Callable[[Values], Rules[Any]]
    look: Look[Any]
    version: int
    """The version of the rules, raised when an old record could replay differently."""
    workshop: Workshop | None = None
    """Where players build boards of their own, for games that have such."""
    seats_of: Callable[[Values], tuple[SeatInfo, ...]] | None = None
    """The seats under some option values, where they depend on them."""

    teaching: Callable[[], Teaching] | None = None
    """What the game teaches; made when it is asked for."""
    switches: Mapping[str, tuple[RuleId, ...]] = field(default_factory=dict)
    """The rules that each option changes, by the names of the options."""
    grades: Mapping[str, str] = field(default_factory=dict)
    """What the grades of an end are called, for games whose ends are written down."""

    def rules(self, values: Values | None = None) -> Rules[Any]:
        """Make the rules under the default options and those given."""
        return self.make_rules(self.defaults() | dict(values or {}))

    def seats_for(self, values: Values | None = None) -> tuple[SeatInfo, ...]:
        """Give the seats under the default options and those given."""
        if self.seats_of is None:
            return self.seats
        return self.seats_of(self.defaults() | dict(values or {}))

    def defaults(self) -> dict[str, Value]:
        """Give every option's default value by its name."""
        return {option.name: option.default for option in self.options}

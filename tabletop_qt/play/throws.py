"""The log of a game's throws, and whether they look fair."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt

from tabletop_qt.core.terms import Seat

FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw of a game, with its number from 1 on."""

    number: int
    seat: Seat
    values: tuple[int, ...]
    """What the dice showed; nothing where they did not come to lie."""


def counts(throws: Iterable[Throw]) -> dict[int, int]:
    """Count how often each face was shown."""
    seen = Counter(value for throw in throws for value in throw.values)
    return {face: seen[face] for face in FACES}


def chi_square(counted: Sequence[int]) -> float:
    """Give the chi-square of six counts against equal ones; 0 without any."""
    total = sum(counted)
    if not total:
        return 0.0
    expected = total / len(counted)
    return sum((number - expected) ** 2 / expected for number in counted)


def chance_of(square: float) -> float:
    """Give the chance that fair dice differ from equal counts by as much or more.

    The tail of the chi-square distribution with five degrees of freedom, in closed form.
    """
    return erfc(sqrt(square / 2)) + sqrt(2 * square / pi) * exp(-square / 2) * (1 + square / 3)


def table(throws: Iterable[Throw], names: Sequence[str]) -> str:
    """Write throws as CSV: number, player, and the dice."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["number", "player", "first die", "second die"])
    for throw in throws:
        first, second = (*throw.values, "", "")[:2]
        writer.writerow([throw.number, names[throw.seat], first, second])
    return out.getvalue()

"""The words all layers share: names of things, and text that a person will read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

SiteId: TypeAlias = str
"""A place of the board, by the name the game's notation gives it."""

PieceId: TypeAlias = str
"""One piece, the same from the start of a game to its removal."""

RuleId: TypeAlias = str
"""The stable name of a rule, such as ``BT-KING``."""

Seat: TypeAlias = int
"""A player, by number in playing order; seat 0 moves first in the game's own start."""

Word: TypeAlias = str
"""A choice that is no place and no piece, such as ``draw``."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark `text` for translation where it stands and give it back unchanged."""
    del context
    return text


def untranslated(text: str) -> str:
    """Give the text back: the translator of a program without translations."""
    return text


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence for people: a marked template and its named values, translated when shown."""

    template: str
    values: Mapping[str, "str | int | Phrase"] = field(default_factory=dict)

    def render(self, tr: Callable[[str], str] = untranslated) -> str:
        """Give the sentence in the language of `tr`; its first letter is a capital."""
        text = self.part(tr)
        return text[:1].upper() + text[1:]

    def part(self, tr: Callable[[str], str] = untranslated) -> str:
        """Give the text as a part of a longer sentence: its first letter as it was written."""
        return tr(self.template).format_map(
            {
                name: value.part(tr) if isinstance(value, Phrase) else value
                for name, value in self.values.items()
            }
        )

    def __str__(self) -> str:
        return self.render()

"""Phrases, options, and finding games."""

import pytest

from tabletop_qt.core.game import Option
from tabletop_qt.core.rulebook import Basis
from tabletop_qt.core.terms import Phrase
from tabletop_qt.games import find_game, find_games


def test_a_phrase_is_translated_with_its_named_parts() -> None:
    words = {"the {piece} on {place}": "{place}: {piece}", "white queen": "weiße Dame"}
    phrase = Phrase("the {piece} on {place}", {"piece": Phrase("white queen"), "place": "G-V3"})
    assert phrase.render() == "The white queen on G-V3"
    assert phrase.render(lambda text: words.get(text, text)) == "G-V3: weiße Dame"


CHECK = Option("on", True, "On", "Is on.", Basis.TEXT)
SPIN = Option("many", 5, "Many", "How many.", Basis.TEXT, low=1, high=9)
COMBO = Option("kind", "plain", "Kind", "Which.", Basis.TEXT, choices=("plain", "fancy"))


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (CHECK, "true", True),
        (CHECK, "OFF", False),
        (CHECK, "on", True),
        (SPIN, "9", 9),
        (COMBO, "fancy", "fancy"),
    ],
)
def test_an_option_reads_its_values(option: Option, text: str, value: object) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [(CHECK, "1"), (SPIN, "0"), (SPIN, "10"), (SPIN, "-1"), (SPIN, "\u0663"), (COMBO, "Plain")],
)
def test_an_option_refuses_other_values_in_one_sentence(option: Option, text: str) -> None:
    with pytest.raises(ValueError, match=f"^{option.name} takes "):
        option.parse(text)


def test_the_kind_of_an_option_follows_from_its_default() -> None:
    assert [option.kind for option in (CHECK, SPIN, COMBO)] == ["check", "spin", "combo"]


def test_games_are_found_by_looking() -> None:
    assert list(find_games("tests.model")) == ["hop"]
    assert find_game("hop", "tests.model").title == "Hop"
    assert "bulltricker" in find_games()

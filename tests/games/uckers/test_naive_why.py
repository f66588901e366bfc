"""The oracle of Uckers on the rules that unlawful actions go against."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.uckers.naive_cases import HOME, asked, position
from tests.games.uckers.naive_why import broken

BARE: dict[str, Any] = {}
SAVES = {"saved_sixes": True}
FOUR = {"players": 4}


@pytest.mark.parametrize(
    ("preset", "where", "actions", "text", "rules", "options"),
    [
        ("mess", position(a="5"), "r3", "a5-8", "", BARE),
        ("mess", position(a="5"), "r3", "a5-9", "UC-MOVE", BARE),
        ("mess", position(a="5"), "r3", "a5-4", "UC-MOVE", BARE),
        ("mess", position(a="5"), "r3", "a6-9", "ALL-EMPTY", BARE),
        ("mess", position(a="5"), "r3", "a1-4", "UC-MOVE", BARE),
        ("mess", position(a="5"), "", "a5-8", "ALL-THROW", BARE),
        ("mess", position(a="5", b="20"), "r3", "b20-23", "ALL-YOURS UC-TEAMS", BARE),
        ("mess", position(a="5"), "r3", "ab-2", "UC-EXIT", BARE),
        ("mess", position(b="2,2"), "r6", "ab-2", "UC-BLOB UC-EXIT", BARE),
        ("mess", position(a="h3"), "r6", "ah3-h", "UC-MOVE UC-EXACT", BARE),
        ("mess", position(a="5,20", b="7,7"), "r3", "a5-8", "UC-BLOB", BARE),
        ("mess", position(a="5,20"), "r6 a5-11 r3", "a20-23", "UC-LOCK", BARE),
        ("mess", position(a="5"), "r3", "challenge:a5", "UC-CHALLENGE", BARE),
        ("mess", position(a="11,20", b="12,12"), "r3", "challenge:a11",
         "UC-CHALLENGE UC-CHALLENGE-WHEN", BARE),
        ("mess", position(a="5", b="12,12"), "r6 a5-11", "challenge:a11", "ALL-THROW", BARE),
        ("mess", position(a="11", c="11", b="12,12"), "r6", "challenge:a11",
         "UC-CHALLENGE UC-MIXI", BARE),
        ("mess", position(a="0", b="1,1"), "r6", "challenge:a0", "UC-CHALLENGE", BARE),
        ("mess", position(a="5"), "r6", "forgo", "UC-FORGO", BARE),
        ("mess", position(a="5"), "r3", "save", "UC-SAVE", SAVES),
        ("mess", position(a="5", rest="saved=a1"), "", "a5-11", "UC-SAVE", SAVES),
        ("mess", position(a="5", rest="saved=a1"), "", "use:a5-9", "UC-SAVE UC-MOVE", SAVES),
        ("mess", position(a="5,20", rest="saved=a1"), "use:a5-11 r3", "a20-23",
         "UC-SAVE UC-LOCK", SAVES),
        ("navy", position(a="20,10,h,h", c=HOME, d="14,14"), "r53", "a20-23",
         "UC-DICE-BOTH UC-MUST", BARE),
        ("navy", position(a="5,8"), "r31 a5-8", "a5-6", "ALL-EMPTY", BARE),
        ("navy", position(a="5,20"), "r31 a5-8", "a8-9", "UC-DICE-TOTAL", BARE),
        ("fleet", position(a="10,20"), "r31", "a10-11", "UC-LARGER-FIRST UC-MUST", BARE),
        ("fleet", position(a="5,5", b="9,9"), "r22", "a5=9", "UC-BLOB-TAKES-BLOB", BARE),
        ("fleet", position(a=HOME, c="20,h1", rest="assist=a"), "r21", "ch1-h3",
         "UC-ASSIST", FOUR),
        ("mess", position(a="h5,h,h,h", c=HOME), "r1 ah5-h", "bb-15", "ALL-OVER", BARE),
    ],
)  # fmt: skip
def test_an_unlawful_action_goes_against_its_rule(
    preset: str, where: str, actions: str, text: str, rules: str, options: dict[str, Any]
) -> None:
    game, state = asked(preset, where, *actions.split(), **options)
    assert broken(game, state, text) == set(rules.split())

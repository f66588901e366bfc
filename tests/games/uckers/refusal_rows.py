"""Wrong tries and what is said against them, written from the specification.

A counter is written with its colour's letter and its place; those of A and C that are not named
are home, those of B and D in base.
"""

from typing import Any

from tests.games.uckers.engine_boards import FLEET, MESS, NAVY, PLAIN

ANY = PLAIN | {"challenge_window": "any"}
SAVING = MESS | {"saved_sixes": True}
LOOSE = SAVING | {"lock_run": False}
FIRST = MESS | {"challenge_window": "first"}
FOUR_MESS, FOUR = MESS | {"players": 4}, PLAIN | {"players": 4}

Row = tuple[dict[str, Any], str, str, str, str, str, str]
"""Options, counters, what was done, what is tried, the rules that speak, at what the first of them
points, and what its sentence has to name."""

ROWS: list[Row] = [
    # A throw comes first
    (MESS, "A10", "", "a10-11", "ALL-THROW", "a10", "square 10"),
    (MESS, "A10 B20", "", "b20-21", "ALL-THROW", "b20", "square 20"),
    (MESS, "A11 B12 B12", "r6 challenge:a11", "a11-12", "ALL-THROW", "a11", "square 12"),
    # Whose counters
    (MESS, "A10 B20", "r5", "b20-25", "ALL-YOURS", "b20", "square 20"),
    (FOUR_MESS, "A10 C30", "r5", "c30-35", "UC-TEAMS", "c30", "square 30"),
    # Blobs
    (MESS, "A10 A40 B12 B12", "r2", "a10-12", "UC-BLOB", "b12 b12", "square 12"),
    (MESS, "A10 A40 B12 B12", "r3", "a10-13", "UC-BLOB", "b12 b12", "square 12"),
    (MESS, "C10 A40 B12 B12", "r2", "c10-12", "UC-BLOB", "b12 b12", "square 12"),
    (MESS, "A10 A40 D12 D12 D12", "r3", "a10-13", "UC-BLOB", "d12 d12 d12", "square 12"),
    (MESS, "Ab A40 B2 B2", "r6", "ab-2", "UC-BLOB", "b2 b2", "square 2"),
    (MESS, "A50 A40 B0 B0", "r3", "a50-h1", "UC-BLOB", "b0 b0", "square 0"),
    # The exact number
    (MESS, "Ah1 A40", "r6", "ah1-h", "UC-EXACT", "ah1 @a-h", "exactly 5"),
    (MESS, "A51 A40", "r2", "a51-h", "UC-EXACT", "a51 @a-h", "exactly 7"),
    # Out of base
    (MESS, "Ab A40", "r5", "ab-2", "UC-EXIT", "ab", "the 5"),
    (PLAIN, "Ab A40", "r53", "ab-2", "UC-EXIT", "ab", "the 5 and the 3"),
    (MESS, "Ab A40", "r6", "ab-8", "UC-EXIT", "ab @2", "square 2"),
    # The way
    (MESS, "A10", "r3", "a10-14", "UC-MOVE", "a10 @14", "the 3"),
    (PLAIN, "A10 A40", "r53", "a10-14", "UC-MOVE", "a10 @14", "the 5 and the 3"),
    (PLAIN, "A10 A40", "r53 a10-15", "a40-45", "UC-MOVE", "a40 @45", "the 3"),
    (MESS, "A10", "r3", "a10-7", "UC-MOVE", "a10 @7", "square 7"),
    (MESS, "A0", "r3", "a0-3", "UC-MOVE", "a0 @3", "square 3"),
    (MESS, "A10 Ah", "r3", "ah-h", "UC-MOVE", "ah", "home"),
    (MESS, "C10 A40", "r3", "c10-h1", "UC-MOVE", "c10 @c-h1", "chute 1"),
    # The run
    (MESS, "A5 A20", "r6 a5-11 r3", "a20-23", "UC-LOCK", "a11 a20", "square 11"),
    (MESS, "A5 C20", "r6 a5-11 r3", "c20-23", "UC-LOCK", "a11 c20", "square 11"),
    (MESS, "Ab A20", "r6 ab-2 r3", "a20-23", "UC-LOCK", "a2 a20", "square 2"),
    (MESS, "A0 A11 B12 B12", "r6 a0-h r6", "a11-17", "UC-LOCK UC-BLOB", "a11 ah ah ah", "home"),
    # The larger die first
    (PLAIN, "A5 A20", "r53", "a5-8", "UC-LARGER-FIRST", "a20 a5", "The 5 has to be used first"),
    (PLAIN, "A11 A20 B12 B12 B25 B25", "r62", "a20-22", "UC-LARGER-FIRST", "a11", "square 12"),
    (PLAIN, "Ab A20", "r62", "a20-26", "UC-LARGER-FIRST", "a20 ab", "leave the 2 unused"),
    # Both dice
    (NAVY, "A20 A30 B33 B33", "r62", "a20-22", "UC-DICE-BOTH", "a20 a30", "leave the 6 unused"),
    (NAVY, "A20 B28 B28", "r62", "a20-22", "UC-DICE-BOTH", "a20", "has to be the 6"),
    (NAVY, "A20", "r44", "a20-24", "UC-DICE-BOTH", "a20", "leave the other 4 unused"),
    (PLAIN, "A20", "r44", "a20-24", "UC-DICE-BOTH", "a20", "leave the other 4 unused"),
    # The total
    (NAVY, "A20 A40 B27 B27", "r53", "a20-28", "UC-DICE-TOTAL", "b27 b27", "square 27"),
    (NAVY, "A20 A40 B28 B28", "r53", "a20-28", "UC-DICE-TOTAL", "b28 b28", "square 28"),
    (NAVY, "A20 A40 B23 B23", "r53", "a20-28", "UC-DICE-TOTAL", "b23 b23", "halfway, on square 23"),
    (NAVY, "A20 A40 B25 B25", "r53", "a20-28", "UC-DICE-TOTAL", "b25 b25", "halfway, on square 25"),
    (NAVY, "A20 A40", "r53 a20-25", "a25-28", "UC-DICE-TOTAL", "a25", "The 5 has moved"),
    # Challenges
    (MESS, "A11 C11 A40 B12 B12", "r6", "challenge:a11", "UC-MIXI", "a11 c11", "square 12"),
    (MESS, "A11 A40 B12 B12", "r5", "challenge:a11", "UC-CHALLENGE", "b12 b12", "the 5"),
    (
        MESS,
        "A5 A20 B12 B12 D21 D21",
        "r6 a5-11 r6",
        "challenge:a11",
        "UC-CHALLENGE",
        "a11 b12 b12",
        "square 12",
    ),
    (MESS, "A0 B1 B1", "r6", "challenge:a0", "UC-CHALLENGE UC-MOVE", "a0 b1 b1", "square 1"),
    (MESS, "A11 B12", "r6", "challenge:a11", "UC-CHALLENGE UC-MOVE", "b12 @12", "square 12"),
    (MESS, "A11 B12 D12", "r6", "challenge:a11", "UC-CHALLENGE UC-MOVE", "b12 d12 @12", "mixi"),
    (MESS, "A11", "r6", "challenge:a11", "UC-MOVE UC-CHALLENGE", "a11 @12", "square 12"),
    (
        PLAIN,
        "A11 A40 B12 B12",
        "r61 a40-47 r62",
        "challenge:a11",
        "UC-CHALLENGE-WHEN",
        "b12 b12",
        "square 12",
    ),
    (
        ANY,
        "A11 A30 A40 B12 B12",
        "r62 a40-46",
        "challenge:a11",
        "UC-CHALLENGE-WHEN",
        "b12 b12",
        "square 12",
    ),
    (FIRST, "A11 A40 B12 B12", "r6 a40-46 r6", "challenge:a11", "UC-CHALLENGE-WHEN", "b12 b12", ""),
    # Blob takes blob
    (
        PLAIN,
        "A5 A5 A5 A40 B9 B9",
        "r44",
        "a5=9",
        "UC-BLOB-TAKES-BLOB UC-BLOB",
        "a5 a5 a5",
        "square 5",
    ),
    (
        PLAIN,
        "A5 A5 A40 B9 B9 B9",
        "r44",
        "a5=9",
        "UC-BLOB-TAKES-BLOB UC-BLOB",
        "b9 b9 b9",
        "square 9",
    ),
    (
        PLAIN,
        "A5 A5 A40 B7 B7 D9 D9",
        "r44",
        "a5=9",
        "UC-BLOB-TAKES-BLOB UC-BLOB",
        "b7 b7",
        "square 7",
    ),
    (PLAIN, "A5 A5 A40 B9 B9", "r42", "a5=9", "UC-BLOB UC-BLOB-TAKES-BLOB", "b9 b9", "square 9"),
    (
        PLAIN,
        "A5 A5 A40 B9 B9",
        "r22",
        "a5=9",
        "UC-DICE-TOTAL UC-BLOB-TAKES-BLOB",
        "b9 b9",
        "square 9",
    ),
    (PLAIN, "A5 A5 A40 B9 B9", "r31", "a5=9", "UC-DICE-TOTAL UC-BLOB-TAKES-BLOB", "b9 b9", ""),
    (PLAIN, "A5 A5 A40 B9 B9", "r61", "a5=9", "UC-MOVE UC-BLOB-TAKES-BLOB", "a5 @9", "the 6"),
    (NAVY, "A5 A5 A40 B9 B9", "r44", "a5=9", "UC-BLOB", "b9 b9", "square 9"),
    # Words
    (SAVING, "A10", "r4", "save", "UC-SAVE", "", "a 4"),
    (SAVING, "A10", "", "save", "ALL-THROW", "", ""),
    (MESS, "A10", "r6", "save", "UC-MUST", "", ""),
    (FLEET, "A10", "r61", "save", "UC-MUST", "", ""),
    (SAVING, "A10", "r4", "use:a10-16", "UC-SAVE", "", ""),
    (MESS, "A10", "", "forgo", "UC-FORGO", "a10", "square 10"),
    (MESS, "Ab", "", "forgo", "UC-FORGO", "ab", "base"),
    (MESS, "A10 B11 B11", "", "forgo", "UC-FORGO", "a10", "challenge"),
    (MESS, "A5 A20", "r6 a5-11", "forgo", "UC-FORGO", "", "first throw"),
    (MESS, "A10", "r4", "forgo", "UC-FORGO", "", "first throw"),
    (MESS, "A10", "", "throw", "ALL-THROW", "", ""),
    (MESS, "A10", "r4", "throw", "UC-MUST", "a10", "the 4"),
]

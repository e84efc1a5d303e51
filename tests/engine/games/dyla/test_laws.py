"""The laws of the house, over thousands of games."""

from __future__ import annotations

from pathlib import Path

from engine.conformance import Laws

GOLDEN = Path(__file__).parents[3] / "golden"


class TestDyla(Laws):
    """All laws; nobody can know the order of the two piles.

    Rare are the two dearest attacks, saved up for by no simple captain, and what is said of a game
    over or out of time: `test_levels_and_end` and `test_words` see to those.
    """

    game = "dyla"
    games = 2000
    hidden = ("pile", "encounters")
    golden = GOLDEN
    rare = frozenset(
        {
            "heavy-missile-tubes",
            "lohengrin",
            "dyla-ended-out-of-time",
            "dyla-out-of-time",
            "dyla-phase-over",
            "dyla-refused-during-over",
        }
    )

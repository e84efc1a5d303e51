"""The laws of the house, over many games at all tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.conformance import Laws
from tests.engine.games.black_abyss import timetable

GOLDEN = Path(__file__).parents[3] / "golden"


class TestBlackAbyss(Laws):
    """All laws; unexplored spaces and ballots are hidden.

    Rare is what only comes up when two races share a bombed planet, a damaged ship reaches a port,
    marines storm a planet or land in peace, or a long study ends: `test_combat`, `test_planets`
    and `test_movement` see to those.
    """

    game = "black_abyss"
    games = 40
    seeds = 3
    moments = 12
    probes = 30
    listed = 600
    imaginings = 2
    hidden = ("tile", "ballot.marks", "ballot.cast")
    golden = GOLDEN
    clock = timetable.CLOCK
    times = timetable.TIMES
    rare = frozenset(
        {
            "Idle",
            "Take",
            "Taken",
            "Recalled",
            "Shared",
            "black-abyss-fact-shared",
            "black-abyss-fact-recalled",
            "black-abyss-fact-disbanded",
            "Settled",
            "Idled",
            "black-abyss-fact-captured",
            "black-abyss-fact-razed",
            "black-abyss-fact-occupied",
            "black-abyss-fact-turned-back",
            "black-abyss-say-left-behind",
            "black-abyss-fact-idled",
            "engine-2",
            "jammer-2",
            "black-abyss-a-jammer-2",
            "black-abyss-a-planetary-shield",
            "marine-bay",
            "repair-crew",
            "black-abyss-a-repair-crew",
            "BreakTie",
            "Bomb",
            "Bombed",
            "Fire",
            "Missed",
            "Steer",
            "planetary-shield",
            "particle-beam",
            "shield-3",
            "Cover",
            "CoverAll",
            "black-abyss-do-cover-all",
            "black-abyss-ask-cover",
            "black-abyss-about-cover",
            "Disembark",
            "Lose",
            "Repair",
            "Load",
            "Sell",
            "Sold",
            "black-abyss-fact-bought-repair",
            "black-abyss-fact-sold",
            "black-abyss-a-particle-beam",
            "black-abyss-a-plasma-gun",
            "black-abyss-did-bought-repair",
        }
    )

    def unforeseen(self, before: Any, end: Any) -> str:  # noqa: ARG002
        """The last rival fell in the battles of one cycle, whose orders nobody sees before."""
        return "a rival fell in one cycle" if end.ending.endswith("military") else ""

    def arranged(self) -> Iterator[tuple[Any, int, Any]]:
        """Kinds that need more than chance."""
        return timetable.arranged()

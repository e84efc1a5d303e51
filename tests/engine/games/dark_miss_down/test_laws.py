"""The laws of the house, over thousands of games."""

from __future__ import annotations

from pathlib import Path

from engine.conformance import Laws

GOLDEN = Path(__file__).parents[3] / "golden"


class TestDarkMissDown(Laws):
    """All laws; the hands and the deck are what others cannot know.

    With eighteen cards, hands of six and lists of three there is always a card to gain, so nobody
    passes unless the tables of the tests take cards away.
    """

    game = "dark_miss_down"
    games = 2000
    seeds = 12
    hidden = ("players.hand", "players.blind", "deck")
    golden = GOLDEN
    rare = frozenset({"Passed", "dark-miss-down-passed", "dark-miss-down-refused-no-cards"})

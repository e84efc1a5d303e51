"""Gives agents the budget from which moments are searched; it is small here."""

import pytest

from bot.features.endings import due

ENOUGH = 1_000
"""A budget that suffices to tell the moments of these games apart."""


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> int:
    """The budget of agents, from which moments are searched."""
    monkeypatch.setattr(due, "MIN_NODES", ENOUGH)
    return ENOUGH

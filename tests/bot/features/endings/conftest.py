"""Gives agents the budget from which moments are searched; it is small here."""

import pytest

from bot.features.endings import due, story

ENOUGH = 1_000
"""A budget that suffices to tell the moments of these games apart."""


@pytest.fixture(autouse=True)
def _tells_uncertain_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few rollouts are in error by more than most turns change."""
    monkeypatch.setattr(story, "NUMBERS", story.NUMBERS.model_copy(update={"errors": 0}))


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> int:
    """The budget of agents, from which moments are searched."""
    monkeypatch.setattr(due, "MIN_NODES", ENOUGH)
    return ENOUGH

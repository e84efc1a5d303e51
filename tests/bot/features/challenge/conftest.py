"""Lets the days of a challenge pass in few steps."""

import pytest

from bot.timers import server_visits
from tests.bot.features.challenge.posting import VISITS_APART


@pytest.fixture
def few_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Visit servers only every few hours."""
    monkeypatch.setattr(server_visits, "VISIT_INTERVAL", VISITS_APART)

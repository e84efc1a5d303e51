"""The server of a week: that of several tables, where Beacons is installed and days are short."""

from __future__ import annotations

import pytest

from bot.timers import clock
from tests.bot.journeys.tables.conftest import beacons, make_bot, skew
from tests.bot.weeks.ledger import SIGNS

__all__ = ["beacons", "make_bot", "skew"]


@pytest.fixture(autouse=True)
def days(patience: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    """Days pass in few steps, but there are signs of life."""
    monkeypatch.setattr(clock, "IDLE", SIGNS)

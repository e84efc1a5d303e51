"""A server with several tables and Beacons, on a clock that skips idle time."""

import pytest

from bot.timers import clock
from tests.bot.journeys.tables.conftest import beacons
from tests.bot.weeks.ledger import SIGNS

__all__ = ["beacons"]


@pytest.fixture(autouse=True)
def days(patience: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    """Let days pass in few steps, but write heartbeats."""
    monkeypatch.setattr(clock, "POLL_INTERVAL", SIGNS)

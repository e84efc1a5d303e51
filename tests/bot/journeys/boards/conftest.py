"""Ada in a game of Dyla on the simulated Discord, and the bot's log."""

from collections.abc import Iterator, MutableMapping
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.bot.journeys.player import Player, begin_alone
from tests.simulation import Simulation

SURPRISES = {"unforeseen_fault", "notice_failed", "notice_dropped", "picture_failed"}

Logged = list[MutableMapping[str, Any]]


@pytest.fixture(autouse=True)
def logged() -> Iterator[Logged]:
    """The bot's log; fails on unexpected errors."""
    with capture_logs() as logs:
        yield logs
    found = [entry for entry in logs if entry["event"] in SURPRISES]
    assert not found


@pytest.fixture
async def ada(simulation: Simulation) -> Player:
    """Ada, at the beginning of a game of Dyla in the first channel."""
    return await begin_alone(simulation, "dyla")

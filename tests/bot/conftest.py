"""The real bot on a simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import create_bot
from bot.config import Settings
from bot.playground.session import BotFactory
from tests.simulation import Simulation


@pytest.fixture
def make_bot(tmp_path: Path) -> BotFactory:
    """The real bot over a database of this test alone; each call is a new process, so to speak."""
    settings = Settings(database=tmp_path / "airlock.db")
    return lambda wait: create_bot(settings, wait=wait, now=wait.now)


@pytest.fixture
async def simulation(make_bot: BotFactory) -> AsyncIterator[Simulation]:
    """A server with two channels and four members, the bot connected; strict about errors."""
    simulation = await Simulation.start(make_bot)
    yield simulation
    await simulation.stop()

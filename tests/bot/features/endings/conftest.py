"""Gives agents the budget from which moments are searched, which is small here."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import create_bot
from bot.features.endings import due
from bot.playground.session import BotFactory
from bot.runtime import workers
from bot.runtime.config import Settings
from tests.bot.conftest import LastingWorkers

ENOUGH = 1_000
"""A budget that suffices to tell the moments of these games apart."""


@pytest.fixture
def make_bot(
    tmp_path: Path, skew: list[float], drawing: LastingWorkers, monkeypatch: pytest.MonkeyPatch
) -> BotFactory:
    """The real bot with this budget."""
    monkeypatch.setattr(due, "MIN_NODES", ENOUGH)
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: drawing)
    settings = Settings(database=tmp_path / "airlock.db", agent_nodes=ENOUGH, icons=False)
    return lambda wait: create_bot(settings, wait=wait, now=lambda: wait.now() + skew[0])

"""Agents have a budget at which moments are searched unasked."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import create_bot
from bot.features.endings.due import LEAST
from bot.playground.session import BotFactory
from bot.runtime import workers
from bot.runtime.config import Settings
from tests.bot.conftest import LastingWorkers


@pytest.fixture
def make_bot(
    tmp_path: Path, skew: list[float], drawing: LastingWorkers, monkeypatch: pytest.MonkeyPatch
) -> BotFactory:
    """The real bot, whose agents think long enough for moments."""
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: drawing)
    settings = Settings(database=tmp_path / "airlock.db", agent_nodes=LEAST, icons=False)
    return lambda wait: create_bot(settings, wait=wait, now=lambda: wait.now() + skew[0])

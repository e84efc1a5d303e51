"""Beacons, the example game, is installed; loops that only wait for time are patient."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app import create_bot
from bot.playground.session import BotFactory
from bot.runtime import workers
from bot.runtime.config import Settings
from tests.bot.conftest import SHORTLY, LastingWorkers
from tests.bot.journeys.larger_tables import beacons_installed


@pytest.fixture(scope="module", autouse=True)
def beacons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Beacons is installed."""
    with beacons_installed(tmp_path_factory.mktemp("site")):
        yield


@pytest.fixture
def skew() -> list[float]:
    """By how many seconds the clock of the bot's machine is wrong: change the only entry."""
    return [0.0]


@pytest.fixture
def make_bot(
    tmp_path: Path,
    skew: list[float],
    drawing: LastingWorkers,
    monkeypatch: pytest.MonkeyPatch,
) -> BotFactory:
    """The real bot, on a machine whose clock may jump."""
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: drawing)
    settings = Settings(database=tmp_path / "airlock.db", agent_nodes=SHORTLY, icons=False)
    return lambda wait: create_bot(settings, wait=wait, now=lambda: wait.now() + skew[0])


@pytest.fixture(autouse=True)
def days(patience: None) -> None:
    """Days pass in few steps."""

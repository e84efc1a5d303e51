"""Beacons, the example game, is installed; loops wait for events instead of polling."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app import create_bot
from bot.cli import forget
from bot.playground.session import BotFactory
from bot.runtime import workers
from bot.runtime.config import Settings
from tests.bot.conftest import SHORTLY, LastingWorkers
from tests.bot.journeys.larger_tables import beacons_installed
from tests.simulation import Simulation


@pytest.fixture(scope="module", autouse=True)
def beacons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install Beacons."""
    with beacons_installed(tmp_path_factory.mktemp("site")):
        yield


@pytest.fixture
def skew() -> list[float]:
    """By how many seconds the machine's clock is wrong; tests change the only entry."""
    return [0.0]


@pytest.fixture
def make_bot(
    tmp_path: Path,
    skew: list[float],
    drawing: LastingWorkers,
    monkeypatch: pytest.MonkeyPatch,
) -> BotFactory:
    """The real bot, on a machine whose clock can jump."""
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: drawing)
    settings = Settings(database=tmp_path / "airlock.db", agent_nodes=SHORTLY, icons=False)
    return lambda wait: create_bot(settings, wait=wait, now=lambda: wait.now() + skew[0])


@pytest.fixture
def database(simulation: Simulation, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The bot's database, which the operator's commands use, too."""
    path = tmp_path / "airlock.db"
    monkeypatch.setenv("AIRLOCK_DATABASE", str(path))
    monkeypatch.setattr(forget, "time", simulation.wait.now)
    return path


@pytest.fixture(autouse=True)
def days(patience: None) -> None:
    """Let days pass in few steps."""

"""Beacons, the example game, is installed; loops wait for events instead of polling."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import forget
from tests.bot.journeys.larger_tables import beacons_installed
from tests.simulation import Simulation


@pytest.fixture(scope="module", autouse=True)
def beacons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install Beacons."""
    with beacons_installed(tmp_path_factory.mktemp("site")):
        yield


@pytest.fixture
def database(simulation: Simulation, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The bot's database, which the operator's commands use, too."""
    path = tmp_path / "airlock.db"
    monkeypatch.setenv("AIRLOCK_DATABASE", str(path))
    monkeypatch.setattr(forget, "time", simulation.wait.now)
    return path


@pytest.fixture(autouse=True)
def days(patience: None) -> None:
    """Let the bot's loops wait for events instead of polling, so that days pass in few steps."""

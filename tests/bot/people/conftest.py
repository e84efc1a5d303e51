"""Beacons, the example game, is installed; loops that only wait for time are patient."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import clock, outbox
from bot.app import create_bot
from bot.config import Settings
from bot.playground.session import BotFactory
from bot.speech import catalogue
from tests.bot.people.table import HOURS
from tests.example_game.install import installed


@pytest.fixture(scope="module", autouse=True)
def beacons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Beacons is installed, and its words are known."""
    catalogue.cache_clear()
    with installed(tmp_path_factory.mktemp("site")):
        yield
    catalogue.cache_clear()


@pytest.fixture
def skew() -> list[float]:
    """By how many seconds the clock of the bot's machine is wrong: change the only entry."""
    return [0.0]


@pytest.fixture
def make_bot(tmp_path: Path, skew: list[float]) -> BotFactory:
    """The real bot, on a machine whose clock may jump; agents think shortly."""
    settings = Settings(database=tmp_path / "airlock.db", agent_seconds=0.05)
    return lambda wait: create_bot(settings, wait=wait, now=lambda: wait.now() + skew[0])


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loops wait for what is due and do not look every few seconds: days pass in few steps."""
    monkeypatch.setattr(clock, "IDLE", HOURS)
    monkeypatch.setattr(outbox, "IDLE", HOURS)

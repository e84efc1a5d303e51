"""A service over its own database, for tests of actions."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play.actions import Service
from bot.store.sqlite.store import SqliteStore

NOON = 1_000_000.0


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    """A service over its own database, at noon."""
    store = await SqliteStore.open(tmp_path / "service.db")
    yield Service(store, lambda: NOON)
    await store.close()

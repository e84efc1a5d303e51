"""What the stores' tests share: one PostgreSQL server, an empty database on it for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.store.postgres.server import Server, serving


@pytest.fixture(scope="session")
def running() -> Iterator[Server]:
    """A server that no test stops."""
    with serving(fsync="off") as server:
        yield server


@pytest.fixture
def address(running: Server) -> str:
    """The address of a database with nothing in it."""
    return running.emptied()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a test's database is to be."""
    return tmp_path / "airlock.db"

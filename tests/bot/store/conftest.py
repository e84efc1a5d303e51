"""One PostgreSQL server for all tests of stores, with an empty database for each test."""

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
    """The URL of a database without rows; its tables may exist already."""
    return running.emptied()


@pytest.fixture
def bare(running: Server) -> Iterator[str]:
    """The URL of a database without tables, for tests that create or damage them."""
    yield running.bare()
    running.bare()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path for a test's database."""
    return tmp_path / "airlock.db"

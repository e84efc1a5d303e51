"""Permissions of the files that commands write."""

import asyncio
import os
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import open_store


async def _made(database: Path) -> None:
    await (await open_store(database)).close()


def test_only_the_bots_user_can_read_the_database_and_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, moved, copy = (tmp_path / name for name in ("airlock.db", "moved.db", "copy.db"))
    asyncio.run(_made(database))
    database.chmod(0o644)
    before = os.umask(0o022)
    try:
        assert main(["transfer", str(database), str(moved)]) == 0
        monkeypatch.setenv("AIRLOCK_DATABASE", str(database))
        assert main(["backup", str(copy)]) == 0
        assert main(["restore", str(copy)]) == 0
        assert os.umask(0o022) == 0o022, "who calls it keeps their own"
    finally:
        os.umask(before)
    assert {path.stat().st_mode & 0o077 for path in (moved, copy, database)} == {0}

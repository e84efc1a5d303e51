"""Worker processes end with whoever owns them, also in the middle of their work."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bot.runtime.workers import Workers
from tests.bot.journeys.http.process import lives, until
from tests.patience import PATIENCE


def works_for_an_hour(began: Path) -> None:
    began.with_suffix(".new").write_text(str(os.getpid()))
    began.with_suffix(".new").rename(began)
    time.sleep(3600)


async def test_one_at_work_for_long_is_ended_with_the_bot_and_not_replaced(tmp_path: Path) -> None:
    began = tmp_path / "began"
    workers = Workers(1)
    work = asyncio.create_task(workers.call(works_for_an_hour, began))
    await until(began.exists)
    worker = int(began.read_text())
    assert lives(worker)

    async with asyncio.timeout(PATIENCE):
        await workers.close()

    assert not lives(worker)
    with pytest.raises(BrokenProcessPool):
        await work
    with pytest.raises(BrokenProcessPool, match="have been ended"):
        await workers.call(os.getpid)


async def test_one_that_has_died_is_replaced_by_one_that_ends_as_well() -> None:
    workers = Workers(1)
    with pytest.raises(BrokenProcessPool):
        await workers.call(os._exit, 1)
    worker = await workers.call(os.getpid)
    await workers.close()
    assert not lives(worker)

"""Worker processes end with their owner, even while busy."""

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


async def test_a_busy_worker_ends_with_the_bot_without_a_replacement(tmp_path: Path) -> None:
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


async def test_a_dead_workers_replacement_ends_with_the_bot_too() -> None:
    workers = Workers(1)
    with pytest.raises(BrokenProcessPool):
        await workers.call(os._exit, 1)
    worker = await workers.call(os.getpid)
    await workers.close()
    assert not lives(worker)

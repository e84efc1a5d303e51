"""Worker processes end with their owner, even while busy."""

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


def wait_for(path: Path) -> None:
    while not path.exists():
        time.sleep(0.01)


async def test_calls_run_to_their_end_though_their_callers_gave_up(tmp_path: Path) -> None:
    workers = Workers(1)
    await workers.call(os.getpid)
    begin, done = tmp_path / "begin", [tmp_path / str(number) for number in range(4)]
    busy = asyncio.create_task(workers.call(wait_for, begin))
    calls = [asyncio.create_task(workers.call(Path.touch, path)) for path in done]
    await asyncio.sleep(0)  # lets all be submitted
    for call in calls:
        call.cancel()

    begin.touch()
    await busy
    await workers.close()

    assert all(path.exists() for path in done)


async def test_a_dead_workers_replacement_ends_with_the_bot_too() -> None:
    workers = Workers(1)
    with pytest.raises(BrokenProcessPool):
        await workers.call(os._exit, 1)
    worker = await workers.call(os.getpid)
    await workers.close()
    assert not lives(worker)

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


async def test_a_dead_workers_replacement_ends_with_the_bot_too() -> None:
    workers = Workers(1)
    with pytest.raises(BrokenProcessPool):
        await workers.call(os._exit, 1)
    worker = await workers.call(os.getpid)
    await workers.close()
    assert not lives(worker)


def meets(mine: Path, other: Path) -> int:
    mine.touch()
    while not other.exists():
        time.sleep(0.01)
    return os.getpid()


async def test_calls_run_side_by_side_and_each_caller_gets_its_own_answer(tmp_path: Path) -> None:
    workers, one, other = Workers(2), tmp_path / "one", tmp_path / "other"
    async with asyncio.timeout(PATIENCE):
        pids = await asyncio.gather(
            workers.call(meets, one, other), workers.call(meets, other, one)
        )
        assert len(set(pids)) == 2
        impatient = asyncio.create_task(workers.call(int, "1"))
        calls = [asyncio.create_task(workers.call(int, str(n))) for n in range(2, 9)]
        await asyncio.sleep(0)
        impatient.cancel()
        assert await asyncio.gather(*calls) == [*range(2, 9)]
        with pytest.raises(ValueError, match="'x'") as fault:
            await workers.call(int, "x")
        assert "in _answer" in fault.value.__notes__[0]
        assert len(await workers.call(bytes, 2_000_000)) == 2_000_000
        await workers.close()

"""Pictures are drawn in worker processes, so that drawing never holds up the event loop.

This module runs in the main process and must not import Pillow: it hands a drawing function and
its scene to a worker by name, and keeps the last pictures it got back.
"""

import asyncio
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from typing import Any, Final, Protocol, TypeVar

Result = TypeVar("Result")
Scene = TypeVar("Scene", bound=Hashable)

ATTEMPTS: Final = 2


class PictureFailed(RuntimeError):
    """A picture could not be drawn; whoever wanted it shows the same in words."""


class Wait(Protocol):
    """Awaits what happens outside the event loop; simulations put their own in its place."""

    async def __call__(self, awaitable: Awaitable[Result], reason: str) -> Result:
        """The awaitable's result."""


async def plain_wait(awaitable: Awaitable[Result], reason: str) -> Result:  # noqa: ARG001
    """Just await."""
    return await awaitable


def worker_pool(processes: int) -> ProcessPoolExecutor:
    """Processes started by `spawn`. Ctrl-C reaches them too: they leave it to whoever owns them."""
    return ProcessPoolExecutor(
        processes,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )


def prepare() -> int:
    """Draw what all pictures stand on; runs in a worker, whose process id it gives."""
    from bot.render.paint import palette, space
    from bot.render.pictures import (
        abyss_map,
        dark_miss_down,
        dyla,
        dyla_ships,
        ending,
        planetary_defence,
    )

    for picture in (abyss_map, dark_miss_down, dyla, ending, planetary_defence):
        space.sky(picture.SKY_COLOUR)
    space.world()
    for encounter in dyla_ships.FORMATIONS:
        dyla_ships.portrait(encounter)
    palette.image()
    return os.getpid()


class Pictures:
    """Draws scenes in worker processes; equal scenes are drawn once and kept a while.

    The workers start by `spawn` at the first picture and are replaced when one dies.
    """

    def __init__(self, *, processes: int = 1, kept: int = 64, wait: Wait = plain_wait) -> None:
        self._processes, self._room, self._wait = processes, kept, wait
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._running: dict[Hashable, asyncio.Task[bytes]] = {}

    async def render(self, draw: Callable[[Scene], bytes], scene: Scene) -> bytes:
        """The PNG bytes that `draw`, a function importable by name, makes of the scene.

        Raises PictureFailed when the function raises, or when its worker died twice.
        """
        key = (draw, scene)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._running:
            task = asyncio.create_task(self._drawn(draw, scene), name="picture")
            self._running[key] = task
            task.add_done_callback(lambda done: self._keep(key, done))
        return await self._wait(asyncio.shield(self._running[key]), "a picture is being drawn")

    async def warm(self) -> None:
        """Start a worker, and open what it needs, before the first picture is wanted.

        Raises PictureFailed if nothing could be drawn now.
        """
        await self._wait(self._drawn(prepare), "the picture worker starts")

    async def close(self) -> None:
        """Let the workers finish what they draw and end them."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await self._wait(asyncio.to_thread(pool.shutdown), "the picture workers end")

    def _keep(self, key: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._running[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        while len(self._kept) > self._room:
            self._kept.popitem(last=False)

    async def _drawn(self, draw: Callable[..., Result], *scene: Any) -> Result:
        for _ in range(ATTEMPTS):
            try:
                return await self._called(draw, *scene)
            except BrokenProcessPool:
                continue
            except Exception as fault:
                raise PictureFailed(f"the picture could not be drawn: {fault}") from fault
        raise PictureFailed("the picture could not be drawn: its worker process died twice")

    async def _called(self, function: Callable[..., Result], *arguments: Any) -> Result:
        pool = self._pool
        if pool is None:
            pool = self._pool = worker_pool(self._processes)
        try:
            # In a thread, because handing over may first have to start a process.
            future = await asyncio.to_thread(pool.submit, function, *arguments)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

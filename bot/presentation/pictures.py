"""Draws pictures in worker processes, so that drawing does not block the event loop.

A worker gets the import path of the drawing function, and a scene. Recent pictures are cached. As
the main process imports this module, too, drawing code is imported within functions.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from itertools import islice
from pkgutil import resolve_name
from typing import Any, Final, NamedTuple, TypeVar, cast

from bot.presentation.faults import fault_in
from bot.runtime import metrics
from bot.runtime.workers import Wait, Workers, plain_wait

Result = TypeVar("Result")

KEPT: Final = 64
"""Maximum number of drawn pictures in memory."""


class PictureFailed(RuntimeError):
    """A picture could not be drawn. Callers show words instead."""


class PicturesClosed(PictureFailed):
    """The bot is stopping, so no picture is drawn."""


def prepare() -> int:
    """Called in a worker: draws and caches what many pictures need; returns its process id."""
    from bot.paint import palette, space
    from bot.paint.shapes import SHAPES
    from bot.presentation.games.black_abyss import draw_frame as black_abyss
    from bot.presentation.games.dark_miss_down import draw as dark_miss_down
    from bot.presentation.games.dyla import draw as dyla
    from bot.presentation.games.dyla import draw_ships
    from bot.presentation.games.planetary_defence import draw as planetary_defence
    from bot.presentation.history import draw_ending

    for picture in (black_abyss, dark_miss_down, dyla, draw_ending, planetary_defence):
        space.sky(picture.SKY_COLOUR)
    space.world()
    for encounter in SHAPES.formations:
        draw_ships.portrait(encounter)
    palette.image()
    return os.getpid()


class PictureFile(NamedTuple):
    """A drawn picture: file name and PNG bytes. Equal bytes have equal names."""

    name: str
    png: bytes

    @classmethod
    def of(cls, png: bytes) -> PictureFile:
        """These PNG bytes, with a name from their hash."""
        return cls(f"board-{blake2b(png, digest_size=8).hexdigest()}.png", png)


def draw(drawing: str, scene: Any) -> bytes:
    """Called in a worker: the PNG bytes of a scene. Raises RuntimeError if drawing fails."""
    try:
        return cast("bytes", resolve_name(drawing)(scene).png())
    except (Exception, SystemExit) as error:  # `SystemExit` would end the caller's process
        raise RuntimeError(fault_in(drawing, error)) from error


def draw_with_name(drawing: str, scene: Any) -> PictureFile:
    """Called in a worker: the picture of a scene. Naming it there keeps hashing off the loop."""
    return PictureFile.of(draw(drawing, scene))


def icons() -> dict[str, bytes]:
    """Called in a worker: the PNG bytes of every icon, by id."""
    from bot.presentation import draw_icons

    return draw_icons.icon_files()


class _Drawing(NamedTuple):
    """A wanted picture (drawing function and scene), and the task that draws it."""

    wanted: tuple[str, Hashable]
    task: asyncio.Task[PictureFile]


class Pictures:
    """Draws scenes in worker processes, with a cache.

    Concurrent equal requests share one drawing. Workers start at the first picture, and are
    replaced if they die.
    """

    def __init__(self, *, processes: int = 1, size: int = KEPT, wait: Wait = plain_wait) -> None:
        self._workers, self._room, self._wait = Workers(processes), size, wait
        self._drawings: OrderedDict[int, _Drawing] = OrderedDict()
        """The latest drawings, by hash of (function, scene). Hashing a scene twice would cost."""

    async def render(self, drawing: str, scene: Hashable) -> PictureFile:
        """The picture of a scene; `drawing` is the function that draws it, as "module:function".

        Raises PictureFailed if the function raises, its worker dies twice, or the bot stops.
        """
        wanted = (drawing, scene)
        key = hash(wanted)
        known = self._drawings.get(key)
        if known is None or known.wanted != wanted:
            task = asyncio.create_task(self._run(draw_with_name, drawing, scene), name="picture")
            known = self._drawings[key] = _Drawing(wanted, task)
            task.add_done_callback(lambda _: self._tidy(key))
        self._drawings.move_to_end(key)
        if known.task.done():
            return known.task.result()
        with metrics.observe_duration("airlock_picture_seconds"):
            return await self._wait(asyncio.shield(known.task), "a picture is being drawn")

    async def warm(self) -> None:
        """Start a worker and fill its caches, before the first picture is needed.

        Raises PictureFailed if that fails.
        """
        await self._wait(self._run(prepare), "the picture worker starts")

    async def icons(self) -> dict[str, bytes]:
        """The PNG bytes of every icon, by id. Raises PictureFailed like `render`."""
        return await self._wait(self._run(icons), "the icons are being drawn")

    async def close(self) -> None:
        """Let workers finish what they draw, then end them."""
        await self._wait(self._workers.close(), "the picture workers end")

    def _tidy(self, key: int) -> None:
        """Drop a drawing that failed, and the oldest ones over the limit, from the cache."""
        if (known := self._drawings.get(key)) and _has_failed(known.task):
            del self._drawings[key]
        over = len(self._drawings) - self._room
        if over > 0:
            done = (one for one, drawing in self._drawings.items() if drawing.task.done())
            for one in [*islice(done, over)]:
                del self._drawings[one]

    async def _run(self, function: Callable[..., Result], *given: Any) -> Result:
        try:
            return await self._workers.call(function, *given)
        except BrokenProcessPool:
            if self._workers.closed:
                raise PicturesClosed("nothing is drawn any more: the bot stops") from None
            why = "its worker process died twice"
            raise PictureFailed(f"the picture could not be drawn: {why}") from None
        except Exception as fault:
            raise PictureFailed(f"the picture could not be drawn: {fault}") from fault


def _has_failed(task: asyncio.Task[PictureFile]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)

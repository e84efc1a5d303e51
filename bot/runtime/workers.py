"""Worker processes for work that would block the event loop.

Functions and arguments are pickled. If a worker dies, it is replaced and the call retried once.
Workers never outlive their owner, even if it is killed.

The event loop itself reads the answers. `concurrent.futures` has two threads for that, which took a
ninth of the main process's time.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import socket
import threading
import traceback
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, TypeVar, cast

Result = TypeVar("Result")

ATTEMPTS: Final = 2
GRACE: Final = 1.0
"""Seconds that workers have to finish when closed."""
SIZE: Final = 8
"""Bytes of a message's length, which precedes it."""
END: Final = bytes(SIZE)
"""The empty message, which ends a worker."""


class Wait(Protocol):
    """Awaits something outside the event loop. Simulations replace it to control time."""

    async def __call__(self, awaitable: Awaitable[Result], reason: str) -> Result:
        """Await and return the result."""


async def plain_wait(awaitable: Awaitable[Result], reason: str) -> Result:  # noqa: ARG001
    """The default `Wait`: just await."""
    return await awaitable


class Workers:
    """Worker processes, spawned when first needed and replaced after a crash.

    They ignore Ctrl-C; their owner ends them.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Pool | None = None
        self._closed = False

    @property
    def closed(self) -> bool:
        """Whether `close` was called."""
        return self._closed

    async def call(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Run a function in a worker. Returns its result, or raises its exception.

        The function must be importable by name. Raises BrokenProcessPool if the worker died twice,
        or was ended by `close`.
        """
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._submit(function, *arguments)
            except BrokenProcessPool:
                continue
        return await self._submit(function, *arguments)

    async def close(self) -> None:
        """Let running calls finish within `GRACE`, then kill the workers for good."""
        self._closed = True
        if self._pool is not None:
            await self._pool.close()

    async def _submit(self, function: Callable[..., Result], *arguments: Any) -> Result:
        if self._closed:
            raise BrokenProcessPool("the worker processes have been ended")
        if self._pool is None:
            self._pool = Pool(self._processes)
        return await asyncio.wrap_future(self._pool.submit(function, *arguments))


class Pool:
    """The processes behind `Workers`."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._workers: list[_Worker] = []

    def submit(self, function: Callable[..., Result], *arguments: Any) -> asyncio.Future[Result]:
        """Send a call to the worker with the fewest calls."""
        self._workers = [one for one in self._workers if not one.gone]
        worker = min(self._workers, key=lambda one: len(one.calls), default=None)
        if worker is None or (worker.calls and len(self._workers) < self._processes):
            worker = _Worker()
            self._workers.append(worker)
        return worker.send(pickle.dumps((function, arguments)))

    async def close(self) -> None:
        """End each worker after its calls, or after `GRACE`."""
        processes = [process for one in self._workers if (process := await one.end()) is not None]
        ended = asyncio.create_task(asyncio.to_thread(_join, processes), name="workers end")
        if not (await asyncio.wait([ended], timeout=GRACE))[0]:
            for process in processes:
                process.kill()
            await ended


class _Worker(asyncio.Protocol):
    """The owner's side of a worker, which answers its calls in order."""

    def __init__(self) -> None:
        self.calls: deque[asyncio.Future[Any]] = deque()
        self.gone = False
        self._process: BaseProcess | None = None
        self._transport: asyncio.WriteTransport | None = None
        self._unsent: list[bytes] = []
        self._received = bytearray()
        self._starting = asyncio.create_task(self._start(), name="worker starts")

    async def _start(self) -> None:
        try:
            self._process, ours = await asyncio.to_thread(start_process)
            await asyncio.get_running_loop().create_connection(lambda: self, sock=ours)
        except Exception as error:
            self._fail(error)

    def send(self, message: bytes) -> asyncio.Future[Any]:
        """Send a call, as soon as the worker runs. Returns its future result."""
        self._write(_framed(message))
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.calls.append(result)
        return result

    async def end(self) -> BaseProcess | None:
        """Make the worker end after its calls. Returns its process, unless it did not start."""
        await self._starting
        self._write(END)
        return self._process

    def _write(self, message: bytes) -> None:
        if self._transport is None:
            self._unsent.append(message)
        else:
            self._transport.write(message)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the calls that wait for the worker."""
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.writelines(self._unsent)

    def data_received(self, data: bytes) -> None:
        """Give results to their callers."""
        received = self._received
        received += data
        while len(received) >= (end := SIZE + int.from_bytes(received[:SIZE], "big")):
            result, error = pickle.loads(received[SIZE:end])  # noqa: S301
            del received[:end]
            call = self.calls.popleft()
            if call.done():  # its caller was cancelled
                continue
            if error is None:
                call.set_result(result)
            else:
                call.set_exception(error)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Fail all calls, as the worker died."""
        self._fail(BrokenProcessPool("a worker process died"))

    def _fail(self, error: Exception) -> None:
        self.gone = True
        for call in self.calls:
            if not call.done():
                call.set_exception(error)


def start_process() -> tuple[BaseProcess, socket.socket]:
    """Start a worker, which takes some milliseconds. Returns it and the connection to it."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = SpawnProcess(target=serve, args=(theirs,), daemon=True)
        process.start()
    return process, ours


def serve(connection: socket.socket) -> None:
    """In a worker: answer calls until the owner ends. Ignores Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_owner, name="end with owner", daemon=True).start()
    with suppress(ConnectionError), connection, connection.makefile("rb") as incoming:
        while size := int.from_bytes(incoming.read(SIZE), "big"):
            connection.sendall(_framed(_answer(incoming.read(size))))


def _answer(message: bytes) -> bytes:
    """The result of a call, or its exception."""
    try:
        function, arguments = pickle.loads(message)  # noqa: S301
        return pickle.dumps((function(*arguments), None))
    except BaseException as error:
        error.add_note(f"in a worker process:\n{traceback.format_exc()}")
        return pickle.dumps((None, error))


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE, "big") + message


def _join(processes: list[BaseProcess]) -> None:
    for process in processes:
        process.join()


def _end_with_owner() -> None:
    owner = multiprocessing.parent_process()
    assert owner is not None
    owner.join()
    os._exit(0)

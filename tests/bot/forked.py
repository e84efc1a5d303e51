"""Test processes forked from one that has already imported what a bot needs.

Without that, each of dozens of processes would spend two seconds on imports.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from typing import Any, BinaryIO, Final

from bot.__main__ import main
from bot.presentation.games import packages
from bot.runtime import workers
from engine.core import registry

READ_AHEAD: Final = "tests.bot.read_ahead"
"""The module with these imports; only the process to fork from imports it."""


def forking() -> ForkServerContext:
    """The context that starts such processes."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([READ_AHEAD])
    return context


class Forked:
    """`airlock run` in such a process, with the interface of `asyncio.subprocess.Process`."""

    def __init__(self, process: ForkServerProcess, stderr: asyncio.StreamReader) -> None:
        self._process, self.stderr = process, stderr

    @classmethod
    async def start(cls, environment: Mapping[str, str], first: str) -> Forked:
        """Start the bot with this environment, executing `first` before."""
        context = forking()
        listening, speaking = context.Pipe(duplex=False)
        process = context.Process(target=begin, args=(environment, speaking, first))
        process.start()
        speaking.close()
        with listening:
            return cls(process, await _reader(os.fdopen(os.dup(listening.fileno()), "rb")))

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit code, once it has ended."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Send SIGTERM."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Send SIGKILL."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait for its end; returns the exit code."""
        await asyncio.to_thread(self._process.join)
        assert self.returncode is not None
        return self.returncode


async def _reader(pipe: BinaryIO) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, pipe)
    return reader


def begin(environment: Mapping[str, str], errors: Connection, first: str) -> None:
    """Run `airlock run` with this environment, executing `first` before."""
    os.dup2(errors.fileno(), sys.stderr.fileno())
    errors.close()
    os.environ.clear()
    os.environ.update(environment)
    sys.path.extend(filter(None, environment.get("PYTHONPATH", "").split(os.pathsep)))
    registry.reload()
    packages.reload()
    exec(first, {})  # noqa: S102
    _run(["run"])


def begin_to_play(database: str, log: str) -> None:
    """Run `airlock play` on a free port, which it logs."""
    with Path(log).open("w") as output:
        os.dup2(output.fileno(), sys.stdout.fileno())
        os.dup2(output.fileno(), sys.stderr.fileno())
    _run(["play", "--port", "0", "--no-browser", "--database", database])


def _run(arguments: list[str]) -> None:
    why = f"{READ_AHEAD} was not imported ahead: import it by hand to see what it raises"
    assert READ_AHEAD in sys.modules, why
    copies = [_a_copy_that_works(), _a_copy_that_works()]
    ready, real = [*copies], workers.ProcessPoolExecutor  # type: ignore[attr-defined]

    def worker(*given: Any, **named: Any) -> ProcessPoolExecutor:
        """A forked worker for each of the bot's two pools; a replacement is a real one."""
        return ready.pop() if ready else real(*given, **named)

    workers.ProcessPoolExecutor = worker  # type: ignore[assignment,attr-defined]
    try:
        sys.exit(main(arguments))
    finally:
        for one in copies:
            one.shutdown()  # else this process would wait for it on exit


def _a_copy_that_works() -> ProcessPoolExecutor:
    """A worker with everything imported, forked while no other thread holds a lock."""
    fork = multiprocessing.get_context("fork")
    pool = ProcessPoolExecutor(1, mp_context=fork, initializer=workers.serve_owner)
    pool.submit(abs, 0).result()
    return pool

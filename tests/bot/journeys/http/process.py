"""Runs `airlock run` in its own process and reads its log."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from tests.bot.forked import Forked
from tests.bot.journeys.http.conftest import LAST_SERVER, TOKEN
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.patience import PATIENCE

UNHURRIED = f"import bot.discord_io.answer as a; a.DEFER_AFTER = {PATIENCE}"
"""A Python statement that disables deferred answers, which a slow machine would cause at random."""
NO_MORE_SERVERS = f"""
from discord.client import Client
state_of = Client._get_state
Client._get_state = lambda self, **more: state_of(self, guild_ready_timeout={LAST_SERVER}, **more)
"""
"""Python statements that skip the library's wait for further servers.

The small Discord sends all servers at once.
"""
EVERY = "from bot.app.client import Airlock; Airlock._show_alive.change_interval(seconds={})"
"""A Python statement that sets the seconds between two writes of the health file.

The loop has read the usual ten seconds where the bot was imported, before a process is forked.
"""
OFTEN = EVERY.format(0.05)
RUN = "import sys; from bot.__main__ import main; sys.exit(main(['run']))"


def settings_for(little: LittleDiscord, folder: Path, **other: str) -> dict[str, str]:
    """Environment variables with which the bot connects to the small Discord, plus `other`."""
    return {
        **os.environ,
        "TMPDIR": str(folder),  # a killed process leaves its health file there
        "AIRLOCK_TOKEN": TOKEN,
        "AIRLOCK_DATABASE": str(folder / "airlock.db"),
        "AIRLOCK_API_URL": little.api_url,
        "AIRLOCK_GATEWAY_URL": little.gateway.url,
        **other,
    }


class Bot:
    """A running `airlock run`."""

    def __init__(self, process: Forked | asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[str] = []
        self._more = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def says(self, text: str, times: int = 1) -> str:
        """Wait until `times` lines of the log contain a text; returns the last of these lines.

        Raises AssertionError if the bot ends before.
        """

        def found() -> list[str]:
            return [line for line in self.lines if text in line]

        async with asyncio.timeout(PATIENCE), self._more:
            await self._more.wait_for(lambda: len(found()) >= times or self._reading.done())
        assert len(found()) >= times, self.lines
        return found()[times - 1]

    async def ended(self) -> int:
        """Wait for its end; returns the exit code."""
        async with asyncio.timeout(PATIENCE):
            await self._reading
            return await self.process.wait()

    async def stopped(self) -> int:
        """Send SIGTERM and wait for its end; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return await self.ended()

    async def killed(self) -> None:
        """Send SIGKILL."""
        self.process.kill()
        await self.ended()

    def children(self) -> list[int]:
        """Its child processes that still run."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(one) for thread in threads for one in thread.read_text().split()]

    async def _read(self) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            async with self._more:
                self.lines.append(line.decode().rstrip())
                self._more.notify_all()
        async with self._more:
            self._more.notify_all()


def lives(pid: int) -> bool:
    """Whether a process still runs; a zombie does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


async def until(happened: Callable[[], object]) -> None:
    """Poll until something has happened."""
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@asynccontextmanager
async def running(
    little: LittleDiscord, folder: Path, first: str = "", **other: str
) -> AsyncIterator[Bot]:
    """Run the bot after the Python statements `first`; kill it at the end of the context.

    It is forked from a process with everything imported, which saves two seconds over `started`.
    `other` are more environment variables.
    """
    process = await Forked.start(
        settings_for(little, folder, **other), f"{UNHURRIED}\n{NO_MORE_SERVERS}\n{first}"
    )
    async with _gone_afterwards(Bot(process)) as bot:
        yield bot


@asynccontextmanager
async def started(
    little: LittleDiscord, folder: Path, first: str = "", **other: str
) -> AsyncIterator[Bot]:
    """As `running`, but in a new process, as an operator starts the bot."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", f"{UNHURRIED}\n{first}\n{RUN}"),
        env=settings_for(little, folder, **other),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    async with _gone_afterwards(Bot(process)) as bot:
        yield bot


@asynccontextmanager
async def _gone_afterwards(bot: Bot) -> AsyncIterator[Bot]:
    try:
        yield bot
    finally:
        if bot.process.returncode is None:
            await bot.killed()


def free_port() -> int:
    """A free port."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


async def get(port: int, path: str) -> tuple[int, str]:
    """The status and text of an HTTP response."""
    async with (
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()

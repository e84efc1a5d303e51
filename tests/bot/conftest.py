"""The real bot on a simulated Discord."""

import asyncio
import hashlib
import multiprocessing
import os
import pickle
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from discord import app_commands

from bot.app import Airlock, client, create_bot
from bot.delivery import outbox
from bot.discord_io import answer
from bot.interactions.commands.translation import command_payloads
from bot.playground.session import BotFactory
from bot.presentation import pictures
from bot.runtime import workers
from bot.runtime.config import Settings
from bot.store.sqlite.file import prepare
from bot.timers import clock, server_visits
from tests.bot.threads import AtOnce, without_threads
from tests.example_game.install import installed
from tests.patience import PATIENCE
from tests.simulation import Simulation

COMMANDS = 13
"""Ids reserved for commands, also if a feature with commands is removed.

So later ids, the deals drawn from them, and the tests of these deals stay the same.
"""
SHORTLY = 2_000
"""Imagined actions per move of an agent: too few for a finished game to be searched for moments.

Such a search takes seconds.
"""
PREPARE = pictures.prepare
REPEATED = (pictures.draw_with_name.__name__, "chances_at", "better")
"""Names of worker functions whose results are cached on disk; they depend only on arguments."""


class LastingWorkers(ProcessPoolExecutor):
    """One worker process for all bots, as starting one takes half a second.

    Each picture and search is made once per run of the tests: they play the same games, so most are
    equal.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(1, mp_context=multiprocessing.get_context("spawn"))
        self._folder = folder
        folder.mkdir(exist_ok=True)
        self._prepared = super().submit(PREPARE)

    def submit(self, function: Callable[..., Any], /, *given: Any, **more: Any) -> Future[Any]:
        """Run the function in the worker, or return its cached result."""
        if function is PREPARE:
            return self._prepared
        if function.__name__ not in REPEATED or str(given[0]).startswith("tests."):
            return super().submit(function, *given, **more)
        kept = self._folder / hashlib.sha256(pickle.dumps((function, given))).hexdigest()
        if kept.exists():
            known: Future[Any] = Future()
            known.set_result(pickle.loads(kept.read_bytes()))  # noqa: S301
            return known
        done = super().submit(function, *given)
        done.add_done_callback(lambda done: _keep(kept, done))
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Keep running."""

    def end(self) -> None:
        super().shutdown()


def _keep(path: Path, done: Future[Any]) -> None:
    if not done.cancelled() and done.exception() is None:
        part = path.with_suffix(f".{os.getpid()}")
        part.write_bytes(pickle.dumps(done.result()))
        part.rename(path)  # atomic, as other workers read it


_described: dict[str, list[dict[str, Any]]] = {}


async def described_once(tree: app_commands.CommandTree[Airlock]) -> list[dict[str, Any]]:
    """All commands as sent to Discord, cached for bots with the same ones.

    Translating them into thirty languages takes longer than most tests.
    """
    these = repr([one.to_dict(tree) for one in tree.get_commands()])
    if these not in _described:
        _described[these] = await command_payloads(tree)
    return _described[these]


@pytest.fixture(scope="session")
def drawing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LastingWorkers]:
    """The worker process that draws pictures and runs agents; Beacons is installed in it."""
    temporary = tmp_path_factory.getbasetemp()
    run = temporary.parent if "PYTEST_XDIST_WORKER" in os.environ else temporary
    with installed(tmp_path_factory.mktemp("games")):
        pool = LastingWorkers(run / "pictures")
        pool.submit(PREPARE).result()  # starts the worker, with this import path
    yield pool
    pool.end()


@pytest.fixture(scope="session")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """The settings of most bots here, with an empty database to be copied.

    Copying is faster than creating tables, which takes 5 ms.
    """
    path = tmp_path_factory.mktemp("empty") / "airlock.db"
    prepare(path).release()
    return Settings(database=path, icons=False)


@pytest.fixture
def nodes() -> int:
    """Imagined actions per move of an agent."""
    return SHORTLY


@pytest.fixture
def skew() -> list[float]:
    """A list of one number that tests may change: seconds by which the machine's clock is fast."""
    return [0.0]


@pytest.fixture
def make_bot(
    tmp_path: Path,
    usual: Settings,
    nodes: int,
    skew: list[float],
    drawing: LastingWorkers,
    monkeypatch: pytest.MonkeyPatch,
) -> BotFactory:
    """The real bot on this test's own database; each call stands for a new process."""
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: drawing)
    path = tmp_path / "airlock.db"
    copyfile(str(usual.database), path)
    settings = usual.model_copy(update={"database": path, "agent_nodes": nodes})
    return lambda wait: create_bot(settings, wait=wait, now=lambda: wait.now() + skew[0])


@pytest.fixture
async def simulation(
    make_bot: BotFactory, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[Simulation]:
    """A server with two channels and four members, and the connected bot.

    Any logged error fails the test. Work for threads runs at once, unless the test is marked
    `threads`.
    """
    if request.node.get_closest_marker("threads") is None:
        without_threads(monkeypatch)
        asyncio.get_running_loop().set_default_executor(AtOnce())
    simulation = await Simulation.start(make_bot)
    backend = simulation.env.backend
    for _ in range(COMMANDS - len(backend.commands.get(None, ()))):
        backend.snowflake()
    yield simulation
    await simulation.stop()


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loops wait for events instead of polling, so that days pass in few steps."""
    wait_for_events(monkeypatch)


def wait_for_events(patch: pytest.MonkeyPatch) -> None:
    """Let loops wait for events instead of polling."""
    half_a_day = 12 * 3600.0
    patch.setattr(clock, "POLL_INTERVAL", half_a_day)
    patch.setattr(outbox, "POLL_INTERVAL", half_a_day)
    patch.setattr(server_visits, "IDLE_INTERVAL", half_a_day)
    patch.setattr(Airlock._show_alive, "_hours", 12.0)
    patch.setattr(Airlock._show_alive, "_seconds", 0.0)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable deferred answers, which a slow machine would cause at random."""
    monkeypatch.setattr(answer, "DEFER_AFTER", PATIENCE)


@pytest.fixture(autouse=True)
def well_described(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache the translated commands of equal bots."""
    monkeypatch.setattr(client, "command_payloads", described_once)


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make ids and seeds the same in every run."""
    drawn = count()

    def token_hex(size: int = 32) -> str:
        return hashlib.shake_256(f"luck {next(drawn)}".encode()).hexdigest(size)

    monkeypatch.setattr(secrets, "token_hex", token_hex)

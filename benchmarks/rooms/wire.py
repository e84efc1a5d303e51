"""The wire: what a click costs the bot's process, compared with a minimal bot.

`airlock run` and the yardstick `benchmarks.yardsticks.bare_bot` are processes of their own. The
yardstick answers every click with a ready picture, as large as the median picture that Airlock
sent. Both are connected to the tests' small local Discord, with a solo game at each table; each
member clicks again as soon as the answer arrives. Figures are CPU seconds of the main process and
of the processes that draw for it. Clicks per second also depend on the local Discord, which runs on
the same machine.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from aiohttp import web

from benchmarks.measure import Figure, Report, cpu_of
from bot.guilds.settings import GuildSettings
from bot.store import open_store
from bot.store.changes import PutGuildSettings
from tests.bot.journeys.http.conftest import TOKEN
from tests.bot.journeys.http.little_discord import EDIT, EPHEMERAL, MENU, MESSAGE, LittleDiscord
from tests.bot.journeys.http.little_discord.answers import Asked
from tests.bot.journeys.http.little_discord.payloads import GUILD
from tests.bot.journeys.http.process import Bot, started
from tests.bot.journeys.player import ASIDE
from tests.simulation import nodes

GAME = "dyla"
MAIN = (":all-attacks", ":fire", ":skip", ":end-turn")
"""The ends of the ids of the game's main buttons."""
LIMIT = 50
"""Requests per second that Discord allows one bot."""
TICKS = os.sysconf("SC_CLK_TCK")
ANSWERED = (MESSAGE, EDIT)
NO_SEARCH = "100"
"""A budget with which finished games are not searched for their moments in the background."""
UNPRESSED = {*ASIDE, "Share"}
"""Buttons that members leave alone. Sharing waits for a search, half a minute if busy."""
PATIENCE = 60.0


class Size(NamedTuple):
    """Tables; unmeasured clicks at each, then measured ones."""

    tables: int
    warm: int
    clicks: int


USUAL, SMALLEST = Size(32, 5, 15), Size(1, 1, 8)  # 8 clicks draw at least one picture


class Cost(NamedTuple):
    """CPU milliseconds per click, of the main process and with all others; clicks per second."""

    main: float
    whole: float
    pace: float
    requests: float
    """Requests caused by a click, its answer included."""
    pictures: tuple[int, ...]
    """Bytes of each picture received."""


class Wire(LittleDiscord):
    """The local Discord, which tells each member who clicked when the message shows the answer."""

    def __init__(self, tables: int) -> None:
        super().__init__([str(1001 + n) for n in range(tables)])
        self.requests = 0
        self.uploads: list[int] = []
        self._shown: set[str] = set()
        self._waiting: dict[str, asyncio.Future[None]] = {}

    async def answered(self, interaction: str) -> None:
        """Wait until an interaction has its answer, even a deferred one."""
        token = f"tok{interaction}"
        told = self._waiting.setdefault(token, asyncio.Future())
        async with asyncio.timeout(PATIENCE):
            await told
        del self._waiting[token]

    async def _rest(self, request: web.Request) -> web.Response:
        answer = await super()._rest(request)
        self.requests += 1
        if request.content_type == "multipart/form-data":
            self.uploads.append(request.content_length or 0)
        for token in request.match_info["path"].split("/"):
            if token in self._shown:
                self._shown.remove(token)
                if not (told := self._waiting.setdefault(token, asyncio.Future())).done():
                    told.set_result(None)
        self.asked.clear()
        return answer

    def _answer(self, asked: Asked) -> Any:
        parts = asked.path.split("/")
        late = asked.method in ("PATCH", "POST") and parts[1] == "webhooks"
        if late or (parts[-1] == "callback" and asked.body["type"] in ANSWERED):
            self._shown.add(parts[3])
        return super()._answer(asked)


def run(runs: int, size: Size = USUAL) -> Report:
    """The report on the wire."""
    costs = [asyncio.run(_compare(size)) for _ in range(runs)]
    made = size.tables * size.clicks
    yield f"{size.tables} solo tables, {size.clicks} clicks at each"
    for name, side in (("airlock", 0), ("the bare bot", 1)):
        found = [cost[side] for cost in costs]
        yield f"  {name}"
        sides = [Figure.of(each) for each in zip(*(one[:4] for one in found), strict=True)]
        yield f"    main process, a click   {sides[0].said('ms', 2)}"
        yield f"    drawing included        {sides[1].said('ms', 2)}"
        yield f"    answered                {sides[2].said('clicks/s')}"
        yield sides[3].kept(f"{name}, requests a click", "    requests, a click       ", "times", 2)
        sent = Figure.of([len(one.pictures) / made for one in found])
        yield sent.kept(f"{name}, pictures a click", "    pictures sent, a click  ", "times", 2)
    yield from _at_the_limit([ours for ours, _ in costs])
    kilobytes = Figure.of([picture / 1000 for ours, _ in costs for picture in ours.pictures])
    yield kilobytes.kept("kB of a picture", "  a picture                 ", "kB")
    main = Figure.of([ours.main / bare.main for ours, bare in costs])
    whole = Figure.of([ours.whole / bare.main for ours, bare in costs])
    yield main.kept("main process to bare bot", "  main process to bare bot  ", "times", 2)
    yield whole.kept("drawing included to bare bot", "  drawing included          ", "times", 2)


def _at_the_limit(costs: Sequence[Cost]) -> Report:
    """The report on CPU use, in cores, if such clicks came at Discord's maximum request rate."""
    yield f"  {LIMIT} requests a second, pictures as they come"
    for name, spent in (
        ("main process", [cost.main / cost.requests for cost in costs]),
        ("drawing included", [cost.whole / cost.requests for cost in costs]),
    ):
        share = Figure.of([LIMIT * each / 1000 for each in spent])
        yield f"    {name:<23} {share.said('of a core', 2)}"


async def _compare(size: Size) -> tuple[Cost, Cost]:
    """The cost of a click in Airlock, then in the yardstick with pictures of the same size."""
    with tempfile.TemporaryDirectory() as folder:
        await _room_for_all(Path(folder) / "airlock.db", size.tables)
        searches = {"AIRLOCK_AGENT_NODES": NO_SEARCH}
        async with _wire(size.tables) as wire, started(wire, Path(folder), **searches) as bot:
            await bot.says("icons_ready")
            ours = await _cost(wire, bot, size)
    async with _wire(size.tables) as wire, _bare(wire, round(median(ours.pictures))) as bot:
        return ours, await _cost(wire, bot, size)


async def _room_for_all(database: Path, tables: int) -> None:
    """Raise the server's limit of games, so that finished players can start the next one."""
    store = await open_store(database)
    settings = GuildSettings(games=2 * tables, each=2 * tables)
    await store.commit([PutGuildSettings(int(GUILD), settings.model_dump_json())])
    await store.close()


@asynccontextmanager
async def _wire(tables: int) -> AsyncIterator[Wire]:
    wire = Wire(tables)
    await wire.start()
    try:
        yield wire
    finally:
        await wire.stop()


@asynccontextmanager
async def _bare(wire: Wire, size: int) -> AsyncIterator[Bot]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.yardsticks.bare_bot", str(size)),
        env={
            **os.environ,
            "AIRLOCK_TOKEN": TOKEN,
            "AIRLOCK_API_URL": wire.api_url,
            "AIRLOCK_GATEWAY_URL": wire.gateway.url,
        },
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    bot = Bot(process)
    try:
        yield bot
    finally:
        await bot.killed()


async def _cost(wire: Wire, bot: Bot, size: Size) -> Cost:
    await asyncio.wait_for(wire.until(lambda: wire.gateway.identified), PATIENCE)
    members = [_Member(wire, channel, n) for n, channel in enumerate(wire.channels)]
    await asyncio.gather(*(member.play(size.warm) for member in members))
    wire.uploads.clear()
    wire.requests = 0
    pids, begun = [bot.process.pid, *bot.children()], perf_counter()
    before = [cpu_of(pid) for pid in pids]
    await asyncio.gather(*(member.play(size.clicks) for member in members))
    spent = [max(cpu_of(pid) - once, 1 / TICKS) for pid, once in zip(pids, before, strict=True)]
    made, took = size.tables * size.clicks, perf_counter() - begun
    each = 1000 / made
    return Cost(
        spent[0] * each, sum(spent) * each, made / took, wire.requests / made, tuple(wire.uploads)
    )


class _Member:
    """A member at a solo table, who clicks at random what continues the game."""

    def __init__(self, wire: Wire, channel: str, number: int) -> None:
        self._wire, self._channel, self._luck = wire, channel, Random(number)

    async def play(self, clicks: int) -> None:
        """Click that many times."""
        if not self._wire.standing(self._channel):
            begun = await self._wire.command("play", self._channel, game=GAME)
            await self._wire.answered(begun)
        for _ in range(clicks):
            message, control = self._control()
            values = None
            if control["type"] == MENU:
                most = self._luck.randint(control["min_values"], control["max_values"])
                values = self._luck.sample([one["value"] for one in control["options"]], most)
            clicked = await self._wire.click(message, control["custom_id"], values)
            await self._wire.answered(clicked)

    def _control(self) -> tuple[str, dict[str, Any]]:
        """A button or menu of the newest board that continues the game, and its message.

        Every second click takes the first control below the main buttons, as most people would, so
        that games last. Raises LookupError if there is none.
        """
        for message in reversed(self._wire.standing(self._channel)):
            there = [
                node
                for node in nodes(message["components"])
                if "custom_id" in node
                and not node.get("disabled")
                and node.get("label") not in UNPRESSED
            ]
            if there and not message["flags"] & EPHEMERAL:
                below = [one for one in there if not one["custom_id"].endswith(MAIN)]
                often = [*(below or there)[:1] * len(there), *there]
                return message["id"], self._luck.choice(often)
        raise LookupError(f"there is nothing to click in channel {self._channel}")

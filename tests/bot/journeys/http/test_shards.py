"""Two processes share the shards: each receives its own events; both serve the same tables."""

import os
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Set
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.guilds.settings import Guilds
from bot.store import open_store
from bot.store.protocol import Store
from tests.bot.journeys.http.little_discord import THINKING, TYPING, LittleDiscord
from tests.bot.journeys.http.little_discord.answers import Asked
from tests.bot.journeys.http.little_discord.payloads import DIRECT, GUILD
from tests.bot.journeys.http.process import Bot, running
from tests.bot.journeys.http.test_real_client import decision, plays_on
from tests.bot.store.postgres.server import serving
from tests.simulation import custom_ids

TABLES = int(os.environ.get("AIRLOCK_TEST_TABLES", "3"))
KILLS = int(os.environ.get("AIRLOCK_TEST_PROCESS_KILLS", "1"))
"""How often each process is killed."""
ELSEWHERE = str((1 << 22) + int(GUILD))
"""A server of shard 1 of 2; direct messages go to shard 0."""
HALVES = ("0-0/2", "1-1/2")
QUICK = "import bot.app.sharded; bot.app.sharded.BETWEEN_IDENTIFIES = 0.1"
SOON = "import bot.delivery.boards as b, bot.table.notices as n; b.GRACE = n.GRACE = 3.0"
"""Shortens the time after which another process delivers what a killed one did not."""


@pytest.fixture
def database() -> Iterator[str]:
    with serving(fsync="off") as server:
        yield server.database()


@pytest.fixture
async def divided() -> AsyncIterator[LittleDiscord]:
    """A small Discord with a channel for each table."""
    little = LittleDiscord([str(3000 + number) for number in range(TABLES)], ELSEWHERE)
    await little.start()
    yield little
    await little.stop()


class Processes:
    """The two processes, each of which can be killed and restarted."""

    def __init__(self, little: LittleDiscord, folder: Path, database: str) -> None:
        self._little, self._folder, self._database = little, folder, database
        self._stacks = [AsyncExitStack(), AsyncExitStack()]
        self.bots: list[Bot | None] = [None, None]

    async def start(self, number: int) -> None:
        """Start a process, and wait until it is connected."""
        before = len(self._little.gateway.identified_at)
        bot = await self._stacks[number].enter_async_context(
            running(
                self._little,
                self._folder,
                f"{QUICK}\n{SOON}",
                AIRLOCK_ICONS="no",
                AIRLOCK_DATABASE=self._database,
                AIRLOCK_SHARDS=HALVES[number],
            )
        )
        self.bots[number] = bot
        await bot.says("ready_to_play")
        await self._little.until(lambda: len(self._little.gateway.identified_at) > before)

    async def kill(self, number: int) -> None:
        """Kill a process."""
        bot = self.bots[number]
        assert bot is not None
        await bot.killed()

    async def end(self) -> None:
        for stack in self._stacks:
            await stack.aclose()


@pytest.fixture
async def both(divided: LittleDiscord, tmp_path: Path, database: str) -> AsyncIterator[Processes]:
    """Both processes, connected."""
    processes = Processes(divided, tmp_path, database)
    for number in (0, 1):
        await processes.start(number)
    yield processes
    await processes.end()


def option(name: str, value: str) -> dict[str, Any]:
    """An option of a command."""
    return {"name": name, "type": 3, "value": value}


class Evening:
    """Ada at a table in each channel; records every click and typed move, and its result."""

    def __init__(self, little: LittleDiscord, store: Store) -> None:
        self.little, self.store = little, store
        self._answers: dict[str, Asked] = {}
        """The last answer to each interaction; that the bot is thinking is none yet."""
        self._looked_at = 0
        self.asked_for: set[str] = set()
        self.given_up: set[str] = set()

    async def make_room(self) -> None:
        """Let the server have a game in every channel."""

        async def look(_: int) -> None: ...

        await Guilds(self.store, look).change(
            int(ELSEWHERE), lambda now: now.model_copy(update={"games": TABLES})
        )

    async def begin(self) -> None:
        """Open a game in every channel without one."""
        for channel in self.little.channels:
            if await self.store.match_in_channel(int(channel)) is None:
                standing = len(self.little.standing(channel))
                await self.little.command("play", channel, game="dyla")
                await self.little.until(
                    lambda: len(self.little.standing(channel)) > standing  # noqa: B023
                )

    async def boards(self) -> dict[str, str]:
        """The boards of running games, by match, once each shows the stored state."""
        found = {}
        for channel in self.little.channels:
            row = await self.store.match_in_channel(int(channel))
            if row is not None:
                wanted = row.seats[0].decision
                await self.little.until(lambda: self._showing(channel) == [wanted])  # noqa: B023
                (live,) = filter(live_board, self.little.standing(channel))
                found[row.id] = live["id"]
        return found

    def _showing(self, channel: str) -> list[int]:
        return [decision(one) for one in filter(live_board, self.little.standing(channel))]

    async def click(self, boards: Mapping[str, str]) -> None:
        """Press the first button that makes a move on each board, without waiting."""
        for board in boards.values():
            custom_id = plays_on(self.little.messages[board])
            self.asked_for.add(await self.little.click(board, custom_id))

    async def suggested(self, matches: Iterable[str]) -> dict[str, str]:
        """The first move suggested in direct messages for each game."""
        typed = {}
        for match in matches:
            given = [option("game", match), {**option("move", ""), "focused": True}]
            typed[match] = await self.little.send_command("move", given, DIRECT, kind=TYPING)
        await self.little.until(lambda: self._answered() >= {*typed.values()})
        choices = {match: self._answers[one].body["data"] for match, one in typed.items()}
        return {match: str(found["choices"][0]["value"]) for match, found in choices.items()}

    def _answered(self) -> Set[str]:
        """The answered interactions; reads only new requests."""
        for one in self.little.asked[self._looked_at :]:
            start, *rest = one.path.strip("/").split("/")
            if start == "interactions" and one.body["type"] != THINKING:
                self._answers[rest[0]] = one
            elif start == "webhooks" and one.path.endswith("/messages/@original"):
                self._answers[rest[1].removeprefix("tok")] = one
        self._looked_at = len(self.little.asked)
        return self._answers.keys()

    async def type(self, moves: Mapping[str, str]) -> None:
        """Type a move for each game in direct messages, without waiting."""
        for match, move in moves.items():
            given = [option("move", move), option("game", match)]
            self.asked_for.add(await self.little.send_command("move", given, DIRECT))

    @property
    def answered(self) -> set[str]:
        """The interactions among them that were answered."""
        return self.asked_for & self._answered()

    def forget_unanswered(self) -> None:
        """Accept either outcome for requests that a process had received when it died."""
        self.given_up |= self.asked_for - self.answered
        self.asked_for &= self.answered

    async def nothing_is_lost(self) -> None:
        """Check that every acknowledged action is stored."""
        server, all_of_them = int(ELSEWHERE), TABLES * KILLS * 10
        rows = [
            *await self.store.matches_in(server, limit=all_of_them),
            *await self.store.matches_in(server, over=True, limit=all_of_them),
        ]
        played = [str(one.interaction) for row in rows for one in await self.store.actions(row.id)]
        assert len(played) == len(set(played)) == sum(row.revision for row in rows)
        assert self.answered <= set(played) <= self.asked_for | self.given_up


def live_board(message: dict[str, Any]) -> bool:
    """Whether a message has buttons that make moves."""
    return any(":play:" in one for one in custom_ids(message["components"]))


async def test_killed_processes_lose_no_click_and_no_typed_move(
    divided: LittleDiscord, both: Processes, database: str
) -> None:
    store = await open_store(SecretStr(database))
    evening = Evening(divided, store)
    await evening.make_room()
    for number in (0, 1) * KILLS:
        await evening.begin()
        boards = await evening.boards()
        moves = await evening.suggested(boards)
        await evening.type(moves)
        await divided.until(lambda: evening.asked_for <= evening.answered)
        boards = await evening.boards()
        moves = await evening.suggested(boards)
        before = len(evening.answered)
        await (evening.type(moves) if number == 0 else evening.click(boards))
        await divided.until(lambda: len(evening.answered) > before)  # noqa: B023
        await both.kill(number)
        await evening.nothing_is_lost()
        await both.start(number)
        evening.forget_unanswered()
    await evening.begin()
    assert len(await evening.boards()) == TABLES
    await evening.nothing_is_lost()
    assert len(evening.answered) >= 2 * TABLES * KILLS
    await store.close()


async def test_without_shard_settings_one_process_serves_all_shards(
    divided: LittleDiscord, tmp_path: Path
) -> None:
    divided.gateway.shards_wanted, divided.gateway.at_once = 2, 2
    async with running(divided, tmp_path, QUICK, AIRLOCK_ICONS="no") as bot:
        await divided.until(lambda: {shard for shard, _ in divided.gateway.identified_at} == {0, 1})
        await bot.says("ready_to_play")
        await divided.command("play", divided.channels[0], game="dyla")
        await divided.until(lambda: divided.standing(divided.channels[0]))
        await divided.command("help", DIRECT)
        await divided.until(lambda: divided.standing(DIRECT))
        (page,) = divided.standing(DIRECT)
        (about,) = [one for one in custom_ids(page["components"]) if one.endswith(":about")]
        await divided.click(page["id"], about)
        shard = "Shard 0 of 2 answered, in the process of shards 0 to 1."
        await divided.until(lambda: shard in str(divided.messages[page["id"]]))
        assert await bot.stopped() == 0


async def test_two_processes_do_not_identify_within_five_seconds(
    divided: LittleDiscord, tmp_path: Path, database: str
) -> None:
    apart = QUICK.replace("0.1", "5.0")
    alike = {"AIRLOCK_DATABASE": database, "AIRLOCK_ICONS": "no"}
    async with AsyncExitStack() as stack:
        for half in HALVES:
            process = running(divided, tmp_path, apart, AIRLOCK_SHARDS=half, **alike)
            await stack.enter_async_context(process)
        await divided.until(lambda: len(divided.gateway.identified_at) == 2)
        (_, first), (_, second) = divided.gateway.identified_at
        assert second - first > 1, "five seconds, but for what the first takes to be heard"
        assert divided.kinds().count("PUT /applications/*/commands") == 1

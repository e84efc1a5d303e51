"""While PostgreSQL is unavailable, members are asked to try later, and the bot can still stop."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.little_discord.answers import Asked
from tests.bot.journeys.http.little_discord.payloads import CHANNEL
from tests.bot.journeys.http.process import OFTEN, Bot, running
from tests.bot.journeys.http.test_real_client import CALLBACK, ORIGINAL, plays_on
from tests.bot.journeys.http.test_stopping import stops_well
from tests.bot.store.postgres.server import Server, serving

HOPEFUL = (
    f"{OFTEN};"
    "import bot.discord_io.answer as a; a.DEFER_AFTER = 0.05;"
    "import bot.store.postgres.transactions as t; t.PATIENCE = 3600.0"
)
"""Shortens waits, but lets the bot keep waiting for the server."""
RESIGNED = HOPEFUL.replace("3600.0", "0.2")
"""Lets the bot give up on the server after a moment."""
DEFERRED_COMMAND, DEFERRED_CLICK = 5, 6
COMMANDS = {"help": {}, "games": {}, "board": {}, "play": {"game": "dyla"}}


class Evening:
    """Ada in a game of Dyla whose database has become unavailable."""

    def __init__(self, little: LittleDiscord, bot: Bot) -> None:
        self.little, self.bot = little, bot
        (self.board,) = little.standing(CHANNEL)

    async def hears_later(self, interaction: str, how: int) -> None:
        """Wait until an interaction is answered by asking to try later."""
        await self.little.until(lambda: self._answers(interaction))
        assert self._answers(interaction) == [how]

    @property
    def errors(self) -> list[str]:
        """The logged errors, without those about the unavailable database."""
        lines = [line for line in self.bot.lines if "[error" in line]
        return [line for line in lines if "database_write_failed" not in line]

    @property
    def edits(self) -> list[Asked]:
        """Edits of deferred answers."""
        return self.little.of(ORIGINAL)

    @property
    def more(self) -> list[Asked]:
        """Follow-up messages."""
        return self.little.of("POST /webhooks/*/*")

    def _answers(self, interaction: str) -> list[int]:
        asked = self.little.of(CALLBACK)
        return [one.body["type"] for one in asked if interaction in one.path]


@pytest.fixture(scope="module")
def running_server() -> Iterator[Server]:
    with serving(fsync="off") as server:
        yield server


@pytest.fixture
def server(running_server: Server) -> Iterator[Server]:
    """A database server that the test may stop."""
    yield running_server
    running_server.start()


@asynccontextmanager
async def evening(
    little: LittleDiscord, folder: Path, server: Server, first: str
) -> AsyncIterator[Evening]:
    """Let Ada begin a game, then make the database unavailable."""
    settings = {"AIRLOCK_DATABASE": server.database(), "AIRLOCK_ICONS": "no"}
    async with running(little, folder, first, **settings) as bot:
        await bot.says("ready_to_play")
        await little.command("play", game="dyla")
        await little.until(lambda: little.standing(CHANNEL))
        server.stop()
        yield Evening(little, bot)


async def test_without_the_database_members_are_told_to_try_later(
    discord_here: LittleDiscord, tmp_path: Path, server: Server
) -> None:
    little = discord_here
    async with evening(little, tmp_path, server, HOPEFUL) as hopeful:
        for command, options in COMMANDS.items():
            typed = await little.command(command, **options)
            await hopeful.hears_later(typed, DEFERRED_COMMAND)
        clicked = await little.click(hopeful.board["id"], plays_on(hopeful.board))
        await hopeful.hears_later(clicked, DEFERRED_CLICK)

        await stops_well(hopeful.bot)
        assert not hopeful.errors


async def test_after_giving_up_on_the_server_members_hear_why_and_the_bot_can_stop(
    discord_here: LittleDiscord, tmp_path: Path, server: Server
) -> None:
    little = discord_here
    async with evening(little, tmp_path, server, RESIGNED) as resigned:
        await little.command("games")
        await little.until(lambda: "can't be loaded" in str(resigned.edits))
        await little.click(resigned.board["id"], plays_on(resigned.board))
        await little.until(lambda: "couldn't be saved" in str(resigned.more))
        await little.command("help")
        await little.click(resigned.board["id"], plays_on(resigned.board))

        await stops_well(resigned.bot)
        expected = ("store_unusable", "loop_without_store", "not_saved")
        assert [line for line in resigned.errors if not any(one in line for one in expected)] == []

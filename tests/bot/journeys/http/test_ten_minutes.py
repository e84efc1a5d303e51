"""A channel is rate-limited for ten minutes: nothing is lost, nothing comes twice.

The ten minutes pass on the bot's clock, not in real time.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.app import Airlock
from bot.lobby.lobbies import Lobbies
from bot.play.opening.start import Seating
from bot.store.records import MatchRow
from bot.table.table import Table
from engine.core.choices import Pick, walk
from tests.bot.journeys.http.conftest import Clock
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.little_discord.payloads import ADA, CHANNEL, DIRECT, GUILD, OTHER
from tests.bot.journeys.http.test_real_client import decision, noted, plays_on
from tests.patience import PATIENCE
from tests.simulation import custom_ids

BO = 402
MINUTES = 10


async def until(happened: Callable[[], Awaitable[object]]) -> None:
    """Poll until something has happened."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if await happened():
                return
            await asyncio.sleep(0.01)


async def a_minute(bot: Airlock, clock: Clock) -> None:
    """Let a minute pass on the bot's clock."""
    clock.ahead += 60
    bot.context.service.wake()
    await asyncio.sleep(0.05)


async def act(bot: Airlock, match_id: str) -> Table:
    """Let each awaited seat play its first choice privately."""
    service = bot.context.service
    table = await service.tables.load(match_id)
    seat, state = table.missing[0], table.match.state
    path, node = next(walk(table.match.game.choices(state, seat)))
    picked = node.items[: node.least] if isinstance(node, Pick) else ()
    user = table.row.seats[seat].user
    assert user is not None
    played = await service.play(match_id, user, table.match.decisions[seat], "/".join(path), picked)
    if table.solo:
        await bot.context.publisher.publish_now(played)
    return played.table


async def open_game(little: LittleDiscord, bot: Airlock, channel: str) -> tuple[MatchRow, str]:
    """A game of Dyla that Ada has opened in a channel, and the id of its board."""
    await little.command("play", channel, game="dyla")
    store = bot.context.service.store

    async def stands() -> bool:
        row = await store.match_in_channel(int(channel))
        return row is not None and "board" in await store.messages(row.id)

    await until(stands)
    row = await store.match_in_channel(int(channel))
    assert row is not None
    return row, str((await store.messages(row.id))["board"].message)


async def shows(little: LittleDiscord, board: str, played: int) -> None:
    """Wait until a board shows this many actions."""
    await little.until(lambda: decision(little.messages[board]) >= played)


async def told(little: LittleDiscord, turns: int) -> None:
    """Wait until Ada and Bo have been called to exactly this many turns.

    The call of a turn is deleted once the next one is sent.
    """
    room = f"/channels/{DIRECT}/messages"

    def messages() -> int:
        return sum(one.method == "POST" and one.path == room for one in little.asked)

    await little.until(lambda: messages() >= turns)
    assert messages() == turns


def requests_to(little: LittleDiscord, channel: str) -> list[str]:
    """The methods of the requests to a channel."""
    place = f"/channels/{channel}/"
    return [one.method for one in little.asked if one.path.startswith(place)]


async def test_a_board_delayed_for_ten_minutes_is_updated_once_and_delays_no_other(
    discord_here: LittleDiscord, connected: Airlock, now: Clock
) -> None:
    held, board = await open_game(discord_here, connected, CHANNEL)
    free, other = await open_game(discord_here, connected, OTHER)
    discord_here.limit(CHANNEL, 60 * MINUTES)
    for minute in range(1, MINUTES):
        await act(connected, held.id)
        await act(connected, free.id)
        await shows(discord_here, other, minute)
        await a_minute(connected, now)
    assert decision(discord_here.messages[board]) == 0
    tries = requests_to(discord_here, CHANNEL)
    assert tries.count("POST") <= 1, "the board is tried anew once, and then waits"
    assert tries.count("PATCH") <= MINUTES, "one for each move: refusals are counted against us"
    assert tries.count("GET") <= MINUTES, "a look for each move, whether the new one came"

    await a_minute(connected, now)
    await a_minute(connected, now)
    await shows(discord_here, board, MINUTES - 1)

    assert (await noted(connected)).match.revision == MINUTES - 1
    shown = [one for one in requests_to(discord_here, CHANNEL)[len(tries) :] if one != "GET"]
    assert shown == ["PATCH"], "all moves are shown at once"
    assert [one["id"] for one in discord_here.standing(CHANNEL)] == [board]
    assert [one["id"] for one in discord_here.standing(OTHER)] == [other]
    assert requests_to(discord_here, OTHER) == ["PATCH"] * (MINUTES - 1)


async def test_clicks_during_the_delay_are_shown_at_once(
    discord_here: LittleDiscord, connected: Airlock, now: Clock
) -> None:
    held, board = await open_game(discord_here, connected, CHANNEL)
    discord_here.limit(CHANNEL, 60 * MINUTES)
    await act(connected, held.id)
    await discord_here.until(lambda: requests_to(discord_here, CHANNEL))

    for played in range(1, 4):
        await discord_here.click(board, plays_on(discord_here.messages[board]))
        await shows(discord_here, board, played)
        await a_minute(connected, now)
    shown = decision(discord_here.messages[board])

    assert (await connected.context.service.tables.load(held.id)).match.revision == shown
    for _ in range(MINUTES):
        await a_minute(connected, now)
    await noted(connected)
    assert decision(discord_here.messages[board]) == shown
    assert len(discord_here.standing(CHANNEL)) == 1


async def test_turns_during_the_delay_are_called_and_the_board_is_posted_once(
    discord_here: LittleDiscord, connected: Airlock, now: Clock
) -> None:
    service = connected.context.service
    lobbies = Lobbies(service.store, service.now)
    opening = Seating("dark_miss_down", {}, int(GUILD), int(CHANNEL), int(ADA), "Ada", 1)
    lobby = await lobbies.open(opening)
    discord_here.limit(CHANNEL, 60 * MINUTES)
    table = await service.begin(await lobbies.join(lobby.id, BO, "Bo"), started=1)
    await told(discord_here, 1)
    for turns in range(2, 5):
        before = table.missing
        while table.missing == before:
            table = await act(connected, table.id)
        await told(discord_here, turns)
        await a_minute(connected, now)
    assert discord_here.standing(CHANNEL) == []

    for _ in range(MINUTES):
        await a_minute(connected, now)
    await discord_here.until(lambda: discord_here.standing(CHANNEL))
    await noted(connected)

    (board,) = discord_here.standing(CHANNEL)
    assert any(":hand:" in one for one in custom_ids(board["components"]))
    assert f"round {table.match.state.turn} " in str(board["components"])
    await told(discord_here, 4)
    known: Any = await service.store.messages(table.id)
    assert str(known["board"].message) == board["id"]

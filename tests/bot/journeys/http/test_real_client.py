"""Login, retries, rate limits and resumes with the real client."""

import asyncio
from typing import Any

import pytest

from bot.app import Airlock
from bot.presentation.custom_ids import Verb, parse
from bot.table.notices import GRACE
from bot.table.table import Table
from tests.bot.journeys.http.conftest import TOKEN, Clock
from tests.bot.journeys.http.little_discord import EPHEMERAL, MESSAGE, TYPING, LittleDiscord
from tests.bot.journeys.http.little_discord.gateway import IDENTIFY, RESUME
from tests.bot.journeys.http.little_discord.payloads import ADA, CHANNEL
from tests.patience import PATIENCE
from tests.simulation import nodes

CALLBACK = "POST /interactions/*/*/callback"
ORIGINAL = "PATCH /webhooks/*/*/messages/@original"
POST = "POST /channels/*/messages"
PATCH = "PATCH /channels/*/messages/*"
OVERLOADED = 500
TOO_MANY, TOO_OLD = 429, 30046


async def begin(little: LittleDiscord, bot: Airlock) -> tuple[Table, str]:
    """A game of Dyla that Ada has opened, and the id of its board."""
    await little.command("play", game="dyla")
    store = bot.context.service.store
    table = await noted(bot)
    return table, str((await store.messages(table.id))["board"].message)


async def noted(bot: Airlock) -> Table:
    """The table in the channel, once its newest board is stored."""
    async with asyncio.timeout(PATIENCE):
        while True:
            row = await bot.context.service.store.match_in_channel(int(CHANNEL))
            if row is not None and await bot.context.service.store.next_notice() is None:
                return await bot.context.service.tables.load(row.id)
            await asyncio.sleep(0.01)


async def grace_passes(bot: Airlock, now: Clock) -> None:
    """Let the grace period of clicks pass, after which the outbox delivers."""
    service = bot.context.service
    async with asyncio.timeout(PATIENCE):
        while not bot.context.publisher._shown:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    now.ahead += GRACE
    service.wake()


async def give_up(bot: Airlock, table: Table) -> None:
    """Let Ada resign without a click on the board, so that the outbox must update it."""
    context = bot.context
    assert table.row.host is not None
    left = await context.seats.leave(table.id, table.row.host, ends=True)
    await context.publisher.publish_now(left)


async def wait_for_delay(bot: Airlock, seconds: float) -> None:
    """Wait until the next delivery is at least this far away."""
    service = bot.context.service
    async with asyncio.timeout(PATIENCE):
        while True:
            due = await service.store.next_notice()
            if due is not None and due > service.now() + seconds:
                return
            await asyncio.sleep(0.01)


async def type_move(little: LittleDiscord) -> None:
    """Let Ada type the first suggested move; returns the answer."""
    typing = {"name": "move", "type": 3, "value": "", "focused": True}
    before = len(little.of(CALLBACK))
    await little.send_command("move", [typing], kind=TYPING)
    await little.until(lambda: len(little.of(CALLBACK)) > before)
    move = str(little.of(CALLBACK)[-1].body["data"]["choices"][0]["value"])
    await little.command("move", move=move)
    await little.until(lambda: len(little.of(CALLBACK)) > before + 1)


def plays_on(shown: dict[str, Any]) -> str:
    """The first enabled button that makes a move."""
    pressed = (one for one in nodes(shown["components"]) if not one.get("disabled"))
    return next(str(one["custom_id"]) for one in pressed if ":play:" in one.get("custom_id", ""))


def decision(shown: dict[str, Any]) -> int:
    """The decision to which a message's buttons belong."""
    return parse(plays_on(shown)).decision


async def test_the_bot_logs_in_registers_commands_and_sends_heartbeats(
    discord_here: LittleDiscord, connected: Airlock
) -> None:
    assert discord_here.kinds()[:3] == [
        "GET /users/@me",
        "GET /oauth2/applications/@me",
        "PUT /applications/*/commands",
    ]
    (identify,) = [heard["d"] for heard in discord_here.gateway.heard if heard["op"] == IDENTIFY]
    assert identify["token"] == TOKEN
    assert identify["intents"] == 1
    await discord_here.until(
        lambda: sum(heard["op"] == 1 for heard in discord_here.gateway.heard) >= 2
    )
    assert connected.user is not None


async def test_a_game_takes_one_request_to_begin_and_one_per_click(
    discord_here: LittleDiscord, connected: Airlock, now: Clock
) -> None:
    before = len(discord_here.asked)
    _, board = await begin(discord_here, connected)
    await discord_here.click(board, plays_on(discord_here.messages[board]))
    await discord_here.until(lambda: decision(discord_here.messages[board]) == 1)

    await grace_passes(connected, now)
    table = await noted(connected)

    assert table.match.revision == 1
    asked = discord_here.asked[before:]
    assert [one.kind for one in asked] == [CALLBACK, CALLBACK]
    assert [one.files for one in asked] == [1, 1]
    assert len(discord_here.messages) == 1


async def test_a_click_is_played_once_and_shown_if_its_accepted_answer_returns_500(
    discord_here: LittleDiscord, connected: Airlock, now: Clock
) -> None:
    _, board = await begin(discord_here, connected)
    discord_here.fail(CALLBACK, OVERLOADED, done=True)

    await discord_here.click(board, plays_on(discord_here.messages[board]))
    await discord_here.until(lambda: ORIGINAL in discord_here.kinds())
    await grace_passes(connected, now)
    table = await noted(connected)

    assert table.match.revision == 1
    assert len(discord_here.of(CALLBACK)) == 3
    assert decision(discord_here.messages[board]) == 1
    assert len(discord_here.messages) == 1


async def test_a_game_has_one_board_if_its_accepted_answer_returns_500(
    discord_here: LittleDiscord, connected: Airlock
) -> None:
    discord_here.fail(CALLBACK, OVERLOADED, done=True)

    _, board = await begin(discord_here, connected)

    assert list(discord_here.messages) == [board]
    assert discord_here.kinds()[-1] == "GET /webhooks/*/*/messages/@original"


async def test_a_click_is_played_once_and_answered_again_if_its_answer_fails_with_500(
    discord_here: LittleDiscord, connected: Airlock, now: Clock
) -> None:
    _, board = await begin(discord_here, connected)
    discord_here.fail(CALLBACK, OVERLOADED)

    await discord_here.click(board, plays_on(discord_here.messages[board]))
    await discord_here.until(lambda: decision(discord_here.messages[board]) == 1)

    await grace_passes(connected, now)
    assert (await noted(connected)).match.revision == 1
    assert ORIGINAL not in discord_here.kinds()


async def test_a_click_whose_answer_comes_too_late_is_shown_by_the_outbox(
    discord_here: LittleDiscord, connected: Airlock
) -> None:
    _, board = await begin(discord_here, connected)
    discord_here.fail(CALLBACK, 404, 10062)

    await discord_here.click(board, plays_on(discord_here.messages[board]))
    await discord_here.until(lambda: decision(discord_here.messages[board]) == 1)

    assert (await noted(connected)).match.revision == 1
    assert discord_here.kinds()[-1] == PATCH


@pytest.mark.parametrize("verb", ["forget", "rules", Verb.LEAVE_END, "undoyes", "back", "log"])
async def test_a_forged_click_leaves_the_board_alone(
    discord_here: LittleDiscord, connected: Airlock, verb: str
) -> None:
    table, board = await begin(discord_here, connected)
    before = discord_here.messages[board]["components"]

    await discord_here.click(board, f"a1:{table.id}:0:0:{verb}:0")
    await discord_here.until(lambda: len(discord_here.of(CALLBACK)) == 2)

    answer = discord_here.of(CALLBACK)[-1].body
    assert answer["type"] == MESSAGE
    assert answer["data"]["flags"] & EPHEMERAL
    assert "out of date" in str(answer["data"]["components"])
    assert discord_here.messages[board]["components"] == before
    assert not (await noted(connected)).over
    assert await connected.context.service.store.matches_of(int(ADA))


async def test_a_board_is_sent_with_an_enforced_nonce_and_pings_nobody(
    discord_here: LittleDiscord, connected: Airlock
) -> None:
    table, board = await begin(discord_here, connected)
    discord_here.fail(PATCH, 404, 10008)

    await give_up(connected, table)
    await discord_here.until(lambda: POST in discord_here.kinds())

    (sent,) = discord_here.of(POST)
    assert sent.body["enforce_nonce"] is True
    assert 1 <= len(sent.body["nonce"]) <= 25
    assert sent.body["allowed_mentions"]["parse"] == []
    assert board in discord_here.messages


@pytest.mark.parametrize("status", [OVERLOADED, 502])
async def test_a_board_refused_by_an_overloaded_discord_is_sent_again(
    discord_here: LittleDiscord, connected: Airlock, status: int
) -> None:
    table, board = await begin(discord_here, connected)
    discord_here.fail(PATCH, status)

    await give_up(connected, table)
    await discord_here.until(lambda: len(discord_here.of(PATCH)) == 2)

    assert "again" in str(discord_here.messages[board]["components"])


async def test_the_bot_waits_out_a_short_rate_limit(
    discord_here: LittleDiscord, connected: Airlock
) -> None:
    table, board = await begin(discord_here, connected)
    discord_here.fail(PATCH, TOO_MANY, retry_after=0.2)

    await give_up(connected, table)
    await discord_here.until(lambda: len(discord_here.of(PATCH)) == 2)

    assert "again" in str(discord_here.messages[board]["components"])


async def test_a_board_too_old_to_edit_is_replaced_at_once(
    discord_here: LittleDiscord, connected: Airlock
) -> None:
    table, board = await begin(discord_here, connected)
    discord_here.fail(PATCH, TOO_MANY, TOO_OLD, retry_after=600.0)
    discord_here.fail(PATCH, TOO_MANY, TOO_OLD, retry_after=600.0)

    await type_move(discord_here)
    await discord_here.until(lambda: POST in discord_here.kinds())

    (anew,) = discord_here.of(POST)
    assert decision(anew.body) == 1
    table = await noted(connected)
    newest = str((await connected.context.service.store.messages(table.id))["board"].message)
    assert newest != board
    refused = len(discord_here.of(PATCH))
    await type_move(discord_here)
    await discord_here.until(lambda: decision(discord_here.messages[newest]) == 2)
    assert len(discord_here.of(PATCH)) == refused + 1
    assert len(discord_here.of(POST)) == 1


async def test_a_channel_rate_limited_for_ten_minutes_delays_no_click(
    discord_here: LittleDiscord, connected: Airlock
) -> None:
    table, board = await begin(discord_here, connected)
    service = connected.context.service
    move = parse(plays_on(discord_here.messages[board]))
    assert table.row.host is not None
    discord_here.limit(CHANNEL, 600.0)
    played = await service.play(table.id, table.row.host, 0, move.argument)
    await connected.context.publisher.publish_now(played)
    await discord_here.until(lambda: discord_here.of(PATCH))
    await wait_for_delay(connected, 590)

    await discord_here.click(board, str(move))
    await discord_here.until(lambda: decision(discord_here.messages[board]) == 1)
    assert len(discord_here.of(PATCH)) == len(discord_here.of(POST)) == 1


async def test_resuming_uses_the_configured_gateway_too(
    discord_here: LittleDiscord, connected: Airlock
) -> None:
    await discord_here.gateway.reconnect()
    await discord_here.until(
        lambda: any(heard["op"] == RESUME for heard in discord_here.gateway.heard)
    )

    assert discord_here.gateway.connections == 2
    await begin(discord_here, connected)
    assert len(discord_here.messages) == 1

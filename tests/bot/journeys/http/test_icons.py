"""Icons are emoji of the bot's application: uploaded once, then shown in all messages."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import pytest

from bot.app import Airlock, create_bot
from bot.discord_io import emoji
from bot.presentation.draw_icons import icon_files
from bot.runtime import workers
from bot.runtime.config import Settings
from tests.bot.conftest import LastingWorkers
from tests.bot.journeys.http.conftest import TOKEN
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.little_discord.payloads import CHANNEL
from tests.patience import PATIENCE

UPLOAD = "POST /applications/*/emojis"
LIST = "GET /applications/*/emojis"
REFUSED = 400


@cache
def every() -> int:
    """The number of icons."""
    return len(icon_files())


@pytest.fixture
def icons() -> bool:
    return True


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    emoji.forget()


@pytest.fixture(autouse=True)
def _prepared(
    addresses: None,  # noqa: ARG001
    drawing: LastingWorkers,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: drawing)


@asynccontextmanager
async def started(settings: Settings) -> AsyncIterator[Airlock]:
    """A bot from login to logout, with its icons ready."""
    bot = create_bot(settings)
    running = asyncio.create_task(bot.start(TOKEN))
    try:
        async with asyncio.timeout(PATIENCE):
            while bot._warming is None or not bot._warming.done() or not bot.guilds:
                assert not running.done(), running.exception()
                await asyncio.sleep(0.01)
        yield bot
        heard = [one for one in asyncio.all_tasks() if one.get_name().startswith("discord.py: on")]
        await asyncio.gather(*heard)
    finally:
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


def buttons(part: object) -> Iterator[dict[str, Any]]:
    """Every button within components."""
    if isinstance(part, dict):
        if part.get("type") == 2:
            yield part
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from buttons(each)


def all_text(part: object) -> str:
    """All text within components."""
    if isinstance(part, dict):
        own = str(part.get("content", ""))
        return own + "".join(all_text(each) for each in part.values())
    return "".join(map(all_text, part)) if isinstance(part, list) else ""


async def board(little: LittleDiscord) -> dict[str, Any]:
    """The board of a game of Planetary Defence that Ada begins."""
    await little.command("play", game="planetary_defence")
    await little.until(lambda: any("To spend" in all_text(one) for one in little.messages.values()))
    return next(one for one in little.standing(CHANNEL) if "To spend" in all_text(one))


async def test_each_icon_is_uploaded_at_the_first_start_only(
    discord_here: LittleDiscord, settings: Settings
) -> None:
    async with started(settings):
        assert len(discord_here.of(UPLOAD)) == every()
    names = {one["name"] for one in discord_here.emoji.values()}
    assert len(names) == every()
    async with started(settings):
        assert len(discord_here.of(UPLOAD)) == every()
        assert len(discord_here.of(LIST)) == 2


async def test_buttons_and_lines_show_uploaded_icons(
    discord_here: LittleDiscord, settings: Settings
) -> None:
    async with started(settings):
        shown = await board(discord_here)
    ids = {id: one["name"] for id, one in discord_here.emoji.items()}  # noqa: A001
    seen = {
        one["label"]: ids[str(one["emoji"]["id"])] for one in buttons(shown["components"])
        if one.get("emoji")
    }  # fmt: skip
    whole = next(name for label, name in seen.items() if "whole hand" in label)
    assert whole.startswith("hand_")
    damage = next(one for one in discord_here.emoji.values() if one["name"].startswith("damage_"))
    assert f"0 <:{damage['name']}:{damage['id']}>" in all_text(shown)


async def test_icons_cost_no_request_per_action(
    discord_here: LittleDiscord, settings: Settings
) -> None:
    async with started(settings) as bot:
        shown = await board(discord_here)
        row = await bot.context.service.store.match_in_channel(int(CHANNEL))
        assert row is not None
        play = next(one for one in buttons(shown["components"]) if "whole" in one["label"])
        before = len(discord_here.asked)
        await discord_here.click(shown["id"], play["custom_id"])

        def all_are_played() -> bool:
            now = buttons(discord_here.messages[shown["id"]]["components"])
            return any("whole" in one["label"] and one.get("disabled") for one in now)

        await discord_here.until(all_are_played)
        assert [one.kind for one in discord_here.asked[before:]] == [
            "POST /interactions/*/*/callback"
        ]


async def test_if_discord_refuses_icons_words_are_shown(
    discord_here: LittleDiscord, settings: Settings
) -> None:
    discord_here.fail(LIST, REFUSED)
    async with started(settings):
        shown = await board(discord_here)
    assert discord_here.of(UPLOAD) == []
    assert not any(one.get("emoji") for one in buttons(shown["components"]))
    assert "To spend: 0 credits, 0 damage" in all_text(shown)


async def test_after_a_failed_upload_the_other_icons_are_uploaded_at_the_next_start(
    discord_here: LittleDiscord, settings: Settings
) -> None:
    discord_here.fail(UPLOAD, REFUSED)
    async with started(settings):
        assert len(discord_here.of(UPLOAD)) == 1
    async with started(settings):
        assert len(discord_here.emoji) == every()


async def test_in_a_full_application_only_older_versions_are_deleted(
    discord_here: LittleDiscord, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = {"1": "damage_000000", "2": "party", "3": "shield_0"}
    discord_here.emoji |= {
        id: {"id": id, "name": name, "animated": False} for id, name in own.items()  # noqa: A001
    }  # fmt: skip
    monkeypatch.setattr(emoji, "ROOM", every() + 2)
    async with started(settings):
        left = {one["name"] for one in discord_here.emoji.values()}
    assert len(left) == every() + 2
    assert {"party"} <= left
    assert len(left & {"damage_000000", "shield_0"}) == 1

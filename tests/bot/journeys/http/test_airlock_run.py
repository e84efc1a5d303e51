"""`airlock run` in its own process: its message when it cannot connect, and its log."""

import json
import os
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from tests.bot.journeys.http.conftest import TOKEN
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.process import running
from tests.bot.journeys.http.test_real_client import CALLBACK, PATCH, POST, plays_on
from tests.example_game.install import installed

NOBODY = "127.0.0.1:9"
"""An address where nothing listens."""


async def run_to_the_end(little: LittleDiscord, folder: Path, **other: str) -> tuple[int, str]:
    """Run the bot until it exits; returns the exit code and standard error."""
    async with running(little, folder, **other) as bot:
        return await bot.ended(), "\n".join(bot.lines)


def sentence(said: str) -> str:
    """The last line; fails if the output contains a traceback or the token."""
    assert "Traceback" not in said
    assert TOKEN not in said
    return said.splitlines()[-1]


async def test_a_wrong_token_gets_one_sentence_and_code_1(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    discord_here.fail("GET /users/@me", 401)

    code, said = await run_to_the_end(discord_here, tmp_path)

    assert code == 1
    assert sentence(said).startswith("Discord refused AIRLOCK_TOKEN: it was reset or copied wrong")
    assert discord_here.kinds() == ["GET /users/@me"]


async def test_an_unreachable_api_gets_one_sentence_and_code_1(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    away = f"http://{NOBODY}/api/v10"

    code, said = await run_to_the_end(discord_here, tmp_path, AIRLOCK_API_URL=away)

    assert code == 1
    assert sentence(said).startswith("Discord cannot be reached (")


async def test_an_address_that_is_not_discord_gets_one_sentence_and_code_1(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    async def page(_request: web.Request) -> web.Response:
        return web.Response(text="<html>Welcome</html>", content_type="text/html")

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", page)
    async with TestServer(app) as other:
        away = str(other.make_url("/api/v10"))
        code, said = await run_to_the_end(discord_here, tmp_path, AIRLOCK_API_URL=away)

    assert code == 1
    assert sentence(said).startswith("Discord cannot be reached (what answers there is not Disco")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"AIRLOCK_API_URL": f"http://{NOBODY}/api/v10"}, "Discord cannot be reached ("),
        ({"AIRLOCK_DATABASE": "/dev"}, "/dev is a folder; name a file in it"),
        ({"AIRLOCK_TOKEN": "secret"}, "AIRLOCK_TOKEN is not a bot token: "),
    ],
)
async def test_in_a_json_log_the_sentence_is_a_json_line_too(
    discord_here: LittleDiscord, tmp_path: Path, wrong: dict[str, str], said: str
) -> None:
    code, log = await run_to_the_end(discord_here, tmp_path, AIRLOCK_LOG_JSON="yes", **wrong)

    assert code == 1
    *_, last = (json.loads(line) for line in log.splitlines())
    assert (last["event"], last["level"]) == ("ended", "error")
    assert last["fault"].startswith(said)


@pytest.mark.parametrize("shards", [1, 2])
async def test_an_unreachable_gateway_gets_one_sentence_and_code_1(
    discord_here: LittleDiscord, tmp_path: Path, shards: int
) -> None:
    discord_here.gateway.shards_wanted = shards
    away = f"ws://{NOBODY}"

    code, said = await run_to_the_end(discord_here, tmp_path, AIRLOCK_GATEWAY_URL=away)

    assert code == 1
    assert sentence(said).startswith("Discord cannot be reached (The gateway")


async def test_a_gateway_that_refuses_the_bot_gets_one_sentence_and_code_1(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    discord_here.gateway.closing = 4004

    code, said = await run_to_the_end(discord_here, tmp_path)

    assert code == 1
    assert sentence(said).startswith("Discord's gateway ended the connection for good (code 4004)")


async def test_the_log_of_a_game_contains_no_token_seed_or_cards(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    async with running(discord_here, tmp_path) as bot:
        await discord_here.until(lambda: discord_here.gateway.identified)
        await discord_here.command("play", game="dyla")
        await discord_here.until(lambda: discord_here.messages)
        ((board, shown),) = discord_here.messages.items()
        discord_here.fail(CALLBACK, 404, 10062)
        await discord_here.click(board, plays_on(shown))
        await discord_here.until(lambda: discord_here.of(PATCH))
        assert await bot.stopped() == 0

    said = "\n".join(bot.lines)
    assert "answer_lost" in said
    for secret in (TOKEN, "/tok", "tok14", "seed", "draw"):
        assert secret not in said, said


async def test_one_id_links_a_click_to_every_request_it_caused(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    async with running(discord_here, tmp_path, AIRLOCK_LOG_JSON="yes") as bot:
        await discord_here.until(lambda: discord_here.gateway.identified)
        opening = await discord_here.command("play", game="dyla")
        await discord_here.until(lambda: discord_here.messages)
        ((board, shown),) = discord_here.messages.items()
        discord_here.fail(CALLBACK, 404, 10062)
        for edit_or_post in (PATCH, POST):
            discord_here.fail(edit_or_post, 429, retry_after=600.0)
        click = await discord_here.click(board, plays_on(shown))
        await bot.says("notice_delayed")
        discord_here.fail(CALLBACK, 404, 10062)
        command = await discord_here.command("help")
        await bot.says("answer_lost", times=2)
        assert await bot.stopped() == 0

    lines = [json.loads(line) for line in bot.lines]
    told = {one["event"].partition(".")[0]: one for one in lines if one.get("interaction") == click}
    assert list(told) == ["answer_lost", "We are being rate limited", "notice_delayed"]
    delayed = told["notice_delayed"]
    assert delayed["notice"]
    assert delayed["match"] == told["We are being rate limited"]["match"]
    others = [one for one in lines if one.get("interaction") not in {None, click}]
    assert [(one["event"], one["interaction"]) for one in others] == [("answer_lost", command)]
    assert opening not in "".join(bot.lines), "what went well is not logged"


async def test_a_game_broken_by_its_package_is_logged_and_the_others_are_playable(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    with installed(tmp_path, "leaves = tests.engine.core.wrecks:leaves", by="wrecks"):
        path = os.pathsep.join(map(str, (Path.cwd(), tmp_path)))
        async with running(discord_here, tmp_path, PYTHONPATH=path) as bot:
            await discord_here.until(lambda: discord_here.gateway.identified)
            await discord_here.command("play", game="dyla")
            await discord_here.until(lambda: discord_here.messages)
            assert await bot.stopped() == 0

    said = "\n".join(bot.lines)
    assert "game_not_offered" in said
    assert "loading it raised SystemExit: and thanks for all the fish." in said

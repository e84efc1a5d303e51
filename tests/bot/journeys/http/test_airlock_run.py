"""`airlock run` as a process of its own: what it says when it cannot connect, and what it logs."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from tests.bot.journeys.http.conftest import TOKEN
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.example_game.install import installed
from tests.patience import PATIENCE
from tests.simulation import custom_ids

NOBODY = "127.0.0.1:9"
"""Where nobody listens."""


async def start(little: LittleDiscord, folder: Path, **other: str) -> asyncio.subprocess.Process:
    """Start the bot with settings that lead to the small Discord."""
    settings = {
        "AIRLOCK_TOKEN": TOKEN,
        "AIRLOCK_DATABASE": str(folder / "airlock.db"),
        "AIRLOCK_API_URL": little.api_url,
        "AIRLOCK_GATEWAY_URL": little.gateway_url,
        **other,
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        env={**os.environ, **settings},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )


async def ended(running: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """The exit code and what was written to standard error."""
    async with asyncio.timeout(PATIENCE):
        _, said = await running.communicate()
    return running.returncode, said.decode()


def sentence(said: str) -> str:
    """The last line; nothing may look like a fault of ours, or give the token away."""
    assert "Traceback" not in said
    assert TOKEN not in said
    return said.splitlines()[-1]


async def test_a_wrong_token_gets_one_sentence_and_code_1(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    discord_here.fail("GET /users/@me", 401)

    code, said = await ended(await start(discord_here, tmp_path))

    assert code == 1
    assert sentence(said).startswith("Discord refused AIRLOCK_TOKEN: it was reset or copied wrong")
    assert discord_here.kinds() == ["GET /users/@me"]


async def test_an_api_that_cannot_be_reached_gets_one_sentence_and_code_1(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    away = f"http://{NOBODY}/api/v10"

    code, said = await ended(await start(discord_here, tmp_path, AIRLOCK_API_URL=away))

    assert code == 1
    assert sentence(said).startswith("Discord cannot be reached (")


async def test_a_gateway_that_cannot_be_reached_gets_one_sentence_and_code_1(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    away = f"ws://{NOBODY}"

    code, said = await ended(await start(discord_here, tmp_path, AIRLOCK_GATEWAY_URL=away))

    assert code == 1
    assert sentence(said).startswith("Discord cannot be reached (The gateway")


async def test_a_gateway_that_refuses_the_bot_gets_one_sentence_and_code_1(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    discord_here.closing = 4004

    code, said = await ended(await start(discord_here, tmp_path))

    assert code == 1
    assert sentence(said).startswith("Discord's gateway ended the connection for good (code 4004)")


async def test_logs_of_a_game_hold_no_token_no_seed_and_no_cards(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    running = await start(discord_here, tmp_path)
    await discord_here.until(lambda: discord_here.identified)
    await discord_here.command("play", game="dyla")
    await discord_here.until(lambda: discord_here.messages)
    ((board, shown),) = discord_here.messages.items()
    move = next(one for one in custom_ids(shown["components"]) if ":play:" in one)
    discord_here.fail("POST /interactions/*/*/callback", 404, 10062)
    await discord_here.click(board, move)
    await discord_here.until(lambda: "PATCH /channels/*/messages/*" in discord_here.kinds())
    running.send_signal(signal.SIGTERM)

    code, said = await ended(running)

    assert code == 0
    assert "answer_lost" in said
    for secret in (TOKEN, "/tok", "tok14", "seed", "draw"):
        assert secret not in said, said


async def test_a_game_that_its_package_breaks_is_named_in_the_log_and_the_others_are_played(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    with installed(tmp_path, "leaves = tests.engine.core.wrecks:leaves", by="wrecks"):
        path = os.pathsep.join(map(str, (Path.cwd(), tmp_path)))
        running = await start(discord_here, tmp_path, PYTHONPATH=path)
    await discord_here.until(lambda: discord_here.identified)
    await discord_here.command("play", game="dyla")
    await discord_here.until(lambda: discord_here.messages)
    running.send_signal(signal.SIGTERM)

    code, said = await ended(running)

    assert code == 0
    assert "game_not_offered" in said
    assert "loading it raised SystemExit: and thanks for all the fish." in said

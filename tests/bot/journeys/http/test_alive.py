"""`airlock alive` beside a running bot: healthy if it is connected, can write, and responds."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.__main__ import main
from bot.runtime import liveness
from bot.runtime.watchdog import culprit
from engine.core.choices import Branch
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.process import EVERY, OFTEN, Bot, running, settings_for, started
from tests.example_game.install import installed
from tests.liars_dice import Action, LiarsDice, Table
from tests.patience import PATIENCE

AT_ONCE = "import discord.client as c; c.ExponentialBackoff.delay = lambda self: 0.1"
"""Lets the library reconnect without long waits."""
SELDOM = EVERY.format(3600.0)
A_MINUTE = 1.0
"""Seconds that stand for the maximum age of the health file, a minute."""
ALIVE = "import sys; from bot.__main__ import main; sys.exit(main(['alive']))"
NOT_NEEDED = ("engine", "discord", "bot.store", "PIL", "structlog", "sqlite3")


class Check:
    """A health check, repeated until it gives the expected answer."""

    def __init__(self, little: LittleDiscord, folder: Path) -> None:
        self.env = settings_for(little, folder)

    def asked(self) -> tuple[int, str]:
        """The exit code and output of a check in this process: starting another takes a second."""
        said = StringIO()
        with patch.dict(os.environ, self.env), redirect_stdout(said), redirect_stderr(said):
            code = main(["alive"])
        return code, said.getvalue()

    def asked_by_a_supervisor(self) -> tuple[int, str]:
        """The exit code and output, in a separate process."""
        command = [sys.executable, "-c", ALIVE]
        done = subprocess.run(command, env=self.env, check=False, capture_output=True, text=True)  # noqa: S603
        return done.returncode, done.stdout + done.stderr

    async def until(self, code: int, said: str = "") -> None:
        """Repeat the check until it answers so."""
        try:
            async with asyncio.timeout(PATIENCE):
                while (answer := self.asked())[0] != code or said not in answer[1]:  # noqa: ASYNC110
                    await asyncio.sleep(0.1)
        except TimeoutError:
            pytest.fail(f"it went on to answer {answer}")


@pytest.fixture
def check(discord_here: LittleDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Check:
    monkeypatch.setattr(liveness, "PATIENCE", A_MINUTE)
    return Check(discord_here, tmp_path)


async def test_the_bot_is_healthy_only_once_it_is_connected(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    check = Check(discord_here, tmp_path)
    discord_here.gateway.silent = True
    nobody = f"No bot runs on {tmp_path / 'airlock.db'}.\n"
    assert check.asked() == check.asked_by_a_supervisor() == (1, nobody)
    async with running(discord_here, tmp_path, SELDOM) as bot:
        await check.until(1, "has not reached Discord yet")
        assert await bot.stopped() == 0
    discord_here.gateway.silent = False
    async with running(discord_here, tmp_path, SELDOM) as bot:
        await check.until(0, "The bot is well.")
        assert check.asked_by_a_supervisor() == (0, "The bot is well.\n")
        assert await bot.stopped() == 0
    assert check.asked() == (1, nobody)


async def test_the_bot_is_unhealthy_without_gateway_or_with_a_disk_it_cannot_write(
    discord_here: LittleDiscord, tmp_path: Path, check: Check
) -> None:
    gateway = discord_here.gateway
    async with running(discord_here, tmp_path, f"{OFTEN}; {AT_ONCE}") as bot:
        await check.until(0)
        await gateway.close()
        await check.until(1, "is not connected to Discord: it heard nothing for")
        await gateway.open()
        await check.until(0)

        gateway.closing = 1012
        await gateway.drop()
        await check.until(1, "is not connected to Discord: it heard nothing for")
        gateway.closing = None
        await check.until(0)

        connections = gateway.connections
        gateway.deaf = True
        await check.until(1, "is not connected to Discord")
        assert gateway.connections == connections
        gateway.deaf = False
        await check.until(0)

        before = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (1024, before[1]))
        await check.until(1, "could not write it for")
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, before)
        await check.until(0)


async def test_the_bot_is_unhealthy_while_it_hangs_and_once_it_was_killed(
    discord_here: LittleDiscord, tmp_path: Path, check: Check
) -> None:
    async with running(discord_here, tmp_path, OFTEN) as bot:
        await check.until(0)
        bot.process.send_signal(signal.SIGSTOP)
        await check.until(1, "hangs or was killed: no sign of life for")
        bot.process.send_signal(signal.SIGCONT)
        await check.until(0)
        await bot.killed()
        await check.until(1, "hangs or was killed")
    async with running(discord_here, tmp_path, OFTEN) as again:
        await check.until(0)
        await stopped_well(again, check)


async def stopped_well(bot: Bot, check: Check) -> None:
    """Stop the bot, after which it must be unhealthy."""
    assert await bot.stopped() == 0
    await check.until(1, "No bot runs on")


def test_the_health_check_imports_only_what_it_needs() -> None:
    code = (
        "import sys; from bot.__main__ import main; main(['alive']);"
        f"sys.exit(str([name for name in {NOT_NEEDED} if name in sys.modules]))"
    )
    asked = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)  # noqa: S603
    assert asked.stderr.decode().splitlines()[-1] == "[]"


@pytest.mark.parametrize("torn", ["", "{", "[1]", '{"connected": 1, "else": 2}'])
async def test_a_truncated_health_file_counts_as_missing(
    check: Check, tmp_path: Path, torn: str
) -> None:
    (tmp_path / "airlock.db.alive").write_text(torn)
    assert check.asked() == (1, f"No bot runs on {tmp_path / 'airlock.db'}.\n")


class Spinning(LiarsDice):
    """A game whose `choices` never returns."""

    seats = range(1, 2)

    def awaited(self, state: Table) -> tuple[int, ...]:  # noqa: ARG002
        return (0,)

    def outcome(self, state: Table) -> None:  # noqa: ARG002
        return None

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        while seat >= 0:
            pass
        return super().choices(state, seat)


async def test_a_bot_blocked_by_a_game_is_unhealthy_and_logs_game_and_call(
    discord_here: LittleDiscord, tmp_path: Path, check: Check
) -> None:
    entry = "liars_dice = tests.bot.journeys.http.test_alive:Spinning"
    with installed(tmp_path, entry):
        path = os.pathsep.join(map(str, (Path.cwd(), tmp_path)))
    soon = f"{OFTEN}; import bot.runtime.watchdog as w; w.SECONDS = 1.0"
    async with started(discord_here, tmp_path, soon, PYTHONPATH=path) as bot:
        await check.until(0)
        held_up = asyncio.create_task(discord_here.command("play", game="liars_dice"))
        said = await bot.says("Spinning.choices")  # a busy machine may have held it up before
        assert "loop_blocked" in said
        assert "game=liars_dice" in said
        await check.until(1, "it is held up by Spinning.choices of the game liars_dice.")
        await bot.killed()
        held_up.cancel()


def test_the_blocking_call_is_the_outermost_of_a_game_or_else_the_innermost() -> None:
    def asks() -> tuple[str, str]:
        return culprit(sys._getframe(), {"tests.bot.journeys": "seven"})

    game, call = asks()
    assert game == "seven"
    assert call == "test_the_blocking_call_is_the_outermost_of_a_game_or_else_the_innermost"
    assert culprit(sys._getframe(), {}) == ("", f"{__name__}.{call}")

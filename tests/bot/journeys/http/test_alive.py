"""`airlock alive` beside a running bot: well only if it is connected, can write, and moves."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.runtime.watchdog import culprit
from engine.core.choices import Branch
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.process import Bot, running, settings_for
from tests.example_game.install import installed
from tests.liars_dice import Action, LiarsDice, Table
from tests.patience import PATIENCE

OFTEN = "import bot.runtime.liveness as l; l.SECONDS = 0.05"
"""As if ten seconds passed in no time."""
SELDOM = "import bot.runtime.liveness as l; l.SECONDS = 3600.0"
SHORT = "import bot.runtime.liveness as l; l.PATIENCE = 2.0"
"""As if two seconds were a minute."""
ALIVE = "import sys; from bot.__main__ import main; sys.exit(main(['alive']))"
NOT_NEEDED = ("engine", "discord", "bot.store", "PIL", "structlog", "sqlite3")


class Check:
    """The health check of a supervisor, asked as often as it takes."""

    def __init__(self, little: LittleDiscord, folder: Path, first: str = SHORT) -> None:
        self.env, self.code = settings_for(little, folder), f"{first}\n{ALIVE}"

    async def asked(self) -> tuple[int | None, str]:
        """The exit code and what it says."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", self.code),
            env=self.env,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await process.communicate()
        return process.returncode, said.decode()

    async def until(self, code: int, said: str = "") -> None:
        """Ask until it says this."""
        answer: tuple[int | None, str] = (None, "")
        try:
            async with asyncio.timeout(PATIENCE):
                while answer[0] != code or said not in answer[1]:
                    answer = await self.asked()
        except TimeoutError:
            pytest.fail(f"it went on to answer {answer}")


@pytest.fixture
def check(discord_here: LittleDiscord, tmp_path: Path) -> Check:
    return Check(discord_here, tmp_path)


async def test_it_is_well_from_the_moment_it_is_connected_and_not_before(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    check = Check(discord_here, tmp_path, "")
    discord_here.gateway.silent = True
    assert (await check.asked())[1] == f"No bot runs on {tmp_path / 'airlock.db'}.\n"
    async with running(discord_here, tmp_path, SELDOM) as bot:
        await check.until(1, "has not reached Discord yet")
        assert await bot.stopped() == 0
    discord_here.gateway.silent = False
    async with running(discord_here, tmp_path, SELDOM) as bot:
        await check.until(0, "The bot is well.")
        assert await bot.stopped() == 0
    assert (await check.asked())[1].startswith("No bot runs on ")


async def test_it_is_not_well_while_the_gateway_is_gone(
    discord_here: LittleDiscord, tmp_path: Path, check: Check
) -> None:
    async with running(discord_here, tmp_path, OFTEN):
        await check.until(0)
        await discord_here.gateway.close()
        await check.until(1, "is not connected to Discord: it heard nothing for")
        await discord_here.gateway.open()
        await check.until(0)


async def test_it_is_not_well_while_the_gateway_closes_without_a_greeting(
    discord_here: LittleDiscord, tmp_path: Path, check: Check
) -> None:
    async with running(discord_here, tmp_path, OFTEN):
        await check.until(0)
        discord_here.gateway.closing = 1012
        await discord_here.gateway.drop()
        await check.until(1, "is not connected to Discord: it heard nothing for")
        discord_here.gateway.closing = None
        await check.until(0)


async def test_it_is_not_well_while_the_gateway_answers_no_heartbeat(
    discord_here: LittleDiscord, tmp_path: Path, check: Check
) -> None:
    async with running(discord_here, tmp_path, OFTEN):
        await check.until(0)
        discord_here.gateway.deaf = True
        await check.until(1, "is not connected to Discord")
        assert discord_here.gateway.connections == 1
        discord_here.gateway.deaf = False
        await check.until(0)


async def test_it_is_not_well_while_the_disk_takes_nothing(
    discord_here: LittleDiscord, tmp_path: Path, check: Check
) -> None:
    async with running(discord_here, tmp_path, OFTEN) as bot:
        await check.until(0)
        before = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (1024, before[1]))
        await check.until(1, "could not write it for")
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, before)
        await check.until(0)


async def test_it_is_not_well_while_it_hangs_nor_once_it_was_killed(
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
    """Once it has ended there is nobody to be well."""
    assert await bot.stopped() == 0
    await check.until(1, "No bot runs on")


def test_the_check_loads_nothing_it_does_not_need() -> None:
    code = (
        "import sys; from bot.__main__ import main; main(['alive']);"
        f"sys.exit(str([name for name in {NOT_NEEDED} if name in sys.modules]))"
    )
    asked = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)  # noqa: S603
    assert asked.stderr.decode().splitlines()[-1] == "[]"


@pytest.mark.parametrize("torn", ["", "{", "[1]", '{"connected": 1, "else": 2}'])
async def test_a_sign_that_is_torn_is_none(check: Check, tmp_path: Path, torn: str) -> None:
    (tmp_path / "airlock.db.alive").write_text(torn)
    assert await check.asked() == (1, f"No bot runs on {tmp_path / 'airlock.db'}.\n")


class Spinning(LiarsDice):
    """A game that never comes to offer anything."""

    seats = range(1, 2)

    def awaited(self, state: Table) -> tuple[int, ...]:  # noqa: ARG002
        return (0,)

    def outcome(self, state: Table) -> None:  # noqa: ARG002
        return None

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        while seat >= 0:
            pass
        return super().choices(state, seat)


async def test_it_is_not_well_while_a_game_holds_it_up_and_the_log_names_game_and_call(
    discord_here: LittleDiscord, tmp_path: Path, check: Check
) -> None:
    entry = "liars_dice = tests.bot.journeys.http.test_alive:Spinning"
    with installed(tmp_path, entry):
        path = os.pathsep.join(map(str, (Path.cwd(), tmp_path)))
    soon = f"{OFTEN}; import bot.runtime.watchdog as w; w.SECONDS = 1.0"
    async with running(discord_here, tmp_path, soon, PYTHONPATH=path) as bot:
        await check.until(0)
        held_up = asyncio.create_task(discord_here.command("play", game="liars_dice"))
        said = await bot.says("Spinning.choices")  # a busy machine may have held it up before
        assert "loop_held_up" in said
        assert "game=liars_dice" in said
        await check.until(1, "it is held up by Spinning.choices of the game liars_dice.")
        await bot.killed()
        held_up.cancel()


def test_the_outermost_call_of_a_game_is_named_and_without_a_game_the_innermost() -> None:
    def asks() -> tuple[str, str]:
        return culprit(sys._getframe(), {"tests.bot.journeys": "seven"})

    game, call = asks()
    assert game == "seven"
    assert call == "test_the_outermost_call_of_a_game_is_named_and_without_a_game_the_innermost"
    assert culprit(sys._getframe(), {}) == ("", f"{__name__}.{call}")

"""The bot starts quickly, and its worker processes do not import Discord."""

import subprocess
import sys

import pytest
from structlog.testing import capture_logs

from bot.app import Airlock
from bot.presentation import pictures
from tests.simulation import Simulation


@pytest.mark.parametrize("command_line", ["bot.__main__", "bot.playground.__main__"])
def test_worker_processes_do_not_import_discord(command_line: str) -> None:
    code = f"import sys, {command_line}; sys.exit('discord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603


async def test_picture_workers_start_after_the_bot_is_ready(
    simulation: Simulation,
) -> None:
    bot = simulation.env.bot
    assert isinstance(bot, Airlock)
    assert bot.is_ready()
    assert bot._warming is not None
    await bot._warming


def broken() -> int:
    raise OSError("no letters found")


async def test_a_bot_whose_picture_workers_cannot_start_still_plays(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = simulation.env.bot
    assert isinstance(bot, Airlock)
    assert bot._warming is not None
    await bot._warming
    monkeypatch.setattr(pictures, "prepare", broken)
    with capture_logs() as logs:
        await bot._warm()
    assert [(each["event"], each["fault"]) for each in logs] == [
        ("pictures_not_ready", "the picture could not be drawn: no letters found")
    ]

"""Starter keeps every law of the games of Airlock, and is played on a simulated Discord."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import ClassVar

from starter import Table

from bot.playground.testing import labels_of, simulated, text_of
from engine.conformance import Laws


def _turn(state: Table, seat: int, step: int) -> None:
    state.seat = (seat + step) % len(state.scores)


def _over(state: Table, seat: int) -> None:
    state.scores[seat] = state.goal


class TestStarter(Laws):
    """All laws, by inheriting them."""

    game = "starter"
    games = 500
    nothing_hidden = True
    clock: ClassVar = {
        "turn": {"own": partial(_turn, step=0), "other": partial(_turn, step=1), "over": _over}
    }
    times = (("Roll Hold", "own"),)


def test_two_members_play_on_discord(tmp_path: Path) -> None:
    """Ada and Bo sit down, Ada rolls, and they play to the end."""
    asyncio.run(_play(tmp_path))


async def _play(folder: Path) -> None:
    async with simulated(folder) as discord:
        board = await discord.begin("starter", discord.ada, discord.bo)
        assert "Ada has 0 points.\nBo has 0 points." in text_of(board)
        panel = await discord.hand(discord.ada)
        assert labels_of(panel)[0] == "Roll"
        await discord.move(discord.ada, "Roll")
        assert "Ada rolled" in text_of(discord.board)
        end = await discord.play_out(discord.ada, discord.bo)
        assert "won with" in text_of(end)

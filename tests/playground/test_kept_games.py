"""The real bot at the playground, over a database that outlives a run."""

from __future__ import annotations

from pathlib import Path

from discord.ext import commands

from bot.app import create_bot
from bot.config import Settings
from bot.playground.session import Session
from bot.playground.simcord_hooks import BotWait
from tests.simulation import labels_of, text_of


async def test_a_game_goes_on_in_the_next_run(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "airlock.db")

    def make_bot(wait: BotWait) -> commands.Bot:
        return create_bot(settings, wait=wait, now=wait.now)

    seen = []
    for command, options in (("play", {"game": "dyla"}), ("board", {})):
        session = Session(make_bot, port=1)
        await session.start()
        ada, games = session.world.members[0], session.world.channels[0]
        await ada.slash(games, command, **options)
        await session.tick(1)
        board = max(session.env.backend.messages[games.id].values(), key=lambda message: message.id)
        seen.append(text_of(board))
        result = await ada.click(games.history(viewer=ada)[-1], label=labels_of(board)[0])
        assert result.acknowledged
        seen.append(text_of(board))
        await session.close()
    assert seen[0] != seen[1]
    table, told, _ = seen[1].partition("-# Ada played")  # what just happened is said once
    assert told
    assert table.strip() == seen[2].strip()
    assert seen[2] != seen[3]

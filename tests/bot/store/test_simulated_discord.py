"""A bot with a store on a simulated Discord can be restarted while it writes."""

from pathlib import Path

import discord
import simcord
from discord import app_commands

from bot.store.protocol import Store
from bot.store.sqlite.store import SqliteStore
from tests.bot.store.tables import move, sit_down, turn


class OneButtonBot(discord.Client):
    """A bot whose /play stores one more action of the duel."""

    def __init__(self, store: Store) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.store = store
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(
            app_commands.Command(name="play", description="-", callback=self.play)
        )

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def play(self, interaction: discord.Interaction, revision: int) -> None:
        await self.store.commit(turn(revision))
        await interaction.response.send_message(f"revision {revision}")


async def test_the_action_of_each_command_is_stored_before_and_after_a_restart(
    tmp_path: Path,
) -> None:
    store = await SqliteStore.open(tmp_path / "airlock.db")
    await sit_down(store)
    async with simcord.run(OneButtonBot(store)) as env:
        channel = env.create_guild().create_text_channel("table")
        ada = env.guild.add_member(env.create_user("ada"))
        for revision in (1, 2):
            result = await ada.slash(channel, "play", revision=revision)
            assert result.response is not None
            assert result.response.content == f"revision {revision}"
            assert len(await store.actions("duel")) == revision
        await env.restart_bot(OneButtonBot(store))
        await ada.slash(channel, "play", revision=3)
        await store.commit(turn(4))
    assert await store.actions("duel") == [move(n) for n in range(1, 5)]
    await store.close()

"""A yardstick: a minimal bot on discord.py alone, in a process of its own.

It posts a message at `/play` and answers each click by rebuilding the message: a line of text, a
ready picture, and a row of buttons. `python -m benchmarks.yardsticks.bare_bot BYTES` sends pictures
of that size, each under a new name, so that clients load it.
"""

import io
import os
import sys
from itertools import count
from typing import Any

import discord
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

BUTTONS = 5


class BareBot(discord.Client):
    """A bot that answers commands and clicks with the same message."""

    def __init__(self, size: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._picture = os.urandom(size)
        self._number = count()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Edit the clicked message, or post a new one."""
        name = f"board-{next(self._number)}.png"
        view = ui.LayoutView(timeout=None)
        row = ui.ActionRow[Any](
            *(ui.Button(label=f"Move {n}", custom_id=f"a:play:{n}") for n in range(BUTTONS))
        )
        gallery = ui.MediaGallery[Any](discord.MediaGalleryItem(f"attachment://{name}"))
        view.add_item(ui.Container(ui.TextDisplay("A game"), gallery, row))
        view.stop()
        file = discord.File(io.BytesIO(self._picture), name)
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(view=view, attachments=[file])
        else:
            await interaction.response.send_message(view=view, file=file)


def main() -> None:
    """Connect to the addresses in the environment."""
    Route.BASE = os.environ["AIRLOCK_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["AIRLOCK_GATEWAY_URL"])
    BareBot(int(sys.argv[1])).run(os.environ["AIRLOCK_TOKEN"])


if __name__ == "__main__":
    main()

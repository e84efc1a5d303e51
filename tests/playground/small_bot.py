"""A bot with one board, for tests of the playground.

It uses buttons, a select, a timer, a thread, a forum post, a direct message and a context menu.
Custom ids contain the step number, so a press on an old board differs from one on the new.
"""

import asyncio
import re
from io import BytesIO
from typing import Any, Self

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

from bot.playground.simcord_hooks import BotWait

WORDS = ("planets", "dyla")
GERMAN = {"write": "schreiben", "twice": "zweimal", "Greet": "Grüßen"}


class German(app_commands.Translator):
    """Translates command names to German."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


class Step(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"step:(?P<number>\d+):(?P<do>\w+)"
):
    """A button of the board: `whisper` answers privately, `fail` raises, any other advances."""

    def __init__(self, number: int, do: str) -> None:
        super().__init__(discord.ui.Button(label=do.title(), custom_id=f"step:{number}:{do}"))
        self.number, self.do = number, do

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]), match["do"])

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.do == "fail":
            raise RuntimeError("the button failed")
        if self.do == "whisper":
            await interaction.response.send_message("Only you read this.", ephemeral=True)
            return
        number = self.number + 1
        await interaction.response.edit_message(view=board(number), attachments=[picture(number)])


class Choose(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"choose:(?P<number>\d+)"):
    """A select of the board; choosing advances."""

    def __init__(self, number: int) -> None:
        options = [discord.SelectOption(label=f"Card {i}", value=str(i)) for i in range(6)]
        super().__init__(discord.ui.Select(custom_id=f"choose:{number}", options=options))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        chosen = self.item.values[0]
        number = self.number + 1
        await interaction.response.edit_message(
            view=board(number, f"Card {chosen} was chosen."), attachments=[picture(number)]
        )


def picture(number: int) -> discord.File:
    """A plain picture whose colour depends on `number`."""
    file = BytesIO()
    Image.new("RGB", (320, 180), (number * 40 % 256, 60, 120)).save(file, "PNG")
    file.seek(0)
    return discord.File(file, f"board-{number}.png")


def board(number: int, note: str = "") -> discord.ui.LayoutView:
    """The board after `number` steps; every second one has an extra button at the front."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(f"Board {number}. {note}"))
    view.add_item(
        discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://board-{number}.png"))
    )
    names = ("draw", "whisper", "fail") if number % 2 else ("more", "draw", "whisper", "fail")
    view.add_item(discord.ui.ActionRow[Any](*(Step(number, name) for name in names)))
    view.add_item(discord.ui.ActionRow[Any](Choose(number)))
    return view


async def sent(user: discord.User | discord.Member, command: str) -> str:
    """Send a direct message; returns the command's answer, which works only on servers."""
    try:
        await user.send(f"A direct message. </write:{command}> brought it.")
    except discord.Forbidden:
        return "Your messages are closed."
    return "Sent."


@app_commands.command(description="Open a post")
@app_commands.guild_only()
async def post(interaction: discord.Interaction) -> None:
    assert interaction.guild is not None
    (forum,) = interaction.guild.forums
    tags = [tag for tag in forum.available_tags if tag.name == "looking for players"]
    await forum.create_thread(name="A table", content="Who plays?", applied_tags=tags)
    await interaction.response.send_message("Opened.", ephemeral=True)


@app_commands.context_menu(name="Greet")
@app_commands.guild_only()
async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
    await interaction.response.send_message(f"You greet {member.display_name}.", ephemeral=True)


def make_small_bot(wait: BotWait) -> commands.Bot:
    """The bot, before it is connected."""
    bot = commands.Bot(
        (), intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
    )
    alarms: asyncio.Queue[tuple[discord.abc.Messageable, int]] = asyncio.Queue()
    tasks = set()

    async def wake() -> None:
        while True:
            channel, seconds = await wait(alarms.get(), "no alarm is set")
            await wait(asyncio.sleep(seconds), "an alarm is running")
            await channel.send(f"{seconds} seconds are over.")

    @bot.tree.command(description="Start a board")
    async def play(interaction: discord.Interaction, game: str) -> None:
        await interaction.response.send_message(view=board(0, game), files=[picture(0)])

    @play.autocomplete("game")
    async def games(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=w, value=w) for w in WORDS if typed.lower() in w]

    @bot.tree.command(description="Write to me")
    @app_commands.guild_only()
    async def write(interaction: discord.Interaction, twice: bool = False) -> None:
        data: Any = interaction.data
        answer = await sent(interaction.user, data["id"])
        answer = f"{answer} {answer}" if twice else answer
        await interaction.response.send_message(answer, ephemeral=True)

    @bot.tree.command(description="Open a thread")
    async def thread(interaction: discord.Interaction) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        opened = await channel.create_thread(
            name="side table", type=discord.ChannelType.public_thread
        )
        await opened.send(view=board(0), files=[picture(0)])
        await interaction.response.send_message("Opened.", ephemeral=True)

    @bot.tree.command(description="Set an alarm")
    async def alarm(interaction: discord.Interaction, seconds: int) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        alarms.put_nowait((interaction.channel, seconds))
        await interaction.response.send_message("Set.", ephemeral=True)

    bot.tree.add_command(post)
    bot.tree.add_command(greet)

    async def connect() -> None:
        bot.add_dynamic_items(Step, Choose)
        tasks.add(asyncio.create_task(wake()))
        await bot.tree.set_translator(German())
        await bot.tree.sync()

    bot.setup_hook = connect  # type: ignore[method-assign]
    return bot

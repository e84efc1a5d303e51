"""The simulated Discord enforces the rules of user installs where the bot is no member."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands
from simcord.backend.errors import SetupError

from bot.playground.simcord_elsewhere import FOLLOW_UPS, TOO_MANY, PlaceElsewhere
from tests.simulation import Simulation

MISSING_ACCESS = 50001


class Talkative(commands.Bot):
    """Answers its commands with more follow-ups than allowed."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.refused: list[int] = []
        self.heard: list[discord.Interaction[Any]] = []

    async def setup_hook(self) -> None:
        """Register the commands."""

        @self.tree.command(description="talk")
        @app_commands.allowed_installs(guilds=True, users=True)
        @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
        async def talk(interaction: discord.Interaction[Any]) -> None:
            self.heard.append(interaction)
            await interaction.response.send_message("hello")
            for number in range(FOLLOW_UPS + 1):
                await self._tried(interaction.followup.send(f"more {number}", wait=True))
            there = self.get_partial_messageable(interaction.channel_id or 0)
            await self._tried(there.send("unasked"))
            answer = await interaction.original_response()
            await self._tried(there.fetch_message(answer.id))
            await self._tried(there.get_partial_message(answer.id).edit(content="changed"))

        @self.tree.command(description="for servers")
        @app_commands.allowed_installs(guilds=True, users=False)
        async def serve(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("served")

        await self.tree.sync()

    async def _tried(self, done: Any) -> None:
        try:
            await done
        except discord.HTTPException as fault:
            self.refused.append(fault.code)


@pytest.fixture
async def talking() -> AsyncIterator[Simulation]:
    simulation = await Simulation.start(lambda _: Talkative())
    assert simulation.club.channel.id != simulation.friends.channel.id
    yield simulation
    await simulation.stop()


def bot_of(simulation: Simulation) -> Talkative:
    assert isinstance(simulation.bot, Talkative)
    return simulation.bot


@pytest.mark.parametrize("name", ["club", "friends"])
async def test_where_it_is_no_member_the_bot_has_five_follow_ups_and_no_permissions(
    talking: Simulation, name: str
) -> None:
    place: PlaceElsewhere = getattr(talking, name)
    ada, bo = place.members
    await ada.slash(place.channel, "talk")
    assert len(talking.sees(bo, place.channel)) == 1 + FOLLOW_UPS
    assert bot_of(talking).refused == [TOO_MANY, *[MISSING_ACCESS] * 3]
    (heard,) = bot_of(talking).heard
    assert [guild.id for guild in talking.bot.guilds] == [talking.guild.id]
    assert heard.is_user_integration()
    assert not heard.is_guild_integration()
    assert heard.context.private_channel is place.group
    assert (heard.guild_id is None) is place.group


async def test_on_its_own_server_the_bot_is_not_limited_to_five_follow_ups(
    talking: Simulation,
) -> None:
    await talking.ada.slash(talking.games, "talk")
    assert bot_of(talking).refused == []
    (heard,) = bot_of(talking).heard
    assert heard.is_guild_integration()


async def test_commands_for_users_are_offered_only_to_those_who_installed_the_bot(
    talking: Simulation,
) -> None:
    ada, bo = talking.club.members
    assert "talk" in ada.available_commands(talking.club.channel)
    assert "serve" not in ada.available_commands(talking.club.channel)
    talking.club.installed.remove(bo.id)
    assert bo.available_commands(talking.club.channel) == ()
    with pytest.raises(SetupError):
        await bo.slash(talking.club.channel, "talk")


async def test_answers_are_private_where_members_may_not_use_external_apps(
    talking: Simulation,
) -> None:
    ada, bo = talking.club.members
    talking.club.discreet.add(ada.id)
    await ada.slash(talking.club.channel, "talk")
    assert talking.sees(bo, talking.club.channel) == []
    assert all(one.is_ephemeral for one in talking.sees(ada, talking.club.channel))

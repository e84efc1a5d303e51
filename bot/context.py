"""The parts of a running bot, handed to its cogs: one place where everything is tied together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot import absent
from bot.announcer import Announcer
from bot.clock import Clock, Handle
from bot.discord_ui.clicks import Clicks
from bot.discord_ui.confirmations import Confirmations
from bot.discord_ui.courier import Courier
from bot.discord_ui.invitations import Invitations
from bot.discord_ui.keeping import Keeping
from bot.discord_ui.listing import Listing
from bot.discord_ui.lobby import LobbyClicks
from bot.discord_ui.myself import Myself
from bot.discord_ui.openings import Openings
from bot.discord_ui.reading import Reading
from bot.discord_ui.seating import Seating
from bot.discord_ui.tabling import TableClicks
from bot.forgetting import Forgetting
from bot.guilds import Guilds
from bot.lobbies import Lobbies
from bot.members import Members
from bot.notifier import Notifier
from bot.nudging import Nudging
from bot.outbox import Outbox
from bot.prepared import Preparing
from bot.proposals import Proposals
from bot.publisher import Publisher
from bot.refusals import Refused
from bot.render.drawing import Pictures
from bot.seats import Seats
from bot.service import Service
from bot.speech import locale_of
from bot.store.protocol import Store
from bot.store.records import Status
from bot.tables import Table
from bot.thinking import Thinking
from bot.turns import Parcels, Timers
from bot.uptime import Uptime
from bot.workers import Wait
from engine.core.words import words


@dataclass(frozen=True, slots=True)
class Context:
    """What commands and clicks work with."""

    service: Service
    publisher: Publisher
    outbox: Outbox
    guilds: Guilds
    openings: Openings
    confirmations: Confirmations
    reading: Reading
    listing: Listing
    clicks: Clicks
    pictures: Pictures
    clock: Clock
    thinking: Thinking
    members: Members
    seats: Seats
    tabling: TableClicks
    invitations: Invitations
    myself: Myself
    preparing: Preparing
    keeping: Keeping
    seating: Seating

    async def here(self, interaction: discord.Interaction[Any]) -> Table | None:
        """The table of the channel an interaction comes from, if a game is being played there."""
        if interaction.channel_id is None:
            return None
        row = await self.service.store.match_in_channel(interaction.channel_id)
        if row is not None and row.status is Status.LOBBY:
            raise Refused(words("lobby-waiting"))
        return None if row is None else await self.service.tables.get(row.id)

    async def game_here(self, interaction: discord.Interaction[Any]) -> str | None:
        """The name of the game that is being played in this channel, if one is."""
        if interaction.channel_id is None:
            return None
        row = await self.service.store.match_in_channel(interaction.channel_id)
        return None if row is None else row.game

    async def last_here(self, interaction: discord.Interaction[Any]) -> Table | None:
        """The table of this channel, or the one the member finished here last."""
        table = await self.here(interaction)
        if table is not None:
            return table
        over = await self.service.store.matches_of(interaction.user.id, over=True)
        row = next((row for row in over if row.channel == interaction.channel_id), None)
        return None if row is None else await self.service.tables.get(row.id)


def tie(
    client: discord.Client,
    store: Store,
    pictures: Pictures,
    now: Callable[[], float],
    wait: Wait,
    agent_seconds: float,
) -> Context:
    """Tie the parts of a bot together."""

    def guild_locale(guild: int) -> str:
        found = client.get_guild(guild)
        return locale_of(str(found.preferred_locale) if found else None)

    service = Service(store, now)
    courier = Courier(client)
    publisher = Publisher(service, pictures, courier, guild_locale)
    members = Members(store)
    seats = Seats(service)
    notifier = Notifier(service, publisher, courier, members, seats)
    kinds = {
        Parcels.ANNOUNCED: Announcer(service, publisher, courier, members).announce,
        Parcels.BOARD: publisher.deliver,
        Parcels.FRESH: publisher.post_anew,
        Parcels.TURN: notifier.turn,
        Parcels.WORD: notifier.word,
    }
    outbox = Outbox(store, lambda parcel: kinds[Parcels(parcel.kind)](parcel), now, wait)
    thinking = Thinking(agent_seconds, wait=wait)
    guilds = Guilds(store)
    lobbies = Lobbies(store, now)
    lobby = LobbyClicks(service, publisher, lobbies, members, courier)
    nudging = Nudging(service)
    due: dict[str, Handle] = {Timers.LOBBY: lobby.expire, Timers.NUDGED: nudging.forget}
    preparing = Preparing(service, seats)
    due[Timers.PREPARED] = preparing.play
    due |= absent.kinds(absent.Absent(service, thinking, courier, seats))
    clock = Clock(store, due, now, wait, Uptime(store, now, outbox.ring).beat)

    def ring() -> None:
        outbox.ring()
        clock.ring()

    service.ring = ring
    publisher.lost = seats.pause_lost
    openings = Openings(service, publisher, guilds, outbox, lobby)
    confirmations = Confirmations(service, outbox, seats)
    reading = Reading(service, publisher)
    affairs = Proposals(service, seats)
    keeping = Keeping(service, members, Forgetting(service, seats, lobbies))
    tabling = TableClicks(service, publisher, seats, nudging, affairs, members)
    clicks = Clicks(service, publisher, openings, confirmations, lobby, reading, tabling, keeping)
    return Context(
        service=service,
        publisher=publisher,
        outbox=outbox,
        guilds=guilds,
        openings=openings,
        confirmations=confirmations,
        reading=reading,
        listing=Listing(service),
        clicks=clicks,
        pictures=pictures,
        clock=clock,
        thinking=thinking,
        members=members,
        seats=seats,
        tabling=tabling,
        invitations=Invitations(store, lobbies, lobby, members, courier),
        keeping=keeping,
        preparing=preparing,
        myself=Myself(service, members),
        seating=Seating(service, seats, members, courier),
    )

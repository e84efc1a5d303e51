"""Creates the parts of a running bot, each after the parts that it needs."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import discord

from bot.delivery.boards import Publisher
from bot.delivery.dispatch import Dispatch
from bot.delivery.languages import Languages
from bot.delivery.open_panels import OpenPanels
from bot.delivery.outbox import Outbox
from bot.delivery.parts import Parts
from bot.delivery.renderer import Renderer
from bot.delivery.unasked import UnaskedMessages
from bot.discord_io.courier import Courier
from bot.guilds.membership import Residence
from bot.guilds.settings import Guilds
from bot.guilds.without_rules import GamesWithoutRules
from bot.interactions.at_table.choices import ChoiceClicks
from bot.interactions.at_table.confirm import Confirmations
from bot.interactions.at_table.seats import Seating
from bot.interactions.at_table.votes import TableClicks
from bot.interactions.base import Base
from bot.interactions.context import Context, OpeningBase
from bot.interactions.learning.help import Help
from bot.interactions.learning.hints import HintClicks
from bot.interactions.lost_channels import LostChannels
from bot.interactions.opening.invite import Invitations
from bot.interactions.opening.lobby import LobbyClicks
from bot.interactions.opening.start import Openings
from bot.interactions.private.game_lists import GameLists
from bot.interactions.private.own_data import OwnData
from bot.interactions.private.preferences import OwnPreferences
from bot.interactions.private.reading import Reading
from bot.interactions.private.without_rules import ReadingWithoutRules
from bot.interactions.router import Clicks
from bot.interactions.typed.moves import Moves
from bot.interactions.typed.premoves import Premoves
from bot.interactions.which_game import WhichGame
from bot.language.speech import locale_of
from bot.lobby.lobbies import Lobbies
from bot.members.preferences import Members
from bot.play.actions import Service
from bot.play.agents import Agents
from bot.play.data_requests.erasure import Erasure
from bot.play.seats import Seats
from bot.play.social.mention_limit import Mentions
from bot.play.social.votes import Proposals
from bot.presentation.pictures import Pictures
from bot.runtime import features
from bot.runtime.shards import Shards
from bot.runtime.wake import Wake
from bot.runtime.workers import Wait
from bot.store.protocol import Store
from bot.store.records import MatchRow
from bot.table.clocks.timer_kinds import Timers
from bot.timers import seat_timers
from bot.timers.clock import Clock, Handle
from bot.timers.downtime import Uptime, loop_time
from bot.timers.packing import Packing, in_sequence
from bot.timers.server_visits import ServerVisits


def make_context(base: Base, steady: Callable[[], float] = loop_time) -> Context:
    """Create all parts of a bot with this base."""
    service, outbox, lobbies = base.service, _outbox(base), Lobbies(base.store, base.now)
    lobby, lost_channels = LobbyClicks(base, lobbies), LostChannels(base, lobbies)
    guilds = Guilds(base.store, lost_channels.look)
    openings = Openings(base, guilds, lobby)
    opening = OpeningBase(
        **_values(base),
        guilds=guilds,
        lobby=lobby,
        openings=openings,
        invitations=Invitations(base, lobbies, lobby),
    )
    reading, game_lists = Reading(base), GameLists(service)
    choosing = ChoiceClicks(base, reading)
    confirmations = Confirmations(base, choosing)
    own_data = OwnData(base, Erasure(service, base.seats, lobby.unseat))
    seating, moves, preferences = Seating(base), Moves(base), OwnPreferences(base)
    tabling = TableClicks(base, reading, seating)
    helping = Help(base, reading, game_lists, openings)
    parts = (
        openings,
        confirmations,
        lobby,
        reading,
        tabling,
        own_data,
        moves,
        helping,
        HintClicks(base),
        preferences,
        *(module.Clicks(opening) for module in features.modules("clicks")),
    )
    unruled = ReadingWithoutRules(base, own_data)
    which = WhichGame(base, parts, confirmations.ask_release, unruled.do)
    return Context(
        **_values(opening),
        outbox=outbox,
        confirmations=confirmations,
        help=helping,
        reading=reading,
        game_lists=game_lists,
        clicks=Clicks(base.seats, base.members, choosing, (which, *parts)),
        clock=_clock(base, outbox, lobby, steady),
        server_visits=_server_visits(base),
        tabling=tabling,
        own_data=own_data,
        preferences=preferences,
        seating=seating,
        which=which,
        moves=moves,
        residence=Residence(service, base.seats, guilds),
        without_rules=GamesWithoutRules(service),
        lost_channels=lost_channels,
    )


def _values(parts: Parts) -> dict[str, Any]:
    """The fields of `parts` by name, as keyword arguments for a subclass."""
    return {field.name: getattr(parts, field.name) for field in fields(parts)}


def base_of(
    client: discord.Client,
    store: Store,
    pictures: Pictures,
    now: Callable[[], float],
    wait: Wait,
    agent_nodes: int,
    heard: Shards,
) -> Base:
    """The base of a bot with the connection `client`, which receives the shards `heard`."""

    def place(row: MatchRow) -> str:
        found = client.get_channel(row.channel)
        return f"#{found}" if found else ""

    def guild_locale(guild: int) -> str:
        found = client.get_guild(guild)
        return locale_of(str(found.preferred_locale) if found else None)

    wake = Wake()
    store.listen(wake)
    service, courier = Service(store, now, wake), Courier(client, heard.hear)
    members, seats = Members(store), Seats(service)
    renderer = Renderer(service, pictures, Languages(members, guild_locale))
    parts = Parts(service, renderer, courier, members, seats)
    return Base(
        **_values(parts),
        store=store,
        now=now,
        wait=wait,
        wake=wake,
        place=place,
        heard=heard,
        pictures=pictures,
        mentions=Mentions(store, now),
        premoves=Premoves(seats),
        publisher=Publisher(parts),
        panels=OpenPanels(service, renderer),
        unasked=UnaskedMessages(store, courier, now),
        agents=Agents(agent_nodes, wait=wait),
    )


def _server_visits(base: Base) -> ServerVisits:
    courier = base.courier
    visits = [module.Visits(base) for module in features.modules("visits")]

    def here(guild: int) -> bool:
        return courier.hears(guild) and courier.belongs_to(guild)

    return ServerVisits(base.store, visits, here, base.wait)


def _outbox(base: Base) -> Outbox:
    news = {
        of: bring
        for module in features.modules("news")
        for of, bring in module.deliveries(base).items()
    }
    dispatch = Dispatch(base, base.publisher, base.panels, news)
    return Outbox(base.store, dispatch.deliver, base.now, base.wait, base.wake.event())


def _clock(base: Base, outbox: Outbox, lobby: LobbyClicks, steady: Callable[[], float]) -> Clock:
    proposals = Proposals(base.service, base.seats, base.mentions)
    due: dict[str, Handle] = {
        Timers.LOBBY: lobby.expire,
        Timers.PREMOVE: base.premoves.play,
        Timers.PROPOSAL: proposals.lapse,
        Timers.RECOUNT: proposals.recount,
        Timers.PAUSE: base.seats.end_pause,
        **{
            kind: handle
            for module in features.modules("due")
            for kind, handle in module.handlers(base).items()
        },
        **seat_timers.kinds(
            seat_timers.SeatTimers(base.service, base.agents, base.courier, base.seats)
        ),
    }
    uptime = Uptime(base.seats, base.now, outbox.wake, base.heard, steady)
    idle = (module.Idle(base.store, base.now) for module in features.modules("idle"))
    tidy = in_sequence(Packing(base.store, base.now), *idle)
    return Clock(base.store, due, base.now, base.wait, uptime.beat, base.wake.event(), tidy)

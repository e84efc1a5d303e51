"""The parts of a running bot, made and tied together in one place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.delivery.announcements import Announcer
from bot.delivery.boards import Publisher
from bot.delivery.calls import Calls
from bot.delivery.dispatch import Dispatch
from bot.delivery.notifier import Notifier
from bot.delivery.outbox import Outbox
from bot.discord_io.answer import Answer
from bot.discord_io.courier import Courier
from bot.guilds.membership import Residence
from bot.guilds.settings import Guilds
from bot.interactions.at_table.confirm import Confirmations
from bot.interactions.at_table.seats import Seating
from bot.interactions.at_table.votes import TableClicks
from bot.interactions.context import Context
from bot.interactions.learning.help import Help
from bot.interactions.lost_channels import LostChannels
from bot.interactions.opening.invite import Invitations
from bot.interactions.opening.lobby import LobbyClicks
from bot.interactions.opening.start import Openings
from bot.interactions.private.lists import Listing
from bot.interactions.private.preferences import OwnPreferences
from bot.interactions.private.profile import Profile
from bot.interactions.private.reading import Reading
from bot.interactions.reopen import Reopening
from bot.interactions.router import Clicks
from bot.interactions.typed.moves import Moves
from bot.interactions.typed.premoves import Premoves
from bot.interactions.which_game import Doing, WhichGame
from bot.language.speech import locale_of
from bot.lobby.lobbies import Lobbies
from bot.members.preferences import Members
from bot.members.ratings import Ladders
from bot.play.actions import Service
from bot.play.agents import Agents
from bot.play.data_requests.erasure import Forgetting
from bot.play.seats import Seats
from bot.play.social.mention_limit import Mentions
from bot.play.social.nudges import Nudging
from bot.play.social.votes import Proposals
from bot.presentation.pictures import Pictures
from bot.runtime.wake import Wake
from bot.runtime.workers import Wait
from bot.store.protocol import Store, UnknownMatch
from bot.store.records import MatchRow
from bot.table.permissions import seat_of
from bot.table.table import Table
from bot.table.timer_kinds import Timers
from bot.timers import handlers
from bot.timers.clock import Clock, Handle
from bot.timers.downtime import Uptime
from engine.core.errors import EngineError


def tie(
    client: discord.Client,
    store: Store,
    pictures: Pictures,
    now: Callable[[], float],
    wait: Wait,
    agent_seconds: float,
) -> Context:
    """Make every part of a bot once, each after those it needs; nothing is set afterwards."""

    def guild_locale(guild: int) -> str:
        found = client.get_guild(guild)
        return locale_of(str(found.preferred_locale) if found else None)

    def place(row: MatchRow) -> str:
        found = client.get_channel(row.channel)
        return f"#{found}" if found else ""

    wake = Wake()
    service = Service(store, now, wake)
    courier, members, mentions = Courier(client), Members(store), Mentions(store, now)
    seats, lobbies = Seats(service), Lobbies(store, now)
    calls = Calls(service, courier, members, seats, guild_locale)
    publisher = Publisher(service, pictures, courier, guild_locale, calls, seats.pause_lost)
    notifier = Notifier(service, publisher, courier, members, seats, calls)
    announcer = Announcer(service, publisher, courier, members)
    dispatch = Dispatch(service.tables, publisher, notifier, announcer)
    outbox = Outbox(store, dispatch.deliver, now, wait, wake.event())
    agents = Agents(agent_seconds, wait=wait)
    lobby = LobbyClicks(service, publisher, lobbies, members, courier)
    nudging, premoves = Nudging(service, mentions), Premoves(service, seats)
    proposals = Proposals(service, seats, mentions, guild_locale)
    due: dict[str, Handle] = {
        Timers.LOBBY: lobby.expire,
        Timers.NUDGED: nudging.forget,
        Timers.PREMOVE: premoves.play,
        Timers.PROPOSAL: proposals.lapse,
        Timers.RECOUNT: proposals.recount,
        **handlers.kinds(handlers.SeatTimers(service, agents, courier, seats)),
    }
    uptime = Uptime(store, now, outbox.wake)
    clock = Clock(store, due, now, wait, uptime.beat, wake.event())
    lost_channels = LostChannels(service, courier, seats, lobbies)
    guilds = Guilds(store, lost_channels.look)
    openings = Openings(service, publisher, guilds, outbox, lobby)
    confirmations = Confirmations(service, publisher, outbox, seats)
    reading, reopening = Reading(service, publisher), Reopening(seats)
    forgetting = Forgetting(service, seats, lobby.left, guild_locale)
    profile = Profile(service, Ladders(store), forgetting, courier)
    tabling = TableClicks(service, publisher, seats, nudging, proposals, members)
    moves = Moves(service, publisher, premoves)
    doings = _doings(service, reopening, confirmations, reading, tabling, profile, moves)
    which = WhichGame(service, place, doings)
    listing = Listing(service)
    helping = Help(service, publisher, reading, listing, openings)
    parts = (openings, confirmations, lobby, reading, tabling, profile, which, moves, helping)
    clicks = Clicks(service, publisher, reading, reopening, members, parts)
    return Context(
        service=service,
        publisher=publisher,
        outbox=outbox,
        guilds=guilds,
        openings=openings,
        confirmations=confirmations,
        help=helping,
        reading=reading,
        listing=listing,
        clicks=clicks,
        pictures=pictures,
        clock=clock,
        agents=agents,
        members=members,
        seats=seats,
        tabling=tabling,
        invitations=Invitations(store, lobbies, lobby, members, mentions, courier),
        profile=profile,
        premoves=premoves,
        preferences=OwnPreferences(service, members),
        seating=Seating(service, publisher, seats, members, mentions, courier),
        which=which,
        moves=moves,
        residence=Residence(service, seats, guilds),
        lost_channels=lost_channels,
    )


def _doings(
    service: Service,
    reopening: Reopening,
    confirmations: Confirmations,
    reading: Reading,
    tabling: TableClicks,
    profile: Profile,
    moves: Moves,
) -> dict[str, Doing]:
    """What the commands do that are about one game, by their names."""

    async def table(answer: Answer, row: MatchRow) -> Table:
        return await reopening.look(answer.interaction, await service.tables.get(row.id))

    def at(do: Callable[[Answer, Table], Awaitable[None]]) -> Doing:
        async def done(answer: Answer, row: MatchRow, text: str) -> None:  # noqa: ARG001
            await do(answer, await table(answer, row))

        return done

    async def move(answer: Answer, row: MatchRow, text: str) -> None:
        await moves.do(answer, await table(answer, row), text)

    async def look(answer: Answer, row: MatchRow, text: str) -> None:
        await reading.look_at(answer, await table(answer, row), text)

    async def quit_(answer: Answer, row: MatchRow, text: str) -> None:  # noqa: ARG001
        try:
            await confirmations.ask_quit(answer, await table(answer, row))
        except (UnknownMatch, EngineError):
            await confirmations.ask_release(answer, row)

    async def vote(answer: Answer, here: Table) -> None:
        """On what the others ask; else in the game, whose votes are among its choices."""
        seat = seat_of(here, answer.user)
        if here.state.proposal is None and here.match.game.may_act(here.match.state, seat):
            await reading.hand(answer, here)
        else:
            await tabling.vote_here(answer, here)

    return {
        "board": at(reading.board),
        "move": move,
        "hand": at(reading.hand),
        "look": look,
        "log": at(reading.log),
        "laws": at(reading.laws),
        "chart": at(reading.chart),
        "export": at(profile.export),
        "undo": at(confirmations.ask_undo_here),
        "vote": at(vote),
        "quit": quit_,
        "nudge": at(tabling.nudge_here),
        "pause": at(tabling.ask_pause),
        "resume": at(tabling.ask_resume),
    }

"""Opens tables: here, in a thread beside a running game, or as a rematch."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import chain, count
from typing import Any, Final, Protocol

import discord
import structlog

from bot.delivery.outbox import Outbox
from bot.delivery.renderer import Renderer
from bot.discord_io.answer import NOT_TAKEN, Answer
from bot.discord_io.layout import message
from bot.discord_io.permissions import lacking_here
from bot.discord_io.whereabouts import server_of
from bot.guilds.settings import Guilds
from bot.interactions.click import Click, TableClick
from bot.interactions.opening.elsewhere import Elsewhere
from bot.interactions.opening.lobby import LobbyClicks
from bot.interactions.opening.wanted import Terms, unpacked
from bot.interactions.verbs import On, Who, on, on_table
from bot.language.speech import Speech, plain, title
from bot.lobby.lobbies import Opening
from bot.play import tutorials, ways_together
from bot.play.actions import Service
from bot.play.start import Seating
from bot.play.ways import way_of
from bot.presentation.custom_ids import NO_MATCH, NO_SEAT, CustomId, NotOurs, Verb
from bot.presentation.panel import Button, Panel, Style
from bot.presentation.panels.buttons import HARDER
from bot.store.protocol import ChannelTaken
from bot.store.records import NO_SERVER, MatchRow, Status
from bot.table.permissions import seat_of
from bot.table.refusals import Refused
from bot.table.settings import TableSettings, options_of, settings_of
from engine.core import options, registry
from engine.core.words import Words, words

log = structlog.get_logger()

THREAD_IDLE_MINUTES: Final = 10_080
THREAD_NAME = 100
FULLWIDTH_AT = "\N{FULLWIDTH COMMERCIAL AT}"
NAME = 32
USUAL: Final = Terms()
REMATCH = ""
"""Marks a button that opens a thread for a rematch, not for a new game."""
PACKED = re.compile(
    r"(?P<game>[a-z0-9_]+)\+(?P<how>-|([a-z][0-9]*)+)(?P<marks>(\+[0-9]{1,3}\.[0-9]{1,3})*)"
    r"(?P<terms>(~[0-9.]{1,5})?)",
    re.ASCII,
)


class How(StrEnum):
    """How a game begins; features add other ways."""

    USUAL = "-"
    TUTORIAL = "t"


class Room(Protocol):
    """A place that a feature finds for the tables of several players."""

    async def opened(self, guild: int, game: str, host: str) -> int | None:
        """A new channel or thread for a member's table, if there is one."""


class Openings:
    """Seats a member at a new table and shows its board."""

    def __init__(
        self,
        service: Service,
        renderer: Renderer,
        guilds: Guilds,
        outbox: Outbox,
        lobby: LobbyClicks,
        elsewhere: Elsewhere,
        rooms: Sequence[Room] = (),
    ) -> None:
        self._rooms = rooms
        self._service, self._renderer = service, renderer
        self._guilds, self._outbox, self._lobby = guilds, outbox, lobby
        self._elsewhere = elsewhere

    async def play(
        self,
        answer: Answer,
        game: str,
        given: Mapping[str, str],
        how: str = How.USUAL,
        terms: Terms = USUAL,
    ) -> None:
        """Start a solo game in the channel, or open a lobby; off servers, a solo game only.

        If a game is already being played there, offers a thread. Raises Refused.
        """
        interaction = answer.interaction
        options.read(registry.game(game), given)
        anew = bool(given) or how == How.TUTORIAL
        given = ways_together.options_given(how, game, given)
        if how == How.TUTORIAL:
            tutorials.check(game)
            given = {}
        if server_of(interaction) is None:
            if _forms_up(how, game):
                raise Refused(words("refused-elsewhere"))
            seating = await self._seating(answer, game, given, NO_SERVER, -interaction.id, how)
            await self._elsewhere.play(answer, seating, anew=anew)
            return
        await self._allowed(interaction)
        try:
            await self._start(answer, game, given, _place(interaction), how, terms)
        except ChannelTaken:
            if _text_channel(interaction) is None:
                raise
            packed = _packed(game, given, how, terms)
            await self._offer(answer, CustomId(NO_MATCH, NO_SEAT, 0, Verb.THREAD, packed))

    @on_table(Verb.AGAIN, On.BOARD, who=Who.ANYBODY)
    async def again(self, click: TableClick) -> None:
        """Start the same game with the same options again, for the member who asks."""
        table = click.table
        if not table.over:
            raise Refused(words("refused-not-over"))
        if table.elsewhere:
            seat_of(table, click.answer.user)
        given = table.harder if click.argument == HARDER else None
        await self.rematch(click.answer, table.row, given)

    async def rematch(
        self, answer: Answer, over: MatchRow, given: Mapping[str, str] | None = None
    ) -> None:
        """Start a rematch of a finished game; invites its players, if it had several.

        Uses the options `given`, else those of the finished game. Raises Refused.
        """
        settings = settings_of(over)
        way = way_of(settings)
        how = How.USUAL if way is None or way.renewed is None else way.renewed(settings)
        if over.guild == NO_SERVER or registry.game(over.game).seats[-1] == 1 or how != How.USUAL:
            await self.play(answer, over.game, options_of(over), how)
            return
        interaction = answer.interaction
        await self._allowed(interaction)
        try:
            await self._lobby.again(answer, over, _place(interaction), given)
        except ChannelTaken:
            if _text_channel(interaction) is None:
                raise
            again = HARDER if given else REMATCH
            await self._offer(answer, CustomId(over.id, NO_SEAT, 0, Verb.THREAD, again))

    @on(Verb.THREAD, On.ASIDE, On.POSTING, who=Who.ANYBODY)
    async def in_thread(self, click: Click) -> None:
        """Open a thread and start there what the button names: a game or a rematch."""
        answer = click.answer
        if click.argument in (REMATCH, HARDER):
            over = await self._service.tables.load(click.match_id)
            thread = await self._thread(answer, over.row.game)
            given = over.harder if click.argument == HARDER else None
            await self._lobby.again(answer, over.row, thread.id, given)
            return
        game, given, how, terms = _unpacked(click.argument)
        thread = await self._thread(answer, game)
        await self._start(answer, game, given, thread.id, how, terms)

    async def _thread(self, answer: Answer, game: str) -> discord.Thread:
        """A new thread for the member's game. Raises Refused."""
        interaction = answer.interaction
        channel = _text_channel(interaction)
        if channel is None:
            raise Refused(words("refused-no-threads"))
        await self._allowed(interaction)
        await self._guilds.check_threads(interaction.guild_id or 0)
        if not interaction.app_permissions.create_public_threads:
            raise Refused(_lacking("create_public_threads"))
        speech = Speech(self._renderer.languages.of_server(interaction.guild_id or 0))
        who = plain(interaction.user.display_name, NAME) or speech.say("somebody")
        # Discord announces a thread by its name, and takes an @everyone in it for one.
        name = f"{speech(title(game))}: {who.replace('@', FULLWIDTH_AT)}"
        name = _another(name, {thread.name for thread in channel.threads})
        try:
            thread = await channel.create_thread(
                name=name,
                type=discord.ChannelType.public_thread,
                auto_archive_duration=THREAD_IDLE_MINUTES,
            )
        except NOT_TAKEN as fault:
            log.warning("thread_not_opened", fault=type(fault).__name__)
            raise Refused(words("refused-thread")) from None
        return thread

    async def _start(
        self,
        answer: Answer,
        game: str,
        given: Mapping[str, str],
        channel: int,
        how: str,
        terms: Terms,
    ) -> None:
        interaction = answer.interaction
        user = interaction.user
        assert interaction.guild_id is not None
        way = ways_together.begun(how)
        forms = _forms_up(how, game)
        if registry.game(game).seats[-1] > 1 and how != How.TUTORIAL and (way is None or forms):
            room = await self._room(interaction, game, channel)
            place = (interaction.guild_id, room, user.id, user.display_name, interaction.id)
            settled = Seating(game, given, *place, settings=terms.settings)
            store, now = self._service.store, self._service.now()
            formed = await ways_together.seated(how, store, settled, now)
            opening = Opening(game, dict(given), formed.settings, *place, formed.seed)
            await self._lobby.open(answer, opening)
            return
        seating = await self._seating(answer, game, given, interaction.guild_id, channel, how)
        opened = await self._service.start(seating)
        if channel != interaction.channel_id:
            await self._service.showing.publish_now(opened)
            self._outbox.wake()
            there = message(Panel((answer.speech.say("thread-opened", where=f"<#{channel}>"),)))
            await (answer.edit(there) if answer.alone else answer.post(there, private=True))
            return
        if seating.agents:  # they move at once, and what follows posts the board
            self._outbox.wake()
            begun = answer.speech.say("lobby-begun", game=title(game))
            await answer.post(message(Panel((begun,))), private=True)
            return
        shown = await self._renderer.board(opened.table)
        try:
            posted = await answer.post(shown)
        except NOT_TAKEN:
            await self._service.showing.publish_now(opened)
            raise
        await self._service.showing.published(opened, channel, posted)

    async def _room(self, interaction: discord.Interaction[Any], game: str, channel: int) -> int:
        """The place of a new lobby: this one in a thread, else what a feature finds."""
        if channel == interaction.channel_id and isinstance(
            interaction.channel, discord.TextChannel
        ):
            for room in self._rooms:
                guild, host = interaction.guild_id or 0, interaction.user.display_name
                found = await room.opened(guild, game, host)
                if found is not None:
                    return found
        return channel

    async def _seating(
        self,
        answer: Answer,
        game: str,
        given: Mapping[str, str],
        guild: int,
        channel: int,
        how: str,
    ) -> Seating:
        """Who sits where in a solo game, and how it begins."""
        user, way = answer.interaction.user, ways_together.begun(how)
        place = (guild, channel, user.id, user.display_name, answer.interaction.id)
        seating = Seating(game, given, *place)
        if how == How.TUTORIAL:
            return replace(
                Seating(game, tutorials.chosen(game), *place),
                seed=tutorials.seed(game),
                settings=TableSettings(tutorial=True),
                agents=tutorials.script(game).agents,
            )
        if way is None:
            return seating
        fitting = replace(seating, options=way.options(game, given))
        now = self._service.now()
        return await ways_together.seated(how, self._service.store, fitting, now)

    async def _allowed(self, interaction: discord.Interaction[Any]) -> None:
        """Raises Refused, naming what forbids another game here."""
        await self.check_place(interaction)
        await self._guilds.check_room(interaction.guild_id or 0, interaction.user.id)

    async def check_place(self, interaction: discord.Interaction[Any]) -> None:
        """Raises Refused, naming the server setting or the permission that is missing."""
        server = server_of(interaction)
        if server is None:
            raise Refused(words("refused-elsewhere"))
        right = lacking_here(interaction)
        if right is not None:
            raise Refused(_lacking(right))
        channel = interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        await self._guilds.check_place(server, parent or _place(interaction))

    async def _offer(self, answer: Answer, offer: CustomId) -> None:
        """Offer a thread, as the channel already has a game."""
        speech = answer.speech
        await self._guilds.check_threads(answer.interaction.guild_id or 0)
        button = Button(str(offer), speech.say("button-thread"), Style.GOOD)
        standing = await self._service.store.match_in_channel(_place(answer.interaction))
        asked = _taken(standing, answer.user, speech)
        await answer.post(message(Panel((asked,), ((button,),))), private=True)


def _forms_up(how: str, game: str) -> bool:
    """Whether several form up in a lobby for a game that begins so."""
    way = ways_together.begun(how)
    return way is not None and way.forms is not None and way.forms.wanted(game)


def _taken(standing: MatchRow | None, user: int, speech: Speech) -> str:
    """The refusal of a second game in a channel, with the member's alternatives."""
    if standing is None or standing.status is not Status.LOBBY:
        return speech.say("thread-offer")
    game = speech.called(standing.game)
    if standing.host == user:
        return speech.say("thread-offer-own", game=game)
    return speech.say("thread-offer-lobby", game=game)


def _another(name: str, taken: Collection[str]) -> str:
    """The name of a thread, numbered if the channel already has one of that name."""
    marks = chain([""], (f" ({number})" for number in count(2)))
    names = (f"{name[: THREAD_NAME - len(mark)]}{mark}" for mark in marks)
    return next(one for one in names if one not in taken)


def _place(interaction: discord.Interaction[Any]) -> int:
    assert interaction.channel_id is not None
    return interaction.channel_id


def _text_channel(interaction: discord.Interaction[Any]) -> discord.TextChannel | None:
    """The channel in which a thread can be opened from here, if there is one."""
    here = interaction.channel
    place = here.parent if isinstance(here, discord.Thread) else here
    return place if isinstance(place, discord.TextChannel) else None


def _packed(game: str, given: Mapping[str, str], how: str, terms: Terms) -> str:
    """A game and its options, short enough for a custom id: options by index, values by index."""
    table = options.describe(registry.game(game))
    marks = [
        f"{place}.{option.values.index(given[option.name])}"
        for place, option in enumerate(table)
        if option.name in given
    ]
    return "+".join([game, how, *marks]) + terms.packed


def _unpacked(argument: str) -> tuple[str, dict[str, str], str, Terms]:
    """The inverse of `_packed`. Raises NotOurs for anything else: custom ids are untrusted."""
    form = PACKED.fullmatch(argument)
    if form is None or form["game"] not in registry.names():
        raise NotOurs(argument)
    table = options.describe(registry.game(form["game"]))
    given = {}
    for mark in form["marks"].split("+")[1:]:
        place, value = map(int, mark.split("."))
        if place >= len(table) or value >= len(table[place].values):
            raise NotOurs(argument)
        given[table[place].name] = table[place].values[value]
    if form["how"] not in set(How) and not ways_together.is_known(form["how"]):
        raise NotOurs(argument)
    terms = unpacked(form["terms"])
    if terms is None:
        raise NotOurs(argument)
    return form["game"], given, form["how"], terms


def _lacking(right: str) -> Words:
    what = words(f"right-{right.replace('_', '-')}")
    return words("refused-permission", what=what)

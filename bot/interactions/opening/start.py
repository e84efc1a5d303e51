"""Opens tables: in the channel of the command, in a thread beside a game, or as a rematch."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from functools import partial
from itertools import chain, count
from typing import Any, Final

import discord
import structlog

from bot.discord_io.answer import REQUEST_FAILURES, Answer
from bot.discord_io.permissions import lacking_here
from bot.discord_io.whereabouts import server_of
from bot.guilds.settings import Guilds
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.opening.elsewhere import Elsewhere
from bot.interactions.opening.lobby import LobbyClicks, say_where
from bot.interactions.opening.standing import (
    gives_way,
    is_replaced,
    offer_standing,
    say_begun,
    standing_match,
    why_taken,
)
from bot.interactions.opening.wanted import GameRequest, How, request_of
from bot.interactions.verbs import On, Who, on, on_table
from bot.language.speech import Speech, plain, title
from bot.play import tutorials
from bot.play.opening import groups
from bot.play.opening.start import Seating
from bot.play.opening.ways import USUAL, seating_of, way_named, way_of
from bot.presentation.custom_ids import NO_MATCH, NO_SEAT, CustomId, Verb
from bot.presentation.panel import Button, Panel, Style
from bot.presentation.panels.buttons import HARDER
from bot.runtime import features
from bot.runtime.locks import Locks
from bot.store.errors import ChannelTaken
from bot.store.records import NO_SERVER, MatchRow
from bot.table.harder import Harder, harder
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
REMATCH = ""
"""The argument of the button that opens a thread for a rematch, and not for a `GameRequest`."""


OpenRoom = Callable[[int, str, str], Awaitable[int | None]]
"""Makes a channel for a table of several players, such as a forum post, and returns its id.

It gets the server, the game and the name of the host. None if the feature makes none there.
"""


class Openings:
    """Opens tables for members and shows their boards."""

    def __init__(self, base: Base, guilds: Guilds, lobby: LobbyClicks) -> None:
        self._service, self._renderer = base.service, base.renderer
        self._members, self._panels, self._publisher = base.members, base.panels, base.publisher
        self._guilds, self._lobby = guilds, lobby
        self._elsewhere = Elsewhere(base)
        self._presses = Locks()
        self._rooms: list[OpenRoom] = [
            module.Rooms(base).open_room for module in features.modules("rooms")
        ]

    async def play(self, answer: Answer, wanted: GameRequest) -> None:
        """Start a solo game in the channel, or open a lobby.

        If the channel already has a game, offers to do it in a thread. Where the bot is no member
        of a server, only solo games start. Raises Refused.
        """
        interaction, how = answer.interaction, wanted.how
        anew = bool(wanted.options) or how == How.TUTORIAL
        wanted = _with_options_of_way(wanted)
        if server_of(interaction) is None:
            if wanted.gathers_group:
                raise Refused(words("refused-elsewhere"))
            seating = await self._seating(answer, wanted, NO_SERVER, -interaction.id)
            await self._elsewhere.play(answer, seating, anew=anew)
            return
        offer = CustomId(wanted.rematch_of or NO_MATCH, NO_SEAT, 0, Verb.THREAD, wanted.code)
        begin = partial(self._start, answer, wanted)
        await self._begin_here(
            answer, begin, offer, tutorial=wanted.game if how == How.TUTORIAL else ""
        )

    @on_table(Verb.AGAIN, On.BOARD, who=Who.ANYBODY)
    async def again(self, click: TableClick) -> None:
        """Start the finished game or tutorial again for the member, or the next harder one.

        Raises Refused if it is not over.
        """
        table = click.table
        if not table.over:
            raise Refused(words("refused-not-over"))
        if table.elsewhere:
            seat_of(table, click.answer.user)
        await self.rematch(
            click.answer, table.row, harder(table) if click.argument == HARDER else None
        )

    async def rematch(self, answer: Answer, over: MatchRow, step: Harder | None = None) -> None:
        """Start a rematch of the finished game `over`; for a game of several, open its lobby.

        With `step`, its options and level replace those of the finished game. Raises Refused.
        """
        settings = settings_of(over)
        game_options = options_of(over) if step is None else step.options
        if settings.tutorial:
            lesson = How.TUTORIAL if step is None else How.USUAL
            await self.play(answer, GameRequest(over.game, game_options, lesson))
            return
        how = way_of(settings).rematch(settings)
        if over.guild == NO_SERVER or registry.game(over.game).seats[-1] == 1 or how != How.USUAL:
            again = GameRequest(over.game, game_options, how, rematch_of=over.id)
            await self.play(answer, again)
            return
        offer = CustomId(over.id, NO_SEAT, 0, Verb.THREAD, HARDER if step else REMATCH)
        await self._begin_here(answer, partial(self._lobby.again, answer, over, step=step), offer)

    @on(Verb.THREAD, On.ASIDE, On.POSTING, who=Who.ANYBODY)
    async def in_thread(self, click: Click) -> None:
        """Open a thread, and start there the game or rematch that the button names.

        If a public button has already begun such a match today, leads to that instead. Raises
        Refused.
        """
        answer = click.answer
        if click.argument in (REMATCH, HARDER):
            over = await self._service.tables.load(click.match_id)
            thread = await self._thread(answer, over.row.game, How.USUAL, TableSettings())
            step = harder(over) if click.argument == HARDER else None
            await self._lobby.again(answer, over.row, thread.id, step)
            return
        wanted = _with_options_of_way(request_of(click.argument))
        if click.match_id != NO_MATCH:
            wanted = wanted._replace(rematch_of=click.match_id)
        if answer.ephemeral:
            await self._begin_in_thread(answer, wanted)
            return
        async with self._presses.of(_press(answer, wanted)):
            found = await standing_match(self._service.store, answer, wanted, self._service.now())
            if found is None:
                await self._begin_in_thread(answer, wanted)
                return
        await answer.post(offer_standing(found, answer, str(click.id)), private=True)

    async def _begin_in_thread(self, answer: Answer, wanted: GameRequest) -> None:
        """Open a thread, and start the game there. Raises Refused before anything is made."""
        guild, channel = answer.interaction.guild_id or 0, _place(answer.interaction)
        seating = await self._in_way(wanted.how, _seating_of(answer, wanted, guild, channel))
        thread = await self._thread(answer, wanted.game, wanted.how, seating.settings)
        await self._start(answer, wanted, thread.id)

    async def _thread(
        self, answer: Answer, game: str, how: str, settings: TableSettings
    ) -> discord.Thread:
        """Open a thread, named for the game and for the member or group that plays it.

        Raises Refused if threads or games are not allowed here, or if Discord refuses.
        """
        interaction = answer.interaction
        channel = _text_channel(interaction)
        if channel is None:
            raise Refused(words("refused-no-threads"))
        await self._require_allowed(interaction)
        await self._guilds.check_threads(interaction.guild_id or 0)
        if not interaction.app_permissions.create_public_threads:
            raise Refused(_lacking("create_public_threads"))
        speech = Speech(self._renderer.languages.of_server(interaction.guild_id or 0))
        led_by = way_named(how).leaders
        who = led_by or plain(interaction.user.display_name, NAME) or speech.say("somebody")
        # Discord announces the name of a thread, where @everyone would be a mention.
        about = "" if led_by else _about(how, settings, speech)
        name = f"{speech(title(game))}{about}: {who.replace('@', FULLWIDTH_AT)}"
        name = _thread_name(name, {thread.name for thread in channel.threads})
        try:
            thread = await channel.create_thread(
                name=name,
                type=discord.ChannelType.public_thread,
                auto_archive_duration=THREAD_IDLE_MINUTES,
            )
        except REQUEST_FAILURES as fault:
            log.warning("thread_not_opened", fault=type(fault).__name__)
            raise Refused(words("refused-thread")) from None
        return thread

    async def _start(self, answer: Answer, wanted: GameRequest, channel: int) -> None:
        interaction, game = answer.interaction, wanted.game
        assert interaction.guild_id is not None
        way, several = wanted.way, registry.game(game).seats[-1] > 1
        if several and wanted.how != How.TUTORIAL and (way is USUAL or wanted.gathers_group):
            room = await self._room(interaction, game, channel)
            seating = _seating_of(answer, wanted, interaction.guild_id, room)
            seating = replace(seating, settings=wanted.terms.settings)
            await self._lobby.open(answer, await self._in_way(wanted.how, seating))
            return
        seating = await self._seating(answer, wanted, interaction.guild_id, channel)
        await self._members.remember_locale(answer.user, answer.speech.locale)
        opened = await self._service.start(seating)
        if channel != interaction.channel_id:
            await self._publisher.publish_now(opened)
            await say_where(answer, channel)
            return
        if seating.agents:  # AIs move at once, which posts the board
            begun = Panel((answer.speech.say("lobby-begun", game=title(game)),))
            await self._panels.post_aside(answer, begun, opened.table.id)
            return
        await self._publisher.answer(answer, opened)

    async def _room(self, interaction: discord.Interaction[Any], game: str, channel: int) -> int:
        """The id of a lobby's channel: `channel`, or in text channels one that a feature makes."""
        if channel == interaction.channel_id and isinstance(
            interaction.channel, discord.TextChannel
        ):
            for open_room in self._rooms:
                guild, host = interaction.guild_id or 0, interaction.user.display_name
                found = await open_room(guild, game, host)
                if found is not None:
                    return found
        return channel

    async def _seating(
        self, answer: Answer, wanted: GameRequest, guild: int, channel: int
    ) -> Seating:
        """The seating of a solo game that begins in the wanted way. Raises Refused.

        A tutorial has the options, the seed and the AIs of its script.
        """
        game, way = wanted.game, wanted.way
        seating = _seating_of(answer, wanted, guild, channel)
        if wanted.how == How.TUTORIAL:
            script = tutorials.script(game)
            return replace(
                seating,
                options=script.options,
                seed=script.seed,
                settings=TableSettings(tutorial=True),
                agents=script.agents,
            )
        if way is USUAL:
            return seating
        fitting = replace(seating, options=way.options(game, wanted.options))
        if wanted.rematch_of:
            fitting = await self._regrouping(answer, fitting, wanted.rematch_of)
        return await self._in_way(wanted.how, fitting)

    async def _in_way(self, how: str, seating: Seating) -> Seating:
        """The seating with what a way to begin adds to it. Raises Refused."""
        store, now = self._service.store, self._service.now()
        return await seating_of(how, store, seating, now)

    async def _regrouping(self, answer: Answer, seating: Seating, match_id: str) -> Seating:
        """The seating of a rematch, in which the groups of the finished match play again.

        Unchanged if the match was another game or on another server, or if the member may not
        bring its groups back.
        """
        over = await self._service.tables.load(match_id)
        same = (over.row.game, over.row.guild) == (seating.game, seating.guild)
        if not (over.over and same and groups.play_again(over, answer.user)):
            return seating
        settings = seating.settings.model_copy(update={"rematch_of": match_id})
        return replace(seating, settings=settings)

    async def _require_allowed(self, interaction: discord.Interaction[Any]) -> None:
        """Raises Refused, with the reason, if no further game is allowed here."""
        await self.check_place(interaction)
        await self._guilds.check_room(interaction.guild_id or 0, interaction.user.id)

    async def check_place(self, interaction: discord.Interaction[Any]) -> None:
        """Raises Refused, with the missing permission or setting, if no game may begin here."""
        server = server_of(interaction)
        if server is None:
            raise Refused(words("refused-elsewhere"))
        if (right := lacking_here(interaction)) is not None:
            raise Refused(_lacking(right))
        channel = interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        await self._guilds.check_place(server, parent or _place(interaction))

    async def _begin_here(
        self,
        answer: Answer,
        begin: Callable[[int], Awaitable[None]],
        offer: CustomId,
        *,
        tutorial: str = "",
    ) -> None:
        """Call `begin` with this channel's id; if the channel has a game, offer a thread instead.

        `offer` is the custom id of the button that opens the thread. `tutorial` is the game of a
        tutorial that begins, else "". A match that `gives_way` ends instead, and the member is told
        if it was theirs. Of a solo tutorial that begins in a private message they are told, too.
        Raises Refused.
        """
        interaction, speech = answer.interaction, answer.speech
        await self._require_allowed(interaction)
        place, solo = _place(interaction), tutorial and registry.game(tutorial).seats[-1] == 1
        try:
            await begin(place)
            if solo and answer.ephemeral:
                await say_begun(answer, self._service.store, place)
        except ChannelTaken:
            standing = await self._service.store.match_in_channel(place)
            if standing and gives_way(standing, answer.user, tutorial, self._service.now()):
                await self._service.abandon(standing.id)
                self._service.wake()
                await begin(place)
                own = standing.host == answer.user
                told = is_replaced(standing, speech) if own else ""
                if solo:
                    await say_begun(answer, self._service.store, place, told)
                elif told:
                    await answer.post(Panel((told,)), private=True)
                return
            if _text_channel(interaction) is None:
                raise
            await self._guilds.check_threads(interaction.guild_id or 0)
            button = Button(str(offer), speech.say("button-thread"), Style.GOOD)
            question = why_taken(standing, answer.user, speech, tutorial=bool(tutorial))
            await answer.post(Panel((question,), ((button,),)), private=True)


def _with_options_of_way(wanted: GameRequest) -> GameRequest:
    """The request with the options that its way to begin prescribes.

    Raises Refused if the way does not allow the game or the chosen options, and BadOption for
    invalid options.
    """
    game = wanted.game
    options.read(registry.game(game), wanted.options)
    game_options = wanted.way.options(game, wanted.options)
    if wanted.how == How.TUTORIAL:
        tutorials.check(game)
        game_options = {}
    return wanted._replace(options=game_options)


def _press(answer: Answer, wanted: GameRequest) -> str:
    """The key of the lock that lets only one of several simultaneous presses begin the game.

    The presses of all members share it if a group plays the game, else those of one member.
    """
    shared = wanted.gathers_group or wanted.way.leaders
    who = "" if shared else answer.user
    return f"{answer.interaction.guild_id} {wanted.game} {wanted.how} {who}"


def _seating_of(answer: Answer, wanted: GameRequest, guild: int, channel: int) -> Seating:
    """A new table's game, options, server and channel, with the member who asked as first seat."""
    user, interaction = answer.interaction.user, answer.interaction.id
    return Seating(
        wanted.game, wanted.options, guild, channel, user.id, user.display_name, interaction
    )


def _about(how: str, settings: TableSettings, speech: Speech) -> str:
    """The part of a thread's name that says how its game begins; "" for the usual way."""
    if how == How.TUTORIAL:
        return f" · {speech.say('thread-tutorial')}"
    way = way_named(how)
    return "" if way is USUAL else f" · {speech(way.called(settings))}"


def _thread_name(name: str, taken: Collection[str]) -> str:
    """The name of a thread, cut to Discord's limit, and numbered if it is in `taken`."""
    marks = chain([""], (f" ({number})" for number in count(2)))
    names = (f"{name[: THREAD_NAME - len(mark)]}{mark}" for mark in marks)
    return next(one for one in names if one not in taken)


def _place(interaction: discord.Interaction[Any]) -> int:
    assert interaction.channel_id is not None
    return interaction.channel_id


def _text_channel(interaction: discord.Interaction[Any]) -> discord.TextChannel | None:
    """The text channel for a new thread: this one, or the parent of this thread; else None."""
    here = interaction.channel
    place = here.parent if isinstance(here, discord.Thread) else here
    return place if isinstance(place, discord.TextChannel) else None


def _lacking(right: str) -> Words:
    what = words(f"right-{right.replace('_', '-')}")
    return words("refused-permission", what=what)

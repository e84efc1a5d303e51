"""The lobby as a message: its seats, its settings and its buttons.

Everybody may join, leave, and add AIs. The host sets options and starts.
"""

import re
from collections.abc import Mapping
from typing import Final

import structlog

from bot.delivery.renderer import board_place
from bot.discord_io.answer import Answer
from bot.discord_io.courier import DeliveryError, Fate
from bot.discord_io.layout import Content, ReadyMessage
from bot.interactions.base import Base
from bot.interactions.click import Click
from bot.interactions.opening.options_panel import (
    ANSWERS,
    FORFEIT,
    HINTS,
    INVITE_ONLY,
    LEVEL,
    OF_SEAT,
    PACE,
    REST,
    WANTED,
    options_panel,
)
from bot.interactions.opening.panels import panel
from bot.interactions.opening.rematch import rematch_of
from bot.interactions.verbs import On, Who, on
from bot.language.speech import Speech, title
from bot.lobby.lobbies import Lobbies, complete, in_order, players, require_host, seat_for
from bot.members.habits import habits_of
from bot.members.preferences import hours_of
from bot.play.opening import groups
from bot.play.opening.start import Seating
from bot.presentation.custom_ids import NotOurs, Verb
from bot.presentation.panel import Link, Panel
from bot.store import changes, records
from bot.store.errors import ChannelTaken, StaleRevision
from bot.table.clocks.pace import Pace
from bot.table.clocks.running import Rest
from bot.table.harder import Harder
from bot.table.notices import BOARD, NONCE
from bot.table.refusals import Refused
from bot.table.settings import Level
from engine.core import registry

log = structlog.get_logger()

YES_NO: Final = dict(zip(ANSWERS, (False, True), strict=True))
SETTINGS: Final[Mapping[str, tuple[str, Mapping[str, object]]]] = {
    PACE: ("pace", {one.value: one for one in Pace}),
    REST: ("rest", {one.value: one for one in Rest}),
    FORFEIT: ("forfeit", YES_NO),
    INVITE_ONLY: ("invite_only", YES_NO),
    WANTED: ("wanted", {str(count): count for count in range(100)}),
    HINTS: ("hints", YES_NO),
}
"""By menu: the field of the table's settings, and the field's value by that of an entry."""
LEVEL_OF_SEAT: Final = re.compile(rf"({'|'.join(Level)})(?:{OF_SEAT}([0-9]{{1,2}}))?", re.ASCII)


class LobbyClicks:
    """Handles the buttons of lobbies."""

    def __init__(self, base: Base, lobbies: Lobbies) -> None:
        self._service, self._renderer, self._lobbies = base.service, base.renderer, lobbies
        self._members, self._courier, self._panels = base.members, base.courier, base.panels

    async def open(self, answer: Answer, opening: Seating) -> None:
        """Open a lobby, and post its message in its channel. Raises ChannelTaken."""
        await self._post(answer, await self._lobbies.open(opening))

    async def again(
        self,
        answer: Answer,
        over: records.MatchRow,
        channel: int,
        step: Harder | None = None,
    ) -> None:
        """Open the lobby of `rematch_of` in `channel`.

        If the channel already has the lobby of the rematch, the member takes the seat reserved for
        them there.

        Raises ChannelTaken if the channel has another game, Refused if the game may not begin.
        """
        tables = self._service.tables
        opening, seats = await rematch_of(tables, answer.interaction, over, channel, step)
        try:
            lobby = await self._lobbies.open(opening, seats)
        except ChannelTaken:
            if not await self._take_reserved(answer, over.game, channel):
                raise
        else:
            await self._post(answer, lobby)

    async def _take_reserved(self, answer: Answer, game: str, channel: int) -> bool:
        """Take the seat that this channel's lobby reserves for the member or their group.

        Returns False if there is no such lobby or seat.
        """
        lobby = await self._service.store.match_in_channel(channel)
        if lobby is None or (lobby.game, lobby.status) != (game, records.Status.LOBBY):
            return False
        holder = await groups.holder_before(self._service.tables, lobby, answer.user)
        if seat_for(lobby, answer.user, holder) is None:
            return False
        lobby = await self._seat(answer, lobby, holder)
        await self.refresh(lobby)
        await answer.whisper(answer.speech.say("lobby-seated"))
        await self._try_direct(answer, lobby)
        return True

    async def _post(self, answer: Answer, lobby: records.MatchRow) -> None:
        await self._members.remember_locale(answer.user, answer.speech.locale)
        shown = await self._message(lobby)
        if lobby.channel == answer.interaction.channel_id:
            posted = await answer.post(shown)
        else:
            posted = await self._courier.post(lobby.channel, shown, f"l{lobby.id}")
            await say_where(answer, lobby.channel)
        stands = records.PostedMessage(lobby.id, BOARD, lobby.channel, posted, 0)
        await self._service.store.commit([changes.PutMessage(stands)])
        self._service.wake()  # features may have set timers for it

    @on(Verb.JOIN, On.LOBBY, who=Who.ANYBODY)
    async def join(self, click: Click) -> None:
        """Seat the member; in games with secrets, test whether their direct messages are open."""
        answer = click.answer
        lobby = await self._join(answer, await self._lobbies.read(click.match_id))
        await answer.edit(
            await self._begin_if_complete(answer, lobby) or await self._message(lobby)
        )
        await self._try_direct(answer, lobby)

    @on(Verb.SEAT, On.POSTING, who=Who.ANYBODY)
    async def seat(self, click: Click) -> None:
        """Seat the member in a lobby of this server, by the button of an unsolicited message.

        Raises Refused, or NotOurs for a lobby of another server.
        """
        answer = click.answer
        here = await self._lobbies.read(click.argument)
        if here.guild != answer.interaction.guild_id:
            raise NotOurs(click.argument)
        lobby, sentence = await self.enter(answer, here)
        await answer.whisper(sentence)
        await self._try_direct(answer, lobby)

    async def enter(self, answer: Answer, lobby: records.MatchRow) -> tuple[records.MatchRow, str]:
        """Seat the member by a button of another message, and update that of the lobby.

        Returns the lobby and a sentence that confirms the seat. Raises Refused.
        """
        lobby = await self._join(answer, lobby)
        shown = await board_place(self._service.store, lobby.id)
        begun = await self._begin_if_complete(answer, lobby)
        if shown is not None:
            await self._edit(shown, begun or await self._message(lobby))
        key = "lobby-seated-there" if begun is None else "lobby-seated-begun"
        return lobby, answer.speech.say(key, where=f"<#{lobby.channel}>")

    async def _begin_if_complete(self, answer: Answer, lobby: records.MatchRow) -> Panel | None:
        """Start the game if the lobby has the number of players at which it starts by itself.

        Returns the message that replaces the lobby; None if the game did not start.
        """
        if not complete(lobby):
            return None
        try:
            return await self._begin(answer, in_order(lobby))
        except (StaleRevision, Refused):  # the lobby changed; its host sees why it does not start
            return None

    async def _begin(self, answer: Answer, lobby: records.MatchRow) -> Panel:
        """Start the game, whose board is posted below. Returns what the lobby's message then says.

        Raises StaleRevision if the lobby changed meanwhile.
        """
        table = await self._service.begin(lobby, answer.interaction.id)
        await self._panels.close_asides(lobby.id)
        speech = await self._renderer.languages.speech(table)
        return Panel((speech.say("lobby-begun", game=title(lobby.game)),))

    async def _join(self, answer: Answer, lobby: records.MatchRow) -> records.MatchRow:
        holder = await groups.holder_before(self._service.tables, lobby, answer.user)
        return await self._seat(answer, lobby, holder)

    async def _seat(
        self, answer: Answer, lobby: records.MatchRow, holder: int | None
    ) -> records.MatchRow:
        name = answer.interaction.user.display_name
        lobby = await self._lobbies.join(lobby.id, answer.user, name, holder)
        await self._members.remember_locale(answer.user, answer.speech.locale)
        return lobby

    @on(Verb.LEAVE, On.LOBBY, who=Who.JOINED)
    async def leave(self, click: Click) -> None:
        """Unseat the member. A lobby without members closes."""
        answer = click.answer
        lobby = await self._lobbies.leave(click.match_id, answer.user)
        if lobby is None:
            speech = Speech(self._renderer.languages.of_server(answer.interaction.guild_id or 0))
            await answer.replace(speech.say("lobby-closed"))
            await self._panels.close_asides(click.match_id)
            return
        await answer.edit(await self._message(lobby))

    async def unseat(self, match_id: str, user: int) -> None:
        """Unseat a member whose data is deleted, and update the lobby's message."""
        shown = await board_place(self._service.store, match_id)
        before = await self._lobbies.read(match_id)
        lobby = await self._lobbies.leave(match_id, user)
        if lobby is not None:
            await self.refresh(lobby)
        elif shown is not None:
            closed = Panel(((await self.speech(before)).say("lobby-closed"),))
            await self._edit(shown, closed)

    @on(Verb.AGENT, On.LOBBY, who=Who.JOINED)
    async def agent(self, click: Click) -> None:
        """Seat an AI. Raises Refused unless the member has a seat."""
        answer = click.answer
        lobby = await self._lobbies.add_agent(click.match_id, answer.user)
        await answer.edit(
            await self._begin_if_complete(answer, lobby) or await self._message(lobby)
        )

    @on(Verb.UNAGENT, On.LOBBY, who=Who.HOST)
    async def drop_added(self, click: Click) -> None:
        """Remove the AI or reserved seat that was added last.

        Raises Refused unless the member is the host.
        """
        lobby = await self._lobbies.drop_added(click.match_id, click.answer.user)
        await click.answer.edit(await self._message(lobby))

    @on(Verb.OPTIONS, On.LOBBY, who=Who.HOST)
    async def settings(self, click: Click) -> None:
        """Show the host the options panel, in place of an earlier one, which may be outdated."""
        answer = click.answer
        lobby = await self._lobbies.read(click.match_id)
        require_host(lobby, answer.user)
        await self._panels.post_aside(answer, options_panel(lobby, answer.speech), lobby.id)

    @on(Verb.SET, On.ASIDE, who=Who.HOST)
    async def set(self, click: Click) -> None:
        """Set the option that the menu names to the chosen value, and update the lobby.

        Raises Refused unless the member is the host.
        """
        answer = click.answer
        lobby = await self._change(click)
        await answer.edit(options_panel(lobby, answer.speech))
        await self.refresh(lobby)

    @on(Verb.START, On.LOBBY, who=Who.HOST)
    async def start(self, click: Click) -> None:
        """Start the game, whose board is posted below. Raises Refused unless it is ready.

        If the host has left the server, the lobby gets a new host instead.
        """
        answer = click.answer
        lobby = await self._lobbies.read(click.match_id)
        if await self._host_left(lobby, answer.user):
            heirs = await self._lobbies.leave(lobby.id, lobby.host or 0)
            await answer.edit(await self._message(heirs or lobby))
            return
        require_host(lobby, answer.user)
        await answer.edit(await self._begin(answer, in_order(lobby)))

    async def _host_left(self, lobby: records.MatchRow, user: int) -> bool:
        """Whether `user` has a seat and the host, another member, has left the server."""
        waits = user != lobby.host and user in (seat.user for seat in players(lobby))
        return waits and not await self._courier.here(lobby.guild, lobby.host or 0)

    async def expire(self, timer: records.Timer) -> None:
        """Timer: close a lobby whose game did not start, and say so in its message."""
        shown = await board_place(self._service.store, timer.match_id)
        lobby = await self._lobbies.expire(timer)
        if lobby is None or not self._courier.belongs_to(lobby.guild):
            return
        if shown is not None:
            text = (await self.speech(lobby)).say("lobby-expired", game=title(lobby.game))
            await self._edit(shown, Panel((text,)))

    async def refresh(self, lobby: records.MatchRow) -> None:
        """Update the lobby's message."""
        shown = await board_place(self._service.store, lobby.id)
        if shown is not None:
            await self._edit(shown, await self._message(lobby))

    async def _message(self, lobby: records.MatchRow) -> ReadyMessage:
        users = [seat.user for seat in lobby.seats if seat.user is not None]
        known = await habits_of(self._service.store, users)
        hours = await hours_of(self._service.store, users, self._service.now())
        return await self._renderer.with_picture(
            panel(lobby, await self.speech(lobby), known, hours)
        )

    async def _change(self, click: Click) -> records.MatchRow:
        lobby, user = click.match_id, click.answer.user
        name, value = click.argument, click.answer.value
        if name == LEVEL:
            level = LEVEL_OF_SEAT.fullmatch(value)
            if level is None:
                raise NotOurs(value)
            of = None if level[2] is None else int(level[2])
            return await self._lobbies.set_level(lobby, user, Level(level[1]), of)
        if name not in SETTINGS:
            return await self._lobbies.set_option(lobby, user, name, value)
        field, values = SETTINGS[name]
        if value not in values:
            raise NotOurs(value)
        return await self._lobbies.set_settings(lobby, user, **{field: values[value]})

    async def _try_direct(self, answer: Answer, lobby: records.MatchRow) -> None:
        """In a game with secrets, send a DM; if Discord forbids it, tell the member to open DMs."""
        if not registry.game(lobby.game).secret:
            return
        user, speech = answer.user, answer.speech
        text = speech.say("lobby-joined", game=title(lobby.game))
        where = answer.interaction.channel_id
        link = Link(
            f"https://discord.com/channels/{lobby.guild}/{where}", speech.say("button-board")
        )
        hello = Panel((text,), ((link,),))
        try:
            await self._courier.direct(user, hello, f"j{lobby.id}.{lobby.edition}"[:NONCE])
        except DeliveryError as fault:
            if fault.fate is not Fate.FORBIDDEN:
                log.warning("greeting_undelivered", why=str(fault))
                return
            await self._set_told_closed(user, closed=True)
            await answer.whisper(speech.say("turn-closed"))
        else:
            await self._set_told_closed(user, closed=False)

    async def _set_told_closed(self, user: int, *, closed: bool) -> None:
        await self._members.change(user, lambda now: now.model_copy(update={"told_closed": closed}))

    async def _edit(self, shown: records.PostedMessage, what: Content) -> None:
        try:
            await self._courier.edit(shown.channel, shown.message, what)
        except DeliveryError as fault:
            log.warning("lobby_not_shown", match=shown.match_id, why=str(fault))

    async def speech(self, lobby: records.MatchRow) -> Speech:
        """Speech in the language of a lobby's public message."""
        return Speech(await self._renderer.languages.of(lobby))


async def say_where(answer: Answer, channel: int) -> None:
    """Tell the member privately in which channel the game is that they have opened."""
    there = Panel((answer.speech.say("thread-opened", where=f"<#{channel}>"),))
    await (answer.edit(there) if answer.ephemeral else answer.post(there, private=True))

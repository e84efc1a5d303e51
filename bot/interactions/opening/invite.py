"""Invites a member to a lobby."""

import discord
import structlog

from bot.discord_io.answer import Answer
from bot.discord_io.courier import DeliveryError
from bot.interactions.base import Base
from bot.interactions.opening.lobby import LobbyClicks
from bot.language.speech import safe_name, title
from bot.lobby.lobbies import Lobbies
from bot.members.preferences import Notify
from bot.presentation.panel import Panel
from bot.store.records import Status
from bot.table.refusals import Refused
from engine.core.words import words

log = structlog.get_logger()


class Invitations:
    """Reserves a seat for a member, and names them in a message below the lobby.

    The message does not notify a member in their quiet hours, and is not posted for a member who
    wants no notifications.
    """

    def __init__(self, base: Base, lobbies: Lobbies, lobby: LobbyClicks) -> None:
        self._store, self._lobbies, self._lobby = base.store, lobbies, lobby
        self._members, self._mentions, self._courier = base.members, base.mentions, base.courier
        self._now = base.now

    async def invite(self, answer: Answer, invited: discord.Member) -> None:
        """Invite a member to the lobby of this channel. Raises Refused if there is none."""
        row = await self._store.match_in_channel(answer.interaction.channel_id or 0)
        if row is None or row.status is not Status.LOBBY:
            raise Refused(words("invite-bot" if invited.bot else "invite-no-lobby"))
        await self.invite_to(answer, row.id, invited)

    async def invite_to(self, answer: Answer, match: str, invited: discord.Member) -> None:
        """Invite a member to the lobby with the id `match`, in any channel.

        Raises Refused if the member is a bot or has a seat, or if the lobby is full.
        """
        interaction = answer.interaction
        if invited.bot:
            raise Refused(words("invite-bot"))
        user = interaction.user.id
        lobby = await self._mentions.within_limit(
            user,
            lambda counted: self._lobbies.invite(
                match, user, invited.id, invited.display_name, counted
            ),
        )
        speech = answer.speech
        who = safe_name(invited.display_name) or speech.say("somebody")
        await answer.whisper(speech.say("invite-done", who=who))
        await self._lobby.refresh(lobby)
        settings = await self._members.read(invited.id)
        if settings.notify is not Notify.NONE:
            quiet = settings.quiet_until(self._now()) is not None
            public = await self._lobby.speech(lobby)
            host = safe_name(interaction.user.display_name) or public.say("somebody")
            text = public.say("invite-word", who=invited.mention, host=host, game=title(lobby.game))
            try:
                await self._courier.post(
                    lobby.channel,
                    Panel((text,)),
                    f"i{lobby.id}.{lobby.edition}",
                    mentions=() if quiet else (invited.id,),
                )
            except DeliveryError as fault:
                log.warning("invitation_not_announced", why=str(fault))

"""Clicks of the context menu: open a table with a seat for a member, or invite them to a lobby."""

import re
from typing import Final

import discord

from bot.discord_io.answer import Answer
from bot.discord_io.server_members import member_of
from bot.features.member_menu.deed import duels
from bot.features.member_menu.panel import DUEL, GAME, INVITE, LOBBY, MEET, whom
from bot.interactions.click import Click
from bot.interactions.context import OpeningBase
from bot.interactions.opening.wanted import GameRequest
from bot.interactions.verbs import On, Who, on
from bot.presentation.custom_ids import NotOurs
from engine.core import registry

ASKED: Final = re.compile(r"([lgd])\.([0-9]{1,20})", re.ASCII)


class Clicks:
    """Handles the choices that the context menu and a lobby offer about another member."""

    def __init__(self, base: OpeningBase) -> None:
        self._store, self._openings = base.store, base.openings
        self._invitations, self._panels = base.invitations, base.panels

    @on(INVITE, On.LOBBY, On.ASIDE, who=Who.JOINED)
    async def invite(self, click: Click) -> None:
        """Ask whom to invite to the lobby, or invite the chosen member. Raises Refused, NotOurs."""
        answer = click.answer
        if not answer.values:
            panel = whom(click.match_id, answer.speech)
            await self._panels.post_aside(answer, panel, click.match_id)
            return
        if not answer.value.isdecimal():
            raise NotOurs(answer.value)
        member = await member_of(answer.interaction, int(answer.value))
        here = await self._here(answer, click.match_id)
        await self._invitations.invite_to(answer, here, member)

    @on(MEET, On.ASIDE, who=Who.ANYBODY)
    async def meet(self, click: Click) -> None:
        """Open the chosen game or duel with the member, or invite them to the chosen lobby.

        Raises Refused, or NotOurs for a choice that no menu has.
        """
        answer = click.answer
        form = ASKED.fullmatch(click.argument)
        if form is None:
            raise NotOurs(click.argument)
        kind, chosen = form[1], answer.value
        member = await member_of(answer.interaction, int(form[2]))
        if kind == LOBBY:
            await self._invitations.invite_to(answer, await self._here(answer, chosen), member)
        elif kind == GAME and chosen in registry.names_for_several():
            await self._open(answer, chosen, {}, member)
        elif kind == DUEL:
            duel = next((one for one in duels() if one.key == chosen), None)
            if duel is None:
                raise NotOurs(chosen)
            await self._open(answer, duel.game, duel.options, member)
        else:
            raise NotOurs(chosen)

    async def _here(self, answer: Answer, match_id: str) -> str:
        """The match id, unchanged. Raises NotOurs unless the match is on this server."""
        row = await self._store.match(match_id)
        if row is None or row.guild != answer.interaction.guild_id:
            raise NotOurs(match_id)
        return row.id

    async def _open(
        self, answer: Answer, game: str, options: dict[str, str], member: discord.Member
    ) -> None:
        """Open a lobby in this channel and reserve a seat in it for the member.

        If the channel already has a game, only offers a thread and reserves none.
        """
        interaction = answer.interaction
        await self._openings.play(answer, GameRequest(game, options))
        mine = await self._store.matches_of(answer.user)
        row = next((one for one in mine if one.interaction == interaction.id), None)
        if row is None:
            return
        await self._invitations.invite_to(answer, row.id, member)

"""The entries of a member's context menu, which Discord shows under *Apps*.

- *Invite to a game* reserves a seat for the member in one's own lobby, or in a new one.
- *Play a duel* opens a game for two with a seat reserved for the member.
- *Results against me* shows the results between the two members on this server.
"""

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands

from bot.discord_io.answer import Answer
from bot.discord_io.whereabouts import require_server
from bot.features.member_menu.deed import between, lobbies_of
from bot.features.member_menu.panel import versus, which_duel, which_game, which_lobby
from bot.interactions.context import Context
from bot.interactions.replies import Interaction, answering, on_servers
from bot.table.refusals import Refused
from engine.core.words import words

Deed = Callable[[Answer, discord.Member], Awaitable[None]]


class MemberMenu:
    """Handles the entries of the menu; asks which game or lobby is meant."""

    def __init__(self, context: Context) -> None:
        self._store, self._invitations = context.store, context.invitations

    async def invite(self, answer: Answer, member: discord.Member) -> None:
        """Invite the member to the only possible lobby; otherwise ask which lobby or game.

        Raises Refused for oneself, for bots, or if the lobby is full.
        """
        _check(answer, member)
        mine = await self._store.matches_of(answer.user)
        lobbies = lobbies_of(mine, require_server(answer.interaction), answer.user)
        if len(lobbies) == 1:
            await self._invitations.invite_to(answer, lobbies[0].id, member)
            return
        question = (
            which_lobby(lobbies, member.id, answer.speech)
            if lobbies
            else which_game(member.id, answer.speech)
        )
        await answer.post(question, private=True)

    async def duel(self, answer: Answer, member: discord.Member) -> None:
        """Ask which duel to play with the member. Raises Refused for oneself and for bots."""
        _check(answer, member)
        await answer.post(which_duel(member.id, answer.speech), private=True)

    async def results(self, answer: Answer, member: discord.Member) -> None:
        """Show the results between the two. Raises Refused for oneself and for bots."""
        _check(answer, member)
        found = await self._store.results_of(answer.user, require_server(answer.interaction))
        ended = between(found, answer.user, member.id)
        await answer.post(versus(ended, member.mention, answer.speech), private=True)


def menus(context: Context) -> Sequence[app_commands.ContextMenu]:
    """The entries in the menu of a member."""
    menu = MemberMenu(context)
    return [
        _menu("Invite to a game", menu.invite),
        _menu("Play a duel", menu.duel),
        _menu("Results against me", menu.results),
    ]


def _menu(name: str, deed: Deed) -> app_commands.ContextMenu:
    async def on_choice(interaction: Interaction, member: discord.Member) -> None:
        async with answering(interaction, private=True) as answer:
            await deed(answer, member)

    menu: app_commands.ContextMenu = on_servers(
        app_commands.ContextMenu(name=name, callback=on_choice)
    )
    return menu


def _check(answer: Answer, member: discord.Member) -> None:
    """Raises Refused if the member is the one who asked, or a bot."""
    if member.id == answer.user:
        raise Refused(words("meet-self"))
    if member.bot:
        raise Refused(words("invite-bot"))

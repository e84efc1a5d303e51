"""Clicks on calls: a member's choice of games, and the buttons of the direct message."""

import re
from typing import Final

from bot.discord_io.answer import Answer
from bot.discord_io.whereabouts import require_server
from bot.features.calls.deed import Wish, Wishes
from bot.features.calls.panel import CALLS, CHOSEN, JOIN, STOP, SWITCH, page
from bot.guilds.settings import place_of
from bot.interactions.base import Base
from bot.interactions.click import Click
from bot.interactions.context import OpeningBase
from bot.interactions.verbs import On, Who, on
from bot.language.speech import title
from bot.lobby.lobbies import Lobbies
from bot.presentation.custom_ids import NO_MATCH, NotOurs
from bot.presentation.panel import Panel
from engine.core import registry

STOPPED: Final = re.compile(r"([0-9]{1,20})\.([a-z0-9_]{1,40})", re.ASCII)


class WishPage:
    """Shows and changes for which games a member wants to be called on a server."""

    def __init__(self, base: Base) -> None:
        self._wishes, self._store, self._members = Wishes(base.store), base.store, base.members

    async def show(self, answer: Answer, game: str = "") -> None:
        """Add `game`, if any, to the member's wish, and show the wish.

        Raises Refused in direct messages.
        """
        guild = require_server(answer.interaction)
        wish = await self._wishes.read(guild, answer.user)
        if game and game not in wish.games:
            wish = await self._set(answer, guild, (*wish.games, game))
        await answer.post(await self._page(answer, guild, wish), private=True)

    async def choose(self, answer: Answer) -> None:
        """Set the games of the wish to those chosen in the menu. Raises NotOurs for other games."""
        guild, chosen = require_server(answer.interaction), tuple(answer.values)
        if not set(registry.names_for_several()).issuperset(chosen):
            raise NotOurs(CHOSEN)
        wish = await self._set(answer, guild, chosen)
        await answer.edit(await self._page(answer, guild, wish))

    async def drop(self, answer: Answer, guild: int, game: str) -> None:
        """Remove a game from the member's wish on a server."""

        def change(wish: Wish) -> Wish:
            left = tuple(one for one in wish.games if one != game)
            return wish.model_copy(update={"games": left})

        await self._wishes.change(guild, answer.user, change)
        await answer.replace(answer.speech.say("calls-stopped", game=title(game)))

    async def _set(self, answer: Answer, guild: int, chosen: tuple[str, ...]) -> Wish:
        locale = answer.speech.locale
        spoken = {"locale": locale}
        await self._members.change(answer.user, lambda now: now.model_copy(update=spoken))
        games = tuple(one for one in registry.names_for_several() if one in chosen)
        values = {"games": games, "closed": False}
        return await self._wishes.change(
            guild, answer.user, lambda wish: wish.model_copy(update=values)
        )

    async def _page(self, answer: Answer, guild: int, wish: Wish) -> Panel:
        place = await place_of(self._store, guild, SWITCH.name)
        called = ""
        if place is not None:
            role, where = f"<@&{place.role}>", f"<#{place.channel}>"
            called = answer.speech.say("calls-role", role=role, where=where)
        return page(wish, called, answer.speech)


class Clicks:
    """Handles the buttons and menus of calls."""

    def __init__(self, base: OpeningBase) -> None:
        self._courier, self._lobby = base.courier, base.lobby
        self._wish_page, self._lobbies = WishPage(base), Lobbies(base.store, base.now)

    @on(CALLS, On.LOBBY, On.POSTING, On.ASIDE, who=Who.ANYBODY)
    async def calls(self, click: Click) -> None:
        """Show or change the wish, or join the lobby of a call, as the argument says.

        Raises Refused, or NotOurs for an argument that no button has.
        """
        answer = click.answer
        choice, games = click.argument, registry.names_for_several()
        stopped = STOPPED.fullmatch(choice.removeprefix(STOP))
        if choice == CHOSEN:
            await self._wish_page.choose(answer)
        elif choice.startswith(JOIN):
            await self._join(answer, choice.removeprefix(JOIN))
        elif choice.startswith(STOP) and stopped is not None and stopped[2] in games:
            await self._wish_page.drop(answer, int(stopped[1]), stopped[2])
        elif not choice:
            await self._wish_page.show(answer, await self._game(click.match_id))
        else:
            raise NotOurs(choice)

    async def _game(self, match_id: str) -> str:
        """The game of the lobby that the button belongs to; "" without a lobby."""
        if match_id == NO_MATCH:
            return ""
        return (await self._lobbies.read(match_id)).game

    async def _join(self, answer: Answer, match_id: str) -> None:
        """Seat a member in a lobby, by the button of a direct message.

        Raises Refused, or NotOurs if they are no member of the lobby's server.
        """
        lobby = await self._lobbies.read(match_id)
        if not await self._courier.surely_here(lobby.guild, answer.user):
            raise NotOurs(match_id)
        _, sentence = await self._lobby.enter(answer, lobby)
        await answer.replace(sentence)

"""Calls of a role to lobbies: one message per lobby, edited while the lobby needs players."""

from typing import Final

from bot.delivery.unasked import UnaskedMessage
from bot.features.calls.panel import SWITCH, closed_role_call, role_call
from bot.guilds.settings import Place
from bot.interactions.base import Base
from bot.interactions.private.game_lists import link_to
from bot.language.speech import Speech
from bot.presentation.custom_ids import Verb
from bot.store.records import MatchRow, Posting, Status

ROLES: Final = (SWITCH.name, *(f"{SWITCH.name}.{place}" for place in range(1, 8)))
"""The names (`Posting.role`) under which a server's calls are stored.

So that many are kept up to date; a further call takes the name of the oldest, whose message is then
left as it is.
"""


class Visits:
    """Posts the calls of a role, and edits them on servers that switched them on."""

    name = SWITCH.name

    def __init__(self, base: Base) -> None:
        self._store, self._unasked = base.store, base.unasked
        self._languages = base.renderer.languages

    async def post(self, lobby: MatchRow, place: Place) -> None:
        """Mention the role of a `place` in its channel, or edit the lobby's earlier message.

        Raises StoreError.
        """
        standing = await self._store.postings(lobby.guild)
        calls = {role: standing[role] for role in ROLES if role in standing}
        mine = (role for role, one in calls.items() if one.occasion == lobby.id)
        free = (role for role in ROLES if role not in calls or not calls[role].occasion)
        oldest = min(ROLES, key=lambda role: calls[role].again if role in calls else 0.0)
        role = next(mine, next(free, oldest))
        await self._unasked.keep(await self._call_for(lobby, role, place.channel, place.role))

    async def visit(self, guild: int, place: Place) -> None:
        """Edit the messages of calls whose lobbies changed. Raises StoreError."""
        standing = await self._store.postings(guild)
        for role in ROLES:
            if role in standing and standing[role].occasion:
                await self._refresh(standing[role], place)

    async def _refresh(self, standing: Posting, place: Place) -> None:
        lobby = await self._store.match(standing.occasion)
        if lobby is not None and lobby.status is Status.LOBBY:
            role, channel = standing.role, standing.channel
            await self._unasked.keep(await self._call_for(lobby, role, channel, place.role))
            return
        speech = Speech(self._languages.of_server(standing.guild))
        link = "" if lobby is None else await link_to(self._store, lobby)
        await self._unasked.close(standing, closed_role_call(lobby, link, place.role, speech))

    async def _call_for(
        self, lobby: MatchRow, role: str, channel: int, called: int
    ) -> UnaskedMessage:
        speech = Speech(self._languages.of_server(lobby.guild))
        panel = role_call(lobby, await link_to(self._store, lobby), called, speech)
        mark, pings = f":{Verb.SEAT}:{lobby.id}", (called,)
        return UnaskedMessage(lobby.guild, role, lobby.id, channel, mark, panel, pings=pings)

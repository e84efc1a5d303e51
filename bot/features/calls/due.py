"""Calls a role, and members who asked for it, once a lobby has been open for a minute."""

from collections.abc import Mapping
from typing import Final

from bot.delivery.unasked import COUNTED
from bot.features.calls.deed import NEWS, TIMER, members_to_call, wish_changes
from bot.features.calls.panel import SWITCH
from bot.features.calls.visits import Visits
from bot.guilds.settings import place_of
from bot.interactions.base import Base
from bot.lobby.lobbies import seeks_players
from bot.runtime import metrics
from bot.runtime.durations import day_of
from bot.store import changes, records
from bot.store.errors import TooManyUnasked
from bot.store.settings import until_current
from bot.table.notices import news
from bot.timers.clock import Handle

MESSAGES: Final = "calls-dm"


class LobbyCalls:
    """Sends a lobby's calls. Those by direct message count together as one unsolicited message."""

    def __init__(self, base: Base) -> None:
        self._store, self._now, self._service = base.store, base.now, base.service
        self._courier, self._roles = base.courier, Visits(base)

    async def call(self, timer: records.Timer) -> None:
        """Timer: send the calls, if anybody may still join the lobby and can see its channel.

        Raises TimerGone if another process has sent them.
        """
        lobby = await self._store.match(timer.match_id)
        if (
            lobby is None
            or not seeks_players(lobby)
            or not self._courier.everybody_sees(lobby.guild, lobby.channel)
        ):
            await self._store.commit([changes.FireTimer(timer)])
            return
        await self._call_role(lobby)

        async def attempt() -> None:
            await self._call_members(lobby, timer)

        await until_current(attempt)
        self._service.wake()

    async def _call_role(self, lobby: records.MatchRow) -> None:
        """Mention the role that managers chose, in the channel that they chose, if allowed."""
        place = await place_of(self._store, lobby.guild, SWITCH.name)
        if place is not None and self._courier.may_mention(lobby.guild, place.channel, place.role):
            await self._roles.post(lobby, place)

    async def _call_members(self, lobby: records.MatchRow, timer: records.Timer) -> None:
        """Queue a direct message for each member to be called, unless over the server's limit.

        Raises StaleSettings if a member's settings changed meanwhile.
        """
        now, fired = self._now(), changes.FireTimer(timer)
        wishes = await self._store.members_with_settings(lobby.guild)
        found = members_to_call(wishes, lobby, now)
        done: list[changes.Change] = []
        for user, wish in found.items():
            done += wish_changes(lobby.guild, user, wishes[user], wish.with_call(now))
            done.append(news(lobby, NEWS, user, now))
        if done:
            done.append(changes.AddUnasked(lobby.guild, day_of(now)))
        try:
            await self._store.commit([fired, *done])
        except TooManyUnasked:
            metrics.count(COUNTED, kind=MESSAGES, result="held_back")
            await self._store.commit([fired])
            return
        for _ in found:
            metrics.count(COUNTED, kind=MESSAGES, result="posted")


def handlers(base: Base) -> Mapping[str, Handle]:
    """The handler of call timers."""
    return {TIMER: LobbyCalls(base).call}

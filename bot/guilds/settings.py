"""A server's settings: channels for games, threads, limits of games, and unsolicited messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple

from pydantic import BaseModel

from bot.store import settings
from bot.store.protocol import Store
from bot.store.records import MatchRow
from bot.table.refusals import Refused
from bot.table.settings import settings_of
from engine.core.words import Words, words

MOST_CHANNELS = 25
MOST_GAMES = 500


class Place(NamedTuple):
    """Where a feature's unsolicited messages are posted: a channel, and the role they mention.

    `since` is when a manager named it, in unix seconds. `role` is 0 if they mention none.
    """

    channel: int
    since: float
    role: int = 0


class GuildSettings(BaseModel, frozen=True):
    """A server's settings.

    Games may begin in these `channels`; if there are none, in every channel. `threads` allows
    threads for further games in a channel. `games` limits the games in progress, `each` those of
    one host. `away` says that the bot has left the server, so that its games are suspended.
    `places` has the places of unsolicited messages, by the name of their switch.
    """

    channels: tuple[int, ...] = ()
    threads: bool = True
    games: int = 25
    each: int = 5
    away: bool = False
    places: Mapping[str, Place] = {}

    @property
    def mentions(self) -> tuple[str, ...]:
        """The channels in which games may begin, as mentions; () if in all."""
        return tuple(f"<#{one}>" for one in self.channels)

    def with_channel(self, channel: int) -> GuildSettings:
        """These settings with one more channel. Raises Refused beyond `MOST_CHANNELS`."""
        if len(self.channels) >= MOST_CHANNELS:
            raise Refused(words("refused-channels", most=MOST_CHANNELS))
        channels = dict.fromkeys([*self.channels, channel])
        return self.model_copy(update={"channels": tuple(channels)})

    def with_all_channels(self) -> GuildSettings:
        """These settings, with games in every channel."""
        return self.model_copy(update={"channels": ()})

    def without_channel(self, channel: int) -> GuildSettings:
        """These settings without this channel.

        Raises Refused if it is not in them, or the only one: without any, games begin everywhere.
        """
        if not self.channels:
            raise Refused(words("refused-no-list"))
        channels = tuple(one for one in self.channels if one != channel)
        if channels == self.channels:
            raise Refused(words("refused-not-allowed", where=f"<#{channel}>"))
        if not channels:
            raise Refused(words("refused-last-channel", where=f"<#{channel}>"))
        return self.model_copy(update={"channels": channels})

    def posting(self, name: str, place: Place | None) -> GuildSettings:
        """These settings with the place of the switch `name`; None switches it off."""
        others = {key: value for key, value in self.places.items() if key != name}
        places = others if place is None else {**others, name: place}
        return self.model_copy(update={"places": places})


def under_way(rows: Iterable[MatchRow]) -> list[MatchRow]:
    """The games in progress whose channel still exists."""
    return [row for row in rows if not settings_of(row).affairs.lost]


async def place_of(store: Store, guild: int, name: str) -> Place | None:
    """The place of unsolicited messages on a server, by the name of their switch; None if off."""
    return (await settings.read(store, GuildSettings, guild)).places.get(name)


class Guilds:
    """Reads and changes servers' settings, and checks what they allow.

    Before a further game is refused, `look` finds the server's games whose channel was deleted,
    which do not count.
    """

    def __init__(self, store: Store, look: Callable[[int], Awaitable[None]]) -> None:
        self._store, self._look = store, look

    async def read(self, guild: int) -> GuildSettings:
        """The settings of a server; the defaults if none are stored."""
        return await settings.read(self._store, GuildSettings, guild)

    async def change(
        self, guild: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> tuple[GuildSettings, GuildSettings]:
        """Store the settings that `change` returns for a server. Returns them before and after."""
        return await settings.change(self._store, GuildSettings, guild, None, change)

    async def check_place(self, guild: int, place: int) -> None:
        """Raises Refused if no game may begin in the channel `place`; names the allowed ones."""
        settings = await self.read(guild)
        if settings.channels and place not in settings.channels:
            raise Refused(words("refused-channel", where=", ".join(settings.mentions)))

    async def check_room(self, guild: int, user: int) -> None:
        """Raises Refused if the server or this member has the maximum number of games."""
        if await self._refusal(guild, user) is None:
            return
        await self._look(guild)
        refusal = await self._refusal(guild, user)
        if refusal is not None:
            raise Refused(refusal)

    async def _refusal(self, guild: int, user: int) -> Words | None:
        settings, games = await self.read(guild), await self._games(guild)
        if len(games) >= settings.games:
            return words("refused-games", count=settings.games)
        if sum(one.host == user for one in games) >= settings.each:
            return words("refused-games-each", count=settings.each)
        return None

    async def count(self, guild: int) -> int:
        """The number of games in progress on a server."""
        return len(await self._games(guild))

    async def _games(self, guild: int) -> list[MatchRow]:
        return under_way(await self._store.matches_in(guild, limit=2 * MOST_GAMES))

    async def check_threads(self, guild: int) -> None:
        """Raises Refused if the server allows no threads for further games."""
        if not (await self.read(guild)).threads:
            raise Refused(words("refused-no-threads"))

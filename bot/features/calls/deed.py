"""Members' wishes: for which games they want to be called to new lobbies of a server.

A wish is part of a member's settings on that server, so it is deleted with their other data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pydantic import BaseModel

from bot.lobby.features import LobbyTimer
from bot.runtime.durations import DAY
from bot.store import changes, settings
from bot.store.protocol import Store
from bot.store.records import Json, MatchRow

TIMER: Final = "call"
NEWS: Final = "call"
AFTER: Final = 60.0
"""Seconds that a lobby must be open before it calls; one opened by mistake calls nobody."""
MOST: Final = 40
"""Maximum members that a lobby calls; those whose last call is longest ago come first."""
EACH: Final = 5
"""Maximum calls to a member per server and day."""
OPENED: Final = LobbyTimer(TIMER, AFTER)


class Wish(BaseModel, frozen=True):
    """The games for which a member wants to be called on a server.

    `lately` has the times of the calls within a day, in unix seconds. `closed` says that a direct
    message could not be delivered; the games were then removed.
    """

    games: tuple[str, ...] = ()
    lately: tuple[float, ...] = ()
    closed: bool = False

    def with_call(self, now: float) -> Wish:
        """This wish after a call at `now`."""
        recent = tuple(at for at in self.lately if at > now - DAY)
        return self.model_copy(update={"lately": (*recent, now)})

    def may_be_called(self, now: float) -> bool:
        """Whether the daily limit allows another call."""
        return sum(at > now - DAY for at in self.lately) < EACH


class _OnServer(BaseModel, frozen=True, extra="allow"):
    """A member's settings on a server; other features' settings are preserved."""

    calls: Wish = Wish()


class Wishes:
    """Reads and changes the wishes of members."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, guild: int, user: int) -> Wish:
        """A member's wish on a server."""
        return (await settings.read(self._store, _OnServer, guild, user)).calls

    async def change(self, guild: int, user: int, change: Callable[[Wish], Wish]) -> Wish:
        """Change a member's wish on a server; returns the new one."""

        def on_server(wish: _OnServer) -> _OnServer:
            return wish.model_copy(update={"calls": change(wish.calls)})

        _, after = await settings.change(self._store, _OnServer, guild, user, on_server)
        return after.calls


def wish_in(stored: Json | None) -> Wish:
    """The wish in a member's settings on a server, which are JSON; no games if there are none."""
    return _OnServer.model_validate_json(stored or "{}").calls


def wish_changes(guild: int, user: int, stored: Json | None, after: Wish) -> list[changes.Change]:
    """The changes of the store that replace a member's wish by `after`.

    Their commit raises StaleSettings if the member's settings are no longer those `stored`.
    """
    stands = _OnServer.model_validate_json(stored or "{}").model_copy(update={"calls": after})
    return settings.replacement(guild, user, stored, stands)


def members_to_call(wishes: Mapping[int, Json], lobby: MatchRow, now: float) -> dict[int, Wish]:
    """The members whom a lobby calls, with their wishes; first those not called for longest.

    `wishes` has the settings (JSON) of the members of the server.
    """
    found = {user: wish_in(text) for user, text in wishes.items()}
    seated = {seat.user for seat in lobby.seats}
    wanted = [
        (wish.lately[-1:], user)
        for user, wish in found.items()
        if lobby.game in wish.games and user not in seated and wish.may_be_called(now)
    ]
    return {user: found[user] for _, user in sorted(wanted)[:MOST]}

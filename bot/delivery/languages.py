"""The language of public messages: the one language of all members of the table, or the server's.

A lobby with a single member looks for others, so it is in the server's language unless that member
chose another. Former members count, too, so that a table does not change its language when one
leaves. Private messages are in the reader's language.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.language.speech import Speech
from bot.members.preferences import Members, MemberSettings
from bot.store.records import NO_SEAT_LEFT, NO_SERVER, Leaver, MatchRow, Status
from bot.table.table import Table

NOBODY: Final[Mapping[int, MemberSettings]] = MappingProxyType({})


class Languages:
    """Finds the language of tables. `of_server(guild)` is that of a server."""

    def __init__(self, members: Members, of_server: Callable[[int], str]) -> None:
        self._members, self.of_server = members, of_server

    async def of(
        self,
        row: MatchRow,
        leavers: Sequence[Leaver] = (),
        known: Mapping[int, MemberSettings] = NOBODY,
    ) -> str:
        """The locale of public messages about a match; `leavers` are former holders of its seats.

        `known` are members' settings that the caller has read, by user.
        """
        found, chosen = "", False
        former = [one.user for one in leavers if one.seat != NO_SEAT_LEFT]
        lobby = row.status is Status.LOBBY
        there = [seat.user for seat in row.seats if not (lobby and seat.agent)]  # no guests
        users = [user for user in dict.fromkeys((*former, *there)) if user is not None]
        for user in users:
            settings = known.get(user) or await self._members.read(user)
            if found not in ("", settings.locale):
                return self.of_server(row.guild)
            found, chosen = settings.locale, chosen or bool(settings.language)
        seeks = lobby and len(users) == 1 and not chosen
        own = not seeks or row.guild == NO_SERVER
        return found if own and found else self.of_server(row.guild)

    async def speech(self, table: Table, known: Mapping[int, MemberSettings] = NOBODY) -> Speech:
        """The speech for public messages about a table."""
        return table.speech(await self.of(table.row, table.leavers, known))

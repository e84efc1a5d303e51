"""Posts the list of games: one message, edited at most once per `server_visits.VISIT_INTERVAL`.

It has only tables in channels that everybody on the server can see, and only public information.
"""

from collections.abc import Sequence
from typing import Final

from bot.delivery.unasked import UnaskedMessage
from bot.features.live_list.panel import LISTED, SWITCH, ListEntry, live_list
from bot.guilds.settings import Place
from bot.interactions.base import Base
from bot.interactions.private.game_lists import game_line, link_to, lobby_arguments, waits_for
from bot.language.speech import Speech, safe_name, title
from bot.lobby.lobbies import seating
from bot.play.opening.ways import stored_led_by_group
from bot.presentation.panels.table_panel import result
from bot.runtime.durations import DAY
from bot.store.errors import UnknownMatch
from bot.store.records import MatchRow, Status
from bot.table.leavers import free_seats
from bot.table.settings import settings_of
from engine.core.errors import EngineError
from engine.core.words import seat_name, words

FINISHED: Final = 25
"""How many of the latest finished tables are searched for those of the last day."""
Version = tuple[int, int, str]
"""The revision and edition of a table, and the language of its line."""


class Visits:
    """Posts the list on a server that switched it on."""

    name = SWITCH.name

    def __init__(self, base: Base) -> None:
        self._service, self._store, self._courier = base.service, base.store, base.courier
        self._unasked, self._now = base.unasked, base.now
        self._languages = base.renderer.languages
        self._known: dict[int, dict[str, tuple[Version, ListEntry]]] = {}
        """By server and match, the version and line of each table in the list."""

    async def visit(self, guild: int, place: Place) -> None:
        """Post or update the list. Raises StoreError."""
        speech, since = Speech(self._languages.of_server(guild)), self._now() - DAY
        rows = self._public(await self._store.matches_in(guild))
        over = self._public(await self._store.matches_in(guild, over=True, limit=FINISHED))
        late = [row for row in over if row.updated >= since]
        known = self._known.get(guild, {})
        self._known[guild] = {
            row.id: await self._fresh(row, known.get(row.id), speech) for row in (*rows, *late)
        }
        panel = live_list(
            self._lines(guild, [row for row in rows if row.status is Status.LOBBY]),
            self._lines(guild, [row for row in rows if row.status is not Status.LOBBY]),
            self._lines(guild, late),
            speech,
        )
        mark = f":{LISTED}:"
        wanted = UnaskedMessage(guild, self.name, "", place.channel, mark, panel, lasting=True)
        await self._unasked.keep(wanted)

    def _public(self, rows: Sequence[MatchRow]) -> list[MatchRow]:
        """The tables of several members in channels that everybody on the server can see.

        Without tutorials and lobbies for invited members only.
        """
        return [
            row
            for row in rows
            if (row.size > 1 or stored_led_by_group(row))
            and not settings_of(row).tutorial
            and not (row.status is Status.LOBBY and settings_of(row).invite_only)
            and self._courier.everybody_sees(row.guild, row.channel)
        ]

    def _lines(self, guild: int, rows: Sequence[MatchRow]) -> list[ListEntry]:
        return [self._known[guild][row.id][1] for row in rows]

    async def _fresh(
        self, row: MatchRow, known: tuple[Version, ListEntry] | None, speech: Speech
    ) -> tuple[Version, ListEntry]:
        """The version and line of a table; `known`, if the table has not changed since."""
        version = row.revision, row.edition, speech.locale
        if known is not None and known[0] == version:
            return known
        if row.status is Status.LOBBY:
            return version, await self._lobby(row, speech)
        return version, await self._table(row, speech)

    async def _lobby(self, row: MatchRow, speech: Speech) -> ListEntry:
        host = next((seat.name for seat in row.seats if seat.user == row.host), "")
        most, taken = seating(row)[-1], len(row.seats)
        line = speech.say(
            "list-lobby",
            host=words("list-host", name=safe_name(host)) if host else words("somebody"),
            taken=taken,
            most=most,
            **lobby_arguments(row, await link_to(self._store, row), speech),
        )
        named = Speech(speech.locale, (host,)).without_escapes
        who = seat_name(0) if host else words("somebody")
        join = named.say("button-join-listed", game=title(row.game), who=who)
        return ListEntry(row.id, line, join if taken < most else "")

    async def _table(self, row: MatchRow, speech: Speech) -> ListEntry:
        link, where, game = await link_to(self._store, row), f"<#{row.channel}>", title(row.game)
        try:
            table = await self._service.tables.of(row)
            named = table.speech(speech.locale)
            if table.over:
                line = named.say("list-over", game=game, link=link, how=result(table, named))
            elif row.status is Status.PAUSED:
                line = named.say("list-paused", game=game, link=link, where=where)
            else:
                line = game_line(table, link, waits_for(table, sorted(table.awaited)), speech)
        except (UnknownMatch, EngineError):
            return ListEntry(row.id, speech.say("games-broken", link=link, where=where))
        say = named.without_escapes.say
        labels = (
            (seat, say("button-free-seat", game=game, seat=seat_name(seat)))
            for seat in free_seats(table)
        )
        return ListEntry(row.id, line, free=tuple(labels))

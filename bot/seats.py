"""What changes at a running table beside the game: who sits there, and who plays for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.attendance import returned
from bot.refusals import Refused
from bot.service import TRIES, Service
from bot.store import changes, records
from bot.store.protocol import StaleRevision
from bot.tables import Table
from bot.turns import Timers, board_parcel, clocks
from engine.core.words import words

Alter = Callable[[Table], records.Match]
"""The row of a table as it shall be. Raises Refused if it may not."""
Follow = Callable[[Table, Table], Sequence[changes.Change]]
"""What must follow, given the table before and after, besides its board."""


def nothing(before: Table, after: Table) -> Sequence[changes.Change]:  # noqa: ARG001
    """Nothing more."""
    return ()


class Seats:
    """Changes rows of running tables, one at a time; each returns the table as it then is."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def alter(self, match: str, change: Alter, follow: Follow = nothing) -> Table:
        """Change a table that is not over, and show it. Raises Refused, UnknownMatch, NotSaved."""
        service = self._service
        async with service.tables.lock(match):
            for _ in range(TRIES):
                before = await service.tables.load(match)
                if before.over:
                    raise Refused(words("refused-over"))
                row = change(before)
                if row == before.row:
                    return before
                now = service.now()
                row = replace(row, updated=now)
                after = replace(before, row=replace(row, edition=row.edition + 1))
                shown = board_parcel(after.row, now)
                try:
                    await service.store.commit(
                        [changes.PutTable(row), *follow(before, after), shown]
                    )
                except StaleRevision:
                    continue
                service.ring()
                return service.tables.keep(after)
        raise Refused(words("refused-busy"))

    async def back(self, match: str, user: int) -> Table:
        """The member plays for themselves again."""

        def follow(before: Table, after: Table) -> Sequence[changes.Change]:
            seat = self._service.seat_of(before, user)
            freed = changes.DropTimer(match, seat, Timers.AGENT)
            begun = clocks(after.row, seat, after.row.updated) if seat in after.missing else ()
            return [freed, *begun]

        return await self.alter(
            match, lambda table: returned(table.row, self._service.seat_of(table, user)), follow
        )
